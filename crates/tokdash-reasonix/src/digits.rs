//! Numbers as decimal text and back, eight digits in one machine word.
//!
//! Counts differ in length from row to row, so a loop over their digits ends with a branch that the
//! processor guesses wrong, and one wrong guess costs more than all of a count's digits. A row has
//! up to ten of them. The lowest byte of a word is the digit that stands first in the text.

/// A byte 1 in each place.
const ONES: u64 = u64::MAX / 255;

/// Puts the decimal digits of `number` behind `text`.
pub(crate) fn push_decimal(text: &mut Vec<u8>, number: u64) {
    if number >= 100_000_000 {
        text.extend_from_slice(number.to_string().as_bytes());
        return;
    }
    let digits = digits_of(number);
    // Zeros in front, except that 0 has one digit.
    let zeros = (digits.trailing_zeros() / 8).min(7);
    let shown = (digits | (ONES * 0x30)) >> (zeros * 8);
    text.extend_from_slice(&shown.to_le_bytes());
    let surplus = usize::try_from(zeros).unwrap_or(0);
    text.truncate(text.len() - surplus);
}

/// The eight digits of a number below 10^8, each in a byte: halved three times, in all parts of the
/// word at once. The multiplications divide by 100 and by 10, exactly for what can stand there.
fn digits_of(number: u64) -> u64 {
    let fours = (number / 10_000) | ((number % 10_000) << 32);
    let hundreds = ((fours * 10_486) >> 20) & 0x0000_007f_0000_007f;
    let twos = hundreds | ((fours - hundreds * 100) << 16);
    let tens = ((twos * 103) >> 10) & 0x000f_000f_000f_000f;
    tens | ((twos - tens * 10) << 8)
}

/// How many digits `word` starts with, and their value; `None` when all eight bytes are digits, so
/// that the number may go on.
#[inline]
pub(crate) fn leading_digits(word: u64) -> Option<(u32, u64)> {
    // A byte stays below 16 only if it was a digit, or one of the six characters behind `9`; those
    // reach 16 with 6 more. Bytes do not carry into each other where their high bits are masked.
    let offsets = word ^ (ONES * 0x30);
    let others = (((offsets & (ONES * 0x7f)) + ONES * 0x76) | offsets) & (ONES * 0x80);
    let count = others.trailing_zeros() / 8;
    match count {
        0 => Some((0, 0)),
        8.. => None,
        // Moved up, so that the missing digits stand in front as zeros.
        1..8 => Some((count, value_of(offsets << (64 - count * 8)))),
    }
}

/// The value of eight digits, each in a byte: joined to pairs, fours, and one number.
#[inline]
fn value_of(digits: u64) -> u64 {
    let twos = (digits & (ONES * 0x0f)).wrapping_mul(10 * 256 + 1) >> 8 & 0x00ff_00ff_00ff_00ff;
    let fours = twos.wrapping_mul(100 * 65_536 + 1) >> 16 & 0x0000_ffff_0000_ffff;
    fours.wrapping_mul(10_000 * 4_294_967_296 + 1) >> 32
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn pushed(number: u64) -> String {
        let mut text = b"before ".to_vec();
        push_decimal(&mut text, number);
        String::from_utf8(text).unwrap()
    }

    proptest! {
        #[test]
        fn digits_are_what_format_writes(number in any::<u64>(), shift in 0u32..64) {
            let number = number >> shift;
            prop_assert_eq!(pushed(number), format!("before {number}"));
        }

        #[test]
        fn leading_digits_are_what_parse_reads(bytes in any::<[u8; 8]>(), length in 0usize..8) {
            let mut bytes = bytes;
            bytes.iter_mut().take(length).for_each(|byte| *byte = b'0' + *byte % 10);
            let digits = bytes.iter().take_while(|byte| byte.is_ascii_digit()).count();
            let text = std::str::from_utf8(&bytes[..digits]).unwrap();
            let want = (digits < 8)
                .then(|| (u32::try_from(digits).unwrap(), text.parse().unwrap_or(0)));
            prop_assert_eq!(leading_digits(u64::from_le_bytes(bytes)), want);
        }
    }

    #[test]
    fn every_byte_behind_a_digit_is_told_from_a_digit() {
        for byte in u8::MIN..=u8::MAX {
            let word = u64::from_le_bytes([b'7', byte, b'x', b'x', b'x', b'x', b'x', b'x']);
            let want = match byte {
                b'0'..=b'9' => (2, 70 + u64::from(byte - b'0')),
                _ => (1, 7),
            };
            assert_eq!(leading_digits(word), Some(want), "{byte}");
        }
        assert_eq!(leading_digits(u64::from_le_bytes(*b"12345678")), None);
    }

    #[test]
    fn every_number_of_few_digits_comes_back() {
        for number in (0..100_000).chain(9_990_000..10_000_010).chain(99_999_990..100_000_010) {
            let mut text = Vec::new();
            push_decimal(&mut text, number);
            assert_eq!(text, number.to_string().as_bytes());
            text.resize(8.max(text.len()), b',');
            if let Some((_, value)) =
                leading_digits(u64::from_le_bytes(text[..8].try_into().unwrap()))
            {
                assert_eq!(value, number);
            }
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        assert_eq!(pushed(0), "before 0");
        assert_eq!(pushed(u64::MAX), "before 18446744073709551615");
    }
}
