//! Names of things: sources, entries, sessions, units, models.
//!
//! All of them are shared, immutable text: cloning one copies a pointer, so that a hundred
//! thousand entries of one session hold its id once.

use std::borrow::Borrow;
use std::fmt;
use std::sync::Arc;

macro_rules! text_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(from = "String", into = "String"))]
        pub struct $name(Arc<str>);

        impl $name {
            /// Makes the name from any text.
            pub fn new(text: impl Into<Arc<str>>) -> Self {
                Self(text.into())
            }

            /// The text itself.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&*self.0, f)
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                Self(Arc::from(text))
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> Self {
                Self(Arc::from(text))
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> Self {
                name.0.as_ref().to_owned()
            }
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl Borrow<str> for $name {
            fn borrow(&self) -> &str {
                &self.0
            }
        }
    };
}

text_id! {
    /// The short, stable name of a source, such as `reasonix` or `dsh`.
    ///
    /// Lower case ASCII letters, digits and dashes; it prefixes every [`EntryId`] of the source.
    SourceId
}

text_id! {
    /// The identity of one usage entry, stable over copies, renames, moves and re-reads.
    ///
    /// It is made from content or from the agent's own ids, never from a path, a line number or
    /// an offset. Two entries with one id are the same use of tokens.
    EntryId
}

text_id! {
    /// The identity of a session, as the agent names it.
    SessionId
}

text_id! {
    /// The key of a [`Unit`](crate::Unit): its path below the source's root, with `/` separators.
    ///
    /// It does not change when the whole home moves.
    UnitKey
}

text_id! {
    /// A model, provider, surface or machine name, as the agent wrote it.
    Name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_compare_and_print_as_their_text() {
        let id = EntryId::new("made-up:1");
        assert_eq!(id.to_string(), "made-up:1");
        assert_eq!(format!("{id:>11}"), "  made-up:1");
        assert_eq!(format!("{id:?}"), "\"made-up:1\"");
        assert_eq!(id, EntryId::from(String::from("made-up:1")));
        assert!(SourceId::from("a") < SourceId::from("b"));
    }
}
