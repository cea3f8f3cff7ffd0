//! Compressed logs: zstd frames one after another, decoded one by one.
//!
//! dsh appends a frame for each batch of lines. A frame is verified before any of its lines count,
//! a damaged one costs itself, and reading goes on at the next frame that decodes. Memory is
//! bounded: a frame that would decode to more than a few MiB is decoded twice, once to verify it
//! and once to read it.

mod extent;
mod input;

use std::ops::Range;

use memchr::memmem;
use tokdash_core::{Error, ErrorKind, Flow, Limits, Result};
use zstd::zstd_safe::{self, DCtx, DParameter, InBuffer, OutBuffer};

use self::extent::{Extent, extent};
pub(crate) use self::input::Input;

pub(crate) const MAGIC: [u8; 4] = [0x28, 0xB5, 0x2F, 0xFD];

/// A frame whose bytes or whose text are no more than this is held in memory as a whole.
const IN_MEMORY: usize = 4 << 20;

/// How many bytes a search for the next good frame may decode in vain. Only a log made to waste
/// time comes near it.
const SEARCH_BYTES: u64 = 256 << 20;

/// What comes out of a compressed log, in order.
#[derive(Debug)]
pub(crate) enum Piece<'a> {
    /// Text of the frame that lies at these bytes of the file.
    Text(&'a [u8], Range<u64>),
    /// Bytes that could not be decoded start here; their text is gone, up to the next piece.
    Lost(u64),
    /// The last frame starts here and is not complete; what text it gave came before.
    Torn(u64),
}

/// Decodes all frames of `input`.
///
/// # Errors
/// [`ErrorKind::Io`] when the file cannot be read; [`ErrorKind::Limit`] when the log decodes to
/// more than the limit, or is made to be searched for ever.
pub(crate) fn read_frames(
    input: &mut Input<'_>,
    limits: Limits,
    take: &mut dyn FnMut(Piece<'_>) -> Flow,
) -> Result<Flow> {
    Decoder::new(limits)?.run(input, take)
}

struct Decoder {
    context: DCtx<'static>,
    text: Vec<u8>,
    decoded: u64,
    searched: u64,
    limits: Limits,
}

/// What stands at the input's position.
enum Next {
    End,
    Padding,
    /// A complete frame of this length, whose text has at most this length.
    Frame {
        len: usize,
        text_bound: usize,
    },
    /// A frame too large to be held, or one that the file's end cuts.
    Large,
    /// A frame that holds no text, of this length.
    Skippable(u64),
    /// No frame.
    Garbage,
}

/// How a frame that is decoded in pieces ended.
enum Streamed {
    /// It is complete, and this long.
    Complete(u64),
    /// The file ended first.
    Cut,
    Damaged,
    Stopped,
}

/// What a search thinks of a place that looks like the start of a frame.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Soundness {
    /// A complete frame that decodes.
    Sound,
    /// One that decodes as far as it goes, but the file ends first.
    Cut,
    No,
}

impl Decoder {
    fn new(limits: Limits) -> Result<Self> {
        let mut context = DCtx::create();
        let window_log = limits.window_bytes.max(1 << 10).ilog2().min(31);
        context
            .set_parameter(DParameter::WindowLogMax(window_log))
            .map_err(|_| Error::new(ErrorKind::Config, "unusable limit of the window size"))?;
        Ok(Self { context, text: Vec::new(), decoded: 0, searched: 0, limits })
    }

