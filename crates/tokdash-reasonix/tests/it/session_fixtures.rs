//! Sessions that real clients wrote, where they are at hand.

use std::collections::BTreeMap;

use camino::Utf8Path;
use serde_json::Value;
use tokdash_core::{
    Coverage, Origin, OsFiles, ReadCx, ScanOptions, Session, SessionItem, SessionScan,
    SessionSourceExt, SourceExt, Timestamp, TokenTotals,
};
use tokdash_reasonix::Reasonix;

use crate::fixtures::{fixture, json};
use crate::logs::view;

fn scan(home: &Utf8Path) -> SessionScan {
    let scan = Reasonix::at(home).scan_sessions_in(&OsFiles::new(), &ScanOptions::new());
    assert!(scan.sources[0].failure.is_none());
    assert_eq!(scan.sources[0].failed, 0);
    assert!(scan.diagnostics().is_empty(), "{:?}", scan.diagnostics());
    assert!(!scan.sources[0].tally.lossy);
    scan
}

/// Sessions by unit, as each unit gives them.
fn by_unit(home: &Utf8Path) -> BTreeMap<String, (Session, usize)> {
    let source = Reasonix::at(home);
    let files = OsFiles::new();
    let units = view(&source).session_units(&files).unwrap().items;
    let mut sessions = BTreeMap::new();
    for unit in &units {
        let items = view(&source).collect_sessions(&ReadCx::new(&files, unit)).unwrap().items;
        let steps = items.iter().filter(|item| matches!(item, SessionItem::Step(_))).count();
        for item in items {
            if let SessionItem::Session(session) = item {
                sessions.insert(unit.key.as_str().to_owned(), (*session, steps));
            }
        }
    }
    sessions
}

#[test]
fn every_session_of_a_real_home_is_there_as_expected() {
    let Some(folder) = fixture("reasonix/1.38.11") else { return };
    let home = folder.join("home");
    let sessions = by_unit(&home);
    let expected = json(&folder.join("expected-sessions.json"));
    let expected = expected.as_array().unwrap();
    assert_eq!(sessions.len(), expected.len() + 2);
    for want in expected {
        let (session, _) = &sessions[want["path"].as_str().unwrap()];
        assert_as_expected(session, want);
    }
    // All of them stand in the scan, where no id is met twice.
    assert_eq!(scan(&home).sessions.len(), expected.len() + 2);
}

fn assert_as_expected(session: &Session, want: &Value) {
    assert_eq!(session.id.as_str(), want["id"], "{want}");
    let at = |field: &str| Some(Timestamp::parse(want[field].as_str().unwrap()).unwrap());
    assert_eq!(session.started, at("created"), "{want}");
    assert_eq!(session.last_seen, at("last_commit"), "{want}");
    assert_eq!(session.title.as_deref(), want["title"].as_str(), "{want}");
    // The expected prompts are the first 60 characters.
    let first: String = session.preview.as_deref().unwrap().chars().take(60).collect();
    assert_eq!(first.trim_end(), want["first_prompt"].as_str().unwrap().trim_end(), "{want}");
    let models: Vec<_> = session.models.iter().map(|model| model.as_str()).collect();
    assert_eq!(serde_json::json!(models), want["models"], "{want}");
    assert_eq!(Some(session.turns + session.inherited_turns), want["turns"].as_u64(), "{want}");
    let ends: Vec<_> =
        session.turn_ends.iter().map(|end| end.status.as_ref().map(|name| name.as_str())).collect();
    assert_eq!(serde_json::json!(ends), want["turn_status"], "{want}");
    assert_eq!(session.cwd.as_deref(), want["workspace"].as_str(), "{want}");
    assert_eq!(session.parent.as_ref().map(|id| id.as_str()), want["forked_from"].as_str());
    let origin = if want["forked_from"].is_null() { Origin::Root } else { Origin::Fork };
    assert_eq!((session.origin, session.coverage), (origin, Coverage::NotRecorded));
}

#[test]
fn both_subagents_of_a_real_home_name_their_parent_and_model() {
    let Some(folder) = fixture("reasonix/1.38.11") else { return };
    let sessions = by_unit(&folder.join("home"));
    for (id, parent, model) in [
        (
            "sa_20261130_231807_000000000_80c0e025dfdc",
            "a55f8b35e07c19bcce82acbb59cf6833",
            "alpha/ds-chat",
        ),
        (
            "sa_20261130_231808_000000000_caef134ba5a2",
            "45eeefc82f6c49050faf65e843b65f0d",
            "alpha/ds-r",
        ),
    ] {
        let key = format!("projects/-home-dev-demo/sessions/subagents/{id}.jsonl");
        let (session, steps) = &sessions[&key];
        assert_eq!((session.id.as_str(), *steps, session.turns), (id, 1, 1));
        assert_eq!((session.origin, session.depth), (Origin::Subagent, 1));
        assert_eq!(session.parent.as_ref().unwrap().as_str(), parent);
        assert_eq!(session.models[0].as_str(), model);
        assert_eq!(session.cwd.as_deref(), Some("/home/dev/demo"));
        assert_eq!(session.label.as_deref(), Some("task"));
    }
}

#[test]
fn a_fork_has_the_steps_of_its_own_turn() {
    let Some(folder) = fixture("reasonix/1.38.11") else { return };
    let sessions = by_unit(&folder.join("home"));
    let of = |id: &str| {
        let (session, steps) = &sessions[&format!("projects/-home-dev-demo/sessions-v4/{id}")];
        (session.turns, session.inherited_turns, *steps)
    };
    assert_eq!(of("a5c6f6fffbb209846c60a78a6f72f492"), (2, 0, 2));
    assert_eq!(of("9e1cc6bc8986931a9390df712c9f5664"), (1, 2, 1));
    assert_eq!(of("ebe8ea4281c260595e0717f98c35dd83"), (0, 1, 0));
}

#[test]
fn usage_that_2_29_left_beside_its_log_is_shown_and_in_no_total() {
    let Some(folder) = fixture("public/reasonix-2.29.0") else { return };
    let home = folder.join("home");
    let scan = scan(&home);
    let [record] = scan.sessions.as_slice() else { panic!("one session") };
    let session = &record.session;
    assert_eq!((session.turns, record.steps.len()), (3, 3));
    assert_eq!(session.coverage, Coverage::Retained);
    let mut sum = TokenTotals::default();
    for step in &record.steps {
        sum += step.tokens.unwrap();
        assert_eq!(step.model.as_ref().unwrap().as_str(), "fake/fake-model");
    }
    assert_eq!((sum.input, sum.output, sum.cache_read), (702, 168, 3_000));
    let cwd = session.cwd.as_deref();
    assert!(cwd.is_some_and(|cwd| cwd.ends_with("/reasonix-229")), "{cwd:?}");
    assert_eq!(session.preview.as_deref(), Some("hello there"));
    assert_eq!(session.models.len(), 1);
    let usage = Reasonix::at(&home).scan_in(&OsFiles::new(), &ScanOptions::new());
    assert_eq!(usage.entries.len(), 0);
}
