//! Made-up logs of both agents, as their clients write them, from a seed.
//!
//! The same options give the same bytes (compressed ones with the same zstd library), on any
//! machine. Texts come from a fixed list of words. Each generator hands out files by their path
//! below the home and returns what a correct reader must report of them.
//!
//! Programs, benches and tests include this file by its path; each uses its part of it.
#![allow(dead_code, unused_imports, unreachable_pub, missing_docs)]

mod clock;
mod dsh;
mod json;
mod reasonix;
mod rng;
mod totals;
mod words;

pub use self::dsh::dsh;
pub use self::reasonix::reasonix;
pub use self::totals::{Counts, Totals};

/// How much of what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub seed: u64,
    /// Day files of Reasonix.
    pub days: u64,
    /// Rows of each day file, of all kinds together.
    pub rows: u64,
    /// Session folders of dsh.
    pub sessions: u64,
    /// Steps of each session; what a fork repeats comes on top.
    pub steps: u64,
    pub dsh_version: DshVersion,
    /// Writes all logs of dsh plain; else they are compressed, but for some in a mixed home.
    pub plain: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            seed: 1,
            days: 30,
            rows: 60,
            sessions: 40,
            steps: 12,
            dsh_version: DshVersion::Mixed,
            plain: false,
        }
    }
}

/// The format version of dsh's logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DshVersion {
    /// 0 to 4.
    One(u64),
    /// All of them, and folders that hold two.
    Mixed,
}

fn length(bytes: &[u8]) -> u64 {
    u64::try_from(bytes.len()).unwrap_or(u64::MAX)
}
