//! Logs that real clients wrote, where they are at hand: beside the project, in `shared/fixtures`.

use std::path::{Path, PathBuf};

use serde_json::Value;
use tokdash_core::{Purpose, ScanOptions, SourceExt, TokenTotals, UsageEntry};
use tokdash_dsh::Dsh;

pub fn fixtures(below: &str) -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/fixtures").join(below);
    if !path.is_dir() {
        eprintln!("SKIPPED: no real logs at ../shared/fixtures/{below}: nothing was compared");
        return None;
    }
    Some(path)
}

pub fn home(path: &Path) -> Dsh {
    Dsh::at(path.join("home").to_str().unwrap())
}

pub fn number(row: &Value, field: &str) -> u64 {
    row[field].as_u64().unwrap_or_else(|| panic!("{field} of {row}"))
}

/// An expected row is the id's own parts, counts, time, model, provider.
fn assert_same(entry: &UsageEntry, session: &str, row: &Value) {
    let attempt = number(row, "attempt");
    let is_compaction = row["kind"] == "compaction";
    if !is_compaction {
        let mut id = format!("dsh:{session}:{}:{}", number(row, "turn"), number(row, "step"));
        if attempt > 1 {
            id += &format!(":r:{}", attempt - 1);
        }
        assert_eq!(entry.id.as_str(), id);
    }
    assert_eq!(entry.purpose == Purpose::Compaction, is_compaction);
    let tokens = entry.tokens;
    assert_eq!(tokens.input, number(row, "input"), "{row}");
    assert_eq!(tokens.output, number(row, "output"), "{row}");
    assert_eq!(tokens.cache_read, number(row, "cache_read"), "{row}");
    assert_eq!(tokens.cache_write, number(row, "cache_write"), "{row}");
    assert_eq!(entry.reasoning_within_output, row["reasoning"].as_u64(), "{row}");
    assert_eq!(entry.timestamp.as_millis().unsigned_abs(), number(row, "time"), "{row}");
    assert_eq!(Some(entry.model.as_str()), row["model"].as_str());
    assert_eq!(entry.provider.as_ref().map(|name| name.as_str()), row["provider"].as_str());
    assert_eq!(entry.session.as_ref().map(|id| id.as_str()), Some(session));
    assert_eq!(entry.requests, 1);
}

fn is_use(row: &&Value) -> bool {
    ["input", "output", "cache_read", "cache_write"].iter().any(|field| number(row, field) > 0)
}

pub fn sum<'a>(rows: impl Iterator<Item = &'a Value>) -> TokenTotals {
    let mut sum = TokenTotals::default();
    for row in rows {
        sum.input += u128::from(number(row, "input"));
        sum.output += u128::from(number(row, "output"));
        sum.cache_read += u128::from(number(row, "cache_read"));
        sum.cache_write += u128::from(number(row, "cache_write"));
    }
    sum
}

#[test]
fn every_real_home_gives_exactly_its_rows() {
    let Some(path) = fixtures("dsh") else { return };
    let mut homes = 0;
    for folder in std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()) {
        let Ok(text) = std::fs::read_to_string(folder.join("expected.json")) else { continue };
        let expected: Value = serde_json::from_str(&text).unwrap();
        homes += 1;
        let scan = home(&folder).scan(&ScanOptions::new());
        let sessions = expected["sessions"].as_object().unwrap();
        let mut rows_expected = 0;
        for (session, facts) in sessions {
            let rows: Vec<_> =
                facts["own_rows"].as_array().unwrap().iter().filter(is_use).collect();
            let of_session = |entry: &&UsageEntry| {
                entry.session.as_ref().is_some_and(|id| id.as_str() == session)
            };
            let mut entries: Vec<_> = scan.entries.iter().filter(of_session).collect();
            entries.sort_by_key(|entry| entry.provenance.line);
            assert_eq!(entries.len(), rows.len(), "{} {session}", folder.display());
            for (entry, row) in entries.iter().zip(&rows) {
                assert_same(entry, session, row);
            }
            rows_expected += rows.len();
            let inherited = facts["inherited_rows"].as_array().unwrap();
            let ours = scan.sources[0].tally.inherited.get(session.as_str()).copied();
            assert_eq!(ours.unwrap_or_default(), sum(inherited.iter()), "{session}");
        }
        assert_eq!(scan.entries.len(), rows_expected);
        let torn = sessions.values().find_map(|facts| facts["torn_tail_at_byte"].as_u64());
        let diagnostics: Vec<_> = scan.sources[0].tally.diagnostics.by_severity();
        match torn {
            Some(byte) => {
                let [(code, places)] = diagnostics[..] else { panic!("one diagnostic") };
                assert_eq!(code.as_str(), "TornTail");
                assert_eq!(places.first[0].byte, Some(byte));
            }
            None => assert!(diagnostics.is_empty(), "{}: {diagnostics:?}", folder.display()),
        }
    }
    assert!(homes >= 7, "only {homes} homes");
}

#[test]
fn an_older_home_captured_by_others_gives_its_rows() {
    let Some(path) = fixtures("public/dsh") else { return };
    let scan = home(&path).scan(&ScanOptions::new());
    let rows: Vec<_> = scan
        .entries
        .iter()
        .map(|entry| (entry.tokens.input, entry.tokens.output, entry.tokens.cache_read))
        .collect();
    assert_eq!(rows, [(1155, 17, 0), (124, 7, 1120)]);
    let served = scan.entries[0].served_model.as_ref().map(|name| name.as_str());
    assert_eq!(served, Some("gemma4:31b"));
    assert!(scan.diagnostics().is_empty());
}
