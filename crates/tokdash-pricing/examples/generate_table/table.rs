//! The table as static data: names, cards, periods and rates that refer to each other by place.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt::{Display, Write};

use sha2::{Digest, Sha256};
use tokdash_pricing::{Bucket, Currency, Mode, Rate, Rates, fold};

use super::generate::{header, seconds};
use super::name_hash::name_hash;
use super::source::{self, Document, Model, Price};
use super::text::Pool;

/// The text of `src/generated/table.rs`.
pub fn table_file(document: &Document, data: &str, warnings: &[String]) -> String {
    let mut table = Table { sellers: sellers(document), ..Table::default() };
    for model in &document.models {
        table.card(document, model);
    }
    let names = names(document, &table.sellers);
    let mut file = header(document);
    for warning in warnings {
        writeln!(file, "// warning: {warning}").unwrap();
    }
    let digest: [u8; 32] = Sha256::digest(data.as_bytes()).into();
    writeln!(file, "{PRELUDE}").unwrap();
    writeln!(file, "    version: {:?},", document.table_version).unwrap();
    writeln!(file, "    as_of: {},", seconds(&format!("{}T12:00:00Z", document.as_of))).unwrap();
    writeln!(file, "    hash: {:?},", &digest[..16]).unwrap();
    let mut pool = Pool::default();
    document.models.iter().for_each(|model| pool.want(&model.id));
    names.keys.keys().for_each(|(name, _)| pool.want(name));
    names.labels.keys().for_each(|label| pool.want(label));
    pool.pack();
    writeln!(file, "    text: {},", pool.literal()).unwrap();
    let currency = |code: &String| format!("currency({code:?})");
    list(&mut file, "currencies", table.currencies.iter().map(currency));
    super::sellers::write(&mut file, document, &table.sellers);
    let label = |(label, seller): (&String, &u8)| {
        format!("(Text({}), {seller}), // {label}", pool.place(label))
    };
    let mut labels: Vec<_> = names.labels.iter().collect();
    labels.sort_by(|one, other| by_length(one.0, other.0));
    lines(&mut file, "labels", labels.into_iter().map(label));
    let key = |((name, seller), cards): (&(String, u8), &Vec<(u16, bool)>)| {
        let place = pool.place(name);
        let each = |(card, alias): &(u16, bool)| {
            format!("key({place}, {seller}, {alias}, {card}), // {name}")
        };
        cards.iter().map(each).collect::<Vec<_>>().join("\n        ")
    };
    let mut keys: Vec<_> = names.keys.iter().collect();
    keys.sort_by(|one, other| {
        by_length(&one.0.0, &other.0.0).then_with(|| one.0.1.cmp(&other.0.1))
    });
    lines(&mut file, "keys", keys.iter().copied().map(key));
    let slots = slots(keys.iter().map(|((name, _), cards)| (name.as_str(), cards.len())));
    writeln!(file, "    key_slots: &{slots:?},").unwrap();
    let slug = |(slug, id): &(String, String)| {
        format!("(Text({}), Text({})), // {id}", pool.place(slug), pool.place(id))
    };
    lines(&mut file, "slugs", names.slugs.iter().map(slug));
    let cards = document.models.iter().zip(&table.cards);
    lines(
        &mut file,
        "cards",
        cards.map(|(model, card)| {
            format!("card({}, {card}), // {}/{}", pool.place(&model.id), model.provider, model.id)
        }),
    );
    list(&mut file, "modes", table.modes.iter());
    list(&mut file, "periods", table.periods.iter());
    list(&mut file, "tiers", table.tiers.iter());
    list(&mut file, "windows", table.windows.iter());
    list(&mut file, "rates", table.rates.iter());
    super::sellers::write_times(&mut file, document);
    file.push_str("};\n");
    file
}

const PRELUDE: &str = "
use crate::table::{
    Calendar, Card, Key, ModePrices, Period, RateRow, Schedule, ScheduleRule, Seller, SellerId,
    SellerKind, Span, Table, Text, Tier, Window,
};
use crate::{Basis, Currency, Mode};

