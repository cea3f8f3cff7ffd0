#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod accounting;
mod digits;
mod entry;
mod identity;
mod names;
mod options;
mod row;
mod session;
mod source;
mod stats;

pub use tokdash_core as core;
pub use tokdash_paths as paths;

pub use self::options::ReasonixOptions;
pub use self::source::Reasonix;
