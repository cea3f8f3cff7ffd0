//! Sources side by side.

use std::sync::Arc;

use crate::{
    Error, ErrorKind, Files, OsFiles, Result, Scan, ScanOptions, SessionScan, Source, scan,
    scan_sessions,
};

/// The sources a program reads: a plain value, never a global.
#[derive(Clone, Default)]
pub struct Registry {
    sources: Vec<Arc<dyn Source>>,
}

impl Registry {
    /// No source yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a source.
    ///
    /// # Errors
    /// [`ErrorKind::Config`] when a source of that id is registered already: its rows would be
    /// counted twice.
    pub fn register(&mut self, source: impl Source + 'static) -> Result<()> {
        let id = &source.descriptor().id;
        if self.get(id.as_str()).is_some() {
            let message = format!("source {id} is registered already");
            return Err(Error::new(ErrorKind::Config, message));
        }
        self.sources.push(Arc::new(source));
        Ok(())
    }

    /// The source called `id`.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&dyn Source> {
        self.iter().find(|source| source.descriptor().id.as_str() == id)
    }

    /// The sources, in the order in which they were registered.
    pub fn iter(&self) -> impl Iterator<Item = &dyn Source> {
        self.sources.iter().map(|source| &**source)
    }

    /// How many sources there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.sources.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sources.is_empty()
    }

    /// Reads the usage of all sources from this machine's disk. See [`scan`].
    #[must_use]
    pub fn scan(&self, options: &ScanOptions<'_>) -> Scan {
        self.scan_in(&OsFiles::new(), options)
    }

    /// Reads the usage of all sources from `files`. See [`scan`].
    #[must_use]
    pub fn scan_in(&self, files: &dyn Files, options: &ScanOptions<'_>) -> Scan {
        scan(self.iter(), files, options)
    }

    /// Reads the sessions of all sources from this machine's disk. See [`scan_sessions`].
    #[must_use]
    pub fn scan_sessions(&self, options: &ScanOptions<'_>) -> SessionScan {
        self.scan_sessions_in(&OsFiles::new(), options)
    }

    /// Reads the sessions of all sources from `files`. See [`scan_sessions`].
    #[must_use]
    pub fn scan_sessions_in(&self, files: &dyn Files, options: &ScanOptions<'_>) -> SessionScan {
        scan_sessions(self.iter(), files, options)
    }
}

impl std::fmt::Debug for Registry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter().map(|source| &source.descriptor().id)).finish()
    }
}
