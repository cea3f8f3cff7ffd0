//! Instants from dates of a zone, and back to what people read.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use tokdash::core::Timestamp;

pub fn zone(name: &str) -> Result<TimeZone, String> {
    TimeZone::get(name).map_err(|_| format!("no time zone {name}"))
}

/// A date, which is its first instant in `zone`, or an RFC 3339 time stamp.
pub fn instant(option: &str, text: &str, zone: &TimeZone) -> Result<Timestamp, String> {
    const DATE: usize = "2026-03-01".len();
    let instant = if text.len() == DATE {
        text.parse().ok().and_then(|date| start_of_day(date, zone))
    } else {
        Timestamp::parse(text).ok()
    };
    instant.ok_or_else(|| format!("{option}: expected a date or an RFC 3339 time, not {text:?}"))
}

fn start_of_day(date: Date, zone: &TimeZone) -> Option<Timestamp> {
    let start = date.to_zoned_datetime(zone.clone()).ok()?.start_of_day().ok()?;
    Timestamp::from_nanos(i64::try_from(start.timestamp().as_nanosecond()).ok()?).ok()
}

/// The time of day and the date in `zone`, to the second.
pub fn shown(instant: Timestamp, zone: &TimeZone) -> String {
    match jiff::Timestamp::from_nanosecond(instant.as_nanos().into()) {
        Ok(it) => it.to_zoned_datetime(zone.clone()).strftime("%Y-%m-%d %H:%M:%S").to_string(),
        // Cannot be: the instants of steps are a part of those of the library.
        Err(_) => instant.to_string(),
    }
}

/// A length of time in its two largest units.
pub fn duration(ms: u64) -> String {
    let seconds = ms / 1_000;
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600 % 24, seconds / 60 % 60);
    match (days, hours, minutes) {
        (0, 0, 0) if seconds == 0 && ms > 0 => format!("{ms} ms"),
        (0, 0, 0) => format!("{seconds} s"),
        (0, 0, _) => format!("{minutes} m {:02} s", seconds % 60),
        (0, _, _) => format!("{hours} h {minutes:02} m"),
        _ => format!("{days} d {hours:02} h"),
    }
}
