//! Reasonix as a source: where its ledger lies and which files are part of it.

use camino::{Utf8Path, Utf8PathBuf};
use tokdash_core::{
    Code, Descriptor, Diagnostic, Error, ErrorKind, Files, Flow, Found, FoundFile, Member, ReadCx,
    ReadEnd, Result, Revision, SessionSource, SessionTexts, Sink, Source, Unit, UnitKey,
    UsageEntry, UsageSource, Walk,
};
use tokdash_paths::{Env, PathError};

use crate::ReasonixOptions;
use crate::session::Sessions;
use crate::stats;

/// Raised whenever the entries or figures of the same bytes would change.
const REVISION: Revision = Revision::new(1);

/// The folder of the ledger below the home.
const FOLDER: &str = "stats";

/// What the ledger does not tell.
const NOTES: [&str; 7] = [
    "Cache writes are not recorded: what Anthropic charges to create a cache entry is inside the \
     uncached input.",
    "`reasonix subagent run` and `reasonix subagent try` leave no row.",
    "A request that is killed leaves no row, and the client drops rows when its queue is full or \
     its ledger stays locked.",
    "Entries marked as possibly holding estimates contain the client's own guess for an attempt \
     that broke off, or miss its tokens.",
    "Failed requests and requests without reported usage are counted as requests only.",
    "Rows name no session, so no entry belongs to one.",
    "Most sessions carry no tokens; what a client left beside some is theirs, and in no total.",
];

/// The logs of the Reasonix agent below one home.
///
/// ```
/// use tokdash_core::{MemFiles, ScanOptions, SourceExt};
/// use tokdash_reasonix::Reasonix;
///
/// let row = r#"{"ts":"2026-06-01T12:00:00Z","model":"deepseek/v4","prompt":10,"completion":3}"#;
/// let files = MemFiles::new().with_file("home/stats/2026-06-01.jsonl", format!("{row}\n"));
/// let scan = Reasonix::at("home").scan_in(&files, &ScanOptions::new());
/// assert_eq!(scan.totals().total(), 13);
/// ```
#[derive(Clone, Debug)]
pub struct Reasonix {
    home: Utf8PathBuf,
    descriptor: Descriptor,
    sessions: Sessions,
}

impl Reasonix {
    /// The logs in the home that the client would use in this process's environment. The home
    /// need not be there.
    ///
    /// # Errors
    /// [`ErrorKind::Config`] when the environment names no usable home.
    pub fn from_env() -> Result<Self> {
        let env = Env::from_process().map_err(unusable)?;
        Self::from_options(&ReasonixOptions::new(), &env)
    }

    /// The logs in the home that `options` name, else the one that the client would use in `env`.
    ///
    /// # Errors
    /// [`ErrorKind::Config`] when neither names a usable home.
    pub fn from_options(options: &ReasonixOptions, env: &Env) -> Result<Self> {
        let home = tokdash_paths::reasonix::home(env, options.home.as_deref()).map_err(unusable)?;
        Ok(Self::at(home.path()).with_session_texts(options.session_texts))
    }

    /// The logs in `home`, which is taken as it stands. It need not be there.
    pub fn at(home: impl Into<Utf8PathBuf>) -> Self {
        let mut descriptor = Descriptor::new("reasonix", "Reasonix");
        for note in NOTES {
            descriptor = descriptor.with_note(note);
        }
        let home = home.into();
        let (source, texts) = (descriptor.id.clone(), SessionTexts::new());
        let sessions = Sessions { home: home.clone(), source, texts };
        Self { home, descriptor, sessions }
    }

    /// Sets which texts of a session are kept. Unless set, all of them.
    #[must_use]
    pub fn with_session_texts(mut self, texts: SessionTexts) -> Self {
        self.sessions.texts = texts;
        self
    }

    /// The home: the folder that holds `stats`.
    #[must_use]
    pub fn home(&self) -> &Utf8Path {
        &self.home
    }

    /// What a thing met in the ledger's folder is to the caller.
    fn give(&self, found: Found, out: &mut dyn Sink<Unit>) -> Flow {
        match found {
            Found::File(file) if is_ledger(&file.name) => out.item(self.unit(file)),
            Found::Unreadable { name } if is_ledger(&name) => {
                out.diagnostic(Diagnostic::new(Code::Unreadable).with_unit(key_of(&name)))
            }
            Found::NameNotUtf8 { .. } => {
                out.diagnostic(Diagnostic::new(Code::NameNotUtf8).with_unit(FOLDER.into()))
            }
            _ => Flow::Continue(()),
        }
    }

    fn unit(&self, file: FoundFile) -> Unit {
        let key = key_of(&file.name);
        let member = Member::new(key.as_str(), file.path, file.stamp);
        Unit::new(self.descriptor.id.clone(), key, vec![member])
    }
}

impl Source for Reasonix {
    fn descriptor(&self) -> &Descriptor {
        &self.descriptor
    }

    fn usage(&self) -> Option<&dyn UsageSource> {
        Some(self)
    }

    fn sessions(&self) -> Option<&dyn SessionSource> {
        Some(&self.sessions)
    }
}

impl UsageSource for Reasonix {
    fn revision(&self) -> Revision {
        REVISION
    }

    fn discover(&self, files: &dyn Files, out: &mut dyn Sink<Unit>) -> Result<()> {
        let folder = self.home.join(FOLDER);
        files.walk(&Walk::new(&folder).with_depth(1), &mut |found| self.give(found, out))?;
        Ok(())
    }

    fn read(&self, cx: &ReadCx<'_>, out: &mut dyn Sink<UsageEntry>) -> Result<ReadEnd> {
        let [member] = cx.unit().members.as_slice() else {
            return Err(Error::new(ErrorKind::Contract, "expected a unit of one file"));
        };
        stats::read(cx, &member.path, (&self.descriptor.id, REVISION), out)
    }
}

/// Whether a name below the ledger's folder is a file of the ledger: a log of its own, not hidden,
/// the ending in lower case as the client writes it.
fn is_ledger(name: &str) -> bool {
    name.ends_with(".jsonl") && !name.starts_with('.') && !name.contains('/')
}

fn key_of(name: &str) -> UnitKey {
    UnitKey::from(format!("{FOLDER}/{name}"))
}

fn unusable(error: PathError) -> Error {
    Error::new(ErrorKind::Config, "no usable home for Reasonix").with_cause(error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_visible_jsonl_files_are_the_ledger() {
        assert!(is_ledger("2026-06-01.jsonl"));
        for other in [".append.lock", ".x.jsonl", "x.jsonl.bak", "x.JSONL", "sub/x.jsonl", "x"] {
            assert!(!is_ledger(other), "{other}");
        }
    }

    #[test]
    fn a_note_is_a_sentence() {
        for note in NOTES {
            assert!(note.ends_with('.') && !note.contains("  "), "{note}");
        }
    }
}
