//! Records to batches: what the client commits at once counts at once, or not at all.
//!
//! A batch is a beginning, its events and an end that holds their digest. A broken one costs
//! itself; one whose end has not come yet waits for it.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest as _, Sha256};
use tokdash_core::decode::{Object, Text, Whole};
use tokdash_core::{Code, Diagnostic, SessionTexts, Timestamp, allow_list};

use super::digest;
use super::document;
use super::event::{self, Fact, Kind, Reference};
use super::frames::Piece;
use super::literal::{self, Raw};
use super::message::Era;

allow_list! {
    struct Record<'a> {
        "recordType" => kind: Text<'a>,
        "commitId" => commit: Text<'a>,
        "operationId" => operation: Text<'a>,
        "firstSeq" => first: Whole,
        "eventCount" => count: Whole,
        "createdAt" => created: Raw<'a>,
        "sha256" => sha256: Text<'a>,
        "event" => event: Object<EventRow<'a>>,
    }
}

allow_list! {
    struct EventRow<'a> {
        "seq" => seq: Whole,
        "kind" => kind: Text<'a>,
        "payload" => payload: Text<'a>,
        "payloadRef" => reference: Object<Reference<'a>>,
    }
}

/// Events that were committed together.
#[derive(Debug)]
pub(super) struct Batch {
    pub(super) commit: Box<str>,
    pub(super) created: Option<Timestamp>,
    pub(super) first: u64,
    /// Whether it repeats a log of lines that was imported.
    pub(super) is_import: bool,
    /// Where it starts.
    pub(super) byte: u64,
    pub(super) line: Option<u64>,
    /// Its events, numbered from `first` on.
    pub(super) events: Vec<Told>,
}

impl Batch {
    pub(super) fn new(commit: &str, operation: Option<&str>, first: u64) -> Self {
        let is_import = operation.is_some_and(|id| id.starts_with("legacy-import:"));
        let commit = commit.into();
        Self { commit, created: None, first, is_import, byte: 0, line: None, events: Vec::new() }
    }

    pub(super) fn era(&self) -> Era {
        if self.is_import { Era::Lines } else { Era::Framed }
    }

    /// A diagnostic at the place of this batch.
    pub(super) fn diagnostic(&self, code: Code) -> Diagnostic {
        let mut diagnostic = Diagnostic::new(code).with_byte(self.byte);
        diagnostic.line = self.line;
        diagnostic
    }
}

/// What an event tells, as far as its own row goes.
#[derive(Clone, Debug)]
pub(super) enum Told {
    Fact(Fact),
    /// Its payload lies in a content object.
    Elsewhere {
        kind: Kind,
        digest: Box<str>,
        bytes: u64,
    },
    /// Its payload is none.
    Unreadable,
}

impl Told {
    /// An event whose payload lies elsewhere.
    pub(super) fn elsewhere(kind: Kind, reference: &Reference<'_>) -> Self {
        let digest = reference.digest.raw().filter(|hex| digest::is_digest(hex));
        match (digest, reference.bytes.valid()) {
            (Some(digest), Some(bytes)) => Self::Elsewhere { kind, digest: digest.into(), bytes },
            _ => Self::Unreadable,
        }
    }

    pub(super) fn of(fact: Option<Fact>) -> Self {
        fact.map_or(Self::Unreadable, Self::Fact)
    }
}

/// What a piece of the log led to.
#[derive(Debug)]
pub(super) enum Outcome {
    Nothing,
    Batch(Box<Batch>),
    /// A batch, or what may have been some, is lost from this byte on.
    Lost(Code, u64),
}

/// Puts batches together.
pub(super) struct Assembler {
    texts: SessionTexts,
    state: State,
    /// The record before, as it stands: a write that was repeated is no second record.
    previous: Vec<u8>,
    torn: Option<u64>,
}

enum State {
    /// Between two batches.
    Between,
    Within(Box<Open>),
    /// In a batch that is known to be broken.
    Broken,
}

struct Open {
    batch: Batch,
    count: u64,
    digest: Sha256,
    /// Whether its events are numbered without a gap.
    is_sound: bool,
}

impl Assembler {
    pub(super) fn new(texts: SessionTexts) -> Self {
        Self { texts, state: State::Between, previous: Vec::new(), torn: None }
    }

    pub(super) fn take(&mut self, piece: &Piece<'_>) -> Outcome {
        match *piece {
            Piece::Record(raw, byte) => self.record(raw, byte),
            Piece::Lost(byte, ref code) => self.broken(code.clone(), byte),
            Piece::Torn(byte) => {
                self.torn = Some(byte);
                Outcome::Nothing
            }
        }
    }

