//! What is wrong with an overrides file, and in which line.

use std::fmt;

/// Why an overrides file was refused. The whole file is; the book it was meant for still answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OverridesError {
    line: Option<usize>,
    kind: OverridesErrorKind,
    message: String,
}

/// Which kind of fault it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OverridesErrorKind {
    /// Not JSON or TOML, or a field that is unknown, missing or of the wrong type.
    Form,
    /// A rule says too little or too much: no currency, no price, two actions.
    Rule,
    /// Two rules for the same ids at the same time.
    Overlap,
    /// A seller or model that the table does not have.
    Unknown,
}

impl OverridesError {
    pub(crate) fn new(
        line: Option<usize>,
        kind: OverridesErrorKind,
        message: impl Into<String>,
    ) -> Self {
        Self { line, kind, message: message.into() }
    }

    /// Which kind of fault it is; the text is for people.
    #[must_use]
    pub const fn kind(&self) -> OverridesErrorKind {
        self.kind
    }

    /// The line it is in, from 1; `None` for overrides that come from no file.
    #[must_use]
    pub const fn line(&self) -> Option<usize> {
        self.line
    }
}

impl fmt::Display for OverridesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for OverridesError {}
