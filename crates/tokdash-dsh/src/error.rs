//! Paths that cannot be had, as errors of a source.

use tokdash_core::{Error, ErrorKind};
use tokdash_paths::PathError;

pub(crate) fn from_paths(error: PathError) -> Error {
    Error::new(ErrorKind::Config, "could not find the home of dsh").with_cause(error)
}
