//! What a framed store says of its session: `manifest.json`, and `header.json` where there is one.

use tokdash_core::decode::{Count, Object, Text, Whole};
use tokdash_core::{Error, ErrorKind, Member, ReadCx, Result, SessionId, Timestamp, allow_list};

use super::document;
use super::field::Field;
use super::literal::{self, Raw};
use super::names::Part;
use super::out::Out;

allow_list! {
    struct Row<'a> {
        "codec" => codec: Text<'a>,
        "sessionId" => session: Text<'a>,
        "createdAt" => created: Raw<'a>,
        "contentRoot" => content_root: Text<'a>,
        "inheritedEventCount" => inherited: Count,
        "source" => source: Object<SourceRow<'a>>,
    }
}

allow_list! {
    struct SourceRow<'a> {
        "path" => path: Text<'a>,
        "size" => size: Whole,
        "sha256" => sha256: Text<'a>,
        "version" => version: Text<'a>,
    }
}

allow_list! {
    struct HeaderRow<'a> {
        "cwd" => cwd: Text<'a>,
        "parentSessionId" => parent: Text<'a>,
    }
}

/// How the log of a store is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Codec {
    /// Frames, one record each.
    Frames,
    /// Lines, one commit each.
    Commits,
}

/// Where a session came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Beginning {
    /// Nowhere.
    Own,
    /// It repeats this session up to some point.
    Fork(Option<SessionId>),
    /// It took over a log of lines.
    Import(Imported),
}

/// A log of lines as the import met it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Imported {
    /// Its path on the machine of the import.
    pub(super) path: String,
    /// The length of the log and its `.meta`.
    pub(super) size: Option<u64>,
    pub(super) sha256: Option<String>,
}

#[derive(Clone, Debug)]
pub(super) struct Manifest {
    pub(super) codec: Codec,
    pub(super) session: Option<SessionId>,
    pub(super) created: Field<Timestamp>,
    /// Folders above the session's that hold the folder of content objects.
    pub(super) content_levels: usize,
    /// How many events are repeated from the session it was forked from; `None` when it is not
    /// readably said.
    pub(super) inherited: Option<u64>,
    pub(super) beginning: Beginning,
}

/// What else the client wrote of a session.
#[derive(Clone, Debug, Default)]
pub(super) struct Header {
    pub(super) cwd: Option<String>,
    pub(super) parent: Option<SessionId>,
}

/// Reads a manifest; `None` when the receiver stopped.
///
/// # Errors
/// [`ErrorKind::InvalidHeader`] for what is no manifest, [`ErrorKind::UnsupportedVersion`] for a
/// codec this reader does not know.
pub(super) fn read(cx: &ReadCx<'_>, member: &Member, out: &Out<'_>) -> Result<Option<Manifest>> {
    let bytes = document::member(cx, member, out)?;
    if out.is_stopped() {
        return Ok(None);
    }
    let parsed = bytes.as_deref().map_or_else(|| Err(invalid()), parse);
    parsed.map(Some).map_err(|error| error.with_path(&member.path))
}

fn invalid() -> Error {
    Error::new(ErrorKind::InvalidHeader, "expected a session's manifest")
}

fn parse(bytes: &[u8]) -> Result<Manifest> {
    let row: Row<'_> = document::object(bytes).ok_or_else(invalid)?;
    let codec = codec(row.codec.filled())?;
    let session = row.session.filled().map(SessionId::from);
    let source = row.source.as_ref();
    let beginning = source.map_or(Beginning::Own, beginning);
    Ok(Manifest {
        codec,
        session,
        created: literal::time(row.created),
        content_levels: content_levels(row.content_root.filled()),
        inherited: row.inherited.or_zero(),
        beginning,
    })
}

fn codec(name: Option<&str>) -> Result<Codec> {
    match name {
        Some("reasonix.session.linear/v4") => Ok(Codec::Frames),
        Some(
            "reasonix.session.linear/v3"
            | "reasonix.session.linear/v3.1"
            | "reasonix.session.events/v3",
        ) => Ok(Codec::Commits),
        // Whatever stands there is not repeated: it could be anything.
        Some(_) => {
            let message = "unsupported session codec (supported: linear v3 to v4, events v3)";
            Err(Error::new(ErrorKind::UnsupportedVersion, message))
        }
        None => Err(invalid()),
    }
}

