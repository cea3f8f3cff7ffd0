//! Entries and diagnostics together, of one rich log of each format: a row that is lost in
//! silence shows.

use std::fmt::Write;

use serde_json::{Value, json};
use tokdash_core::{Collected, Limits, Tally, UsageEntry};

use crate::support::{HOLE, Log, frame, one_file, read_fully, stream, usage};

fn full(input: u64, output: u64) -> Value {
    json!({
        "inputTokens": input, "outputTokens": output, "cacheReadTokens": 500,
        "cacheWriteTokens": 60, "reasoningTokens": 7, "totalTokens": 9_999,
    })
}

/// One entry as a line, without its place, which depends on how the log is compressed.
fn line_of(entry: &UsageEntry) -> String {
    let name = |name: &Option<tokdash_core::Name>| {
        name.as_ref().map_or("-", |name| name.as_str()).to_owned()
    };
    let tokens = entry.tokens;
    let reasoning = entry.reasoning_within_output.map_or("-".to_owned(), |n| n.to_string());
    format!(
        "{} {}/{} served {} at {} {} line {}: in {} out {} (reasoning {reasoning}) \
         read {} write {}{}",
        entry.id,
        name(&entry.provider),
        entry.model,
        name(&entry.served_model),
        entry.timestamp.as_millis(),
        entry.purpose,
        entry.provenance.line.unwrap_or(0),
        tokens.input,
        tokens.output,
        tokens.cache_read,
        tokens.cache_write,
        if entry.settled { "" } else { " EARLY" },
    )
}

fn shown(read: &Collected<UsageEntry>, tally: &Tally) -> String {
    let mut text = String::new();
    for entry in &read.items {
        writeln!(text, "{}", line_of(entry)).unwrap();
    }
    for each in &read.diagnostics {
        let line = each.line.map_or("-".to_owned(), |line| line.to_string());
        let field = each.field.as_deref().unwrap_or("-");
        writeln!(text, "{} ({}) line {line} field {field}", each.code, each.severity.as_str())
            .unwrap();
    }
    writeln!(text, "ignored {:?}", tally.ignored).unwrap();
    for (session, totals) in &tally.inherited {
        let (input, output) = (totals.input, totals.output);
        writeln!(text, "inherited by {session}: in {input} out {output}").unwrap();
    }
    writeln!(text, "lossy {}", tally.lossy).unwrap();
    text
}

/// What a log gives in both encodings, which must be the same.
fn shown_of(log: &Log, text: &str) -> String {
    let frames: Vec<u8> =
        text.split_inclusive('\n').flat_map(|line| frame(line.as_bytes())).collect();
    let plain = one_file(&log.plain_name(), text);
    let framed = one_file(&log.zstd_name(), frames);
    let [plain, framed] = [plain, framed].map(|files| {
        let (read, tally) = read_fully(&files, Limits::new()).unwrap();
        shown(&read, &tally)
    });
    assert_eq!(plain, framed);
    plain
}

/// What all formats know: an answer, trouble of several sorts, a retry, a compaction.
fn common(log: Log) -> Log {
    let served = json!({
        "turn": 2, "step": 2, "usage": full(3, 33), "message": {"source": {
            "provider": "other", "model": "asked", "replayState": {"responseModel": "answered"},
        }},
    });
    log.context("official", "large")
        .prompt("a question")
        .message(2, 1, full(100, 21))
        .event("assistant/message", served)
        .message(2, 3, usage(0, 0))
        .message(2, 4, json!({"inputTokens": HOLE, "outputTokens": 1}))
        .message(2, 5, usage(1, 1))
        .with("time", json!("late"))
        .message(3, 1, usage(10, 31))
        .event("llm/retry", json!({"turn": 3, "step": 1, "retry": 1}))
        .retry_started(3, 1)
        .message(3, 1, usage(11, 32))
        .raw(json!({"type": "text-chunks", "seq0": 90, "time0": 1, "data": {"texts": ["usage"]}}))
        .compaction(json!("cp-1"), full(900, 70))
        .end_seed(false)
        .event("brand/new", json!({"usage": usage(7, 7)}))
}

/// The text with bad lines before its last row, and torn at its end.
fn with_trouble(log: &Log) -> String {
    let mut text = log.text_with("true");
    let last = text.trim_end().rfind('\n').unwrap() + 1;
    text.insert_str(last, "[]\n\nnonsense\n");
    text + "{\"type\":\"assistant/message\",\"seq\":99"
}

#[test]
fn a_fork_of_format_0_with_early_samples() {
    let log = Log::new(0).header("seedLength", json!(2)).header("parentSession", json!("parent"));
    let log = common(log.context("inherited", "old").message(1, 1, full(1_000, 11)));
    let log = log.chunk(4, 1, usage(5, 1)).message(4, 1, usage(5, 41)).chunk(4, 2, full(5, 2));
    insta::assert_snapshot!(shown_of(&log, &with_trouble(&log)));
}

#[test]
fn a_log_of_format_1_without_a_cut() {
    let log = common(Log::new(1).header("parentSession", json!("parent")));
    let log = log.chunk(4, 1, full(5, 1)).chunk(4, 1, usage(0, 0));
    insta::assert_snapshot!(shown_of(&log, &log.text_with("-1")));
}

#[test]
fn a_log_of_format_2_with_attempts() {
    let log = common(Log::new(2)).attempt(4, 1, stream(&[usage(5, 1), full(5, 42)]));
    let log = log.retry_started(4, 1).streamed(4, 1, stream(&[full(6, 43)]));
    insta::assert_snapshot!(shown_of(&log, &with_trouble(&log)));
}

#[test]
fn a_seeded_log_of_format_3_without_a_marker() {
    let log = common(Log::new(3).header("isSeeded", json!(true)));
    insta::assert_snapshot!(shown_of(&log, &with_trouble(&log)));
}

#[test]
fn a_fork_of_a_fork_of_format_4() {
    let log = Log::new(4).header("isSeeded", json!(true)).context("inherited", "old");
    let log = log.message(1, 1, full(1_000, 11)).end_seed(true).message(1, 2, full(2_000, 12));
    let log = common(log.retry_started(3, 1).end_seed(true));
    let log = log.message(5, 1, usage(1, 51)).without("seq");
    insta::assert_snapshot!(shown_of(&log, &with_trouble(&log)));
}
