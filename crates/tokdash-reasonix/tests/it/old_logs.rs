//! Logs of lines: the peer's cases, by our rules.

use serde_json::{Value, json};
use tokdash_core::{
    ActivityOptions, Code, ErrorKind, Limits, MemFiles, Origin, ScanOptions, SessionScan,
    SessionTexts, SourceExt, Window,
};
use tokdash_reasonix::Reasonix;

use crate::logs::{NOON, OLD, Read, lines, old, read, read_unit, try_read, units};

fn user(at: Value) -> Value {
    json!({"role":"user","content":"words","createdAt":at})
}

fn asked(seconds: i64) -> Value {
    user(json!(NOON + seconds * 1_000))
}

fn answered(work: Value) -> Value {
    json!({"role":"assistant","content":"y","workDurationMs":work})
}

fn with_meta(messages: &[Value], meta: &str) -> MemFiles {
    old(messages).with_file(format!("{OLD}.meta"), meta)
}

fn simple() -> Vec<Value> {
    vec![asked(0), answered(json!(5_000)), answered(json!(9_000))]
}

fn sessions(files: &MemFiles) -> SessionScan {
    Reasonix::at("home").scan_sessions_in(files, &ScanOptions::new())
}

fn active_ms(files: &MemFiles) -> (u64, u64) {
    let scan = sessions(files);
    let [record] = scan.sessions.as_slice() else { panic!("one session") };
    let activity = record.activity(&ActivityOptions::default());
    (activity.union_ms(), record.span_ms(&Window::all()))
}

#[test]
fn steps_are_stamped_where_their_work_ends() {
    let got = read(&old(&simple()));
    let session = got.only();
    assert_eq!(got.seconds(), [5, 14]);
    assert_eq!((session.id.as_str(), session.turns), ("old", 1));
    assert_eq!(session.prior_event.unwrap().as_millis(), NOON);
    assert_eq!(session.preview.as_deref(), Some("words"));
    assert_eq!((session.models.len(), session.title.as_ref()), (0, None));
    assert!(got.steps.iter().all(|step| step.tokens.is_none() && step.model.is_none()));
}

#[test]
fn active_time_is_what_the_client_measured() {
    // The time in which a person thinks is not worked.
    let thinking = [asked(0), answered(json!(5_000)), asked(595), answered(json!(10_000))];
    assert_eq!(active_ms(&old(&thinking)), (15_000, 600_000));
    assert_eq!(active_ms(&old(&[asked(0), answered(json!(12_000))])).0, 12_000);
    // Without a measure the gaps count: a prompt, and what came twenty seconds later.
    let gaps = [asked(0), json!({"role":"assistant"}), asked(20), json!({"role":"assistant"})];
    assert_eq!(active_ms(&old(&gaps)).0, 20_000);
}

#[test]
fn an_older_prompt_never_turns_the_clock_back() {
    let got = read(&old(&[asked(100), answered(json!(5_000)), asked(7), answered(json!(5_000))]));
    assert_eq!(got.seconds(), [105, 110]);
}

#[test]
fn meta_names_what_the_log_does_not() {
    let meta = json!({"id":"the id","model":"fake/m","schema_version":2,"custom_title":"a\ntitle",
        "preview":"the preview","created_at":"2026-06-01T11:00:00Z","parent_id":"p",
        "updated_at":"2026-06-01T13:00:00Z"});
    let got = read(&with_meta(&simple(), &meta.to_string()));
    let session = got.only();
    assert_eq!(session.id.as_str(), "the id");
    assert_eq!(session.models[0].as_str(), "fake/m");
    assert_eq!(session.title.as_deref(), Some("a title"));
    assert_eq!(session.preview.as_deref(), Some("the preview"));
    assert_eq!(session.started.unwrap().to_string(), "2026-06-01T11:00:00Z");
    assert_eq!(session.last_seen.unwrap().to_string(), "2026-06-01T13:00:00Z");
    assert_eq!((session.origin, session.parent.is_some()), (Origin::Fork, true));
    assert_eq!(got.steps[1].model.as_ref().unwrap().as_str(), "fake/m");
}

