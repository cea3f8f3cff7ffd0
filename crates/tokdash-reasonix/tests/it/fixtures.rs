//! Logs that real clients wrote, where they are at hand.

use camino::{Utf8Path, Utf8PathBuf};
use serde_json::Value;
use tokdash_core::{OsFiles, Scan, ScanOptions, SourceExt, UsageEntry};
use tokdash_reasonix::Reasonix;

/// A folder of the fixtures; `None`, loudly, where they are not at hand.
pub(crate) fn fixture(name: &str) -> Option<Utf8PathBuf> {
    let folder =
        Utf8Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/fixtures").join(name);
    if folder.is_dir() {
        return Some(folder);
    }
    eprintln!("SKIPPED: no fixtures at {folder}");
    None
}

fn scan(home: &Utf8Path) -> Scan {
    let scan = Reasonix::at(home).scan_in(&OsFiles::new(), &ScanOptions::new());
    assert!(scan.sources[0].failure.is_none());
    assert_eq!(scan.sources[0].failed, 0);
    scan
}

pub(crate) fn json(path: &Utf8Path) -> Value {
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn a_real_home_gives_every_row_once_and_nothing_to_remark() {
    let Some(folder) = fixture("reasonix/1.38.11") else { return };
    let scan = scan(&folder.join("home"));
    assert_eq!(scan.entries.len(), 38);
    assert!(scan.diagnostics().is_empty(), "{:?}", scan.diagnostics());
    let tally = &scan.sources[0].tally;
    assert_eq!(tally.without_usage.rows(), 3);
    assert_eq!((tally.ignored["turn"], tally.ignored_total()), (51, 51));
    assert!(!tally.lossy);
}

#[test]
fn every_expected_row_is_there_in_all_its_buckets() {
    let Some(folder) = fixture("reasonix/1.38.11") else { return };
    let home = folder.join("home");
    let scan = scan(&home);
    let expected = json(&folder.join("expected-rows.json"));
    let (mut met, mut without) = (0, 0);
    for want in expected["rows"].as_array().unwrap() {
        let count = |field: &str| want[field].as_u64().unwrap();
        if count("prompt") + count("completion") == 0 {
            without += count("requests");
            continue;
        }
        let here = |entry: &&UsageEntry| {
            let place = &entry.provenance;
            place.unit.as_str() == want["file"] && place.line == want["line"].as_u64()
        };
        let entry = scan.entries.iter().find(here).unwrap_or_else(|| panic!("{want}"));
        let tokens = entry.tokens;
        assert_eq!(tokens.input, count("cache_miss"), "{want}");
        assert_eq!(tokens.cache_read, count("cache_hit"), "{want}");
        assert_eq!(tokens.output, count("completion"), "{want}");
        assert_eq!(tokens.total(), u128::from(count("prompt") + count("completion")), "{want}");
        assert_eq!(entry.reasoning_within_output.unwrap_or(0), count("reasoning"), "{want}");
        assert_eq!(entry.requests, count("requests"), "{want}");
        let provider = entry.provider.as_ref().unwrap();
        assert_eq!(format!("{provider}/{}", entry.model), want["model"], "{want}");
        assert_row_as_written(&home, entry);
        met += 1;
    }
    assert_eq!(met, scan.entries.len());
    assert_eq!(scan.sources[0].tally.without_usage.requests(), without);
}

/// Compares what the entry says besides tokens with the line it came from.
fn assert_row_as_written(home: &Utf8Path, entry: &UsageEntry) {
    let log = std::fs::read(home.join(entry.provenance.unit.as_str())).unwrap();
    let bytes = entry.provenance.bytes.clone().unwrap();
    let range = usize::try_from(bytes.start).unwrap()..usize::try_from(bytes.end).unwrap();
    let row: Value = serde_json::from_slice(&log[range]).unwrap();
    let cost = entry.recorded_cost.as_ref();
    assert_eq!(cost.map(|cost| &*cost.amount), row["cost_amount"].as_str());
    let currency = cost.and_then(|cost| cost.currency.as_ref()).map(|code| code.as_str());
    assert_eq!(currency, row["cost_currency"].as_str());
    if let Some(cost) = cost {
        assert_eq!(Some(cost.complete), row["cost_complete"].as_bool());
    }
    assert_eq!(entry.surface.as_ref().map(|name| name.as_str()), row["source"].as_str());
    let purpose = if row["usage_source"] == "executor" {
        "main"
    } else {
        row["usage_source"].as_str().unwrap()
    };
    assert_eq!(entry.purpose.as_str(), purpose);
    let may_be_estimates = row["incomplete_reason"] == "usage_unknown";
    assert_eq!(entry.quality.as_str() == "may_hold_estimates", may_be_estimates);
}

#[test]
fn logs_of_older_versions_are_read() {
    let Some(folder) = fixture("public") else { return };
    let scan = scan(&folder.join("reasonix/home"));
    let buckets: Vec<_> =
        scan.entries.iter().map(|entry| (entry.tokens.input, entry.tokens.output)).collect();
    assert_eq!(buckets, [(6207, 8), (5718, 2), (5718, 2), (5088, 3), (5088, 3)]);
    assert!(scan.entries.iter().all(|entry| entry.tokens.cache_read == 0));
    for entry in &scan.entries {
        assert_eq!(entry.provider.as_ref().unwrap().as_str(), "ollama");
        assert_eq!(entry.model.as_str(), "gemma4:31b-cloud");
    }
    assert!(scan.diagnostics().is_empty());
}

#[test]
fn a_home_without_a_ledger_is_an_empty_source() {
    let Some(folder) = fixture("public") else { return };
    let scan = scan(&folder.join("reasonix-2.29.0/home"));
    assert_eq!((scan.entries.len(), scan.sources[0].units), (0, 0));
    assert!(scan.diagnostics().is_empty());
}
