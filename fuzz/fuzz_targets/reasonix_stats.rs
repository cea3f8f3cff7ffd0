//! Any bytes as a day of Reasonix's ledger: no panic, and a copy of the file adds nothing.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tokdash_core::{Limits, MAX_COUNT, MemFiles, ScanOptions, SourceExt};
use tokdash_reasonix::Reasonix;

fuzz_target!(|bytes: &[u8]| {
    let limits = Limits::new().with_line_bytes(1 << 16);
    let options = ScanOptions::new().with_threads(1).with_limits(limits);
    let one = MemFiles::new().with_file("home/stats/a.jsonl", bytes);
    let two = one.clone().with_file("home/stats/b.jsonl", bytes);
    let (one, two) = (
        Reasonix::at("home").scan_in(&one, &options),
        Reasonix::at("home").scan_in(&two, &options),
    );
    assert_eq!(one.totals(), two.totals());
    for entry in &one.entries {
        assert!(entry.id.as_str().starts_with("reasonix:"));
        assert!(entry.tokens.input <= MAX_COUNT && entry.tokens.cache_read <= MAX_COUNT);
        assert!(entry.reasoning_within_output.unwrap_or(0) <= entry.tokens.output);
    }
});