    fn run(
        &mut self,
        input: &mut Input<'_>,
        take: &mut dyn FnMut(Piece<'_>) -> Flow,
    ) -> Result<Flow> {
        loop {
            let next = next(input)?;
            if input.is_stopped() {
                return Ok(Flow::Break(()));
            }
            let flow = match next {
                Next::End => return Ok(Flow::Continue(())),
                Next::Padding => input.skip_while(|byte| byte == 0).map(Flow::Continue)?,
                Next::Skippable(len) => input.advance(len).map(Flow::Continue)?,
                Next::Frame { len, text_bound } => self.small(input, len, text_bound, take)?,
                Next::Large => self.large(input, take)?,
                Next::Garbage => self.lost(input, 0, take)?,
            };
            if flow.is_break() {
                return Ok(flow);
            }
        }
    }

    /// Decodes a frame that is in memory as a whole.
    fn small(
        &mut self,
        input: &mut Input<'_>,
        len: usize,
        text_bound: usize,
        take: &mut dyn FnMut(Piece<'_>) -> Flow,
    ) -> Result<Flow> {
        let start = input.position();
        if !self.decodes(input, len, text_bound) {
            return self.lost(input, len, take);
        }
        self.check_limit(length(self.text.len()))?;
        self.decoded = self.decoded.saturating_add(length(self.text.len()));
        let flow = take(Piece::Text(&self.text, start..start + length(len)));
        input.advance(length(len))?;
        Ok(flow)
    }

    /// Decodes the frame at the input's position into `self.text`.
    fn decodes(&mut self, input: &Input<'_>, len: usize, text_bound: usize) -> bool {
        self.text.clear();
        self.text.reserve(text_bound);
        let frame = input.buffered().get(..len).unwrap_or_default();
        self.context.decompress(&mut self.text, frame).is_ok()
    }

    /// Decodes a frame in pieces: first to see whether it is sound, then to read it.
    fn large(
        &mut self,
        input: &mut Input<'_>,
        take: &mut dyn FnMut(Piece<'_>) -> Flow,
    ) -> Result<Flow> {
        let start = input.position();
        let (verdict, _) = self.streamed(input, &mut |_| Flow::Continue(()))?;
        if input.is_stopped() {
            return Ok(Flow::Break(()));
        }
        match verdict {
            Streamed::Complete(len) => {
                let bytes = start..start + len;
                let mut text = |text: &[u8]| take(Piece::Text(text, bytes.clone()));
                self.read_again(input, start, &mut text)
            }
            // What looks cut may be a frame whose sizes are damaged, with good frames behind it.
            Streamed::Cut if !self.is_followed_by_a_frame(input, start)? => {
                let bytes = start..input.len()?;
                let mut text = |text: &[u8]| take(Piece::Text(text, bytes.clone()));
                let flow = self.read_again(input, start, &mut text)?;
                input.seek_to_end()?;
                let stopped = flow.is_break() || input.is_stopped();
                Ok(if stopped { Flow::Break(()) } else { take(Piece::Torn(start)) })
            }
            Streamed::Cut | Streamed::Damaged | Streamed::Stopped => {
                input.seek(start)?;
                self.lost(input, 0, take)
            }
        }
    }

    fn read_again(
        &mut self,
        input: &mut Input<'_>,
        start: u64,
        text: &mut dyn FnMut(&[u8]) -> Flow,
    ) -> Result<Flow> {
        input.seek(start)?;
        let (end, decoded) = self.streamed(input, text)?;
        self.decoded = self.decoded.saturating_add(decoded);
        let stopped = matches!(end, Streamed::Stopped);
        Ok(if stopped { Flow::Break(()) } else { Flow::Continue(()) })
    }

    /// Decodes the frame at the input's position piece by piece and moves behind it. Tells how much
    /// text that was; whoever keeps the text counts it.
    fn streamed(
        &mut self,
        input: &mut Input<'_>,
        take: &mut dyn FnMut(&[u8]) -> Flow,
    ) -> Result<(Streamed, u64)> {
        let mut decoded = 0u64;
        let start = input.position();
        let _ = self.context.reset(zstd_safe::ResetDirective::SessionOnly);
        self.text.clear();
        self.text.resize(DCtx::out_size(), 0);
        // The decoder may hold text back while it has no room for it, with all input taken.
        let mut holds_back = false;
        loop {
            if !holds_back && input.buffered().is_empty() && !input.fill()? {
                return Ok((Streamed::Cut, decoded));
            }
            let mut source = InBuffer::around(input.buffered());
            let mut target = OutBuffer::around(self.text.as_mut_slice());
            let step = self.context.decompress_stream(&mut target, &mut source);
            let (read, written) = (source.pos(), target.pos());
            holds_back = written == self.text.len();
            let Ok(hint) = step else { return Ok((Streamed::Damaged, decoded)) };
            input.advance(length(read))?;
            decoded = decoded.saturating_add(length(written));
            self.check_limit(decoded)?;
            let text = self.text.get(..written).unwrap_or_default();
            if take(text).is_break() {
                return Ok((Streamed::Stopped, decoded));
            }
            if hint == 0 {
                return Ok((Streamed::Complete(input.position() - start), decoded));
            }
        }
    }

    /// Gives up the bytes at the input's position, `len` of them when that is known, and moves to
    /// the next frame that decodes, or to the end.
    fn lost(
        &mut self,
        input: &mut Input<'_>,
        len: usize,
        take: &mut dyn FnMut(Piece<'_>) -> Flow,
    ) -> Result<Flow> {
        let start = input.position();
        let flow = take(Piece::Lost(start));
        if len > 0 && is_boundary(input, len)? {
            input.advance(length(len))?;
            return Ok(flow);
        }
        input.advance(1)?;
        if let Some(torn) = self.find_frame(input)? {
            input.seek(torn)?;
        }
        Ok(flow)
    }

    fn is_followed_by_a_frame(&mut self, input: &mut Input<'_>, start: u64) -> Result<bool> {
        input.seek(start + 1)?;
        self.find_frame(input)?;
        input.want(1)?;
        Ok(!input.buffered().is_empty())
    }

    /// Moves to the next complete frame that decodes, or to the end; then it answers where a frame
    /// may start that the end cuts.
    ///
    /// The search is linear but for what false finds decode, which is bounded.
    fn find_frame(&mut self, input: &mut Input<'_>) -> Result<Option<u64>> {
        let finder = memmem::Finder::new(&MAGIC);
        let mut torn = None;
        loop {
            input.want(MAGIC.len())?;
            if input.buffered().len() < MAGIC.len() {
                input.seek_to_end()?;
                return Ok(torn);
            }
            let Some(at) = finder.find(input.buffered()) else {
                // The magic number may be cut by the end of what is in memory.
                input.advance(length(input.buffered().len() + 1 - MAGIC.len()))?;
                continue;
            };
            input.advance(length(at))?;
            match self.soundness(input)? {
                Soundness::Sound => return Ok(None),
                Soundness::Cut => torn = torn.or(Some(input.position())),
                Soundness::No => {}
            }
            input.advance(1)?;
        }
    }

    /// Whether a complete frame at the input's position decodes.
    fn soundness(&mut self, input: &mut Input<'_>) -> Result<Soundness> {
        let start = input.position();
        let (soundness, cost) = match next(input)? {
            Next::Frame { len, text_bound } => {
                let sound = self.decodes(input, len, text_bound);
                let soundness = if sound { Soundness::Sound } else { Soundness::No };
                (soundness, length(len.max(text_bound)))
            }
            Next::Large => {
                let (end, decoded) = self.streamed(input, &mut |_| Flow::Continue(()))?;
                let cost = (input.position() - start).saturating_add(decoded);
                input.seek(start)?;
                let soundness = match end {
                    Streamed::Complete(_) => Soundness::Sound,
                    Streamed::Cut => Soundness::Cut,
                    Streamed::Damaged | Streamed::Stopped => Soundness::No,
                };
                (soundness, cost)
            }
            _ => (Soundness::No, 1),
        };
        if soundness != Soundness::Sound {
            self.searched = self.searched.saturating_add(cost);
        }
        if self.searched > SEARCH_BYTES {
            let message = "too many bytes that look like frames and are none";
            return Err(Error::new(ErrorKind::Limit, message).with_byte(start));
        }
        Ok(soundness)
    }

    /// Whether so many bytes of text more are within the limit.
    fn check_limit(&self, more: u64) -> Result<()> {
        let limit = self.limits.decoded_bytes;
        if self.decoded.saturating_add(more) > limit {
            let message = format!("the log decodes to more than {limit} bytes");
            return Err(Error::new(ErrorKind::Limit, message));
        }
        Ok(())
    }
}

fn next(input: &mut Input<'_>) -> Result<Next> {
    loop {
        let more = match extent(input.buffered()) {
            Extent::End if input.buffered().is_empty() => {
                if !input.fill()? {
                    return Ok(Next::End);
                }
                continue;
            }
            Extent::Padding => return Ok(Next::Padding),
            Extent::Frame { len, text_bound } if text_bound <= IN_MEMORY => {
                return Ok(Next::Frame { len, text_bound });
            }
            Extent::Frame { .. } => return Ok(Next::Large),
            Extent::Skippable(len) => return Ok(Next::Skippable(len)),
            Extent::Garbage => return Ok(Next::Garbage),
            Extent::End | Extent::Partial => input.buffered().len() < IN_MEMORY && input.fill()?,
        };
        if !more {
            return Ok(Next::Large);
        }
    }
}

/// Whether what follows `len` bytes looks like the start of a frame, or is the end.
fn is_boundary(input: &mut Input<'_>, len: usize) -> Result<bool> {
    input.want(len + MAGIC.len())?;
    let after = input.buffered().get(len..).unwrap_or_default();
    Ok(after.is_empty() || after.starts_with(&MAGIC) || after.starts_with(&[0]))
}

pub(crate) fn length(bytes: usize) -> u64 {
    u64::try_from(bytes).unwrap_or(u64::MAX)
}
