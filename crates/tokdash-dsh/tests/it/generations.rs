//! Which files of a home are logs, and which log of a session is read.

use serde_json::json;
use tokdash_core::{Code, ErrorKind, Limits, MemFiles, Source, UsageSourceExt};
use tokdash_dsh::Dsh;

use crate::support::{
    HOLE, Log, at, codes, failure, four_answers, one_file, outputs, read, read_fully, scan,
    scan_codes, usage, want,
};

/// A log of one answer, whose output tells which log was read.
fn one(version: u64, output: u64) -> Log {
    Log::new(version).message(1, 1, usage(1, output))
}

/// Files of the one session's folder.
fn folder(files: &[(&str, Vec<u8>)]) -> MemFiles {
    let add = |home: MemFiles, (name, bytes): &(&str, Vec<u8>)| home.with_file(at(name), bytes);
    files.iter().fold(MemFiles::new(), add)
}

fn text(log: &Log) -> Vec<u8> {
    log.text().into_bytes()
}

/// The output of the one answer that a folder gives, with the codes.
fn read_folder(files: &[(&str, Vec<u8>)]) -> (Vec<u64>, Vec<Code>) {
    let read = read(&folder(files)).unwrap();
    (read.items.iter().map(|entry| entry.tokens.output).collect(), codes(&read))
}

mod discovery {
    use super::*;

    fn keys(paths: &[&str]) -> Vec<String> {
        let files = paths.iter().fold(MemFiles::new(), |files, path| files.with_file(*path, ""));
        let source = Dsh::at("home");
        let units = source.usage().unwrap().units(&files).unwrap();
        assert_eq!(units.diagnostics, []);
        units.items.iter().map(|unit| unit.key.as_str().to_owned()).collect()
    }

    #[test]
    fn windows_style_project_dir_discovery() {
        for project in
            ["--C-Users-dev-demo--", "_no-cwd", "--root--", "--a~0020b--", "-- spaced --", "--é--"]
        {
            let path = format!("home/sessions/{project}/session-1/session.v4.jsonl.zstd");
            assert_eq!(keys(&[&path]), [format!("sessions/{project}/session-1")]);
        }
    }

    #[test]
    fn a_unit_is_a_folder_with_all_its_generations() {
        let files = folder(&[
            ("session.jsonl.zstd", vec![]),
            ("session.v3.jsonl", vec![]),
            ("session.v4.jsonl.zstd", vec![]),
            ("session.lock", vec![]),
        ]);
        let source = Dsh::at("home");
        let units = source.usage().unwrap().units(&files).unwrap().items;
        let names: Vec<_> = units[0].members.iter().map(|member| member.file_name()).collect();
        assert_eq!(units.len(), 1);
        assert_eq!(names, ["session.jsonl.zstd", "session.v3.jsonl", "session.v4.jsonl.zstd"]);
    }

    #[test]
    fn sessions_may_lie_at_any_depth_and_beside_each_other() {
        let deep = "home/sessions/a/b/c/d/e/f/session.v4.jsonl";
        let paths = ["home/sessions/p/s/child/session.jsonl", "home/sessions/p/s/session.jsonl"];
        assert_eq!(keys(&[deep]), ["sessions/a/b/c/d/e/f"]);
        assert_eq!(keys(&paths), ["sessions/p/s", "sessions/p/s/child"]);
        assert_eq!(keys(&["home/sessions/session.jsonl"]), ["sessions"]);
    }

