#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod accounting;
mod error;
mod fold;
mod frames;
mod generation;
mod header;
mod items;
mod kind;
mod log;
mod options;
mod route;
mod row;
mod samples;
mod session;
mod source;
mod surrogates;
mod texts;
mod turns;
mod views;

pub use self::options::DshOptions;
pub use self::source::Dsh;
