//! One log, read in order: bytes to lines, lines to rows, rows to the fold.

use std::cell::RefCell;
use std::ops::Range;

use tokdash_core::{
    Code, Diagnostic, Error, ErrorKind, Flow, Limits, Line, LineEvent, LineSplitter, Progress,
    ReadCx, Result, SessionId, Unit,
};

use crate::fold::{Fold, Folded};
use crate::frames::{Input, MAGIC, Piece, length, read_frames};
use crate::generation::Log;
use crate::header::Header;
use crate::kind::Wanted;
use crate::row;
use crate::samples::Place;
use crate::session::Facts;
use crate::views::Views;

/// What a log gave.
#[derive(Debug)]
pub(crate) struct History {
    pub(crate) session: SessionId,
    pub(crate) folded: Folded,
}

/// Reads a log for `views`. `None` when one of them stopped the reading.
///
/// # Errors
/// [`ErrorKind::InvalidHeader`] and [`ErrorKind::UnsupportedVersion`] as its header says;
/// [`ErrorKind::Io`] and [`ErrorKind::Limit`] from reading and decoding.
pub(crate) fn read(
    cx: &ReadCx<'_>,
    log: &Log<'_>,
    views: &mut Views<'_>,
) -> Result<Option<History>> {
    let at_path = |error: Error| error.with_path(&log.member.path);
    let wanted = views.wanted();
    // Rows and progress reach the views from two closures, one after the other.
    let views = RefCell::new(views);
    let mut rows = Rows::new(log.generation, cx.unit(), wanted, &views);
    let mut splitter = LineSplitter::new(cx.limits().line_bytes);
    let mut progress = |bytes| views.borrow_mut().progress(Progress::of_bytes(bytes));
    let input = Input::open(cx.files(), &log.member.path, &mut progress).map_err(at_path)?;
    let flow = rows.read(input, &mut splitter, cx.limits());
    let flow = flow.map_err(at_path)?;
    if let Some(error) = rows.failure {
        return Err(at_path(error));
    }
    if flow.is_break() {
        return Ok(None);
    }
    rows.finish(&splitter).map_err(at_path)
}

/// The rows of a log, as they come.
struct Rows<'s, 'v, 'o> {
    generation: u64,
    unit: &'s Unit,
    wanted: Wanted,
    views: &'s RefCell<&'v mut Views<'o>>,
    /// The session and its fold, once the header was read.
    session: Option<(SessionId, Fold)>,
    /// Why the log as a whole cannot be read.
    failure: Option<Error>,
    lossy: bool,
    torn: bool,
    /// Bytes of text that came out of frames so far.
    decoded: u64,
    /// Where the frame starts in which the line in progress started.
    pending_frame: Option<u64>,
    /// Room for a line that must be mended before it can be read.
    mended: String,
}

impl<'s, 'v, 'o> Rows<'s, 'v, 'o> {
    fn new(
        generation: u64,
        unit: &'s Unit,
        wanted: Wanted,
        views: &'s RefCell<&'v mut Views<'o>>,
    ) -> Self {
        Self {
            generation,
            unit,
            wanted,
            views,
            session: None,
            failure: None,
            lossy: false,
            torn: false,
            decoded: 0,
            pending_frame: None,
            mended: String::new(),
        }
    }

    /// Content decides how a log is read, not its name: profiles switch compression, people rename
    /// files.
    fn read(
        &mut self,
        mut input: Input<'_>,
        splitter: &mut LineSplitter,
        limits: Limits,
    ) -> Result<Flow> {
        input.want(MAGIC.len())?;
        match input.buffered() {
            start if start.starts_with(&MAGIC) => {}
            [0x50..=0x5F, 0x2A, 0x4D, 0x18, ..] => {}
            _ => return self.plain(&mut input, splitter),
        }
        read_frames(&mut input, limits, &mut |piece| match piece {
            Piece::Text(text, frame) => {
                let flow = splitter.feed(text, &mut |event| self.line(&event, Some(&frame)));
                if splitter.line_start() >= self.decoded {
                    self.pending_frame = Some(frame.start);
                }
                self.decoded += length(text.len());
                flow
            }
            Piece::Lost(at) => {
                splitter.drop_pending();
                self.lossy = true;
                self.note(Diagnostic::new(Code::FrameLost).with_byte(at))
            }
            Piece::Torn(at) => {
                self.torn = true;
                self.note(Diagnostic::new(Code::TornTail).with_byte(at))
            }
        })
    }

