//! Steps 12 and 13 of match-v1: the period, the window, the tier and the rates of a card.

use tokdash_core::Timestamp;

use crate::matching::{CardHit, Trail};
use crate::table::{Card, Period, Table};
use crate::windows::{edge_between, opening};
use crate::{
    Amount, Bucket, Currency, Flag, Free, FreeWhy, Matched, Mode, Outcome, Parts, Policy, Query,
    Quote, RateId, Rates, Reason, Unpriced,
};

/// The price of a card for a query.
pub(crate) fn price_card(
    table: &'static Table,
    hit: CardHit,
    query: &Query<'_>,
    policy: Policy,
    trail: Trail,
) -> Outcome<'static> {
    let mut trail = trail;
    let seller = Some(table.seller_name(hit.seller));
    let priced = Pricing { table, hit, query, trail: &mut trail }.outcome(policy);
    priced.unwrap_or_else(|reason| Outcome::Unpriced(Unpriced { reason, seller, trail }))
}

/// The sum of a row, or the bucket that has no rate.
pub(crate) fn quote<'b>(
    query: &Query<'_>,
    (rates, rate_id): (Rates, RateId),
    currency: Currency,
    mut matched: Matched<'b>,
) -> Result<Quote<'b>, Reason> {
    let mut pico: i128 = 0;
    for bucket in Bucket::ALL {
        let tokens = bucket.of(&query.tokens);
        if tokens == 0 {
            continue;
        }
        let billed = rates.billed(bucket).ok_or(Reason::MissingRate(bucket))?;
        if let Some(flag) = billed.flag(bucket) {
            matched.trail.flags.insert(flag);
        }
        // Six products below 2e34 each stay far below 2^127.
        pico = pico.saturating_add(billed.rate.times(tokens));
    }
    let amount = Amount::from_pico(pico, currency);
    let parts = Parts::new(query.tokens, rates, currency);
    Ok(Quote { amount, parts, matched, rate_id })
}

/// The second since 1970 that a query is about.
pub(crate) fn second_of(table: &Table, at: Option<Timestamp>) -> i64 {
    at.map_or_else(|| i64::from(table.as_of), seconds)
}

pub(crate) fn seconds(at: Timestamp) -> i64 {
    at.as_millis().div_euclid(1_000)
}

struct Pricing<'p, 'q> {
    table: &'static Table,
    hit: CardHit,
    query: &'p Query<'q>,
    trail: &'p mut Trail,
}

/// The rates of a row of the table, and why that row.
struct Chosen {
    row: u16,
    window: Option<&'static str>,
    tier_above: Option<u64>,
}

impl Pricing<'_, '_> {
    fn outcome(mut self, policy: Policy) -> Result<Outcome<'static>, Reason> {
        let card = self.hit.card;
        if card.basis > policy.min_basis {
            return Err(Reason::BasisBelowMinimum);
        }
        let currency = self.table.currency(card);
        if card.free {
            let matched = Some(self.matched(card, None, None));
            let trail = *self.trail;
            let why = FreeWhy::Listed;
            return Ok(Outcome::Free(Free { why, currency: Some(currency), matched, trail }));
        }
        self.hit.mode = self.mode()?;
        let period = self.period(card)?;
        let chosen = self.choose(period);
        let row = self.table.rates(chosen.row).ok_or(Reason::UnknownModel)?;
        let matched = self.matched(card, Some(period), Some(&chosen));
        quote(self.query, (row.rates(), row.id()), currency, matched).map(Outcome::Priced)
    }

    /// The mode asked for, by the query or by the name; two different ones are not sold.
    fn mode(&self) -> Result<Mode, Reason> {
        match (self.query.mode, self.hit.mode) {
            (Mode::Standard, named) => Ok(named),
            (asked, Mode::Standard) => Ok(asked),
            (asked, named) if asked == named => Ok(asked),
            _ => Err(Reason::NoCardForMode),
        }
    }

    fn period(&mut self, card: &Card) -> Result<&'static Period, Reason> {
        let periods = self.table.periods(card, self.hit.mode);
        let first = periods.first().ok_or(Reason::NoCardForMode)?;
        if self.query.at.is_none() {
            self.trail.flags.insert(Flag::TimeAssumedAsOf);
        }
        let second = second_of(self.table, self.query.at);
        let before =
            || if first.begins_by(second) { Reason::Retired } else { Reason::BeforeFirstPrice };
        let period = periods.iter().find(|period| period.holds_at(second)).ok_or_else(before)?;
        if self.since().is_some_and(|since| !period.holds_at(since)) {
            self.trail.flags.insert(Flag::WindowAmbiguous);
        }
        Ok(period)
    }

    /// When the row began, where that is before it ended.
    fn since(&self) -> Option<i64> {
        let end = self.query.at?;
        self.query.since.filter(|since| *since < end).map(seconds)
    }

    fn choose(&mut self, period: &Period) -> Chosen {
        let (row, window) = self.open_window(period).unwrap_or((period.rates, None));
        let base = Chosen { row, window, tier_above: None };
        let prompt = self.query.prompt_tokens();
        let tiers = self.table.tiers(period).iter();
        let Some(tier) = tiers.rev().find(|tier| prompt > u128::from(tier.above)) else {
            return base;
        };
        if self.query.requests > 1 {
            self.trail.flags.insert(Flag::TierAmbiguous);
            return base;
        }
        Chosen { row: tier.rates, tier_above: Some(tier.above.into()), ..base }
    }

    /// The rates of the first window that is open.
    fn open_window(&mut self, period: &Period) -> Option<(u16, Option<&'static str>)> {
        for window in self.table.windows(period) {
            let schedule = self.table.schedules.get(usize::from(window.schedule))?;
            let Some(at) = self.query.at.map(seconds) else {
                self.trail.flags.insert(Flag::WindowUnknown);
                continue;
            };
            let state = opening(self.table, schedule, at);
            if state.calendar_out_of_range {
                self.trail.flags.insert(Flag::CalendarOutOfRange);
            }
            let changed = |since| {
                edge_between(schedule, since, at)
                    || opening(self.table, schedule, since).open != state.open
            };
            if self.since().is_some_and(changed) {
                self.trail.flags.insert(Flag::WindowAmbiguous);
            } else if state.open {
                return Some((window.rates, Some(schedule.name)));
            }
        }
        None
    }

    fn matched(
        &self,
        card: &Card,
        period: Option<&Period>,
        chosen: Option<&Chosen>,
    ) -> Matched<'static> {
        let edge = |second: u32, open: u32| {
            let known = (second != open).then_some(i64::from(second) * 1_000);
            known.and_then(|millis| Timestamp::from_millis(millis).ok())
        };
        Matched {
            seller: self.table.seller_name(self.hit.seller),
            model_id: self.table.str(card.id),
            how: self.hit.how,
            mode: self.hit.mode,
            period_from: period.and_then(|period| edge(period.from, 0)),
            period_until: period.and_then(|period| edge(period.until, u32::MAX)),
            window: chosen.and_then(|chosen| chosen.window),
            tier_above: chosen.and_then(|chosen| chosen.tier_above),
            basis: card.basis,
            trail: *self.trail,
        }
    }
}
