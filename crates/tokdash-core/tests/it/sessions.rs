//! The scan of sessions, with the made-up agent of `talks`.

use std::ops::ControlFlow::{Break, Continue};

use camino::Utf8Path;
use tokdash_core::testing::{Contract, Fault, FaultyFiles};
use tokdash_core::{
    ActivityOptions, Code, Descriptor, Error, ErrorKind, Files, Flow, FnSink, MemFiles, Observer,
    ReadCx, ReadEnd, Registry, Result, Revision, ScanOptions, ScanProgress, SessionItem,
    SessionRecord, SessionScan, SessionSource, Sink, Source, SourceExt, Timestamp, TokenTotals,
    Unit, Window, merge_sessions, scan, scan_sessions, stream_sessions,
};

use crate::talks::Talks;

fn sessions(files: &dyn Files) -> SessionScan {
    Talks::at("home".into()).scan_sessions_in(files, &ScanOptions::new().with_threads(1))
}

fn home(units: &[(&str, &str)]) -> MemFiles {
    let mut files = MemFiles::new();
    for (name, text) in units {
        files.insert(format!("home/{name}"), text);
    }
    files
}

/// Id, unit, and the instants of the steps.
fn shown(scan: &SessionScan) -> Vec<(&str, &str, Vec<i64>)> {
    let row =
        |it: &'_ SessionRecord| it.steps.iter().map(|step| step.timestamp.as_millis()).collect();
    scan.sessions
        .iter()
        .map(|it| (it.session.id.as_str(), it.session.unit.as_str(), row(it)))
        .collect()
}

fn output(tokens: TokenTotals) -> u128 {
    tokens.output
}

/// The sum that both views must tell.
fn agreed_total(files: &MemFiles) -> u128 {
    let source = Talks::at("home".into());
    let usage = scan([&source as &dyn Source], files, &ScanOptions::new());
    let told = sessions(files).totals();
    assert_eq!(usage.totals(), told, "usage and sessions disagree");
    output(told)
}

#[test]
fn the_made_up_source_keeps_the_contract() {
    let make = |home: &Utf8Path| Box::new(Talks::at(home)) as Box<dyn Source>;
    let files = home(&[
        ("a", "+ s 1 e1 10\n+ s 2 e2 5\n= s cwd=/a seen=2\nno row\n"),
        ("b", "+ s 1 e1 10\n= s cwd=/a seen=1\n+ t 4 e3 1\n+ u 3 e4 2\n= u\n= t\n+ v 1 e9"),
        ("c", "= empty over=a2\n"),
        ("a2", "+ old 1 - -\n= old tokens=none\n"),
    ]);
    let contract = Contract::new(&make, "home", files);
    contract.check_usage();
    contract.check_sessions();
}

/// Runs the contract on one unit of this text, and answers whether it was found broken.
fn is_caught(text: &str) -> bool {
    let make = |home: &Utf8Path| Box::new(Talks::at(home)) as Box<dyn Source>;
    let contract = Contract::new(&make, "home", home(&[("a", text)]));
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| contract.check_sessions())).is_err()
}

#[test]
fn the_contract_finds_a_source_that_breaks_it() {
    assert!(!is_caught("+ s 1 e1 1\n= s\n"));
    for broken in [
        "",
        "+ s 1 e1 1\n",
        "= s\n+ s 1 e1 1\n",
        "= s\n= s\n",
        "+ s 1 e1 1\n+ s 2 e1 1\n= s\n",
        "+ s 1 - -\n= s\n",
        "+ s 1 e1 1\n= s tokens=none\n",
        "= s over=a\n",
        "= s model=m model=m\n",
    ] {
        assert!(is_caught(broken), "{broken:?}");
    }
    let long = format!("+ s 1 e1 1\n= s title={}\n", "x".repeat(97));
    assert!(is_caught(&long));
}

#[test]
fn steps_go_to_the_session_that_follows_them() {
    let files = home(&[("a", "+ s 2 e2 1\n+ t 9 e3 4\n+ s 1 e1 2\n= s\n= t\n")]);
    let scan = sessions(&files);
    assert_eq!(shown(&scan), [("t", "a", vec![9]), ("s", "a", vec![1, 2])]);
    assert_eq!(scan.sessions[1].tokens_in(&Window::all()).map(output), Some(3));
    assert_eq!(agreed_total(&files), 7);
}

