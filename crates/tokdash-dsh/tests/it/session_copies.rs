//! Sessions over a whole home: copies are one session, and tokens agree with the usage report.

use serde_json::json;
use tokdash_core::{
    MemFiles, OsFiles, ScanOptions, SessionRecord, SessionScan, Source, scan, scan_sessions,
};
use tokdash_dsh::Dsh;

use crate::fixtures::{fixtures, home};
use crate::support::{BASE, Log, four_answers, usage};

fn sessions(files: &MemFiles) -> SessionScan {
    let source = Dsh::at("home");
    let options = ScanOptions::new().with_threads(1);
    let found = scan_sessions([&source as &dyn Source], files, &options);
    let entries = scan([&source as &dyn Source], files, &options);
    assert_eq!(found.totals(), entries.totals());
    found
}

/// These logs, each in a folder of this name.
fn folders(logs: &[(&str, &Log)]) -> MemFiles {
    let add = |files: MemFiles, (folder, log): &(&str, &Log)| {
        files.with_file(format!("home/sessions/{folder}/{}", log.plain_name()), log.text())
    };
    logs.iter().fold(MemFiles::new(), add)
}

fn only(scan: SessionScan) -> SessionRecord {
    let [record] = <[_; 1]>::try_from(scan.sessions).expect("one session");
    record
}

#[test]
fn a_duplicate_of_a_folder_is_the_same_session() {
    let log = four_answers(4).title(json!("a title"));
    let scan = sessions(&folders(&[("a/s", &log), ("b/s", &log), ("b/s - Copy", &log)]));
    assert_eq!(scan.sources[0].copies, 2);
    let record = only(scan);
    assert_eq!(record.session.title.as_deref(), Some("a title"));
    assert_eq!(record.steps, log.told().steps);
}

#[test]
fn copies_of_other_generations_are_the_same_session() {
    let (old, new) = (four_answers(0), four_answers(4).message(2, 1, usage(1, 50)));
    for folders in [folders(&[("a", &old), ("b", &new)]), folders(&[("a", &new), ("b", &old)])] {
        assert_eq!(only(sessions(&folders)).steps.len(), 5);
    }
}

#[test]
fn a_copy_that_was_left_behind_changes_no_token() {
    let early = Log::new(0).context("official", "large").chunk(1, 1, usage(100, 1));
    // Settled before, at and after the early sample's time: it stands in every case.
    for time in [BASE + 1, BASE + 1_000, BASE + 1_001, BASE + 900_000] {
        let full = early.clone().message(1, 1, usage(100, 50)).with("time", json!(time));
        for folders in
            [folders(&[("a", &early), ("b", &full)]), folders(&[("a", &full), ("b", &early)])]
        {
            let record = only(sessions(&folders));
            assert_eq!(record.steps[0].tokens.unwrap().output, 50);
        }
    }
}

#[test]
fn a_fork_and_its_parent_are_two_sessions() {
    let parent = Log::of(4, "parent").message(1, 1, usage(1, 10));
    let fork = Log::of(4, "fork").header("isSeeded", json!(true));
    let fork = fork.header("parentSession", json!("parent")).message(1, 1, usage(1, 10));
    let fork = fork.end_seed(true).message(2, 1, usage(1, 20));
    let scan = sessions(&folders(&[("a", &parent), ("b", &fork)]));
    assert_eq!(scan.sessions.len(), 2);
    assert_eq!(scan.totals().output, 30);
}

#[test]
fn real_sessions_add_up_to_the_usage_report() {
    let Some(path) = fixtures("dsh") else { return };
    let options = ScanOptions::new();
    for folder in std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()) {
        if !folder.join("home").is_dir() {
            continue;
        }
        let source = home(&folder);
        let found = scan_sessions([&source as &dyn Source], &OsFiles::new(), &options);
        let entries = scan([&source as &dyn Source], &OsFiles::new(), &options);
        assert_eq!(found.totals(), entries.totals(), "{}", folder.display());
        let steps: usize = found.sessions.iter().map(|record| record.steps.len()).sum();
        assert_eq!(steps, entries.entries.len(), "{}", folder.display());
    }
}
