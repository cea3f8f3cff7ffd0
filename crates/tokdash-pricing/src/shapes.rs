//! The JSON shapes: amounts and rates as decimal texts, answers by their status.

use std::collections::BTreeMap;

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};

use crate::{
    Amount, Bucket, Currency, Explain, Flag, Free, FreeWhy, How, Matched, Outcome, Part, Parts,
    Quote, Rate, RateId, Reason, UnpricedRows,
};

macro_rules! serialize_as_text {
    ($($of:ty),+) => {
        $(impl Serialize for $of {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        })+
    };
}

serialize_as_text!(Currency, Rate, RateId, Bucket, Flag);

macro_rules! deserialize_from_text {
    ($($of:ty, $read:expr;)+) => {
        $(impl<'de> Deserialize<'de> for $of {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                $read(&text).map_err(D::Error::custom)
            }
        })+
    };
}

deserialize_from_text! {
    Currency, Currency::parse;
    Rate, Rate::per_mtok;
    RateId, rate_id;
    Bucket, bucket;
}

fn rate_id(text: &str) -> Result<RateId, &'static str> {
    let is_lower_hex = |digit: u8| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit);
    if text.len() != 16 || !text.bytes().all(is_lower_hex) {
        return Err("expected sixteen lower-case hexadecimal digits");
    }
    let number = u64::from_str_radix(text, 16).map_err(|_| "expected hexadecimal digits")?;
    Ok(RateId::from_bytes(number.to_be_bytes()))
}

fn bucket(text: &str) -> Result<Bucket, &'static str> {
    Bucket::ALL.into_iter().find(|bucket| bucket.as_str() == text).ok_or("expected a bucket")
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut shape = serializer.serialize_struct("Amount", 2)?;
        shape.serialize_field("currency", &self.currency())?;
        shape.serialize_field("amount", &self.decimal())?;
        shape.end()
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Shape {
            currency: Currency,
            amount: String,
        }
        let shape = Shape::deserialize(deserializer)?;
        Self::parse(&shape.amount, shape.currency).map_err(D::Error::custom)
    }
}

impl Serialize for How {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for Part {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut shape = serializer.serialize_struct("Part", 5)?;
        shape.serialize_field("bucket", &self.bucket)?;
        shape.serialize_field("tokens", &self.tokens)?;
        shape.serialize_field("per_mtok", &self.rate)?;
        shape.serialize_field("billed_as", &self.billed_as)?;
        shape.serialize_field("amount", &self.amount.decimal())?;
        shape.end()
    }
}

impl Serialize for Parts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Serialize for Matched<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let time = |at: Option<tokdash_core::Timestamp>| at.map(|at| at.to_string());
        let rule = match self.how {
            How::Override(rule) => Some(rule),
            _ => None,
        };
        let mut shape = serializer.serialize_struct("Matched", 10)?;
        shape.serialize_field("seller", self.seller)?;
        shape.serialize_field("model_id", self.model_id)?;
        shape.serialize_field("how", &self.how)?;
        shape.serialize_field("rule", &rule)?;
        shape.serialize_field("mode", &self.mode)?;
        shape.serialize_field("period_from", &time(self.period_from))?;
        shape.serialize_field("period_until", &time(self.period_until))?;
        shape.serialize_field("window", &self.window)?;
        shape.serialize_field("tier_above", &self.tier_above)?;
        shape.serialize_field("basis", &self.basis)?;
        shape.end()
    }
}

impl Serialize for FreeWhy {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Self::Listed => "listed",
            Self::Variant => "variant",
            Self::Override(_) => "override",
        })
    }
}

/// Every answer has the same keys; what does not apply is `null`, so that no price is never `0`.
impl Serialize for Outcome<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut shape = serializer.serialize_map(None)?;
        self.entries(&mut shape)?;
        shape.end()
    }
}

impl Outcome<'_> {
    fn entries<M: SerializeMap>(&self, shape: &mut M) -> Result<(), M::Error> {
        let currency = match self {
            Self::Priced(Quote { amount, .. }) => Some(amount.currency()),
            Self::Free(Free { currency, .. }) => *currency,
            Self::Unpriced(_) => None,
        };
        let amount = match self {
            Self::Priced(quote) => Some(quote.amount.decimal()),
            Self::Free(_) => Some("0".to_owned()),
            Self::Unpriced(_) => None,
        };
        shape.serialize_entry("status", self.status())?;
        shape.serialize_entry("reason", &self.reason())?;
        shape.serialize_entry("currency", &currency)?;
        shape.serialize_entry("amount", &amount)?;
        shape.serialize_entry("matched", &self.matched())?;
        shape.serialize_entry("flags", &self.flag_words())?;
        shape.serialize_entry("rate_id", &self.quote().map(|quote| quote.rate_id))?;
        match self {
            Self::Priced(quote) => shape.serialize_entry("parts", &quote.parts),
            Self::Free(free) => shape.serialize_entry("why", &free.why),
            Self::Unpriced(unpriced) => {
                shape.serialize_entry("seller", &unpriced.seller)?;
                match unpriced.reason {
                    Reason::MissingRate(bucket) => shape.serialize_entry("bucket", &bucket),
                    _ => Ok(()),
                }
            }
        }
    }
}

/// The answer's own entries, then what it depends on.
impl Serialize for Explain<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut shape = serializer.serialize_map(None)?;
        self.outcome.entries(&mut shape)?;
        shape.serialize_entry("compared", &self.folded)?;
        shape.serialize_entry("signature", &self.signature)?;
        shape.end()
    }
}

pub(crate) fn hex<S: Serializer>(bytes: &[u8; 16], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("{:032x}", u128::from_be_bytes(*bytes)))
}

pub(crate) fn amounts<S: Serializer>(
    amounts: &BTreeMap<Currency, i128>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer
        .collect_seq(amounts.iter().map(|(currency, pico)| Amount::from_pico(*pico, *currency)))
}

pub(crate) fn by_reason<S: Serializer>(
    unpriced: &BTreeMap<Reason, UnpricedRows>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    #[derive(serde::Serialize)]
    struct Row<'r> {
        reason: Reason,
        #[serde(skip_serializing_if = "Option::is_none")]
        bucket: Option<Bucket>,
        #[serde(flatten)]
        rows: &'r UnpricedRows,
    }
    serializer.collect_seq(unpriced.iter().map(|(reason, rows)| {
        let bucket = match reason {
            Reason::MissingRate(bucket) => Some(*bucket),
            _ => None,
        };
        Row { reason: *reason, bucket, rows }
    }))
}
