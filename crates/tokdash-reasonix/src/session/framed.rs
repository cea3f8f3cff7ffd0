//! A session of a framed store: its manifest, its log in either codec, and what they add up to.

use std::ops::ControlFlow;

use tokdash_core::{Code, Diagnostic, Flow, Member, Origin, ReadCx, Result, Session, SessionTexts};

use super::batch::{Assembler, Batch, Outcome, Told};
use super::content::Objects;
use super::event::{self, Fact};
use super::field::Field;
use super::frames::read_frames;
use super::history::{Folded, History};
use super::input::Input;
use super::manifest::{self, Beginning, Codec, Header, Manifest};
use super::names::Part;
use super::out::Out;
use super::{Sessions, commits, import, items, rows};

/// Reads the session whose manifest is `member` and gives its items.
///
/// # Errors
/// When the manifest or the log as a whole cannot be read.
pub(super) fn read(view: &Sessions, cx: &ReadCx<'_>, member: &Member, out: &Out<'_>) -> Result<()> {
    let Some(manifest) = manifest::read(cx, member, out)? else { return Ok(()) };
    let header = manifest::header(cx, view.texts.directories, out)?;
    let part = match manifest.codec {
        Codec::Frames => Part::Frames,
        Codec::Commits => Part::Commits,
    };
    let Some(log) = super::member(cx.unit(), part) else { return Ok(()) };
    let objects = Objects::of(cx.files(), cx.limits(), &member.path, manifest.content_levels);
    let mut reader = Reader { texts: view.texts, objects, history: History::default(), out };
    match manifest.codec {
        Codec::Frames => reader.frames(cx, log)?,
        Codec::Commits => reader.commits(cx, log)?,
    }
    let mut history = reader.history;
    if !out.is_lossy() && history.has_gap() {
        // Whole batches are gone without a trace.
        let _ = out.lost(Diagnostic::new(Code::Inconsistent).with_field("seq"));
    }
    if out.is_stopped() {
        return Ok(());
    }
    let last_commit = history.last_commit;
    let folded = history.fold(manifest.inherited);
    let supersedes = match &manifest.beginning {
        Beginning::Import(imported) => import::old_unit(view, cx, imported, out),
        Beginning::Own | Beginning::Fork(_) => None,
    };
    let mut session = start(view, cx, &manifest, header, out);
    (session.supersedes, session.last_seen) = (supersedes, last_commit);
    // A receiver that stopped is told nothing more.
    let _ = finish(session, folded, out);
    Ok(())
}

/// What the manifest says of the session.
fn start(
    view: &Sessions,
    cx: &ReadCx<'_>,
    manifest: &Manifest,
    header: Header,
    out: &Out<'_>,
) -> Session {
    let key = &cx.unit().key;
    let folder = key.as_str().rsplit('/').next().unwrap_or_default();
    // Each note stands on its own; whether the receiver stopped is asked at the end.
    let id = manifest.session.clone().unwrap_or_else(|| folder.into());
    if id.as_str() != folder {
        let _ = out.note(Code::Inconsistent, "session_id");
    }
    if manifest.session.is_none() {
        let _ = out.note(Code::InvalidField, "session_id");
    }
    if manifest.created == Field::Invalid {
        let _ = out.note(Code::InvalidField, "created_at");
    }
    if manifest.inherited.is_none() {
        let _ = out.note(Code::SeedUnprovable, "inherited_event_count");
    }
    let mut session = Session::new(id, view.source.clone(), key.clone());
    session.started = manifest.created.valid();
    session.cwd = header.cwd;
    if let Beginning::Fork(parent) = &manifest.beginning {
        (session.origin, session.parent) = (Origin::Fork, parent.clone());
    } else if header.parent.is_some() {
        (session.origin, session.parent, session.depth) = (Origin::Subagent, header.parent, 1);
    }
    session
}

