//! A session that is a log of lines: one message a line, with what stands beside it.

use tokdash_core::{Code, Flow, Line, Member, Name, Origin, ReadCx, Result, Session, SessionTexts};

use super::clock::{Draft, Timeline};
use super::message::{Era, Kind, Message, Row};
use super::meta::{self, Meta};
use super::out::Out;
use super::retained;
use super::{Sessions, items, names, rows};

/// Reads the session whose log is `member` and gives its items. Without an answer there was no
/// conversation.
///
/// # Errors
/// When the log is of an unknown form, or a file cannot be read.
pub(super) fn read(view: &Sessions, cx: &ReadCx<'_>, member: &Member, out: &Out<'_>) -> Result<()> {
    let meta = meta::read(cx, view.texts, out)?;
    if meta.is_copy {
        out.ignore("conflict copy");
        return Ok(());
    }
    let mut log = Log::new(view.texts, meta.model.clone());
    rows::read_rows(cx, member, out, &mut |line| {
        let flow = line.map_or(Flow::Continue(()), |line| log.line(line, out));
        // A line that cannot be read has its number all the same.
        log.index = log.index.saturating_add(1);
        flow
    })?;
    if out.is_stopped() || log.timeline.steps.is_empty() {
        return Ok(());
    }
    log.timeline.settle(meta.created.or(meta.updated));
    let retained = retained::read(cx, out)?;
    let mut session = start(view, cx, &log, meta);
    session.coverage = retained.attribute(&mut log.timeline.steps, &log.prompts);
    session.last_seen = session.last_seen.max(log.timeline.steps.last().and_then(|last| last.at));
    session.models = log.models;
    // A receiver that stopped is told nothing more.
    let _ = items::give(session, log.timeline.steps, out);
    Ok(())
}

fn start(view: &Sessions, cx: &ReadCx<'_>, log: &Log, meta: Meta) -> Session {
    let key = &cx.unit().key;
    let file = key.as_str().rsplit('/').next().unwrap_or_default();
    let stem = file.strip_suffix(".jsonl").unwrap_or(file);
    let id = meta.id.unwrap_or_else(|| stem.into());
    let mut session = Session::new(id, view.source.clone(), key.clone());
    if names::is_subagent(key.as_str()) {
        (session.origin, session.depth) = (Origin::Subagent, 1);
    } else if meta.parent.is_some() {
        session.origin = Origin::Fork;
    }
    session.parent = meta.parent;
    session.label = meta.label;
    session.title = meta.title;
    session.preview = meta.preview.or_else(|| log.preview.clone());
    session.cwd = log.cwd.clone().or(meta.cwd);
    session.turns = u64::try_from(log.prompts.len()).unwrap_or(u64::MAX);
    session.prior_event = log.timeline.prior;
    let first_step = log.timeline.steps.first().and_then(|step| step.at);
    session.started = meta.created.or(log.timeline.first).or(first_step);
    session.last_seen = meta.updated;
    session
}

/// What is known of a log while it is read.
struct Log {
    texts: SessionTexts,
    /// The index of the next message, from 0.
    index: u64,
    /// The indexes of a person's messages.
    prompts: Vec<u64>,
    preview: Option<String>,
    cwd: Option<String>,
    models: Vec<Name>,
    /// The model of an answer that names none.
    model: Option<Name>,
    timeline: Timeline,
}

impl Log {
    fn new(texts: SessionTexts, model: Option<Name>) -> Self {
        Self {
            texts,
            index: 0,
            prompts: Vec::new(),
            preview: None,
            cwd: None,
            models: model.iter().cloned().collect(),
            model,
            timeline: Timeline::default(),
        }
    }

    fn line(&mut self, line: &Line<'_>, out: &Out<'_>) -> Flow {
        let row: Row<'_> = match rows::parse(line) {
            Ok(row) => row,
            Err(code) => return out.lost(rows::at(line, code)),
        };
        let message = Message::of(&row, Era::Lines, self.texts);
        let note = |field| out.diagnostic(rows::at(line, Code::InvalidField).with_field(field));
        if message.created.is_invalid() {
            note("created_at")?;
        }
        if message.work.is_invalid() {
            note("work_duration")?;
        }
        self.message(message);
        Flow::Continue(())
    }

    fn message(&mut self, message: Message) {
        self.cwd = message.cwd.or(self.cwd.take());
        match message.kind {
            Kind::Prompt => {
                self.preview = self.preview.take().or(message.preview);
                self.prompts.push(self.index);
                self.timeline.prompt(message.created.valid());
            }
            Kind::Host => self.timeline.prompt(message.created.valid()),
            Kind::Answer => {
                let model = message.model.or_else(|| self.model.clone());
                if let Some(model) = model.as_ref().filter(|model| !self.models.contains(model)) {
                    self.models.push(model.clone());
                }
                let turn = u64::try_from(self.prompts.len()).ok().filter(|turns| *turns > 0);
                let work = message.work.valid();
                self.timeline.answer(Draft { work, turn, model, ..Draft::default() });
            }
            Kind::System | Kind::Other => {}
        }
    }
}
