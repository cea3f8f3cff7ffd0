#![cfg_attr(feature = "embedded", doc = include_str!("../README.md"))]
#![cfg_attr(
    not(feature = "embedded"),
    doc = "What a use of a language model cost, without the table."
)]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod book;
mod calendar;
mod decimal;
mod explain;
mod flags;
mod generated;
mod matching;
mod money;
mod name_hash;
mod outcome;
mod overrides;
mod price;
mod query;
mod rates;
mod reason;
#[cfg(feature = "serde")]
mod shapes;
mod signature;
mod table;
mod tag;
mod totals;
mod windows;

pub use self::book::PriceBook;
pub use self::calendar::CalendarCover;
pub use self::explain::Explain;
pub use self::flags::{Flag, Flags};
pub use self::matching::fold;
pub use self::money::{Amount, Currency, MoneyError};
pub use self::outcome::{Free, FreeWhy, How, Matched, Outcome, Part, Parts, Quote, Unpriced};
pub use self::overrides::{
    OverrideAction, OverridePrice, OverrideRule, Overrides, OverridesError, OverridesErrorKind,
};
pub use self::query::{Basis, Mode, Policy, Query};
pub use self::rates::{Billed, Bucket, Rate, RateId, Rates};
pub use self::reason::Reason;
pub use self::signature::Signature;
pub use self::tag::{PriceTag, PricedSum, Recorded};
pub use self::totals::{Converted, ExchangeRate, Totals, UnpricedRows};
