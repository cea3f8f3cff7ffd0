//! Files in memory: for tests, for archives, for a browser.

use std::collections::BTreeMap;
use std::io::{self, Cursor, Read};
use std::sync::Arc;

use camino::{Utf8Path, Utf8PathBuf};

use super::{Files, Found, FoundFile, Root, Walk};
use crate::unit::name_below;
use crate::{Error, FileStamp, Flow, Result};

/// Files that live in memory. Cloning shares their bytes.
///
/// ```
/// use tokdash_core::{Files, MemFiles, Walk};
///
/// let files = MemFiles::new().with_file("home/stats/a.jsonl", "{}\n");
/// let mut names = Vec::new();
/// files.walk(&Walk::new("home".into()), &mut |found| {
///     names.push(found);
///     std::ops::ControlFlow::Continue(())
/// })?;
/// assert_eq!(names.len(), 1);
/// # Ok::<(), tokdash_core::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct MemFiles {
    files: BTreeMap<Utf8PathBuf, MemFile>,
}

#[derive(Clone, Debug)]
struct MemFile {
    bytes: Arc<[u8]>,
    modified: Option<i64>,
}

impl MemFiles {
    /// No file yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds or replaces a file.
    #[must_use]
    pub fn with_file(mut self, path: impl Into<Utf8PathBuf>, bytes: impl AsRef<[u8]>) -> Self {
        self.insert(path, bytes);
        self
    }

    /// Adds or replaces a file, modified at no known time.
    pub fn insert(&mut self, path: impl Into<Utf8PathBuf>, bytes: impl AsRef<[u8]>) {
        let bytes = Arc::from(bytes.as_ref());
        self.files.insert(path.into(), MemFile { bytes, modified: None });
    }

    /// Sets a file's time of modification, in nanoseconds since 1970.
    pub fn touch(&mut self, path: &Utf8Path, modified: i64) {
        if let Some(file) = self.files.get_mut(path) {
            file.modified = Some(modified);
        }
    }

    /// Removes a file; `false` when it was not there.
    pub fn remove(&mut self, path: &Utf8Path) -> bool {
        self.files.remove(path).is_some()
    }

    /// The bytes of a file.
    #[must_use]
    pub fn bytes(&self, path: &Utf8Path) -> Option<&[u8]> {
        self.files.get(path).map(|file| &*file.bytes)
    }

    /// All paths, in order.
    pub fn paths(&self) -> impl Iterator<Item = &Utf8Path> {
        self.files.keys().map(Utf8PathBuf::as_path)
    }
}

impl Files for MemFiles {
    fn walk(&self, walk: &Walk<'_>, visit: &mut dyn FnMut(Found) -> Flow) -> Result<Root> {
        let mut root = Root::Missing;
        for (path, file) in &self.files {
            let Ok(below) = path.strip_prefix(walk.root()) else { continue };
            root = Root::Present;
            if below.components().count() > walk.depth() {
                continue;
            }
            let stamp = FileStamp::new(len_of(&file.bytes), file.modified);
            let found = FoundFile::new(name_below(walk.root(), path), path, stamp);
            if visit(Found::File(found)).is_break() {
                break;
            }
        }
        Ok(root)
    }

    fn open(&self, path: &Utf8Path, from: u64) -> Result<Box<dyn Read + Send + '_>> {
        let not_found = || Error::io(path, io::Error::from(io::ErrorKind::NotFound));
        let file = self.files.get(path).ok_or_else(not_found)?;
        let mut cursor = Cursor::new(&*file.bytes);
        cursor.set_position(from.min(len_of(&file.bytes)));
        Ok(Box::new(cursor))
    }
}

fn len_of(bytes: &[u8]) -> u64 {
    u64::try_from(bytes.len()).unwrap_or(u64::MAX)
}
