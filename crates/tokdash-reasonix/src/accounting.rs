//! Does a row count, and in which buckets?
//!
//! What the ledger includes in what:
//! * `prompt` is all input, the cached part included;
//! * `cache_hit` is the cached part, `cache_miss` the rest. Anthropic's cache creation is inside
//!   `cache_miss`; the ledger does not tell it apart, so nothing is ever a cache write here;
//! * `completion` is all output, `reasoning` a part of it;
//! * `total` is the provider's own word and need not fit: it is never used;
//! * rows are events: they add up, nothing in them is cumulative.

use tokdash_core::{Code, Timestamp, TokenCounts};

use crate::row::{Field, Fields, Row};

/// A row with one of these was written by a client that always writes `ts`.
const CURRENT: Fields =
    Fields::of(&[Field::UsageSource, Field::CostComplete, Field::DisplayComplete]);

/// Fields that decide how much a row counts: invalid, they drop it.
const TOKENS: Fields = Fields::of(&[
    Field::Prompt,
    Field::Completion,
    Field::Reasoning,
    Field::CacheHit,
    Field::CacheMiss,
]);

/// What becomes of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It counts.
    Usage(Usage),
    /// It stands for requests of which no tokens were recorded.
    RequestsOnly { timestamp: Timestamp, requests: u64 },
    /// It is no usage and means none to be.
    Ignored(&'static str),
    /// It should count and cannot.
    Dropped(Dropped),
}

/// Why a row that should count cannot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dropped {
    /// It holds none of the fields we know.
    UnknownFields,
    /// A current row without a readable time.
    DriftedTime,
    /// Its time is missing or unreadable.
    Time,
    /// This field holds no count.
    Count(Field),
}

impl Dropped {
    pub(crate) fn code(self) -> Code {
        match self {
            Self::UnknownFields | Self::DriftedTime => Code::Drift,
            Self::Time => Code::InvalidTimestamp,
            Self::Count(_) => Code::InvalidCount,
        }
    }

    pub(crate) fn field(self) -> Option<Field> {
        match self {
            Self::UnknownFields => None,
            Self::DriftedTime | Self::Time => Some(Field::Ts),
            Self::Count(field) => Some(field),
        }
    }
}

/// A row that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Usage {
    pub(crate) timestamp: Timestamp,
    pub(crate) tokens: TokenCounts,
    pub(crate) reasoning: Option<u64>,
    pub(crate) requests: u64,
    /// Whether `prompt` is what its parts add up to.
    pub(crate) consistent: bool,
}

/// Judges a row.
pub(crate) fn judge(row: &Row<'_>) -> Verdict {
    // First of all: such rows own no field that could be wrong.
    if row.turn == Some(true) {
        return Verdict::Ignored("turn");
    }
    if row.compaction.is_some() {
        return Verdict::Ignored("compaction");
    }
    match timestamp(row) {
        Ok(timestamp) => judge_counts(row, timestamp),
        Err(dropped) => Verdict::Dropped(dropped),
    }
}

fn timestamp(row: &Row<'_>) -> Result<Timestamp, Dropped> {
    if row.seen.is_empty() {
        return Err(Dropped::UnknownFields);
    }
    let readable = row.ts().and_then(|ts| Timestamp::parse(&ts).ok());
    let is_current = !row.seen.and(CURRENT).is_empty();
    readable.ok_or(if is_current { Dropped::DriftedTime } else { Dropped::Time })
}

fn judge_counts(row: &Row<'_>, timestamp: Timestamp) -> Verdict {
    if let Some(field) = row.invalid.and(TOKENS).iter().next() {
        return Verdict::Dropped(Dropped::Count(field));
    }
    let tokens = buckets(row);
    // A writer that leaves zeros out says the same with 0 as with nothing.
    let requests = row.requests.filter(|requests| *requests > 0);
    if tokens.is_zero() {
        return match requests {
            Some(requests) => Verdict::RequestsOnly { timestamp, requests },
            None => Verdict::Ignored("empty"),
        };
    }
    let all_input = tokens.input + tokens.cache_read;
    Verdict::Usage(Usage {
        timestamp,
        tokens,
        reasoning: row.reasoning.map(|reasoning| reasoning.min(tokens.output)),
        requests: requests.unwrap_or(1),
        consistent: row.prompt.is_none_or(|prompt| prompt == all_input),
    })
}

fn buckets(row: &Row<'_>) -> TokenCounts {
    let cache_read = row.cache_hit.unwrap_or(0);
    let input = match row.cache_miss {
        Some(miss) if miss > 0 => miss,
        // A miss of 0 is also what a client writes that was told nothing of its cache.
        _ => row.prompt.unwrap_or(0).saturating_sub(cache_read),
    };
    TokenCounts::new()
        .with_input(input)
        .with_output(row.completion.unwrap_or(0))
        .with_cache_read(cache_read)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::row::parse;

    fn verdict(fields: &str) -> Verdict {
        let line = format!(r#"{{"ts":"2026-06-01T12:00:00Z",{fields}}}"#);
        judge(&parse(line.as_bytes()).unwrap())
    }

    fn usage(fields: &str) -> (u64, u64, u64, bool) {
        let Verdict::Usage(usage) = verdict(fields) else { panic!("{fields} counts") };
        let tokens = usage.tokens;
        (tokens.input, tokens.output, tokens.cache_read, usage.consistent)
    }

    #[test]
    fn input_is_the_miss_or_what_is_left_of_the_prompt() {
        for (fields, want) in [
            (r#""prompt":1000,"cache_hit":100,"cache_miss":900"#, (900, 0, 100, true)),
            (r#""prompt":1000,"cache_hit":100"#, (900, 0, 100, true)),
            (r#""prompt":1000,"cache_miss":0"#, (1000, 0, 0, true)),
            (r#""prompt":1000,"cache_miss":null,"completion":5"#, (1000, 5, 0, true)),
            (r#""cache_miss":7"#, (7, 0, 0, true)),
            (r#""prompt":1000,"cache_miss":900"#, (900, 0, 0, false)),
            (r#""prompt":1000,"cache_miss":5000"#, (5000, 0, 0, false)),
            (r#""prompt":100,"cache_hit":500"#, (0, 0, 500, false)),
            (r#""prompt":100,"cache_hit":500,"cache_miss":0"#, (0, 0, 500, false)),
        ] {
            assert_eq!(usage(fields), want, "{fields}");
        }
    }

    #[test]
    fn reasoning_is_never_more_than_the_output() {
        for (fields, want) in [
            (r#""completion":10,"reasoning":4"#, Some(4)),
            (r#""completion":10,"reasoning":40"#, Some(10)),
            (r#""completion":10,"reasoning":0"#, Some(0)),
            (r#""completion":10"#, None),
        ] {
            let Verdict::Usage(usage) = verdict(fields) else { panic!("{fields} counts") };
            assert_eq!(usage.reasoning, want, "{fields}");
            assert_eq!(usage.tokens.reasoning, 0);
        }
    }

    #[test]
    fn a_row_without_tokens_counts_its_requests_alone() {
        let requests = |fields| match verdict(fields) {
            Verdict::RequestsOnly { requests, .. } => Ok(requests),
            other => Err(other),
        };
        assert_eq!(requests(r#""requests":1"#), Ok(1));
        assert_eq!(requests(r#""requests":4,"prompt":0,"reasoning":3"#), Ok(4));
        for fields in [r#""requests":0"#, r#""prompt":0"#, r#""requests":-1"#] {
            assert_eq!(requests(fields), Err(Verdict::Ignored("empty")), "{fields}");
        }
    }
}
