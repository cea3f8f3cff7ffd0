//! The session, its steps and the diagnostics of one rich log of each format.

use std::fmt::Write;

use serde_json::json;
use tokdash_core::{Session, Timestamp};

use crate::support::{Log, Told, stream, usage};

fn at(instant: Option<Timestamp>) -> String {
    instant.map_or("-".to_owned(), |instant| instant.as_millis().to_string())
}

fn facts(session: &Session) -> String {
    let ends = session.turn_ends.iter().map(|end| {
        let status = end.status.as_ref().map_or("-", |status| status.as_str());
        format!("{}{status}", if end.inherited { "^" } else { "" })
    });
    format!(
        "{} {:?} depth {} of {:?}\ncwd {:?}\ntitle {:?}\npreview {:?}\nlabel {:?}\nmodels {:?}\n\
         turns {} + {} inherited: {}\ninherited in {} out {}\nprior {} started {} last seen {}\n",
        session.id,
        session.origin,
        session.depth,
        session.parent,
        session.cwd,
        session.title,
        session.preview,
        session.label,
        session.models,
        session.turns,
        session.inherited_turns,
        ends.collect::<Vec<_>>().join(" "),
        session.inherited_tokens.input,
        session.inherited_tokens.output,
        at(session.prior_event),
        at(session.started),
        at(session.last_seen),
    )
}

fn shown(told: &Told) -> String {
    let mut text = told.session.as_ref().map_or("no session\n".to_owned(), facts);
    for step in &told.steps {
        let turn = step.turn.map_or("-".to_owned(), |turn| turn.to_string());
        let model = step.model.as_ref().map_or("-", |model| model.as_str());
        let entry = step.entry.as_ref().unwrap();
        let tokens = step.tokens.unwrap();
        let time = at(Some(step.timestamp));
        writeln!(
            text,
            "{time} turn {turn} {model} {entry}: in {} out {}",
            tokens.input, tokens.output
        )
        .unwrap();
    }
    for each in &told.diagnostics {
        writeln!(text, "{} line {:?} field {:?}", each.code, each.line, each.field).unwrap();
    }
    writeln!(text, "ignored {:?} lossy {}", told.tally.ignored, told.tally.lossy).unwrap();
    text
}

/// What a session of any format may hold; `shift` is what its turns are counted from.
fn common(log: Log, shift: u64) -> Log {
    let turn = |number| shift + number;
    let log = log.turn_start(turn(1)).human(json!([{"type": "text", "text": "do\nthis"}]));
    let log = log.said("runtime-context", json!("a context")).context("official", "large");
    let log = log.title(json!("do this")).message(turn(1), 1, usage(100, 11));
    let log = log.title(json!("A title\nof two lines")).turn_end(turn(1), "completed");
    let log = log.turn_start(turn(2)).human(json!("more")).message(turn(2), 1, usage(0, 0));
    let log = log.turn_end(turn(2), "error").end_seed(false).turn_start(turn(3));
    let log = log.message(turn(3), 1, usage(200, 31)).retry_started(turn(3), 1);
    let log = log.message(turn(3), 1, usage(201, 32)).message(turn(3), 2, json!({}));
    let log = log.event("compaction/start", json!({"compactionId": "c", "turn": turn(3)}));
    let log = log.compaction(json!("c"), usage(900, 33)).turn_end(turn(3), "aborted");
    log.turn_start(turn(4))
}

#[test]
fn a_forked_subagent_of_format_0() {
    let log = Log::new(0).header("seedLength", json!(4)).header("parentSession", json!("parent"));
    let log = log.header("origin", json!("subagent")).header("delegationDepth", json!(1));
    let log = log.turn_start(1).human(json!("the parent's prompt")).title(json!("the parent's"));
    let log = log.message(1, 1, usage(1, 2)).label(json!("search"));
    let log = common(log, 1).chunk(9, 1, usage(5, 1));
    insta::assert_snapshot!(shown(&log.told()));
}

#[test]
fn a_session_of_format_1() {
    insta::assert_snapshot!(shown(&common(Log::new(1), 0).chunk(4, 1, usage(5, 1)).told()));
}

#[test]
fn a_session_of_format_2_with_attempts() {
    let log = common(Log::new(2), 0).attempt(4, 1, stream(&[usage(5, 1), usage(5, 42)]));
    insta::assert_snapshot!(shown(&log.told()));
}

#[test]
fn a_spawned_subagent_of_format_3() {
    let log = Log::new(3).header("parentSession", json!("parent"));
    let log = log.header("origin", json!("subagent")).header("delegationDepth", json!(1));
    insta::assert_snapshot!(shown(&common(log.label(json!("search\tit")), 0).told()));
}

#[test]
fn a_fork_of_a_fork_of_format_4() {
    let log = Log::new(4).header("isSeeded", json!(true)).header("parentSession", json!("fork"));
    let log = log.turn_start(1).human(json!("the first prompt")).message(1, 1, usage(1, 2));
    let log = log.turn_end(1, "completed").end_seed(true).turn_start(2).title(json!("a fork's"));
    let log = log.message(2, 1, usage(4, 8)).end_seed(true).turn_end(2, "forked");
    insta::assert_snapshot!(shown(&common(log, 2).moved_to(json!("/elsewhere")).told()));
}

#[test]
fn a_seeded_session_of_format_4_without_a_marker() {
    let log = common(Log::new(4).header("isSeeded", json!(true)), 0);
    insta::assert_snapshot!(shown(&log.told()));
}
