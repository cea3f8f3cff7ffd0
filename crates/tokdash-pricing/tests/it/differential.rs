//! The library and the reference pricer answer alike.
//!
//! The reference is not part of the project. Where it and Python are found, random queries are
//! put to both; a recorded sample of its answers is compared always.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tokdash_pricing::PriceBook;

use crate::answers::{Row, answer};
use crate::queries::Queries;

/// How many queries, unless `TOKDASH_PRICING_QUERIES` says otherwise.
const QUERIES: usize = 20_000;
const RECORDED: &str = include_str!("../data/recorded.tsv");

#[test]
fn recorded_answers_of_the_reference_hold() {
    let book = PriceBook::embedded();
    let mut lines = 0;
    for line in RECORDED.lines() {
        let (query, want) = line.split_once('\t').unwrap();
        let row: Row = serde_json::from_str(query).unwrap();
        assert_eq!(answer(&book, &row), want, "{query}");
        lines += 1;
    }
    assert!(lines >= 3_000, "{lines}");
}

#[test]
fn random_queries_are_answered_as_by_the_reference() {
    let Some(folder) = reference() else { return };
    let number = |name: &str| std::env::var(name).ok().map(|text| text.parse::<u64>().unwrap());
    let count = number("TOKDASH_PRICING_QUERIES").map_or(QUERIES, |n| usize::try_from(n).unwrap());
    let seed = number("TOKDASH_PRICING_SEED").unwrap_or(1);
    let mut queries = Queries::new(seed);
    let rows: Vec<Row> = (0..count).map(|_| queries.next()).collect();
    let Some(answers) = ask(&folder, &rows) else { return };
    assert_eq!(answers.len(), rows.len());
    let book = PriceBook::embedded();
    let differing: Vec<_> = rows
        .iter()
        .zip(&answers)
        .map(|(row, want)| (row, want, answer(&book, row)))
        .filter(|(_, want, have)| *want != have)
        .collect();
    for (row, want, have) in differing.iter().take(20) {
        eprintln!(
            "{}\n  reference {want}\n  library   {have}",
            serde_json::to_string(row).unwrap()
        );
    }
    assert!(differing.is_empty(), "{} of {count} differ", differing.len());
    let priced = answers.iter().filter(|line| line.starts_with("priced")).count();
    eprintln!("{count} queries of seed {seed} agree with the reference, {priced} of them priced");
    record(&rows, &answers);
}

/// Rewrites the recorded sample when asked to, from the first rows of this run.
fn record(rows: &[Row], answers: &[String]) {
    if std::env::var_os("TOKDASH_PRICING_RECORD").is_none() {
        return;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/recorded.tsv");
    let lines = rows.iter().zip(answers).take(3_000);
    let text: String = lines
        .map(|(row, answer)| format!("{}\t{answer}\n", serde_json::to_string(row).unwrap()))
        .collect();
    std::fs::write(path, text).unwrap();
}

/// The folder of the reference pricer, where there is one that knows the same prices.
fn reference() -> Option<PathBuf> {
    let folder = std::env::var_os("TOKDASH_PRICING_REFERENCE").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/pricing"),
        PathBuf::from,
    );
    if !folder.join("price_ref.py").is_file() {
        skipped(&format!("no reference pricer in {}", folder.display()));
        return None;
    }
    Some(folder)
}

/// Says so past the test harness, which would swallow it.
#[allow(clippy::explicit_write, reason = "eprintln is captured")]
fn skipped(why: &str) {
    let test = "random_queries_are_answered_as_by_the_reference";
    writeln!(std::io::stderr(), "\nSKIPPED {test}: {why}").unwrap();
}

fn ask(folder: &Path, rows: &[Row]) -> Option<Vec<String>> {
    let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/oracle.py");
    let child = Command::new("python3")
        .env("PYTHONIOENCODING", "utf-8")
        .args([&driver, folder])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) => {
            skipped(&format!("python3 does not run: {error}"));
            return None;
        }
    };
    let mut input = child.stdin.take().unwrap();
    let lines: String = rows.iter().map(|row| serde_json::to_string(row).unwrap() + "\n").collect();
    let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(output.status.success(), "the reference pricer failed");
    let text = String::from_utf8(output.stdout).unwrap();
    Some(text.lines().map(str::to_owned).collect())
}
