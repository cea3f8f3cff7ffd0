//! Reasons for which there is no price.

use std::fmt;

use crate::Bucket;

/// Why there is no price. Each is a state of its own; none of them is zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Reason {
    /// The id is empty or a word such as `auto`: it names no model.
    NotAModel,
    /// Nobody in the table sells a model of exactly this name.
    UnknownModel,
    /// Only a reseller lists it, and nothing says that it was bought there.
    OnlyAggregatorPrice,
    /// The label or the id says that it ran on the user's own machine.
    SelfHosted,
    /// A quantised or converted copy, which no seller in the table sells.
    LocalVariant,
    /// The id leaves the route, and so the price, to the reseller of that moment.
    RoutingVariant,
    /// It was bought from a seller whose prices are not in the table.
    ChannelNotModelled,
    /// The model was not sold yet at that time.
    BeforeFirstPrice,
    /// The model was not sold any more at that time.
    Retired,
    /// The model has no price in the currency that was asked for.
    NoCardInCurrency,
    /// The model is not sold in the mode that was asked for.
    NoCardForMode,
    /// An amount without a currency.
    NoCurrency,
    /// Tokens of a kind that the card has no rate for.
    MissingRate(Bucket),
    /// A count that is no count.
    InvalidTokens,
    /// No label names a seller, and the policy does not let one be inferred.
    ProviderNotNamed,
    /// The basis of the price is worse than the policy allows.
    BasisBelowMinimum,
    /// A rule of the overrides file says that it has no price.
    ByOverride,
}

impl Reason {
    /// The word for it, as it stands in JSON.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::NotAModel => "not_a_model",
            Self::UnknownModel => "unknown_model",
            Self::OnlyAggregatorPrice => "only_aggregator_price",
            Self::SelfHosted => "self_hosted",
            Self::LocalVariant => "local_variant",
            Self::RoutingVariant => "routing_variant",
            Self::ChannelNotModelled => "channel_not_modelled",
            Self::BeforeFirstPrice => "before_first_price",
            Self::Retired => "retired",
            Self::NoCardInCurrency => "no_card_in_currency",
            Self::NoCardForMode => "no_card_for_mode",
            Self::NoCurrency => "no_currency",
            Self::MissingRate(_) => "missing_rate",
            Self::InvalidTokens => "invalid_tokens",
            Self::ProviderNotNamed => "provider_not_named",
            Self::BasisBelowMinimum => "basis_below_minimum",
            Self::ByOverride => "by_override",
        }
    }

    /// A sentence for people.
    #[must_use]
    pub const fn explanation(self) -> &'static str {
        match self {
            Self::NotAModel => "the id names no model",
            Self::UnknownModel => "no seller in the table sells a model of exactly this name",
            Self::OnlyAggregatorPrice => {
                "only a reseller lists it, and nothing says that it was bought there"
            }
            Self::SelfHosted => "it ran on the user's own machine",
            Self::LocalVariant => "a quantised or converted copy, which no seller here sells",
            Self::RoutingVariant => "the id leaves the route, and so the price, to the reseller",
            Self::ChannelNotModelled => "bought from a seller whose prices are not in the table",
            Self::BeforeFirstPrice => "it was not sold yet at that time",
            Self::Retired => "it was not sold any more at that time",
            Self::NoCardInCurrency => "it has no price in the currency asked for",
            Self::NoCardForMode => "it is not sold in the mode asked for",
            Self::NoCurrency => "an amount without a currency",
            Self::MissingRate(_) => "tokens of a kind that its card has no rate for",
            Self::InvalidTokens => "a count that is no count",
            Self::ProviderNotNamed => "no label names a seller, and the policy infers none",
            Self::BasisBelowMinimum => "the basis of its price is worse than the policy allows",
            Self::ByOverride => "the overrides file says that it has no price",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MissingRate(bucket) => write!(f, "missing_rate ({bucket})"),
            other => f.write_str(other.as_str()),
        }
    }
}
