//! The bytes of a framed log: `RX4F`, two lengths, one zstd frame; one record each.
//!
//! No claim of a frame is believed beyond its limit, so that a damaged length costs a diagnostic
//! and not the machine. Behind damage, reading goes on at the next frame that decodes.

use memchr::memmem;
use tokdash_core::{Code, Error, ErrorKind, Flow, Limits, Result};
use zstd::zstd_safe::DCtx;

use super::input::{Input, length};

const MAGIC: [u8; 4] = *b"RX4F";

/// The magic number and the two lengths.
const HEAD: usize = 12;

/// The client's own limit of a frame, compressed and not.
const FRAME_BYTES: usize = 8 << 20;

/// How many bytes a search for the next good frame may decode in vain. Only a log made to waste
/// time comes near it.
const SEARCH_BYTES: u64 = 256 << 20;

/// What comes out of a framed log, in order.
#[derive(Debug)]
pub(super) enum Piece<'a> {
    /// The record of the frame that starts at this byte.
    Record(&'a [u8], u64),
    /// Bytes that are no good frame start here; what they held is gone, up to the next piece.
    Lost(u64, Code),
    /// The last frame starts here and is not complete.
    Torn(u64),
}

/// Decodes all frames of `input`.
///
/// # Errors
/// [`ErrorKind::Io`] when the file cannot be read; [`ErrorKind::Limit`] when the log decodes to
/// more than the limit, or is made to be searched for ever.
pub(super) fn read_frames(
    input: &mut Input<'_, '_>,
    limits: Limits,
    take: &mut dyn FnMut(Piece<'_>) -> Flow,
) -> Result<Flow> {
    let (context, text) = (DCtx::create(), Vec::new());
    Decoder { context, text, decoded: 0, searched: 0, limits }.run(input, take)
}

struct Decoder {
    context: DCtx<'static>,
    text: Vec<u8>,
    decoded: u64,
    searched: u64,
    limits: Limits,
}

/// What stands at the input's position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    End,
    Padding,
    /// A frame of so many bytes, its head included, that claims so many bytes of text.
    Frame(usize, usize),
    /// A frame that the file's end cuts.
    Cut,
    /// A frame that claims more than any may.
    TooLarge,
    Garbage,
}

