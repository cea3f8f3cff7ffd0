//! The parts of the table that are no prices: sellers, schedules, calendars.

use std::collections::BTreeMap;
use std::fmt::Write;

use tokdash_pricing::fold;

use super::generate::{day_number, seconds};
use super::source::{Document, Schedule};
use super::table::{lines, list};

/// The name of a basis in the library.
pub fn basis(word: &str) -> &'static str {
    match word {
        "first_party" => "Basis::FirstParty",
        "first_party_secondary" => "Basis::FirstPartySecondary",
        "secondary" => "Basis::Secondary",
        "aggregator" => "Basis::Aggregator",
        "tokdash_import" => "Basis::TokdashImport",
        other => panic!("unknown basis {other}"),
    }
}

/// Writes the sellers, and what they are inferred from.
pub fn write(file: &mut String, document: &Document, ids: &BTreeMap<String, u8>) {
    let sellers = document.providers.0.iter().map(|(name, provider)| {
        let kind = match provider.kind.as_str() {
            "aggregator" => "Aggregator",
            "unmodelled" => "Unmodelled",
            "first_party" | "cloud" | "vendor_only" => "Ordinary",
            other => panic!("provider {name}: unknown kind {other}"),
        };
        let fallback = document.rules.channel_fallback.get(name).into_iter().flatten();
        let fallback: Vec<_> =
            fallback.map(|(prefix, seller)| format!("({prefix:?}, SellerId({}))", ids[seller])).collect();
        format!(
            "Seller {{ name: {name:?}, kind: SellerKind::{kind}, currency: currency({:?}), fallback: &[{}] }}",
            provider.currency,
            fallback.join(", ")
        )
    });
    list(file, "sellers", sellers);
    let clients = document.rules.client_prefixes.iter();
    list(file, "client_prefixes", clients.map(|(prefix, seller)| entry(prefix, ids[seller])));
    let mut prefixes: Vec<_> = document
        .providers
        .0
        .iter()
        .flat_map(|(name, provider)| {
            provider.infer_from_id_prefix.iter().map(|prefix| (prefix, ids[name]))
        })
        .collect();
    prefixes.sort_by_key(|(prefix, _)| std::cmp::Reverse(prefix.len()));
    list(
        file,
        "id_prefixes",
        prefixes.into_iter().map(|(prefix, seller)| entry(&folded(prefix), seller)),
    );
}

fn entry(prefix: &str, seller: u8) -> String {
    format!("({prefix:?}, SellerId({seller}))")
}

/// A beginning of ids, folded; the dash at its end belongs to it.
fn folded(prefix: &str) -> String {
    let dash = if prefix.ends_with('-') { "-" } else { "" };
    format!("{}{dash}", fold(prefix))
}

/// Writes schedules and calendars.
pub fn write_times(file: &mut String, document: &Document) {
    let schedules = document.schedules.iter();
    lines(
        file,
        "schedules",
        schedules.map(|(name, schedule)| write_schedule(document, name, schedule)),
    );
    let calendars = document.calendars.iter().map(|(name, calendar)| {
        let mut days: Vec<_> = calendar.days_off.iter().map(|day| day_number(day)).collect();
        days.sort_unstable();
        format!(
            "Calendar {{ name: {name:?}, offset: {}, first_day: {}, last_day: {}, days_off: &{days:?} }}",
            calendar.utc_offset_minutes,
            day_number(&calendar.covers[0]),
            day_number(&calendar.covers[1]),
        )
    });
    list(file, "calendars", calendars);
}

fn write_schedule(document: &Document, name: &str, schedule: &Schedule) -> String {
    let windows: Vec<_> =
        schedule.windows_utc.iter().map(|[from, to]| (minutes(from), minutes(to))).collect();
    let mut text = format!(
        "Schedule {{ name: {name:?}, windows: &{windows:?}, weekday_offset: {}, rules: &[",
        schedule.weekday_utc_offset_minutes
    );
    for rule in &schedule.rules {
        let weekdays = rule.iso_weekdays.iter().fold(0_u8, |bits, day| bits | 1 << (day - 1));
        let calendar = rule.except_calendar.as_ref().map(|name| {
            document.calendars.keys().position(|other| other == name).expect("a known calendar")
        });
        write!(
            text,
            "\n            ScheduleRule {{ from: {}, until: {}, weekdays: {weekdays:#b}, calendar: {calendar:?} }},",
            rule.valid_from.as_deref().map_or(0, seconds),
            rule.valid_until.as_deref().map_or(u32::MAX, seconds),
        )
        .unwrap();
    }
    text + "\n        ] },"
}

/// Minutes of the day of `HH:MM`.
fn minutes(time: &str) -> u16 {
    let (hours, minutes) = time.split_once(':').expect("HH:MM");
    hours.parse::<u16>().unwrap() * 60 + minutes.parse::<u16>().unwrap()
}
