//! The contract: what a reader of one agent's logs offers.
//!
//! Readers hold no threads, no global state and no open files between calls. They never write.

use std::borrow::Cow;

use crate::{
    Checkpoint, Files, Limits, ReadEnd, Result, Revision, SessionItem, Sink, SourceId, Unit,
    UsageEntry,
};

/// What a source says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Descriptor {
    /// Its short, stable name.
    pub id: SourceId,
    /// Its name for people.
    pub label: Cow<'static, str>,
    /// Known undercounts and other limits of what the agent records, a sentence each.
    pub notes: Vec<Cow<'static, str>>,
}

impl Descriptor {
    /// A source called `id`, shown as `label`.
    pub fn new(id: impl Into<SourceId>, label: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), label: label.into(), notes: Vec::new() }
    }

    /// Adds a known undercount or limit, a sentence.
    #[must_use]
    pub fn with_note(mut self, note: impl Into<Cow<'static, str>>) -> Self {
        self.notes.push(note.into());
        self
    }
}

/// One agent's logs, below the roots it was made with.
///
/// # For implementers
/// [`descriptor`](Self::descriptor) and one of the views. Run the suite of
/// `tokdash_core::testing` (feature `testing`) on it: it checks what callers rely on.
pub trait Source: Send + Sync {
    /// What it says of itself.
    fn descriptor(&self) -> &Descriptor;

    /// Its usage, if it can tell. Unless overridden it cannot.
    fn usage(&self) -> Option<&dyn UsageSource> {
        None
    }

    /// Its sessions, if it can tell. Unless overridden it cannot.
    fn sessions(&self) -> Option<&dyn SessionSource> {
        None
    }

    /// Reads a unit once for both views, where both come from the same bytes. `None`, the
    /// default, means that the views are read apart.
    fn read_both(
        &self,
        cx: &ReadCx<'_>,
        usage: &mut dyn Sink<UsageEntry>,
        sessions: &mut dyn Sink<SessionItem>,
    ) -> Option<Result<ReadEnd>> {
        let _ = (cx, usage, sessions);
        None
    }
}

/// Usage entries, unit by unit.
///
/// # For implementers
/// Within one read each id is given once. What is given depends on the unit's bytes alone: not on
/// its path, on the clock, on other units, or on how the bytes arrive.
pub trait UsageSource: Send + Sync {
    /// The revision of this reader. Raise it when what it gives for the same bytes changes.
    fn revision(&self) -> Revision;

    /// Whether a grown unit can be read on from a checkpoint. Unless overridden it cannot.
    fn reread(&self) -> Reread {
        Reread::Whole
    }

    /// Finds the units below the source's roots, without opening a file. A root that is not there
    /// is an empty source.
    ///
    /// # Errors
    /// [`ErrorKind::Io`](crate::ErrorKind::Io) when a root is there and cannot be listed.
    fn discover(&self, files: &dyn Files, out: &mut dyn Sink<Unit>) -> Result<()>;

    /// Reads one unit. When the sink answers [`Flow::Break`](crate::Flow) the reader returns at
    /// once, and what it returns then says nothing of the unit.
    ///
    /// # Errors
    /// When the unit as a whole cannot be read; entries given before the error are to be dropped.
    fn read(&self, cx: &ReadCx<'_>, out: &mut dyn Sink<UsageEntry>) -> Result<ReadEnd>;
}

/// Sessions with their steps, unit by unit.
///
/// # For implementers
/// Steps stream; the [`Session`](crate::Session) they belong to comes last.
pub trait SessionSource: Send + Sync {
    /// The revision of this reader. Raise it when what it gives for the same bytes changes.
    fn revision(&self) -> Revision;

    /// Whether a grown unit can be read on from a checkpoint. Unless overridden it cannot.
    fn reread(&self) -> Reread {
        Reread::Whole
    }

    /// Finds the units below the source's roots, without opening a file.
    ///
    /// # Errors
    /// [`ErrorKind::Io`](crate::ErrorKind::Io) when a root is there and cannot be listed.
    fn discover(&self, files: &dyn Files, out: &mut dyn Sink<Unit>) -> Result<()>;

    /// Reads one unit.
    ///
    /// # Errors
    /// When the unit as a whole cannot be read; items given before the error are to be dropped.
    fn read(&self, cx: &ReadCx<'_>, out: &mut dyn Sink<SessionItem>) -> Result<ReadEnd>;
}

/// How a grown unit is read again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reread {
    /// From its start.
    Whole,
    /// From the checkpoint, when nothing but growth happened.
    Append,
}

/// What a read is given: the unit, where its bytes come from, and the bounds.
#[derive(Clone, Copy)]
pub struct ReadCx<'a> {
    files: &'a dyn Files,
    unit: &'a Unit,
    limits: Limits,
    checkpoint: Option<&'a Checkpoint>,
}

impl<'a> ReadCx<'a> {
    /// A read of the whole `unit` from `files` within the default limits.
    #[must_use]
    pub fn new(files: &'a dyn Files, unit: &'a Unit) -> Self {
        Self { files, unit, limits: Limits::default(), checkpoint: None }
    }

    /// Sets the limits.
    #[must_use]
    pub fn with_limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Asks to read on from `checkpoint`. A reader that doubts it, before or after it has given
    /// items, answers with [`ErrorKind::StaleCheckpoint`](crate::ErrorKind::StaleCheckpoint): what
    /// it gave is dropped, and the unit is read whole.
    #[must_use]
    pub fn with_checkpoint(mut self, checkpoint: &'a Checkpoint) -> Self {
        self.checkpoint = Some(checkpoint);
        self
    }

    /// Where bytes come from.
    #[must_use]
    pub fn files(&self) -> &'a dyn Files {
        self.files
    }

    /// The unit to read.
    #[must_use]
    pub fn unit(&self) -> &'a Unit {
        self.unit
    }

    /// The bounds to keep.
    #[must_use]
    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// Where to read on from, if anywhere.
    #[must_use]
    pub fn checkpoint(&self) -> Option<&'a Checkpoint> {
        self.checkpoint
    }
}

impl std::fmt::Debug for ReadCx<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ReadCx").field("unit", &self.unit.key).finish_non_exhaustive()
    }
}
