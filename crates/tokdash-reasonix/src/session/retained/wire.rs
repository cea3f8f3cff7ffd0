//! `<id>.wire.jsonl` of 2.x: what the client sent to its screen, one frame a line.
//!
//! Numbers start again when a new process resumes the session, so they name no frame; they do
//! tell where the last process began, whose sums stand in `<id>.jsonl.telemetry.json`.

use tokdash_core::decode::{Count, Flag, Object, Text, Whole};
use tokdash_core::{Code, Flow, Line, Member, Name, ReadCx, Result, allow_list};

use super::place::Place;
use super::usage::UsageRow;
use super::{Retained, Use};
use crate::session::names::Part;
use crate::session::out::Out;
use crate::session::{document, rows};

allow_list! {
    struct Frame<'a> {
        "kind" => kind: Text<'a>,
        "seq" => seq: Whole,
        "msgIndex" => message: Whole,
        "modelRef" => model: Text<'a>,
        "usage" => usage: Object<UsageRow<'a>>,
    }
}

allow_list! {
    struct Meta {
        "truncated" => truncated: Flag,
    }
}

allow_list! {
    struct Telemetry {
        "usage" => usage: Object<Sums>,
    }
}

allow_list! {
    #[derive(Clone, Copy)]
    struct Sums {
        "promptTokens" => prompt: Count,
        "completionTokens" => completion: Count,
        "cacheHitTokens" => cache_hit: Count,
        "cacheMissTokens" => cache_miss: Count,
        "requestCount" => requests: Count,
    }
}

pub(super) fn read(cx: &ReadCx<'_>, member: &Member, out: &Out<'_>) -> Result<Retained> {
    let mut wire = Wire::default();
    rows::read_rows(cx, member, out, &mut |line| match line {
        Some(line) => wire.line(line, out),
        None => {
            wire.retained.is_partial = true;
            Flow::Continue(())
        }
    })?;
    let meta = document::beside(cx, Part::WireMeta, out, |bytes| document::object::<Meta>(bytes))?;
    let sums =
        document::beside(cx, Part::Telemetry, out, |bytes| document::object::<Telemetry>(bytes))?;
    let is_cut = meta.is_some_and(|meta| meta.truncated.is_true());
    let is_at_odds = sums.and_then(|all| all.usage.0).is_some_and(|sums| wire.is_at_odds(&sums));
    wire.retained.is_partial |= is_cut || is_at_odds;
    Ok(wire.retained)
}

/// What is known while the frames are read.
#[derive(Default)]
struct Wire {
    retained: Retained,
    /// The message that set off the turn.
    message: Option<u64>,
    model: Option<Name>,
    /// Requests of this turn that were steps.
    answers: usize,
    last_seq: Option<u64>,
    /// Sums of the process so far: prompt, completion, hits, misses, requests.
    process: [u64; 5],
}

impl Wire {
    fn line(&mut self, line: &Line<'_>, out: &Out<'_>) -> Flow {
        let frame: Frame<'_> = match rows::parse(line) {
            Ok(frame) => frame,
            Err(code) => {
                self.retained.is_partial = true;
                return out.lost(rows::at(line, code));
            }
        };
        if let Some(seq) = frame.seq.valid() {
            if self.last_seq.is_some_and(|last| seq <= last) {
                self.process = [0; 5];
            }
            self.last_seq = Some(seq);
        }
        match (frame.kind.raw(), frame.usage.as_ref()) {
            (Some("turn_started"), _) => {
                self.message = frame.message.valid();
                self.model = frame.model.filled().map(Name::from);
                self.answers = 0;
                Flow::Continue(())
            }
            (Some("usage"), Some(usage)) => self.usage(usage, line, out),
            _ => Flow::Continue(()),
        }
    }

    fn usage(&mut self, usage: &UsageRow<'_>, line: &Line<'_>, out: &Out<'_>) -> Flow {
        let Ok(tokens) = usage.tokens() else {
            self.retained.is_partial = true;
            return out.diagnostic(rows::at(line, Code::InvalidCount).with_field("usage"));
        };
        self.retained.is_partial |= usage.estimated.is_true();
        self.count(usage);
        let is_answer = usage.is_of_an_answer();
        // What is no answer goes to the one before it.
        let answer = if is_answer { self.answers } else { self.answers.saturating_sub(1) };
        self.answers = self.answers.saturating_add(usize::from(is_answer));
        let model = usage.model().or_else(|| self.model.clone().filter(|_| is_answer));
        if !tokens.is_zero() {
            let place = Place::Turn { message: self.message, answer };
            self.retained.uses.push(Use { place, tokens, model });
        }
        Flow::Continue(())
    }

    fn count(&mut self, usage: &UsageRow<'_>) {
        let counts = [usage.prompt, usage.completion, usage.cache_hit, usage.cache_miss];
        let counts = counts.map(|count| count.valid().unwrap_or(0)).into_iter().chain([1]);
        for (sum, count) in self.process.iter_mut().zip(counts) {
            *sum = sum.saturating_add(count);
        }
    }

    /// Whether the client's own sums of the last process are others.
    fn is_at_odds(&self, sums: &Sums) -> bool {
        let told = [sums.prompt, sums.completion, sums.cache_hit, sums.cache_miss, sums.requests];
        let differs = |(told, ours): (Count, &u64)| told.valid().is_some_and(|told| told != *ours);
        told.into_iter().zip(&self.process).any(differs)
    }
}
