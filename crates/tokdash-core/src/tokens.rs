//! Token counts: six buckets that never overlap, and sums of them that never overflow.

use std::iter::Sum;
use std::ops::AddAssign;

/// The largest count a reader accepts: 2^40 tokens or requests in one row.
///
/// More than any request can use, and small enough that no store and no sum of `u64` overflows.
pub const MAX_COUNT: u64 = 1 << 40;

/// What one or more requests used, in tokens. The buckets are disjoint: their sum is the total.
///
/// Reasoning is part of `output` with every provider known so far; the `reasoning` bucket is only
/// for one that bills it beside the output.
///
/// ```
/// use tokdash_core::TokenCounts;
///
/// let counts = TokenCounts::new().with_input(1_000).with_cache_read(4_096).with_output(250);
/// assert_eq!(counts.total(), 5_346);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct TokenCounts {
    /// Uncached input.
    pub input: u64,
    /// All output, reasoning included where the provider counts it there.
    pub output: u64,
    /// Input that was read from the provider's cache.
    pub cache_read: u64,
    /// Input that was written to the cache for five minutes, or for a time nobody recorded.
    pub cache_write: u64,
    /// Input that was written to the cache for one hour.
    pub cache_write_1h: u64,
    /// Reasoning that is not inside `output`.
    pub reasoning: u64,
}

impl TokenCounts {
    /// All buckets zero.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the uncached input.
    #[must_use]
    pub fn with_input(mut self, tokens: u64) -> Self {
        self.input = tokens;
        self
    }

    /// Sets the output.
    #[must_use]
    pub fn with_output(mut self, tokens: u64) -> Self {
        self.output = tokens;
        self
    }

    /// Sets the cache reads.
    #[must_use]
    pub fn with_cache_read(mut self, tokens: u64) -> Self {
        self.cache_read = tokens;
        self
    }

    /// Sets the cache writes of five minutes or of unrecorded length.
    #[must_use]
    pub fn with_cache_write(mut self, tokens: u64) -> Self {
        self.cache_write = tokens;
        self
    }

    /// Sets the cache writes of one hour.
    #[must_use]
    pub fn with_cache_write_1h(mut self, tokens: u64) -> Self {
        self.cache_write_1h = tokens;
        self
    }

    /// Sets the reasoning that is not inside the output.
    #[must_use]
    pub fn with_reasoning(mut self, tokens: u64) -> Self {
        self.reasoning = tokens;
        self
    }

    /// Whether every bucket is zero: no use at all.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        *self == Self::default()
    }

    /// The sum of all buckets.
    #[must_use]
    pub fn total(&self) -> u128 {
        TokenTotals::from(*self).total()
    }
}

/// Sums of [`TokenCounts`], in tokens; 128 bits wide, so that no sum of logs overflows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct TokenTotals {
    /// Uncached input.
    pub input: u128,
    /// All output.
    pub output: u128,
    /// Cache reads.
    pub cache_read: u128,
    /// Cache writes of five minutes or of unrecorded length.
    pub cache_write: u128,
    /// Cache writes of one hour.
    pub cache_write_1h: u128,
    /// Reasoning that is not inside `output`.
    pub reasoning: u128,
}

impl TokenTotals {
    /// The sum of all buckets.
    #[must_use]
    pub fn total(&self) -> u128 {
        [self.output, self.cache_read, self.cache_write, self.cache_write_1h, self.reasoning]
            .into_iter()
            .fold(self.input, u128::saturating_add)
    }

    /// All input, cached or not, read or written.
    #[must_use]
    pub fn all_input(&self) -> u128 {
        [self.cache_read, self.cache_write, self.cache_write_1h]
            .into_iter()
            .fold(self.input, u128::saturating_add)
    }
}

impl From<TokenCounts> for TokenTotals {
    fn from(counts: TokenCounts) -> Self {
        Self {
            input: counts.input.into(),
            output: counts.output.into(),
            cache_read: counts.cache_read.into(),
            cache_write: counts.cache_write.into(),
            cache_write_1h: counts.cache_write_1h.into(),
            reasoning: counts.reasoning.into(),
        }
    }
}

/// Saturates: a sum beyond 2^128 tokens has lost its meaning, not the program.
impl AddAssign for TokenTotals {
    fn add_assign(&mut self, other: Self) {
        self.input = self.input.saturating_add(other.input);
        self.output = self.output.saturating_add(other.output);
        self.cache_read = self.cache_read.saturating_add(other.cache_read);
        self.cache_write = self.cache_write.saturating_add(other.cache_write);
        self.cache_write_1h = self.cache_write_1h.saturating_add(other.cache_write_1h);
        self.reasoning = self.reasoning.saturating_add(other.reasoning);
    }
}

impl AddAssign<TokenCounts> for TokenTotals {
    fn add_assign(&mut self, counts: TokenCounts) {
        *self += Self::from(counts);
    }
}

impl Sum<TokenCounts> for TokenTotals {
    fn sum<I: Iterator<Item = TokenCounts>>(counts: I) -> Self {
        counts.fold(Self::default(), |mut sum, each| {
            sum += each;
            sum
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_the_sum_of_disjoint_buckets() {
        let counts = TokenCounts::new()
            .with_input(1)
            .with_output(2)
            .with_cache_read(4)
            .with_cache_write(8)
            .with_cache_write_1h(16)
            .with_reasoning(32);
        assert_eq!(counts.total(), 63);
        assert_eq!(TokenTotals::from(counts).all_input(), 29);
        assert!(!counts.is_zero());
        assert!(TokenCounts::new().is_zero());
    }

    #[test]
    fn sums_of_the_largest_counts_do_not_overflow() {
        let counts = TokenCounts::new().with_input(u64::MAX).with_output(u64::MAX);
        let sum: TokenTotals = std::iter::repeat_n(counts, 1_000).sum();
        assert_eq!(sum.input, u128::from(u64::MAX) * 1_000);
        assert_eq!(sum.total(), u128::from(u64::MAX) * 2_000);
    }
}
