//! One session with its steps, and the figures that views make of the two.

use crate::{Activity, ActivityOptions, Coverage, Session, Step, TokenTotals, Window};

/// A session and the steps it made.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct SessionRecord {
    /// What is known of the session.
    pub session: Session,
    /// Its own steps, none of those it repeats from the session it was forked from.
    pub steps: Vec<Step>,
}

impl SessionRecord {
    /// A session with its steps.
    #[must_use]
    pub fn new(session: Session, steps: Vec<Step>) -> Self {
        Self { session, steps }
    }

    /// Its steps in `window`.
    pub fn steps_in(&self, window: &Window) -> impl Iterator<Item = &Step> {
        self.steps.iter().filter(|step| window.contains(step.timestamp))
    }

    /// The tokens of its steps in `window`; `None` where the agent recorded none with the session.
    #[must_use]
    pub fn tokens_in(&self, window: &Window) -> Option<TokenTotals> {
        if self.session.coverage == Coverage::NotRecorded {
            return None;
        }
        let mut sum = TokenTotals::default();
        self.steps_in(window).filter_map(|step| step.tokens).for_each(|tokens| sum += tokens);
        Some(sum)
    }

    /// The time from its first step in `window` to its last, in milliseconds.
    #[must_use]
    pub fn span_ms(&self, window: &Window) -> u64 {
        let instants = || self.steps_in(window).map(|step| step.timestamp.as_millis());
        let (first, last) = (instants().min(), instants().max());
        first.zip(last).map_or(0, |(first, last)| last.abs_diff(first))
    }

    /// When it was at work. Clip the answer to a window, never the steps it is made of.
    #[must_use]
    pub fn activity(&self, options: &ActivityOptions) -> Activity {
        Activity::of(&self.steps, self.session.prior_event, options)
    }
}