const fn currency(code: &str) -> Currency {
    Currency::from_table(code)
}

const fn key(text: u32, seller: u8, alias: bool, card: u16) -> Key {
    Key { text: Text(text), seller, alias, card }
}

const fn card(id: u32, currency: u8, basis: Basis, free: bool, prices: Span, modes: Span) -> Card {
    Card { id: Text(id), currency, basis, free, prices, modes }
}

const fn period(from: u32, until: u32, rates: u16, tiers: Span, windows: Span) -> Period {
    Period { from, until, rates, tiers, windows }
}

const fn tier(above: u32, rates: u16) -> Tier {
    Tier { above, rates }
}

const fn window(schedule: u8, rates: u16) -> Window {
    Window { schedule, rates }
}

const NONE: u32 = u32::MAX;

pub(crate) static TABLE: Table = Table {";

/// Lists that grow as cards are added, each entry as the text it is written as.
#[derive(Default)]
struct Table {
    sellers: BTreeMap<String, u8>,
    currencies: Vec<String>,
    cards: Vec<String>,
    modes: Vec<String>,
    periods: Vec<String>,
    tiers: Vec<String>,
    windows: Vec<String>,
    rates: Vec<String>,
}

impl Table {
    fn card(&mut self, document: &Document, model: &Model) {
        let currency = place(&mut self.currencies, model.currency.clone());
        let prices = self.prices(document, &model.currency, &model.prices);
        let modes: Vec<_> = model
            .modes
            .iter()
            .map(|(mode, prices)| {
                let mode = Mode::parse(mode).unwrap_or_else(|| panic!("unknown mode {mode}"));
                let prices = self.prices(document, &model.currency, prices);
                format!("ModePrices(Mode::{mode:?}, {prices})")
            })
            .collect();
        let modes = push_all(&mut self.modes, modes);
        let basis = super::sellers::basis(&model.basis);
        self.cards.push(format!("{currency}, {basis}, {}, {prices}, {modes}", model.free));
    }

    fn prices(&mut self, document: &Document, currency: &str, prices: &[Price]) -> String {
        let periods: Vec<_> =
            prices.iter().map(|price| self.period(document, currency, price)).collect();
        push_all(&mut self.periods, periods)
    }

    fn period(&mut self, document: &Document, currency: &str, price: &Price) -> String {
        let from = price.valid_from.as_deref().map_or(0, seconds);
        let until = price.valid_until.as_deref().map_or(u32::MAX, seconds);
        let rates = self.row(currency, &price.rates);
        let tiers: Vec<_> = price
            .tiers
            .iter()
            .map(|tier| format!("tier({}, {})", tier.above, self.row(currency, &tier.rates)))
            .collect();
        let tiers = push_all(&mut self.tiers, tiers);
        let windows: Vec<_> = price
            .windows
            .iter()
            .map(|window| {
                let schedule = document.schedules.keys().position(|name| *name == window.schedule);
                format!("window({}, {})", schedule.unwrap(), self.row(currency, &window.rates))
            })
            .collect();
        let windows = push_all(&mut self.windows, windows);
        format!("period({from}, {until}, {rates}, {tiers}, {windows})")
    }

    /// The place of these rates, with their name computed by the library itself.
    fn row(&mut self, currency: &str, prices: &source::Rates) -> usize {
        let mut rates = Rates::new();
        let mut picos = [u32::MAX; 6];
        for ((bucket, price), pico) in Bucket::ALL.into_iter().zip(prices.list()).zip(&mut picos) {
            if let Some(price) = price {
                let rate = Rate::per_mtok(price).unwrap();
                *pico = u32::try_from(rate.pico()).unwrap();
                rates = rates.with(bucket, rate);
            }
        }
        let id = rates.id(Currency::parse(currency).unwrap()).to_bytes();
        let picos =
            picos.map(|pico| if pico == u32::MAX { "NONE".to_owned() } else { pico.to_string() });
        place(&mut self.rates, format!("RateRow([{}], {id:?})", picos.join(", ")))
    }
}

fn sellers(document: &Document) -> BTreeMap<String, u8> {
    let names = document.providers.0.iter().map(|(name, _)| name.clone());
    names.zip(0..).collect()
}

/// What is looked up by text.
struct Names {
    labels: BTreeMap<String, u8>,
    /// For each name and seller the cards, one for each currency, the seller's first.
    keys: BTreeMap<(String, u8), Vec<(u16, bool)>>,
    slugs: Vec<(String, String)>,
}

fn names(document: &Document, sellers: &BTreeMap<String, u8>) -> Names {
    let mut names = Names { labels: BTreeMap::new(), keys: BTreeMap::new(), slugs: Vec::new() };
    for (seller, provider) in &document.providers.0 {
        for label in &provider.labels {
            names.labels.insert(fold(label), sellers[seller]);
        }
        if provider.kind == "aggregator" {
            let own = document.models.iter().filter(|model| model.provider == *seller);
            names.slugs = own
                .map(|model| {
                    (model.id.rsplit('/').next().map(fold).unwrap_or_default(), fold(&model.id))
                })
                .collect();
        }
    }
    names.slugs.sort_by(|one, other| by_length(&one.0, &other.0).then_with(|| one.1.cmp(&other.1)));
    names.slugs.dedup();
    for (model, card) in document.models.iter().zip(0..) {
        for name in std::iter::once(&model.id).chain(&model.aliases) {
            let alias = fold(name) != fold(&model.id);
            let cards = names.keys.entry((fold(name), sellers[&model.provider])).or_default();
            if !cards.iter().any(|(other, _)| *other == card) {
                cards.push((card, alias));
            }
        }
    }
    names
}

/// A hash table of the sorted keys: for each slot the place of a name's first key, from 1.
///
/// At most half of it is taken, so that a look-up ends soon.
fn slots<'n>(names: impl Iterator<Item = (&'n str, usize)>) -> Vec<u16> {
    let mut first = BTreeMap::new();
    let mut place = 1_u16;
    for (name, cards) in names {
        first.entry(name).or_insert(place);
        place += u16::try_from(cards).unwrap();
    }
    let len = (first.len() * 2).next_power_of_two();
    let mut slots = vec![0; len];
    for (name, place) in first {
        let hash = ((name_hash(name) >> 32) * u64::try_from(len).unwrap()) >> 32;
        let mut slot = usize::try_from(hash).unwrap();
        while slots[slot] != 0 {
            slot = (slot + 1) % len;
        }
        slots[slot] = place;
    }
    slots
}

