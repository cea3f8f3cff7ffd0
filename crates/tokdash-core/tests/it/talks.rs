//! A made-up agent that tells sessions and usage. A row is `+ SESSION MS ENTRY TOKENS [WORK]`, a
//! step (`-` for what is not recorded), or `= SESSION [KEY=VALUE]…`, its session.

use std::ops::ControlFlow::Continue;

use camino::{Utf8Path, Utf8PathBuf};
use tokdash_core::{
    Code, Coverage, Descriptor, Diagnostic, Error, Files, Flow, Found, LineEvent, LineSplitter,
    Member, Progress, Provenance, ReadCx, ReadEnd, Result, Revision, Session, SessionItem,
    SessionSource, Sink, Source, Step, Timestamp, TokenCounts, Unit, UsageEntry, UsageSource, Walk,
};

pub struct Talks {
    descriptor: Descriptor,
    home: Utf8PathBuf,
}

enum Row {
    Step(Step),
    Session(Box<Session>),
}

impl Talks {
    pub fn at(home: &Utf8Path) -> Self {
        Self { descriptor: Descriptor::new("talks", "Talks"), home: home.to_owned() }
    }

    fn discover_files(&self, files: &dyn Files, out: &mut dyn Sink<Unit>) -> Result<()> {
        files.walk(&Walk::new(&self.home), &mut |found| match found {
            Found::File(file) => {
                let member = Member::new(file.name.clone(), file.path, file.stamp);
                out.item(Unit::new("talks".into(), file.name.into(), vec![member]))
            }
            _ => Continue(()),
        })?;
        Ok(())
    }

    /// Gives the rows of a unit; `Err` is a row that is none.
    fn rows(
        cx: &ReadCx<'_>,
        progress: &mut dyn FnMut(Progress) -> Flow,
        give: &mut dyn FnMut(Option<Row>, u64) -> Flow,
    ) -> Result<()> {
        let mut text = Vec::new();
        let path = &cx.unit().members[0].path;
        let mut file = cx.files().open(path, 0)?;
        std::io::Read::read_to_end(&mut file, &mut text).map_err(|error| Error::io(path, error))?;
        if progress(Progress::of_bytes(text.len() as u64)).is_break() {
            return Ok(());
        }
        let _ = LineSplitter::new(500).feed(&text, &mut |event| {
            let LineEvent::Line(line) = event else { return Continue(()) };
            give(row(std::str::from_utf8(line.bytes).unwrap(), cx.unit()), line.number)
        });
        Ok(())
    }
}

fn millis(text: &str) -> Option<Timestamp> {
    Timestamp::from_millis(text.parse().ok()?).ok()
}

fn row(text: &str, unit: &Unit) -> Option<Row> {
    let (mark, rest) = text.split_once(' ')?;
    let mut words = rest.split(' ');
    let id = words.next()?;
    if mark == "=" {
        return Some(Row::Session(Box::new(session(id, words, unit))));
    }
    let mut step = Step::new(id.into(), millis(words.next()?)?);
    step.entry =
        words.next().filter(|word| *word != "-").map(|word| format!("talks:{word}").into());
    let tokens = |word: &str| Some(TokenCounts::new().with_output(word.parse().ok()?).into());
    step.tokens = words.next().and_then(tokens);
    step.measured_ms = words.next().and_then(|word| word.parse().ok());
    Some(Row::Step(step))
}

fn session<'a>(id: &str, words: impl Iterator<Item = &'a str>, unit: &Unit) -> Session {
    let mut session = Session::new(id.into(), "talks".into(), unit.key.clone());
    session.coverage = Coverage::Complete;
    for (key, value) in words.filter_map(|word| word.split_once('=')) {
        match key {
            "cwd" => session.cwd = Some(value.into()),
            "title" => session.title = Some(value.into()),
            "over" => session.supersedes = Some(value.into()),
            "start" => session.started = millis(value),
            "seen" => session.last_seen = millis(value),
            "prior" => session.prior_event = millis(value),
            "model" => session.models.push(value.into()),
            "tokens" => session.coverage = Coverage::NotRecorded,
            _ => panic!("no key {key}"),
        }
    }
    session
}

impl Source for Talks {
    fn descriptor(&self) -> &Descriptor {
        &self.descriptor
    }

    fn usage(&self) -> Option<&dyn UsageSource> {
        Some(self)
    }

    fn sessions(&self) -> Option<&dyn SessionSource> {
        Some(self)
    }
}

impl UsageSource for Talks {
    fn revision(&self) -> Revision {
        Revision::new(1)
    }

    fn discover(&self, files: &dyn Files, out: &mut dyn Sink<Unit>) -> Result<()> {
        self.discover_files(files, out)
    }

    fn read(&self, cx: &ReadCx<'_>, out: &mut dyn Sink<UsageEntry>) -> Result<ReadEnd> {
        let mut entries = Vec::new();
        let mut stopped = Continue(());
        Self::rows(
            cx,
            &mut |bytes| {
                stopped = out.progress(bytes);
                stopped
            },
            &mut |row, line| {
                let Some(Row::Step(step)) = row else { return Continue(()) };
                let (Some(id), Some(tokens)) = (step.entry, step.tokens) else {
                    return Continue(());
                };
                let tokens = TokenCounts::new().with_output(u64::try_from(tokens.output).unwrap());
                let place =
                    Provenance::new(cx.unit().key.clone(), Revision::new(1)).with_line(line);
                let mut entry =
                    UsageEntry::new(id, "talks".into(), "m".into(), step.timestamp, tokens, place);
                entry.session = Some(step.session);
                entries.push(entry);
                Continue(())
            },
        )?;
        let _ =
            stopped.is_continue() && entries.into_iter().try_for_each(|it| out.item(it)).is_break();
        Ok(ReadEnd::default())
    }
}

impl SessionSource for Talks {
    fn revision(&self) -> Revision {
        Revision::new(1)
    }

    fn discover(&self, files: &dyn Files, out: &mut dyn Sink<Unit>) -> Result<()> {
        self.discover_files(files, out)
    }

    fn read(&self, cx: &ReadCx<'_>, out: &mut dyn Sink<SessionItem>) -> Result<ReadEnd> {
        let mut given = Vec::new();
        let mut stopped = Continue(());
        Self::rows(
            cx,
            &mut |bytes| {
                stopped = out.progress(bytes);
                stopped
            },
            &mut |row, line| {
                given.push((row, line));
                Continue(())
            },
        )?;
        if stopped.is_break() {
            return Ok(ReadEnd::default());
        }
        let _ = given.into_iter().try_for_each(|(row, line)| match row {
            Some(Row::Step(step)) => out.item(SessionItem::Step(step)),
            Some(Row::Session(session)) => out.item(SessionItem::Session(session)),
            None => out.diagnostic(Diagnostic::new(Code::InvalidJson).with_line(line)),
        });
        Ok(ReadEnd::default())
    }
}
