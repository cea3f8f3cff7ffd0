//! What the client wrote beside a log of lines: `.jsonl.meta`, and a subagent's `.meta.json`.

use tokdash_core::decode::{Flag, Text};
use tokdash_core::{
    Code, Error, ErrorKind, Name, ReadCx, Result, SessionId, SessionTexts, Timestamp, allow_list,
};

use super::document;
use super::literal::{self, Raw};
use super::names::Part;
use super::out::Out;

/// The newest form of `.meta` and log that is known.
const NEWEST: i64 = 2;

allow_list! {
    struct MetaRow<'a> {
        "id" => id: Text<'a>,
        "schema_version" => version: Raw<'a>,
        "created_at" => created: Raw<'a>,
        "updated_at" => updated: Raw<'a>,
        "model" => model: Text<'a>,
        "custom_title" => custom_title: Raw<'a>,
        "title" => title: Raw<'a>,
        "topic_title" => topic_title: Raw<'a>,
        "preview" => preview: Raw<'a>,
        "workspace_root" => workspace: Text<'a>,
        "parent_id" => parent: Text<'a>,
        "recovered" => recovered: Flag,
        "version_kind" => version_kind: Text<'a>,
    }
}

allow_list! {
    struct SubagentRow<'a> {
        "createdAt" => created: Raw<'a>,
        "updatedAt" => updated: Raw<'a>,
        "kind" => kind: Raw<'a>,
        "name" => name: Raw<'a>,
        "workspaceRoot" => workspace: Text<'a>,
        "parentSession" => parent: Text<'a>,
        "model" => model: Text<'a>,
    }
}

/// What stands beside a log of lines, from either file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Meta {
    pub(super) id: Option<SessionId>,
    pub(super) created: Option<Timestamp>,
    pub(super) updated: Option<Timestamp>,
    pub(super) model: Option<Name>,
    pub(super) title: Option<String>,
    pub(super) preview: Option<String>,
    pub(super) label: Option<String>,
    pub(super) cwd: Option<String>,
    pub(super) parent: Option<SessionId>,
    /// A copy that the client set aside when two writers met: no conversation of its own.
    pub(super) is_copy: bool,
}

impl Meta {
    /// Completes it with what another file says.
    fn or(self, other: Self) -> Self {
        Self {
            id: self.id.or(other.id),
            created: self.created.or(other.created),
            updated: self.updated.max(other.updated),
            model: self.model.or(other.model),
            title: self.title.or(other.title),
            preview: self.preview.or(other.preview),
            label: self.label.or(other.label),
            cwd: self.cwd.or(other.cwd),
            parent: self.parent.or(other.parent),
            is_copy: self.is_copy || other.is_copy,
        }
    }
}

/// Reads both files, as far as they are there.
///
/// # Errors
/// [`ErrorKind::UnsupportedVersion`] when the log is of a form this reader does not know;
/// [`ErrorKind::Io`] when a file cannot be read.
pub(super) fn read(cx: &ReadCx<'_>, texts: SessionTexts, out: &Out<'_>) -> Result<Meta> {
    let meta = read_meta(cx, texts, out)?;
    let subagent = document::beside(cx, Part::Subagent, out, |bytes| subagent(bytes, texts))?;
    // A subagent's own file names the session that started it; the other may name itself.
    Ok(subagent.unwrap_or_default().or(meta))
}

fn read_meta(cx: &ReadCx<'_>, texts: SessionTexts, out: &Out<'_>) -> Result<Meta> {
    let Some(member) = super::member(cx.unit(), Part::Meta) else { return Ok(Meta::default()) };
    let Some(bytes) = document::member(cx, member, out)? else {
        // A receiver that stopped is not told.
        let _ = out.note(Code::LimitExceeded, "meta");
        return Ok(Meta::default());
    };
    let row: Option<MetaRow<'_>> = document::object(&bytes);
    let version = match &row {
        Some(row) => row.version.map(|version| version.get().as_bytes()),
        // A version that is no JSON spoils the document, but can still be seen.
        None => version_in(&bytes),
    };
    if !is_supported(version) {
        let message = format!("unsupported schema version (supported: up to {NEWEST})");
        let error = Error::new(ErrorKind::UnsupportedVersion, message);
        return Err(error.with_path(&member.path));
    }
    let Some(row) = row else {
        let _ = out.note(Code::InvalidJson, "meta");
        return Ok(Meta::default());
    };
    note_times(&row, out);
    Ok(meta(&row, texts))
}

