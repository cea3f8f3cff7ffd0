//! A JSON reader for rows of which little is wanted: quick to skip, quick to give up.
//!
//! It reads the JSON that programs write. Whatever else there is (an escape in a wanted text or in
//! a key, a number that is no plain count, deep nesting, anything that is not JSON) it leaves to a
//! full reader, by giving up. What it does read is what a full reader would have read; a property
//! holds the two equal.

use std::fmt;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;

/// Deeper than rows that programs write, far from the end of any stack.
const DEPTH: u32 = 64;

/// Reads a value from JSON, or gives up: then a full reader such as `serde_json` must be asked, and
/// says what is wrong, if anything is.
///
/// ```
/// use tokdash_core::allow_list;
/// use tokdash_core::decode::{Count, skim};
///
/// allow_list! {
///     struct Row {
///         "n" => count: Count,
///     }
/// }
///
/// let row = |text| skim::<Row>(text).or_else(|| serde_json::from_str(text).ok());
/// assert_eq!(row(r#"{"prompt":"a \"word\"","n":7}"#).unwrap().count, Count::Valid(7));
/// assert_eq!(row(r#"{"n":1e3}"#).unwrap().count, Count::Invalid);
/// ```
#[must_use]
pub fn skim<'de, T: Deserialize<'de>>(text: &'de str) -> Option<T> {
    let mut skimmer = Skimmer { text, at: 0, depth: 0 };
    let value = T::deserialize(&mut skimmer).ok()?;
    skimmer.skip_space();
    (skimmer.at == text.len()).then_some(value)
}

/// Nothing but that the skimmer gives up.
#[derive(Debug)]
struct GaveUp;

impl fmt::Display for GaveUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("left to a full reader")
    }
}

impl std::error::Error for GaveUp {}

impl Error for GaveUp {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

struct Skimmer<'de> {
    text: &'de str,
    at: usize,
    depth: u32,
}