    #[test]
    fn names_are_matched_exactly() {
        for name in [
            "notes.jsonl",
            "top.jsonl",
            "session.lock",
            "session.jsonl.zst",
            "session.jsonl.bak",
            "session.jsonl.zstd.0123456789ab.tmp",
            "session.v4.jsonl.tmp",
            "Session.jsonl",
            "session.migration.0123456789abcdef.jsonl.zstd.tmp",
            "session.v0.jsonl",
            "session",
            "session.v04.jsonl",
            "session.v.jsonl",
            "session.vx.jsonl",
            "session.v4.json",
            "session.v4.jsonl.zstd.gz",
            "session-abc.jsonl",
            ".session.jsonl",
        ] {
            assert_eq!(keys(&[&at(name)]), [""; 0], "{name}");
        }
        for name in ["session.jsonl", "session.v1.jsonl.zstd", "session.v10.jsonl"] {
            assert_eq!(keys(&[&at(name)]).len(), 1, "{name}");
        }
    }

    #[test]
    fn what_lies_beside_the_sessions_is_not_a_log() {
        let outside = [
            "home/session.jsonl",
            "home/storages/session_projcache/sessions/x.json",
            "home/profiles/p/session.v4.jsonl",
            "home/settings.yaml",
            "home/.credentials.yaml",
            "home/llm-deepseek/files-v3.json",
            "sessions/p/s/session.jsonl",
        ];
        assert_eq!(keys(&outside), [""; 0]);
    }

    #[test]
    fn files_that_are_no_logs_change_nothing() {
        let usage_row = text(&one(4, 99));
        let files = folder(&[
            ("session.v4.jsonl", text(&one(4, 4))),
            ("notes.jsonl", usage_row.clone()),
            ("session.v4.jsonl.zstd.0123456789ab.tmp", usage_row.clone()),
            ("session.lock", vec![]),
        ]);
        let scan = scan(&files.with_file("home/sessions/top.jsonl", usage_row));
        assert_eq!(outputs(&scan.entries), want(&[("1:1", 4)]));
        assert!(scan.diagnostics().is_empty());
    }

    #[test]
    fn a_session_folder_that_moved_gives_the_same_entries() {
        let log = four_answers(4);
        let there = "home/sessions/--other--/moved/session.v4.jsonl";
        let moved = scan(&MemFiles::new().with_file(there, log.text()));
        assert_eq!(outputs(&moved.entries), log.outputs());
    }

    #[cfg(unix)]
    #[test]
    fn a_linked_project_folder_is_read_and_read_once() {
        use tokdash_core::{ScanOptions, SourceExt};

        let temp = camino::Utf8Path::new(env!("CARGO_TARGET_TMPDIR")).join("dsh-links");
        let _ = std::fs::remove_dir_all(&temp);
        let (outside, sessions) = (temp.join("outside/s"), temp.join("home/sessions"));
        std::fs::create_dir_all(&outside).unwrap();
        std::fs::create_dir_all(&sessions).unwrap();
        std::fs::write(outside.join("session.v4.jsonl"), four_answers(4).text()).unwrap();
        for link in ["a", "b"] {
            std::os::unix::fs::symlink(temp.join("outside"), sessions.join(link)).unwrap();
        }
        let scan = Dsh::at(temp.join("home")).scan(&ScanOptions::new());
        std::fs::remove_dir_all(&temp).unwrap();
        assert_eq!(outputs(&scan.entries), four_answers(4).outputs());
        assert_eq!((scan.sources[0].units, scan.sources[0].copies), (1, 0));
    }
}

#[test]
fn every_generation_is_read_in_both_encodings() {
    for version in 0..=4 {
        let log = one(version, 7);
        for (name, bytes) in [(log.plain_name(), text(&log)), (log.zstd_name(), log.zstd())] {
            let read = read(&one_file(&name, bytes)).unwrap();
            assert_eq!(
                (outputs(&read.items), codes(&read)),
                (want(&[("1:1", 7)]), vec![]),
                "{name}"
            );
        }
    }
}

#[test]
fn the_highest_generation_wins() {
    let log = |version: u64| {
        let log = one(version, version + 10);
        (log.plain_name(), text(&log))
    };
    let logs: Vec<_> = (0..=4).map(log).collect();
    for highest in 0..=4 {
        let files: Vec<_> =
            logs[..=highest].iter().map(|(name, bytes)| (name.as_str(), bytes.clone())).collect();
        let output = u64::try_from(highest).unwrap() + 10;
        assert_eq!(read_folder(&files), (vec![output], vec![]));
    }
}

