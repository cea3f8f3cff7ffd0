//! Read it again or not? A pure function of what is seen and what is remembered.

use crate::{Checkpoint, FileStamp, Reread, Revision, Unit, UnitState};

/// What to do with a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Plan {
    /// Nothing changed: no file of it is opened.
    Skip,
    /// Read it whole and replace what is stored.
    Replace,
    /// Read on from the checkpoint and add to what is stored.
    Append(Checkpoint),
}

/// Decides how a unit is read, from its state after the last read.
///
/// A unit is unchanged when its files, their lengths and times, and the reader's revision are.
/// It is read on only after pure growth of the one file that the checkpoint lies in; a shrink, a
/// rewrite of the same length, a touch, a file more or less all read it whole.
#[must_use]
pub fn plan(unit: &Unit, state: Option<&UnitState>, revision: Revision, reread: Reread) -> Plan {
    let Some(state) = state.filter(|state| state.revision == revision) else {
        return Plan::Replace;
    };
    let same_names = unit.members.len() == state.members.len()
        && unit.members.iter().zip(&state.members).all(|(now, (name, _))| now.name == *name);
    if !same_names {
        return Plan::Replace;
    }
    let changed: Vec<_> = unit
        .members
        .iter()
        .zip(&state.members)
        .filter(|(now, (_, before))| !is_unchanged(now.stamp, *before))
        .collect();
    match (changed.as_slice(), reread, &state.checkpoint) {
        ([], ..) => Plan::Skip,
        ([(now, (name, before))], Reread::Append, Some(checkpoint))
            if now.stamp.len > before.len
                && checkpoint.member == *name
                && checkpoint.offset <= before.len =>
        {
            Plan::Append(checkpoint.clone())
        }
        _ => Plan::Replace,
    }
}

/// A file without a time of modification is never known to be unchanged.
fn is_unchanged(now: FileStamp, before: FileStamp) -> bool {
    now == before && now.modified.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Member;

    const REVISION: Revision = Revision::new(3);

    fn unit(files: &[(&str, u64, i64)]) -> Unit {
        let members = files.iter().map(|(name, len, modified)| {
            Member::new(*name, *name, FileStamp::new(*len, Some(*modified)))
        });
        Unit::new("made-up".into(), "u".into(), members.collect())
    }

    fn state(files: &[(&str, u64, i64)], checkpoint: Option<Checkpoint>) -> UnitState {
        UnitState::after(&unit(files), REVISION, checkpoint)
    }

    fn planned(now: &[(&str, u64, i64)], before: &UnitState) -> Plan {
        plan(&unit(now), Some(before), REVISION, Reread::Append)
    }

    #[test]
    fn a_new_unit_is_read_whole() {
        assert_eq!(plan(&unit(&[("a", 1, 1)]), None, REVISION, Reread::Append), Plan::Replace);
    }

    #[test]
    fn an_unchanged_unit_is_not_opened() {
        let before = state(&[("a", 10, 1), ("b", 5, 1)], None);
        assert_eq!(planned(&[("b", 5, 1), ("a", 10, 1)], &before), Plan::Skip);
    }

    #[test]
    fn a_new_revision_reads_everything_again() {
        let before = state(&[("a", 10, 1)], None);
        let plan = plan(&unit(&[("a", 10, 1)]), Some(&before), Revision::new(4), Reread::Append);
        assert_eq!(plan, Plan::Replace);
    }

    #[test]
    fn only_pure_growth_of_the_log_is_read_on() {
        let checkpoint = Checkpoint::new("a", 8, vec![1], Vec::new());
        let before = state(&[("a", 10, 1), ("b", 5, 1)], Some(checkpoint.clone()));
        let grown = planned(&[("a", 12, 2), ("b", 5, 1)], &before);
        assert_eq!(grown, Plan::Append(checkpoint));
        for (why, files) in [
            ("shrunk", &[("a", 9, 2), ("b", 5, 1)][..]),
            ("rewritten", &[("a", 10, 2), ("b", 5, 1)]),
            ("sidecar changed too", &[("a", 12, 2), ("b", 5, 2)]),
            ("sidecar alone", &[("a", 10, 1), ("b", 6, 2)]),
            ("sidecar gone", &[("a", 12, 2)]),
            ("a file more", &[("a", 12, 2), ("b", 5, 1), ("c", 1, 1)]),
            ("another name", &[("a", 12, 2), ("c", 5, 1)]),
        ] {
            assert_eq!(planned(files, &before), Plan::Replace, "{why}");
        }
    }

    #[test]
    fn a_reader_that_cannot_append_reads_growth_whole() {
        let before = state(&[("a", 10, 1)], Some(Checkpoint::new("a", 8, vec![1], Vec::new())));
        let plan = plan(&unit(&[("a", 12, 2)]), Some(&before), REVISION, Reread::Whole);
        assert_eq!(plan, Plan::Replace);
    }

    #[test]
    fn without_a_time_nothing_is_known_to_be_unchanged() {
        let mut before = state(&[("a", 10, 1)], None);
        let mut now = unit(&[("a", 10, 1)]);
        before.members[0].1.modified = None;
        now.members[0].stamp.modified = None;
        assert_eq!(plan(&now, Some(&before), REVISION, Reread::Whole), Plan::Replace);
    }
}
