//! The fold: which spellings of a name are the same name, and no more.

/// Folds a name as match-v1 does, so that spellings that differ only in it are equal.
///
/// ASCII letters become lower case; a backslash becomes `/`; dots, blanks and `_` become `-`;
/// runs of `-` become one; those at the ends go. Nothing else changes, and nothing outside ASCII.
///
/// ```
/// assert_eq!(tokdash_pricing::fold(" Claude_Opus 4.5 "), "claude-opus-4-5");
/// ```
#[must_use]
pub fn fold(name: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    fold_into(&mut folded, [name]);
    folded
}

/// Writes the fold of `parts`, joined by `/`, over what `folded` holds.
pub(crate) fn fold_into<'a>(folded: &mut String, parts: impl IntoIterator<Item = &'a str>) {
    folded.clear();
    let mut gap = false;
    for (place, part) in parts.into_iter().enumerate() {
        if place > 0 {
            push(folded, '/', &mut gap);
        }
        for letter in part.chars() {
            push(folded, letter, &mut gap);
        }
    }
}

/// A `-` is written only when something follows it that is no `-`, and something stands before.
#[inline]
fn push(folded: &mut String, letter: char, gap: &mut bool) {
    let letter = match letter {
        'a'..='z' | '0'..='9' => letter,
        '-' | '.' | '_' => {
            *gap = true;
            return;
        }
        '\\' => '/',
        letter if is_blank(letter) => {
            *gap = true;
            return;
        }
        letter => letter.to_ascii_lowercase(),
    };
    if *gap && !folded.is_empty() {
        folded.push('-');
    }
    *gap = false;
    folded.push(letter);
}

/// The white space of ASCII, as the rules of match-v1 count it.
pub(crate) const fn is_blank(letter: char) -> bool {
    matches!(letter, ' ' | '\t' | '\r' | '\n' | '\x0b' | '\x0c')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn case_dots_blanks_and_runs_fold_and_nothing_else() {
        for (name, want) in [
            ("GPT-5.4 mini", "gpt-5-4-mini"),
            ("__a--_.b..", "a-b"),
            ("Z.AI", "z-ai"),
            ("a\\B", "a/b"),
            ("a/-b", "a/-b"),
            ("ÀÉ–x\u{a0}y", "ÀÉ–x\u{a0}y"),
            ("a:b@c", "a:b@c"),
            ("-._ ", ""),
        ] {
            assert_eq!(fold(name), want, "{name}");
        }
    }

    #[test]
    fn parts_are_folded_as_one_text() {
        let mut folded = "old".to_owned();
        fold_into(&mut folded, ["-A ", " b-"]);
        assert_eq!(folded, "a-/-b");
    }

    proptest! {
        #[test]
        fn folding_twice_changes_nothing(name in "\\PC{0,24}") {
            prop_assert_eq!(fold(&fold(&name)), fold(&name));
        }

        #[test]
        fn a_fold_is_never_longer(name in "[a-zA-Z._ /\\\\-]{0,24}") {
            prop_assert!(fold(&name).len() <= name.len());
        }
    }
}
