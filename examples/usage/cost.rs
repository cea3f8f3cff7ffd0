//! What it cost: our price of each entry, and beside it what the agent itself thought. The two are
//! never mixed.

use std::collections::BTreeMap;

use serde::Serialize;
use tokdash::UsageEntry;
use tokdash_pricing::{Amount, Currency, Outcome, PriceBook, Query, Totals};

/// The prices compiled in.
pub struct Prices(PriceBook);

impl Prices {
    pub fn embedded() -> Self {
        Self(PriceBook::embedded())
    }

    /// The price of an entry at its own time: of the model asked for, else of the one that answered.
    pub fn of(&self, entry: &UsageEntry) -> Outcome<'_> {
        let query = Query::new(entry.model.as_str())
            .with_provider(entry.provider.as_ref().map(|name| name.as_str()))
            .with_at(entry.timestamp)
            .with_tokens(entry.tokens)
            .with_requests(entry.requests);
        self.0.quote_served(&query, entry.served_model.as_ref().map(|name| name.as_str()))
    }
}

/// Our prices and the agents' own costs, added up.
#[derive(Default)]
pub struct Costs {
    pub ours: Totals,
    pub recorded: Recorded,
}

impl Costs {
    pub fn add(&mut self, outcome: &Outcome<'_>, entry: &UsageEntry) {
        self.ours.add(outcome, entry.tokens);
        self.recorded.add(entry);
    }
}

/// What agents recorded of costs, by currency.
#[derive(Default, Serialize)]
pub struct Recorded {
    amounts: BTreeMap<String, String>,
    /// Entries with a recorded cost.
    pub rows: u64,
    /// Those of which the agent itself says that the cost is not complete.
    pub incomplete: u64,
    /// Those whose currency is not named, or whose amount is too exact to be added: they are in no
    /// amount.
    pub left_out: u64,
    #[serde(skip)]
    sums: BTreeMap<Currency, Amount>,
}

impl Recorded {
    fn add(&mut self, entry: &UsageEntry) {
        let Some(cost) = &entry.recorded_cost else { return };
        self.rows += 1;
        self.incomplete += u64::from(!cost.complete);
        let currency = cost.currency.as_ref().and_then(|code| Currency::parse(code.as_str()).ok());
        let sum = currency.and_then(|currency| {
            let held = self.sums.get(&currency).copied().unwrap_or(Amount::zero(currency));
            held.checked_add(Amount::parse(&cost.amount, currency).ok()?).ok()
        });
        let Some(sum) = sum else {
            self.left_out += 1;
            return;
        };
        self.sums.insert(sum.currency(), sum);
        self.amounts.insert(sum.currency().to_string(), sum.decimal());
    }

    pub fn amounts(&self) -> impl Iterator<Item = Amount> + '_ {
        self.sums.values().copied()
    }
}

/// Amounts for people: rounded to four decimals, one after another.
pub fn shown(amounts: impl Iterator<Item = Amount>) -> String {
    let texts: Vec<_> = amounts.map(|amount| amount.round_to(4).to_string()).collect();
    texts.join(" + ")
}

/// A sum for people; a sum that leaves rows out says that it is a lower bound.
pub fn shown_total(totals: &Totals) -> String {
    let amounts = shown(totals.amounts());
    match (amounts.as_str(), totals.is_complete()) {
        ("", true) if totals.free_rows > 0 => "free".to_owned(),
        ("", true) => "-".to_owned(),
        ("", false) => "no price".to_owned(),
        (amounts, true) => amounts.to_owned(),
        (amounts, false) => format!(">= {amounts}"),
    }
}
