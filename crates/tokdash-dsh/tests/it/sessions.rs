//! The facts of a session and its steps, from generated logs.

use serde_json::{Value, json};
use tokdash_core::{
    Coverage, Origin, Reread, Session, SessionTexts, Source, Timestamp, TokenCounts, TokenTotals,
    project_name,
};
use tokdash_dsh::Dsh;

use crate::support::{
    BASE, HOLE, Log, at, dsh_with, four_answers, one_file, session_units, told, usage,
};

fn parts(texts: &[&str]) -> Value {
    texts.iter().map(|text| json!({"type": "text", "text": text})).collect()
}

/// A log with one answer, to which facts are added.
fn answered() -> Log {
    Log::new(4).message(1, 1, usage(1, 1))
}

fn millis(instant: Option<Timestamp>) -> Option<i64> {
    instant.map(Timestamp::as_millis)
}

/// The time of the event with this sequence number.
fn time(seq: i64) -> Option<i64> {
    Some(i64::try_from(BASE).unwrap() + 1_000 * seq)
}

/// How turns ended; `^` marks those of the parent, `-` one that has not ended.
fn ends(session: &Session) -> Vec<String> {
    let ends = session.turn_ends.iter().map(|end| {
        let status = end.status.as_ref().map_or("-", |status| status.as_str());
        format!("{}{status}", if end.inherited { "^" } else { "" })
    });
    ends.collect()
}

/// Turn and output of each step.
fn steps(log: &Log) -> Vec<(Option<u64>, u128)> {
    let told = log.told();
    told.steps.iter().map(|step| (step.turn, step.tokens.unwrap().output)).collect()
}

#[test]
fn session_mapping_title_project_and_model() {
    let full = json!({
        "inputTokens": 100, "outputTokens": 12, "cacheReadTokens": 500, "cacheWriteTokens": 20,
        "reasoningTokens": 5,
    });
    let log = Log::new(4).turn_start(1).human(parts(&["fix the parser"]));
    let told = log.title(json!("Parser work")).message(1, 1, full).turn_end(1, "completed").told();
    let session = told.session.unwrap();
    assert_eq!(session.id.as_str(), "session-abc");
    assert_eq!(session.source.as_str(), "dsh");
    assert_eq!(session.unit.as_str(), "sessions/--demo--/session-abc");
    assert_eq!(session.title.as_deref(), Some("Parser work"));
    assert_eq!(session.preview.as_deref(), Some("fix the parser"));
    assert_eq!(session.cwd.as_deref().and_then(project_name), Some("demo"));
    assert_eq!(session.models, ["large".into()]);
    assert_eq!(session.coverage, Coverage::Complete);
    assert_eq!((session.turns, session.inherited_turns), (1, 0));
    assert_eq!(session.inherited_tokens, TokenTotals::default());
    assert_eq!(ends(&session), ["completed"]);
    assert_eq!(session.supersedes, None);
    let [step] = &told.steps[..] else { panic!("one step") };
    assert_eq!(step.entry.as_ref().unwrap().as_str(), "dsh:session-abc:1:1");
    assert_eq!((step.turn, step.measured_ms), (Some(1), None));
    assert_eq!(step.model.as_ref().unwrap().as_str(), "large");
    let counts = TokenCounts::new().with_input(100).with_output(12);
    let tokens = TokenTotals::from(counts.with_cache_read(500).with_cache_write(20));
    assert_eq!(step.tokens, Some(tokens));
    assert_eq!(tokens.input + tokens.cache_write, 120);
}

#[test]
fn display_name_fallback_chain_has_its_facts() {
    let untitled = Log::new(4).human(parts(&["hello"])).message(1, 1, usage(1, 1)).session();
    assert_eq!((untitled.title, untitled.preview.as_deref()), (None, Some("hello")));
    let silent = answered().session();
    assert_eq!((silent.title, silent.preview), (None, None));
    assert_eq!(silent.cwd.as_deref().and_then(project_name), Some("demo"));
    let nowhere = answered().header("cwd", json!("/")).session();
    assert_eq!(nowhere.cwd.as_deref().and_then(project_name), None);
    assert_eq!(&nowhere.id.as_str()[..8], "session-");
}

