//! Finds sessions by listing the home. Nothing is opened.

use std::collections::BTreeMap;

use camino::Utf8Path;
use tokdash_core::{
    Code, Diagnostic, Files, Flow, Found, FoundFile, Member, Result, Sink, SourceId, Unit, Walk,
};

use super::names::{self, Part};

/// `projects/<key>/<store>/<id>/<file>`: nothing of a session lies deeper.
const DEPTH: usize = 5;

/// Gives a unit for each session, in the order of their keys.
pub(super) fn discover(
    home: &Utf8Path,
    source: &SourceId,
    files: &dyn Files,
    out: &mut dyn Sink<Unit>,
) -> Result<()> {
    let mut found = FoundUnits::default();
    let mut stopped = Flow::Continue(());
    files.walk(&Walk::new(home).with_depth(DEPTH), &mut |each| {
        stopped = match each {
            Found::File(file) => found.file(file),
            Found::NameNotUtf8 { folder } => trouble(Code::NameNotUtf8, folder, out),
            Found::Unreadable { name } => trouble(Code::Unreadable, name, out),
            _ => Flow::Continue(()),
        };
        stopped
    })?;
    for (key, unit) in found.units {
        if stopped.is_break() {
            break;
        }
        if unit.has_ground {
            stopped = out.item(Unit::new(source.clone(), key.into(), unit.members));
        }
    }
    Ok(())
}

/// The logs of lines below `home`, each with its `.meta`: what a session may have been imported
/// from.
pub(super) fn logs(home: &Utf8Path, files: &dyn Files) -> Result<Vec<(String, Vec<Member>)>> {
    let mut found = FoundUnits::default();
    files.walk(&Walk::new(home).with_depth(DEPTH), &mut |each| match each {
        Found::File(file) => found.file(file),
        _ => Flow::Continue(()),
    })?;
    let is_whole = |member: &Member| {
        let part = names::parse(&member.name).map(|name| name.part);
        matches!(part, Some(Part::Log | Part::Meta))
    };
    let units = found.units.into_iter().filter(|(key, unit)| {
        unit.has_ground && names::parse(key).is_some_and(|name| name.part == Part::Log)
    });
    Ok(units
        .map(|(key, mut unit)| {
            unit.members.retain(is_whole);
            // The log first, as its name sorts.
            unit.members.sort_by(|a, b| a.name.cmp(&b.name));
            (key, unit.members)
        })
        .collect())
}

/// Units by key, while they are put together.
#[derive(Default)]
struct FoundUnits {
    units: BTreeMap<String, FoundUnit>,
}

#[derive(Default)]
struct FoundUnit {
    members: Vec<Member>,
    /// Whether there is more than what stands beside a session.
    has_ground: bool,
}

impl FoundUnits {
    fn file(&mut self, file: FoundFile) -> Flow {
        if let Some(name) = names::parse(&file.name) {
            let unit = self.units.entry(name.key).or_default();
            unit.has_ground |= name.part.is_ground();
            unit.members.push(Member::new(file.name, file.path, file.stamp));
        }
        Flow::Continue(())
    }
}

fn trouble(code: Code, place: String, out: &mut dyn Sink<Unit>) -> Flow {
    if names::is_near(&place) {
        out.diagnostic(Diagnostic::new(code).with_unit(place.into()))
    } else {
        Flow::Continue(())
    }
}
