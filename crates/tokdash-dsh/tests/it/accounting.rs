//! Which counts count, into which bucket, and what a bad one costs.

use serde_json::{Value, json};
use tokdash_core::{Code, MAX_COUNT, Purpose, Quality, TokenCounts};

use crate::support::{HOLE, Log, codes, frame, outputs, read_log, stream, troubles, usage, want};

fn full() -> Value {
    json!({
        "inputTokens": 100, "outputTokens": 20, "cacheReadTokens": 500, "cacheWriteTokens": 60,
        "reasoningTokens": 5, "totalTokens": 9_999,
    })
}

/// A log with one sample of each way in which a format writes usage.
fn each_way(version: u64, usage: Value) -> Vec<(&'static str, Log)> {
    let log = || Log::new(version).context("official", "large");
    let mut ways = vec![
        ("message", log().message(1, 1, usage.clone())),
        ("compaction", log().compaction(json!("c1"), usage.clone())),
    ];
    if version < 2 {
        ways.push(("chunk", log().chunk(1, 1, usage)));
    } else {
        ways.push(("stream", log().streamed(1, 1, stream(std::slice::from_ref(&usage)))));
        ways.push(("attempt", log().attempt(1, 1, stream(&[usage]))));
    }
    ways
}

#[test]
fn cache_read_write_mapping_holds_for_every_format_and_every_kind_of_sample() {
    let tokens = TokenCounts::new()
        .with_input(100)
        .with_output(20)
        .with_cache_read(500)
        .with_cache_write(60);
    for version in 0..=4 {
        for (way, log) in each_way(version, full()) {
            let entry = log.only();
            assert_eq!(entry.tokens, tokens, "{way}, format {version}");
            assert_eq!(entry.reasoning_within_output, Some(5), "{way}, format {version}");
        }
    }
}

#[test]
fn reasoning_tokens_are_inside_output_and_not_double_counted() {
    for (reasoning, within) in
        [(json!(40), Some(40)), (json!(0), Some(0)), (json!(51), Some(50)), (Value::Null, None)]
    {
        let mut usage = usage(100, 50);
        usage["reasoningTokens"] = reasoning;
        let entry = Log::new(4).message(1, 1, usage).only();
        assert_eq!((entry.tokens.output, entry.tokens.reasoning), (50, 0));
        assert_eq!(entry.tokens.total(), 150);
        assert_eq!(entry.reasoning_within_output, within);
    }
    let entry = Log::new(4).message(1, 1, usage(100, 50)).only();
    assert_eq!(entry.reasoning_within_output, None);
}

#[test]
fn the_providers_own_total_is_never_used() {
    for total in [json!(1), json!(-1), json!("x"), json!(1.5), json!([])] {
        let mut usage = usage(100, 50);
        usage["totalTokens"] = total;
        assert_eq!(Log::new(4).message(1, 1, usage).only().tokens.total(), 150);
    }
}

#[test]
fn absent_and_null_cache_counts_are_zero() {
    let null = json!({
        "inputTokens": 7, "outputTokens": 2, "cacheReadTokens": null, "cacheWriteTokens": null,
    });
    let tokens = TokenCounts::new().with_input(7).with_output(2);
    for usage in [null, usage(7, 2)] {
        assert_eq!(Log::new(4).message(1, 1, usage).only().tokens, tokens);
    }
}

#[test]
fn input_and_output_are_required() {
    for (usage, field) in [
        (json!({}), "input"),
        (json!({"outputTokens": 1}), "input"),
        (json!({"inputTokens": null, "outputTokens": 1}), "input"),
        (json!({"inputTokens": 1}), "output"),
        (json!({"inputTokens": 1, "outputTokens": null, "cacheReadTokens": 9}), "output"),
    ] {
        let read = Log::new(4).message(1, 1, usage.clone()).read();
        assert_eq!(read.items, [], "{usage}");
        assert_eq!(troubles(&read.diagnostics), [(Code::InvalidCount, Some(field))], "{usage}");
    }
}

const FIELDS: [(&str, &str); 5] = [
    ("inputTokens", "input"),
    ("outputTokens", "output"),
    ("cacheReadTokens", "cache_read"),
    ("cacheWriteTokens", "cache_write"),
    ("reasoningTokens", "reasoning"),
];

/// A bad count of `field` between two good samples.
fn bad_between_good(field: &str, literal: &str) -> String {
    let mut bad = usage(9, 9);
    bad[field] = json!(HOLE);
    let log = Log::new(3).message(1, 1, usage(1, 11)).message(1, 2, bad);
    log.message(1, 3, usage(1, 33)).text_with(literal)
}

