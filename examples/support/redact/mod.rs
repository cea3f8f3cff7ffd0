//! A copy of a home that tells a reader of usage the same, and nobody anything else.
//!
//! Only what is on the allow-lists passes: times, counts, models, providers, words of the agent's
//! own vocabulary. Other texts, paths, titles and prompts stay behind whatever they are called,
//! since nobody lists them. Files that are no logs of usage are not opened at all.
#![allow(missing_docs, unreachable_pub)]

pub mod check;
mod dsh;
mod frames;
mod keep;
mod lines;
mod reasonix;

use std::io::{self, Read};

use camino::{Utf8Path, Utf8PathBuf};
use tokdash::core::{Files, Flow, Found, FoundFile, OsFiles, Walk};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agent {
    Reasonix,
    Dsh,
}

/// What was copied.
#[derive(Clone, Copy, Debug, Default)]
pub struct Copied {
    pub files: u64,
    pub lines: u64,
    pub bytes_before: usize,
    pub bytes_after: usize,
}

impl Agent {
    fn folder(self) -> &'static str {
        match self {
            Self::Reasonix => reasonix::FOLDER,
            Self::Dsh => dsh::FOLDER,
        }
    }

    /// The agent whose home this is, by the folder that it writes.
    pub fn of_home(home: &Utf8Path) -> Option<Self> {
        [Self::Reasonix, Self::Dsh].into_iter().find(|agent| home.join(agent.folder()).is_dir())
    }
}

/// Hands each file of the copy to `write`, by its path below the new home. Files are read through
/// an interface that cannot write.
pub fn copy(
    agent: Agent,
    home: &Utf8Path,
    write: &mut dyn FnMut(&Utf8Path, &[u8]) -> io::Result<()>,
) -> io::Result<Copied> {
    let mut copied = Copied::default();
    for (path, new_name) in files(agent, home)? {
        let mut bytes = Vec::new();
        OsFiles::new().open(&path, 0).map_err(io::Error::other)?.read_to_end(&mut bytes)?;
        let (passed, lines) = match agent {
            Agent::Reasonix => reasonix::redact(&bytes),
            Agent::Dsh => dsh::redact(&bytes)?,
        };
        write(&Utf8Path::new(agent.folder()).join(new_name), &passed)?;
        copied.files += 1;
        copied.lines += lines;
        copied.bytes_before += bytes.len();
        copied.bytes_after += passed.len();
    }
    Ok(copied)
}

/// The files to copy, each with its new name below the agent's folder.
fn files(agent: Agent, home: &Utf8Path) -> io::Result<Vec<(Utf8PathBuf, String)>> {
    let root = home.join(agent.folder());
    let mut found = Vec::new();
    let mut folders = dsh::Folders::default();
    let mut take = |file: &FoundFile| {
        let new_name = match agent {
            Agent::Reasonix => reasonix::file_name(&file.name, found.len() + 1),
            Agent::Dsh => dsh::is_log(file.file_name()).then(|| folders.path(&file.name)),
        };
        found.extend(new_name.map(|new_name| (file.path.clone(), new_name)));
    };
    let depth = if agent == Agent::Reasonix { 1 } else { 64 };
    OsFiles::new()
        .walk(&Walk::new(&root).with_depth(depth), &mut |met| {
            if let Found::File(file) = met {
                take(&file);
            }
            Flow::Continue(())
        })
        .map_err(io::Error::other)?;
    Ok(found)
}
