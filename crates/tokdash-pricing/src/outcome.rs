//! Answers: priced, free or unpriced, each with what it was made of.

use std::fmt;

use tokdash_core::{Timestamp, TokenCounts};

use crate::matching::Trail;
use crate::{Amount, Basis, Bucket, Currency, Flag, Flags, Mode, Rate, RateId, Rates, Reason};

/// The answer to a [`Query`](crate::Query).
///
/// Unpriced is not zero: a sum that leaves it out must say so, as [`Totals`](crate::Totals) does.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Outcome<'b> {
    /// It costs this much.
    Priced(Quote<'b>),
    /// The table or the user says that it costs nothing.
    Free(Free<'b>),
    /// Nobody knows what it costs, for this reason.
    Unpriced(Unpriced<'b>),
}

impl<'b> Outcome<'b> {
    /// `priced`, `free` or `unpriced`.
    #[must_use]
    pub const fn status(&self) -> &'static str {
        match self {
            Self::Priced(_) => "priced",
            Self::Free(_) => "free",
            Self::Unpriced(_) => "unpriced",
        }
    }

    /// The quote, if there is one.
    #[must_use]
    pub const fn quote(&self) -> Option<&Quote<'b>> {
        match self {
            Self::Priced(quote) => Some(quote),
            _ => None,
        }
    }

    /// The cost; zero when free in a known currency, `None` when unpriced.
    #[must_use]
    pub fn amount(&self) -> Option<Amount> {
        match self {
            Self::Priced(quote) => Some(quote.amount),
            Self::Free(free) => free.currency.map(Amount::zero),
            Self::Unpriced(_) => None,
        }
    }

    /// Why there is no price, if there is none.
    #[must_use]
    pub const fn reason(&self) -> Option<Reason> {
        match self {
            Self::Unpriced(unpriced) => Some(unpriced.reason),
            _ => None,
        }
    }

    /// The entry of the table that answered.
    #[must_use]
    pub const fn matched(&self) -> Option<&Matched<'b>> {
        match self {
            Self::Priced(quote) => Some(&quote.matched),
            Self::Free(free) => free.matched.as_ref(),
            Self::Unpriced(_) => None,
        }
    }

    /// What to know about the answer.
    #[must_use]
    pub const fn flags(&self) -> Flags {
        match self {
            Self::Priced(quote) => quote.matched.trail.flags,
            Self::Free(free) => free.trail.flags,
            Self::Unpriced(unpriced) => unpriced.trail.flags,
        }
    }

    /// The words of all flags, those with a detail included: `stripped:date`, `mode:fast`, ….
    #[must_use]
    pub fn flag_words(&self) -> Vec<String> {
        match self {
            Self::Priced(quote) => quote.matched.trail.words(),
            Self::Free(free) => free.trail.words(),
            Self::Unpriced(unpriced) => unpriced.trail.words(),
        }
    }

    pub(crate) fn flagged(mut self, flag: Flag) -> Self {
        match &mut self {
            Self::Priced(quote) => quote.matched.trail.flags.insert(flag),
            Self::Free(free) => free.trail.flags.insert(flag),
            Self::Unpriced(unpriced) => unpriced.trail.flags.insert(flag),
        }
        self
    }
}

/// A price, with what it is made of and where it comes from.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Quote<'b> {
    /// The exact cost.
    pub amount: Amount,
    /// The cost bucket by bucket; its sum is `amount`.
    pub parts: Parts,
    /// The card that was used.
    pub matched: Matched<'b>,
    /// The name of the rates, to reprice by.
    pub rate_id: RateId,
}

/// No cost.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Free<'b> {
    /// Who says so.
    pub why: FreeWhy,
    /// The currency nothing is asked in, where one is known.
    pub currency: Option<Currency>,
    /// The entry of the table, where one says so.
    pub matched: Option<Matched<'b>>,
    pub(crate) trail: Trail,
}

/// Who says that a model is free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FreeWhy {
    /// The seller lists it as free.
    Listed,
    /// The id asks for the free variant (`:free`).
    Variant,
    /// The rule of that number (from 1) in the overrides file.
    Override(u32),
}

/// No price, and why.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Unpriced<'b> {
    /// Why.
    pub reason: Reason,
    /// The seller that was looked at, where there was one.
    pub seller: Option<&'b str>,
    pub(crate) trail: Trail,
}

/// The card a price was taken from.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Matched<'b> {
    /// Who sells it.
    pub seller: &'b str,
    /// The id the seller lists it under; for a rule of the overrides file, its pattern.
    pub model_id: &'b str,
    /// How the id was found.
    pub how: How,
    /// The mode of the card.
    pub mode: Mode,
    /// Since when the price holds; `None` for ever.
    pub period_from: Option<Timestamp>,
    /// Until when it holds, exclusive; `None` for ever.
    pub period_until: Option<Timestamp>,
    /// The time window whose price it is.
    pub window: Option<&'b str>,
    /// The tier: the prompt is longer than this many tokens.
    pub tier_above: Option<u64>,
    /// Who said the price.
    pub basis: Basis,
    pub(crate) trail: Trail,
}

impl Matched<'_> {
    /// What to know about the match.
    #[must_use]
    pub const fn flags(&self) -> Flags {
        self.trail.flags
    }
}

/// How an id was found at its seller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum How {
    /// It is the id the seller lists.
    Exact,
    /// It is a recorded other name.
    Alias,
    /// It is either, after the recorded strips that the flags name.
    Stripped,
    /// By the rule of that number (from 1) in the overrides file.
    Override(u32),
}

impl How {
    /// `exact`, `alias`, `stripped` or `override`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Alias => "alias",
            Self::Stripped => "stripped",
            Self::Override(_) => "override",
        }
    }
}

impl fmt::Display for How {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Override(rule) => write!(f, "override {rule}"),
            other => f.write_str(other.as_str()),
        }
    }
}

/// The cost of a row, bucket by bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    tokens: TokenCounts,
    rates: Rates,
    currency: Currency,
}

/// The cost of one bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Part {
    /// Which bucket.
    pub bucket: Bucket,
    /// How many tokens.
    pub tokens: u64,
    /// At which rate.
    pub rate: Rate,
    /// Whose rate that is: another bucket's where its own is not published.
    pub billed_as: Bucket,
    /// The exact cost.
    pub amount: Amount,
}

impl Parts {
    pub(crate) const fn new(tokens: TokenCounts, rates: Rates, currency: Currency) -> Self {
        Self { tokens, rates, currency }
    }

    /// The parts of the buckets that hold tokens.
    pub fn iter(&self) -> impl Iterator<Item = Part> + '_ {
        Bucket::ALL.into_iter().filter_map(|bucket| {
            let tokens = bucket.of(&self.tokens);
            let billed = self.rates.billed(bucket).filter(|_| tokens > 0)?;
            let amount = Amount::from_pico(billed.rate.times(tokens), self.currency);
            Some(Part { bucket, tokens, rate: billed.rate, billed_as: billed.bucket, amount })
        })
    }

    /// The published rates behind the parts.
    #[must_use]
    pub const fn rates(&self) -> &Rates {
        &self.rates
    }
}
