//! Instants: nanoseconds since 1970, read from the spellings that agents write.
//!
//! No time zone lives here. A calendar day is made from an instant by whoever knows the reader's
//! zone; a file name never says it.

use std::fmt;

use time::{Date, Month};

const NANOS_PER_SECOND: i64 = 1_000_000_000;
const NANOS_PER_MILLI: i64 = 1_000_000;
const SECONDS_PER_DAY: i64 = 86_400;
/// Julian day number of 1970-01-01.
const EPOCH_JULIAN_DAY: i32 = 2_440_588;
/// 2262-01-01T00:00:00Z in seconds: the first instant that is out of range.
const END_SECONDS: i64 = 9_214_646_400;

/// An instant in nanoseconds since 1970-01-01T00:00:00Z, from 1970 to the end of 2261.
///
/// ```
/// use tokdash_core::Timestamp;
///
/// let written = Timestamp::parse("2026-12-01T07:17:54.745+08:00")?;
/// assert_eq!(written.to_string(), "2026-11-30T23:17:54.745Z");
/// assert_eq!(written.as_millis(), 1_796_080_674_745);
/// # Ok::<(), tokdash_core::TimeError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "i64", into = "i64"))]
pub struct Timestamp(i64);

/// Why a text or number is no [`Timestamp`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TimeError {
    /// The text has not the form of an RFC 3339 time stamp.
    #[error("expected an RFC 3339 time stamp")]
    Form,
    /// The form is right, but there is no such date or time of day.
    #[error("no such date or time of day")]
    NoSuchTime,
    /// The instant lies before 1970 or after 2261.
    #[error("instant out of range (supported: 1970 to 2261)")]
    OutOfRange,
}

impl Timestamp {
    /// 1970-01-01T00:00:00Z.
    pub const EPOCH: Self = Self(0);

    /// The instant `nanos` nanoseconds after 1970.
    ///
    /// # Errors
    /// [`TimeError::OutOfRange`] for an instant before 1970 or after 2261.
    pub fn from_nanos(nanos: i64) -> Result<Self, TimeError> {
        if (0..END_SECONDS * NANOS_PER_SECOND).contains(&nanos) {
            Ok(Self(nanos))
        } else {
            Err(TimeError::OutOfRange)
        }
    }

    /// The instant `millis` milliseconds after 1970.
    ///
    /// # Errors
    /// [`TimeError::OutOfRange`] for an instant before 1970 or after 2261.
    pub fn from_millis(millis: i64) -> Result<Self, TimeError> {
        millis.checked_mul(NANOS_PER_MILLI).ok_or(TimeError::OutOfRange).and_then(Self::from_nanos)
    }

    /// Nanoseconds since 1970.
    #[must_use]
    pub fn as_nanos(self) -> i64 {
        self.0
    }

    /// Milliseconds since 1970, floored.
    #[must_use]
    pub fn as_millis(self) -> i64 {
        self.0.div_euclid(NANOS_PER_MILLI)
    }

    /// Reads an RFC 3339 time stamp, as leniently as agents write it.
    ///
    /// Any number of fraction digits (kept to nanoseconds, the rest cut), `T`, `t` or a blank,
    /// `Z` or `z`, offsets `±HH:MM`, `±HHMM` and `±HH`; no offset means UTC; second 60 is the
    /// last nanosecond of its minute. Surrounding white space is ignored.
    ///
    /// # Errors
    /// A [`TimeError`] that says whether the form, the date or the range is wrong.
    pub fn parse(text: &str) -> Result<Self, TimeError> {
        let mut scan = Scan { rest: text.trim_ascii().as_bytes() };
        let days = scan.date()?;
        scan.one_of(b"Tt ")?;
        let (second_of_day, nanos) = scan.time_of_day()?;
        let offset = scan.offset_seconds()?;
        let seconds = days * SECONDS_PER_DAY + second_of_day - offset;
        if !(0..END_SECONDS).contains(&seconds) {
            return Err(TimeError::OutOfRange);
        }
        Self::from_nanos(seconds * NANOS_PER_SECOND + nanos)
    }
}

impl TryFrom<i64> for Timestamp {
    type Error = TimeError;

    fn try_from(nanos: i64) -> Result<Self, TimeError> {
        Self::from_nanos(nanos)
    }
}

impl From<Timestamp> for i64 {
    fn from(timestamp: Timestamp) -> Self {
        timestamp.0
    }
}

