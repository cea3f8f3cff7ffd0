//! The shape of a rule in an overrides file, the same in JSON and TOML.

use serde::Deserialize;
use serde::de::{Deserializer, Error as _};
use tokdash_core::Timestamp;

use super::{OverrideAction, OverridePrice, OverrideRule, OverridesError, OverridesErrorKind};
use crate::{Bucket, Currency, Rate, Rates};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RuleShape {
    #[serde(rename = "match")]
    matching: MatchShape,
    #[serde(default)]
    free: Option<bool>,
    #[serde(default)]
    unpriced: Option<bool>,
    #[serde(default)]
    same_as: Option<String>,
    #[serde(default)]
    currency: Option<Currency>,
    #[serde(default)]
    per_mtok: Option<RatesShape>,
    #[serde(default)]
    tiers: Option<Vec<TierShape>>,
    #[serde(default)]
    valid_from: Option<Instant>,
    #[serde(default)]
    valid_until: Option<Instant>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MatchShape {
    #[serde(default)]
    provider: Option<String>,
    #[serde(default)]
    model: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TierShape {
    above: u64,
    per_mtok: RatesShape,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RatesShape {
    #[serde(default)]
    input: Option<Rate>,
    #[serde(default)]
    output: Option<Rate>,
    #[serde(default)]
    cache_read: Option<Rate>,
    #[serde(default)]
    cache_write: Option<Rate>,
    #[serde(default)]
    cache_write_1h: Option<Rate>,
    #[serde(default)]
    reasoning: Option<Rate>,
}

impl RatesShape {
    fn rates(&self) -> Rates {
        let pairs = [
            (Bucket::Input, self.input),
            (Bucket::Output, self.output),
            (Bucket::CacheRead, self.cache_read),
            (Bucket::CacheWrite, self.cache_write),
            (Bucket::CacheWrite1h, self.cache_write_1h),
            (Bucket::Reasoning, self.reasoning),
        ];
        let given = pairs.into_iter().filter_map(|(bucket, rate)| Some((bucket, rate?)));
        given.fold(Rates::new(), |rates, (bucket, rate)| rates.with(bucket, rate))
    }
}

/// An instant as a text.
struct Instant(Timestamp);

impl<'de> Deserialize<'de> for Instant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Timestamp::parse(&text).map(Self).map_err(D::Error::custom)
    }
}

impl RuleShape {
    /// The rule, if it says exactly one thing. `line` is where it begins.
    pub(super) fn into_rule(self, line: usize) -> Result<OverrideRule, OverridesError> {
        let fault =
            |message: &str| Err(OverridesError::new(Some(line), OverridesErrorKind::Rule, message));
        if self.free == Some(false) || self.unpriced == Some(false) {
            return fault("free and unpriced can only be true: leave them out instead");
        }
        let says = [
            self.free.is_some(),
            self.unpriced.is_some(),
            self.same_as.is_some(),
            self.per_mtok.is_some(),
        ];
        if says.into_iter().filter(|said| *said).count() != 1 {
            return fault("a rule needs exactly one of free, unpriced, same_as and per_mtok");
        }
        if self.per_mtok.is_none() && (self.currency.is_some() || self.tiers.is_some()) {
            return fault("currency and tiers belong to per_mtok");
        }
        let action = match (self.per_mtok, self.same_as, self.currency) {
            (Some(base), _, Some(currency)) => {
                let tiers = self.tiers.unwrap_or_default().into_iter();
                OverrideAction::Price(OverridePrice {
                    currency,
                    rates: base.rates(),
                    tiers: tiers.map(|tier| (tier.above, tier.per_mtok.rates())).collect(),
                })
            }
            (Some(_), _, None) => return fault("per_mtok needs a currency"),
            (None, Some(entry), _) => OverrideAction::SameAs(entry),
            (None, None, _) if self.free.is_some() => OverrideAction::Free,
            (None, None, _) => OverrideAction::Unpriced,
        };
        Ok(OverrideRule {
            provider: self.matching.provider,
            model: self.matching.model,
            valid_from: self.valid_from.map(|at| at.0),
            valid_until: self.valid_until.map(|at| at.0),
            action,
            line: Some(line),
        })
    }
}

/// The line, from 1, that holds a byte of a text.
pub(super) fn line_at(text: &str, byte: usize) -> usize {
    let before = text.as_bytes().get(..byte).unwrap_or(text.as_bytes());
    before.iter().filter(|byte| **byte == b'\n').count() + 1
}
