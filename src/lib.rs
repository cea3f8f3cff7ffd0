#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod sources;

pub use tokdash_core as core;
pub use tokdash_core::{
    Code, Diagnostic, Diagnostics, Error, ErrorKind, Limits, Observer, Registry, Result, Scan,
    ScanOptions, Session, SessionRecord, SessionScan, Source, SourceExt, SourceReport, Step,
    TokenCounts, TokenTotals, UsageEntry,
};
#[cfg(feature = "dsh")]
pub use tokdash_dsh as dsh;
#[cfg(feature = "reasonix")]
pub use tokdash_reasonix as reasonix;

pub use self::sources::{SOURCES, sources};
