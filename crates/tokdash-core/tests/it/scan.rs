//! The scan driver, with a made-up agent: a row is `id in out`, a word more makes it unsettled.

use std::ops::ControlFlow::{Break, Continue};
use std::sync::atomic::{AtomicU64, Ordering};

use camino::{Utf8Path, Utf8PathBuf};
use tokdash_core::testing::{Contract, Fault, FaultyFiles};
use tokdash_core::{
    Code, Collected, Descriptor, Diagnostic, Error, ErrorKind, Files, Flow, Found, LineEvent,
    LineSplitter, MemFiles, Member, Observer, Progress, Provenance, ReadCx, ReadEnd, Registry,
    Result, Revision, Scan, ScanOptions, ScanProgress, Sink, Source, SourceExt, Tally, Timestamp,
    TokenCounts, Unit, UsageEntry, UsageSource, Walk, stream,
};

struct Words {
    descriptor: Descriptor,
    home: Utf8PathBuf,
}

impl Words {
    fn at(home: &Utf8Path) -> Self {
        Self { descriptor: Descriptor::new("words", "Words"), home: home.to_owned() }
    }

    fn entry(unit: &Unit, text: &str, line: u64) -> Option<UsageEntry> {
        let mut words = text.split(' ');
        let (id, input, output) = (words.next()?, words.next()?, words.next()?);
        let tokens =
            TokenCounts::new().with_input(input.parse().ok()?).with_output(output.parse().ok()?);
        let place = Provenance::new(unit.key.clone(), Revision::new(1)).with_line(line);
        let id = format!("words:{id}").into();
        let time = Timestamp::EPOCH;
        let mut entry = UsageEntry::new(id, "words".into(), "m".into(), time, tokens, place);
        entry.settled = words.next().is_none();
        Some(entry)
    }
}

impl Source for Words {
    fn descriptor(&self) -> &Descriptor {
        &self.descriptor
    }

    fn usage(&self) -> Option<&dyn UsageSource> {
        Some(self)
    }
}

impl UsageSource for Words {
    fn revision(&self) -> Revision {
        Revision::new(1)
    }

    fn discover(&self, files: &dyn Files, out: &mut dyn Sink<Unit>) -> Result<()> {
        files.walk(&Walk::new(&self.home), &mut |found| match found {
            Found::File(file) => {
                let member = Member::new(file.name.clone(), file.path, file.stamp);
                out.item(Unit::new("words".into(), file.name.into(), vec![member]))
            }
            _ => Continue(()),
        })?;
        Ok(())
    }

    fn read(&self, cx: &ReadCx<'_>, out: &mut dyn Sink<UsageEntry>) -> Result<ReadEnd> {
        let mut text = Vec::new();
        let mut file = cx.files().open(&cx.unit().members[0].path, 0)?;
        std::io::Read::read_to_end(&mut file, &mut text)
            .map_err(|error| Error::io(&cx.unit().members[0].path, error))?;
        if out.progress(Progress::of_bytes(text.len() as u64)).is_break() {
            return Ok(ReadEnd::default());
        }
        let mut tally = Tally::default();
        let _ = LineSplitter::new(100).feed(&text, &mut |event| {
            let LineEvent::Line(line) = event else { return Continue(()) };
            let text = std::str::from_utf8(line.bytes).unwrap();
            if text.starts_with('#') {
                tally.ignore("comment");
                return Continue(());
            }
            match Self::entry(cx.unit(), text, line.number) {
                Some(entry) => out.item(entry),
                None => out.diagnostic(Diagnostic::new(Code::InvalidCount).with_line(line.number)),
            }
        });
        Ok(ReadEnd::whole(tally))
    }
}

fn logs() -> MemFiles {
    MemFiles::new()
        .with_file("home/a", "1 10 1 early\n2 5 5\n# nothing\n")
        .with_file("home/b", "1 10 2\nbad row\n")
        .with_file("home/c", "1 10 3\n4 1 1\n")
}

fn scan(files: &dyn Files, threads: usize) -> Scan {
    Words::at("home".into()).scan_in(files, &ScanOptions::new().with_threads(threads))
}

#[test]
fn the_made_up_source_keeps_the_contract() {
    let make = |home: &Utf8Path| Box::new(Words::at(home)) as Box<dyn Source>;
    Contract::new(&make, "home", logs()).check_usage();
}

