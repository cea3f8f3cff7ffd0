//! Units one after another or several at once, given in their order in both cases.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::{ScanOptions, ScanProgress, stop_if};
use crate::{Diagnostic, Files, Flow, Progress, ReadCx, ReadEnd, Result, Sink, Tally, Unit};

/// How one unit of a source's view is read: the views differ in what they give.
pub(super) type ReadUnit<'a, T> =
    dyn Fn(&ReadCx<'_>, &mut dyn Sink<T>) -> Result<ReadEnd> + Sync + 'a;

/// What became of one unit.
pub(super) struct Outcome<T> {
    pub(super) result: Result<Vec<T>>,
    pub(super) tally: Tally,
    pub(super) bytes: u64,
}

pub(super) struct Driver<'a, T> {
    read: &'a ReadUnit<'a, T>,
    units: &'a [Unit],
    files: &'a dyn Files,
    options: &'a ScanOptions<'a>,
    bytes: AtomicU64,
    bytes_total: u64,
    stopped: AtomicBool,
}

impl<'a, T: Send> Driver<'a, T> {
    pub(super) fn new(
        read: &'a ReadUnit<'a, T>,
        units: &'a [Unit],
        files: &'a dyn Files,
        options: &'a ScanOptions<'a>,
    ) -> Self {
        let bytes_total = units.iter().fold(0u64, |sum, unit| sum.saturating_add(unit.len()));
        Self {
            read,
            units,
            files,
            options,
            bytes: AtomicU64::new(0),
            bytes_total,
            stopped: AtomicBool::new(false),
        }
    }

    /// Reads all units and gives each, with what became of it, in order.
    pub(super) fn run(&self, take: &mut dyn FnMut(&Unit, Outcome<T>) -> Flow) -> Flow {
        #[cfg(feature = "rayon")]
        if self.options.threads != Some(1) {
            return self.run_parallel(take);
        }
        for unit in self.units {
            self.give(unit, self.read(unit), take)?;
        }
        Flow::Continue(())
    }

    /// Windows of units are read by all threads at once and then given: what waits to be given is
    /// bounded by the window, and no thread ever waits for another while it holds a unit.
    #[cfg(feature = "rayon")]
    fn run_parallel(&self, take: &mut dyn FnMut(&Unit, Outcome<T>) -> Flow) -> Flow {
        use rayon::prelude::*;

        let pool = self
            .options
            .threads
            .and_then(|threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build().ok());
        let threads = pool
            .as_ref()
            .map_or_else(rayon::current_num_threads, |pool| pool.current_num_threads());
        let read = |window: &[Unit]| -> Vec<Outcome<T>> {
            window.par_iter().with_max_len(1).map(|unit| self.read(unit)).collect()
        };
        let mut rest = self.units;
        while !rest.is_empty() {
            let (window, after) = rest.split_at(window_len(rest, threads));
            rest = after;
            let outcomes = match &pool {
                Some(pool) => pool.install(|| read(window)),
                None => read(window),
            };
            for (unit, outcome) in window.iter().zip(outcomes) {
                self.give(unit, outcome, take)?;
            }
        }
        Flow::Continue(())
    }

    fn give(
        &self,
        unit: &Unit,
        outcome: Outcome<T>,
        take: &mut dyn FnMut(&Unit, Outcome<T>) -> Flow,
    ) -> Flow {
        // A unit that was stopped half way is no unit.
        stop_if(self.stopped.load(Ordering::Relaxed))?;
        take(unit, outcome)
    }

    fn read(&self, unit: &Unit) -> Outcome<T> {
        let mut sink =
            UnitSink { driver: self, unit, items: Vec::new(), tally: Tally::default(), bytes: 0 };
        if self.stopped.load(Ordering::Relaxed) {
            return sink.outcome(Ok(()));
        }
        let cx = ReadCx::new(self.files, unit).with_limits(self.options.limits);
        let result = (self.read)(&cx, &mut sink).map(|end| sink.tally.merge(&end.tally));
        sink.outcome(result)
    }

    fn progress(&self, bytes: u64, unit: &Unit) -> Flow {
        let before = self.bytes.fetch_add(bytes, Ordering::Relaxed);
        if let Some(observer) = self.options.observer {
            let progress = ScanProgress {
                source: &unit.source,
                bytes: before.saturating_add(bytes),
                bytes_total: self.bytes_total,
            };
            if observer.progress(&progress).is_break() {
                self.stopped.store(true, Ordering::Relaxed);
            }
        }
        stop_if(self.stopped.load(Ordering::Relaxed))
    }
}

/// How many of `units` are read at once: enough to keep the threads busy, few enough in number and
/// size that what waits for its turn stays small.
#[cfg(feature = "rayon")]
fn window_len(units: &[Unit], threads: usize) -> usize {
    const UNITS_A_THREAD: usize = 32;
    const BYTES: u64 = 64 << 20;
    let most = threads.saturating_mul(UNITS_A_THREAD).max(1);
    let mut bytes = 0u64;
    let fits = |unit: &&Unit| {
        bytes = bytes.saturating_add(unit.len());
        bytes <= BYTES
    };
    units.iter().take(most).take_while(fits).count().max(1)
}

/// Keeps one unit's items until it is read to its end.
struct UnitSink<'a, T> {
    driver: &'a Driver<'a, T>,
    unit: &'a Unit,
    items: Vec<T>,
    tally: Tally,
    bytes: u64,
}

impl<T> UnitSink<'_, T> {
    fn outcome(self, result: Result<()>) -> Outcome<T> {
        Outcome { result: result.map(|()| self.items), tally: self.tally, bytes: self.bytes }
    }
}

impl<T: Send> Sink<T> for UnitSink<'_, T> {
    fn item(&mut self, item: T) -> Flow {
        self.items.push(item);
        Flow::Continue(())
    }

    fn diagnostic(&mut self, mut diagnostic: Diagnostic) -> Flow {
        diagnostic.unit.get_or_insert_with(|| self.unit.key.clone());
        self.tally.diagnostics.add(diagnostic);
        Flow::Continue(())
    }

    fn progress(&mut self, progress: Progress) -> Flow {
        self.bytes = self.bytes.saturating_add(progress.bytes);
        self.driver.progress(progress.bytes, self.unit)
    }
}

/// A number of things as it stands in reports.
pub(super) fn count(len: usize) -> u64 {
    u64::try_from(len).unwrap_or(u64::MAX)
}
