//! The price book: a table, perhaps the user's overrides, and a policy.

use std::sync::Arc;

use crate::matching::{CardHit, Counter, Labels, Matching, Miss, Resolved, Trail, trimmed};
use crate::overrides::{BoundAction, BoundOverrides, BoundPrice, BoundRule, Overrides};
use crate::price::{price_card, quote, second_of};
use crate::table::{SellerId, Table};
use crate::{
    Basis, CalendarCover, Currency, Flag, Free, FreeWhy, How, Matched, Mode, Outcome,
    OverridesError, Policy, Query, Reason, Signature, Unpriced,
};

/// Answers what a use of tokens costs. Cheap to clone, and free to make.
///
/// ```
/// # #[cfg(feature = "embedded")] {
/// use tokdash_core::{Timestamp, TokenCounts};
/// use tokdash_pricing::{PriceBook, Query};
///
/// let book = PriceBook::embedded();
/// let tokens = TokenCounts::new().with_input(12_345).with_output(678).with_cache_read(90_001);
/// let at = Timestamp::parse("2026-10-20T02:00:00Z")?;
/// let outcome = book.quote(&Query::new("deepseek-v4-pro").with_tokens(tokens).with_at(at));
/// assert_eq!(outcome.amount().map(|cost| cost.to_string()).as_deref(), Some("0.022940324 USD"));
/// # }
/// # Ok::<(), tokdash_core::TimeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct PriceBook {
    table: &'static Table,
    overrides: Option<Arc<BoundOverrides>>,
    policy: Policy,
}

impl PriceBook {
    /// The reviewed table that is compiled in.
    #[cfg(feature = "embedded")]
    #[must_use]
    pub const fn embedded() -> Self {
        Self::of(&crate::generated::table::TABLE)
    }

    /// No table: every model is unknown, but for what overrides say.
    #[must_use]
    pub const fn empty() -> Self {
        Self::of(&Table::EMPTY)
    }

    const fn of(table: &'static Table) -> Self {
        Self { table, overrides: None, policy: Policy::new() }
    }

    /// A book with these overrides in place of those it has; this one stays as it is.
    ///
    /// # Errors
    /// An [`OverridesError`] with line and reason for the first fault. Nothing is taken then.
    pub fn with_overrides(&self, overrides: &Overrides) -> Result<Self, OverridesError> {
        let bound = BoundOverrides::bind(self.table, overrides)?;
        Ok(Self { overrides: Some(Arc::new(bound)), ..self.clone() })
    }

    /// The book with another policy.
    #[must_use]
    pub fn with_policy(mut self, policy: Policy) -> Self {
        self.policy = policy;
        self
    }

    /// The policy.
    #[must_use]
    pub const fn policy(&self) -> Policy {
        self.policy
    }

    /// What the answers depend on.
    #[must_use]
    pub fn signature(&self) -> Signature {
        Signature {
            algorithm: "match-v1",
            table: self.table.version,
            table_hash: self.table.hash,
            overrides_hash: self.overrides.as_ref().map_or([0; 16], |overrides| overrides.hash),
            policy: self.policy.to_byte(),
        }
    }

