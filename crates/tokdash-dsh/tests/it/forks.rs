//! Whose history it is: what a fork repeats from its parent is the parent's.

use serde_json::{Value, json};
use tokdash_core::{Code, Limits, MemFiles, TokenTotals};

use crate::support::{
    HOLE, Log, at, codes, one_file, outputs, read_fully, read_log, scan, stream, usage, want,
};

/// Ids and outputs, the inherited output, and the codes.
type Outcome = (Vec<(String, u64)>, u128, Vec<Code>);

fn outcome(log: &Log) -> Outcome {
    let read = log.read();
    (outputs(&read.items), inherited_counts(log).1, codes(&read))
}

fn inherited_counts(log: &Log) -> (u128, u128) {
    let totals: TokenTotals = log.tally().inherited_total();
    (totals.input, totals.output)
}

/// A seeded log: two answers of its parent, the cut, and nothing of its own yet.
fn fork(version: u64) -> Log {
    let log = match version {
        0 | 1 => Log::new(version).header("seedLength", json!(4)),
        _ => Log::new(version).header("isSeeded", json!(true)),
    };
    let log = log.header("parentSession", json!("session-parent")).context("official", "large");
    let log = log.message(1, 1, usage(100, 10)).message(2, 1, usage(100, 20));
    if version < 2 { log.prompt("own") } else { log.end_seed(true) }
}

const VERSIONS: [u64; 5] = [0, 1, 2, 3, 4];

#[test]
fn fork_seed_boundary_skips_inherited_prefix() {
    for version in VERSIONS {
        let log = fork(version).message(3, 1, usage(100, 30));
        assert_eq!(outcome(&log), (want(&[("3:1", 30)]), 30, vec![]), "format {version}");
    }
}

#[test]
fn a_seed_length_counts_events_from_sequence_number_0() {
    for (length, own, theirs) in [
        (0, &[("1:1", 1), ("1:2", 2), ("1:3", 3)][..], 0),
        (1, &[("1:2", 2), ("1:3", 3)], 1),
        (2, &[("1:3", 3)], 3),
        (3, &[], 6),
        (99, &[], 6),
    ] {
        for version in [0, 1] {
            let log = Log::new(version).header("seedLength", json!(length));
            let log = (1..=3).fold(log, |log, step| log.message(1, step, usage(1, step)));
            assert_eq!(outcome(&log), (want(own), theirs, vec![]), "length {length}");
        }
    }
}

#[test]
fn inherited_tokens_are_told_apart_for_their_session() {
    for version in VERSIONS {
        let log = fork(version).message(3, 1, usage(100, 30));
        let tally = log.tally();
        let totals = tally.inherited.get("session-abc").copied().unwrap();
        assert_eq!((totals.input, totals.output, tally.inherited.len()), (200, 30, 1));
    }
    assert!(Log::new(4).message(1, 1, usage(1, 1)).tally().inherited.is_empty());
}

#[test]
fn an_inherited_prefix_is_folded_as_any_log_before_it_is_added_up() {
    let log = Log::new(0).header("seedLength", json!(5)).chunk(1, 1, usage(100, 1));
    let log = log.message(1, 1, usage(100, 10)).retry_started(1, 1).message(1, 1, usage(100, 20));
    let log = log.message(1, 2, usage(0, 0)).message(2, 1, usage(100, 30));
    assert_eq!(inherited_counts(&log), (200, 30));
}

#[test]
fn a_fork_may_have_nothing_of_its_own() {
    for version in VERSIONS {
        assert_eq!(outcome(&fork(version)), (vec![], 30, vec![]));
    }
}

#[test]
fn a_fork_may_ask_the_turn_and_step_that_its_parent_asked_too() {
    for version in VERSIONS {
        let log = fork(version).message(2, 1, usage(100, 33));
        assert_eq!(outcome(&log), (want(&[("2:1", 33)]), 30, vec![]));
    }
}

#[test]
fn fresh_child_with_parent_session_counts_normally() {
    for version in VERSIONS {
        let log = Log::new(version)
            .header("parentSession", json!("session-parent"))
            .header("origin", json!("subagent"))
            .header("delegationDepth", json!(1));
        let log = log.message(1, 1, usage(100, 10)).message(2, 1, usage(100, 20));
        let own = want(&[("1:1", 10), ("2:1", 20)]);
        assert_eq!(outcome(&log), (own, 0, vec![]), "format {version}");
    }
}

#[test]
fn seeded_session_skips_the_prefix_in_formats_2_to_4_and_a_plain_resume_does_not_move_the_cut() {
    for version in [2, 3, 4] {
        let log = fork(version).message(3, 1, usage(100, 30)).end_seed(false);
        let log = log.message(4, 1, usage(100, 40));
        let own = want(&[("3:1", 30), ("4:1", 40)]);
        assert_eq!(outcome(&log), (own, 30, vec![]));
    }
}

