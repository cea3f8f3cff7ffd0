//! Logs in memory, and what reading them gives.

use tokdash_core::{
    Code, Collected, Diagnostic, Files, Limits, MemFiles, ReadCx, Scan, ScanOptions, Source,
    SourceExt, Tally, Unit, UsageEntry, UsageSource, UsageSourceExt,
};
use tokdash_reasonix::Reasonix;

pub(crate) const HOME: &str = "home";
pub(crate) const LOG: &str = "home/stats/2026-06-01.jsonl";
pub(crate) const TS: &str = "2026-06-01T12:00:00Z";

/// What one read of one log gave.
#[derive(Debug)]
pub(crate) struct Read {
    pub(crate) entries: Vec<UsageEntry>,
    pub(crate) diagnostics: Vec<Diagnostic>,
    pub(crate) tally: Tally,
    pub(crate) bytes: u64,
}

impl Read {
    /// The one entry, of a log without anything to remark.
    pub(crate) fn only(mut self) -> UsageEntry {
        assert_eq!(self.diagnostics, []);
        assert_eq!(self.entries.len(), 1, "{self:?}");
        self.entries.remove(0)
    }

    /// Codes with the fields they name.
    pub(crate) fn remarks(&self) -> Vec<(Code, Option<&str>)> {
        self.diagnostics.iter().map(|each| (each.code.clone(), each.field.as_deref())).collect()
    }

    /// Input, output, cache read of each entry.
    pub(crate) fn buckets(&self) -> Vec<[u64; 3]> {
        self.entries.iter().map(buckets).collect()
    }
}

pub(crate) fn buckets(entry: &UsageEntry) -> [u64; 3] {
    let tokens = entry.tokens;
    assert_eq!((tokens.cache_write, tokens.cache_write_1h, tokens.reasoning), (0, 0, 0));
    [tokens.input, tokens.output, tokens.cache_read]
}

pub(crate) fn usage(source: &Reasonix) -> &dyn UsageSource {
    source.usage().unwrap()
}

pub(crate) fn units(files: &dyn Files) -> Collected<Unit> {
    usage(&Reasonix::at(HOME)).units(files).unwrap()
}

/// Reads the one log of `files`.
pub(crate) fn read_in(files: &dyn Files, limits: Limits) -> Read {
    let source = Reasonix::at(HOME);
    let units = units(files).items;
    assert_eq!(units.len(), 1);
    let cx = ReadCx::new(files, &units[0]).with_limits(limits);
    let mut out = Collected::default();
    let end = usage(&source).read(&cx, &mut out).unwrap();
    assert_eq!(end.checkpoint, None);
    assert!(end.tally.diagnostics.is_empty(), "diagnostics go through the sink");
    let Collected { items: entries, diagnostics, bytes } = out;
    Read { entries, diagnostics, tally: end.tally, bytes }
}

pub(crate) fn read(log: impl AsRef<[u8]>) -> Read {
    read_in(&MemFiles::new().with_file(LOG, log), Limits::new())
}

/// A complete line with a time, a model and these fields.
pub(crate) fn line(fields: &str) -> String {
    line_at(TS, fields)
}

pub(crate) fn line_at(ts: &str, fields: &str) -> String {
    format!("{{\"ts\":\"{ts}\",\"model\":\"deepseek/v4\",{fields}}}\n")
}

/// The one entry that a row with these fields is.
pub(crate) fn entry(fields: &str) -> UsageEntry {
    read(line(fields)).only()
}

/// Scans files that lie in the home's `stats`.
pub(crate) fn scan(files: &[(&str, String)]) -> Scan {
    let mut all = MemFiles::new();
    for (name, text) in files {
        all.insert(format!("{HOME}/stats/{name}"), text);
    }
    Reasonix::at(HOME).scan_in(&all, &ScanOptions::new())
}
