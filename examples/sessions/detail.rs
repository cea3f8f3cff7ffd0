//! One session's steps for people.

use std::io::{self, Write};

use tokdash::core::{Name, Timestamp};

use crate::args::Args;
use crate::clock;
use crate::report::grouped;
use crate::rows::{Row, Rows};
use crate::table::new_table;

pub fn print(args: &Args, rows: &Rows<'_>, out: &mut dyn Write) -> io::Result<()> {
    for row in &rows.list {
        print_facts(args, row, out)?;
        print_steps(args, row, out)?;
    }
    Ok(())
}

fn print_facts(args: &Args, row: &Row<'_>, out: &mut dyn Write) -> io::Result<()> {
    let session = row.session();
    let time = |instant: Option<Timestamp>| instant.map(|it| clock::shown(it, &args.zone));
    writeln!(out, "{} ({}, {})", row.name(), session.source, session.id)?;
    let facts = [
        ("parent", session.parent.as_ref().map(ToString::to_string)),
        ("directory", session.cwd.clone()),
        ("started", time(session.started)),
        ("last seen", time(session.last_seen)),
        ("turns", Some(row.turns())),
        ("tokens", Some(row.shown_tokens())),
        ("active", Some(row.active())),
        ("span", Some(clock::duration(row.span_ms))),
    ];
    for (what, fact) in facts {
        if let Some(fact) = fact {
            writeln!(out, "  {what:<9} {fact}")?;
        }
    }
    Ok(())
}

fn print_steps(args: &Args, row: &Row<'_>, out: &mut dyn Write) -> io::Result<()> {
    let zone = args.zone.iana_name().unwrap_or("local time");
    let complete = format!("complete ({zone})");
    let mut table = new_table([&complete, "model", "turn", "tokens", "measured"], 2);
    for step in row.record.steps_in(&args.window) {
        table.add_row([
            clock::shown(step.timestamp, &args.zone),
            step.model.as_ref().map(Name::to_string).unwrap_or_default(),
            step.turn.map(|turn| turn.to_string()).unwrap_or_default(),
            step.tokens.map(|tokens| grouped(tokens.total())).unwrap_or_default(),
            step.measured_ms.map(clock::duration).unwrap_or_default(),
        ]);
    }
    writeln!(out, "{table}")
}