fn note_times(row: &MetaRow<'_>, out: &Out<'_>) {
    for (field, raw) in [("created_at", row.created), ("updated_at", row.updated)] {
        if literal::time(raw).is_invalid() {
            let _ = out.note(Code::InvalidField, field);
        }
    }
}

fn meta(row: &MetaRow<'_>, texts: SessionTexts) -> Meta {
    let title = |raw: Raw<'_>| raw.filter(|_| texts.titles).and_then(literal::preview);
    let kind = row.version_kind.filled().unwrap_or_default();
    Meta {
        id: row.id.filled().map(SessionId::from),
        created: literal::time(row.created).valid(),
        updated: literal::time(row.updated).valid(),
        model: row.model.filled().map(Name::from),
        title: [row.custom_title, row.title, row.topic_title].into_iter().find_map(title),
        preview: title(row.preview),
        label: None,
        cwd: row.workspace.filled().filter(|_| texts.directories).map(str::to_owned),
        parent: row.parent.filled().map(SessionId::from),
        is_copy: row.recovered.is_true() || kind.contains("recover") || kind.contains("conflict"),
    }
}

fn subagent(bytes: &[u8], texts: SessionTexts) -> Option<Meta> {
    let row: SubagentRow<'_> = document::object(bytes)?;
    let label = |raw: Raw<'_>| raw.filter(|_| texts.titles).and_then(literal::preview);
    Some(Meta {
        created: literal::time(row.created).valid(),
        updated: literal::time(row.updated).valid(),
        model: row.model.filled().map(Name::from),
        label: label(row.name).or_else(|| label(row.kind)),
        cwd: row.workspace.filled().filter(|_| texts.directories).map(str::to_owned),
        parent: row.parent.filled().map(SessionId::from),
        ..Meta::default()
    })
}

/// What stands for the version in a document that is no JSON.
fn version_in(bytes: &[u8]) -> Option<&[u8]> {
    const KEY: &[u8] = b"\"schema_version\"";
    let at = memchr::memmem::find(bytes, KEY)?;
    let rest = bytes.get(at + KEY.len()..)?.trim_ascii_start().strip_prefix(b":")?;
    let rest = rest.trim_ascii_start();
    let end = rest.iter().position(|byte| matches!(byte, b',' | b'}' | b'\r' | b'\n'));
    rest.get(..end.unwrap_or(rest.len())).map(<[u8]>::trim_ascii_end)
}

/// A version that is not said is an old one.
fn is_supported(version: Option<&[u8]>) -> bool {
    let Some(version) = version.filter(|version| *version != b"null") else { return true };
    let number = std::str::from_utf8(version).ok().and_then(|text| text.parse::<i64>().ok());
    number.is_some_and(|number| number <= NEWEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_an_integer_up_to_2() {
        for good in ["0", "1", "2", "null"] {
            assert!(is_supported(Some(good.as_bytes())), "{good}");
        }
        assert!(is_supported(None));
        for bad in ["3", "99", "2.0", "2.9", "\"2\"", "\"3\"", "true", "NaN", "Infinity", "1e0"] {
            assert!(!is_supported(Some(bad.as_bytes())), "{bad}");
        }
    }

    #[test]
    fn a_version_that_is_no_json_can_be_seen() {
        for (text, want) in [
            ("{\"schema_version\" : NaN }", Some("NaN")),
            ("{\"schema_version\":-Infinity,\"id\":\"x\"}", Some("-Infinity")),
            ("{\"schema_version\":2", Some("2")),
            ("{\"id\":\"x\"", None),
        ] {
            assert_eq!(version_in(text.as_bytes()), want.map(str::as_bytes), "{text}");
        }
    }
}
