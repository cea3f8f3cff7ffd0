//! What may pass of a JSON value: an allow-list, by place.
//!
//! A value keeps its kind, so that what a reader finds wrong with it stays wrong: a text where a
//! count should be becomes another text, a list an empty list.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::Value;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

/// What may pass at a place.
#[derive(Debug)]
pub enum Keep {
    /// Numbers, booleans and null; those pass everywhere.
    Plain,
    /// A word of the agent's own vocabulary.
    Word,
    /// A model or a provider.
    Name,
    /// A time stamp.
    Time,
    /// A decimal number in quotes.
    Amount,
    /// An id: another one takes its place, always the same.
    Id,
    /// These members of an object, and no other.
    Members(&'static [(&'static str, Keep)]),
    /// Each item of a list.
    Each(&'static Keep),
}

const REDACTED: &str = "redacted";

/// The members of an object with their values as they stand, in their order.
pub struct Members<'a>(pub Vec<(Cow<'a, str>, &'a RawValue)>);

impl<'a> Members<'a> {
    /// The text of the last member of this name.
    pub fn text(&self, name: &str) -> Option<String> {
        let (_, value) = self.0.iter().rev().find(|(key, _)| key == name)?;
        serde_json::from_str(value.get()).ok()
    }

    pub fn kept(&self, keep: &[(&str, Keep)]) -> String {
        let kept = self.0.iter().filter_map(|(key, value)| {
            let (name, keep) = keep.iter().find(|(name, _)| key == name)?;
            Some(format!("\"{name}\":{}", kept(value.get(), keep)))
        });
        format!("{{{}}}", kept.collect::<Vec<_>>().join(","))
    }
}

impl<'de> Deserialize<'de> for Members<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(MembersVisitor)
    }
}

struct MembersVisitor;

impl<'de> Visitor<'de> for MembersVisitor {
    type Value = Members<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Members<'de>, A::Error> {
        let mut members = Vec::new();
        while let Some(key) = map.next_key::<&RawValue>()? {
            // A key that is no text names nothing that we keep.
            let key = serde_json::from_str(key.get()).map_or(Cow::Borrowed(""), Cow::Owned);
            members.push((key, map.next_value()?));
        }
        Ok(Members(members))
    }
}

/// What passes of a value.
fn kept(value: &str, keep: &Keep) -> String {
    match value.as_bytes() {
        [b'"', ..] => match serde_json::from_str::<String>(value) {
            Ok(text) => Value::from(kept_text(&text, keep)).to_string(),
            // Half a character: no text, and a reader may stumble over it.
            Err(_) => r#""\ud800""#.to_owned(),
        },
        [b'{', ..] => kept_object(value, keep),
        [b'[', ..] => kept_list(value, keep),
        [b't' | b'f' | b'n', ..] => value.to_owned(),
        // No count and no time is as long as that.
        _ if value.len() > 32 => "-1".to_owned(),
        _ => value.to_owned(),
    }
}

fn kept_object(value: &str, keep: &Keep) -> String {
    let Keep::Members(keep) = keep else { return "{}".to_owned() };
    serde_json::from_str::<Members<'_>>(value)
        .map_or_else(|_| "{}".to_owned(), |members| members.kept(keep))
}

fn kept_list(value: &str, keep: &Keep) -> String {
    let Keep::Each(keep) = keep else { return "[]".to_owned() };
    let items: Vec<&RawValue> = serde_json::from_str(value).unwrap_or_default();
    let items: Vec<_> = items.into_iter().map(|item| kept(item.get(), keep)).collect();
    format!("[{}]", items.join(","))
}

/// A text passes only if it looks as its place says; whatever else stands there stays behind.
fn kept_text(text: &str, keep: &Keep) -> String {
    let is_made_of = |most: usize, allowed: fn(char) -> bool| {
        text.chars().count() <= most && text.chars().all(allowed)
    };
    let passes = match keep {
        Keep::Word => is_made_of(64, is_of_word),
        Keep::Name => is_made_of(128, |c| !c.is_control()),
        Keep::Time => is_made_of(48, |c| c.is_ascii_digit() || "TtZz:.+- ".contains(c)),
        Keep::Amount => is_made_of(48, |c| c.is_ascii_digit() || "-.".contains(c)),
        Keep::Id => return id(text),
        Keep::Plain | Keep::Members(_) | Keep::Each(_) => false,
    };
    if passes { text.to_owned() } else { REDACTED.to_owned() }
}

pub fn is_of_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || "/_.-".contains(c)
}

/// What takes the place of an id, in rows and in names of folders. An empty id stays empty.
pub fn id(text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    let digest = Sha256::new().chain_update("tokdash redact ").chain_update(text).finalize();
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
