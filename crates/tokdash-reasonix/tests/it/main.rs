//! The rules of usage, each a test with its name.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]
#![allow(clippy::string_slice, clippy::print_stderr, missing_docs)]

mod support;

mod accounting;
mod contract;
mod copies;
mod fixtures;
mod identity;
mod peer;
mod properties;
mod row;
mod snapshots;
mod source;
mod stats;
