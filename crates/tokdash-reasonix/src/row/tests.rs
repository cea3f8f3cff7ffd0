//! The fast and the slow path, side by side, and what both say of odd rows.

use proptest::prelude::*;

use super::*;

fn fast(text: &str) -> Option<Row<'_>> {
    let mut row = Row::default();
    fast::parse(text, &mut row).then_some(row)
}

/// Reads a line both ways and holds them to each other.
fn both(text: &str) -> Result<Row<'_>, Fault> {
    let slow = slow::parse(text);
    if let Some(row) = fast(text) {
        assert_eq!(Ok(row), slow, "{text}");
    }
    assert_eq!(parse(text.as_bytes()), slow, "{text}");
    slow
}

fn row(text: &str) -> Row<'_> {
    both(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
}

fn is_fast(text: &str) -> bool {
    fast(text).is_some()
}

const USAGE: &str = concat!(
    r#"{"ts":"2026-06-01T12:00:00.123456789Z","model":"deepseek/v4","source":"cli","#,
    r#""prompt":1000,"completion":50,"reasoning":20,"cache_hit":100,"cache_miss":900,"#,
    r#""total":1050,"requests":1,"usage_source":"executor","cost_amount":"0.01","#,
    r#""cost_currency":"CNY","cost_complete":true,"display_complete":false,"#,
    r#""selected_cost":1.5e-2,"cost_estimated":true,"incomplete_reason":"no_price"}"#,
);

