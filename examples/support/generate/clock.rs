//! Dates by hand: days since 1970 to a calendar date, nanoseconds of a day to a time of day.

/// The first day of all generated logs, 2026-10-05, in days since 1970.
pub const FIRST_DAY: u64 = 20_731;

pub const NANOS_PER_DAY: u64 = 86_400_000_000_000;
pub const MILLIS_PER_DAY: u64 = 86_400_000;

/// `YYYY-MM-DD` of a day counted from 1970.
///
/// Years are counted from a March, so that the leap day is the last of its year.
pub fn date(day: u64) -> String {
    let shifted = day + 719_468;
    let (era, day_of_era) = (shifted / 146_097, shifted % 146_097);
    let leap_days = day_of_era / 1_460 + day_of_era / 146_096 - day_of_era / 36_524;
    let year_of_era = (day_of_era - leap_days) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day_of_month = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day_of_month:02}")
}

/// RFC 3339 of a local time; zeros at the end of the fraction are dropped, as Go does.
pub fn rfc3339(day: u64, nanos: u64, offset: &str) -> String {
    let (seconds, fraction) = (nanos / 1_000_000_000, nanos % 1_000_000_000);
    let (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    let fraction = format!(".{fraction:09}");
    let fraction = fraction.trim_end_matches('0').trim_end_matches('.');
    format!("{}T{hour:02}:{minute:02}:{second:02}{fraction}{offset}", date(day))
}
