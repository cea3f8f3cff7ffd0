//! What callers rely on, checked on any source with any logs.

mod read;
mod sessions;
mod usage;

use std::collections::HashSet;
use std::fmt;

use camino::{Utf8Path, Utf8PathBuf};

use self::read::{Read, ReadUnit, Stopping};
use super::{ChoppedFiles, CountingFiles, Fault, FaultyFiles};
use crate::{Collected, Files, Flow, Found, MemFiles, ReadCx, Result, Source, Unit, Walk};

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
}

impl Contract<'_> {
    /// Discovery opens nothing, gives each key once, and gives the same each time.
    fn check_discovery(
        &self,
        source: &dyn Source,
        discover: &dyn Fn(&dyn Files) -> Result<Collected<Unit>>,
    ) -> Vec<Unit> {
        let id = source.descriptor().id.as_str();
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        assert!(!id.is_empty() && id.bytes().all(plain), "source id {id:?} is not plain");
        let files = CountingFiles::new(self.files.clone());
        let units = || match discover(&files) {
            Ok(found) => found.items,
            Err(error) => panic!("the home cannot be listed: {error}"),
        };
        let first = units();
        assert_eq!(files.opened(), 0, "discovery opened a file");
        assert_eq!(first, units(), "discovery gave two answers");
        let keys: HashSet<_> = first.iter().map(|unit| &unit.key).collect();
        assert_eq!(keys.len(), first.len(), "two units have one key");
        for unit in &first {
            assert_eq!(&unit.source, &source.descriptor().id, "unit of another source");
            assert!(!unit.key.as_str().contains(self.home.as_str()), "a key holds the home's path");
            assert!(!unit.members.is_empty(), "unit {} has no file", unit.key);
        }
        assert!(!first.is_empty(), "the logs hold no unit: the suite would check nothing");
        first
    }

    /// One unit, read in many ways. Answers with what it gave.
    fn check_reads<T: PartialEq + fmt::Debug>(
        &self,
        read: &ReadUnit<'_, T>,
        unit: &Unit,
    ) -> Vec<T> {
        let whole = Read::of(read, &self.files, unit);
        assert!(whole.largest_silence <= 64 << 10, "silent for {} bytes", whole.largest_silence);
        for sizes in [&[1][..], &[7, 1, 64], &[4096, 3]] {
            let files = ChoppedFiles::new(self.files.clone(), sizes);
            let chopped = Read::of(read, &files, unit);
            assert_eq!(chopped.items, whole.items, "small reads changed the items");
            assert_eq!(chopped.diagnostics, whole.diagnostics, "small reads changed diagnostics");
            assert_eq!(chopped.result, whole.result, "small reads changed the outcome");
        }
        // After Break nothing more comes, wherever it is answered.
        for stop_at in 1..=whole.calls.min(40) {
            let mut sink = Stopping::at(stop_at);
            let _ = read(&ReadCx::new(&self.files, unit), &mut sink);
            assert_eq!(sink.late, 0, "{} went on after Break at call {stop_at}", unit.key);
        }
        whole.items
    }

    /// The same home at another path, its files as old as they were.
    fn moved(&self) -> (Box<dyn Source>, MemFiles) {
        let elsewhere = Utf8Path::new("some/where/else");
        let mut moved = MemFiles::new();
        let walked = self.files.walk(&Walk::new(&self.home), &mut |found| {
            if let Found::File(file) = found {
                let path = elsewhere.join(&file.name);
                moved.insert(&path, self.files.bytes(&file.path).unwrap_or_default());
                if let Some(modified) = file.stamp.modified {
                    moved.touch(&path, modified);
                }
            }
            Flow::Continue(())
        });
        assert!(walked.is_ok(), "memory can be listed");
        ((self.make)(elsewhere), moved)
    }

    /// Hands every home with one fault in it to `check`, with the unit that has it.
    fn each_fault(&self, units: &[Unit], check: &dyn Fn(&Unit, &dyn Files)) {
        for unit in units {
            for member in &unit.members {
                for fault in [Fault::Open, Fault::ReadAfter(member.stamp.len / 2)] {
                    let files = FaultyFiles::new(self.files.clone());
                    check(unit, &files.with_fault(&member.path, fault));
                }
            }
        }
    }

    /// A source whose home is not there.
    fn homeless(&self) -> Box<dyn Source> {
        (self.make)(Utf8Path::new("no/such/home"))
    }
}

impl fmt::Debug for Contract<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Contract").field("home", &self.home).finish_non_exhaustive()
    }
}
