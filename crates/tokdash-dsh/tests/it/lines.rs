//! Lines: what ends one, what a bad one costs, and what waits for the next read.

use serde_json::json;
use tokdash_core::{Code, Collected, ErrorKind, Limits, UsageEntry};

use crate::support::{
    Log, at, brief, codes, failure, four_answers, frame, one_file, outputs, read, read_fully,
    read_log, read_within, usage, want,
};

/// Header, context, four answers, each a line with its end.
fn lines() -> Vec<Vec<u8>> {
    four_answers(4).lines().into_iter().map(String::into_bytes).collect()
}

/// The four answers with `line` put before the third.
fn with_line(line: &[u8]) -> Vec<u8> {
    let mut lines = lines();
    lines.insert(4, line.to_vec());
    lines.concat()
}

/// Reads a text plain and in one frame, which must give the same.
fn read_both(text: &[u8]) -> Collected<UsageEntry> {
    let plain = read_log("session.v4.jsonl", text);
    let framed = read_log("session.v4.jsonl.zstd", frame(text));
    assert_eq!(brief(&plain.items), brief(&framed.items));
    let line = |read: &Collected<UsageEntry>| -> Vec<_> {
        read.diagnostics.iter().map(|each| (each.code.clone(), each.line)).collect()
    };
    assert_eq!(line(&plain), line(&framed));
    plain
}

fn all_four() -> Vec<(String, u64)> {
    want(&[("1:1", 10), ("1:2", 20), ("1:3", 30), ("1:4", 40)])
}

#[test]
fn a_bad_line_is_one_diagnostic_and_its_neighbours_stay() {
    let row = four_answers(4).message(9, 9, usage(1, 99)).lines().pop().unwrap();
    let cut = &row.as_bytes()[..row.len() / 2];
    for (line, code) in [
        (b"\xff\xfe".to_vec(), Code::InvalidUtf8),
        (row.replace("an answer", "\u{1}").into_bytes(), Code::InvalidUtf8),
        (b"nonsense".to_vec(), Code::InvalidJson),
        (cut.to_vec(), Code::InvalidJson),
        ([cut, row.trim_end().as_bytes()].concat(), Code::InvalidJson),
        (row.trim_end().repeat(2).into_bytes(), Code::InvalidJson),
        (b"[]".to_vec(), Code::NotAnObject),
        (b"7".to_vec(), Code::NotAnObject),
        (b"\"text\"".to_vec(), Code::NotAnObject),
        (b"null".to_vec(), Code::NotAnObject),
        (b"{\"type\":\"assistant/message\"".to_vec(), Code::InvalidJson),
    ] {
        let mut line: Vec<_> = line.split(|byte| *byte == 1).collect::<Vec<_>>().join(&0xff);
        line.push(b'\n');
        let read = read_both(&with_line(&line));
        assert_eq!(outputs(&read.items), all_four());
        assert_eq!(codes(&read), [code]);
        assert_eq!(read.diagnostics[0].line, Some(5));
    }
}

#[test]
fn a_bad_line_makes_the_read_lossy() {
    let lossy = |text: Vec<u8>| {
        read_fully(&one_file("session.v4.jsonl", text), Limits::new()).unwrap().1.lossy
    };
    assert!(lossy(with_line(b"\xff\n")));
    assert!(!lossy(with_line(b"\n")));
}

#[test]
fn separators_that_json_leaves_raw_do_not_end_a_line() {
    for separator in ['\u{2028}', '\u{2029}', '\u{85}', '\u{7f}'] {
        // Node leaves these raw in the text of an answer, of a prompt, and of the folder.
        let text = format!("before{separator}after");
        let log = four_answers(4).header("cwd", json!(text)).prompt(&text);
        let raw = log.text().replace("an answer", &text);
        let read = read_both(raw.as_bytes());
        assert_eq!((outputs(&read.items), codes(&read)), (all_four(), vec![]), "{separator:?}");
    }
}

#[test]
fn a_byte_order_mark_before_the_header_is_skipped() {
    let read = read_both(&[b"\xEF\xBB\xBF".to_vec(), lines().concat()].concat());
    assert_eq!((outputs(&read.items), codes(&read)), (all_four(), vec![]));
}

#[test]
fn carriage_returns_before_line_ends_are_trimmed() {
    let read = read_both(four_answers(4).text().replace('\n', "\r\n").as_bytes());
    assert_eq!((outputs(&read.items), codes(&read)), (all_four(), vec![]));
}

