//! A file that is read forward through a window.

use std::io::Read;

use camino::Utf8Path;
use tokdash_core::{Error, Files, Result};

use super::out::Out;

/// How much is read at a time: progress is to be told at least every 64 KiB.
pub(super) const PIECE: usize = 64 << 10;

/// A file's bytes from the current position on, as far as they were asked for.
pub(super) struct Input<'a, 's> {
    path: &'a Utf8Path,
    reader: Box<dyn Read + Send + 'a>,
    out: &'a Out<'s>,
    buffer: Vec<u8>,
    /// Bytes of the buffer that lie before the position.
    used: usize,
    /// Where in the file the position is.
    position: u64,
    ended: bool,
    /// Whether it is a file of the unit, whose bytes count as progress.
    is_member: bool,
}

impl<'a, 's> Input<'a, 's> {
    pub(super) fn open(files: &'a dyn Files, path: &'a Utf8Path, out: &'a Out<'s>) -> Result<Self> {
        let reader = files.open(path, 0)?;
        Ok(Self {
            path,
            reader,
            out,
            buffer: Vec::new(),
            used: 0,
            position: 0,
            ended: false,
            is_member: true,
        })
    }

    /// Opens a file that is no member of the unit.
    pub(super) fn open_aside(
        files: &'a dyn Files,
        path: &'a Utf8Path,
        out: &'a Out<'s>,
    ) -> Result<Self> {
        let mut input = Self::open(files, path, out)?;
        input.is_member = false;
        Ok(input)
    }

    /// Whether the receiver asked to stop. From then on the file looks as if it ended.
    pub(super) fn is_stopped(&self) -> bool {
        self.out.is_stopped()
    }

    pub(super) fn position(&self) -> u64 {
        self.position
    }

    /// What is in memory from the position on.
    pub(super) fn buffered(&self) -> &[u8] {
        self.buffer.get(self.used..).unwrap_or_default()
    }

    /// Reads some more; `false` at the end of the file, or when the receiver asked to stop.
    pub(super) fn fill(&mut self) -> Result<bool> {
        if self.ended || self.out.is_stopped() {
            return Ok(false);
        }
        // What lies before the position is dropped once it is most of the buffer.
        if self.used > self.buffer.len() / 2 {
            self.buffer.drain(..self.used);
            self.used = 0;
        }
        let mut piece = (&mut self.reader).take(length(PIECE));
        let read = piece.read_to_end(&mut self.buffer);
        let read = read.map_err(|error| Error::io(self.path, error))?;
        self.ended = read < PIECE;
        let counted = if self.is_member { length(read) } else { 0 };
        let stopped = self.out.progress(counted).is_break();
        Ok(read > 0 && !stopped)
    }

    /// Reads until `count` bytes are in memory; `false` when the file ends before.
    pub(super) fn want(&mut self, count: usize) -> Result<bool> {
        while self.buffered().len() < count {
            if !self.fill()? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Moves on by at most what is in memory.
    pub(super) fn advance(&mut self, count: usize) {
        let count = count.min(self.buffered().len());
        self.used += count;
        self.position += length(count);
    }
}

pub(super) fn length(bytes: usize) -> u64 {
    u64::try_from(bytes).unwrap_or(u64::MAX)
}
