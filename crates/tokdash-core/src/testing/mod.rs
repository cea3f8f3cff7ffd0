//! For people who write a source: the contract suite, and files that behave badly.
//!
//! ```
//! # use tokdash_core::{MemFiles, Source};
//! use tokdash_core::testing::Contract;
//!
//! fn the_contract_is_kept(
//!     make: &dyn Fn(&camino::Utf8Path) -> Box<dyn Source>,
//!     logs: MemFiles,
//! ) {
//!     let contract = Contract::new(make, "home", logs);
//!     contract.check_usage();
//!     contract.check_sessions();
//! }
//! ```
// Test support answers with a panic, which is how a test fails.
#![allow(clippy::panic)]

mod contract;
mod files;

pub use self::contract::Contract;
pub use self::files::{ChoppedFiles, CountingFiles, Fault, FaultyFiles};
