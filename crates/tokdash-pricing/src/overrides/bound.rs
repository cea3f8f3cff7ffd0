//! Overrides laid over a table: checked as a whole, then ready to answer.

use std::collections::HashMap;

use tokdash_core::Timestamp;

use super::{
    Label, LabelTarget, OverrideAction, OverridePrice, OverrideRule, Overrides, OverridesError,
    OverridesErrorKind, glob,
};
use crate::price::seconds;
use crate::table::{SellerId, Table};
use crate::{Currency, RateId, Rates, fold};

/// Rules and labels that refer to one table.
#[derive(Clone, Debug)]
pub(crate) struct BoundOverrides {
    rules: Vec<BoundRule>,
    /// Sorted by folded label.
    labels: Vec<(String, LabelTarget)>,
    pub(crate) hash: [u8; 16],
}

#[derive(Clone, Debug)]
pub(crate) struct BoundRule {
    provider: Option<String>,
    model: Option<String>,
    /// The model's pattern as the user wrote it.
    pub(crate) shown: String,
    pub(crate) from: Option<Timestamp>,
    pub(crate) until: Option<Timestamp>,
    pub(crate) action: BoundAction,
}

#[derive(Clone, Debug)]
pub(crate) enum BoundAction {
    Free,
    Unpriced,
    /// A seller, and a folded name there.
    SameAs(SellerId, String),
    Price(BoundPrice),
}

/// Rates with their names, tiers last.
#[derive(Clone, Debug)]
pub(crate) struct BoundPrice {
    pub(crate) currency: Currency,
    pub(crate) base: (Rates, RateId),
    pub(crate) tiers: Vec<(u64, (Rates, RateId))>,
}

impl BoundOverrides {
    /// Checks overrides against a table; the first fault refuses them all.
    pub(crate) fn bind(table: &'static Table, from: &Overrides) -> Result<Self, OverridesError> {
        let mut rules = Vec::with_capacity(from.rules.len());
        for rule in &from.rules {
            let bound = bind_rule(table, rule)?;
            if let Some(place) = rules.iter().position(|other| overlaps(&bound, other)) {
                let message =
                    format!("rule for the same ids and an overlapping time as rule {}", place + 1);
                let kind = OverridesErrorKind::Overlap;
                return Err(OverridesError::new(rule.line, kind, message));
            }
            rules.push(bound);
        }
        let labels = bind_labels(table, &from.labels)?;
        Ok(Self { rules, labels, hash: from.hash })
    }

    /// What a folded label stands for.
    pub(crate) fn label(&self, label: &str) -> Option<LabelTarget> {
        let place = self.labels.binary_search_by(|(known, _)| known.as_str().cmp(label)).ok()?;
        self.labels.get(place).map(|(_, target)| *target)
    }

    /// The first rule that fits and holds, and its number from 1.
    ///
    /// The provider is the hint, else the text before the first `/`; the rest is the model.
    pub(crate) fn rule(
        &self,
        raw: &str,
        provider: Option<&str>,
        second: i64,
    ) -> Option<(u32, &BoundRule)> {
        if self.rules.is_empty() {
            return None;
        }
        let (provider, model) = match (provider, raw.split_once('/')) {
            (Some(provider), _) => (Some(provider), raw),
            (None, Some((provider, model))) => (Some(provider), model),
            (None, None) => (None, raw),
        };
        let (provider, model) = (provider.map(fold), fold(model));
        let fits = |rule: &&BoundRule| rule.fits(provider.as_deref(), &model, second);
        let place = self.rules.iter().position(|rule| fits(&rule))?;
        let number = u32::try_from(place + 1).ok()?;
        self.rules.get(place).map(|rule| (number, rule))
    }
}

impl BoundRule {
    fn fits(&self, provider: Option<&str>, model: &str, second: i64) -> bool {
        let provider_fits = match (&self.provider, provider) {
            (None, _) => true,
            (Some(pattern), Some(provider)) => glob::fits(pattern, provider),
            (Some(_), None) => false,
        };
        provider_fits
            && self.model.as_ref().is_none_or(|pattern| glob::fits(pattern, model))
            && self.from.is_none_or(|from| seconds(from) <= second)
            && self.until.is_none_or(|until| second < seconds(until))
    }
}

