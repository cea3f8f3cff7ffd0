//! The sessions in logs that real clients wrote, where they are at hand.

use std::path::Path;

use serde_json::Value;
use tokdash_core::{Coverage, Origin, OsFiles, ReadCx, Session, TokenTotals};
use tokdash_dsh::Dsh;

use crate::fixtures::{fixtures, home, number, sum};
use crate::support::{Told, agreed, session_units};

/// The sessions of a home, each read by each view and by both at once.
fn sessions_of(home: &Dsh) -> Vec<Told> {
    let files = OsFiles::new();
    let read = |unit| agreed(home, &ReadCx::new(&files, unit)).expect("a readable log").1;
    session_units(home, &files).iter().map(read).collect()
}

fn turns(rows: &Value) -> u64 {
    let turns = rows.as_array().unwrap().iter().filter_map(|row| row["turn"].as_u64());
    turns.collect::<std::collections::BTreeSet<_>>().len() as u64
}

fn is_use(row: &&Value) -> bool {
    ["input", "output", "cache_read", "cache_write"].iter().any(|field| number(row, field) > 0)
}

fn assert_facts(told: &Told, facts: &Value) {
    let session = told.session.as_ref().expect("a session");
    let text = |field: &str| facts[field].as_str();
    assert_eq!(session.title.as_deref(), text("title"));
    assert_eq!(session.cwd.as_deref(), text("cwd"));
    assert_eq!(session.parent.as_ref().map(|id| id.as_str()), text("parent_session"));
    let is_seeded = number(facts, "inherited_events") > 0;
    let origin = match text("origin") {
        Some(origin) => (origin == "subagent").then_some(Origin::Subagent),
        None => Some(if is_seeded { Origin::Fork } else { Origin::Root }),
    };
    assert_eq!(Some(session.origin), origin);
    assert_eq!(session.depth, number(facts, "delegation_depth"));
    let created = session.started.unwrap().as_millis().unsigned_abs();
    assert_eq!(created, number(facts, "created_at"));
    assert_preview(session, text("first_user_message").unwrap());
    assert_eq!(session.turns, number(facts, "turns"));
    assert_eq!(session.inherited_turns, turns(&facts["inherited_rows"]));
    let inherited = facts["inherited_rows"].as_array().unwrap();
    assert_eq!(session.inherited_tokens, sum(inherited.iter()));
    assert_eq!(session.coverage, Coverage::Complete);
    assert_steps(told, facts["own_rows"].as_array().unwrap());
}

/// The expected text is cut too, elsewhere.
fn assert_preview(session: &Session, message: &str) {
    let words = message.split_whitespace().collect::<Vec<_>>().join(" ");
    let preview = session.preview.as_ref().expect("a preview");
    assert!(preview.starts_with(&words), "{preview} is not {words}");
}

fn assert_steps(told: &Told, own_rows: &[Value]) {
    let session = told.session.as_ref().unwrap();
    let rows: Vec<_> = own_rows.iter().filter(is_use).collect();
    assert_eq!(told.steps.len(), rows.len());
    for (step, row) in told.steps.iter().zip(&rows) {
        assert_eq!(step.timestamp.as_millis().unsigned_abs(), number(row, "time"));
        assert_eq!(step.model.as_ref().map(|model| model.as_str()), row["model"].as_str());
        if row["kind"] == "turn" {
            assert_eq!(step.turn, row["turn"].as_u64());
        }
        assert_eq!(step.measured_ms, None);
    }
    let mut tokens = TokenTotals::default();
    told.steps.iter().for_each(|step| tokens += step.tokens.unwrap());
    assert_eq!(tokens, sum(rows.iter().copied()));
    let first = told.steps.first().unwrap().timestamp;
    assert!(session.prior_event.is_some_and(|prior| prior < first));
    assert!(session.last_seen >= told.steps.iter().map(|step| step.timestamp).max());
}

fn check_home(folder: &Path, expected: &Value) {
    let sessions = expected["sessions"].as_object().unwrap();
    let told = sessions_of(&home(folder));
    let with_rows = sessions.values().filter(|it| it["own_rows"] != Value::Array(Vec::new()));
    let found = told.iter().filter(|told| told.session.is_some()).count();
    assert_eq!(found, with_rows.count(), "{}", folder.display());
    for told in told.iter().filter(|told| told.session.is_some()) {
        let id = told.session.as_ref().unwrap().id.as_str();
        assert_facts(told, &sessions[id]);
    }
}

#[test]
fn every_real_home_gives_exactly_its_sessions() {
    let Some(path) = fixtures("dsh") else { return };
    let mut homes = 0;
    for folder in std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()) {
        let Ok(text) = std::fs::read_to_string(folder.join("expected.json")) else { continue };
        check_home(&folder, &serde_json::from_str(&text).unwrap());
        homes += 1;
    }
    assert!(homes >= 7, "only {homes} homes");
}

/// The session of a real home whose id starts so.
fn session(folder: &str, id: &str) -> Option<Session> {
    let told = sessions_of(&home(&fixtures("dsh")?.join(folder)));
    let sessions = told.into_iter().filter_map(|told| told.session);
    Some(sessions.into_iter().find(|session| session.id.as_str().starts_with(id)).unwrap())
}

fn ends(session: &Session) -> String {
    let ends = session.turn_ends.iter().map(|end| {
        let status = end.status.as_ref().map_or("-", |status| status.as_str());
        format!("{}{status}", if end.inherited { "^" } else { "" })
    });
    ends.collect::<Vec<_>>().join(" ")
}

#[test]
fn real_turns_end_as_they_did() {
    let Some(killed) = session("0.2.1-rc.2", "session-2ddb") else { return };
    assert_eq!(ends(&killed), "completed interrupted completed");
    let torn = session("0.2.1-rc.2-torn", "session-2ddb").unwrap();
    assert_eq!(ends(&torn), "completed interrupted -");
    let forked = session("0.2.1-rc.2", "session-a79d").unwrap();
    let inherited = "^completed ".repeat(8) + "^error ^completed ^max-tokens ^error ";
    let own = "^completed ".repeat(4) + "completed aborted completed";
    assert_eq!(ends(&forked), inherited + &own);
}

#[test]
fn real_subagents_are_called_what_their_parents_called_them() {
    let Some(spawned) = session("0.2.1-rc.2", "af13c017") else { return };
    let forked = session("0.1.1-rc.1", "3d00c80d").unwrap();
    for child in [&spawned, &forked] {
        assert_eq!(child.label.as_deref(), Some("child of A"));
        assert_eq!(child.origin, Origin::Subagent);
    }
    assert_eq!(session("0.2.1-rc.2", "session-5a16").unwrap().label, None);
}

#[test]
fn an_older_home_captured_by_others_gives_its_session() {
    let Some(path) = fixtures("public/dsh") else { return };
    let told = sessions_of(&home(&path));
    let [told] = &told[..] else { panic!("one session") };
    let session = told.session.as_ref().unwrap();
    assert_eq!(session.cwd.as_deref(), Some("/sample/project"));
    assert_eq!((session.turns, told.steps.len()), (1, 2));
    assert_eq!((&session.title, &session.preview), (&None, &None));
    assert_eq!(session.models, ["gemma4:31b-cloud".into()]);
}
