//! Decimal texts and scaled integers: exact in both directions, no floats.

/// Decimals of a pico amount.
pub(crate) const PICO_DECIMALS: u32 = 12;

/// Reads `digits[.digits]` as an integer scaled by ten to the `decimals`.
///
/// More decimals are taken when they are zeros; a value that would have to be rounded is refused,
/// as are signs, exponents, blanks and separators.
pub(crate) fn parse_scaled(text: &str, decimals: u32) -> Option<u128> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    if whole.is_empty() || fraction.is_empty() {
        return None;
    }
    let mut value: u128 = 0;
    for digit in whole.bytes() {
        value = push_digit(value, digit)?;
    }
    let mut left = decimals;
    for digit in fraction.bytes() {
        if left > 0 {
            value = push_digit(value, digit)?;
            left -= 1;
        } else if digit != b'0' {
            return None;
        }
    }
    value.checked_mul(10_u128.checked_pow(left)?)
}

fn push_digit(value: u128, digit: u8) -> Option<u128> {
    if !digit.is_ascii_digit() {
        return None;
    }
    value.checked_mul(10)?.checked_add(u128::from(digit - b'0'))
}

/// Writes an integer scaled by ten to the `decimals` as a decimal text without trailing zeros.
pub(crate) fn format_scaled(value: i128, decimals: u32) -> String {
    let sign = if value < 0 { "-" } else { "" };
    let scale = 10_u128.saturating_pow(decimals);
    let (whole, fraction) = (value.unsigned_abs() / scale, value.unsigned_abs() % scale);
    if fraction == 0 {
        return format!("{sign}{whole}");
    }
    let width = usize::try_from(decimals).unwrap_or(0);
    let digits = format!("{fraction:0width$}");
    format!("{sign}{whole}.{}", digits.trim_end_matches('0'))
}

/// `value / divisor`, rounded half to even. The divisor is positive.
pub(crate) fn divide_half_even(value: i128, divisor: i128) -> i128 {
    let (quotient, rest) = (value.div_euclid(divisor), value.rem_euclid(divisor));
    let up = match rest.cmp(&(divisor - rest)) {
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Equal => quotient.rem_euclid(2) == 1,
    };
    quotient + i128::from(up)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn only_plain_decimal_numbers_are_read() {
        for (text, want) in
            [("0", 0), ("0.003625", 3625), ("600", 600_000_000), ("1.50000000", 1_500_000)]
        {
            assert_eq!(parse_scaled(text, 6), Some(want), "{text}");
        }
        for text in ["", ".", "1.", ".5", "-1", "+1", "1e3", " 1", "1,5", "0.0000001", "1.2.3", "١"]
        {
            assert_eq!(parse_scaled(text, 6), None, "{text}");
        }
    }

    #[test]
    fn numbers_too_long_to_hold_are_refused() {
        assert_eq!(parse_scaled(&"9".repeat(60), 6), None);
    }

    #[test]
    fn halves_go_to_the_even_neighbour() {
        for (value, want) in
            [(5, 0), (15, 2), (25, 2), (35, 4), (-5, 0), (-15, -2), (26, 3), (24, 2)]
        {
            assert_eq!(divide_half_even(value, 10), want, "{value}");
        }
    }

    proptest! {
        #[test]
        fn writing_and_reading_are_inverse(value in 0_u64..) {
            let text = format_scaled(i128::from(value), 6);
            prop_assert_eq!(parse_scaled(&text, 6), Some(u128::from(value)));
        }
    }
}
