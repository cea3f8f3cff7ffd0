//! One string that holds all texts of the table, each shared with those it is part of.

use std::collections::BTreeSet;

/// Texts to be packed, then the string they lie in.
#[derive(Default)]
pub struct Pool {
    wanted: BTreeSet<String>,
    packed: String,
}

impl Pool {
    /// Wants a text to be in the string.
    pub fn want(&mut self, text: &str) {
        self.wanted.insert(text.to_owned());
    }

    /// Packs all that is wanted, longest first, so that shorter ones can lie inside.
    pub fn pack(&mut self) {
        let mut texts: Vec<_> = self.wanted.iter().collect();
        texts.sort_by(|one, other| other.len().cmp(&one.len()).then(one.cmp(other)));
        for text in texts {
            if !self.packed.contains(text.as_str()) {
                self.packed.push_str(text);
            }
        }
    }

    /// Place and length of a packed text, as `Text` holds them.
    pub fn place(&self, text: &str) -> u32 {
        let place = self.packed.find(text).expect("packed before");
        let (place, len) = (u32::try_from(place).unwrap(), u32::try_from(text.len()).unwrap());
        assert!(place < 1 << 24 && len < 1 << 8, "text too long for the table");
        place << 8 | len
    }

    /// The string as a literal over several lines.
    pub fn literal(&self) -> String {
        let lines: Vec<_> =
            self.packed.as_bytes().chunks(96).map(String::from_utf8_lossy).collect();
        format!("\"\\\n{}\"", lines.join("\\\n"))
    }
}
