//! Overrides: what they change, what they leave, and what is wrong with a bad file, by line.

use tokdash_core::{Timestamp, TokenCounts};
use tokdash_pricing::{
    Currency, Flag, How, Mode, OverrideAction, OverridePrice, OverrideRule, Overrides,
    OverridesError, PriceBook, Query, Rate, Rates,
};

/// The example of the specification, with one rule more.
const GOOD: &str = r#"{"schema":"tokdash-pricing-overrides/1",
 "rules":[
  {"match":{"provider":"vllm-*"},"free":true},
  {"match":{"provider":"corp","model":"deepseek-v4-pro"},"currency":"EUR","per_mtok":{"input":"0.5","output":"1.5","cache_read":"0.01"},
   "valid_from":"2026-10-01T00:00:00Z","tiers":[{"above":272000,"per_mtok":{"input":"1"}}]},
  {"match":{"model":"my-model"},"same_as":"deepseek/deepseek-flash"},
  {"match":{"model":"secret-*"},"unpriced":true}],
 "labels":{"ds-team":"deepseek","hpc":"self_hosted"}}
"#;

fn book() -> PriceBook {
    PriceBook::embedded().with_overrides(&Overrides::from_json(GOOD).unwrap()).unwrap()
}

fn ask(model: &str) -> Query<'_> {
    let tokens = TokenCounts::new().with_input(1_000_000).with_output(1_000_000);
    Query::new(model).with_tokens(tokens).with_at(Timestamp::parse("2026-10-20T12:00:00Z").unwrap())
}

fn cost(book: &PriceBook, query: &Query<'_>) -> String {
    let outcome = book.quote(query);
    match (outcome.quote(), outcome.reason()) {
        (Some(quote), _) => quote.amount.to_string(),
        (None, Some(reason)) => reason.to_string(),
        (None, None) => "free".to_owned(),
    }
}

#[test]
fn the_first_rule_that_fits_answers_and_the_rest_is_as_before() {
    let book = book();
    assert_eq!(cost(&book, &ask("vllm-hpc/qwen3.8-27B-FP8")), "free");
    assert_eq!(cost(&book, &ask("qwen3.8-27B-FP8").with_provider("VLLM_HPC")), "free");
    assert_eq!(cost(&book, &ask("vllm/qwen3.8-27B-FP8")), "self_hosted");
    assert_eq!(cost(&book, &ask("corp/DeepSeek-V4.Pro")), "2.5 EUR");
    assert_eq!(cost(&book, &ask("my-model")), "0.75 USD");
    assert_eq!(cost(&book, &ask("x/secret-1")), "by_override");
    assert_eq!(cost(&book, &ask("deepseek-flash")), "0.75 USD");
    let outcome = book.quote(&ask("my-model"));
    assert_eq!(
        outcome.matched().map(|m| (m.model_id, m.how)),
        Some(("deepseek-flash", How::Override(3)))
    );
    assert!(outcome.flags().contains(Flag::Override));
}

#[test]
fn a_rule_answers_only_while_it_holds() {
    let before = Timestamp::parse("2026-09-30T23:59:59Z").unwrap();
    let query = ask("corp/deepseek-v4-pro").with_at(before);
    // What the table says of an unknown label, flagged.
    let book = book();
    let outcome = book.quote(&query);
    assert!(outcome.flags().contains(Flag::UnknownLabel));
    let undated = ask("corp/deepseek-v4-pro").with_at(None);
    assert!(book.quote(&undated).flags().contains(Flag::TimeAssumedAsOf));
}

#[test]
fn a_tier_of_a_rule_keeps_what_it_does_not_name() {
    let book = book();
    let query = ask("corp/deepseek-v4-pro");
    let low = query.with_tokens(TokenCounts::new().with_input(272_000).with_output(1_000_000));
    let high = query.with_tokens(TokenCounts::new().with_input(272_001).with_output(1_000_000));
    assert_eq!(cost(&book, &low), "1.636 EUR");
    assert_eq!(cost(&book, &high), "1.772001 EUR");
    assert_eq!(book.quote(&high).matched().unwrap().tier_above, Some(272_000));
    let many = book.quote(&high.with_requests(2));
    assert!(many.flags().contains(Flag::TierAmbiguous));
}

#[test]
fn a_rule_has_one_currency_and_no_modes() {
    let book = book();
    let query = ask("corp/deepseek-v4-pro");
    assert_eq!(cost(&book, &query.with_currency(Currency::USD)), "no_card_in_currency");
    assert_eq!(cost(&book, &query.with_mode(Mode::Batch)), "no_card_for_mode");
}

#[test]
fn labels_stand_for_sellers() {
    let book = book();
    let team = book.quote(&ask("DS Team/deepseek-v4-pro"));
    assert_eq!(team.matched().unwrap().seller, "deepseek");
    assert!(!team.flags().contains(Flag::UnknownLabel));
    assert_eq!(cost(&book, &ask("hpc/deepseek-v4-pro")), "self_hosted");
}

