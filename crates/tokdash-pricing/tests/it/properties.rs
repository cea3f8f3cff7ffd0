//! What holds for all inputs.

use proptest::prelude::*;
use tokdash_core::{Timestamp, TokenCounts};
use tokdash_pricing::{Currency, Mode, Outcome, Policy, PriceBook, Query, Totals};

use crate::answers::tokens;
use crate::queries::Queries;

fn any_time() -> impl Strategy<Value = Option<Timestamp>> {
    // From 2024 to the end of 2027.
    proptest::option::of(
        (1_704_067_200_000_i64..1_830_297_600_000)
            .prop_map(|millis| Timestamp::from_millis(millis).unwrap()),
    )
}

/// Models with windows, without tiers: their rates do not depend on the counts.
fn flat_model() -> impl Strategy<Value = &'static str> {
    proptest::sample::select(vec![
        "deepseek-flash",
        "deepseek-v4-pro",
        "deepseek-chat",
        "claude-opus-5-5",
        "minimax-cn/MiniMax-M2.7",
        "zhipuai/glm-5.3",
        "openrouter/deepseek/deepseek-v4-pro",
    ])
}

fn small_counts() -> impl Strategy<Value = [u64; 6]> {
    proptest::array::uniform6(0_u64..1 << 40)
}

fn quote(model: &str, at: Option<Timestamp>, counts: TokenCounts) -> Outcome<'static> {
    static BOOK: PriceBook = PriceBook::embedded();
    BOOK.quote(&Query::new(model).with_at(at).with_tokens(counts))
}

fn pico(model: &str, at: Option<Timestamp>, counts: TokenCounts) -> Option<i128> {
    quote(model, at, counts).amount().map(|amount| amount.pico())
}

