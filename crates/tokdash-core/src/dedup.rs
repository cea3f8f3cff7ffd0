//! One row an id: which of several copies counts.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::{EntryId, UsageEntry};

/// Whether `challenger` counts instead of `holder`, when both have the same id.
///
/// A settled entry beats an early sample, then the later instant, then the smaller unit key. The
/// answer depends on the two alone, so that no order of reading changes it.
#[must_use]
pub fn supersedes(challenger: &UsageEntry, holder: &UsageEntry) -> bool {
    let rank = |entry: &UsageEntry| (entry.settled, entry.timestamp);
    let (ours, theirs) = (&challenger.provenance, &holder.provenance);
    rank(challenger)
        .cmp(&rank(holder))
        .then_with(|| (&theirs.unit, theirs.line).cmp(&(&ours.unit, ours.line)))
        .is_gt()
}

/// Entries by id: adds up units that may be copies of each other.
#[derive(Debug, Default)]
pub struct Dedup {
    entries: Vec<UsageEntry>,
    at: HashMap<EntryId, usize>,
    copies: u64,
}

impl Dedup {
    /// Nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes an entry, or leaves it when the one that has its id stands.
    pub fn add(&mut self, entry: UsageEntry) {
        match self.at.entry(entry.id.clone()) {
            Entry::Vacant(vacant) => {
                vacant.insert(self.entries.len());
                self.entries.push(entry);
            }
            Entry::Occupied(occupied) => {
                self.copies = self.copies.saturating_add(1);
                let holder = self.entries.get_mut(*occupied.get());
                if let Some(holder) = holder.filter(|holder| supersedes(&entry, holder)) {
                    *holder = entry;
                }
            }
        }
    }

    /// How many entries were copies of another one.
    #[must_use]
    pub fn copies(&self) -> u64 {
        self.copies
    }

    /// The entries that count, in the order of time, then of id.
    #[must_use]
    pub fn into_sorted(self) -> Vec<UsageEntry> {
        let mut entries = self.entries;
        entries.sort_by(|a, b| a.timestamp.cmp(&b.timestamp).then_with(|| a.id.cmp(&b.id)));
        entries
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Provenance, Revision, Timestamp, TokenCounts};
    use proptest::prelude::*;

    fn entry(id: &str, unit: &str, millis: i64, settled: bool, output: u64) -> UsageEntry {
        let provenance = Provenance::new(unit.into(), Revision::new(1));
        let time = Timestamp::from_millis(millis).unwrap();
        let tokens = TokenCounts::new().with_output(output);
        let mut entry =
            UsageEntry::new(id.into(), "x".into(), "m".into(), time, tokens, provenance);
        entry.settled = settled;
        entry
    }

    fn winner(entries: &[UsageEntry]) -> u64 {
        let mut dedup = Dedup::new();
        entries.iter().cloned().for_each(|entry| dedup.add(entry));
        let sorted = dedup.into_sorted();
        assert_eq!(sorted.len(), 1);
        sorted[0].tokens.output
    }

    #[test]
    fn a_settled_sample_beats_an_early_one_whatever_the_time() {
        assert_eq!(winner(&[entry("i", "a", 9, false, 1), entry("i", "b", 5, true, 50)]), 50);
    }

    #[test]
    fn the_later_time_wins_then_the_smaller_unit() {
        assert_eq!(winner(&[entry("i", "a", 5, true, 1), entry("i", "b", 9, true, 2)]), 2);
        assert_eq!(winner(&[entry("i", "b", 5, true, 1), entry("i", "a", 5, true, 2)]), 2);
    }

    proptest! {
        #[test]
        fn the_winner_does_not_depend_on_the_order(
            picks in proptest::collection::vec((0u8..4, 0i64..4, any::<bool>()), 1..8),
            seed in any::<u64>(),
        ) {
            let entries: Vec<_> = picks.iter().enumerate().map(|(index, (unit, millis, settled))| {
                // One unit gives an id once.
                let unit = format!("{unit}-{index}");
                entry("i", &unit, *millis, *settled, u64::try_from(index).unwrap())
            }).collect();
            let mut other = entries.clone();
            let turn = usize::try_from(seed % 8).unwrap() % other.len();
            other.rotate_left(turn);
            if seed % 2 == 0 { other.reverse(); }
            prop_assert_eq!(winner(&entries), winner(&other));
        }
    }
}
