//! Overrides in JSON, with the line of every fault.
//!
//! The file is read in two steps: the outline first, with each rule left as text, then rule by
//! rule. So a fault that is no fault of the form, such as a price without a currency, still
//! knows the line its rule begins in.

use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, Error as _, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::file::{RuleShape, line_at};
use super::{Label, Overrides, OverridesError, OverridesErrorKind, SCHEMA, hash};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Outline<'t> {
    schema: Schema,
    #[serde(borrow, default)]
    rules: Vec<&'t RawValue>,
    #[serde(borrow, default)]
    labels: Labels<'t>,
}

/// The one schema there is.
struct Schema;

impl<'de> Deserialize<'de> for Schema {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let fault = || D::Error::custom(format_args!("unsupported schema (supported: {SCHEMA})"));
        if name == SCHEMA { Ok(Self) } else { Err(fault()) }
    }
}

/// Labels in the order of the file, so that one given twice is seen.
#[derive(Default)]
struct Labels<'t>(Vec<(String, &'t RawValue)>);

impl<'de: 't, 't> Deserialize<'de> for Labels<'t> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries;
        impl<'de> Visitor<'de> for Entries {
            type Value = Labels<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of labels")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Labels<'de>, A::Error> {
                let mut labels = Vec::new();
                while let Some(label) = map.next_entry()? {
                    labels.push(label);
                }
                Ok(Labels(labels))
            }
        }
        deserializer.deserialize_map(Entries)
    }
}

pub(super) fn read(text: &str) -> Result<Overrides, OverridesError> {
    let Outline { schema: Schema, rules, labels } =
        serde_json::from_str(text).map_err(|error| form_fault(&error, 1))?;
    let line_of = |part: &RawValue| {
        line_at(text, part.get().as_ptr().addr().wrapping_sub(text.as_ptr().addr()))
    };
    let rules = rules.into_iter().map(|rule| {
        let line = line_of(rule);
        let shape: RuleShape = part(rule, line)?;
        shape.into_rule(line)
    });
    let rules = rules.collect::<Result<_, _>>()?;
    let labels = labels.0.into_iter().map(|(label, seller)| {
        let line = line_of(seller);
        Ok(Label { label, seller: part(seller, line)?, line: Some(line) })
    });
    let labels = labels.collect::<Result<_, _>>()?;
    Ok(Overrides { rules, labels, hash: hash(text.as_bytes()) })
}

fn part<'t, T: Deserialize<'t>>(part: &'t RawValue, line: usize) -> Result<T, OverridesError> {
    serde_json::from_str(part.get()).map_err(|error| form_fault(&error, line))
}

/// A fault of a part that begins in `first_line`.
fn form_fault(error: &serde_json::Error, first_line: usize) -> OverridesError {
    let text = error.to_string();
    // serde_json writes the place behind the message; ours stands in front, from the whole file.
    let message = text.rfind(" at line ").and_then(|cut| text.get(..cut)).unwrap_or(&text);
    let line = first_line + error.line().saturating_sub(1);
    OverridesError::new(Some(line), OverridesErrorKind::Form, message)
}
