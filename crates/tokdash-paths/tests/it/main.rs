//! The rules of each agent's home, on environments made up for every system.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    missing_docs
)]

mod dsh;
mod env;
mod properties;
mod reasonix;

use tokdash_paths::{Env, Os};

fn linux() -> Env {
    Env::empty(Os::Linux).with_user_home("/home/dev").with_current_dir("/srv/demo")
}

fn macos() -> Env {
    Env::empty(Os::MacOs).with_user_home("/Users/dev").with_current_dir("/Users/dev/demo")
}

fn windows() -> Env {
    Env::empty(Os::Windows).with_user_home(r"C:\Users\dev").with_current_dir(r"D:\work\demo")
}
