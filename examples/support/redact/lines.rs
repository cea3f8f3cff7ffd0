//! Line for line: what passes of each, and what stands for one that is no row.

use serde::de::IgnoredAny;

use super::keep::Members;

/// What stands for a line of each kind of trouble, so that a reader meets the same trouble.
const NOT_UTF8: &[u8] = b"\xFF";
const NOT_JSON: &[u8] = b"{\"redacted";
const NOT_AN_OBJECT: &[u8] = b"[]";
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// What passes of a row.
pub type Row<'a> = dyn FnMut(&Members<'_>) -> String + 'a;
/// What passes of a line that is no JSON, where anything does.
pub type Broken<'a> = dyn Fn(&str) -> Option<String> + 'a;

/// A log's text, which comes in pieces.
pub struct Lines<'a> {
    row: Box<Row<'a>>,
    broken: Box<Broken<'a>>,
    /// The start of a line that has not ended yet.
    pending: Vec<u8>,
    is_first: bool,
    pub count: u64,
}

impl<'a> Lines<'a> {
    pub fn new(row: Box<Row<'a>>, broken: Box<Broken<'a>>) -> Self {
        Self { row, broken, pending: Vec::new(), is_first: true, count: 0 }
    }

    /// What passes of the lines that end in `piece`.
    pub fn feed(&mut self, piece: &[u8]) -> Vec<u8> {
        let mut passed = Vec::new();
        for part in piece.split_inclusive(|byte| *byte == b'\n') {
            self.pending.extend_from_slice(part);
            if part.ends_with(b"\n") {
                let line = std::mem::take(&mut self.pending);
                passed.extend(self.line(line.strip_suffix(b"\n").unwrap_or(&line)));
                passed.push(b'\n');
            }
        }
        passed
    }

    /// Forgets a line that damage cut.
    pub fn drop_pending(&mut self) {
        self.pending.clear();
    }

    /// What passes of a line that the end of the file cuts.
    pub fn tail(&mut self) -> Vec<u8> {
        let line = std::mem::take(&mut self.pending);
        if line.is_empty() { line } else { self.line(&line) }
    }

    fn line(&mut self, line: &[u8]) -> Vec<u8> {
        self.count += 1;
        let is_first = std::mem::take(&mut self.is_first);
        let (mark, line) = match line.strip_prefix(BYTE_ORDER_MARK) {
            Some(line) if is_first => (BYTE_ORDER_MARK, line),
            _ => (&b""[..], line),
        };
        let start = line.iter().position(|byte| *byte != 0 && !byte.is_ascii_whitespace());
        let Some(line) = start.and_then(|start| line.get(start..)) else { return Vec::new() };
        [mark, &self.substance(line)].concat()
    }

    fn substance(&mut self, line: &[u8]) -> Vec<u8> {
        let Ok(text) = std::str::from_utf8(line) else { return NOT_UTF8.to_vec() };
        if let Ok(members) = serde_json::from_str::<Members<'_>>(text) {
            return (self.row)(&members).into_bytes();
        }
        if let Some(passed) = (self.broken)(text) {
            return passed.into_bytes();
        }
        let is_json = serde_json::from_str::<IgnoredAny>(text).is_ok();
        if is_json { NOT_AN_OBJECT.to_vec() } else { NOT_JSON.to_vec() }
    }
}
