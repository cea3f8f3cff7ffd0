//! The rows of a log that hold words: titles, prompts, labels, directories, and how turns ended.
//!
//! Of a long text no more is kept than a preview shows. Each kind of row has an allow-list of its
//! own, so that a text that is not asked for is not decoded at all. Rows are taken as lines that
//! were decoded before, and what is not as expected is as good as not there.

use std::borrow::Cow;

use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use tokdash_core::decode::{Object, Text, skim};
use tokdash_core::{PREVIEW_CHARS, Preview, allow_list, preview};

use crate::surrogates::mend;

allow_list! {
    /// A row with a title.
    struct TitleRow {
        "data" => data: Object<TitleData>,
    }
}

allow_list! {
    struct TitleData {
        "title" => title: Start,
    }
}

allow_list! {
    /// A row that says what a subagent is.
    struct LabelRow {
        "data" => data: Object<LabelData>,
    }
}

allow_list! {
    struct LabelData {
        "label" => label: Start,
    }
}

allow_list! {
    /// A row that changes the working directory.
    struct DirectoryRow<'a> {
        "data" => data: Object<DirectoryData<'a>>,
    }
}

allow_list! {
    struct DirectoryData<'a> {
        "cwd" => cwd: Text<'a>,
    }
}

allow_list! {
    /// A row that ends a turn.
    struct TurnEndRow<'a> {
        "data" => data: Object<TurnEndData<'a>>,
    }
}

allow_list! {
    struct TurnEndData<'a> {
        "reason" => reason: Object<Reason<'a>>,
    }
}

allow_list! {
    struct Reason<'a> {
        "kind" => kind: Text<'a>,
    }
}

allow_list! {
    /// A message in the user's role: who made it, and whether it is said or takes the place of
    /// others.
    struct UserRow<'a> {
        "surfaceOp" => op: Text<'a>,
        "data" => data: Object<UserData<'a>>,
    }
}

allow_list! {
    struct UserData<'a> {
        "source" => source: Object<UserSource<'a>>,
    }
}

allow_list! {
    struct UserSource<'a> {
        "kind" => kind: Text<'a>,
    }
}

allow_list! {
    /// The same message: what it says.
    struct PromptRow {
        "data" => data: Object<PromptData>,
    }
}

allow_list! {
    struct PromptData {
        "content" => content: Content,
    }
}

allow_list! {
    /// A part of a message.
    struct Part<'a> {
        "type" => kind: Text<'a>,
        "text" => text: Start,
    }
}

/// The title a row gives, on one line.
pub(crate) fn title(line: &str) -> Option<String> {
    preview(&read::<TitleRow>(line)?.data.0?.title.0)
}

/// What a row calls a subagent, on one line.
pub(crate) fn label(line: &str) -> Option<String> {
    preview(&read::<LabelRow>(line)?.data.0?.label.0)
}

/// The directory a row changes to.
pub(crate) fn directory(line: &str) -> Option<String> {
    let row: DirectoryRow<'_> = read(line)?;
    filled(&row.data.as_ref()?.cwd)
}

/// How a row says a turn ended, in dsh's own word.
pub(crate) fn turn_end(line: &str) -> Option<String> {
    let row: TurnEndRow<'_> = read(line)?;
    let reason = row.data.as_ref()?.reason.as_ref()?;
    reason.kind.filled().map(str::to_owned)
}

/// Whether a row in the user's role is what a person said.
pub(crate) fn is_of_a_person(line: &str) -> bool {
    let Some(row) = read::<UserRow<'_>>(line) else { return false };
    let source = row.data.as_ref().and_then(|data| data.source.as_ref());
    let is_person = source.is_some_and(|source| source.kind.raw() == Some("user"));
    is_person && row.op.raw() == Some("append")
}

/// The start of what a message says, on one line.
pub(crate) fn prompt(line: &str) -> Option<String> {
    read::<PromptRow>(line)?.data.0?.content.0.finish()
}

/// A text as it stands, unless it is blank.
pub(crate) fn filled(text: &Text<'_>) -> Option<String> {
    text.raw().filter(|text| !text.trim().is_empty()).map(str::to_owned)
}

/// A line that was decoded without its texts, with the half surrogate pairs in these mended.
pub(crate) fn whole(line: &str) -> Cow<'_, str> {
    let mut mended = String::new();
    let may_be_half = line.contains(r"\ud") || line.contains(r"\uD");
    if may_be_half && mend(line, &mut mended) { mended.into() } else { line.into() }
}

/// Reads a row by another allow-list than before.
pub(crate) fn read<'a, T: Deserialize<'a>>(line: &'a str) -> Option<T> {
    skim(line).or_else(|| serde_json::from_str(line).ok())
}

/// The start of a text, as far as any preview can show it; empty for what is no text.
#[derive(Debug, Default)]
struct Start(String);

impl Start {
    /// White space counts once, so that what is kept is bounded and enough.
    fn of(text: &str) -> Self {
        let mut start = String::new();
        let words = text.chars().map(|each| match each {
            each if each.is_whitespace() || each.is_control() => ' ',
            each => each,
        });
        let mut chars = 0;
        for each in words {
            if each == ' ' && (start.is_empty() || start.ends_with(' ')) {
                continue;
            }
            // A blank and a character more show that there is more.
            if chars == PREVIEW_CHARS + 2 {
                break;
            }
            start.push(each);
            chars += 1;
        }
        Self(start)
    }
}

