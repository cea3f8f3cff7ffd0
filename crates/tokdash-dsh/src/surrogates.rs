//! Half surrogate pairs in JSON: `"\\ud83d"` alone is a string for JavaScript and none for Rust.

/// Writes `json` into `mended` with each escaped half pair replaced by U+FFFD; `false` when there
/// is none.
pub(crate) fn mend(json: &str, mended: &mut String) -> bool {
    mended.clear();
    let mut rest = json;
    let mut found = false;
    while let Some((before, escape)) = next_escape(rest) {
        mended.push_str(before);
        let len = match unit(escape) {
            Some(0xD800..=0xDBFF) if is_low(escape.get(6..)) => 12,
            Some(0xD800..=0xDFFF) => {
                found = true;
                mended.push_str("\\ufffd");
                rest = escape.get(6..).unwrap_or_default();
                continue;
            }
            Some(_) => 6,
            // Any other escape is two bytes, the second of which may be a backslash.
            None => 2,
        };
        let (kept, after) = escape.split_at_checked(len).unwrap_or((escape, ""));
        mended.push_str(kept);
        rest = after;
    }
    mended.push_str(rest);
    found
}

/// The text before the first backslash, and the text from it on.
fn next_escape(text: &str) -> Option<(&str, &str)> {
    text.split_at_checked(text.find('\\')?)
}

/// The UTF-16 unit that an escape at the start of `text` stands for.
fn unit(text: &str) -> Option<u16> {
    let digits = text.strip_prefix("\\u")?.get(..4)?;
    // A sign would be taken for a digit's.
    digits.bytes().all(|byte| byte.is_ascii_hexdigit()).then_some(())?;
    u16::from_str_radix(digits, 16).ok()
}

fn is_low(text: Option<&str>) -> bool {
    matches!(text.and_then(unit), Some(0xDC00..=0xDFFF))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn mended(json: &str) -> Option<String> {
        let mut mended = String::new();
        mend(json, &mut mended).then_some(mended)
    }

    #[test]
    fn half_pairs_are_replaced_and_whole_ones_kept() {
        for (json, want) in [
            (r#""a\ud83d""#, Some(r#""a\ufffd""#)),
            (r#""\uDE00b""#, Some(r#""\ufffdb""#)),
            (r#""\ud83d\ud83d\ude00""#, Some(r#""\ufffd\ud83d\ude00""#)),
            (r#""\ud83d\n""#, Some(r#""\ufffd\n""#)),
            (r#""\ud83d\ude00""#, None),
            (r#""\\ud83d""#, None),
            (r#""\u00e9\t""#, None),
            (r#""plain""#, None),
        ] {
            assert_eq!(mended(json).as_deref(), want, "{json}");
        }
    }

    proptest! {
        #[test]
        fn what_is_mended_holds_no_half_pair(parts in proptest::collection::vec(
            prop_oneof![
                Just(r"\ud83d"), Just(r"\ude00"), Just(r"\\"), Just("x"), Just(r"\u0041"), Just("é"),
            ],
            0..12,
        )) {
            let json = format!("\"{}\"", parts.concat());
            let text = mended(&json).unwrap_or(json);
            prop_assert!(serde_json::from_str::<String>(&text).is_ok(), "{}", text);
        }

        #[test]
        fn no_text_panics(text in "(\\\\|u|d|8|[a-f0-9]|é|\"){0,30}") {
            let _ = mended(&text);
        }
    }
}