/// Completes the session with what its events add up to, and gives it. Without a turn and without
/// an answer there was no conversation.
fn finish(mut session: Session, mut folded: Folded, out: &Out<'_>) -> Flow {
    let timeline = &mut folded.timeline;
    timeline.settle(None);
    if folded.turns == 0 && folded.inherited_turns == 0 && timeline.steps.is_empty() {
        return Flow::Continue(());
    }
    // An imported session is older than its store.
    session.started = [timeline.first, session.started].into_iter().flatten().min();
    session.prior_event = timeline.prior;
    session.title = folded.title;
    session.preview = folded.preview;
    session.cwd = folded.cwd.or(session.cwd);
    session.models = folded.models;
    (session.turns, session.inherited_turns) = (folded.turns, folded.inherited_turns);
    session.turn_ends = folded.turn_ends;
    items::give(session, folded.timeline.steps, out)
}

/// The events of a log, as they come.
struct Reader<'a, 's> {
    texts: SessionTexts,
    objects: Objects<'a>,
    history: History,
    out: &'a Out<'s>,
}

impl Reader<'_, '_> {
    fn frames(&mut self, cx: &ReadCx<'_>, log: &Member) -> Result<()> {
        let mut assembler = Assembler::new(self.texts);
        let mut input = Input::open(cx.files(), &log.path, self.out)?;
        let flow =
            read_frames(&mut input, cx.limits(), &mut |piece| match assembler.take(&piece) {
                Outcome::Nothing => Flow::Continue(()),
                Outcome::Batch(batch) => self.batch(*batch),
                Outcome::Lost(code, byte) => self.out.lost(Diagnostic::new(code).with_byte(byte)),
            });
        let flow = flow.map_err(|error| error.with_path(&log.path))?;
        if let (Flow::Continue(()), Some(byte)) = (flow, assembler.torn()) {
            // A receiver that stopped is not told.
            let _ = self.out.diagnostic(Diagnostic::new(Code::TornTail).with_byte(byte));
        }
        Ok(())
    }

    fn commits(&mut self, cx: &ReadCx<'_>, log: &Member) -> Result<()> {
        let out = self.out;
        rows::read_rows(cx, log, out, &mut |line| {
            let Some(line) = line else { return Flow::Continue(()) };
            match commits::read(line, self.texts) {
                Ok(Some(batch)) => self.batch(batch),
                Ok(None) => Flow::Continue(()),
                Err(code) => out.lost(rows::at(line, code)),
            }
        })
    }

    fn batch(&mut self, mut batch: Batch) -> Flow {
        if !self.history.begin(&batch) {
            return Flow::Continue(());
        }
        for (told, seq) in std::mem::take(&mut batch.events).into_iter().zip(batch.first..) {
            let fact = self.fact(told, &batch)?;
            self.note_invalid(&fact, &batch)?;
            self.history.add(seq, &batch, fact);
        }
        self.out.progress(0)
    }

    /// What an event tells, wherever its payload lies.
    fn fact(&self, told: Told, batch: &Batch) -> ControlFlow<(), Fact> {
        let fact = match told {
            Told::Fact(fact) => return ControlFlow::Continue(fact),
            Told::Unreadable => Err(Code::InvalidJson),
            Told::Elsewhere { kind, digest, bytes } => {
                let object = self.objects.read(&digest, bytes, self.out);
                object.and_then(|object| {
                    let fact = event::read(kind, &object, batch.era(), self.texts);
                    fact.ok_or(Code::InvalidJson)
                })
            }
        };
        match fact {
            Ok(fact) => ControlFlow::Continue(fact),
            Err(code) => {
                self.out.lost(batch.diagnostic(code).with_field("payload"))?;
                ControlFlow::Continue(Fact::Nothing)
            }
        }
    }

    /// A note for each field that holds what it cannot, where it would have counted.
    fn note_invalid(&self, fact: &Fact, batch: &Batch) -> Flow {
        let Fact::Message(message) = fact else { return Flow::Continue(()) };
        if message.work.is_invalid() {
            self.out
                .diagnostic(batch.diagnostic(Code::InvalidField).with_field("work_duration"))?;
        }
        if batch.is_import && message.created.is_invalid() {
            self.out.diagnostic(batch.diagnostic(Code::InvalidField).with_field("created_at"))?;
        }
        Flow::Continue(())
    }
}
