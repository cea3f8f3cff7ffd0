//! The one table of sources: a line for each agent, and nothing else to touch here for a new one.

use tokdash_core::{
    Descriptor, Error, ErrorKind, Files, ReadCx, ReadEnd, Registry, Result, Revision, SessionItem,
    SessionSource, Sink, Source, Unit, UsageEntry, UsageSource,
};

macro_rules! sources {
    ($($feature:literal => $make:path,)*) => {
        /// The ids of the sources that this build reads; each is a feature of its name.
        pub const SOURCES: &[&str] = &[$(#[cfg(feature = $feature)] $feature,)*];

        /// Every agent this build knows, at the homes that the environment names.
        ///
        /// A home that is not there is an empty source. An agent whose home cannot be told (no
        /// home directory at all) is there all the same, and its report says why it is empty.
        ///
        /// # Errors
        /// [`ErrorKind::Config`] when two sources have one id.
        pub fn sources() -> Result<Registry> {
            let mut registry = Registry::new();
            $(
                #[cfg(feature = $feature)]
                match $make() {
                    Ok(source) => registry.register(source)?,
                    Err(error) => registry.register(Unavailable::new($feature, &error))?,
                }
            )*
            Ok(registry)
        }
    };
}

sources! {
    "reasonix" => tokdash_reasonix::Reasonix::from_env,
    "dsh" => tokdash_dsh::Dsh::from_env,
}

/// An agent whose home cannot be told: it fails when it is read, and no other agent with it.
struct Unavailable {
    descriptor: Descriptor,
    reason: String,
}

impl Unavailable {
    fn new(id: &'static str, error: &Error) -> Self {
        Self { descriptor: Descriptor::new(id, id), reason: error.to_string() }
    }

    fn error(&self) -> Error {
        Error::new(ErrorKind::Config, self.reason.clone())
    }
}

impl Source for Unavailable {
    fn descriptor(&self) -> &Descriptor {
        &self.descriptor
    }

    fn usage(&self) -> Option<&dyn UsageSource> {
        Some(self)
    }

    fn sessions(&self) -> Option<&dyn SessionSource> {
        Some(self)
    }
}

impl UsageSource for Unavailable {
    fn revision(&self) -> Revision {
        Revision::new(0)
    }

    fn discover(&self, _: &dyn Files, _: &mut dyn Sink<Unit>) -> Result<()> {
        Err(self.error())
    }

    fn read(&self, _: &ReadCx<'_>, _: &mut dyn Sink<UsageEntry>) -> Result<ReadEnd> {
        Err(self.error())
    }
}

impl SessionSource for Unavailable {
    fn revision(&self) -> Revision {
        Revision::new(0)
    }

    fn discover(&self, _: &dyn Files, _: &mut dyn Sink<Unit>) -> Result<()> {
        Err(self.error())
    }

    fn read(&self, _: &ReadCx<'_>, _: &mut dyn Sink<SessionItem>) -> Result<ReadEnd> {
        Err(self.error())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokdash_core::{MemFiles, ScanOptions};

    #[test]
    fn an_agent_without_a_home_says_why_and_fails_no_other() {
        let mut registry = Registry::new();
        let error = Error::new(ErrorKind::Config, "no home directory");
        registry.register(Unavailable::new("lost", &error)).unwrap();
        let scan = registry.scan_in(&MemFiles::new(), &ScanOptions::new());
        let failure = scan.sources[0].failure.as_ref().unwrap();
        assert_eq!(failure.to_string(), "no home directory");
        let scan = registry.scan_sessions_in(&MemFiles::new(), &ScanOptions::new());
        assert!(scan.sources[0].failure.is_some());
    }

    #[test]
    fn every_source_is_registered_under_its_feature() {
        let registry = sources().unwrap();
        let ids: Vec<_> =
            registry.iter().map(|source| source.descriptor().id.to_string()).collect();
        assert_eq!(ids, SOURCES);
    }
}
