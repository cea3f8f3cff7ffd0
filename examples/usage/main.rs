//! What the coding agents on this machine really used, and what it cost.
//!
//! ```text
//! cargo run --release --example usage
//! cargo run --release --example usage -- --dsh-home PATH --json
//! ```
#![allow(clippy::print_stdout, clippy::print_stderr, missing_docs, unreachable_pub)]

mod args;
mod cost;
#[path = "../support/homes.rs"]
mod homes;
mod json;
#[path = "../support/progress.rs"]
mod progress;
#[path = "../support/report.rs"]
mod report;
mod table;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use tokdash::core::SessionTexts;
use tokdash::{Scan, ScanOptions};

use crate::args::{Args, Output};
use crate::homes::Homes;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("usage: {message}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), String> {
    let Some(args) = Args::parse()? else {
        print!("{}", args::HELP);
        return Ok(());
    };
    let homes = Homes::find(&args.homes, SessionTexts::new())?;
    homes.say_if_shipped();
    let bar = progress::Bar::new();
    let scan = homes.registry.scan(&ScanOptions::new().with_observer(&bar));
    bar.clear();
    let mut out = BufWriter::new(io::stdout().lock());
    let written = print(&args, &homes, &scan, &mut out).and_then(|()| out.flush());
    match written {
        // Whoever reads us has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other.map_err(|error| format!("could not write: {error}")),
    }
}

fn print(args: &Args, homes: &Homes, scan: &Scan, out: &mut dyn Write) -> io::Result<()> {
    match args.output {
        Output::Table => table::print(homes, scan, out),
        Output::Json => json::print_summary(scan, out),
        Output::Ndjson => json::print_entries(scan, out),
    }
}
