//! The hash by which names are found, shared with the generator of the table.

/// Eight bytes at a time, each mixed in by a multiplication; the upper bits of the result count.
pub(crate) fn name_hash(name: &str) -> u64 {
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut chunks = name.as_bytes().chunks_exact(8);
    let mut hash = 0_u64;
    for chunk in chunks.by_ref() {
        hash = (hash ^ number(chunk)).wrapping_mul(FACTOR).rotate_left(29);
    }
    // Less than eight bytes are left, perhaps none.
    (hash ^ number(chunks.remainder())).wrapping_mul(FACTOR)
}

fn number(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
}
