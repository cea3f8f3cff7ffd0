//! The events of a framed store, put in order: a few words each, and what they add up to.
//!
//! Rows are kept by number until the log is read, so that batches that were written twice, or in
//! another order, change nothing.

use std::collections::{BTreeMap, HashMap, HashSet};

use tokdash_core::{Name, Timestamp, TurnEnd};

use super::batch::Batch;
use super::clock::{Draft, Timeline};
use super::event::Fact;
use super::message::{Kind, Message};

/// What is known of a session while its log is read.
#[derive(Debug, Default)]
pub(super) struct History {
    rows: BTreeMap<u64, Row>,
    commits: HashSet<Box<str>>,
    /// First number and length of each batch.
    spans: Vec<(u64, u64)>,
    /// The first and the last number under which a message stands.
    messages: HashMap<Box<str>, (u64, u64)>,
    /// When a message was last taken back.
    retracted: HashMap<Box<str>, u64>,
    preview: Option<(u64, String)>,
    cwd: Option<(u64, String)>,
    title: Option<(u64, Option<String>)>,
    pub(super) last_commit: Option<Timestamp>,
}

/// An event that tells something.
#[derive(Debug)]
struct Row {
    /// When its batch was committed.
    at: Option<Timestamp>,
    is_import: bool,
    told: Told,
}

#[derive(Debug)]
enum Told {
    TurnStart,
    TurnEnd(Option<Name>),
    Model(Name),
    Prompt { id: Option<Box<str>>, created: Option<Timestamp> },
    Answer { id: Option<Box<str>>, work: Option<u64>, model: Option<Name> },
}

impl Told {
    fn id(&self) -> Option<&str> {
        match self {
            Self::Prompt { id, .. } | Self::Answer { id, .. } => id.as_deref(),
            Self::TurnStart | Self::TurnEnd(_) | Self::Model(_) => None,
        }
    }
}

impl History {
    /// Whether this batch is new.
    pub(super) fn begin(&mut self, batch: &Batch) -> bool {
        let is_new = self.commits.insert(batch.commit.clone());
        if is_new {
            let count = u64::try_from(batch.events.len()).unwrap_or(u64::MAX);
            self.spans.push((batch.first, count));
            self.last_commit = self.last_commit.max(batch.created);
        }
        is_new
    }

    /// Takes what the event with this number tells.
    pub(super) fn add(&mut self, seq: u64, batch: &Batch, fact: Fact) {
        let told = match fact {
            Fact::Message(message) => return self.message(seq, batch, *message),
            Fact::Retract(id) => {
                let last = self.retracted.entry(id).or_default();
                *last = seq.max(*last);
                return;
            }
            Fact::Title(title) => {
                if self.title.as_ref().is_none_or(|(at, _)| *at < seq) {
                    self.title = Some((seq, title));
                }
                return;
            }
            Fact::Nothing => return,
            Fact::Model(name) => Told::Model(name),
            Fact::TurnStart => Told::TurnStart,
            Fact::TurnEnd(status) => Told::TurnEnd(status),
        };
        self.row(seq, batch, told);
    }

    fn message(&mut self, seq: u64, batch: &Batch, message: Message) {
        if let Some(cwd) = message.cwd
            && self.cwd.as_ref().is_none_or(|(at, _)| *at < seq)
        {
            self.cwd = Some((seq, cwd));
        }
        if let Some(preview) = message.preview
            && self.preview.as_ref().is_none_or(|(at, _)| seq < *at)
        {
            self.preview = Some((seq, preview));
        }
        let (id, created, work) = (message.id, message.created.valid(), message.work.valid());
        match message.kind {
            Kind::Prompt => self.row(seq, batch, Told::Prompt { id, created }),
            Kind::Answer => self.row(seq, batch, Told::Answer { id, work, model: message.model }),
            Kind::Host | Kind::System | Kind::Other => {}
        }
    }

    fn row(&mut self, seq: u64, batch: &Batch, told: Told) {
        if let Some(id) = told.id() {
            let span = self.messages.entry(id.into()).or_insert((seq, seq));
            *span = (span.0.min(seq), span.1.max(seq));
        }
        let row = Row { at: batch.created, is_import: batch.is_import, told };
        self.rows.entry(seq).or_insert(row);
    }

