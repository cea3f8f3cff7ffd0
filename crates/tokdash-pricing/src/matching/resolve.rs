//! Steps 4 to 8 of match-v1: which seller, and which card there.

use super::Trail;
use super::fold::fold_into;
use super::id::{self, ModelId, VariantAction};
use super::labels::Labels;
use super::search::Search;
use crate::overrides::LabelTarget;
use crate::table::{Card, SellerId, SellerKind};
use crate::{Currency, Flag, How, Mode, Policy, Query, Reason};

/// What an id came to.
#[derive(Debug)]
pub(crate) enum Resolved {
    /// The free variant of whatever it is.
    FreeVariant,
    /// A card.
    Card(CardHit),
}

/// A card, and how it was found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CardHit {
    pub(crate) card: &'static Card,
    pub(crate) seller: SellerId,
    pub(crate) how: How,
    pub(crate) mode: Mode,
}

/// Why there is no card, and where it was looked for.
#[derive(Debug)]
pub(crate) struct Miss {
    pub(crate) reason: Reason,
    pub(crate) seller: Option<SellerId>,
}

impl From<Reason> for Miss {
    fn from(reason: Reason) -> Self {
        Self { reason, seller: None }
    }
}

/// One run of the algorithm. `scratch` is the only memory it takes.
pub(crate) struct Matching<'m, 'b> {
    pub(crate) labels: Labels<'b>,
    pub(crate) policy: Policy,
    pub(crate) scratch: &'m mut String,
    pub(crate) trail: &'m mut Trail,
}

/// The seller that a label named, and how many labels lead up to the key there.
struct Labelled {
    target: LabelTarget,
    skip: usize,
}

impl Matching<'_, '_> {
    /// Finds the card for a trimmed id.
    pub(crate) fn resolve(&mut self, raw: &str, query: &Query<'_>) -> Result<Resolved, Miss> {
        let id = id::parse(raw, self.trail)?;
        let labelled = self.labelled(&id, query.provider);
        let (seller, skip) = match labelled {
            Some(Labelled { target: LabelTarget::SelfHosted, .. }) => {
                return Err(Reason::SelfHosted.into());
            }
            Some(Labelled { target: LabelTarget::Seller(seller), skip }) => (Some(seller), skip),
            None => (None, 0),
        };
        match id.variant {
            Some(VariantAction::Free) => return Ok(Resolved::FreeVariant),
            Some(VariantAction::Unpriced) => {
                return Err(Miss { reason: Reason::RoutingVariant, seller });
            }
            _ => {}
        }
        if seller.is_some_and(|seller| self.is_kind(seller, SellerKind::Unmodelled)) {
            return Err(Miss { reason: Reason::ChannelNotModelled, seller });
        }
        let has_label = query.provider.is_some() || id.labels().next().is_some();
        let (seller, start) = self.fold_key(&id, seller, skip)?;
        self.find_card(start, seller, has_label, query.currency).map(Resolved::Card)
    }

    fn is_kind(&self, seller: SellerId, kind: SellerKind) -> bool {
        self.labels.table.is_kind(seller, kind)
    }

    /// The first label that names a seller: the provider, then the segments from the left.
    fn labelled(&mut self, id: &ModelId<'_>, provider: Option<&str>) -> Option<Labelled> {
        let hint = provider.map(|label| (label, 0));
        let segments = id.labels().enumerate().map(|(place, label)| (label, place + 1));
        let (target, flags, skip) =
            hint.into_iter().chain(segments).find_map(|(label, skip)| {
                let (target, flags) = self.labels.resolve(label, self.scratch)?;
                Some((target, flags, skip))
            })?;
        self.trail.flags = self.trail.flags.union(flags);
        Some(Labelled { target, skip })
    }

    /// Folds the key into the scratch; says where it begins there, and who sells it so far.
    fn fold_key(
        &mut self,
        id: &ModelId<'_>,
        seller: Option<SellerId>,
        skip: usize,
    ) -> Result<(Option<SellerId>, usize), Miss> {
        fold_into(self.scratch, [id.name]);
        let (mut seller, mut start) = (seller, 0);
        for (prefix, client_seller) in self.labels.table.client_prefixes {
            let key = self.scratch.get(start..).unwrap_or_default();
            if key.starts_with(prefix) {
                start += prefix.len();
                seller = seller.or(Some(*client_seller));
                self.trail.client = Some(prefix.trim_end_matches('-'));
            }
        }
        if self.scratch.get(start..).is_none_or(str::is_empty) {
            return Err(Reason::NotAModel.into());
        }
        if id.variant == Some(VariantAction::ExactOnly) {
            seller = seller.or_else(|| self.labels.table.aggregator());
        }
        if seller.is_some_and(|seller| self.is_kind(seller, SellerKind::Aggregator)) {
            fold_into(self.scratch, id.labels().skip(skip).chain([id.name]));
            start = 0;
        }
        Ok((seller, start))
    }

    fn find_card(
        &mut self,
        start: usize,
        seller: Option<SellerId>,
        has_label: bool,
        wanted: Option<Currency>,
    ) -> Result<CardHit, Miss> {
        let key = self.scratch.get(start..).unwrap_or_default();
        let search = Search { table: self.labels.table, policy: self.policy, key, wanted };
        if seller.is_none() && has_label {
            self.trail.flags.insert(Flag::UnknownLabel);
        }
        match search.find(seller, self.trail) {
            Err(Miss { reason: Reason::OnlyAggregatorPrice, seller })
                if self.policy.aggregator_reference =>
            {
                search.reference(seller, self.trail)
            }
            found => found,
        }
    }
}
