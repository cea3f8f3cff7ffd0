//! Units: the files that change together, and what is known of them between reads.

use camino::{Utf8Path, Utf8PathBuf};

use crate::{SourceId, Tally, UnitKey};

/// The revision of a reader. It is raised when what it gives for the same bytes would change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Revision(u32);

impl Revision {
    /// Revision number `number`.
    #[must_use]
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// What the file system says of a file without opening it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct FileStamp {
    /// Length in bytes.
    pub len: u64,
    /// Last modification, in nanoseconds since 1970; `None` where the system does not say.
    pub modified: Option<i64>,
}

impl FileStamp {
    /// A file of `len` bytes, modified `modified` nanoseconds after 1970.
    #[must_use]
    pub fn new(len: u64, modified: Option<i64>) -> Self {
        Self { len, modified }
    }
}

/// One file of a [`Unit`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Member {
    /// The path below the source's root, with `/` separators: stable when the home moves.
    pub name: String,
    /// The path to open.
    pub path: Utf8PathBuf,
    /// What the file system said when it was found.
    pub stamp: FileStamp,
}

impl Member {
    /// A file at `path`, named `name` below the root.
    pub fn new(name: impl Into<String>, path: impl Into<Utf8PathBuf>, stamp: FileStamp) -> Self {
        Self { name: name.into(), path: path.into(), stamp }
    }

    /// The last component of the path.
    #[must_use]
    pub fn file_name(&self) -> &str {
        self.path.file_name().unwrap_or(&self.name)
    }
}

/// The files that change together: a log and its sidecars, all generations of one session.
///
/// A unit is what is read, stored and replaced as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Unit {
    /// The source it belongs to.
    pub source: SourceId,
    /// Its key below the source's root.
    pub key: UnitKey,
    /// Its files, in the order of their names.
    pub members: Vec<Member>,
}

impl Unit {
    /// A unit of `source` made of `members`, which are put in the order of their names.
    #[must_use]
    pub fn new(source: SourceId, key: UnitKey, mut members: Vec<Member>) -> Self {
        members.sort_by(|a, b| a.name.cmp(&b.name));
        Self { source, key, members }
    }

    /// The sum of its files' lengths, in bytes.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.members.iter().fold(0, |sum, member| sum.saturating_add(member.stamp.len))
    }

    /// Whether its files hold no byte.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A place from which a grown log can be read on. Wrong, it costs a re-read, never a row.
///
/// Everything before it was read, and nothing behind it but a torn tail was. A read that lost a row
/// to damage, or met one of a changed format, therefore ends without a checkpoint: a repair, or a
/// newer reader, must find what is before it too.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Checkpoint {
    /// The member it lies in, by its name below the root.
    pub member: String,
    /// The byte to read on from.
    pub offset: u64,
    /// A digest of bytes just before `offset`, to see that they are still the same.
    pub guard: Vec<u8>,
    /// What the reader must remember; small, and of a form only the reader knows.
    pub memory: Vec<u8>,
}

impl Checkpoint {
    /// A checkpoint in `member` at `offset`.
    pub fn new(member: impl Into<String>, offset: u64, guard: Vec<u8>, memory: Vec<u8>) -> Self {
        Self { member: member.into(), offset, guard, memory }
    }
}

/// What a store keeps of a unit between syncs.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct UnitState {
    /// Its files as they were when it was read: name below the root, and stamp.
    pub members: Vec<(String, FileStamp)>,
    /// The reader that read it.
    pub revision: Revision,
    /// Where to read on, if the reader can.
    pub checkpoint: Option<Checkpoint>,
}

impl UnitState {
    /// The state of `unit` after a read by `revision` that can go on at `checkpoint`.
    #[must_use]
    pub fn after(unit: &Unit, revision: Revision, checkpoint: Option<Checkpoint>) -> Self {
        let stamp_of = |member: &Member| (member.name.clone(), member.stamp);
        Self { members: unit.members.iter().map(stamp_of).collect(), revision, checkpoint }
    }
}

/// How a read of a unit ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ReadEnd {
    /// Where the next read can go on; `None` when it must read the whole.
    pub checkpoint: Option<Checkpoint>,
    /// Figures that are not rows; of a read that went on at a checkpoint, of what it read alone.
    pub tally: Tally,
}

impl ReadEnd {
    /// A read that can only be repeated as a whole.
    #[must_use]
    pub fn whole(tally: Tally) -> Self {
        Self { checkpoint: None, tally }
    }

    /// Adds the place where the next read can go on.
    #[must_use]
    pub fn with_checkpoint(mut self, checkpoint: Checkpoint) -> Self {
        self.checkpoint = Some(checkpoint);
        self
    }
}

/// Bounds on what a log may claim, so that a hostile one costs a diagnostic and not the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// The longest line, in bytes. A longer one is skipped with a diagnostic. 64 MiB.
    pub line_bytes: usize,
    /// The largest decoded size of one unit, in bytes. Beyond it the unit fails. 8 GiB.
    pub decoded_bytes: u64,
    /// The largest window a compressed frame may ask for, in bytes. 32 MiB.
    pub window_bytes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { line_bytes: 64 << 20, decoded_bytes: 8 << 30, window_bytes: 32 << 20 }
    }
}

impl Limits {
    /// The defaults.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the longest line, in bytes.
    #[must_use]
    pub fn with_line_bytes(mut self, bytes: usize) -> Self {
        self.line_bytes = bytes;
        self
    }

    /// Sets the largest decoded size of one unit, in bytes.
    #[must_use]
    pub fn with_decoded_bytes(mut self, bytes: u64) -> Self {
        self.decoded_bytes = bytes;
        self
    }

    /// Sets the largest window of a compressed frame, in bytes.
    #[must_use]
    pub fn with_window_bytes(mut self, bytes: u64) -> Self {
        self.window_bytes = bytes;
        self
    }
}

/// Turns a path below a root into a name with `/` separators.
#[must_use]
pub(crate) fn name_below(root: &Utf8Path, path: &Utf8Path) -> String {
    let below = path.strip_prefix(root).unwrap_or(path);
    let parts: Vec<&str> = below.components().map(|part| part.as_str()).collect();
    parts.join("/")
}
