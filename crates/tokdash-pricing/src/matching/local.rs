//! Quantised and converted copies of a model: `-FP8`, `-AWQ`, `-4bit`, `-q4-k-m` and the like.

/// Words that name a number format or the program a copy was made for.
const WORDS: &[&str] = &[
    "fp8", "fp16", "bf16", "fp4", "nvfp4", "mxfp4", "int4", "int8", "w4a16", "w8a8", "awq", "gptq",
    "gguf", "mlx", "exl2",
];

/// Whether a folded name says that it is such a copy: one of the words stands between dashes or
/// behind the last one.
pub(crate) fn is_local_variant(name: &str) -> bool {
    let mut parts = name.split('-');
    parts.next();
    let mut parts = parts.peekable();
    while let Some(part) = parts.next() {
        let bits_follow = matches!(parts.peek(), Some(&("bit" | "bits")));
        if WORDS.contains(&part) || is_size(part, bits_follow) {
            return true;
        }
    }
    false
}

/// `4bit`, `4bits`, `4` before `bit`, or `q4`.
fn is_size(part: &str, bits_follow: bool) -> bool {
    let is_digit = |text: &str| matches!(text.as_bytes(), [digit] if digit.is_ascii_digit());
    let bits = part.strip_suffix("bits").or_else(|| part.strip_suffix("bit"));
    bits.is_some_and(is_digit)
        || part.strip_prefix('q').is_some_and(is_digit)
        || (bits_follow && is_digit(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_format_word_between_dashes_makes_a_copy() {
        for name in [
            "qwen3-fp8",
            "x-awq",
            "x-awq-2",
            "x-4bit",
            "x-4-bit",
            "x-8-bits-y",
            "x-q4",
            "x-q4-k-m",
            "-mlx",
        ] {
            assert!(is_local_variant(name), "{name}");
        }
        for name in
            ["fp8", "x-fp80", "xfp8", "x-16bit", "x-4-bite", "q4", "x-q40", "x-4", "x-fp8/y"]
        {
            assert!(!is_local_variant(name), "{name}");
        }
    }
}
