//! Conveniences on every source. Nobody implements this trait; everybody has it.

use crate::{
    Collected, Files, OsFiles, ReadCx, Result, Scan, ScanOptions, SessionItem, SessionScan,
    SessionSource, Source, Unit, UsageEntry, UsageSource, scan, scan_sessions,
};

/// Reading one source in one call.
pub trait SourceExt: Source {
    /// Reads its usage from this machine's disk: entries in the order of time, each once, with
    /// the diagnostics beside them. See [`scan`].
    fn scan(&self, options: &ScanOptions<'_>) -> Scan
    where
        Self: Sized,
    {
        self.scan_in(&OsFiles::new(), options)
    }

    /// Reads its usage from `files`. See [`scan`].
    fn scan_in(&self, files: &dyn Files, options: &ScanOptions<'_>) -> Scan
    where
        Self: Sized,
    {
        scan([self as &dyn Source], files, options)
    }

    /// Reads its sessions from this machine's disk: each once with its steps, the newest first,
    /// with the diagnostics beside them. See [`scan_sessions`].
    fn scan_sessions(&self, options: &ScanOptions<'_>) -> SessionScan
    where
        Self: Sized,
    {
        self.scan_sessions_in(&OsFiles::new(), options)
    }

    /// Reads its sessions from `files`. See [`scan_sessions`].
    fn scan_sessions_in(&self, files: &dyn Files, options: &ScanOptions<'_>) -> SessionScan
    where
        Self: Sized,
    {
        scan_sessions([self as &dyn Source], files, options)
    }
}

impl<S: Source> SourceExt for S {}

/// Reading usage unit by unit.
pub trait UsageSourceExt: UsageSource {
    /// All units, in the order of their keys, and what was noticed on the way.
    ///
    /// # Errors
    /// As [`UsageSource::discover`].
    fn units(&self, files: &dyn Files) -> Result<Collected<Unit>> {
        let mut found = Collected::default();
        self.discover(files, &mut found)?;
        found.items.sort_by(|a, b| a.key.cmp(&b.key));
        Ok(found)
    }

    /// All entries and diagnostics of one unit.
    ///
    /// # Errors
    /// As [`UsageSource::read`].
    fn collect(&self, cx: &ReadCx<'_>) -> Result<Collected<UsageEntry>> {
        let mut collected = Collected::default();
        self.read(cx, &mut collected)?;
        Ok(collected)
    }
}

impl<S: UsageSource + ?Sized> UsageSourceExt for S {}

/// Reading sessions unit by unit. The names differ from those of [`UsageSourceExt`], since one
/// type may well be both.
pub trait SessionSourceExt: SessionSource {
    /// All units, in the order of their keys, and what was noticed on the way.
    ///
    /// # Errors
    /// As [`SessionSource::discover`].
    fn session_units(&self, files: &dyn Files) -> Result<Collected<Unit>> {
        let mut found = Collected::default();
        self.discover(files, &mut found)?;
        found.items.sort_by(|a, b| a.key.cmp(&b.key));
        Ok(found)
    }

    /// All steps, sessions and diagnostics of one unit.
    ///
    /// # Errors
    /// As [`SessionSource::read`].
    fn collect_sessions(&self, cx: &ReadCx<'_>) -> Result<Collected<SessionItem>> {
        let mut collected = Collected::default();
        self.read(cx, &mut collected)?;
        Ok(collected)
    }
}

impl<S: SessionSource + ?Sized> SessionSourceExt for S {}
