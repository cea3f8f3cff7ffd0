//! The clock of a log that dates a person's words and measures the model's work, but dates no
//! answer: an answer was complete when the work on it ended.

use tokdash_core::{Name, Timestamp, TokenTotals};

/// A step while its session is read.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    pub(super) at: Option<Timestamp>,
    pub(super) work: Option<u64>,
    pub(super) turn: Option<u64>,
    pub(super) model: Option<Name>,
    pub(super) tokens: Option<TokenTotals>,
}

/// Steps in order, and the clock that dates them.
#[derive(Debug, Default)]
pub(super) struct Timeline {
    now: Option<Timestamp>,
    /// The first time that the log tells.
    pub(super) first: Option<Timestamp>,
    /// When the prompt before the first step came.
    pub(super) prior: Option<Timestamp>,
    pub(super) steps: Vec<Draft>,
}

impl Timeline {
    /// A person's words. They move the clock forward only: an older time is that of a message that
    /// was written again.
    pub(super) fn prompt(&mut self, at: Option<Timestamp>) {
        self.now = self.now.max(at);
        self.first = self.first.or(at);
    }

    /// An answer: the clock moves on by the work on it.
    pub(super) fn answer(&mut self, mut draft: Draft) {
        if self.steps.is_empty() {
            self.prior = self.now;
        }
        self.now = self.now.map(|now| after(now, draft.work));
        draft.at = self.now;
        self.steps.push(draft);
    }

    /// Dates the answers before the first time that the log tells: they came before it. A log
    /// without any time starts at `start`.
    pub(super) fn settle(&mut self, start: Option<Timestamp>) {
        if let Some(first) = self.first {
            for step in self.steps.iter_mut().take_while(|step| step.at.is_none()) {
                step.at = Some(first);
            }
            return;
        }
        let mut now = start;
        for step in self.steps.iter_mut().filter(|step| step.at.is_none()) {
            now = now.map(|now| after(now, step.work));
            step.at = now;
        }
    }
}

/// `work` milliseconds later; a sum beyond all times does not move the clock.
fn after(now: Timestamp, work: Option<u64>) -> Timestamp {
    let nanos = work.and_then(|millis| i64::try_from(millis).ok()?.checked_mul(1_000_000));
    let sum = nanos.and_then(|nanos| now.as_nanos().checked_add(nanos));
    sum.and_then(|sum| Timestamp::from_nanos(sum).ok()).unwrap_or(now)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(millis: i64) -> Option<Timestamp> {
        Some(Timestamp::from_millis(millis).unwrap())
    }

    fn worked(millis: u64) -> Draft {
        Draft { work: Some(millis), ..Draft::default() }
    }

    fn times(timeline: &Timeline) -> Vec<Option<i64>> {
        timeline.steps.iter().map(|step| step.at.map(Timestamp::as_millis)).collect()
    }

    #[test]
    fn steps_end_when_their_work_does() {
        let mut timeline = Timeline::default();
        timeline.prompt(at(1_000));
        timeline.answer(worked(5_000));
        timeline.answer(worked(9_000));
        timeline.prompt(at(2_000));
        timeline.answer(Draft::default());
        timeline.settle(at(7));
        assert_eq!(times(&timeline), [Some(6_000), Some(15_000), Some(15_000)]);
        assert_eq!(timeline.prior, at(1_000));
    }

    #[test]
    fn answers_before_any_time_came_before_the_first() {
        let mut timeline = Timeline::default();
        timeline.answer(worked(5));
        timeline.prompt(at(1_000));
        timeline.answer(worked(5));
        timeline.settle(None);
        assert_eq!(times(&timeline), [Some(1_000), Some(1_005)]);
    }

    #[test]
    fn a_log_without_times_runs_from_its_start_or_not_at_all() {
        for (start, want) in [(at(100), [Some(105), Some(112)]), (None, [None, None])] {
            let mut timeline = Timeline::default();
            timeline.answer(worked(5));
            timeline.answer(worked(7));
            timeline.settle(start);
            assert_eq!(times(&timeline), want);
        }
    }

    #[test]
    fn work_beyond_all_times_does_not_move_the_clock() {
        let mut timeline = Timeline::default();
        timeline.prompt(at(9_000_000_000_000));
        timeline.answer(worked(1 << 40));
        assert_eq!(times(&timeline), [Some(9_000_000_000_000)]);
    }
}