#[test]
fn steps_of_no_session_are_said_aloud() {
    let scan = sessions(&home(&[("a", "+ s 1 e1 1\n= t\n")]));
    assert_eq!(shown(&scan), [("t", "a", vec![])]);
    assert_eq!(scan.diagnostics().count(&Code::Misused), 1);
}

#[test]
fn the_newest_session_comes_first_and_one_of_unknown_age_last() {
    let scan =
        sessions(&home(&[("a", "= old seen=1\n= none\n+ mid 5 e1 1\n= mid\n= new seen=9\n")]));
    let ids: Vec<_> = scan.sessions.iter().map(|it| it.session.id.as_str()).collect();
    assert_eq!(ids, ["new", "mid", "old", "none"]);
}

#[test]
fn absent_tokens_are_not_zero_tokens() {
    let scan = sessions(&home(&[("a", "+ s 2 - -\n= s tokens=none\n+ t 1 e 0\n= t\n")]));
    let tokens: Vec<_> = scan.sessions.iter().map(|it| it.tokens_in(&Window::all())).collect();
    assert_eq!(tokens, [None, Some(TokenTotals::default())]);
}

#[test]
fn a_window_picks_steps_and_clips_what_they_stand_for() {
    let files =
        home(&[("a", "+ s 10000 e1 1 5000\n+ s 20000 e2 2 5000\n+ s 30000 e3 4 5000\n= s\n")]);
    let scan = sessions(&files);
    let window = Window::all()
        .with_since(Timestamp::from_millis(20_000).unwrap())
        .with_until(Timestamp::from_millis(30_000).unwrap());
    let record = &scan.sessions[0];
    assert_eq!(record.steps_in(&window).count(), 1);
    assert_eq!(record.tokens_in(&window).map(output), Some(2));
    // The second step worked before the window, the third ends after it.
    let active = record.activity(&ActivityOptions::new()).clipped(&window);
    assert_eq!(active.union_ms(), 5_000);
}

#[test]
fn a_copied_log_is_one_session_and_adds_no_token() {
    let log = "+ s 1 e1 10\n+ s 2 e2 5\n= s cwd=/a seen=2\n";
    let files = home(&[("b", log), ("a", log)]);
    let scan = sessions(&files);
    assert_eq!(shown(&scan), [("s", "a", vec![1, 2])]);
    let report = &scan.sources[0];
    assert_eq!((report.units, report.entries, report.copies), (2, 2, 1));
    assert_eq!(agreed_total(&files), 15);
}

#[test]
fn an_older_copy_yields_to_the_one_with_more_steps_then_to_the_later() {
    let files = home(&[
        ("a", "+ s 1 e1 10\n= s title=old seen=9\n"),
        ("b", "+ s 1 e1 10\n+ s 2 e2 5\n= s title=new seen=2 start=1\n"),
        ("c", "+ t 1 e3 1\n= t title=old seen=1\n"),
        ("d", "+ t 1 e3 1\n= t title=new seen=5\n"),
    ]);
    let scan = sessions(&files);
    assert_eq!(shown(&scan), [("s", "b", vec![1, 2]), ("t", "d", vec![1])]);
    let titles: Vec<_> = scan.sessions.iter().map(|it| it.session.title.as_deref()).collect();
    assert_eq!(titles, [Some("new"), Some("new")]);
    assert_eq!(agreed_total(&files), 16);
}

#[test]
fn copies_that_went_different_ways_keep_the_entries_of_both() {
    let files = home(&[
        ("a", "+ s 1 e1 10\n+ s 2 e2 5\n+ s 3 e3 1\n= s cwd=/a model=m\n"),
        ("b", "+ s 1 e1 10\n+ s 4 e4 7\n= s cwd=/b seen=4 model=n\n"),
    ]);
    let scan = sessions(&files);
    assert_eq!(shown(&scan), [("s", "a", vec![1, 2, 3, 4])]);
    let session = &scan.sessions[0].session;
    assert_eq!(session.last_seen.map(Timestamp::as_millis), Some(4));
    assert_eq!(session.models.len(), 2);
    assert_eq!(agreed_total(&files), 23);
}