#[test]
fn rules_can_be_made_without_a_file() {
    let rates = Rates::new();
    let rates = rates.with(tokdash_pricing::Bucket::Input, Rate::per_mtok("3").unwrap());
    let price = OverridePrice::new(Currency::EUR, rates);
    let rule = OverrideRule::new(None, Some("m"), OverrideAction::Price(price));
    let overrides = Overrides::new().with_rule(rule).with_label("team", "deepseek");
    let book = PriceBook::empty().with_overrides(&overrides);
    assert!(book.is_err(), "the empty table has no sellers");
    let book = PriceBook::embedded().with_overrides(&overrides).unwrap();
    assert_eq!(cost(&book, &ask("m")), "missing_rate (output)");
    assert_ne!(book.signature(), PriceBook::embedded().signature());
}

#[test]
fn the_signature_follows_the_bytes_that_were_loaded() {
    let (one, other) = (book(), GOOD.replace("0.01", "0.010"));
    let other = Overrides::from_json(&other).unwrap();
    let other = PriceBook::embedded().with_overrides(&other).unwrap();
    assert_eq!(one.signature(), book().signature());
    assert_ne!(one.signature(), other.signature());
}

/// A file with one fault each, by the line it is in.
const BAD: &[(&str, usize, &str)] = &[
    (
        "broken JSON",
        4,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\n \"rules\":[\n  {\"match\":{\"model\":\"a\"},\"free\":true},\n  {\"match\":{\"model\" \"b\"}}\n]}",
    ),
    (
        "torn JSON",
        3,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\n \"rules\":[\n  {\"match\":{\"model\":\"a\"},\"free\":true}",
    ),
    ("no schema", 2, "{\"rules\":[]\n}"),
    ("other schema", 2, "{\n\"schema\":\"tokdash-pricing-overrides/2\"}"),
    ("unknown field", 2, "{\"schema\":\"tokdash-pricing-overrides/1\",\n\"rulez\":[]}"),
    (
        "unknown field of a rule",
        4,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"rules\":[\n {\"match\":{\"model\":\"a\"},\n  \"free\":true,\n  \"fee\":1}]}",
    ),
    (
        "unknown field of rates",
        3,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"rules\":[\n {\"match\":{\"model\":\"a\"},\"currency\":\"USD\",\"per_mtok\":\n  {\"imput\":\"1\"}}]}",
    ),
    (
        "a number instead of a text",
        4,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"rules\":[\n {\"match\":{\"model\":\"a\"},\"currency\":\"USD\",\n  \"per_mtok\":{\"input\":\"1\",\n   \"output\":2.5}}]}",
    ),
    (
        "no decimal number",
        3,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"rules\":[\n {\"match\":{\"model\":\"a\"},\"currency\":\"USD\",\n  \"per_mtok\":{\"input\":\"1e3\"}}]}",
    ),
    (
        "no currency",
        3,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"rules\":[\n {\"match\":{\"model\":\"a\"},\"free\":true},\n {\"match\":{\"model\":\"b\"},\n  \"per_mtok\":{\"input\":\"1\"}}]}",
    ),
    (
        "a symbol for a currency",
        2,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"rules\":[\n {\"match\":{\"model\":\"b\"},\"currency\":\"$\",\"per_mtok\":{\"input\":\"1\"}}]}",
    ),
    (
        "no time",
        3,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"rules\":[\n {\"match\":{\"model\":\"b\"},\"free\":true,\n  \"valid_from\":\"yesterday\"}]}",
    ),
    (
        "two actions",
        2,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"rules\":[\n {\"match\":{\"model\":\"b\"},\"free\":true,\"unpriced\":true}]}",
    ),
    (
        "no action",
        2,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"rules\":[\n {\"match\":{\"model\":\"b\"}}]}",
    ),
    (
        "free: false",
        2,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"rules\":[\n {\"match\":{\"model\":\"b\"},\"free\":false}]}",
    ),
    (
        "an empty match",
        2,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"rules\":[\n {\"match\":{},\"free\":true}]}",
    ),
    (
        "a blunt pattern",
        2,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"rules\":[\n {\"match\":{\"model\":\"*-\"},\"free\":true}]}",
    ),
    (
        "an overlap",
        5,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"rules\":[\n {\"match\":{\"model\":\"b\"},\"free\":true,\n  \"valid_until\":\"2026-10-01T00:00:01Z\"},\n {\"match\":{\"model\":\"c\"},\"free\":true},\n {\"match\":{\"model\":\"B\"},\"unpriced\":true,\n  \"valid_from\":\"2026-10-01T00:00:00Z\"}]}",
    ),
    (
        "tiers that fall",
        3,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"rules\":[\n\n {\"match\":{\"model\":\"b\"},\"currency\":\"USD\",\"per_mtok\":{\"input\":\"1\"},\"tiers\":[\n  {\"above\":2,\"per_mtok\":{\"input\":\"1\"}},{\"above\":2,\"per_mtok\":{\"input\":\"1\"}}]}]}",
    ),
    (
        "times that end before they begin",
        2,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"rules\":[\n {\"match\":{\"model\":\"b\"},\"free\":true,\"valid_from\":\"2026-10-02T00:00:00Z\",\"valid_until\":\"2026-10-01T00:00:00Z\"}]}",
    ),
    (
        "the same as nothing",
        2,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"rules\":[\n {\"match\":{\"model\":\"b\"},\"same_as\":\"deepseek/deepseek-v9\"}]}",
    ),
    (
        "a label for nobody",
        3,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"labels\":{\n \"a\":\"deepseek\",\n \"b\":\"nobody\"}}",
    ),
    (
        "a label twice",
        3,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"labels\":{\n \"a-b\":\"deepseek\",\n \"A_B\":\"zai\"}}",
    ),
    (
        "a label for a number",
        2,
        "{\"schema\":\"tokdash-pricing-overrides/1\",\"labels\":{\n \"a\":1}}",
    ),
];

