//! Usage that two generations of the client left beside a log: attribution to a session's steps,
//! never a part of any total, which come from the ledger alone.

mod place;
mod turns;
mod usage;
mod wire;

use tokdash_core::{Coverage, Name, ReadCx, Result, TokenCounts};

use self::place::Place;
use super::clock::Draft;
use super::names::Part;
use super::out::Out;

/// What was left beside one log.
#[derive(Debug, Default)]
pub(super) struct Retained {
    uses: Vec<Use>,
    /// Whether something is missing, or is not the provider's.
    is_partial: bool,
}

/// One request.
#[derive(Debug)]
struct Use {
    place: Place,
    tokens: TokenCounts,
    model: Option<Name>,
}

/// Reads what was left beside a log.
///
/// # Errors
/// [`ErrorKind::Io`](tokdash_core::ErrorKind::Io) when a file cannot be read.
pub(super) fn read(cx: &ReadCx<'_>, out: &Out<'_>) -> Result<Retained> {
    let wire = match super::member(cx.unit(), Part::Wire) {
        Some(member) => wire::read(cx, member, out)?,
        None => Retained::default(),
    };
    let turns = match super::member(cx.unit(), Part::Turns) {
        Some(member) => turns::read(cx, member, out)?,
        None => return Ok(wire),
    };
    Ok(match (wire.uses.is_empty(), turns.uses.is_empty()) {
        (true, _) => turns,
        (false, true) => wire,
        // Two accounts of one session may tell of the same requests: one of them is heard.
        (false, false) => Retained { is_partial: true, ..wire },
    })
}

impl Retained {
    /// Puts each use on the step it belongs to, or on the nearest, so that their sum is the
    /// session's. `prompts` are the indexes of a person's messages.
    pub(super) fn attribute(self, steps: &mut [Draft], prompts: &[u64]) -> Coverage {
        if self.uses.is_empty() {
            return Coverage::NotRecorded;
        }
        for each in self.uses {
            let at = each.place.among(steps, prompts);
            if let Some(step) = steps.get_mut(at) {
                *step.tokens.get_or_insert_default() += each.tokens;
                step.model = step.model.take().or(each.model);
            }
        }
        let is_complete = steps.iter().all(|step| step.tokens.is_some());
        if self.is_partial || !is_complete { Coverage::Partial } else { Coverage::Retained }
    }
}
