//! What may pass of dsh: of a session's log, its header and the rows that usage is made of.

use std::collections::BTreeMap;
use std::io;

use super::frames;
use super::keep::Keep::{self, Each, Id, Members as Only, Name, Plain, Word};
use super::keep::{Members, id, is_of_word};
use super::lines::Lines;

const HEADER: &[(&str, Keep)] = &[
    ("type", Word),
    ("version", Plain),
    ("id", Id),
    ("createdAt", Plain),
    ("parentSession", Id),
    ("seedLength", Plain),
    ("isSeeded", Plain),
    ("origin", Word),
    ("delegationDepth", Plain),
];

const USAGE: Keep = Only(&[
    ("inputTokens", Plain),
    ("outputTokens", Plain),
    ("cacheReadTokens", Plain),
    ("cacheWriteTokens", Plain),
    ("reasoningTokens", Plain),
    ("totalTokens", Plain),
]);

const CHUNK: Keep = Only(&[("type", Word), ("usage", USAGE)]);
const RECORD: Keep = Only(&[("type", Word), ("time", Plain), ("time0", Plain), ("chunk", CHUNK)]);
const REPLAY: Keep =
    Only(&[("responseModel", Name), ("response", Only(&[("responseModel", Name)]))]);
const SOURCE: Keep = Only(&[("provider", Name), ("model", Name), ("replayState", REPLAY)]);
const CONFIG: Keep = Only(&[("provider", Name), ("model", Name)]);

const DATA: Keep = Only(&[
    ("turn", Plain),
    ("step", Plain),
    ("message", Only(&[("source", SOURCE)])),
    ("usage", USAGE),
    ("stream", Each(&RECORD)),
    ("chunk", CHUNK),
    ("provider", Name),
    ("model", Name),
    ("compactionId", Id),
    ("inherited", Plain),
    ("header", Only(&[("config", CONFIG)])),
]);

/// The types of the rows that usage is made of.
const TYPES: [&str; 8] = [
    "assistant/chunk",
    "assistant/message",
    "assistant/attempt",
    "compaction/summary",
    "llm/retry-started",
    "request/context",
    "request/header",
    "session/end-seed",
];

const ROW: &[(&str, Keep)] = &[("type", Word), ("seq", Plain), ("time", Plain), ("data", DATA)];

/// Of any other row it passes that it was there.
const OTHER: &[(&str, Keep)] = &[
    ("type", Word),
    ("seq", Plain),
    ("seq0", Plain),
    ("time", Plain),
    ("time0", Plain),
    ("data", Only(&[])),
];

pub const FOLDER: &str = "sessions";

/// Whether a file is a session's log: `session[.vN].jsonl[.zstd]`.
pub fn is_log(name: &str) -> bool {
    let name = name.strip_suffix(".zstd").unwrap_or(name);
    let tag = name.strip_prefix("session").and_then(|rest| rest.strip_suffix(".jsonl"));
    tag.is_some_and(|tag| tag.is_empty() || tag.strip_prefix(".v").is_some_and(is_number))
}

fn is_number(digits: &str) -> bool {
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// New names for folders: a session's is its new id, any other, which names a project, a number.
#[derive(Debug, Default)]
pub struct Folders(BTreeMap<String, usize>);

impl Folders {
    pub fn path(&mut self, name: &str) -> String {
        let mut parts: Vec<&str> = name.split('/').collect();
        let file = parts.pop().unwrap_or_default();
        let session = parts.pop();
        let mut path: Vec<_> = parts.into_iter().map(|part| self.number(part)).collect();
        path.extend(session.map(id));
        path.push(file.to_owned());
        path.join("/")
    }

    fn number(&mut self, folder: &str) -> String {
        let next = self.0.len() + 1;
        format!("project-{}", self.0.entry(folder.to_owned()).or_insert(next))
    }
}

pub fn redact(bytes: &[u8]) -> io::Result<(Vec<u8>, u64)> {
    let mut is_header = true;
    let row = move |row: &Members<'_>| {
        if std::mem::take(&mut is_header) {
            return row.kept(HEADER);
        }
        let is_known = row.text("type").is_some_and(|kind| TYPES.contains(&kind.as_str()));
        row.kept(if is_known { ROW } else { OTHER })
    };
    let mut lines = Lines::new(Box::new(row), Box::new(skipped_unseen));
    let passed = if frames::is_compressed(bytes) {
        frames::redact(bytes, &mut lines)?
    } else {
        let mut passed = lines.feed(bytes);
        passed.extend(lines.tail());
        passed
    };
    Ok((passed, lines.count))
}

/// A broken row whose start and end say that it holds no usage is skipped unseen by readers that
/// look no further, and so must be what stands for it.
fn skipped_unseen(line: &str) -> Option<String> {
    let (kind, rest) = line.strip_prefix(r#"{"type":""#)?.split_once('"')?;
    let is_delta = kind == "assistant/chunk" && !rest.contains("usage\"") && !rest.contains("\\u");
    let is_other = !TYPES.contains(&kind) && kind.chars().all(is_of_word) && kind.len() <= 64;
    let has_seq = [",\"seq\":", ",\"seq0\":"].iter().any(|seq| rest.starts_with(seq));
    let is_skipped = (is_other || is_delta) && has_seq && line.ends_with('}');
    is_skipped.then(|| format!(r#"{{"type":"{kind}","seq":0,"data":{{}}}}"#))
}
