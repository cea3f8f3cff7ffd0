//! Flags: what a reader of an answer should know about how it came to be.

use std::fmt;

macro_rules! flags {
    ($($(#[doc = $doc:literal])+ $name:ident = $word:literal,)+) => {
        /// One thing worth knowing about an answer.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Flag {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Flag {
            /// Every flag, in the order they are listed in.
            pub(crate) const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// The word for it, as it stands in JSON.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$name => $word,)+
                }
            }
        }
    };
}

flags! {
    /// A rule of the overrides file answered.
    Override = "override",
    /// A trailing `[…]` was taken off the id: a mark of the context size.
    ContextMarker = "context_marker",
    /// A trailing `@version` was taken off the id.
    VertexVersion = "vertex_version",
    /// The label is that of a subscription: what its use would cost at the seller's list price.
    SubscriptionEquivalent = "subscription_equivalent",
    /// A known label is the beginning of the label that was given.
    LabelPrefix = "label_prefix",
    /// A label was given, and nobody knows it.
    UnknownLabel = "unknown_label",
    /// The seller was inferred from the model's id.
    ProviderInferred = "provider_inferred",
    /// The seller passes this model on at the price of its maker.
    ChannelFallback = "channel_fallback",
    /// The price a reseller asks, for a model that was not bought there.
    AggregatorReference = "aggregator_reference",
    /// The model that answered was priced, because the one asked for has no price.
    ServedModel = "served_model",
    /// No time was given: the day of the table at 12:00 UTC.
    TimeAssumedAsOf = "time_assumed_as_of",
    /// No time was given, and the price depends on the time of day: the one outside its windows.
    WindowUnknown = "window_unknown",
    /// The row spans an edge of a period or window: the price at its end, outside windows.
    WindowAmbiguous = "window_ambiguous",
    /// The calendar of holidays does not cover the day: priced as no holiday.
    CalendarOutOfRange = "calendar_out_of_range",
    /// Several requests in one row, whose sum reaches a higher tier: the lowest tier.
    TierAmbiguous = "tier_ambiguous",
    /// No price of cache reads is published: billed as input.
    CacheReadAsInput = "fallback:cache_read=input",
    /// No price of cache writes is published: billed as input.
    CacheWriteAsInput = "fallback:cache_write=input",
    /// No price of one-hour writes is published: billed as five-minute writes.
    CacheWrite1hAsCacheWrite = "fallback:cache_write_1h=cache_write",
    /// No price of any cache write is published: one-hour writes billed as input.
    CacheWrite1hAsInput = "fallback:cache_write_1h=input",
}

impl fmt::Display for Flag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A set of [`Flag`]s.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Flags(u32);

impl Flags {
    /// The empty set.
    pub(crate) const NONE: Self = Self(0);

    pub(crate) fn insert(&mut self, flag: Flag) {
        self.0 |= Self::bit(flag);
    }

    #[must_use]
    pub(crate) fn with(mut self, flag: Flag) -> Self {
        self.insert(flag);
        self
    }

    #[must_use]
    pub(crate) const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether `flag` is in the set.
    #[must_use]
    pub const fn contains(self, flag: Flag) -> bool {
        self.0 & Self::bit(flag) != 0
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The flags, in a fixed order.
    pub fn iter(self) -> impl Iterator<Item = Flag> {
        Flag::ALL.iter().copied().filter(move |flag| self.contains(*flag))
    }

    const fn bit(flag: Flag) -> u32 {
        1 << (flag as u32)
    }
}

impl fmt::Debug for Flags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Flag::as_str)).finish()
    }
}