#[test]
fn negative_token_buckets_are_skipped_and_so_is_anything_but_a_whole_number() {
    let deep = format!("{}{}", "[".repeat(300), "]".repeat(300));
    for literal in [
        "true",
        "false",
        "-1",
        "-0",
        "1.0",
        "1.9",
        "1e3",
        "1e30",
        "\"12\"",
        "\"1_0\"",
        "\"\"",
        "[]",
        "[1]",
        "{}",
        "1099511627777",
        "9223372036854775808",
        "18446744073709551616",
        &deep,
    ] {
        for (field, ours) in FIELDS {
            let read = read_log("session.v3.jsonl", bad_between_good(field, literal));
            assert_eq!(outputs(&read.items), want(&[("1:1", 11), ("1:3", 33)]));
            let trouble = (Code::InvalidCount, Some(ours));
            assert_eq!(troubles(&read.diagnostics), [trouble], "{field}: {literal}");
            assert_eq!(read.diagnostics[0].line, Some(3));
        }
    }
}

/// Numbers that no 64-bit float holds: whether the row or the line is called bad, it is one.
#[test]
fn a_number_beyond_every_type_drops_its_row_alone() {
    let long = "9".repeat(5_000);
    for literal in ["1e999", "-1e999", &long] {
        for (field, _) in FIELDS {
            let text = bad_between_good(field, literal);
            let framed = frame(text.as_bytes());
            for (name, bytes) in
                [("session.v3.jsonl", text.into_bytes()), ("session.v3.jsonl.zstd", framed)]
            {
                let read = read_log(name, bytes);
                assert_eq!(outputs(&read.items), want(&[("1:1", 11), ("1:3", 33)]));
                assert_eq!(read.diagnostics.len(), 1, "{field}");
            }
        }
    }
}

#[test]
fn the_largest_count_is_two_to_the_40() {
    let entry = Log::new(4).message(1, 1, usage(MAX_COUNT, MAX_COUNT)).only();
    assert_eq!(entry.tokens.total(), 2 * u128::from(MAX_COUNT));
}

#[test]
fn all_zero_sample_and_absent_usage_emit_nothing() {
    let zero = usage(0, 0);
    let all_zero = json!({
        "inputTokens": 0, "outputTokens": 0, "cacheReadTokens": 0, "cacheWriteTokens": 0,
        "reasoningTokens": 7, "totalTokens": 7,
    });
    for version in 0..=4 {
        for usage in [&zero, &all_zero] {
            for (way, log) in each_way(version, usage.clone()) {
                let read = log.read();
                assert_eq!((read.items, read.diagnostics), (vec![], vec![]), "{way}");
                assert_eq!(log.tally().ignored.get("zero"), Some(&1), "{way}");
            }
        }
    }
}

#[test]
fn absent_usage_is_not_zero_usage() {
    let log = Log::new(4)
        .message(1, 1, Value::Null)
        .event("assistant/message", json!({"turn": 1, "step": 2}))
        .streamed(1, 3, json!([]))
        .attempt(1, 4, json!([]))
        .event("assistant/attempt", json!({"turn": 1, "step": 5}))
        .compaction(json!("c"), Value::Null);
    let read = log.read();
    assert_eq!((read.items, read.diagnostics), (vec![], vec![]));
    assert_eq!(log.tally().ignored_total(), 0);
}

#[test]
fn usage_that_is_no_object_is_no_usage() {
    for usage in [json!(1), json!("x"), json!([1, 2]), json!(true), json!(1.5), json!(-1)] {
        for version in 0..=4 {
            for (way, log) in each_way(version, usage.clone()) {
                assert_eq!(log.read().items, [], "{way}: {usage}");
            }
        }
    }
}

#[test]
fn an_entry_is_one_exact_request_without_a_cost_of_the_agents_own() {
    let entry = Log::new(4).message(1, 1, usage(1, 2)).only();
    assert_eq!((entry.requests, entry.quality), (1, Quality::Exact));
    assert_eq!(entry.purpose, Purpose::Main);
    assert_eq!((entry.recorded_cost, entry.surface, entry.machine), (None, None, None));
    assert_eq!(entry.source.as_str(), "dsh");
    assert_eq!(entry.session.unwrap().as_str(), "session-abc");
}

#[test]
fn turn_and_step_are_whole_numbers() {
    for literal in ["null", "-1", "1.0", "\"1\"", "true", "[]", "1099511627777"] {
        for field in ["turn", "step"] {
            let log = Log::new(4).message(1, 1, usage(1, 11)).message(1, 2, usage(1, 22));
            let mut bad = log.rows[1]["data"].clone();
            bad[field] = json!(HOLE);
            let text = log.with("data", bad).text_with(literal);
            let read = read_log("session.v4.jsonl", text);
            assert_eq!(outputs(&read.items), want(&[("1:1", 11)]), "{field}: {literal}");
            assert_eq!(troubles(&read.diagnostics), [(Code::InvalidCount, Some(field))]);
        }
    }
    assert_eq!(Log::new(4).message(0, 0, usage(1, 1)).only().id.as_str(), "dsh:session-abc:0:0");
}

#[test]
fn a_bad_sample_costs_itself_in_every_way_of_writing_it() {
    for version in 0..=4 {
        for (way, log) in each_way(version, json!({"inputTokens": -1, "outputTokens": 1})) {
            let read = log.message(2, 1, usage(1, 5)).read();
            assert_eq!(outputs(&read.items), want(&[("2:1", 5)]), "{way}");
            assert_eq!(codes(&read), [Code::InvalidCount], "{way}");
        }
    }
}
