//! What the table's calendars of holidays cover, in days anybody can compare with a clock.

use tokdash_core::Timestamp;

use crate::table::Calendar;

const MILLIS_PER_MINUTE: i64 = 60_000;
const MILLIS_PER_DAY: i64 = 86_400_000;

/// The span of time for which a calendar knows the holidays. Outside it, prices that depend on
/// holidays are flagged [`CalendarOutOfRange`](crate::Flag::CalendarOutOfRange).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CalendarCover {
    /// The calendar.
    pub name: &'static str,
    /// The first instant it covers.
    pub from: Timestamp,
    /// The first instant behind it.
    pub until: Timestamp,
}

impl CalendarCover {
    /// Whole days from `now` until the calendar ends; negative when it has.
    ///
    /// A reviewed table is due for a new calendar 45 days before.
    #[must_use]
    pub fn days_left(&self, now: Timestamp) -> i64 {
        (self.until.as_millis() - now.as_millis()).div_euclid(MILLIS_PER_DAY)
    }

    pub(crate) fn of(calendar: &Calendar) -> Self {
        let instant = |day: i32| {
            let offset = i64::from(calendar.offset) * MILLIS_PER_MINUTE;
            let millis = i64::from(day) * MILLIS_PER_DAY - offset;
            Timestamp::from_millis(millis).unwrap_or(Timestamp::EPOCH)
        };
        Self {
            name: calendar.name,
            from: instant(calendar.first_day),
            until: instant(calendar.last_day.saturating_add(1)),
        }
    }
}
