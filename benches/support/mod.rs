//! Paired timing: two things in turn, A B A B …, in one process, and the ratio pair by pair, so
//! that a machine whose speed drifts changes both sides alike.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use tokdash::core::{Flow, OsFiles, Sink, stream};
use tokdash::{ScanOptions, Source, TokenTotals, UsageEntry};

const PAIRS: usize = 9;

/// Keeps no entry: the scan's own cost.
#[derive(Default)]
pub struct Sums {
    pub entries: u64,
    pub tokens: TokenTotals,
}

impl Sink<UsageEntry> for Sums {
    fn item(&mut self, entry: UsageEntry) -> Flow {
        self.entries += 1;
        self.tokens += entry.tokens;
        Flow::Continue(())
    }
}

/// Scans a source with one thread.
pub fn scan(source: &dyn Source) -> Sums {
    let mut sums = Sums::default();
    let options = ScanOptions::new().with_threads(1);
    let (report, _) = stream(source, &OsFiles::new(), &options, &mut sums);
    assert!(report.failure.is_none() && report.failed == 0, "the scan failed: {report:?}");
    sums
}

/// A home of the corpus that `TOKDASH_CORPUS` names.
pub fn corpus_home(agent: &str) -> Option<PathBuf> {
    let home = PathBuf::from(std::env::var_os("TOKDASH_CORPUS")?).join(agent);
    assert!(home.is_dir(), "TOKDASH_CORPUS has no folder {agent}");
    Some(home)
}

/// Runs both sides in turn and prints their medians, the median ratio and the peak of memory.
pub fn compare(limit_name: &str, limit: &dyn Fn() -> u64, ours: &dyn Fn() -> u64, bytes: u64) {
    let mut times = Vec::new();
    for round in 0..=PAIRS {
        let (bare, ours) = (timed(limit), timed(ours));
        // The first pair warms the caches.
        if round > 0 {
            times.push((bare, ours));
        }
    }
    let bare = median(times.iter().map(|pair| pair.0.as_secs_f64()));
    let scan = median(times.iter().map(|pair| pair.1.as_secs_f64()));
    let ratio = median(times.iter().map(|pair| pair.1.as_secs_f64() / pair.0.as_secs_f64()));
    let rate = bytes as f64 / 1e6 / scan;
    println!("{limit_name}: {:.1} ms; scan: {:.1} ms ({rate:.0} MB/s)", bare * 1e3, scan * 1e3);
    println!("ratio scan / {limit_name}: {ratio:.2} (median of {PAIRS} interleaved pairs)");
    match peak_memory() {
        Some(kib) => println!("peak memory of the process: {:.1} MiB", kib as f64 / 1024.0),
        None => println!("peak memory of the process: not told by this system"),
    }
}

fn timed(work: &dyn Fn() -> u64) -> Duration {
    let start = Instant::now();
    assert!(std::hint::black_box(work()) > 0, "nothing was done");
    start.elapsed()
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
