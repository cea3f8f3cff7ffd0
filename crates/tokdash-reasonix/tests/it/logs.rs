//! Logs of every era, written as the client writes them.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tokdash_core::{
    Code, Collected, Diagnostic, Files, Limits, MemFiles, ReadCx, Session, SessionItem,
    SessionSource, SessionSourceExt, SessionTexts, Source, Step, Tally, Unit,
};
use tokdash_reasonix::Reasonix;

use crate::support::HOME;

pub(crate) const STORE: &str = "home/projects/-work-demo/sessions-v4";
pub(crate) const ID: &str = "0123456789abcdef0123456789abcdef";
pub(crate) const OLD: &str = "home/projects/-work-demo/sessions/old.jsonl";

/// 2026-06-01T12:00:00Z in milliseconds.
pub(crate) const NOON: i64 = 1_780_315_200_000;

/// An instant so many seconds after noon, as a commit has it.
pub(crate) fn clock(seconds: u32) -> String {
    format!("2026-06-01T12:{:02}:{:02}Z", seconds / 60, seconds % 60)
}

/// A commit: an instant, an operation, and events of kind and payload.
#[derive(Clone, Debug)]
pub(crate) struct Commit {
    pub(crate) id: String,
    pub(crate) operation: String,
    pub(crate) first: u64,
    pub(crate) at: String,
    pub(crate) events: Vec<(String, Value)>,
}

/// A log that numbers its events.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    pub(crate) commits: Vec<Commit>,
    next: u64,
}

impl Log {
    pub(crate) fn new() -> Self {
        Self { commits: Vec::new(), next: 1 }
    }

    pub(crate) fn commit(&mut self, at: u32, events: &[(&str, Value)]) -> &mut Self {
        self.commit_of("messages:1", at, events)
    }

    pub(crate) fn commit_of(
        &mut self,
        operation: &str,
        at: u32,
        events: &[(&str, Value)],
    ) -> &mut Self {
        let events: Vec<_> =
            events.iter().map(|(kind, payload)| ((*kind).to_owned(), payload.clone())).collect();
        let count = u64::try_from(events.len()).unwrap();
        self.commits.push(Commit {
            id: format!("{:032x}", self.commits.len() + 1),
            operation: operation.to_owned(),
            first: self.next,
            at: clock(at),
            events,
        });
        self.next += count;
        self
    }

    /// A whole turn from `at` on: ten seconds later an answer that took nine.
    pub(crate) fn turn(&mut self, at: u32, words: &str) -> &mut Self {
        self.commit(at, &[("turn/start", json!({"status":"in_progress"}))])
            .commit(at, &[host("/srv/demo"), prompt(words)])
            .commit(at + 10, &[answer("an answer", 9_000)])
            .commit(at + 11, &[("turn/end", json!({"status":"completed"}))])
    }

    pub(crate) fn frames(&self) -> Vec<u8> {
        self.commits.iter().flat_map(|commit| batch(commit).concat()).collect()
    }

    pub(crate) fn lines(&self) -> String {
        self.commits.iter().map(|commit| line(commit) + "\n").collect()
    }
}

pub(crate) fn host(cwd: &str) -> (&'static str, Value) {
    let content = format!("<session-context>\nCurrent workspace: \"{cwd}\"\n</session-context>");
    message(json!({"role":"user","origin":"host","content":content}))
}

pub(crate) fn prompt(words: &str) -> (&'static str, Value) {
    message(json!({"role":"user","origin":"user","content":words,"raw_content":words,
        "createdAt":NOON}))
}

pub(crate) fn answer(words: &str, work: u64) -> (&'static str, Value) {
    message(json!({"role":"assistant","content":words,"workDurationMs":work}))
}

pub(crate) fn message(message: Value) -> (&'static str, Value) {
    ("message/complete", json!({"message":message}))
}

pub(crate) fn config(model: &str) -> (&'static str, Value) {
    ("session/config", json!({"modelRef":model,"modelIdentity":""}))
}

/// A session of one turn.
pub(crate) fn small() -> Log {
    let mut log = Log::new();
    log.commit(0, &[message(json!({"role":"system","content":"rules"})), config("alpha/m-1")])
        .turn(1, "fix the parser");
    log
}

/// The frames of one commit.
pub(crate) fn batch(commit: &Commit) -> Vec<Vec<u8>> {
    let base = |kind: &str| json!({"schemaVersion":4,"codec":"reasonix.session.linear/v4","recordType":kind});
    let with = |mut record: Value, more: Value| {
        record.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        record.to_string().into_bytes()
    };
    let count = commit.events.len();
    let named = json!({"commitId":commit.id,"firstSeq":commit.first,"eventCount":count});
    let mut records = vec![with(
        base("batch/begin"),
        json!({"commitId":commit.id,"operationId":commit.operation,"operationHash":"00",
            "firstSeq":commit.first,"eventCount":count,"writerGeneration":1,
            "createdAt":commit.at}),
    )];
    for ((kind, payload), seq) in commit.events.iter().zip(commit.first..) {
        let mut event = json!({"id":format!("{seq:032x}"),"seq":seq,"kind":kind});
        let (key, value) = match payload.get("payloadRef") {
            Some(reference) => ("payloadRef", reference.clone()),
            None => ("payload", json!(STANDARD.encode(payload.to_string()))),
        };
        event.as_object_mut().unwrap().insert(key.to_owned(), value);
        let zero = "0001-01-01T00:00:00Z";
        records.push(with(base("batch/event"), json!({"createdAt":zero,"event":event})));
    }
    let mut digest = Sha256::new();
    for record in &records {
        digest.update(record);
        digest.update([0]);
    }
    let mut end = named;
    end["sha256"] = json!(hex(digest));
    records.push(with(base("batch/end"), end));
    records.iter().map(|record| frame(record)).collect()
}

