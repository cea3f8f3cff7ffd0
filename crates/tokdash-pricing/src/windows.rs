//! Windows: at which minutes of which days a price of its own holds.
//!
//! All arithmetic is on seconds and days since 1970; no clock and no time zone data.

use crate::table::{Calendar, Schedule, ScheduleRule, Table};

const SECONDS_PER_DAY: i64 = 86_400;
const SECONDS_PER_MINUTE: i64 = 60;
const MINUTES_PER_DAY: i64 = 1_440;

/// Whether a schedule's window is open, and whether the calendar could tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Opening {
    pub(crate) open: bool,
    /// The day is outside the calendar that should have said whether it is a holiday.
    pub(crate) calendar_out_of_range: bool,
}

const CLOSED: Opening = Opening { open: false, calendar_out_of_range: false };

/// The state of a schedule at a second since 1970.
pub(crate) fn opening(table: &Table, schedule: &Schedule, second: i64) -> Opening {
    let Some(rule) = schedule.rules.iter().find(|rule| holds_at(rule, second)) else {
        return CLOSED;
    };
    let minute = second.rem_euclid(SECONDS_PER_DAY) / SECONDS_PER_MINUTE;
    if !schedule.windows.iter().any(|window| contains(*window, minute)) {
        return CLOSED;
    }
    if rule.weekdays & (1 << weekday(local_day(second, schedule.weekday_offset))) == 0 {
        return CLOSED;
    }
    let calendar = rule.calendar.and_then(|place| table.calendars.get(usize::from(place)));
    calendar.map_or(Opening { open: true, ..CLOSED }, |calendar| on_workday(calendar, second))
}

/// Whether an edge of the schedule lies in the span after `since` up to `until`.
pub(crate) fn edge_between(schedule: &Schedule, since: i64, until: i64) -> bool {
    let (first, last) =
        (since.div_euclid(SECONDS_PER_MINUTE), until.div_euclid(SECONDS_PER_MINUTE));
    if last - first >= MINUTES_PER_DAY {
        return true;
    }
    let days = [first.div_euclid(MINUTES_PER_DAY), last.div_euclid(MINUTES_PER_DAY)];
    schedule.windows.iter().flat_map(|(start, end)| [*start, *end]).any(|edge| {
        let at = |day: i64| day * MINUTES_PER_DAY + i64::from(edge);
        days.into_iter().any(|day| first < at(day) && at(day) <= last)
    })
}

fn on_workday(calendar: &Calendar, second: i64) -> Opening {
    let day = local_day(second, calendar.offset);
    let day = i32::try_from(day).unwrap_or(i32::MAX);
    Opening {
        open: calendar.days_off.binary_search(&day).is_err(),
        calendar_out_of_range: !(calendar.first_day..=calendar.last_day).contains(&day),
    }
}

fn holds_at(rule: &ScheduleRule, second: i64) -> bool {
    (rule.from == 0 || i64::from(rule.from) <= second)
        && (rule.until == u32::MAX || second < i64::from(rule.until))
}

fn contains((start, end): (u16, u16), minute: i64) -> bool {
    let (start, end) = (i64::from(start), i64::from(end));
    if start <= end { (start..end).contains(&minute) } else { minute >= start || minute < end }
}

fn local_day(second: i64, offset_minutes: i16) -> i64 {
    (second + i64::from(offset_minutes) * SECONDS_PER_MINUTE).div_euclid(SECONDS_PER_DAY)
}

/// 0 is Monday. 1970-01-01 was a Thursday.
const fn weekday(day: i64) -> i64 {
    (day + 3).rem_euclid(7)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 16:30 to 00:30 UTC on Mondays and Tuesdays, by the weekday eight hours east.
    const NIGHT: Schedule = Schedule {
        name: "night",
        windows: &[(990, 30)],
        weekday_offset: 480,
        rules: &[ScheduleRule { from: 0, until: u32::MAX, weekdays: 0b11, calendar: Some(0) }],
    };

    const TABLE: Table = Table {
        calendars: &[Calendar {
            name: "made up",
            offset: 480,
            first_day: 0,
            last_day: 10,
            // Monday, 1970-01-05.
            days_off: &[4],
        }],
        ..Table::EMPTY
    };

    fn at(day: i64, hour: i64, minute: i64, second: i64) -> Opening {
        opening(&TABLE, &NIGHT, day * 86_400 + hour * 3_600 + minute * 60 + second)
    }

    #[test]
    fn a_window_is_half_open_and_may_span_midnight() {
        // 1970-01-05 17:00 UTC is Tuesday the 6th, eight hours east.
        assert!(!at(4, 16, 29, 59).open);
        assert!(at(4, 16, 30, 0).open);
        assert!(at(4, 23, 59, 59).open);
        assert!(at(5, 0, 29, 59).open);
        assert!(!at(5, 0, 30, 0).open);
    }

    #[test]
    fn days_off_close_it_by_the_calendars_own_day() {
        // 1970-01-04 17:00 UTC is Monday the 5th there: a day off.
        assert!(!at(3, 17, 0, 0).open);
        // Wednesday there.
        assert!(!at(5, 17, 0, 0).open);
    }

    #[test]
    fn outside_the_calendar_it_opens_and_says_so() {
        let answer = at(11, 17, 0, 0);
        assert_eq!(answer, Opening { open: true, calendar_out_of_range: true });
        assert!(!at(11, 12, 0, 0).calendar_out_of_range);
    }

    #[test]
    fn edges_inside_a_span_are_seen() {
        let hour = 3_600;
        assert!(!edge_between(&NIGHT, 17 * hour, 18 * hour));
        assert!(edge_between(&NIGHT, 16 * hour, 17 * hour));
        assert!(edge_between(&NIGHT, 23 * hour, 25 * hour));
        assert!(edge_between(&NIGHT, 2 * hour, 30 * hour));
        assert!(!edge_between(&NIGHT, 16 * hour, 16 * hour + 29 * 60));
        assert!(edge_between(&NIGHT, 16 * hour, 16 * hour + 30 * 60));
    }
}