impl Decoder {
    fn run(
        &mut self,
        input: &mut Input<'_, '_>,
        take: &mut dyn FnMut(Piece<'_>) -> Flow,
    ) -> Result<Flow> {
        loop {
            let flow = match next(input)? {
                Next::End => return Ok(Flow::Continue(())),
                Next::Padding => {
                    let here = input.buffered().iter().take_while(|byte| **byte == 0).count();
                    input.advance(here);
                    Flow::Continue(())
                }
                Next::Frame(len, text) => self.frame(input, (len, text), take)?,
                Next::Cut => self.cut(input, take)?,
                Next::TooLarge => self.lost(input, 1, Code::LimitExceeded, take)?,
                Next::Garbage => self.lost(input, 1, Code::FrameLost, take)?,
            };
            if flow.is_break() {
                return Ok(flow);
            }
        }
    }

    fn frame(
        &mut self,
        input: &mut Input<'_, '_>,
        (len, text): (usize, usize),
        take: &mut dyn FnMut(Piece<'_>) -> Flow,
    ) -> Result<Flow> {
        if !self.decodes(input, len, text) {
            // Its lengths are believed where they lead to another frame or to the end.
            input.want(len + MAGIC.len())?;
            let after = input.buffered().get(len..).unwrap_or_default();
            let sound = after.is_empty() || after.starts_with(&MAGIC);
            return self.lost(input, if sound { len } else { 1 }, Code::FrameLost, take);
        }
        self.decoded = self.decoded.saturating_add(length(text));
        let limit = self.limits.decoded_bytes;
        if self.decoded > limit {
            let message = format!("the log decodes to more than {limit} bytes");
            return Err(Error::new(ErrorKind::Limit, message).with_byte(input.position()));
        }
        let flow = take(Piece::Record(&self.text, input.position()));
        input.advance(len);
        Ok(flow)
    }

    /// Gives up `skip` bytes and what follows them up to the next frame that decodes.
    fn lost(
        &mut self,
        input: &mut Input<'_, '_>,
        skip: usize,
        code: Code,
        take: &mut dyn FnMut(Piece<'_>) -> Flow,
    ) -> Result<Flow> {
        let flow = take(Piece::Lost(input.position(), code));
        if flow.is_continue() {
            input.advance(skip);
            self.find_frame(input)?;
        }
        Ok(flow)
    }

    /// What looks cut may be a frame whose length is damaged, with good frames behind it.
    fn cut(
        &mut self,
        input: &mut Input<'_, '_>,
        take: &mut dyn FnMut(Piece<'_>) -> Flow,
    ) -> Result<Flow> {
        let start = input.position();
        input.advance(1);
        self.find_frame(input)?;
        let is_last = input.buffered().is_empty();
        Ok(take(if is_last { Piece::Torn(start) } else { Piece::Lost(start, Code::FrameLost) }))
    }

    /// Moves to the next complete frame that decodes, or to the end. What lies between says
    /// nothing: the texts of a log may hold the magic number too.
    ///
    /// The search is linear but for what false finds decode, which is bounded.
    fn find_frame(&mut self, input: &mut Input<'_, '_>) -> Result<()> {
        let finder = memmem::Finder::new(&MAGIC);
        while input.want(MAGIC.len())? {
            let Some(at) = finder.find(input.buffered()) else {
                // The magic number may be cut by the end of what is in memory.
                input.advance(input.buffered().len() + 1 - MAGIC.len());
                continue;
            };
            input.advance(at);
            if let Next::Frame(len, text) = next(input)? {
                if self.decodes(input, len, text) {
                    return Ok(());
                }
                self.searched = self.searched.saturating_add(length(len.max(text)));
            }
            if self.searched > SEARCH_BYTES {
                let message = "too many bytes that look like frames and are none";
                return Err(Error::new(ErrorKind::Limit, message).with_byte(input.position()));
            }
            input.advance(1);
        }
        input.advance(MAGIC.len());
        Ok(())
    }

    /// Decodes the frame at the input's position, head included, into `self.text`.
    fn decodes(&mut self, input: &Input<'_, '_>, len: usize, text: usize) -> bool {
        self.text.clear();
        self.text.reserve(text);
        let frame = input.buffered().get(HEAD..len).unwrap_or_default();
        let decoded = self.context.decompress(&mut self.text, frame);
        decoded.is_ok() && self.text.len() == text
    }
}

fn next(input: &mut Input<'_, '_>) -> Result<Next> {
    let has_head = input.want(HEAD)?;
    let head = input.buffered();
    match head.first() {
        None => return Ok(Next::End),
        Some(0) => return Ok(Next::Padding),
        Some(_) => {}
    }
    if !has_head {
        let shown = head.get(..MAGIC.len()).unwrap_or(head);
        return Ok(if MAGIC.starts_with(shown) { Next::Cut } else { Next::Garbage });
    }
    let [magic @ .., a, b, c, d, e, f, g, h] = head.first_chunk::<HEAD>().unwrap_or(&[0; HEAD]);
    if *magic != MAGIC {
        return Ok(Next::Garbage);
    }
    let claim = |bytes: [u8; 4]| usize::try_from(u32::from_be_bytes(bytes)).unwrap_or(usize::MAX);
    let (frame, text) = (claim([*a, *b, *c, *d]), claim([*e, *f, *g, *h]));
    if frame > FRAME_BYTES || text > FRAME_BYTES {
        return Ok(Next::TooLarge);
    }
    let len = HEAD + frame;
    Ok(if input.want(len)? { Next::Frame(len, text) } else { Next::Cut })
}
