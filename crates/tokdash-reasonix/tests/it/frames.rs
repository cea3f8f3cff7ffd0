//! Damage to a framed log costs what it hits.

use std::collections::BTreeSet;

use proptest::prelude::*;
use serde_json::json;
use tokdash_core::{Code, ErrorKind, Limits, SessionTexts};

use crate::logs::{Log, Read, batch, frame, framed, read, read_unit, small, units};

fn read_frames(frames: &[u8]) -> Read {
    read(&framed(frames, json!({})))
}

#[test]
fn a_session_is_what_its_log_says() {
    let got = read_frames(&small().frames());
    let session = got.only();
    assert_eq!(session.preview.as_deref(), Some("fix the parser"));
    assert_eq!((session.title.as_deref(), session.cwd.as_deref()), (None, Some("/srv/demo")));
    assert_eq!((session.turns, session.inherited_turns), (1, 0));
    assert_eq!(session.turn_ends[0].status.as_ref().unwrap().as_str(), "completed");
    assert_eq!(session.models[0].as_str(), "alpha/m-1");
    assert_eq!(got.seconds(), [11]);
    assert_eq!(got.steps[0].measured_ms, Some(9_000));
    assert_eq!((got.steps[0].turn, got.steps[0].tokens), (Some(1), None));
    assert_eq!(session.prior_event.unwrap().to_string(), "2026-06-01T12:00:01Z");
    assert_eq!(session.last_seen.unwrap().to_string(), "2026-06-01T12:00:12Z");
    assert!(!got.tally.lossy);
}

#[test]
fn a_cut_at_every_byte_gives_the_batches_before_it_and_one_note_at_most() {
    let mut log = small();
    log.turn(60, "again");
    let ends: Vec<usize> = log
        .commits
        .iter()
        .scan(0, |sum, commit| {
            *sum += batch(commit).concat().len();
            Some(*sum)
        })
        .collect();
    let frames = log.frames();
    for cut in 0..=frames.len() {
        let got = read_frames(&frames[..cut]);
        let complete = ends.iter().filter(|end| **end <= cut).count();
        let at_an_end = cut == 0 || ends.contains(&cut);
        assert_eq!(got.codes(), vec![Code::TornTail; usize::from(!at_an_end)], "cut at {cut}");
        assert!(!got.tally.lossy, "cut at {cut}");
        // The answer is in the fourth commit, the turns start in the second and the sixth.
        assert_eq!(got.steps.len(), [4, 8].iter().filter(|at| complete >= **at).count(), "{cut}");
        let turns = [2, 6].iter().filter(|at| complete >= **at).count();
        assert_eq!(got.sessions.first().map_or(0, |it| it.turns), turns as u64, "{cut}");
    }
}

#[test]
fn a_broken_batch_costs_itself_and_is_told_once() {
    let mut log = small();
    log.turn(60, "again").turn(120, "and again");
    let batches: Vec<Vec<Vec<u8>>> = log.commits.iter().map(batch).collect();
    // The second answer's batch, broken in each of its frames and at each of its bytes.
    let broken = 7;
    let mut unused = BTreeSet::new();
    for part in 0..batches[broken].len() {
        for byte in 0..batches[broken][part].len() {
            let mut bad = batches.clone();
            bad[broken][part][byte] ^= 0x10;
            let got = read_frames(&bad.concat().concat());
            if (got.seconds().len(), got.diagnostics.len()) == (3, 0) {
                // A bit that the compression leaves unused.
                unused.insert(byte);
                continue;
            }
            assert_eq!(got.seconds(), [11, 130], "frame {part}, byte {byte}");
            assert_eq!(got.session().turns, 3);
            assert_eq!(got.diagnostics.len(), 1, "frame {part}, byte {byte}: {got:?}");
            assert!(matches!(got.codes()[0], Code::FrameLost | Code::LimitExceeded));
            assert!(got.tally.lossy);
        }
    }
    assert!(unused.len() < 6, "{unused:?}");
}

#[test]
fn a_missing_frame_costs_its_batch() {
    let log = small();
    let batches: Vec<Vec<Vec<u8>>> = log.commits.iter().map(batch).collect();
    for part in 0..batches[3].len() {
        let mut bad = batches.clone();
        bad[3].remove(part);
        let got = read_frames(&bad.concat().concat());
        assert_eq!((got.steps.len(), got.session().turns), (0, 1), "{part}");
        assert_eq!(got.codes(), [Code::FrameLost], "{part}");
    }
}

#[test]
fn a_whole_batch_that_is_gone_leaves_a_gap() {
    let mut log = small();
    log.commits.remove(3);
    let got = read_frames(&log.frames());
    assert_eq!(got.codes(), [Code::Inconsistent]);
    assert!(got.tally.lossy);
}

