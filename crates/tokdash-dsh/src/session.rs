//! The facts of one session: whose child it is, where it ran, what it is called, how it went.

use std::collections::HashSet;

use tokdash_core::decode::{Count, Text, Whole};
use tokdash_core::{
    Coverage, EntryId, Origin, Session, SessionId, SessionTexts, Step, TokenTotals, Unit,
    allow_list,
};

use crate::header::{Header, Seed};
use crate::kind::Kind;
use crate::samples::{Key, Sample, Samples, instant};
use crate::texts::{self, filled, read};
use crate::turns::{Event, Turns};

allow_list! {
    /// What a header says of the session, its own name and its seed apart.
    struct AboutRow<'a> {
        "createdAt" => created: Whole,
        "parentSession" => parent: Text<'a>,
        "origin" => origin: Text<'a>,
        "delegationDepth" => depth: Count,
    }
}

allow_list! {
    /// Where a header says that the session ran.
    struct PlaceRow<'a> {
        "cwd" => cwd: Text<'a>,
    }
}

/// What a log tells of its session.
#[derive(Debug)]
pub(crate) struct Facts {
    texts: SessionTexts,
    session: Session,
    turns: Turns,
}

impl Facts {
    /// The facts in a header, whose line was read as one before.
    pub(crate) fn new(line: &[u8], header: &Header, unit: &Unit, kept: SessionTexts) -> Self {
        let line = texts::whole(std::str::from_utf8(line).unwrap_or_default());
        let about: AboutRow<'_> = read(&line).unwrap_or_default();
        let id = SessionId::from(header.id.as_str());
        let mut session = Session::new(id, unit.source.clone(), unit.key.clone());
        session.parent = about.parent.raw().filter(|id| !id.is_empty()).map(SessionId::from);
        session.origin = origin(&about, header.seed);
        session.depth = about.depth.valid().unwrap_or(0);
        session.started = instant(about.created);
        session.coverage = Coverage::Complete;
        if kept.directories {
            session.cwd = read::<PlaceRow<'_>>(&line).and_then(|row| filled(&row.cwd));
        }
        Self { texts: kept, session, turns: Turns::default() }
    }

    /// Hears the time of an event, whatever it is.
    pub(crate) fn seen(&mut self, time: Whole) {
        self.session.last_seen = self.session.last_seen.max(instant(time));
    }

    /// Takes a row whose words count whoever wrote it: a fork goes by its parent's title, first
    /// prompt and directory until it has its own.
    pub(crate) fn words(&mut self, kind: Kind, line: &str) {
        let Self { texts, session, .. } = self;
        match kind {
            Kind::Title if texts.titles => {
                session.title = texts::title(line).or(session.title.take());
            }
            // The first message that says something.
            Kind::UserMessage if texts.titles && session.preview.is_none() => {
                session.preview = texts::prompt(line);
            }
            Kind::Directory if texts.directories => {
                session.cwd = texts::directory(line).or(session.cwd.take());
            }
            _ => {}
        }
    }

    /// What a row calls this session, if that may be kept.
    pub(crate) fn label(&self, line: &str) -> Option<String> {
        self.texts.titles.then(|| texts::label(line)).flatten()
    }

    /// Takes an event, of the session's own or inherited, that came after these own samples.
    pub(crate) fn event(&mut self, event: Event, inherited: bool, own: &Samples) {
        self.turns.fold(event, inherited, !own.list.is_empty());
    }

    /// Ends the log, whose requests these are.
    pub(crate) fn finish(&mut self, own: &Samples, inherited: &Samples) {
        let Self { session, turns, .. } = self;
        session.turns = distinct(own.turns(), &turns.own_zero);
        session.inherited_turns = distinct(inherited.turns(), &turns.inherited_zero);
        session.inherited_tokens = inherited.totals();
        session.turn_ends = std::mem::take(&mut turns.ends);
        session.label = turns.label.take();
        session.prior_event = turns.prior;
        let first = own.list.iter().map(|(_, sample)| sample.timestamp).min();
        session.started = session.started.or(turns.prior).or(first);
        for (_, sample) in &own.list {
            let named = sample.model.iter().find(|model| !session.models.contains(model));
            session.models.extend(named.cloned());
        }
    }

    /// A request of the session's own, as the step whose usage entry is called `entry`.
    pub(crate) fn step(&self, key: &Key, sample: &Sample, entry: EntryId) -> Step {
        let mut step = Step::new(self.session.id.clone(), sample.timestamp);
        step.turn = match key {
            Key::Step { turn, .. } => Some(*turn),
            Key::Compaction(id) => self.turns.compactions.get(id).copied(),
        };
        step.model.clone_from(&sample.model);
        step.entry = Some(entry);
        step.settled = sample.settled;
        step.tokens = Some(TokenTotals::from(sample.tokens));
        step
    }

    /// The session.
    pub(crate) fn into_session(self) -> Session {
        self.session
    }
}

/// Who began a session: another one as its subagent, or a person, perhaps from another's history.
fn origin(about: &AboutRow<'_>, seed: Seed) -> Origin {
    match (about.origin.raw(), seed) {
        (Some("subagent"), _) => Origin::Subagent,
        (_, Seed::None) => Origin::Root,
        (_, Seed::Before(_) | Seed::Marker | Seed::Unprovable) => Origin::Fork,
    }
}

/// How many turns either names.
fn distinct(mut turns: HashSet<u64>, others: &HashSet<u64>) -> u64 {
    turns.extend(others);
    u64::try_from(turns.len()).unwrap_or(u64::MAX)
}
