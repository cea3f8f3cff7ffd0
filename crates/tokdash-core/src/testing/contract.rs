//! What callers rely on, checked on any source with any logs.

use std::collections::HashSet;

use camino::{Utf8Path, Utf8PathBuf};

use super::{ChoppedFiles, CountingFiles, Fault, FaultyFiles};
use crate::{
    Collected, Diagnostic, Files, Flow, MAX_COUNT, MemFiles, Progress, ReadCx, Result, Scan,
    ScanOptions, Sink, Source, Unit, UsageEntry, UsageSource, UsageSourceExt, scan,
};

/// The contract suite for one source and one home full of logs.
///
/// Every check panics with what was broken. Give it logs that show all a source can do: sound
/// rows, torn tails, damage, copies.
pub struct Contract<'a> {
    make: &'a dyn Fn(&Utf8Path) -> Box<dyn Source>,
    home: Utf8PathBuf,
    files: MemFiles,
}

impl<'a> Contract<'a> {
    /// `make` makes the source for a home; `files` hold one at `home`.
    pub fn new(
        make: &'a dyn Fn(&Utf8Path) -> Box<dyn Source>,
        home: impl Into<Utf8PathBuf>,
        files: MemFiles,
    ) -> Self {
        Self { make, home: home.into(), files }
    }

    /// Runs every check of a source of usage.
    ///
    /// # Panics
    /// When the source breaks the contract.
    pub fn check_usage(&self) {
        let source = (self.make)(&self.home);
        let Some(usage) = source.usage() else { panic!("the source tells no usage") };
        let units = self.check_discovery(&*source, usage);
        assert!(!units.is_empty(), "the logs hold no unit: the suite would check nothing");
        let mut entries = 0;
        for unit in &units {
            entries += self.check_unit(&*source, usage, unit);
        }
        assert!(entries > 0, "the logs hold no entry: the suite would check nothing");
        self.check_threads(&*source);
        self.check_move(&*source);
        self.check_faults(&*source, &units);
        self.check_missing_home();
    }

    /// Discovery opens nothing, gives each key once, and gives the same each time.
    fn check_discovery(&self, source: &dyn Source, usage: &dyn UsageSource) -> Vec<Unit> {
        let id = source.descriptor().id.as_str();
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        assert!(!id.is_empty() && id.bytes().all(plain), "source id {id:?} is not plain");
        let files = CountingFiles::new(self.files.clone());
        let units = units(usage, &files);
        assert_eq!(files.opened(), 0, "discovery opened a file");
        assert_eq!(units, self::units(usage, &files), "discovery gave two answers");
        let keys: HashSet<_> = units.iter().map(|unit| &unit.key).collect();
        assert_eq!(keys.len(), units.len(), "two units have one key");
        for unit in &units {
            assert_eq!(&unit.source, &source.descriptor().id, "unit of another source");
            assert!(!unit.key.as_str().contains(self.home.as_str()), "a key holds the home's path");
            assert!(!unit.members.is_empty(), "unit {} has no file", unit.key);
        }
        units
    }

    /// One unit, read in many ways. Answers with its number of entries.
    fn check_unit(&self, source: &dyn Source, usage: &dyn UsageSource, unit: &Unit) -> usize {
        let whole = Read::of(usage, &self.files, unit);
        let id = source.descriptor().id.as_str();
        let ids: HashSet<_> = whole.entries.iter().map(|entry| &entry.id).collect();
        assert_eq!(ids.len(), whole.entries.len(), "an id came twice in one read of {}", unit.key);
        for entry in &whole.entries {
            let prefixed = entry.id.as_str().strip_prefix(id).is_some_and(|id| id.starts_with(':'));
            assert!(prefixed, "id {} does not start with its source", entry.id);
            assert_eq!(&entry.source, &source.descriptor().id);
            assert_eq!(&entry.provenance.unit, &unit.key, "an entry names another unit");
            assert_eq!(entry.provenance.revision, usage.revision());
            check_counts(entry);
        }
        assert!(whole.largest_silence <= 64 << 10, "silent for {} bytes", whole.largest_silence);
        for sizes in [&[1][..], &[7, 1, 64], &[4096, 3]] {
            let files = ChoppedFiles::new(self.files.clone(), sizes);
            let chopped = Read::of(usage, &files, unit);
            assert_eq!(chopped.entries, whole.entries, "small reads changed the entries");
            assert_eq!(chopped.diagnostics, whole.diagnostics, "small reads changed diagnostics");
            assert_eq!(chopped.result, whole.result, "small reads changed the outcome");
        }
        self.check_break(usage, unit, &whole);
        whole.entries.len()
    }

    /// After Break nothing more comes, wherever it is answered.
    fn check_break(&self, usage: &dyn UsageSource, unit: &Unit, whole: &Read) {
        for stop_after in 1..=whole.calls.min(40) {
            let mut sink = Stopping { left: stop_after, late: 0 };
            let _ = usage.read(&ReadCx::new(&self.files, unit), &mut sink);
            assert_eq!(sink.late, 0, "{} went on after Break at call {stop_after}", unit.key);
        }
    }

    /// Any number of threads gives the same.
    fn check_threads(&self, source: &dyn Source) {
        let one = self.scan(source, 1);
        for threads in [2, 5] {
            let many = self.scan(source, threads);
            assert_eq!(many.entries, one.entries, "{threads} threads changed the entries");
            assert_eq!(many.diagnostics(), one.diagnostics(), "threads changed the diagnostics");
        }
    }

