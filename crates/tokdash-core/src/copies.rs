//! One row a session: which of several records of one id are copies, and what they are together.
//!
//! The usage report counts each entry once, whichever copy of a log it stands in. Sessions must
//! not disagree with it, so copies are put together by the same identity:
//!
//! 1. A session that has taken over a unit ([`Session::supersedes`]) hides the records of it.
//! 2. Records of one source and id that share a step are copies. A step is known by its entry id,
//!    else by its instant, turn and measured time.
//! 3. Without a step in common they are copies where both are known to be from one working
//!    directory, or where one has neither steps nor a directory. Any others are two sessions
//!    that happen to have one id, and stay two: none of their steps may be lost.
//! 4. Of copies, the record with more steps tells the facts, then the one that was seen later,
//!    then the one of the smaller unit key. Entries that only another copy holds are added to its
//!    steps, and of two steps with one entry id the settled stands, then the later, then that of the
//!    smaller unit key: what the usage report counts ([`supersedes`](crate::supersedes)).

use std::cmp::{Ordering, Reverse};
use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap, HashSet};

use crate::{EntryId, Session, SessionId, SessionRecord, SourceId, Step, Timestamp, UnitKey};

/// Puts copies of sessions together and leaves out what another session has taken over. What is
/// left comes with the newest first, its steps in the order of time.
///
/// The records of a source must come from one home: what hides what is told by unit keys.
#[must_use]
pub fn merge_sessions(records: Vec<SessionRecord>) -> Vec<SessionRecord> {
    merge_copies(without_superseded(records))
}

/// The records of one source without those of units that another session has taken over.
///
/// Units that have taken over each other in a circle all stay: showing twice is better than not.
pub(crate) fn without_superseded(records: Vec<SessionRecord>) -> Vec<SessionRecord> {
    let hidden = superseded_units(&records);
    let stays = |record: &SessionRecord| !hidden.contains(&place(&record.session));
    records.into_iter().filter(stays).collect()
}

type Place = (SourceId, UnitKey);

fn place(session: &Session) -> Place {
    (session.source.clone(), session.unit.clone())
}

/// All units that can be reached, over what hides what, from one that nothing hides.
fn superseded_units(records: &[SessionRecord]) -> HashSet<Place> {
    let mut hides: HashMap<Place, Vec<Place>> = HashMap::new();
    for session in records.iter().map(|record| &record.session) {
        if let Some(unit) = &session.supersedes {
            let theirs = (session.source.clone(), unit.clone());
            hides.entry(place(session)).or_default().push(theirs);
        }
    }
    let targets: HashSet<&Place> = hides.values().flatten().collect();
    let mut open: Vec<&Place> = hides.keys().filter(|unit| !targets.contains(unit)).collect();
    let mut hidden = HashSet::new();
    while let Some(hider) = open.pop() {
        for unit in hides.get(hider).into_iter().flatten() {
            if hidden.insert(unit.clone()) {
                open.push(unit);
            }
        }
    }
    hidden
}

/// One record a session, the newest first.
pub(crate) fn merge_copies(records: Vec<SessionRecord>) -> Vec<SessionRecord> {
    let mut by_id: BTreeMap<(SourceId, SessionId), Vec<SessionRecord>> = BTreeMap::new();
    for record in records {
        let id = (record.session.source.clone(), record.session.id.clone());
        by_id.entry(id).or_default().push(record);
    }
    let mut merged: Vec<_> = by_id.into_values().flat_map(copies_apart).filter_map(merge).collect();
    for record in &mut merged {
        record.steps.sort_by_key(|step| step.timestamp);
    }
    merged.sort_by(newest_first);
    merged
}

/// Records of one id, the copies of each session together.
fn copies_apart(mut records: Vec<SessionRecord>) -> Vec<Vec<SessionRecord>> {
    if records.len() == 1 {
        return vec![records];
    }
    // The best record stands first, so that groups do not depend on the order of reading.
    records.sort_by(better_first);
    let mut groups = Groups::of(records.len());
    let mut holder_of_step = HashMap::new();
    let mut holder_of_folder = HashMap::new();
    for (at, record) in records.iter().enumerate() {
        for step in &record.steps {
            groups.join(at, *holder_of_step.entry(StepKey::of(step)).or_insert(at));
        }
        match &record.session.cwd {
            Some(folder) => groups.join(at, *holder_of_folder.entry(folder).or_insert(at)),
            None if record.steps.is_empty() => groups.join(at, 0),
            None => {}
        }
    }
    let mut apart: BTreeMap<usize, Vec<SessionRecord>> = BTreeMap::new();
    for (at, record) in records.into_iter().enumerate() {
        apart.entry(groups.first_of(at)).or_default().push(record);
    }
    apart.into_values().collect()
}

