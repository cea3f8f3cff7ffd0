//! The rules of usage, each a test with its name.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]
#![allow(clippy::string_slice, clippy::print_stderr, missing_docs)]

mod logs;
mod support;

mod accounting;
mod contract;
mod copies;
mod fixtures;
mod frames;
mod identity;
mod old_logs;
mod peer;
mod properties;
mod retained;
mod row;
mod session_fixtures;
mod snapshots;
mod source;
mod stats;
mod stores;
