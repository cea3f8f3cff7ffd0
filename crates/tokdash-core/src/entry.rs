//! The usage entry: one use of tokens, with all that its log says about it.

use std::fmt;
use std::ops::Range;

use crate::{EntryId, Name, Revision, SessionId, SourceId, Timestamp, TokenCounts, UnitKey};

/// One use of tokens: a request to a model, or what the agent recorded as one row.
///
/// Entries are events. They add up; nothing in them is cumulative.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct UsageEntry {
    /// The same for every copy of this use, on any path, at any time.
    pub id: EntryId,
    /// The agent that wrote it.
    pub source: SourceId,
    /// Who served the model, as the agent names them; `None` where the log does not say.
    pub provider: Option<Name>,
    /// The model that was asked for; `unknown` where the log does not say.
    pub model: Name,
    /// The model that answered, where the log names it and it is not `model`.
    pub served_model: Option<Name>,
    /// When the use was recorded.
    pub timestamp: Timestamp,
    /// The session it belongs to; `None` where the agent keeps no link.
    pub session: Option<SessionId>,
    /// What was used, in tokens.
    pub tokens: TokenCounts,
    /// The part of `tokens.output` that was reasoning, in tokens; `None` where nobody recorded
    /// it. Informational: it is in no sum.
    pub reasoning_within_output: Option<u64>,
    /// HTTP requests behind this entry, failed attempts included where the agent counts them.
    pub requests: u64,
    /// What the request was for.
    pub purpose: Purpose,
    /// The face of the agent that made it (`cli`, `desktop` …), where the log says.
    pub surface: Option<Name>,
    /// Whether the counts are the provider's own.
    pub quality: Quality,
    /// What the agent itself thought it cost. Never mixed with a price of ours.
    pub recorded_cost: Option<RecordedCost>,
    /// `false` for an early sample that a later row of the same id may replace.
    pub settled: bool,
    /// Where it was read.
    pub provenance: Provenance,
    /// The machine it was read on, where a store keeps several apart.
    pub machine: Option<Name>,
}

impl UsageEntry {
    /// An entry with what every entry has; the rest is `None`, one request, purpose main, exact
    /// and settled, to be set on the fields.
    #[must_use]
    pub fn new(
        id: EntryId,
        source: SourceId,
        model: Name,
        timestamp: Timestamp,
        tokens: TokenCounts,
        provenance: Provenance,
    ) -> Self {
        Self {
            id,
            source,
            provider: None,
            model,
            served_model: None,
            timestamp,
            session: None,
            tokens,
            reasoning_within_output: None,
            requests: 1,
            purpose: Purpose::Main,
            surface: None,
            quality: Quality::Exact,
            recorded_cost: None,
            settled: true,
            provenance,
            machine: None,
        }
    }
}

/// What a request was for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "String", into = "String"))]
#[non_exhaustive]
pub enum Purpose {
    /// The work itself: an answer or a tool step in the conversation.
    Main,
    /// A step of a subagent.
    Subagent,
    /// A summary that shortens the conversation.
    Compaction,
    /// A title for the session.
    Title,
    /// A plan.
    Planner,
    /// A decision about where a request should go.
    Classifier,
    /// The agent wrote no purpose.
    Unspecified,
    /// A word this library does not know, kept as the agent wrote it.
    Other(Name),
}

impl Purpose {
    /// The word for it: `main`, `subagent`, …, or the agent's own.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Main => "main",
            Self::Subagent => "subagent",
            Self::Compaction => "compaction",
            Self::Title => "title",
            Self::Planner => "planner",
            Self::Classifier => "classifier",
            Self::Unspecified => "unspecified",
            Self::Other(word) => word.as_str(),
        }
    }
}

impl From<&str> for Purpose {
    fn from(word: &str) -> Self {
        match word {
            "main" => Self::Main,
            "subagent" => Self::Subagent,
            "compaction" => Self::Compaction,
            "title" => Self::Title,
            "planner" => Self::Planner,
            "classifier" => Self::Classifier,
            "unspecified" => Self::Unspecified,
            other => Self::Other(other.into()),
        }
    }
}

impl From<String> for Purpose {
    fn from(word: String) -> Self {
        Self::from(word.as_str())
    }
}

impl From<Purpose> for String {
    fn from(purpose: Purpose) -> Self {
        purpose.as_str().to_owned()
    }
}

impl fmt::Display for Purpose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// How far the counts of an entry can be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Quality {
    /// The provider's own counts.
    Exact,
    /// The agent may have added its own estimate, or may have missed tokens, and says so.
    MayHoldEstimates,
}

impl Quality {
    /// `exact` or `may_hold_estimates`.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::MayHoldEstimates => "may_hold_estimates",
        }
    }
}

/// What the agent itself thought a row cost, as it wrote it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct RecordedCost {
    /// A decimal number in units of the currency, digit for digit as recorded.
    pub amount: Box<str>,
    /// The currency code; `None` where the agent wrote none, which is not US dollars.
    pub currency: Option<Name>,
    /// Whether the agent calls the amount complete.
    pub complete: bool,
}

impl RecordedCost {
    /// Takes `amount` when it is a plain decimal number: digits, at most one point between or
    /// before digits, an optional minus sign.
    #[must_use]
    pub fn new(amount: &str, currency: Option<Name>, complete: bool) -> Option<Self> {
        is_decimal(amount).then(|| Self { amount: amount.into(), currency, complete })
    }
}

fn is_decimal(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
    let all_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    !fraction.is_empty() && !digits.is_empty() && all_digits(whole) && all_digits(fraction)
}

/// Where an entry was read: for people and for re-reading, never part of its identity.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Provenance {
    /// The unit that holds it.
    pub unit: UnitKey,
    /// The line of the (decoded) log, from 1; `None` for formats without lines.
    pub line: Option<u64>,
    /// The bytes in the file that hold it; in a compressed log, those of its frame.
    pub bytes: Option<Range<u64>>,
    /// The reader that made it.
    pub revision: Revision,
}

impl Provenance {
    /// An entry of `unit` at no particular place.
    #[must_use]
    pub fn new(unit: UnitKey, revision: Revision) -> Self {
        Self { unit, line: None, bytes: None, revision }
    }

    /// Adds the line, from 1.
    #[must_use]
    pub fn with_line(mut self, line: u64) -> Self {
        self.line = Some(line);
        self
    }

    /// Adds the bytes in the file.
    #[must_use]
    pub fn with_bytes(mut self, bytes: Range<u64>) -> Self {
        self.bytes = Some(bytes);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recorded_cost_is_a_decimal_number_or_nothing() {
        for good in ["0", "0.01", "12", "12.5000", ".5", "-0.01"] {
            assert!(RecordedCost::new(good, None, true).is_some(), "{good}");
        }
        for bad in ["", "-", ".", "5.", "1e3", "0x1", " 1", "1.2.3", "NaN", "1,5"] {
            assert!(RecordedCost::new(bad, None, true).is_none(), "{bad}");
        }
    }

    #[test]
    fn unknown_purposes_keep_their_word() {
        assert_eq!(Purpose::from("capability-router").as_str(), "capability-router");
        assert_eq!(Purpose::from("title"), Purpose::Title);
        assert_eq!(Purpose::from(String::from(Purpose::Planner)), Purpose::Planner);
    }
}
