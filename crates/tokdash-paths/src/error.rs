//! Why a home cannot be named. A message names the variable that is at fault, never its value:
//! the environment is where keys live.

use thiserror::Error;

/// Why the home of an agent cannot be named.
///
/// Match on [`kind`](Self::kind); the message is for people. It names the variable that is at
/// fault and never shows the value of one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(transparent)]
pub struct PathError(Fault);

/// What sort of trouble a [`PathError`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PathErrorKind {
    /// The user has no home folder that the environment or the operating system would name.
    NoHome,
    /// A relative path is to be read against the current directory, which is not known.
    NoCurrentDir,
    /// A value that is needed is set, but is not valid Unicode.
    NotUnicode,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
enum Fault {
    #[error("the user's home folder is not known ({variable} is not set)")]
    NoHome { variable: &'static str },
    #[error("{variable} is a relative path and the current directory is not known")]
    NoCurrentDirFor { variable: String },
    #[error("the given home is a relative path and the current directory is not known")]
    NoCurrentDir,
    #[error("the value of {variable} is not valid unicode")]
    VariableNotUnicode { variable: String },
    #[error("the current directory is not valid unicode")]
    CurrentDirNotUnicode,
    #[error("the user's home folder is not valid unicode")]
    UserHomeNotUnicode,
}

impl PathError {
    /// What sort of trouble it is.
    #[must_use]
    pub fn kind(&self) -> PathErrorKind {
        match self.0 {
            Fault::NoHome { .. } => PathErrorKind::NoHome,
            Fault::NoCurrentDirFor { .. } | Fault::NoCurrentDir => PathErrorKind::NoCurrentDir,
            Fault::VariableNotUnicode { .. }
            | Fault::CurrentDirNotUnicode
            | Fault::UserHomeNotUnicode => PathErrorKind::NotUnicode,
        }
    }

    /// The environment variable that is at fault, where one is: for
    /// [`NoHome`](PathErrorKind::NoHome) the one whose setting would help.
    #[must_use]
    pub fn variable(&self) -> Option<&str> {
        match &self.0 {
            Fault::NoHome { variable } => Some(variable),
            Fault::NoCurrentDirFor { variable } | Fault::VariableNotUnicode { variable } => {
                Some(variable)
            }
            Fault::NoCurrentDir | Fault::CurrentDirNotUnicode | Fault::UserHomeNotUnicode => None,
        }
    }

    pub(crate) fn no_home(variable: &'static str) -> Self {
        Self(Fault::NoHome { variable })
    }

    /// `variable` is the one that holds the relative path; none for a path that the caller gave.
    pub(crate) fn no_current_dir(variable: Option<&str>) -> Self {
        Self(match variable {
            Some(name) => Fault::NoCurrentDirFor { variable: name.to_owned() },
            None => Fault::NoCurrentDir,
        })
    }

    pub(crate) fn variable_not_unicode(variable: &str) -> Self {
        Self(Fault::VariableNotUnicode { variable: variable.to_owned() })
    }

    pub(crate) fn current_dir_not_unicode() -> Self {
        Self(Fault::CurrentDirNotUnicode)
    }

    pub(crate) fn user_home_not_unicode() -> Self {
        Self(Fault::UserHomeNotUnicode)
    }
}
