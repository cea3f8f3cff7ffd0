//! What a use of a model cost, and why: `docs/prices.md` explains the answers.
//!
//! ```text
//! cargo run --example price -- MODEL [--provider P] [--at RFC3339] [--input N] [--output N]
//!     [--cache-read N] [--cache-write N] [--cache-write-1h N] [--reasoning N] [--requests N]
//!     [--mode standard|batch|fast|flex|thinking] [--currency C] [--overrides FILE] [--json]
//! ```
//!
//! Without MODEL it prices a small demonstration. Every answer ends well, "no price" too; only a
//! command that cannot be understood fails.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::error::Error;
use std::ffi::OsString;
use std::process::ExitCode;

use lexopt::prelude::*;
use serde_json::json;
use tokdash_core::{Timestamp, TokenCounts};
use tokdash_pricing::{Bucket, Currency, Mode, Overrides, PriceBook, Query, Reason, Totals};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// What the command line says.
#[derive(Default)]
struct Options {
    model: Option<String>,
    provider: Option<String>,
    at: Option<Timestamp>,
    counts: Vec<(Bucket, String)>,
    requests: Option<String>,
    mode: Mode,
    currency: Option<Currency>,
    overrides: Option<OsString>,
    json: bool,
}

fn main() -> ExitCode {
    match Options::read().and_then(|options| run(&options)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("price: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(options: &Options) -> Result<()> {
    let book = match &options.overrides {
        Some(path) => with_overrides(&PriceBook::embedded(), path)?,
        None => PriceBook::embedded(),
    };
    match &options.model {
        Some(model) => print_answer(&book, model, options),
        None => print_demonstration(&book),
    }
}

fn print_answer(book: &PriceBook, model: &str, options: &Options) -> Result<()> {
    let Some((tokens, requests)) = options.tokens() else {
        let reason = Reason::InvalidTokens;
        if options.json {
            println!(
                "{}",
                json!({
                    "status": "unpriced", "reason": reason, "currency": null, "amount": null,
                    "matched": null, "flags": [], "rate_id": null,
                })
            );
        } else {
            println!("unpriced: {reason}, {}", reason.explanation());
        }
        return Ok(());
    };
    let query = Query::new(model)
        .with_provider(options.provider.as_deref())
        .with_at(options.at)
        .with_mode(options.mode)
        .with_currency(options.currency)
        .with_tokens(tokens)
        .with_requests(requests);
    if options.json {
        println!("{}", serde_json::to_string(&book.quote(&query))?);
    } else {
        println!("{}", book.explain(&query));
    }
    Ok(())
}

/// A day of an agent that asks several models, some of which have no price.
fn print_demonstration(book: &PriceBook) -> Result<()> {
    let at = Timestamp::parse("2026-10-20T02:00:00Z")?;
    let tokens = TokenCounts::new().with_input(12_345).with_output(678).with_cache_read(90_001);
    let mut totals = Totals::new();
    for model in ["deepseek-v4-pro", "minimax-cn/MiniMax-M3", "glm-4.7-flash", "qwen3.6-27B-FP8"] {
        let explain = book.explain(&Query::new(model).with_tokens(tokens).with_at(at));
        println!("# {model}\n{explain}\n");
        totals.add(&explain.outcome, tokens);
    }
    let bound = if totals.is_complete() { "" } else { "at least " };
    for amount in totals.amounts() {
        println!("{bound}{amount}");
    }
    for (reason, rows) in &totals.unpriced {
        println!("without a price: {} row, {} tokens ({reason})", rows.rows, rows.tokens.total());
    }
    Ok(())
}

/// The library opens no files: its callers do.
fn with_overrides(book: &PriceBook, path: &OsString) -> Result<PriceBook> {
    let shown = path.to_string_lossy();
    let text = std::fs::read_to_string(path).map_err(|error| format!("{shown}: {error}"))?;
    let read = if shown.ends_with(".toml") { Overrides::from_toml } else { Overrides::from_json };
    let book = read(&text).and_then(|overrides| book.with_overrides(&overrides));
    book.map_err(|error| format!("{shown}: {error}").into())
}

impl Options {
    fn read() -> Result<Self> {
        let mut options = Self::default();
        let mut arguments = lexopt::Parser::from_env();
        while let Some(argument) = arguments.next()? {
            match argument {
                Value(model) if options.model.is_none() => options.model = Some(model.string()?),
                Long("provider") => options.provider = Some(arguments.value()?.string()?),
                Long("at") => {
                    let text = arguments.value()?.string()?;
                    let at = Timestamp::parse(&text).map_err(|error| format!("--at: {error}"))?;
                    options.at = Some(at);
                }
                Long("mode") => {
                    let word = arguments.value()?.string()?;
                    options.mode = Mode::parse(&word).ok_or("--mode: no such mode")?;
                }
                Long("currency") => {
                    let code = arguments.value()?.string()?;
                    let code =
                        Currency::parse(&code).map_err(|error| format!("--currency: {error}"));
                    options.currency = Some(code?);
                }
                Long("overrides") => options.overrides = Some(arguments.value()?),
                Long("json") => options.json = true,
                // A count may be any text: a wrong one is an answer, not a wrong command.
                Long("requests") => options.requests = Some(arguments.value()?.string()?),
                Long(name) => match bucket(name) {
                    Some(bucket) => options.counts.push((bucket, arguments.value()?.string()?)),
                    None => return Err(argument.unexpected().into()),
                },
                _ => return Err(argument.unexpected().into()),
            }
        }
        Ok(options)
    }

    /// The counts and the number of requests, if all of them are counts.
    fn tokens(&self) -> Option<(TokenCounts, u64)> {
        let mut tokens = TokenCounts::new();
        for (bucket, text) in &self.counts {
            let count = count(text)?;
            tokens = match bucket {
                Bucket::Input => tokens.with_input(count),
                Bucket::Output => tokens.with_output(count),
                Bucket::CacheRead => tokens.with_cache_read(count),
                Bucket::CacheWrite => tokens.with_cache_write(count),
                Bucket::CacheWrite1h => tokens.with_cache_write_1h(count),
                Bucket::Reasoning => tokens.with_reasoning(count),
            };
        }
        let requests = self.requests.as_deref().map_or(Some(1), count)?;
        Some((tokens, requests))
    }
}

/// `cache-read` names the bucket `cache_read`.
fn bucket(option: &str) -> Option<Bucket> {
    Bucket::ALL.into_iter().find(|bucket| bucket.as_str().replace('_', "-") == option)
}

/// Digits alone make a count.
fn count(text: &str) -> Option<u64> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}
