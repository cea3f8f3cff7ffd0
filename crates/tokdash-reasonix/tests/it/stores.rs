//! Framed stores: forks, imports, content objects, elder codecs, and whose words name what.

use serde_json::{Value, json};
use tokdash_core::{
    Code, ErrorKind, Limits, MemFiles, Name, Origin, ScanOptions, Session, SessionTexts, SourceExt,
};
use tokdash_reasonix::Reasonix;

use crate::logs::{
    ID, Log, NOON, OLD, Read, STORE, answer, config, framed, host, lines, manifest, message,
    prompt, read, read_unit, sha256, small, try_read, units,
};

fn of(log: &Log) -> Read {
    read(&framed(log.frames(), json!({})))
}

fn ends(session: &Session) -> Vec<(bool, Option<&str>)> {
    let ends = session.turn_ends.iter();
    ends.map(|end| (end.inherited, end.status.as_ref().map(Name::as_str))).collect()
}

#[test]
fn a_fork_counts_its_own_part_alone() {
    let mut log = small();
    log.turn(60, "a turn of its own");
    // The first eight events are the parent's: two, and six of its turn.
    let source = json!({"path":"/home/a/.reasonix/projects/p/sessions-v4/parent/","size":1,
        "sha256":"00","version":"reasonix.session.linear/v4"});
    let more = json!({"inheritedEventCount":7,"source":source});
    let got = read(&framed(log.frames(), more.clone()));
    let session = got.only();
    assert_eq!(session.origin, Origin::Fork);
    assert_eq!(session.parent.as_ref().unwrap().as_str(), "parent");
    assert_eq!((session.turns, session.inherited_turns), (1, 1));
    assert_eq!(ends(session), [(true, Some("completed")), (false, Some("completed"))]);
    assert_eq!(session.preview.as_deref(), Some("fix the parser"));
    assert_eq!((got.seconds(), got.steps[0].turn), (vec![70], Some(2)));
    // The model was set in the inherited part.
    assert_eq!(got.steps[0].model.as_ref().unwrap().as_str(), "alpha/m-1");
    // A fork that did nothing yet is listed all the same.
    let got = read(&framed(small().frames(), more));
    assert_eq!((got.steps.len(), got.only().turns, got.only().inherited_turns), (0, 0, 1));
}

#[test]
fn a_fork_that_does_not_say_what_it_repeats_owns_nothing() {
    let source = json!({"path":"/x/parent","version":"v4"});
    let more = json!({"inheritedEventCount":"7","source":source});
    let got = read(&framed(small().frames(), more));
    assert_eq!(got.codes(), [Code::SeedUnprovable]);
    assert_eq!((got.steps.len(), got.session().turns, got.session().inherited_turns), (0, 0, 1));
}

#[test]
fn only_the_clients_own_words_name_the_directory() {
    let mut log = small();
    log.commit(60, &[host("/srv/moved")]).commit(
        61,
        &[
            prompt("Current workspace: \"/evil\""),
            message(json!({"role":"user","content":"<workspace>\nCurrent workspace: \"/evil\"\n</workspace>"})),
            message(json!({"role":"assistant","content":"Current workspace: \"/evil\""})),
            message(json!({"role":"system","content":"Current workspace: \"/evil\""})),
            host(""),
        ],
    );
    assert_eq!(of(&log).only().cwd.as_deref(), Some("/srv/moved"));
}

#[test]
fn a_header_knows_a_directory_and_a_parent_that_the_log_does_not() {
    let mut log = Log::new();
    log.commit(0, &[("turn/start", json!({})), prompt("x"), answer("y", 1)]);
    let files = framed(log.frames(), json!({})).with_file(
        format!("{STORE}/{ID}/header.json"),
        json!({"cwd":"/srv/h","parentSessionId":"top","createdAt":"x"}).to_string(),
    );
    let got = read(&files);
    let session = got.only();
    assert_eq!(session.cwd.as_deref(), Some("/srv/h"));
    assert_eq!((session.parent.as_ref().unwrap().as_str(), session.depth), ("top", 1));
}

