//! Readers push; the receiver may stop them.

use std::ops::ControlFlow;

use crate::{Diagnostic, Diagnostics};

/// Go on, or stop at once.
pub type Flow = ControlFlow<()>;

/// How far a reader has come since it last said so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Progress {
    /// Bytes of the files, as they lie on disk.
    pub bytes: u64,
}

impl Progress {
    /// `bytes` more of the files were read.
    #[must_use]
    pub fn of_bytes(bytes: u64) -> Self {
        Self { bytes }
    }
}

/// Where a reader puts what it finds.
///
/// # For implementers
/// Only [`item`](Self::item) is required. Each method answers [`Flow::Break`] to stop the reader,
/// which then returns at once; an item handed over is the receiver's, whatever it answers.
pub trait Sink<T> {
    /// Takes one item.
    fn item(&mut self, item: T) -> Flow;

    /// Takes a diagnostic. Unless overridden it is dropped.
    fn diagnostic(&mut self, diagnostic: Diagnostic) -> Flow {
        let _ = diagnostic;
        Flow::Continue(())
    }

    /// Hears that the reader is still at work, at least once for every 64 KiB of a file, also
    /// where nothing is found. Unless overridden nothing happens.
    fn progress(&mut self, progress: Progress) -> Flow {
        let _ = progress;
        Flow::Continue(())
    }
}

/// A sink that keeps everything: for small logs and for tests.
#[derive(Clone, Debug)]
pub struct Collected<T> {
    /// The items, in the order in which they came.
    pub items: Vec<T>,
    /// The diagnostics, in the order in which they came.
    pub diagnostics: Vec<Diagnostic>,
    /// Bytes reported as read.
    pub bytes: u64,
}

impl<T> Default for Collected<T> {
    fn default() -> Self {
        Self { items: Vec::new(), diagnostics: Vec::new(), bytes: 0 }
    }
}

impl<T> Sink<T> for Collected<T> {
    fn item(&mut self, item: T) -> Flow {
        self.items.push(item);
        Flow::Continue(())
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) -> Flow {
        self.diagnostics.push(diagnostic);
        Flow::Continue(())
    }

    fn progress(&mut self, progress: Progress) -> Flow {
        self.bytes = self.bytes.saturating_add(progress.bytes);
        Flow::Continue(())
    }
}

/// A sink that hands each item to a function and counts the diagnostics.
#[derive(Debug)]
pub struct FnSink<F> {
    function: F,
    /// The diagnostics met so far.
    pub diagnostics: Diagnostics,
}

impl<F> FnSink<F> {
    /// Hands each item to `function`.
    pub fn new(function: F) -> Self {
        Self { function, diagnostics: Diagnostics::default() }
    }
}

impl<T, F: FnMut(T) -> Flow> Sink<T> for FnSink<F> {
    fn item(&mut self, item: T) -> Flow {
        (self.function)(item)
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) -> Flow {
        self.diagnostics.add(diagnostic);
        Flow::Continue(())
    }
}
