//! Decoding by allow-list, for any self-describing format: only named fields become values, and a
//! field of an unexpected type spoils itself and not its row.
//!
//! A reader declares the fields it uses with [`allow_list!`](crate::allow_list); everything else
//! in a row, prompts above all, is skipped without ever being built.

mod skim;

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor,
};

pub use self::skim::skim;
use crate::MAX_COUNT;

/// A count as it stands in a row.
///
/// Only an integer literal from 0 to 2^40 is a count. A boolean, text, a fraction (also `1.0`), a
/// negative or larger number is there but invalid; `null` is as good as absent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Count {
    /// The field is not there.
    #[default]
    Absent,
    /// The field holds a count.
    Valid(u64),
    /// The field holds something else.
    Invalid,
}

impl Count {
    /// The count, where there is a valid one.
    #[must_use]
    pub fn valid(self) -> Option<u64> {
        match self {
            Self::Valid(count) => Some(count),
            Self::Absent | Self::Invalid => None,
        }
    }

    /// The count, 0 where the field is absent, `None` where it is invalid.
    #[must_use]
    pub fn or_zero(self) -> Option<u64> {
        match self {
            Self::Valid(count) => Some(count),
            Self::Absent => Some(0),
            Self::Invalid => None,
        }
    }

    fn of(number: u64) -> Self {
        if number <= MAX_COUNT { Self::Valid(number) } else { Self::Invalid }
    }
}

/// A whole number that is no count, such as a time in milliseconds: an integer literal from 0 to
/// 2^64 - 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Whole {
    /// The field is not there.
    #[default]
    Absent,
    /// The field holds a whole number.
    Valid(u64),
    /// The field holds something else.
    Invalid,
}

impl Whole {
    /// The number, where there is a valid one.
    #[must_use]
    pub fn valid(self) -> Option<u64> {
        match self {
            Self::Valid(number) => Some(number),
            Self::Absent | Self::Invalid => None,
        }
    }
}

/// A text as it stands in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Text<'a> {
    /// The field is not there.
    #[default]
    Absent,
    /// The field holds text.
    Valid(Cow<'a, str>),
    /// The field holds something else.
    Invalid,
}

impl Text<'_> {
    /// The text, where there is one, trimmed; blank text is as good as none.
    #[must_use]
    pub fn filled(&self) -> Option<&str> {
        match self {
            Self::Valid(text) => Some(text.trim()).filter(|text| !text.is_empty()),
            Self::Absent | Self::Invalid => None,
        }
    }

    /// The text as it stands.
    #[must_use]
    pub fn raw(&self) -> Option<&str> {
        match self {
            Self::Valid(text) => Some(text),
            Self::Absent | Self::Invalid => None,
        }
    }
}

/// A boolean as it stands in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Flag {
    /// The field is not there.
    #[default]
    Absent,
    /// The field holds a boolean.
    Valid(bool),
    /// The field holds something else.
    Invalid,
}

impl Flag {
    /// Whether the field is there and true.
    #[must_use]
    pub fn is_true(self) -> bool {
        self == Self::Valid(true)
    }
}

/// An object as it stands in a row; `None` where the field is absent or something else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Object<T>(pub Option<T>);

impl<T> Default for Object<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Object<T> {
    /// The object, where there is one.
    #[must_use]
    pub fn as_ref(&self) -> Option<&T> {
        self.0.as_ref()
    }
}

struct Lenient<T>(PhantomData<T>);

/// Implements `Deserialize` so that no type of value is an error: what `accept` does not take is
/// taken in and answered with `other`, and null with the default.
macro_rules! lenient {
    ([$($generics:tt)*] $type:ty, other: $other:expr, $($accept:item)*) => {
        impl<'de, $($generics)*> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_any(Lenient(PhantomData::<$type>))
            }
        }

        impl<'de, $($generics)*> Visitor<'de> for Lenient<$type> {
            type Value = $type;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("any value")
            }

            fn visit_unit<E>(self) -> Result<Self::Value, E> {
                Ok(Default::default())
            }

            fn visit_f64<E>(self, _: f64) -> Result<Self::Value, E> {
                Ok($other)
            }

            fn visit_i64<E>(self, _: i64) -> Result<Self::Value, E> {
                Ok($other)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                while seq.next_element::<IgnoredAny>()?.is_some() {}
                Ok($other)
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
                Ok($other)
            }

            $($accept)*
        }
    };
}

/// The remaining scalar visits of a type that takes none of them.
macro_rules! refuse {
    ($other:expr, $($visit:ident: $scalar:ty),*) => {
        $(fn $visit<E>(self, _: $scalar) -> Result<Self::Value, E> {
            Ok($other)
        })*
    };
}

lenient! {
    [] Count, other: Count::Invalid,
    fn visit_u64<E>(self, number: u64) -> Result<Count, E> {
        Ok(Count::of(number))
    }
    refuse!(Count::Invalid, visit_bool: bool, visit_str: &str);
}

