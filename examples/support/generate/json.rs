//! JSON objects whose members stand in the order in which they are written: agents write theirs
//! in one order each, and fast readers know it.

use std::fmt::Write;

use serde_json::Value;

/// An object under construction.
#[derive(Clone, Debug)]
pub struct Object(String);

impl Object {
    pub fn new() -> Self {
        Self(String::from("{"))
    }

    /// Adds a member whose value is JSON already.
    #[must_use]
    pub fn raw(mut self, key: &str, json: &str) -> Self {
        let comma = if self.0.len() > 1 { "," } else { "" };
        // Writing to a string cannot fail.
        let _ = write!(self.0, "{comma}\"{key}\":{json}");
        self
    }

    #[must_use]
    pub fn text(self, key: &str, text: &str) -> Self {
        let json = Value::from(text).to_string();
        self.raw(key, &json)
    }

    #[must_use]
    pub fn number(self, key: &str, number: u64) -> Self {
        self.raw(key, &number.to_string())
    }

    /// Adds a number that is left out when it is 0.
    #[must_use]
    pub fn number_or_nothing(self, key: &str, number: u64) -> Self {
        if number == 0 { self } else { self.number(key, number) }
    }

    #[must_use]
    pub fn flag(self, key: &str, flag: bool) -> Self {
        self.raw(key, if flag { "true" } else { "false" })
    }

    #[must_use]
    pub fn object(self, key: &str, object: Self) -> Self {
        self.raw(key, &object.end())
    }

    #[must_use]
    pub fn list(self, key: &str, items: &[String]) -> Self {
        self.raw(key, &format!("[{}]", items.join(",")))
    }

    pub fn end(mut self) -> String {
        self.0.push('}');
        self.0
    }
}
