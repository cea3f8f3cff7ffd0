//! What a book decides beyond the reference: modes, several requests, spans, policies, served
//! models. Each test is a decision that `docs/prices.md` records.

use tokdash_core::{Timestamp, TokenCounts};
use tokdash_pricing::{
    Basis, Currency, Flag, How, Mode, Outcome, Policy, PriceBook, Query, Reason, fold,
};

fn at(time: &str) -> Timestamp {
    Timestamp::parse(time).unwrap()
}

fn million() -> TokenCounts {
    TokenCounts::new().with_input(1_000_000)
}

fn ask(model: &str) -> Query<'_> {
    Query::new(model).with_tokens(million()).with_at(at("2026-10-20T12:00:00Z"))
}

fn cost(outcome: &Outcome<'_>) -> String {
    outcome.quote().map_or_else(
        || outcome.reason().map_or("free".to_owned(), |reason| reason.to_string()),
        |quote| quote.amount.to_string(),
    )
}

fn embedded(query: &Query<'_>) -> String {
    cost(&PriceBook::embedded().quote(query))
}

#[test]
fn a_mode_is_priced_where_it_is_sold_and_nowhere_else() {
    let batch = |model| embedded(&ask(model).with_mode(Mode::Batch));
    assert_eq!(embedded(&ask("claude-opus-5")), "5 USD");
    assert_eq!(batch("claude-opus-5"), "2.5 USD");
    assert_eq!(batch("deepseek-flash"), "no_card_for_mode");
    // The name asks for one mode and the query for another.
    assert_eq!(batch("claude-opus-5-fast"), "no_card_for_mode");
    assert_eq!(embedded(&ask("claude-opus-5-fast")), "10 USD");
    let fast = embedded(&ask("claude-opus-5").with_mode(Mode::Fast));
    assert_eq!(embedded(&ask("claude-opus-5-fast").with_mode(Mode::Fast)), fast);
    assert_eq!(embedded(&ask("claude-opus-5-fast")), fast);
}

#[test]
fn several_requests_take_the_lowest_tier_and_say_so() {
    let book = PriceBook::embedded();
    let query = ask("gpt-6-sol");
    let one = book.quote(&query);
    assert_eq!(one.matched().unwrap().tier_above, Some(272_000));
    let many = book.quote(&query.with_requests(12));
    assert_eq!(many.matched().unwrap().tier_above, None);
    assert!(many.flags().contains(Flag::TierAmbiguous));
    assert!(many.amount().unwrap().pico() < one.amount().unwrap().pico());
    // A sum that no tier is above is not ambiguous.
    let small = query.with_tokens(TokenCounts::new().with_input(272_000)).with_requests(12);
    assert!(!book.quote(&small).flags().contains(Flag::TierAmbiguous));
}

#[test]
fn a_row_that_spans_a_window_edge_takes_the_price_outside_and_says_so() {
    let book = PriceBook::embedded();
    let span = |from: &str, to: &str| {
        let query = ask("deepseek-v4-pro").with_requests(9);
        let outcome = book.quote(&query.with_since(at(from)).with_at(at(to)));
        (cost(&outcome), outcome.flags().contains(Flag::WindowAmbiguous))
    };
    let inside = span("2026-10-20T02:00:00Z", "2026-10-20T03:00:00Z");
    assert_eq!(inside, ("1.32 USD".to_owned(), false));
    let across = span("2026-10-20T00:59:00Z", "2026-10-20T03:00:00Z");
    assert_eq!(across, ("0.66 USD".to_owned(), true));
    let over_a_whole_window = span("2026-10-20T00:30:00Z", "2026-10-20T04:30:00Z");
    assert_eq!(over_a_whole_window, ("0.66 USD".to_owned(), true));
    let over_a_period = span("2026-08-16T15:00:00Z", "2026-08-16T17:00:00Z");
    assert_eq!(over_a_period, ("0.66 USD".to_owned(), true));
}

