//! What is kept of an answer beside what it priced: enough to add up costs exactly, and to see
//! whether a new price list says something else.

use tokdash_core::{RecordedCost, TokenTotals, UsageEntry, UsageSum};

use crate::{Amount, Bucket, Currency, Outcome, PriceBook, Query, RateId, Rates, Reason};

/// The price of an entry without its amount: the rates, or why there are none.
///
/// Entries with the same tag can be added up and then priced: amounts are sums of tokens times
/// rates, so that this is exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PriceTag {
    /// It costs this much per token.
    Priced {
        /// The currency of the rates.
        currency: Currency,
        /// The rates of the card.
        rates: Rates,
    },
    /// It costs nothing.
    Free,
    /// Nobody knows what it costs.
    Unpriced(Reason),
}

impl PriceTag {
    /// The name of the rates; `None` where there are none.
    #[must_use]
    pub fn rate_id(&self) -> Option<RateId> {
        match self {
            Self::Priced { currency, rates } => Some(rates.id(*currency)),
            _ => None,
        }
    }

    /// What `tokens` cost; `None` when free or unpriced. Saturates beyond 1e26 units.
    #[must_use]
    pub fn amount(&self, tokens: &TokenTotals) -> Option<Amount> {
        let Self::Priced { currency, rates } = self else { return None };
        let pico = Bucket::ALL.into_iter().fold(0i128, |sum, bucket| {
            let tokens = i128::try_from(bucket.of_totals(tokens)).unwrap_or(i128::MAX);
            let rate = rates.billed(bucket).map_or(0, |billed| i128::from(billed.rate.pico()));
            sum.saturating_add(tokens.saturating_mul(rate))
        });
        Some(Amount::from_pico(pico, *currency))
    }
}

impl From<&Outcome<'_>> for PriceTag {
    fn from(outcome: &Outcome<'_>) -> Self {
        match outcome {
            Outcome::Priced(quote) => {
                Self::Priced { currency: quote.amount.currency(), rates: *quote.parts.rates() }
            }
            Outcome::Free(_) => Self::Free,
            Outcome::Unpriced(unpriced) => Self::Unpriced(unpriced.reason),
        }
    }
}

impl PriceBook {
    /// The price of an entry at its own time: of the model asked for, else of the one that
    /// answered ([`quote_served`](Self::quote_served)).
    #[must_use]
    pub fn quote_entry(&self, entry: &UsageEntry) -> Outcome<'_> {
        let query = Query::new(entry.model.as_str())
            .with_provider(entry.provider.as_ref().map(|name| name.as_str()))
            .with_at(entry.timestamp)
            .with_tokens(entry.tokens)
            .with_requests(entry.requests);
        self.quote_served(&query, entry.served_model.as_ref().map(|name| name.as_str()))
    }
}

/// What was used, with its price and with what the agent itself recorded of its cost.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PricedSum {
    /// What was used.
    pub usage: UsageSum,
    /// The price of all of it.
    pub price: PriceTag,
    /// What the agents recorded, never mixed with a price of ours.
    pub recorded: Recorded,
}

impl PricedSum {
    /// `usage` at `price`.
    #[must_use]
    pub fn new(usage: UsageSum, price: PriceTag, recorded: Recorded) -> Self {
        Self { usage, price, recorded }
    }

    /// One entry at the price that `book` says.
    #[must_use]
    pub fn of_entry(entry: &UsageEntry, book: &PriceBook) -> Self {
        let recorded = entry.recorded_cost.as_ref().map_or_else(Recorded::default, Recorded::of);
        Self::new(UsageSum::from(entry), PriceTag::from(&book.quote_entry(entry)), recorded)
    }
}

/// What agents recorded of costs, added up. Amounts without a currency that is known are counted,
/// and are in no sum.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Recorded {
    /// The sums, one a currency, in the order of their codes.
    pub amounts: Vec<Amount>,
    /// Entries with a recorded cost.
    pub rows: u64,
    /// Those of which the agent itself says that the cost is not complete.
    pub incomplete: u64,
    /// Those whose currency is not named, or whose amount is too exact to be added: they are in no
    /// amount.
    pub left_out: u64,
}

