//! A plan as the rows of a log, in any of the formats 0 to 4.
//!
//! Formats 0 and 1 write each streamed chunk as a row, runs of deltas packed; later ones keep the
//! whole stream of an attempt in one row.

use super::super::Counts;
use super::super::json::Object;
use super::super::rng::Rng;
use super::super::words::{text, words};
use super::plan::{Attempt, Compaction, Outcome, Plan, Route, Step, Turn, Usage};

/// The rows of a log, in the batches in which they were appended.
#[derive(Debug)]
pub struct Rows {
    version: u64,
    seq: u64,
    /// The route that the log named last.
    route: Option<Route>,
    pub batches: Vec<String>,
}

/// Which request rows are of.
#[derive(Clone, Copy)]
struct At<'a> {
    turn: &'a Turn,
    step: u64,
}

impl At<'_> {
    fn data(&self) -> Object {
        Object::new().number("turn", self.turn.number).number("step", self.step)
    }
}

impl Rows {
    /// A log that starts with `header`.
    pub fn new(version: u64, header: Object) -> Self {
        let header = format!("{}\n", header.end());
        Self { version, seq: 0, route: None, batches: vec![header, String::new()] }
    }

    /// The sequence number of the next event.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    pub fn plan(&mut self, plan: &Plan) {
        plan.turns.iter().for_each(|turn| self.turn(turn));
    }

    /// Ends the history that a fork repeats: one batch of its own.
    pub fn end_seed(&mut self, time: u64) {
        // In the older formats the header alone says where it ends.
        if self.version >= 2 {
            self.event("session/end-seed", time, Object::new().flag("inherited", true));
        }
        let repeated = self.batches.split_off(1).concat();
        self.batches.extend([repeated, String::new()]);
    }

    fn line(&mut self, line: Object) {
        if let Some(batch) = self.batches.last_mut() {
            batch.push_str(&line.end());
            batch.push('\n');
        }
    }

    fn event(&mut self, kind: &str, time: u64, data: Object) {
        let row = Object::new().text("type", kind).number("seq", self.seq).number("time", time);
        self.seq += 1;
        self.line(row.object("data", data));
    }

    fn batch(&mut self) {
        self.batches.push(String::new());
    }

    fn turn(&mut self, turn: &Turn) {
        let mut rng = Rng::new(turn.seed);
        self.event("turn/start", turn.started, Object::new().number("turn", turn.number));
        let prompt = text_block(&text(&mut rng, 9));
        let message = Object::new()
            .list("content", &[prompt])
            .object("source", Object::new().text("kind", "user"))
            .text("role", "user")
            .text("id", &rng.uuid());
        let row = Object::new().text("type", "user/message").number("seq", self.seq);
        self.seq += 1;
        let row = row.number("time", turn.started + 2).object("data", message);
        self.line(row.text("surfaceOp", "append"));
        if turn.number == 1 {
            self.title(turn, &mut rng);
        }
        self.follow(turn.route, turn.started + 4);
        turn.steps.iter().for_each(|step| self.step(At { turn, step: step.number }, step));
        if let Some(compaction) = &turn.compaction {
            self.compaction(turn, compaction, &mut rng);
        }
        let reason = Object::new().text("kind", "completed");
        let end = Object::new().number("turn", turn.number).object("reason", reason);
        self.event("turn/end", turn.ended() + 5, end);
        self.batch();
    }

    fn title(&mut self, turn: &Turn, rng: &mut Rng) {
        let request = Object::new().object("route", route_of(turn.route));
        self.event("session/title-llm-request", turn.started + 3, request);
        let source = Object::new().text("kind", "provider");
        let title = Object::new().text("title", &text(rng, 4)).object("source", source);
        self.event("session/title", turn.started + 3, title);
    }

    /// Names the route, if it is another one than before.
    fn follow(&mut self, route: Route, time: u64) {
        if self.route.replace(route) == Some(route) {
            return;
        }
        let config = route_of(route).number("maxTokens", 256_000);
        let header = Object::new().object("header", Object::new().object("config", config));
        self.event("request/header", time, header);
        let context = route_of(route).number("contextWindow", 1_000_000);
        self.event("request/context", time, context);
    }

    fn step(&mut self, at: At<'_>, step: &Step) {
        let mut rng = Rng::new(step.seed);
        self.event("step/start", step.started, at.data());
        self.batch();
        for (index, attempt) in (0..).zip(&step.attempts) {
            if self.version < 2 {
                self.chunks(at, attempt, &mut rng);
            }
            match attempt.outcome {
                Outcome::Failed(_) => self.failure(at, attempt, index + 1, &mut rng),
                _ => self.answer(at, attempt, &mut rng),
            }
        }
        self.event("step/end", step.attempts.last().map_or(0, |last| last.ended + 2), at.data());
        self.batch();
    }

    /// The stream of an attempt, as rows of their own.
    fn chunks(&mut self, at: At<'_>, attempt: &Attempt, rng: &mut Rng) {
        let time = attempt.ended.saturating_sub(60);
        let start = r#"{"type":"block-start","index":0,"blockType":"text"}"#;
        self.event("assistant/chunk", time, at.data().raw("chunk", start));
        let run = Run::new(rng);
        let row = Object::new()
            .text("type", "text-chunks")
            .number("seq0", self.seq)
            .number("time0", time + 1)
            .object("data", run.members(at.data()));
        self.line(row);
        self.seq += run.len;
        if let Some(usage) = early(attempt.outcome) {
            let chunk = usage_chunk(self.version, usage);
            self.event("assistant/chunk", attempt.ended - 3, at.data().object("chunk", chunk));
        }
        let finish = r#"{"type":"finish","reason":{"kind":"stop"}}"#;
        self.event("assistant/chunk", attempt.ended - 2, at.data().raw("chunk", finish));
    }

    /// The stream of an attempt, to be kept in the row that settles it.
    fn stream(&self, attempt: &Attempt, rng: &mut Rng) -> Vec<String> {
        let time = attempt.ended.saturating_sub(60);
        let record = |time: u64, chunk: &str| {
            Object::new().text("type", "chunk").number("time", time).raw("chunk", chunk).end()
        };
        let start = r#"{"type":"block-start","index":0,"blockType":"text"}"#;
        let packed = Object::new().text("type", "text-chunks").number("time0", time + 1);
        let mut stream = vec![record(time, start), Run::new(rng).members(packed).end()];
        if let Some(usage) = early(attempt.outcome) {
            stream.push(record(attempt.ended - 3, &usage_chunk(self.version, usage).end()));
        }
        let finish = r#"{"type":"finish","reason":{"kind":"stop"}}"#;
        stream.push(record(attempt.ended - 2, finish));
        stream
    }

    fn failure(&mut self, at: At<'_>, attempt: &Attempt, retry: u64, rng: &mut Rng) {
        if self.version >= 2 {
            let stream = self.stream(attempt, rng);
            self.event("assistant/attempt", attempt.ended, at.data().list("stream", &stream));
        }
        let named = Object::new().text("retryId", &rng.uuid());
        let named = named.number("turn", at.turn.number).number("step", at.step);
        let named = named.number("retry", retry);
        let failure = Object::new().text("message", "made up").text("code", "SERVER");
        self.event("llm/retry", attempt.ended + 1, named.clone().object("failure", failure));
        self.event("llm/retry-started", attempt.ended + 500, named);
    }

    fn answer(&mut self, at: At<'_>, attempt: &Attempt, rng: &mut Rng) {
        // Formats 0 and 1 write no message of an answer that was rejected.
        if self.version < 2 && matches!(attempt.outcome, Outcome::EarlyOnly(_)) {
            return;
        }
        let message = Object::new()
            .text("role", "assistant")
            .list("content", &[text_block(&text(rng, 24))])
            .object("source", source_of(at.turn.route))
            .text("id", &rng.uuid());
        let data = at.data().object("message", message);
        let data = match attempt.outcome {
            Outcome::Answered(usage) => data.object("usage", usage_of(self.version, usage)),
            Outcome::Zero => data.object("usage", usage_of(self.version, Usage::default())),
            Outcome::Unrecorded => data.flag("interrupted", true),
            Outcome::EarlyOnly(_) | Outcome::Failed(_) => data,
        };
        let stream = (self.version >= 2).then(|| self.stream(attempt, rng));
        let data = match stream {
            Some(stream) => data.list("stream", &stream),
            None => data,
        };
        self.event("assistant/message", attempt.ended, data);
        let call = format!("call_{}_{}", at.turn.number, at.step);
        let result = at.data().text("callId", &call);
        let result = result.list("content", &[text_block(&text(rng, 30))]);
        self.event("tool/result", attempt.ended + 1, result);
    }

    fn compaction(&mut self, turn: &Turn, compaction: &Compaction, rng: &mut Rng) {
        let time = compaction.time;
        let data = Object::new().text("compactionId", &compaction.id).number("turn", turn.number);
        self.event("compaction/start", time.saturating_sub(900), data.clone());
        let Some(usage) = compaction.usage else {
            self.event("compaction/end", time, data.text("error", "made up"));
            return;
        };
        let summary = Object::new()
            .text("compactionId", &compaction.id)
            .list("summary", &[text_block(&text(rng, 20))])
            .text("provider", turn.route.provider)
            .text("model", turn.route.model)
            .object("usage", usage_of(self.version, usage));
        self.event("compaction/summary", time, summary);
        self.event("compaction/end", time + 1, data);
    }
}

