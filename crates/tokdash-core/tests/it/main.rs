//! What core promises, seen from outside, with a made-up agent.
#![allow(
    missing_docs,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::string_slice,
    clippy::panic
)]

mod activity;
mod lineage;
mod os_files;
#[cfg(feature = "testing")]
mod scan;
#[cfg(feature = "testing")]
mod sessions;
#[cfg(feature = "testing")]
mod talks;