#[test]
fn an_id_counts_once_and_the_report_tells_of_copies() {
    let scan = scan(&logs(), 1);
    let rows: Vec<_> = scan
        .entries
        .iter()
        .map(|entry| (entry.id.as_str(), entry.tokens.output, entry.provenance.unit.as_str()))
        .collect();
    assert_eq!(rows, [("words:1", 2, "b"), ("words:2", 5, "a"), ("words:4", 1, "c")]);
    let report = &scan.sources[0];
    assert_eq!((report.units, report.failed, report.entries, report.copies), (3, 0, 5, 2));
    assert_eq!(report.tally.ignored_total(), 1);
    assert_eq!(report.tally.diagnostics.count(&Code::InvalidCount), 1);
    let place = &report.tally.diagnostics.by_severity()[0].1.first[0];
    assert_eq!(place.to_string(), "InvalidCount in b, line 2");
}

#[test]
fn a_unit_that_fails_gives_nothing_and_fails_no_other() {
    let faulty = FaultyFiles::new(logs()).with_fault("home/b", Fault::ReadAfter(8));
    for threads in [1, 3] {
        let scan = scan(&faulty, threads);
        assert_eq!(scan.entries.len(), 3);
        assert_eq!(scan.entries[0].provenance.unit.as_str(), "c");
        let report = &scan.sources[0];
        assert_eq!((report.failed, report.tally.diagnostics.count(&Code::Unreadable)), (1, 1));
    }
}

#[test]
fn one_source_that_cannot_be_listed_fails_no_other() {
    struct Broken(Descriptor);
    impl Source for Broken {
        fn descriptor(&self) -> &Descriptor {
            &self.0
        }
        fn usage(&self) -> Option<&dyn UsageSource> {
            Some(self)
        }
    }
    impl UsageSource for Broken {
        fn revision(&self) -> Revision {
            Revision::new(1)
        }
        fn discover(&self, _: &dyn Files, _: &mut dyn Sink<Unit>) -> Result<()> {
            Err(Error::new(ErrorKind::Io, "no"))
        }
        fn read(&self, _: &ReadCx<'_>, _: &mut dyn Sink<UsageEntry>) -> Result<ReadEnd> {
            panic!("nothing was discovered")
        }
    }
    let mut registry = Registry::new();
    registry.register(Broken(Descriptor::new("broken", "Broken"))).unwrap();
    registry.register(Words::at("home".into())).unwrap();
    let scan = registry.scan_in(&logs(), &ScanOptions::new());
    assert_eq!(scan.entries.len(), 3);
    assert!(scan.sources[0].failure.is_some() && scan.sources[1].failure.is_none());
    assert_eq!(scan.diagnostics().count(&Code::Unreadable), 1);
}

#[test]
fn logs_without_any_entry_say_so() {
    let files = MemFiles::new().with_file("home/a", "# idle\n");
    assert_eq!(scan(&files, 1).diagnostics().count(&Code::NoEntries), 1);
    assert!(scan(&MemFiles::new(), 1).diagnostics().is_empty());
}

#[test]
fn units_come_in_the_order_of_their_keys_with_any_number_of_threads() {
    let mut files = MemFiles::new();
    for index in 0..300 {
        files.insert(format!("home/{index:03}"), format!("{index} 1 1\n"));
    }
    for threads in [1, 2, 8] {
        let mut collected = Collected::default();
        let source = Words::at("home".into());
        let options = ScanOptions::new().with_threads(threads);
        let (report, flow) = stream(&source, &files, &options, &mut collected);
        assert_eq!((report.units, report.entries, flow), (300, 300, Continue(())));
        let units: Vec<_> =
            collected.items.iter().map(|entry| entry.provenance.unit.to_string()).collect();
        assert!(units.is_sorted(), "{threads} threads");
    }
}

/// Stops after some bytes, and keeps what it heard.
struct Stopper {
    after: u64,
    heard: AtomicU64,
}

impl Observer for Stopper {
    fn progress(&self, progress: &ScanProgress<'_>) -> Flow {
        assert_eq!((progress.source.as_str(), progress.bytes_total), ("words", 57));
        self.heard.fetch_max(progress.bytes, Ordering::Relaxed);
        if progress.bytes >= self.after { Break(()) } else { Continue(()) }
    }
}

#[test]
fn an_observer_hears_all_bytes_and_may_stop_the_scan() {
    let source = Words::at("home".into());
    for (after, stopped) in [(u64::MAX, false), (1, true)] {
        let observer = Stopper { after, heard: AtomicU64::new(0) };
        let options = ScanOptions::new().with_threads(1).with_observer(&observer);
        let scan = source.scan_in(&logs(), &options);
        assert_eq!(scan.stopped, stopped);
        assert_eq!(scan.entries.is_empty(), stopped);
        if !stopped {
            assert_eq!(observer.heard.load(Ordering::Relaxed), 57);
        }
    }
}
