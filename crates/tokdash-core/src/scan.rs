//! Reading everything once: discover, read unit by unit, in parallel where asked, and add up.
//!
//! Trouble stays small here: a bad row is a diagnostic of its unit, a bad unit a diagnostic of its
//! source, a bad source an entry of the report. The next one is read all the same.

mod driver;
mod report;
mod sessions;

use std::ops::ControlFlow::{Break, Continue};

use self::driver::{Driver, ReadUnit};
pub use self::report::SourceReport;
pub use self::sessions::{SessionScan, scan_sessions, stream_sessions};
use crate::dedup::Dedup;
use crate::{
    Code, Collected, Diagnostic, Diagnostics, Files, Flow, Limits, ReadCx, Result, Sink, Source,
    SourceId, TokenTotals, Unit, UsageEntry, UsageSourceExt,
};

/// How a scan is done.
///
/// ```
/// use tokdash_core::{Limits, ScanOptions};
///
/// let options = ScanOptions::new().with_threads(2).with_limits(Limits::new());
/// # let _ = options;
/// ```
#[derive(Clone, Copy, Default)]
#[non_exhaustive]
pub struct ScanOptions<'a> {
    threads: Option<usize>,
    limits: Limits,
    observer: Option<&'a dyn Observer>,
}

impl<'a> ScanOptions<'a> {
    /// As many threads as there are cores (with feature `rayon`, else one), default limits.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the number of threads. Without feature `rayon` one is used whatever this says.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.threads = Some(threads.max(1));
        self
    }

    /// Sets the limits.
    #[must_use]
    pub fn with_limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Sets who hears how far the scan has come, and may stop it.
    #[must_use]
    pub fn with_observer(mut self, observer: &'a dyn Observer) -> Self {
        self.observer = Some(observer);
        self
    }
}

impl std::fmt::Debug for ScanOptions<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ScanOptions")
            .field("threads", &self.threads)
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

/// Hears how far a scan has come; for a progress bar, or to stop it.
pub trait Observer: Sync {
    /// Called at least once for every 64 KiB read, from any of the scan's threads.
    /// [`Flow::Break`] stops the scan.
    fn progress(&self, progress: &ScanProgress<'_>) -> Flow;
}

/// How far the scan of one source has come.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ScanProgress<'a> {
    /// The source that is being read.
    pub source: &'a SourceId,
    /// Bytes read so far.
    pub bytes: u64,
    /// Bytes of all its units, as they were when they were found.
    pub bytes_total: u64,
}

/// What a scan found.
#[derive(Debug, Default)]
#[non_exhaustive]
pub struct Scan {
    /// The entries that count, each once, in the order of time, then of id.
    pub entries: Vec<UsageEntry>,
    /// What is to be said of each source, in the order in which they were given.
    pub sources: Vec<SourceReport>,
    /// Whether an observer stopped the scan: what is here is not all.
    pub stopped: bool,
}

impl Scan {
    /// The tokens of all entries.
    #[must_use]
    pub fn totals(&self) -> TokenTotals {
        self.entries.iter().map(|entry| entry.tokens).sum()
    }

    /// The diagnostics of all sources.
    #[must_use]
    pub fn diagnostics(&self) -> Diagnostics {
        let mut all = Diagnostics::default();
        self.sources.iter().for_each(|source| all.merge(&source.tally.diagnostics));
        all
    }

    /// Whether an agent changed its format, so that new rows may be missing.
    #[must_use]
    pub fn has_drift(&self) -> bool {
        self.sources.iter().any(|source| source.tally.diagnostics.count(&Code::Drift) > 0)
    }
}

/// Reads the usage of `sources` from `files`: every unit, every entry once.
///
/// Units are given in the order of their keys whatever the number of threads, and of several
/// entries with one id the same one is kept whatever the order ([`supersedes`](crate::supersedes)).
/// Nothing fails as a whole: see [`SourceReport::failure`] and the diagnostics.
#[must_use]
pub fn scan<'s>(
    sources: impl IntoIterator<Item = &'s dyn Source>,
    files: &dyn Files,
    options: &ScanOptions<'_>,
) -> Scan {
    let mut scan = Scan::default();
    let mut dedup = Dedup::new();
    for source in sources {
        let copies_before = dedup.copies();
        let (mut report, flow) = stream(source, files, options, &mut DedupSink(&mut dedup));
        report.copies = dedup.copies() - copies_before;
        scan.sources.push(report);
        if flow.is_break() {
            scan.stopped = true;
            break;
        }
    }
    scan.entries = dedup.into_sorted();
    scan
}

struct DedupSink<'a>(&'a mut Dedup);

impl Sink<UsageEntry> for DedupSink<'_> {
    fn item(&mut self, entry: UsageEntry) -> Flow {
        self.0.add(entry);
        Continue(())
    }
}

/// Reads the usage of one source from `files` into `out`, unit by unit in the order of their keys,
/// and keeps nothing: a source of any size is read in the memory of its largest unit's entries.
///
/// Copies of one entry in several units all come; [`scan`] keeps one of them. The entries of a
/// unit come when it was read to its end, so none come of a unit that fails. The answer is
/// [`Flow::Break`] when `out` or the observer stopped the reading.
pub fn stream(
    source: &dyn Source,
    files: &dyn Files,
    options: &ScanOptions<'_>,
    out: &mut dyn Sink<UsageEntry>,
) -> (SourceReport, Flow) {
    let mut report = SourceReport::new(source.descriptor().clone());
    let Some(usage) = source.usage() else { return (report, Continue(())) };
    let read = |cx: &ReadCx<'_>, sink: &mut dyn Sink<UsageEntry>| usage.read(cx, sink);
    let view = View { units: usage.units(files), read: &read };
    let flow = read_view(view, files, options, &mut report, &mut |_, entries, report| {
        for entry in entries {
            report.entries += 1;
            out.item(entry)?;
        }
        Continue(())
    });
    (report, flow)
}

/// What a view of a source is read with.
struct View<'a, T> {
    /// Its units, or why they could not be listed.
    units: Result<Collected<Unit>>,
    read: &'a ReadUnit<'a, T>,
}

/// Reads all units of one view, and gives the items of each that was read to its end.
fn read_view<T: Send>(
    view: View<'_, T>,
    files: &dyn Files,
    options: &ScanOptions<'_>,
    report: &mut SourceReport,
    take: &mut dyn FnMut(&Unit, Vec<T>, &mut SourceReport) -> Flow,
) -> Flow {
    let found = match view.units {
        Ok(found) => found,
        Err(error) => {
            report.note(Diagnostic::from_error(&error));
            report.failure = Some(error);
            return Continue(());
        }
    };
    found.diagnostics.into_iter().for_each(|diagnostic| report.note(diagnostic));
    report.units = driver::count(found.items.len());
    Driver::new(view.read, &found.items, files, options).run(&mut |unit, outcome| {
        report.bytes = report.bytes.saturating_add(outcome.bytes);
        report.tally.merge(&outcome.tally);
        match outcome.result {
            Ok(items) => take(unit, items, report),
            Err(error) => {
                report.failed += 1;
                report.note(Diagnostic::from_error(&error).with_unit(unit.key.clone()));
                Continue(())
            }
        }
    })?;
    report.note_if_empty();
    Continue(())
}

/// Stops when asked.
pub(crate) fn stop_if(stop: bool) -> Flow {
    if stop { Break(()) } else { Continue(()) }
}
