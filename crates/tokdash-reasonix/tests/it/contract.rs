//! The suite that every source passes.

use serde_json::json;
use tokdash_core::testing::Contract;
use tokdash_core::{MemFiles, Source};
use tokdash_reasonix::Reasonix;

use crate::logs::{ID, NOON, OLD, STORE, framed, lines, manifest, small};
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

#[test]
fn the_contract_of_sources_of_sessions_is_kept() {
    let make = |home: &camino::Utf8Path| -> Box<dyn Source> { Box::new(Reasonix::at(home)) };
    let mut log = small();
    log.turn(60, "again");
    let mut damaged = log.frames();
    damaged[700] ^= 1;
    damaged.truncate(damaged.len() - 9);
    let elder = manifest(json!({"codec":"reasonix.session.linear/v3","sessionId":"elder"}));
    let messages = [
        json!({"role":"user","content":"x","createdAt":NOON}),
        json!({"role":"assistant","workDurationMs":1_000}),
    ];
    let usage = json!({"kind":"usage","usage":{"promptTokens":7}}).to_string();
    let imported = json!({"sessionId":"imported","source":{"version":"legacy",
        "path":"/x/projects/-work-demo/sessions/taken.jsonl"}});
    let files = framed(log.frames(), json!({}))
        .with_file(
            format!("{STORE}/damaged/manifest.json"),
            manifest(json!({"sessionId":"damaged"})),
        )
        .with_file(format!("{STORE}/damaged/events.frames"), damaged)
        .with_file(format!("{STORE}/elder/manifest.json"), elder)
        .with_file(format!("{STORE}/elder/events.jsonl"), log.lines() + "{}\n{\n{\"torn")
        .with_file(format!("{STORE}/imported/manifest.json"), manifest(imported))
        .with_file(format!("{STORE}/imported/events.frames"), log.frames())
        .with_file(format!("{STORE}/unknown/manifest.json"), "{}")
        .with_file(OLD, lines(&messages).repeat(3_000) + "[]\n{\"torn")
        .with_file(format!("{OLD}.meta"), json!({"id":ID.repeat(2)}).to_string())
        .with_file(OLD.replace("old.jsonl", "old.wire.jsonl"), usage + "\n")
        .with_file(OLD.replace("old.jsonl", "taken.jsonl"), lines(&messages));
    Contract::new(&make, "home", files).check_sessions();
}
