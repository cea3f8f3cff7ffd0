#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod accounting;
mod error;
mod fold;
mod frames;
mod generation;
mod header;
mod log;
mod options;
mod row;
mod source;
mod surrogates;

pub use self::options::DshOptions;
pub use self::source::Dsh;
