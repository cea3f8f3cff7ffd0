//! Texts, times and lists straight from their JSON, so that no more of them is built than is kept.

use std::borrow::Cow;
use std::str::Chars;

use serde_json::value::RawValue;
use tokdash_core::decode::Object;
use tokdash_core::{Preview, Timestamp, allow_list};

use super::field::Field;

/// How far into a text a preview looks: far enough for one that starts with white space.
const PREVIEW_REACH: usize = 4_096;

/// A value that is not looked into unless it must be; `None` where it is absent or null.
pub(super) type Raw<'a> = Option<&'a RawValue>;

allow_list! {
    /// One part of a message that is a list of parts.
    struct Part<'a> {
        "text" => text: Raw<'a>,
    }
}

/// The characters of a JSON string; `None` where the value is none.
///
/// Half a surrogate pair, which JSON allows and text does not, reads as U+FFFD.
fn chars(raw: &RawValue) -> Option<Unescaped<'_>> {
    let text = raw.get().strip_prefix('"')?.strip_suffix('"')?;
    Some(Unescaped { chars: text.chars() })
}

struct Unescaped<'a> {
    chars: Chars<'a>,
}

impl Iterator for Unescaped<'_> {
    type Item = char;

    fn next(&mut self) -> Option<char> {
        match self.chars.next()? {
            '\\' => self.escape(),
            plain => Some(plain),
        }
    }
}

impl Unescaped<'_> {
    fn escape(&mut self) -> Option<char> {
        Some(match self.chars.next()? {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'b' => '\u{8}',
            'f' => '\u{c}',
            'u' => self.unicode()?,
            other => other,
        })
    }

    fn unicode(&mut self) -> Option<char> {
        let first = self.unit()?;
        if !(0xD800..0xDC00).contains(&first) {
            return Some(char::from_u32(first).unwrap_or(char::REPLACEMENT_CHARACTER));
        }
        let mut ahead = Unescaped { chars: self.chars.clone() };
        let is_escape = ahead.chars.next() == Some('\\') && ahead.chars.next() == Some('u');
        let second = if is_escape { ahead.unit() } else { None };
        let Some(second @ 0xDC00..0xE000) = second else {
            return Some(char::REPLACEMENT_CHARACTER);
        };
        self.chars = ahead.chars;
        char::from_u32(0x1_0000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    }

    /// Four hexadecimal digits.
    fn unit(&mut self) -> Option<u32> {
        let mut unit = 0;
        for _ in 0..4 {
            unit = unit * 16 + self.chars.next()?.to_digit(16)?;
        }
        Some(unit)
    }
}

/// The texts of a value: its own where it is one, those of its parts where it is a list.
fn texts(raw: &RawValue, take: &mut dyn FnMut(Unescaped<'_>)) {
    if let Some(text) = chars(raw) {
        return take(text);
    }
    let parts: Vec<Object<Part<'_>>> = serde_json::from_str(raw.get()).unwrap_or_default();
    for part in &parts {
        let text = part.as_ref().and_then(|part| part.text);
        text.and_then(chars).into_iter().for_each(&mut *take);
    }
}

/// A short text on one line. No more than its start is looked at.
pub(super) fn preview(raw: &RawValue) -> Option<String> {
    let mut preview = Preview::new();
    texts(raw, &mut |text| {
        for character in text.take(PREVIEW_REACH) {
            preview.push(character.encode_utf8(&mut [0; 4]));
        }
        preview.push(" ");
    });
    preview.finish()
}

/// All of a text or of its parts.
pub(super) fn whole(raw: &RawValue) -> Cow<'_, str> {
    let plain = raw.get().strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    if let Some(plain) = plain.filter(|text| !text.contains('\\')) {
        return Cow::Borrowed(plain);
    }
    let mut whole = String::new();
    texts(raw, &mut |text| {
        whole.extend(text);
        whole.push('\n');
    });
    Cow::Owned(whole)
}

/// A time: a whole number of milliseconds, or RFC 3339 (without an offset: UTC). The zero of
/// either is as good as absent: the client's language writes it for a time that was never set.
pub(super) fn time(raw: Raw<'_>) -> Field<Timestamp> {
    let Some(raw) = raw else { return Field::Absent };
    let parsed = match chars(raw) {
        Some(text) => {
            let text: String = text.take(64).collect();
            if text.trim().is_empty() || text.starts_with("0001-01-01T00:00:00") {
                return Field::Absent;
            }
            Timestamp::parse(&text).ok()
        }
        None => match raw.get().parse::<i64>() {
            Ok(0) => return Field::Absent,
            Ok(millis) => Timestamp::from_millis(millis).ok(),
            Err(_) => None,
        },
    };
    parsed.map_or(Field::Invalid, Field::Valid)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn raw(json: &str) -> &RawValue {
        serde_json::from_str(json).unwrap()
    }

    #[test]
    fn parts_of_a_list_are_one_text() {
        let list = r#"[{"type":"text","text":"a\n b"},{"type":"image","data":"x"},7,{"text":"c"}]"#;
        assert_eq!(preview(raw(list)).as_deref(), Some("a b c"));
        assert_eq!(whole(raw(list)), "a\n b\nc\n");
        for none in ["7", "{}", "[]", "true", "{\"text\":\"x\"}", "\"\"", "[[[]]]"] {
            assert_eq!(preview(raw(none)), None, "{none}");
        }
    }

    #[test]
    fn half_a_pair_is_no_reason_to_lose_a_text() {
        assert_eq!(whole(raw(r#""a\ud83d\ude00b""#)), "a😀b\n");
        assert_eq!(
            whole(raw(r#""a\ud83db\udc00c\ud83d\u0041""#)),
            "a\u{FFFD}b\u{FFFD}c\u{FFFD}A\n"
        );
    }

    #[test]
    fn times_are_whole_milliseconds_or_rfc_3339() {
        let at = |millis| Field::Valid(Timestamp::from_millis(millis).unwrap());
        for (json, want) in [
            ("1780315200000", at(1_780_315_200_000)),
            ("\"2026-06-01T12:00:00Z\"", at(1_780_315_200_000)),
            ("\"2026-06-01T12:00:00\"", at(1_780_315_200_000)),
            ("\"2026-06-01T14:00:00+02:00\"", at(1_780_315_200_000)),
            ("0", Field::Absent),
            ("\"\"", Field::Absent),
            ("\"0001-01-01T00:00:00Z\"", Field::Absent),
            ("true", Field::Invalid),
            ("-1", Field::Invalid),
            ("1780315200000.5", Field::Invalid),
            ("1e12", Field::Invalid),
            ("1780315200000000000", Field::Invalid),
            ("\"1780315200000\"", Field::Invalid),
            ("[]", Field::Invalid),
        ] {
            assert_eq!(time(Some(raw(json))), want, "{json}");
        }
        assert_eq!(time(None), Field::Absent);
    }

    proptest! {
        #[test]
        fn a_text_reads_as_serde_reads_it(text in any::<String>()) {
            let json = serde_json::to_string(&text).unwrap();
            let mut want = text.clone();
            if json.contains('\\') {
                want.push('\n');
            }
            prop_assert_eq!(whole(raw(&json)), want);
            prop_assert_eq!(preview(raw(&json)), tokdash_core::preview(&text));
        }
    }
}