impl<'de> Skimmer<'de> {
    #[inline(always)]
    fn bytes(&self) -> &'de [u8] {
        self.text.as_bytes()
    }

    #[inline(always)]
    fn peek(&self) -> Option<u8> {
        self.bytes().get(self.at).copied()
    }

    #[inline(always)]
    fn skip_space(&mut self) {
        while let Some(b' ' | b'\t' | b'\r' | b'\n') = self.peek() {
            self.at += 1;
        }
    }

    /// The next byte that is no white space, not yet passed.
    #[inline(always)]
    fn next_token(&mut self) -> Result<u8, GaveUp> {
        self.skip_space();
        self.peek().ok_or(GaveUp)
    }

    #[inline(always)]
    fn expect(&mut self, byte: u8) -> Result<(), GaveUp> {
        if self.next_token()? != byte {
            return Err(GaveUp);
        }
        self.at += 1;
        Ok(())
    }

    #[inline]
    fn literal(&mut self, word: &[u8]) -> Result<(), GaveUp> {
        if !self.bytes().get(self.at..).is_some_and(|rest| rest.starts_with(word)) {
            return Err(GaveUp);
        }
        self.at += word.len();
        Ok(())
    }

    /// A text without escapes, from its opening quote on.
    #[inline]
    fn plain_text(&mut self) -> Result<&'de str, GaveUp> {
        let start = self.at + 1;
        let end = start + find_special(self.bytes().get(start..).ok_or(GaveUp)?).ok_or(GaveUp)?;
        if self.bytes().get(end) != Some(&b'"') {
            return Err(GaveUp);
        }
        self.at = end + 1;
        self.text.get(start..end).ok_or(GaveUp)
    }

    /// A whole number of at most 19 digits, without a sign, a fraction or an exponent.
    #[inline]
    fn whole_number(&mut self) -> Result<u64, GaveUp> {
        let (start, mut number) = (self.at, 0u64);
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            number = number.wrapping_mul(10).wrapping_add(u64::from(digit - b'0'));
            self.at += 1;
        }
        let digits = self.at - start;
        let is_zero_led = digits > 1 && self.bytes().get(start) == Some(&b'0');
        let goes_on = matches!(self.peek(), Some(b'.' | b'e' | b'E'));
        if digits == 0 || digits > 19 || is_zero_led || goes_on { Err(GaveUp) } else { Ok(number) }
    }

    fn enter(&mut self) -> Result<(), GaveUp> {
        self.depth += 1;
        self.at += 1;
        if self.depth > DEPTH { Err(GaveUp) } else { Ok(()) }
    }

    fn leave(&mut self) {
        self.depth -= 1;
        self.at += 1;
    }

    /// Passes a value without building it.
    fn skip_value(&mut self) -> Result<(), GaveUp> {
        match self.next_token()? {
            b'"' => self.skip_text(),
            b'{' => self.skip_all(b'}', true),
            b'[' => self.skip_all(b']', false),
            b't' => self.literal(b"true"),
            b'f' => self.literal(b"false"),
            b'n' => self.literal(b"null"),
            _ => self.skip_number(),
        }
    }

    /// Passes the members of an object or the elements of a list, up to its `end`.
    fn skip_all(&mut self, end: u8, has_keys: bool) -> Result<(), GaveUp> {
        self.enter()?;
        if self.next_token()? == end {
            self.leave();
            return Ok(());
        }
        loop {
            if has_keys {
                if self.next_token()? != b'"' {
                    return Err(GaveUp);
                }
                self.skip_text()?;
                self.expect(b':')?;
            }
            self.skip_value()?;
            match self.next_token()? {
                b',' => self.at += 1,
                byte if byte == end => {
                    self.leave();
                    return Ok(());
                }
                _ => return Err(GaveUp),
            }
        }
    }

    /// Passes a text, with its escapes, from its opening quote on.
    fn skip_text(&mut self) -> Result<(), GaveUp> {
        self.at += 1;
        loop {
            let rest = self.bytes().get(self.at..).ok_or(GaveUp)?;
            self.at += find_special(rest).ok_or(GaveUp)?;
            match self.peek() {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(());
                }
                Some(b'\\') => self.skip_escape()?,
                _ => return Err(GaveUp),
            }
        }
    }

    fn skip_escape(&mut self) -> Result<(), GaveUp> {
        let escape = self.bytes().get(self.at + 1..).ok_or(GaveUp)?;
        self.at += match escape {
            [b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't', ..] => 2,
            [b'u', digits @ ..] => {
                let digits = digits.get(..4).ok_or(GaveUp)?;
                if !digits.iter().all(u8::is_ascii_hexdigit) {
                    return Err(GaveUp);
                }
                6
            }
            _ => return Err(GaveUp),
        };
        Ok(())
    }

    fn skip_number(&mut self) -> Result<(), GaveUp> {
        if self.peek() == Some(b'-') {
            self.at += 1;
        }
        let is_zero_led = self.peek() == Some(b'0');
        let digits = self.skip_digits();
        if digits == 0 || (is_zero_led && digits > 1) {
            return Err(GaveUp);
        }
        if self.peek() == Some(b'.') {
            self.at += 1;
            self.skip_some_digits()?;
        }
        if let Some(b'e' | b'E') = self.peek() {
            self.at += 1;
            if let Some(b'+' | b'-') = self.peek() {
                self.at += 1;
            }
            self.skip_some_digits()?;
        }
        Ok(())
    }

    fn skip_digits(&mut self) -> usize {
        let start = self.at;
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        self.at - start
    }

    fn skip_some_digits(&mut self) -> Result<(), GaveUp> {
        if self.skip_digits() > 0 { Ok(()) } else { Err(GaveUp) }
    }
}

/// Where the first quote, backslash or control character is. Most texts are short, and most bytes
/// are in long ones: eight bytes at a time first, and what is longer by SIMD.
#[inline]
fn find_special(bytes: &[u8]) -> Option<usize> {
    const WORDS: usize = 3;
    for at in (0..8 * WORDS).step_by(8) {
        let Some(word) = bytes.get(at..).and_then(<[u8]>::first_chunk) else {
            return position_of_special(bytes);
        };
        let special = special_in(u64::from_le_bytes(*word));
        if special != 0 {
            return Some(at + usize::try_from(special.trailing_zeros() / 8).ok()?);
        }
    }
    find_special_in_long(bytes)
}

#[inline(never)]
fn find_special_in_long(bytes: &[u8]) -> Option<usize> {
    let end = memchr::memchr2(b'"', b'\\', bytes)?;
    let before = bytes.get(..end)?;
    // Without a way out of the loop it runs over many bytes at once.
    let has_control = before.iter().fold(false, |met, byte| met | (*byte < 0x20));
    if has_control { position_of_special(bytes) } else { Some(end) }
}

