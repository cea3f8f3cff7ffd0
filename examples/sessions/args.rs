//! The command line.

use jiff::tz::TimeZone;
use lexopt::prelude::*;
use tokdash::core::{SessionTexts, Window};

use crate::clock;
use crate::homes::Given;

pub const HELP: &str = "\
The sessions of the coding agents on this machine.

Usage: sessions [OPTIONS]

  --reasonix-home PATH  read this home of Reasonix
  --dsh-home PATH       read this home of DeepSeek Harness
                        (with either, only the homes given are read)
  --source ID           read this agent alone: reasonix, dsh
  --since D, --until D  only sessions with a step from D on, before D; steps, tokens, span and
                        active time are those of this time, turns those of the session.
                        D is a date or an RFC 3339 time stamp
  --zone TZ             the time zone of dates, as Europe/London; the system's unless given
  --id ID               the steps of this session
  --tree                sessions below those they were forked from or started by;
                        with --id, the family of that session
  --no-titles           read no title, prompt or directory at all
  --json                print one JSON object
  -h, --help            print this
";

/// What to read and how to print it.
#[derive(Debug)]
pub struct Args {
    pub homes: Given,
    pub source: Option<String>,
    pub id: Option<String>,
    pub texts: SessionTexts,
    pub zone: TimeZone,
    pub window: Window,
    pub tree: bool,
    pub json: bool,
}

/// What the arguments say, before they are understood together.
#[derive(Default)]
struct Raw {
    homes: Given,
    source: Option<String>,
    id: Option<String>,
    zone: Option<String>,
    since: Option<String>,
    until: Option<String>,
    no_titles: bool,
    tree: bool,
    json: bool,
}

impl Args {
    /// `None` when help was asked for.
    pub fn parse() -> Result<Option<Self>, String> {
        let raw = Raw::parse(lexopt::Parser::from_env()).map_err(|error| error.to_string())?;
        raw.map(Self::understand).transpose()
    }

    fn understand(raw: Raw) -> Result<Self, String> {
        let zone = raw.zone.as_deref().map_or_else(|| Ok(TimeZone::system()), clock::zone)?;
        let mut window = Window::all();
        if let Some(since) = raw.since {
            window = window.with_since(clock::instant("--since", &since, &zone)?);
        }
        if let Some(until) = raw.until {
            window = window.with_until(clock::instant("--until", &until, &zone)?);
        }
        if window.since.zip(window.until).is_some_and(|(since, until)| since > until) {
            return Err("--since lies after --until".to_owned());
        }
        let texts = !raw.no_titles;
        Ok(Self {
            homes: raw.homes,
            source: raw.source,
            id: raw.id,
            texts: SessionTexts::new().with_titles(texts).with_directories(texts),
            zone,
            window,
            tree: raw.tree,
            json: raw.json,
        })
    }
}

impl Raw {
    fn parse(mut parser: lexopt::Parser) -> Result<Option<Self>, lexopt::Error> {
        let mut raw = Self::default();
        while let Some(argument) = parser.next()? {
            match argument {
                Long("reasonix-home") => raw.homes.reasonix = Some(parser.value()?.parse()?),
                Long("dsh-home") => raw.homes.dsh = Some(parser.value()?.parse()?),
                Long("source") => raw.source = Some(parser.value()?.parse()?),
                Long("since") => raw.since = Some(parser.value()?.parse()?),
                Long("until") => raw.until = Some(parser.value()?.parse()?),
                Long("zone") => raw.zone = Some(parser.value()?.parse()?),
                Long("id") => raw.id = Some(parser.value()?.parse()?),
                Long("tree") => raw.tree = true,
                Long("no-titles") => raw.no_titles = true,
                Long("json") => raw.json = true,
                Short('h') | Long("help") => return Ok(None),
                other => return Err(other.unexpected()),
            }
        }
        Ok(Some(raw))
    }
}
