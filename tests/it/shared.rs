//! Real logs and tools that may stand beside the project.

use std::path::{Path, PathBuf};

/// A folder or file of `../shared`; says loudly when it is not there.
pub fn shared(below: &str) -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared").join(below);
    if !path.exists() {
        eprintln!("SKIPPED: ../shared/{below} is not at hand: nothing was compared");
        return None;
    }
    Some(path)
}