#[test]
fn of_two_steps_with_one_entry_the_later_stands_then_that_of_the_smaller_unit() {
    let files = home(&[
        ("a", "+ s 1 e1 1\n+ s 5 e2 2\n+ s 6 e3 0\n= s\n"),
        ("b", "+ s 9 e1 10\n+ s 5 e2 20\n= s\n"),
    ]);
    assert_eq!(agreed_total(&files), 12);
    assert_eq!(shown(&sessions(&files)), [("s", "a", vec![5, 6, 9])]);
}

#[test]
fn one_id_in_two_projects_without_a_step_in_common_stays_two_sessions() {
    let files = home(&[
        ("p/s", "+ s 1 - -\n= s cwd=/p tokens=none\n"),
        ("q/s", "+ s 2 - -\n= s cwd=/q tokens=none\n"),
    ]);
    assert_eq!(shown(&sessions(&files)), [("s", "q/s", vec![2]), ("s", "p/s", vec![1])]);
    // The same where nobody says in which folder: their steps are not to be lost.
    let files = home(&[("p/s", "+ s 1 - -\n= s tokens=n\n"), ("q/s", "+ s 2 - -\n= s tokens=n\n")]);
    assert_eq!(sessions(&files).sessions.len(), 2);
}

#[test]
fn copies_in_two_folders_are_one_session() {
    let log = |cwd: &str| format!("+ s 1 - -\n= s cwd={cwd} tokens=none\n");
    let files = home(&[("p/s", &log("/p")), ("q/s", &log("/q"))]);
    assert_eq!(shown(&sessions(&files)), [("s", "p/s", vec![1])]);
}

#[test]
fn one_folder_and_no_step_in_common_is_one_session_told_by_the_fuller_copy() {
    let files = home(&[
        ("p/s", "+ s 1 - -\n= s cwd=/p tokens=none\n"),
        ("q/s", "+ s 2 - -\n+ s 3 - -\n= s cwd=/p tokens=none\n"),
    ]);
    assert_eq!(shown(&sessions(&files)), [("s", "q/s", vec![2, 3])]);
}

#[test]
fn a_copy_from_before_the_first_answer_is_no_session_of_its_own() {
    let files = home(&[("a", "= s\n"), ("b", "+ s 1 e1 1\n= s cwd=/p\n"), ("c", "= s cwd=/p\n")]);
    assert_eq!(shown(&sessions(&files)), [("s", "b", vec![1])]);
    let files = home(&[("a", "= s\n"), ("b", "= s\n")]);
    assert_eq!(shown(&sessions(&files)), [("s", "a", vec![])]);
}

#[test]
fn what_is_a_copy_of_what_does_not_depend_on_the_order() {
    let texts = [
        "+ s 1 e1 1\n= s cwd=/p\n",
        "+ s 2 e2 2\n= s cwd=/q\n",
        "+ s 1 e1 1\n+ s 2 e2 2\n= s cwd=/r\n",
        "= s\n",
        "+ s 3 - -\n= s cwd=/z\n",
    ];
    let mut told = Vec::new();
    for turn in 0..texts.len() {
        // Units keep their names, and are handed over in another order.
        let mut records = Vec::new();
        for at in (0..texts.len()).map(|at| (at + turn) % texts.len()) {
            let scan = sessions(&home(&[(&format!("unit{at}"), texts[at])]));
            records.extend(scan.sessions);
        }
        told.push(merge_sessions(records));
    }
    assert_eq!(told[0].len(), 2);
    assert!(told.iter().all(|merged| *merged == told[0]));
}

#[test]
fn a_session_that_took_over_a_unit_hides_it() {
    let files = home(&[
        ("new", "+ s 5 - -\n= s tokens=none over=old\n"),
        ("old", "+ other 1 - -\n= other tokens=none over=older\n"),
        ("older", "+ third 1 - -\n= third tokens=none\n"),
        ("kept", "+ s2 1 - -\n= s2 tokens=none over=gone\n"),
    ]);
    let scan = sessions(&files);
    assert_eq!(shown(&scan), [("s", "new", vec![5]), ("s2", "kept", vec![1])]);
    assert_eq!(scan.sources[0].copies, 2);
    // It hides the frozen copy under its own id as well, however full that is.
    let files = home(&[
        ("new", "+ s 5 - -\n= s tokens=none over=old\n"),
        ("old", "+ s 1 - -\n+ s 2 - -\n= s tokens=none\n"),
    ]);
    assert_eq!(shown(&sessions(&files)), [("s", "new", vec![5])]);
}

