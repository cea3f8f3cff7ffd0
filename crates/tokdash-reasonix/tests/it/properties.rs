//! What holds for any log.

use proptest::prelude::*;
use tokdash_core::testing::ChoppedFiles;
use tokdash_core::{Code, Limits, MemFiles, ScanOptions, SourceExt, UsageEntry};
use tokdash_reasonix::Reasonix;

use crate::snapshots::sample;
use crate::support::{LOG, line_at, read, read_in, scan};

/// A sound row; few times and counts, so that rows repeat.
fn good() -> impl Strategy<Value = String> {
    (0u8..6, 1u32..4, 0u32..3, proptest::option::of(0u32..3)).prop_map(
        |(hour, prompt, hit, miss)| {
            let miss = miss.map_or(String::new(), |miss| format!(",\"cache_miss\":{miss}"));
            let fields = format!(r#""prompt":{prompt},"completion":1,"cache_hit":{hit}{miss}"#);
            line_at(&format!("2026-06-01T{hour:02}:00:00Z"), &fields)
        },
    )
}

/// Anything that is no sound row.
fn garbage() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        "\\PC{0,40}".prop_map(|text| format!("!{text}\n").into_bytes()),
        proptest::collection::vec(any::<u8>(), 0..40).prop_map(|mut bytes| {
            bytes.retain(|byte| *byte != b'\n');
            bytes.insert(0, b'[');
            bytes.push(b'\n');
            bytes
        }),
        proptest::sample::select(vec![
            "\n",
            "\0\0\n",
            "{}\n",
            "{\"ts\":1}\n",
            "\r\n",
            "null\n",
            "{\"turn\":true}\n",
            "\u{feff}\n",
            "{\"ts\":\"2026-06-01T00:00:00Z\",\"prompt\":-1}\n",
        ])
        .prop_map(|text| text.as_bytes().to_vec()),
    ]
}

/// Entries without their places, which lines in between do change.
fn placeless(entries: Vec<UsageEntry>) -> Vec<UsageEntry> {
    let strip = |mut entry: UsageEntry| {
        entry.provenance.line = None;
        entry.provenance.bytes = None;
        entry
    };
    entries.into_iter().map(strip).collect()
}

#[test]
fn cutting_a_log_anywhere_gives_a_prefix_and_at_most_one_torn_tail() {
    let log = sample();
    let whole = read(&log);
    for cut in 0..log.len() {
        let part = read(&log[..cut]);
        let torn = part.diagnostics.iter().filter(|each| each.code == Code::TornTail).count();
        assert!(torn <= 1, "{cut}");
        let said = &part.diagnostics[..part.diagnostics.len() - torn];
        assert!(whole.entries.starts_with(&part.entries), "{cut}");
        assert!(whole.diagnostics.starts_with(said), "{cut}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_chunking_gives_the_same(sizes in proptest::collection::vec(1usize..97, 0..6)) {
        let files = MemFiles::new().with_file(LOG, sample());
        let chopped = read_in(&ChoppedFiles::new(files.clone(), sizes), Limits::new());
        let whole = read_in(&files, Limits::new());
        prop_assert_eq!(chopped.entries, whole.entries);
        prop_assert_eq!(chopped.diagnostics, whole.diagnostics);
        prop_assert_eq!(chopped.tally, whole.tally);
    }

    #[test]
    fn garbage_between_rows_changes_no_good_row(
        rows in proptest::collection::vec((good(), proptest::collection::vec(garbage(), 0..3)), 1..12),
    ) {
        let clean: String = rows.iter().map(|(row, _)| row.as_str()).collect();
        let mut dirty = Vec::new();
        for (row, garbage) in &rows {
            garbage.iter().for_each(|garbage| dirty.extend_from_slice(garbage));
            dirty.extend_from_slice(row.as_bytes());
        }
        prop_assert_eq!(placeless(read(dirty).entries), placeless(read(clean).entries));
    }

    #[test]
    fn copies_renames_and_moves_change_no_id_and_add_no_token(
        days in proptest::collection::vec(proptest::collection::vec(good(), 0..6), 1..4),
        copied in any::<prop::sample::Index>(),
        home in "[a-z]{1,8}",
    ) {
        let name = |day: usize| format!("day {day}.jsonl");
        let logs: Vec<_> = days.iter().map(|rows| rows.concat()).collect();
        let names: Vec<_> = (0..logs.len()).map(name).collect();
        let plain: Vec<_> =
            names.iter().map(String::as_str).zip(logs.iter().cloned()).collect();
        let before = scan(&plain);

        let mut files = MemFiles::new();
        for (day, log) in logs.iter().enumerate() {
            files.insert(format!("{home}/stats/renamed {day}.jsonl"), log);
        }
        files.insert(format!("{home}/stats/copy.jsonl"), &logs[copied.index(logs.len())]);
        let after = Reasonix::at(home.as_str()).scan_in(&files, &ScanOptions::new());
        let ids = |scan: &tokdash_core::Scan| -> Vec<_> {
            scan.entries.iter().map(|entry| entry.id.clone()).collect()
        };
        prop_assert_eq!(ids(&before), ids(&after));
        prop_assert_eq!(before.totals(), after.totals());
    }

    #[test]
    fn no_log_panics_and_no_bucket_is_beyond_the_largest_count(
        bytes in proptest::collection::vec(any::<u8>(), 0..300),
    ) {
        for entry in read(bytes).entries {
            prop_assert!(entry.tokens.total() <= 3 << 40);
        }
    }
}
