//! Where a source looks: its home, and further roots.

use tokdash_core::{ErrorKind, MemFiles, ScanOptions, Source, SourceExt, UsageSourceExt};
use tokdash_dsh::{Dsh, DshOptions};
use tokdash_paths::{Env, Os};

use crate::support::{Log, outputs, scan, usage};

/// An environment of any system, on any system.
fn env() -> Env {
    Env::empty(Os::Linux).with_user_home("/home/dev").with_current_dir("/srv")
}

fn made(options: &DshOptions) -> Dsh {
    Dsh::from_options(options, &env()).unwrap()
}

/// A log of session `id` with one answer.
fn log(id: &str, output: u64) -> String {
    Log::of(4, id).message(1, 1, usage(1, output)).text()
}

fn three_roots() -> MemFiles {
    MemFiles::new()
        .with_file("/base/home/sessions/p/a/session.v4.jsonl", log("a", 1))
        .with_file("/sdk/.sessions/p/b/session.v4.jsonl", log("b", 2))
        .with_file("/app/p/c/session.v4.jsonl", log("c", 3))
        .with_file("/elsewhere/p/d/session.v4.jsonl", log("d", 4))
}

#[test]
fn an_explicit_home_is_the_home() {
    let source = made(&DshOptions::new().with_home("/base/home"));
    assert_eq!(source.home(), "/base/home");
    assert_eq!(Dsh::at("home").home(), "home");
    let scan = source.scan_in(&three_roots(), &ScanOptions::new());
    assert_eq!(outputs(&scan.entries), [("dsh:a:1:1".to_owned(), 1)]);
}

#[test]
fn without_one_the_environment_names_the_home() {
    let home = |env: &Env| Dsh::from_options(&DshOptions::new(), env).unwrap().home().to_owned();
    assert_eq!(home(&env()), "/home/dev/.dsh");
    for (value, path) in [
        ("/base/home", "/base/home"),
        ("  ", "/home/dev/.dsh"),
        ("~/logs", "/home/dev/logs"),
        ("logs", "/srv/logs"),
    ] {
        assert_eq!(home(&env().with_var("DSH_HOME", value)), path, "{value}");
    }
}

#[test]
fn an_environment_that_names_no_home_is_an_error_of_settings() {
    let error = Dsh::from_options(&DshOptions::new(), &Env::empty(Os::Linux)).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Config);
}

#[test]
fn further_session_roots_are_read_too() {
    let options = DshOptions::new().with_home("/base/home").with_session_root("/sdk/.sessions");
    let source = made(&options.with_session_root("/app"));
    let scan = source.scan_in(&three_roots(), &ScanOptions::new());
    let outputs: Vec<_> = scan.entries.iter().map(|entry| entry.tokens.output).collect();
    assert_eq!(outputs, [1, 2, 3]);
}

#[test]
fn each_root_has_keys_of_its_own_and_none_holds_a_path() {
    let options = DshOptions::new().with_home("/base/home").with_session_root("/sdk/.sessions");
    let source = made(&options.with_session_root("/app"));
    let units = source.usage().unwrap().units(&three_roots()).unwrap().items;
    let keys: Vec<_> = units.iter().map(|unit| unit.key.as_str()).collect();
    assert_eq!(keys, ["sessions-2/p/b", "sessions-3/p/c", "sessions/p/a"]);
}

#[test]
fn a_root_that_is_named_twice_is_read_once() {
    let options =
        DshOptions::new().with_home("/base/home").with_session_root("/base/home/sessions");
    let source = made(&options.with_session_root("/app").with_session_root("/app"));
    let scan = source.scan_in(&three_roots(), &ScanOptions::new());
    assert_eq!((scan.sources[0].units, scan.sources[0].copies), (2, 0));
}

#[test]
fn missing_dsh_home_is_an_empty_source() {
    let scan = scan(&MemFiles::new());
    assert_eq!((scan.entries.len(), scan.sources[0].units), (0, 0));
    assert!(scan.diagnostics().is_empty() && scan.sources[0].failure.is_none());
}

#[test]
fn the_known_undercounts_are_in_the_sources_notes() {
    let source = Dsh::at("home");
    let notes = source.descriptor().notes.join("\n");
    for word in ["titles", "web search", "compaction", "breaks", "cancelled"] {
        assert!(notes.contains(word), "{word}");
    }
}
