//! Sessions of every era of the client: framed stores, logs of lines, and what it left beside them.
//!
//! A view of its own, beside the ledger's: its units are other files. It never meets the ledger,
//! since no row of that names a session.

mod batch;
mod clock;
mod commits;
mod content;
mod digest;
mod discovery;
mod document;
mod event;
mod field;
mod framed;
mod frames;
mod history;
mod import;
mod input;
mod items;
mod legacy;
mod literal;
mod manifest;
mod message;
mod meta;
mod names;
mod out;
mod retained;
mod rows;
mod workspace;

use camino::Utf8PathBuf;
use tokdash_core::{
    Error, ErrorKind, Files, Member, ReadCx, ReadEnd, Result, Revision, SessionItem, SessionSource,
    SessionTexts, Sink, SourceId, Unit,
};

use self::names::Part;
use self::out::Out;

/// Raised whenever the sessions of the same bytes would change.
const REVISION: Revision = Revision::new(1);

/// The sessions below one home.
#[derive(Clone, Debug)]
pub(crate) struct Sessions {
    pub(crate) home: Utf8PathBuf,
    pub(crate) source: SourceId,
    pub(crate) texts: SessionTexts,
}

impl SessionSource for Sessions {
    fn revision(&self) -> Revision {
        REVISION
    }

    fn discover(&self, files: &dyn Files, out: &mut dyn Sink<Unit>) -> Result<()> {
        discovery::discover(&self.home, &self.source, files, out)
    }

    fn read(&self, cx: &ReadCx<'_>, out: &mut dyn Sink<SessionItem>) -> Result<ReadEnd> {
        let out = Out::new(out, &cx.unit().key);
        if let Some(manifest) = member(cx.unit(), Part::Manifest) {
            framed::read(self, cx, manifest, &out)?;
        } else if let Some(log) = member(cx.unit(), Part::Log) {
            legacy::read(self, cx, log, &out)?;
        } else {
            return Err(Error::new(ErrorKind::InvalidHeader, "no manifest beside the events"));
        }
        Ok(out.end())
    }
}

/// The file of a unit that plays this part.
fn member(unit: &Unit, part: Part) -> Option<&Member> {
    let plays = |member: &&Member| names::parse(&member.name).is_some_and(|name| name.part == part);
    unit.members.iter().find(plays)
}
