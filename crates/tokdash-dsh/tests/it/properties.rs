//! What holds for any log: generated events of any format, cut, chopped, framed and mutated.

use std::collections::{BTreeMap, HashMap, HashSet};

use proptest::prelude::*;
use serde_json::json;
use tokdash_core::testing::ChoppedFiles;
use tokdash_core::{
    Code, Collected, Limits, MAX_COUNT, MemFiles, Result, ScanOptions, SourceExt, UsageEntry,
};
use tokdash_dsh::Dsh;

use crate::support::{
    Log, codes, frame, frame_of_blocks, ids, one_file, read, read_log, read_within, scan, stream,
    unplaced, usage,
};

/// One event, as far as a fold can see it.
#[derive(Clone, Debug)]
enum Event {
    /// A sample of a step: the way in which it is written, its turn and step, its output.
    Sample(Way, u64, u64, u64),
    Retry(u64, u64),
    Compaction(u8, u64),
    Context(u8),
    Noise(u8),
}

#[derive(Clone, Copy, Debug)]
enum Way {
    Chunk,
    Message,
    Streamed,
    Attempt,
}

fn events() -> impl Strategy<Value = Vec<Event>> {
    let way =
        prop_oneof![Just(Way::Chunk), Just(Way::Message), Just(Way::Streamed), Just(Way::Attempt)];
    // An output of 0 makes an all-zero sample.
    let sample = (way, 1u64..3, 1u64..4, 0u64..50)
        .prop_map(|(way, turn, step, output)| Event::Sample(way, turn, step, output));
    let event = prop_oneof![
        6 => sample,
        2 => (1u64..3, 1u64..4).prop_map(|(turn, step)| Event::Retry(turn, step)),
        1 => (0u8..3, 1u64..50).prop_map(|(id, output)| Event::Compaction(id, output)),
        1 => (0u8..3).prop_map(Event::Context),
        3 => (0u8..12).prop_map(Event::Noise),
    ];
    proptest::collection::vec(event, 0..14)
}

fn counts(output: u64) -> serde_json::Value {
    if output == 0 { usage(0, 0) } else { usage(10, output) }
}

fn with_event(log: Log, event: &Event) -> Log {
    match *event {
        Event::Sample(Way::Chunk, turn, step, output) => log.chunk(turn, step, counts(output)),
        Event::Sample(Way::Message, turn, step, output) => log.message(turn, step, counts(output)),
        Event::Sample(Way::Streamed, turn, step, output) => {
            log.streamed(turn, step, stream(&[usage(1, 1), counts(output)]))
        }
        Event::Sample(Way::Attempt, turn, step, output) => {
            log.attempt(turn, step, stream(&[counts(output)]))
        }
        Event::Retry(turn, step) => log.retry_started(turn, step),
        Event::Compaction(id, output) => log.compaction(json!(format!("c{id}")), usage(9, output)),
        Event::Context(model) => log.context("official", &format!("model-{model}")),
        Event::Noise(0) => log.prompt("some text\u{2028}and more"),
        Event::Noise(1) => log.event("llm/retry", json!({"turn": 1, "step": 1})),
        Event::Noise(2) => log.end_seed(false),
        Event::Noise(3) => log.raw(json!({"type": "text-chunks", "seq0": 1, "time0": 1})),
        Event::Noise(4) => log.human(json!("a person's\u{2028}words")),
        Event::Noise(5) => log.title(json!("a title")),
        Event::Noise(6) => log.turn_start(1),
        Event::Noise(7) => log.turn_end(1, "completed"),
        Event::Noise(8) => log.moved_to(json!("/elsewhere")),
        Event::Noise(9) => log.label(json!("a label")),
        Event::Noise(10) => log.message(2, 1, usage(0, 0)),
        Event::Noise(_) => log.message(1, 1, json!({"inputTokens": true, "outputTokens": 1})),
    }
}

fn log_of(version: u64, events: &[Event]) -> Log {
    events.iter().fold(Log::new(version), with_event)
}

