//! Families of sessions for people.

use std::collections::HashMap;
use std::io::{self, Write};
use std::ptr;

use tokdash::core::{Lineage, Link, Origin, Relative, Session, SessionScan};

use crate::args::Args;
use crate::rows::{Row, Rows};
use crate::table::{name_and_project, new_table, print_total};

/// However deep a hostile log says it is.
const MOST_INDENT: usize = 12;

/// Those of the rows, or the family of one of them.
pub fn print(
    args: &Args,
    scan: &SessionScan,
    rows: &Rows<'_>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let sessions = scan.sessions.iter().map(|it| &it.session);
    let lineage = Lineage::of(sessions);
    let by_session: HashMap<*const Session, &Row<'_>> =
        rows.list.iter().map(|row| (ptr::from_ref(row.session()), row)).collect();
    let mut table = new_table(["session", "id", "how", "turns", "tokens", "active"], 3);
    let mut below = None;
    for relative in lineage.iter() {
        if below.is_some_and(|depth| relative.depth <= depth) {
            below = None;
        }
        if args.id.as_deref() == Some(relative.session.id.as_str()) && below.is_none() {
            below = Some(relative.depth);
        }
        let row = by_session.get(&ptr::from_ref(relative.session));
        if let Some(row) = row.filter(|_| args.id.is_none() || below.is_some()) {
            table.add_row(cells(row, &relative, below.unwrap_or(0)));
        }
    }
    writeln!(out, "{table}")?;
    if args.id.is_none() { print_total(rows, out) } else { Ok(()) }
}

fn cells(row: &Row<'_>, relative: &Relative<'_>, from: usize) -> [String; 6] {
    let indent = relative.depth.saturating_sub(from).min(MOST_INDENT);
    [
        format!("{}{}", "· ".repeat(indent), name_and_project(row)),
        row.session().id.to_string(),
        how(relative),
        row.turns(),
        row.shown_tokens(),
        row.active(),
    ]
}

fn how(relative: &Relative<'_>) -> String {
    let origin = match relative.session.origin {
        Origin::Fork => "fork",
        Origin::Subagent => "subagent",
        _ => "",
    };
    match relative.link {
        Link::MissingParent => format!("{origin} of one that is not here"),
        Link::CutCircle => format!("{origin} of itself, by its parents"),
        _ => origin.to_owned(),
    }
}
