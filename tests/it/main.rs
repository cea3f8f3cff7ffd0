//! What only shows across crates: real homes, the registry, the examples as a user starts them.
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

mod corpus;
mod postgres;
mod programs;
mod public_api;
mod registry;
mod sessions_example;
mod shared;
mod usage_example;