    fn plain(&mut self, input: &mut Input<'_>, splitter: &mut LineSplitter) -> Result<Flow> {
        loop {
            if input.is_stopped() {
                return Ok(Flow::Break(()));
            }
            let piece = input.buffered();
            let read = length(piece.len());
            if splitter.feed(piece, &mut |event| self.line(&event, None)).is_break() {
                return Ok(Flow::Break(()));
            }
            input.advance(read)?;
            if input.buffered().is_empty() && !input.fill()? && !input.is_stopped() {
                return Ok(Flow::Continue(()));
            }
        }
    }

    fn note(&self, diagnostic: Diagnostic) -> Flow {
        self.views.borrow_mut().diagnostic(diagnostic)
    }

    /// Takes a line, which lies in `frame` or, in a plain log, at its own bytes.
    fn line(&mut self, event: &LineEvent<'_>, frame: Option<&Range<u64>>) -> Flow {
        match event {
            LineEvent::Line(line) => {
                let bytes = frame.cloned().unwrap_or(line.start..line.end);
                self.row(line, Place { line: line.number, bytes })
            }
            LineEvent::TooLong { number, start } => {
                if self.session.is_none() {
                    let message = "expected a session header, found a line over the limit";
                    self.failure = Some(Error::new(ErrorKind::InvalidHeader, message));
                    return Flow::Break(());
                }
                self.lossy = true;
                let byte = frame.map_or(*start, |frame| frame.start);
                self.note(Diagnostic::new(Code::LineTooLong).with_line(*number).with_byte(byte))
            }
            _ => Flow::Continue(()),
        }
    }

    fn row(&mut self, line: &Line<'_>, place: Place) -> Flow {
        let Some((_, fold)) = &mut self.session else { return self.header(line) };
        let at =
            |diagnostic: Diagnostic| diagnostic.with_line(place.line).with_byte(place.bytes.start);
        let trouble = match row::parse(line.bytes, self.wanted, &mut self.mended) {
            Ok(None) => {
                fold.skipped(line.bytes);
                None
            }
            Ok(Some((row, text))) => fold.row(&row, text, place.clone()),
            Err(code) => {
                self.lossy = true;
                return self.bad_row(line, at(Diagnostic::new(code)));
            }
        };
        trouble.map_or(Flow::Continue(()), |trouble| self.note(at(trouble)))
    }

    /// A row that usage would have passed over unseen is trouble of sessions alone.
    fn bad_row(&mut self, line: &Line<'_>, trouble: Diagnostic) -> Flow {
        match row::parse(line.bytes, Wanted::Usage, &mut self.mended) {
            Ok(_) => self.views.borrow_mut().diagnostic_of_sessions(trouble),
            Err(_) => self.note(trouble),
        }
    }

    /// The first line must be the header; without it nothing says whose the rows are.
    fn header(&mut self, line: &Line<'_>) -> Flow {
        match Header::parse(line.bytes, self.generation) {
            Ok(header) => {
                let facts = self
                    .wanted
                    .texts()
                    .map(|texts| Facts::new(line.bytes, &header, self.unit, texts));
                let fold = Fold::new(&header, facts);
                self.session = Some((header.id.into(), fold));
                Flow::Continue(())
            }
            Err(error) => {
                self.failure = Some(error);
                Flow::Break(())
            }
        }
    }

    /// `None` when the sink stopped the reading at its last word.
    fn finish(self, splitter: &LineSplitter) -> Result<Option<History>> {
        let Some((session, fold)) = self.session else {
            return Err(Error::new(ErrorKind::InvalidHeader, "expected a session header"));
        };
        if let (Some((start, line)), false) = (splitter.pending(), self.torn) {
            let byte = self.pending_frame.unwrap_or(start);
            let diagnostic = Diagnostic::new(Code::TornTail).with_line(line).with_byte(byte);
            if self.views.borrow_mut().diagnostic(diagnostic).is_break() {
                return Ok(None);
            }
        }
        let mut folded = fold.finish(&session);
        folded.tally.lossy = self.lossy;
        Ok(Some(History { session, folded }))
    }
}
