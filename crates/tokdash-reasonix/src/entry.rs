//! An entry out of a row that counts.

use std::borrow::Cow;

use tokdash_core::{Provenance, Purpose, Quality, RecordedCost, SourceId, UsageEntry};

use crate::accounting::Usage;
use crate::identity::Ids;
use crate::names::Names;
use crate::row::Row;

/// Makes the entries of one file.
pub(crate) struct Entries {
    source: SourceId,
    pub(crate) names: Names,
    ids: Ids,
}

impl Entries {
    /// For a file of `bytes` bytes.
    pub(crate) fn new(source: SourceId, bytes: u64) -> Self {
        Self { source, names: Names::default(), ids: Ids::for_file_of(bytes) }
    }

    /// The entry that `row` is.
    pub(crate) fn make(
        &mut self,
        row: &Row<'_>,
        usage: &Usage,
        cost: Option<RecordedCost>,
        provenance: Provenance,
    ) -> UsageEntry {
        let name = self.names.model(row.model().as_deref());
        let id = self.ids.next(row);
        let source = self.source.clone();
        let (timestamp, tokens) = (usage.timestamp, usage.tokens);
        let mut entry = UsageEntry::new(id, source, name.model, timestamp, tokens, provenance);
        entry.provider = name.provider;
        entry.reasoning_within_output = usage.reasoning;
        entry.requests = usage.requests;
        entry.purpose = self.purpose(row);
        entry.surface = filled(row.source(), |word| self.names.word(word));
        entry.quality = quality(row);
        entry.recorded_cost = cost;
        entry
    }

    fn purpose(&mut self, row: &Row<'_>) -> Purpose {
        let purpose = filled(row.usage_source(), |word| match word {
            "executor" => Purpose::Main,
            word => match Purpose::from(word) {
                Purpose::Other(_) => Purpose::Other(self.names.word(word)),
                known => known,
            },
        });
        purpose.unwrap_or(Purpose::Unspecified)
    }

    /// The client's own estimate, as it stands: the currency is never guessed.
    pub(crate) fn recorded_cost(&mut self, row: &Row<'_>) -> Result<Option<RecordedCost>, BadCost> {
        let currency = filled(row.cost_currency(), |code| self.names.word(code));
        let complete = row.cost_complete.unwrap_or(false);
        let cost = |amount: &str| RecordedCost::new(amount, currency, complete).ok_or(BadCost);
        filled(row.cost_amount(), cost).transpose()
    }
}

/// The amount is no decimal number.
pub(crate) struct BadCost;

/// Several attempts end in one row. With this reason some of its tokens may be the client's own
/// estimate, or missing: it is the only mark that such a row has.
fn quality(row: &Row<'_>) -> Quality {
    match filled(row.incomplete_reason(), |reason| reason == "usage_unknown") {
        Some(true) => Quality::MayHoldEstimates,
        _ => Quality::Exact,
    }
}

/// Hands the text on without blanks around it; blank text is as good as none, since the client
/// leaves empty fields out.
fn filled<T>(text: Option<Cow<'_, str>>, then: impl FnOnce(&str) -> T) -> Option<T> {
    let text = text?;
    let trimmed = text.trim();
    (!trimmed.is_empty()).then(|| then(trimmed))
}
