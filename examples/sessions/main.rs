//! The sessions of the coding agents on this machine: when they worked, on what, with how much.
//!
//! ```text
//! cargo run --release --example sessions
//! cargo run --release --example sessions -- --since 2026-03-01 --tree
//! cargo run --release --example sessions -- --no-titles --json
//! ```
#![allow(clippy::print_stdout, clippy::print_stderr, missing_docs, unreachable_pub)]

mod args;
mod clock;
mod detail;
#[path = "../support/homes.rs"]
mod homes;
mod json;
#[path = "../support/progress.rs"]
mod progress;
#[path = "../support/report.rs"]
mod report;
mod rows;
mod table;
mod tree;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use tokdash::core::{SessionScan, scan_sessions};
use tokdash::{SOURCES, ScanOptions};

use crate::args::Args;
use crate::homes::Homes;
use crate::rows::Rows;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("sessions: {message}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), String> {
    let Some(args) = Args::parse()? else {
        print!("{}", args::HELP);
        return Ok(());
    };
    let homes = Homes::find(&args.homes, args.texts)?;
    let scan = scan(&args, &homes)?;
    let rows = Rows::of(&scan, &args)?;
    homes.say_if_shipped();
    let mut out = BufWriter::new(io::stdout().lock());
    let written = print(&args, &homes, &scan, &rows, &mut out).and_then(|()| out.flush());
    match written {
        // Whoever reads us has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other.map_err(|error| format!("could not write: {error}")),
    }
}

fn scan(args: &Args, homes: &Homes) -> Result<SessionScan, String> {
    let bar = progress::Bar::new();
    let options = ScanOptions::new().with_observer(&bar);
    let scan = match &args.source {
        None => homes.registry.scan_sessions(&options),
        Some(id) if SOURCES.contains(&id.as_str()) => {
            scan_sessions(homes.registry.get(id), &tokdash::core::OsFiles::new(), &options)
        }
        Some(id) => return Err(format!("no source {id} (there are: {})", SOURCES.join(", "))),
    };
    bar.clear();
    Ok(scan)
}

fn print(
    args: &Args,
    homes: &Homes,
    scan: &SessionScan,
    rows: &Rows<'_>,
    out: &mut dyn Write,
) -> io::Result<()> {
    if args.json {
        return json::print(args, scan, rows, out);
    }
    if args.tree {
        tree::print(args, scan, rows, out)?;
    } else if args.id.is_some() {
        detail::print(args, rows, out)?;
    } else {
        table::print(rows, out)?;
    }
    table::print_sources(homes, scan, out)
}
