//! Where a zstd frame ends, from its own sizes (RFC 8878, section 3.1.1), without decoding it.
//!
//! The zstd library can tell the length of a complete frame too; it does not tell how much text
//! a frame without a content size can hold at most, which decides how it is decoded.

use super::MAGIC;

/// The largest text of one block.
const BLOCK: usize = 128 << 10;

/// What stands at the start of some bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    /// Nothing, or too little to tell.
    End,
    /// A NUL byte: what a crash may leave where the file had grown.
    Padding,
    /// A frame of `len` bytes that decodes to at most `text_bound` bytes.
    Frame { len: usize, text_bound: usize },
    /// A frame that goes on behind these bytes.
    Partial,
    /// A frame that holds no text, of this many bytes.
    Skippable(u64),
    /// Anything else.
    Garbage,
}

pub(super) fn extent(bytes: &[u8]) -> Extent {
    match bytes {
        [0, ..] => Extent::Padding,
        [0x50..=0x5F, 0x2A, 0x4D, 0x18, rest @ ..] => match rest {
            [a, b, c, d, ..] => {
                Extent::Skippable(8 + u64::from(u32::from_le_bytes([*a, *b, *c, *d])))
            }
            _ => Extent::End,
        },
        [0x50..=0x5F] | [0x50..=0x5F, 0x2A] | [0x50..=0x5F, 0x2A, 0x4D] => Extent::End,
        _ if bytes.starts_with(&MAGIC) => frame(bytes).unwrap_or(Extent::Partial),
        _ if MAGIC.starts_with(bytes) => Extent::End,
        _ => Extent::Garbage,
    }
}

/// `None` when the bytes end before the frame does.
fn frame(bytes: &[u8]) -> Option<Extent> {
    let descriptor = *bytes.get(MAGIC.len())?;
    let mut at = MAGIC.len() + 1 + header_rest(descriptor);
    let mut text_bound = 0usize;
    loop {
        let [a, b, c] = *bytes.get(at..at + 3)?.first_chunk()?;
        let header = u32::from_le_bytes([a, b, c, 0]);
        let size = usize::try_from(header >> 3).ok()?;
        // Raw and compressed blocks take their size, a run takes one byte, type 3 is reserved.
        let (stored, text) = match header >> 1 & 3 {
            0 => (size, size),
            1 => (1, size),
            2 => (size, BLOCK),
            _ => return Some(Extent::Garbage),
        };
        at += 3 + stored;
        text_bound = text_bound.saturating_add(text.min(BLOCK));
        if header & 1 == 1 {
            break;
        }
    }
    let checksum = if descriptor & 0b100 == 0 { 0 } else { 4 };
    let len = at + checksum;
    (len <= bytes.len()).then_some(Extent::Frame { len, text_bound })
}

/// Bytes of a frame's header behind its descriptor: window, dictionary id, content size.
fn header_rest(descriptor: u8) -> usize {
    let single_segment = descriptor & 0b10_0000 != 0;
    let window = usize::from(!single_segment);
    let dictionary = match descriptor & 0b11 {
        3 => 4,
        id => usize::from(id),
    };
    let content_size = match descriptor >> 6 {
        0 => usize::from(single_segment),
        1 => 2,
        2 => 4,
        _ => 8,
    };
    window + dictionary + content_size
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        #[test]
        fn the_length_is_what_the_library_says_and_the_bound_holds(
            text in proptest::collection::vec(any::<u8>(), 0..300_000),
            run in 0usize..300_000,
            level in 1i32..6,
            sized: bool,
        ) {
            let text = [text, vec![b'x'; run]].concat();
            let mut encoder = zstd::stream::Encoder::new(Vec::new(), level).unwrap();
            encoder.include_checksum(true).unwrap();
            if sized { encoder.set_pledged_src_size(Some(text.len() as u64)).unwrap(); }
            std::io::Write::write_all(&mut encoder, &text).unwrap();
            let mut bytes = encoder.finish().unwrap();
            let len = zstd::zstd_safe::find_frame_compressed_size(&bytes).unwrap();
            bytes.extend_from_slice(b"behind");
            let Extent::Frame { len: ours, text_bound } = extent(&bytes) else { panic!("a frame") };
            prop_assert_eq!(ours, len);
            prop_assert!(text_bound >= text.len());
            for cut in [0, 1, 3, 4, 5, 9, len / 2, len - 1] {
                let cut = extent(&bytes[..cut.min(len - 1)]);
                prop_assert!(matches!(cut, Extent::End | Extent::Partial), "{:?}", cut);
            }
        }

        #[test]
        fn no_bytes_panic(bytes in proptest::collection::vec(any::<u8>(), 0..40), magic: bool) {
            let bytes = if magic { [MAGIC.to_vec(), bytes].concat() } else { bytes };
            let _ = extent(&bytes);
        }
    }

    #[test]
    fn what_is_no_frame_is_told_apart() {
        assert_eq!(extent(b""), Extent::End);
        assert_eq!(extent(&[0, 0]), Extent::Padding);
        assert_eq!(extent(b"{\"type\""), Extent::Garbage);
        assert_eq!(extent(&[0x50, 0x2A, 0x4D, 0x18, 3, 0, 0, 0, 1]), Extent::Skippable(11));
        assert_eq!(extent(&[0x28, 0xB5]), Extent::End);
    }
}
