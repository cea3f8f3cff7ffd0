//! Any JSON object, by `serde_json`.
//!
//! Values are taken as raw text first and looked at afterwards, so that a number too large for
//! any type, a lone surrogate or an array spoils its own field and not the row.

use std::fmt;

use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::{Fault, Field, Row, Text, Value};

pub(super) fn parse(text: &str) -> Result<Row<'_>, Fault> {
    let mut row: Row<'_> = serde_json::from_str(text).map_err(|_| fault_of(text))?;
    row.has_escapes = text.contains('\\');
    Ok(row)
}

/// Tells a broken line from a line that is JSON but no object.
fn fault_of(text: &str) -> Fault {
    let is_object = text.trim_ascii_start().starts_with('{');
    if !is_object && serde_json::from_str::<IgnoredAny>(text).is_ok() {
        Fault::NotAnObject
    } else {
        Fault::InvalidJson
    }
}

impl<'de> Deserialize<'de> for Row<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(RowVisitor)
    }
}

struct RowVisitor;

impl<'de> Visitor<'de> for RowVisitor {
    type Value = Row<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a row of the ledger")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Row<'de>, A::Error> {
        let mut row = Row::default();
        while let Some(key) = map.next_key::<&RawValue>()? {
            match field_of(key.get()) {
                Some(field) => row.set(field, value_of(map.next_value::<&RawValue>()?.get())),
                None => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(row)
    }
}

fn field_of(raw: &str) -> Option<Field> {
    Field::of(text_of(raw)?.get(true).as_bytes())
}

fn value_of(raw: &str) -> Value<'_> {
    match raw.as_bytes() {
        b"null" => Value::Null,
        b"true" => Value::Flag(true),
        b"false" => Value::Flag(false),
        [b'"', ..] => text_of(raw).map_or(Value::Other, Value::Text),
        [b'{', ..] => Value::Object,
        literal => Value::number(literal),
    }
}

/// The string of a literal with its quotes; `None` when its escapes are no Unicode.
fn text_of(raw: &str) -> Option<Text<'_>> {
    Text::any(raw.strip_prefix('"')?.strip_suffix('"')?)
}
