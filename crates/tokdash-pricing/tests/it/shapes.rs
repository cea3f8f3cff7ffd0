//! The JSON that others read.

use serde_json::json;
use tokdash_core::{Timestamp, TokenCounts};
use tokdash_pricing::{Amount, Bucket, Currency, PriceBook, Query, Rate, RateId, Reason, Totals};

fn shape(value: &impl serde::Serialize) -> String {
    serde_json::to_string_pretty(value).unwrap()
}

#[test]
fn answers_have_the_same_keys_whatever_they_are() {
    let book = PriceBook::embedded();
    let tokens = TokenCounts::new().with_input(12_345).with_output(678).with_cache_write(1);
    let ask = |model| {
        let at = Timestamp::parse("2026-10-20T02:00:00.5Z").unwrap();
        book.quote(&Query::new(model).with_tokens(tokens).with_at(at))
    };
    let shapes =
        [ask("deepseek-v4-pro"), ask("glm-4.7-flash"), ask("x/y:free"), ask("fireworks/x")];
    insta::assert_snapshot!(shapes.map(|outcome| shape(&outcome)).join("\n"));
}

#[test]
fn explanations_and_sums_have_a_shape() {
    let book = PriceBook::embedded();
    let mut totals = Totals::new();
    let tokens = TokenCounts::new().with_output(u64::MAX);
    totals.add(&book.quote(&Query::new("deepseek-flash").with_tokens(tokens)), tokens);
    totals.add_unpriced(Reason::MissingRate(Bucket::CacheRead), tokens);
    totals.add_unpriced(Reason::NotAModel, tokens);
    let explain = book.explain(&Query::new("Auto"));
    insta::assert_snapshot!([shape(&totals), shape(&explain)].join("\n"));
}

#[test]
fn amounts_and_ids_come_back_as_they_went() {
    let amount = Amount::parse("0.017384", Currency::USD).unwrap();
    let text = serde_json::to_value(amount).unwrap();
    assert_eq!(text, json!({"currency": "USD", "amount": "0.017384"}));
    assert_eq!(serde_json::from_value::<Amount>(text).unwrap(), amount);
    assert!(serde_json::from_value::<Amount>(json!({"currency": "$", "amount": "1"})).is_err());
    assert!(serde_json::from_value::<Amount>(json!({"currency": "USD", "amount": 1})).is_err());
    let id: RateId = serde_json::from_value(json!("00ff00ff00ff00ff")).unwrap();
    assert_eq!(id.to_string(), "00ff00ff00ff00ff");
    for wrong in ["00FF00FF00FF00FF", "00ff", "+0ff00ff00ff00ff"] {
        assert!(serde_json::from_value::<RateId>(json!(wrong)).is_err(), "{wrong}");
    }
    assert_eq!(serde_json::from_value::<Rate>(json!("0.5")).unwrap().pico(), 500_000);
    assert_eq!(
        serde_json::from_value::<Bucket>(json!("cache_write_1h")).unwrap(),
        Bucket::CacheWrite1h
    );
}
