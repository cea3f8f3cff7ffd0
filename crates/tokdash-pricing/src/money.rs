//! Money: an integer count of 1e-12 units of a named currency.
//!
//! A price per million tokens with at most six decimals is a whole number of pico units per token,
//! so every product and every sum here is exact and independent of order. Rounding happens in
//! [`Amount::round_to`] alone, and two currencies never add.

use std::fmt;

use crate::decimal::{PICO_DECIMALS, divide_half_even, format_scaled, parse_scaled};

/// The three-letter code of a currency. Any code is kept as it is; none stands for another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Currency([u8; 3]);

impl Currency {
    /// US dollars.
    pub const USD: Self = Self(*b"USD");
    /// Chinese yuan.
    pub const CNY: Self = Self(*b"CNY");
    /// Euros.
    pub const EUR: Self = Self(*b"EUR");

    /// Reads a code of three ASCII letters, in any case.
    ///
    /// A symbol is no code: `$` and `¥` name several currencies each.
    ///
    /// # Errors
    /// [`MoneyError::NoCurrencyCode`] for anything else.
    pub fn parse(code: &str) -> Result<Self, MoneyError> {
        let bytes: [u8; 3] = code.as_bytes().try_into().map_err(|_| MoneyError::NoCurrencyCode)?;
        if bytes.iter().all(u8::is_ascii_alphabetic) {
            Ok(Self(bytes.map(|byte| byte.to_ascii_uppercase())))
        } else {
            Err(MoneyError::NoCurrencyCode)
        }
    }

    /// From the table, whose codes are checked when it is made.
    #[cfg(feature = "embedded")]
    pub(crate) const fn from_table(code: &str) -> Self {
        match code.as_bytes() {
            [a, b, c] => Self([*a, *b, *c]),
            _ => Self::USD,
        }
    }

    /// The code, in capitals.
    #[must_use]
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for Currency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Currency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What is wrong with a text or a sum of money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoneyError {
    /// Not a code of three letters.
    #[error("expected a currency code of three letters")]
    NoCurrencyCode,
    /// Not a plain decimal number, or one with too many decimals.
    #[error("expected a plain decimal number with at most {decimals} decimals")]
    NoDecimal {
        /// How many decimals are kept.
        decimals: u32,
    },
    /// A price so high that it cannot be one.
    #[error("price out of range (supported: below 1000000000 per million tokens)")]
    PriceTooHigh,
    /// Two currencies cannot be added.
    #[error("amounts of {left} and {right} do not add")]
    CurrencyMismatch {
        /// The currency of the sum so far.
        left: Currency,
        /// The currency of what was to be added.
        right: Currency,
    },
    /// The sum is too large to hold.
    #[error("amount out of range")]
    Overflow,
}

/// An exact amount of money.
///
/// ```
/// use tokdash_pricing::{Amount, Currency};
///
/// let cost = Amount::parse("0.0025105", Currency::USD)?;
/// assert_eq!(cost.pico(), 2_510_500_000);
/// assert_eq!(cost.round_to(4).to_string(), "0.0025 USD");
/// assert!(cost.checked_add(Amount::zero(Currency::CNY)).is_err());
/// # Ok::<(), tokdash_pricing::MoneyError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Amount {
    pico: i128,
    currency: Currency,
}

impl Amount {
    /// `pico` times 1e-12 units of `currency`.
    #[must_use]
    pub const fn from_pico(pico: i128, currency: Currency) -> Self {
        Self { pico, currency }
    }

    /// Nothing, in `currency`.
    #[must_use]
    pub const fn zero(currency: Currency) -> Self {
        Self::from_pico(0, currency)
    }

    /// Reads a decimal text with an optional minus sign and at most twelve decimals.
    ///
    /// # Errors
    /// [`MoneyError::NoDecimal`] for another form, [`MoneyError::Overflow`] for a number too large.
    pub fn parse(text: &str, currency: Currency) -> Result<Self, MoneyError> {
        let (negative, digits) =
            text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
        let pico = parse_scaled(digits, PICO_DECIMALS)
            .ok_or(MoneyError::NoDecimal { decimals: PICO_DECIMALS })?;
        let pico = i128::try_from(pico).map_err(|_| MoneyError::Overflow)?;
        Ok(Self { pico: if negative { -pico } else { pico }, currency })
    }

    /// The count of 1e-12 units.
    #[must_use]
    pub const fn pico(self) -> i128 {
        self.pico
    }

