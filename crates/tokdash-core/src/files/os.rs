//! The disk of this machine. The only user of `std::fs` in the project, and it only reads.

use std::collections::HashSet;
use std::fs::{self, File, Metadata};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use camino::{Utf8Path, Utf8PathBuf};

use super::{Files, Found, FoundFile, Root, Walk};
use crate::{Error, FileStamp, Flow, Result};

/// The files of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct OsFiles(());

impl OsFiles {
    /// The files of this machine.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}

impl Files for OsFiles {
    fn walk(&self, walk: &Walk<'_>, visit: &mut dyn FnMut(Found) -> Flow) -> Result<Root> {
        let real = match fs::canonicalize(walk.root()) {
            Ok(real) => real,
            Err(error) if is_missing(&error) => return Ok(Root::Missing),
            Err(error) => return Err(Error::io(walk.root(), error)),
        };
        let mut walker = Walker::new(walk, real.clone(), visit);
        let path = walk.root().to_owned();
        let root = Folder { name: String::new(), path, real, depth: 1, outside: false };
        walker.list(&root).map_err(|error| Error::io(walk.root(), error))?;
        walker.run();
        Ok(Root::Present)
    }

    fn open(&self, path: &Utf8Path, from: u64) -> Result<Box<dyn Read + Send + '_>> {
        let failed = |error| Error::io(path, error);
        // Looked at before it is opened: opening a pipe would wait for its writer.
        if !fs::metadata(path).map_err(failed)?.is_file() {
            return Err(failed(io::Error::other("not a regular file")));
        }
        let mut file = File::open(path).map_err(failed)?;
        if from > 0 {
            file.seek(SeekFrom::Start(from)).map_err(failed)?;
        }
        Ok(Box::new(file))
    }
}

fn is_missing(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

/// A folder still to be listed.
struct Folder {
    /// Below the root, with `/` separators.
    name: String,
    /// As it was reached, through links or not.
    path: Utf8PathBuf,
    /// With no link in it.
    real: PathBuf,
    /// The level of its files.
    depth: usize,
    /// Whether it lies elsewhere than below the real root: a link led here.
    outside: bool,
}

/// A link, put off until everything that is reached without links has been seen.
struct Link {
    name: String,
    path: Utf8PathBuf,
    depth: usize,
}

struct Walker<'a> {
    depth: usize,
    real_root: PathBuf,
    visit: &'a mut dyn FnMut(Found) -> Flow,
    folders: Vec<Folder>,
    links: Vec<Link>,
    /// Real paths seen outside the real root. What lies below it needs no entry here: it is
    /// reached without links, and once.
    outside: HashSet<PathBuf>,
    stopped: bool,
}

impl<'a> Walker<'a> {
    fn new(walk: &Walk<'_>, real_root: PathBuf, visit: &'a mut dyn FnMut(Found) -> Flow) -> Self {
        Self {
            depth: walk.depth(),
            real_root,
            visit,
            folders: Vec::new(),
            links: Vec::new(),
            outside: HashSet::new(),
            stopped: false,
        }
    }

    fn run(&mut self) {
        loop {
            while let Some(folder) = self.folders.pop() {
                if self.stopped {
                    return;
                }
                if self.list(&folder).is_err() {
                    self.give(Found::Unreadable { name: folder.name });
                }
            }
            // Smallest name first, so that which of two links to one target counts is settled.
            self.links.sort_by(|a, b| b.name.cmp(&a.name));
            let Some(link) = self.links.pop() else { return };
            if self.stopped {
                return;
            }
            self.follow(link);
        }
    }

    /// Gives a folder's files and puts its folders and links off.
    fn list(&mut self, folder: &Folder) -> io::Result<()> {
        let mut entries: Vec<_> = fs::read_dir(&folder.path)?.collect::<io::Result<_>>()?;
        entries.sort_by_key(fs::DirEntry::file_name);
        let mut folders = Vec::new();
        for entry in entries {
            if self.stopped {
                return Ok(());
            }
            let Ok(file_name) = entry.file_name().into_string() else {
                self.give(Found::NameNotUtf8 { folder: folder.name.clone() });
                continue;
            };
            let name = join(&folder.name, &file_name);
            match entry.file_type() {
                Ok(kind) if kind.is_symlink() => {
                    let path = folder.path.join(&file_name);
                    self.links.push(Link { name, path, depth: folder.depth });
                }
                Ok(kind) if kind.is_dir() => {
                    folders.extend(self.folder_below(folder, name, &file_name));
                }
                Ok(kind) if kind.is_file() => self.file_in(folder, name, &file_name, &entry),
                Ok(_) => {} // A pipe, a socket or a device: never opened, nothing to tell.
                Err(_) => self.give(Found::Unreadable { name }),
            }
        }
        // The stack's top is the first name.
        self.folders.extend(folders.into_iter().rev());
        Ok(())
    }

    fn folder_below(&mut self, folder: &Folder, name: String, file_name: &str) -> Option<Folder> {
        let (path, real) = (folder.path.join(file_name), folder.real.join(file_name));
        let (depth, outside) = (folder.depth + 1, folder.outside);
        let is_new = !outside || self.outside.insert(real.clone());
        (is_new && depth <= self.depth).then_some(Folder { name, path, real, depth, outside })
    }

    fn file_in(&mut self, folder: &Folder, name: String, file_name: &str, entry: &fs::DirEntry) {
        if folder.outside && !self.outside.insert(folder.real.join(file_name)) {
            return;
        }
        match entry.metadata() {
            Ok(metadata) => self.give_file(name, folder.path.join(file_name), &metadata),
            Err(_) => self.give(Found::Unreadable { name }),
        }
    }

    fn follow(&mut self, link: Link) {
        let Link { name, path, depth } = link;
        let (Ok(real), Ok(metadata)) = (fs::canonicalize(&path), fs::metadata(&path)) else {
            // A link to nothing is as good as no file.
            return;
        };
        if self.is_reached_without_links(&real, metadata.is_dir())
            || !self.outside.insert(real.clone())
        {
            return;
        }
        if metadata.is_dir() && depth < self.depth {
            self.folders.push(Folder { name, path, real, depth: depth + 1, outside: true });
        } else if metadata.is_file() {
            self.give_file(name, path, &metadata);
        }
    }

    /// Whether the walk below the root comes to this real path without links.
    fn is_reached_without_links(&self, real: &Path, is_dir: bool) -> bool {
        let below = real.strip_prefix(&self.real_root);
        let levels = below.map(|below| below.components().count());
        // A folder above the root would bring the root back in: it counts as reached too.
        levels.is_ok_and(|levels| is_dir || levels <= self.depth)
            || (is_dir && self.real_root.starts_with(real))
    }

    fn give_file(&mut self, name: String, path: Utf8PathBuf, metadata: &Metadata) {
        let stamp = FileStamp::new(metadata.len(), modified_nanos(metadata));
        self.give(Found::File(FoundFile { name, path, stamp }));
    }

    fn give(&mut self, found: Found) {
        self.stopped |= (self.visit)(found).is_break();
    }
}

fn modified_nanos(metadata: &Metadata) -> Option<i64> {
    let since_epoch = metadata.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
    i64::try_from(since_epoch.as_nanos()).ok()
}

fn join(folder: &str, name: &str) -> String {
    if folder.is_empty() { name.to_owned() } else { format!("{folder}/{name}") }
}