/// A fork whose first `inherited` events are its parent's.
fn fork_of(version: u64, events: &[Event], inherited: usize) -> Log {
    let (theirs, own) = events.split_at(inherited.min(events.len()));
    let log = match version {
        0 | 1 => Log::new(version),
        _ => Log::new(version).header("isSeeded", json!(true)),
    };
    let log = theirs.iter().fold(log, with_event).end_seed(true);
    let cut = log.rows.last().unwrap()["seq"].clone();
    let log = if version < 2 { log.header("seedLength", cut) } else { log };
    own.iter().fold(log, with_event)
}

pub fn logs() -> impl Strategy<Value = Log> {
    (0u64..5, events(), proptest::option::of(0usize..8)).prop_map(|(version, events, inherited)| {
        match inherited {
            Some(inherited) => fork_of(version, &events, inherited),
            None => log_of(version, &events),
        }
    })
}

/// The bytes cut at `cuts`, each a share of the whole in thousandths.
pub fn cut_at<'a>(bytes: &'a [u8], cuts: &[usize]) -> Vec<&'a [u8]> {
    let mut at: Vec<_> = cuts.iter().map(|share| bytes.len() * share / 1_000).collect();
    at.extend([0, bytes.len()]);
    at.sort_unstable();
    at.windows(2).map(|pair| &bytes[pair[0]..pair[1]]).collect()
}

pub fn cuts() -> impl Strategy<Value = Vec<usize>> {
    proptest::collection::vec(0usize..1_000, 0..8)
}

/// Lines that are no rows, and rows that are none of ours.
fn garbage_line() -> impl Strategy<Value = &'static [u8]> {
    proptest::sample::select(vec![
        &b"\xff\xfe"[..],
        b"nonsense",
        b"[]",
        b"7",
        b"",
        b"\0\0",
        b"{}",
        b"{\"type\":\"assistant/message\",\"seq\":1",
        b"{\"type\":\"new/kind\"}",
    ])
}

/// What the rules make of events without a fork: by id, the output that counts.
fn by_the_rules(events: &[Event]) -> BTreeMap<String, u64> {
    let mut retries: HashMap<(u64, u64), u64> = HashMap::new();
    let mut outputs = BTreeMap::new();
    for event in events {
        match event {
            Event::Retry(turn, step) => *retries.entry((*turn, *step)).or_default() += 1,
            Event::Sample(_, turn, step, output) if *output > 0 => {
                let id = match retries.get(&(*turn, *step)) {
                    Some(retry) => format!("dsh:session-abc:{turn}:{step}:r:{retry}"),
                    None => format!("dsh:session-abc:{turn}:{step}"),
                };
                outputs.insert(id, *output);
            }
            Event::Compaction(id, output) => {
                outputs.insert(format!("dsh:session-abc:c:c{id}"), *output);
            }
            _ => {}
        }
    }
    outputs
}

fn by_id(entries: &[UsageEntry]) -> BTreeMap<String, u64> {
    entries.iter().map(|entry| (entry.id.as_str().to_owned(), entry.tokens.output)).collect()
}

/// Whether what a read gave could stand in a report, whatever the bytes were.
fn assert_sane(read: Result<Collected<UsageEntry>>) {
    let Ok(read) = read else { return };
    let unique: HashSet<_> = ids(&read.items).into_iter().collect();
    assert_eq!(unique.len(), read.items.len());
    for entry in &read.items {
        assert!(!entry.tokens.is_zero());
        assert!(entry.tokens.input.max(entry.tokens.output) <= MAX_COUNT);
    }
}

/// A change of one byte, at a share of the file in thousandths.
#[derive(Clone, Debug)]
pub enum Mutation {
    Flip(usize, u8),
    Insert(usize, u8),
    Delete(usize),
}

