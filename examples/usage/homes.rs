//! Which homes are read: those given, else those of this machine, else the shipped ones.

use camino::{Utf8Path, Utf8PathBuf};
use tokdash::Registry;
use tokdash::dsh::Dsh;
use tokdash::reasonix::Reasonix;

use crate::args::Args;

/// Small generated logs, so that there is something to see on any machine.
const SHIPPED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/data");

pub struct Homes {
    pub registry: Registry,
    /// The id of each source that is read, and its home.
    pub paths: Vec<(&'static str, Utf8PathBuf)>,
    pub are_shipped: bool,
}

impl Homes {
    pub fn find(args: &Args) -> Result<Self, String> {
        let given = [&args.reasonix_home, &args.dsh_home];
        if given.iter().any(|home| home.is_some()) {
            given.into_iter().flatten().try_for_each(|home| must_be_folder(home))?;
            return Self::at(args.reasonix_home.as_deref(), args.dsh_home.as_deref());
        }
        // A home that cannot be told is as good as none here.
        let reasonix = Reasonix::from_env().ok().map(|source| source.home().to_owned());
        let dsh = Dsh::from_env().ok().map(|source| source.home().to_owned());
        let (reasonix, dsh) =
            (reasonix.filter(|home| home.is_dir()), dsh.filter(|home| home.is_dir()));
        if reasonix.is_some() || dsh.is_some() {
            return Self::at(reasonix.as_deref(), dsh.as_deref());
        }
        let shipped = Utf8Path::new(SHIPPED);
        let (reasonix, dsh) = (shipped.join("reasonix-home"), shipped.join("dsh-home"));
        let homes = Self::at(Some(&reasonix), Some(&dsh))?;
        Ok(Self { are_shipped: true, ..homes })
    }

    fn at(reasonix: Option<&Utf8Path>, dsh: Option<&Utf8Path>) -> Result<Self, String> {
        let mut registry = Registry::new();
        let mut paths = Vec::new();
        if let Some(home) = reasonix {
            registry.register(Reasonix::at(home)).map_err(|error| error.to_string())?;
            paths.push(("reasonix", home.to_owned()));
        }
        if let Some(home) = dsh {
            registry.register(Dsh::at(home)).map_err(|error| error.to_string())?;
            paths.push(("dsh", home.to_owned()));
        }
        Ok(Self { registry, paths, are_shipped: false })
    }

    pub fn path_of(&self, id: &str) -> Option<&Utf8Path> {
        self.paths.iter().find(|(source, _)| *source == id).map(|(_, path)| path.as_path())
    }
}

fn must_be_folder(home: &Utf8Path) -> Result<(), String> {
    match home.metadata() {
        Ok(metadata) if metadata.is_dir() => Ok(()),
        Ok(_) => Err(format!("{home} is not a folder")),
        Err(error) => Err(format!("cannot read {home}: {error}")),
    }
}
