//! Usage that was left beside a log: on the steps, and in no total.

use serde_json::{Value, json};
use tokdash_core::{Code, Coverage, MemFiles, ScanOptions, SourceExt};
use tokdash_reasonix::Reasonix;

use crate::logs::{NOON, OLD, Read, lines, old, read};

fn beside(ending: &str) -> String {
    format!("{}{ending}", OLD.trim_end_matches(".jsonl"))
}

/// Two turns; the first has two answers.
fn log() -> MemFiles {
    let user = |at: i64| json!({"role":"user","content":"x","createdAt":NOON + at * 1_000});
    let answer = || json!({"role":"assistant","workDurationMs":1_000});
    old(&[
        json!({"role":"system"}),
        user(0),
        answer(),
        json!({"role":"tool"}),
        answer(),
        user(60),
        answer(),
    ])
}

fn usage(counts: [u64; 4], source: &str) -> Value {
    json!({"promptTokens":counts[0],"completionTokens":counts[1],"cacheHitTokens":counts[2],
        "cacheMissTokens":counts[3],"source":source,"sessionCacheHitTokens":9_999,
        "costQuote":{"modelRef":"a/quoted"}})
}

fn frames() -> Vec<Value> {
    vec![
        json!({"kind":"turn_started","msgIndex":1,"modelRef":"a/turn","seq":1}),
        json!({"kind":"usage","usage":usage([100, 5, 40, 60], "executor"),"seq":2}),
        json!({"kind":"usage","usage":usage([10, 1, 0, 10], "title"),"seq":3}),
        json!({"kind":"usage","usage":usage([200, 6, 100, 100], "executor"),"seq":4}),
        json!({"kind":"turn_started","msgIndex":5,"modelRef":"a/turn","seq":1}),
        json!({"kind":"usage","usage":usage([300, 7, 0, 0], "executor"),"seq":2}),
    ]
}

fn with_wire(frames: &[Value]) -> MemFiles {
    log().with_file(beside(".wire.jsonl"), lines(frames))
}

fn tokens(got: &Read) -> Vec<Option<[u128; 3]>> {
    let of = |it: tokdash_core::TokenTotals| [it.input, it.output, it.cache_read];
    got.steps.iter().map(|step| step.tokens.map(of)).collect()
}

#[test]
fn requests_stand_on_the_answers_they_led_to() {
    let files = with_wire(&frames());
    let got = read(&files);
    assert_eq!(tokens(&got), [Some([70, 6, 40]), Some([100, 6, 100]), Some([300, 7, 0])]);
    assert_eq!(got.only().coverage, Coverage::Retained);
    assert_eq!(got.steps[0].model.as_ref().unwrap().as_str(), "a/quoted");
    // In no total: those come from the ledger, which is not there.
    let scan = Reasonix::at("home").scan_in(&files, &ScanOptions::new());
    assert_eq!((scan.entries.len(), scan.totals().total()), (0, 0));
}

