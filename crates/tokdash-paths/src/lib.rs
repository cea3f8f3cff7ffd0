#![doc = include_str!("../README.md")]

mod agents;
mod env;
mod error;
mod home;
mod lexical;

pub use agents::{dsh, reasonix};
pub use env::{Env, Os};
pub use error::{PathError, PathErrorKind};
pub use home::{Home, Origin};
