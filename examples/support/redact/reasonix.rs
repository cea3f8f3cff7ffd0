//! What may pass of Reasonix: of the ledger, times, models, counts and costs.

use super::keep::Keep::{self, Amount, Members, Name, Plain, Time, Word};
use super::lines::Lines;

const ROW: &[(&str, Keep)] = &[
    ("ts", Time),
    ("model", Name),
    ("source", Word),
    ("prompt", Plain),
    ("completion", Plain),
    ("reasoning", Plain),
    ("cache_hit", Plain),
    ("cache_miss", Plain),
    ("total", Plain),
    ("requests", Plain),
    ("turn", Plain),
    ("usage_source", Word),
    ("cost_amount", Amount),
    ("cost_currency", Word),
    ("cost_complete", Plain),
    ("display_complete", Plain),
    ("incomplete_reason", Word),
    // Only that it is there.
    ("compaction", Members(&[])),
];

pub const FOLDER: &str = "stats";

/// A day's file passes under its name, any other under a number.
pub fn file_name(name: &str, number: usize) -> Option<String> {
    let stem = name.strip_suffix(".jsonl").filter(|stem| !stem.starts_with('.'))?;
    let is_date = stem.chars().all(|c| c.is_ascii_digit() || c == '-');
    Some(if is_date { name.to_owned() } else { format!("file-{number}.jsonl") })
}

pub fn redact(bytes: &[u8]) -> (Vec<u8>, u64) {
    let mut lines = Lines::new(Box::new(|row| row.kept(ROW)), Box::new(|_| None));
    let mut passed = lines.feed(bytes);
    passed.extend(lines.tail());
    (passed, lines.count)
}
