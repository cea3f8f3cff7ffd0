//! Steps 8, 9, 11 and 14 of match-v1: a folded key, with or without a seller.

use super::local::is_local_variant;
use super::seller::Counter;
use super::{CardHit, Miss, Trail};
use crate::table::{SellerId, SellerKind, Table};
use crate::{Currency, Flag, Policy, Reason};

/// A key to be found.
#[derive(Clone, Copy)]
pub(crate) struct Search<'k> {
    pub(crate) table: &'static Table,
    pub(crate) policy: Policy,
    pub(crate) key: &'k str,
    pub(crate) wanted: Option<Currency>,
}

impl Search<'_> {
    /// The card at `seller`, or at the one that can be inferred.
    pub(crate) fn find(self, seller: Option<SellerId>, trail: &mut Trail) -> Result<CardHit, Miss> {
        let seller = match seller {
            Some(seller) => seller,
            None => self.inferred(trail)?,
        };
        let miss = |reason| Miss { reason, seller: Some(seller) };
        let is_aggregator = self.table.is_kind(seller, SellerKind::Aggregator);
        let key = match self.key.contains('/') {
            false if is_aggregator => {
                self.only_id_of(self.key).ok_or_else(|| miss(Reason::UnknownModel))?
            }
            _ => self.key,
        };
        let found = self.counter(seller).find_with_fallback(key, trail).map_err(miss)?;
        found.ok_or_else(|| {
            let name = last_segment(key);
            if is_local_variant(name) {
                miss(Reason::LocalVariant)
            } else if !is_aggregator && self.is_slug(name) {
                miss(Reason::OnlyAggregatorPrice)
            } else {
                miss(Reason::UnknownModel)
            }
        })
    }

    /// The aggregator's card for a key that only it lists.
    pub(crate) fn reference(
        self,
        seller: Option<SellerId>,
        trail: &mut Trail,
    ) -> Result<CardHit, Miss> {
        let unknown = || Miss { reason: Reason::OnlyAggregatorPrice, seller };
        let aggregator = self.table.aggregator().ok_or_else(unknown)?;
        let id = self.only_id_of(last_segment(self.key)).ok_or_else(unknown)?;
        let hit = self.counter(aggregator).exact(id);
        let hit = hit.map_err(|reason| Miss { reason, seller: Some(aggregator) })?;
        trail.flags.insert(Flag::AggregatorReference);
        hit.ok_or_else(unknown)
    }

    fn counter(self, seller: SellerId) -> Counter {
        Counter { table: self.table, seller, wanted: self.wanted }
    }

    fn inferred(self, trail: &mut Trail) -> Result<SellerId, Reason> {
        let may_infer = self.policy.infer_provider;
        let seller = self.only_seller().or_else(|| self.seller_by_prefix());
        let seller = seller.filter(|_| may_infer);
        if seller.is_none() && is_local_variant(self.key) {
            return Err(Reason::LocalVariant);
        }
        if !may_infer {
            return Err(Reason::ProviderNotNamed);
        }
        trail.flags.insert(Flag::ProviderInferred);
        seller.ok_or_else(|| match self.is_slug(self.key) {
            true => Reason::OnlyAggregatorPrice,
            false => Reason::UnknownModel,
        })
    }

    /// The one seller other than the aggregator that sells exactly this key for US dollars.
    fn only_seller(self) -> Option<SellerId> {
        let mut only = None;
        for key in self.table.keys_named(self.key) {
            let seller = SellerId(key.seller);
            let card = self.table.card(*key)?;
            if self.table.is_kind(seller, SellerKind::Aggregator)
                || self.table.currency(card) != Currency::USD
                || only == Some(seller)
            {
                continue;
            }
            if only.is_some() {
                return None;
            }
            only = Some(seller);
        }
        only
    }

    /// The seller with the longest beginning of ids that fits.
    fn seller_by_prefix(self) -> Option<SellerId> {
        let prefixes = self.table.id_prefixes.iter();
        prefixes.copied().find(|(prefix, _)| self.key.starts_with(prefix)).map(|(_, id)| id)
    }

    fn is_slug(self, name: &str) -> bool {
        !self.table.ids_of_slug(name).is_empty()
    }

    /// The aggregator's id for a slug that is the slug of one id alone.
    fn only_id_of(self, slug: &str) -> Option<&'static str> {
        match self.table.ids_of_slug(slug) {
            [(_, id)] => Some(self.table.str(*id)),
            _ => None,
        }
    }
}

fn last_segment(key: &str) -> &str {
    key.rsplit('/').next().unwrap_or(key)
}