pub fn mutations() -> impl Strategy<Value = Vec<Mutation>> {
    let mutation = prop_oneof![
        (0usize..1_000, 1u8..).prop_map(|(at, mask)| Mutation::Flip(at, mask)),
        (0usize..1_000, any::<u8>()).prop_map(|(at, byte)| Mutation::Insert(at, byte)),
        (0usize..1_000).prop_map(Mutation::Delete),
    ];
    proptest::collection::vec(mutation, 1..6)
}

pub fn mutated(mut bytes: Vec<u8>, mutations: &[Mutation]) -> Vec<u8> {
    for mutation in mutations {
        let len = bytes.len();
        match *mutation {
            Mutation::Flip(at, mask) => bytes[len * at / 1_000] ^= mask,
            Mutation::Insert(at, byte) => bytes.insert(len * at / 1_000, byte),
            Mutation::Delete(at) => {
                bytes.remove(len * at / 1_000);
            }
        }
    }
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn the_fold_is_what_the_rules_say(version in 0u64..5, events in events()) {
        let read = log_of(version, &events).read();
        prop_assert_eq!(by_id(&read.items), by_the_rules(&events));
    }

    #[test]
    fn a_forks_own_part_is_folded_as_if_it_stood_alone(
        version in 0u64..5,
        events in events(),
        inherited in 0usize..8,
    ) {
        let fork = fork_of(version, &events, inherited);
        let own = events.get(inherited..).unwrap_or_default();
        prop_assert_eq!(by_id(&fork.read().items), by_the_rules(own));
        let theirs: u64 = by_the_rules(&events[..inherited.min(events.len())]).values().sum();
        prop_assert_eq!(fork.tally().inherited_total().output, u128::from(theirs));
    }

    #[test]
    fn any_chunking_gives_the_same(
        log in logs(),
        sizes in proptest::collection::vec(1usize..300, 1..5),
    ) {
        for (name, bytes) in
            [(log.plain_name(), log.text().into_bytes()), (log.zstd_name(), log.zstd())]
        {
            let files = one_file(&name, bytes);
            let whole = read(&files).unwrap();
            let chopped = read(&ChoppedFiles::new(files, sizes.as_slice())).unwrap();
            prop_assert_eq!(chopped.items, whole.items);
            prop_assert_eq!(chopped.diagnostics, whole.diagnostics);
        }
    }

    #[test]
    fn a_cut_anywhere_gives_a_prefix_and_at_most_one_torn_tail(log in logs(), share in 0usize..1_000) {
        let blocks = [frame(log.lines()[0].as_bytes()), frame_of_blocks(&log.lines()[1..])].concat();
        for (name, bytes) in [
            (log.plain_name(), log.text().into_bytes()),
            (log.zstd_name(), log.zstd()),
            (log.zstd_name(), blocks),
        ] {
            let whole = read_log(&name, &bytes);
            let cut = &bytes[..bytes.len() * share / 1_000];
            let Ok(read) = read(&one_file(&name, cut)) else { continue };
            prop_assert!(ids(&whole.items).starts_with(&ids(&read.items)));
            let torn = codes(&read).iter().filter(|code| **code == Code::TornTail).count();
            prop_assert!(torn <= 1);
            prop_assert!(!codes(&read).contains(&Code::FrameLost));
        }
    }

    #[test]
    fn garbage_lines_change_no_good_row(
        log in logs(),
        garbage in proptest::collection::vec((1usize..16, garbage_line()), 0..6),
    ) {
        let mut lines: Vec<_> = log.lines().into_iter().map(String::into_bytes).collect();
        for (at, line) in garbage {
            lines.insert(at.min(lines.len()), [line, b"\n"].concat());
        }
        let clean = log.read();
        let text = lines.concat();
        for read in [
            read_log(&log.plain_name(), &text),
            read_log(&log.zstd_name(), lines.iter().flat_map(|line| frame(line)).collect::<Vec<_>>()),
        ] {
            prop_assert_eq!(unplaced(&read.items), unplaced(&clean.items));
        }
    }

    #[test]
    fn framing_does_not_matter(log in logs(), cuts in cuts()) {
        let text = log.text().into_bytes();
        let framed: Vec<u8> = cut_at(&text, &cuts).into_iter().flat_map(frame).collect();
        let blocks = frame_of_blocks(&cut_at(&text, &cuts));
        let plain = log.read();
        for bytes in [framed, blocks] {
            let read = read_log(&log.zstd_name(), bytes);
            prop_assert_eq!(unplaced(&read.items), unplaced(&plain.items));
            prop_assert_eq!(codes(&read), codes(&plain));
        }
    }

    #[test]
    fn bytes_that_are_no_frame_between_frames_cost_no_row(
        log in logs(),
        garbage in proptest::collection::vec(any::<u8>(), 1..60),
        at in 1usize..12,
    ) {
        let mut frames = log.frames();
        let at = at.min(frames.len());
        // What looks like the start of a frame at the end of a file is a torn frame.
        let garbage = [&garbage[..], b"}"].concat();
        frames.insert(at, garbage);
        let read = read_log(&log.zstd_name(), frames.concat());
        prop_assert_eq!(unplaced(&read.items), unplaced(&log.read().items));
        let told = codes(&read).contains(&Code::FrameLost) || codes(&read).contains(&Code::TornTail);
        prop_assert!(told);
    }

    #[test]
    fn the_order_of_copies_does_not_matter(
        log in logs(),
        shares in proptest::collection::vec(0usize..=10, 1..4),
        turn in 0usize..4,
    ) {
        let lines = log.lines();
        let copy = |share: &usize| lines[..1 + (lines.len() - 1) * share / 10].concat();
        let home = |shares: &[usize]| {
            let add = |files: MemFiles, (number, share): (usize, &usize)| {
                let path = format!("home/sessions/copy-{number}/{}", log.plain_name());
                files.with_file(path, copy(share))
            };
            shares.iter().enumerate().fold(MemFiles::new(), add)
        };
        let mut turned = shares.clone();
        turned.rotate_left(turn % shares.len());
        prop_assert_eq!(
            unplaced(&scan(&home(&turned)).entries),
            unplaced(&scan(&home(&shares)).entries)
        );
    }

    #[test]
    fn several_threads_give_what_one_gives(logs in proptest::collection::vec(logs(), 1..6)) {
        let add = |files: MemFiles, (number, log): (usize, &Log)| {
            // Some are copies of each other, some are sessions of their own.
            let log = log.clone().header("id", json!(format!("s-{}", number % 3)));
            let path = format!("home/sessions/{number}/{}", log.zstd_name());
            files.with_file(path, log.zstd())
        };
        let files = logs.iter().enumerate().fold(MemFiles::new(), add);
        let one = scan(&files);
        let many = Dsh::at("home").scan_in(&files, &ScanOptions::new().with_threads(4));
        prop_assert_eq!(&many.entries, &one.entries);
        prop_assert_eq!(many.diagnostics(), one.diagnostics());
        prop_assert_eq!(&many.sources[0].tally, &one.sources[0].tally);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn no_mutated_bytes_panic(log in logs(), mutations in mutations(), is_plain: bool) {
        let limits = Limits::new().with_decoded_bytes(32 << 20);
        let (name, bytes) = if is_plain {
            (log.plain_name(), log.text().into_bytes())
        } else {
            (log.zstd_name(), log.zstd())
        };
        assert_sane(read_within(&one_file(&name, mutated(bytes, &mutations)), limits));
    }

    #[test]
    fn no_bytes_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200), start in 0usize..3) {
        let start = [&b""[..], &[0x28, 0xB5, 0x2F, 0xFD], &[0x50, 0x2A, 0x4D, 0x18]][start];
        let limits = Limits::new().with_decoded_bytes(32 << 20);
        let files = one_file("session.v4.jsonl.zstd", [start, &bytes].concat());
        assert_sane(read_within(&files, limits));
    }
}
