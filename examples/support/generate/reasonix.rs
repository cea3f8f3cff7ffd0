//! The stats ledger of Reasonix, as its version 1.38 writes it: `stats/YYYY-MM-DD.jsonl`.
//!
//! A file's day is the writer's own, so rows are made from local times and their offsets, and
//! never from instants.

use super::clock::{FIRST_DAY, NANOS_PER_DAY, date, rfc3339};
use super::json::Object;
use super::rng::{Deck, Rng};
use super::{Counts, Options, Totals, length};

const OFFSETS: [&str; 4] = ["Z", "+08:00", "-03:30", "+02:00"];

/// What a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The mark of a turn's end.
    Turn,
    /// A request, for this purpose.
    Request(&'static str),
    /// A request whose purpose is not named.
    Unnamed,
    /// Attempts that broke off and one that did not: part of it may be an estimate.
    Estimate,
    /// A request of which nothing is known.
    RequestOnly,
}

const KINDS: &[(Kind, usize)] = &[
    (Kind::Turn, 12),
    (Kind::Request("executor"), 16),
    (Kind::Request("subagent"), 4),
    (Kind::Request("compaction"), 2),
    (Kind::Request("title"), 2),
    (Kind::Unnamed, 1),
    (Kind::Estimate, 2),
    (Kind::RequestOnly, 1),
];

/// What the client knows of a model.
#[derive(Clone, Copy, Debug)]
struct Model {
    name: &'static str,
    price: Option<Price>,
    reasons: bool,
    /// Whether the provider's own total is something else than prompt and completion.
    odd_total: bool,
}

/// Prices in billionths of the currency, for a token.
#[derive(Clone, Copy, Debug)]
struct Price {
    currency: &'static str,
    valuation: &'static str,
    hit: u64,
    miss: u64,
    output: u64,
    fingerprint: &'static str,
}

const YUAN: Price = Price {
    currency: "CNY",
    valuation: "valuation_cny",
    hit: 200,
    miss: 2_000,
    output: 3_000,
    fingerprint: "00c0ffee00c0ffee",
};

const DOLLAR: Price = Price {
    currency: "USD",
    valuation: "valuation_usd",
    hit: 110,
    miss: 600,
    output: 2_200,
    fingerprint: "0ddba110ddba1100",
};

const MODELS: [Model; 6] = [
    Model {
        name: "deepseek/deepseek-v4-flash",
        price: Some(YUAN),
        reasons: true,
        odd_total: false,
    },
    Model {
        name: "deepseek/deepseek-v4-flash",
        price: Some(YUAN),
        reasons: false,
        odd_total: false,
    },
    Model { name: "deepseek/deepseek-v4-pro", price: Some(YUAN), reasons: true, odd_total: false },
    Model { name: "zai/glm-5.2", price: Some(DOLLAR), reasons: false, odd_total: true },
    Model {
        name: "router/vendor/model-large",
        price: Some(DOLLAR),
        reasons: true,
        odd_total: false,
    },
    Model { name: "local/model-small", price: None, reasons: false, odd_total: false },
];

/// Writes a home of Reasonix, file by file, and tells what it holds.
pub fn reasonix(options: &Options, out: &mut dyn FnMut(&str, &[u8])) -> Totals {
    let mut ledger = Ledger {
        rng: Rng::of_part(options.seed, "reasonix"),
        kinds: Deck::new(KINDS),
        totals: Totals::default(),
    };
    out("stats/.append.lock", b"");
    for day in FIRST_DAY..FIRST_DAY + options.days {
        let text = ledger.day(day, options.rows);
        ledger.totals.units += 1;
        ledger.totals.bytes += length(text.as_bytes());
        out(&format!("stats/{}.jsonl", date(day)), text.as_bytes());
    }
    ledger.totals
}

struct Ledger {
    rng: Rng,
    kinds: Deck<Kind>,
    totals: Totals,
}

/// What a request used, as the client counts.
#[derive(Clone, Copy, Debug)]
struct Used {
    hit: u64,
    miss: u64,
    completion: u64,
    reasoning: u64,
    requests: u64,
}

impl Ledger {
    fn day(&mut self, day: u64, rows: u64) -> String {
        let mut text = String::new();
        let mut offset = *self.rng.pick(&OFFSETS);
        // Each row has a part of the day to itself, so that no two have one time.
        let part = NANOS_PER_DAY / rows.max(1);
        for row in 0..rows {
            // A traveller: one file then holds several offsets.
            if self.rng.once_in(40) {
                offset = *self.rng.pick(&OFFSETS);
            }
            let nanos = row * part + self.rng.below(part);
            text.push_str(&self.row(&rfc3339(day, nanos, offset)));
            text.push('\n');
        }
        text
    }

