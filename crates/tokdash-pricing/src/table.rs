//! The shape of a price table: static, sorted data, looked up by binary search.
//!
//! Texts lie in one string and are named by place and length, numbers refer to each other by
//! index: a table needs no start-up, and no relocations in the binary. `generated` holds the one
//! that is made from `data/prices.json`.

use std::cmp::Ordering;

use crate::name_hash::name_hash;
use crate::{Basis, Bucket, Currency, Mode, Rate, RateId, Rates};

/// A text in [`Table::text`]: its place in the upper 24 bits, its length in the lower eight.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Text(pub(crate) u32);

/// Entries of a list: from `start`, `len` of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Span(pub(crate) u16, pub(crate) u8);

impl Span {
    fn of<T>(self, list: &'static [T]) -> &'static [T] {
        let start = usize::from(self.0);
        list.get(start..start + usize::from(self.1)).unwrap_or_default()
    }
}

/// A seller, by its place in [`Table::sellers`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SellerId(pub(crate) u8);

/// What kind of seller it is, where that matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "embedded"), allow(dead_code, reason = "only a table has sellers"))]
pub(crate) enum SellerKind {
    /// Sells models, its own or others'.
    Ordinary,
    /// Resells under ids with a `/`.
    Aggregator,
    /// Stands for all sellers whose prices are not in the table.
    Unmodelled,
}

#[derive(Debug)]
pub(crate) struct Seller {
    pub(crate) name: &'static str,
    pub(crate) kind: SellerKind,
    pub(crate) currency: Currency,
    /// Sellers whose list prices hold here too: (beginning of the id, seller).
    pub(crate) fallback: &'static [(&'static str, SellerId)],
}

/// A name at one seller, for one card; sorted by length, text and seller.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Key {
    pub(crate) text: Text,
    pub(crate) seller: u8,
    /// Whether it is another name than the one the seller lists.
    pub(crate) alias: bool,
    pub(crate) card: u16,
}

/// What one seller asks for one model in one currency.
#[derive(Debug)]
pub(crate) struct Card {
    pub(crate) id: Text,
    pub(crate) currency: u8,
    pub(crate) basis: Basis,
    pub(crate) free: bool,
    pub(crate) prices: Span,
    pub(crate) modes: Span,
}

/// Prices of a card in a mode other than the standard one.
#[derive(Debug)]
pub(crate) struct ModePrices(pub(crate) Mode, pub(crate) Span);

/// Rates from one instant to another, in seconds since 1970; 0 and `u32::MAX` mean for ever.
#[derive(Debug)]
pub(crate) struct Period {
    pub(crate) from: u32,
    pub(crate) until: u32,
    pub(crate) rates: u16,
    pub(crate) tiers: Span,
    pub(crate) windows: Span,
}

impl Period {
    pub(crate) fn holds_at(&self, second: i64) -> bool {
        self.begins_by(second) && (self.until == u32::MAX || second < i64::from(self.until))
    }

    pub(crate) fn begins_by(&self, second: i64) -> bool {
        self.from == 0 || i64::from(self.from) <= second
    }
}

/// Rates of a request with a longer prompt.
#[derive(Debug)]
pub(crate) struct Tier {
    pub(crate) above: u32,
    pub(crate) rates: u16,
}

/// Rates inside a schedule's windows.
#[derive(Debug)]
pub(crate) struct Window {
    pub(crate) schedule: u8,
    pub(crate) rates: u16,
}

/// Pico units per token in the order of [`Bucket::ALL`], `u32::MAX` where there is no rate, and
/// the name of the rates.
#[derive(Debug)]
pub(crate) struct RateRow(pub(crate) [u32; 6], pub(crate) [u8; 8]);

impl RateRow {
    pub(crate) fn rates(&self) -> Rates {
        Rates::from_array(
            self.0.map(|pico| (pico != u32::MAX).then(|| Rate::from_table(pico.into()))),
        )
    }

    pub(crate) const fn id(&self) -> RateId {
        RateId::from_bytes(self.1)
    }
}

