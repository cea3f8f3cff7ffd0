//! Does it count, and as what?
//!
//! dsh's usage is disjoint as it stands: `inputTokens` is uncached input, `cacheReadTokens` and
//! `cacheWriteTokens` are apart from it, `outputTokens` holds all output with the reasoning inside.
//! Cache writes carry no duration, so all of them are of unrecorded length. `totalTokens`, where
//! there is one, is the provider's own idea of a sum and is not used.

use tokdash_core::TokenCounts;
use tokdash_core::decode::Count;

use crate::row::Usage;

/// What a usage object counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counted {
    /// Tokens, and how many of the output were reasoning, where that is recorded.
    Tokens(TokenCounts, Option<u64>),
    /// All zero: the provider said nothing, and dsh wrote zeros.
    Zero,
    /// A required count is missing, or this count (our name) is no count.
    Invalid(&'static str),
}

/// Counts a usage object: input and output are required, the rest is 0 where absent, and one bad
/// count spoils the sample.
pub(crate) fn count(usage: &Usage) -> Counted {
    let Count::Valid(input) = usage.input else { return Counted::Invalid("input") };
    let Count::Valid(output) = usage.output else { return Counted::Invalid("output") };
    let Some(cache_read) = usage.cache_read.or_zero() else {
        return Counted::Invalid("cache_read");
    };
    let Some(cache_write) = usage.cache_write.or_zero() else {
        return Counted::Invalid("cache_write");
    };
    if usage.reasoning == Count::Invalid {
        return Counted::Invalid("reasoning");
    }
    let tokens = TokenCounts::new()
        .with_input(input)
        .with_output(output)
        .with_cache_read(cache_read)
        .with_cache_write(cache_write);
    if tokens.is_zero() {
        return Counted::Zero;
    }
    Counted::Tokens(tokens, usage.reasoning.valid().map(|reasoning| reasoning.min(output)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(json: &str) -> Counted {
        count(&serde_json::from_str(json).unwrap())
    }

    #[test]
    fn buckets_are_disjoint_and_reasoning_stays_inside_output() {
        let counts = counted(
            r#"{"inputTokens":100,"outputTokens":20,"cacheReadTokens":500,"cacheWriteTokens":60,
                "reasoningTokens":50,"totalTokens":9999}"#,
        );
        let Counted::Tokens(tokens, reasoning) = counts else { panic!("tokens") };
        assert_eq!(tokens.total(), 680);
        assert_eq!((tokens.reasoning, reasoning), (0, Some(20)));
    }

    #[test]
    fn input_and_output_are_required() {
        assert_eq!(counted(r#"{"outputTokens":1}"#), Counted::Invalid("input"));
        assert_eq!(counted(r#"{"inputTokens":1}"#), Counted::Invalid("output"));
    }

    #[test]
    fn one_bad_count_spoils_the_sample() {
        for bad in ["-1", "1.0", "true", "\"12\"", "1099511627777", "[]"] {
            for (field, ours) in [
                ("cacheReadTokens", "cache_read"),
                ("cacheWriteTokens", "cache_write"),
                ("reasoningTokens", "reasoning"),
            ] {
                let json = format!(r#"{{"inputTokens":1,"outputTokens":1,"{field}":{bad}}}"#);
                assert_eq!(counted(&json), Counted::Invalid(ours));
            }
            let json = format!(r#"{{"inputTokens":{bad},"outputTokens":1}}"#);
            assert_eq!(counted(&json), Counted::Invalid("input"));
        }
    }

    #[test]
    fn all_zero_is_no_sample_and_null_is_absent() {
        let zero = r#"{"inputTokens":0,"outputTokens":0,"cacheReadTokens":null}"#;
        assert_eq!(counted(zero), Counted::Zero);
    }
}
