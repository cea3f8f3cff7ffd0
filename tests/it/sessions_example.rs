//! The example that lists sessions, started as a user starts it.

use std::fs;
use std::path::Path;
use std::process::Output;

use serde_json::{Value, json as value};

use crate::programs::{json, run, text};

/// 2026-03-01T12:00:00Z.
const NOON: u64 = 1_772_366_400_000;

/// A row of a session's log: an answer of ten tokens.
fn answer(seq: u64, turn: u64, after_ms: u64) -> Value {
    value!({"type": "assistant/message", "seq": seq, "time": NOON + after_ms, "data": {
        "turn": turn, "step": 1, "message": {"content": "PLANTED-ANSWER", "source": {"model": "m"}},
        "usage": {"inputTokens": 7, "outputTokens": 3},
    }})
}

fn write_log(home: &Path, id: &str, header: Value, rows: &[Value]) {
    let folder = home.join("sessions/--work--").join(id);
    fs::create_dir_all(&folder).unwrap();
    let mut header = header;
    header["type"] = "session".into();
    header["version"] = 0.into();
    header["id"] = id.into();
    header["createdAt"] = NOON.into();
    header["cwd"] = "/planted/PLANTED-CWD".into();
    let lines: Vec<_> = [header].iter().chain(rows).map(|row| format!("{row}\n")).collect();
    fs::write(folder.join("session.jsonl"), lines.concat()).unwrap();
}

/// A home of dsh with a session of two answers, an hour apart, and a subagent's of the next day.
fn home() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().join("dsh");
    let title = value!({"type": "session/title", "seq": 9, "time": NOON,
        "data": {"title": "PLANTED-TITLE"}});
    write_log(&home, "one", value!({}), &[title, answer(0, 1, 10_000), answer(1, 2, 3_610_000)]);
    let child = value!({"parentSession": "one", "origin": "subagent"});
    write_log(&home, "two", child, &[answer(0, 1, 86_400_000)]);
    folder
}

fn sessions(folder: &Path, more: &[&str]) -> Output {
    let dsh = folder.join("dsh");
    let mut arguments = vec!["--dsh-home", dsh.to_str().unwrap(), "--zone", "UTC"];
    arguments.extend(more);
    run("sessions", folder, &arguments)
}

fn ids(list: &Value) -> Vec<&str> {
    list["sessions"].as_array().unwrap().iter().map(|it| it["id"].as_str().unwrap()).collect()
}

#[test]
fn json_lists_sessions_newest_first() {
    let home = home();
    let list = json(&sessions(home.path(), &["--json"]));
    assert_eq!(ids(&list), ["two", "one"]);
    let one = &list["sessions"][1];
    assert_eq!((&one["source"], &one["steps"]), (&value!("dsh"), &value!(2)));
    assert_eq!(
        (&one["title"], &one["project"]),
        (&value!("PLANTED-TITLE"), &value!("PLANTED-CWD"))
    );
    assert_eq!((&one["tokens"]["input"], &one["tokens"]["output"]), (&value!(14), &value!(6)));
    assert_eq!((&one["coverage"], &one["span_ms"]), (&value!("complete"), &value!(3_600_000)));
    assert_eq!((&one["parent"], &list["sessions"][0]["parent"]), (&Value::Null, &value!("one")));
    let sum: u64 =
        [0, 1].iter().map(|at| list["sessions"][at]["active_ms"].as_u64().unwrap()).sum();
    assert_eq!(list["active_ms"].as_u64(), Some(sum));
}

#[test]
fn a_window_leaves_out_what_did_not_work_in_it() {
    let home = home();
    let day = json(&sessions(home.path(), &["--json", "--since", "2026-03-02"]));
    assert_eq!(ids(&day), ["two"]);
    let before = json(&sessions(home.path(), &["--json", "--until", "2026-03-01T13:00:00Z"]));
    assert_eq!((ids(&before), &before["sessions"][0]["steps"]), (vec!["one"], &value!(1)));
    // In this zone the second day has not begun yet when the subagent works.
    let zone = ["--json", "--zone", "Pacific/Honolulu", "--since", "2026-03-03"];
    assert!(ids(&json(&sessions(home.path(), &zone))).is_empty());
}

#[test]
fn without_titles_no_word_of_a_conversation_comes_out() {
    let home = home();
    for form in [&[][..], &["--json"], &["--tree"], &["--id", "one"], &["--id", "one", "--json"]] {
        let told = sessions(home.path(), form);
        assert!(text(&told.stdout).contains("PLANTED-TITLE"), "{form:?}");
        assert!(!text(&told.stdout).contains("PLANTED-ANSWER"), "{form:?}");
        let quiet = sessions(home.path(), &[form, &["--no-titles"]].concat());
        assert!(quiet.status.success() && !quiet.stdout.is_empty());
        assert!(!text(&quiet.stdout).contains("PLANTED"), "{}", text(&quiet.stdout));
    }
}

#[test]
fn a_tree_hangs_subagents_below_their_parents() {
    let home = home();
    let tree = sessions(home.path(), &["--tree"]);
    let at = |what: &str| text(&tree.stdout).find(what).unwrap();
    assert!(at(" one ") < at(" two ") && at(" two ") < at("subagent"));
    let family = sessions(home.path(), &["--tree", "--id", "two"]);
    assert!(!text(&family.stdout).contains(" one "));
}

#[test]
fn one_session_is_told_step_by_step() {
    let home = home();
    let detail = sessions(home.path(), &["--id", "one"]);
    assert!(text(&detail.stdout).contains("2026-03-01 13:00:10"), "{}", text(&detail.stdout));
    let list = json(&sessions(home.path(), &["--id", "one", "--json"]));
    assert_eq!(list["sessions"][0]["step_list"].as_array().unwrap().len(), 2);
}

#[test]
fn sessions_and_usage_tell_the_same_total() {
    let home = home();
    let dsh = home.path().join("dsh");
    let usage = run("usage", home.path(), &["--dsh-home", dsh.to_str().unwrap(), "--json"]);
    let list = json(&sessions(home.path(), &["--json"]));
    for bucket in ["input", "output", "cache_read", "cache_write"] {
        let of = |at: usize| list["sessions"][at]["tokens"][bucket].as_u64().unwrap();
        assert_eq!(json(&usage)["tokens"][bucket].as_u64(), Some(of(0) + of(1)));
    }
}

#[test]
fn an_empty_home_is_an_empty_list() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("dsh")).unwrap();
    let list = json(&sessions(folder.path(), &["--json"]));
    assert_eq!(list, value!({"sessions": [], "active_ms": 0, "active_ms_sum": 0}));
}

#[test]
fn what_cannot_be_understood_is_one_line_and_exit_code_2() {
    let home = home();
    for bad in [
        &["--since", "yesterday"][..],
        &["--since", "2026-13-01"],
        &["--until", "2026-03-01T25:00:00Z"],
        &["--since", "2026-03-02", "--until", "2026-03-01"],
        &["--zone", "Nowhere/Land"],
        &["--source", "nobody"],
        &["--id", "none"],
        &["--dsh-home", "no/such/folder"],
        &["--what"],
        &["--id"],
    ] {
        let output = sessions(home.path(), bad);
        assert_eq!(output.status.code(), Some(2), "{bad:?}");
        assert_eq!(text(&output.stderr).lines().count(), 1, "{bad:?}");
        assert!(output.stdout.is_empty());
    }
    assert!(sessions(home.path(), &["--source", "reasonix"]).status.success());
}
