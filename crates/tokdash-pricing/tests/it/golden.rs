//! The exact cases of `data/golden.json`, to the last digit.

use serde_json::Value;
use tokdash_core::Timestamp;
use tokdash_pricing::{Bucket, Currency, Outcome, PriceBook, Query};

use crate::answers::tokens;

const GOLDEN: &str = include_str!("../data/golden.json");

#[test]
fn every_golden_case_is_exact() {
    let golden: Value = serde_json::from_str(GOLDEN).unwrap();
    let book = PriceBook::embedded();
    assert_eq!(golden["table_version"], book.table_version());
    let cases = golden["cases"].as_array().unwrap();
    for case in cases {
        let Some(book) = with_overrides(&book, &case["overrides"]) else { continue };
        check(&book, case);
    }
    assert_eq!(cases.len(), 65);
}

#[cfg(feature = "serde")]
fn with_overrides(book: &PriceBook, overrides: &Value) -> Option<PriceBook> {
    if overrides.is_null() {
        return Some(book.clone());
    }
    let overrides = tokdash_pricing::Overrides::from_json(&overrides.to_string()).unwrap();
    Some(book.with_overrides(&overrides).unwrap())
}

#[cfg(not(feature = "serde"))]
fn with_overrides(book: &PriceBook, overrides: &Value) -> Option<PriceBook> {
    overrides.is_null().then(|| book.clone())
}

fn check(book: &PriceBook, case: &Value) {
    let id = case["id"].as_str().unwrap();
    let counts = Bucket::ALL.map(|bucket| case["buckets"][bucket.as_str()].as_u64().unwrap_or(0));
    let at = case["ts"].as_str().map(|ts| Timestamp::parse(ts).unwrap());
    let wanted = case["currency_wanted"].as_str().map(|code| Currency::parse(code).unwrap());
    let query = Query::new(case["model"].as_str().unwrap())
        .with_provider(case["provider"].as_str())
        .with_at(at)
        .with_currency(wanted)
        .with_tokens(tokens(counts));
    let outcome = book.quote(&query);
    let want = &case["expect"];
    assert_eq!(outcome.status(), want["status"], "{id}");
    if let Some(reason) = want["reason"].as_str() {
        assert_eq!(outcome.reason().map(|reason| reason.as_str()), Some(reason), "{id}");
    }
    let entry = outcome.matched().map(|m| format!("{}/{}", m.seller, m.model_id));
    assert_eq!(entry.as_deref(), want["match"].as_str(), "{id}");
    let flags = outcome.flag_words();
    for flag in want["flags_include"].as_array().into_iter().flatten() {
        assert!(flags.iter().any(|have| have == flag), "{id}: no {flag} in {flags:?}");
    }
    if let Outcome::Priced(quote) = &outcome {
        assert_eq!(quote.amount.decimal(), want["cost"], "{id}");
        assert_eq!(quote.amount.currency().as_str(), want["currency"], "{id}");
        let matched = &quote.matched;
        assert_eq!(matched.window, want["window"].as_str(), "{id}");
        assert_eq!(matched.tier_above, want["tier"].as_u64(), "{id}");
        assert_eq!(matched.basis.as_str(), want["basis"], "{id}");
        for (bucket, price) in want["rates"].as_object().unwrap() {
            let bucket = Bucket::ALL.into_iter().find(|b| b.as_str() == bucket).unwrap();
            let billed = quote.parts.rates().billed(bucket).unwrap();
            assert_eq!(billed.rate.to_string(), price.as_str().unwrap(), "{id} {bucket}");
        }
    }
}
