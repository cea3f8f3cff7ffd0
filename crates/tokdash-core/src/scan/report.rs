//! What is to be said of a source beside what was read of it.

use crate::{Code, Descriptor, Diagnostic, Error, Tally};

/// What is to be said of one source after a scan.
#[derive(Debug)]
#[non_exhaustive]
pub struct SourceReport {
    /// What the source says of itself.
    pub descriptor: Descriptor,
    /// Units that were found.
    pub units: u64,
    /// Units that could not be read; each has a diagnostic.
    pub failed: u64,
    /// Bytes read.
    pub bytes: u64,
    /// Entries read, copies included; in a scan of sessions, sessions.
    pub entries: u64,
    /// Entries that were copies of another one, and do not count. In a scan of sessions, those
    /// that another one has taken over are among them.
    pub copies: u64,
    /// Figures that are not entries, with the diagnostics.
    pub tally: Tally,
    /// Why the source could not be listed at all.
    pub failure: Option<Error>,
}

impl SourceReport {
    pub(super) fn new(descriptor: Descriptor) -> Self {
        Self {
            descriptor,
            units: 0,
            failed: 0,
            bytes: 0,
            entries: 0,
            copies: 0,
            tally: Tally::default(),
            failure: None,
        }
    }

    pub(super) fn note(&mut self, diagnostic: Diagnostic) {
        self.tally.diagnostics.add(diagnostic);
    }

    /// A home that holds logs and gives nothing says so: silence looks like an idle agent.
    pub(super) fn note_if_empty(&mut self) {
        let says_why = self.failed > 0 || self.failure.is_some();
        if self.units > 0 && self.entries == 0 && !says_why {
            self.note(Diagnostic::new(Code::NoEntries));
        }
    }
}
