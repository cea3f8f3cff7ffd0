//! The line in which the client tells the model where it works.

/// What the line starts with; a quoted path follows.
pub(super) const LINE_START: &str = "Current workspace: ";

const OPEN: &str = "<workspace>";
const CLOSE: &str = "</workspace>";

/// The longest path that is believed to be one, in bytes.
const LONGEST: usize = 4_096;

/// The directory that the last such line of `text` names.
pub(super) fn named_in(text: &str) -> Option<String> {
    text.lines().rev().find_map(|line| quoted(line.trim_start().strip_prefix(LINE_START)?))
}

/// What stands between two quotes. Backslashes escape quotes and themselves, as the client's
/// language writes it.
fn quoted(text: &str) -> Option<String> {
    let mut path = String::new();
    let mut chars = text.strip_prefix('"')?.chars().peekable();
    while let Some(character) = chars.next() {
        match character {
            '"' => return (!path.trim().is_empty() && path.len() <= LONGEST).then_some(path),
            '\\' => path.push(chars.next_if(|next| matches!(next, '\\' | '"')).unwrap_or('\\')),
            other => path.push(other),
        }
    }
    None
}

/// The block that the client puts in front of a person's words, and the text behind it.
pub(super) fn block_before(content: &str) -> Option<(&str, &str)> {
    content.trim_start().strip_prefix(OPEN)?.split_once(CLOSE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_counts_and_only_whole_lines_do() {
        let text = "## Workspace\nCurrent workspace: \"/a\"\n  Current workspace: \"/b\". More.\nx";
        assert_eq!(named_in(text).as_deref(), Some("/b"));
        for none in [
            "",
            "say Current workspace: \"/a\"",
            "Current workspace: /a",
            "Current workspace: \"/a",
            "Current workspace: \"\"",
        ] {
            assert_eq!(named_in(none), None, "{none}");
        }
        assert_eq!(named_in(&format!("Current workspace: \"/{}\"", "a".repeat(5_000))), None);
    }

    #[test]
    fn paths_of_any_system_are_read() {
        for (line, want) in [
            (r#"Current workspace: "C:\\Users\\dev""#, r"C:\Users\dev"),
            (r#"Current workspace: "C:\Users\dev""#, r"C:\Users\dev"),
            (r#"Current workspace: "/a \"b\"""#, r#"/a "b""#),
            ("Current workspace: \"/a\u{2028}b\"\r", "/a\u{2028}b"),
        ] {
            assert_eq!(named_in(line).as_deref(), Some(want), "{line}");
        }
    }

    #[test]
    fn a_block_stands_at_the_head_or_is_none() {
        assert_eq!(block_before("\n<workspace>\na\n</workspace>\nb"), Some(("\na\n", "\nb")));
        assert_eq!(block_before("b <workspace>a</workspace>"), None);
        assert_eq!(block_before("<workspace>a"), None);
    }
}
