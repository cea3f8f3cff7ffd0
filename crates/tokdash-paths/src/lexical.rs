//! Paths as text, by the rules of a named system rather than of the one this runs on: what is
//! absolute, how a relative path meets its base, and the cleaning that agents do.
//!
//! Nothing here looks at a disk. Cleaning takes `a/..` away without asking whether `a` is a link,
//! because that is what the agents' own runtimes do before they open anything.

use crate::env::Os;

/// A path cut where its folders begin.
struct Parsed<'a> {
    /// A drive (`C:`) or a share (`\\server\share`); always empty outside Windows.
    prefix: &'a str,
    /// Whether the folders start at a root.
    rooted: bool,
    /// The folders, with any separator in front of them.
    rest: &'a str,
}

/// Whether `path` says the same place from everywhere.
pub(crate) fn is_absolute(os: Os, path: &str) -> bool {
    let parsed = parse(os, path);
    parsed.rooted && (os != Os::Windows || !parsed.prefix.is_empty())
}

/// `path` as seen from `base`, which must be absolute. An absolute path is its own answer.
pub(crate) fn against(os: Os, base: &str, path: &str) -> String {
    if is_absolute(os, path) {
        return path.to_owned();
    }
    let target = parse(os, path);
    let here = parse(os, base).prefix;
    if target.rooted {
        // `\folder`: on the drive or share of the base.
        return format!("{here}{path}");
    }
    if target.prefix.is_empty() {
        return join(os, base, path);
    }
    if target.prefix.eq_ignore_ascii_case(here) {
        // `C:folder` with a base on C.
        return join(os, base, target.rest);
    }
    // `D:folder` with a base elsewhere: a snapshot knows no current folder of D, so its root.
    format!("{}{}{}", target.prefix, separator(os), target.rest)
}

/// `base` and `rest` with one separator between them.
pub(crate) fn join(os: Os, base: &str, rest: &str) -> String {
    if base.ends_with(|c| is_separator(os, c)) || rest.is_empty() {
        return format!("{base}{rest}");
    }
    format!("{base}{}{rest}", separator(os))
}

/// An absolute path without `.`, `..`, doubled and trailing separators, and on Windows without
/// `/`.
pub(crate) fn clean(os: Os, path: &str) -> String {
    let parsed = parse(os, path);
    let mut parts: Vec<&str> = Vec::new();
    for part in parsed.rest.split(|c| is_separator(os, c)) {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop();
            }
            name => parts.push(name),
        }
    }
    let separator = separator(os);
    // Outside Windows the prefix is empty.
    let prefix = parsed.prefix.replace('/', "\\");
    if parts.is_empty() && is_share(&prefix) {
        return prefix;
    }
    format!("{prefix}{separator}{}", parts.join(separator))
}

/// Whether a prefix is a share, which is a root in itself: there is no current folder on it.
fn is_share(prefix: &str) -> bool {
    prefix.len() > "C:".len()
}

fn separator(os: Os) -> &'static str {
    match os {
        Os::Windows => "\\",
        Os::Linux | Os::MacOs => "/",
    }
}

fn is_separator(os: Os, c: char) -> bool {
    c == '/' || (os == Os::Windows && c == '\\')
}

fn parse(os: Os, path: &str) -> Parsed<'_> {
    let prefix = match os {
        Os::Windows => share_length(path).or_else(|| drive_length(path)).unwrap_or(0),
        Os::Linux | Os::MacOs => 0,
    };
    let (prefix, rest) = path.split_at_checked(prefix).unwrap_or(("", path));
    let rooted = is_share(prefix) || rest.starts_with(|c| is_separator(os, c));
    Parsed { prefix, rooted, rest }
}

/// The bytes of `C:` at the start of a Windows path.
fn drive_length(path: &str) -> Option<usize> {
    let mut bytes = path.bytes();
    let letter = bytes.next()?;
    (letter.is_ascii_alphabetic() && bytes.next()? == b':').then_some(2)
}

/// The bytes of `\\server\share` at the start of a Windows path, or of `\\server` alone.
fn share_length(path: &str) -> Option<usize> {
    let is_separator = |c| is_separator(Os::Windows, c);
    let after = path.strip_prefix(is_separator)?.strip_prefix(is_separator)?;
    let mut parts = after.split(is_separator);
    let server = parts.next().filter(|name| !name.is_empty())?;
    let share = parts.next().filter(|name| !name.is_empty()).map_or(0, |name| 1 + name.len());
    Some(2 + server.len() + share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absolute_on_unix_starts_at_the_root() {
        for (path, expected) in [("/", true), ("/a", true), ("a", false), ("", false)] {
            assert_eq!(is_absolute(Os::Linux, path), expected, "{path}");
            assert_eq!(is_absolute(Os::MacOs, path), expected, "{path}");
        }
        assert!(!is_absolute(Os::Linux, r"C:\a"));
        assert!(!is_absolute(Os::Linux, r"\\server\share"));
    }

    #[test]
    fn absolute_on_windows_needs_a_drive_and_a_root_or_a_share() {
        for (path, expected) in [
            (r"C:\", true),
            (r"c:/a", true),
            (r"\\server\share\a", true),
            ("//server/share", true),
            (r"\\server", true),
            (r"\\?\C:\a", true),
            (r"\a", false),
            ("/a", false),
            (r"\\", false),
            (r"\\\a", false),
            ("C:", false),
            ("C:a", false),
            (r"1:\a", false),
            ("é:/a", false),
            ("a", false),
            ("", false),
        ] {
            assert_eq!(is_absolute(Os::Windows, path), expected, "{path}");
        }
    }

    #[test]
    fn windows_paths_meet_their_base() {
        for (base, path, expected) in [
            (r"C:\work", "a", r"C:\work\a"),
            (r"C:\", "a", r"C:\a"),
            (r"C:\work", "", r"C:\work"),
            (r"C:\work", r"\a", r"C:\a"),
            (r"C:\work", "c:a", r"C:\work\a"),
            (r"C:\work", "c:", r"C:\work"),
            (r"C:\work", "D:a", r"D:\a"),
            (r"\\server\share\work", r"\a", r"\\server\share\a"),
            (r"C:\work", r"D:\a", r"D:\a"),
        ] {
            assert_eq!(against(Os::Windows, base, path), expected, "{base} + {path}");
        }
    }

    #[test]
    fn cleaning_is_lexical() {
        for (path, expected) in [
            ("/", "/"),
            ("//a///b/", "/a/b"),
            ("/a/./b/../c", "/a/c"),
            ("/../..", "/"),
            (r"/a\..\b", r"/a\..\b"),
        ] {
            assert_eq!(clean(Os::Linux, path), expected, "{path}");
        }
        for (path, expected) in [
            ("C:/", r"C:\"),
            (r"C:\a/b\.\..\c\", r"C:\a\c"),
            (r"C:\..\..", r"C:\"),
            ("//server/share/a/../..", r"\\server\share"),
            (r"\\server\\share\", r"\\server\share"),
        ] {
            assert_eq!(clean(Os::Windows, path), expected, "{path}");
        }
    }
}
