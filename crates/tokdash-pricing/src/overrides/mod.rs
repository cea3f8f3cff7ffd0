//! Overrides: prices of the user's own, laid over the table.
//!
//! Rules are merged over the table and do not replace it: what no rule fits is priced as before,
//! and so is a time at which a fitting rule does not hold.

mod bound;
mod error;
#[cfg(feature = "serde")]
mod file;
mod glob;
#[cfg(feature = "serde")]
mod json;
#[cfg(feature = "toml")]
mod toml;

use sha2::{Digest, Sha256};
use tokdash_core::Timestamp;

pub(crate) use self::bound::{BoundAction, BoundOverrides, BoundPrice, BoundRule};
pub use self::error::{OverridesError, OverridesErrorKind};
use crate::table::SellerId;
use crate::{Currency, Rates};

/// The name and version of the file's shape.
#[cfg(feature = "serde")]
pub(crate) const SCHEMA: &str = "tokdash-pricing-overrides/1";

/// What a label stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LabelTarget {
    /// The user's own machine.
    SelfHosted,
    /// A seller.
    Seller(SellerId),
}

/// The user's own prices and labels, read but not yet laid over a table.
///
/// The file's shape is described in `docs/prices.md` of the repository.
#[derive(Clone, Debug, Default)]
pub struct Overrides {
    rules: Vec<OverrideRule>,
    labels: Vec<Label>,
    hash: [u8; 16],
}

#[derive(Clone, Debug)]
struct Label {
    label: String,
    seller: String,
    line: Option<usize>,
}

/// One rule: which ids it is for, when it holds, and what it says.
#[derive(Clone, Debug)]
pub struct OverrideRule {
    provider: Option<String>,
    model: Option<String>,
    valid_from: Option<Timestamp>,
    valid_until: Option<Timestamp>,
    action: OverrideAction,
    line: Option<usize>,
}

/// What a rule says.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OverrideAction {
    /// It costs nothing.
    Free,
    /// It has no price.
    Unpriced,
    /// It costs what this entry of the table costs: `seller/model`.
    SameAs(String),
    /// It costs this much.
    Price(OverridePrice),
}

/// A price of the user's own.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OverridePrice {
    /// The currency of the rates.
    pub currency: Currency,
    /// The rates.
    pub rates: Rates,
    /// The rates of requests whose prompt is longer than so many tokens, shortest first. What a
    /// tier does not name costs what it costs without it.
    pub tiers: Vec<(u64, Rates)>,
}

impl OverridePrice {
    /// A price without tiers.
    #[must_use]
    pub fn new(currency: Currency, rates: Rates) -> Self {
        Self { currency, rates, tiers: Vec::new() }
    }

    /// Adds a tier behind the others.
    #[must_use]
    pub fn with_tier(mut self, above: u64, rates: Rates) -> Self {
        self.tiers.push((above, rates));
        self
    }
}

impl OverrideRule {
    /// A rule for ids whose provider and model fit these patterns; `None` fits everything.
    ///
    /// `*` stands for any run of characters. Both sides are folded as in [`fold`](crate::fold).
    #[must_use]
    pub fn new(provider: Option<&str>, model: Option<&str>, action: OverrideAction) -> Self {
        Self {
            provider: provider.map(str::to_owned),
            model: model.map(str::to_owned),
            valid_from: None,
            valid_until: None,
            action,
            line: None,
        }
    }

    /// Sets the first instant at which the rule holds.
    #[must_use]
    pub fn with_valid_from(mut self, from: Timestamp) -> Self {
        self.valid_from = Some(from);
        self
    }

    /// Sets the first instant at which the rule holds no more.
    #[must_use]
    pub fn with_valid_until(mut self, until: Timestamp) -> Self {
        self.valid_until = Some(until);
        self
    }
}

impl Overrides {
    /// No rules and no labels.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a rule behind the others. The first that fits answers.
    #[must_use]
    pub fn with_rule(mut self, rule: OverrideRule) -> Self {
        self.hash = self.hash_with(&format!("{rule:?}"));
        self.rules.push(rule);
        self
    }

    /// Lets a label stand for a seller of the table, or for `self_hosted`.
    #[must_use]
    pub fn with_label(mut self, label: &str, seller: &str) -> Self {
        self.hash = self.hash_with(&format!("{label:?}={seller:?}"));
        self.labels.push(Label { label: label.to_owned(), seller: seller.to_owned(), line: None });
        self
    }

    fn hash_with(&self, text: &str) -> [u8; 16] {
        let mut bytes = self.hash.to_vec();
        bytes.extend_from_slice(text.as_bytes());
        hash(&bytes)
    }

    /// Reads an overrides file in JSON.
    ///
    /// # Errors
    /// An [`OverridesError`] with line and reason for the first fault; nothing is taken then.
    #[cfg(feature = "serde")]
    pub fn from_json(text: &str) -> Result<Self, OverridesError> {
        json::read(text)
    }

    /// Reads an overrides file in TOML.
    ///
    /// # Errors
    /// An [`OverridesError`] with line and reason for the first fault; nothing is taken then.
    #[cfg(feature = "toml")]
    pub fn from_toml(text: &str) -> Result<Self, OverridesError> {
        toml::read(text)
    }
}

/// The first half of the SHA-256 of the bytes that were loaded.
pub(crate) fn hash(bytes: &[u8]) -> [u8; 16] {
    let digest: [u8; 32] = Sha256::digest(bytes).into();
    digest.first_chunk().copied().unwrap_or_default()
}