const _: () = assert!(Bucket::ALL.len() == 6);

/// Daily windows in UTC, on some weekdays, perhaps not on holidays.
#[derive(Debug)]
pub(crate) struct Schedule {
    pub(crate) name: &'static str,
    /// Minutes of the UTC day, half-open; a start after its end spans midnight.
    pub(crate) windows: &'static [(u16, u16)],
    /// Minutes to add to UTC to know the weekday.
    pub(crate) weekday_offset: i16,
    pub(crate) rules: &'static [ScheduleRule],
}

/// On which days a schedule's windows open, from one instant to another.
#[derive(Debug)]
pub(crate) struct ScheduleRule {
    pub(crate) from: u32,
    pub(crate) until: u32,
    /// Bit 0 is Monday.
    pub(crate) weekdays: u8,
    pub(crate) calendar: Option<u8>,
}

/// Days off, as days since 1970 in the calendar's own time.
#[derive(Debug)]
pub(crate) struct Calendar {
    pub(crate) name: &'static str,
    pub(crate) offset: i16,
    pub(crate) first_day: i32,
    pub(crate) last_day: i32,
    pub(crate) days_off: &'static [i32],
}

/// A whole table.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) version: &'static str,
    /// 12:00 UTC of the day the prices were reviewed, in seconds since 1970.
    pub(crate) as_of: u32,
    pub(crate) hash: [u8; 16],
    pub(crate) text: &'static str,
    pub(crate) currencies: &'static [Currency],
    pub(crate) sellers: &'static [Seller],
    /// Sorted by length, then text.
    pub(crate) labels: &'static [(Text, u8)],
    /// Names of clients before an id: (prefix with its dash, the seller they buy from).
    pub(crate) client_prefixes: &'static [(&'static str, SellerId)],
    /// Beginnings of ids by which a seller is inferred, longest first.
    pub(crate) id_prefixes: &'static [(&'static str, SellerId)],
    pub(crate) keys: &'static [Key],
    /// For each slot of a hash table the place of a name's first key, from 1; 0 is free.
    pub(crate) key_slots: &'static [u16],
    /// The aggregator's ids by their last segment: sorted (slug, whole id), shortest slug first.
    pub(crate) slugs: &'static [(Text, Text)],
    pub(crate) cards: &'static [Card],
    pub(crate) modes: &'static [ModePrices],
    pub(crate) periods: &'static [Period],
    pub(crate) tiers: &'static [Tier],
    pub(crate) windows: &'static [Window],
    pub(crate) rates: &'static [RateRow],
    pub(crate) schedules: &'static [Schedule],
    pub(crate) calendars: &'static [Calendar],
}

impl Table {
    /// Nothing but the rules: every model is unknown.
    pub(crate) const EMPTY: Self = Self {
        version: "empty",
        as_of: 0,
        hash: [0; 16],
        text: "",
        currencies: &[],
        sellers: &[],
        labels: &[],
        client_prefixes: &[],
        id_prefixes: &[],
        keys: &[],
        key_slots: &[],
        slugs: &[],
        cards: &[],
        modes: &[],
        periods: &[],
        tiers: &[],
        windows: &[],
        rates: &[],
        schedules: &[],
        calendars: &[],
    };