/// What makes a step the same in two copies.
#[derive(PartialEq, Eq, Hash)]
enum StepKey<'a> {
    Entry(&'a EntryId),
    Work(Timestamp, Option<u64>, Option<u64>),
}

impl<'a> StepKey<'a> {
    fn of(step: &'a Step) -> Self {
        match &step.entry {
            Some(entry) => Self::Entry(entry),
            None => Self::Work(step.timestamp, step.turn, step.measured_ms),
        }
    }
}

/// Disjoint groups of numbers, each known by its smallest.
struct Groups(Vec<usize>);

impl Groups {
    fn of(len: usize) -> Self {
        Self((0..len).collect())
    }

    fn first_of(&self, member: usize) -> usize {
        let up = |at: &usize| self.0.get(*at).copied().filter(|next| next != at);
        std::iter::successors(Some(member), up).last().unwrap_or(member)
    }

    fn join(&mut self, one: usize, other: usize) {
        let (one, other) = (self.first_of(one), self.first_of(other));
        if let Some(first) = self.0.get_mut(one.max(other)) {
            *first = one.min(other);
        }
    }
}

/// Copies as one record. They come with the best first.
fn merge(copies: Vec<SessionRecord>) -> Option<SessionRecord> {
    let mut copies = copies.into_iter();
    let mut best = copies.next()?;
    let mut holders: HashMap<EntryId, (usize, UnitKey)> = HashMap::new();
    for (at, step) in best.steps.iter().enumerate() {
        if let Some(entry) = &step.entry {
            holders.insert(entry.clone(), (at, best.session.unit.clone()));
        }
    }
    for copy in copies {
        add_facts(&mut best.session, &copy.session);
        for step in copy.steps {
            add_step(&mut best, &mut holders, step, &copy.session.unit);
        }
    }
    Some(best)
}

fn add_facts(session: &mut Session, copy: &Session) {
    session.started = session.started.into_iter().chain(copy.started).min();
    session.last_seen = session.last_seen.max(copy.last_seen);
    for model in &copy.models {
        if !session.models.contains(model) {
            session.models.push(model.clone());
        }
    }
}

fn add_step(
    best: &mut SessionRecord,
    holders: &mut HashMap<EntryId, (usize, UnitKey)>,
    step: Step,
    unit: &UnitKey,
) {
    // A step that no entry stands behind is told by the best copy alone.
    let Some(entry) = &step.entry else { return };
    match holders.entry(entry.clone()) {
        Entry::Vacant(vacant) => {
            vacant.insert((best.steps.len(), unit.clone()));
            best.steps.push(step);
        }
        Entry::Occupied(mut occupied) => {
            let (at, held_in) = occupied.get_mut();
            let Some(held) = best.steps.get_mut(*at) else { return };
            let ours = (step.settled, step.timestamp, Reverse(unit));
            if ours > (held.settled, held.timestamp, Reverse(&*held_in)) {
                *held = step;
                *held_in = unit.clone();
            }
        }
    }
}

fn better_first(one: &SessionRecord, other: &SessionRecord) -> Ordering {
    let rank = |record: &SessionRecord| Reverse((record.steps.len(), record.session.last_seen));
    rank(one).cmp(&rank(other)).then_with(|| one.session.unit.cmp(&other.session.unit))
}

fn newest_first(one: &SessionRecord, other: &SessionRecord) -> Ordering {
    let last = |record: &SessionRecord| {
        let last_step = record.steps.last().map(|step| step.timestamp);
        Reverse(record.session.last_seen.or(last_step))
    };
    let name = |record: &SessionRecord| place(&record.session);
    last(one)
        .cmp(&last(other))
        .then_with(|| one.session.id.cmp(&other.session.id))
        .then_with(|| name(one).cmp(&name(other)))
}
