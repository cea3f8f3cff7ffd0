//! Integration tests, in one binary.
#![cfg(feature = "embedded")]
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![allow(clippy::indexing_slicing, clippy::string_slice, clippy::print_stderr, unreachable_pub)]

mod answers;
mod book;
mod differential;
mod generated;
mod golden;
#[cfg(feature = "serde")]
mod overrides;
mod properties;
mod queries;
#[cfg(feature = "serde")]
mod shapes;
mod totals;
mod words;