/// A run of text deltas, packed.
struct Run {
    texts: Vec<String>,
    gaps: Vec<String>,
    len: u64,
}

impl Run {
    fn new(rng: &mut Rng) -> Self {
        let len = rng.between(3, 12);
        let texts = words(rng, len).iter().map(|word| format!("\"{word} \"")).collect();
        let gaps = (1..len).map(|_| rng.below(4).to_string()).collect();
        Self { texts, gaps, len }
    }

    fn members(&self, data: Object) -> Object {
        data.number("index", 0).list("dt", &self.gaps).list("texts", &self.texts)
    }
}

/// The usage that a stream carries. That of an answer is a count from its start, which what settles
/// the answer replaces.
fn early(outcome: Outcome) -> Option<Usage> {
    match outcome {
        Outcome::Failed(usage) => usage,
        Outcome::Answered(usage) => {
            let counts = Counts { output: usage.counts.output.div_ceil(2), ..usage.counts };
            Some(Usage { counts, reasoning: 0 })
        }
        Outcome::EarlyOnly(usage) => Some(usage),
        Outcome::Zero | Outcome::Unrecorded => None,
    }
}

fn usage_chunk(version: u64, usage: Usage) -> Object {
    Object::new().text("type", "usage").object("usage", usage_of(version, usage))
}

fn usage_of(version: u64, usage: Usage) -> Object {
    let counts = usage.counts;
    let object = Object::new()
        .number("inputTokens", counts.input)
        .number("outputTokens", counts.output)
        .number_or_nothing("cacheReadTokens", counts.cache_read)
        .number_or_nothing("cacheWriteTokens", counts.cache_write)
        .number_or_nothing("reasoningTokens", usage.reasoning);
    if version >= 3 { object.number("totalTokens", counts.total()) } else { object }
}

fn route_of(route: Route) -> Object {
    Object::new().text("provider", route.provider).text("model", route.model)
}

fn source_of(route: Route) -> Object {
    let source = Object::new().text("kind", "model");
    let source = source.text("provider", route.provider).text("model", route.model);
    match route.served {
        Some(served) => source.object("replayState", Object::new().text("responseModel", served)),
        None => source,
    }
}

fn text_block(text: &str) -> String {
    Object::new().text("type", "text").text("text", text).end()
}
