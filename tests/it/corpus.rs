//! Large synthetic homes with exact totals, where their generator is at hand.

use std::process::Command;

use serde_json::Value;
use tokdash::core::SourceExt;
use tokdash::dsh::Dsh;
use tokdash::reasonix::Reasonix;
use tokdash::{Scan, ScanOptions};

use crate::shared::shared;

fn assert_totals(scan: &Scan, expected: &Value) {
    let number = |field: &str| u128::from(expected[field].as_u64().unwrap());
    let totals = scan.totals();
    assert_eq!(scan.entries.len() as u64, expected["entries"].as_u64().unwrap());
    assert_eq!(totals.input, number("input"));
    assert_eq!(totals.output, number("output"));
    assert_eq!(totals.cache_read, number("cache_read"));
    assert_eq!(totals.cache_write, number("cache_write"));
    assert!(scan.diagnostics().is_empty());
}

#[test]
fn generated_corpora_give_the_totals_of_their_manifests() {
    let Some(generator) = shared("corpus/gen_corpus.py") else { return };
    for shape in
        [&["--dsh-version", "0"][..], &["--dsh-version", "4", "--embed-stream"], &["--plain"]]
    {
        let folder = tempfile::tempdir().unwrap();
        let small = ["--days", "12", "--rows", "60", "--sessions", "30", "--steps", "12"];
        let made = Command::new("python3")
            .arg(&generator)
            .arg(folder.path())
            .args(small)
            .args(shape)
            .output();
        let Ok(made) = made else {
            eprintln!("SKIPPED: no python3 to run the generator of the corpus");
            return;
        };
        assert!(made.status.success());
        let manifest: Value = serde_json::from_slice(&made.stdout).unwrap();
        let home = |agent: &str| folder.path().join(agent).to_str().unwrap().to_owned();
        let reasonix = Reasonix::at(home("reasonix")).scan(&ScanOptions::new());
        assert_totals(&reasonix, &manifest["reasonix"]["stats_totals"]);
        assert_totals(&Dsh::at(home("dsh")).scan(&ScanOptions::new()), &manifest["dsh"]["totals"]);
    }
}
