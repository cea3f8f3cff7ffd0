//! Flat objects of plain values: what the client writes.
//!
//! Everything else (an escape, an array or object, anything that is not JSON) is left to the slow
//! path; what this one reads is always what the slow one would have read.

use super::{Field, Row, Text, Value};
use crate::digits::leading_digits;

/// Fills an empty `row`; `false` when the slow path must do it.
pub(super) fn parse<'a>(text: &'a str, row: &mut Row<'a>) -> bool {
    let mut scan = Scan { text, bytes: text.as_bytes(), at: 0 };
    scan.object(row).is_some()
}

struct Scan<'a> {
    text: &'a str,
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Scan<'a> {
    #[inline(always)]
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    #[inline]
    fn expect(&mut self, byte: u8) -> Option<()> {
        (self.peek()? == byte).then(|| self.at += 1)
    }

    #[inline]
    fn skip_space(&mut self) {
        while let Some(b' ' | b'\t' | b'\r' | b'\n') = self.peek() {
            self.at += 1;
        }
    }

    /// Reads the object that the whole text is.
    #[inline]
    fn object(&mut self, row: &mut Row<'a>) -> Option<()> {
        self.skip_space();
        self.expect(b'{')?;
        self.skip_space();
        if self.peek() == Some(b'}') {
            self.at += 1;
        } else if self.usual_members(row)? {
            while self.member(row)? {}
        }
        self.skip_space();
        self.peek().is_none().then_some(())
    }

    /// Reads the members that come as the client's writer puts them: in its order, without white
    /// space. Each key is one comparison, and no key is looked for. Stops before the first member
    /// that comes otherwise; whether there is one.
    fn usual_members(&mut self, row: &mut Row<'a>) -> Option<bool> {
        macro_rules! members {
            ($($key:literal $field:expr, $value:ident;)*) => {$(
                if self.eat($key) {
                    let value = self.$value()?;
                    let field: Option<Field> = $field;
                    if let Some(field) = field {
                        row.set(field, value);
                    }
                    if !self.has_next()? {
                        return Some(false);
                    }
                }
            )*};
        }
        members! {
            b"\"ts\":" Some(Field::Ts), text;
            b"\"model\":" Some(Field::Model), text;
            b"\"source\":" Some(Field::Source), text;
            b"\"prompt\":" Some(Field::Prompt), number;
            b"\"completion\":" Some(Field::Completion), number;
            b"\"reasoning\":" Some(Field::Reasoning), number;
            b"\"cache_hit\":" Some(Field::CacheHit), number;
            b"\"cache_miss\":" Some(Field::CacheMiss), number;
            b"\"total\":" None, number;
            b"\"requests\":" Some(Field::Requests), number;
            b"\"turn\":" Some(Field::Turn), value;
            b"\"usage_source\":" Some(Field::UsageSource), text;
            b"\"cost_amount\":" Some(Field::CostAmount), text;
            b"\"cost_currency\":" Some(Field::CostCurrency), text;
            b"\"selected_amount\":" None, text;
            b"\"selected_currency\":" None, text;
            b"\"cost_complete\":" Some(Field::CostComplete), value;
            b"\"display_complete\":" Some(Field::DisplayComplete), value;
            b"\"display_status\":" None, text;
            b"\"aggregate_mode\":" None, text;
            b"\"cost_estimated\":" None, value;
            b"\"pricing_fingerprint\":" None, text;
            b"\"incomplete_reason\":" Some(Field::IncompleteReason), text;
            b"\"billing_mode\":" None, text;
        }
        Some(true)
    }

    #[inline(always)]
    fn eat<const N: usize>(&mut self, token: &[u8; N]) -> bool {
        let is_here = self.bytes.get(self.at..).and_then(<[u8]>::first_chunk) == Some(token);
        if is_here {
            self.at += N;
        }
        is_here
    }

    #[inline(always)]
    fn has_next(&mut self) -> Option<bool> {
        let next = self.peek()?;
        self.at += 1;
        match next {
            b',' => Some(true),
            b'}' => Some(false),
            _ => None,
        }
    }

    #[inline(always)]
    fn text(&mut self) -> Option<Value<'a>> {
        if self.peek()? != b'"' {
            return self.value();
        }
        self.at += 1;
        self.rest_of_string().map(|text| Value::Text(Text::plain(text)))
    }

    /// Reads one key and its value; whether another one follows.
    fn member(&mut self, row: &mut Row<'a>) -> Option<bool> {
        self.skip_space();
        self.expect(b'"')?;
        let field = Field::of(self.rest_of_string()?.as_bytes());
        self.skip_space();
        self.expect(b':')?;
        self.skip_space();
        let value = self.value()?;
        if let Some(field) = field {
            row.set(field, value);
        }
        self.skip_space();
        self.has_next()
    }

    fn value(&mut self) -> Option<Value<'a>> {
        match self.peek()? {
            b'"' => {
                self.at += 1;
                self.rest_of_string().map(|text| Value::Text(Text::plain(text)))
            }
            b't' => self.literal(b"true", Value::Flag(true)),
            b'f' => self.literal(b"false", Value::Flag(false)),
            b'n' => self.literal(b"null", Value::Null),
            b'-' | b'0'..=b'9' => self.any_number(),
            _ => None,
        }
    }

    #[inline]
    fn literal(&mut self, word: &[u8], value: Value<'a>) -> Option<Value<'a>> {
        let rest = self.bytes.get(self.at..)?;
        rest.starts_with(word).then(|| {
            self.at += word.len();
            value
        })
    }

    /// A short integer at once; anything else the long way.
    #[inline(always)]
    fn number(&mut self) -> Option<Value<'a>> {
        let rest = self.bytes.get(self.at..)?;
        let word = rest.first_chunk().map(|word| u64::from_le_bytes(*word));
        let Some((length @ 1.., value)) = word.and_then(leading_digits) else {
            return self.value();
        };
        let length = usize::try_from(length).ok()?;
        if length > 1 && rest.first() == Some(&b'0') {
            return None;
        }
        // A fraction or an exponent is no end of a member, so it leads to the slow path.
        self.at += length;
        Some(Value::integer(value))
    }

    /// A number in its full grammar.
    fn any_number(&mut self) -> Option<Value<'a>> {
        let start = self.at;
        if self.peek() == Some(b'-') {
            self.at += 1;
        }
        let is_zero_led = self.peek() == Some(b'0');
        let digits = self.digits();
        if digits == 0 || (is_zero_led && digits > 1) {
            return None;
        }
        if self.peek() == Some(b'.') {
            self.at += 1;
            self.some_digits()?;
        }
        if let Some(b'e' | b'E') = self.peek() {
            self.at += 1;
            if let Some(b'+' | b'-') = self.peek() {
                self.at += 1;
            }
            self.some_digits()?;
        }
        self.bytes.get(start..self.at).map(Value::number)
    }

    fn some_digits(&mut self) -> Option<()> {
        (self.digits() > 0).then_some(())
    }

    /// How many digits come.
    fn digits(&mut self) -> usize {
        let start = self.at;
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        self.at - start
    }

    /// The text up to the closing quote, which is passed; `None` when an escape or a control
    /// character comes first.
    #[inline(always)]
    fn rest_of_string(&mut self) -> Option<&'a str> {
        let start = self.at;
        let end = start + find_special(self.bytes.get(start..)?)?;
        self.at = end;
        self.expect(b'"')?;
        self.text.get(start..end)
    }
}

/// Where the first byte is that may end a plain string: eight bytes at a time, since most strings
/// here are short.
#[inline(always)]
fn find_special(bytes: &[u8]) -> Option<usize> {
    let mut at = 0;
    while let Some(word) = bytes.get(at..).and_then(<[u8]>::first_chunk) {
        let special = special_in(u64::from_le_bytes(*word));
        if special != 0 {
            return Some(at + usize::try_from(special.trailing_zeros() / 8).ok()?);
        }
        at += 8;
    }
    let is_special = |byte: &u8| matches!(byte, b'"' | b'\\' | 0..=0x1f);
    bytes.get(at..)?.iter().position(is_special).map(|place| at + place)
}

/// Marks the quotes, backslashes and control characters in a word. The lowest mark is exact; above
/// it there may be false ones, carried over by the subtraction.
#[inline]
fn special_in(word: u64) -> u64 {
    const ONES: u64 = u64::MAX / 255;
    let below = |word: u64, limit: u64| word.wrapping_sub(ONES * limit) & !word;
    let quotes = below(word ^ (ONES * 0x22), 1);
    let backslashes = below(word ^ (ONES * 0x5c), 1);
    let controls = below(word, 0x20);
    (quotes | backslashes | controls) & (ONES << 7)
}