    pub(crate) fn str(&self, text: Text) -> &'static str {
        let start = usize::try_from(text.0 >> 8).unwrap_or(usize::MAX);
        let len = usize::try_from(text.0 & 0xff).unwrap_or(0);
        self.text.get(start..start.saturating_add(len)).unwrap_or_default()
    }

    /// How a packed text compares with another: by length first, which looks at no letters, then
    /// byte by byte. All lists of texts are sorted so.
    fn compare(&self, text: Text, other: &str) -> Ordering {
        let len = usize::try_from(text.0 & 0xff).unwrap_or(0);
        len.cmp(&other.len()).then_with(|| {
            let start = usize::try_from(text.0 >> 8).unwrap_or(usize::MAX);
            let bytes = self.text.as_bytes().get(start..start.saturating_add(len));
            bytes.unwrap_or_default().cmp(other.as_bytes())
        })
    }

    pub(crate) fn seller(&self, id: SellerId) -> Option<&'static Seller> {
        self.sellers.get(usize::from(id.0))
    }

    pub(crate) fn seller_name(&self, id: SellerId) -> &'static str {
        self.seller(id).map_or("", |seller| seller.name)
    }

    pub(crate) fn is_kind(&self, id: SellerId, kind: SellerKind) -> bool {
        self.seller(id).is_some_and(|seller| seller.kind == kind)
    }

    pub(crate) fn aggregator(&self) -> Option<SellerId> {
        let place = self.sellers.iter().position(|seller| seller.kind == SellerKind::Aggregator)?;
        u8::try_from(place).ok().map(SellerId)
    }

    /// The seller that a folded label names.
    pub(crate) fn label(&self, label: &str) -> Option<SellerId> {
        let place = self.labels.binary_search_by(|(text, _)| self.compare(*text, label)).ok()?;
        self.labels.get(place).map(|(_, seller)| SellerId(*seller))
    }

    /// All entries of a folded name, at any seller.
    pub(crate) fn keys_named(&self, name: &str) -> &'static [Key] {
        let Some(slots) = u64::try_from(self.key_slots.len()).ok().filter(|len| *len > 0) else {
            return &[];
        };
        // The upper half of the hash, scaled to the slots; a taken slot sends to the next one.
        let first = ((name_hash(name) >> 32) * slots) >> 32;
        let first = usize::try_from(first).unwrap_or(0);
        let (behind, before) = self.key_slots.split_at_checked(first).unwrap_or_default();
        for slot in before.iter().chain(behind) {
            let Some(place) = slot.checked_sub(1).map(usize::from) else { return &[] };
            let Some(key) = self.keys.get(place) else { return &[] };
            if self.compare(key.text, name) == Ordering::Equal {
                return equal_run(self.keys, place, |key| key.text);
            }
        }
        &[]
    }

    /// The aggregator's ids that end in this folded slug.
    pub(crate) fn ids_of_slug(&self, slug: &str) -> &'static [(Text, Text)] {
        let start = self.slugs.partition_point(|(text, _)| self.compare(*text, slug).is_lt());
        match self.slugs.get(start) {
            Some((text, _)) if self.compare(*text, slug).is_eq() => {
                equal_run(self.slugs, start, |(text, _)| *text)
            }
            _ => &[],
        }
    }

    pub(crate) fn card(&self, key: Key) -> Option<&'static Card> {
        self.cards.get(usize::from(key.card))
    }

    pub(crate) fn currency(&self, card: &Card) -> Currency {
        self.currencies.get(usize::from(card.currency)).copied().unwrap_or(Currency::USD)
    }

    /// The periods of a card in a mode; empty where it is not sold in it.
    pub(crate) fn periods(&self, card: &Card, mode: Mode) -> &'static [Period] {
        if mode == Mode::Standard {
            return card.prices.of(self.periods);
        }
        let modes = card.modes.of(self.modes);
        let sold = modes.iter().find(|prices| prices.0 == mode);
        sold.map_or(&[], |prices| prices.1.of(self.periods))
    }

    pub(crate) fn tiers(&self, period: &Period) -> &'static [Tier] {
        period.tiers.of(self.tiers)
    }

    pub(crate) fn windows(&self, period: &Period) -> &'static [Window] {
        period.windows.of(self.windows)
    }

    pub(crate) fn rates(&self, row: u16) -> Option<&'static RateRow> {
        self.rates.get(usize::from(row))
    }
}

/// The entries of a sorted list from `start` on that have the text of the one there. Equal texts
/// are packed once, so that no letters need to be compared.
fn equal_run<T>(list: &'static [T], start: usize, text: impl Fn(&T) -> Text) -> &'static [T] {
    let rest = list.get(start..).unwrap_or_default();
    let found = rest.first().map(|entry| text(entry).0);
    let len = rest.iter().take_while(|entry| Some(text(entry).0) == found).count();
    rest.get(..len).unwrap_or_default()
}