    /// The currency it is counted in.
    #[must_use]
    pub const fn currency(self) -> Currency {
        self.currency
    }

    /// The exact amount as a decimal text without the currency, without trailing zeros.
    #[must_use]
    pub fn decimal(self) -> String {
        format_scaled(self.pico, PICO_DECIMALS)
    }

    /// The sum of two amounts of the same currency.
    ///
    /// # Errors
    /// [`MoneyError::CurrencyMismatch`] for two currencies, [`MoneyError::Overflow`] for a sum
    /// beyond 128 bits.
    pub fn checked_add(self, other: Self) -> Result<Self, MoneyError> {
        if self.currency != other.currency {
            return Err(MoneyError::CurrencyMismatch {
                left: self.currency,
                right: other.currency,
            });
        }
        let pico = self.pico.checked_add(other.pico).ok_or(MoneyError::Overflow)?;
        Ok(Self { pico, currency: self.currency })
    }

    /// The amount with `digits` decimals, halves to the even neighbour.
    ///
    /// For display and export only: rounded rows do not add up. Twelve decimals or more change
    /// nothing.
    #[must_use]
    pub fn round_to(self, digits: u32) -> Self {
        let Some(dropped) = PICO_DECIMALS.checked_sub(digits).filter(|dropped| *dropped > 0) else {
            return self;
        };
        let unit = 10_i128.pow(dropped);
        let pico = divide_half_even(self.pico, unit).saturating_mul(unit);
        Self { pico, ..self }
    }

    /// The amount in millionths of a US dollar, rounded half to even; `None` for another
    /// currency.
    #[must_use]
    pub fn cost_micro_usd(self) -> Option<i128> {
        (self.currency == Currency::USD).then(|| divide_half_even(self.pico, 1_000_000))
    }

    /// The nearest floating-point number, for charts. Never store it, never add it up.
    #[must_use]
    pub fn to_f64_lossy(self) -> f64 {
        // The nearest number to the exact decimal text; no floating-point arithmetic on the way.
        self.decimal().parse().unwrap_or(f64::NAN)
    }
}

/// The exact amount and its currency: `0.017384 USD`.
impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.decimal(), self.currency)
    }
}

impl fmt::Debug for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_symbol_or_a_word_is_no_currency() {
        for text in ["$", "¥", "", "US", "USDT", "U$D", "元元元"] {
            assert_eq!(Currency::parse(text), Err(MoneyError::NoCurrencyCode), "{text}");
        }
        assert_eq!(Currency::parse("usd"), Ok(Currency::USD));
        assert_eq!(Currency::parse("XAU").map(|code| code.to_string()), Ok("XAU".to_owned()));
    }

    #[test]
    fn currencies_do_not_add() {
        let (usd, cny) = (Amount::zero(Currency::USD), Amount::zero(Currency::CNY));
        assert!(matches!(usd.checked_add(cny), Err(MoneyError::CurrencyMismatch { .. })));
        let full = Amount::from_pico(i128::MAX, Currency::USD);
        assert_eq!(full.checked_add(full), Err(MoneyError::Overflow));
    }

    #[test]
    fn micro_dollars_exist_for_dollars_alone() {
        let pico = 2_500_000;
        assert_eq!(Amount::from_pico(pico, Currency::USD).cost_micro_usd(), Some(2));
        assert_eq!(Amount::from_pico(pico, Currency::CNY).cost_micro_usd(), None);
    }

    #[test]
    fn the_chart_number_is_the_nearest_one() {
        let amount = Amount::parse("0.1", Currency::USD).unwrap();
        assert!((amount.to_f64_lossy() - 0.1).abs() < f64::EPSILON);
    }

    proptest! {
        #[test]
        fn an_amount_survives_its_decimal_text(pico: i64) {
            let amount = Amount::from_pico(pico.into(), Currency::USD);
            prop_assert_eq!(Amount::parse(&amount.decimal(), Currency::USD), Ok(amount));
        }

        #[test]
        fn rounding_moves_by_at_most_half_a_unit(pico: i64, digits in 0_u32..20) {
            let amount = Amount::from_pico(pico.into(), Currency::USD);
            let unit = 10_i128.pow(12_u32.saturating_sub(digits));
            let moved = (amount.round_to(digits).pico() - amount.pico()).abs();
            prop_assert!(moved * 2 <= unit || moved == 0);
        }
    }
}
