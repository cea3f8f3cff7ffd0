//! What stands behind a key, as far as this reader tells values apart.

use std::borrow::Cow;

use tokdash_core::MAX_COUNT;

/// A string as it stands between its quotes in the line. Decoding waits until it is asked for, so
/// that a row is a handful of plain references.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Text<'a>(&'a str);

impl<'a> Text<'a> {
    /// A string without escapes.
    #[inline]
    pub(super) fn plain(literal: &'a str) -> Self {
        Self(literal)
    }

    /// Any string; `None` when its escapes are no Unicode.
    pub(super) fn any(literal: &'a str) -> Option<Self> {
        decoded(literal).map(|_| Self(literal))
    }

    /// The text, which holds no escape when its row holds none.
    #[inline]
    pub(super) fn get(self, row_has_escapes: bool) -> Cow<'a, str> {
        if row_has_escapes {
            // It was decoded once before.
            decoded(self.0).unwrap_or_default()
        } else {
            Cow::Borrowed(self.0)
        }
    }
}

fn decoded(literal: &str) -> Option<Cow<'_, str>> {
    if literal.contains('\\') {
        serde_json::from_str(&format!("\"{literal}\"")).ok().map(Cow::Owned)
    } else {
        Some(Cow::Borrowed(literal))
    }
}

/// A JSON value, reduced to what the fields of a row may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Value<'a> {
    Null,
    Flag(bool),
    /// An integer literal from 0 to 2^40.
    Count(u64),
    Text(Text<'a>),
    Object,
    /// Anything else: an array, any other number, text that is no Unicode.
    Other,
}

/// The value has a type that its field cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WrongType;

impl<'a> Value<'a> {
    /// The value of a number literal: a count if it is digits alone and not too large.
    pub(super) fn number(literal: &[u8]) -> Self {
        let mut value = 0_u64;
        for byte in literal {
            if !byte.is_ascii_digit() {
                return Self::Other;
            }
            value = value.saturating_mul(10).saturating_add(u64::from(byte - b'0'));
        }
        Self::integer(value)
    }

    /// The value of an integer literal: a count if it is not too large.
    #[inline]
    pub(super) fn integer(value: u64) -> Self {
        if value <= MAX_COUNT { Self::Count(value) } else { Self::Other }
    }

    #[inline]
    pub(super) fn count(self) -> Result<Option<u64>, WrongType> {
        match self {
            Self::Null => Ok(None),
            Self::Count(count) => Ok(Some(count)),
            _ => Err(WrongType),
        }
    }

    #[inline]
    pub(super) fn text(self) -> Result<Option<Text<'a>>, WrongType> {
        match self {
            Self::Null => Ok(None),
            Self::Text(text) => Ok(Some(text)),
            _ => Err(WrongType),
        }
    }

    #[inline]
    pub(super) fn flag(self) -> Result<Option<bool>, WrongType> {
        match self {
            Self::Null => Ok(None),
            Self::Flag(flag) => Ok(Some(flag)),
            _ => Err(WrongType),
        }
    }

    #[inline]
    pub(super) fn object(self) -> Result<Option<()>, WrongType> {
        match self {
            Self::Null => Ok(None),
            Self::Object => Ok(Some(())),
            _ => Err(WrongType),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_digits_up_to_2_to_the_40_are_a_count() {
        assert_eq!(Value::number(b"0"), Value::Count(0));
        assert_eq!(Value::number(b"1099511627776"), Value::Count(1 << 40));
        let huge = "9".repeat(5_000);
        for other in ["1099511627777", "18446744073709551616", "-0", "1.0", "1e3", huge.as_str()] {
            assert_eq!(Value::number(other.as_bytes()), Value::Other, "{other:.20}");
        }
    }
}
