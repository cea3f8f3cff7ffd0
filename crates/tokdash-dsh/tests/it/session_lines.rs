//! Bytes: what damage costs a session, and what is never kept of a log.

use serde_json::json;
use tokdash_core::{Code, MemFiles, ReadCx, SessionTexts};
use tokdash_dsh::Dsh;

use crate::support::{
    HOLE, Log, Told, agreed, at, dsh_with, frame, frame_of_blocks, one_file, only_unit, stream,
    told, usage,
};

/// A log in which each row matters to the session.
fn rich() -> Log {
    let log = Log::new(4).turn_start(1).human(json!("ask")).title(json!("one"));
    let log = log.message(1, 1, usage(1, 10)).turn_end(1, "completed").moved_to(json!("/moved"));
    let log = log.turn_start(2).title(json!("two")).message(2, 1, usage(1, 20));
    log.turn_end(2, "aborted").label(json!("child"))
}

/// What a log of these bytes tells by each view and by both, which must agree.
fn read(name: &str, bytes: impl AsRef<[u8]>) -> Option<Told> {
    let (source, files) = (Dsh::at("home"), one_file(name, bytes));
    let unit = only_unit(&source, &files);
    agreed(&source, &ReadCx::new(&files, &unit)).map(|(_, told)| told)
}

#[test]
fn a_damaged_frame_costs_what_is_in_it_alone() {
    let whole = rich().told();
    for at in 1..rich().frames().len() {
        let mut frames = rich().frames();
        let middle = frames[at].len() / 2;
        frames[at][middle] ^= 0x40;
        let told = read("session.v4.jsonl.zstd", frames.concat()).unwrap();
        assert!(told.tally.lossy);
        let session = told.session.as_ref().unwrap();
        let row = rich().rows[at - 1]["type"].as_str().unwrap().to_owned();
        let lost = |kind: &str| row == kind;
        assert_eq!(told.steps.len() < whole.steps.len(), lost("assistant/message"), "{row}");
        assert_eq!(session.preview.is_none(), lost("user/message"), "{row}");
        assert_eq!(session.label.is_none(), lost("subagent/descriptor"), "{row}");
        let is_moved = session.cwd.as_deref() == Some("/moved");
        assert_eq!(!is_moved, lost("working-directory/change"), "{row}");
        let is_open = session.turn_ends.iter().any(|end| end.status.is_none());
        assert_eq!(is_open, lost("turn/end"), "{row}");
        assert_eq!(session.turn_ends.len(), 2, "{row}");
        assert!(session.title.is_some(), "{row}");
    }
}

#[test]
fn a_bit_that_flips_anywhere_costs_at_most_its_frame() {
    let bytes = rich().zstd();
    let header = rich().frames()[0].len();
    for at in header..bytes.len() {
        let mut flipped = bytes.clone();
        flipped[at] ^= 1 << (at % 8);
        let Some(told) = read("session.v4.jsonl.zstd", flipped) else { continue };
        assert!(!told.steps.is_empty(), "byte {at}");
    }
}

#[test]
fn a_log_that_is_cut_at_any_byte_tells_what_came_before() {
    let whole = rich().told();
    let blocks =
        [frame(rich().lines()[0].as_bytes()), frame_of_blocks(&rich().lines()[1..])].concat();
    for (name, bytes) in [
        ("session.v4.jsonl", rich().text().into_bytes()),
        ("session.v4.jsonl.zstd", rich().zstd()),
        ("session.v4.jsonl.zstd", blocks),
    ] {
        for end in 0..bytes.len() {
            let Some(told) = read(name, &bytes[..end]) else { continue };
            assert!(whole.steps.starts_with(&told.steps), "{name} cut at {end}");
            let torn = told.codes().iter().filter(|code| **code == Code::TornTail).count();
            assert!(torn <= 1 && !told.codes().contains(&Code::FrameLost), "{name} at {end}");
            if let Some(session) = told.session {
                assert_eq!(session.preview.as_deref(), Some("ask"), "{name} cut at {end}");
            }
        }
    }
}

#[test]
fn a_torn_line_is_no_fact_yet() {
    let text = rich().text();
    let end = text.trim_end().rfind('\n').unwrap();
    let told = read("session.v4.jsonl", text.trim_end()).unwrap();
    assert_eq!(told.codes(), [Code::TornTail]);
    assert_eq!(told.session.as_ref().unwrap().label, None);
    assert_eq!(told.session, read("session.v4.jsonl", &text[..=end]).unwrap().session);
}

#[test]
fn a_bad_row_that_only_sessions_look_at_is_their_trouble_alone() {
    let bad = "{\"type\":\"session/title\",\"seq\":9,\"time\":5,\"data\":{\"title\":nonsense}}\n";
    let files = one_file("session.v4.jsonl", rich().text() + bad);
    let source = Dsh::at("home");
    let unit = only_unit(&source, &files);
    let (usage, told) = agreed(&source, &ReadCx::new(&files, &unit)).unwrap();
    assert_eq!(usage.diagnostics, []);
    let [trouble] = &told.diagnostics[..] else { panic!("one diagnostic") };
    assert_eq!((&trouble.code, trouble.line), (&Code::InvalidJson, Some(13)));
    assert!(told.tally.lossy);
    assert_eq!(told.session.unwrap().title.as_deref(), Some("two"));
}