    /// Where something starts that the next read may find complete.
    pub(super) fn torn(&self) -> Option<u64> {
        match &self.state {
            State::Within(open) => Some(open.batch.byte),
            State::Between | State::Broken => self.torn,
        }
    }

    fn record(&mut self, raw: &[u8], byte: u64) -> Outcome {
        if raw == self.previous {
            return Outcome::Nothing;
        }
        self.previous.clear();
        self.previous.extend_from_slice(raw);
        let Some(record) = document::object::<Record<'_>>(raw) else {
            return self.broken(Code::FrameLost, byte);
        };
        match record.kind.raw() {
            Some("batch/begin") => self.begin(&record, raw, byte),
            Some("batch/event") => self.event(&record, raw, byte),
            Some("batch/end") => self.end(&record, byte),
            // A record of another kind is of no batch.
            _ if matches!(self.state, State::Between) => Outcome::Nothing,
            _ => self.broken(Code::FrameLost, byte),
        }
    }

    fn begin(&mut self, record: &Record<'_>, raw: &[u8], byte: u64) -> Outcome {
        let lost = match &self.state {
            // A batch without an end, with another behind it, was given up by its writer.
            State::Within(open) => Outcome::Lost(Code::FrameLost, open.batch.byte),
            State::Between | State::Broken => Outcome::Nothing,
        };
        let named = (record.commit.filled(), record.first.valid(), record.count.valid());
        let (Some(commit), Some(first), Some(count)) = named else {
            self.state = State::Broken;
            return Outcome::Lost(Code::FrameLost, byte);
        };
        let mut batch = Batch::new(commit, record.operation.raw(), first);
        (batch.byte, batch.created) = (byte, literal::time(record.created).valid());
        let digest = Sha256::new().chain_update(raw).chain_update([0]);
        self.state = State::Within(Box::new(Open { batch, count, digest, is_sound: true }));
        lost
    }

    fn event(&mut self, record: &Record<'_>, raw: &[u8], byte: u64) -> Outcome {
        let texts = self.texts;
        let State::Within(open) = &mut self.state else {
            return self.broken(Code::FrameLost, byte);
        };
        open.digest.update(raw);
        open.digest.update([0]);
        let row = record.event.as_ref();
        let met = u64::try_from(open.batch.events.len()).unwrap_or(u64::MAX);
        let expected = open.batch.first.checked_add(met);
        open.is_sound &= row.and_then(|row| row.seq.valid()) == expected && met < open.count;
        // What is broken already is not looked into.
        let told = match row.filter(|_| open.is_sound) {
            Some(row) => told(row, open.batch.era(), texts),
            None => return Outcome::Nothing,
        };
        open.batch.events.push(told);
        Outcome::Nothing
    }

    fn end(&mut self, record: &Record<'_>, byte: u64) -> Outcome {
        let open = match std::mem::replace(&mut self.state, State::Between) {
            State::Within(open) => open,
            State::Broken => return Outcome::Nothing,
            State::Between => return Outcome::Lost(Code::FrameLost, byte),
        };
        let Open { batch, count, digest, is_sound } = *open;
        let is_its_end = is_sound
            && u64::try_from(batch.events.len()) == Ok(count)
            && record.count.valid() == Some(count)
            && record.first.valid() == Some(batch.first)
            && record.commit.filled() == Some(&*batch.commit)
            && record.sha256.raw().is_some_and(|hex| digest::is(digest, hex));
        if is_its_end {
            Outcome::Batch(Box::new(batch))
        } else {
            Outcome::Lost(Code::FrameLost, batch.byte)
        }
    }

    /// Damage within a batch breaks it, and between two it may have been one. It is told once, up
    /// to the next beginning.
    fn broken(&mut self, code: Code, byte: u64) -> Outcome {
        match std::mem::replace(&mut self.state, State::Broken) {
            State::Broken => Outcome::Nothing,
            State::Between | State::Within(_) => Outcome::Lost(code, byte),
        }
    }
}

fn told(row: &EventRow<'_>, era: Era, texts: SessionTexts) -> Told {
    let Some(kind) = row.kind.raw().and_then(Kind::of) else { return Told::Fact(Fact::Nothing) };
    match (row.payload.raw(), row.reference.as_ref()) {
        (Some(payload), _) => {
            let decoded = STANDARD.decode(payload).ok();
            Told::of(decoded.and_then(|payload| event::read(kind, &payload, era, texts)))
        }
        (None, Some(reference)) => Told::elsewhere(kind, reference),
        // Some kinds need none.
        (None, None) => Told::of(event::read(kind, document::EMPTY, era, texts)),
    }
}
