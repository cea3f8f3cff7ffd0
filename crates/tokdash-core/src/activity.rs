//! Active time: how long an agent was at work, told from the instants of its answers.
//!
//! Pure functions over steps. Each step stands for one interval that ends at it. Where the agent
//! measured the work, the interval is as long as it says. Where it did not, the interval reaches
//! back to the event before, but no further than a cap: a longer gap is a person who thinks, or
//! sleeps. Intervals are built from the whole history of a session and clipped to a window only
//! then, so that the windows of a calendar add up to the whole.
//!
//! All arithmetic is in whole milliseconds, instants floored: parts add up without rounding.

use std::time::Duration;

use crate::{Step, Timestamp};

/// How active time is told.
///
/// ```
/// use std::time::Duration;
/// use tokdash_core::ActivityOptions;
///
/// assert_eq!(ActivityOptions::new().cap, Duration::from_secs(300));
/// let patient = ActivityOptions::new().with_cap(Duration::from_secs(600));
/// # let _ = patient;
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ActivityOptions {
    /// The longest gap before a step that counts as work; of a longer one this much counts.
    /// Five minutes.
    pub cap: Duration,
}

impl Default for ActivityOptions {
    fn default() -> Self {
        Self { cap: Duration::from_secs(300) }
    }
}

impl ActivityOptions {
    /// The defaults.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the longest gap that counts as work.
    #[must_use]
    pub fn with_cap(mut self, cap: Duration) -> Self {
        self.cap = cap;
        self
    }

    fn cap_ms(&self) -> u64 {
        u64::try_from(self.cap.as_millis()).unwrap_or(u64::MAX)
    }
}

/// What active time needs to know of a step: when it was complete, and how long it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Moment {
    /// When the answer was complete.
    pub timestamp: Timestamp,
    /// How long the agent itself says it worked, in milliseconds. `Some(0)` is a measurement too:
    /// such a step counts nothing.
    pub measured_ms: Option<u64>,
}

impl Moment {
    /// A step that was complete at `timestamp`, and took so long where that was measured.
    #[must_use]
    pub fn new(timestamp: Timestamp, measured_ms: Option<u64>) -> Self {
        Self { timestamp, measured_ms }
    }
}

impl From<&Step> for Moment {
    fn from(step: &Step) -> Self {
        Self::new(step.timestamp, step.measured_ms)
    }
}

/// A half-open stretch of time, `since` inclusive and `until` exclusive; either may be open.
///
/// ```
/// use tokdash_core::{Timestamp, Window};
///
/// let noon = Timestamp::parse("2026-12-01T12:00:00Z")?;
/// assert!(Window::all().with_since(noon).contains(noon));
/// assert!(!Window::all().with_until(noon).contains(noon));
/// # Ok::<(), tokdash_core::TimeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Window {
    /// The first instant inside.
    pub since: Option<Timestamp>,
    /// The first instant after it.
    pub until: Option<Timestamp>,
}

impl Window {
    /// All of time.
    #[must_use]
    pub fn all() -> Self {
        Self::default()
    }

    /// Sets the first instant inside.
    #[must_use]
    pub fn with_since(mut self, since: Timestamp) -> Self {
        self.since = Some(since);
        self
    }

    /// Sets the first instant after it.
    #[must_use]
    pub fn with_until(mut self, until: Timestamp) -> Self {
        self.until = Some(until);
        self
    }

    /// Whether `instant` lies inside.
    #[must_use]
    pub fn contains(&self, instant: Timestamp) -> bool {
        self.since.is_none_or(|since| since <= instant)
            && self.until.is_none_or(|until| instant < until)
    }

    /// Whether it is open on both sides.
    #[must_use]
    pub fn is_all(&self) -> bool {
        self.since.is_none() && self.until.is_none()
    }
}

/// The intervals in which one session was at work.
///
/// ```
/// use tokdash_core::{Activity, ActivityOptions, Moment, Timestamp};
///
/// // Two measured steps, ten minutes apart: the minutes between are the user's, not the agent's.
/// let at = |ms: i64| Timestamp::from_millis(1_796_000_000_000 + ms);
/// let steps = [Moment::new(at(5_000)?, Some(5_000)), Moment::new(at(610_000)?, Some(10_000))];
/// let activity = Activity::of(steps, Some(at(0)?), &ActivityOptions::new());
/// assert_eq!((activity.union_ms(), activity.sum_ms()), (15_000, 15_000));
/// # Ok::<(), tokdash_core::TimeError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Activity {
    spans: Vec<Span>,
}

