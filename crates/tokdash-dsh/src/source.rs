//! The source: finds session folders, and reads the log of each that tells most.

use std::collections::BTreeMap;

use camino::{Utf8Path, Utf8PathBuf};
use tokdash_core::{
    Code, Descriptor, Diagnostic, Error, ErrorKind, Files, Flow, Found, FoundFile, Member, ReadCx,
    ReadEnd, Result, Revision, SessionItem, SessionSource, SessionTexts, Sink, Source, SourceId,
    Unit, UnitKey, UsageEntry, UsageSource, Walk,
};
use tokdash_paths::{Env, dsh};

use crate::error::from_paths;
use crate::generation::{logs_of, parse_name};
use crate::items::{USAGE_REVISION, give};
use crate::log;
use crate::options::DshOptions;
use crate::views::Views;

/// The revision of what this reader gives as sessions.
const SESSION_REVISION: Revision = Revision::new(1);

/// The logs of DeepSeek Harness.
#[derive(Clone, Debug)]
pub struct Dsh {
    descriptor: Descriptor,
    home: Utf8PathBuf,
    roots: Vec<Root>,
    session_texts: SessionTexts,
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
        source.session_texts = options.session_texts;
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
        let session_texts = SessionTexts::new();
        Self { descriptor: descriptor(), home, roots: vec![root], session_texts }
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

    fn discover_all(&self, files: &dyn Files, out: &mut dyn Sink<Unit>) -> Result<()> {
        for root in &self.roots {
            if self.discover_root(root, files, out)?.is_break() {
                break;
            }
        }
        Ok(())
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

    fn sessions(&self) -> Option<&dyn SessionSource> {
        Some(self)
    }

    fn read_both(
        &self,
        cx: &ReadCx<'_>,
        usage: &mut dyn Sink<UsageEntry>,
        sessions: &mut dyn Sink<SessionItem>,
    ) -> Option<Result<ReadEnd>> {
        let views = Views::of_sessions(sessions, self.session_texts).with_usage(usage);
        Some(read(cx, views))
    }
}

impl UsageSource for Dsh {
    fn revision(&self) -> Revision {
        USAGE_REVISION
    }

    fn discover(&self, files: &dyn Files, out: &mut dyn Sink<Unit>) -> Result<()> {
        self.discover_all(files, out)
    }

    fn read(&self, cx: &ReadCx<'_>, out: &mut dyn Sink<UsageEntry>) -> Result<ReadEnd> {
        read(cx, Views::of_usage(out))
    }
}

impl SessionSource for Dsh {
    fn revision(&self) -> Revision {
        SESSION_REVISION
    }

    fn discover(&self, files: &dyn Files, out: &mut dyn Sink<Unit>) -> Result<()> {
        self.discover_all(files, out)
    }

    fn read(&self, cx: &ReadCx<'_>, out: &mut dyn Sink<SessionItem>) -> Result<ReadEnd> {
        read(cx, Views::of_sessions(out, self.session_texts))
    }
}

/// Reads the log of a unit that tells most, once for all views.
fn read(cx: &ReadCx<'_>, mut views: Views<'_>) -> Result<ReadEnd> {
    let unit = cx.unit();
    let mut unread = None;
    for log in logs_of(unit) {
        match log::read(cx, &log, &mut views) {
            Ok(Some(mut history)) => {
                // What a higher generation told beyond this one is better kept.
                history.folded.tally.lossy |= unread.is_some();
                let flow = note_older(unread.take(), &unit.key, &mut views);
                let (session, folded) = (&history.session, &mut history.folded);
                let given =
                    flow.is_continue() && give(folded, session, unit, &mut views).is_continue();
                let tally = given.then_some(history.folded.tally);
                return Ok(ReadEnd::whole(tally.unwrap_or_default()));
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

fn is_of_the_header(error: &Error) -> bool {
    matches!(error.kind(), ErrorKind::UnsupportedVersion | ErrorKind::InvalidHeader)
}

/// Says that a lower generation is read since a higher one, which failed so, cannot be.
fn note_older(unread: Option<Error>, unit: &UnitKey, views: &mut Views<'_>) -> Flow {
    let Some(error) = unread else { return Flow::Continue(()) };
    views.diagnostic(Diagnostic::from_error(&error).with_unit(unit.clone()))?;
    views.diagnostic(Diagnostic::new(Code::OlderGeneration).with_unit(unit.clone()))
}
