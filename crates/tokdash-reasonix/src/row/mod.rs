//! One line of the ledger as a typed row that borrows from it. No I/O, no state, no judgement.
//!
//! Two ways lead to the same row. The fast one knows flat objects of plain values, which is what
//! the client writes; whatever it does not know at once is left to the slow one, which is
//! `serde_json`. A property holds them equal.

mod fast;
mod field;
mod slow;
mod value;

use std::borrow::Cow;

use tokdash_core::Code;

pub(crate) use self::field::{Field, Fields};
use self::value::{Text, Value, WrongType};

/// What a row says in the fields that this reader uses.
///
/// `None` is absent, `null`, or of a type that the field cannot hold; the last is noted in
/// `invalid`. Of a key that stands twice the last one counts, as with the client's own decoder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Row<'a> {
    ts: Option<Text<'a>>,
    model: Option<Text<'a>>,
    source: Option<Text<'a>>,
    usage_source: Option<Text<'a>>,
    incomplete_reason: Option<Text<'a>>,
    cost_amount: Option<Text<'a>>,
    cost_currency: Option<Text<'a>>,
    pub(crate) prompt: Option<u64>,
    pub(crate) completion: Option<u64>,
    pub(crate) reasoning: Option<u64>,
    pub(crate) cache_hit: Option<u64>,
    pub(crate) cache_miss: Option<u64>,
    pub(crate) requests: Option<u64>,
    pub(crate) turn: Option<bool>,
    pub(crate) cost_complete: Option<bool>,
    pub(crate) compaction: Option<()>,
    /// The keys that are there, whatever they hold.
    pub(crate) seen: Fields,
    /// The keys that hold a value of the wrong type.
    pub(crate) invalid: Fields,
    /// Whether there may be escapes in the texts.
    has_escapes: bool,
}

/// Why a line is no row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    InvalidUtf8,
    InvalidJson,
    NotAnObject,
}

impl Fault {
    pub(crate) fn code(self) -> Code {
        match self {
            Self::InvalidUtf8 => Code::InvalidUtf8,
            Self::InvalidJson => Code::InvalidJson,
            Self::NotAnObject => Code::NotAnObject,
        }
    }
}

impl<'a> Row<'a> {
    /// Reads one line into an empty row.
    #[inline]
    pub(crate) fn read(&mut self, line: &'a [u8]) -> Result<(), Fault> {
        let text = std::str::from_utf8(line).map_err(|_| Fault::InvalidUtf8)?;
        if !fast::parse(text, self) {
            *self = slow::parse(text)?;
        }
        Ok(())
    }

    pub(crate) fn ts(&self) -> Option<Cow<'a, str>> {
        self.text(self.ts)
    }

    pub(crate) fn model(&self) -> Option<Cow<'a, str>> {
        self.text(self.model)
    }

    pub(crate) fn source(&self) -> Option<Cow<'a, str>> {
        self.text(self.source)
    }

    pub(crate) fn usage_source(&self) -> Option<Cow<'a, str>> {
        self.text(self.usage_source)
    }

    pub(crate) fn incomplete_reason(&self) -> Option<Cow<'a, str>> {
        self.text(self.incomplete_reason)
    }

    pub(crate) fn cost_amount(&self) -> Option<Cow<'a, str>> {
        self.text(self.cost_amount)
    }

    pub(crate) fn cost_currency(&self) -> Option<Cow<'a, str>> {
        self.text(self.cost_currency)
    }

    fn text(&self, text: Option<Text<'a>>) -> Option<Cow<'a, str>> {
        text.map(|text| text.get(self.has_escapes))
    }

    /// Takes the value of a field; the last one counts.
    // Inlined, so that where the field is known one assignment is left of it.
    #[inline(always)]
    fn set(&mut self, field: Field, value: Value<'a>) {
        let valid = match field {
            Field::Ts => put(&mut self.ts, value.text()),
            Field::Model => put(&mut self.model, value.text()),
            Field::Source => put(&mut self.source, value.text()),
            Field::UsageSource => put(&mut self.usage_source, value.text()),
            Field::IncompleteReason => put(&mut self.incomplete_reason, value.text()),
            Field::CostAmount => put(&mut self.cost_amount, value.text()),
            Field::CostCurrency => put(&mut self.cost_currency, value.text()),
            Field::Prompt => put(&mut self.prompt, value.count()),
            Field::Completion => put(&mut self.completion, value.count()),
            Field::Reasoning => put(&mut self.reasoning, value.count()),
            Field::CacheHit => put(&mut self.cache_hit, value.count()),
            Field::CacheMiss => put(&mut self.cache_miss, value.count()),
            Field::Requests => put(&mut self.requests, value.count()),
            Field::Turn => put(&mut self.turn, value.flag()),
            Field::CostComplete => put(&mut self.cost_complete, value.flag()),
            Field::Compaction => put(&mut self.compaction, value.object()),
            // Only that it is there matters.
            Field::DisplayComplete => true,
        };
        self.seen.set(field, true);
        self.invalid.set(field, !valid);
    }
}

/// Puts what was read into its slot; `false` when it had the wrong type.
#[inline(always)]
fn put<T>(slot: &mut Option<T>, read: Result<Option<T>, WrongType>) -> bool {
    let valid = read.is_ok();
    *slot = read.unwrap_or_default();
    valid
}

/// Reads one line into a row of its own.
#[cfg(test)]
pub(crate) fn parse(line: &[u8]) -> Result<Row<'_>, Fault> {
    let mut row = Row::default();
    row.read(line).map(|()| row)
}

#[cfg(test)]
mod tests;