#[test]
fn blank_and_nul_lines_are_padding() {
    for padding in ["\n", "\n\n\n", " \t\n", "\r\n", "\0\0\0\0\n", "\0 \0\n", "\0\0"] {
        let read = read_both(&with_line(padding.as_bytes()));
        assert_eq!((outputs(&read.items), codes(&read)), (all_four(), vec![]), "{padding:?}");
        let before = [padding.as_bytes(), &lines().concat()].concat();
        let read = read_log("session.v4.jsonl", before);
        assert_eq!((outputs(&read.items), codes(&read)), (all_four(), vec![]), "{padding:?}");
    }
    let read = read_log("session.v4.jsonl", [lines().concat(), vec![0; 5_000]].concat());
    assert_eq!((outputs(&read.items), codes(&read)), (all_four(), vec![]));
}

#[test]
fn a_line_over_the_limit_is_one_diagnostic_and_the_next_is_read() {
    let long = format!("{{\"type\":\"tool/result\",\"data\":\"{}\"}}\n", "x".repeat(2_000));
    let text = with_line(long.as_bytes());
    let limits = Limits::new().with_line_bytes(1_000);
    for (name, bytes) in
        [("session.v4.jsonl", text.clone()), ("session.v4.jsonl.zstd", frame(&text))]
    {
        let (read, tally) = read_fully(&one_file(name, bytes), limits).unwrap();
        assert_eq!((outputs(&read.items), codes(&read)), (all_four(), vec![Code::LineTooLong]));
        assert_eq!(read.diagnostics[0].line, Some(5));
        assert!(tally.lossy);
    }
    assert_eq!(outputs(&read_both(&text).items), all_four());
}

#[test]
fn a_header_over_the_limit_is_no_header() {
    let limits = Limits::new().with_line_bytes(20);
    for (name, bytes) in
        [("session.v4.jsonl", lines().concat()), ("session.v4.jsonl.zstd", four_answers(4).zstd())]
    {
        let error = read_within(&one_file(name, bytes), limits).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::InvalidHeader);
    }
}

#[test]
fn what_is_not_read_may_be_nested_as_deep_as_it_likes() {
    let deep = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000));
    let objects = format!("{}1{}", "{\"a\":".repeat(20_000), "}".repeat(20_000));
    for nested in [deep, objects] {
        let text = four_answers(4).text().replace("\"an answer\"", &nested);
        let read = read_both(text.as_bytes());
        assert_eq!((outputs(&read.items), codes(&read)), (all_four(), vec![]));
        let line = format!("{{\"type\":\"tool/result\",\"seq\":1,\"data\":{nested}}}\n");
        let read = read_both(&with_line(line.as_bytes()));
        assert_eq!((outputs(&read.items), codes(&read)), (all_four(), vec![]));
        let read = read_both(&with_line(format!("{nested}\n").as_bytes()));
        assert_eq!(outputs(&read.items), all_four());
        assert!(read.diagnostics.len() <= 1);
    }
}

#[test]
fn half_a_surrogate_pair_in_a_text_costs_nothing() {
    for escape in ["\\ud800", "\\udc00", "\\ud800x", "\\ud83d\\ude00"] {
        let text = four_answers(4).text().replace("an answer", escape);
        let read = read_both(text.as_bytes());
        assert_eq!((outputs(&read.items), codes(&read)), (all_four(), vec![]), "{escape}");
    }
}

/// JavaScript writes half a pair as an escape. It spoils the name that holds it, not the counts.
#[test]
fn half_a_surrogate_pair_in_a_model_costs_no_tokens() {
    let text = four_answers(4).text().replace("\"model\":\"large\"", "\"model\":\"l\\ud800\"");
    assert_eq!(outputs(&read_both(text.as_bytes()).items), all_four());
}

#[test]
fn the_last_of_equal_names_counts() {
    let usage = r#""usage":{"inputTokens":1,"outputTokens":10}"#;
    let last = r#""usage":{"inputTokens":1,"outputTokens":5,"outputTokens":77}"#;
    let log = Log::new(4).message(1, 1, usage_value());
    for (twice, output) in [
        (format!("{usage},{last}"), vec![77]),
        (format!("{last},{usage}"), vec![10]),
        (format!("{usage},\"usage\":null"), vec![]),
        (format!("\"usage\":7,{usage}"), vec![10]),
    ] {
        let text = log.text().replace("\"usage\":\"here\"", &twice);
        let read = read_both(text.as_bytes());
        let outputs: Vec<_> = read.items.iter().map(|entry| entry.tokens.output).collect();
        assert_eq!((outputs, codes(&read)), (output, vec![]), "{twice}");
    }
}

fn usage_value() -> serde_json::Value {
    json!("here")
}

