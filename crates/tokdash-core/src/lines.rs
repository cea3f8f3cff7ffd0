//! Lines out of bytes that arrive in pieces.
//!
//! A line ends at `\n` and nowhere else: a reader that also splits at U+2028 or U+0085 loses rows
//! whose text holds one. The splitter copies only a line that is cut by the edge of a piece.

use std::io::Read;

use crate::{Error, Flow, Result};

/// One line, without its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Line<'a> {
    /// Its bytes: no `\n`, no `\r` before it, no byte order mark at the start of the first line,
    /// no NUL bytes in front (what a crash may leave where a file had grown).
    pub bytes: &'a [u8],
    /// Its number, from 1; blank lines count.
    pub number: u64,
    /// Where it starts, in bytes from the start of the text.
    pub start: u64,
    /// Where the next line starts.
    pub end: u64,
}

/// What a [`LineSplitter`] finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LineEvent<'a> {
    /// A complete line that is neither blank nor all NUL.
    Line(Line<'a>),
    /// A line longer than the limit; its bytes are gone.
    TooLong {
        /// Its number, from 1.
        number: u64,
        /// Where it starts.
        start: u64,
    },
}

/// Cuts text that arrives in pieces into lines. Any way of cutting gives the same lines.
///
/// ```
/// use tokdash_core::{Flow, LineEvent, LineSplitter};
///
/// let mut lines = Vec::new();
/// let mut splitter = LineSplitter::new(1_024);
/// for piece in ["{\"a\":", "1}\r\n\n{\"b\"", ":2}\n{\"torn"] {
///     let _ = splitter.feed(piece.as_bytes(), &mut |event| {
///         if let LineEvent::Line(line) = event {
///             lines.push((line.number, line.bytes.to_vec()));
///         }
///         Flow::Continue(())
///     });
/// }
/// assert_eq!(lines, [(1, b"{\"a\":1}".to_vec()), (3, b"{\"b\":2}".to_vec())]);
/// assert!(splitter.pending().is_some());
/// ```
#[derive(Debug)]
pub struct LineSplitter {
    limit: usize,
    /// The start of a line whose end has not come yet.
    carry: Vec<u8>,
    /// Whether the line in progress is too long to be kept.
    overlong: bool,
    /// Lines ended so far.
    number: u64,
    /// Where the line in progress starts.
    start: u64,
    /// Bytes of the line in progress, kept or not.
    length: u64,
    /// Whether the line in progress holds anything but white space and NUL.
    substance: bool,
}

impl LineSplitter {
    /// A splitter that drops lines longer than `limit` bytes.
    #[must_use]
    pub fn new(limit: usize) -> Self {
        Self {
            limit,
            carry: Vec::new(),
            overlong: false,
            number: 0,
            start: 0,
            length: 0,
            substance: false,
        }
    }

    /// Where the line in progress starts and its number, if it holds anything but padding: what a
    /// torn file ends with.
    #[must_use]
    pub fn pending(&self) -> Option<(u64, u64)> {
        self.substance.then_some((self.start, self.number + 1))
    }

    /// Where the line in progress starts: everything before is lines that ended.
    #[must_use]
    pub fn line_start(&self) -> u64 {
        self.start
    }

    /// Forgets the line in progress: its rest will not come, and what comes next starts a line.
    pub fn drop_pending(&mut self) {
        self.start += self.length;
        self.begin_line();
    }