impl Recorded {
    /// The recorded cost of one entry.
    #[must_use]
    pub fn of(cost: &RecordedCost) -> Self {
        let currency = cost.currency.as_ref().and_then(|code| Currency::parse(code.as_str()).ok());
        let amount = currency.and_then(|currency| Amount::parse(&cost.amount, currency).ok());
        Self {
            amounts: amount.into_iter().collect(),
            rows: 1,
            incomplete: u64::from(!cost.complete),
            left_out: u64::from(amount.is_none()),
        }
    }

    /// Adds another sum. Saturates beyond 1e26 units.
    pub fn add(&mut self, other: &Self) {
        for amount in &other.amounts {
            self.add_amount(*amount);
        }
        self.rows = self.rows.saturating_add(other.rows);
        self.incomplete = self.incomplete.saturating_add(other.incomplete);
        self.left_out = self.left_out.saturating_add(other.left_out);
    }

    fn add_amount(&mut self, amount: Amount) {
        let at = self.amounts.binary_search_by_key(&amount.currency(), |held| held.currency());
        match at {
            Ok(at) => {
                if let Some(held) = self.amounts.get_mut(at) {
                    let pico = held.pico().saturating_add(amount.pico());
                    *held = Amount::from_pico(pico, amount.currency());
                }
            }
            Err(at) => self.amounts.insert(at, amount),
        }
    }
}

#[cfg(test)]
#[cfg(feature = "embedded")]
mod tests {
    use super::*;
    use crate::Totals;
    use proptest::prelude::*;
    use tokdash_core::{Provenance, Revision, Timestamp, TokenCounts};

    fn entry(model: &str, counts: (u64, u64, u64), hour: i64) -> UsageEntry {
        let (input, output, cache_read) = counts;
        let tokens =
            TokenCounts::new().with_input(input).with_output(output).with_cache_read(cache_read);
        let time = Timestamp::from_millis(1_790_000_000_000 + hour * 3_600_000).unwrap();
        let provenance = Provenance::new("u".into(), Revision::new(1));
        UsageEntry::new("i".into(), "x".into(), model.into(), time, tokens, provenance)
    }

    proptest! {
        #[test]
        fn entries_of_one_tag_cost_the_same_together_and_one_by_one(
            rows in proptest::collection::vec(
                (0usize..4, (0u64..1 << 40, 0u64..1 << 40, 0u64..1 << 40), 0i64..400), 0..40),
        ) {
            let models = ["deepseek-flash", "deepseek-v4-pro", "my-own-model", "auto"];
            let book = PriceBook::embedded();
            let (mut apart, mut together) = (Totals::new(), Totals::new());
            let mut by_tag: std::collections::HashMap<PriceTag, (TokenTotals, u64)> =
                std::collections::HashMap::new();
            for (model, counts, hour) in rows {
                let entry = entry(models[model], counts, hour);
                apart.add(&book.quote_entry(&entry), entry.tokens);
                let priced = PricedSum::of_entry(&entry, &book);
                let held = by_tag.entry(priced.price).or_default();
                held.0 += priced.usage.tokens;
                held.1 += 1;
            }
            for (tag, (tokens, rows)) in by_tag {
                together.add_tagged(&tag, &tokens, rows);
            }
            prop_assert_eq!(apart, together);
        }
    }

    #[test]
    fn recorded_costs_add_up_by_currency_and_never_guess_one() {
        let cost = |amount: &str, currency: Option<&str>, complete| {
            Recorded::of(&RecordedCost::new(amount, currency.map(Into::into), complete).unwrap())
        };
        let mut sum = Recorded::default();
        sum.add(&cost("0.10", Some("USD"), true));
        sum.add(&cost("0.02", Some("CNY"), false));
        sum.add(&cost("0.20", Some("USD"), true));
        sum.add(&cost("5", None, true));
        let shown: Vec<_> = sum.amounts.iter().map(ToString::to_string).collect();
        assert_eq!(shown, ["0.02 CNY", "0.3 USD"]);
        assert_eq!((sum.rows, sum.incomplete, sum.left_out), (4, 1, 1));
    }
}
