//! The skimmer beside a full reader.

use super::*;
use crate::allow_list;
use crate::decode::{Count, Flag, Object, Text, Whole};
use proptest::prelude::*;
use serde::de::IgnoredAny;

allow_list! {
    #[derive(PartialEq)]
    struct Row<'a> {
        "n" => count: Count,
        "w" => whole: Whole,
        "t" => text: Text<'a>,
        "f" => flag: Flag,
        "o" => object: Object<Inner<'a>>,
    }
}

allow_list! {
    #[derive(PartialEq)]
    struct Inner<'a> {
        "n" => count: Count,
        "t" => text: Text<'a>,
    }
}

/// The skimmer gives up, or reads what a full reader reads.
fn agrees(text: &str) {
    let full = serde_json::from_str::<Row<'_>>(text).ok();
    if let Some(row) = skim::<Row<'_>>(text) {
        assert_eq!(Some(row), full, "{text}");
    }
    if skim::<IgnoredAny>(text).is_some() {
        assert!(serde_json::from_str::<IgnoredAny>(text).is_ok(), "{text}");
    }
}

#[test]
fn ordinary_rows_are_read_without_giving_up() {
    for text in [
        r#"{"n":1,"w":1786735098528,"t":"a","f":true,"o":{"n":null,"t":"é"},"x":[1,-2.5e3,{"y":"\u00e9\\"}]}"#,
        " { \"n\" : 0 , \"x\" : [ ] , \"o\" : { } } ",
        "{}",
        r#"{"o":[1],"t":null,"n":[],"f":{}}"#,
    ] {
        let row = skim::<Row<'_>>(text);
        assert!(row.is_some(), "{text}");
        agrees(text);
    }
}

#[test]
fn what_is_no_json_is_never_read() {
    for text in [
        "",
        "{",
        "{\"n\":1",
        "{\"n\":1,}",
        "{,\"n\":1}",
        "{\"n\" 1}",
        "{\"n\":}",
        "{\"n\":01}",
        "{\"n\":1}}",
        "{\"n\":1} x",
        "{n:1}",
        "{\"n\":+1}",
        "{\"x\":1.}",
        "{\"x\":.5}",
        "{\"x\":1e}",
        "{\"x\":-}",
        "{\"x\":tru}",
        "{\"x\":[1,]}",
        "{\"x\":[,1]}",
        "{\"x\":[1 2]}",
        "{\"x\":\"\u{1}\"}",
        "{\"x\":\"\\x\"}",
        "{\"x\":\"\\u12g4\"}",
        "{\"x\":\"",
        "{\"t\":\"a\nb\"}",
        "[1]",
        "1",
        "\"n\"",
        "{\"x\":00}",
        "{\"x\":-01}",
        "{\"n\":1,\"n\"}",
    ] {
        assert!(skim::<Row<'_>>(text).is_none(), "{text}");
        agrees(text);
    }
}

#[test]
fn what_is_left_to_a_full_reader() {
    for text in [
        r#"{"t":"\n"}"#,
        r#"{"\u006e":1}"#,
        r#"{"n":-1}"#,
        r#"{"n":1.0}"#,
        r#"{"w":99999999999999999999}"#,
    ] {
        assert!(skim::<Row<'_>>(text).is_none(), "{text}");
        assert!(serde_json::from_str::<Row<'_>>(text).is_ok(), "{text}");
    }
    let deep = format!("{{\"x\":{}{}}}", "[".repeat(90), "]".repeat(90));
    assert!(skim::<Row<'_>>(&deep).is_none());
}

/// Values as programs write them, and odd ones.
fn value() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        Just("null".to_owned()),
        Just("true".to_owned()),
        Just("-0".to_owned()),
        Just("1e5".to_owned()),
        Just("\"\\ud800\"".to_owned()),
        Just("\"\\\"\"".to_owned()),
        any::<u64>().prop_map(|number| number.to_string()),
        any::<f64>().prop_map(|number| serde_json::json!(number).to_string()),
        "[a-zé\"\\\\\u{1}\u{7f} ]{0,20}".prop_map(|text| serde_json::json!(text).to_string()),
    ];
    leaf.prop_recursive(4, 24, 4, |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..4)
                .prop_map(|items| format!("[{}]", items.join(","))),
            proptest::collection::vec((key(), inner), 0..4).prop_map(|members| object(&members)),
        ]
    })
}

fn key() -> impl Strategy<Value = String> {
    prop_oneof![Just("n"), Just("w"), Just("t"), Just("f"), Just("o"), Just("x"), Just("\\u006e"),]
        .prop_map(str::to_owned)
}

fn object(members: &[(String, String)]) -> String {
    let members: Vec<_> = members.iter().map(|(key, value)| format!("\"{key}\":{value}")).collect();
    format!("{{{}}}", members.join(", "))
}

proptest! {
    #[test]
    fn rows_are_read_as_a_full_reader_reads_them(
        members in proptest::collection::vec((key(), value()), 0..7),
    ) {
        agrees(&object(&members));
    }

    #[test]
    fn damaged_rows_are_read_as_a_full_reader_reads_them(
        members in proptest::collection::vec((key(), value()), 0..5),
        damage in proptest::collection::vec((any::<prop::sample::Index>(), "[{}\\[\\]\",:0-9a\\\\ \u{2}]"), 1..3),
    ) {
        let mut text = object(&members);
        for (at, with) in damage {
            let mut characters: Vec<_> = text.chars().map(String::from).collect();
            *at.get_mut(&mut characters) = with;
            text = characters.concat();
        }
        agrees(&text);
    }

    #[test]
    fn no_text_panics(text in "\\PC{0,60}") {
        agrees(&text);
    }
}
