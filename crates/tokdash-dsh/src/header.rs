//! The first line of a log: which session, which format, and where inherited history ends.

use tokdash_core::decode::{Count, Flag, Text};
use tokdash_core::{Error, ErrorKind, Result, allow_list};

use crate::generation::NEWEST;

allow_list! {
    /// The header row, as far as every reader needs it.
    struct Row<'a> {
        "type" => kind: Text<'a>,
        "version" => version: Count,
        "id" => id: Text<'a>,
        "seedLength" => seed_length: Count,
        "isSeeded" => is_seeded: Flag,
    }
}

/// What every reader needs of a header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) id: String,
    pub(crate) seed: Seed,
}

/// How the history that a fork repeats is told from its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seed {
    /// Nothing is inherited.
    None,
    /// Events before this sequence number are inherited (formats 0 and 1).
    Before(u64),
    /// Events up to the last inherited marker are (formats 2 and later).
    Marker,
    /// The header says that something is inherited, but not readably what.
    Unprovable,
}

impl Header {
    /// Reads the header of a log whose file name claims `generation`.
    ///
    /// # Errors
    /// [`ErrorKind::UnsupportedVersion`] for a format this reader does not know;
    /// [`ErrorKind::InvalidHeader`] for a line that is no header, or not this log's.
    pub(crate) fn parse(line: &[u8], generation: u64) -> Result<Self> {
        let invalid = |what: &str| Error::new(ErrorKind::InvalidHeader, what).with_line(1);
        let row: Option<Row<'_>> =
            std::str::from_utf8(line).ok().and_then(|text| serde_json::from_str(text).ok());
        let row = row.ok_or_else(|| invalid("expected a session header"))?;
        if row.kind.raw() != Some("session") {
            return Err(invalid("expected a session header"));
        }
        let Count::Valid(version) = row.version else {
            return Err(invalid("expected an integer header version"));
        };
        if version > NEWEST {
            let message =
                format!("unsupported header version {version} (supported: 0 to {NEWEST})");
            return Err(Error::new(ErrorKind::UnsupportedVersion, message).with_line(1));
        }
        if version != generation {
            let message = format!("header version {version} in a log of generation {generation}");
            return Err(invalid(&message));
        }
        let id = row.id.raw().filter(|id| !id.is_empty());
        let id = id.ok_or_else(|| invalid("expected a session id in the header"))?;
        Ok(Self { id: id.to_owned(), seed: seed(&row, version) })
    }
}

/// The field of the log's own format decides; that of the other formats is heard only when the
/// log's own is silent, since billing a repeated history is worse than asking for proof.
fn seed(row: &Row<'_>, version: u64) -> Seed {
    let by_length = match row.seed_length {
        Count::Absent | Count::Valid(0) => Seed::None,
        Count::Valid(length) => Seed::Before(length),
        Count::Invalid => Seed::Unprovable,
    };
    let by_marker = match row.is_seeded {
        Flag::Absent | Flag::Valid(false) => Seed::None,
        Flag::Valid(true) => Seed::Marker,
        Flag::Invalid => Seed::Unprovable,
    };
    let (own, other) = if version < 2 { (by_length, by_marker) } else { (by_marker, by_length) };
    if own == Seed::None { other } else { own }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str, generation: u64) -> Result<Header> {
        Header::parse(line.as_bytes(), generation)
    }

    fn seed_of(fields: &str, version: u64) -> Seed {
        let line = format!(r#"{{"type":"session","version":{version},"id":"s"{fields}}}"#);
        parse(&line, version).unwrap().seed
    }

    #[test]
    fn versions_0_to_4_are_read_and_others_are_unsupported() {
        for version in 0..=NEWEST {
            assert_eq!(seed_of("", version), Seed::None);
        }
        let error = parse(r#"{"type":"session","version":9,"id":"s"}"#, 9).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::UnsupportedVersion);
        assert_eq!(error.to_string(), "unsupported header version 9 (supported: 0 to 4), line 1");
    }

    #[test]
    fn a_broken_header_is_not_a_version() {
        for line in [
            "",
            "x",
            "[]",
            "{}",
            r#"{"type":"other","version":0,"id":"s"}"#,
            r#"{"type":"session","id":"s"}"#,
            r#"{"type":"session","version":"0","id":"s"}"#,
            r#"{"type":"session","version":0.0,"id":"s"}"#,
            r#"{"type":"session","version":false,"id":"s"}"#,
            r#"{"type":"session","version":[0],"id":"s"}"#,
            r#"{"type":"session","version":-1,"id":"s"}"#,
            r#"{"type":"session","version":0,"id":""}"#,
            r#"{"type":"session","version":0}"#,
            r#"{"type":"session","version":4,"id":"s"}"#,
        ] {
            assert_eq!(parse(line, 0).unwrap_err().kind(), ErrorKind::InvalidHeader, "{line}");
        }
    }

    #[test]
    fn the_seed_is_a_length_or_a_marker_by_format() {
        assert_eq!(seed_of(r#","seedLength":3"#, 0), Seed::Before(3));
        assert_eq!(seed_of(r#","seedLength":0"#, 1), Seed::None);
        assert_eq!(seed_of(r#","isSeeded":true"#, 2), Seed::Marker);
        assert_eq!(seed_of(r#","isSeeded":false"#, 4), Seed::None);
        assert_eq!(seed_of(r#","isSeeded":true,"seedLength":3"#, 4), Seed::Marker);
        assert_eq!(seed_of(r#","isSeeded":true,"seedLength":3"#, 0), Seed::Before(3));
    }

    #[test]
    fn an_unreadable_seed_is_unprovable() {
        for fields in [r#","seedLength":-1"#, r#","seedLength":true"#, r#","seedLength":"2""#] {
            assert_eq!(seed_of(fields, 0), Seed::Unprovable, "{fields}");
        }
        assert_eq!(seed_of(r#","isSeeded":"true""#, 3), Seed::Unprovable);
    }
}