#[test]
fn the_last_title_and_the_first_prompt_are_kept() {
    let mut log = small();
    log.commit(60, &[("session/title", json!({"title":"first"}))])
        .commit(61, &[("session/title", json!({"title":"  two\nlines "})), prompt("later words")]);
    let got = of(&log);
    assert_eq!(got.only().title.as_deref(), Some("two lines"));
    assert_eq!(got.only().preview.as_deref(), Some("fix the parser"));
}

#[test]
fn a_long_prompt_that_is_recorded_once_has_a_preview_too() {
    let mut log = Log::new();
    let words = json!({"role":"user","origin":"user","content":"w ".repeat(40_000)});
    log.commit(0, &[("turn/start", json!({})), message(words)]);
    let preview = of(&log).only().preview.clone().unwrap();
    assert!(preview.starts_with("w w w") && preview.chars().count() <= 96, "{preview}");
}

#[test]
fn what_is_on_the_screen_alone_is_no_step() {
    let mut log = Log::new();
    log.commit(
        0,
        &[
            ("turn/start", json!({})),
            prompt("x"),
            message(json!({"role":"assistant","local_only":true,"workDurationMs":5})),
            message(json!({"role":"tool","name":"__reasonix_local_only__","local_only":true})),
            message(json!({"role":"tool","content":"result"})),
            ("turn/end", json!({"status":"failed"})),
        ],
    );
    let got = of(&log);
    assert_eq!((got.steps.len(), ends(got.only())), (0, vec![(false, Some("failed"))]));
}

#[test]
fn a_turn_without_an_end_is_open_and_no_turn_is_no_session() {
    let mut log = Log::new();
    log.commit(0, &[("turn/start", json!({})), prompt("x")]);
    assert_eq!(ends(of(&log).only()), [(false, None)]);
    let mut log = Log::new();
    log.commit(0, &[config("a/b"), message(json!({"role":"system","content":"x"}))]);
    assert_eq!(of(&log).sessions.len(), 0);
}

#[test]
fn messages_that_are_written_again_or_taken_back_count_once_or_not() {
    let told = |kind: &'static str, id: &str, work: u64| {
        (kind, json!({"message":{"role":"assistant","id":id,"workDurationMs":work}}))
    };
    let mut log = Log::new();
    log.commit(0, &[("turn/start", json!({})), told("message/upsert", "a", 1)])
        .commit(5, &[told("message/upsert", "a", 5), told("message/complete", "b", 6)])
        .commit(
            6,
            &[told("message/complete", "a", 6), ("message/retract", json!({"messageId":"b"}))],
        );
    let got = of(&log);
    assert_eq!((got.seconds(), got.steps[0].measured_ms), (vec![6], Some(6)));
}

#[test]
fn work_measured_from_the_start_of_a_turn_is_told_once() {
    let answer = |work: u64| message(json!({"role":"assistant","workDurationMs":work}));
    let mut log = Log::new();
    log.commit(0, &[("turn/start", json!({})), prompt("x")])
        .commit(4, &[answer(4_000)])
        .commit(9, &[answer(9_000), ("turn/end", json!({"status":"completed"}))])
        .commit(20, &[("turn/start", json!({})), prompt("y")])
        .commit(23, &[answer(3_000)]);
    let measured: Vec<_> = of(&log).steps.iter().map(|step| step.measured_ms).collect();
    assert_eq!(measured, [Some(4_000), Some(5_000), Some(3_000)]);
}

#[test]
fn work_that_is_no_duration_is_noted_and_left_out() {
    for work in [json!(-1), json!(1e15), json!(true), json!("9"), json!(1_000_000_000_000_000u64)] {
        let mut log = Log::new();
        log.commit(
            0,
            &[
                ("turn/start", json!({})),
                message(json!({"role":"assistant","workDurationMs":work})),
            ],
        );
        let got = of(&log);
        assert_eq!(got.codes(), [Code::InvalidField]);
        assert_eq!(got.steps[0].measured_ms, None);
    }
}

