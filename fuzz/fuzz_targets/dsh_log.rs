//! Any bytes as a log of dsh: no panic, no count out of bounds, and the same in any reads.
//!
//! The bytes are read as a compressed log and as a plain one, from their start and behind a sound
//! header, so that rows are reached too.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tokdash_core::{Limits, MAX_COUNT, MemFiles, ScanOptions, SourceExt};
use tokdash_dsh::Dsh;

const HEADERS: [&str; 3] = [
    "",
    "{\"type\":\"session\",\"version\":0,\"id\":\"s\",\"seedLength\":2}\n",
    "{\"type\":\"session\",\"version\":0,\"id\":\"s\"}\n",
];

fuzz_target!(|bytes: &[u8]| {
    let limits = Limits::new().with_line_bytes(1 << 16).with_decoded_bytes(1 << 22);
    let options = ScanOptions::new().with_threads(1).with_limits(limits);
    for name in ["session.jsonl.zstd", "session.jsonl"] {
        for header in HEADERS {
            let log = [header.as_bytes(), bytes].concat();
            let files = MemFiles::new().with_file(format!("home/sessions/p/s/{name}"), log);
            let scan = Dsh::at("home").scan_in(&files, &options);
            for entry in &scan.entries {
                assert!(entry.id.as_str().starts_with("dsh:"));
                assert!(entry.tokens.input <= MAX_COUNT && entry.tokens.output <= MAX_COUNT);
            }
            let again = Dsh::at("home").scan_in(&files, &options);
            assert_eq!(again.entries, scan.entries);
        }
    }
});
