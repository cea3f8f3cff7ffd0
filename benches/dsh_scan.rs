//! A scan of dsh's logs beside its limit: bare decoding of the same frames.
//!
//! `cargo bench --bench dsh_scan`, on generated logs, or on those of `TOKDASH_CORPUS=PATH` (a
//! folder with `dsh/` in it).
#![allow(missing_docs, unreachable_pub, clippy::print_stdout, clippy::float_arithmetic)]
#![allow(clippy::indexing_slicing, clippy::cast_precision_loss, clippy::unwrap_used)]
#![allow(clippy::expect_used, clippy::panic)]

#[path = "../examples/support/generate/mod.rs"]
mod generate;
mod support;

use std::fs;
use std::path::{Path, PathBuf};

use tokdash::dsh::Dsh;
use zstd::zstd_safe::{self, DCtx};

fn main() {
    let options = generate::Options { sessions: 600, steps: 60, ..Default::default() };
    let home = support::home("dsh", &|take| {
        generate::dsh(&options, take);
    });
    let logs = logs_below(&home.path.join("sessions"));
    let bytes = logs.iter().map(|log| fs::metadata(log).unwrap().len()).sum();
    let source = Dsh::at(home.path.to_str().unwrap());
    println!("dsh: {} compressed logs, {bytes} bytes", logs.len());
    support::compare(&|| support::scan(&source), &[("bare decoding", &|| decode(&logs))], bytes);
}

/// Reads each file and decodes its frames one by one into one buffer, and that is all.
fn decode(logs: &[PathBuf]) -> u64 {
    let mut context = DCtx::create();
    let mut text = vec![0; 16 << 20];
    let mut decoded = 0;
    for log in logs {
        let bytes = fs::read(log).unwrap();
        let mut rest = &bytes[..];
        while !rest.is_empty() {
            let len = zstd_safe::find_frame_compressed_size(rest).unwrap();
            decoded += context.decompress(&mut text[..], &rest[..len]).unwrap() as u64;
            rest = &rest[len..];
        }
    }
    decoded
}

fn logs_below(folder: &Path) -> Vec<PathBuf> {
    let mut logs = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            logs.extend(logs_below(&entry));
        } else if entry.extension().is_some_and(|extension| extension == "zstd") {
            logs.push(entry);
        }
    }
    logs
}
