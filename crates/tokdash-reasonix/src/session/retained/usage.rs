//! The usage of one request, as both generations write it.

use tokdash_core::decode::{Count, Flag, Object, Text};
use tokdash_core::{Name, TokenCounts, allow_list};

allow_list! {
    /// Running sums of the session and of the context stand in it too; they are not read.
    pub(super) struct UsageRow<'a> {
        "promptTokens" => prompt: Count,
        "completionTokens" => completion: Count,
        "cacheHitTokens" => cache_hit: Count,
        "cacheMissTokens" => cache_miss: Count,
        "source" => source: Text<'a>,
        "estimated" => estimated: Flag,
        "costQuote" => quote: Object<Quote<'a>>,
    }
}

allow_list! {
    pub(super) struct Quote<'a> {
        "modelRef" => model: Text<'a>,
    }
}

/// A count that is there and is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct InvalidCount;

impl UsageRow<'_> {
    /// What was used, by the rules of the ledger: hits are cache reads, misses are input, and
    /// where no misses are told the input is what the hits leave of the prompt.
    pub(super) fn tokens(&self) -> Result<TokenCounts, InvalidCount> {
        let count = |count: Count| count.or_zero().ok_or(InvalidCount);
        let (prompt, output) = (count(self.prompt)?, count(self.completion)?);
        let (hit, miss) = (count(self.cache_hit)?, count(self.cache_miss)?);
        let input = if miss > 0 { miss } else { prompt.saturating_sub(hit) };
        Ok(TokenCounts::new().with_input(input).with_output(output).with_cache_read(hit))
    }

    /// The model, where the request's price names one.
    pub(super) fn model(&self) -> Option<Name> {
        self.quote.as_ref().and_then(|quote| quote.model.filled()).map(Name::from)
    }

    /// Whether the request was a step of the conversation, and not a title or a summary.
    pub(super) fn is_of_an_answer(&self) -> bool {
        self.source.filled().is_none_or(|source| source == "executor")
    }
}