    /// A home that moves, or is copied into itself, changes no id and adds no token.
    fn check_move(&self, source: &dyn Source) {
        let here = self.scan(source, 1);
        let elsewhere = Utf8Path::new("some/where/else");
        let mut moved = MemFiles::new();
        for path in self.files.paths() {
            let below = path.strip_prefix(&self.home).unwrap_or(path);
            moved.insert(elsewhere.join(below), self.files.bytes(path).unwrap_or_default());
        }
        let source = (self.make)(elsewhere);
        let there = scan([&*source], &moved, &ScanOptions::new().with_threads(1));
        assert_eq!(there.entries, here.entries, "moving the home changed the entries");
    }

    /// A file that fails costs its unit and no other, and its entries are not half given.
    fn check_faults(&self, source: &dyn Source, units: &[Unit]) {
        for unit in units {
            for member in &unit.members {
                for fault in [Fault::Open, Fault::ReadAfter(member.stamp.len / 2)] {
                    let files =
                        FaultyFiles::new(self.files.clone()).with_fault(&member.path, fault);
                    let faulty = scan([source], &files, &ScanOptions::new().with_threads(1));
                    let lost = |entry: &&UsageEntry| entry.provenance.unit == unit.key;
                    let failed = faulty.sources.iter().any(|report| report.failed > 0);
                    let left = faulty.entries.iter().filter(lost).count();
                    // A member that need not be read to tell all may fail unnoticed.
                    assert!(!failed || left == 0, "{} failed and gave entries", unit.key);
                    let others = |scan: &Scan| {
                        let keep = |entry: &&UsageEntry| entry.provenance.unit != unit.key;
                        scan.entries.iter().filter(keep).count()
                    };
                    let sound = self.scan(source, 1);
                    assert!(others(&faulty) >= others(&sound), "a fault cost another unit");
                }
            }
        }
    }

    /// A home that is not there is an empty source.
    fn check_missing_home(&self) {
        let source = (self.make)(Utf8Path::new("no/such/home"));
        let scan = self.scan(&*source, 1);
        assert!(
            scan.entries.is_empty() && scan.diagnostics().is_empty(),
            "a missing home is not empty"
        );
        assert!(scan.sources.iter().all(|report| report.failure.is_none()));
    }

    fn scan(&self, source: &dyn Source, threads: usize) -> Scan {
        scan([source], &self.files, &ScanOptions::new().with_threads(threads))
    }
}

impl std::fmt::Debug for Contract<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Contract").field("home", &self.home).finish_non_exhaustive()
    }
}

fn units(usage: &dyn UsageSource, files: &dyn Files) -> Vec<Unit> {
    match usage.units(files) {
        Ok(Collected { items, .. }) => items,
        Err(error) => panic!("the home cannot be listed: {error}"),
    }
}

fn check_counts(entry: &UsageEntry) {
    let tokens = entry.tokens;
    let counts = [
        tokens.input,
        tokens.output,
        tokens.cache_read,
        tokens.cache_write,
        tokens.cache_write_1h,
        tokens.reasoning,
        entry.requests,
    ];
    assert!(counts.iter().all(|count| *count <= MAX_COUNT), "{}: a count over 2^40", entry.id);
    assert!(!tokens.is_zero(), "{}: an entry without tokens", entry.id);
    let reasoning = entry.reasoning_within_output.unwrap_or(0);
    assert!(reasoning <= tokens.output, "{}: more reasoning than output", entry.id);
}

/// All that one read gave.
struct Read {
    entries: Vec<UsageEntry>,
    diagnostics: Vec<Diagnostic>,
    result: Result<String, String>,
    calls: usize,
    largest_silence: u64,
}

impl Read {
    fn of(usage: &dyn UsageSource, files: &dyn Files, unit: &Unit) -> Self {
        let mut sink = Recording::default();
        let result = usage.read(&ReadCx::new(files, unit), &mut sink);
        Self {
            entries: sink.collected.items,
            diagnostics: sink.collected.diagnostics,
            result: result.map(|end| format!("{end:?}")).map_err(|error| error.to_string()),
            calls: sink.calls,
            largest_silence: sink.largest_silence,
        }
    }
}

#[derive(Default)]
struct Recording {
    collected: Collected<UsageEntry>,
    calls: usize,
    largest_silence: u64,
}

impl Sink<UsageEntry> for Recording {
    fn item(&mut self, entry: UsageEntry) -> Flow {
        self.calls += 1;
        self.collected.item(entry)
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) -> Flow {
        self.calls += 1;
        self.collected.diagnostic(diagnostic)
    }

    fn progress(&mut self, progress: Progress) -> Flow {
        self.calls += 1;
        self.largest_silence = self.largest_silence.max(progress.bytes);
        self.collected.progress(progress)
    }
}

/// Answers Break at one call and counts the calls after it.
struct Stopping {
    left: usize,
    late: usize,
}

impl Stopping {
    fn call(&mut self) -> Flow {
        if self.left == 0 {
            self.late += 1;
            return Flow::Break(());
        }
        self.left -= 1;
        if self.left == 0 { Flow::Break(()) } else { Flow::Continue(()) }
    }
}

impl Sink<UsageEntry> for Stopping {
    fn item(&mut self, _: UsageEntry) -> Flow {
        self.call()
    }

    fn diagnostic(&mut self, _: Diagnostic) -> Flow {
        self.call()
    }

    fn progress(&mut self, _: Progress) -> Flow {
        self.call()
    }
}
