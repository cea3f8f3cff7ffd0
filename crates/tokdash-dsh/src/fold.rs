//! The fold of one log: events in order to at most one sample for each request attempt.
//!
//! A step is asked for once or, after retries, several times; each attempt is billed. What an
//! attempt used is written up to twice, early and settled, and the later valid sample replaces the
//! earlier one. History that a fork repeats from its parent is folded too, for its route and its
//! sums, but it is the parent's.
//!
//! Usage entries and the steps of a session both come from here: they are the same samples.

use tokdash_core::decode::Count;
use tokdash_core::{Code, Diagnostic, Name, SessionId, Tally, TokenTotals};

use crate::accounting::{Counted, count};
use crate::header::{Header, Seed};
use crate::kind::Kind;
use crate::route::Route;
use crate::row::{Data, Row, Usage, time_of};
use crate::samples::{Key, Place, Request, Sample, Samples, instant};
use crate::session::Facts;
use crate::texts;
use crate::turns::Event;

/// What moves the fold: a request, or, where sessions are asked for, an event around requests.
#[derive(Debug)]
enum Move {
    Request(Request),
    Event(Event),
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
    /// The first place of a request of which nobody can say whose it is.
    unprovable: Option<Place>,
    route: Route,
    own: Samples,
    inherited: Samples,
    ignored_zero: u64,
    /// The facts of the session, where they are asked for.
    facts: Option<Box<Facts>>,
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

/// What a log gave: samples of its own in the order in which their requests were first seen, the
/// figures that are no samples, and the facts of the session.
#[derive(Debug)]
pub(crate) struct Folded {
    pub(crate) own: Vec<(Key, Sample)>,
    pub(crate) tally: Tally,
    pub(crate) unprovable: Option<Diagnostic>,
    pub(crate) facts: Option<Box<Facts>>,
}

impl Fold {
    /// A fold of the log with this header, and of its session's facts where these are asked for.
    pub(crate) fn new(header: &Header, facts: Option<Facts>) -> Self {
        Self {
            seed: header.seed,
            waiting: Vec::new(),
            cut: Cut::Unmarked,
            unprovable: None,
            route: Route::default(),
            own: Samples::default(),
            inherited: Samples::default(),
            ignored_zero: 0,
            facts: facts.map(Box::new),
        }
    }

    /// Takes one row and the text it was read from; answers with what is wrong with it, if
    /// anything.
    pub(crate) fn row(&mut self, row: &Row<'_>, text: &str, place: Place) -> Option<Diagnostic> {
        self.session_row(row, text);
        let data = row.data.as_ref()?;
        match row.kind {
            Kind::Context => self.route.follow(data.own_route()),
            Kind::RequestHeader => self.route.follow(data.header_route()),
            Kind::EndSeed => self.end_seed(row, data),
            Kind::RetryStarted => {
                if let (Count::Valid(turn), Count::Valid(step)) = (data.turn, data.step) {
                    self.push(row.seq, Move::Request(Request::Retry { turn, step }), &place);
                }
            }
            Kind::Chunk => return self.sample(row, data, data.chunk_usage(), place),
            Kind::Message | Kind::Attempt | Kind::Compaction => {
                return self.sample(row, data, data.settled_usage(), place);
            }
            Kind::TurnStart
            | Kind::TurnEnd
            | Kind::CompactionStart
            | Kind::UserMessage
            | Kind::Title
            | Kind::Descriptor
            | Kind::Directory
            | Kind::Other => {}
        }
        None
    }

    /// Hears of a row that was not decoded.
    pub(crate) fn skipped(&mut self, line: &[u8]) {
        if let Some(facts) = &mut self.facts {
            facts.seen(time_of(line));
        }
    }

    /// What sessions, where they are asked for, take from a row.
    fn session_row(&mut self, row: &Row<'_>, text: &str) {
        let Some(facts) = &mut self.facts else { return };
        facts.seen(row.time);
        if !row.kind.is_of_sessions() {
            return;
        }
        let text = texts::whole(text);
        let is_said = row.kind != Kind::UserMessage || texts::is_of_a_person(&text);
        if is_said {
            facts.words(row.kind, &text);
        }
        let event = match row.kind {
            Kind::Descriptor => facts.label(&text).map(Event::Label),
            Kind::UserMessage => is_said.then(|| Event::Prompt { at: instant(row.time) }),
            _ => self.event(row, &text),
        };
        if let Some(event) = event {
            self.push(row.seq, Move::Event(event), &Place::default());
        }
    }