    fn row(&mut self, ts: &str) -> String {
        let row = Object::new().text("ts", ts);
        match self.kinds.deal(&mut self.rng).unwrap_or(Kind::Turn) {
            Kind::Turn => {
                self.totals.ignored += 1;
                row.text("source", "cli").flag("turn", true).end()
            }
            Kind::Request(purpose) => self.request(row, Some(purpose), 1),
            Kind::Unnamed => self.request(row, None, 1),
            Kind::Estimate => {
                let requests = self.rng.between(2, 4);
                self.request(row, Some("executor"), requests)
            }
            Kind::RequestOnly => self.request_only(row),
        }
    }

    fn request_only(&mut self, row: Object) -> String {
        self.totals.rows_without_usage += 1;
        self.totals.requests_without_usage += 1;
        let model = self.rng.pick(&MODELS).name;
        let row = row.text("model", model).text("source", "cli").number("requests", 1);
        unpriced(row.text("usage_source", "executor"), "usage_unknown")
    }

    fn request(&mut self, row: Object, purpose: Option<&str>, requests: u64) -> String {
        let model = *self.rng.pick(&MODELS);
        let used = self.used(model, requests);
        let tokens = Counts {
            input: used.miss,
            output: used.completion,
            cache_read: used.hit,
            ..Counts::default()
        };
        self.totals.entry(tokens, used.reasoning, requests);
        let source = if self.rng.once_in(12) { "desktop" } else { "cli" };
        let row = counts(row.text("model", model.name).text("source", source), model, used);
        let row = match purpose {
            Some(purpose) => row.text("usage_source", purpose),
            None => row,
        };
        match model.price {
            Some(price) => priced(row, price, used),
            None if requests > 1 => unpriced(row, "usage_unknown"),
            None => unpriced(row, "no_price"),
        }
    }

    fn used(&mut self, model: Model, requests: u64) -> Used {
        let prompt = self.rng.of_bits(9, 17);
        // Caches are kept in blocks; one request in five finds nothing there.
        let hit = if self.rng.once_in(5) { 0 } else { self.rng.below(prompt) / 128 * 128 };
        let completion = self.rng.of_bits(4, 13);
        let reasoning = if model.reasons { self.rng.below(completion) } else { 0 };
        Used { hit, miss: prompt - hit, completion, reasoning, requests }
    }
}

/// The client leaves out what is 0.
fn counts(row: Object, model: Model, used: Used) -> Object {
    let prompt = used.hit + used.miss;
    let total = prompt + used.completion + if model.odd_total { used.reasoning + 77 } else { 0 };
    row.number_or_nothing("prompt", prompt)
        .number_or_nothing("completion", used.completion)
        .number_or_nothing("reasoning", used.reasoning)
        .number_or_nothing("cache_hit", used.hit)
        .number_or_nothing("cache_miss", used.miss)
        .number_or_nothing("total", total)
        .number("requests", used.requests)
}

/// The rest of a row whose cost the client does not know.
fn unpriced(row: Object, reason: &str) -> String {
    row.flag("cost_complete", false)
        .flag("display_complete", false)
        .text("display_status", "unavailable")
        .flag("cost_estimated", true)
        .text("incomplete_reason", reason)
        .end()
}

/// The rest of a row with the client's own idea of its cost.
fn priced(row: Object, price: Price, used: Used) -> String {
    let cost = used.hit * price.hit + used.miss * price.miss + used.completion * price.output;
    let amount = decimal(cost);
    let complete = used.requests == 1;
    let row = row
        .text("cost_amount", &amount)
        .text("cost_currency", price.currency)
        .text("selected_amount", &amount)
        .text("selected_currency", price.currency)
        .flag("cost_complete", complete)
        .flag("display_complete", complete)
        .text("display_status", if complete { "matched" } else { "unavailable" })
        .text("aggregate_mode", "single_currency")
        .flag("cost_estimated", true)
        .text("pricing_fingerprint", price.fingerprint);
    let row = if complete { row } else { row.text("incomplete_reason", "usage_unknown") };
    row.text("billing_mode", "payg")
        .text(price.valuation, &amount)
        .raw("selected_cost", &amount)
        .end()
}

/// Billionths as a decimal number, without zeros at its end.
fn decimal(billionths: u64) -> String {
    let text = format!("{}.{:09}", billionths / 1_000_000_000, billionths % 1_000_000_000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