fn beginning(source: &SourceRow<'_>) -> Beginning {
    let path = source.path.filled().unwrap_or_default();
    if source.version.filled() == Some("legacy") {
        let sha256 = source.sha256.filled().map(str::to_owned);
        let size = source.size.valid();
        return Beginning::Import(Imported { path: path.to_owned(), size, sha256 });
    }
    let separators: &[char] = &['/', '\\'];
    let last = path.trim_end_matches(separators).rsplit(separators).next();
    Beginning::Fork(last.filter(|name| !name.is_empty()).map(SessionId::from))
}

/// How many folders up the content objects lie: one unless the manifest says two. Any other place
/// is not looked at.
fn content_levels(root: Option<&str>) -> usize {
    if root.is_some_and(|root| root.replace('\\', "/") == "../../.content-v1") { 2 } else { 1 }
}

/// Reads the header, where there is one.
///
/// # Errors
/// [`ErrorKind::Io`] when it cannot be read.
pub(super) fn header(cx: &ReadCx<'_>, directories: bool, out: &Out<'_>) -> Result<Header> {
    let header = document::beside(cx, Part::Header, out, |bytes| {
        let row: HeaderRow<'_> = document::object(bytes)?;
        let cwd = row.cwd.filled().filter(|_| directories).map(str::to_owned);
        Some(Header { cwd, parent: row.parent.filled().map(SessionId::from) })
    })?;
    Ok(header.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn manifest(fields: &str) -> Result<Manifest> {
        parse(format!("{{\"codec\":\"reasonix.session.linear/v4\"{fields}}}").as_bytes())
    }

    #[test]
    fn the_codec_decides_and_no_number_does() {
        let parsed = manifest(r#","schemaVersion":99,"storageRevision":3"#).unwrap();
        assert_eq!(parsed.codec, Codec::Frames);
        for codec in ["linear/v3", "linear/v3.1", "events/v3"] {
            let text = format!("{{\"codec\":\"reasonix.session.{codec}\",\"schemaVersion\":4}}");
            assert_eq!(parse(text.as_bytes()).unwrap().codec, Codec::Commits);
        }
        let error = parse(br#"{"codec":"reasonix.session.linear/v5"}"#).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::UnsupportedVersion);
        for text in ["", "[]", "{}", "{\"codec\":4}", "{\"codec\":\"reasonix.session.linear/v4\""] {
            let error = parse(text.as_bytes()).unwrap_err();
            assert_eq!(error.kind(), ErrorKind::InvalidHeader, "{text}");
        }
    }

    #[test]
    fn a_fork_is_named_by_the_last_component_on_any_system() {
        for path in ["/a/b/parent", "/a/b/parent/", r"C:\\a\\parent", "parent"] {
            let source = format!(r#","source":{{"path":"{path}","version":"x"}}"#);
            let parsed = manifest(&source).unwrap();
            assert_eq!(parsed.beginning, Beginning::Fork(Some("parent".into())), "{path}");
        }
        let parsed = manifest(r#","source":{}"#).unwrap();
        assert_eq!(parsed.beginning, Beginning::Fork(None));
    }

    #[test]
    fn what_is_inherited_is_a_count_or_not_said() {
        assert_eq!(manifest("").unwrap().inherited, Some(0));
        assert_eq!(manifest(r#","inheritedEventCount":7"#).unwrap().inherited, Some(7));
        assert_eq!(manifest(r#","inheritedEventCount":"7""#).unwrap().inherited, None);
    }

    #[test]
    fn content_lies_one_or_two_folders_up_and_nowhere_else() {
        for (root, levels) in [
            ("../.content-v1", 1),
            ("../../.content-v1", 2),
            ("/etc", 1),
            ("../../../.content-v1", 1),
            (".content-v1", 1),
        ] {
            let parsed = manifest(&format!(r#","contentRoot":"{root}""#)).unwrap();
            assert_eq!(parsed.content_levels, levels, "{root}");
        }
    }
}
