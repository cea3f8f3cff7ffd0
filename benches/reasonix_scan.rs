//! A scan of Reasonix's ledger beside its limits: bare reading and splitting into lines, in the
//! standard library's way (`read_until` into one buffer) and in the fastest way there is (whole
//! files in memory, their line ends found by SIMD).
//!
//! `cargo bench --bench reasonix_scan`, on generated logs, or on those of `TOKDASH_CORPUS=PATH` (a
//! folder with `reasonix/` in it).
#![allow(missing_docs, unreachable_pub, clippy::print_stdout, clippy::float_arithmetic)]
#![allow(clippy::indexing_slicing, clippy::cast_precision_loss, clippy::unwrap_used)]
#![allow(clippy::expect_used, clippy::panic)]

#[path = "../examples/support/generate/mod.rs"]
mod generate;
mod support;

use std::fs::{self, File};
use std::hint::black_box;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;

use tokdash::reasonix::Reasonix;

fn main() {
    let options = generate::Options { days: 365, rows: 500, ..Default::default() };
    let home = support::home("reasonix", &|take| {
        generate::reasonix(&options, take);
    });
    let days = fs::read_dir(home.path.join("stats")).unwrap();
    let days: Vec<_> = days.map(|entry| entry.unwrap().path()).collect();
    let bytes = days.iter().map(|day| fs::metadata(day).unwrap().len()).sum();
    let source = Reasonix::at(home.path.to_str().unwrap());
    println!("reasonix: {} days, {bytes} bytes", days.len());
    support::compare(
        &|| support::scan(&source),
        &[("read_until", &|| read_until(&days)), ("memchr", &|| memchr(&days))],
        bytes,
    );
}

fn read_until(days: &[PathBuf]) -> u64 {
    let (mut lines, mut line) = (0, Vec::new());
    for day in days {
        let mut file = BufReader::with_capacity(64 << 10, File::open(day).unwrap());
        while file.read_until(b'\n', &mut line).unwrap() > 0 {
            black_box(&line);
            line.clear();
            lines += 1;
        }
    }
    lines
}

fn memchr(days: &[PathBuf]) -> u64 {
    let mut lines = 0;
    for day in days {
        let text = fs::read(day).unwrap();
        let mut start = 0;
        for end in memchr::memchr_iter(b'\n', &text) {
            black_box(&text[start..end]);
            start = end + 1;
            lines += 1;
        }
    }
    lines
}
