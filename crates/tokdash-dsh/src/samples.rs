//! At most one sample for each request attempt, whoever owns the requests.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

use tokdash_core::decode::Whole;
use tokdash_core::{Name, Timestamp, TokenCounts, TokenTotals};

/// Where a row stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) line: u64,
    pub(crate) bytes: Range<u64>,
}

/// Which request a sample is of, within its session.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Key {
    /// A request of a step: the first attempt is 0.
    Step { turn: u64, step: u64, attempt: u64 },
    /// A compaction, by its own id, else by its time in milliseconds.
    Compaction(Box<str>),
}

/// What one request used.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) provider: Option<Name>,
    pub(crate) model: Option<Name>,
    pub(crate) served_model: Option<Name>,
    pub(crate) timestamp: Timestamp,
    pub(crate) tokens: TokenCounts,
    pub(crate) reasoning: Option<u64>,
    pub(crate) settled: bool,
    pub(crate) place: Place,
}

/// What moves the samples: one of a step or a compaction, or the start of a retry.
#[derive(Debug)]
pub(crate) enum Request {
    Step { turn: u64, step: u64, sample: Sample },
    Compaction { id: Box<str>, sample: Sample },
    Retry { turn: u64, step: u64 },
}

impl Request {
    pub(crate) fn place(&self) -> Option<&Place> {
        match self {
            Self::Step { sample, .. } | Self::Compaction { sample, .. } => Some(&sample.place),
            Self::Retry { .. } => None,
        }
    }
}

/// An event's time: milliseconds since 1970, and not 0.
pub(crate) fn instant(time: Whole) -> Option<Timestamp> {
    let millis = i64::try_from(time.valid()?).ok().filter(|millis| *millis > 0)?;
    Timestamp::from_millis(millis).ok()
}

/// Samples by key, in the order in which the keys were first seen.
#[derive(Debug, Default)]
pub(crate) struct Samples {
    pub(crate) list: Vec<(Key, Sample)>,
    at: HashMap<Key, usize>,
    /// Retries started so far, by turn and step.
    retries: HashMap<(u64, u64), u64>,
}

impl Samples {
    pub(crate) fn fold(&mut self, request: Request) {
        match request {
            Request::Retry { turn, step } => {
                let retries = self.retries.entry((turn, step)).or_default();
                *retries = retries.saturating_add(1);
            }
            Request::Step { turn, step, sample } => {
                let attempt = self.retries.get(&(turn, step)).copied().unwrap_or(0);
                self.put(Key::Step { turn, step, attempt }, sample);
            }
            Request::Compaction { id, sample } => self.put(Key::Compaction(id), sample),
        }
    }

    fn put(&mut self, key: Key, sample: Sample) {
        // An early sample and its settled one mostly stand side by side.
        if let Some((last, held)) = self.list.last_mut()
            && *last == key
        {
            *held = sample;
            return;
        }
        match self.at.entry(key) {
            Entry::Vacant(vacant) => {
                self.list.push((vacant.key().clone(), sample));
                vacant.insert(self.list.len() - 1);
            }
            Entry::Occupied(occupied) => {
                if let Some((_, held)) = self.list.get_mut(*occupied.get()) {
                    *held = sample;
                }
            }
        }
    }

    pub(crate) fn totals(&self) -> TokenTotals {
        self.list.iter().map(|(_, sample)| sample.tokens).sum()
    }

    /// The turns that a sample is of.
    pub(crate) fn turns(&self) -> HashSet<u64> {
        let turn = |(key, _): &(Key, Sample)| match key {
            Key::Step { turn, .. } => Some(*turn),
            Key::Compaction(_) => None,
        };
        self.list.iter().filter_map(turn).collect()
    }
}
