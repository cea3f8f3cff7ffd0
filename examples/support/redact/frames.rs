//! Frame for frame: a compressed log taken apart and put together again, with its damage.

use std::io::{self, Read, Write};

use memchr::memmem;
use zstd::stream::{read::Decoder, write::Encoder};
use zstd::zstd_safe::find_frame_compressed_size;

use super::lines::Lines;

const MAGIC: [u8; 4] = [0x28, 0xB5, 0x2F, 0xFD];
/// The bounds that a reader keeps too.
const WINDOW_LOG: u32 = 25;
const FRAME_TEXT: u64 = 1 << 30;

/// What a compressed log is made of.
enum Piece {
    /// A sound frame with this text.
    Text(Vec<u8>),
    /// Bytes that do not decode.
    Damaged,
    /// A last frame that the file's end cuts, with the text it gives.
    Torn(Vec<u8>),
}

pub fn is_compressed(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC) || skippable(bytes).is_some()
}

/// The log with what passes of its lines, in as many frames.
pub fn redact(bytes: &[u8], lines: &mut Lines<'_>) -> io::Result<Vec<u8>> {
    let mut pieces = pieces(bytes);
    for piece in &mut pieces {
        match piece {
            Piece::Text(text) => *text = lines.feed(text),
            Piece::Torn(text) => {
                *text = lines.feed(text);
                lines.drop_pending();
            }
            Piece::Damaged => lines.drop_pending(),
        }
    }
    let tail = lines.tail();
    if let Some(Piece::Text(text)) = pieces.last_mut() {
        text.extend(tail);
    }
    let encoded: Vec<_> = pieces.iter().map(Piece::encode).collect::<io::Result<_>>()?;
    Ok(encoded.concat())
}

impl Piece {
    fn encode(&self) -> io::Result<Vec<u8>> {
        match self {
            Self::Text(text) => frame(text),
            Self::Damaged => {
                let mut frame = frame(b"\n")?;
                // The last byte is one of the checksum's.
                frame.iter_mut().rev().take(1).for_each(|byte| *byte ^= 1);
                Ok(frame)
            }
            Self::Torn(text) => {
                let mut encoder = encoder()?;
                encoder.write_all(text)?;
                encoder.flush()?;
                let mut start = encoder.get_ref().clone();
                if text.is_empty() {
                    start = frame(b"\n")?.into_iter().take(MAGIC.len() + 2).collect();
                }
                Ok(start)
            }
        }
    }
}

fn encoder() -> io::Result<Encoder<'static, Vec<u8>>> {
    let mut encoder = Encoder::new(Vec::new(), 3)?;
    encoder.include_checksum(true)?;
    Ok(encoder)
}

fn frame(text: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = encoder()?;
    encoder.write_all(text)?;
    encoder.finish()
}

fn pieces(bytes: &[u8]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = bytes;
    while let Some(first) = rest.first() {
        let (piece, len) = match (first, skippable(rest)) {
            // What a crash may leave where the file had grown.
            (0, _) => (None, 1),
            (_, Some(len)) => (None, len),
            _ => {
                let (piece, len) = next(rest);
                (Some(piece), len)
            }
        };
        pieces.extend(piece);
        rest = rest.get(len..).unwrap_or_default();
    }
    pieces
}

/// The piece at the start of `rest`, and its length.
fn next(rest: &[u8]) -> (Piece, usize) {
    let until_sound = || sound_frame_after(rest).unwrap_or(rest.len());
    if !rest.starts_with(&MAGIC) {
        let is_cut = MAGIC.starts_with(rest);
        return (if is_cut { Piece::Torn(Vec::new()) } else { Piece::Damaged }, until_sound());
    }
    let Ok(len) = find_frame_compressed_size(rest) else {
        let at = sound_frame_after(rest);
        return match (at, decode(rest)) {
            (None, (text, true)) => (Piece::Torn(text), rest.len()),
            (at, _) => (Piece::Damaged, at.unwrap_or(rest.len())),
        };
    };
    let (frame, behind) = rest.split_at_checked(len).unwrap_or((rest, &[]));
    if let Some(text) = whole(frame) {
        return (Piece::Text(text), len);
    }
    let is_boundary = behind.is_empty() || behind.starts_with(&MAGIC) || behind.starts_with(&[0]);
    (Piece::Damaged, if is_boundary { len } else { until_sound() })
}

/// Where the next frame that decodes starts, behind the first byte.
fn sound_frame_after(rest: &[u8]) -> Option<usize> {
    memmem::find_iter(rest, &MAGIC).filter(|at| *at > 0).find(|at| {
        let rest = rest.get(*at..).unwrap_or_default();
        let len = find_frame_compressed_size(rest).ok();
        len.and_then(|len| rest.get(..len)).and_then(whole).is_some()
    })
}

fn whole(frame: &[u8]) -> Option<Vec<u8>> {
    let mut text = Vec::new();
    let mut decoder = Decoder::with_buffer(frame).ok()?.single_frame();
    decoder.window_log_max(WINDOW_LOG).ok()?;
    decoder.take(FRAME_TEXT).read_to_end(&mut text).ok()?;
    Some(text)
}

/// The text that the start of a frame gives, and whether it only ends too early.
fn decode(frame: &[u8]) -> (Vec<u8>, bool) {
    let mut text = Vec::new();
    let end = Decoder::with_buffer(frame).and_then(|decoder| {
        let mut decoder = decoder.single_frame();
        decoder.window_log_max(WINDOW_LOG)?;
        decoder.take(FRAME_TEXT).read_to_end(&mut text)
    });
    let is_cut = end.is_err_and(|error| error.kind() == io::ErrorKind::UnexpectedEof);
    (text, is_cut)
}

/// The length of a frame that holds no text.
fn skippable(bytes: &[u8]) -> Option<usize> {
    let [0x50..=0x5F, 0x2A, 0x4D, 0x18, a, b, c, d, ..] = bytes else { return None };
    usize::try_from(u32::from_le_bytes([*a, *b, *c, *d])).ok()?.checked_add(8)
}
