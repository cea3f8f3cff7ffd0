//! What a reader noticed about a row, a line or a frame, without ever showing its content.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use crate::{Error, ErrorKind, UnitKey};

/// How much a [`Diagnostic`] matters, least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Severity {
    /// Worth knowing; nothing was lost.
    Note,
    /// A row was not counted, or counts less than it might.
    Warning,
    /// A frame, a file or a unit could not be read.
    Error,
    /// The agent changed its format: figures of new rows may be missing. Shown first.
    Drift,
}

impl Severity {
    /// `note`, `warning`, `error` or `drift`.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
            Self::Drift => "drift",
        }
    }
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident: $severity:ident,)*) => {
        /// What was noticed. Each code has a fixed name and severity.
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(from = "String", into = "String"))]
        #[non_exhaustive]
        pub enum Code {
            $($(#[$doc])* $name,)*
            /// A code of a source outside this project; a warning unless it says otherwise.
            Custom(Cow<'static, str>),
        }

        impl Code {
            /// The name of the code, as it stands in reports.
            #[must_use]
            pub fn as_str(&self) -> &str {
                match self {
                    $(Self::$name => stringify!($name),)*
                    Self::Custom(name) => name,
                }
            }

            /// How much it matters.
            #[must_use]
            pub fn severity(&self) -> Severity {
                match self {
                    $(Self::$name => Severity::$severity,)*
                    Self::Custom(_) => Severity::Warning,
                }
            }
        }

        impl From<String> for Code {
            fn from(name: String) -> Self {
                match name.as_str() {
                    $(stringify!($name) => Self::$name,)*
                    _ => Self::Custom(name.into()),
                }
            }
        }
    };
}

codes! {
    /// A complete row that holds none of the fields we know, or a current row without a readable
    /// time: the agent changed its format.
    Drift: Drift,
    /// A compressed frame could not be decoded; its lines are not counted.
    FrameLost: Error,
    /// A log declares a format version that this reader does not know.
    UnsupportedVersion: Error,
    /// A log has no header, or a broken one.
    InvalidHeader: Error,
    /// A file or folder could not be opened or read.
    Unreadable: Error,
    /// Nothing of a log could be decoded.
    Damaged: Error,
    /// A size limit was exceeded; what lies behind it is not counted.
    LimitExceeded: Error,
    /// A unit failed because its source or its settings are at fault.
    Misused: Error,
    /// What was read of a unit could not be stored; the next sync tries again.
    NotStored: Error,
    /// An older generation of a log was read, since the newest is unknown to us.
    OlderGeneration: Warning,
    /// Inherited rows cannot be told from own ones, so none of the doubtful is counted.
    SeedUnprovable: Warning,
    /// A line is not UTF-8.
    InvalidUtf8: Warning,
    /// A line is not JSON.
    InvalidJson: Warning,
    /// A line is JSON but no object.
    NotAnObject: Warning,
    /// A line is longer than the limit.
    LineTooLong: Warning,
    /// A row has no readable time, so it is not counted.
    InvalidTimestamp: Warning,
    /// A row has a count that is no integer from 0 to 2^40, so it is not counted.
    InvalidCount: Warning,
    /// A field that does not decide whether the row counts could not be used.
    InvalidField: Note,
    /// A file name is not UTF-8; the file is not read.
    NameNotUtf8: Warning,
    /// Counts of one row do not fit together; it is counted by the stated rule.
    Inconsistent: Note,
    /// The last line or frame is not complete yet; the next read takes it.
    TornTail: Note,
    /// There are logs, but no usage in them, or no session where sessions were asked for.
    NoEntries: Note,
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl From<Code> for String {
    fn from(code: Code) -> Self {
        code.as_str().to_owned()
    }
}

impl From<ErrorKind> for Code {
    fn from(kind: ErrorKind) -> Self {
        match kind {
            ErrorKind::Io => Self::Unreadable,
            ErrorKind::UnsupportedVersion => Self::UnsupportedVersion,
            ErrorKind::InvalidHeader => Self::InvalidHeader,
            ErrorKind::Damaged => Self::Damaged,
            ErrorKind::Limit => Self::LimitExceeded,
            ErrorKind::Config | ErrorKind::Contract | ErrorKind::StaleCheckpoint => Self::Misused,
            ErrorKind::Store | ErrorKind::Conflict => Self::NotStored,
        }
    }
}

/// One thing a reader noticed, and where. It never holds bytes of a row: prompts are private.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Diagnostic {
    /// What was noticed.
    pub code: Code,
    /// How much it matters.
    pub severity: Severity,
    /// The unit, or the file or folder, below the source's root.
    pub unit: Option<UnitKey>,
    /// The line of the (decoded) log, from 1.
    pub line: Option<u64>,
    /// The byte in the file where the line, or the frame that holds it, starts.
    pub byte: Option<u64>,
    /// The field concerned, by our name for it.
    pub field: Option<Cow<'static, str>>,
}

impl Diagnostic {
    /// A diagnostic with the severity of its code, at no particular place.
    #[must_use]
    pub fn new(code: Code) -> Self {
        let severity = code.severity();
        Self { code, severity, unit: None, line: None, byte: None, field: None }
    }

    /// What the summary says of a unit or source that failed with `error`.
    #[must_use]
    pub fn from_error(error: &Error) -> Self {
        let mut diagnostic = Self::new(error.kind().into());
        (diagnostic.line, diagnostic.byte) = (error.line(), error.byte());
        diagnostic
    }

    /// Sets another severity than the code's own.
    #[must_use]
    pub fn with_severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// Names the unit.
    #[must_use]
    pub fn with_unit(mut self, unit: UnitKey) -> Self {
        self.unit = Some(unit);
        self
    }

    /// Names the line, from 1.
    #[must_use]
    pub fn with_line(mut self, line: u64) -> Self {
        self.line = Some(line);
        self
    }

    /// Names the byte in the file, from 0.
    #[must_use]
    pub fn with_byte(mut self, byte: u64) -> Self {
        self.byte = Some(byte);
        self
    }

    /// Names the field, by our name for it.
    #[must_use]
    pub fn with_field(mut self, field: &'static str) -> Self {
        self.field = Some(field.into());
        self
    }
}

/// `unit:line (byte n, field f)`, as far as known.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code)?;
        if let Some(unit) = &self.unit {
            write!(f, " in {unit}")?;
        }
        if let Some(line) = self.line {
            write!(f, ", line {line}")?;
        }
        if let Some(byte) = self.byte {
            write!(f, ", byte {byte}")?;
        }
        if let Some(field) = &self.field {
            write!(f, ", field {field}")?;
        }
        Ok(())
    }
}