#[test]
fn meta_alone_and_a_log_without_an_answer_are_no_sessions() {
    let alone = MemFiles::new().with_file(format!("{OLD}.meta"), "{}");
    assert_eq!(units(&alone).items, []);
    let got = read(&old(&[asked(0), json!({"role":"tool"})]));
    assert_eq!((got.sessions.len(), got.steps.len()), (0, 0));
}

#[test]
fn meta_that_cannot_be_read_is_as_good_as_none() {
    for meta in ["{", "[]", "", "7"] {
        let got = read(&with_meta(&simple(), meta));
        assert_eq!((got.session().id.as_str(), got.codes()), ("old", vec![Code::InvalidJson]));
    }
}

#[test]
fn a_form_above_2_is_skipped_and_named() {
    for version in
        ["3", "99", "NaN", "Infinity", "-Infinity", "\"3\"", "\"2\"", "2.9", "true", "[2]"]
    {
        let files = with_meta(&simple(), &format!("{{\"schema_version\":{version}}}"));
        assert_eq!(
            try_read(&files).unwrap_err().kind(),
            ErrorKind::UnsupportedVersion,
            "{version}"
        );
        // Nothing else of the home is lost.
        let files = files.with_file("home/sessions/good.jsonl", lines(&simple()));
        let scan = sessions(&files);
        assert_eq!((scan.sessions.len(), scan.sources[0].failed), (1, 1), "{version}");
        assert_eq!(scan.diagnostics().count(&Code::UnsupportedVersion), 1);
    }
    for version in ["null", "0", "1", "2"] {
        let files = with_meta(&simple(), &format!("{{\"schema_version\":{version}}}"));
        assert_eq!(read(&files).only().turns, 1, "{version}");
    }
}

#[test]
fn times_that_are_none_are_noted_and_left_out() {
    for bad in
        [json!(true), json!(-5), json!(9e18), json!(1_780_315_200_000_000_000u64), json!("soon")]
    {
        let got = read(&old(&[
            asked(0),
            answered(json!(1_000)),
            user(bad.clone()),
            answered(json!(1_000)),
        ]));
        assert_eq!((got.codes(), got.seconds()), (vec![Code::InvalidField], vec![1, 2]), "{bad}");
    }
    for bad in [
        json!(1e15),
        json!(1_000_000_000_000_000u64),
        json!(-1),
        json!("5"),
        json!(1.5),
        json!(true),
    ] {
        let got = read(&old(&[asked(0), answered(bad.clone())]));
        assert_eq!((got.codes(), got.seconds()), (vec![Code::InvalidField], vec![0]), "{bad}");
        assert_eq!(got.steps[0].measured_ms, None);
    }
}

#[test]
fn a_time_without_an_offset_is_utc() {
    for text in ["2026-06-01T12:00:00", "2026-06-01 12:00:00Z", "2026-06-01T14:00:00.0+02:00"] {
        let got = read(&old(&[user(json!(text)), answered(json!(1_000))]));
        assert_eq!(got.seconds(), [1], "{text}");
    }
}

#[test]
fn a_log_without_times_runs_from_what_meta_says() {
    let bare =
        [json!({"role":"user","content":"x"}), answered(json!(5_000)), answered(json!(1_000))];
    let meta = json!({"created_at":"2026-06-01T12:00:00Z"}).to_string();
    assert_eq!(read(&with_meta(&bare, &meta)).seconds(), [5, 6]);
    let meta = json!({"updated_at":"2026-06-01T12:00:10Z"}).to_string();
    assert_eq!(read(&with_meta(&bare, &meta)).seconds(), [15, 16]);
    // Never from the file's own time, which a copy changes.
    let mut files = old(&bare);
    files.touch(OLD.into(), 1_780_315_200_000_000_000);
    let got = read(&files);
    assert_eq!((got.codes(), got.steps.len()), (vec![Code::InvalidTimestamp], 0));
    assert_eq!((got.session().turns, got.session().started), (1, None));
}

