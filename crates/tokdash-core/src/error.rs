//! Why a unit or a source could not be read.

use std::error::Error as StdError;
use std::fmt;

use camino::{Utf8Path, Utf8PathBuf};

/// The result of anything that can fail as a whole.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why a whole unit or source could not be read. Trouble with one row is a
/// [`Diagnostic`](crate::Diagnostic) instead, and reading goes on.
///
/// Match on [`kind`](Self::kind); the message is for people. It names places, never content.
pub struct Error(Box<Inner>);

struct Inner {
    kind: ErrorKind,
    message: String,
    path: Option<Utf8PathBuf>,
    line: Option<u64>,
    byte: Option<u64>,
    cause: Option<Box<dyn StdError + Send + Sync>>,
}

/// What sort of trouble an [`Error`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum ErrorKind {
    /// The operating system refused: not there, not allowed, an I/O fault.
    Io,
    /// A log declares a format version that this reader does not know.
    UnsupportedVersion,
    /// A log has no header, or a broken one.
    InvalidHeader,
    /// Nothing of a log could be decoded.
    Damaged,
    /// A limit of [`Limits`](crate::Limits) was exceeded.
    Limit,
    /// A setting of the caller cannot be used: a home that is not there, a bad path.
    Config,
    /// A source broke its contract.
    Contract,
    /// A log is no longer what it was when a checkpoint was made in it: it is to be read whole.
    StaleCheckpoint,
    /// A store refused: it is locked, full, damaged, or of a newer version than this library's.
    Store,
    /// Another writer has committed the same unit in the meantime: it is to be planned anew.
    Conflict,
}

impl Error {
    /// An error of `kind`; `message` in lower case, without a full stop, without content.
    pub fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        Self(Box::new(Inner {
            kind,
            message: message.into(),
            path: None,
            line: None,
            byte: None,
            cause: None,
        }))
    }

    /// An I/O error met at `path`.
    #[must_use]
    pub fn io(path: &Utf8Path, cause: std::io::Error) -> Self {
        Self::new(ErrorKind::Io, "could not read").with_path(path).with_cause(cause)
    }

    /// Names the file or folder.
    #[must_use]
    pub fn with_path(mut self, path: impl Into<Utf8PathBuf>) -> Self {
        self.0.path = Some(path.into());
        self
    }

    /// Names the line, from 1.
    #[must_use]
    pub fn with_line(mut self, line: u64) -> Self {
        self.0.line = Some(line);
        self
    }

    /// Names the byte in the file, from 0.
    #[must_use]
    pub fn with_byte(mut self, byte: u64) -> Self {
        self.0.byte = Some(byte);
        self
    }

    /// Keeps the error that led to this one.
    #[must_use]
    pub fn with_cause(mut self, cause: impl Into<Box<dyn StdError + Send + Sync>>) -> Self {
        self.0.cause = Some(cause.into());
        self
    }

    /// What sort of trouble it is.
    #[must_use]
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// The file or folder concerned.
    #[must_use]
    pub fn path(&self) -> Option<&Utf8Path> {
        self.0.path.as_deref()
    }

    /// The line concerned, from 1.
    #[must_use]
    pub fn line(&self) -> Option<u64> {
        self.0.line
    }

    /// The byte concerned, from 0.
    #[must_use]
    pub fn byte(&self) -> Option<u64> {
        self.0.byte
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Inner { message, path, line, byte, cause, .. } = &*self.0;
        f.write_str(message)?;
        if let Some(path) = path {
            write!(f, " {path}")?;
        }
        if let Some(line) = line {
            write!(f, ", line {line}")?;
        }
        if let Some(byte) = byte {
            write!(f, ", byte {byte}")?;
        }
        if let Some(cause) = cause {
            write!(f, ": {cause}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}({self})", self.0.kind)
    }
}

impl StdError for Error {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        self.0.cause.as_deref().map(|cause| cause as &(dyn StdError + 'static))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_message_names_the_place_and_the_cause() {
        let error = Error::io(Utf8Path::new("logs/a"), std::io::Error::other("gone")).with_byte(7);
        assert_eq!(error.to_string(), "could not read logs/a, byte 7: gone");
        assert_eq!(error.kind(), ErrorKind::Io);
        assert!(error.source().is_some());
    }
}
