//! Whether the copy tells a reader the same as the original.

use std::collections::BTreeMap;

use camino::Utf8Path;
use tokdash::dsh::Dsh;
use tokdash::reasonix::Reasonix;
use tokdash::{Scan, ScanOptions, SourceExt, UsageEntry};

use super::Agent;

pub fn scan(agent: Agent, home: &Utf8Path) -> Scan {
    let options = ScanOptions::new();
    match agent {
        Agent::Reasonix => Reasonix::at(home).scan(&options),
        Agent::Dsh => Dsh::at(home).scan(&options),
    }
}

/// What differs, by name; nothing when all is equal.
pub fn differences(agent: Agent, before: &Scan, after: &Scan) -> Vec<&'static str> {
    let equal = [
        ("entries", entries(agent, before) == entries(agent, after)),
        ("totals", before.totals() == after.totals()),
        ("figures that are no entries", figures(before) == figures(after)),
        ("diagnostics", diagnostics(before) == diagnostics(after)),
    ];
    equal.into_iter().filter(|(_, equal)| !equal).map(|(name, _)| name).collect()
}

/// All that must be the same in each entry. Ids of Reasonix are made from what passes; those of
/// dsh from ids that change, and its rows move within a file.
fn entries(agent: Agent, scan: &Scan) -> Vec<String> {
    let of = |entry: &UsageEntry| {
        let mut entry = entry.clone();
        entry.provenance.bytes = None;
        entry.provenance.unit = "".into();
        entry.session = None;
        if agent == Agent::Dsh {
            entry.id = "".into();
        }
        format!("{entry:?}")
    };
    let mut entries: Vec<_> = scan.entries.iter().map(of).collect();
    entries.sort_unstable();
    entries
}

fn figures(scan: &Scan) -> Vec<String> {
    let of = |source: &tokdash::SourceReport| {
        let tally = &source.tally;
        let inherited = tally.inherited_total();
        let counts = (source.units, source.failed, source.entries, source.copies);
        format!("{counts:?} {:?} {:?} {inherited:?}", tally.ignored, tally.without_usage)
    };
    scan.sources.iter().map(of).collect()
}

fn diagnostics(scan: &Scan) -> BTreeMap<String, u64> {
    let all = scan.diagnostics();
    all.by_severity().into_iter().map(|(code, each)| (code.to_string(), each.count)).collect()
}
