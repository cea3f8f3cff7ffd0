//! Signatures: whether two answers can come from the same prices.

use std::fmt;

/// What a book's answers depend on. Equal signatures answer equally; when it changes, a store
/// looks up the rows' [`RateId`](crate::RateId)s again and rewrites those that changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Signature {
    /// The algorithm that finds cards: `match-v1`.
    pub algorithm: &'static str,
    /// The version of the table.
    pub table: &'static str,
    /// The first half of the SHA-256 of the data the table was made from.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::shapes::hex"))]
    pub table_hash: [u8; 16],
    /// The same of the overrides that were loaded; zero where there are none.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::shapes::hex"))]
    pub overrides_hash: [u8; 16],
    /// The policy, as its three switches.
    pub policy: u8,
}

/// One line, fit to be stored and compared.
impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{};{};", self.algorithm, self.table)?;
        self.table_hash.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
        f.write_str(";")?;
        self.overrides_hash.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
        write!(f, ";{:02x}", self.policy)
    }
}
