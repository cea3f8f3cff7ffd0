//! The elder siblings of the framed log: one commit a line, payloads as plain JSON.
//!
//! Their commits hold no digest: counts and numbers are all there is to verify.

use tokdash_core::decode::{Object, Text, Whole};
use tokdash_core::{Code, Line, SessionTexts, allow_list};

use super::batch::{Batch, Told};
use super::document;
use super::event::{self, Fact, Kind, Reference};
use super::literal::{self, Raw};
use super::rows;

allow_list! {
    struct Commit<'a> {
        "recordType" => kind: Text<'a>,
        "commitId" => commit: Text<'a>,
        "operationId" => operation: Text<'a>,
        "firstSeq" => first: Whole,
        "eventCount" => count: Whole,
        "createdAt" => created: Raw<'a>,
        "events" => events: Raw<'a>,
    }
}

allow_list! {
    struct EventRow<'a> {
        "seq" => seq: Whole,
        "kind" => kind: Text<'a>,
        "payload" => payload: Raw<'a>,
        "payloadRef" => reference: Object<Reference<'a>>,
    }
}

/// Reads a line. `None` when it is no commit.
///
/// # Errors
/// The code of what is wrong with it.
pub(super) fn read(line: &Line<'_>, texts: SessionTexts) -> Result<Option<Batch>, Code> {
    let commit: Commit<'_> = rows::parse(line)?;
    if commit.kind.raw() != Some("commit") {
        return Ok(None);
    }
    let named = (commit.commit.filled(), commit.first.valid(), commit.count.valid());
    let (Some(id), Some(first), Some(count)) = named else { return Err(Code::FrameLost) };
    let events = commit.events.map_or("[]", |events| events.get());
    let events: Vec<Object<EventRow<'_>>> =
        serde_json::from_str(events).map_err(|_| Code::FrameLost)?;
    let mut batch = Batch::new(id, commit.operation.raw(), first);
    batch.created = literal::time(commit.created).valid();
    (batch.byte, batch.line) = (line.start, Some(line.number));
    if u64::try_from(events.len()) != Ok(count) {
        return Err(Code::FrameLost);
    }
    for (event, seq) in events.iter().zip(first..) {
        let row = event.as_ref().filter(|row| row.seq.valid() == Some(seq));
        let told = told(row.ok_or(Code::FrameLost)?, &batch, texts);
        batch.events.push(told);
    }
    Ok(Some(batch))
}

fn told(row: &EventRow<'_>, batch: &Batch, texts: SessionTexts) -> Told {
    let Some(kind) = row.kind.raw().and_then(Kind::of) else { return Told::Fact(Fact::Nothing) };
    match (row.payload, row.reference.as_ref()) {
        (Some(payload), _) => {
            Told::of(event::read(kind, payload.get().as_bytes(), batch.era(), texts))
        }
        (None, Some(reference)) => Told::elsewhere(kind, reference),
        (None, None) => Told::of(event::read(kind, document::EMPTY, batch.era(), texts)),
    }
}