/// RFC 3339 in UTC, with no, three, six or nine fraction digits, as many as the instant needs.
impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, nanos) = (self.0 / NANOS_PER_SECOND, self.0 % NANOS_PER_SECOND);
        let (days, second) = (seconds / SECONDS_PER_DAY, seconds % SECONDS_PER_DAY);
        // In range by construction: `days` is below 106,752.
        let julian = i32::try_from(days).unwrap_or(0) + EPOCH_JULIAN_DAY;
        let date = Date::from_julian_day(julian).map_err(|_| fmt::Error)?;
        let (year, month, day) = date.to_calendar_date();
        let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
        let month = u8::from(month);
        write!(f, "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}")?;
        match nanos {
            0 => {}
            n if n % 1_000_000 == 0 => write!(f, ".{:03}", n / 1_000_000)?,
            n if n % 1_000 == 0 => write!(f, ".{:06}", n / 1_000)?,
            n => write!(f, ".{n:09}")?,
        }
        f.write_str("Z")
    }
}

impl fmt::Debug for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What is left of a time stamp's text.
struct Scan<'a> {
    rest: &'a [u8],
}

impl Scan<'_> {
    #[inline]
    fn peek(&self) -> Option<u8> {
        self.rest.first().copied()
    }

    #[inline]
    fn skip(&mut self) {
        self.rest = self.rest.get(1..).unwrap_or_default();
    }

    #[inline]
    fn one_of(&mut self, allowed: &[u8]) -> Result<u8, TimeError> {
        let byte = self.peek().filter(|byte| allowed.contains(byte)).ok_or(TimeError::Form)?;
        self.skip();
        Ok(byte)
    }

    /// Two digits as a number.
    #[inline]
    fn pair(&mut self) -> Result<i64, TimeError> {
        let ([tens, ones], rest) = self.rest.split_first_chunk().ok_or(TimeError::Form)?;
        if !(tens.is_ascii_digit() && ones.is_ascii_digit()) {
            return Err(TimeError::Form);
        }
        self.rest = rest;
        Ok(i64::from(tens - b'0') * 10 + i64::from(ones - b'0'))
    }

    /// Days since 1970-01-01.
    fn date(&mut self) -> Result<i64, TimeError> {
        let year = self.pair()? * 100 + self.pair()?;
        self.one_of(b"-")?;
        let month = self.pair()?;
        self.one_of(b"-")?;
        let day = self.pair()?;
        let calendar = |year: i64, month: i64, day: i64| {
            let month = Month::try_from(u8::try_from(month).ok()?).ok()?;
            let (year, day) = (i32::try_from(year).ok()?, u8::try_from(day).ok()?);
            Date::from_calendar_date(year, month, day).ok()
        };
        let date = calendar(year, month, day).ok_or(TimeError::NoSuchTime)?;
        Ok(i64::from(date.to_julian_day() - EPOCH_JULIAN_DAY))
    }

    /// Seconds since midnight, and the nanoseconds within that second.
    fn time_of_day(&mut self) -> Result<(i64, i64), TimeError> {
        let hour = self.pair()?;
        self.one_of(b":")?;
        let minute = self.pair()?;
        self.one_of(b":")?;
        let second = self.pair()?;
        let nanos = self.fraction()?;
        if hour > 23 || minute > 59 || second > 60 {
            return Err(TimeError::NoSuchTime);
        }
        let minutes = (hour * 60 + minute) * 60;
        // A leap second has no place of its own: it is the last nanosecond of its minute.
        Ok(if second == 60 { (minutes + 59, 999_999_999) } else { (minutes + second, nanos) })
    }

    fn fraction(&mut self) -> Result<i64, TimeError> {
        let Some((b'.', digits)) = self.rest.split_first() else { return Ok(0) };
        let count = digits.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(digits.len());
        let (digits, rest) = digits.split_at_checked(count).ok_or(TimeError::Form)?;
        self.rest = rest;
        let kept = digits.get(..9).unwrap_or(digits);
        let nanos = kept.iter().fold(0, |nanos, digit| nanos * 10 + i64::from(digit - b'0'));
        // Fewer than nine digits stand for the first ones.
        let missing = (kept.len()..9).fold(1, |scale, _| scale * 10);
        if digits.is_empty() { Err(TimeError::Form) } else { Ok(nanos * missing) }
    }

    /// Seconds east of UTC; the text must end behind it.
    fn offset_seconds(&mut self) -> Result<i64, TimeError> {
        if self.rest.is_empty() {
            return Ok(0);
        }
        let sign = match self.one_of(b"Zz+-")? {
            b'+' => 1,
            b'-' => -1,
            _ => return if self.rest.is_empty() { Ok(0) } else { Err(TimeError::Form) },
        };
        let hours = self.pair()?;
        if self.peek() == Some(b':') {
            self.skip();
            if self.rest.is_empty() {
                return Err(TimeError::Form);
            }
        }
        let minutes = if self.rest.is_empty() { 0 } else { self.pair()? };
        if !self.rest.is_empty() {
            return Err(TimeError::Form);
        }
        if hours > 23 || minutes > 59 {
            return Err(TimeError::NoSuchTime);
        }
        Ok(sign * (hours * 60 + minutes) * 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn shown(text: &str) -> String {
        Timestamp::parse(text).map_or_else(|error| error.to_string(), |time| time.to_string())
    }

    #[test]
    fn every_spelling_of_rule_1_6_is_read() {
        for text in [
            "2026-08-15T12:00:00Z",
            "2026-08-15t12:00:00z",
            "2026-08-15 12:00:00",
            " 2026-08-15T12:00:00 ",
            "2026-08-15T12:00:00-00:00",
            "2026-08-15T13:00:00+01:00",
            "2026-08-15T13:00:00+0100",
            "2026-08-15T13:00:00+01",
            "2026-08-15T08:30:00-03:30",
        ] {
            assert_eq!(shown(text), "2026-08-15T12:00:00Z", "{text}");
        }
    }

    #[test]
    fn fraction_digits_are_kept_to_nanoseconds_and_the_rest_cut() {
        for (text, want) in [
            ("2026-08-15T12:00:00.5Z", "2026-08-15T12:00:00.500Z"),
            ("2026-08-15T12:00:00.1234Z", "2026-08-15T12:00:00.123400Z"),
            ("2026-08-15T12:00:00.123456789Z", "2026-08-15T12:00:00.123456789Z"),
            ("2026-08-15T12:00:00.1234567899999Z", "2026-08-15T12:00:00.123456789Z"),
        ] {
            assert_eq!(shown(text), want);
        }
    }

    #[test]
    fn milliseconds_are_floored() {
        let time = Timestamp::parse("2026-08-15T12:12:36.0759999Z").unwrap();
        assert_eq!(time.as_millis(), 1_786_795_956_075);
    }

    #[test]
    fn a_leap_second_is_the_last_nanosecond_of_its_minute() {
        assert_eq!(shown("2016-12-31T23:59:60Z"), "2016-12-31T23:59:59.999999999Z");
        assert_eq!(shown("2016-12-31T23:59:60.25Z"), "2016-12-31T23:59:59.999999999Z");
    }

    #[test]
    fn what_is_no_time_stamp_is_refused_with_its_kind() {
        for text in [
            "",
            "x",
            "2026-08-15",
            "2026-08-15T12:00Z",
            "2026-08-15T12:00:00.Z",
            "2026-08-15T12:00:00ZZ",
            "2026-08-15T12:00:00+1",
            "2026-08-15T12:00:00+01:",
            "2026-08-15T12:00:00+01:00:00",
            "20260815T120000Z",
            "2026-08-15T12:00:00,5Z",
        ] {
            assert_eq!(Timestamp::parse(text), Err(TimeError::Form), "{text}");
        }
        for text in [
            "2026-02-29T00:00:00Z",
            "2026-13-01T00:00:00Z",
            "2026-01-01T24:00:00Z",
            "2026-01-01T00:60:00Z",
            "2026-01-01T00:00:61Z",
            "2026-01-01T00:00:00+24:00",
        ] {
            assert_eq!(Timestamp::parse(text), Err(TimeError::NoSuchTime), "{text}");
        }
        for text in ["1969-12-31T23:59:59Z", "1970-01-01T00:00:00+00:01", "2262-01-01T00:00:00Z"] {
            assert_eq!(Timestamp::parse(text), Err(TimeError::OutOfRange), "{text}");
        }
    }

    #[test]
    fn the_range_is_1970_to_2261() {
        assert_eq!(shown("1970-01-01T00:00:00Z"), "1970-01-01T00:00:00Z");
        assert_eq!(shown("2261-12-31T23:59:59.999999999Z"), "2261-12-31T23:59:59.999999999Z");
        assert_eq!(Timestamp::from_millis(-1), Err(TimeError::OutOfRange));
        assert_eq!(Timestamp::from_millis(i64::MAX), Err(TimeError::OutOfRange));
    }

    proptest! {
        #[test]
        fn printing_and_parsing_are_inverse(nanos in 0..END_SECONDS * NANOS_PER_SECOND) {
            let time = Timestamp::from_nanos(nanos).unwrap();
            prop_assert_eq!(Timestamp::parse(&time.to_string()), Ok(time));
        }

        #[test]
        fn no_text_panics(text in "\\PC{0,40}") {
            let _ = Timestamp::parse(&text);
        }

        #[test]
        fn nearly_right_texts_do_not_panic(text in "[0-9]{4}-[01][0-9]-[0-3][0-9][T ][0-9]{2}:[0-9]{2}:[0-6][0-9](\\.[0-9]{0,12})?[Zz+-]?[0-9:]{0,6}") {
            let _ = Timestamp::parse(&text);
        }
    }
}
