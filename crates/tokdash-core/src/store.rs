//! The contract of stores: where what was read is kept between syncs, unit by unit.
//!
//! A store knows no agent. It keeps the rows of each unit together with the state in which the unit
//! was read, replaces both in one step, and shows of several units that hold one id the row that
//! counts ([`supersedes`](crate::supersedes)).

use crate::{
    EntryId, Name, Result, SessionId, SessionItem, Sink, SourceId, Tally, UnitKey, UnitState,
    UsageEntry,
};

/// What a store can keep: usage entries, or the items of sessions.
pub trait Record: Send {
    /// What tells one from another, over all units of its source.
    type Id: Clone + Send;
}

impl Record for UsageEntry {
    type Id = EntryId;
}

impl Record for SessionItem {
    type Id = SessionId;
}

/// Whose units: one source on one machine.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub struct UnitsOf {
    /// The machine they were read on; `None` in a store of one machine that nobody named.
    pub machine: Option<Name>,
    /// The source.
    pub source: SourceId,
}

impl UnitsOf {
    /// The units of `source` on `machine`.
    #[must_use]
    pub fn new(machine: Option<Name>, source: SourceId) -> Self {
        Self { machine, source }
    }

    /// The unit of them that has this key.
    #[must_use]
    pub fn unit(&self, key: UnitKey) -> UnitId {
        UnitId { of: self.clone(), key }
    }
}

/// One unit among all that a store keeps.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub struct UnitId {
    /// Its source and machine.
    pub of: UnitsOf,
    /// Its key below the source's root.
    pub key: UnitKey,
}

/// How often a unit was committed: what two writers compare, so that neither overwrites the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnitVersion(u64);

impl UnitVersion {
    /// The version of a unit that was committed for the first time.
    pub const FIRST: Self = Self(1);

    /// Version `number`.
    #[must_use]
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.0
    }

    /// The version after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

/// What a store knows of a unit without looking at its rows.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StoredUnit {
    /// Its key below the source's root.
    pub key: UnitKey,
    /// Its version, to be given to [`UnitStore::begin`].
    pub version: UnitVersion,
    /// How it was when it was read.
    pub state: UnitState,
    /// Whether it was not found any more when it was last looked for.
    pub missing: bool,
    /// Whether a session of another unit has taken it over: then it may well be gone.
    pub superseded: bool,
}

impl StoredUnit {
    /// A unit that is there.
    #[must_use]
    pub fn new(key: UnitKey, version: UnitVersion, state: UnitState) -> Self {
        Self { key, version, state, missing: false, superseded: false }
    }
}

/// What becomes of the rows of a unit that a transaction does not name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Write {
    /// They go: the unit was read whole.
    Replace,
    /// They stay: only what was appended was read, or something was lost to damage.
    Upsert,
}

/// What a commit changed in what the store shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change<Id> {
    /// It was not shown before.
    Added(Id),
    /// Another row of the same id is shown now, or the same with other values.
    Replaced(Id),
    /// It is shown no longer.
    Removed(Id),
}

/// Rows of one kind, kept unit by unit.
///
/// # For implementers
/// Run `check_store` of `tokdash_core::testing` (feature `testing`) on it. Errors of the store
/// itself have [`ErrorKind::Store`](crate::ErrorKind::Store).
pub trait UnitStore<T: Record> {
    /// What is known of all units of one source on one machine, in the order of their keys.
    ///
    /// # Errors
    /// [`ErrorKind::Store`](crate::ErrorKind::Store).
    fn units(&mut self, of: &UnitsOf) -> Result<Vec<StoredUnit>>;

    /// What is known of one unit; `None` when it was never committed, or was removed.
    ///
    /// # Errors
    /// [`ErrorKind::Store`](crate::ErrorKind::Store).
    fn unit(&mut self, unit: &UnitId) -> Result<Option<StoredUnit>>;

    /// The figures of one unit that are no rows; empty when there is no such unit.
    ///
    /// # Errors
    /// [`ErrorKind::Store`](crate::ErrorKind::Store).
    fn tally(&mut self, unit: &UnitId) -> Result<Tally>;

    /// The figures of all units of one source on one machine, added up by [`Tally::merge`].
    ///
    /// # Errors
    /// [`ErrorKind::Store`](crate::ErrorKind::Store).
    fn tallies(&mut self, of: &UnitsOf) -> Result<Tally>;

    /// Starts to write a unit whose version is `expected`; `None` for one that must not be there.
    ///
    /// # Errors
    /// [`ErrorKind::Conflict`](crate::ErrorKind::Conflict) when the unit has another version:
    /// someone else has committed it. [`ErrorKind::Store`](crate::ErrorKind::Store).
    fn begin<'s>(
        &'s mut self,
        unit: &UnitId,
        expected: Option<UnitVersion>,
        write: Write,
    ) -> Result<Box<dyn UnitTxn<T> + 's>>;

    /// Notes that a unit is missing, or that it is there again. Its rows stay, and so does its
    /// version. A unit that is not stored is nothing to note.
    ///
    /// # Errors
    /// [`ErrorKind::Store`](crate::ErrorKind::Store).
    fn mark_missing(&mut self, unit: &UnitId, missing: bool) -> Result<()>;

    /// Forgets a unit with its rows.
    ///
    /// # Errors
    /// [`ErrorKind::Store`](crate::ErrorKind::Store).
    fn remove(&mut self, unit: &UnitId, changes: &mut dyn Sink<Change<T::Id>>) -> Result<()>;

    /// Makes all that was committed so far durable and visible to others. A store may put several
    /// commits together until then; unless overridden it does not.
    ///
    /// # Errors
    /// [`ErrorKind::Store`](crate::ErrorKind::Store).
    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

/// The writing of one unit: give it the rows, then commit. Dropped instead, nothing happened.
///
/// Trouble of the store makes [`item`](Sink::item) answer [`Flow::Break`](crate::Flow), and
/// `commit` then says what it was.
pub trait UnitTxn<T: Record>: Sink<T> {
    /// Puts the rows in the place of what was stored of the unit, with its state and figures, and
    /// tells what this changed in what the store shows.
    ///
    /// # Errors
    /// [`ErrorKind::Store`](crate::ErrorKind::Store); then nothing happened.
    fn commit(
        self: Box<Self>,
        state: UnitState,
        tally: Tally,
        changes: &mut dyn Sink<Change<T::Id>>,
    ) -> Result<()>;
}

/// A store of usage entries.
pub trait UsageStore: UnitStore<UsageEntry> {}
impl<S: UnitStore<UsageEntry> + ?Sized> UsageStore for S {}

/// A store of sessions and their steps.
pub trait SessionStore: UnitStore<SessionItem> {}
impl<S: UnitStore<SessionItem> + ?Sized> SessionStore for S {}