#[test]
fn v0_and_v4_side_by_side_are_one_history_and_not_doubled() {
    let old = four_answers(0);
    let new = four_answers(4).message(2, 1, usage(1, 50));
    let files =
        folder(&[("session.jsonl.zstd", old.zstd()), ("session.v4.jsonl.zstd", new.zstd())]);
    let scan = scan(&files);
    assert_eq!(outputs(&scan.entries), new.outputs());
    assert_eq!((scan.sources[0].units, scan.sources[0].copies), (1, 0));
}

#[test]
fn both_encodings_of_one_generation_are_not_doubled() {
    let log = four_answers(4);
    let files = folder(&[("session.v4.jsonl", text(&log)), ("session.v4.jsonl.zstd", log.zstd())]);
    let read = read(&files).unwrap();
    assert_eq!((outputs(&read.items), codes(&read)), (log.outputs(), vec![]));
}

#[test]
fn unknown_generation_is_skipped_and_named() {
    for version in [5, 9, 1_000] {
        let log = one(version, 9);
        assert_eq!(failure(&log.plain_name(), log.text()), ErrorKind::UnsupportedVersion);
        assert_eq!(failure(&log.zstd_name(), log.zstd()), ErrorKind::UnsupportedVersion);
        let scan = scan(&log.home());
        assert_eq!(scan_codes(&scan), [(Code::UnsupportedVersion, 1)]);
        assert_eq!(scan.sources[0].failed, 1);
        let error = read(&log.home()).unwrap_err().to_string();
        assert!(error.contains(&format!("unsupported header version {version}")), "{error}");
    }
}

#[test]
fn an_unknown_generation_falls_back_to_the_next_lower_and_says_why() {
    let newest = ("session.v9.jsonl", text(&one(9, 9)));
    let files = [newest.clone(), ("session.v3.jsonl", text(&one(3, 3)))];
    let told = vec![Code::UnsupportedVersion, Code::OlderGeneration];
    assert_eq!(read_folder(&files), (vec![3], told.clone()));
    let three =
        [newest, ("session.v3.jsonl", text(&one(3, 3))), ("session.jsonl", text(&one(0, 1)))];
    assert_eq!(read_folder(&three), (vec![3], told));
}

#[test]
fn a_broken_header_falls_back_too_and_down_to_the_last_generation() {
    let told = vec![Code::InvalidHeader, Code::OlderGeneration];
    for broken in ["", "nonsense\n", "{}\n", "[]\n", "{\"type\":\"session\",\"version\":3}\n"] {
        let broken = broken.as_bytes().to_vec();
        let files = [
            ("session.v4.jsonl", broken.clone()),
            ("session.v3.jsonl.zstd", broken),
            ("session.jsonl", text(&one(0, 1))),
        ];
        assert_eq!(read_folder(&files), (vec![1], told.clone()));
    }
}

#[test]
fn a_healthy_highest_generation_says_nothing_of_a_broken_lower_one() {
    let files = [("session.v4.jsonl", text(&one(4, 4))), ("session.v3.jsonl", b"x\n".to_vec())];
    assert_eq!(read_folder(&files), (vec![4], vec![]));
}

#[test]
fn the_header_must_be_of_the_generation_that_the_file_is_named_for() {
    for (name, version) in [
        ("session.jsonl", 4),
        ("session.jsonl", 1),
        ("session.v4.jsonl", 0),
        ("session.v3.jsonl", 4),
        ("session.v9.jsonl", 4),
        ("session.v4.jsonl.zstd", 3),
    ] {
        assert_eq!(failure(name, one(version, 1).text()), ErrorKind::InvalidHeader, "{name}");
    }
    assert_eq!(failure("session.v4.jsonl", one(5, 1).text()), ErrorKind::UnsupportedVersion);
    let huge = "session.v99999999999999999999.jsonl";
    assert_eq!(failure(huge, one(4, 1).text()), ErrorKind::InvalidHeader);
}