#[test]
fn a_reference_price_needs_a_policy_and_says_what_it_is() {
    let model = "qwen3-coder:exacto-none";
    assert_eq!(embedded(&ask(model)), "unknown_model");
    let open_weights = only_at_the_aggregator();
    assert_eq!(embedded(&ask(&open_weights)), "only_aggregator_price");
    let policy = Policy::new().with_aggregator_reference(true);
    let book = PriceBook::embedded().with_policy(policy);
    let outcome = book.quote(&ask(&open_weights));
    let matched = outcome.matched().unwrap();
    assert_eq!((matched.seller, matched.basis), ("openrouter", Basis::Aggregator));
    assert!(outcome.flags().contains(Flag::AggregatorReference));
    let yuan = ask(&open_weights).with_currency(Currency::CNY);
    assert_eq!(cost(&book.quote(&yuan)), "no_card_in_currency");
    // Nothing else is opened by it.
    assert_eq!(cost(&book.quote(&ask("fireworks/deepseek-v4-pro"))), "channel_not_modelled");
    assert_eq!(cost(&book.quote(&ask("DeepSeek-V4-Pro-AWQ"))), "local_variant");
}

/// A model that exactly one id of the aggregator is for, and no other seller sells.
fn only_at_the_aggregator() -> String {
    let data: serde_json::Value = serde_json::from_str(crate::queries::DATA).unwrap();
    let ids = data["models"].as_array().unwrap().iter();
    let ids = ids.filter(|m| m["provider"] == "openrouter" && m["basis"] == "aggregator");
    let book = PriceBook::embedded();
    let mut slugs = ids.filter_map(|m| m["id"].as_str()?.rsplit('/').next().map(str::to_owned));
    let is_only = |slug: &String| {
        let unpriced = book.quote(&ask(slug)).reason() == Some(Reason::OnlyAggregatorPrice);
        unpriced && book.quote(&ask(slug).with_provider("openrouter")).quote().is_some()
    };
    slugs.find(is_only).unwrap()
}

#[test]
fn a_policy_may_forbid_to_infer_the_seller() {
    let book = PriceBook::embedded().with_policy(Policy::new().with_infer_provider(false));
    assert_eq!(cost(&book.quote(&ask("deepseek-v4-pro"))), "provider_not_named");
    assert_eq!(cost(&book.quote(&ask("my-gateway/deepseek-v4-pro"))), "provider_not_named");
    assert_eq!(cost(&book.quote(&ask("deepseek/deepseek-v4-pro"))), "0.66 USD");
    assert_eq!(cost(&book.quote(&ask("DeepSeek-V4-Pro-AWQ"))), "local_variant");
}

#[test]
fn a_policy_may_ask_for_a_better_basis() {
    let strict = PriceBook::embedded().with_policy(Policy::new().with_min_basis(Basis::FirstParty));
    assert_eq!(cost(&strict.quote(&ask("deepseek-v4-pro"))), "0.66 USD");
    let secondary = ask("minimax-cn/MiniMax-M3");
    assert_eq!(embedded(&secondary), "4.2 CNY");
    assert_eq!(cost(&strict.quote(&secondary)), "basis_below_minimum");
}

#[test]
fn the_model_that_answered_is_priced_when_the_one_asked_for_says_nothing() {
    let book = PriceBook::embedded();
    let served = |model, provider: Option<&'static str>, served| {
        let query = ask(model).with_provider(provider);
        let outcome = book.quote_served(&query, served);
        (cost(&outcome), outcome.flags().contains(Flag::ServedModel))
    };
    let flash = Some("deepseek-flash");
    assert_eq!(served("auto", None, flash), ("0.15 USD".to_owned(), true));
    assert_eq!(served("auto", Some("deepseek"), flash), ("0.15 USD".to_owned(), true));
    assert_eq!(served("deepseek-v4-pro", None, flash), ("0.66 USD".to_owned(), false));
    assert_eq!(served("auto", None, None), ("not_a_model".to_owned(), false));
    assert_eq!(served("auto", None, Some("my-model")), ("not_a_model".to_owned(), false));
    // What says where it ran or that the price is not known stays so.
    assert_eq!(served("qwen3:8b", None, flash), ("self_hosted".to_owned(), false));
    assert_eq!(served("DeepSeek-V4-Pro-AWQ", None, flash), ("local_variant".to_owned(), false));
    let nitro = served("openrouter/deepseek/deepseek-v4-pro:nitro", None, flash);
    assert_eq!(nitro, ("routing_variant".to_owned(), false));
    let elsewhere = served("fireworks/auto-x", None, flash);
    assert_eq!(elsewhere, ("channel_not_modelled".to_owned(), false));
}

