//! The contract of a source of sessions.

use std::collections::{HashMap, HashSet};

use super::Contract;
use crate::{
    Coverage, EntryId, Files, PREVIEW_CHARS, ReadCx, ScanOptions, Session, SessionId, SessionItem,
    SessionScan, SessionSource, SessionSourceExt, Sink, Source, Step, TokenTotals, Unit, scan,
    scan_sessions,
};

impl Contract<'_> {
    /// Runs every check of a source of sessions. Where the source tells usage too, the two must
    /// agree.
    ///
    /// # Panics
    /// When the source breaks the contract.
    pub fn check_sessions(&self) {
        let source = (self.make)(&self.home);
        let Some(sessions) = source.sessions() else { panic!("the source tells no sessions") };
        let units = self.check_discovery(&*source, &|files| sessions.session_units(files));
        let mut found = 0;
        for unit in &units {
            found += self.check_session_unit(sessions, unit);
        }
        assert!(found > 0, "the logs hold no session: the suite would check nothing");
        self.check_session_threads(&*source);
        self.check_session_move(&*source);
        self.check_session_faults(&*source, &units);
        self.check_session_missing_home();
        self.check_agreement(&*source);
    }

    /// Answers with the unit's number of sessions.
    fn check_session_unit(&self, sessions: &dyn SessionSource, unit: &Unit) -> usize {
        let read = |cx: &ReadCx<'_>, sink: &mut dyn Sink<SessionItem>| sessions.read(cx, sink);
        let mut open: HashMap<SessionId, Vec<Step>> = HashMap::new();
        let mut closed = HashSet::new();
        for item in self.check_reads(&read, unit) {
            match item {
                SessionItem::Step(step) => {
                    let late = closed.contains(&step.session);
                    assert!(!late, "{}: a step came after its session", unit.key);
                    open.entry(step.session.clone()).or_default().push(step);
                }
                SessionItem::Session(session) => {
                    check_session(&session, &open.remove(&session.id).unwrap_or_default(), unit);
                    let again = !closed.insert(session.id.clone());
                    assert!(!again, "{}: session {} came twice", unit.key, session.id);
                }
            }
        }
        assert!(open.is_empty(), "{}: steps of no session", unit.key);
        closed.len()
    }

    /// Any number of threads gives the same.
    fn check_session_threads(&self, source: &dyn Source) {
        let one = sessions_of(source, &self.files, 1);
        for threads in [2, 5] {
            let many = sessions_of(source, &self.files, threads);
            assert_eq!(many.sessions, one.sessions, "{threads} threads changed the sessions");
            assert_eq!(many.diagnostics(), one.diagnostics(), "threads changed the diagnostics");
        }
    }

    /// A home that moves changes no session, no step and no unit.
    fn check_session_move(&self, source: &dyn Source) {
        let here = sessions_of(source, &self.files, 1);
        let (source, files) = self.moved();
        let there = sessions_of(&*source, &files, 1);
        assert_eq!(there.sessions, here.sessions, "moving the home changed the sessions");
    }

    /// A file that fails costs its unit and no other, and its sessions are not half given.
    fn check_session_faults(&self, source: &dyn Source, units: &[Unit]) {
        let sound = sessions_of(source, &self.files, 1);
        self.each_fault(units, &|unit, files| {
            let faulty = sessions_of(source, files, 1);
            let own = |scan: &SessionScan| {
                scan.sessions.iter().filter(|it| it.session.unit == unit.key).count()
            };
            let others = |scan: &SessionScan| scan.sessions.len() - own(scan);
            let failed = faulty.sources.iter().any(|report| report.failed > 0);
            // A member that need not be read to tell all may fail unnoticed.
            assert!(!failed || own(&faulty) == 0, "{} failed and gave sessions", unit.key);
            assert!(others(&faulty) >= others(&sound), "a fault cost another unit");
        });
    }

    /// A home that is not there is an empty source.
    fn check_session_missing_home(&self) {
        let scan = sessions_of(&*self.homeless(), &self.files, 1);
        let empty = scan.sessions.is_empty() && scan.diagnostics().is_empty();
        assert!(empty, "a missing home is not empty");
        assert!(scan.sources.iter().all(|report| report.failure.is_none()));
    }

    /// Sessions whose tokens are complete hold what the usage report counts of them, step by
    /// step: no entry more, none less, and none twice.
    fn check_agreement(&self, source: &dyn Source) {
        if source.usage().is_none() {
            return;
        }
        let sessions = sessions_of(source, &self.files, 1).sessions;
        let complete = || sessions.iter().filter(|it| it.session.coverage == Coverage::Complete);
        let ids: HashSet<&SessionId> = complete().map(|it| &it.session.id).collect();
        let mut told: HashMap<&EntryId, TokenTotals> = HashMap::new();
        for step in complete().flat_map(|it| &it.steps) {
            let (Some(entry), Some(tokens)) = (&step.entry, step.tokens) else {
                panic!("session {} is complete, and a step tells no entry", step.session)
            };
            assert!(told.insert(entry, tokens).is_none(), "entry {entry} is in two steps");
        }
        let usage = scan([source], &self.files, &ScanOptions::new().with_threads(1));
        let owned = |id: &SessionId| ids.contains(id);
        for entry in usage.entries.iter().filter(|it| it.session.as_ref().is_some_and(owned)) {
            let tokens = told.remove(&entry.id);
            let same = tokens == Some(TokenTotals::from(entry.tokens));
            assert!(same, "usage and session disagree on {}", entry.id);
        }
        assert!(told.is_empty(), "steps of entries that are no usage: {:?}", told.keys());
    }
}

fn check_session(session: &Session, steps: &[Step], unit: &Unit) {
    assert_eq!(session.source, unit.source, "a session of another source");
    assert_eq!(session.unit, unit.key, "session {} names another unit", session.id);
    for text in [&session.title, &session.preview, &session.label].into_iter().flatten() {
        let short = text.chars().count() <= PREVIEW_CHARS;
        let plain = !text.chars().any(char::is_control);
        assert!(short && plain, "session {}: a text that is long or on two lines", session.id);
    }
    let mut entries = HashSet::new();
    for step in steps {
        if let Some(entry) = &step.entry {
            assert!(entries.insert(entry), "session {}: entry {entry} twice", session.id);
        }
    }
    let named: HashSet<_> = session.models.iter().collect();
    assert_eq!(named.len(), session.models.len(), "session {}: a model twice", session.id);
    let tokens = steps.iter().any(|step| step.tokens.is_some());
    let recorded = session.coverage != Coverage::NotRecorded;
    assert!(recorded || !tokens, "session {}: tokens that are not recorded", session.id);
    let itself = session.supersedes.as_ref() == Some(&session.unit);
    assert!(!itself, "session {} supersedes its own unit", session.id);
}

fn sessions_of(source: &dyn Source, files: &dyn Files, threads: usize) -> SessionScan {
    scan_sessions([source], files, &ScanOptions::new().with_threads(threads))
}