    /// Takes the next piece and hands on the lines that end in it. Stops at once, in the middle
    /// of the piece, when `take` answers [`Flow::Break`].
    pub fn feed(&mut self, piece: &[u8], take: &mut dyn FnMut(LineEvent<'_>) -> Flow) -> Flow {
        let mut from = 0;
        for end in memchr::memchr_iter(b'\n', piece) {
            let part = piece.get(from..end).unwrap_or_default();
            from = end + 1;
            self.end_line(part, take)?;
        }
        self.keep(piece.get(from..).unwrap_or_default());
        Flow::Continue(())
    }

    fn end_line(&mut self, part: &[u8], take: &mut dyn FnMut(LineEvent<'_>) -> Flow) -> Flow {
        if !self.carry.is_empty() || self.overlong {
            self.keep(part);
            let carry = std::mem::take(&mut self.carry);
            let flow = self.emit(&carry, self.length + 1, take);
            self.carry = carry;
            self.begin_line();
            return flow;
        }
        let flow = self.emit(part, length_of(part) + 1, take);
        self.begin_line();
        flow
    }

    /// Hands on one line of `length` bytes, its end included, and moves behind it.
    fn emit(
        &mut self,
        line: &[u8],
        length: u64,
        take: &mut dyn FnMut(LineEvent<'_>) -> Flow,
    ) -> Flow {
        self.number += 1;
        let (number, start) = (self.number, self.start);
        self.start += length;
        if self.overlong || line.len() > self.limit {
            return take(LineEvent::TooLong { number, start });
        }
        let bytes = trimmed(line, number == 1);
        if bytes.is_empty() {
            return Flow::Continue(());
        }
        take(LineEvent::Line(Line { bytes, number, start, end: self.start }))
    }

    /// Keeps a part of a line whose end has not come yet.
    fn keep(&mut self, part: &[u8]) {
        self.length += length_of(part);
        self.substance = self.substance || part.iter().any(|byte| !is_padding(*byte));
        if self.overlong {
            return;
        }
        if self.carry.len() + part.len() > self.limit {
            self.overlong = true;
            self.carry = Vec::new();
        } else {
            self.carry.extend_from_slice(part);
        }
    }

    fn begin_line(&mut self) {
        self.carry.clear();
        self.overlong = false;
        self.length = 0;
        self.substance = false;
    }
}

fn length_of(bytes: &[u8]) -> u64 {
    u64::try_from(bytes.len()).unwrap_or(u64::MAX)
}

fn is_padding(byte: u8) -> bool {
    byte == 0 || byte.is_ascii_whitespace()
}

/// The line without `\r`, padding in front, and a byte order mark; empty when it is all padding.
fn trimmed(line: &[u8], is_first: bool) -> &[u8] {
    let line = if is_first { line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line) } else { line };
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    match line.first() {
        // The common case: nothing to trim.
        Some(b'{') => line,
        _ => {
            let start = line.iter().position(|byte| !is_padding(*byte));
            start.and_then(|start| line.get(start..)).unwrap_or_default()
        }
    }
}

/// How many bytes a reader asks for at a time: large enough to be fast, small enough that
/// progress is told at least every 64 KiB.
const PIECE: usize = 64 * 1024;

/// Reads `source` to its end, piece by piece, and hands on its lines.
///
/// `progress` hears of each piece. Returns [`Flow::Break`] when either closure did.
///
/// # Errors
/// [`ErrorKind::Io`](crate::ErrorKind::Io) when reading fails.
pub fn read_lines(
    mut source: impl Read,
    splitter: &mut LineSplitter,
    take: &mut dyn FnMut(LineEvent<'_>) -> Flow,
    progress: &mut dyn FnMut(u64) -> Flow,
) -> Result<Flow> {
    let mut buffer = vec![0; PIECE];
    loop {
        let read = match source.read(&mut buffer) {
            Ok(0) => return Ok(Flow::Continue(())),
            Ok(read) => read,
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
            Err(error) => {
                return Err(Error::new(crate::ErrorKind::Io, "could not read").with_cause(error));
            }
        };
        let piece = buffer.get(..read).unwrap_or_default();
        if splitter.feed(piece, take).is_break() || progress(length_of(piece)).is_break() {
            return Ok(Flow::Break(()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    type Seen = (Vec<(u64, u64, u64, Vec<u8>)>, Vec<u64>, Option<(u64, u64)>);

    fn split(pieces: &[&[u8]], limit: usize) -> Seen {
        let (mut lines, mut too_long) = (Vec::new(), Vec::new());
        let mut splitter = LineSplitter::new(limit);
        for piece in pieces {
            let flow = splitter.feed(piece, &mut |event| {
                match event {
                    LineEvent::Line(line) => {
                        lines.push((line.number, line.start, line.end, line.bytes.to_vec()));
                    }
                    LineEvent::TooLong { number, .. } => too_long.push(number),
                }
                Flow::Continue(())
            });
            assert_eq!(flow, Flow::Continue(()));
        }
        (lines, too_long, splitter.pending())
    }

    fn texts(text: &[u8]) -> Vec<String> {
        let lines = split(&[text], 1_000).0.into_iter();
        lines.map(|(.., bytes)| String::from_utf8(bytes).unwrap()).collect()
    }

    #[test]
    fn lines_end_at_newline_alone() {
        assert_eq!(texts("a\u{2028}b\u{2029}c\u{85}d\u{b}e\rf\n".as_bytes()).len(), 1);
    }

    #[test]
    fn a_carriage_return_before_the_end_is_trimmed() {
        assert_eq!(texts(b"{}\r\n{}\n"), ["{}", "{}"]);
    }

    #[test]
    fn a_byte_order_mark_on_the_first_line_is_skipped() {
        assert_eq!(texts(b"\xEF\xBB\xBF{}\n"), ["{}"]);
        assert_eq!(texts(b"\n\xEF\xBB\xBF{}\n"), ["\u{feff}{}"]);
    }

    #[test]
    fn blank_and_nul_lines_are_padding_and_nul_in_front_is_cut() {
        assert_eq!(texts(b"\n \t\n\0\0\0\n\0\0{}\n"), ["{}"]);
    }

    #[test]
    fn a_line_over_the_limit_is_one_event_and_the_next_line_is_read() {
        let (lines, too_long, _) = split(&[b"12345\n123456\n", b"1234", b"567\n1\n"], 5);
        assert_eq!(lines.iter().map(|line| line.0).collect::<Vec<_>>(), [1, 4]);
        assert_eq!(too_long, [2, 3]);
    }

    #[test]
    fn a_torn_tail_is_pending_and_padding_is_not() {
        assert_eq!(split(&[b"{}\n{\"a\""], 100).2, Some((3, 2)));
        assert_eq!(split(&[b"{}\n\0\0 "], 100).2, None);
    }

    #[test]
    fn a_dropped_line_leaves_the_next_one_whole() {
        let mut splitter = LineSplitter::new(100);
        let mut seen = Vec::new();
        let mut take = |event: LineEvent<'_>| {
            if let LineEvent::Line(line) = event {
                seen.push((line.start, line.bytes.to_vec()));
            }
            Flow::Continue(())
        };
        let _ = splitter.feed(b"half", &mut take);
        splitter.drop_pending();
        let _ = splitter.feed(b"{}\n", &mut take);
        assert_eq!(seen, [(4, b"{}".to_vec())]);
    }

    #[test]
    fn break_stops_within_the_piece() {
        let mut count = 0;
        let flow = LineSplitter::new(9).feed(b"1\n2\n3\n", &mut |_| {
            count += 1;
            if count == 2 { Flow::Break(()) } else { Flow::Continue(()) }
        });
        assert_eq!((count, flow), (2, Flow::Break(())));
    }

    proptest! {
        #[test]
        fn any_way_of_cutting_gives_the_same_lines(
            text in proptest::collection::vec(
                prop_oneof![Just(b'\n'), Just(0u8), Just(b'\r'), Just(b' '), Just(b'{'), any::<u8>()],
                0..200,
            ),
            cuts in proptest::collection::vec(0usize..200, 0..12),
            limit in 1usize..40,
        ) {
            let mut cuts: Vec<_> = cuts.into_iter().map(|cut| cut.min(text.len())).collect();
            cuts.extend([0, text.len()]);
            cuts.sort_unstable();
            let pieces: Vec<_> = cuts.windows(2).map(|pair| &text[pair[0]..pair[1]]).collect();
            prop_assert_eq!(split(&pieces, limit), split(&[&text], limit));
        }
    }
}
