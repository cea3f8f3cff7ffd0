//! Makes up logs of both agents, of any size, and says what a correct reader must report of them.
//!
//! ```text
//! cargo run --example generate_logs
//! cargo run --release --example generate_logs -- OUT --days 365 --rows 500 --sessions 2000
//! ```
#![allow(clippy::print_stderr, missing_docs)]

#[path = "support/generate/mod.rs"]
mod generate;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use lexopt::prelude::*;
use serde_json::json;

use crate::generate::{DshVersion, Options, Totals};

const HELP: &str = "\
Makes up logs of Reasonix and of DeepSeek Harness. The same options give the same logs.

Usage: generate_logs [OUT] [OPTIONS]

  OUT                folder to write into: reasonix-home, dsh-home and manifest.json, which
                     must not be there yet (without it, a new folder for temporary files)
  --seed N           decides everything that chance does (1)
  --days N           day files of Reasonix (30)
  --rows N           rows of each day file (60)
  --sessions N       session folders of dsh (40)
  --steps N          steps of each session (12)
  --dsh-version V    format of dsh's logs: 0 to 4, or mixed (mixed)
  --plain            no compression
  -h, --help         print this
";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("generate_logs: {message}");
            ExitCode::from(2)
        }
    }
}

struct Args {
    out: Option<PathBuf>,
    options: Options,
}

fn run() -> Result<(), String> {
    let Some(args) = parse(lexopt::Parser::from_env()).map_err(|error| error.to_string())? else {
        return print(HELP);
    };
    let out = match args.out {
        Some(out) => out,
        None => temporary().map_err(|error| format!("no temporary folder: {error}"))?,
    };
    let manifest = write(&out, &args.options)
        .map_err(|error| format!("could not write below {}: {error}", out.display()))?;
    print(&format!("{manifest:#}\nWritten to {}\n", out.display()))
}

fn print(text: &str) -> Result<(), String> {
    match io::stdout().write_all(text.as_bytes()) {
        // Whoever reads us has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written.map_err(|error| format!("could not write: {error}")),
    }
}

fn parse(mut parser: lexopt::Parser) -> Result<Option<Args>, lexopt::Error> {
    let mut args = Args { out: None, options: Options::default() };
    while let Some(argument) = parser.next()? {
        let options = &mut args.options;
        match argument {
            Long("seed") => options.seed = parser.value()?.parse()?,
            Long("days") => options.days = parser.value()?.parse()?,
            Long("rows") => options.rows = parser.value()?.parse()?,
            Long("sessions") => options.sessions = parser.value()?.parse()?,
            Long("steps") => options.steps = parser.value()?.parse()?,
            Long("dsh-version") => options.dsh_version = parser.value()?.parse_with(version)?,
            Long("plain") => options.plain = true,
            Short('h') | Long("help") => return Ok(None),
            Value(out) if args.out.is_none() => args.out = Some(out.into()),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Some(args))
}

fn version(text: &str) -> Result<DshVersion, &'static str> {
    match text {
        "mixed" => Ok(DshVersion::Mixed),
        "0" | "1" | "2" | "3" | "4" => text.parse().map(DshVersion::One).map_err(|_| "no number"),
        _ => Err("expected 0 to 4, or mixed"),
    }
}

fn temporary() -> io::Result<PathBuf> {
    Ok(tempfile::Builder::new().prefix("tokdash-logs-").tempdir()?.keep())
}

/// Writes both homes and the manifest, which it returns.
fn write(out: &Path, options: &Options) -> io::Result<serde_json::Value> {
    let mut reasonix = Home::create(&out.join("reasonix-home"))?;
    let of_reasonix = generate::reasonix(options, &mut |name, bytes| reasonix.file(name, bytes));
    let mut dsh = Home::create(&out.join("dsh-home"))?;
    let of_dsh = generate::dsh(options, &mut |name, bytes| dsh.file(name, bytes));
    reasonix.done.and(dsh.done)?;
    let manifest = manifest(options, of_reasonix, of_dsh);
    fs::write(out.join("manifest.json"), format!("{manifest:#}\n"))?;
    Ok(manifest)
}

/// A home that is being written. The first failure is kept; nothing is written after it.
struct Home {
    path: PathBuf,
    done: io::Result<()>,
}

impl Home {
    /// A new folder: what an older run left would count too.
    fn create(path: &Path) -> io::Result<Self> {
        if let Some(above) = path.parent() {
            fs::create_dir_all(above)?;
        }
        fs::create_dir(path)?;
        Ok(Self { path: path.to_owned(), done: Ok(()) })
    }

    fn file(&mut self, name: &str, bytes: &[u8]) {
        if self.done.is_ok() {
            self.done = self.write(name, bytes);
        }
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let path = self.path.join(name);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, bytes)
    }
}

fn manifest(options: &Options, reasonix: Totals, dsh: Totals) -> serde_json::Value {
    let version = match options.dsh_version {
        DshVersion::One(version) => json!(version),
        DshVersion::Mixed => json!("mixed"),
    };
    json!({
        "options": {
            "seed": options.seed, "days": options.days, "rows": options.rows,
            "sessions": options.sessions, "steps": options.steps,
            "dsh_version": version, "plain": options.plain,
        },
        "reasonix": reasonix.to_json(),
        "dsh": dsh.to_json(),
    })
}
