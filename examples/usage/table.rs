//! What was used, for people: by day and model, then what is to be said of each source.

use std::collections::BTreeMap;
use std::io::{self, Write};

use comfy_table::{CellAlignment, Table, presets};
use jiff::tz::TimeZone;
use tokdash::{Scan, SourceReport, TokenTotals, UsageEntry};

use crate::cost::{Costs, Prices, shown, shown_total};
use crate::homes::Homes;
use crate::report::{DRIFT, grouped, print_diagnostics};

pub fn print(homes: &Homes, scan: &Scan, out: &mut dyn Write) -> io::Result<()> {
    if scan.has_drift() {
        writeln!(out, "{DRIFT}\n")?;
    }
    print_days(scan, out)?;
    for source in &scan.sources {
        print_source(homes, source, out)?;
    }
    Ok(())
}

#[derive(Default)]
struct Row {
    tokens: TokenTotals,
    requests: u64,
    costs: Costs,
}

impl Row {
    fn add(&mut self, entry: &UsageEntry, prices: &Prices) {
        self.tokens += entry.tokens;
        self.requests = self.requests.saturating_add(entry.requests);
        self.costs.add(&prices.of(entry), entry);
    }

    fn cells(&self) -> Vec<String> {
        let tokens = &self.tokens;
        let counts = [
            tokens.input,
            tokens.output,
            tokens.cache_read,
            all_writes(tokens),
            self.requests.into(),
        ];
        let costs = [shown_total(&self.costs.ours), shown(self.costs.recorded.amounts())];
        let counts = counts.iter().map(|count| grouped(*count));
        counts.chain([hit_rate(tokens)]).chain(costs).collect()
    }
}

fn print_days(scan: &Scan, out: &mut dyn Write) -> io::Result<()> {
    let zone = TimeZone::system();
    let mut rows: BTreeMap<(String, String), Row> = BTreeMap::new();
    let (mut total, prices) = (Row::default(), Prices::embedded());
    for entry in &scan.entries {
        let key = (day(entry, &zone), model(entry));
        rows.entry(key).or_default().add(entry, &prices);
        total.add(entry, &prices);
    }
    let mut table = Table::new();
    table.load_style(presets::ASCII_BORDERS_ONLY_CONDENSED);
    let zone = zone.iana_name().unwrap_or("local time").to_owned();
    let heads = [
        "input",
        "output",
        "cache read",
        "cache write",
        "requests",
        "cache hits",
        "cost",
        "agent says",
    ];
    table.set_header(
        [format!("day ({zone})"), "model".to_owned()].into_iter().chain(heads.map(String::from)),
    );
    let mut last = None;
    for ((day, model), row) in &rows {
        let shown = if last == Some(day) { "" } else { day.as_str() };
        last = Some(day);
        table.add_row([shown.to_owned(), model.clone()].into_iter().chain(row.cells()));
    }
    table.add_row(["total".to_owned(), String::new()].into_iter().chain(total.cells()));
    for column in table.column_iter_mut().skip(2) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    writeln!(out, "{table}")?;
    print_costs(&total.costs, out)
}

/// What the amounts leave out, and why.
fn print_costs(costs: &Costs, out: &mut dyn Write) -> io::Result<()> {
    for (reason, rows) in &costs.ours.unpriced {
        let tokens = grouped(rows.tokens.total());
        writeln!(out, "no price: {} entries, {tokens} tokens: {}", rows.rows, reason.as_str())?;
    }
    let recorded = &costs.recorded;
    if recorded.rows > 0 {
        let (rows, incomplete, left_out) = (recorded.rows, recorded.incomplete, recorded.left_out);
        write!(out, "\"agent says\" is the agent's own cost of {rows} entries")?;
        write!(
            out,
            "{}",
            if incomplete > 0 { format!(", {incomplete} incomplete") } else { String::new() }
        )?;
        writeln!(
            out,
            "{}",
            if left_out > 0 { format!(", {left_out} in no sum") } else { String::new() }
        )?;
    }
    Ok(())
}

/// The calendar day of an entry in the reader's zone.
fn day(entry: &UsageEntry, zone: &TimeZone) -> String {
    match jiff::Timestamp::from_nanosecond(entry.timestamp.as_nanos().into()) {
        Ok(instant) => instant.to_zoned_datetime(zone.clone()).date().to_string(),
        // Cannot be: the instants of entries are a part of those of the library.
        Err(_) => entry.timestamp.to_string(),
    }
}

fn model(entry: &UsageEntry) -> String {
    match &entry.provider {
        Some(provider) => format!("{provider}/{}", entry.model),
        None => entry.model.to_string(),
    }
}

fn all_writes(tokens: &TokenTotals) -> u128 {
    tokens.cache_write.saturating_add(tokens.cache_write_1h)
}

/// The share of all input that came from the cache.
fn hit_rate(tokens: &TokenTotals) -> String {
    let all = tokens.all_input();
    if all == 0 {
        return "-".to_owned();
    }
    let per_mille = (tokens.cache_read.saturating_mul(1_000) + all / 2) / all;
    format!("{}.{} %", per_mille / 10, per_mille % 10)
}

fn print_source(homes: &Homes, source: &SourceReport, out: &mut dyn Write) -> io::Result<()> {
    let descriptor = &source.descriptor;
    let home = homes.path_of(descriptor.id.as_str());
    writeln!(out, "\n{} ({})", descriptor.label, home.map_or("?", |home| home.as_str()))?;
    if let Some(failure) = &source.failure {
        writeln!(out, "  could not be listed: {failure}")?;
    }
    let (units, failed) = (source.units, source.failed);
    writeln!(
        out,
        "  logs      {} read, {failed} failed, {} bytes",
        units - failed,
        grouped(source.bytes.into())
    )?;
    writeln!(out, "  entries   {}, of them copies {}", source.entries, source.copies)?;
    let tally = &source.tally;
    let kinds: Vec<_> = tally.ignored.iter().map(|(what, n)| format!("{what} {n}")).collect();
    writeln!(out, "  ignored   {} rows{}", tally.ignored_total(), list(&kinds))?;
    let without = tally.without_usage.requests();
    if without > 0 {
        writeln!(out, "  requests of which no tokens are recorded: {without}")?;
    }
    let inherited = tally.inherited_total().total();
    if inherited > 0 {
        writeln!(
            out,
            "  tokens that forks repeat, counted with their owners alone: {}",
            grouped(inherited)
        )?;
    }
    print_diagnostics(source, out)?;
    if !descriptor.notes.is_empty() {
        writeln!(out, "  what these logs do not tell:")?;
    }
    for note in &descriptor.notes {
        writeln!(out, "    - {note}")?;
    }
    Ok(())
}

fn list(parts: &[String]) -> String {
    if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) }
}
