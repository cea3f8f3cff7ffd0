//! One session in several folders: each answer counts once, and the copy that knows most wins.

use serde_json::json;
use tokdash_core::{MemFiles, Scan, ScanOptions, SourceExt};
use tokdash_dsh::Dsh;

use crate::support::{BASE, Log, four_answers, outputs, scan, usage, want};

/// These logs, each in a folder of this name.
fn folders(logs: &[(&str, &Log)]) -> MemFiles {
    let add = |files: MemFiles, (folder, log): &(&str, &Log)| {
        files.with_file(format!("home/sessions/{folder}/{}", log.plain_name()), log.text())
    };
    logs.iter().fold(MemFiles::new(), add)
}

/// What the two logs give, whichever folder comes first, and with one thread or several.
fn in_both_orders(one: &Log, other: &Log) -> Vec<(String, u64)> {
    let first = scan(&folders(&[("a", one), ("b", other)]));
    let second = scan(&folders(&[("b", one), ("a", other)]));
    assert_eq!(outputs(&first.entries), outputs(&second.entries));
    outputs(&first.entries)
}

fn parallel(files: &MemFiles, threads: usize) -> Scan {
    Dsh::at("home").scan_in(files, &ScanOptions::new().with_threads(threads))
}

#[test]
fn duplicate_physical_files_dedup_by_entry_id() {
    let log = four_answers(4);
    let scan = scan(&folders(&[("a/s", &log), ("b/s", &log), ("b/s - Copy", &log)]));
    assert_eq!(outputs(&scan.entries), log.outputs());
    let report = &scan.sources[0];
    assert_eq!((report.units, report.entries, report.copies), (3, 12, 8));
}

#[test]
fn copies_of_different_generations_are_the_same_entries() {
    let (old, new) = (four_answers(0), four_answers(4));
    assert_eq!(in_both_orders(&old, &new), new.outputs());
}

#[test]
fn a_stale_copy_with_only_the_early_chunk_loses_whatever_its_order_or_time() {
    let early = Log::new(0).context("official", "large").chunk(1, 1, usage(100, 1));
    for time in [BASE - 5_000, BASE, BASE + 1_000, BASE + 900_000] {
        let full = early.clone().message(1, 1, usage(100, 50)).with("time", json!(time));
        assert_eq!(in_both_orders(&early, &full), want(&[("1:1", 50)]), "{time}");
    }
}

#[test]
fn extra_answers_of_either_copy_are_added() {
    let log = Log::new(4).message(1, 1, usage(1, 10));
    let longer = log.clone().message(1, 2, usage(1, 20));
    assert_eq!(in_both_orders(&log, &longer), want(&[("1:1", 10), ("1:2", 20)]));
}

#[test]
fn duplicate_files_winner_does_not_depend_on_parse_order_and_is_the_later() {
    let log =
        |output, time| Log::new(4).message(1, 1, usage(1, output)).with("time", json!(BASE + time));
    assert_eq!(in_both_orders(&log(10, 0), &log(20, 1)), want(&[("1:1", 20)]));
    assert_eq!(in_both_orders(&log(10, 1), &log(20, 0)), want(&[("1:1", 10)]));
}

#[test]
fn at_one_time_the_smaller_unit_key_wins() {
    let log = |output| Log::new(4).message(1, 1, usage(1, output));
    for (a, b) in [(10, 20), (20, 10)] {
        let scan = scan(&folders(&[("b", &log(b)), ("a", &log(a))]));
        assert_eq!(outputs(&scan.entries), want(&[("1:1", a)]));
        assert_eq!(scan.entries[0].provenance.unit.as_str(), "sessions/a");
    }
}

#[test]
fn compaction_and_retry_copies_dedup_when_sequence_positions_differ() {
    let build = |log: Log| {
        let log = log.message(1, 1, usage(1, 10)).retry_started(1, 1);
        log.message(1, 1, usage(1, 20)).compaction(json!("c"), usage(1, 30))
    };
    let (one, other) = (build(Log::new(0)), build(Log::new(4).prompt("x").prompt("y")));
    let all = want(&[("1:1", 10), ("1:1:r:1", 20), ("c:c", 30)]);
    assert_eq!(in_both_orders(&one, &other), all);
}

#[test]
fn sessions_of_other_ids_are_never_copies() {
    let (one, other) = (four_answers(4), four_answers(4).header("id", json!("session-b")));
    assert_eq!(in_both_orders(&one, &other).len(), 8);
}

#[test]
fn a_copy_of_a_whole_home_inside_the_sessions_adds_nothing() {
    let home = folders(&[
        ("p/a", &four_answers(4)),
        ("p/b", &four_answers(0).header("id", json!("session-b"))),
    ]);
    let mut twice = home.clone();
    for path in home.paths() {
        let inside = format!("home/sessions/backup/{path}");
        twice.insert(inside, home.bytes(path).unwrap());
    }
    let (once, twice) = (scan(&home), scan(&twice));
    assert_eq!(outputs(&twice.entries), outputs(&once.entries));
    assert_eq!(twice.totals(), once.totals());
    assert_eq!((twice.sources[0].units, twice.sources[0].copies), (4, 8));
}

#[test]
fn the_same_copy_wins_with_any_number_of_threads() {
    let early = Log::new(0).chunk(1, 1, usage(1, 1)).message(1, 2, usage(1, 2));
    let logs: Vec<_> = (0..20u64)
        .map(|number| {
            let log = early.clone().message(1, 1 + number % 3, usage(1, 100 + number));
            (format!("copy-{number}"), log.with("time", json!(BASE + number / 4)))
        })
        .collect();
    let named: Vec<_> = logs.iter().map(|(name, log)| (name.as_str(), log)).collect();
    let files = folders(&named);
    let one = scan(&files);
    assert_eq!(one.entries.len(), 3);
    for threads in [2, 3, 8] {
        let many = parallel(&files, threads);
        assert_eq!(many.entries, one.entries);
        assert_eq!(many.diagnostics(), one.diagnostics());
    }
}
