//! Reading everything once: discover, read unit by unit, in parallel where asked, and add up.
//!
//! Trouble stays small here: a bad row is a diagnostic of its unit, a bad unit a diagnostic of its
//! source, a bad source an entry of the report. The next one is read all the same.

mod driver;

use std::ops::ControlFlow::{Break, Continue};

use crate::dedup::Dedup;
use crate::{
    Code, Descriptor, Diagnostic, Diagnostics, Error, Files, Flow, Limits, Sink, Source, SourceId,
    Tally, TokenTotals, Unit, UsageEntry, UsageSource, UsageSourceExt,
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

/// What is to be said of one source after a scan.
#[derive(Debug)]
#[non_exhaustive]
pub struct SourceReport {
    /// What the source says of itself.
    pub descriptor: Descriptor,
    /// Units that were found.
    pub units: u64,
    /// Units that could not be read; each has a diagnostic.
    pub failed: u64,
    /// Bytes read.
    pub bytes: u64,
    /// Entries read, copies included.
    pub entries: u64,
    /// Entries that were copies of another one, and do not count.
    pub copies: u64,
    /// Figures that are not entries, with the diagnostics.
    pub tally: Tally,
    /// Why the source could not be listed at all.
    pub failure: Option<Error>,
}

impl SourceReport {
    fn new(descriptor: Descriptor) -> Self {
        Self {
            descriptor,
            units: 0,
            failed: 0,
            bytes: 0,
            entries: 0,
            copies: 0,
            tally: Tally::default(),
            failure: None,
        }
    }

    fn note(&mut self, diagnostic: Diagnostic) {
        self.tally.diagnostics.add(diagnostic);
    }

    /// A home that holds logs and gives nothing says so: silence looks like an idle agent.
    fn note_if_empty(&mut self) {
        let says_why = self.failed > 0 || self.failure.is_some();
        if self.units > 0 && self.entries == 0 && !says_why {
            self.note(Diagnostic::new(Code::NoEntries));
        }
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
    let flow = match usage.units(files) {
        Ok(found) => {
            found.diagnostics.into_iter().for_each(|diagnostic| report.note(diagnostic));
            read_units(usage, &found.items, files, options, &mut report, out)
        }
        Err(error) => {
            report.note(Diagnostic::from_error(&error));
            report.failure = Some(error);
            Continue(())
        }
    };
    if flow.is_continue() {
        report.note_if_empty();
    }
    (report, flow)
}

fn read_units(
    usage: &dyn UsageSource,
    units: &[Unit],
    files: &dyn Files,
    options: &ScanOptions<'_>,
    report: &mut SourceReport,
    out: &mut dyn Sink<UsageEntry>,
) -> Flow {
    report.units = driver::count(units.len());
    driver::Driver::new(usage, units, files, options).run(&mut |unit, outcome| {
        report.bytes = report.bytes.saturating_add(outcome.bytes);
        report.tally.merge(&outcome.tally);
        match outcome.result {
            Ok(entries) => {
                for entry in entries {
                    report.entries += 1;
                    out.item(entry)?;
                }
                Continue(())
            }
            Err(error) => {
                report.failed += 1;
                report.note(Diagnostic::from_error(&error).with_unit(unit.key.clone()));
                Continue(())
            }
        }
    })
}

/// Stops when asked.
pub(crate) fn stop_if(stop: bool) -> Flow {
    if stop { Break(()) } else { Continue(()) }
}
