//! One read of a unit, with all that it gave; any view.

use crate::{Collected, Diagnostic, Files, Flow, Progress, ReadCx, ReadEnd, Result, Sink, Unit};

/// How a view of a source reads a unit.
pub(super) type ReadUnit<'a, T> = dyn Fn(&ReadCx<'_>, &mut dyn Sink<T>) -> Result<ReadEnd> + 'a;

/// All that one read gave.
#[derive(Debug)]
pub(super) struct Read<T> {
    pub(super) items: Vec<T>,
    pub(super) diagnostics: Vec<Diagnostic>,
    pub(super) result: Result<String, String>,
    pub(super) calls: usize,
    pub(super) largest_silence: u64,
}

impl<T> Read<T> {
    pub(super) fn of(read: &ReadUnit<'_, T>, files: &dyn Files, unit: &Unit) -> Self {
        let mut sink = Recording { collected: Collected::default(), calls: 0, largest_silence: 0 };
        let result = read(&ReadCx::new(files, unit), &mut sink);
        Self {
            items: sink.collected.items,
            diagnostics: sink.collected.diagnostics,
            result: result.map(|end| format!("{end:?}")).map_err(|error| error.to_string()),
            calls: sink.calls,
            largest_silence: sink.largest_silence,
        }
    }
}

struct Recording<T> {
    collected: Collected<T>,
    calls: usize,
    largest_silence: u64,
}

impl<T> Sink<T> for Recording<T> {
    fn item(&mut self, item: T) -> Flow {
        self.calls += 1;
        self.collected.item(item)
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
pub(super) struct Stopping {
    left: usize,
    pub(super) late: usize,
}

impl Stopping {
    pub(super) fn at(call: usize) -> Self {
        Self { left: call, late: 0 }
    }

    fn call(&mut self) -> Flow {
        if self.left == 0 {
            self.late += 1;
            return Flow::Break(());
        }
        self.left -= 1;
        if self.left == 0 { Flow::Break(()) } else { Flow::Continue(()) }
    }
}

impl<T> Sink<T> for Stopping {
    fn item(&mut self, _: T) -> Flow {
        self.call()
    }

    fn diagnostic(&mut self, _: Diagnostic) -> Flow {
        self.call()
    }

    fn progress(&mut self, _: Progress) -> Flow {
        self.call()
    }
}
