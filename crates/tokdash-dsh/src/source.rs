//! The source: finds session folders, and reads the log of each that tells most.

use std::collections::BTreeMap;

use camino::{Utf8Path, Utf8PathBuf};
use tokdash_core::{
    Code, Descriptor, Diagnostic, EntryId, Error, ErrorKind, Files, Flow, Found, FoundFile, Member,
    Provenance, Purpose, ReadCx, ReadEnd, Result, Revision, Sink, Source, SourceId, Tally, Unit,
    UnitKey, UsageEntry, UsageSource, Walk,
};
use tokdash_paths::{Env, dsh};

use crate::error::from_paths;
use crate::fold::{Key, Sample};
use crate::generation::{logs_of, parse_name};
use crate::log::{self, History};
use crate::options::DshOptions;

const REVISION: Revision = Revision::new(1);

/// The logs of DeepSeek Harness.
#[derive(Clone, Debug)]
pub struct Dsh {
    descriptor: Descriptor,
    home: Utf8PathBuf,
    roots: Vec<Root>,
}

/// A folder that holds sessions.
#[derive(Clone, Debug)]
struct Root {
    /// What the keys of its units start with.
    key: String,
    path: Utf8PathBuf,
}

impl Dsh {
    /// The home that this process's environment names: `DSH_HOME`, else `.dsh` in the user's home.
    /// It need not be there.
    ///
    /// # Errors
    /// [`ErrorKind::Config`] when the environment names no usable home.
    pub fn from_env() -> Result<Self> {
        let env = Env::from_process().map_err(from_paths)?;
        Self::from_options(&DshOptions::new(), &env)
    }

    /// The home and roots of `options`, completed by `env`.
    ///
    /// # Errors
    /// [`ErrorKind::Config`] when they name no usable home.
    pub fn from_options(options: &DshOptions, env: &Env) -> Result<Self> {
        let home = dsh::home(env, options.home.as_deref()).map_err(from_paths)?;
        let mut source = Self::at(home.path());
        for root in &options.session_roots {
            source.add_session_root(root);
        }
        Ok(source)
    }

    /// The logs of the home at `home`.
    #[must_use]
    pub fn at(home: impl Into<Utf8PathBuf>) -> Self {
        let home = home.into();
        let root = Root { key: "sessions".to_owned(), path: home.join("sessions") };
        Self { descriptor: descriptor(), home, roots: vec![root] }
    }

    /// The home.
    #[must_use]
    pub fn home(&self) -> &Utf8Path {
        &self.home
    }

    /// A root that is named twice is read once: its units would have two keys.
    fn add_session_root(&mut self, path: &Utf8Path) {
        if self.roots.iter().all(|root| root.path != path) {
            let key = format!("sessions-{}", self.roots.len() + 1);
            self.roots.push(Root { key, path: path.to_owned() });
        }
    }

    fn source_id(&self) -> &SourceId {
        &self.descriptor.id
    }

    fn discover_root(
        &self,
        root: &Root,
        files: &dyn Files,
        out: &mut dyn Sink<Unit>,
    ) -> Result<Flow> {
        let mut folders: BTreeMap<String, Vec<Member>> = BTreeMap::new();
        let mut stopped = Flow::Continue(());
        let below = |name: &str| match name {
            "" => root.key.clone(),
            name => format!("{}/{name}", root.key),
        };
        files.walk(&Walk::new(&root.path), &mut |found| {
            let (code, name) = match found {
                Found::File(file) if parse_name(FoundFile::file_name(&file)).is_some() => {
                    let member = Member::new(below(&file.name), file.path.clone(), file.stamp);
                    folders.entry(below(file.folder())).or_default().push(member);
                    return Flow::Continue(());
                }
                Found::NameNotUtf8 { folder } => (Code::NameNotUtf8, folder),
                Found::Unreadable { name } => (Code::Unreadable, name),
                _ => return Flow::Continue(()),
            };
            stopped = out.diagnostic(Diagnostic::new(code).with_unit(below(&name).into()));
            stopped
        })?;
        for (key, members) in folders {
            if stopped.is_break() {
                break;
            }
            stopped = out.item(Unit::new(self.source_id().clone(), key.into(), members));
        }
        Ok(stopped)
    }

    fn entry(&self, history: &History, unit: &UnitKey, key: Key, sample: Sample) -> UsageEntry {
        let id = entry_id(history.session.as_str(), &key);
        let provenance = Provenance::new(unit.clone(), REVISION)
            .with_line(sample.place.line)
            .with_bytes(sample.place.bytes);
        let model = sample.model.unwrap_or_else(|| "unknown".into());
        let mut entry = UsageEntry::new(
            id,
            self.source_id().clone(),
            model,
            sample.timestamp,
            sample.tokens,
            provenance,
        );
        entry.provider = sample.provider;
        entry.served_model = sample.served_model;
        entry.session = Some(history.session.clone());
        entry.reasoning_within_output = sample.reasoning;
        entry.settled = sample.settled;
        if matches!(key, Key::Compaction(_)) {
            entry.purpose = Purpose::Compaction;
        }
        entry
    }

