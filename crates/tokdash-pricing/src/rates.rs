//! Rates: what one token of each bucket costs, and what stands in for a rate nobody published.

use std::fmt;

use sha2::{Digest, Sha256};
use tokdash_core::{TokenCounts, TokenTotals};

use crate::decimal::{format_scaled, parse_scaled};
use crate::{Currency, Flag, MoneyError};

/// Decimals of a price per million tokens that stay exact.
pub(crate) const PRICE_DECIMALS: u32 = 6;
/// Prices end here, so that no product with a 64-bit count can overflow.
const MAX_PICO: u64 = 1_000_000_000_000_000;

/// One of the six disjoint kinds of tokens, as in [`TokenCounts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bucket {
    /// Uncached input.
    Input,
    /// Output.
    Output,
    /// Cache reads.
    CacheRead,
    /// Cache writes of five minutes or of unrecorded length.
    CacheWrite,
    /// Cache writes of one hour.
    CacheWrite1h,
    /// Reasoning that is not inside the output.
    Reasoning,
}

impl Bucket {
    /// All six, in the order of every list here.
    pub const ALL: [Self; 6] = [
        Self::Input,
        Self::Output,
        Self::CacheRead,
        Self::CacheWrite,
        Self::CacheWrite1h,
        Self::Reasoning,
    ];

    /// `input`, `output`, `cache_read`, `cache_write`, `cache_write_1h` or `reasoning`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Input => "input",
            Self::Output => "output",
            Self::CacheRead => "cache_read",
            Self::CacheWrite => "cache_write",
            Self::CacheWrite1h => "cache_write_1h",
            Self::Reasoning => "reasoning",
        }
    }

    /// The sum of this bucket.
    #[must_use]
    pub const fn of_totals(self, tokens: &TokenTotals) -> u128 {
        match self {
            Self::Input => tokens.input,
            Self::Output => tokens.output,
            Self::CacheRead => tokens.cache_read,
            Self::CacheWrite => tokens.cache_write,
            Self::CacheWrite1h => tokens.cache_write_1h,
            Self::Reasoning => tokens.reasoning,
        }
    }

    /// The count of this bucket.
    #[must_use]
    pub const fn of(self, tokens: &TokenCounts) -> u64 {
        match self {
            Self::Input => tokens.input,
            Self::Output => tokens.output,
            Self::CacheRead => tokens.cache_read,
            Self::CacheWrite => tokens.cache_write,
            Self::CacheWrite1h => tokens.cache_write_1h,
            Self::Reasoning => tokens.reasoning,
        }
    }
}

impl fmt::Display for Bucket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The price of one token: a whole number of 1e-12 units.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rate(u64);

impl Rate {
    /// Reads a price per million tokens: a decimal text with at most six decimals.
    ///
    /// # Errors
    /// [`MoneyError::NoDecimal`] for another form, [`MoneyError::PriceTooHigh`] from a thousand
    /// million units on.
    pub fn per_mtok(text: &str) -> Result<Self, MoneyError> {
        let pico = parse_scaled(text, PRICE_DECIMALS)
            .ok_or(MoneyError::NoDecimal { decimals: PRICE_DECIMALS })?;
        u64::try_from(pico)
            .ok()
            .filter(|pico| *pico < MAX_PICO)
            .map(Self)
            .ok_or(MoneyError::PriceTooHigh)
    }

    /// From the table, whose rates fit 32 bits.
    pub(crate) const fn from_table(pico: u64) -> Self {
        Self(pico)
    }

    /// The count of 1e-12 units per token.
    #[must_use]
    pub const fn pico(self) -> u64 {
        self.0
    }

    /// The cost of `tokens` tokens, in 1e-12 units. Cannot overflow: below 2e34.
    pub(crate) fn times(self, tokens: u64) -> i128 {
        i128::from(self.0) * i128::from(tokens)
    }
}

/// The price per million tokens, as a decimal text.
impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&format_scaled(self.0.into(), PRICE_DECIMALS))
    }
}

impl fmt::Debug for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The published rates of one card; a bucket without one has none, which is not zero.
///
/// ```
/// use tokdash_pricing::{Bucket, Rate, Rates};
///
/// let rates = Rates::new().with(Bucket::Input, Rate::per_mtok("0.15")?);
/// assert_eq!(rates.get(Bucket::CacheRead), None);
/// assert_eq!(rates.billed(Bucket::CacheRead).map(|billed| billed.bucket), Some(Bucket::Input));
/// # Ok::<(), tokdash_pricing::MoneyError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rates([Option<Rate>; 6]);

/// The rate that a bucket is billed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Billed {
    /// The rate.
    pub rate: Rate,
    /// The bucket whose rate it is: another one where the bucket's own is not published.
    pub bucket: Bucket,
}

