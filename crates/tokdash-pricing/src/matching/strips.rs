//! The suffixes that may be taken off a name, one at a time.

use super::Strip;
use crate::generated::rules::{EFFORTS, LATEST};

/// The name without its last strippable suffix: a full date, else `-latest`, else an effort.
///
/// Short stamps such as `-0813` are parts of names and stay. A name never becomes empty.
pub(crate) fn strip_one(name: &str) -> Option<(&str, Strip)> {
    let word = |words: &[&'static str]| {
        words.iter().find_map(|word| Some((without_word(name, word)?, *word)))
    };
    without_date(name)
        .map(|rest| (rest, Strip::Date))
        .or_else(|| word(LATEST).map(|(rest, word)| (rest, Strip::Latest(word))))
        .or_else(|| word(EFFORTS).map(|(rest, word)| (rest, Strip::Effort(word))))
        .filter(|(rest, _)| !rest.is_empty())
}

/// The name without `-word` at its end.
pub(crate) fn without_word<'a>(name: &'a str, word: &str) -> Option<&'a str> {
    name.strip_suffix(word)?.strip_suffix('-')
}

fn without_date(name: &str) -> Option<&str> {
    let cut = |len: usize| Some((name.get(..name.len() - len)?, name.get(name.len() - len..)?));
    let dashed = name.len().checked_sub(11).and_then(|_| cut(11));
    if let Some((rest, end)) = dashed
        && let Some(date) = end.strip_prefix('-')
        && is_dashed_date(date)
    {
        return Some(rest);
    }
    let (rest, end) = name.len().checked_sub(9).and_then(|_| cut(9))?;
    end.strip_prefix('-').filter(|date| is_date(date)).map(|_| rest)
}

fn is_dashed_date(date: &str) -> bool {
    let mut parts = date.split('-');
    let (year, month, day) = (parts.next(), parts.next(), parts.next());
    match (year, month, day, parts.next()) {
        (Some(year), Some(month), Some(day), None) => is_day(year, month, day),
        _ => false,
    }
}

fn is_date(date: &str) -> bool {
    let parts = || Some((date.get(..4)?, date.get(4..6)?, date.get(6..)?));
    parts().is_some_and(|(year, month, day)| is_day(year, month, day))
}

/// A year of this century, a month and a day of the calendar; the length of months is not asked.
fn is_day(year: &str, month: &str, day: &str) -> bool {
    let number = |text: &str, len: usize| {
        let digits = text.len() == len && text.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| text.parse::<u16>().ok()).flatten()
    };
    number(year, 4).is_some_and(|year| (2000..2100).contains(&year))
        && number(month, 2).is_some_and(|month| (1..=12).contains(&month))
        && number(day, 2).is_some_and(|day| (1..=31).contains(&day))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_come_before_latest_and_latest_before_efforts() {
        for (name, want) in [
            ("x-2026-03-17", Some(("x", Strip::Date))),
            ("x-20260317", Some(("x", Strip::Date))),
            ("x-latest", Some(("x", Strip::Latest("latest")))),
            ("x-xhigh", Some(("x", Strip::Effort("xhigh")))),
            ("x-high-20260317", Some(("x-high", Strip::Date))),
            ("x-0813", None),
            ("x-260617", None),
            ("x-2026-13-17", None),
            ("x-20260300", None),
            ("x-19991231", None),
            ("x2026-03-17", None),
            ("-latest", None),
            ("é-2026031", None),
        ] {
            assert_eq!(strip_one(name), want, "{name}");
        }
    }
}