    fn give(
        &self,
        mut history: History,
        unit: &UnitKey,
        out: &mut dyn Sink<UsageEntry>,
    ) -> Option<Tally> {
        let unprovable = history.folded.unprovable.take();
        if unprovable.is_some_and(|diagnostic| out.diagnostic(diagnostic).is_break()) {
            return None;
        }
        for (key, sample) in std::mem::take(&mut history.folded.own) {
            if out.item(self.entry(&history, unit, key, sample)).is_break() {
                return None;
            }
        }
        Some(history.folded.tally)
    }
}

/// `dsh:<session>:<turn>:<step>`, with `:r:<n>` after the n-th retry; `dsh:<session>:c:<id>` for a
/// compaction. Sequence numbers are in no id: a migration renumbers them.
fn entry_id(session: &str, key: &Key) -> EntryId {
    let mut id = String::with_capacity(session.len() + 24);
    id.push_str("dsh:");
    id.push_str(session);
    match key {
        Key::Step { turn, step, attempt } => {
            push_number(&mut id, *turn);
            push_number(&mut id, *step);
            if *attempt > 0 {
                id.push_str(":r");
                push_number(&mut id, *attempt);
            }
        }
        Key::Compaction(compaction) => {
            id.push_str(":c:");
            id.push_str(compaction);
        }
    }
    id.into()
}

/// Adds `:` and a number. Every entry has an id, and formatting its numbers is most of making it.
fn push_number(id: &mut String, mut number: u64) {
    id.push(':');
    let start = id.len();
    loop {
        // One digit: it fits any character.
        id.insert(start, char::from(b'0' + u8::try_from(number % 10).unwrap_or(0)));
        number /= 10;
        if number == 0 {
            return;
        }
    }
}

fn descriptor() -> Descriptor {
    Descriptor::new("dsh", "DeepSeek Harness")
        .with_note(
            "Requests for titles and for web search by the model are billed, and dsh records no \
             usage of them.",
        )
        .with_note(
            "A compaction that fails is billed, and dsh records the usage only of one that succeeds.",
        )
        .with_note(
            "A stream that breaks or is cancelled leaves no usage, or the counts of its start, as \
             dsh's adapter for the provider has it.",
        )
        .with_note(
            "dsh's own figures count a fork's repeated history again and leave compaction out; these \
             do neither.",
        )
}

impl Source for Dsh {
    fn descriptor(&self) -> &Descriptor {
        &self.descriptor
    }

    fn usage(&self) -> Option<&dyn UsageSource> {
        Some(self)
    }
}

impl UsageSource for Dsh {
    fn revision(&self) -> Revision {
        REVISION
    }

    fn discover(&self, files: &dyn Files, out: &mut dyn Sink<Unit>) -> Result<()> {
        for root in &self.roots {
            if self.discover_root(root, files, out)?.is_break() {
                break;
            }
        }
        Ok(())
    }

    fn read(&self, cx: &ReadCx<'_>, out: &mut dyn Sink<UsageEntry>) -> Result<ReadEnd> {
        let unit = &cx.unit().key;
        let mut unread = None;
        for log in logs_of(cx.unit()) {
            match log::read(cx, &log, out) {
                Ok(Some(mut history)) => {
                    // What a higher generation told beyond this one is better kept.
                    history.folded.tally.lossy |= unread.is_some();
                    let flow = note_older(unread.take(), unit, out);
                    let tally = flow.is_continue().then(|| self.give(history, unit, out));
                    return Ok(ReadEnd::whole(tally.flatten().unwrap_or_default()));
                }
                Ok(None) => return Ok(ReadEnd::default()),
                // Its history up to some point stands in the next lower generation too.
                Err(error) if is_of_the_header(&error) => {
                    unread.get_or_insert(error);
                }
                Err(error) => return Err(error),
            }
        }
        let none = || Error::new(ErrorKind::InvalidHeader, "no log in the session's folder");
        Err(unread.unwrap_or_else(none))
    }
}

fn is_of_the_header(error: &Error) -> bool {
    matches!(error.kind(), ErrorKind::UnsupportedVersion | ErrorKind::InvalidHeader)
}

/// Says that a lower generation is read since a higher one, which failed so, cannot be.
fn note_older(unread: Option<Error>, unit: &UnitKey, out: &mut dyn Sink<UsageEntry>) -> Flow {
    let Some(error) = unread else { return Flow::Continue(()) };
    out.diagnostic(Diagnostic::from_error(&error).with_unit(unit.clone()))?;
    out.diagnostic(Diagnostic::new(Code::OlderGeneration).with_unit(unit.clone()))
}