/// The order in which the library looks texts up.
fn by_length(one: &str, other: &str) -> Ordering {
    one.len().cmp(&other.len()).then_with(|| one.cmp(other))
}

/// The place of an entry, which is added where it is new.
fn place(entries: &mut Vec<String>, entry: String) -> usize {
    entries.iter().position(|other| *other == entry).unwrap_or_else(|| {
        entries.push(entry);
        entries.len() - 1
    })
}

/// Adds entries and names their span; lists that are there already are shared.
fn push_all(entries: &mut Vec<String>, new: Vec<String>) -> String {
    let len = new.len();
    if len == 0 {
        return "Span(0, 0)".to_owned();
    }
    let start = entries.windows(len).position(|window| window == new).unwrap_or_else(|| {
        entries.extend(new);
        entries.len() - len
    });
    format!("Span({start}, {len})")
}

pub fn list(file: &mut String, name: &str, items: impl Iterator<Item = impl Display>) {
    lines(file, name, items.map(|item| format!("{item},")));
}

/// A list whose entries bring their commas and remarks.
pub fn lines(file: &mut String, name: &str, lines: impl Iterator<Item = String>) {
    writeln!(file, "    {name}: &[").unwrap();
    for line in lines {
        writeln!(file, "        {line}").unwrap();
    }
    writeln!(file, "    ],").unwrap();
}
