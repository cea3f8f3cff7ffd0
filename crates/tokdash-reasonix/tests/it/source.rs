//! Discovery: which files are read, and that no other is touched.

use tokdash_core::testing::{CountingFiles, Fault, FaultyFiles};
use tokdash_core::{
    Code, Collected, ErrorKind, Files, Flow, Found, FoundFile, MemFiles, ReadCx, Reread, Result,
    Root, ScanOptions, Source, SourceExt, UsageSourceExt, Walk,
};
use tokdash_reasonix::paths::{Env, Os};
use tokdash_reasonix::{Reasonix, ReasonixOptions};

use crate::support::{HOME, line, units, usage};

const _: () = {
    const fn is_shared<T: Send + Sync>() {}
    is_shared::<Reasonix>();
};

#[test]
fn every_visible_jsonl_file_of_stats_is_a_unit() {
    let mut files = MemFiles::new();
    for name in [
        "stats/2026-06-01.jsonl",
        "stats/copy of it.jsonl",
        "stats/2026-06-01.jsonl.bak",
        "stats/2026-06-01.JSONL",
        "stats/.hidden.jsonl",
        "stats/.append.lock",
        "stats/sub/x.jsonl",
        "stats/x.jsonl/inside",
        "sessions/x.jsonl",
        "x.jsonl",
        "config.toml",
        ".env",
        "projects/p/sessions/s.jsonl",
    ] {
        files.insert(format!("{HOME}/{name}"), line(r#""prompt":3"#));
    }
    let found = units(&files);
    assert_eq!(found.diagnostics, []);
    let keys: Vec<_> = found.items.iter().map(|unit| unit.key.as_str()).collect();
    assert_eq!(keys, ["stats/2026-06-01.jsonl", "stats/copy of it.jsonl"]);
    let member = &found.items[0].members[0];
    assert_eq!(member.name, "stats/2026-06-01.jsonl");
    assert_eq!(member.path, "home/stats/2026-06-01.jsonl");
    assert_eq!(found.items[0].members.len(), 1);
}

#[test]
fn discovery_opens_nothing_and_a_scan_opens_the_ledger_alone() {
    let files = MemFiles::new()
        .with_file("home/stats/a.jsonl", line(r#""prompt":3"#))
        .with_file("home/.env", "KEY=x")
        .with_file("home/config.toml", "x")
        .with_file("home/projects/p/sessions/s.jsonl", "{}\n");
    let files = CountingFiles::new(files);
    let source = Reasonix::at(HOME);
    assert_eq!(usage(&source).units(&files).unwrap().items.len(), 1);
    assert_eq!(files.opened(), 0);
    assert_eq!(source.scan_in(&files, &ScanOptions::new()).entries.len(), 1);
    assert_eq!(files.opened(), 1);
}

#[test]
fn missing_stats_dir_is_not_an_error() {
    let scan = Reasonix::at("nowhere").scan_in(&MemFiles::new(), &ScanOptions::new());
    assert_eq!((scan.entries.len(), scan.sources[0].units), (0, 0));
    assert!(scan.sources[0].failure.is_none());
    assert!(scan.diagnostics().is_empty());
}

#[test]
fn a_home_with_logs_and_no_usage_says_so() {
    let files = MemFiles::new().with_file("home/stats/a.jsonl", "");
    let scan = Reasonix::at(HOME).scan_in(&files, &ScanOptions::new());
    assert_eq!(scan.diagnostics().count(&Code::NoEntries), 1);
}

#[test]
fn a_file_that_fails_costs_itself() {
    let files = MemFiles::new()
        .with_file("home/stats/a.jsonl", line(r#""prompt":3"#))
        .with_file("home/stats/b.jsonl", line(r#""prompt":4"#))
        .with_file("home/stats/c.jsonl", line(r#""prompt":5"#));
    let files = FaultyFiles::new(files)
        .with_fault("home/stats/a.jsonl", Fault::Open)
        .with_fault("home/stats/c.jsonl", Fault::ReadAfter(20));
    let scan = Reasonix::at(HOME).scan_in(&files, &ScanOptions::new());
    assert_eq!(scan.totals().input, 4);
    assert_eq!(scan.sources[0].failed, 2);
    let source = Reasonix::at(HOME);
    let units = usage(&source).units(&files).unwrap().items;
    let error = usage(&source).collect(&ReadCx::new(&files, &units[2])).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Io);
    assert_eq!(error.path().unwrap(), "home/stats/c.jsonl");
}

/// A folder with things in it that memory cannot hold.
struct OddFiles;

impl Files for OddFiles {
    fn walk(&self, walk: &Walk<'_>, visit: &mut dyn FnMut(Found) -> Flow) -> Result<Root> {
        assert_eq!((walk.root().as_str(), walk.depth()), ("home/stats", 1));
        let file = FoundFile::new("a.jsonl", "home/stats/a.jsonl", Default::default());
        for found in [
            Found::NameNotUtf8 { folder: String::new() },
            Found::Unreadable { name: "b.jsonl".to_owned() },
            Found::Unreadable { name: "notes.txt".to_owned() },
            Found::File(file),
        ] {
            if visit(found).is_break() {
                break;
            }
        }
        Ok(Root::Present)
    }

    fn open(&self, _: &camino::Utf8Path, _: u64) -> Result<Box<dyn std::io::Read + Send + '_>> {
        panic!("discovery opens nothing")
    }
}

#[test]
fn odd_names_are_named_and_skipped() {
    let found = units(&OddFiles);
    assert_eq!(found.items.len(), 1);
    let said: Vec<_> = found
        .diagnostics
        .iter()
        .map(|each| (each.code.clone(), each.unit.as_ref().unwrap().as_str()))
        .collect();
    assert_eq!(said, [(Code::NameNotUtf8, "stats"), (Code::Unreadable, "stats/b.jsonl")]);
}

#[test]
fn discovery_stops_when_asked() {
    let mut seen = 0;
    let files =
        MemFiles::new().with_file("home/stats/a.jsonl", "").with_file("home/stats/b.jsonl", "");
    let mut sink = tokdash_core::FnSink::new(|_| {
        seen += 1;
        Flow::Break(())
    });
    usage(&Reasonix::at(HOME)).discover(&files, &mut sink).unwrap();
    assert_eq!(seen, 1);
}

fn env() -> Env {
    Env::empty(Os::Linux).with_user_home("/home/ada").with_current_dir("/srv")
}

fn home_in(env: &Env) -> String {
    Reasonix::from_options(&ReasonixOptions::new(), env).unwrap().home().to_string()
}

#[test]
fn home_env_override_blank_and_relative() {
    assert_eq!(home_in(&env()), "/home/ada/.reasonix");
    assert_eq!(home_in(&env().with_var("REASONIX_HOME", "/logs")), "/logs");
    assert_eq!(home_in(&env().with_var("REASONIX_HOME", "  ")), "/home/ada/.reasonix");
    assert_eq!(home_in(&env().with_var("REASONIX_HOME", "logs")), "/srv/logs");
}

#[test]
fn the_state_home_wins_over_the_home() {
    let env = env().with_var("REASONIX_HOME", "/a").with_var("REASONIX_STATE_HOME", "/b");
    assert_eq!(home_in(&env), "/b");
}

#[test]
fn an_explicit_home_wins() {
    let options = ReasonixOptions::new().with_home("/explicit");
    let env = env().with_var("REASONIX_STATE_HOME", "/b");
    assert_eq!(Reasonix::from_options(&options, &env).unwrap().home(), "/explicit");
}

#[test]
fn an_environment_without_a_home_is_a_matter_of_settings() {
    let error =
        Reasonix::from_options(&ReasonixOptions::new(), &Env::empty(Os::Linux)).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Config);
    assert!(std::error::Error::source(&error).is_some());
}

#[test]
fn a_process_has_an_environment() {
    // What it says differs from machine to machine; that it is asked does not.
    let source = Reasonix::from_env();
    assert!(source.is_ok() || source.is_err_and(|error| error.kind() == ErrorKind::Config));
}

#[test]
fn the_source_describes_itself() {
    let source = Reasonix::at(HOME);
    let descriptor = source.descriptor();
    assert_eq!((descriptor.id.as_str(), &*descriptor.label), ("reasonix", "Reasonix"));
    assert!(descriptor.notes.iter().any(|note| note.contains("Cache writes are not recorded")));
    assert!(descriptor.notes.iter().any(|note| note.contains("subagent run")));
    assert_eq!((source.home().as_str(), usage(&source).revision().number()), (HOME, 1));
    assert_eq!(usage(&source).reread(), Reread::Whole);
    assert!(source.sessions().is_some());
}

#[test]
fn a_unit_of_another_shape_is_refused() {
    let unit = tokdash_core::Unit::new("reasonix".into(), "stats/x".into(), Vec::new());
    let files = MemFiles::new();
    let mut out = Collected::default();
    let error = usage(&Reasonix::at(HOME)).read(&ReadCx::new(&files, &unit), &mut out).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Contract);
}
