//! The fields of a ledger row that this reader uses: the allow-list.

/// A set of fields, and the fields themselves with their names.
macro_rules! fields {
    ($($name:ident $bytes:literal $text:literal,)*) => {
        /// A field that this reader uses. Everything else in a row is skipped unseen.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Field {
            $($name,)*
        }

        impl Field {
            /// All of them, in the order in which diagnostics name them.
            pub(crate) const ALL: &[Self] = &[$(Self::$name),*];

            /// The field that a decoded key names.
            pub(crate) fn of(key: &[u8]) -> Option<Self> {
                match key {
                    $($bytes => Some(Self::$name),)*
                    _ => None,
                }
            }

            /// The name that diagnostics show.
            pub(crate) fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)*
                }
            }
        }
    };
}

fields! {
    Ts b"ts" "ts",
    Prompt b"prompt" "prompt",
    Completion b"completion" "completion",
    Reasoning b"reasoning" "reasoning",
    CacheHit b"cache_hit" "cache_hit",
    CacheMiss b"cache_miss" "cache_miss",
    Requests b"requests" "requests",
    Model b"model" "model",
    Source b"source" "source",
    UsageSource b"usage_source" "usage_source",
    IncompleteReason b"incomplete_reason" "incomplete_reason",
    CostAmount b"cost_amount" "cost_amount",
    CostCurrency b"cost_currency" "cost_currency",
    CostComplete b"cost_complete" "cost_complete",
    DisplayComplete b"display_complete" "display_complete",
    Turn b"turn" "turn",
    Compaction b"compaction" "compaction",
}

/// Some of the fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fields(u32);

impl Fields {
    /// These fields.
    pub(crate) const fn of(fields: &[Field]) -> Self {
        let (mut bits, mut rest) = (0, fields);
        while let [first, others @ ..] = rest {
            bits |= Self::bit(*first);
            rest = others;
        }
        Self(bits)
    }

    const fn bit(field: Field) -> u32 {
        1 << field as u32
    }

    pub(crate) fn set(&mut self, field: Field, present: bool) {
        self.0 = self.0 & !Self::bit(field) | if present { Self::bit(field) } else { 0 };
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are in `other` too.
    pub(crate) fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Field> {
        Field::ALL.iter().copied().filter(move |field| self.0 & Self::bit(*field) != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_is_found_by_its_name() {
        for field in Field::ALL {
            assert_eq!(Field::of(field.name().as_bytes()), Some(*field));
        }
        assert_eq!(Field::of(b"total"), None);
        assert_eq!(Field::of(b"TS"), None);
    }

    #[test]
    fn a_set_holds_what_was_set_last() {
        let mut fields = Fields::of(&[Field::Ts, Field::Turn]);
        fields.set(Field::Ts, false);
        fields.set(Field::Compaction, true);
        assert_eq!(fields.iter().collect::<Vec<_>>(), [Field::Turn, Field::Compaction]);
        assert!(fields.and(Fields::of(&[Field::Ts])).is_empty());
    }
}
