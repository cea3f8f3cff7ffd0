//! Questions: which model, from whom, when, how much of it, and what answers are acceptable.

use std::fmt;

use tokdash_core::{Timestamp, TokenCounts};

use crate::Currency;

/// How a request was made, where that changes its price.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Mode {
    /// The ordinary way.
    #[default]
    Standard,
    /// In a batch that may take a day.
    Batch,
    /// With priority, or on faster hardware.
    Fast,
    /// When there is capacity to spare.
    Flex,
    /// With thinking, for models that sell it at a price of its own.
    Thinking,
}

impl Mode {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Standard, Self::Batch, Self::Fast, Self::Flex, Self::Thinking];

    /// `standard`, `batch`, `fast`, `flex` or `thinking`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Batch => "batch",
            Self::Fast => "fast",
            Self::Flex => "flex",
            Self::Thinking => "thinking",
        }
    }

    /// The mode of that name.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mode| mode.as_str() == word)
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// How sure a price is: who said it. The best comes first in the order of the type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Basis {
    /// The user's own overrides file.
    Override,
    /// The seller's own page, dated.
    FirstParty,
    /// The seller's price, as one other data set has it.
    FirstPartySecondary,
    /// One source that is not the seller.
    Secondary,
    /// A reseller's list.
    Aggregator,
    /// The price table of the Python program of the same name; nobody else has it.
    TokdashImport,
}

impl Basis {
    /// `override`, `first_party`, `first_party_secondary`, `secondary`, `aggregator` or
    /// `tokdash_import`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Override => "override",
            Self::FirstParty => "first_party",
            Self::FirstPartySecondary => "first_party_secondary",
            Self::Secondary => "secondary",
            Self::Aggregator => "aggregator",
            Self::TokdashImport => "tokdash_import",
        }
    }
}

impl fmt::Display for Basis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Which answers a caller accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Policy {
    /// The worst basis that still is a price; a card below it is unpriced. Everything by default.
    pub min_basis: Basis,
    /// Whether the seller may be inferred from the id when no label names one. Yes by default.
    pub infer_provider: bool,
    /// Whether a model that only a reseller lists gets the reseller's price, flagged. No by
    /// default.
    pub aggregator_reference: bool,
}

impl Policy {
    /// The default policy.
    #[must_use]
    pub const fn new() -> Self {
        Self { min_basis: Basis::TokdashImport, infer_provider: true, aggregator_reference: false }
    }

    /// Sets the worst basis that still is a price.
    #[must_use]
    pub const fn with_min_basis(mut self, basis: Basis) -> Self {
        self.min_basis = basis;
        self
    }

    /// Sets whether the seller may be inferred from the id.
    #[must_use]
    pub const fn with_infer_provider(mut self, infer: bool) -> Self {
        self.infer_provider = infer;
        self
    }

    /// Sets whether a reseller's price may stand for a model bought elsewhere.
    #[must_use]
    pub const fn with_aggregator_reference(mut self, allow: bool) -> Self {
        self.aggregator_reference = allow;
        self
    }

    /// For signatures: the basis in the upper bits, the two switches in the lower.
    pub(crate) fn to_byte(self) -> u8 {
        let switches = u8::from(self.infer_provider) | u8::from(self.aggregator_reference) << 1;
        (self.min_basis as u8) << 2 | switches
    }
}

impl Default for Policy {
    fn default() -> Self {
        Self::new()
    }
}

/// A question for a [`PriceBook`](crate::PriceBook).
///
/// ```
/// use tokdash_pricing::Query;
/// use tokdash_core::{Timestamp, TokenCounts};
///
/// let query = Query::new("deepseek/deepseek-flash")
///     .with_tokens(TokenCounts::new().with_input(12_345).with_output(678))
///     .with_at(Timestamp::parse("2026-10-20T12:00:00Z")?);
/// # Ok::<(), tokdash_core::TimeError>(())
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Query<'a> {
    /// The model as the agent wrote it, provider and marks included.
    pub model: &'a str,
    /// The provider as the agent wrote it, where it is kept apart from the model.
    pub provider: Option<&'a str>,
    /// When the request ended; `None` asks for the day of the table.
    pub at: Option<Timestamp>,
    /// When the first request of the row began, for a row that covers a span of time.
    pub since: Option<Timestamp>,
    /// What was used.
    pub tokens: TokenCounts,
    /// How it was asked.
    pub mode: Mode,
    /// The currency wanted; `None` takes the one the seller bills in.
    pub currency: Option<Currency>,
    /// How many requests the row sums up. Above one, no tier is chosen by the sum.
    pub requests: u64,
}

impl<'a> Query<'a> {
    /// One ordinary request to `model`, of no tokens yet, at no particular time.
    #[must_use]
    pub fn new(model: &'a str) -> Self {
        Self {
            model,
            provider: None,
            at: None,
            since: None,
            tokens: TokenCounts::new(),
            mode: Mode::Standard,
            currency: None,
            requests: 1,
        }
    }

    /// Sets the provider. `None` leaves it to the id; an empty text is `None`.
    #[must_use]
    pub fn with_provider(mut self, provider: impl Into<Option<&'a str>>) -> Self {
        self.provider = provider.into().filter(|provider| !provider.is_empty());
        self
    }

    /// Sets when the request ended.
    #[must_use]
    pub fn with_at(mut self, at: impl Into<Option<Timestamp>>) -> Self {
        self.at = at.into();
        self
    }

    /// Sets when the first request of the row began.
    #[must_use]
    pub fn with_since(mut self, since: impl Into<Option<Timestamp>>) -> Self {
        self.since = since.into();
        self
    }

    /// Sets what was used.
    #[must_use]
    pub fn with_tokens(mut self, tokens: TokenCounts) -> Self {
        self.tokens = tokens;
        self
    }

    /// Sets how it was asked.
    #[must_use]
    pub fn with_mode(mut self, mode: Mode) -> Self {
        self.mode = mode;
        self
    }

    /// Sets the currency wanted.
    #[must_use]
    pub fn with_currency(mut self, currency: impl Into<Option<Currency>>) -> Self {
        self.currency = currency.into();
        self
    }

    /// Sets how many requests the row sums up.
    #[must_use]
    pub fn with_requests(mut self, requests: u64) -> Self {
        self.requests = requests;
        self
    }

    /// All input, cached or not, read or written: what tiers are chosen by.
    pub(crate) fn prompt_tokens(&self) -> u128 {
        [
            self.tokens.input,
            self.tokens.cache_read,
            self.tokens.cache_write,
            self.tokens.cache_write_1h,
        ]
        .into_iter()
        .map(u128::from)
        .sum()
    }
}