lenient! {
    [] Whole, other: Whole::Invalid,
    fn visit_u64<E>(self, number: u64) -> Result<Whole, E> {
        Ok(Whole::Valid(number))
    }
    refuse!(Whole::Invalid, visit_bool: bool, visit_str: &str);
}

lenient! {
    [] Flag, other: Flag::Invalid,
    fn visit_bool<E>(self, value: bool) -> Result<Flag, E> {
        Ok(Flag::Valid(value))
    }
    refuse!(Flag::Invalid, visit_u64: u64, visit_str: &str);
}

lenient! {
    [] Text<'de>, other: Text::Invalid,
    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Self::Value, E> {
        Ok(Text::Valid(Cow::Borrowed(text)))
    }
    fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Text::Valid(Cow::Owned(text.to_owned())))
    }
    refuse!(Text::Invalid, visit_bool: bool, visit_u64: u64);
}

/// Rows are filled in place: passing large structs up through the layers of a deserializer by
/// value costs more than decoding their few fields.
impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut object = Self::default();
        Self::deserialize_in_place(deserializer, &mut object)?;
        Ok(object)
    }

    fn deserialize_in_place<D: Deserializer<'de>>(
        deserializer: D,
        place: &mut Self,
    ) -> Result<(), D::Error> {
        place.0 = None;
        deserializer.deserialize_any(InPlace(place))
    }
}

/// Fills a place that exists.
#[doc(hidden)]
#[derive(Debug)]
pub struct InPlace<'p, T>(pub &'p mut T);

impl<'de, T: Deserialize<'de>> DeserializeSeed<'de> for InPlace<'_, T> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        T::deserialize_in_place(deserializer, self.0)
    }
}

/// The visits of values that are no object: they are taken in, and the place stays empty.
macro_rules! no_object {
    ($($visit:ident: $scalar:ty),*) => {
        $(fn $visit<E>(self, _: $scalar) -> Result<(), E> {
            Ok(())
        })*
    };
}

impl<'de, T: Deserialize<'de> + Default> Visitor<'de> for InPlace<'_, Object<T>> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<(), A::Error> {
        let object = self.0.0.insert(T::default());
        T::deserialize_in_place(MapAccessDeserializer::new(map), object)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<(), A::Error> {
        while seq.next_element::<IgnoredAny>()?.is_some() {}
        Ok(())
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }

    no_object!(visit_bool: bool, visit_u64: u64, visit_i64: i64, visit_f64: f64, visit_str: &str);
}

/// Declares a struct of the fields that are read from an object, by their names in the row.
///
/// Unknown fields are skipped without being built, the last of equal names counts, and an absent
/// field is the default of its type. Field types are those of [`decode`](crate::decode) or other
/// declared structs, wrapped in [`Object`].
///
/// ```
/// use tokdash_core::allow_list;
/// use tokdash_core::decode::{Count, Object, Text};
///
/// allow_list! {
///     /// What one row of a made-up agent tells.
///     struct Row<'a> {
///         "who" => who: Text<'a>,
///         "use" => usage: Object<Usage>,
///     }
/// }
///
/// allow_list! {
///     /// Its counts.
///     struct Usage {
///         "in" => input: Count,
///     }
/// }
///
/// let row: Row<'_> = serde_json::from_str(r#"{"prompt":"…","use":{"in":7},"who":1}"#).unwrap();
/// assert_eq!(row.usage.as_ref().unwrap().input, Count::Valid(7));
/// assert_eq!(row.who, Text::Invalid);
/// ```
#[macro_export]
macro_rules! allow_list {
    (
        $(#[$doc:meta])*
        $visibility:vis struct $name:ident $(<$life:lifetime>)? {
            $($key:literal => $field:ident: $type:ty,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Debug, Default)]
        $visibility struct $name $(<$life>)? {
            $($visibility $field: $type,)*
        }

        $crate::allow_list!(@impl $name $(<$life>)?, $($key => $field: $type,)*);
    };
    (@impl $name:ident, $($rest:tt)*) => {
        $crate::allow_list!(@body $name, $name, $($rest)*);
    };
    (@impl $name:ident <$life:lifetime>, $($rest:tt)*) => {
        $crate::allow_list!(@body $name, $name<'de>, $($rest)*);
    };
    (@body $name:ident, $whole:ty, $($key:literal => $field:ident: $type:ty,)*) => {
        impl<'de> $crate::decode::serde::Deserialize<'de> for $whole {
            fn deserialize<D>(deserializer: D) -> ::core::result::Result<Self, D::Error>
            where
                D: $crate::decode::serde::Deserializer<'de>,
            {
                let mut row = Self::default();
                Self::deserialize_in_place(deserializer, &mut row)?;
                ::core::result::Result::Ok(row)
            }

            fn deserialize_in_place<D>(
                deserializer: D,
                place: &mut Self,
            ) -> ::core::result::Result<(), D::Error>
            where
                D: $crate::decode::serde::Deserializer<'de>,
            {
                #[allow(non_camel_case_types)]
                enum Field { $($field,)* Other }

                struct FieldVisitor;

                impl $crate::decode::serde::de::Visitor<'_> for FieldVisitor {
                    type Value = Field;

                    fn expecting(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                        f.write_str("a field name")
                    }

                    fn visit_str<E>(self, name: &str) -> ::core::result::Result<Field, E> {
                        ::core::result::Result::Ok(match name {
                            $($key => Field::$field,)*
                            _ => Field::Other,
                        })
                    }
                }

                impl<'de> $crate::decode::serde::Deserialize<'de> for Field {
                    fn deserialize<D>(deserializer: D) -> ::core::result::Result<Self, D::Error>
                    where
                        D: $crate::decode::serde::Deserializer<'de>,
                    {
                        deserializer.deserialize_identifier(FieldVisitor)
                    }
                }

                struct RowVisitor<'p, T>(&'p mut T);

                impl<'de> $crate::decode::serde::de::Visitor<'de> for RowVisitor<'_, $whole> {
                    type Value = ();

                    fn expecting(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                        f.write_str("an object")
                    }

                    fn visit_map<A>(self, mut map: A) -> ::core::result::Result<(), A::Error>
                    where
                        A: $crate::decode::serde::de::MapAccess<'de>,
                    {
                        let row = self.0;
                        while let ::core::option::Option::Some(field) = map.next_key::<Field>()? {
                            match field {
                                $(Field::$field => {
                                    map.next_value_seed($crate::decode::InPlace(&mut row.$field))?;
                                })*
                                Field::Other => {
                                    map.next_value::<$crate::decode::serde::de::IgnoredAny>()?;
                                }
                            }
                        }
                        ::core::result::Result::Ok(())
                    }
                }

                *place = $name::default();
                deserializer.deserialize_map(RowVisitor(place))
            }
        }
    };
}

