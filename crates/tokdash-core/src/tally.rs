//! Figures of a unit that are no rows: what was left out on purpose, and why.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::{Code, Diagnostics, Name, SessionId, Timestamp, TokenTotals};

/// Figures of a unit, or of a source, that are no entries. They are kept with the unit's state, so
/// that a unit that is not read again goes on reporting them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Tally {
    /// Rows that are no usage, by what they are (`turn`, `compaction` …).
    pub ignored: BTreeMap<Cow<'static, str>, u64>,
    /// Requests of which the agent recorded no tokens.
    pub without_usage: RequestsWithoutUsage,
    /// Tokens that a fork repeats from the session it came from, by session. Their owner counts
    /// them.
    pub inherited: BTreeMap<SessionId, TokenTotals>,
    /// Diagnostics by code, with the first places.
    pub diagnostics: Diagnostics,
    /// Whether a frame or a line was lost to damage: what is stored of it is better kept.
    pub lossy: bool,
}

impl Tally {
    /// Counts one row that is no usage.
    pub fn ignore(&mut self, what: &'static str) {
        let count = self.ignored.entry(Cow::Borrowed(what)).or_default();
        *count = count.saturating_add(1);
    }

    /// Adds the figures of another unit. A copy of a log adds no requests and no inherited
    /// tokens: where both name the same, the larger figure stands.
    pub fn merge(&mut self, other: &Self) {
        for (what, count) in &other.ignored {
            let ours = self.ignored.entry(what.clone()).or_default();
            *ours = ours.saturating_add(*count);
        }
        self.without_usage.merge(&other.without_usage);
        for (session, totals) in &other.inherited {
            let ours = self.inherited.entry(session.clone()).or_default();
            if totals.total() > ours.total() {
                *ours = *totals;
            }
        }
        self.diagnostics.merge(&other.diagnostics);
        self.lossy |= other.lossy;
    }

    /// Adds the figures of what was appended to the same unit and read from its checkpoint on.
    ///
    /// Unlike copies, these are other rows: all of them add up. A torn tail that was noted before
    /// has been read by now, or is noted again.
    pub fn grow(&mut self, appended: &Self) {
        self.diagnostics.remove(&Code::TornTail);
        self.without_usage.grow(&appended.without_usage);
        let without_usage = std::mem::take(&mut self.without_usage);
        self.merge(appended);
        self.without_usage = without_usage;
    }

    /// How many rows were ignored in all.
    #[must_use]
    pub fn ignored_total(&self) -> u64 {
        self.ignored.values().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// The inherited tokens of all sessions.
    #[must_use]
    pub fn inherited_total(&self) -> TokenTotals {
        let mut sum = TokenTotals::default();
        for totals in self.inherited.values() {
            sum += *totals;
        }
        sum
    }
}

/// Requests of which the agent recorded no tokens: failed, interrupted, or without a report.
///
/// Each is kept at its exact instant, so that any zone's day can be made of them and a copied log
/// adds nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "Vec<RequestWithoutUsage>"))]
#[cfg_attr(feature = "serde", serde(into = "Vec<RequestWithoutUsage>"))]
pub struct RequestsWithoutUsage {
    at: BTreeMap<(Timestamp, Option<Name>, Name), Requests>,
}

/// Rows and requests at one instant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Requests {
    rows: u64,
    requests: u64,
}

/// What was recorded at one instant for one model, without tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct RequestWithoutUsage {
    /// When it was recorded.
    pub timestamp: Timestamp,
    /// Who should have served it, where the log says.
    pub provider: Option<Name>,
    /// The model that was asked for.
    pub model: Name,
    /// Rows of the log.
    pub rows: u64,
    /// HTTP requests.
    pub requests: u64,
}

impl RequestsWithoutUsage {
    /// Counts one row of `requests` requests.
    pub fn add(
        &mut self,
        timestamp: Timestamp,
        provider: Option<Name>,
        model: Name,
        requests: u64,
    ) {
        let at = self.at.entry((timestamp, provider, model)).or_default();
        at.rows = at.rows.saturating_add(1);
        at.requests = at.requests.saturating_add(requests);
    }

    fn merge(&mut self, other: &Self) {
        for (key, theirs) in &other.at {
            let ours = self.at.entry(key.clone()).or_default();
            *ours = (*ours).max(*theirs);
        }
    }

    fn grow(&mut self, appended: &Self) {
        for (key, theirs) in &appended.at {
            let ours = self.at.entry(key.clone()).or_default();
            ours.rows = ours.rows.saturating_add(theirs.rows);
            ours.requests = ours.requests.saturating_add(theirs.requests);
        }
    }

    /// How many HTTP requests they are.
    #[must_use]
    pub fn requests(&self) -> u64 {
        self.at.values().fold(0, |sum, each| sum.saturating_add(each.requests))
    }

    /// How many rows of logs they are.
    #[must_use]
    pub fn rows(&self) -> u64 {
        self.at.values().fold(0, |sum, each| sum.saturating_add(each.rows))
    }

    /// All of them, in the order of time.
    pub fn iter(&self) -> impl Iterator<Item = RequestWithoutUsage> + '_ {
        self.at.iter().map(|((timestamp, provider, model), each)| RequestWithoutUsage {
            timestamp: *timestamp,
            provider: provider.clone(),
            model: model.clone(),
            rows: each.rows,
            requests: each.requests,
        })
    }
}

impl From<Vec<RequestWithoutUsage>> for RequestsWithoutUsage {
    fn from(list: Vec<RequestWithoutUsage>) -> Self {
        let at = list.into_iter().map(|each| {
            let key = (each.timestamp, each.provider, each.model);
            (key, Requests { rows: each.rows, requests: each.requests })
        });
        Self { at: at.collect() }
    }
}

impl From<RequestsWithoutUsage> for Vec<RequestWithoutUsage> {
    fn from(all: RequestsWithoutUsage) -> Self {
        all.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Diagnostic, TokenCounts};

    fn tally(requests: u64) -> Tally {
        let mut tally = Tally::default();
        tally.ignore("turn");
        tally.without_usage.add(Timestamp::EPOCH, None, "m".into(), requests);
        let inherited = TokenTotals::from(TokenCounts::new().with_input(requests));
        tally.inherited.insert("s".into(), inherited);
        tally
    }

    #[test]
    fn what_was_appended_adds_its_requests_and_drops_the_old_torn_tail() {
        let mut sum = tally(2);
        sum.diagnostics.add(Diagnostic::new(Code::TornTail));
        sum.grow(&tally(3));
        assert_eq!(sum.without_usage.requests(), 5);
        assert_eq!(sum.ignored_total(), 2);
        assert!(sum.diagnostics.is_empty());
    }

    #[test]
    fn a_copy_adds_no_requests_and_no_inherited_tokens() {
        let mut sum = tally(2);
        sum.merge(&tally(2));
        sum.merge(&tally(1));
        assert_eq!(sum.without_usage.requests(), 2);
        assert_eq!(sum.without_usage.rows(), 1);
        assert_eq!(sum.inherited_total().input, 2);
        assert_eq!(sum.ignored_total(), 3);
    }

    #[test]
    fn equal_rows_of_one_log_add_up() {
        let mut one = tally(2);
        one.without_usage.add(Timestamp::EPOCH, None, "m".into(), 3);
        assert_eq!((one.without_usage.rows(), one.without_usage.requests()), (2, 5));
    }
}
