//! Totals: sums by currency that never hide what has no price.

use std::collections::BTreeMap;

use tokdash_core::{TokenCounts, TokenTotals};

use crate::decimal::{PICO_DECIMALS, divide_half_even, parse_scaled};
use crate::{Amount, Currency, MoneyError, Outcome, PriceTag, Reason};

/// A sum of answers. Amounts of two currencies stay two amounts; rows without a price are
/// counted with their tokens, by reason.
///
/// ```
/// # #[cfg(feature = "embedded")] {
/// use tokdash_core::TokenCounts;
/// use tokdash_pricing::{Currency, PriceBook, Query, Totals};
///
/// let (book, tokens) = (PriceBook::embedded(), TokenCounts::new().with_input(1_000_000));
/// let mut totals = Totals::new();
/// for model in ["deepseek-flash", "my-own-model"] {
///     totals.add(&book.quote(&Query::new(model).with_tokens(tokens)), tokens);
/// }
/// assert_eq!(totals.amount(Currency::USD).to_string(), "0.15 USD");
/// assert!(!totals.is_complete(), "a screen writes: at least 0.15 USD");
/// # }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Totals {
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::shapes::amounts"))]
    amounts: BTreeMap<Currency, i128>,
    /// Rows with a price.
    pub priced_rows: u64,
    /// Rows that cost nothing.
    pub free_rows: u64,
    /// Rows without a price and their tokens, by reason.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::shapes::by_reason"))]
    pub unpriced: BTreeMap<Reason, UnpricedRows>,
}

/// Rows without a price.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct UnpricedRows {
    /// How many.
    pub rows: u64,
    /// What they used.
    pub tokens: TokenTotals,
}

impl Totals {
    /// The sum of nothing.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the answer for a row of `tokens`.
    pub fn add(&mut self, outcome: &Outcome<'_>, tokens: TokenCounts) {
        match outcome {
            Outcome::Priced(quote) => {
                self.priced_rows = self.priced_rows.saturating_add(1);
                self.add_amount(quote.amount);
            }
            Outcome::Free(_) => self.free_rows = self.free_rows.saturating_add(1),
            Outcome::Unpriced(unpriced) => self.add_unpriced(unpriced.reason, tokens),
        }
    }

    /// Adds a row without a price that no book was asked about.
    pub fn add_unpriced(&mut self, reason: Reason, tokens: TokenCounts) {
        let entry = self.unpriced.entry(reason).or_default();
        entry.rows = entry.rows.saturating_add(1);
        entry.tokens += tokens;
    }

    /// Adds `rows` rows of `tokens` in all that share one tag.
    pub fn add_tagged(&mut self, tag: &PriceTag, tokens: &TokenTotals, rows: u64) {
        match tag {
            PriceTag::Priced { .. } => {
                self.priced_rows = self.priced_rows.saturating_add(rows);
                tag.amount(tokens).into_iter().for_each(|amount| self.add_amount(amount));
            }
            PriceTag::Free => self.free_rows = self.free_rows.saturating_add(rows),
            PriceTag::Unpriced(reason) => {
                let entry = self.unpriced.entry(*reason).or_default();
                entry.rows = entry.rows.saturating_add(rows);
                entry.tokens += *tokens;
            }
        }
    }

    /// Adds another sum.
    pub fn merge(&mut self, other: &Self) {
        for amount in other.amounts() {
            self.add_amount(amount);
        }
        self.priced_rows = self.priced_rows.saturating_add(other.priced_rows);
        self.free_rows = self.free_rows.saturating_add(other.free_rows);
        for (reason, rows) in &other.unpriced {
            let entry = self.unpriced.entry(*reason).or_default();
            entry.rows = entry.rows.saturating_add(rows.rows);
            entry.tokens += rows.tokens;
        }
    }

    /// Saturates: 1e26 units are beyond any bill.
    fn add_amount(&mut self, amount: Amount) {
        let sum = self.amounts.entry(amount.currency()).or_default();
        *sum = sum.saturating_add(amount.pico());
    }

    /// The amounts, one for each currency, in the order of their codes.
    pub fn amounts(&self) -> impl Iterator<Item = Amount> + '_ {
        self.amounts.iter().map(|(currency, pico)| Amount::from_pico(*pico, *currency))
    }

    /// The amount in one currency; zero where there is none.
    #[must_use]
    pub fn amount(&self, currency: Currency) -> Amount {
        Amount::from_pico(self.amounts.get(&currency).copied().unwrap_or(0), currency)
    }

    /// Whether every row has a price or is free. If not, the amounts are lower bounds.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.unpriced.is_empty()
    }

    /// How many rows have no price.
    #[must_use]
    pub fn unpriced_rows(&self) -> u64 {
        self.unpriced.values().fold(0, |sum, rows| sum.saturating_add(rows.rows))
    }

    /// What the rows without a price used.
    #[must_use]
    pub fn unpriced_tokens(&self) -> TokenTotals {
        let mut sum = TokenTotals::default();
        for rows in self.unpriced.values() {
            sum += rows.tokens;
        }
        sum
    }

    /// The sum of all amounts in one currency, at the caller's own exchange rates.
    ///
    /// The answer says which rates it took and which currencies it had to leave out.
    #[must_use]
    pub fn converted(&self, to: Currency, rates: &[(Currency, ExchangeRate)]) -> Converted {
        let mut sum =
            Converted { amount: Amount::zero(to), rates: Vec::new(), left_out: Vec::new() };
        for amount in self.amounts() {
            let from = amount.currency();
            let rate = rates.iter().find(|(currency, _)| *currency == from);
            let pico = match rate {
                _ if from == to => amount.pico(),
                Some((_, rate)) => rate.times(amount.pico()),
                None => {
                    sum.left_out.push(from);
                    continue;
                }
            };
            if from != to {
                sum.rates.extend(rate.copied());
            }
            sum.amount = Amount::from_pico(sum.amount.pico().saturating_add(pico), to);
        }
        sum
    }
}

/// How many units of another currency one unit is worth: a decimal number, as the caller has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExchangeRate(u64);

impl ExchangeRate {
    /// Reads a decimal text with at most twelve decimals.
    ///
    /// # Errors
    /// [`MoneyError::NoDecimal`] for another form, [`MoneyError::Overflow`] above 18 million.
    pub fn parse(text: &str) -> Result<Self, MoneyError> {
        let scaled = parse_scaled(text, PICO_DECIMALS)
            .ok_or(MoneyError::NoDecimal { decimals: PICO_DECIMALS })?;
        u64::try_from(scaled).map(Self).map_err(|_| MoneyError::Overflow)
    }

    /// `pico` at this rate, rounded half to even. Saturates.
    fn times(self, pico: i128) -> i128 {
        const ONE: i128 = 1_000_000_000_000;
        let (rate, whole, rest) = (i128::from(self.0), pico.div_euclid(ONE), pico.rem_euclid(ONE));
        whole.saturating_mul(rate).saturating_add(divide_half_even(rest.saturating_mul(rate), ONE))
    }
}

/// A sum in one currency that exchange rates were needed for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Converted {
    /// The sum.
    pub amount: Amount,
    /// The rates that were taken; empty when nothing was converted.
    pub rates: Vec<(Currency, ExchangeRate)>,
    /// Currencies without a rate: their amounts are not in the sum.
    pub left_out: Vec<Currency>,
}