#[test]
fn date_window_filters_turns_by_the_times_of_steps() {
    let told = four_answers(4).told();
    let times: Vec<_> = told.steps.iter().map(|step| millis(Some(step.timestamp))).collect();
    assert_eq!(times, [time(1), time(2), time(3), time(4)]);
}

#[test]
fn is_a_session_tool() {
    let source = Dsh::at("home");
    let sessions = source.sessions().unwrap();
    assert_eq!((sessions.revision().number(), sessions.reread()), (1, Reread::Whole));
}

#[test]
fn sessions_have_the_units_of_usage() {
    let files = one_file("session.v4.jsonl", four_answers(4).text())
        .with_file(at("session.jsonl"), four_answers(0).text())
        .with_file("home/sessions/p/b/session.v4.jsonl", four_answers(4).text());
    let source = Dsh::at("home");
    let mut found = tokdash_core::Collected::default();
    source.usage().unwrap().discover(&files, &mut found).unwrap();
    assert_eq!(session_units(&source, &files), found.items);
}

#[test]
fn a_session_without_an_entry_gives_no_row() {
    for log in [
        Log::new(4),
        Log::new(4).turn_start(1).human(parts(&["hi"])).title(json!("t")).turn_end(1, "error"),
        Log::new(4).message(1, 1, usage(0, 0)),
        Log::new(0).header("seedLength", json!(9)).message(1, 1, usage(1, 1)),
    ] {
        let told = log.told();
        assert_eq!((told.session, told.steps.len()), (None, 0));
    }
    let zero = Log::new(4).message(1, 1, usage(0, 0)).told();
    assert_eq!(zero.tally.ignored.get("zero"), Some(&1));
}

#[test]
fn the_last_title_that_says_something_counts() {
    let log = answered().title(json!("first")).title(json!("second"));
    let log = log.title(json!("  \n")).title(json!("")).title(json!(7)).title(json!(null));
    assert_eq!(log.session().title.as_deref(), Some("second"));
}

#[test]
fn a_title_with_line_breaks_is_cleaned() {
    let log = answered().title(json!(" one\n\n two\u{2028}three\tfour "));
    assert_eq!(log.session().title.as_deref(), Some("one two three four"));
    let long = answered().title(json!("x".repeat(5_000))).session().title.unwrap();
    assert_eq!((long.chars().count(), long.ends_with("x…")), (96, true));
}

#[test]
fn the_first_thing_a_person_said_is_the_preview() {
    let log = answered()
        .said("plugin", parts(&["from a plugin"]))
        .said("runtime-context", parts(&["a context"]))
        .human(parts(&["taken back"]))
        .with("surfaceOp", json!({"op": "replace", "startSeq": 1, "endSeq": 2}))
        .prompt("without a place on the surface")
        .human(json!([{"type": "image", "data": "…"}]))
        .human(parts(&[" what\nnow", "", "then? "]))
        .human(parts(&["later"]));
    assert_eq!(log.session().preview.as_deref(), Some("what now then?"));
}

#[test]
fn content_may_be_a_list_or_a_text_and_anything_else_is_nothing() {
    for (content, want) in [
        (json!("plain"), Some("plain")),
        (json!([{"type": "text", "text": "a"}, {"type": "file"}, 7, null, [], "no"]), Some("a")),
        (json!([]), None),
        (json!({"type": "text", "text": "a"}), None),
        (json!(true), None),
        (json!(null), None),
    ] {
        let session = answered().human(content.clone()).session();
        assert_eq!(session.preview.as_deref(), want, "{content}");
    }
}

#[test]
fn a_long_prompt_is_cut_between_characters() {
    let prompt = "é".repeat(10_000);
    let preview = answered().human(json!(prompt)).session().preview.unwrap();
    assert_eq!((preview.chars().count(), preview.ends_with("é…")), (96, true));
}