#[test]
fn repeated_and_reordered_batches_change_nothing() {
    let mut log = small();
    log.turn(60, "again").commit(80, &[("session/title", json!({"title":"a title"}))]);
    let want = read_frames(&log.frames());
    let mut other = log.clone();
    other.commits.reverse();
    other.commits.extend(log.commits.clone());
    let got = read_frames(&other.frames());
    assert_eq!(got.diagnostics, []);
    assert_eq!((&got.sessions, &got.steps), (&want.sessions, &want.steps));
    // The same events under another name: a commit that was tried again.
    for commit in &mut other.commits {
        commit.id.push('x');
    }
    other.commits.extend(log.commits.clone());
    let got = read_frames(&other.frames());
    assert_eq!((&got.sessions, &got.steps), (&want.sessions, &want.steps));
}

#[test]
fn a_frame_that_was_written_twice_is_one() {
    let twice: Vec<u8> = small()
        .commits
        .iter()
        .flat_map(batch)
        .flat_map(|frame| [frame.clone(), frame])
        .flatten()
        .collect();
    let got = read_frames(&twice);
    assert_eq!((got.steps.len(), got.only().turns), (1, 1));
}

#[test]
fn a_claim_of_4_gib_is_not_believed() {
    let good = small().frames();
    for head in [[0xFF; 8], [0, 0, 0, 9, 0xFF, 0xFF, 0xFF, 0xFF], [0, 0x80, 0, 1, 0, 0, 0, 1]] {
        let claim = [&b"RX4F"[..], &head, b"some bytes that are no frame"].concat();
        let got = read_frames(&[claim.as_slice(), good.as_slice()].concat());
        assert_eq!(got.codes(), [Code::LimitExceeded]);
        assert_eq!(got.steps.len(), 1);
        let got = read_frames(&[good.as_slice(), claim.as_slice()].concat());
        assert_eq!(got.codes(), [Code::LimitExceeded]);
        assert_eq!(got.steps.len(), 1);
    }
}

#[test]
fn a_frame_that_decodes_to_more_than_it_claims_is_lost() {
    let mut bomb = frame(&vec![b' '; 7 << 20]);
    bomb[8..12].copy_from_slice(&100u32.to_be_bytes());
    let got = read_frames(&[bomb, small().frames()].concat());
    assert_eq!((got.codes(), got.steps.len()), (vec![Code::FrameLost], 1));
}

#[test]
fn a_log_that_decodes_to_too_much_is_a_limit_of_its_unit() {
    let files = framed(small().frames(), json!({}));
    let units = units(&files).items;
    let limits = Limits::new().with_decoded_bytes(1_000);
    let error = read_unit(&files, &units[0], SessionTexts::new(), limits).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Limit);
}

#[test]
fn many_places_that_look_like_frames_are_searched_in_linear_time() {
    let mut hostile = Vec::new();
    for _ in 0..400_000 {
        hostile.extend(b"RX4F\0\x7f\0\0\0\x7f\0\0\x28\xB5\x2F\xFD");
    }
    hostile.extend(small().frames());
    let begun = std::time::Instant::now();
    // Either it is searched to the end, or it is given up as a limit.
    let _ = crate::logs::try_read(&framed(hostile, json!({})));
    assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
}

#[test]
fn padding_of_a_crash_is_no_damage() {
    let mut log = small();
    let first = log.frames();
    log.turn(60, "again");
    let rest = log.frames()[first.len()..].to_vec();
    let got = read_frames(&[first, vec![0; 5_000], rest, vec![0; 77]].concat());
    assert_eq!((got.steps.len(), got.only().turns), (2, 2));
}

#[test]
fn an_empty_log_is_no_session() {
    for frames in [Vec::new(), Log::new().frames()] {
        let got = read_frames(&frames);
        assert_eq!((got.sessions.len(), got.diagnostics.len()), (0, 0));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn garbage_between_batches_costs_no_batch(
        garbage in proptest::collection::vec(any::<u8>(), 1..300), at in 0usize..4,
    ) {
        let log = small();
        let mut parts: Vec<Vec<u8>> = log.commits.iter().map(|commit| batch(commit).concat()).collect();
        parts.insert(at, garbage);
        let got = read_frames(&parts.concat());
        prop_assert_eq!((got.steps.len(), got.session().turns), (1, 1));
        prop_assert!(got.diagnostics.len() <= 1, "{:?}", got.diagnostics);
    }

    #[test]
    fn no_bytes_are_a_panic(bytes in proptest::collection::vec(any::<u8>(), 0..2_000)) {
        let _ = crate::logs::try_read(&framed([b"RX4F".as_slice(), &bytes].concat(), json!({})));
    }
}
