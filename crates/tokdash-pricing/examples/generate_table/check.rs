//! What the data must be before a table is made of it: every fault is found and named.

use std::collections::BTreeMap;

use tokdash_core::Timestamp;
use tokdash_pricing::{Currency, Rate, fold};

use super::generate::{day_number, seconds};
use super::source::{Document, Model, Price, Rates};

/// Days before the end of a calendar at which a review should look for the next one.
pub const CALENDAR_WARNING_DAYS: i64 = 45;

/// The patterns that the library implements by hand. Other ones need other code.
const PATTERNS: &[(&str, &str)] = &[
    ("strip_bracket_suffix", r"\[[^\]]*\]$"),
    ("vertex_at", r"@(?:default|latest|\d{8})$"),
    (
        "date_suffix",
        r"-(?:20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])|20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$",
    ),
    (
        "local_suffix",
        r"-(?:fp8|fp16|bf16|fp4|nvfp4|mxfp4|int4|int8|w4a16|w8a8|awq|gptq|gguf|mlx|exl2|\d-?bits?|q\d(?:-[a-z0-9]+)*)(?:-.*)?$",
    ),
    ("ollama_tag", r"^[^/:]+:(?:\d+(?:\.\d+)?[bm](?:-.*)?|latest|.*-cloud)$"),
];

/// Every fault of the data.
pub fn faults(document: &Document) -> Vec<String> {
    let mut faults = Vec::new();
    if document.schema != "tokdash-pricing/1" {
        faults.push(format!("schema {} is not supported", document.schema));
    }
    check_rules(document, &mut faults);
    check_labels(document, &mut faults);
    check_names(document, &mut faults);
    for model in &document.models {
        check_model(document, model, &mut faults);
    }
    for (name, schedule) in &document.schedules {
        if !(schedule.start_inclusive && schedule.end_exclusive) {
            faults.push(format!("schedule {name}: windows must be half-open"));
        }
    }
    for (name, left) in calendar_days_left(document) {
        if left < 0 {
            faults.push(format!("calendar {name} ended before the day of the table"));
        }
    }
    faults
}

/// What is no fault yet and will be one.
pub fn warnings(document: &Document) -> Vec<String> {
    let due = calendar_days_left(document).into_iter();
    due.filter(|(_, left)| (0..CALENDAR_WARNING_DAYS).contains(left))
        .map(|(name, left)| {
            format!(
                "calendar {name} ends {left} days after the day of the table: add the next year"
            )
        })
        .collect()
}

/// Days from the day of the table to the last day each calendar covers.
fn calendar_days_left(document: &Document) -> Vec<(&str, i64)> {
    let today = i64::from(day_number(&document.as_of));
    let left = |last: &str| i64::from(day_number(last)) - today;
    document.calendars.iter().map(|(name, c)| (name.as_str(), left(&c.covers[1]))).collect()
}

fn check_rules(document: &Document, faults: &mut Vec<String>) {
    let rules = &document.rules;
    if rules.algorithm != "match-v1" {
        faults.push(format!("algorithm {} is not implemented", rules.algorithm));
    }
    let texts = [
        &rules.strip_bracket_suffix,
        &rules.vertex_at,
        &rules.date_suffix,
        &rules.local_suffix,
        &rules.ollama_tag,
    ];
    for ((name, implemented), text) in PATTERNS.iter().zip(texts) {
        if text != implemented {
            faults.push(format!("rule {name} is not the pattern that is implemented"));
        }
    }
}

fn check_labels(document: &Document, faults: &mut Vec<String>) {
    let mut seen = BTreeMap::new();
    for (name, provider) in &document.providers.0 {
        if !provider.labels.contains(name) {
            faults.push(format!("provider {name} is not a label of its own"));
        }
        for label in &provider.labels {
            let before = seen.insert(fold(label), name);
            if before.is_some_and(|before| before != name) {
                faults.push(format!("label {label} stands for two providers"));
            }
        }
    }
}

/// No two models of one seller and currency may have the same folded name.
fn check_names(document: &Document, faults: &mut Vec<String>) {
    let mut seen = BTreeMap::new();
    for (place, model) in document.models.iter().enumerate() {
        for name in std::iter::once(&model.id).chain(&model.aliases) {
            if name.len() > 255 || !name.is_ascii() || name.contains(['"', '\\', '{', '}']) {
                faults.push(format!("{}/{name}: not a name that can be embedded", model.provider));
            }
            let key = (&model.provider, fold(name), &model.currency);
            if seen.insert(key, place).is_some_and(|before| before != place) {
                faults.push(format!("{}/{name}: the name of two models", model.provider));
            }
        }
        let slug = model.id.rsplit('/').next().map(fold).unwrap_or_default();
        if !fold(&model.id).ends_with(&slug) {
            faults.push(format!("{}/{}: slug is not the end of the id", model.provider, model.id));
        }
    }
}

fn check_model(document: &Document, model: &Model, faults: &mut Vec<String>) {
    let name = format!("{}/{} {}", model.provider, model.id, model.currency);
    if !document.providers.0.iter().any(|(provider, _)| *provider == model.provider) {
        faults.push(format!("{name}: unknown provider"));
    }
    if Currency::parse(&model.currency).is_err() {
        faults.push(format!("{name}: not a currency"));
    }
    for prices in std::iter::once(&model.prices).chain(model.modes.values()) {
        if prices.is_empty() {
            faults.push(format!("{name}: a mode without a price"));
        }
        for price in prices {
            check_price(document, &name, price, faults);
        }
        for pair in prices.windows(2) {
            let (end, start) = (pair[0].valid_until.as_deref(), pair[1].valid_from.as_deref());
            if end.zip(start).is_none_or(|(end, start)| seconds(end) > seconds(start)) {
                faults.push(format!("{name}: periods overlap or are not in order"));
            }
        }
    }
}

fn check_price(document: &Document, name: &str, price: &Price, faults: &mut Vec<String>) {
    let mut fault = |text: &str| faults.push(format!("{name}: {text}"));
    let edges = [&price.valid_from, &price.valid_until];
    if edges.iter().any(|edge| edge.as_deref().is_some_and(|edge| Timestamp::parse(edge).is_err()))
    {
        fault("an edge of a period is no time");
    }
    if price.source.is_empty() {
        fault("a price without a source");
    }
    if !price.tiers.is_empty() && !price.windows.is_empty() {
        fault("tiers and windows in one period are not supported");
    }
    if price.tiers.windows(2).any(|pair| pair[0].above >= pair[1].above) {
        fault("tiers are not in rising order");
    }
    if price.windows.iter().any(|window| !document.schedules.contains_key(&window.schedule)) {
        fault("unknown schedule");
    }
    let tiers = price.tiers.iter().map(|tier| &tier.rates);
    let windows = price.windows.iter().map(|window| &window.rates);
    for rates in std::iter::once(&price.rates).chain(tiers).chain(windows) {
        check_rates(rates, &mut fault);
    }
}

/// Every price must be a whole number of pico units that fits the table.
fn check_rates(rates: &Rates, fault: &mut impl FnMut(&str)) {
    if rates.input.is_none() || rates.output.is_none() {
        fault("rates without input or output");
    }
    for price in rates.list().into_iter().flatten() {
        match Rate::per_mtok(price) {
            Ok(rate) if rate.pico() < u64::from(u32::MAX) => {}
            Ok(_) => fault("a price too high for the table"),
            Err(error) => fault(&error.to_string()),
        }
    }
}
