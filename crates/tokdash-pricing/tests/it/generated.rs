//! The committed table is what the data gives, and the generator refuses bad data.

use serde_json::{Value, json};
use tokdash_core::Timestamp;
use tokdash_pricing::{PriceBook, Rate};

use crate::queries::DATA;

#[path = "../../examples/generate_table/check.rs"]
mod check;
#[path = "../../examples/generate_table/generate.rs"]
mod generate;
#[path = "../../src/name_hash.rs"]
mod name_hash;
#[path = "../../examples/generate_table/rules.rs"]
mod rules;
#[path = "../../examples/generate_table/sellers.rs"]
mod sellers;
#[path = "../../examples/generate_table/source.rs"]
mod source;
#[path = "../../examples/generate_table/table.rs"]
mod table;
#[path = "../../examples/generate_table/text.rs"]
mod text;

#[test]
fn the_committed_table_is_a_fresh_one() {
    let fresh = generate::generate(DATA).unwrap_or_else(|faults| panic!("{faults:?}"));
    let stale = "run `cargo run -p tokdash-pricing --example generate_table` and commit the result";
    assert!(fresh.rules == include_str!("../../src/generated/rules.rs"), "{stale}");
    assert!(fresh.table == include_str!("../../src/generated/table.rs"), "{stale}");
}

/// What a review has to look into is part of the test: it changes with the table, not with a clock.
#[test]
fn the_warnings_of_this_table_are_known() {
    let fresh = generate::generate(DATA).unwrap_or_else(|faults| panic!("{faults:?}"));
    insta::assert_snapshot!(fresh.warnings.join("\n"), @"calendar cn-public ends 31 days after the day of the table: add the next year");
}

#[test]
fn a_calendar_is_warned_of_45_days_before_it_ends_and_refused_afterwards() {
    let warned = |as_of: &str| {
        let data = changed(|data| data["as_of"] = json!(as_of));
        generate::generate(&data).map(|fresh| fresh.warnings.len())
    };
    assert_eq!(warned("2026-11-16"), Ok(0));
    assert_eq!(warned("2026-11-17"), Ok(1));
    assert_eq!(warned("2026-12-31"), Ok(1));
    assert!(warned("2027-01-01").is_err());
}

#[test]
fn a_program_with_a_clock_can_ask_how_long_the_calendars_last() {
    let cover = PriceBook::embedded().calendars().next().unwrap();
    let now = Timestamp::parse("2026-11-30T12:00:00Z").unwrap();
    // Until the end of 2026-12-31 in Beijing.
    assert_eq!(cover.until.to_string(), "2026-12-31T16:00:00Z");
    assert_eq!(cover.days_left(now), 31);
    assert_eq!(cover.days_left(Timestamp::parse("2027-01-02T00:00:00Z").unwrap()), -2);
}

#[test]
fn every_price_is_exact() {
    let data: Value = serde_json::from_str(DATA).unwrap();
    let mut prices = 0;
    each_rate(&data["models"], &mut |price| {
        let rate = Rate::per_mtok(price).unwrap();
        assert_eq!(Rate::per_mtok(&rate.to_string()), Ok(rate), "{price}");
        prices += 1;
    });
    assert!(prices > 5_000, "{prices}");
}

fn each_rate(value: &Value, visit: &mut impl FnMut(&str)) {
    match value {
        Value::Array(list) => list.iter().for_each(|value| each_rate(value, visit)),
        Value::Object(object) => {
            for (name, value) in object {
                match value.as_object().filter(|_| name == "rates") {
                    Some(rates) => rates.values().for_each(|price| visit(price.as_str().unwrap())),
                    None => each_rate(value, visit),
                }
            }
        }
        _ => {}
    }
}

#[test]
fn bad_data_is_refused_with_the_reason() {
    let model = |data: &mut Value, change: &dyn Fn(&mut Value)| change(&mut data["models"][0]);
    let faults = |change: &dyn Fn(&mut Value)| {
        let faults = generate::generate(&changed(|data| model(data, change))).map(|_| ());
        faults.unwrap_err().join("; ")
    };
    let found = [
        faults(&|model| model["prices"][0]["rates"]["input"] = json!("0.1234567")),
        faults(&|model| model["prices"][0]["rates"]["input"] = json!("5000")),
        faults(&|model| model["prices"][0]["rates"]["input"] = json!(0.5)),
        faults(&|model| model["prices"][0]["source"] = json!([])),
        faults(&|model| model["prices"][0]["vaild_from"] = json!(null)),
        faults(&|model| model["provider"] = json!("nobody")),
        faults(&|model| model["currency"] = json!("$")),
        faults(&|model| model["prices"] = json!([model["prices"][0], model["prices"][0]])),
    ];
    insta::assert_snapshot!(found.join("\n"));
}

#[test]
fn colliding_names_are_refused() {
    let faults = |change: &dyn Fn(&mut Value)| {
        generate::generate(&changed(change)).map(|_| ()).unwrap_err().join("; ")
    };
    // An alias that folds to another model's id.
    let collision = faults(&|data| {
        let (seller, currency) = (json!("deepseek"), json!("USD"));
        let models = data["models"].as_array_mut().unwrap();
        let own =
            models.iter_mut().filter(|m| m["provider"] == seller && m["currency"] == currency);
        let first = own.into_iter().find(|model| model["id"] != "deepseek-chat").unwrap();
        first["aliases"] = json!(["DeepSeek_chat"]);
    });
    assert!(collision.contains("the name of two models"), "{collision}");
    let label = faults(&|data| {
        data["providers"]["openai"]["labels"].as_array_mut().unwrap().push(json!("Z_AI"));
    });
    assert!(label.contains("stands for two providers"), "{label}");
    let pattern = faults(&|data| data["rules"]["date_suffix"] = json!("-\\d+$"));
    assert!(pattern.contains("not the pattern that is implemented"), "{pattern}");
}

fn changed(change: impl Fn(&mut Value)) -> String {
    let mut data: Value = serde_json::from_str(DATA).unwrap();
    change(&mut data);
    data.to_string()
}
