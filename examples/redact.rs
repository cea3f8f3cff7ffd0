//! Makes a copy of a home that can be shared, say with a report of a fault: the usage in it is the
//! same, and nothing else is in it. It then reads both and says whether they tell the same.
//!
//! ```text
//! cargo run --example redact
//! cargo run --example redact -- ~/.dsh shareable --agent dsh
//! ```
#![allow(clippy::print_stderr, missing_docs)]

#[path = "support/redact/mod.rs"]
mod redact;

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::process::ExitCode;

use camino::{Utf8Path, Utf8PathBuf};
use lexopt::prelude::*;

use crate::redact::{Agent, check, copy};

const HELP: &str = "\
Makes a copy of a home that holds its usage and nothing else: no text, title, prompt, path or key.
Ids are replaced by others, always by the same ones. IN is only read.

Usage: redact [IN OUT] [OPTIONS]

  IN              a home of Reasonix or of DeepSeek Harness (without it, the shipped ones)
  OUT             a folder that is empty or not there yet
  --agent NAME    reasonix or dsh (by the folders of IN)
  -h, --help      print this

Names of models and providers, times and counts stay. An id that can be guessed can be guessed
from its replacement too.
";

/// Small generated homes.
const SHIPPED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/data");

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("redact: {message}");
            ExitCode::from(2)
        }
    }
}

#[derive(Default)]
struct Args {
    paths: Vec<Utf8PathBuf>,
    agent: Option<Agent>,
}

/// Whether every copy tells the same as its original.
fn run() -> Result<bool, String> {
    let Some(args) = parse(lexopt::Parser::from_env()).map_err(|error| error.to_string())? else {
        return print(HELP).map(|()| true);
    };
    match args.paths.as_slice() {
        [home, out] => redact(home, out, args.agent),
        [] => redact_shipped(),
        _ => Err("expected a home and a folder to write into, or neither".to_owned()),
    }
}

fn parse(mut parser: lexopt::Parser) -> Result<Option<Args>, lexopt::Error> {
    let mut args = Args::default();
    while let Some(argument) = parser.next()? {
        match argument {
            Long("agent") => args.agent = Some(parser.value()?.parse_with(agent)?),
            Short('h') | Long("help") => return Ok(None),
            Value(path) => args.paths.push(path.parse()?),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Some(args))
}

fn agent(name: &str) -> Result<Agent, &'static str> {
    match name {
        "reasonix" => Ok(Agent::Reasonix),
        "dsh" => Ok(Agent::Dsh),
        _ => Err("expected reasonix or dsh"),
    }
}

fn redact_shipped() -> Result<bool, String> {
    let folder = tempfile::Builder::new().prefix("tokdash-redacted-").tempdir();
    let folder = folder.map_err(|error| format!("no temporary folder: {error}"))?.keep();
    let folder = Utf8PathBuf::try_from(folder).map_err(|error| error.to_string())?;
    let (data, mut equal) = (Utf8Path::new(SHIPPED), true);
    for home in ["reasonix-home", "dsh-home"] {
        equal &= redact(&data.join(home), &folder.join(home), None)?;
    }
    Ok(equal)
}

fn redact(home: &Utf8Path, out: &Utf8Path, agent: Option<Agent>) -> Result<bool, String> {
    let unknown = || format!("{home} holds neither `stats` nor `sessions`");
    let agent = agent.or_else(|| Agent::of_home(home)).ok_or_else(unknown)?;
    must_be_new(home, out)?;
    let before = check::scan(agent, home);
    let copied = copy(agent, home, &mut |name, bytes| write(&out.join(name), bytes))
        .map_err(|error| format!("could not copy {home}: {error}"))?;
    let after = check::scan(agent, out);
    let differences = check::differences(agent, &before, &after);

    let mut report = format!("{home} -> {out}\n");
    let _ = writeln!(
        report,
        "  {} files, {} lines, {} bytes of {}",
        copied.files, copied.lines, copied.bytes_after, copied.bytes_before
    );
    let (entries, tokens) = (before.entries.len(), before.totals().total());
    let _ = match differences.as_slice() {
        [] => writeln!(report, "  {entries} entries, {tokens} tokens: before and after are equal"),
        _ => writeln!(report, "  before and after differ in: {}", differences.join(", ")),
    };
    print(&report)?;
    Ok(differences.is_empty())
}

/// Nothing is overwritten, and nothing is written into the home.
fn must_be_new(home: &Utf8Path, out: &Utf8Path) -> Result<(), String> {
    if !home.is_dir() {
        return Err(format!("{home} is no folder"));
    }
    let is_new = match fs::read_dir(out) {
        Ok(mut entries) => entries.next().is_none(),
        Err(error) => error.kind() == io::ErrorKind::NotFound,
    };
    if !is_new {
        return Err(format!("{out} is there already and not empty"));
    }
    let absolute = camino::absolute_utf8(out).map_err(|error| error.to_string())?;
    // Only what is there has a real path; links may lead into the home from above.
    let real = absolute.ancestors().find_map(|folder| folder.canonicalize_utf8().ok());
    let home = home.canonicalize_utf8().map_err(|error| error.to_string())?;
    match real {
        Some(real) if real.starts_with(&home) => Err(format!("{out} lies in the home")),
        _ => Ok(()),
    }
}

fn write(path: &Utf8Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes)
}

fn print(text: &str) -> Result<(), String> {
    match io::stdout().write_all(text.as_bytes()) {
        // Whoever reads us has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written.map_err(|error| format!("could not write: {error}")),
    }
}