fn position_of_special(bytes: &[u8]) -> Option<usize> {
    bytes.iter().position(|byte| matches!(byte, b'"' | b'\\' | 0..=0x1F))
}

/// Marks the quotes, backslashes and control characters in a word. The lowest mark is exact; above
/// it there may be false ones, carried over by the subtraction.
#[inline(always)]
fn special_in(word: u64) -> u64 {
    const ONES: u64 = u64::MAX / 255;
    let below = |word: u64, limit: u64| word.wrapping_sub(ONES * limit) & !word;
    let quotes = below(word ^ (ONES * 0x22), 1);
    let backslashes = below(word ^ (ONES * 0x5C), 1);
    let controls = below(word, 0x20);
    (quotes | backslashes | controls) & (ONES << 7)
}

impl<'de> Deserializer<'de> for &mut Skimmer<'de> {
    type Error = GaveUp;

    #[inline]
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, GaveUp> {
        match self.next_token()? {
            b'"' => visitor.visit_borrowed_str(self.plain_text()?),
            b'{' => self.deserialize_map(visitor),
            b'[' => {
                self.enter()?;
                let mut list = Members { skimmer: self, end: b']', met: Met::None };
                let value = visitor.visit_seq(&mut list)?;
                list.finish(value)
            }
            b't' => self.literal(b"true").and_then(|()| visitor.visit_bool(true)),
            b'f' => self.literal(b"false").and_then(|()| visitor.visit_bool(false)),
            b'n' => self.literal(b"null").and_then(|()| visitor.visit_unit()),
            _ => self.whole_number().and_then(|number| visitor.visit_u64(number)),
        }
    }

    #[inline]
    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, GaveUp> {
        if self.next_token()? != b'{' {
            return Err(GaveUp);
        }
        self.enter()?;
        let mut object = Members { skimmer: self, end: b'}', met: Met::None };
        let value = visitor.visit_map(&mut object)?;
        object.finish(value)
    }

    #[inline]
    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, GaveUp> {
        if self.next_token()? != b'"' {
            return Err(GaveUp);
        }
        visitor.visit_borrowed_str(self.plain_text()?)
    }

    #[inline]
    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, GaveUp> {
        self.skip_value()?;
        visitor.visit_unit()
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct struct enum
    }
}

/// The members of an object or the elements of a list, one after another.
struct Members<'s, 'de> {
    skimmer: &'s mut Skimmer<'de>,
    end: u8,
    met: Met,
}

#[derive(PartialEq, Eq)]
enum Met {
    /// No member yet.
    None,
    Some,
    /// The end, which is passed.
    End,
}

impl Members<'_, '_> {
    /// Moves to the next member; `false` at the end.
    #[inline]
    fn advance(&mut self) -> Result<bool, GaveUp> {
        match (self.skimmer.next_token()?, &self.met) {
            (_, Met::End) => return Err(GaveUp),
            (byte, _) if byte == self.end => {
                // A comma before the end is passed with the member it should have announced.
                self.skimmer.leave();
                self.met = Met::End;
                return Ok(false);
            }
            (_, Met::None) => self.met = Met::Some,
            (b',', Met::Some) => {
                self.skimmer.at += 1;
                if self.skimmer.next_token()? == self.end {
                    return Err(GaveUp);
                }
            }
            _ => return Err(GaveUp),
        }
        Ok(true)
    }

    /// A value counts when its visitor has come to the end.
    fn finish<T>(&self, value: T) -> Result<T, GaveUp> {
        if self.met == Met::End { Ok(value) } else { Err(GaveUp) }
    }
}

impl<'de> MapAccess<'de> for &mut Members<'_, 'de> {
    type Error = GaveUp;

    #[inline]
    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, GaveUp> {
        if !self.advance()? {
            return Ok(None);
        }
        if self.skimmer.peek() != Some(b'"') {
            return Err(GaveUp);
        }
        seed.deserialize(&mut *self.skimmer).map(Some)
    }

    #[inline]
    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, GaveUp> {
        self.skimmer.expect(b':')?;
        seed.deserialize(&mut *self.skimmer)
    }
}

impl<'de> SeqAccess<'de> for &mut Members<'_, 'de> {
    type Error = GaveUp;

    #[inline]
    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, GaveUp> {
        if !self.advance()? {
            return Ok(None);
        }
        seed.deserialize(&mut *self.skimmer).map(Some)
    }
}

#[cfg(test)]
mod tests;
