//! Any way of cutting a text into pieces gives the same lines.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tokdash_core::{Flow, LineEvent, LineSplitter};

const LIMIT: usize = 64;

type Seen = (Vec<(u64, u64, Vec<u8>)>, Option<(u64, u64)>);

fn split<'a>(pieces: impl Iterator<Item = &'a [u8]>) -> Seen {
    let mut seen = Vec::new();
    let mut splitter = LineSplitter::new(LIMIT);
    for piece in pieces {
        let _ = splitter.feed(piece, &mut |event| {
            match event {
                LineEvent::Line(line) => {
                    assert!(line.bytes.len() <= LIMIT && !line.bytes.contains(&b'\n'));
                    seen.push((line.number, line.start, line.bytes.to_vec()));
                }
                LineEvent::TooLong { number, start } => seen.push((number, start, Vec::new())),
                _ => {}
            }
            Flow::Continue(())
        });
    }
    (seen, splitter.pending())
}

fuzz_target!(|input: (u8, &[u8])| {
    let (size, text) = input;
    let whole = split(std::iter::once(text));
    assert_eq!(split(text.chunks(usize::from(size) + 1)), whole);
    assert!(whole.0.is_sorted_by(|a, b| a.0 < b.0 && a.1 < b.1));
});
