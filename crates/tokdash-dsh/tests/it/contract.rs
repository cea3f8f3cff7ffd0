//! The suite that every source runs, on homes that show all this one can do.

use serde_json::json;
use tokdash_core::testing::Contract;
use tokdash_core::{Code, MemFiles, Source};
use tokdash_dsh::Dsh;

use crate::support::{Log, at, four_answers, frame, scan, scan_codes, stream, usage};

/// Checks the contract on these files of `home/sessions`.
fn check(files: &[(&str, Vec<u8>)]) {
    let add = |home: MemFiles, (name, bytes): &(&str, Vec<u8>)| {
        home.with_file(format!("home/sessions/{name}"), bytes)
    };
    let home = files.iter().fold(MemFiles::new(), add);
    let make = |home: &camino::Utf8Path| -> Box<dyn Source> { Box::new(Dsh::at(home)) };
    let contract = Contract::new(&make, "home", home);
    contract.check_usage();
    contract.check_sessions();
}

fn text(log: &Log) -> Vec<u8> {
    log.text().into_bytes()
}

fn fork(version: u64) -> Log {
    let log = Log::of(version, "fork").header("parentSession", json!("session-abc"));
    let log = match version {
        0 | 1 => log.header("seedLength", json!(2)),
        _ => log.header("isSeeded", json!(true)),
    };
    let log = log.context("official", "large").message(1, 1, usage(1, 10)).end_seed(true);
    log.message(2, 1, usage(1, 20)).end_seed(false)
}

fn retried() -> Log {
    let log = Log::of(3, "retried").attempt(1, 1, stream(&[usage(1, 5)])).retry_started(1, 1);
    log.message(1, 1, usage(1, 6)).compaction(json!("c"), usage(9, 9))
}

#[test]
fn healthy_logs_of_all_formats() {
    let old = four_answers(0).chunk(2, 1, usage(1, 1)).message(2, 1, usage(1, 2));
    check(&[
        ("p/a/session.jsonl.zstd", old.zstd()),
        ("p/a/session.v4.jsonl.zstd", four_answers(4).zstd()),
        ("p/copy/session.v4.jsonl", text(&four_answers(4))),
        ("p/b/session.v1.jsonl", text(&Log::of(1, "b").chunk(1, 1, usage(1, 1)))),
        ("q/c/session.v2.jsonl.zstd", Log::of(2, "c").message(1, 1, usage(1, 1)).zstd()),
        ("q/d/session.v3.jsonl", text(&retried())),
    ]);
}

#[test]
fn forks_with_and_without_proof() {
    let unprovable = fork(4).header("id", json!("u")).with("type", json!("other"));
    let lost = Log::of(4, "lost").header("isSeeded", json!(true)).message(1, 1, usage(1, 1));
    check(&[
        ("p/a/session.jsonl", text(&fork(0))),
        ("p/b/session.v4.jsonl.zstd", fork(4).header("id", json!("f4")).zstd()),
        ("p/c/session.v4.jsonl", text(&unprovable)),
        ("p/d/session.v4.jsonl", text(&lost)),
    ]);
}

#[test]
fn damage_and_fallbacks() {
    let mut frames = four_answers(4).frames();
    let end = frames[3].len() - 1;
    frames[3][end] ^= 1;
    let garbage = [frames[..3].concat(), b"garbage".to_vec(), frames[3..].concat()].concat();
    let lines = [text(&Log::of(0, "l")), b"\xff\n[]\nx\n".to_vec()].concat();
    let rows = Log::of(0, "l").message(1, 1, usage(1, 1)).message(1, 2, json!({})).lines();
    check(&[
        ("p/a/session.v4.jsonl.zstd", frames.concat()),
        ("p/b/session.v4.jsonl.zstd", garbage),
        ("p/l/session.jsonl", [lines, rows[1..].concat().into_bytes()].concat()),
        ("p/old/session.v9.jsonl", text(&Log::of(9, "old"))),
        ("p/old/session.v3.jsonl", text(&Log::of(3, "old").message(1, 1, usage(1, 1)))),
        ("p/no/session.jsonl", b"nonsense\n".to_vec()),
    ]);
}

#[test]
fn a_torn_frame() {
    let whole = four_answers(4).zstd();
    check(&[("p/a/session.v4.jsonl.zstd", whole[..whole.len() - 9].to_vec())]);
}

#[test]
fn a_torn_line() {
    check(&[("p/a/session.v4.jsonl", [text(&four_answers(4)), b"{\"type".to_vec()].concat())]);
}

#[test]
fn a_torn_line_in_a_whole_frame() {
    let bytes = [four_answers(4).zstd(), frame(b"{\"type")].concat();
    check(&[("p/a/session.v4.jsonl.zstd", bytes)]);
}

#[test]
fn a_home_full_of_trouble_says_each_trouble_once() {
    let whole = four_answers(4).zstd();
    let files = MemFiles::new()
        .with_file(at("session.v4.jsonl.zstd"), &whole[..whole.len() - 9])
        .with_file("home/sessions/p/no/session.jsonl", "nonsense\n")
        .with_file("home/sessions/p/new/session.v9.jsonl", Log::of(9, "n").text());
    let told = scan_codes(&scan(&files));
    assert_eq!(
        told,
        [(Code::InvalidHeader, 1), (Code::UnsupportedVersion, 1), (Code::TornTail, 1)]
    );
}
