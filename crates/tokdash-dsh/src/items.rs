//! A log's history as the items of each view.

use tokdash_core::{EntryId, Flow, Provenance, Purpose, Revision, SessionId, Unit, UsageEntry};

use crate::fold::Folded;
use crate::samples::{Key, Sample};
use crate::views::Views;

/// The revision of what this reader gives as usage.
pub(crate) const USAGE_REVISION: Revision = Revision::new(1);

/// Gives all that a log of `session` told: entries, steps, and the session last. One without an
/// entry is none.
pub(crate) fn give(
    folded: &mut Folded,
    session: &SessionId,
    unit: &Unit,
    views: &mut Views<'_>,
) -> Flow {
    if let Some(unprovable) = folded.unprovable.take() {
        views.diagnostic(unprovable)?;
    }
    let is_empty = folded.own.is_empty();
    for (key, sample) in std::mem::take(&mut folded.own) {
        let id = entry_id(session.as_str(), &key);
        if let Some(facts) = &folded.facts {
            views.step(facts.step(&key, &sample, id.clone()))?;
        }
        views.entry(|| entry(id, session, unit, &key, sample))?;
    }
    match folded.facts.take() {
        Some(facts) if !is_empty => views.session(facts.into_session()),
        _ => Flow::Continue(()),
    }
}

fn entry(id: EntryId, session: &SessionId, unit: &Unit, key: &Key, sample: Sample) -> UsageEntry {
    let provenance = Provenance::new(unit.key.clone(), USAGE_REVISION)
        .with_line(sample.place.line)
        .with_bytes(sample.place.bytes);
    let model = sample.model.unwrap_or_else(|| "unknown".into());
    let mut entry = UsageEntry::new(
        id,
        unit.source.clone(),
        model,
        sample.timestamp,
        sample.tokens,
        provenance,
    );
    entry.provider = sample.provider;
    entry.served_model = sample.served_model;
    entry.session = Some(session.clone());
    entry.reasoning_within_output = sample.reasoning;
    entry.settled = sample.settled;
    if matches!(key, Key::Compaction(_)) {
        entry.purpose = Purpose::Compaction;
    }
    entry
}

/// `dsh:<session>:<turn>:<step>`, with `:r:<n>` after the n-th retry; `dsh:<session>:c:<id>` for a
/// compaction. Sequence numbers are in no id: a migration renumbers them.
fn entry_id(session: &str, key: &Key) -> EntryId {
    let mut id = String::with_capacity(session.len() + 24);
    id.push_str("dsh:");
    id.push_str(session);
    match key {
        Key::Step { turn, step, attempt } => {
            push_number(&mut id, *turn);
            push_number(&mut id, *step);
            if *attempt > 0 {
                id.push_str(":r");
                push_number(&mut id, *attempt);
            }
        }
        Key::Compaction(compaction) => {
            id.push_str(":c:");
            id.push_str(compaction);
        }
    }
    id.into()
}

/// Adds `:` and a number. Every entry has an id, and formatting its numbers is most of making it.
fn push_number(id: &mut String, mut number: u64) {
    id.push(':');
    let start = id.len();
    loop {
        // One digit: it fits any character.
        id.insert(start, char::from(b'0' + u8::try_from(number % 10).unwrap_or(0)));
        number /= 10;
        if number == 0 {
            return;
        }
    }
}
