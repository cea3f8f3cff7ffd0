//! Lines: what ends them, what breaks them, and what the break costs.

use std::ops::ControlFlow::{Break, Continue};

use tokdash_core::{Code, Diagnostic, Flow, Limits, MemFiles, Progress, ReadCx, Sink, UsageEntry};
use tokdash_reasonix::Reasonix;

use crate::support::{LOG, line, line_at, read, read_in, units, usage};

#[test]
fn a_broken_line_costs_itself_and_nothing_else() {
    let good = line(r#""prompt":3"#);
    for (broken, code) in [
        (&b"{\"ts\":\"2026\n"[..], Code::InvalidJson),
        (b"not json at all\n", Code::InvalidJson),
        (b"{\"model\":\"\xff\xfe\"}\n", Code::InvalidUtf8),
        (b"[1,2]\n", Code::NotAnObject),
        (b"null\n", Code::NotAnObject),
        (b"{\"a\":1}{\"a\":1}\n", Code::InvalidJson),
    ] {
        let log = [good.as_bytes(), broken, good.as_bytes()].concat();
        let read = read(log);
        assert_eq!(read.buckets(), [[3, 0, 0]; 2]);
        assert_eq!(read.remarks(), [(code.clone(), None)]);
        let place = &read.diagnostics[0];
        assert_eq!((place.line, place.byte), (Some(2), Some(u64::try_from(good.len()).unwrap())));
        assert_eq!(place.unit.as_ref().unwrap().as_str(), "stats/2026-06-01.jsonl");
        assert!(read.tally.lossy, "what a store has of it is better kept");
    }
}

#[test]
fn a_torn_line_in_the_middle_costs_itself() {
    // A writer that finds a torn line puts the missing newline in front of its own.
    let good = line(r#""prompt":3"#);
    let read = read(format!("{}\n{good}", &good[..40]));
    assert_eq!(read.buckets(), [[3, 0, 0]]);
    assert_eq!(read.remarks(), [(Code::InvalidJson, None)]);
}

#[test]
fn a_dropped_row_is_no_damage() {
    assert!(!read(line(r#""prompt":-3"#)).tally.lossy);
}

#[test]
fn a_torn_tail_waits_even_if_it_is_a_complete_row() {
    let good = line(r#""prompt":3"#);
    let second = line_at("2026-06-01T13:00:00Z", r#""prompt":4"#);
    for length in 1..second.len() {
        let read = read(format!("{good}{}", &second[..length]));
        assert_eq!(read.buckets(), [[3, 0, 0]], "{length}");
        assert_eq!(read.remarks(), [(Code::TornTail, None)], "{length}");
        let place = &read.diagnostics[0];
        assert_eq!((place.line, place.byte), (Some(2), Some(u64::try_from(good.len()).unwrap())));
        assert!(!read.tally.lossy);
    }
    assert_eq!(read(good + &second).entries.len(), 2);
}

#[test]
fn padding_is_no_line_and_no_torn_tail() {
    let good = line(r#""prompt":3"#);
    let read = read(format!("\n \t\n\0\0\n\0\0{good}\r\n\0\0\0 "));
    assert_eq!(read.buckets(), [[3, 0, 0]]);
    assert_eq!(read.remarks(), []);
    assert_eq!(read.tally.ignored_total(), 0);
}

#[test]
fn lines_end_at_newline_alone() {
    let row = "{\"ts\":\"2026-06-01T12:00:00Z\",\"model\":\"a/b\u{2028}c\u{2029}d\u{85}e\",\"prompt\":3}\r\n";
    let entry = read(row).only();
    assert_eq!(entry.model.as_str(), "b\u{2028}c\u{2029}d\u{85}e");
}

#[test]
fn a_byte_order_mark_is_skipped() {
    let _ = read(format!("\u{feff}{}", line(r#""prompt":3"#))).only();
}

#[test]
fn a_line_over_the_limit_is_one_diagnostic() {
    let good = line(r#""prompt":3"#);
    let long = line(&format!(r#""prompt":3,"x":"{}""#, "y".repeat(500)));
    let files = MemFiles::new().with_file(LOG, format!("{good}{long}{good}"));
    let read = read_in(&files, Limits::new().with_line_bytes(200));
    assert_eq!(read.buckets(), [[3, 0, 0]; 2]);
    assert_eq!(read.remarks(), [(Code::LineTooLong, None)]);
    assert_eq!(read.diagnostics[0].line, Some(2));
    assert!(read.tally.lossy);
}

#[test]
fn an_eight_mebibyte_line_is_read() {
    let long = line(&format!(r#""prompt":3,"x":"{}""#, "y".repeat(8 << 20)));
    let read = read(&long);
    assert_eq!(read.buckets(), [[3, 0, 0]]);
    assert_eq!(read.bytes, u64::try_from(long.len()).unwrap());
}

#[test]
fn an_empty_log_is_nothing() {
    let read = read("");
    assert_eq!((read.entries.len(), read.diagnostics.len(), read.bytes), (0, 0, 0));
}

#[test]
fn no_diagnostic_shows_a_row() {
    let secret = "s3cr3t";
    let log = [
        format!("{{\"{secret}\":1}}\n"),
        format!("{secret}\n"),
        line(&format!(r#""prompt":"{secret}""#)),
        line(&format!(r#""prompt":1,"cost_amount":"{secret}""#)),
        format!("{{\"ts\":\"{secret}\",\"prompt\":1}}\n"),
        secret.to_owned(),
    ];
    let read = read(log.concat());
    assert_eq!(read.diagnostics.len(), 6);
    assert!(!format!("{:?}", read.diagnostics).contains(secret));
}

/// Breaks at the call with this number, and counts calls.
struct Stop {
    at: u32,
    calls: u32,
}

impl Stop {
    fn call(&mut self) -> Flow {
        self.calls += 1;
        if self.calls == self.at { Break(()) } else { Continue(()) }
    }
}

impl Sink<UsageEntry> for Stop {
    fn item(&mut self, _: UsageEntry) -> Flow {
        self.call()
    }

    fn diagnostic(&mut self, _: Diagnostic) -> Flow {
        self.call()
    }

    fn progress(&mut self, _: Progress) -> Flow {
        self.call()
    }
}

#[test]
fn break_is_honoured_at_once_wherever_it_is_answered() {
    let log = [
        line(r#""prompt":3"#),
        line(r#""prompt":9,"cache_miss":3,"source":1,"turn":5,"cost_amount":"x""#),
        line(r#""requests":1,"source":1,"turn":5"#),
        "x\n".to_owned(),
        line(r#""prompt":-3"#),
        "torn".to_owned(),
    ];
    let files = MemFiles::new().with_file(LOG, log.concat());
    let units = units(&files).items;
    let calls_with = |at| {
        let mut stop = Stop { at, calls: 0 };
        usage(&Reasonix::at("home")).read(&ReadCx::new(&files, &units[0]), &mut stop).unwrap();
        stop.calls
    };
    let all = calls_with(0);
    assert_eq!(all, 1 + 5 + 2 + 1 + 1 + 1 + 1);
    for at in 1..=all {
        assert_eq!(calls_with(at), at);
    }
}

#[test]
fn progress_is_told_at_least_every_64_kib_also_where_nothing_is_found() {
    struct Steps(Vec<u64>);
    impl Sink<UsageEntry> for Steps {
        fn item(&mut self, _: UsageEntry) -> Flow {
            Continue(())
        }
        fn progress(&mut self, progress: Progress) -> Flow {
            self.0.push(progress.bytes);
            Continue(())
        }
    }
    let files = MemFiles::new().with_file(LOG, "\n".repeat(1 << 20));
    let units = units(&files).items;
    let mut steps = Steps(Vec::new());
    usage(&Reasonix::at("home")).read(&ReadCx::new(&files, &units[0]), &mut steps).unwrap();
    assert_eq!(steps.0.iter().sum::<u64>(), 1 << 20);
    assert!(steps.0.iter().all(|bytes| *bytes <= 64 << 10));
}
