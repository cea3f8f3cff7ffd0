//! Patterns of the overrides file: `*` stands for any run of characters, the rest for itself.

/// Whether the whole of `text` fits `pattern`.
pub(crate) fn fits(pattern: &str, text: &str) -> bool {
    let Some((head, rest)) = pattern.split_once('*') else { return pattern == text };
    let Some(mut left) = text.strip_prefix(head) else { return false };
    let mut rest = rest;
    // Each part between two stars is taken at its first place; the last must be the end.
    while let Some((part, behind)) = rest.split_once('*') {
        let Some(place) = left.find(part) else { return false };
        left = left.get(place + part.len()..).unwrap_or_default();
        rest = behind;
    }
    left.ends_with(rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_star_is_any_run_and_nothing_else_is_special() {
        for (pattern, text) in [
            ("*", ""),
            ("a*", "a"),
            ("a*", "abc"),
            ("*c", "abc"),
            ("a*c", "ac"),
            ("a*b*c", "axbbyc"),
            ("a.b", "a.b"),
            ("**", "x"),
            ("a*a", "aa"),
        ] {
            assert!(fits(pattern, text), "{pattern} {text}");
        }
        for (pattern, text) in
            [("", "x"), ("a", "ab"), ("a*", "ba"), ("a*a", "a"), ("a?b", "axb"), ("a*b*c", "acb")]
        {
            assert!(!fits(pattern, text), "{pattern} {text}");
        }
    }

    /// The textbook definition, to compare with.
    fn slow(pattern: &[char], text: &[char]) -> bool {
        match (pattern.split_first(), text.split_first()) {
            (None, None) => true,
            (Some(('*', rest)), _) if slow(rest, text) => true,
            (Some(('*', _)), Some((_, left))) => slow(pattern, left),
            (Some((want, rest)), Some((have, left))) => want == have && slow(rest, left),
            _ => false,
        }
    }

    proptest! {
        #[test]
        fn it_agrees_with_the_definition(pattern in "[ab*]{0,7}", text in "[ab]{0,9}") {
            let chars = |text: &str| text.chars().collect::<Vec<_>>();
            prop_assert_eq!(fits(&pattern, &text), slow(&chars(&pattern), &chars(&text)));
        }
    }
}