#[test]
fn plain_resume_marker_alone_bills_everything() {
    for version in VERSIONS {
        let log = Log::new(version).message(1, 1, usage(1, 10)).end_seed(false);
        let log = log.message(2, 1, usage(1, 20));
        assert_eq!(outcome(&log), (want(&[("1:1", 10), ("2:1", 20)]), 0, vec![]));
    }
}

#[test]
fn the_last_inherited_marker_counts() {
    for version in [2, 3, 4] {
        let log = fork(version).message(3, 1, usage(100, 30)).end_seed(true);
        let log = log.message(4, 1, usage(100, 40)).end_seed(false);
        assert_eq!(outcome(&log), (want(&[("4:1", 40)]), 60, vec![]));
    }
}

/// Two processes that write one log use a sequence number twice.
#[test]
fn an_event_at_the_markers_own_number_is_inherited() {
    for version in [2, 3, 4] {
        let log = fork(version);
        let cut = log.rows.last().unwrap()["seq"].clone();
        let log = log.message(3, 1, usage(100, 30)).with("seq", cut).message(4, 1, usage(1, 40));
        assert_eq!(outcome(&log), (want(&[("4:1", 40)]), 60, vec![]));
    }
}

#[test]
fn only_true_makes_a_marker_inherited() {
    for value in [json!(false), json!(1), json!("true"), json!({}), Value::Null] {
        let log = fork(4).message(3, 1, usage(100, 30));
        let log = log.event("session/end-seed", json!({"inherited": value}));
        assert_eq!(outcome(&log), (want(&[("3:1", 30)]), 30, vec![]), "{value}");
    }
}

#[test]
fn seeded_without_marker_bills_nothing_and_says_so_once() {
    for version in [2, 3, 4] {
        let log = Log::new(version).header("isSeeded", json!(true)).message(1, 1, usage(1, 10));
        let log =
            log.end_seed(false).message(2, 1, usage(1, 20)).compaction(json!("c"), usage(1, 2));
        assert_eq!(outcome(&log), (vec![], 0, vec![Code::SeedUnprovable]));
    }
}

#[test]
fn a_seed_that_the_header_tells_unreadably_bills_nothing() {
    for literal in ["-1", "\"2\"", "true", "2.0", "[2]", "1099511627777"] {
        let log = Log::new(0).header("seedLength", json!(HOLE)).message(1, 1, usage(1, 10));
        let read = read_log("session.jsonl", log.message(2, 1, usage(1, 20)).text_with(literal));
        assert_eq!((read.items.len(), codes(&read)), (0, vec![Code::SeedUnprovable]), "{literal}");
    }
    for literal in ["1", "\"true\"", "{}", "0.5"] {
        let log = Log::new(4).header("isSeeded", json!(HOLE)).message(1, 1, usage(1, 10));
        let read = read_log("session.v4.jsonl", log.end_seed(true).text_with(literal));
        assert_eq!((read.items.len(), codes(&read)), (0, vec![Code::SeedUnprovable]), "{literal}");
    }
    let null = Log::new(0).header("seedLength", Value::Null).message(1, 1, usage(1, 10));
    assert_eq!(outcome(&null), (want(&[("1:1", 10)]), 0, vec![]));
}

#[test]
fn a_seeded_header_of_formats_0_and_1_without_a_length_needs_a_marker_too() {
    for version in [0, 1] {
        let log = Log::new(version).header("isSeeded", json!(true)).message(1, 1, usage(1, 10));
        assert_eq!(outcome(&log), (vec![], 0, vec![Code::SeedUnprovable]));
    }
}

#[test]
fn missing_seq_fails_closed_in_a_seeded_log() {
    for version in VERSIONS {
        for seq in [Value::Null, json!("7"), json!(-1), json!(7.5), json!(true)] {
            let log = fork(version).message(3, 1, usage(100, 30)).with("seq", seq.clone());
            let log = log.message(4, 1, usage(100, 40)).message(5, 1, usage(100, 50));
            let log = log.with("seq", seq);
            let own = want(&[("4:1", 40)]);
            assert_eq!(outcome(&log), (own, 30, vec![Code::SeedUnprovable]), "format {version}");
        }
    }
}

#[test]
fn a_marker_without_a_usable_seq_is_no_proof() {
    for seq in [Value::Null, json!("3"), json!(-1)] {
        let log = Log::new(4).header("isSeeded", json!(true)).message(1, 1, usage(1, 10));
        let log = log.end_seed(true).with("seq", seq).message(2, 1, usage(1, 20));
        assert_eq!(outcome(&log), (vec![], 0, vec![Code::SeedUnprovable]));
    }
}