fn overlaps(one: &BoundRule, other: &BoundRule) -> bool {
    let begins_before_end = |one: &BoundRule, other: &BoundRule| {
        one.from.zip(other.until).is_none_or(|(from, until)| from < until)
    };
    one.provider == other.provider
        && one.model == other.model
        && begins_before_end(one, other)
        && begins_before_end(other, one)
}

fn bind_rule(table: &'static Table, rule: &OverrideRule) -> Result<BoundRule, OverridesError> {
    let fault = |message: &str| {
        OverridesError::new(rule.line, OverridesErrorKind::Rule, message.to_owned())
    };
    if rule.provider.is_none() && rule.model.is_none() {
        return Err(fault("match needs a provider or a model"));
    }
    if [&rule.provider, &rule.model].into_iter().flatten().any(|pattern| is_blunt(pattern)) {
        return Err(fault(
            "a pattern must not be empty, nor begin or end with a dash, dot or blank",
        ));
    }
    if rule.valid_from.zip(rule.valid_until).is_some_and(|(from, until)| from >= until) {
        return Err(fault("valid_until must be later than valid_from"));
    }
    let action = match &rule.action {
        OverrideAction::Free => BoundAction::Free,
        OverrideAction::Unpriced => BoundAction::Unpriced,
        OverrideAction::SameAs(entry) => same_as(table, entry).ok_or_else(|| {
            let message = "same_as names no entry of the table (expected seller/model)";
            OverridesError::new(rule.line, OverridesErrorKind::Unknown, message)
        })?,
        OverrideAction::Price(price) => BoundAction::Price(bind_price(price).map_err(fault)?),
    };
    Ok(BoundRule {
        provider: rule.provider.as_deref().map(fold),
        model: rule.model.as_deref().map(fold),
        shown: rule.model.clone().unwrap_or_else(|| "*".to_owned()),
        from: rule.valid_from,
        until: rule.valid_until,
        action,
    })
}

/// Whether folding would make the pattern fit more than it says.
fn is_blunt(pattern: &str) -> bool {
    let ends_fold =
        |letter: char| matches!(letter, '-' | '.' | '_') || letter.is_ascii_whitespace();
    pattern.is_empty() || pattern.starts_with(ends_fold) || pattern.ends_with(ends_fold)
}

fn same_as(table: &'static Table, entry: &str) -> Option<BoundAction> {
    let (seller, model) = entry.split_once('/')?;
    let (seller, model) = (table.label(&fold(seller))?, fold(model));
    let sold = table.keys_named(&model).iter().any(|key| key.seller == seller.0);
    sold.then_some(BoundAction::SameAs(seller, model))
}

fn bind_price(price: &OverridePrice) -> Result<BoundPrice, &'static str> {
    if price.rates.is_empty() {
        return Err("per_mtok needs at least one rate");
    }
    if price.tiers.iter().any(|(_, rates)| rates.is_empty()) {
        return Err("per_mtok of a tier needs at least one rate");
    }
    if price.tiers.windows(2).any(|pair| matches!(pair, [(low, _), (high, _)] if low >= high)) {
        return Err("tiers must have rising values of above");
    }
    let currency = price.currency;
    let named = |rates: Rates| (rates, rates.id(currency));
    let tiers = price.tiers.iter();
    Ok(BoundPrice {
        currency,
        base: named(price.rates),
        tiers: tiers.map(|(above, rates)| (*above, named(rates.or(price.rates)))).collect(),
    })
}

fn bind_labels(
    table: &'static Table,
    labels: &[Label],
) -> Result<Vec<(String, LabelTarget)>, OverridesError> {
    let mut bound = HashMap::new();
    for Label { label, seller, line } in labels {
        let target = match fold(seller).as_str() {
            "self-hosted" => LabelTarget::SelfHosted,
            name => table.label(name).map(LabelTarget::Seller).ok_or_else(|| {
                let message = "label stands for no seller of the table and not for self_hosted";
                OverridesError::new(*line, OverridesErrorKind::Unknown, message)
            })?,
        };
        if bound.insert(fold(label), target).is_some() {
            let message = "label given twice";
            return Err(OverridesError::new(*line, OverridesErrorKind::Overlap, message));
        }
    }
    let mut labels: Vec<_> = bound.into_iter().collect();
    labels.sort_by(|one, other| one.0.cmp(&other.0));
    Ok(labels)
}
