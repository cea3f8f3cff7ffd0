//! Explanations: an answer and how it came to be, for people.

use std::fmt;

use tokdash_core::Timestamp;

use crate::{Free, FreeWhy, How, Matched, Mode, Outcome, PriceBook, Query, Quote, Signature, fold};

/// An answer with everything that led to it. `Display` writes it as lines for people.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Explain<'b> {
    /// The answer.
    pub outcome: Outcome<'b>,
    /// The model's name as it is compared: folded, before anything is stripped.
    pub folded: String,
    /// What the answer depends on.
    pub signature: Signature,
}

impl PriceBook {
    /// The cost of a use, and how it was found.
    #[must_use]
    pub fn explain(&self, query: &Query<'_>) -> Explain<'_> {
        Explain {
            outcome: self.quote(query),
            folded: fold(query.model),
            signature: self.signature(),
        }
    }
}

impl fmt::Display for Explain<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.outcome {
            Outcome::Priced(quote) => priced(f, quote)?,
            Outcome::Free(entry) => free(f, entry)?,
            Outcome::Unpriced(unpriced) => {
                let reason = unpriced.reason;
                writeln!(f, "unpriced: {reason}, {}", reason.explanation())?;
                if let Some(seller) = unpriced.seller {
                    writeln!(f, "seller    {seller}")?;
                }
                writeln!(f, "compared  {}", self.folded)?;
            }
        }
        let words = self.outcome.flag_words();
        if !words.is_empty() {
            writeln!(f, "flags     {}", words.join(", "))?;
        }
        write!(f, "table     {} ({})", self.signature.table, self.signature.algorithm)
    }
}

fn priced(f: &mut fmt::Formatter<'_>, quote: &Quote<'_>) -> fmt::Result {
    writeln!(f, "{}", quote.amount)?;
    for part in quote.parts.iter() {
        let (bucket, rate) = (part.bucket.as_str(), part.rate.to_string());
        write!(f, "  {bucket:<15}{:>14} tokens at {rate:>9} per million", part.tokens)?;
        write!(f, " = {}", part.amount)?;
        if part.billed_as != part.bucket {
            write!(f, " (rate of {})", part.billed_as)?;
        }
        writeln!(f)?;
    }
    matched(f, &quote.matched)?;
    writeln!(f, "rates     {}", quote.rate_id)
}

fn free(f: &mut fmt::Formatter<'_>, free: &Free<'_>) -> fmt::Result {
    match free.why {
        FreeWhy::Listed => writeln!(f, "free: the seller lists it as free")?,
        FreeWhy::Variant => writeln!(f, "free: the id asks for the free variant")?,
        FreeWhy::Override(rule) => writeln!(f, "free: rule {rule} of the overrides says so")?,
    }
    free.matched.as_ref().map_or(Ok(()), |entry| matched(f, entry))
}

fn matched(f: &mut fmt::Formatter<'_>, matched: &Matched<'_>) -> fmt::Result {
    let how = match matched.how {
        How::Exact => "the id the seller lists".to_owned(),
        How::Alias => "a recorded other name".to_owned(),
        How::Stripped => "after recorded strips, see the flags".to_owned(),
        How::Override(rule) => format!("rule {rule} of the overrides"),
    };
    writeln!(f, "matched   {}/{}: {how}", matched.seller, matched.model_id)?;
    let edge =
        |at: Option<Timestamp>, open: &str| at.map_or_else(|| open.to_owned(), |at| at.to_string());
    let from = edge(matched.period_from, "the beginning");
    let until = edge(matched.period_until, "further notice");
    writeln!(f, "period    from {from} until {until}")?;
    if let Some(window) = matched.window {
        writeln!(f, "window    {window}")?;
    }
    if let Some(above) = matched.tier_above {
        writeln!(f, "tier      prompt above {above} tokens")?;
    }
    if matched.mode != Mode::Standard {
        writeln!(f, "mode      {}", matched.mode)?;
    }
    writeln!(f, "basis     {}", matched.basis)
}