#[test]
fn units_that_claim_each_other_all_stay() {
    let files = home(&[("a", "= s over=b\n"), ("b", "= t over=a\n"), ("c", "= u over=c\n")]);
    assert_eq!(sessions(&files).sessions.len(), 3);
}

#[test]
fn a_unit_that_fails_gives_no_session_and_fails_no_other() {
    let files = home(&[("a", "+ s 1 e1 1\n= s\n"), ("b", "+ t 1 e2 1\n= t\n")]);
    let faulty = FaultyFiles::new(files).with_fault("home/a", Fault::ReadAfter(14));
    let scan = sessions(&faulty);
    assert_eq!(shown(&scan), [("t", "b", vec![1])]);
    assert_eq!((scan.sources[0].failed, scan.diagnostics().count(&Code::Unreadable)), (1, 1));
}

#[test]
fn a_source_that_tells_no_sessions_or_cannot_be_listed_fails_no_other() {
    struct Silent(Descriptor);
    impl Source for Silent {
        fn descriptor(&self) -> &Descriptor {
            &self.0
        }
    }
    struct Broken(Descriptor);
    impl Source for Broken {
        fn descriptor(&self) -> &Descriptor {
            &self.0
        }
        fn sessions(&self) -> Option<&dyn SessionSource> {
            Some(self)
        }
    }
    impl SessionSource for Broken {
        fn revision(&self) -> Revision {
            Revision::new(1)
        }
        fn discover(&self, _: &dyn Files, _: &mut dyn Sink<Unit>) -> Result<()> {
            Err(Error::new(ErrorKind::Io, "no"))
        }
        fn read(&self, _: &ReadCx<'_>, _: &mut dyn Sink<SessionItem>) -> Result<ReadEnd> {
            panic!("nothing was discovered")
        }
    }
    let mut registry = Registry::new();
    registry.register(Silent(Descriptor::new("silent", "Silent"))).unwrap();
    registry.register(Broken(Descriptor::new("broken", "Broken"))).unwrap();
    registry.register(Talks::at("home".into())).unwrap();
    let scan = registry.scan_sessions_in(&home(&[("a", "= s\n")]), &ScanOptions::new());
    assert_eq!(scan.sessions.len(), 1);
    let failed: Vec<_> = scan.sources.iter().map(|report| report.failure.is_some()).collect();
    assert_eq!(failed, [false, true, false]);
    assert_eq!(scan.sources[0].units, 0);
}

#[test]
fn logs_without_any_session_say_so() {
    assert_eq!(sessions(&home(&[("a", "")])).diagnostics().count(&Code::NoEntries), 1);
    assert!(sessions(&MemFiles::new()).diagnostics().is_empty());
}

#[test]
fn streaming_gives_units_in_order_and_stops_when_told() {
    let mut files = MemFiles::new();
    for unit in 0..200 {
        files.insert(format!("home/{unit:03}"), format!("+ s{unit} 1 e{unit} 1\n= s{unit}\n"));
    }
    let source = Talks::at("home".into());
    for threads in [1, 4] {
        let options = ScanOptions::new().with_threads(threads);
        for (stop_at, want) in [(usize::MAX, 200), (7, 7)] {
            let mut units = Vec::new();
            let mut sink = FnSink::new(|record: SessionRecord| {
                units.push(record.session.unit.to_string());
                if units.len() == stop_at { Break(()) } else { Continue(()) }
            });
            let (report, flow) = stream_sessions(&source, &files, &options, &mut sink);
            assert_eq!((report.units, flow.is_break()), (200, want < 200));
            assert_eq!(units.len(), want);
            assert!(units.is_sorted(), "{threads} threads");
        }
    }
}

struct Stop;

impl Observer for Stop {
    fn progress(&self, _: &ScanProgress<'_>) -> Flow {
        Break(())
    }
}

#[test]
fn an_observer_stops_the_scan() {
    let source = Talks::at("home".into());
    let files = home(&[("a", "= s\n")]);
    let options = ScanOptions::new().with_observer(&Stop);
    let scan = scan_sessions([&source as &dyn Source], &files, &options);
    assert!(scan.stopped && scan.sessions.is_empty());
}
