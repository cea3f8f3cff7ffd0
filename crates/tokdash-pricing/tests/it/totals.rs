//! Sums keep what has no price visible.

use tokdash_core::TokenCounts;
use tokdash_pricing::{
    Amount, Bucket, Currency, ExchangeRate, MoneyError, PriceBook, Query, Reason, Totals,
};

fn sum(models: &[&str]) -> Totals {
    let book = PriceBook::embedded();
    let tokens = TokenCounts::new().with_input(1_000_000);
    let mut totals = Totals::new();
    for model in models {
        totals.add(&book.quote(&Query::new(model).with_tokens(tokens)), tokens);
    }
    totals
}

#[test]
fn currencies_stay_apart_and_unpriced_rows_are_counted_by_reason() {
    let totals =
        sum(&["deepseek-flash", "minimax-cn/MiniMax-M3", "glm-4.7-flash", "auto", "x", "y"]);
    assert_eq!((totals.priced_rows, totals.free_rows, totals.unpriced_rows()), (2, 1, 3));
    let amounts: Vec<_> = totals.amounts().map(|amount| amount.to_string()).collect();
    assert_eq!(amounts, ["4.2 CNY", "0.15 USD"]);
    assert_eq!(totals.unpriced[&Reason::UnknownModel].rows, 2);
    assert_eq!(totals.unpriced_tokens().total(), 3_000_000);
    assert!(!totals.is_complete());
    assert!(sum(&["deepseek-flash", "glm-4.7-flash"]).is_complete());
}

#[test]
fn merged_sums_are_the_sum_of_all() {
    let mut merged = sum(&["deepseek-flash", "auto"]);
    merged.merge(&sum(&["minimax-cn/MiniMax-M3", "x", "auto"]));
    assert_eq!(merged, sum(&["auto", "x", "auto", "minimax-cn/MiniMax-M3", "deepseek-flash"]));
}

#[test]
fn a_conversion_says_what_it_took_and_what_it_left_out() {
    let totals = sum(&["deepseek-flash", "minimax-cn/MiniMax-M3"]);
    let rate = ExchangeRate::parse("0.14").unwrap();
    let all = totals.converted(Currency::USD, &[(Currency::CNY, rate)]);
    assert_eq!(all.amount.to_string(), "0.738 USD");
    assert_eq!(all.rates, [(Currency::CNY, rate)]);
    let part = totals.converted(Currency::USD, &[]);
    assert_eq!(
        (part.amount.to_string().as_str(), &part.left_out[..]),
        ("0.15 USD", &[Currency::CNY][..])
    );
    assert_eq!(ExchangeRate::parse("7,1"), Err(MoneyError::NoDecimal { decimals: 12 }));
}

#[test]
fn rows_that_no_book_was_asked_about_count_too() {
    let mut totals = Totals::new();
    totals.add_unpriced(Reason::NoCurrency, TokenCounts::new());
    totals.add_unpriced(Reason::MissingRate(Bucket::Output), TokenCounts::new().with_output(3));
    assert_eq!(totals.unpriced_rows(), 2);
    assert_eq!(totals.amount(Currency::USD), Amount::zero(Currency::USD));
}