impl Rates {
    /// No rate at all.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    pub(crate) const fn from_array(rates: [Option<Rate>; 6]) -> Self {
        Self(rates)
    }

    /// Sets the rate of one bucket.
    #[must_use]
    pub fn with(mut self, bucket: Bucket, rate: Rate) -> Self {
        if let Some(slot) = self.0.get_mut(bucket as usize) {
            *slot = Some(rate);
        }
        self
    }

    /// The published rate of a bucket.
    #[must_use]
    pub fn get(&self, bucket: Bucket) -> Option<Rate> {
        self.0.get(bucket as usize).copied().flatten()
    }

    /// These rates, and those of `base` where there is none.
    pub(crate) fn or(self, base: Self) -> Self {
        let mut rates = self.0;
        for (slot, other) in rates.iter_mut().zip(base.0) {
            *slot = slot.or(other);
        }
        Self(rates)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// The rate a bucket is billed at: its own, or the one that stands in for it.
    ///
    /// Cache traffic without a published rate is billed as input, an hour's write as a write,
    /// separate reasoning as output. Nothing stands in for input and output.
    #[must_use]
    pub fn billed(&self, bucket: Bucket) -> Option<Billed> {
        let stand_in = match bucket {
            Bucket::Input | Bucket::Output => None,
            Bucket::CacheRead | Bucket::CacheWrite => Some(Bucket::Input),
            Bucket::CacheWrite1h if self.get(Bucket::CacheWrite).is_some() => {
                Some(Bucket::CacheWrite)
            }
            Bucket::CacheWrite1h => Some(Bucket::Input),
            Bucket::Reasoning => Some(Bucket::Output),
        };
        let at = |bucket| self.get(bucket).map(|rate| Billed { rate, bucket });
        at(bucket).or_else(|| stand_in.and_then(at))
    }

    /// The name of these rates: rows with the same one cost the same per token, bucket by bucket.
    #[must_use]
    pub fn id(&self, currency: Currency) -> RateId {
        let mut text = currency.to_string();
        for bucket in Bucket::ALL {
            text.push('|');
            if let Some(billed) = self.billed(bucket) {
                text.push_str(&billed.rate.pico().to_string());
            }
        }
        let digest: [u8; 32] = Sha256::digest(text.as_bytes()).into();
        let [a, b, c, d, e, f, g, h, ..] = digest;
        RateId([a, b, c, d, e, f, g, h])
    }
}

impl Billed {
    /// The flag for a rate that stands in for the one of `wanted`. Reasoning at the output rate
    /// needs none: it is how reasoning is sold.
    pub(crate) fn flag(self, wanted: Bucket) -> Option<Flag> {
        match (wanted, self.bucket) {
            (Bucket::CacheRead, Bucket::Input) => Some(Flag::CacheReadAsInput),
            (Bucket::CacheWrite, Bucket::Input) => Some(Flag::CacheWriteAsInput),
            (Bucket::CacheWrite1h, Bucket::CacheWrite) => Some(Flag::CacheWrite1hAsCacheWrite),
            (Bucket::CacheWrite1h, Bucket::Input) => Some(Flag::CacheWrite1hAsInput),
            _ => None,
        }
    }
}

/// The name of the rates a row was billed at: the first 16 hexadecimal digits of the SHA-256 of
/// `currency|input|output|cache_read|cache_write|cache_write_1h|reasoning`, each the rate it is
/// billed at in whole pico units, empty where there is none.
///
/// A store that keeps it beside each row can reprice by rewriting only the rows whose name
/// changed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RateId([u8; 8]);

impl RateId {
    pub(crate) const fn from_bytes(bytes: [u8; 8]) -> Self {
        Self(bytes)
    }

    /// The eight bytes behind the sixteen digits.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; 8] {
        self.0
    }
}

impl fmt::Display for RateId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for RateId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rates(pairs: &[(Bucket, &str)]) -> Rates {
        pairs.iter().fold(Rates::new(), |rates, (bucket, price)| {
            rates.with(*bucket, Rate::per_mtok(price).unwrap())
        })
    }

    #[test]
    fn a_price_is_a_whole_number_of_pico_units() {
        assert_eq!(Rate::per_mtok("0.003625").map(Rate::pico), Ok(3_625));
        assert_eq!(Rate::per_mtok("0.0000001"), Err(MoneyError::NoDecimal { decimals: 6 }));
        assert_eq!(Rate::per_mtok("1000000000"), Err(MoneyError::PriceTooHigh));
        assert_eq!(
            Rate::per_mtok("999999999.999999").map(|rate| rate.to_string()).as_deref(),
            Ok("999999999.999999")
        );
    }

    #[test]
    fn missing_rates_have_stand_ins_and_never_are_zero() {
        let card = rates(&[(Bucket::Input, "1"), (Bucket::Output, "2")]);
        let billed = |bucket| card.billed(bucket).map(|billed| billed.bucket);
        assert_eq!(billed(Bucket::CacheRead), Some(Bucket::Input));
        assert_eq!(billed(Bucket::CacheWrite1h), Some(Bucket::Input));
        assert_eq!(billed(Bucket::Reasoning), Some(Bucket::Output));
        let written = card.with(Bucket::CacheWrite, Rate::per_mtok("3").unwrap());
        assert_eq!(
            written.billed(Bucket::CacheWrite1h).map(|b| b.bucket),
            Some(Bucket::CacheWrite)
        );
        assert_eq!(Rates::new().billed(Bucket::Input), None);
    }

    #[test]
    fn the_id_names_what_is_billed() {
        let bare = rates(&[(Bucket::Input, "0.15"), (Bucket::Output, "0.6")]);
        let spelled_out = bare
            .with(Bucket::CacheRead, Rate::per_mtok("0.15").unwrap())
            .with(Bucket::Reasoning, Rate::per_mtok("0.60").unwrap());
        assert_eq!(bare.id(Currency::USD), spelled_out.id(Currency::USD));
        assert_ne!(bare.id(Currency::USD), bare.id(Currency::CNY));
        // sha256("USD|150000|600000|150000|150000|150000|600000")
        assert_eq!(bare.id(Currency::USD).to_string(), "32ee559672df5fb3");
    }
}
