//! Content objects: payloads too large for their event, in files named by their digest.
//!
//! They lie beside the sessions and may be shared by several, so they are no members of a unit:
//! their names say what they hold, and that never changes.

use camino::{Utf8Path, Utf8PathBuf};
use sha2::{Digest as _, Sha256};
use tokdash_core::{Code, Files, Limits};

use super::digest;
use super::document;
use super::input::{Input, length};
use super::out::Out;

/// The objects that a session may refer to.
pub(super) struct Objects<'a> {
    files: &'a dyn Files,
    limits: Limits,
    folder: Utf8PathBuf,
}

impl<'a> Objects<'a> {
    /// Those of the session whose manifest lies at `manifest`, in the folder so many levels above
    /// the session's own.
    pub(super) fn of(
        files: &'a dyn Files,
        limits: Limits,
        manifest: &Utf8Path,
        levels: usize,
    ) -> Self {
        let store = manifest.ancestors().nth(levels + 1).unwrap_or_else(|| Utf8Path::new(""));
        Self { files, limits, folder: store.join(".content-v1").join("objects") }
    }

    /// The bytes of the object that `digest` names.
    ///
    /// # Errors
    /// The code of why they are not to be had: larger than the limit, not there, or not what the
    /// digest says.
    pub(super) fn read(&self, digest: &str, bytes: u64, out: &Out<'_>) -> Result<Vec<u8>, Code> {
        // What claims to be too large is not opened.
        if document::exceeds(self.limits, bytes) {
            return Err(Code::LimitExceeded);
        }
        let unreadable = || Code::Unreadable;
        let (first, second) = (digest.get(..2), digest.get(2..4));
        let folders = first.zip(second).ok_or_else(unreadable)?;
        let path = self.folder.join(folders.0).join(folders.1).join(digest);
        let input = Input::open_aside(self.files, &path, out).map_err(|_| Code::Unreadable)?;
        let object = document::bytes(input, self.limits).map_err(|_| Code::Unreadable)?;
        let object = object.ok_or(Code::LimitExceeded)?;
        let is_whole = length(object.len()) == bytes;
        let is_it = is_whole && digest::is(Sha256::new().chain_update(&object), digest);
        if is_it { Ok(object) } else { Err(unreadable()) }
    }
}