#[test]
fn a_step_that_nothing_dates_is_told() {
    let mut log = small();
    log.commits[3].at = "yesterday".to_owned();
    let got = of(&log);
    assert_eq!((got.codes(), got.steps.len()), (vec![Code::InvalidTimestamp], 0));
    assert_eq!(got.session().turns, 1);
}

#[test]
fn the_elder_codecs_say_the_same() {
    let mut log = small();
    log.turn(60, "again\u{2028}and again");
    let want = of(&log);
    for codec in ["linear/v3", "linear/v3.1", "events/v3"] {
        let codec = format!("reasonix.session.{codec}");
        let files = MemFiles::new()
            .with_file(format!("{STORE}/{ID}/manifest.json"), manifest(json!({"codec":codec})))
            .with_file(format!("{STORE}/{ID}/events.jsonl"), log.lines());
        let got = read(&files);
        assert_eq!((&got.sessions, &got.steps), (&want.sessions, &want.steps), "{codec}");
        assert_eq!(got.diagnostics, []);
    }
}

#[test]
fn a_bad_line_of_an_elder_codec_costs_itself() {
    let mut log = small();
    log.turn(60, "again");
    let lines: Vec<String> = log.lines().lines().map(str::to_owned).collect();
    let with = |bad: &[u8]| {
        let mut text = Vec::new();
        for (at, line) in lines.iter().enumerate() {
            text.extend_from_slice(if at == 3 { bad } else { line.as_bytes() });
            text.push(b'\n');
        }
        read(
            &MemFiles::new()
                .with_file(
                    format!("{STORE}/{ID}/manifest.json"),
                    manifest(json!({"codec":"reasonix.session.events/v3"})),
                )
                .with_file(format!("{STORE}/{ID}/events.jsonl"), text),
        )
    };
    let short = lines[3].replace("\"eventCount\":1", "\"eventCount\":2");
    let skewed = lines[3].replace("\"seq\":6", "\"seq\":60");
    for (bad, code) in [
        (b"{".as_slice(), Code::InvalidJson),
        (b"[]", Code::NotAnObject),
        (b"{\"a\":\"\xFF\"}", Code::InvalidUtf8),
        (short.as_bytes(), Code::FrameLost),
        (skewed.as_bytes(), Code::FrameLost),
    ] {
        let got = with(bad);
        assert_eq!((got.codes(), got.seconds()), (vec![code], vec![70]));
        assert!(got.tally.lossy);
    }
}

#[test]
fn unknown_codecs_and_broken_manifests_fail_their_unit() {
    for (text, kind) in [
        (manifest(json!({"codec":"reasonix.session.linear/v5"})), ErrorKind::UnsupportedVersion),
        ("{".to_owned(), ErrorKind::InvalidHeader),
        ("[]".to_owned(), ErrorKind::InvalidHeader),
    ] {
        let files = framed(small().frames(), json!({}))
            .with_file(format!("{STORE}/{ID}/manifest.json"), text);
        assert_eq!(try_read(&files).unwrap_err().kind(), kind);
    }
    let files = MemFiles::new().with_file(format!("{STORE}/{ID}/events.frames"), small().frames());
    assert_eq!(try_read(&files).unwrap_err().kind(), ErrorKind::InvalidHeader);
}

#[test]
fn the_manifest_names_the_session_and_a_folder_of_another_name_is_noted() {
    let got = read(&framed(small().frames(), json!({"sessionId":"other"})));
    assert_eq!((got.session().id.as_str(), got.codes()), ("other", vec![Code::Inconsistent]));
}

