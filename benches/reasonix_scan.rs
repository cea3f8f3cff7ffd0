//! A scan of Reasonix's ledger beside its limit: bare reading and splitting into lines.
//!
//! `cargo bench --bench reasonix_scan`, on generated logs, or on those of `TOKDASH_CORPUS=PATH` (a
//! folder with `reasonix/` in it).
#![allow(missing_docs, unreachable_pub, clippy::print_stdout, clippy::float_arithmetic)]
#![allow(
    clippy::indexing_slicing,
    clippy::cast_precision_loss,
    clippy::unwrap_used,
    clippy::panic,
    dead_code
)]

mod support;

use std::fs;
use std::path::PathBuf;

use tokdash::reasonix::Reasonix;

fn main() {
    let home = support::corpus_home("reasonix").expect("TOKDASH_CORPUS");
    let days = fs::read_dir(home.join("stats")).unwrap();
    let days: Vec<_> = days.map(|entry| entry.unwrap().path()).collect();
    let bytes = days.iter().map(|day| fs::metadata(day).unwrap().len()).sum();
    let source = Reasonix::at(home.to_str().unwrap());
    println!("reasonix: {} days, {bytes} bytes", days.len());
    support::compare("bare lines", &|| split(&days), &|| support::scan(&source).entries, bytes);
}

/// Reads each file whole and finds the ends of its lines, and that is all.
fn split(days: &[PathBuf]) -> u64 {
    let lines = |day| memchr::memchr_iter(b'\n', &fs::read(day).unwrap()).count() as u64;
    days.iter().map(lines).sum()
}