fn refused(read: impl Fn(&str) -> Result<Overrides, OverridesError>, text: &str) -> OverridesError {
    let book = PriceBook::embedded();
    let before = cost(&book, &ask("deepseek-flash"));
    let error = read(text).and_then(|overrides| book.with_overrides(&overrides)).unwrap_err();
    assert_eq!(cost(&book, &ask("deepseek-flash")), before, "the previous book still answers");
    error
}

#[test]
fn a_bad_file_is_refused_whole_with_line_and_reason() {
    let mut report = String::new();
    for (name, line, text) in BAD {
        let error = refused(Overrides::from_json, text);
        assert_eq!(error.line(), Some(*line), "{name}: {error}");
        report.push_str(&format!("{name}: {error} ({:?})\n", error.kind()));
    }
    insta::assert_snapshot!(report);
}

#[cfg(feature = "toml")]
const GOOD_TOML: &str = r#"schema = "tokdash-pricing-overrides/1"

[[rules]]
match = { provider = "vllm-*" }
free = true

[[rules]]
match = { provider = "corp", model = "deepseek-v4-pro" }
currency = "EUR"
per_mtok = { input = "0.5", output = "1.5", cache_read = "0.01" }
valid_from = "2026-10-01T00:00:00Z"
tiers = [{ above = 272000, per_mtok = { input = "1" } }]

[[rules]]
match = { model = "my-model" }
same_as = "deepseek/deepseek-flash"

[labels]
ds-team = "deepseek"
hpc = "self_hosted"
"#;

#[cfg(feature = "toml")]
#[test]
fn toml_says_the_same_as_json() {
    let book = PriceBook::embedded();
    let toml = book.with_overrides(&Overrides::from_toml(GOOD_TOML).unwrap()).unwrap();
    let json = self::book();
    for model in ["vllm-a/x", "corp/deepseek-v4-pro", "my-model", "ds-team/deepseek-flash", "hpc/x"]
    {
        let long = ask(model).with_tokens(TokenCounts::new().with_input(272_001));
        assert_eq!(cost(&toml, &ask(model)), cost(&json, &ask(model)), "{model}");
        assert_eq!(cost(&toml, &long), cost(&json, &long), "{model}");
    }
}

#[cfg(feature = "toml")]
#[test]
fn faults_in_toml_have_their_lines_too() {
    let mut report = String::new();
    for (name, line, from, to) in [
        ("broken", 5, "free = true", "free = = true"),
        ("unknown field", 5, "free = true", "fee = true"),
        ("number", 10, "input = \"0.5\"", "input = 0.5"),
        ("no currency", 7, "currency = \"EUR\"\n", ""),
        ("overlap", 14, "model = \"my-model\"", "provider = \"vllm-*\""),
        ("other schema", 1, "overrides/1", "overrides/9"),
        ("label for nobody", 20, "\"self_hosted\"", "\"nobody\""),
        ("no entry", 14, "deepseek/deepseek-flash", "deepseek/x"),
    ] {
        let error = refused(Overrides::from_toml, &GOOD_TOML.replacen(from, to, 1));
        report.push_str(&format!("{name}: {error} ({:?})\n", error.kind()));
        assert_eq!(error.line(), Some(line), "{name}: {error}");
    }
    insta::assert_snapshot!(report);
}

#[test]
fn no_file_panics() {
    for cut in 0..GOOD.len() {
        if let Ok(overrides) = Overrides::from_json(&GOOD[..cut]) {
            let _ = PriceBook::embedded().with_overrides(&overrides);
        }
    }
}
