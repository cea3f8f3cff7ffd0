//! Which homes are read: those given, else those of this machine, else the shipped ones.

use camino::{Utf8Path, Utf8PathBuf};
use tokdash::core::SessionTexts;
use tokdash::dsh::{Dsh, DshOptions};
use tokdash::reasonix::{Reasonix, ReasonixOptions};
use tokdash::{Registry, Source};
use tokdash_paths::Env;

/// Small generated logs, so that there is something to see on any machine.
const SHIPPED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/data");

/// The homes that the command line names.
#[derive(Debug, Default)]
pub struct Given {
    pub reasonix: Option<Utf8PathBuf>,
    pub dsh: Option<Utf8PathBuf>,
}

pub struct Homes {
    pub registry: Registry,
    /// The id of each source that is read, and its home.
    pub paths: Vec<(&'static str, Utf8PathBuf)>,
    are_shipped: bool,
}

impl Homes {
    /// The sources of these homes, whose sessions keep `texts`.
    pub fn find(given: &Given, texts: SessionTexts) -> Result<Self, String> {
        let homes = [&given.reasonix, &given.dsh];
        if homes.iter().any(|home| home.is_some()) {
            homes.into_iter().flatten().try_for_each(|home| must_be_folder(home))?;
            return Self::at(given.reasonix.as_deref(), given.dsh.as_deref(), texts);
        }
        // A home that cannot be told is as good as none here.
        let reasonix = Reasonix::from_env().ok().map(|source| source.home().to_owned());
        let dsh = Dsh::from_env().ok().map(|source| source.home().to_owned());
        let (reasonix, dsh) =
            (reasonix.filter(|home| home.is_dir()), dsh.filter(|home| home.is_dir()));
        if reasonix.is_some() || dsh.is_some() {
            return Self::at(reasonix.as_deref(), dsh.as_deref(), texts);
        }
        let shipped = Utf8Path::new(SHIPPED);
        let (reasonix, dsh) = (shipped.join("reasonix-home"), shipped.join("dsh-home"));
        let homes = Self::at(Some(&reasonix), Some(&dsh), texts)?;
        Ok(Self { are_shipped: true, ..homes })
    }

    fn at(
        reasonix: Option<&Utf8Path>,
        dsh: Option<&Utf8Path>,
        texts: SessionTexts,
    ) -> Result<Self, String> {
        let env = Env::from_process().map_err(|error| error.to_string())?;
        let mut homes = Self { registry: Registry::new(), paths: Vec::new(), are_shipped: false };
        if let Some(home) = reasonix {
            let options = ReasonixOptions::new().with_home(home).with_session_texts(texts);
            let source = Reasonix::from_options(&options, &env);
            homes.add("reasonix", home, source)?;
        }
        if let Some(home) = dsh {
            let options = DshOptions::new().with_home(home).with_session_texts(texts);
            let source = Dsh::from_options(&options, &env);
            homes.add("dsh", home, source)?;
        }
        Ok(homes)
    }

    fn add(
        &mut self,
        id: &'static str,
        home: &Utf8Path,
        source: tokdash::Result<impl Source + 'static>,
    ) -> Result<(), String> {
        let registered = source.and_then(|source| self.registry.register(source));
        registered.map_err(|error| error.to_string())?;
        self.paths.push((id, home.to_owned()));
        Ok(())
    }

    /// Says so where what follows is made up.
    pub fn say_if_shipped(&self) {
        if self.are_shipped {
            eprintln!(
                "No logs of an agent were found here: these are the generated ones of \
                 examples/data."
            );
        }
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