/// What a message says: a list of parts, of which those of type `text` count, or one text.
#[derive(Debug, Default)]
struct Content(Preview);

/// What is neither as good as absent.
macro_rules! nothing_else {
    ($($visit:ident: $scalar:ty),*) => {
        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("any value")
        }

        fn visit_unit<E>(self) -> Result<Self::Value, E> {
            Ok(Self::Value::default())
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
            Ok(Self::Value::default())
        }

        $(fn $visit<E>(self, _: $scalar) -> Result<Self::Value, E> {
            Ok(Self::Value::default())
        })*
    };
    () => {
        nothing_else!(visit_bool: bool, visit_u64: u64, visit_i64: i64, visit_f64: f64);
    };
}

impl<'de> Deserialize<'de> for Start {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(StartVisitor)
    }
}

struct StartVisitor;

impl<'de> Visitor<'de> for StartVisitor {
    type Value = Start;

    fn visit_str<E>(self, text: &str) -> Result<Start, E> {
        Ok(Start::of(text))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Start, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Start::default())
    }

    nothing_else!();
}

impl<'de> Deserialize<'de> for Content {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ContentVisitor)
    }
}

struct ContentVisitor;

impl<'de> Visitor<'de> for ContentVisitor {
    type Value = Content;

    fn visit_str<E>(self, text: &str) -> Result<Content, E> {
        let mut words = Preview::new();
        words.push(text);
        Ok(Content(words))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut parts: A) -> Result<Content, A::Error> {
        let mut words = Preview::new();
        while let Some(Object(part)) = parts.next_element::<Object<Part<'_>>>()? {
            if let Some(part) = part.filter(|part| part.kind.raw() == Some("text")) {
                words.push(&part.text.0);
                words.push("\n");
            }
        }
        Ok(Content(words))
    }

    nothing_else!();
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::{Value, json};

    fn row(data: &Value) -> String {
        json!({"type": "any", "data": data}).to_string()
    }

    fn said(content: &Value) -> Option<String> {
        prompt(&row(&json!({"content": content})))
    }

    /// Values that no text stands in.
    fn others() -> [Value; 7] {
        [
            json!(null),
            json!(true),
            json!(7),
            json!(-7),
            json!(0.5),
            json!([["x"]]),
            json!({"x": "x"}),
        ]
    }

    #[test]
    fn texts_are_cleaned_and_bounded() {
        assert_eq!(title(&row(&json!({"title": " a\r\n\tb\u{2028}c "}))).unwrap(), "a b c");
        assert_eq!(label(&row(&json!({"label": "x".repeat(500)}))).unwrap().chars().count(), 96);
        assert_eq!(title(&row(&json!({"title": " \n"}))), None);
    }

    #[test]
    fn a_message_is_its_text_parts() {
        let parts = json!([
            {"type": "image", "text": "no"}, {"text": "one", "type": "text"}, "no", 7, null,
            {"type": "text", "text": ["no"]}, {"type": "text", "text": "two"}, {"text": "no"},
        ]);
        assert_eq!(said(&parts).unwrap(), "one two");
        assert_eq!(said(&json!("plain")).unwrap(), "plain");
        assert_eq!(said(&json!([])), None);
    }

    #[test]
    fn a_person_appends() {
        let of = |kind: &Value, op: &Value| {
            let row = json!({"data": {"source": {"kind": kind}}, "surfaceOp": op});
            is_of_a_person(&row.to_string())
        };
        assert!(of(&json!("user"), &json!("append")));
        assert!(!of(&json!("plugin"), &json!("append")));
        assert!(!of(&json!("user"), &json!({"op": "replace", "start": 1, "end": 2})));
        assert!(!of(&json!("user"), &json!(null)));
        assert!(!of(&json!(["user"]), &json!("append")));
    }

    #[test]
    fn an_end_is_its_reasons_kind_and_a_directory_stands_as_it_is() {
        let end = row(&json!({"reason": {"kind": "error", "error": {"message": "no"}}}));
        assert_eq!(turn_end(&end).unwrap(), "error");
        let moved = row(&json!({"cwd": " /with blanks\u{2028} "}));
        assert_eq!(directory(&moved).unwrap(), " /with blanks\u{2028} ");
        assert_eq!(directory(&row(&json!({"cwd": "  "}))), None);
    }

    #[test]
    fn what_is_no_text_is_as_good_as_absent() {
        for other in others() {
            let fields = json!({
                "title": other, "label": other, "cwd": other, "content": other, "reason": other,
            });
            for line in [row(&fields), row(&json!({"reason": {"kind": other}})), row(&other)] {
                assert_eq!(title(&line), None);
                assert_eq!(label(&line), None);
                assert_eq!(directory(&line), None);
                assert_eq!(prompt(&line), None);
                assert_eq!(turn_end(&line), None);
                assert!(!is_of_a_person(&line));
            }
        }
    }

    proptest! {
        #[test]
        fn parts_give_the_preview_of_all_of_them(
            parts in proptest::collection::vec("[a-z \\n\u{2028}\u{7}é]{0,120}", 0..4),
        ) {
            let content: Value =
                parts.iter().map(|text| json!({"type": "text", "text": text})).collect();
            prop_assert_eq!(said(&content), preview(&parts.join("\n")));
        }

        #[test]
        fn a_start_gives_the_preview_of_the_whole(text in "[a-z \\n\t]{0,300}") {
            prop_assert_eq!(preview(&Start::of(&text).0), preview(&text));
        }
    }
}