    /// The version of the table.
    #[must_use]
    pub const fn table_version(&self) -> &'static str {
        self.table.version
    }

    /// The days that the table's calendars of holidays cover, for a program that has a clock and
    /// wants to warn before one ends.
    pub fn calendars(&self) -> impl Iterator<Item = CalendarCover> {
        self.table.calendars.iter().map(CalendarCover::of)
    }

    /// The cost of a use.
    #[must_use]
    pub fn quote(&self, query: &Query<'_>) -> Outcome<'_> {
        let mut trail = Trail::default();
        let raw = match trimmed(query.model) {
            Ok(raw) => raw,
            Err(reason) => return unpriced(reason, None, trail),
        };
        if let Some(outcome) = self.overridden(raw, query) {
            return outcome;
        }
        let mut scratch = String::with_capacity(raw.len().max(32));
        let labels = Labels { table: self.table, overrides: self.overrides.as_deref() };
        let policy = self.policy;
        let found = Matching { labels, policy, scratch: &mut scratch, trail: &mut trail }
            .resolve(raw, query);
        match found {
            Ok(Resolved::FreeVariant) => {
                // Free variants are the aggregator's, which bills US dollars.
                let currency = Some(Currency::USD);
                Outcome::Free(Free { why: FreeWhy::Variant, currency, matched: None, trail })
            }
            Ok(Resolved::Card(hit)) => price_card(self.table, hit, query, policy, trail),
            Err(Miss { reason, seller }) => {
                unpriced(reason, seller.map(|seller| self.table.seller_name(seller)), trail)
            }
        }
    }

    /// The cost of a use that names the model asked for and the one that answered.
    ///
    /// The model asked for is priced. Only where its name says nothing about the price — it is no
    /// model (`auto`), unknown, sold by a reseller alone, or not sold at that time — the one that
    /// answered is priced instead, at the seller the first one was asked from, and the answer is
    /// flagged [`Flag::ServedModel`]. A name with a suffix behind a colon is a variant whose price
    /// nobody knows: the plain model does not stand for it.
    ///
    /// ```
    /// # #[cfg(feature = "embedded")] {
    /// use tokdash_pricing::{Flag, PriceBook, Query};
    ///
    /// let book = PriceBook::embedded();
    /// let outcome = book.quote_served(&Query::new("auto"), Some("deepseek-flash"));
    /// assert_eq!(outcome.status(), "priced");
    /// assert!(outcome.flags().contains(Flag::ServedModel));
    /// # }
    /// ```
    #[must_use]
    pub fn quote_served(&self, query: &Query<'_>, served_model: Option<&str>) -> Outcome<'_> {
        let asked = self.quote(query);
        let (Outcome::Unpriced(miss), Some(served)) = (&asked, served_model) else { return asked };
        let (label, name) = split_label(query.model);
        if !says_nothing(miss.reason) || name.contains(':') {
            return asked;
        }
        // The seller that was asked, however the label spelled it; else the label itself.
        let flags = miss.trail.flags;
        let seller = miss.seller.filter(|_| !flags.contains(Flag::ProviderInferred));
        let provider = seller.or(query.provider).or(label);
        let of_labels = [Flag::SubscriptionEquivalent, Flag::LabelPrefix, Flag::UnknownLabel];
        let kept = of_labels.into_iter().filter(|flag| flags.contains(*flag));
        let outcome = self.quote(&Query { model: served, provider, ..*query });
        match kept.fold(outcome.flagged(Flag::ServedModel), Outcome::flagged) {
            Outcome::Unpriced(_) => asked,
            served => served,
        }
    }

    fn overridden(&self, raw: &str, query: &Query<'_>) -> Option<Outcome<'_>> {
        let overrides = self.overrides.as_deref()?;
        let second = second_of(self.table, query.at);
        let (number, rule) = overrides.rule(raw, query.provider, second)?;
        let mut trail = Trail::default();
        trail.flags.insert(Flag::Override);
        Some(match &rule.action {
            BoundAction::Free => {
                let why = FreeWhy::Override(number);
                Outcome::Free(Free { why, currency: None, matched: None, trail })
            }
            BoundAction::Unpriced => unpriced(Reason::ByOverride, None, trail),
            BoundAction::SameAs(seller, name) => self.same_as(*seller, name, number, query, trail),
            BoundAction::Price(price) => own_price(rule, price, number, query, trail),
        })
    }

    fn same_as(
        &self,
        seller: SellerId,
        name: &str,
        number: u32,
        query: &Query<'_>,
        trail: Trail,
    ) -> Outcome<'static> {
        let counter = Counter { table: self.table, seller, wanted: query.currency };
        let hit = counter.exact(name).and_then(|hit| hit.ok_or(Reason::UnknownModel));
        match hit {
            Ok(hit) => {
                let hit = CardHit { how: How::Override(number), ..hit };
                price_card(self.table, hit, query, self.policy, trail)
            }
            Err(reason) => unpriced(reason, Some(self.table.seller_name(seller)), trail),
        }
    }
}

/// What stands before the last slash of an id, and behind it.
fn split_label(model: &str) -> (Option<&str>, &str) {
    match model.rsplit_once(['/', '\\']) {
        Some((label, name)) => (Some(label), name),
        None => (None, model),
    }
}

/// Whether the name of a model that has no price leaves open which model it was.
const fn says_nothing(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::NotAModel
            | Reason::UnknownModel
            | Reason::OnlyAggregatorPrice
            | Reason::BeforeFirstPrice
            | Reason::Retired
    )
}

fn unpriced<'b>(reason: Reason, seller: Option<&'b str>, trail: Trail) -> Outcome<'b> {
    Outcome::Unpriced(Unpriced { reason, seller, trail })
}

/// The price of a rule of the user's own.
fn own_price<'b>(
    rule: &'b BoundRule,
    price: &BoundPrice,
    number: u32,
    query: &Query<'_>,
    mut trail: Trail,
) -> Outcome<'b> {
    if query.currency.is_some_and(|wanted| wanted != price.currency) {
        return unpriced(Reason::NoCardInCurrency, None, trail);
    }
    if query.mode != Mode::Standard {
        return unpriced(Reason::NoCardForMode, None, trail);
    }
    if query.at.is_none() && (rule.from.is_some() || rule.until.is_some()) {
        trail.flags.insert(Flag::TimeAssumedAsOf);
    }
    let prompt = query.prompt_tokens();
    let tier = price.tiers.iter().rev().find(|(above, _)| prompt > u128::from(*above));
    let tier = match tier {
        Some(_) if query.requests > 1 => {
            trail.flags.insert(Flag::TierAmbiguous);
            None
        }
        tier => tier,
    };
    let matched = Matched {
        seller: "override",
        model_id: &rule.shown,
        how: How::Override(number),
        mode: Mode::Standard,
        period_from: rule.from,
        period_until: rule.until,
        window: None,
        tier_above: tier.map(|(above, _)| *above),
        basis: Basis::Override,
        trail,
    };
    let rates = tier.map_or(price.base, |(_, rates)| *rates);
    match quote(query, rates, price.currency, matched) {
        Ok(quote) => Outcome::Priced(quote),
        Err(reason) => unpriced(reason, None, trail),
    }
}