/// One commit on one line, as the elder codecs have it.
pub(crate) fn line(commit: &Commit) -> String {
    let events: Vec<_> = commit
        .events
        .iter()
        .zip(commit.first..)
        .map(|((kind, payload), seq)| json!({"id":"e","seq":seq,"kind":kind,"payload":payload}))
        .collect();
    json!({"schemaVersion":3,"codec":"reasonix.session.linear/v3","recordType":"commit",
        "commitId":commit.id,"operationId":commit.operation,"operationHash":"00",
        "firstSeq":commit.first,"eventCount":commit.events.len(),"writerGeneration":1,
        "createdAt":commit.at,"events":events})
    .to_string()
}

/// A frame that holds this record.
pub(crate) fn frame(record: &[u8]) -> Vec<u8> {
    let mut compressor = zstd::bulk::Compressor::new(3).unwrap();
    compressor.set_parameter(zstd::zstd_safe::CParameter::ChecksumFlag(true)).unwrap();
    let compressed = compressor.compress(record).unwrap();
    let mut frame = b"RX4F".to_vec();
    for length in [compressed.len(), record.len()] {
        frame.extend(u32::try_from(length).unwrap().to_be_bytes());
    }
    frame.extend(compressed);
    frame
}

pub(crate) fn hex(digest: Sha256) -> String {
    digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn sha256(bytes: &[u8]) -> String {
    hex(Sha256::new().chain_update(bytes))
}

/// A manifest with these fields more.
pub(crate) fn manifest(more: Value) -> String {
    let mut manifest = json!({"schemaVersion":4,"codec":"reasonix.session.linear/v4",
        "storageRevision":3,"contentRoot":"../.content-v1","sessionId":ID,
        "createdAt":clock(0),"writerGeneration":1});
    manifest.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    manifest.to_string()
}

/// A home with one framed session.
pub(crate) fn framed(frames: impl AsRef<[u8]>, more: Value) -> MemFiles {
    MemFiles::new()
        .with_file(format!("{STORE}/{ID}/manifest.json"), manifest(more))
        .with_file(format!("{STORE}/{ID}/events.frames"), frames)
}

/// A log of lines out of messages.
pub(crate) fn lines(messages: &[Value]) -> String {
    messages.iter().map(|message| format!("{message}\n")).collect()
}

/// A home with one log of lines.
pub(crate) fn old(messages: &[Value]) -> MemFiles {
    MemFiles::new().with_file(OLD, lines(messages))
}

/// What one unit gave.
#[derive(Debug)]
pub(crate) struct Read {
    pub(crate) steps: Vec<Step>,
    pub(crate) sessions: Vec<Session>,
    pub(crate) diagnostics: Vec<Diagnostic>,
    pub(crate) tally: Tally,
}

impl Read {
    /// The one session of a unit without anything to remark.
    pub(crate) fn only(&self) -> &Session {
        assert_eq!(self.diagnostics, []);
        self.session()
    }

    pub(crate) fn session(&self) -> &Session {
        let [session] = self.sessions.as_slice() else { panic!("one session: {self:?}") };
        session
    }

    pub(crate) fn codes(&self) -> Vec<Code> {
        self.diagnostics.iter().map(|each| each.code.clone()).collect()
    }

    /// Seconds after noon of each step.
    pub(crate) fn seconds(&self) -> Vec<i64> {
        self.steps.iter().map(|step| (step.timestamp.as_millis() - NOON) / 1_000).collect()
    }
}

pub(crate) fn view(source: &Reasonix) -> &dyn SessionSource {
    source.sessions().unwrap()
}

pub(crate) fn units(files: &dyn Files) -> Collected<Unit> {
    view(&Reasonix::at(HOME)).session_units(files).unwrap()
}

pub(crate) fn read_unit(
    files: &dyn Files,
    unit: &Unit,
    texts: SessionTexts,
    limits: Limits,
) -> tokdash_core::Result<Read> {
    let source = Reasonix::at(HOME).with_session_texts(texts);
    let mut out = Collected::default();
    let end = view(&source).read(&ReadCx::new(files, unit).with_limits(limits), &mut out)?;
    assert_eq!(end.checkpoint, None);
    let (mut steps, mut sessions) = (Vec::new(), Vec::new());
    for item in out.items {
        match item {
            SessionItem::Step(step) => steps.push(step),
            SessionItem::Session(session) => sessions.push(*session),
            _ => unreachable!("two kinds of item"),
        }
    }
    Ok(Read { steps, sessions, diagnostics: out.diagnostics, tally: end.tally })
}

/// Reads the one unit of these files.
pub(crate) fn try_read(files: &dyn Files) -> tokdash_core::Result<Read> {
    let units = units(files).items;
    assert_eq!(units.len(), 1, "{units:?}");
    read_unit(files, &units[0], SessionTexts::new(), Limits::new())
}

pub(crate) fn read(files: &dyn Files) -> Read {
    try_read(files).unwrap()
}