#[test]
fn the_order_of_an_envelopes_fields_does_not_matter() {
    let log = four_answers(4);
    let shuffled = log.rows.iter().map(|row| {
        let fields = row.as_object().unwrap().iter().rev();
        let parts: Vec<_> = fields.map(|(key, value)| format!("\"{key}\" : {value}")).collect();
        format!("{{ {} }}\n", parts.join(" , "))
    });
    let text: String = std::iter::once(log.lines().remove(0)).chain(shuffled).collect();
    let read = read_both(text.as_bytes());
    assert_eq!((outputs(&read.items), codes(&read)), (all_four(), vec![]));
}

#[test]
fn escapes_in_names_and_types_are_what_they_spell() {
    let text = four_answers(4)
        .text()
        .replace("assistant/message", "assistant\\/m\\u0065ssage")
        .replace("inputTokens", "input\\u0054okens");
    assert_eq!(outputs(&read_both(text.as_bytes()).items), all_four());
}

#[test]
fn trailing_partial_json_line_is_dropped_with_one_note() {
    let whole = lines().concat();
    for tail in ["{\"type\":\"assistant/mess", "{", "\0\0{", "garbage", "\u{2028}"] {
        let read = read_both(&[&whole, tail.as_bytes()].concat());
        assert_eq!(outputs(&read.items), all_four());
        assert_eq!(codes(&read), [Code::TornTail], "{tail:?}");
    }
}

#[test]
fn an_unterminated_last_line_waits_even_where_it_is_complete() {
    let mut text = lines().concat();
    assert_eq!(text.pop(), Some(b'\n'));
    let read = read_both(&text);
    assert_eq!(outputs(&read.items), want(&[("1:1", 10), ("1:2", 20), ("1:3", 30)]));
    assert_eq!(codes(&read), [Code::TornTail]);
    let start: usize = lines()[..5].iter().map(Vec::len).sum();
    assert_eq!(read.diagnostics[0].byte, u64::try_from(start).ok());
    let taken = read_log("session.v4.jsonl", [text, b"\n".to_vec()].concat());
    assert_eq!((outputs(&taken.items), codes(&taken)), (all_four(), vec![]));
}

/// A place is a byte in the file. In a compressed log that is the frame which holds the line.
#[test]
fn an_unterminated_line_in_a_whole_frame_is_placed_at_its_frame() {
    let log = four_answers(4);
    let mut frames = log.frames();
    let last = log.lines().pop().unwrap();
    *frames.last_mut().unwrap() = frame(last.trim_end().as_bytes());
    let start: usize = frames[..5].iter().map(Vec::len).sum();
    let read = read_log("session.v4.jsonl.zstd", frames.concat());
    assert_eq!(codes(&read), [Code::TornTail]);
    assert_eq!(read.diagnostics[0].byte, u64::try_from(start).ok());
}

#[test]
fn a_torn_tail_is_no_damage() {
    let files = one_file("session.v4.jsonl", [lines().concat(), b"{\"type".to_vec()].concat());
    assert!(!read_fully(&files, Limits::new()).unwrap().1.lossy);
}

#[test]
fn a_header_that_is_not_complete_yet_fails_the_log() {
    let header = Log::new(4).text();
    for cut in 0..header.len() {
        assert_eq!(failure("session.v4.jsonl", &header[..cut]), ErrorKind::InvalidHeader);
    }
}

#[test]
fn provenance_names_the_line_and_the_bytes_that_hold_it() {
    let text = lines().concat();
    for entry in read_log("session.v4.jsonl", &text).items {
        let bytes = entry.provenance.bytes.unwrap();
        let start = usize::try_from(bytes.start).unwrap();
        let end = usize::try_from(bytes.end).unwrap();
        let line = usize::try_from(entry.provenance.line.unwrap()).unwrap();
        assert_eq!(text[start..end], lines()[line - 1]);
        assert_eq!(entry.provenance.unit.as_str(), "sessions/--demo--/session-abc");
    }
}

#[test]
fn no_text_of_a_log_becomes_a_value() {
    let secret = "PRIVATE-TEXT";
    let text = four_answers(4).header("cwd", json!(secret)).prompt(secret).text();
    let text = text.replace("an answer", secret);
    let bad = format!("{{\"type\":\"assistant/message\",\"{secret}\n\"{secret}\"\n");
    for bytes in [[text.as_bytes(), bad.as_bytes()].concat(), [text.as_bytes(), b"{"].concat()] {
        let read = read_log("session.v4.jsonl", bytes);
        assert!(!read.diagnostics.is_empty());
        let shown = format!("{:?}", (&read.items, &read.diagnostics));
        assert!(!shown.contains(secret), "{shown}");
    }
    let error = read(&one_file("session.v4.jsonl", format!("{secret}\n")));
    let shown = format!("{:?}", error.unwrap_err());
    assert!(!shown.contains(secret) && shown.contains(&at("session.v4.jsonl")));
}
