//! What the crate promises, seen from outside; modules mirror `src`.
#![allow(
    missing_docs,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::string_slice,
    clippy::panic,
    clippy::print_stderr
)]

mod accounting;
mod contract;
mod copies;
mod fixtures;
mod fold;
mod forks;
mod frames;
mod generations;
mod lines;
mod options;
mod properties;
mod session_copies;
mod session_fixtures;
mod session_lines;
mod session_properties;
mod session_snapshots;
mod sessions;
mod snapshots;
mod support;
