#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod activity;
mod copies;
#[cfg(feature = "serde")]
pub mod decode;
mod dedup;
mod diagnostic;
mod entry;
mod error;
mod ext;
mod files;
mod ids;
mod lineage;
mod lines;
mod plan;
mod record;
mod registry;
mod scan;
mod session;
mod sink;
mod source;
mod store;
mod sum;
mod tally;
#[cfg(feature = "testing")]
pub mod testing;
mod text;
mod time;
mod tokens;
mod unit;

pub use self::activity::{ActiveTime, Activity, ActivityOptions, Moment, Window};
pub use self::copies::merge_sessions;
pub use self::dedup::{Dedup, supersedes};
pub use self::diagnostic::{Code, CodeSummary, Diagnostic, Diagnostics, Severity};
pub use self::entry::{Provenance, Purpose, Quality, RecordedCost, UsageEntry};
pub use self::error::{Error, ErrorKind, Result};
pub use self::ext::{SessionSourceExt, SourceExt, UsageSourceExt};
pub use self::files::{Files, Found, FoundFile, MemFiles, OsFiles, Root, Walk};
pub use self::ids::{EntryId, Name, SessionId, SourceId, UnitKey};
pub use self::lineage::{Lineage, Link, Relative};
pub use self::lines::{Line, LineEvent, LineSplitter, read_lines};
pub use self::plan::{Plan, plan};
pub use self::record::SessionRecord;
pub use self::registry::Registry;
pub use self::scan::{
    Observer, Scan, ScanOptions, ScanProgress, SessionScan, SourceReport, scan, scan_sessions,
    stream, stream_sessions,
};
pub use self::session::{Coverage, Origin, Session, SessionItem, SessionTexts, Step, TurnEnd};
pub use self::sink::{Collected, Flow, FnSink, Progress, Sink};
pub use self::source::{Descriptor, ReadCx, Reread, SessionSource, Source, UsageSource};
pub use self::store::{
    Change, Record, SessionStore, StoredUnit, UnitId, UnitStore, UnitTxn, UnitVersion, UnitsOf,
    UsageStore, Write,
};
pub use self::sum::UsageSum;
pub use self::tally::{RequestWithoutUsage, RequestsWithoutUsage, Tally};
pub use self::text::{PREVIEW_CHARS, Preview, preview, project_name};
pub use self::time::{TimeError, Timestamp};
pub use self::tokens::{MAX_COUNT, TokenCounts, TokenTotals};
pub use self::unit::{Checkpoint, FileStamp, Limits, Member, ReadEnd, Revision, Unit, UnitState};
