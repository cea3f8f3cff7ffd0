//! Sessions for people: a row each, then what is to be said of each source.

use std::io::{self, Write};

use comfy_table::{CellAlignment, Table, presets};
use tokdash::core::SessionScan;

use crate::clock;
use crate::homes::Homes;
use crate::report::{DRIFT, grouped, print_diagnostics};
use crate::rows::{Row, Rows};

const TITLE_CHARS: usize = 40;

pub fn print(rows: &Rows<'_>, out: &mut dyn Write) -> io::Result<()> {
    let mut table =
        new_table(["id", "title", "project", "model", "turns", "tokens", "active", "span"], 4);
    for row in &rows.list {
        table.add_row([
            row.session().id.to_string(),
            short(&row.name()),
            row.project().unwrap_or_default().to_owned(),
            row.models(),
            row.turns(),
            row.shown_tokens(),
            row.active(),
            clock::duration(row.span_ms),
        ]);
    }
    writeln!(out, "{table}")?;
    print_total(rows, out)
}

pub fn print_total(rows: &Rows<'_>, out: &mut dyn Write) -> io::Result<()> {
    let (union, sum) = (rows.active.union_ms(), rows.active.sum_ms());
    let (union, sum) = (clock::duration(union), clock::duration(sum));
    writeln!(out, "{} sessions, active {union} (added up {sum})", rows.list.len())
}

/// A table whose columns from `numbers` on stand to the right.
pub fn new_table<const N: usize>(heads: [&str; N], numbers: usize) -> Table {
    let mut table = Table::new();
    table.load_style(presets::ASCII_BORDERS_ONLY_CONDENSED);
    table.set_header(heads);
    for column in table.column_iter_mut().skip(numbers) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// A text that leaves room for the other columns.
pub fn short(text: &str) -> String {
    if text.chars().count() <= TITLE_CHARS {
        return text.to_owned();
    }
    let start: String = text.chars().take(TITLE_CHARS - 1).collect();
    format!("{}…", start.trim_end())
}

pub fn print_sources(homes: &Homes, scan: &SessionScan, out: &mut dyn Write) -> io::Result<()> {
    if scan.has_drift() {
        writeln!(out, "\n{DRIFT}")?;
    }
    for source in &scan.sources {
        let home = homes.path_of(source.descriptor.id.as_str()).map_or("?", |home| home.as_str());
        writeln!(out, "\n{} ({home})", source.descriptor.label)?;
        if let Some(failure) = &source.failure {
            writeln!(out, "  could not be listed: {failure}")?;
        }
        let (read, failed) = (source.units - source.failed, source.failed);
        let bytes = grouped(source.bytes.into());
        writeln!(out, "  logs      {read} read, {failed} failed, {bytes} bytes")?;
        writeln!(out, "  sessions  {}, of them copies {}", source.entries, source.copies)?;
        print_diagnostics(source, out)?;
    }
    Ok(())
}

/// What a row is called where it may be any session's.
pub fn name_and_project(row: &Row<'_>) -> String {
    match row.project().filter(|project| *project != row.name()) {
        Some(project) => format!("{} [{project}]", short(&row.name())),
        None => short(&row.name()),
    }
}
