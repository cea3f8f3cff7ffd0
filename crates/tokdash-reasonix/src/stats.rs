//! One file of the ledger, line by line: rows with their places, folded into entries and figures.

use std::cell::RefCell;
use std::ops::Range;

use tokdash_core::{
    Code, Diagnostic, Flow, Line, LineEvent, LineSplitter, Progress, Provenance, ReadCx, ReadEnd,
    Result, Revision, Sink, SourceId, Tally, UnitKey, UsageEntry, read_lines,
};

use crate::accounting::{self, Dropped, Usage, Verdict};
use crate::entry::{BadCost, Entries};
use crate::row::{Field, Row};

/// Reads the file at `path` of `cx` and gives its entries to `out`.
pub(crate) fn read(
    cx: &ReadCx<'_>,
    path: &camino::Utf8Path,
    (source, revision): (&SourceId, Revision),
    out: &mut dyn Sink<UsageEntry>,
) -> Result<ReadEnd> {
    let mut ledger = Ledger {
        unit: &cx.unit().key,
        revision,
        entries: Entries::new(source.clone(), cx.unit().len()),
        tally: Tally::default(),
    };
    let mut splitter = LineSplitter::new(cx.limits().line_bytes);
    let bytes = cx.files().open(path, 0)?;
    // Both closures speak to the one sink, one at a time.
    let sink = RefCell::new(out);
    let flow = read_lines(
        bytes,
        &mut splitter,
        &mut |event| ledger.take(event, &mut **sink.borrow_mut()),
        &mut |bytes| sink.borrow_mut().progress(Progress::of_bytes(bytes)),
    )
    .map_err(|error| error.with_path(path))?;
    if flow.is_continue()
        && let Some((start, line)) = splitter.pending()
    {
        // Whole or not, it waits for its end: the next read takes it, and takes it once.
        let note = ledger.diagnostic(Code::TornTail, &Place { line, bytes: start..start });
        // The file is at its end: there is nothing left to stop.
        let _ = sink.borrow_mut().diagnostic(note);
    }
    Ok(ReadEnd::whole(ledger.tally))
}

/// Where a line stands.
struct Place {
    line: u64,
    bytes: Range<u64>,
}

impl Place {
    fn of(line: &Line<'_>) -> Self {
        Self { line: line.number, bytes: line.start..line.end }
    }
}

/// What is known of one file while it is read.
struct Ledger<'a> {
    unit: &'a UnitKey,
    revision: Revision,
    entries: Entries,
    tally: Tally,
}

impl Ledger<'_> {
    #[inline]
    fn take(&mut self, event: LineEvent<'_>, out: &mut dyn Sink<UsageEntry>) -> Flow {
        match event {
            LineEvent::Line(line) => {
                let mut row = Row::default();
                match row.read(line.bytes) {
                    Ok(()) => self.row(&row, &Place::of(&line), out),
                    Err(fault) => self.lost(fault.code(), &Place::of(&line), out),
                }
            }
            LineEvent::TooLong { number, start } => {
                self.lost(Code::LineTooLong, &Place { line: number, bytes: start..start }, out)
            }
            _ => Flow::Continue(()),
        }
    }

    /// A line that is no row: what a store already has of this file is better kept.
    fn lost(&mut self, code: Code, place: &Place, out: &mut dyn Sink<UsageEntry>) -> Flow {
        self.tally.lossy = true;
        out.diagnostic(self.diagnostic(code, place))
    }

    fn row(&mut self, row: &Row<'_>, place: &Place, out: &mut dyn Sink<UsageEntry>) -> Flow {
        match accounting::judge(row) {
            Verdict::Ignored(what) => {
                self.tally.ignore(what);
                Flow::Continue(())
            }
            Verdict::Dropped(dropped) => out.diagnostic(self.dropped(dropped, place)),
            Verdict::RequestsOnly { timestamp, requests } => {
                let name = self.entries.names.model(row.model().as_deref());
                self.tally.without_usage.add(timestamp, name.provider, name.model, requests);
                self.note_invalid(row, place, out)
            }
            Verdict::Usage(usage) => self.usage(row, &usage, place, out),
        }
    }

    fn usage(
        &mut self,
        row: &Row<'_>,
        usage: &Usage,
        place: &Place,
        out: &mut dyn Sink<UsageEntry>,
    ) -> Flow {
        self.note_invalid(row, place, out)?;
        if !usage.consistent {
            let note = self.diagnostic(Code::Inconsistent, place);
            out.diagnostic(note.with_field(Field::Prompt.name()))?;
        }
        let cost = match self.entries.recorded_cost(row) {
            Ok(cost) => cost,
            Err(BadCost) => {
                let note = self.diagnostic(Code::InvalidField, place);
                out.diagnostic(note.with_field(Field::CostAmount.name()))?;
                None
            }
        };
        let mut provenance = Provenance::new(self.unit.clone(), self.revision);
        (provenance.line, provenance.bytes) = (Some(place.line), Some(place.bytes.clone()));
        out.item(self.entries.make(row, usage, cost, provenance))
    }

    /// A note for each field that holds what it cannot, where that does not drop the row.
    fn note_invalid(&self, row: &Row<'_>, place: &Place, out: &mut dyn Sink<UsageEntry>) -> Flow {
        if row.invalid.is_empty() {
            return Flow::Continue(());
        }
        for field in row.invalid.iter() {
            let note = self.diagnostic(Code::InvalidField, place);
            out.diagnostic(note.with_field(field.name()))?;
        }
        Flow::Continue(())
    }

    fn dropped(&self, dropped: Dropped, place: &Place) -> Diagnostic {
        let diagnostic = self.diagnostic(dropped.code(), place);
        match dropped.field() {
            Some(field) => diagnostic.with_field(field.name()),
            None => diagnostic,
        }
    }

    fn diagnostic(&self, code: Code, place: &Place) -> Diagnostic {
        Diagnostic::new(code)
            .with_unit(self.unit.clone())
            .with_line(place.line)
            .with_byte(place.bytes.start)
    }
}
