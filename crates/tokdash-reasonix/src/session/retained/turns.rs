//! `<id>.turns.jsonl` of 1.x: the turns of a session, which the client shortens from time to time.

use std::collections::HashSet;

use tokdash_core::decode::{Object, Text, Whole};
use tokdash_core::{Code, Flow, Line, Member, ReadCx, Result, allow_list};

use super::place::Place;
use super::usage::UsageRow;
use super::{Retained, Use};
use crate::session::literal::{self, Raw};
use crate::session::out::Out;
use crate::session::rows;

allow_list! {
    struct Row<'a> {
        "recordType" => kind: Text<'a>,
        "turnId" => turn: Text<'a>,
        "seq" => seq: Whole,
        "createdAt" => created: Raw<'a>,
        "event" => event: Object<Event<'a>>,
    }
}

allow_list! {
    struct Event<'a> {
        "usage" => usage: Object<UsageRow<'a>>,
    }
}

pub(super) fn read(cx: &ReadCx<'_>, member: &Member, out: &Out<'_>) -> Result<Retained> {
    let mut turns = Turns::default();
    rows::read_rows(cx, member, out, &mut |line| match line {
        Some(line) => turns.line(line, out),
        None => {
            turns.retained.is_partial = true;
            Flow::Continue(())
        }
    })?;
    Ok(turns.retained)
}

#[derive(Default)]
struct Turns {
    retained: Retained,
    /// Whether a numbered row was met.
    is_begun: bool,
    met: HashSet<(Box<str>, u64)>,
}

impl Turns {
    fn line(&mut self, line: &Line<'_>, out: &Out<'_>) -> Flow {
        let row: Row<'_> = match rows::parse(line) {
            Ok(row) => row,
            Err(code) => {
                self.retained.is_partial = true;
                return out.lost(rows::at(line, code));
            }
        };
        let is_checkpoint = row.kind.raw() == Some("checkpoint");
        // A summary, or a first number that is not the first: what came before is gone.
        let starts_late = !self.is_begun && row.seq.valid().is_some_and(|seq| seq > 1);
        self.is_begun |= row.seq.valid().is_some();
        self.retained.is_partial |= is_checkpoint || starts_late;
        match row.event.as_ref().and_then(|event| event.usage.as_ref()) {
            Some(usage) if !is_checkpoint && self.is_new(&row) => {
                self.usage(usage, &row, line, out)
            }
            _ => Flow::Continue(()),
        }
    }

    /// A row that was written twice is one.
    fn is_new(&mut self, row: &Row<'_>) -> bool {
        let named = row.turn.filled().zip(row.seq.valid());
        named.is_none_or(|(turn, seq)| self.met.insert((turn.into(), seq)))
    }

    fn usage(
        &mut self,
        usage: &UsageRow<'_>,
        row: &Row<'_>,
        line: &Line<'_>,
        out: &Out<'_>,
    ) -> Flow {
        let Ok(tokens) = usage.tokens() else {
            self.retained.is_partial = true;
            return out.diagnostic(rows::at(line, Code::InvalidCount).with_field("usage"));
        };
        self.retained.is_partial |= usage.estimated.is_true();
        if !tokens.is_zero() {
            let place = Place::At(literal::time(row.created).valid());
            self.retained.uses.push(Use { place, tokens, model: usage.model() });
        }
        Flow::Continue(())
    }
}
