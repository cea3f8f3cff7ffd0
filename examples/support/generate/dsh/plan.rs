//! What happens in a session, whatever format it is written in: turns, steps, attempts and what
//! each used. The expected figures come from here, so that they share nothing with the rows.

use super::super::rng::{Deck, Rng};
use super::super::{Counts, Totals};

/// A session, or the part of one that a fork adds.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    pub turns: Vec<Turn>,
}

/// What one prompt sets off.
#[derive(Clone, Debug)]
pub struct Turn {
    pub number: u64,
    pub started: u64,
    /// Decides the texts, so that every format and every fork tells the same.
    pub seed: u64,
    pub route: Route,
    pub steps: Vec<Step>,
    pub compaction: Option<Compaction>,
}

/// One answer of the model, with the attempts that failed before it.
#[derive(Clone, Debug)]
pub struct Step {
    pub number: u64,
    pub started: u64,
    pub seed: u64,
    /// The last one is the answer.
    pub attempts: Vec<Attempt>,
}

#[derive(Clone, Copy, Debug)]
pub struct Attempt {
    pub ended: u64,
    pub outcome: Outcome,
}

#[derive(Clone, Copy, Debug)]
pub enum Outcome {
    /// It failed, and the provider said what it used, or did not.
    Failed(Option<Usage>),
    Answered(Usage),
    /// The provider said nothing of an answer, and dsh wrote zeros.
    Zero,
    /// The usage stands in the stream alone: the answer was rejected.
    EarlyOnly(Usage),
    /// Somebody stopped it before the usage came.
    Unrecorded,
}

/// A summary that shortens the conversation.
#[derive(Clone, Debug)]
pub struct Compaction {
    pub id: String,
    pub time: u64,
    /// `None` when it failed: then dsh records no usage of it.
    pub usage: Option<Usage>,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    pub counts: Counts,
    pub reasoning: u64,
}

/// Who answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    pub provider: &'static str,
    pub model: &'static str,
    /// The model that answers in place of `model`, where the log names it.
    pub served: Option<&'static str>,
}

const OFFICIAL: &str = "deepseek-official";
const ROUTES: [Route; 4] = [
    Route { provider: OFFICIAL, model: "deepseek-v4-flash", served: None },
    Route { provider: OFFICIAL, model: "deepseek-v4-flash", served: None },
    Route { provider: OFFICIAL, model: "deepseek-v4-pro", served: None },
    Route { provider: "router", model: "vendor/model-large", served: Some("model-large-0302") },
];

/// How a step goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Course {
    Plain,
    /// This many attempts fail first, with usage or without.
    Retried(u64, bool),
    Zero,
    EarlyOnly,
    Unrecorded,
}

const COURSES: &[(Course, usize)] = &[
    (Course::Plain, 14),
    (Course::Retried(1, true), 2),
    (Course::Retried(1, false), 1),
    (Course::Retried(2, true), 1),
    (Course::Zero, 1),
    (Course::EarlyOnly, 1),
    (Course::Unrecorded, 1),
];

/// How a turn ends: with a compaction, with a failed one, or just so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Plain,
    Compacted,
    CompactionFailed,
}

const ENDINGS: &[(Ending, usize)] =
    &[(Ending::Plain, 7), (Ending::Compacted, 2), (Ending::CompactionFailed, 1)];

/// Makes plans up.
pub struct Planner {
    pub rng: Rng,
    courses: Deck<Course>,
    endings: Deck<Ending>,
}

/// Where a plan starts.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Milliseconds since 1970.
    pub time: u64,
    pub turn: u64,
    pub route: Route,
    /// Whether the format's client records how much of an output was reasoning.
    pub tells_reasoning: bool,
}

impl Planner {
    pub fn new(rng: Rng) -> Self {
        Self { rng, courses: Deck::new(COURSES), endings: Deck::new(ENDINGS) }
    }

    pub fn route(&mut self) -> Route {
        *self.rng.pick(&ROUTES)
    }

    /// A plan of `steps` steps.
    pub fn plan(&mut self, start: Start, steps: u64) -> Plan {
        let mut plan = Plan::default();
        let mut at = Cursor { start, time: start.time, context: self.rng.between(2_000, 6_000) };
        let mut left = steps;
        while left > 0 {
            let in_turn = self.rng.between(1, 4).min(left);
            left -= in_turn;
            let turn = self.turn(&mut at, in_turn);
            at.start.turn += 1;
            // A pause of up to twenty minutes, and now and then another model.
            at.time += self.rng.between(2_000, 1_200_000);
            if self.rng.once_in(8) {
                at.start.route = self.route();
            }
            plan.turns.push(turn);
        }
        plan
    }

    fn turn(&mut self, at: &mut Cursor, steps: u64) -> Turn {
        let (number, started, route) = (at.start.turn, at.time, at.start.route);
        let seed = self.rng.next();
        let steps = (1..=steps).map(|number| self.step(at, number)).collect();
        let compaction = match self.endings.deal(&mut self.rng).unwrap_or(Ending::Plain) {
            Ending::Plain => None,
            Ending::Compacted => Some(self.compaction(at, true)),
            Ending::CompactionFailed => Some(self.compaction(at, false)),
        };
        Turn { number, started, seed, route, steps, compaction }
    }

