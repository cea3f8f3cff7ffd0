//! One lookup: from what an agent wrote to a quote.
//!
//! `cargo bench --bench pricing`. Tests never measure time; this does.

use divan::{Bencher, black_box};
use tokdash_core::{Timestamp, TokenCounts};
use tokdash_pricing::{PriceBook, Query};

#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

/// What agents write: plain, labelled, dated, with marks, at a reseller, and without a price.
const MODELS: &[&str] = &[
    "deepseek-v4-pro",
    "minimax-cn/MiniMax-M3",
    "anthropic/claude-opus-5-5[1m]",
    "gpt-5.4-mini-2026-03-17",
    "openrouter/deepseek/deepseek-v4-pro",
    "my-gateway/gemini-3.8-flash-high",
    "accounts/fireworks/models/deepseek-v4-pro",
    "qwen3.6-27B-FP8",
];

fn main() {
    divan::main();
}

#[divan::bench(args = MODELS)]
fn quote(bencher: Bencher<'_, '_>, model: &str) {
    let book = PriceBook::embedded();
    let tokens = TokenCounts::new().with_input(12_345).with_output(678).with_cache_read(90_001);
    // In peak hours, on a day the calendar has to be asked about.
    let at = Timestamp::parse("2026-10-20T02:00:00Z").ok();
    let query = Query::new(model).with_tokens(tokens).with_at(at);
    bencher.bench(|| book.quote(black_box(&query)).amount());
}

/// The first lookup of a program has nothing to set up.
#[divan::bench]
fn make_a_book() -> PriceBook {
    PriceBook::embedded()
}