/// Diagnostics counted by code, with the first few places of each: a million bad rows cost as
/// much memory as ten.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Diagnostics {
    by_code: BTreeMap<Code, CodeSummary>,
    places: usize,
}

/// How often one code was met, and where first.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct CodeSummary {
    /// The gravest severity met with this code.
    pub severity: Severity,
    /// How often it was met.
    pub count: u64,
    /// The first places, in the order in which they were met.
    pub first: Vec<Diagnostic>,
}

impl Default for Diagnostics {
    fn default() -> Self {
        Self::with_places(Self::DEFAULT_PLACES)
    }
}

impl Diagnostics {
    /// How many places a summary keeps for each code unless told otherwise.
    pub const DEFAULT_PLACES: usize = 5;

    /// An empty summary that keeps the first `places` places of each code.
    #[must_use]
    pub fn with_places(places: usize) -> Self {
        Self { by_code: BTreeMap::new(), places }
    }

    /// Counts one diagnostic.
    pub fn add(&mut self, diagnostic: Diagnostic) {
        let summary = self.by_code.entry(diagnostic.code.clone()).or_insert_with(|| CodeSummary {
            severity: diagnostic.severity,
            count: 0,
            first: Vec::new(),
        });
        summary.count = summary.count.saturating_add(1);
        summary.severity = summary.severity.max(diagnostic.severity);
        if summary.first.len() < self.places {
            summary.first.push(diagnostic);
        }
    }

    /// Adds all of another summary.
    pub fn merge(&mut self, other: &Self) {
        for (code, theirs) in &other.by_code {
            let ours = self.by_code.entry(code.clone()).or_insert_with(|| CodeSummary {
                severity: theirs.severity,
                count: 0,
                first: Vec::new(),
            });
            ours.count = ours.count.saturating_add(theirs.count);
            ours.severity = ours.severity.max(theirs.severity);
            let room = self.places.saturating_sub(ours.first.len());
            ours.first.extend(theirs.first.iter().take(room).cloned());
        }
    }

    /// Leaves out all that was counted of `code`.
    pub fn remove(&mut self, code: &Code) {
        self.by_code.remove(code);
    }

    /// Every code met, the gravest first, then by name.
    #[must_use]
    pub fn by_severity(&self) -> Vec<(&Code, &CodeSummary)> {
        let mut codes: Vec<_> = self.by_code.iter().collect();
        codes.sort_by(|(a_code, a), (b_code, b)| {
            b.severity.cmp(&a.severity).then_with(|| a_code.as_str().cmp(b_code.as_str()))
        });
        codes
    }

    /// How often `code` was met.
    #[must_use]
    pub fn count(&self, code: &Code) -> u64 {
        self.by_code.get(code).map_or(0, |summary| summary.count)
    }

    /// How many diagnostics were counted in all.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.by_code.values().fold(0, |sum, summary| sum.saturating_add(summary.count))
    }

    /// Whether nothing was noticed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.by_code.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_is_bounded_and_counts_all() {
        let mut summary = Diagnostics::with_places(2);
        for line in 1..=1_000 {
            summary.add(Diagnostic::new(Code::InvalidJson).with_line(line));
        }
        summary.add(Diagnostic::new(Code::Drift));
        let [(drift, _), (json, places)] = summary.by_severity()[..] else { panic!("two codes") };
        assert_eq!((drift, json), (&Code::Drift, &Code::InvalidJson));
        assert_eq!((places.count, places.first.len()), (1_000, 2));
        assert_eq!(summary.total(), 1_001);
    }

    #[test]
    fn merging_is_adding() {
        let mut left = Diagnostics::with_places(1);
        left.add(Diagnostic::new(Code::TornTail).with_line(1));
        let mut right = Diagnostics::default();
        right.add(Diagnostic::new(Code::TornTail).with_line(2));
        right.add(Diagnostic::new(Code::FrameLost));
        left.merge(&right);
        assert_eq!(left.count(&Code::TornTail), 2);
        assert_eq!(left.by_severity().len(), 2);
    }

    #[test]
    fn codes_keep_their_names() {
        assert_eq!(Code::from(String::from("TornTail")), Code::TornTail);
        assert_eq!(Code::from(String::from("Mine")).as_str(), "Mine");
    }
}