    /// Whether a number between two batches is missing.
    pub(super) fn has_gap(&mut self) -> bool {
        self.spans.sort_unstable();
        let mut next = None;
        for (first, count) in &self.spans {
            if next.is_some_and(|next| next < *first) {
                return true;
            }
            next = next.max(first.checked_add(*count));
        }
        false
    }

    /// What all of it adds up to. Events up to number `inherited` are those of another session;
    /// `None` means that all may be.
    pub(super) fn fold(self, inherited: Option<u64>) -> Folded {
        let mut folded = Folded {
            preview: self.preview.map(|(_, text)| text),
            cwd: self.cwd.map(|(_, text)| text),
            title: self.title.and_then(|(_, text)| text),
            ..Folded::default()
        };
        for (seq, row) in self.rows {
            // A message that stands in several rows counts where it stands last, and as own where
            // it stands first.
            let (mut first, mut is_last) = (seq, true);
            if let Some(id) = row.told.id() {
                let (from, to) = self.messages.get(id).copied().unwrap_or((seq, seq));
                let taken_back = self.retracted.get(id).is_some_and(|at| *at > seq);
                (first, is_last) = (from, to == seq && !taken_back);
            }
            if is_last {
                folded.row(row, inherited.is_some_and(|inherited| first > inherited));
            }
        }
        folded
    }
}

/// What the events of a session add up to.
#[derive(Debug, Default)]
pub(super) struct Folded {
    pub(super) preview: Option<String>,
    pub(super) cwd: Option<String>,
    pub(super) title: Option<String>,
    pub(super) models: Vec<Name>,
    pub(super) turns: u64,
    pub(super) inherited_turns: u64,
    /// How turns ended; imported ones, whose log does not say, are not among them.
    pub(super) turn_ends: Vec<TurnEnd>,
    pub(super) timeline: Timeline,
    model: Option<Name>,
}

impl Folded {
    fn row(&mut self, row: Row, is_own: bool) {
        let is_first = self.timeline.steps.is_empty();
        match row.told {
            Told::Model(name) => self.model(&name),
            Told::TurnStart => {
                self.turn(is_own);
                self.turn_ends.push(TurnEnd::new(!is_own, None));
                if is_own && is_first {
                    self.timeline.prior = row.at;
                }
            }
            Told::TurnEnd(status) => {
                let open = self.turn_ends.last_mut().filter(|end| end.status.is_none());
                if let Some(end) = open {
                    end.status = status;
                }
            }
            Told::Prompt { created, .. } if row.is_import => {
                self.turn(is_own);
                self.timeline.prompt(created);
            }
            Told::Prompt { .. } if is_own && is_first => self.timeline.prior = row.at,
            Told::Answer { work, model, .. } if is_own => {
                self.answer(row.at, row.is_import, work, model);
            }
            Told::Prompt { .. } | Told::Answer { .. } => {}
        }
    }

    fn turn(&mut self, is_own: bool) {
        let turns = if is_own { &mut self.turns } else { &mut self.inherited_turns };
        *turns = turns.saturating_add(1);
    }

    fn model(&mut self, name: &Name) {
        if !self.models.contains(name) {
            self.models.push(name.clone());
        }
        self.model = Some(name.clone());
    }

    fn answer(
        &mut self,
        at: Option<Timestamp>,
        is_import: bool,
        work: Option<u64>,
        model: Option<Name>,
    ) {
        if let Some(name) = &model {
            self.model(name);
        }
        let turn = self.turns.saturating_add(self.inherited_turns);
        let turn = (turn > 0).then_some(turn);
        let draft = Draft { work, turn, model: self.model.clone(), ..Draft::default() };
        if is_import {
            self.timeline.answer(draft);
        } else {
            let work = self.own_work(at, work, turn);
            self.timeline.steps.push(Draft { at, work, ..draft });
        }
    }

    /// The part of an answer's work that no earlier answer of its turn has told already: in framed
    /// stores the client measures each answer from the start of its turn.
    fn own_work(&self, at: Option<Timestamp>, work: Option<u64>, turn: Option<u64>) -> Option<u64> {
        let before = self.timeline.steps.last().filter(|step| step.turn == turn);
        let (Some(at), Some(before)) = (at, before.and_then(|step| step.at)) else { return work };
        let since = at.as_millis().saturating_sub(before.as_millis());
        work.map(|work| work.min(u64::try_from(since).unwrap_or(0)))
    }
}