#[test]
fn bad_lines_are_told_to_both_and_cost_nothing_else() {
    let bad: [&[u8]; 5] =
        [b"\xff\xfe", b"nonsense", b"[]", b"", b"{\"type\":\"turn/end\",\"seq\":"];
    let mut lines: Vec<_> = rich().lines().into_iter().map(String::into_bytes).collect();
    for line in bad {
        lines.insert(3, [line, b"\n"].concat());
    }
    let told = read("session.v4.jsonl", lines.concat()).unwrap();
    assert_eq!(told.diagnostics.len(), 4);
    assert_eq!(told.session, rich().told().session);
}

#[test]
fn numbers_no_library_holds_cost_a_fact_at_most() {
    for literal in ["1e999", "-1e999", &"9".repeat(5_000), &"[".repeat(100_000)] {
        let close = "]".repeat(literal.matches('[').count());
        let log = rich().title(json!(HOLE)).event("turn/start", json!({"turn": HOLE}));
        let text = log.human(json!(HOLE)).text_with(&format!("{literal}{close}"));
        let told = read("session.v4.jsonl", text).unwrap();
        assert_eq!(told.steps.len(), 2);
        assert_eq!(told.session.unwrap().title.as_deref(), Some("two"));
    }
}

#[test]
fn generations_and_copies_are_chosen_as_for_usage() {
    let old = Log::new(3).title(json!("old")).message(1, 1, usage(1, 1));
    let new = Log::new(4).title(json!("new")).message(1, 1, usage(1, 1));
    let unknown = Log::new(9).title(json!("unknown")).message(1, 1, usage(1, 1));
    let files = MemFiles::new()
        .with_file(at("session.v3.jsonl"), old.text())
        .with_file(at("session.v4.jsonl.zstd"), new.zstd())
        .with_file(at("session.v9.jsonl"), unknown.text());
    let told = told(&Dsh::at("home"), &files).unwrap();
    assert_eq!(told.codes(), [Code::UnsupportedVersion, Code::OlderGeneration]);
    assert_eq!(told.session.unwrap().title.as_deref(), Some("new"));
    assert!(told.tally.lossy);
}

#[test]
fn a_log_that_fails_gives_no_session() {
    assert_eq!(read("session.v9.jsonl", Log::new(9).text()), None);
    assert_eq!(read("session.jsonl", "nonsense\n"), None);
    assert_eq!(read("session.jsonl", ""), None);
}

const SECRET: &str = "planted-secret";

/// A log whose every text holds the secret, some of them in rows that are in disorder.
fn secretive() -> String {
    let words = json!(format!("{SECRET}\u{2028} words"));
    let log = Log::new(4).header("cwd", json!(format!("/{SECRET}"))).turn_start(1);
    let log = log.human(json!([{"type": "text", "text": words}])).said("plugin", words.clone());
    let log = log.title(words.clone()).label(words.clone()).moved_to(words.clone());
    let log = log.event("tool/result", json!({"turn": 1, "content": words}));
    let log = log.message(1, 1, usage(1, 1)).message(1, 2, json!({"inputTokens": words}));
    let log = log.attempt(1, 3, stream(&[usage(1, 1)])).with("time", words.clone());
    let reason = json!({"kind": "error", "error": {"message": words}});
    let log = log.event("turn/end", json!({"turn": 1, "reason": reason}));
    let bad = format!("{{\"type\":\"user/message\",\"seq\":9,\"time\":5,\"data\":{SECRET}}}\n");
    log.text() + &bad + SECRET + "\n" + &format!("{{\"type\":\"session/title\",\"{SECRET}")
}

#[test]
fn no_word_of_the_log_is_kept_where_texts_are_off() {
    let off = SessionTexts::new().with_titles(false).with_directories(false);
    let files = MemFiles::new().with_file(format!("/base/{}", at("session.v4.jsonl")), secretive());
    let shown = |texts| {
        let source = dsh_with(texts);
        let unit = only_unit(&source, &files);
        format!("{:?}", agreed(&source, &ReadCx::new(&files, &unit)).unwrap())
    };
    assert!(shown(SessionTexts::new()).contains(SECRET));
    let shown = shown(off);
    assert!(shown.contains("InvalidCount") && shown.contains("InvalidJson"));
    assert!(!shown.contains(SECRET), "{shown}");
}

#[test]
fn no_diagnostic_holds_a_word_of_the_log_even_where_texts_are_on() {
    let told = read("session.v4.jsonl", secretive()).unwrap();
    assert!(told.diagnostics.len() >= 4);
    assert!(!format!("{:?}", told.diagnostics).contains(SECRET));
}

#[test]
fn either_sink_of_a_read_for_both_stops_it() {
    use tokdash_core::{Collected, Flow, FnSink, Source};
    let (source, files) = (Dsh::at("home"), rich().home());
    let unit = only_unit(&source, &files);
    let cx = ReadCx::new(&files, &unit);
    let mut told = Collected::default();
    source.read_both(&cx, &mut FnSink::new(|_| Flow::Break(())), &mut told).unwrap().unwrap();
    assert_eq!(told.items.len(), 1);
    let mut entries = Collected::default();
    source.read_both(&cx, &mut entries, &mut FnSink::new(|_| Flow::Break(()))).unwrap().unwrap();
    assert_eq!(entries.items.len(), 0);
}
