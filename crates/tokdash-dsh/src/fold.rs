//! The fold of one log: events in order to at most one sample for each request attempt.
//!
//! A step is asked for once or, after retries, several times; each attempt is billed. What an
//! attempt used is written up to twice, early and settled, and the later valid sample replaces the
//! earlier one. History that a fork repeats from its parent is folded too, for its route and its
//! sums, but it is the parent's.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ops::Range;

use tokdash_core::decode::{Count, Whole};
use tokdash_core::{Code, Diagnostic, Name, SessionId, Tally, Timestamp, TokenCounts, TokenTotals};

use crate::accounting::{Counted, count};
use crate::header::{Header, Seed};
use crate::row::{Data, Kind, Row, Usage};

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

/// What moves the fold: a sample of a step or a compaction, or the start of a retry.
#[derive(Debug)]
enum Move {
    Step { turn: u64, step: u64, sample: Sample },
    Compaction { id: Box<str>, sample: Sample },
    Retry { turn: u64, step: u64 },
}

/// Reads a log's events, row by row.
#[derive(Debug)]
pub(crate) struct Fold {
    seed: Seed,
    /// Formats 2 and later say only in the course of the log how much of it is inherited: until
    /// its end, moves wait here with their sequence numbers.
    waiting: Vec<(u64, Move)>,
    /// Where the last inherited marker cuts.
    cut: Cut,
    /// The first place of a move of which nobody can say whose it is.
    unprovable: Option<Place>,
    route: Route,
    own: Slots,
    inherited: Slots,
    ignored_zero: u64,
}

/// Where the inherited part of a seeded log ends, as far as its markers tell.
#[derive(Clone, Copy, Debug)]
enum Cut {
    /// No marker has come.
    Unmarked,
    /// The last marker has this sequence number, and is inherited itself.
    After(u64),
    /// The last marker has no readable one.
    Unreadable,
}

/// What a log gave: samples of its own in the order in which their requests were first seen, and
/// the figures that are no samples.
#[derive(Debug)]
pub(crate) struct Folded {
    pub(crate) own: Vec<(Key, Sample)>,
    pub(crate) tally: Tally,
    pub(crate) unprovable: Option<Diagnostic>,
}

impl Fold {
    pub(crate) fn new(header: &Header) -> Self {
        Self {
            seed: header.seed,
            waiting: Vec::new(),
            cut: Cut::Unmarked,
            unprovable: None,
            route: Route::default(),
            own: Slots::default(),
            inherited: Slots::default(),
            ignored_zero: 0,
        }
    }

    /// Takes one row; answers with what is wrong with it, if anything.
    pub(crate) fn row(&mut self, row: &Row<'_>, place: Place) -> Option<Diagnostic> {
        let data = row.data.as_ref()?;
        match row.kind {
            Kind::Context => self.route.follow(data.own_route()),
            Kind::RequestHeader => self.route.follow(data.header_route()),
            Kind::EndSeed => self.end_seed(row, data),
            Kind::RetryStarted => {
                if let (Count::Valid(turn), Count::Valid(step)) = (data.turn, data.step) {
                    self.push(row.seq, Move::Retry { turn, step }, &place);
                }
            }
            Kind::Chunk => {
                return self.sample(row, data, data.chunk_usage(), place);
            }
            Kind::Message | Kind::Attempt | Kind::Compaction => {
                return self.sample(row, data, data.settled_usage(), place);
            }
            Kind::Other => {}
        }
        None
    }

    /// A plain marker, written at every resume, is no cut.
    fn end_seed(&mut self, row: &Row<'_>, data: &Data<'_>) {
        if data.inherited.is_true() {
            self.cut = row.seq.valid().map_or(Cut::Unreadable, Cut::After);
        }
    }

    fn sample(
        &mut self,
        row: &Row<'_>,
        data: &Data<'_>,
        usage: Option<&Usage>,
        place: Place,
    ) -> Option<Diagnostic> {
        let (tokens, reasoning) = match count(usage?) {
            Counted::Tokens(tokens, reasoning) => (tokens, reasoning),
            Counted::Zero => {
                self.ignored_zero += 1;
                return None;
            }
            Counted::Invalid(field) => return Some(trouble(Code::InvalidCount, field)),
        };
        let Some(timestamp) = instant(row.time) else {
            return Some(trouble(Code::InvalidTimestamp, "time"));
        };
        let (provider, model) = match row.kind {
            Kind::Compaction => self.route.of(data.own_route()),
            _ => self.route.of(data.answer_route()),
        };
        let served = data
            .served_model()
            .filter(|served| model.as_ref().is_none_or(|model| model.as_str() != *served));
        let sample = Sample {
            served_model: served.map(|served| self.route.names.get(served)),
            provider,
            model,
            timestamp,
            tokens,
            reasoning,
            settled: row.kind != Kind::Chunk,
            place: place.clone(),
        };
        match self.move_of(row.kind, data, sample) {
            Ok(step) => self.push(row.seq, step, &place),
            Err(field) => return Some(trouble(Code::InvalidCount, field)),
        }
        None
    }

