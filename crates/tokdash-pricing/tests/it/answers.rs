//! Queries and answers as lines of text, to compare with the reference pricer's.

use tokdash_core::{Timestamp, TokenCounts};
use tokdash_pricing::{Currency, Mode, Outcome, PriceBook, Query};

/// A query as it is written to the reference pricer: a line of JSON.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Row(
    pub String,
    pub Option<String>,
    pub Option<String>,
    pub Option<String>,
    pub [u64; 6],
);

/// The answer of the library to a row.
pub fn answer(book: &PriceBook, row: &Row) -> String {
    let Row(model, provider, time, currency, counts) = row;
    let at = time.as_deref().map(|time| Timestamp::parse(time).unwrap());
    let currency = currency.as_deref().map(|code| Currency::parse(code).unwrap());
    let query = Query::new(model)
        .with_provider(provider.as_deref())
        .with_at(at)
        .with_currency(currency)
        .with_tokens(tokens(*counts));
    line(&book.quote(&query))
}

pub fn tokens([input, output, read, write, write_1h, reasoning]: [u64; 6]) -> TokenCounts {
    TokenCounts::new()
        .with_input(input)
        .with_output(output)
        .with_cache_read(read)
        .with_cache_write(write)
        .with_cache_write_1h(write_1h)
        .with_reasoning(reasoning)
}

fn line(outcome: &Outcome<'_>) -> String {
    let mut flags = outcome.flag_words();
    flags.sort();
    flags.dedup();
    let flags = flags.join(",");
    let matched = outcome.matched();
    let entry = matched.map_or_else(String::new, |m| format!("{}/{}", m.seller, m.model_id));
    match outcome {
        Outcome::Unpriced(unpriced) => format!("unpriced|{}", unpriced.reason),
        Outcome::Free(free) => {
            let currency = free.currency.map_or_else(String::new, |code| code.to_string());
            format!("free|0|{currency}|{entry}|{flags}")
        }
        Outcome::Priced(quote) => {
            let matched = &quote.matched;
            let text = |part: Option<&str>| part.unwrap_or_default().to_owned();
            let mode = if matched.mode == Mode::Standard { "" } else { matched.mode.as_str() };
            let tier = matched.tier_above.map_or_else(String::new, |above| above.to_string());
            let period = matched.period_from.map_or_else(String::new, |at| at.to_string());
            [
                "priced",
                &quote.amount.decimal(),
                quote.amount.currency().as_str(),
                &entry,
                mode,
                &text(matched.window),
                &tier,
                matched.basis.as_str(),
                &period,
                &flags,
            ]
            .join("|")
        }
        _ => unreachable!("a new kind of answer"),
    }
}
