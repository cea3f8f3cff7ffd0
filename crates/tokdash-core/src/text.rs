//! Short texts for lists: one line, bounded, cut between characters.

/// The most characters of a title or preview.
pub const PREVIEW_CHARS: usize = 96;

/// A text on one line, of at most [`PREVIEW_CHARS`] characters: runs of white space and control
/// characters become one blank, and a longer text ends in `…`. `None` when nothing is left.
///
/// ```
/// assert_eq!(tokdash_core::preview(" fix\n\tthe  parser ").as_deref(), Some("fix the parser"));
/// assert_eq!(tokdash_core::preview(" \n"), None);
/// ```
#[must_use]
pub fn preview(text: &str) -> Option<String> {
    let mut preview = Preview::new();
    preview.push(text);
    preview.finish()
}

/// A [`preview`] of a text that arrives in parts. It keeps no more than it shows.
#[derive(Clone, Debug, Default)]
pub struct Preview {
    kept: String,
    chars: usize,
    /// Whether white space came since the last character that was kept.
    gap: bool,
    /// Whether there was more than fits.
    cut: bool,
}

impl Preview {
    /// Nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes the next part.
    pub fn push(&mut self, part: &str) {
        for character in part.chars() {
            if self.cut {
                return;
            }
            if character.is_whitespace() || character.is_control() {
                self.gap = self.chars > 0;
                continue;
            }
            if self.gap {
                self.keep(' ');
                self.gap = false;
            }
            self.keep(character);
        }
    }

    fn keep(&mut self, character: char) {
        if self.chars < PREVIEW_CHARS {
            self.kept.push(character);
            self.chars += 1;
        } else {
            self.cut = true;
        }
    }

    /// The preview.
    #[must_use]
    pub fn finish(mut self) -> Option<String> {
        if self.cut {
            self.kept.pop();
            self.kept.truncate(self.kept.trim_end().len());
            self.kept.push('…');
        }
        (!self.kept.is_empty()).then_some(self.kept)
    }
}

/// The name of the project a working directory belongs to: its last component, whatever the
/// system it was on. `None` for a root.
///
/// ```
/// use tokdash_core::project_name;
///
/// assert_eq!(project_name("/home/dev/demo/"), Some("demo"));
/// assert_eq!(project_name(r"C:\\Users\\dev\\demo"), Some("demo"));
/// assert_eq!(project_name("/"), None);
/// ```
#[must_use]
pub fn project_name(directory: &str) -> Option<&str> {
    let is_separator = |character| matches!(character, '/' | '\\');
    let name = directory.trim_end_matches(is_separator).rsplit(is_separator).next()?;
    let is_drive = name.len() == 2 && name.ends_with(':');
    (!name.is_empty() && !is_drive).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_preview_is_one_short_line() {
        let long = preview(&"word ".repeat(100)).unwrap();
        assert!(long.chars().count() <= PREVIEW_CHARS);
        assert!(long.ends_with("word…"), "{long}");
        assert_eq!(preview(&"x".repeat(96)).unwrap(), "x".repeat(96));
        assert_eq!(preview(&"x".repeat(97)).unwrap(), format!("{}…", "x".repeat(95)));
        assert_eq!(preview("a\u{2028}b\u{0}c\u{1b}[1m").unwrap(), "a b c [1m");
        assert_eq!(preview("日本語").unwrap(), "日本語");
    }

    #[test]
    fn a_project_is_the_last_component_on_any_system() {
        for (directory, want) in [
            ("/a/b", Some("b")),
            ("a", Some("a")),
            ("/a/b//", Some("b")),
            (r"C:\a\b\", Some("b")),
            (r"C:\", None),
            ("C:", None),
            ("", None),
            ("//", None),
        ] {
            assert_eq!(project_name(directory), want, "{directory}");
        }
    }

    proptest! {
        #[test]
        fn parts_of_a_text_give_the_preview_of_the_whole(
            text in "[a-z \\n\\téß]{0,300}", cuts in proptest::collection::vec(0usize..300, 0..5),
        ) {
            let chars: Vec<char> = text.chars().collect();
            let mut cuts: Vec<_> = cuts.into_iter().map(|cut| cut.min(chars.len())).collect();
            cuts.extend([0, chars.len()]);
            cuts.sort_unstable();
            let mut parts = Preview::new();
            for pair in cuts.windows(2) {
                parts.push(&chars[pair[0]..pair[1]].iter().collect::<String>());
            }
            let whole = preview(&text);
            prop_assert!(whole.as_ref().is_none_or(|text| text.chars().count() <= PREVIEW_CHARS));
            prop_assert_eq!(parts.finish(), whole);
        }
    }
}