    fn move_of(&self, kind: Kind, data: &Data<'_>, sample: Sample) -> Result<Move, &'static str> {
        if kind == Kind::Compaction {
            let by_time = || sample.timestamp.as_millis().to_string().into();
            let id = data.compaction_id.raw().filter(|id| !id.is_empty());
            return Ok(Move::Compaction { id: id.map_or_else(by_time, Into::into), sample });
        }
        let turn = data.turn.valid().ok_or("turn")?;
        let step = data.step.valid().ok_or("step")?;
        Ok(Move::Step { turn, step, sample })
    }

    /// Folds a move on the side of its owner, or lets it wait until the owner is known.
    fn push(&mut self, seq: Count, step: Move, place: &Place) {
        match (self.seed, seq) {
            (Seed::None, _) => self.own.fold(step),
            (Seed::Before(cut), Count::Valid(seq)) if seq < cut => self.inherited.fold(step),
            (Seed::Before(_), Count::Valid(_)) => self.own.fold(step),
            (Seed::Marker, Count::Valid(seq)) => self.waiting.push((seq, step)),
            (Seed::Before(_) | Seed::Marker, _) | (Seed::Unprovable, _) => {
                self.unprovable.get_or_insert_with(|| place.clone());
            }
        }
    }

    /// Ends the log of `session`.
    pub(crate) fn finish(mut self, session: &SessionId) -> Folded {
        for (seq, step) in std::mem::take(&mut self.waiting) {
            match self.cut {
                Cut::After(cut) if seq <= cut => self.inherited.fold(step),
                Cut::After(_) => self.own.fold(step),
                Cut::Unmarked | Cut::Unreadable => {
                    let place = step.place();
                    self.unprovable.get_or_insert_with(|| place.cloned().unwrap_or_default());
                }
            }
        }
        let mut tally = Tally::default();
        if self.ignored_zero > 0 {
            tally.ignored.insert("zero".into(), self.ignored_zero);
        }
        let inherited = self.inherited.totals();
        if inherited != TokenTotals::default() {
            tally.inherited.insert(session.clone(), inherited);
        }
        let unprovable = self.unprovable.map(|place| {
            let diagnostic = Diagnostic::new(Code::SeedUnprovable).with_byte(place.bytes.start);
            if place.line > 0 { diagnostic.with_line(place.line) } else { diagnostic }
        });
        Folded { own: self.own.samples, tally, unprovable }
    }
}

impl Move {
    fn place(&self) -> Option<&Place> {
        match self {
            Self::Step { sample, .. } | Self::Compaction { sample, .. } => Some(&sample.place),
            Self::Retry { .. } => None,
        }
    }
}

fn trouble(code: Code, field: &'static str) -> Diagnostic {
    Diagnostic::new(code).with_field(field)
}

/// An event's time: milliseconds since 1970, and not 0.
fn instant(time: Whole) -> Option<Timestamp> {
    let millis = i64::try_from(time.valid()?).ok().filter(|millis| *millis > 0)?;
    Timestamp::from_millis(millis).ok()
}

/// Samples by key, in the order in which the keys were first seen.
#[derive(Debug, Default)]
struct Slots {
    samples: Vec<(Key, Sample)>,
    at: HashMap<Key, usize>,
    /// Retries started so far, by turn and step.
    retries: HashMap<(u64, u64), u64>,
}

impl Slots {
    fn fold(&mut self, step: Move) {
        match step {
            Move::Retry { turn, step } => {
                let retries = self.retries.entry((turn, step)).or_default();
                *retries = retries.saturating_add(1);
            }
            Move::Step { turn, step, sample } => {
                let attempt = self.retries.get(&(turn, step)).copied().unwrap_or(0);
                self.put(Key::Step { turn, step, attempt }, sample);
            }
            Move::Compaction { id, sample } => self.put(Key::Compaction(id), sample),
        }
    }

    fn put(&mut self, key: Key, sample: Sample) {
        // An early sample and its settled one mostly stand side by side.
        if let Some((last, held)) = self.samples.last_mut()
            && *last == key
        {
            *held = sample;
            return;
        }
        match self.at.entry(key) {
            Entry::Vacant(vacant) => {
                self.samples.push((vacant.key().clone(), sample));
                vacant.insert(self.samples.len() - 1);
            }
            Entry::Occupied(occupied) => {
                if let Some((_, held)) = self.samples.get_mut(*occupied.get()) {
                    *held = sample;
                }
            }
        }
    }

    fn totals(&self) -> TokenTotals {
        self.samples.iter().map(|(_, sample)| sample.tokens).sum()
    }
}

/// The last route a log named, and the names it uses.
#[derive(Debug, Default)]
struct Route {
    provider: Option<Name>,
    model: Option<Name>,
    names: Names,
}

impl Route {
    fn follow(&mut self, (provider, model): (Option<&str>, Option<&str>)) {
        if let Some(provider) = provider {
            self.provider = Some(self.names.get(provider));
        }
        if let Some(model) = model {
            self.model = Some(self.names.get(model));
        }
    }

    /// The route an event names, completed by the last one that the log named.
    fn of(
        &mut self,
        (provider, model): (Option<&str>, Option<&str>),
    ) -> (Option<Name>, Option<Name>) {
        let provider = provider.map(|name| self.names.get(name)).or_else(|| self.provider.clone());
        let model = model.map(|name| self.names.get(name)).or_else(|| self.model.clone());
        (provider, model)
    }
}

/// Names shared by all samples of a log: there are few, and many samples.
#[derive(Debug, Default)]
struct Names(Vec<Name>);

impl Names {
    /// More names than a real log has; beyond it they are not shared, which costs memory alone.
    const MOST: usize = 32;

    fn get(&mut self, text: &str) -> Name {
        if let Some(name) = self.0.iter().find(|name| name.as_str() == text) {
            return name.clone();
        }
        let name = Name::from(text);
        if self.0.len() < Self::MOST {
            self.0.push(name.clone());
        }
        name
    }
}
