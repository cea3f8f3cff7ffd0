//! Step 10 of match-v1: a name inside one seller.

use super::local::is_local_variant;
use super::strips::{strip_one, without_word};
use super::{CardHit, Trail};
use crate::generated::rules::MODE_SUFFIXES;
use crate::table::{Card, SellerId, Table};
use crate::{Currency, Flag, How, Mode, Reason};

/// How many suffixes may be stripped.
const MOST_STRIPS: usize = 3;

/// One seller's part of the table, in the currency wanted.
#[derive(Clone, Copy)]
pub(crate) struct Counter {
    pub(crate) table: &'static Table,
    pub(crate) seller: SellerId,
    pub(crate) wanted: Option<Currency>,
}

impl Counter {
    /// The card for `name` here or at a seller whose prices hold here.
    pub(crate) fn find_with_fallback(
        self,
        name: &str,
        trail: &mut Trail,
    ) -> Result<Option<CardHit>, Reason> {
        if let Some(hit) = self.find(name, trail)? {
            return Ok(Some(hit));
        }
        let fallback = self.table.seller(self.seller).map_or(&[][..], |seller| seller.fallback);
        for (_, seller) in fallback.iter().filter(|(prefix, _)| name.starts_with(prefix)) {
            if let Some(hit) = (Self { seller: *seller, ..self }).find(name, trail)? {
                trail.flags.insert(Flag::ChannelFallback);
                return Ok(Some(hit));
            }
        }
        Ok(None)
    }

    /// The card for `name`: exactly, else in a mode it names, else after strips.
    fn find(self, name: &str, trail: &mut Trail) -> Result<Option<CardHit>, Reason> {
        if let Some(hit) = self.exact(name)? {
            return Ok(Some(hit));
        }
        if is_local_variant(name) {
            return Ok(None);
        }
        let mut strips = [None; MOST_STRIPS];
        let mut name = name;
        for slot in 0..=MOST_STRIPS {
            if let Some((hit, mode)) = self.in_mode(name)? {
                trail.strips = strips;
                trail.mode = Some(mode);
                return Ok(Some(CardHit { mode, how: How::Stripped, ..hit }));
            }
            let (Some(place), Some((rest, strip))) = (strips.get_mut(slot), strip_one(name)) else {
                return Ok(None);
            };
            *place = Some(strip);
            name = rest;
            if let Some(hit) = self.exact(name)? {
                trail.strips = strips;
                return Ok(Some(CardHit { how: How::Stripped, ..hit }));
            }
        }
        Ok(None)
    }

    /// `base-fast`, where the seller sells `base` in that mode.
    fn in_mode(self, name: &str) -> Result<Option<(CardHit, Mode)>, Reason> {
        for (word, mode) in MODE_SUFFIXES {
            let Some(base) = without_word(name, word) else { continue };
            let hit = self.exact(base)?;
            if let Some(hit) = hit.filter(|hit| !self.table.periods(hit.card, *mode).is_empty()) {
                return Ok(Some((hit, *mode)));
            }
        }
        Ok(None)
    }

    /// The card listed under exactly this name.
    ///
    /// Without a wish it is the one in the seller's own currency, else the first that is listed.
    pub(crate) fn exact(self, name: &str) -> Result<Option<CardHit>, Reason> {
        let keys = self.table.keys_named(name).iter();
        let mut cards = keys.filter(|key| key.seller == self.seller.0).filter_map(|key| {
            let how = if key.alias { How::Alias } else { How::Exact };
            let card = self.table.card(*key)?;
            Some(CardHit { card, seller: self.seller, how, mode: Mode::Standard })
        });
        let Some(first) = cards.next() else { return Ok(None) };
        let own = || self.table.seller(self.seller).map(|seller| seller.currency);
        let currency = self.wanted.or_else(own);
        let is_wanted = |hit: &CardHit| Some(self.currency(hit.card)) == currency;
        let hit = std::iter::once(first).chain(cards).find(is_wanted);
        match (hit, self.wanted) {
            (None, Some(_)) => Err(Reason::NoCardInCurrency),
            (hit, _) => Ok(Some(hit.unwrap_or(first))),
        }
    }

    fn currency(self, card: &Card) -> Currency {
        self.table.currency(card)
    }
}