impl Activity {
    /// The work of the session that made these steps, in whatever order they come.
    ///
    /// - A measured step counts exactly its duration, ending at the step, uncapped.
    /// - Any other counts the time since the event before it, up to the cap.
    /// - Every step, measured or not, is the event before the next. `prior` is the one before the
    ///   first, unless it is later than that.
    ///
    /// Of steps at one instant the measured ones stand first: the gap before them was theirs.
    #[must_use]
    pub fn of(
        steps: impl IntoIterator<Item: Into<Moment>>,
        prior: Option<Timestamp>,
        options: &ActivityOptions,
    ) -> Self {
        let mut moments: Vec<(i64, Option<u64>)> = steps
            .into_iter()
            .map(Into::into)
            .map(|moment: Moment| (moment.timestamp.as_millis(), moment.measured_ms))
            .collect();
        moments.sort_unstable_by_key(|(end, measured)| (*end, measured.is_none(), *measured));
        let first = moments.first().map(|(end, _)| *end);
        let mut before = prior.map(Timestamp::as_millis).filter(|prior| Some(*prior) < first);
        let mut spans = Vec::with_capacity(moments.len());
        for (end, measured) in moments {
            let gap = before.map_or(0, |before| end.abs_diff(before));
            let length = measured.unwrap_or(gap.min(options.cap_ms()));
            spans.extend(Span::ending_at(end, length));
            before = Some(end);
        }
        Self { spans }
    }

    /// The part of it that lies in `window`.
    #[must_use]
    pub fn clipped(&self, window: &Window) -> Self {
        let since = window.since.map_or(i64::MIN, Timestamp::as_millis);
        let until = window.until.map_or(i64::MAX, Timestamp::as_millis);
        let clip = |span: &Span| Span::new(span.start.max(since), span.end.min(until));
        Self { spans: self.spans.iter().filter_map(clip).collect() }
    }

    /// Time in which at least one step was at work, in milliseconds.
    #[must_use]
    pub fn union_ms(&self) -> u64 {
        total(&union(self.spans.clone()))
    }

    /// The work of all steps added up, in milliseconds: parallel work counts each time.
    #[must_use]
    pub fn sum_ms(&self) -> u64 {
        total(&self.spans)
    }
}

/// Active time over several sessions, of one source or of many.
///
/// ```
/// use tokdash_core::{ActiveTime, Activity, ActivityOptions, Moment, Timestamp};
///
/// let step = Moment::new(Timestamp::from_millis(1_796_000_000_000)?, Some(4_000));
/// let session = Activity::of([step], None, &ActivityOptions::new());
/// let mut all = ActiveTime::new();
/// all.add(&session);
/// all.add(&session);
/// assert_eq!((all.union_ms(), all.sum_ms()), (4_000, 8_000));
/// # Ok::<(), tokdash_core::TimeError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct ActiveTime {
    spans: Vec<Span>,
    sum_ms: u64,
}

impl ActiveTime {
    /// No session yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds what one session did.
    pub fn add(&mut self, session: &Activity) {
        self.sum_ms = self.sum_ms.saturating_add(session.sum_ms());
        self.spans.extend(union(session.spans.clone()));
    }

    /// Time in which at least one session was at work, in milliseconds.
    #[must_use]
    pub fn union_ms(&self) -> u64 {
        total(&union(self.spans.clone()))
    }

    /// The plain sums of all sessions added up, in milliseconds.
    #[must_use]
    pub fn sum_ms(&self) -> u64 {
        self.sum_ms
    }
}

/// Milliseconds since 1970, `start` inclusive and `end` exclusive; never empty. The start of
/// absurdly long work may lie before 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Span {
    start: i64,
    end: i64,
}

impl Span {
    fn new(start: i64, end: i64) -> Option<Self> {
        (start < end).then_some(Self { start, end })
    }

    fn ending_at(end: i64, length: u64) -> Option<Self> {
        Self::new(end.saturating_sub_unsigned(length), end)
    }

    fn length(self) -> u64 {
        self.end.abs_diff(self.start)
    }
}

fn total(spans: &[Span]) -> u64 {
    spans.iter().fold(0, |sum, span| sum.saturating_add(span.length()))
}

/// The same time without overlaps, in order.
fn union(mut spans: Vec<Span>) -> Vec<Span> {
    spans.sort_unstable();
    spans.dedup_by(|next, kept| {
        let touches = next.start <= kept.end;
        if touches {
            kept.end = kept.end.max(next.end);
        }
        touches
    });
    spans
}
