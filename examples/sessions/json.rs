//! Sessions for programs: one object. What is not known is `null`.

use std::io::{self, Write};

use serde::Serialize;
use tokdash::TokenTotals;
use tokdash::core::{Coverage, Origin, SessionScan, Step, Timestamp};

use crate::args::Args;
use crate::report::DRIFT;
use crate::rows::{Row, Rows};

pub fn print(
    args: &Args,
    scan: &SessionScan,
    rows: &Rows<'_>,
    out: &mut dyn Write,
) -> io::Result<()> {
    if scan.has_drift() {
        // The object holds sessions alone, so this goes beside it.
        eprintln!("{DRIFT}");
    }
    let list = Listing {
        sessions: rows.list.iter().map(|row| Listed::of(args, row)).collect(),
        active_ms: rows.active.union_ms(),
        active_ms_sum: rows.active.sum_ms(),
    };
    serde_json::to_writer_pretty(&mut *out, &list)?;
    out.write_all(b"\n")
}

#[derive(Serialize)]
struct Listing<'a> {
    sessions: Vec<Listed<'a>>,
    active_ms: u64,
    active_ms_sum: u64,
}

#[derive(Serialize)]
struct Listed<'a> {
    id: &'a str,
    source: &'a str,
    parent: Option<&'a str>,
    origin: Origin,
    project: Option<&'a str>,
    cwd: Option<&'a str>,
    title: Option<&'a str>,
    preview: Option<&'a str>,
    label: Option<&'a str>,
    models: Vec<&'a str>,
    turns: u64,
    inherited_turns: u64,
    steps: usize,
    tokens: Option<TokenTotals>,
    coverage: Coverage,
    inherited_tokens: TokenTotals,
    started: Option<String>,
    last_seen: Option<String>,
    span_ms: u64,
    active_ms: u64,
    active_ms_sum: u64,
    /// Only of a session that was asked for by its id.
    #[serde(skip_serializing_if = "Option::is_none")]
    step_list: Option<Vec<ListedStep<'a>>>,
}

#[derive(Serialize)]
struct ListedStep<'a> {
    timestamp: String,
    turn: Option<u64>,
    model: Option<&'a str>,
    entry: Option<&'a str>,
    tokens: Option<TokenTotals>,
    measured_ms: Option<u64>,
}

impl<'a> Listed<'a> {
    fn of(args: &Args, row: &'a Row<'a>) -> Self {
        let session = row.session();
        let time = |instant: Option<Timestamp>| instant.map(|it| it.to_string());
        let steps = || row.record.steps_in(&args.window).map(ListedStep::of).collect();
        Self {
            id: session.id.as_str(),
            source: session.source.as_str(),
            parent: session.parent.as_ref().map(|id| id.as_str()),
            origin: session.origin,
            project: row.project(),
            cwd: session.cwd.as_deref(),
            title: session.title.as_deref(),
            preview: session.preview.as_deref(),
            label: session.label.as_deref(),
            models: session.models.iter().map(|model| model.as_str()).collect(),
            turns: session.turns,
            inherited_turns: session.inherited_turns,
            steps: row.steps,
            tokens: row.tokens,
            coverage: session.coverage,
            inherited_tokens: session.inherited_tokens,
            started: time(session.started),
            last_seen: time(session.last_seen),
            span_ms: row.span_ms,
            active_ms: row.active_ms,
            active_ms_sum: row.active_ms_sum,
            step_list: args.id.is_some().then(steps),
        }
    }
}

impl<'a> ListedStep<'a> {
    fn of(step: &'a Step) -> Self {
        Self {
            timestamp: step.timestamp.to_string(),
            turn: step.turn,
            model: step.model.as_ref().map(|model| model.as_str()),
            entry: step.entry.as_ref().map(|entry| entry.as_str()),
            tokens: step.tokens,
            measured_ms: step.measured_ms,
        }
    }
}
