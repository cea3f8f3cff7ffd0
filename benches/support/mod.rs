//! Paired timing: several things in turn, A B C A B C …, in one process, and their ratios round by
//! round, so that a machine whose speed drifts changes all sides alike. Each bench uses its part.
#![allow(dead_code)]

use std::path::PathBuf;
use std::time::Instant;

use tokdash::core::{Flow, OsFiles, Sink, stream};
use tokdash::{ScanOptions, Source, UsageEntry};

const ROUNDS: usize = 11;

/// Counts entries and keeps none: the scan's own cost.
struct Count(u64);

impl Sink<UsageEntry> for Count {
    fn item(&mut self, _: UsageEntry) -> Flow {
        self.0 += 1;
        Flow::Continue(())
    }
}

/// Scans a source with one thread; answers with the number of entries.
pub fn scan(source: &dyn Source) -> u64 {
    let mut count = Count(0);
    let options = ScanOptions::new().with_threads(1);
    let (report, _) = stream(source, &OsFiles::new(), &options, &mut count);
    assert!(report.failure.is_none() && report.failed == 0, "the scan failed: {report:?}");
    count.0
}

/// A home to scan, and what keeps it on the disk.
pub struct Home {
    pub path: PathBuf,
    _kept: Option<tempfile::TempDir>,
}

/// Takes a file, by its path below the home.
pub type Take<'a> = &'a mut dyn FnMut(&str, &[u8]);

/// The home of `agent` in the corpus that `TOKDASH_CORPUS` names, else a generated one.
pub fn home(agent: &str, generate: &dyn Fn(Take<'_>)) -> Home {
    if let Some(corpus) = std::env::var_os("TOKDASH_CORPUS") {
        let path = PathBuf::from(corpus).join(agent);
        assert!(path.is_dir(), "TOKDASH_CORPUS has no folder {agent}");
        return Home { path, _kept: None };
    }
    home_of(generate)
}

/// A generated home.
pub fn home_of(generate: &dyn Fn(Take<'_>)) -> Home {
    let folder = tempfile::tempdir().expect("a temporary folder");
    generate(&mut |name, bytes| {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, bytes).expect("room for the generated logs");
    });
    Home { path: folder.path().to_owned(), _kept: Some(folder) }
}

/// A thing to time, by its name; it answers with how much it did.
pub type Side<'a> = (&'a str, &'a dyn Fn() -> u64);

/// Runs `ours` and its limits in turn and prints medians, ratios and the peak of memory.
pub fn compare(ours: &dyn Fn() -> u64, limits: &[Side<'_>], bytes: u64) {
    let mut rounds = Vec::new();
    for round in 0..=ROUNDS {
        let times: Vec<f64> = limits.iter().map(|(_, limit)| seconds(*limit)).collect();
        let ours = seconds(ours);
        // The first round warms the caches.
        if round > 0 {
            rounds.push((ours, times));
        }
    }
    let scan = median(rounds.iter().map(|(ours, _)| *ours));
    println!("scan: {:.1} ms, {:.0} MB/s", scan * 1e3, bytes as f64 / 1e6 / scan);
    for (index, (name, _)) in limits.iter().enumerate() {
        let limit = median(rounds.iter().map(|(_, limits)| limits[index]));
        let ratio = median(rounds.iter().map(|(ours, limits)| ours / limits[index]));
        println!("{name}: {:.1} ms; scan / {name} = {ratio:.2}", limit * 1e3);
    }
    println!("(medians of {ROUNDS} interleaved rounds, one thread)");
    match peak_memory() {
        Some(kib) => println!("peak memory of the process: {:.1} MiB", kib as f64 / 1024.0),
        None => println!("peak memory of the process: not told by this system"),
    }
}

fn seconds(work: &dyn Fn() -> u64) -> f64 {
    let start = Instant::now();
    assert!(std::hint::black_box(work()) > 0, "nothing was done");
    start.elapsed().as_secs_f64()
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<_> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}
