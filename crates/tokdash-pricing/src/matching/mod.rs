//! match-v1: from what an agent wrote to one card of one seller, exactly or not at all.
//!
//! The steps and their order are those of `docs/prices.md`. Nothing here compares beginnings,
//! parts or distances of names: after the recorded strips a name is in the table or it is not.

mod fold;
mod id;
mod labels;
mod local;
mod resolve;
mod search;
mod seller;
mod strips;
mod trail;

pub use self::fold::fold;
pub(crate) use self::id::{VariantAction, trimmed};
pub(crate) use self::labels::Labels;
pub(crate) use self::resolve::{CardHit, Matching, Miss, Resolved};
pub(crate) use self::seller::Counter;
pub(crate) use self::trail::{Strip, Trail};
