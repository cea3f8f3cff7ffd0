//! Where bytes come from: a disk, memory, an archive. Reading only; there is no way to write.

mod memory;
mod os;

use std::io::Read;

use camino::{Utf8Path, Utf8PathBuf};

pub use self::memory::MemFiles;
pub use self::os::OsFiles;
use crate::{FileStamp, Flow, Result};

/// A place that holds files.
///
/// # For implementers
/// Both methods may be called from several threads at once.
pub trait Files: Send + Sync {
    /// Lists the regular files below a root and hands each to `visit`, until it answers
    /// [`Flow::Break`]. The order is the same each time, whatever it is.
    ///
    /// Links to files and folders are followed, each target once; what is no regular file (a
    /// pipe, a socket, a device) is never given. A part that cannot be listed is given as
    /// [`Found::Unreadable`], and the walk goes on.
    ///
    /// # Errors
    /// [`ErrorKind::Io`](crate::ErrorKind::Io) when the root is there and cannot be listed.
    fn walk(&self, walk: &Walk<'_>, visit: &mut dyn FnMut(Found) -> Flow) -> Result<Root>;

    /// Opens a file for reading from byte `from` on.
    ///
    /// # Errors
    /// [`ErrorKind::Io`](crate::ErrorKind::Io) when it cannot be opened or is no regular file.
    fn open(&self, path: &Utf8Path, from: u64) -> Result<Box<dyn Read + Send + '_>>;
}

/// What to list.
#[derive(Clone, Copy, Debug)]
pub struct Walk<'a> {
    root: &'a Utf8Path,
    depth: usize,
}

impl<'a> Walk<'a> {
    /// Everything below `root`, up to 64 folders deep.
    #[must_use]
    pub fn new(root: &'a Utf8Path) -> Self {
        Self { root, depth: 64 }
    }

    /// Lists files at most `depth` levels below the root; 1 is the root's own files.
    #[must_use]
    pub fn with_depth(mut self, depth: usize) -> Self {
        self.depth = depth;
        self
    }

    /// The folder to start from.
    #[must_use]
    pub fn root(&self) -> &'a Utf8Path {
        self.root
    }

    /// How many levels of files are listed.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.depth
    }
}

/// Whether there was anything to walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Root {
    /// The root is there.
    Present,
    /// The root is not there. That is no error, and no deletion either.
    Missing,
}

/// What a walk comes upon.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Found {
    /// A regular file.
    File(FoundFile),
    /// A file or folder whose name is not UTF-8, in this folder (below the root).
    NameNotUtf8 {
        /// The folder, below the root.
        folder: String,
    },
    /// A file or folder that could not be looked at.
    Unreadable {
        /// Its name below the root.
        name: String,
    },
}

/// A regular file that a walk came upon.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FoundFile {
    /// Its path below the root, with `/` separators.
    pub name: String,
    /// The path to open.
    pub path: Utf8PathBuf,
    /// Its length and time.
    pub stamp: FileStamp,
}

impl FoundFile {
    /// A file at `path`, called `name` below the root.
    pub fn new(name: impl Into<String>, path: impl Into<Utf8PathBuf>, stamp: FileStamp) -> Self {
        Self { name: name.into(), path: path.into(), stamp }
    }

    /// The last component of its name.
    #[must_use]
    pub fn file_name(&self) -> &str {
        self.name.rsplit('/').next().unwrap_or(&self.name)
    }

    /// The folder it lies in, below the root; empty for the root itself.
    #[must_use]
    pub fn folder(&self) -> &str {
        self.name.rsplit_once('/').map_or("", |(folder, _)| folder)
    }
}
