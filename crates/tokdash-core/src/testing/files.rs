//! Files that behave badly, or tell what was done with them.

use std::collections::BTreeMap;
use std::io::{self, Read};
use std::sync::atomic::{AtomicU64, Ordering};

use camino::{Utf8Path, Utf8PathBuf};

use crate::{Error, Files, Flow, Found, Result, Root, Walk};

/// Files whose reads return few bytes at a time, in a fixed pattern.
#[derive(Debug)]
pub struct ChoppedFiles<F> {
    inner: F,
    sizes: Vec<usize>,
}

impl<F: Files> ChoppedFiles<F> {
    /// Reads from `inner` return at most `sizes` bytes, one after another and again from the
    /// start. A size of 0 counts as 1, no sizes as all 1.
    pub fn new(inner: F, sizes: impl Into<Vec<usize>>) -> Self {
        Self { inner, sizes: sizes.into() }
    }
}

#[deny(clippy::missing_trait_methods)]
impl<F: Files> Files for ChoppedFiles<F> {
    fn walk(&self, walk: &Walk<'_>, visit: &mut dyn FnMut(Found) -> Flow) -> Result<Root> {
        self.inner.walk(walk, visit)
    }

    fn open(&self, path: &Utf8Path, from: u64) -> Result<Box<dyn Read + Send + '_>> {
        let inner = self.inner.open(path, from)?;
        Ok(Box::new(Chopped { inner, sizes: &self.sizes, turn: 0 }))
    }
}

struct Chopped<'a> {
    inner: Box<dyn Read + Send + 'a>,
    sizes: &'a [usize],
    turn: usize,
}

impl Read for Chopped<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let size = self.sizes.get(self.turn % self.sizes.len().max(1)).copied().unwrap_or(1).max(1);
        self.turn += 1;
        let room = buffer.len().min(size);
        self.inner.read(buffer.get_mut(..room).unwrap_or_default())
    }
}

/// What goes wrong with a file of [`FaultyFiles`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// It cannot be opened.
    Open,
    /// Reading fails once so many bytes were read from where it was opened.
    ReadAfter(u64),
}

/// Files of which some are faulty.
#[derive(Debug)]
pub struct FaultyFiles<F> {
    inner: F,
    faults: BTreeMap<Utf8PathBuf, Fault>,
}

impl<F: Files> FaultyFiles<F> {
    /// Files like `inner`, all sound.
    pub fn new(inner: F) -> Self {
        Self { inner, faults: BTreeMap::new() }
    }

    /// Makes a file faulty.
    #[must_use]
    pub fn with_fault(mut self, path: impl Into<Utf8PathBuf>, fault: Fault) -> Self {
        self.faults.insert(path.into(), fault);
        self
    }
}

#[deny(clippy::missing_trait_methods)]
impl<F: Files> Files for FaultyFiles<F> {
    fn walk(&self, walk: &Walk<'_>, visit: &mut dyn FnMut(Found) -> Flow) -> Result<Root> {
        self.inner.walk(walk, visit)
    }

    fn open(&self, path: &Utf8Path, from: u64) -> Result<Box<dyn Read + Send + '_>> {
        match self.faults.get(path) {
            Some(Fault::Open) => Err(Error::io(path, io::ErrorKind::PermissionDenied.into())),
            Some(Fault::ReadAfter(bytes)) => {
                let sound = self.inner.open(path, from)?.take(*bytes);
                Ok(Box::new(sound.chain(Failing)))
            }
            None => self.inner.open(path, from),
        }
    }
}

struct Failing;

impl Read for Failing {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::other("a fault made for a test"))
    }
}

/// Files that count what was opened and read.
#[derive(Debug)]
pub struct CountingFiles<F> {
    inner: F,
    opened: AtomicU64,
    read: AtomicU64,
}

impl<F: Files> CountingFiles<F> {
    /// Counts what is done with `inner`.
    pub fn new(inner: F) -> Self {
        Self { inner, opened: AtomicU64::new(0), read: AtomicU64::new(0) }
    }

    /// How often a file was opened.
    pub fn opened(&self) -> u64 {
        self.opened.load(Ordering::Relaxed)
    }

    /// How many bytes were read.
    pub fn read(&self) -> u64 {
        self.read.load(Ordering::Relaxed)
    }
}

#[deny(clippy::missing_trait_methods)]
impl<F: Files> Files for CountingFiles<F> {
    fn walk(&self, walk: &Walk<'_>, visit: &mut dyn FnMut(Found) -> Flow) -> Result<Root> {
        self.inner.walk(walk, visit)
    }

    fn open(&self, path: &Utf8Path, from: u64) -> Result<Box<dyn Read + Send + '_>> {
        self.opened.fetch_add(1, Ordering::Relaxed);
        Ok(Box::new(Counted { inner: self.inner.open(path, from)?, read: &self.read }))
    }
}

struct Counted<'a> {
    inner: Box<dyn Read + Send + 'a>,
    read: &'a AtomicU64,
}

impl Read for Counted<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(buffer)?;
        self.read.fetch_add(u64::try_from(read).unwrap_or(u64::MAX), Ordering::Relaxed);
        Ok(read)
    }
}