    /// The event around requests that a row is.
    fn event(&mut self, row: &Row<'_>, text: &str) -> Option<Event> {
        let data = row.data.as_ref()?;
        let at = instant(row.time);
        match row.kind {
            Kind::TurnStart => Some(Event::TurnStart { turn: data.turn.valid()?, at }),
            Kind::TurnEnd => {
                let status = texts::turn_end(text).map(|status| self.route.names.get(&status));
                Some(Event::TurnEnd { turn: data.turn.valid()?, status })
            }
            Kind::CompactionStart => {
                let id = data.compaction_id.raw().unwrap_or_default().into();
                Some(Event::CompactionStart { id, turn: data.turn.valid(), at })
            }
            _ => None,
        }
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
                self.zero(row, data);
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
        let sample = Sample {
            served_model: self.served(data, model.as_ref()),
            provider,
            model,
            timestamp,
            tokens,
            reasoning,
            settled: row.kind != Kind::Chunk,
            place: place.clone(),
        };
        match request(row.kind, data, sample) {
            Ok(request) => self.push(row.seq, Move::Request(request), &place),
            Err(field) => return Some(trouble(Code::InvalidCount, field)),
        }
        None
    }

    /// A usage of zeros is none, but the turn asked for something.
    fn zero(&mut self, row: &Row<'_>, data: &Data<'_>) {
        self.ignored_zero += 1;
        let turn = data.turn.valid().filter(|_| row.kind != Kind::Compaction);
        if let (Some(turn), Some(_)) = (turn, &self.facts) {
            self.push(row.seq, Move::Event(Event::Zero { turn }), &Place::default());
        }
    }

    /// The model that answered, where it is another than was asked for.
    fn served(&mut self, data: &Data<'_>, asked: Option<&Name>) -> Option<Name> {
        let served = data.served_model()?;
        let is_other = asked.is_none_or(|asked| asked.as_str() != served);
        is_other.then(|| self.route.names.get(served))
    }

    /// Folds a move on the side of its owner, or lets it wait until the owner is known.
    fn push(&mut self, seq: Count, step: Move, place: &Place) {
        match (self.seed, seq) {
            (Seed::None, _) => self.fold(step, false),
            (Seed::Before(cut), Count::Valid(seq)) => self.fold(step, seq < cut),
            (Seed::Marker, Count::Valid(seq)) => self.waiting.push((seq, step)),
            (Seed::Before(_) | Seed::Marker, _) | (Seed::Unprovable, _) => {
                self.leave(&step, place);
            }
        }
    }

    fn fold(&mut self, step: Move, inherited: bool) {
        match (step, &mut self.facts) {
            (Move::Request(request), _) if inherited => self.inherited.fold(request),
            (Move::Request(request), _) => self.own.fold(request),
            (Move::Event(event), Some(facts)) => facts.event(event, inherited, &self.own),
            (Move::Event(_), None) => {}
        }
    }

    /// Leaves out a move that is nobody's. Only a request is worth a word.
    fn leave(&mut self, step: &Move, place: &Place) {
        if let Move::Request(_) = step {
            self.unprovable.get_or_insert_with(|| place.clone());
        }
    }

    /// Ends the log of `session`.
    pub(crate) fn finish(mut self, session: &SessionId) -> Folded {
        for (seq, step) in std::mem::take(&mut self.waiting) {
            match self.cut {
                Cut::After(cut) => self.fold(step, seq <= cut),
                Cut::Unmarked | Cut::Unreadable => self.leave(&step, &place_of(&step)),
            }
        }
        if let Some(facts) = &mut self.facts {
            facts.finish(&self.own, &self.inherited);
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
        Folded { own: self.own.list, tally, unprovable, facts: self.facts }
    }
}

fn place_of(step: &Move) -> Place {
    match step {
        Move::Request(request) => request.place().cloned().unwrap_or_default(),
        Move::Event(_) => Place::default(),
    }
}

/// The request that a sample of these data is of.
fn request(kind: Kind, data: &Data<'_>, sample: Sample) -> Result<Request, &'static str> {
    if kind == Kind::Compaction {
        let by_time = || sample.timestamp.as_millis().to_string().into();
        let id = data.compaction_id.raw().filter(|id| !id.is_empty());
        return Ok(Request::Compaction { id: id.map_or_else(by_time, Into::into), sample });
    }
    let turn = data.turn.valid().ok_or("turn")?;
    let step = data.step.valid().ok_or("step")?;
    Ok(Request::Step { turn, step, sample })
}

fn trouble(code: Code, field: &'static str) -> Diagnostic {
    Diagnostic::new(code).with_field(field)
}