proptest! {
    #[test]
    fn cost_is_additive_over_rows(
        model in flat_model(), at in any_time(), one in small_counts(), other in small_counts(),
    ) {
        let sum = std::array::from_fn(|place| one[place] + other[place]);
        let (one, other, sum) = (tokens(one), tokens(other), tokens(sum));
        let parts = pico(model, at, one).zip(pico(model, at, other)).map(|(a, b)| a + b);
        prop_assert_eq!(parts, pico(model, at, sum));
    }

    #[test]
    fn cost_is_additive_over_buckets_and_its_parts_are_the_whole(
        model in flat_model(), at in any_time(), counts in small_counts(),
    ) {
        let whole = pico(model, at, tokens(counts));
        let alone = |place: usize| {
            let mut single = [0; 6];
            single[place] = counts[place];
            pico(model, at, tokens(single))
        };
        let sum = (0..6).map(alone).try_fold(0, |sum: i128, part| Some(sum + part?));
        prop_assert_eq!(sum, whole);
        if let Outcome::Priced(quote) = quote(model, at, tokens(counts)) {
            let parts: i128 = quote.parts.iter().map(|part| part.amount.pico()).sum();
            prop_assert_eq!(parts, quote.amount.pico());
        }
    }

    #[test]
    fn the_order_of_rows_changes_no_sum(seed: u64, turn in 1_usize..40) {
        let mut queries = Queries::new(seed);
        let mut rows: Vec<_> = (0..40).map(|_| queries.next()).collect();
        let sum = |rows: &[crate::answers::Row]| {
            let mut totals = Totals::new();
            for row in rows {
                let at = row.2.as_deref().map(|time| Timestamp::parse(time).unwrap());
                let counts = tokens(row.4);
                totals.add(&quote(&row.0, at, counts), counts);
            }
            totals
        };
        let forward = sum(&rows);
        rows.rotate_left(turn);
        prop_assert_eq!(&sum(&rows), &forward);
        let (left, right) = rows.split_at(turn);
        let mut halves = sum(right);
        halves.merge(&sum(left));
        prop_assert_eq!(halves, forward);
    }

    #[test]
    fn no_input_panics_and_no_cost_is_negative(
        model in "\\PC{0,30}", provider in proptest::option::of("\\PC{0,12}"), at in any_time(),
        since in any_time(), counts in proptest::array::uniform6(any::<u64>()), requests: u64,
        mode in proptest::sample::select(Mode::ALL.to_vec()), reference: bool, infer: bool,
    ) {
        let policy = Policy::new().with_aggregator_reference(reference).with_infer_provider(infer);
        let book = PriceBook::embedded().with_policy(policy);
        let query = Query::new(&model)
            .with_provider(provider.as_deref())
            .with_at(at)
            .with_since(since)
            .with_mode(mode)
            .with_tokens(tokens(counts))
            .with_requests(requests);
        let outcome = book.quote_served(&query, Some(&model));
        prop_assert!(outcome.amount().is_none_or(|amount| amount.pico() >= 0));
        prop_assert!(!book.explain(&query).to_string().is_empty());
    }

    /// The same with ids that reach deep into the table.
    #[test]
    fn no_nearly_right_id_panics_either(seed: u64, counts in proptest::array::uniform6(any::<u64>())) {
        let row = Queries::new(seed).next();
        let book = PriceBook::embedded();
        for mode in Mode::ALL {
            let query = Query::new(&row.0)
                .with_provider(row.1.as_deref())
                .with_mode(mode)
                .with_currency(row.3.as_deref().map(|code| Currency::parse(code).unwrap()))
                .with_tokens(tokens(counts));
            prop_assert!(book.quote(&query).amount().is_none_or(|amount| amount.pico() >= 0));
        }
    }

    /// A longer or shorter name is found only where the table or a recorded strip says so: what is
    /// found folds, once the words of the strips are off, to a name the table has.
    #[test]
    fn no_other_name_inherits_a_price(seed: u64, tail in "[a-z0-9]{1,6}", cut in 1_usize..6) {
        let mut queries = Queries::new(seed);
        let name = queries.any_name();
        let longer = [format!("{name}{tail}"), format!("{name}-{tail}"), format!("{tail}{name}")];
        let shorter = name.get(..name.len().saturating_sub(cut)).unwrap_or_default().to_owned();
        for other in longer.into_iter().chain([shorter]) {
            let outcome = quote(&other, None, tokens([1; 6]));
            if outcome.matched().is_some() {
                prop_assert!(queries.is_known_after_strips(&other), "{} is no name", other);
            }
        }
    }

    /// Case, dots, dashes and the provider's spelling do not matter.
    #[test]
    fn spellings_that_fold_alike_are_priced_alike(seed: u64, upper: bool, dash in "[-_. ]{1,3}") {
        let name = Queries::new(seed).any_name();
        let spelled = name.replace('-', &dash);
        let spelled = if upper { spelled.to_ascii_uppercase() } else { spelled };
        let (one, other) = (quote(&name, None, tokens([9; 6])), quote(&spelled, None, tokens([9; 6])));
        prop_assert_eq!(one.amount(), other.amount());
        prop_assert_eq!(one.reason(), other.reason());
        for provider in ["Z.AI", "z-ai", "z_ai", " Z AI "] {
            let query = Query::new("glm-5.2").with_provider(provider);
            let book = PriceBook::embedded();
            let outcome = book.quote(&query);
            prop_assert_eq!(outcome.matched().map(|matched| matched.seller), Some("zai"));
        }
    }
}

#[test]
fn the_largest_counts_do_not_overflow() {
    let counts = tokens([u64::MAX; 6]);
    let cost = pico("openai/o1-pro", None, counts).unwrap();
    assert_eq!(cost % i128::from(u64::MAX), 0);
    assert!(cost > i128::from(u64::MAX) * 600_000_000);
    let mut totals = Totals::new();
    for _ in 0..1_000 {
        totals.add(&quote("openai/o1-pro", None, counts), counts);
    }
    assert_eq!(totals.amount(Currency::USD).pico(), cost * 1_000);
}
