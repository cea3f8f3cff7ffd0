//! The command line.

use lexopt::prelude::*;

use crate::homes::Given;

pub const HELP: &str = "\
What the coding agents on this machine really used, and what it cost.

Usage: usage [OPTIONS]

  --reasonix-home PATH  read this home of Reasonix
  --dsh-home PATH       read this home of DeepSeek Harness
                        (with either, only the homes given are read)
  --json                print one JSON object with sums
  --ndjson              print each entry as a line of JSON
  -h, --help            print this
";

/// What to read and how to print it.
#[derive(Debug, Default)]
pub struct Args {
    pub homes: Given,
    pub output: Output,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Output {
    #[default]
    Table,
    Json,
    Ndjson,
}

impl Args {
    /// `None` when help was asked for.
    pub fn parse() -> Result<Option<Self>, String> {
        Self::from_parser(lexopt::Parser::from_env()).map_err(|error| error.to_string())
    }

    fn from_parser(mut parser: lexopt::Parser) -> Result<Option<Self>, lexopt::Error> {
        let mut args = Self::default();
        while let Some(argument) = parser.next()? {
            match argument {
                Long("reasonix-home") => args.homes.reasonix = Some(parser.value()?.parse()?),
                Long("dsh-home") => args.homes.dsh = Some(parser.value()?.parse()?),
                Long("json") => args.output = Output::Json,
                Long("ndjson") => args.output = Output::Ndjson,
                Short('h') | Long("help") => return Ok(None),
                other => return Err(other.unexpected()),
            }
        }
        Ok(Some(args))
    }
}
