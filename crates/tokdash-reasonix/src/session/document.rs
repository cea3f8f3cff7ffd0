//! Small files that are one JSON document: read whole, within the limit of a line.

use serde::Deserialize;
use tokdash_core::decode::skim;
use tokdash_core::{Code, Limits, Member, ReadCx, Result};

use super::input::{Input, length};
use super::names::Part;
use super::out::Out;

/// The bytes of a file; `None` when it is larger than the limit, or the receiver stopped.
///
/// # Errors
/// [`ErrorKind::Io`](tokdash_core::ErrorKind::Io) when it cannot be read.
pub(super) fn bytes(mut input: Input<'_, '_>, limits: Limits) -> Result<Option<Vec<u8>>> {
    let is_too_long = input.want(limits.line_bytes.saturating_add(1))?;
    let is_whole = !is_too_long && !input.is_stopped();
    Ok(is_whole.then(|| input.buffered().to_vec()))
}

/// The bytes of a file of the unit, as [`bytes`] gives them.
pub(super) fn member(cx: &ReadCx<'_>, member: &Member, out: &Out<'_>) -> Result<Option<Vec<u8>>> {
    bytes(Input::open(cx.files(), &member.path, out)?, cx.limits())
}

/// Reads the document that stands beside a session as this part. What is not there, or is no JSON
/// object, is as good as empty; the latter is noted.
///
/// # Errors
/// [`ErrorKind::Io`](tokdash_core::ErrorKind::Io) when it cannot be read.
pub(super) fn beside<T>(
    cx: &ReadCx<'_>,
    part: Part,
    out: &Out<'_>,
    read: impl FnOnce(&[u8]) -> Option<T>,
) -> Result<Option<T>> {
    let Some(member) = super::member(cx.unit(), part) else { return Ok(None) };
    let bytes = self::member(cx, member, out)?;
    let code = if bytes.is_some() { Code::InvalidJson } else { Code::LimitExceeded };
    let document = bytes.as_deref().and_then(read);
    if document.is_none() {
        // Nothing more is said to a receiver that stopped.
        let _ = out.note(code, field(part));
    }
    Ok(document)
}

/// An object of this form; `None` for anything else.
pub(super) fn object<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Option<T> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).ok()?;
    skim(text).or_else(|| serde_json::from_str(text).ok())
}

/// Our name for a file beside a session.
fn field(part: Part) -> &'static str {
    match part {
        Part::Header => "header",
        Part::Meta => "meta",
        Part::Subagent => "subagent_meta",
        Part::WireMeta => "wire_meta",
        Part::Telemetry => "telemetry",
        _ => "document",
    }
}

/// How long a text of bytes is, for claims that are 64 bits wide.
pub(super) fn exceeds(limits: Limits, bytes: u64) -> bool {
    bytes > length(limits.line_bytes)
}

/// An object that says nothing: the payload of an event without one.
pub(super) const EMPTY: &[u8] = b"{}";
