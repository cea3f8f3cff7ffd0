//! SHA-256 as the client writes it: 64 lower case hexadecimal digits.

use sha2::{Digest as _, Sha256};

/// Whether `hasher` ends with the digest that `hex` spells.
pub(super) fn is(hasher: Sha256, hex: &str) -> bool {
    let spelled: String = hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    spelled == hex
}

/// Whether a text is a digest, so that a path may be made of it.
pub(super) fn is_digest(hex: &str) -> bool {
    hex.len() == 64 && hex.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}