#[test]
fn the_directory_is_the_headers_moved_by_changes() {
    assert_eq!(answered().session().cwd.as_deref(), Some("/home/dev/demo"));
    let moved = answered().moved_to(json!("/a")).moved_to(json!(r"C:\b\c"));
    let moved = moved.moved_to(json!("  ")).moved_to(json!(7)).moved_to(json!({"path": "/x"}));
    assert_eq!(moved.session().cwd.as_deref(), Some(r"C:\b\c"));
    let without = answered().header("cwd", json!(null));
    assert_eq!(without.session().cwd, None);
    assert_eq!(without.moved_to(json!("/a")).session().cwd.as_deref(), Some("/a"));
}

#[test]
fn separators_of_other_standards_stand_in_texts_and_directories() {
    let odd = "a\u{2028}b\u{2029}c\u{85}d";
    let log = answered().header("cwd", json!(format!("/{odd}"))).title(json!(odd));
    let session = log.human(json!(odd)).session();
    assert_eq!(session.cwd, Some(format!("/{odd}")));
    assert_eq!(session.title.as_deref(), Some("a b c d"));
    assert_eq!(session.preview.as_deref(), Some("a b c d"));
}

#[test]
fn a_half_surrogate_pair_costs_no_text() {
    let log = Log::new(4).header("cwd", json!(HOLE)).human(json!(HOLE)).title(json!(HOLE));
    let log = log.message(1, 1, usage(1, 1));
    let files = one_file("session.v4.jsonl", log.text_with(r#""cut \ud83d off""#));
    let told = told(&Dsh::at("home"), &files).unwrap();
    assert_eq!(told.diagnostics, []);
    let session = told.session.unwrap();
    assert_eq!(session.cwd.as_deref(), Some("cut \u{fffd} off"));
    assert!(session.title.unwrap().starts_with("cut "));
    assert!(session.preview.unwrap().ends_with(" off"));
}

#[test]
fn origin_parent_and_depth_are_the_headers() {
    let of = |log: Log| {
        let session = log.session();
        (session.origin, session.parent.map(|id| id.as_str().to_owned()), session.depth)
    };
    assert_eq!(of(answered()), (Origin::Root, None, 0));
    let child = answered().header("parentSession", json!("p")).header("delegationDepth", json!(2));
    assert_eq!(of(child.clone()), (Origin::Root, Some("p".to_owned()), 2));
    let subagent = child.clone().header("origin", json!("subagent"));
    assert_eq!(of(subagent), (Origin::Subagent, Some("p".to_owned()), 2));
    let other = child.header("origin", json!("automation"));
    assert_eq!(of(other), (Origin::Root, Some("p".to_owned()), 2));
    let seeded = |log: Log| log.end_seed(true).message(1, 1, usage(1, 1));
    let fork = seeded(Log::new(4).header("isSeeded", json!(true)));
    assert_eq!(of(fork.clone()).0, Origin::Fork);
    assert_eq!(of(fork.header("origin", json!("subagent"))).0, Origin::Subagent);
    let old = seeded(Log::new(0).header("seedLength", json!(1)));
    assert_eq!(of(old).0, Origin::Fork);
    let odd = answered().header("parentSession", json!("")).header("delegationDepth", json!(-1));
    assert_eq!(of(odd), (Origin::Root, None, 0));
}

#[test]
fn a_label_is_what_its_own_descriptor_says() {
    let fork = Log::new(4).header("isSeeded", json!(true)).header("origin", json!("subagent"));
    let fork = fork.label(json!("the parent's")).end_seed(true);
    let unnamed = fork.clone().message(1, 1, usage(1, 1));
    assert_eq!(unnamed.session().label, None);
    let named = unnamed.label(json!("search\nthe web")).label(json!(" "));
    assert_eq!(named.session().label.as_deref(), Some("search the web"));
    assert_eq!(answered().label(json!("child")).session().label.as_deref(), Some("child"));
}

#[test]
fn models_come_in_order_each_once_and_none_is_made_up() {
    let log = Log::new(4).attempt(1, 1, crate::support::stream(&[usage(1, 1)]));
    assert_eq!(log.session().models, []);
    assert_eq!(log.told().steps[0].model, None);
    let log = log.message(1, 2, usage(1, 1)).compaction(json!("c"), usage(1, 1));
    let log = log.message(2, 1, usage(1, 1)).context("p", "never used");
    assert_eq!(log.session().models, ["large".into(), "small".into()]);
}

#[test]
fn turns_are_those_with_a_usage_row_zeros_included() {
    let log = Log::new(4).turn_start(1).message(1, 1, usage(1, 1)).message(1, 2, usage(1, 1));
    let log = log.turn_end(1, "completed").turn_start(2).message(2, 1, usage(0, 0));
    let log = log.turn_end(2, "completed").turn_start(3).turn_end(3, "aborted");
    let log = log.turn_start(4).chunk(4, 1, usage(0, 0)).message(4, 1, usage(2, 2));
    let log = log.compaction(json!("c"), usage(0, 0));
    let session = log.session();
    assert_eq!(session.turns, 3);
    assert_eq!(ends(&session), ["completed", "completed", "aborted", "-"]);
}

#[test]
fn a_row_that_counts_nothing_makes_no_turn() {
    let log = answered().message(2, 1, json!({"inputTokens": -1, "outputTokens": 1}));
    let log = log.event("assistant/message", json!({"turn": 3, "step": 1}));
    assert_eq!(log.told().session.unwrap().turns, 1);
}

#[test]
fn a_turn_ends_in_dshs_own_word() {
    let words = ["completed", "error", "aborted", "interrupted", "max-tokens", "blocked", "new"];
    let log = (1u64..)
        .zip(words)
        .fold(answered(), |log, (turn, word)| log.turn_start(turn).turn_end(turn, word));
    assert_eq!(ends(&log.session()), words);
    let odd = answered().turn_start(1).event("turn/end", json!({"turn": 1, "reason": "text"}));
    assert_eq!(ends(&odd.session()), ["-"]);
    let lone = answered().turn_end(7, "completed").turn_end(7, "error").turn_start(8);
    assert_eq!(ends(&lone.session()), ["completed", "error", "-"]);
}

#[test]
fn a_turn_of_which_a_fork_was_taken_is_the_parents() {
    let log = Log::new(4).header("isSeeded", json!(true)).turn_start(1).turn_end(1, "completed");
    let log = log.turn_start(2).message(2, 1, usage(1, 5)).end_seed(true).turn_end(2, "forked");
    let log = log.turn_start(3).message(3, 1, usage(1, 7)).turn_end(3, "completed");
    let session = log.session();
    assert_eq!(ends(&session), ["^completed", "^forked", "completed"]);
    assert_eq!((session.turns, session.inherited_turns), (1, 1));
    assert_eq!(session.inherited_tokens.output, 5);
}

#[test]
fn a_fork_goes_by_its_parents_words_until_it_has_its_own() {
    for version in [0, 4] {
        let fork = match version {
            0 => Log::new(0).header("seedLength", json!(5)),
            _ => Log::new(4).header("isSeeded", json!(true)),
        };
        let fork = fork.human(json!("asked")).title(json!("theirs")).moved_to(json!("/moved"));
        let fork = fork.message(1, 1, usage(1, 5)).end_seed(true).message(2, 1, usage(1, 7));
        let session = fork.session();
        assert_eq!(session.preview.as_deref(), Some("asked"));
        assert_eq!(session.title.as_deref(), Some("theirs"));
        assert_eq!(session.cwd.as_deref(), Some("/moved"));
        let own = fork.human(json!("again")).title(json!("ours")).moved_to(json!("/b")).session();
        assert_eq!(own.preview.as_deref(), Some("asked"));
        assert_eq!(own.title.as_deref(), Some("ours"));
        assert_eq!(own.cwd.as_deref(), Some("/b"));
    }
}

#[test]
fn a_fork_of_a_fork_owns_what_comes_after_the_last_mark() {
    let log = Log::new(4).header("isSeeded", json!(true)).header("parentSession", json!("fork"));
    let log =
        log.turn_start(1).message(1, 1, usage(1, 1)).message(1, 2, usage(0, 0)).end_seed(true);
    let log = log.turn_start(2).message(2, 1, usage(1, 2)).end_seed(true);
    let log = log.turn_start(3).message(3, 1, usage(1, 4)).end_seed(false);
    let session = log.message(4, 1, usage(1, 8)).session();
    assert_eq!(session.origin, Origin::Fork);
    assert_eq!((session.turns, session.inherited_turns), (2, 2));
    assert_eq!(session.inherited_tokens.output, 3);
    assert_eq!(ends(&session), ["^-", "^-", "-"]);
}

#[test]
fn a_turn_that_only_asked_for_nothing_is_inherited_like_any() {
    let log = Log::new(1).header("seedLength", json!(1)).message(1, 1, usage(0, 0));
    let session = log.message(2, 1, usage(1, 1)).session();
    assert_eq!((session.turns, session.inherited_turns), (1, 1));
}

#[test]
fn events_of_nobody_are_left_out_and_are_no_trouble() {
    let log = Log::new(0).header("seedLength", json!(1)).turn_start(1).turn_start(2);
    let log = log.without("seq").turn_end(2, "completed").without("seq").label(json!("l"));
    let log = log.without("seq").message(3, 1, usage(0, 0)).without("seq");
    let session = log.message(4, 1, usage(1, 1)).session();
    assert_eq!((session.turns, ends(&session), session.label), (1, vec!["^-".to_owned()], None));
}

#[test]
fn compactions_are_steps_too() {
    let log = Log::new(4).turn_start(1).message(1, 1, usage(1, 10));
    let start = |log: Log, id: &str, turn: Value| {
        log.event("compaction/start", json!({"compactionId": id, "turn": turn}))
    };
    let log = start(log, "in a turn", json!(1)).compaction(json!("in a turn"), usage(1, 20));
    let log = start(log, "between", json!(null)).compaction(json!("between"), usage(1, 30));
    let log = log.compaction(json!("unannounced"), usage(1, 40));
    assert_eq!(steps(&log), [(Some(1), 10), (Some(1), 20), (None, 30), (None, 40)]);
    assert_eq!(log.session().turns, 1);
}

#[test]
fn retries_and_early_samples_are_steps_as_they_are_entries() {
    let log = Log::new(0).chunk(1, 1, usage(1, 3)).message(1, 1, usage(1, 10)).retry_started(1, 1);
    let log = log.message(1, 1, usage(1, 20)).chunk(1, 2, usage(1, 4));
    assert_eq!(steps(&log), [(Some(1), 10), (Some(1), 20), (Some(1), 4)]);
}

#[test]
fn the_first_gap_starts_at_what_set_the_first_step_off() {
    let prior = |log: &Log| millis(log.session().prior_event);
    let log = Log::new(4).turn_start(1).human(json!("go"));
    assert_eq!(prior(&log.clone().message(1, 1, usage(1, 1))), time(1));
    let second = log.message(1, 1, usage(0, 0)).turn_end(1, "error").turn_start(2);
    assert_eq!(prior(&second.message(2, 1, usage(1, 1)).turn_start(3).human(json!("x"))), time(4));
    assert_eq!(prior(&answered().turn_start(2)), None);
    let start = Log::new(4).turn_start(1).event("compaction/start", json!({"compactionId": "c"}));
    assert_eq!(prior(&start.compaction(json!("c"), usage(1, 1))), time(1));
    let timeless = Log::new(4).turn_start(1).human(json!("go")).with("time", json!("late"));
    assert_eq!(prior(&timeless.message(1, 1, usage(1, 1))), time(0));
    let machine = Log::new(4).turn_start(1).said("plugin", json!("x")).message(1, 1, usage(1, 1));
    assert_eq!(prior(&machine), time(0));
}

#[test]
fn a_forks_first_gap_starts_at_its_own_events() {
    for version in [1, 3] {
        let fork = match version {
            1 => Log::new(1).header("seedLength", json!(3)),
            _ => Log::new(3).header("isSeeded", json!(true)),
        };
        let fork = fork.turn_start(1).message(1, 1, usage(1, 1)).end_seed(true);
        let silent = fork.clone().message(2, 1, usage(1, 1));
        assert_eq!(silent.session().prior_event, None);
        let asked = fork.turn_start(2).human(json!("on")).message(2, 1, usage(1, 1));
        assert_eq!(millis(asked.session().prior_event), time(4));
    }
}

#[test]
fn it_begins_with_its_header_and_was_seen_with_its_last_event() {
    let log = Log::new(4).turn_start(1).message(1, 1, usage(1, 1));
    let log = log.event("tool/result", json!({"text": "long"})).event("brand/new", json!({}));
    let session = log.session();
    assert_eq!((millis(session.started), millis(session.last_seen)), (time(0), time(3)));
    let packed = log.clone().raw(json!({"type": "text-chunks", "seq0": 9, "time0": 5, "data": {}}));
    assert_eq!(packed.session().last_seen, session.last_seen);
    let backwards = log.clone().end_seed(false).with("time", json!(BASE - 5));
    assert_eq!(backwards.session().last_seen, session.last_seen);
    let odd = log.end_seed(false).with("time", json!(1.5)).end_seed(false).without("time");
    assert_eq!(odd.session().last_seen, session.last_seen);
}

#[test]
fn without_a_time_in_the_header_it_begins_with_its_own_first_event() {
    let log = Log::new(4).header("createdAt", json!("then"));
    let asked = log.clone().end_seed(false).turn_start(1).message(1, 1, usage(1, 1));
    assert_eq!(millis(asked.session().started), time(1));
    let bare = log.end_seed(false).message(1, 1, usage(1, 1)).message(1, 2, usage(1, 1));
    assert_eq!(millis(bare.session().started), time(1));
}

fn wordless(mut session: Session) -> Session {
    for text in [&mut session.title, &mut session.preview, &mut session.label, &mut session.cwd] {
        *text = None;
    }
    session
}

#[test]
fn what_is_switched_off_is_not_there_and_the_rest_is() {
    let log = answered().human(json!("words")).title(json!("words")).label(json!("words"));
    let log = log.moved_to(json!("/place")).turn_start(1).turn_end(1, "completed");
    let files = tokdash_core::MemFiles::new()
        .with_file(format!("/base/{}", at("session.v4.jsonl")), log.text());
    for (titles, directories) in [(true, true), (true, false), (false, true), (false, false)] {
        let texts = SessionTexts::new().with_titles(titles).with_directories(directories);
        let told = told(&dsh_with(texts), &files).unwrap();
        let session = told.session.unwrap();
        let words = titles.then_some("words");
        assert_eq!(session.title.as_deref(), words);
        assert_eq!(session.preview.as_deref(), words);
        assert_eq!(session.label.as_deref(), words);
        assert_eq!(session.cwd.as_deref(), directories.then_some("/place"));
        assert_eq!(wordless(session), wordless(log.session()));
        assert_eq!(told.steps, log.told().steps);
    }
}

#[test]
fn a_fact_out_of_place_is_read_whatever_the_order_of_fields() {
    let text = concat!(
        r#"{"createdAt":1786735098528,"cwd":"/d","id":"s","version":4,"type":"session"}"#,
        "\n",
        r#"{"data":{"turn":1},"time":1786735099000,"seq":0,"type":"turn/start"}"#,
        "\n",
        r#"{"surfaceOp":"append","data":{"source":{"kind":"user"},"content":"hi"},"seq":1,"type":"user/message"}"#,
        "\n",
        r#"{"type":"session\/title","seq":2,"data":{"title":"t"},"time":1786735099500}"#,
        "\n",
        r#"{"data":{"turn":1,"step":1,"usage":{"inputTokens":1,"outputTokens":1}},"seq":3,"time":1786735099600,"type":"assistant/message"}"#,
        "\n",
        r#"{"data":{"reason":{"kind":"completed"},"turn":1},"seq":4,"time":1786735099700,"type":"turn/end"}"#,
        "\n",
    );
    let told = told(&Dsh::at("home"), &one_file("session.v4.jsonl", text)).unwrap();
    let session = told.session.unwrap();
    assert_eq!((session.title.as_deref(), session.preview.as_deref()), (Some("t"), Some("hi")));
    assert_eq!(ends(&session), ["completed"]);
    assert_eq!(millis(session.prior_event), Some(1_786_735_099_000));
    assert_eq!(millis(session.last_seen), Some(1_786_735_099_700));
}