#[test]
fn what_is_cut_estimated_or_missing_makes_it_partial() {
    let coverage = |files: &MemFiles| read(files).only().coverage;
    let cut = with_wire(&frames()).with_file(beside(".wire.meta.json"), r#"{"truncated":true}"#);
    assert_eq!(coverage(&cut), Coverage::Partial);
    let whole = with_wire(&frames()).with_file(beside(".wire.meta.json"), r#"{"truncated":false}"#);
    assert_eq!(coverage(&whole), Coverage::Retained);
    assert_eq!(coverage(&with_wire(&frames()[..4])), Coverage::Partial);
    let mut estimated = frames();
    estimated[1]["usage"]["estimated"] = json!(true);
    assert_eq!(coverage(&with_wire(&estimated)), Coverage::Partial);
    assert_eq!(coverage(&log()), Coverage::NotRecorded);
    assert_eq!(coverage(&with_wire(&[])), Coverage::NotRecorded);
}

#[test]
fn the_clients_own_sums_are_those_of_its_last_process() {
    let telemetry = |prompt: u64, requests: u64| {
        let sums = json!({"usage":{"promptTokens":prompt,"completionTokens":7,"cacheHitTokens":0,
            "cacheMissTokens":0,"requestCount":requests,"coldStart":{"promptTokens":5}}});
        let path = format!("{OLD}.telemetry.json");
        read(&with_wire(&frames()).with_file(path, sums.to_string())).only().coverage
    };
    assert_eq!(telemetry(300, 1), Coverage::Retained);
    assert_eq!(telemetry(600, 1), Coverage::Partial);
    assert_eq!(telemetry(300, 2), Coverage::Partial);
}

#[test]
fn a_count_that_is_none_costs_its_request() {
    let mut bad = frames();
    bad[3]["usage"]["promptTokens"] = json!(-1);
    let got = read(&with_wire(&bad));
    assert_eq!(got.codes(), [Code::InvalidCount]);
    assert_eq!(tokens(&got), [Some([70, 6, 40]), None, Some([300, 7, 0])]);
    assert_eq!(got.session().coverage, Coverage::Partial);
}

#[test]
fn a_broken_frame_of_the_screen_costs_itself() {
    let wire = lines(&frames()) + "{\n";
    let got = read(&log().with_file(beside(".wire.jsonl"), wire));
    assert_eq!((got.codes(), got.session().coverage), (vec![Code::InvalidJson], Coverage::Partial));
    assert!(got.tally.lossy);
}

#[test]
fn a_request_of_a_turn_without_an_answer_goes_to_the_nearest() {
    let mut frames = frames();
    frames[4]["msgIndex"] = json!(99);
    let got = read(&with_wire(&frames));
    assert_eq!(tokens(&got)[2], Some([300, 7, 0]));
    frames.remove(0);
    let got = read(&with_wire(&frames));
    assert_eq!(tokens(&got)[0], Some([170, 12, 140]));
}

fn turn(seq: u64, seconds: i64, usage: Value) -> Value {
    json!({"recordType":"event","sessionId":"old","turnId":"t","seq":seq,"kind":"usage",
        "createdAt":NOON + seconds * 1_000,"event":{"usage":usage}})
}

#[test]
fn turns_of_1_x_are_read_by_their_instants() {
    let rows = [
        turn(1, 1, usage([100, 5, 40, 60], "executor")),
        turn(2, 2, usage([200, 6, 100, 100], "executor")),
        turn(2, 2, usage([200, 6, 100, 100], "executor")),
        json!({"recordType":"projection ack","seq":3}),
        turn(4, 61, usage([300, 7, 0, 0], "executor")),
    ];
    let got = read(&log().with_file(beside(".turns.jsonl"), lines(&rows)));
    assert_eq!(tokens(&got), [Some([60, 5, 40]), Some([100, 6, 100]), Some([300, 7, 0])]);
    assert_eq!(got.only().coverage, Coverage::Retained);
}

#[test]
fn turns_that_were_shortened_are_partial() {
    let all = || {
        vec![
            turn(1, 1, usage([1, 1, 0, 1], "")),
            turn(2, 2, usage([1, 1, 0, 1], "")),
            turn(3, 61, usage([1, 1, 0, 1], "")),
        ]
    };
    let coverage = |rows: &[Value]| {
        read(&log().with_file(beside(".turns.jsonl"), lines(rows))).only().coverage
    };
    assert_eq!(coverage(&all()), Coverage::Retained);
    let mut late = all();
    late.iter_mut().for_each(|row| row["seq"] = json!(row["seq"].as_u64().unwrap() + 5));
    assert_eq!(coverage(&late), Coverage::Partial);
    let mut checkpoint = all();
    checkpoint.insert(
        0,
        json!({"recordType":"checkpoint","seq":1,
        "event":{"usage":usage([9_000, 9_000, 0, 0], "")}}),
    );
    assert_eq!(coverage(&checkpoint), Coverage::Partial);
}

#[test]
fn two_accounts_of_one_session_are_not_added() {
    let files = with_wire(&frames())
        .with_file(beside(".turns.jsonl"), lines(&[turn(1, 1, usage([9, 9, 0, 9], ""))]));
    let got = read(&files);
    assert_eq!(tokens(&got)[0], Some([70, 6, 40]));
    assert_eq!(got.only().coverage, Coverage::Partial);
}
