//! zstd frames as dsh writes them: level 3, a checksum, no content size.

use std::io::Write;

use zstd::stream::raw::CParameter;
use zstd::stream::write::Encoder;
use zstd::zstd_safe::CCtx;

/// Makes frames; one context serves them all.
pub struct Framer(CCtx<'static>);

impl Framer {
    // Writing to memory fails only when there is no memory.
    #[allow(clippy::expect_used)]
    pub fn new() -> Self {
        let mut context = CCtx::create();
        for parameter in [CParameter::CompressionLevel(3), CParameter::ChecksumFlag(true)] {
            context.set_parameter(parameter).expect("a parameter that zstd knows");
        }
        Self(context)
    }

    /// One frame of `text`.
    #[allow(clippy::expect_used)]
    pub fn frame(&mut self, text: &[u8]) -> Vec<u8> {
        let mut encoder = Encoder::with_context(Vec::new(), &mut self.0);
        encoder.write_all(text).and_then(|()| encoder.finish()).expect("frames in memory")
    }
}
