//! Reasonix keeps sums of its own ledger in a database. Ours must be the same, day by day and model
//! by model.
#![allow(clippy::unwrap_used, clippy::print_stderr, clippy::indexing_slicing, clippy::string_slice)]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use rusqlite::Connection;
use tokdash_core::{Scan, ScanOptions, SourceExt};
use tokdash_reasonix::Reasonix;

/// Prompt, completion, reasoning, cache hit, cache miss, requests.
type Sums = [u64; 6];
/// By day file and model reference.
type Rollups = BTreeMap<(String, String), Sums>;

fn theirs(database: &Path) -> Rollups {
    let connection = Connection::open(database).unwrap();
    let columns = "day, model_ref, prompt, completion, reasoning, cache_hit, cache_miss, requests";
    let query = format!("SELECT {columns} FROM usage_rollups WHERE model_ref <> ''");
    let mut statement = connection.prepare(&query).unwrap();
    let rows = statement.query_map([], |row| {
        let key: (String, String) = (row.get(0)?, row.get(1)?);
        let sums = (2..8).map(|column| row.get::<_, i64>(column).map(i64::unsigned_abs));
        Ok((key, sums.collect::<Result<Vec<_>, _>>()?))
    });
    let mut rollups = Rollups::new();
    for (key, sums) in rows.unwrap().map(Result::unwrap) {
        add(&mut rollups, key, &sums.try_into().unwrap());
    }
    rollups
}

fn ours(scan: &Scan) -> Rollups {
    let mut rollups = Rollups::new();
    let model_ref = |provider: Option<&str>, model: &str| match provider {
        Some(provider) => format!("{provider}/{model}"),
        None => model.to_owned(),
    };
    for entry in &scan.entries {
        let unit = entry.provenance.unit.as_str();
        let day = unit.trim_start_matches("stats/").trim_end_matches(".jsonl").to_owned();
        let model = model_ref(entry.provider.as_ref().map(AsRef::as_ref), entry.model.as_str());
        let (tokens, reasoning) = (entry.tokens, entry.reasoning_within_output.unwrap_or(0));
        let prompt = tokens.input + tokens.cache_read;
        let sums =
            [prompt, tokens.output, reasoning, tokens.cache_read, tokens.input, entry.requests];
        add(&mut rollups, (day, model), &sums);
    }
    for request in scan.sources[0].tally.without_usage.iter() {
        let day = request.timestamp.to_string()[..10].to_owned();
        let model = model_ref(request.provider.as_ref().map(AsRef::as_ref), request.model.as_str());
        add(&mut rollups, (day, model), &[0, 0, 0, 0, 0, request.requests]);
    }
    rollups
}

fn add(rollups: &mut Rollups, key: (String, String), sums: &Sums) {
    let held = rollups.entry(key).or_default();
    held.iter_mut().zip(sums).for_each(|(held, sum)| *held += sum);
}

#[test]
fn our_sums_are_those_of_the_clients_own_catalogue() {
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/fixtures/reasonix");
    let home = fixture.join("1.38.11/home");
    if !home.is_dir() {
        eprintln!("SKIPPED: no real ledger at ../shared/fixtures/reasonix: nothing was compared");
        return;
    }
    // From a copy: opening a database may write beside it.
    let copy = tempfile::tempdir().unwrap();
    for name in ["v1.sqlite", "v1.sqlite-wal", "v1.sqlite-shm"] {
        let from = home.join("cache/usage-catalog").join(name);
        fs::write(copy.path().join(name), fs::read(from).unwrap()).unwrap();
    }
    let theirs = theirs(&copy.path().join("v1.sqlite"));
    assert!(theirs.len() > 5, "the catalogue holds {} sums", theirs.len());
    let scan = Reasonix::at(home.to_str().unwrap()).scan(&ScanOptions::new());
    assert_eq!(ours(&scan), theirs);
}
