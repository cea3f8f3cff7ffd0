//! Copies of logs: whatever is copied, renamed or moved, no token is counted twice or lost.

use tokdash_core::{MemFiles, Scan, ScanOptions, SourceExt};
use tokdash_reasonix::Reasonix;

use crate::support::{line_at, scan};

fn r1() -> String {
    line_at("2026-06-01T10:00:00Z", r#""prompt":100"#)
}

fn r2() -> String {
    line_at("2026-06-01T11:00:00Z", r#""prompt":200"#)
}

fn r3() -> String {
    line_at("2026-06-01T12:00:00Z", r#""prompt":300"#)
}

fn ids(scan: &Scan) -> Vec<&str> {
    scan.entries.iter().map(|entry| entry.id.as_str()).collect()
}

#[test]
fn copied_day_file_bills_once() {
    let once = scan(&[("a.jsonl", r1() + &r2())]);
    let twice = scan(&[("a.jsonl", r1() + &r2()), ("a copy.jsonl", r1() + &r2())]);
    assert_eq!(ids(&once), ids(&twice));
    assert_eq!((twice.totals().input, twice.sources[0].copies), (300, 2));
}

#[test]
fn conflict_copy_sharing_one_row_bills_the_shared_row_once() {
    let scan = scan(&[("a.jsonl", r1() + &r2()), ("b.jsonl", r2() + &r3())]);
    assert_eq!(scan.totals().input, 600);
}

#[test]
fn same_row_in_two_files_collapses() {
    assert_eq!(scan(&[("a.jsonl", r1()), ("b.jsonl", r1())]).totals().input, 100);
}

#[test]
fn copied_file_multiplicity_is_the_count_the_largest_holder_records() {
    for files in [
        [("a.jsonl", r1()), ("b.jsonl", r1() + &r1())],
        [("a.jsonl", r1() + &r1()), ("b.jsonl", r1())],
    ] {
        assert_eq!(scan(&files).entries.len(), 2);
    }
}

#[test]
fn identical_rows_in_one_file_stay_two() {
    assert_eq!(scan(&[("a.jsonl", r1() + &r1())]).totals().input, 200);
}

#[test]
fn genuine_split_across_day_files_counts_every_row() {
    let scan = scan(&[("a.jsonl", r1()), ("b.jsonl", r2()), ("c.jsonl", r3())]);
    assert_eq!((scan.totals().input, scan.sources[0].copies), (600, 0));
}

#[test]
fn copy_suffix_outside_the_scanned_glob_is_not_read() {
    let scan = scan(&[("a.jsonl", r1()), ("a.jsonl.bak", r1() + &r2())]);
    assert_eq!((scan.totals().input, scan.sources[0].units), (100, 1));
}

#[test]
fn deduped_rows_belong_to_the_file_that_sorts_first() {
    for names in [["a.jsonl", "b.jsonl"], ["b.jsonl", "a.jsonl"]] {
        let scan = scan(&[(names[0], r1()), (names[1], r1())]);
        assert_eq!(scan.entries[0].provenance.unit.as_str(), "stats/a.jsonl");
    }
}

#[test]
fn deleting_the_copy_keeps_the_rows_and_deleting_the_original_leaves_the_copy() {
    let both = scan(&[("a.jsonl", r1() + &r2()), ("b.jsonl", r1() + &r2())]);
    assert_eq!(ids(&both), ids(&scan(&[("a.jsonl", r1() + &r2())])));
    assert_eq!(ids(&both), ids(&scan(&[("b.jsonl", r1() + &r2())])));
}

#[test]
fn rewriting_the_copy_without_the_shared_row_keeps_the_originals() {
    let scan = scan(&[("a.jsonl", r1() + &r2()), ("b.jsonl", r3())]);
    assert_eq!(scan.totals().input, 600);
}

#[test]
fn appending_to_the_only_day_file() {
    let before = scan(&[("a.jsonl", r1())]);
    let after = scan(&[("a.jsonl", r1() + &r2())]);
    assert_eq!(ids(&after)[0], ids(&before)[0]);
    assert_eq!(after.totals().input, 300);
}

#[test]
fn requests_without_usage_of_a_copy_count_once() {
    let row = line_at("2026-06-01T10:00:00Z", r#""requests":3"#);
    let scan = scan(&[("a.jsonl", row.clone()), ("b.jsonl", row)]);
    assert_eq!(scan.sources[0].tally.without_usage.requests(), 3);
}

#[test]
fn a_home_that_moves_keeps_its_ids_and_keys() {
    let files = MemFiles::new()
        .with_file("here/stats/a.jsonl", r1())
        .with_file("/else/where/stats/a.jsonl", r1());
    let here = Reasonix::at("here").scan_in(&files, &ScanOptions::new());
    let there = Reasonix::at("/else/where").scan_in(&files, &ScanOptions::new());
    assert_eq!(here.entries, there.entries);
}
