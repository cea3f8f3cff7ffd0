//! The contract of a source of usage.

use std::collections::HashSet;

use super::Contract;
use crate::{
    Files, MAX_COUNT, ReadCx, Scan, ScanOptions, Sink, Source, Unit, UsageEntry, UsageSource,
    UsageSourceExt, scan,
};

impl Contract<'_> {
    /// Runs every check of a source of usage.
    ///
    /// # Panics
    /// When the source breaks the contract.
    pub fn check_usage(&self) {
        let source = (self.make)(&self.home);
        let Some(usage) = source.usage() else { panic!("the source tells no usage") };
        let units = self.check_discovery(&*source, &|files| usage.units(files));
        let mut entries = 0;
        for unit in &units {
            entries += self.check_usage_unit(&*source, usage, unit);
        }
        assert!(entries > 0, "the logs hold no entry: the suite would check nothing");
        self.check_usage_threads(&*source);
        self.check_usage_move(&*source);
        self.check_usage_faults(&*source, &units);
        self.check_usage_missing_home();
    }

    /// Answers with the unit's number of entries.
    fn check_usage_unit(&self, source: &dyn Source, usage: &dyn UsageSource, unit: &Unit) -> usize {
        let read = |cx: &ReadCx<'_>, sink: &mut dyn Sink<UsageEntry>| usage.read(cx, sink);
        let entries = self.check_reads(&read, unit);
        let id = source.descriptor().id.as_str();
        let ids: HashSet<_> = entries.iter().map(|entry| &entry.id).collect();
        assert_eq!(ids.len(), entries.len(), "an id came twice in one read of {}", unit.key);
        for entry in &entries {
            let prefixed = entry.id.as_str().strip_prefix(id).is_some_and(|id| id.starts_with(':'));
            assert!(prefixed, "id {} does not start with its source", entry.id);
            assert_eq!(&entry.source, &source.descriptor().id);
            assert_eq!(&entry.provenance.unit, &unit.key, "an entry names another unit");
            assert_eq!(entry.provenance.revision, usage.revision());
            check_counts(entry);
        }
        entries.len()
    }

    /// Any number of threads gives the same.
    fn check_usage_threads(&self, source: &dyn Source) {
        let one = usage_of(source, &self.files, 1);
        for threads in [2, 5] {
            let many = usage_of(source, &self.files, threads);
            assert_eq!(many.entries, one.entries, "{threads} threads changed the entries");
            assert_eq!(many.diagnostics(), one.diagnostics(), "threads changed the diagnostics");
        }
    }

    /// A home that moves changes no id and adds no token.
    fn check_usage_move(&self, source: &dyn Source) {
        let here = usage_of(source, &self.files, 1);
        let (source, files) = self.moved();
        let there = usage_of(&*source, &files, 1);
        assert_eq!(there.entries, here.entries, "moving the home changed the entries");
    }

    /// A file that fails costs its unit and no other, and its entries are not half given.
    fn check_usage_faults(&self, source: &dyn Source, units: &[Unit]) {
        let sound = usage_of(source, &self.files, 1);
        self.each_fault(units, &|unit, files| {
            let faulty = usage_of(source, files, 1);
            let own = |scan: &Scan| {
                scan.entries.iter().filter(|entry| entry.provenance.unit == unit.key).count()
            };
            let others = |scan: &Scan| scan.entries.len() - own(scan);
            let failed = faulty.sources.iter().any(|report| report.failed > 0);
            // A member that need not be read to tell all may fail unnoticed.
            assert!(!failed || own(&faulty) == 0, "{} failed and gave entries", unit.key);
            assert!(others(&faulty) >= others(&sound), "a fault cost another unit");
        });
    }

    /// A home that is not there is an empty source.
    fn check_usage_missing_home(&self) {
        let scan = usage_of(&*self.homeless(), &self.files, 1);
        let empty = scan.entries.is_empty() && scan.diagnostics().is_empty();
        assert!(empty, "a missing home is not empty");
        assert!(scan.sources.iter().all(|report| report.failure.is_none()));
    }
}

fn usage_of(source: &dyn Source, files: &dyn Files, threads: usize) -> Scan {
    scan([source], files, &ScanOptions::new().with_threads(threads))
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