#[test]
fn a_version_is_a_whole_number() {
    for literal in
        ["\"0\"", "null", "true", "false", "-1", "0.0", "4.0", "[0]", "{}", "1e999", "\"\""]
    {
        for version in [0, 4] {
            let log = one(version, 1).header("version", json!(HOLE));
            let kind = failure(&log.plain_name(), log.text_with(literal));
            assert_eq!(kind, ErrorKind::InvalidHeader, "{literal}");
        }
    }
}

#[test]
fn missing_or_invalid_header_skips_file() {
    let rows = text(&one(0, 1).header("type", json!("other")));
    let no_header = one(0, 1).lines()[1..].concat().into_bytes();
    let no_id = text(&one(0, 1).header("id", json!("")));
    let id_of_another_type = text(&one(0, 1).header("id", json!(7)));
    for bytes in [vec![], b"\n\n".to_vec(), vec![0; 9], rows, no_header, no_id, id_of_another_type]
    {
        assert_eq!(failure("session.jsonl", &bytes), ErrorKind::InvalidHeader);
        assert_eq!(
            scan_codes(&scan(&one_file("session.jsonl", &bytes))),
            [(Code::InvalidHeader, 1)]
        );
    }
}

#[test]
fn blank_lines_before_the_header_are_no_header() {
    let bytes = [b"\n \n".to_vec(), text(&one(0, 5))].concat();
    assert_eq!(
        outputs(&read(&one_file("session.jsonl", bytes)).unwrap().items),
        want(&[("1:1", 5)])
    );
}

#[test]
fn a_header_alone_gives_no_entries_and_no_trouble() {
    for version in 0..=4 {
        let read = Log::new(version).read();
        assert_eq!((read.items, read.diagnostics), (vec![], vec![]));
        assert_eq!(scan_codes(&scan(&Log::new(version).home())), [(Code::NoEntries, 1)]);
    }
}

#[test]
fn empty_credential_failure_session_produces_no_rows() {
    let error = json!({"turn": 1, "reason": {"kind": "error"}});
    let log = Log::new(0).context("official", "large").prompt("hello");
    let log = log.event("turn/start", json!({"turn": 1})).event("turn/end", error);
    let read = log.read();
    assert_eq!((read.items, read.diagnostics), (vec![], vec![]));
}

#[test]
fn one_malformed_file_never_blanks_the_source() {
    for (name, bytes) in [
        ("session.jsonl", b"nonsense\n".to_vec()),
        ("session.jsonl.zstd", b"nonsense\n".to_vec()),
        ("session.jsonl.zstd", vec![0x28, 0xB5, 0x2F, 0xFD, 0xFF, 0xFF, 0xFF]),
        ("session.v9.jsonl", text(&one(9, 1))),
        ("session.jsonl", vec![]),
    ] {
        let files = four_answers(4).home();
        let scan = scan(&files.with_file(format!("home/sessions/a/bad/{name}"), bytes));
        assert_eq!(outputs(&scan.entries), four_answers(4).outputs());
        assert_eq!((scan.sources[0].units, scan.sources[0].failed), (2, 1));
    }
}

/// What was read from the newer log before it broke is better kept: a fallback after damage gives
/// less than is known to have been there.
#[test]
fn a_fallback_from_a_damaged_header_is_lossy() {
    let mut frames = four_answers(4).frames();
    frames[0][9] ^= 0xff;
    let files =
        folder(&[("session.jsonl", text(&one(0, 1))), ("session.v4.jsonl.zstd", frames.concat())]);
    let (read, tally) = read_fully(&files, Limits::new()).unwrap();
    assert_eq!(outputs(&read.items), want(&[("1:1", 1)]));
    assert!(codes(&read).contains(&Code::OlderGeneration));
    assert!(tally.lossy);
}