#[test]
fn stores_lie_in_four_places_and_hidden_folders_are_none() {
    let mut files = MemFiles::new();
    let places = [
        format!("desktop-sessions-v5/by-id/{ID}"),
        format!("projects/p/sessions-v3/{ID}"),
        format!("projects/p/sessions-v4/{ID}"),
        format!("sessions-v4/{ID}"),
    ];
    let hidden = ["projects/p/sessions-v4/.trash/a", "sessions-v4/.a.tmp-1", "state/sessions-v4/a"];
    for place in places.iter().map(String::as_str).chain(hidden) {
        files.insert(format!("home/{place}/manifest.json"), manifest(json!({})));
        files.insert(format!("home/{place}/events.frames"), small().frames());
        files.insert(format!("home/{place}/writer.lock"), "");
    }
    files.insert("home/.env", "KEY=secret");
    let units = units(&files).items;
    let keys: Vec<_> = units.iter().map(|unit| unit.key.as_str()).collect();
    assert_eq!(keys, places);
    assert!(units.iter().all(|unit| unit.members.len() == 2));
}

fn with_object(object: &[u8], reference: Value, path: &str) -> MemFiles {
    let mut log = Log::new();
    log.commit(0, &[("turn/start", json!({})), prompt("short")])
        .commit(5, &[("message/complete", json!({"payloadRef":reference}))]);
    framed(log.frames(), json!({})).with_file(path, object)
}

fn object_path(digest: &str) -> String {
    format!("{STORE}/.content-v1/objects/{}/{}/{digest}", &digest[..2], &digest[2..4])
}

#[test]
fn a_payload_may_lie_in_an_object() {
    let object = json!({"message":{"role":"assistant","content":"x".repeat(70_000),
        "workDurationMs":4_000}})
    .to_string();
    let digest = sha256(object.as_bytes());
    let reference = json!({"digest":digest,"bytes":object.len(),"mediaType":"application/json"});
    let got = read(&with_object(object.as_bytes(), reference, &object_path(&digest)));
    assert_eq!((got.only().turns, got.seconds()), (1, vec![5]));
    assert_eq!(got.steps[0].measured_ms, Some(4_000));
}

