//! Sums of entries that agree in everything a report groups by.

use crate::{Name, Purpose, Quality, SessionId, SourceId, Timestamp, TokenTotals, UsageEntry};

/// What entries of the same kind and of the same short stretch of time used together.
///
/// A store gives these instead of a million entries; a single entry is one too. Adding them up in
/// any grouping by the facts they keep gives what adding up the entries gives, exactly.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UsageSum {
    /// The instant at or after which all of its entries were recorded.
    pub from: Timestamp,
    /// The last instant at which one of them can have been recorded.
    pub to: Timestamp,
    /// The agent.
    pub source: SourceId,
    /// Who served the model, where the log says.
    pub provider: Option<Name>,
    /// The model that was asked for.
    pub model: Name,
    /// What the requests were for.
    pub purpose: Purpose,
    /// The session they belong to, where the agent keeps a link.
    pub session: Option<SessionId>,
    /// The machine they were read on, where a store keeps several apart.
    pub machine: Option<Name>,
    /// What was used, in tokens.
    pub tokens: TokenTotals,
    /// The part of the output that was reasoning, of the entries that tell; `None` if none does.
    pub reasoning_within_output: Option<u128>,
    /// How many entries they are.
    pub entries: u64,
    /// How many of them may hold the agent's own estimates.
    pub estimates: u64,
    /// HTTP requests behind them.
    pub requests: u64,
}

impl UsageSum {
    /// How long the stretch of time of a sum in a store is, in seconds. The bounds of every hour of
    /// every zone in use since 1972 lie on a bound of these.
    pub const STRETCH_SECONDS: i64 = 15 * 60;
}

/// The sum of one entry, at its own instant.
impl From<&UsageEntry> for UsageSum {
    fn from(entry: &UsageEntry) -> Self {
        Self {
            from: entry.timestamp,
            to: entry.timestamp,
            source: entry.source.clone(),
            provider: entry.provider.clone(),
            model: entry.model.clone(),
            purpose: entry.purpose.clone(),
            session: entry.session.clone(),
            machine: entry.machine.clone(),
            tokens: TokenTotals::from(entry.tokens),
            reasoning_within_output: entry.reasoning_within_output.map(u128::from),
            entries: 1,
            estimates: u64::from(entry.quality != Quality::Exact),
            requests: entry.requests,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Provenance, Revision, TokenCounts};

    #[test]
    fn one_entry_is_a_sum_at_its_own_instant() {
        let provenance = Provenance::new("u".into(), Revision::new(1));
        let (time, tokens) = (Timestamp::EPOCH, TokenCounts::new().with_input(3));
        let mut entry =
            UsageEntry::new("i".into(), "x".into(), "m".into(), time, tokens, provenance);
        (entry.requests, entry.quality) = (2, Quality::MayHoldEstimates);
        let sum = UsageSum::from(&entry);
        assert_eq!((sum.from, sum.to, sum.tokens.total()), (time, time, 3));
        assert_eq!((sum.entries, sum.requests, sum.estimates), (1, 2, 1));
    }
}
