//! A field of a row that may be absent, or hold what it cannot.

/// What a field holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Field<T> {
    #[default]
    Absent,
    Valid(T),
    /// Something else; it is noted and otherwise as good as absent.
    Invalid,
}

impl<T: Copy> Field<T> {
    pub(super) fn valid(self) -> Option<T> {
        match self {
            Self::Valid(value) => Some(value),
            Self::Absent | Self::Invalid => None,
        }
    }

    pub(super) fn is_invalid(self) -> bool {
        matches!(self, Self::Invalid)
    }
}
