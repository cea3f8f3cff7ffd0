//! What a correct reader must report of generated logs: added up while they are made up, from
//! what was meant and not from what was written.

use std::ops::AddAssign;

use serde_json::{Value, json};

/// Token counts of one request, in buckets that do not overlap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub input: u64,
    pub output: u64,
    pub cache_read: u64,
    pub cache_write: u64,
    pub cache_write_1h: u64,
    /// Reasoning that is not inside `output`; neither agent has any.
    pub reasoning: u64,
}

impl Counts {
    pub fn total(&self) -> u64 {
        self.input
            + self.output
            + self.cache_read
            + self.cache_write
            + self.cache_write_1h
            + self.reasoning
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.input += other.input;
        self.output += other.output;
        self.cache_read += other.cache_read;
        self.cache_write += other.cache_write;
        self.cache_write_1h += other.cache_write_1h;
        self.reasoning += other.reasoning;
    }
}

/// The figures of one home.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Entries, each once.
    pub entries: u64,
    /// The tokens of all entries.
    pub tokens: Counts,
    /// The part of `tokens.output` that was reasoning.
    pub reasoning_within_output: u64,
    /// HTTP requests behind the entries.
    pub requests: u64,
    /// Rows that are no usage: turn marks of Reasonix, all-zero samples of dsh.
    pub ignored: u64,
    /// Rows that stand for requests without recorded tokens.
    pub rows_without_usage: u64,
    /// The requests of those rows.
    pub requests_without_usage: u64,
    /// Tokens that forks repeat of their parents, which are in no entry of theirs.
    pub inherited: Counts,
    /// Units: day files, session folders.
    pub units: u64,
    /// Bytes of all files.
    pub bytes: u64,
}

impl Totals {
    /// Adds one entry.
    pub fn entry(&mut self, tokens: Counts, reasoning: u64, requests: u64) {
        self.entries += 1;
        self.tokens += tokens;
        self.reasoning_within_output += reasoning;
        self.requests += requests;
    }

    pub fn to_json(self) -> Value {
        let counts = |counts: Counts| {
            json!({
                "input": counts.input, "output": counts.output,
                "cache_read": counts.cache_read, "cache_write": counts.cache_write,
                "cache_write_1h": counts.cache_write_1h, "reasoning": counts.reasoning,
            })
        };
        json!({
            "entries": self.entries, "tokens": counts(self.tokens),
            "reasoning_within_output": self.reasoning_within_output, "requests": self.requests,
            "ignored": self.ignored, "rows_without_usage": self.rows_without_usage,
            "requests_without_usage": self.requests_without_usage,
            "inherited": counts(self.inherited), "units": self.units, "bytes": self.bytes,
        })
    }
}
