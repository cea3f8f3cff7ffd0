//! Reading all sessions: the same drive over units as for usage, and steps put to their sessions.

use std::collections::HashMap;
use std::ops::ControlFlow::Continue;

use super::driver::count;
use super::{ScanOptions, SourceReport, View, read_view};
use crate::copies::{merge_copies, without_superseded};
use crate::{
    Code, Coverage, Diagnostic, Diagnostics, Files, Flow, FnSink, ReadCx, SessionId, SessionItem,
    SessionRecord, SessionSourceExt, Sink, Source, SourceId, Step, TokenTotals, Window,
};

/// What a scan of sessions found.
#[derive(Debug, Default)]
#[non_exhaustive]
pub struct SessionScan {
    /// The sessions, each once, the newest first; their steps in the order of time.
    pub sessions: Vec<SessionRecord>,
    /// What is to be said of each source, in the order in which they were given.
    pub sources: Vec<SourceReport>,
    /// Whether an observer stopped the scan: what is here is not all.
    pub stopped: bool,
}

impl SessionScan {
    /// The tokens of the sessions whose [`Coverage`] is complete: what the usage report, too,
    /// counts of them. Tokens that are attribution alone are in no total.
    #[must_use]
    pub fn totals(&self) -> TokenTotals {
        let complete = self.sessions.iter().filter(|it| it.session.coverage == Coverage::Complete);
        let mut sum = TokenTotals::default();
        complete.filter_map(|it| it.tokens_in(&Window::all())).for_each(|tokens| sum += tokens);
        sum
    }

    /// The diagnostics of all sources.
    #[must_use]
    pub fn diagnostics(&self) -> Diagnostics {
        let mut all = Diagnostics::default();
        self.sources.iter().for_each(|source| all.merge(&source.tally.diagnostics));
        all
    }

    /// Whether an agent changed its format, so that new sessions or steps may be missing.
    #[must_use]
    pub fn has_drift(&self) -> bool {
        self.sources.iter().any(|source| source.tally.diagnostics.count(&Code::Drift) > 0)
    }
}

/// Reads the sessions of `sources` from `files`: every unit, every session once.
///
/// What another session has taken over is left out, and copies are put together so that the tokens
/// of sessions agree with [`scan`](crate::scan): see [`merge_sessions`](crate::merge_sessions).
/// The answer does not depend on the number of threads. Nothing fails as a whole: see
/// [`SourceReport::failure`] and the diagnostics.
#[must_use]
pub fn scan_sessions<'s>(
    sources: impl IntoIterator<Item = &'s dyn Source>,
    files: &dyn Files,
    options: &ScanOptions<'_>,
) -> SessionScan {
    let mut scan = SessionScan::default();
    let mut records = Vec::new();
    for source in sources {
        let mut found = Vec::new();
        let mut keep = FnSink::new(|record| {
            found.push(record);
            Continue(())
        });
        let (report, flow) = stream_sessions(source, files, options, &mut keep);
        records.append(&mut without_superseded(found));
        scan.sources.push(report);
        if flow.is_break() {
            scan.stopped = true;
            break;
        }
    }
    scan.sessions = merge_copies(records);
    count_copies(&mut scan);
    scan
}

/// What was read of a source and is not among the sessions was a copy. Of several sources with
/// one id the first is taken to hold the originals.
fn count_copies(scan: &mut SessionScan) {
    let mut left: HashMap<&SourceId, u64> = HashMap::new();
    for record in &scan.sessions {
        *left.entry(&record.session.source).or_default() += 1;
    }
    for report in &mut scan.sources {
        let Some(left) = left.get_mut(&report.descriptor.id) else {
            report.copies = report.entries;
            continue;
        };
        let own = report.entries.min(*left);
        *left -= own;
        report.copies = report.entries - own;
    }
}

/// Reads the sessions of one source from `files` into `out`, unit by unit in the order of their
/// keys, each with its steps, and keeps nothing but the unit at hand.
///
/// Copies of a session in several units all come, and so do those that another has taken over;
/// [`scan_sessions`] keeps one of them. The sessions of a unit come when it was read to its end,
/// so none come of a unit that fails. The answer is [`Flow::Break`] when `out` or the observer
/// stopped the reading.
pub fn stream_sessions(
    source: &dyn Source,
    files: &dyn Files,
    options: &ScanOptions<'_>,
    out: &mut dyn Sink<SessionRecord>,
) -> (SourceReport, Flow) {
    let mut report = SourceReport::new(source.descriptor().clone());
    let Some(sessions) = source.sessions() else { return (report, Continue(())) };
    let read = |cx: &ReadCx<'_>, sink: &mut dyn Sink<SessionItem>| sessions.read(cx, sink);
    let view = View { units: sessions.session_units(files), read: &read };
    let flow = read_view(view, files, options, &mut report, &mut |unit, items, report| {
        let (records, lost) = put_together(items);
        if lost > 0 {
            report.note(Diagnostic::new(Code::Misused).with_unit(unit.key.clone()));
        }
        report.entries = report.entries.saturating_add(count(records.len()));
        records.into_iter().try_for_each(|record| out.item(record))
    });
    (report, flow)
}

/// Gives each session the steps that came before it, and tells how many belong to none.
fn put_together(items: Vec<SessionItem>) -> (Vec<SessionRecord>, usize) {
    let mut waiting: HashMap<SessionId, Vec<Step>> = HashMap::new();
    let mut records = Vec::new();
    for item in items {
        match item {
            SessionItem::Step(step) => waiting.entry(step.session.clone()).or_default().push(step),
            SessionItem::Session(session) => {
                let steps = waiting.remove(&session.id).unwrap_or_default();
                records.push(SessionRecord::new(*session, steps));
            }
        }
    }
    (records, waiting.values().map(Vec::len).sum())
}