/// The last inherited marker says where the cut is. When it does not say so readably, an earlier
/// one proves nothing of what stands between the two.
#[test]
fn a_last_marker_without_a_usable_seq_fails_closed() {
    let log = fork(4).message(3, 1, usage(100, 30)).end_seed(true).with("seq", json!("x"));
    let (own, _, codes) = outcome(&log.message(4, 1, usage(100, 40)));
    assert!(own.iter().all(|(id, _)| id != "3:1"), "billed what may be inherited: {own:?}");
    assert_eq!(codes, [Code::SeedUnprovable]);
}

#[test]
fn an_unprovable_log_says_where_the_doubt_begins() {
    let log = Log::new(4).header("isSeeded", json!(true)).context("p", "m");
    let read = log.message(1, 1, usage(1, 10)).message(1, 2, usage(1, 10)).read();
    assert_eq!(read.diagnostics[0].line, Some(3));
    assert!(read.diagnostics[0].byte.is_some());
}

#[test]
fn compaction_before_the_fork_cut_is_not_billed() {
    for version in VERSIONS {
        let log = match version {
            0 | 1 => Log::new(version).header("seedLength", json!(2)),
            _ => Log::new(version).header("isSeeded", json!(true)),
        };
        let log = log.compaction(json!("a"), usage(900, 90)).end_seed(true);
        let log = log.compaction(json!("b"), usage(900, 70));
        assert_eq!(outcome(&log), (want(&[("c:b", 70)]), 90, vec![]));
    }
}

#[test]
fn inherited_retry_does_not_advance_the_childs_attempt() {
    for version in VERSIONS {
        let log = match version {
            0 | 1 => Log::new(version).header("seedLength", json!(4)),
            _ => Log::new(version).header("isSeeded", json!(true)),
        };
        let log = log.message(1, 1, usage(1, 10)).retry_started(1, 1).message(1, 1, usage(1, 20));
        let log = log.end_seed(true).message(1, 1, usage(1, 30)).retry_started(1, 1);
        let log = log.message(1, 1, usage(1, 40));
        let own = want(&[("1:1", 30), ("1:1:r:1", 40)]);
        assert_eq!(outcome(&log), (own, 30, vec![]), "format {version}");
    }
}

#[test]
fn the_route_comes_from_the_inherited_prefix_where_the_fork_names_none() {
    for version in VERSIONS {
        let log = fork(version);
        let log = match version {
            0 | 1 => log.chunk(3, 1, usage(1, 5)),
            _ => log.attempt(3, 1, stream(&[usage(1, 5)])),
        };
        let entry = log.only();
        assert_eq!(entry.model.as_str(), "large");
        assert_eq!(entry.provider.unwrap().as_str(), "official");
    }
}

#[test]
fn packed_rows_below_the_cut_need_no_seq() {
    let packed = json!({"type": "text-chunks", "seq0": 0, "time0": 1, "data": {"texts": ["x"]}});
    let log = Log::new(0).header("seedLength", json!(1)).raw(packed);
    let log = log.message(1, 1, usage(1, 10)).message(2, 1, usage(1, 20));
    assert_eq!(outcome(&log), (want(&[("2:1", 20)]), 10, vec![]));
}

#[test]
fn parent_and_fork_together_count_each_answer_once() {
    let parent = Log::of(0, "session-parent").context("official", "large");
    let parent = parent.message(1, 1, usage(100, 10)).message(2, 1, usage(100, 20));
    let fork = fork(0).message(3, 1, usage(100, 30));
    let files = MemFiles::new()
        .with_file("home/sessions/--demo--/session-parent/session.jsonl", parent.text())
        .with_file(at("session.jsonl.zstd"), fork.zstd());
    let scan = scan(&files);
    assert_eq!(scan.totals().output, 60);
    assert_eq!(scan.sources[0].tally.inherited_total().output, 30);
}

/// A copy of a fork in another folder repeats its inherited tokens as it repeats its entries.
#[test]
fn copies_of_a_fork_do_not_add_up_their_inherited_tokens() {
    let fork = fork(4).message(3, 1, usage(100, 30));
    let files = ["a", "b"].iter().fold(MemFiles::new(), |files, folder| {
        files.with_file(format!("home/sessions/{folder}/s/session.v4.jsonl"), fork.text())
    });
    let scan = scan(&files);
    assert_eq!(scan.sources[0].tally.inherited_total().output, 30);
    assert_eq!(scan.totals().output, 30);
}

/// What is lost with a frame may have been the marker: then nothing proves whose the rest is.
#[test]
fn a_fork_whose_marker_is_lost_to_damage_bills_nothing() {
    let log = fork(4).message(3, 1, usage(100, 30));
    let mut frames = log.frames();
    let payload = frames[4].len() - 6;
    frames[4][payload] ^= 0x55;
    let files = one_file("session.v4.jsonl.zstd", frames.concat());
    let (read, tally) = read_fully(&files, Limits::new()).unwrap();
    assert_eq!(read.items, []);
    assert_eq!(codes(&read), [Code::FrameLost, Code::SeedUnprovable]);
    assert!(tally.lossy);
}