#[test]
fn an_object_that_is_not_to_be_had_costs_its_event() {
    let object = br#"{"message":{"role":"assistant"}}"#;
    let digest = sha256(object);
    let path = object_path(&digest);
    let good = json!({"digest":digest,"bytes":object.len()});
    for (reference, bytes, path, code) in [
        (good.clone(), object.as_slice(), "home/elsewhere", Code::Unreadable),
        (good.clone(), &object[1..], &path, Code::Unreadable),
        (good, br#"{"message":{"role":"assistanT"}}"#, &path, Code::Unreadable),
        (json!({"digest":digest,"bytes":u64::MAX}), object, &path, Code::LimitExceeded),
        (json!({"digest":"../../../../.env","bytes":3}), object, &path, Code::InvalidJson),
        (json!({"digest":digest}), object, &path, Code::InvalidJson),
    ] {
        let got = read(&with_object(bytes, reference, path));
        assert_eq!((got.codes(), got.session().turns, got.steps.len()), (vec![code], 1, 0));
        assert!(got.tally.lossy);
    }
}

#[test]
fn a_payload_that_is_none_costs_its_event() {
    let mut log = small();
    log.commits[3].events[0].1 = json!("no object");
    let got = of(&log);
    assert_eq!((got.codes(), got.session().turns), (vec![Code::InvalidJson], 1));
}

/// The import of the old log, which asks at noon and answers after four seconds.
fn imported(path: &str, size: usize, sha256: &str) -> (Log, Value) {
    let mut log = Log::new();
    log.commit_of(
        "legacy-import:1",
        600,
        &[
            message(json!({"role":"system","content":"x\nCurrent workspace: \"/srv/old\"\n"})),
            message(
                json!({"role":"user","content":"words","raw_content":"words","createdAt":NOON}),
            ),
            message(json!({"role":"assistant","content":"y","workDurationMs":4_000})),
        ],
    );
    let source = json!({"path":path,"size":size,"sha256":sha256,"version":"legacy"});
    (log, json!({"source":source}))
}

fn old_log() -> String {
    lines(&[
        json!({"role":"user","content":"words","createdAt":NOON}),
        json!({"role":"assistant","content":"y","workDurationMs":4_000}),
    ])
}

#[test]
fn an_import_follows_the_clock_of_the_old_log_and_hides_it() {
    let (mut log, more) = imported("/x/.reasonix/projects/-work-demo/sessions/old.jsonl", 1, "00");
    log.turn(700, "more");
    let files = framed(log.frames(), more).with_file(OLD, old_log());
    let scan = Reasonix::at("home").scan_sessions_in(&files, &ScanOptions::new());
    assert_eq!(scan.sessions.len(), 1, "the old log is hidden");
    let unit = &units(&files).items[0];
    let got = read_unit(&files, unit, SessionTexts::new(), Limits::new()).unwrap();
    let session = got.session();
    assert_eq!(got.seconds(), [4, 710]);
    assert_eq!((session.turns, session.turn_ends.len()), (2, 1));
    assert_eq!(session.supersedes.as_ref().unwrap().as_str(), &OLD["home/".len()..]);
    assert_eq!(session.origin, Origin::Root);
    assert_eq!(session.cwd.as_deref(), Some("/srv/demo"));
    assert_eq!(session.started.unwrap().as_millis(), NOON);
    assert_eq!(session.prior_event.unwrap().as_millis(), NOON);
}

#[test]
fn an_import_alone_tells_where_it_worked() {
    let (log, more) = imported("/x/sessions/gone.jsonl", 1, "00");
    let got = read(&framed(log.frames(), more));
    assert_eq!(got.only().cwd.as_deref(), Some("/srv/old"));
    // The log is gone, but a store may remember it.
    assert_eq!(got.only().supersedes.as_ref().unwrap().as_str(), "sessions/gone.jsonl");
}

#[test]
fn an_import_from_another_place_is_known_by_its_bytes() {
    let (meta, text) = (r#"{"id":"old"}"#, old_log());
    let mut bytes = Vec::new();
    for (name, part) in [("old.jsonl", text.as_str()), ("old.jsonl.meta", meta)] {
        bytes.extend([name.as_bytes(), &[0], part.as_bytes(), &[0]].concat());
    }
    let size = text.len() + meta.len();
    for (digest, want) in [(sha256(&bytes), true), (sha256(b"x"), false)] {
        let (log, more) = imported("/x/projects/renamed/sessions/old.jsonl", size, &digest);
        let files = framed(log.frames(), more)
            .with_file(OLD, &text)
            .with_file(format!("{OLD}.meta"), meta)
            .with_file(format!("{}.wire.jsonl", OLD.trim_end_matches(".jsonl")), "");
        let unit = units(&files).items.into_iter().find(|unit| unit.key.as_str().ends_with(ID));
        let texts = SessionTexts::new();
        let got = read_unit(&files, &unit.unwrap(), texts, Limits::new()).unwrap();
        let key = got.session().supersedes.as_ref().unwrap().as_str();
        let wanted =
            if want { &OLD["home/".len()..] } else { "projects/renamed/sessions/old.jsonl" };
        assert_eq!(key, wanted);
    }
}

#[test]
fn texts_that_are_switched_off_are_nowhere() {
    let mut log = small();
    log.commit(60, &[("session/title", json!({"title":"SECRET title"}))])
        .turn(70, "SECRET words")
        .commit(90, &[("tool/result", json!({"output":"SECRET"})), host("/SECRET/place")]);
    log.commits[3].events[0].1 = json!({"message":{"role":"assistant","content":"SECRET",
        "workDurationMs":"SECRET"}});
    let files = framed(log.frames(), json!({"sessionId":ID,"source":{"path":"/SECRET/p/parent"}}));
    let unit = &units(&files).items[0];
    let off = SessionTexts::new().with_titles(false).with_directories(false);
    let got = read_unit(&files, unit, off, Limits::new()).unwrap();
    assert_eq!(got.codes(), [Code::InvalidField]);
    assert!(!format!("{got:?}").contains("SECRET"), "{got:?}");
    let on = read(&files);
    assert_eq!(on.session().title.as_deref(), Some("SECRET title"));
    let rest = format!("{:?}{:?}{:?}", on.steps, on.diagnostics, on.tally);
    assert!(!rest.contains("SECRET"));
}
