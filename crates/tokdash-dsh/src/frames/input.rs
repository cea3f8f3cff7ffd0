//! A file that is read forward through a window, and from another place when that must be.

use std::io::Read;

use camino::Utf8Path;
use tokdash_core::{Error, Files, Flow, Result};

use super::length;

/// How much is read at a time: progress is to be told at least every 64 KiB.
const PIECE: usize = 64 << 10;

/// A file's bytes from the current position on, as far as they were asked for.
pub(crate) struct Input<'a> {
    files: &'a dyn Files,
    path: &'a Utf8Path,
    reader: Box<dyn Read + Send + 'a>,
    buffer: Vec<u8>,
    /// Bytes of the buffer that lie before the position.
    used: usize,
    /// Where in the file the position is.
    position: u64,
    ended: bool,
    /// Hears of every byte that is read for the first time, and may stop the reading.
    progress: &'a mut dyn FnMut(u64) -> Flow,
    stopped: bool,
    /// How far the file was read.
    furthest: u64,
}

impl<'a> Input<'a> {
    pub(crate) fn open(
        files: &'a dyn Files,
        path: &'a Utf8Path,
        progress: &'a mut dyn FnMut(u64) -> Flow,
    ) -> Result<Self> {
        let reader = files.open(path, 0)?;
        Ok(Self {
            files,
            path,
            reader,
            buffer: Vec::new(),
            used: 0,
            position: 0,
            ended: false,
            progress,
            stopped: false,
            furthest: 0,
        })
    }

    pub(crate) fn position(&self) -> u64 {
        self.position
    }

    /// What is in memory from the position on.
    pub(crate) fn buffered(&self) -> &[u8] {
        self.buffer.get(self.used..).unwrap_or_default()
    }

    /// Whether the receiver asked to stop. From then on the file looks as if it ended.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Reads some more; `false` at the end of the file.
    pub(crate) fn fill(&mut self) -> Result<bool> {
        if self.ended || self.stopped {
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
        let end = self.position + length(self.buffered().len());
        let new = end.saturating_sub(self.furthest);
        self.furthest = self.furthest.max(end);
        self.stopped = (self.progress)(new).is_break();
        Ok(read > 0 && !self.stopped)
    }

    /// Reads until `count` bytes are in memory, or the file ends.
    pub(crate) fn want(&mut self, count: usize) -> Result<()> {
        while self.buffered().len() < count && self.fill()? {}
        Ok(())
    }

    /// Moves `count` bytes on, or to the end.
    pub(crate) fn advance(&mut self, mut count: u64) -> Result<()> {
        loop {
            let here = length(self.buffered().len()).min(count);
            self.used += usize::try_from(here).unwrap_or(0);
            self.position += here;
            count -= here;
            if count == 0 || !self.fill()? {
                return Ok(());
            }
        }
    }

    pub(crate) fn skip_while(&mut self, skip: impl Fn(u8) -> bool) -> Result<()> {
        loop {
            let here = self.buffered().iter().position(|byte| !skip(*byte));
            let end = here.is_some();
            self.advance(length(here.unwrap_or(self.buffered().len())))?;
            if end || (self.buffered().is_empty() && !self.fill()?) {
                return Ok(());
            }
        }
    }

    /// Moves to `position`, which is nothing to read anew where it is still in memory.
    pub(crate) fn seek(&mut self, position: u64) -> Result<()> {
        let first = self.position - length(self.used);
        let last = first + length(self.buffer.len());
        if (first..=last).contains(&position) {
            self.used = usize::try_from(position - first).unwrap_or(0);
        } else {
            self.reader = self.files.open(self.path, position)?;
            self.buffer.clear();
            (self.used, self.ended) = (0, false);
        }
        self.position = position;
        Ok(())
    }

    pub(crate) fn seek_to_end(&mut self) -> Result<()> {
        self.advance(u64::MAX)
    }

    /// The length of the file, as far as it can be read now.
    pub(crate) fn len(&mut self) -> Result<u64> {
        let position = self.position;
        self.seek_to_end()?;
        let end = self.position;
        self.seek(position)?;
        Ok(end)
    }
}
