//! The id of an entry: from what its row says, never from where it stands.
//!
//! SHA-256 over `ts|model|prompt|completion|cache_hit|input`. Rows of one file that agree in all
//! six are told apart by a counter, so a copied file repeats its ids and adds nothing. The six
//! fields, and the odd corners of `input` and `model` below, are those of an older reader of the
//! same logs, so that figures stored by it keep their ids.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use sha2::{Digest, Sha256};
use tokdash_core::EntryId;

use crate::digits::push_decimal;
use crate::row::Row;

/// An id before its digits are filled in.
const TEMPLATE: &[u8; PREFIX + 64] =
    b"reasonix:0000000000000000000000000000000000000000000000000000000000000000";
const PREFIX: usize = 9;

/// Rows that room is made for beforehand. More make it grow.
const MOST_ROOM: usize = 4_096;

/// Makes the ids of one file's entries, in the order of its lines.
pub(crate) struct Ids {
    message: Vec<u8>,
    repeats: HashMap<[u8; 32], u64, BuildHasherDefault<DigestHasher>>,
}

impl Ids {
    /// Makes room for the rows that a file of `bytes` bytes may hold, a day's work at most.
    pub(crate) fn for_file_of(bytes: u64) -> Self {
        let rows = usize::try_from(bytes / 256).map_or(MOST_ROOM, |rows| rows.min(MOST_ROOM));
        let repeats = HashMap::with_capacity_and_hasher(rows, BuildHasherDefault::default());
        Self { message: Vec::with_capacity(128), repeats }
    }

    /// The id of the next entry, which `row` became.
    pub(crate) fn next(&mut self, row: &Row<'_>) -> EntryId {
        self.write_message(row);
        let digest: [u8; 32] = Sha256::digest(&self.message).into();
        let met = self.repeats.entry(digest).or_default();
        let repeat = *met;
        *met += 1;
        id_of(&digest, repeat)
    }

    fn write_message(&mut self, row: &Row<'_>) {
        let message = &mut self.message;
        message.clear();
        let ts = row.ts().unwrap_or_default();
        message.extend_from_slice(ts.as_bytes());
        message.push(b'|');
        // Untrimmed and unsplit; absent, empty or unusable it is `unknown`.
        let model = row.model().filter(|model| !model.is_empty());
        message.extend_from_slice(model.as_deref().unwrap_or("unknown").as_bytes());
        let counts = [row.prompt, row.completion, row.cache_hit, Some(hashed_input(row))];
        for count in counts {
            message.push(b'|');
            push_decimal(message, count.unwrap_or(0));
        }
    }
}

/// The input as the id knows it: here, and only here, a `cache_miss` of 0 stands as given.
fn hashed_input(row: &Row<'_>) -> u64 {
    let rest = || row.prompt.unwrap_or(0).saturating_sub(row.cache_hit.unwrap_or(0));
    row.cache_miss.unwrap_or_else(rest)
}

fn id_of(digest: &[u8; 32], repeat: u64) -> EntryId {
    let mut text = *TEMPLATE;
    let (_, hex) = text.split_at_mut(PREFIX);
    for (pair, byte) in hex.as_chunks_mut::<2>().0.iter_mut().zip(digest) {
        *pair = [hex_digit(byte >> 4), hex_digit(byte & 15)];
    }
    // All of it is ASCII.
    let text = std::str::from_utf8(&text).unwrap_or_default();
    if repeat == 0 { EntryId::from(text) } else { EntryId::from(format!("{text}:{repeat}")) }
}

fn hex_digit(nibble: u8) -> u8 {
    if nibble < 10 { b'0' + nibble } else { b'a' + (nibble - 10) }
}

/// A SHA-256 digest is its own hash: eight bytes of it do.
#[derive(Default)]
struct DigestHasher(u64);

impl Hasher for DigestHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        if let Some(first) = bytes.first_chunk() {
            self.0 = u64::from_le_bytes(*first);
        }
    }

    /// The length that comes before an array's bytes says nothing.
    fn write_usize(&mut self, _: usize) {}
}
