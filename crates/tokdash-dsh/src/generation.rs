//! Generations of a session's log, by file name.
//!
//! dsh raises the log's format version from time to time, writes the new log beside the old one
//! and never deletes the old: both then tell the same history, and the highest tells all of it.

use tokdash_core::{Member, Unit};

/// The highest format version this reader knows.
pub(crate) const NEWEST: u64 = 4;

/// One log of a session folder.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Log<'a> {
    /// The format version its name claims; 0 for a name without one.
    pub(crate) generation: u64,
    pub(crate) member: &'a Member,
    compressed: bool,
}

/// The generation that a file name claims and whether the name says it is compressed:
/// `session[.vN].jsonl[.zstd]` exactly, N without a leading zero. `None` for any other file.
pub(crate) fn parse_name(name: &str) -> Option<(u64, bool)> {
    let rest = name.strip_prefix("session")?;
    let (rest, compressed) = match rest.strip_suffix(".zstd") {
        Some(rest) => (rest, true),
        None => (rest, false),
    };
    let tag = rest.strip_suffix(".jsonl")?;
    if tag.is_empty() {
        return Some((0, compressed));
    }
    let digits = tag.strip_prefix(".v")?;
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
    // A number too large for 64 bits is a generation all the same, and as unknown as any.
    is_number
        .then(|| digits.parse().ok().or((!digits.is_empty()).then_some(u64::MAX)))?
        .map(|generation| (generation, compressed))
}

/// The logs of a session folder, the highest generation first. Of two encodings of one
/// generation, which dsh itself never writes, the compressed one comes first.
pub(crate) fn logs_of(unit: &Unit) -> Vec<Log<'_>> {
    let log = |member| {
        let (generation, compressed) = parse_name(Member::file_name(member))?;
        Some(Log { generation, member, compressed })
    };
    let mut logs: Vec<_> = unit.members.iter().filter_map(log).collect();
    logs.sort_by_key(|log| std::cmp::Reverse((log.generation, log.compressed)));
    logs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logs_are_named_exactly() {
        for (name, want) in [
            ("session.jsonl", Some((0, false))),
            ("session.jsonl.zstd", Some((0, true))),
            ("session.v1.jsonl", Some((1, false))),
            ("session.v4.jsonl.zstd", Some((4, true))),
            ("session.v12.jsonl.zstd", Some((12, true))),
            ("session.v99999999999999999999.jsonl", Some((u64::MAX, false))),
        ] {
            assert_eq!(parse_name(name), want, "{name}");
        }
        for name in [
            "session.v0.jsonl",
            "session.v04.jsonl",
            "session.v.jsonl",
            "session.v-1.jsonl",
            "session.v4.jsonl.zst",
            "session.jsonl.zstd.0123456789ab.tmp",
            "notes.jsonl",
            "session.migration.0123456789abcdef.jsonl.zstd.tmp",
            "session.lock",
            "Session.jsonl",
            "xsession.jsonl",
            "session.jsonl.bak",
            "session",
        ] {
            assert_eq!(parse_name(name), None, "{name}");
        }
    }
}