    fn step(&mut self, at: &mut Cursor, number: u64) -> Step {
        at.time += self.rng.between(20, 90);
        let (started, seed) = (at.time, self.rng.next());
        let course = self.courses.deal(&mut self.rng).unwrap_or(Course::Plain);
        let mut attempts = Vec::new();
        if let Course::Retried(times, with_usage) = course {
            for _ in 0..times {
                let usage = with_usage.then(|| self.usage(at));
                attempts.push(self.attempt(at, Outcome::Failed(usage)));
            }
        }
        let outcome = match course {
            Course::Zero => Outcome::Zero,
            Course::EarlyOnly => Outcome::EarlyOnly(self.usage(at)),
            Course::Unrecorded => Outcome::Unrecorded,
            Course::Plain | Course::Retried(..) => Outcome::Answered(self.usage(at)),
        };
        attempts.push(self.attempt(at, outcome));
        Step { number, started, seed, attempts }
    }

    fn attempt(&mut self, at: &mut Cursor, outcome: Outcome) -> Attempt {
        at.time += self.rng.between(800, 40_000);
        Attempt { ended: at.time, outcome }
    }

    fn compaction(&mut self, at: &mut Cursor, succeeds: bool) -> Compaction {
        at.time += self.rng.between(2_000, 20_000);
        let usage = succeeds.then(|| self.usage(at));
        if succeeds {
            at.context = self.rng.between(1_000, 3_000);
        }
        Compaction { id: self.rng.uuid(), time: at.time, usage }
    }

    /// What was said before comes from the cache, in blocks; what is new does not.
    fn usage(&mut self, at: &mut Cursor) -> Usage {
        let cache_read = at.context / 128 * 128;
        let new = self.rng.of_bits(5, 12);
        let cache_write = if self.rng.once_in(3) { self.rng.below(new) } else { 0 };
        let output = self.rng.of_bits(4, 11);
        let reasoning = if at.start.tells_reasoning { self.rng.below(output) } else { 0 };
        let input = at.context - cache_read + new - cache_write;
        at.context += new + output;
        let counts = Counts { input, output, cache_read, cache_write, ..Counts::default() };
        Usage { counts, reasoning }
    }
}

/// How far a plan has come.
struct Cursor {
    start: Start,
    time: u64,
    /// Tokens of the conversation so far.
    context: u64,
}

impl Turn {
    pub fn ended(&self) -> u64 {
        let step = self.steps.last().and_then(|step| step.attempts.last());
        let answered = step.map_or(self.started, |attempt| attempt.ended);
        self.compaction.as_ref().map_or(answered, |compaction| compaction.time)
    }
}

impl Plan {
    /// The plan up to the end of its first `turns` turns.
    pub fn first(&self, turns: usize) -> Self {
        Self { turns: self.turns.iter().take(turns).cloned().collect() }
    }

    /// The number of the turn behind the last one.
    pub fn next_turn(&self) -> u64 {
        self.turns.last().map_or(1, |turn| turn.number + 1)
    }

    pub fn ended(&self) -> u64 {
        self.turns.last().map_or(0, Turn::ended)
    }

    /// Every use of tokens that dsh records.
    pub fn usages(&self) -> impl Iterator<Item = Usage> {
        let of_turn = |turn: &Turn| {
            let attempts = turn.steps.iter().flat_map(|step| &step.attempts);
            let steps = attempts.filter_map(|attempt| match attempt.outcome {
                Outcome::Answered(usage) | Outcome::EarlyOnly(usage) => Some(usage),
                Outcome::Failed(usage) => usage,
                Outcome::Zero | Outcome::Unrecorded => None,
            });
            let compaction = turn.compaction.iter().filter_map(|compaction| compaction.usage);
            steps.chain(compaction).collect::<Vec<_>>()
        };
        self.turns.iter().flat_map(of_turn)
    }

    fn zero_rows(&self) -> u64 {
        let steps = self.turns.iter().flat_map(|turn| &turn.steps);
        let zeros = steps
            .flat_map(|step| &step.attempts)
            .filter(|attempt| matches!(attempt.outcome, Outcome::Zero));
        zeros.fold(0, |count, _| count + 1)
    }

    /// Adds what a reader reports of a session that did all of this itself.
    pub fn count_as_own(&self, totals: &mut Totals) {
        self.usages().for_each(|usage| totals.entry(usage.counts, usage.reasoning, 1));
        totals.ignored += self.zero_rows();
    }

    /// Adds what a reader reports of a fork that repeats all of this.
    pub fn count_as_inherited(&self, totals: &mut Totals) {
        self.usages().for_each(|usage| totals.inherited += usage.counts);
        totals.ignored += self.zero_rows();
    }
}
