//! The turns of a session, and the events around its steps.
//!
//! Whose an event is, a fork's own or its parent's, the fold says: turns only hear it.

use std::collections::{HashMap, HashSet};

use tokdash_core::{Name, Timestamp, TurnEnd};

/// An event of a session that is no usage and of which it matters whose it is.
#[derive(Debug)]
pub(crate) enum Event {
    /// A turn begins.
    TurnStart { turn: u64, at: Option<Timestamp> },
    /// A turn ends so, in dsh's own word.
    TurnEnd { turn: u64, status: Option<Name> },
    /// A person's message.
    Prompt { at: Option<Timestamp> },
    /// A compaction begins, within a turn or between turns.
    CompactionStart { id: Box<str>, turn: Option<u64>, at: Option<Timestamp> },
    /// A request of this turn recorded its usage as zero.
    Zero { turn: u64 },
    /// What the session that started this one calls it.
    Label(String),
}

/// What the events told so far.
#[derive(Debug, Default)]
pub(crate) struct Turns {
    pub(crate) ends: Vec<TurnEnd>,
    /// Where the turns stand in `ends` that have not ended.
    open: HashMap<u64, usize>,
    pub(crate) own_zero: HashSet<u64>,
    pub(crate) inherited_zero: HashSet<u64>,
    /// The turns of compactions, by their ids.
    pub(crate) compactions: HashMap<Box<str>, u64>,
    /// The last own event before the first own sample that set requests off.
    pub(crate) prior: Option<Timestamp>,
    pub(crate) label: Option<String>,
}

impl Turns {
    /// Takes an event. `had_step` is whether a step of the session's own came before it.
    pub(crate) fn fold(&mut self, event: Event, inherited: bool, had_step: bool) {
        match event {
            Event::TurnStart { turn, at } => {
                self.open.insert(turn, self.ends.len());
                self.ends.push(TurnEnd::new(inherited, None));
                self.sets_off(at, inherited, had_step);
            }
            Event::TurnEnd { turn, status } => self.end(turn, status, inherited),
            Event::Prompt { at } => self.sets_off(at, inherited, had_step),
            Event::CompactionStart { id, turn, at } => {
                self.sets_off(at, inherited, had_step);
                self.compactions.extend(turn.map(|turn| (id, turn)));
            }
            Event::Zero { turn } if inherited => drop(self.inherited_zero.insert(turn)),
            Event::Zero { turn } => drop(self.own_zero.insert(turn)),
            Event::Label(label) if !inherited => self.label = Some(label),
            Event::Label(_) => {}
        }
    }

    /// A fork that was taken in the middle of a turn ends it itself; it is its parent's turn all
    /// the same.
    fn end(&mut self, turn: u64, status: Option<Name>, inherited: bool) {
        match self.open.remove(&turn).and_then(|at| self.ends.get_mut(at)) {
            Some(end) => end.status = status,
            None => self.ends.push(TurnEnd::new(inherited, status)),
        }
    }

    fn sets_off(&mut self, at: Option<Timestamp>, inherited: bool, had_step: bool) {
        if !inherited && !had_step {
            self.prior = at.or(self.prior);
        }
    }
}
