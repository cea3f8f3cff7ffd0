//! The suite that every source passes.

use tokdash_core::testing::Contract;
use tokdash_core::{MemFiles, Source};
use tokdash_reasonix::Reasonix;

use crate::snapshots::sample;
use crate::support::{LOG, line};

#[test]
fn the_contract_of_sources_is_kept() {
    let make = |home: &camino::Utf8Path| -> Box<dyn Source> { Box::new(Reasonix::at(home)) };
    let files = MemFiles::new()
        .with_file(LOG, sample())
        .with_file("home/stats/2026-06-01 copy.jsonl", sample())
        .with_file("home/stats/2026-06-02.jsonl", line(r#""prompt":77"#).repeat(50))
        .with_file("home/stats/2026-06-03.jsonl", "")
        .with_file("home/stats/2026-06-04.jsonl", "{\"torn");
    Contract::new(&make, "home", files).check_usage();
}
