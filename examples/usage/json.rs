//! What was used, for programs.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;
use tokdash::core::Tally;
use tokdash::{Code, Scan, SourceReport, TokenCounts, TokenTotals, UsageEntry};
use tokdash_pricing::{Outcome, Totals};

use crate::cost::{Costs, Prices, Recorded};

/// One entry a line, in the order of time, then of id.
pub fn print_entries(scan: &Scan, out: &mut dyn Write) -> io::Result<()> {
    if scan.has_drift() {
        // Each line of the output is an entry, so this goes beside it.
        eprintln!("{}", crate::report::DRIFT);
    }
    let prices = Prices::embedded();
    for entry in &scan.entries {
        serde_json::to_writer(&mut *out, &Entry::of(entry, &prices.of(entry)))?;
        out.write_all(b"\n")?;
    }
    Ok(())
}

/// One object with the sums.
pub fn print_summary(scan: &Scan, out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, &Summary::of(scan))?;
    out.write_all(b"\n")
}

#[derive(Serialize)]
struct Entry<'a> {
    id: &'a str,
    source: &'a str,
    provider: Option<&'a str>,
    model: &'a str,
    served_model: Option<&'a str>,
    timestamp: String,
    timestamp_ns: i64,
    session: Option<&'a str>,
    tokens: TokenCounts,
    reasoning_within_output: Option<u64>,
    requests: u64,
    purpose: &'a str,
    quality: &'static str,
    recorded_cost: Option<RecordedCost<'a>>,
    cost: Cost,
    unit: &'a str,
}

/// Our own price of an entry.
#[derive(Serialize)]
struct Cost {
    status: &'static str,
    currency: Option<String>,
    amount: Option<String>,
    rate_id: Option<String>,
    reason: Option<String>,
}

impl Cost {
    fn of(outcome: &Outcome<'_>) -> Self {
        let amount = outcome.amount();
        let rate_id = match outcome {
            Outcome::Priced(quote) => Some(quote.rate_id.to_string()),
            _ => None,
        };
        Self {
            status: outcome.status(),
            currency: amount.map(|amount| amount.currency().to_string()),
            amount: amount.map(|amount| amount.decimal()),
            rate_id,
            reason: outcome.reason().map(|reason| reason.as_str().into()),
        }
    }
}

#[derive(Serialize)]
struct RecordedCost<'a> {
    amount: &'a str,
    currency: Option<&'a str>,
    complete: bool,
}

impl<'a> Entry<'a> {
    fn of(entry: &'a UsageEntry, cost: &Outcome<'_>) -> Self {
        Self {
            cost: Cost::of(cost),
            id: entry.id.as_str(),
            source: entry.source.as_str(),
            provider: entry.provider.as_ref().map(|name| name.as_str()),
            model: entry.model.as_str(),
            served_model: entry.served_model.as_ref().map(|name| name.as_str()),
            timestamp: entry.timestamp.to_string(),
            timestamp_ns: entry.timestamp.as_nanos(),
            session: entry.session.as_ref().map(|id| id.as_str()),
            tokens: entry.tokens,
            reasoning_within_output: entry.reasoning_within_output,
            requests: entry.requests,
            purpose: entry.purpose.as_str(),
            quality: entry.quality.as_str(),
            recorded_cost: entry.recorded_cost.as_ref().map(|cost| RecordedCost {
                amount: &cost.amount,
                currency: cost.currency.as_ref().map(|code| code.as_str()),
                complete: cost.complete,
            }),
            unit: entry.provenance.unit.as_str(),
        }
    }
}

#[derive(Serialize)]
struct Summary<'a> {
    /// The first thing said, where there is any: the figures below may miss new rows.
    #[serde(skip_serializing_if = "Option::is_none")]
    drift: Option<u64>,
    #[serde(flatten)]
    figures: Figures,
    by_source: BTreeMap<&'a str, SourceSummary>,
}

#[derive(Serialize)]
struct SourceSummary {
    units: u64,
    failed: u64,
    copies: u64,
    #[serde(flatten)]
    figures: Figures,
    failure: Option<String>,
}

#[derive(Serialize)]
struct Figures {
    entries: usize,
    tokens: TokenTotals,
    requests: u64,
    diagnostics: BTreeMap<String, u64>,
    ignored: BTreeMap<String, u64>,
    requests_without_usage: u64,
    inherited_tokens: TokenTotals,
    /// Our own prices.
    cost: Totals,
    /// What the agents thought it cost.
    recorded_cost: Recorded,
}

impl<'a> Summary<'a> {
    fn of(scan: &'a Scan) -> Self {
        let mut tally = Tally::default();
        scan.sources.iter().for_each(|source| tally.merge(&source.tally));
        let drift = scan.has_drift().then(|| tally.diagnostics.count(&Code::Drift));
        let by_source = scan.sources.iter().map(|source| {
            let id = source.descriptor.id.as_str();
            (id, SourceSummary::of(source, &scan.entries))
        });
        Self { drift, figures: Figures::of(&scan.entries, &tally), by_source: by_source.collect() }
    }
}

impl SourceSummary {
    fn of(source: &SourceReport, entries: &[UsageEntry]) -> Self {
        let own = entries.iter().filter(|entry| entry.source == source.descriptor.id);
        Self {
            units: source.units,
            failed: source.failed,
            copies: source.copies,
            figures: Figures::of(own, &source.tally),
            failure: source.failure.as_ref().map(ToString::to_string),
        }
    }
}

impl Figures {
    fn of<'e>(entries: impl IntoIterator<Item = &'e UsageEntry>, tally: &Tally) -> Self {
        let (mut count, mut requests, mut tokens) = (0, 0u64, TokenTotals::default());
        let (prices, mut costs) = (Prices::embedded(), Costs::default());
        for entry in entries {
            costs.add(&prices.of(entry), entry);
            count += 1;
            requests = requests.saturating_add(entry.requests);
            tokens += entry.tokens;
        }
        let diagnostics = tally.diagnostics.by_severity().into_iter();
        Self {
            entries: count,
            tokens,
            requests,
            diagnostics: diagnostics.map(|(code, met)| (code.to_string(), met.count)).collect(),
            ignored: tally.ignored.iter().map(|(what, n)| (what.to_string(), *n)).collect(),
            requests_without_usage: tally.without_usage.requests(),
            inherited_tokens: tally.inherited_total(),
            cost: costs.ours,
            recorded_cost: costs.recorded,
        }
    }
}