#[test]
fn the_model_that_answered_is_priced_where_the_other_was_asked_for() {
    let book = PriceBook::embedded();
    let routed = book.quote_served(&ask("openrouter/auto-x"), Some("deepseek/deepseek-v4-pro"));
    let at_the_aggregator = book.quote(&ask("openrouter/deepseek/deepseek-v4-pro"));
    assert_eq!(routed.matched().unwrap().seller, "openrouter");
    assert_eq!(routed.amount(), at_the_aggregator.amount());
    let gateway = book.quote_served(&ask("my-gateway/auto-x"), Some("deepseek-flash"));
    assert!(gateway.flags().contains(Flag::UnknownLabel));
    let plan = ask("glm-x").with_provider("zai-coding-plan");
    let plan = book.quote_served(&plan, Some("glm-5.2"));
    assert!(plan.flags().contains(Flag::SubscriptionEquivalent));
    let both = ask("openrouter/auto-x").with_provider("my-gateway");
    let both = book.quote_served(&both, Some("deepseek/deepseek-v4-pro"));
    assert_eq!(both.matched().unwrap().seller, "openrouter");
    // A variant that nobody knows is not the plain model, wherever it was bought.
    let variant = book.quote_served(&ask("openrouter/openai/gpt-5:batch"), Some("gpt-5"));
    assert_eq!(variant.reason(), Some(Reason::UnknownModel));
    let guessed = book.quote_served(&ask("deepseek-v9"), Some("claude-opus-5-5"));
    assert_eq!(guessed.matched().unwrap().seller, "anthropic");
}

#[test]
fn how_an_id_was_found_is_told() {
    let how = |model| PriceBook::embedded().quote(&ask(model)).matched().map(|m| m.how);
    assert_eq!(how("DeepSeek_V4.Pro"), Some(How::Exact));
    assert_eq!(how("k2p5"), Some(How::Alias));
    assert_eq!(how("gpt-5.4-mini-2026-03-17"), Some(How::Stripped));
}

#[test]
fn an_empty_book_knows_nothing_and_still_has_its_rules() {
    let book = PriceBook::empty();
    assert_eq!(cost(&book.quote(&ask("deepseek-v4-pro"))), "unknown_model");
    assert_eq!(cost(&book.quote(&ask("qwen3:8b"))), "self_hosted");
    assert_eq!(cost(&book.quote(&ask("x-awq"))), "local_variant");
    assert_eq!(cost(&book.quote(&ask("auto"))), "not_a_model");
}

#[test]
fn the_signature_names_table_and_policy() {
    let book = PriceBook::embedded();
    insta::assert_snapshot!(book.signature().to_string(), @"match-v1;2026.11.30-1;833c231b81a5839ea55dbda606e72adc;00000000000000000000000000000000;15");
    let other = book.clone().with_policy(Policy::new().with_infer_provider(false));
    assert_ne!(book.signature(), other.signature());
}

#[test]
fn explanations_are_complete_sentences_for_people() {
    let book = PriceBook::embedded();
    let tokens = TokenCounts::new()
        .with_input(12_345)
        .with_output(678)
        .with_cache_read(90_001)
        .with_cache_write(7);
    let texts = [
        book.explain(
            &ask("deepseek-v4-pro").with_tokens(tokens).with_at(at("2026-10-20T02:00:00Z")),
        ),
        book.explain(&ask("glm-4.7-flash")),
        book.explain(&ask("fireworks/deepseek-v4-pro")),
        book.explain(&ask("my-gateway/gpt-5.4-mini-2026-03-17").with_at(None)),
    ];
    let text = texts.map(|explain| explain.to_string()).join("\n\n");
    insta::assert_snapshot!(text);
}

#[test]
fn the_rate_id_is_the_one_of_the_billed_rates() {
    let book = PriceBook::embedded();
    let outcome = book.quote(&ask("deepseek-v4-pro"));
    let quote = outcome.quote().unwrap();
    assert_eq!(quote.rate_id, quote.parts.rates().id(quote.amount.currency()));
    assert_eq!(fold("DeepSeek V4.Pro"), "deepseek-v4-pro");
}

/// A book can be shared between threads, and so can what it answers.
const _: () = {
    const fn is_shared<T: Send + Sync + 'static>() {}
    is_shared::<PriceBook>();
    is_shared::<Outcome<'static>>();
};