#[test]
fn what_the_client_writes_takes_the_fast_path() {
    assert!(is_fast(USAGE));
    assert!(is_fast(r#"{"ts":"2026-06-01T12:00:00Z","source":"cli","turn":true}"#));
    let row = row(USAGE);
    assert_eq!(row.model().as_deref(), Some("deepseek/v4"));
    assert_eq!((row.prompt, row.cache_miss, row.requests), (Some(1000), Some(900), Some(1)));
    assert_eq!((row.cost_complete, row.turn), (Some(true), None));
    assert!(row.invalid.is_empty());
}

#[test]
fn an_empty_object_is_a_row_with_nothing_in_it() {
    assert_eq!(row("{}"), Row::default());
    assert_eq!(row(" { } "), Row::default());
    assert!(is_fast("{\t}\r"));
}

#[test]
fn of_a_key_that_stands_twice_the_last_counts() {
    let row = row(r#"{"prompt":1,"model":5,"prompt":2,"model":"m","turn":true,"turn":null}"#);
    assert_eq!((row.prompt, row.model().as_deref(), row.turn), (Some(2), Some("m"), None));
    assert!(row.invalid.is_empty());
    let row = self::row(r#"{"prompt":1,"prompt":"1"}"#);
    assert_eq!(row.prompt, None);
    assert_eq!(row.invalid, Fields::of(&[Field::Prompt]));
}

#[test]
fn null_is_absent_and_valid() {
    let row = row(r#"{"ts":null,"prompt":null,"turn":null,"compaction":null}"#);
    assert_eq!((row.ts, row.prompt, row.turn, row.compaction), (None, None, None, None));
    assert!(row.invalid.is_empty());
    assert!(!row.seen.is_empty());
}

#[test]
fn numbers_of_any_size_spoil_their_field_alone() {
    let digits = "7".repeat(5_000);
    for number in ["1e999", "-1e999", "1.0", "1e3", "-0", "-5", "1099511627777", &digits] {
        let used = format!(r#"{{"prompt":{number},"completion":3}}"#);
        let used = row(&used);
        assert_eq!((used.prompt, used.completion), (None, Some(3)), "{number:.20}");
        assert_eq!(used.invalid, Fields::of(&[Field::Prompt]), "{number:.20}");
        let followed = format!(r#"{{"prompt":{number},"completion":3,"total":12345678}}"#);
        assert_eq!(row(&followed), used, "{number:.20}");
        let unused = format!(r#"{{"selected_cost":{number},"completion":3}}"#);
        assert!(row(&unused).invalid.is_empty(), "{number:.20}");
    }
}

#[test]
fn numbers_that_json_does_not_know_break_the_line() {
    for number in ["01", "-", "1.", ".5", "1e", "1e+", "+1", "0x10", "NaN", "Infinity", "1 2"] {
        for field in ["prompt", "selected_cost"] {
            for rest in ["", r#","completion":123456789"#] {
                let line = format!(r#"{{"{field}":{number}{rest}}}"#);
                assert_eq!(both(&line), Err(Fault::InvalidJson), "{line}");
            }
        }
    }
}

#[test]
fn lone_surrogates_spoil_their_field_alone() {
    let row = row(r#"{"model":"a\ud800","ts":"\udc00x","source":"\ud83d\ude00","x":"\ud800"}"#);
    assert_eq!((row.model, row.ts, row.source().as_deref()), (None, None, Some("😀")));
    assert_eq!(row.invalid, Fields::of(&[Field::Model, Field::Ts]));
    // In a key it is only a key that nobody knows.
    assert_eq!(self::row(r#"{"\ud800":1,"prompt":2}"#).prompt, Some(2));
}

#[test]
fn keys_with_escapes_are_the_keys_they_spell() {
    assert_eq!(row(r#"{"\u0070rompt":7}"#).prompt, Some(7));
}

#[test]
fn nesting_of_any_depth_costs_its_field_alone() {
    let deep = format!("{}{}", "[".repeat(200_000), "]".repeat(200_000));
    let line = format!(r#"{{"x":{deep},"prompt":{deep},"completion":1}}"#);
    let row = row(&line);
    assert_eq!((row.prompt, row.completion), (None, Some(1)));
    assert_eq!(row.invalid, Fields::of(&[Field::Prompt]));
}

#[test]
fn objects_in_compaction_are_told_from_anything_else() {
    assert_eq!(row(r#"{"compaction":{"in":5}}"#).compaction, Some(()));
    for other in ["1", "\"x\"", "[]", "true"] {
        let line = format!(r#"{{"compaction":{other}}}"#);
        let row = row(&line);
        assert_eq!(row.compaction, None);
        assert_eq!(row.invalid, Fields::of(&[Field::Compaction]));
    }
}

#[test]
fn lines_that_are_no_object_are_told_apart() {
    for json in ["1", "\"{}\"", "null", "[{}]", "true"] {
        assert_eq!(both(json), Err(Fault::NotAnObject), "{json}");
    }
    for broken in ["", "x", "{", "{}}", "{} {}", r#"{"a"}"#, r#"{"a":1,}"#, "{,}", "\u{feff}{}"] {
        assert_eq!(both(broken), Err(Fault::InvalidJson), "{broken}");
    }
    assert_eq!(parse(b"{\"a\":\"\xff\"}"), Err(Fault::InvalidUtf8));
}

#[test]
fn a_raw_control_character_in_a_text_breaks_the_line() {
    for text in ["{\"model\":\"a\tb\"}", "{\"a\tb\":1}", "{\"x\":\"\u{1f}\"}"] {
        assert_eq!(both(text), Err(Fault::InvalidJson), "{text:?}");
    }
}

#[test]
fn every_length_of_text_ends_where_it_ends() {
    for length in 0..40 {
        for filler in ["x", "é", "\u{85}", "\u{2028}", "😀", "\u{7f}"] {
            let text = filler.repeat(length);
            let wanted = format!("{text}\n");
            let line = format!(r#"{{"model":"{text}","prompt":1}}"#);
            assert!(is_fast(&line));
            assert_eq!(row(&line).model().as_deref(), Some(text.as_str()));
            let line = format!(r#"{{"model":"{text}\n","prompt":1}}"#);
            assert!(!is_fast(&line));
            assert_eq!(row(&line).model().as_deref(), Some(wanted.as_str()));
        }
    }
}

fn key() -> impl Strategy<Value = String> {
    let known: Vec<&str> = Field::ALL.iter().map(|field| field.name()).collect();
    prop_oneof![
        8 => proptest::sample::select(known).prop_map(str::to_owned),
        1 => Just("total".to_owned()),
        1 => Just(r"\u0074s".to_owned()),
        1 => "[a-z_\\\\\u{e9}]{0,12}",
    ]
}

fn value() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => (0u64..2_000_000).prop_map(|number| number.to_string()),
        1 => any::<u64>().prop_map(|number| number.to_string()),
        1 => any::<i64>().prop_map(|number| number.to_string()),
        1 => any::<f64>().prop_map(|number| number.to_string()),
        1 => "-?[0-9]{0,3}(\\.[0-9]{0,3})?([eE][+-]?[0-9]{0,4})?",
        1 => "[0-9]{20,60}",
        4 => "[a-z/ .:-]{0,40}".prop_map(|text| format!("\"{text}\"")),
        1 => "\\PC{0,30}".prop_map(|text| format!("\"{text}\"")),
        1 => proptest::sample::select(vec![
            "true", "false", "null", "[]", "{}", "[1,{\"ts\":\"x\"}]", "{\"prompt\":[{}]}",
            "\"\\ud800\"", "\"\\ud83d\\ude00\"", "\"a\\\"b\\\\c\\n\"", "\"2026-06-01T12:00:00Z\"",
            "tru", "nulll", "\"", "\\", "1e999", "\"\u{1}\"",
        ]).prop_map(str::to_owned),
    ]
}

fn space() -> impl Strategy<Value = &'static str> {
    prop_oneof![10 => Just(""), 1 => Just(" "), 1 => Just("\t \r"), 1 => Just("\u{a0}")]
}

fn object() -> impl Strategy<Value = String> {
    let member = (space(), key(), space(), space(), value(), space());
    let member =
        member.prop_map(|(a, key, b, c, value, d)| format!("{a}\"{key}\"{b}:{c}{value}{d}"));
    let members = proptest::collection::vec(member, 0..12);
    (space(), members, space())
        .prop_map(|(a, members, b)| format!("{a}{{{}}}{b}", members.join(",")))
}

/// One change to a text: a character cut out, put in, or doubled, or the tail cut off.
fn mutated(text: &str, at: usize, how: u8, with: char) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let at = at % chars.len().max(1);
    match how % 4 {
        0 if !chars.is_empty() => drop(chars.remove(at)),
        1 => chars.insert(at, with),
        2 => chars.truncate(at),
        _ => {
            let tail = chars.split_off(at);
            chars.extend(tail.iter().copied().take(9));
            chars.extend(tail);
        }
    }
    chars.into_iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn both_paths_say_the_same_of_generated_rows(text in object()) {
        let _ = both(&text);
    }

    #[test]
    fn both_paths_say_the_same_of_mutated_rows(
        text in prop_oneof![object(), Just(USAGE.to_owned())],
        changes in proptest::collection::vec((any::<usize>(), any::<u8>(), proptest::sample::select(
            vec!['"', '\\', '{', '}', '[', ']', ',', ':', ' ', '0', '-', '.', 'e', 'n', '\t', 'é', '\u{0}'],
        )), 1..5),
    ) {
        let text = changes.iter().fold(text, |text, (at, how, with)| mutated(&text, *at, *how, *with));
        let _ = both(&text);
    }

    #[test]
    fn no_bytes_panic(bytes in proptest::collection::vec(any::<u8>(), 0..80)) {
        let _ = parse(&bytes);
    }
}