#[doc(hidden)]
pub use serde;

#[cfg(test)]
mod tests {
    use super::*;

    allow_list! {
        struct Row<'a> {
            "n" => count: Count,
            "t" => text: Text<'a>,
            "f" => flag: Flag,
            "o" => object: Object<Inner>,
        }
    }

    allow_list! {
        struct Inner {
            "n" => count: Count,
        }
    }

    fn row(text: &str) -> Row<'_> {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn counts_are_integer_literals_from_0_to_2_to_the_40() {
        for (literal, want) in [
            ("0", Count::Valid(0)),
            ("1099511627776", Count::Valid(1 << 40)),
            ("1099511627777", Count::Invalid),
            ("18446744073709551616", Count::Invalid),
            ("-1", Count::Invalid),
            ("-0", Count::Invalid),
            ("1.0", Count::Invalid),
            ("1e3", Count::Invalid),
            ("true", Count::Invalid),
            ("\"1\"", Count::Invalid),
            ("\"\\u0031\"", Count::Invalid),
            ("[1]", Count::Invalid),
            ("{\"n\":1}", Count::Invalid),
            ("null", Count::Absent),
        ] {
            assert_eq!(row(&format!("{{\"n\":{literal}}}")).count, want, "{literal}");
        }
        assert_eq!(row("{}").count, Count::Absent);
    }

    #[test]
    fn a_field_of_another_type_spoils_itself_alone() {
        for other in ["1", "-1", "1.5", "[[1]]", "{\"x\":[]}"] {
            let json = format!("{{\"t\":{other},\"f\":{other},\"n\":7}}");
            let row = row(&json);
            assert_eq!(
                (row.count, row.text, row.flag),
                (Count::Valid(7), Text::Invalid, Flag::Invalid)
            );
        }
        assert_eq!(row("{\"o\":[1]}").object.as_ref().map(|inner| inner.count), None);
        let inner = row("{\"o\":{\"n\":3,\"x\":{}}}");
        assert_eq!(inner.object.as_ref().map(|inner| inner.count), Some(Count::Valid(3)));
    }

    #[test]
    fn the_last_of_equal_names_counts() {
        assert_eq!(row("{\"n\":1,\"n\":2}").count, Count::Valid(2));
    }

    #[test]
    fn texts_are_borrowed_where_they_can_be() {
        assert!(matches!(row("{\"t\":\"a\"}").text, Text::Valid(Cow::Borrowed("a"))));
        assert_eq!(row("{\"t\":\"\\u0041 \"}").text.filled(), Some("A"));
        assert_eq!(row("{\"t\":\"  \"}").text.filled(), None);
        assert!(row("{\"f\":true}").flag.is_true());
    }

    #[test]
    fn what_is_skipped_may_be_as_deep_as_it_likes() {
        let deep = "[".repeat(100_000) + &"]".repeat(100_000);
        assert_eq!(row(&format!("{{\"x\":{deep},\"n\":1}}")).count, Count::Valid(1));
    }
}