#[test]
fn the_directory_is_named_by_the_client_alone() {
    let system = |cwd: &str| json!({"role":"system","content":format!("x\nCurrent workspace: \"{cwd}\"\ny")});
    let block = |cwd: &str, words: &str| {
        json!({"role":"user","raw_content":words,
            "content":format!("<workspace>\nCurrent workspace: \"{cwd}\". Here.\n</workspace>\n\n{words}")})
    };
    let cwd = |mut messages: Vec<Value>| {
        messages.push(answered(json!(1)));
        read(&with_meta(&messages, r#"{"created_at":"2026-06-01T12:00:00Z"}"#)).only().cwd.clone()
    };
    assert_eq!(cwd(vec![system("/a"), system("/b")]).as_deref(), Some("/b"));
    assert_eq!(cwd(vec![system("/a"), block("/c", "words")]).as_deref(), Some("/c"));
    // A person who writes such a line, or such a block, names nothing.
    let line = "Current workspace: \"/evil\"";
    let own = format!("<workspace>\n{line}\n</workspace>");
    assert_eq!(
        cwd(vec![system("/a"), json!({"role":"user","content":line})]).as_deref(),
        Some("/a")
    );
    let typed = json!({"role":"user","content":format!("{own}\n<policy/>"),"raw_content":own});
    assert_eq!(cwd(vec![system("/a"), typed]).as_deref(), Some("/a"));
    assert_eq!(cwd(vec![block("/c", &own)]).as_deref(), Some("/c"));
    assert_eq!(cwd(vec![json!({"role":"assistant","content":line})]), None);
}

#[test]
fn the_preview_is_what_the_person_wrote() {
    let preview = |message: Value| {
        let meta = r#"{"created_at":"2026-06-01T12:00:00Z"}"#;
        read(&with_meta(&[message, answered(json!(1))], meta)).only().preview.clone()
    };
    let long = "word\n".repeat(200);
    let text = preview(json!({"role":"user","content":"c","raw_content":long})).unwrap();
    assert!(text.starts_with("word word") && text.chars().count() <= 96, "{text}");
    let list = json!([{"type":"text","text":"look at\nthis"},{"type":"image","data":"…"}]);
    assert_eq!(preview(json!({"role":"user","content":list})).as_deref(), Some("look at this"));
    let block = "<workspace>\nCurrent workspace: \"/a\"\n</workspace>\n\nthe words";
    assert_eq!(preview(json!({"role":"user","content":block})).as_deref(), Some("the words"));
    // What was written apart counts, also when it is nothing.
    assert_eq!(preview(json!({"role":"user","content":"host","raw_content":""})), None);
    for host in ["host_authored", "local_only"] {
        let mut message = json!({"role":"user","content":"host words"});
        message[host] = json!(true);
        assert_eq!(preview(message), None, "{host}");
    }
}

#[test]
fn a_line_that_cannot_be_read_costs_itself() {
    for (bad, code) in [
        (b"{\"role\":".as_slice(), Code::InvalidJson),
        (b"[1]", Code::NotAnObject),
        (b"{\"role\":\"assistant\",\"content\":\"\xFF\"}", Code::InvalidUtf8),
    ] {
        let mut log = lines(&[asked(0)]).into_bytes();
        log.extend([bad, b"\n"].concat());
        log.extend(lines(&[answered(json!(1_000))]).bytes());
        let got = read(&MemFiles::new().with_file(OLD, log));
        assert_eq!((got.codes(), got.seconds()), (vec![code], vec![1]));
        assert!(got.tally.lossy);
    }
    let torn = lines(&simple()) + "{\"role\":\"assistant\"}";
    let got = read(&MemFiles::new().with_file(OLD, torn));
    assert_eq!((got.codes(), got.steps.len()), (vec![Code::TornTail], 2));
    assert!(!got.tally.lossy);
}

#[test]
fn separators_inside_a_text_end_no_line() {
    let words = "a\u{2028}b\u{2029}c\u{85}d";
    let got = read(&old(&[
        json!({"role":"user","content":words,"createdAt":NOON}),
        answered(json!(1_000)),
    ]));
    assert_eq!(got.seconds(), [1]);
    assert_eq!(got.only().preview.as_deref(), Some("a b c d"));
}

#[test]
fn half_a_character_and_deep_nesting_cost_nothing() {
    let deep = "[".repeat(5_000) + &"]".repeat(5_000);
    let log = format!(
        "{{\"role\":\"user\",\"content\":\"a\\ud83d b\",\"createdAt\":{NOON}}}\n\
         {{\"role\":\"assistant\",\"tool_calls\":{deep},\"workDurationMs\":1000}}\n"
    );
    let got = read(&MemFiles::new().with_file(OLD, log));
    assert_eq!((got.seconds(), got.only().preview.as_deref()), (vec![1], Some("a\u{FFFD} b")));
}

#[test]
fn one_id_in_two_projects_is_two_sessions() {
    let other = vec![asked(500), answered(json!(2_000))];
    let meta = |cwd: &str| json!({"id":"same","workspace_root":cwd}).to_string();
    let files = with_meta(&simple(), &meta("/a"))
        .with_file("home/projects/-other/sessions/old.jsonl", lines(&other))
        .with_file("home/projects/-other/sessions/old.jsonl.meta", meta("/b"));
    let scan = sessions(&files);
    let steps: Vec<_> = scan.sessions.iter().map(|record| record.steps.len()).collect();
    assert_eq!(steps, [1, 2]);
}

#[test]
fn a_conflict_copy_is_no_conversation() {
    let got = read(&with_meta(&simple(), r#"{"recovered":true}"#));
    assert_eq!((got.sessions.len(), got.tally.ignored_total()), (0, 1));
}

#[test]
fn meta_is_part_of_the_unit() {
    let unit = &units(&with_meta(&simple(), "{}")).items[0];
    let names: Vec<_> = unit.members.iter().map(|member| member.file_name()).collect();
    assert_eq!(names, ["old.jsonl", "old.jsonl.meta"]);
    assert_eq!(unit.key.as_str(), &OLD["home/".len()..]);
}

#[test]
fn a_turn_that_is_appended_is_picked_up() {
    let mut messages = simple();
    messages.extend([asked(60), answered(json!(1_000))]);
    assert_eq!(read(&old(&messages)).only().turns, 2);
}

#[test]
fn a_subagent_names_its_parent() {
    let log = "home/sessions/subagents/sa_1.jsonl";
    let files = MemFiles::new().with_file(log, lines(&simple())).with_file(
        "home/sessions/subagents/sa_1.meta.json",
        json!({"parentSession":"top","name":"task","kind":"k","model":"a/b","workspaceRoot":"/w",
            "createdAt":"2026-06-01T12:00:00Z","updatedAt":"2026-06-01T12:01:00Z"})
        .to_string(),
    );
    let got = read(&files);
    let session = got.only();
    assert_eq!((session.origin, session.depth), (Origin::Subagent, 1));
    assert_eq!(session.parent.as_ref().unwrap().as_str(), "top");
    assert_eq!((session.label.as_deref(), session.cwd.as_deref()), (Some("task"), Some("/w")));
    assert_eq!(session.models[0].as_str(), "a/b");
    assert_eq!(units(&files).items[0].members.len(), 2);
}

#[test]
fn texts_that_are_switched_off_are_nowhere() {
    let secret = |role: &str| {
        json!({"role":role,"content":"<workspace>\nCurrent workspace: \"/SECRET\"\n</workspace>\nSECRET",
            "raw_content":"SECRET","createdAt":NOON,"workDurationMs":"SECRET","name":"SECRET"})
    };
    let meta = json!({"custom_title":"SECRET","preview":"SECRET","workspace_root":"/SECRET"});
    let subagent = json!({"name":"SECRET","workspaceRoot":"/SECRET"});
    let log = "home/sessions/subagents/s.jsonl";
    let files = MemFiles::new()
        .with_file(log, lines(&[secret("user"), secret("assistant")]) + "{SECRET\n")
        .with_file(format!("{log}.meta"), meta.to_string())
        .with_file("home/sessions/subagents/s.meta.json", subagent.to_string());
    let read = |texts| read_unit(&files, &units(&files).items[0], texts, Limits::new()).unwrap();
    let off = read(SessionTexts::new().with_titles(false).with_directories(false));
    assert_eq!(off.steps.len(), 1);
    assert!(!format!("{off:?}").contains("SECRET"), "{off:?}");
    let on: Read = read(SessionTexts::new());
    assert_eq!(on.session().label.as_deref(), Some("SECRET"));
    assert!(!format!("{:?}{:?}", on.diagnostics, on.steps).contains("SECRET"));
}
