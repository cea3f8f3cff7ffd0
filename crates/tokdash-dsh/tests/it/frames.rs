//! Compressed logs: frames, what damage costs, torn ends, and logs that claim too much.

use std::time::{Duration, Instant};

use tokdash_core::testing::CountingFiles;
use tokdash_core::{Code, Collected, ErrorKind, Limits, UsageEntry};

use crate::support::{
    Log, codes, failure, four_answers, frame, frame_of_blocks, ids, one_file, outputs, read,
    read_fully, read_log, read_within, scan, scan_codes, unplaced, usage,
};

const NAME: &str = "session.v4.jsonl.zstd";
const MAGIC: [u8; 4] = [0x28, 0xB5, 0x2F, 0xFD];
/// Where the first block's header stands in a frame as dsh writes it: behind the magic number,
/// the descriptor and the window.
const BLOCK: usize = 6;

/// Outputs of the four answers with these numbers.
fn answers(steps: &[u64]) -> Vec<(String, u64)> {
    steps.iter().map(|step| (format!("1:{step}"), 10 * step)).collect()
}

/// Header, context, four answers: a frame each. Answer n is in frame n + 1.
fn frames() -> Vec<Vec<u8>> {
    let frames = four_answers(4).frames();
    assert!(frames.iter().all(|frame| frame[..BLOCK] == [0x28, 0xB5, 0x2F, 0xFD, 0x04, 0x58]));
    frames
}

fn lines() -> Vec<String> {
    four_answers(4).lines()
}

/// Outputs and codes.
fn seen(bytes: impl AsRef<[u8]>) -> (Vec<(String, u64)>, Vec<Code>) {
    let read = read_log(NAME, bytes);
    (outputs(&read.items), codes(&read))
}

type Damage = (&'static str, fn(&mut Vec<u8>));

fn middle(frame: &[u8]) -> usize {
    (BLOCK + 3 + frame.len() - 4) / 2
}

/// Ways to damage a frame.
const DAMAGES: [Damage; 9] = [
    ("payload", |frame| {
        let at = middle(frame);
        frame[at] ^= 0x55;
    }),
    ("checksum", |frame| *frame.last_mut().unwrap() ^= 1),
    ("magic", |frame| frame[1] ^= 0xff),
    ("larger block", |frame| frame[BLOCK] ^= 0x80),
    ("huge block", |frame| frame[BLOCK + 2] |= 0xf0),
    ("reserved block", |frame| frame[BLOCK] |= 0b110),
    ("no last block", |frame| frame[BLOCK] &= !1),
    ("cut short", |frame| frame.truncate(frame.len() / 2)),
    ("bytes missing within", |frame| {
        let at = middle(frame);
        frame.drain(at..at + 5);
    }),
];

mod sound {
    use super::*;

    #[test]
    fn multi_frame_zstd_matches_plain() {
        for version in 0..=4 {
            let log = four_answers(version);
            let plain = read_log(&log.plain_name(), log.text());
            let framed = read_log(&log.zstd_name(), log.zstd());
            assert_eq!(unplaced(&framed.items), unplaced(&plain.items));
            assert_eq!((plain.diagnostics, framed.diagnostics), (vec![], vec![]));
        }
    }

    #[test]
    fn a_row_may_be_split_over_frames() {
        let text = four_answers(4).text().into_bytes();
        for size in [1, 2, 7, 50, 130, 1_000] {
            let bytes: Vec<u8> = text.chunks(size).flat_map(frame).collect();
            assert_eq!(seen(bytes), (answers(&[1, 2, 3, 4]), vec![]), "{size}");
        }
    }

    #[test]
    fn empty_frames_hold_nothing() {
        let mut frames = frames();
        frames.insert(3, frame(b""));
        frames.push(frame(b""));
        assert_eq!(seen(frames.concat()), (answers(&[1, 2, 3, 4]), vec![]));
    }

    #[test]
    fn skippable_frames_are_skipped() {
        for len in [0u8, 1, 200] {
            let content = vec![MAGIC[0]; usize::from(len)];
            let skippable = [&[0x5A, 0x2A, 0x4D, 0x18, len, 0, 0, 0][..], &content].concat();
            for at in [0, 1, 3, 6] {
                let mut frames = frames();
                frames.insert(at, skippable.clone());
                assert_eq!(seen(frames.concat()), (answers(&[1, 2, 3, 4]), vec![]), "{at}");
            }
        }
    }

    #[test]
    fn nul_padding_between_and_after_frames_is_no_damage() {
        for nuls in [1, 3, 4_096, 200_000] {
            let mut frames = frames();
            frames.insert(4, vec![0; nuls]);
            frames.push(vec![0; nuls]);
            assert_eq!(seen(frames.concat()), (answers(&[1, 2, 3, 4]), vec![]));
        }
    }

    #[test]
    fn content_decides_and_not_the_name() {
        let log = four_answers(4);
        let zstd = read_log("session.v4.jsonl", log.zstd());
        let plain = read_log(NAME, log.text());
        for read in [zstd, plain] {
            assert_eq!((outputs(&read.items), codes(&read)), (answers(&[1, 2, 3, 4]), vec![]));
        }
    }

    #[test]
    fn frames_of_other_writers_are_read() {
        let bulk = |level| zstd::bulk::compress(four_answers(4).text().as_bytes(), level).unwrap();
        for bytes in [bulk(1), bulk(19), bulk(-3)] {
            assert_eq!(seen(bytes), (answers(&[1, 2, 3, 4]), vec![]));
        }
    }

    #[test]
    fn magic_bytes_within_content_start_no_frame() {
        // A whole frame as content: a search that looked into sound frames would find its row.
        let inner = frame(four_answers(4).message(7, 7, usage(1, 7)).lines()[6].as_bytes());
        let content = [&MAGIC[..], &inner, &MAGIC, b"\n"].concat();
        let bad_lines = content.iter().filter(|byte| **byte == b'\n').count();
        let mut frames = frames();
        frames.insert(3, frame(&content));
        let codes = vec![Code::InvalidUtf8; bad_lines];
        assert_eq!(seen(frames.concat()), (answers(&[1, 2, 3, 4]), codes));
        *frames[3].last_mut().unwrap() ^= 1;
        assert_eq!(seen(frames.concat()), (answers(&[1, 2, 3, 4]), vec![Code::FrameLost]));
    }

    #[test]
    fn provenance_names_the_frame_that_holds_the_row() {
        let frames = frames();
        for entry in read_log(NAME, frames.concat()).items {
            let line = usize::try_from(entry.provenance.line.unwrap()).unwrap();
            let bytes = entry.provenance.bytes.unwrap();
            let start: usize = frames[..line - 1].iter().map(Vec::len).sum();
            assert_eq!(usize::try_from(bytes.start).unwrap(), start);
            assert_eq!(usize::try_from(bytes.end).unwrap(), start + frames[line - 1].len());
        }
    }

    #[test]
    fn healthy_zstd_never_takes_the_recovery_path() {
        let log = (1..=400).fold(Log::new(4), |log, step| log.message(1, step, usage(1, step)));
        let files = CountingFiles::new(one_file(NAME, log.zstd()));
        let read = read(&files).unwrap();
        assert_eq!((read.items.len(), codes(&read)), (400, vec![]));
        let size = u64::try_from(log.zstd().len()).unwrap();
        assert!(files.opened() <= 2, "opened {} times", files.opened());
        assert!(files.read() <= size + (64 << 10), "read {} of {size}", files.read());
        assert_eq!(read.bytes, size, "progress tells every byte once");
    }
}

mod damaged {
    use super::*;

    #[test]
    fn corrupt_interior_frame_keeps_the_frames_around_it_and_is_reported_once() {
        for (name, damage) in DAMAGES {
            for answer in 1..=3 {
                let mut frames = frames();
                damage(&mut frames[answer + 1]);
                let start: usize = frames[..=answer].iter().map(Vec::len).sum();
                let (read, tally) =
                    read_fully(&one_file(NAME, frames.concat()), Limits::new()).unwrap();
                let lost = u64::try_from(answer).unwrap();
                let kept: Vec<_> = (1..=4).filter(|step| *step != lost).collect();
                assert_eq!(outputs(&read.items), answers(&kept), "{name}");
                assert_eq!(codes(&read), [Code::FrameLost], "{name}");
                assert_eq!(read.diagnostics[0].byte, u64::try_from(start).ok(), "{name}");
                assert!(tally.lossy, "{name}");
            }
        }
    }

    #[test]
    fn a_damaged_last_frame_costs_itself() {
        for (name, damage) in &DAMAGES[..3] {
            let mut frames = frames();
            damage(&mut frames[5]);
            assert_eq!(
                seen(frames.concat()),
                (answers(&[1, 2, 3]), vec![Code::FrameLost]),
                "{name}"
            );
        }
    }

    #[test]
    fn damaged_header_frame_fails_closed() {
        for (name, damage) in DAMAGES {
            let mut frames = frames();
            damage(&mut frames[0]);
            assert_eq!(failure(NAME, frames.concat()), ErrorKind::InvalidHeader, "{name}");
        }
    }

    #[test]
    fn two_damaged_frames_are_two_diagnostics() {
        let lost_two = |first: usize, second: usize| {
            let mut frames = frames();
            for at in [first, second] {
                *frames[at].last_mut().unwrap() ^= 1;
            }
            seen(frames.concat())
        };
        let twice = vec![Code::FrameLost, Code::FrameLost];
        assert_eq!(lost_two(2, 3), (answers(&[3, 4]), twice.clone()));
        assert_eq!(lost_two(2, 4), (answers(&[2, 4]), twice));
    }

    #[test]
    fn all_frames_behind_the_header_may_be_damaged() {
        let mut frames = frames();
        frames[1..].iter_mut().for_each(|frame| *frame.last_mut().unwrap() ^= 1);
        assert_eq!(seen(frames.concat()), (vec![], vec![Code::FrameLost; 5]));
    }

    #[test]
    fn garbage_between_frames_costs_one_diagnostic_and_no_row() {
        let counting: Vec<u8> = (1..=255).collect();
        for garbage in [
            b"garbage".to_vec(),
            b"{\"type\":\"assistant/message\"}\n".to_vec(),
            counting,
            vec![0xff; 300_000],
            MAGIC[..2].to_vec(),
            MAGIC.to_vec(),
            [&MAGIC[..], &[0xff; 20]].concat(),
            MAGIC.repeat(3_000),
        ] {
            let mut frames = frames();
            frames.insert(4, garbage.clone());
            let start = &garbage[..garbage.len().min(8)];
            let all = (answers(&[1, 2, 3, 4]), vec![Code::FrameLost]);
            assert_eq!(seen(frames.concat()), all, "{start:?}");
        }
    }

    #[test]
    fn garbage_after_the_last_frame_costs_no_row() {
        for garbage in [&b"garbage"[..], &[1], &[0xff; 100]] {
            let bytes = [frames().concat(), garbage.to_vec()].concat();
            assert_eq!(seen(bytes), (answers(&[1, 2, 3, 4]), vec![Code::FrameLost]));
        }
    }

    #[test]
    fn a_lost_frame_costs_the_line_pending_across_its_start_and_no_diagnostic_more() {
        let (lines, second) = (lines(), lines()[3].clone());
        let (half, rest) = second.split_at(second.len() / 2);
        let mut lost = frame(format!("{rest}{}", lines[4]).as_bytes());
        *lost.last_mut().unwrap() ^= 1;
        let before = frame(format!("{}{half}", lines[..3].concat()).as_bytes());
        let bytes = [before, lost, frame(lines[5].as_bytes())].concat();
        assert_eq!(seen(bytes), (answers(&[1, 4]), vec![Code::FrameLost]));
    }

    #[test]
    fn the_end_of_a_row_that_began_in_a_lost_frame_is_no_row() {
        let (lines, third) = (lines(), lines()[4].clone());
        let (half, rest) = third.split_at(third.len() / 2);
        let mut lost = frame(format!("{}{half}", lines[3]).as_bytes());
        *lost.last_mut().unwrap() ^= 1;
        let after = frame(format!("{rest}{}", lines[5]).as_bytes());
        let (outputs, codes) = seen([frame(lines[..3].concat().as_bytes()), lost, after].concat());
        assert_eq!(outputs, answers(&[1, 4]));
        assert_eq!(codes, [Code::FrameLost, Code::InvalidJson]);
    }

    /// Each flip loses at most its frame's answer, and changes none.
    #[test]
    fn any_flipped_byte_costs_at_most_its_own_frame() {
        let frames = frames();
        let whole = read_log(NAME, frames.concat());
        let header = frames[0].len();
        for mask in [0x01, 0x86, 0xff] {
            for at in 0..frames.concat().len() {
                let mut bytes = frames.concat();
                bytes[at] ^= mask;
                match read(&one_file(NAME, bytes)) {
                    Ok(read) => assert_costs_one(&read, &whole, at, mask),
                    Err(error) => {
                        assert_eq!(error.kind(), ErrorKind::InvalidHeader, "{at} {mask}");
                        assert!(at < header, "{at} {mask}");
                    }
                }
            }
        }
    }

    fn assert_costs_one(
        read: &Collected<UsageEntry>,
        whole: &Collected<UsageEntry>,
        at: usize,
        mask: u8,
    ) {
        assert!(read.items.len() + 1 >= whole.items.len(), "{at} {mask}");
        assert!(read.diagnostics.len() <= 2, "{at} {mask} {:?}", codes(read));
        for entry in &read.items {
            let same = |other: &&UsageEntry| other.id == entry.id && other.tokens == entry.tokens;
            assert!(whole.items.iter().any(|other| same(&other)), "{at} {mask}");
        }
        if read.items.len() < whole.items.len() {
            assert!(!read.diagnostics.is_empty(), "{at} {mask}: lost in silence");
        }
    }
}

mod torn {
    use super::*;

    #[test]
    fn torn_final_zstd_frame_keeps_complete_rows() {
        let last = frames().pop().unwrap();
        let before = frames()[..5].concat();
        for cut in 1..last.len() {
            let read = read_log(NAME, [&before, &last[..cut]].concat());
            assert_eq!(codes(&read), [Code::TornTail], "{cut}");
            assert_eq!(read.diagnostics[0].byte, u64::try_from(before.len()).ok());
            // Without its checksum alone the frame still tells its text.
            let kept = if cut < last.len() - 4 { 3 } else { 4 };
            assert_eq!(outputs(&read.items), answers(&[1, 2, 3, 4][..kept]), "{cut}");
        }
    }

    #[test]
    fn a_torn_frame_gives_the_lines_that_are_complete() {
        let lines = lines();
        let head = frame(lines[0].as_bytes());
        let body = frame_of_blocks(&lines[1..]);
        let mut kept = std::collections::BTreeSet::new();
        for cut in 1..body.len() {
            let (outputs, codes) = seen([&head, &body[..cut]].concat());
            assert_eq!(codes, [Code::TornTail]);
            assert_eq!(outputs, answers(&[1, 2, 3, 4][..outputs.len()]));
            kept.insert(outputs.len());
        }
        assert_eq!(kept, (0..=4).collect(), "each block that is complete gives its line");
    }

    #[test]
    fn a_torn_frame_after_a_damaged_one_is_told_apart_from_it() {
        let mut frames = frames();
        *frames[3].last_mut().unwrap() ^= 1;
        let last = frames[5].len() - 6;
        frames[5].truncate(last);
        let want = (answers(&[1, 3]), vec![Code::FrameLost, Code::TornTail]);
        assert_eq!(seen(frames.concat()), want);
    }

    /// Bytes that are given up end where a frame starts, be it a torn one.
    #[test]
    fn a_torn_frame_right_after_bytes_that_are_no_frame_gives_its_lines() {
        let lines = lines();
        let body = frame_of_blocks(&lines[3..]);
        let head = frames()[..3].concat();
        let torn = &body[..body.len() - 5];
        let (outputs, codes) = seen([&head, &b"garbage"[..], torn].concat());
        assert_eq!(codes, [Code::FrameLost, Code::TornTail]);
        assert_eq!(outputs, answers(&[1, 2, 3, 4]));
    }

    #[test]
    fn a_cut_at_every_byte_gives_a_prefix_and_at_most_one_note() {
        let log = Log::new(0).context("official", "large").chunk(1, 1, usage(1, 1));
        let log = log.message(1, 1, usage(1, 10)).retry_started(1, 1).message(1, 1, usage(1, 20));
        let log = log.message(2, 1, usage(1, 30));
        let lines = log.lines();
        let blocks = [frame(lines[0].as_bytes()), frame_of_blocks(&lines[1..])].concat();
        let split: Vec<u8> = log.text().as_bytes().chunks(150).flat_map(frame).collect();
        for bytes in [log.zstd(), blocks, split] {
            let whole = read_log("session.jsonl.zstd", &bytes);
            assert_eq!(whole.items.len(), 3);
            for cut in 0..bytes.len() {
                assert_is_prefix(&bytes[..cut], &whole);
            }
        }
    }

    fn assert_is_prefix(bytes: &[u8], whole: &Collected<UsageEntry>) {
        match read(&one_file("session.jsonl.zstd", bytes)) {
            Ok(read) => {
                assert!(ids(&whole.items).starts_with(&ids(&read.items)), "{}", bytes.len());
                assert!(matches!(codes(&read)[..], [] | [Code::TornTail]), "{}", bytes.len());
            }
            Err(error) => assert_eq!(error.kind(), ErrorKind::InvalidHeader),
        }
    }
}

/// Frames whose text is too large to be held.
mod large {
    use super::*;

    /// Text that compresses to three quarters and no further.
    fn noise(len: usize) -> String {
        let mut state = 0x2545_F491_4F6C_DD1Du64;
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            char::from(
                b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
                    [usize::try_from(state % 64).unwrap()],
            )
        };
        std::iter::repeat_with(&mut next).take(len).collect()
    }

    /// Header and first answer; two answers around a large text; the last answer.
    fn three_frames(text: &str) -> [Vec<u8>; 3] {
        let log = four_answers(4).prompt(text);
        let lines = log.lines();
        let large = [&lines[3][..], &lines[6], &lines[4]].concat();
        [frame(lines[..3].concat().as_bytes()), frame(large.as_bytes()), frame(lines[5].as_bytes())]
    }

    /// One that is large decoded, and one that is large as it lies there too.
    fn both() -> [[Vec<u8>; 3]; 2] {
        [three_frames(&"x".repeat(5 << 20)), three_frames(&noise(6 << 20))]
    }

    #[test]
    fn a_frame_of_more_than_4_mib_is_read() {
        for frames in both() {
            let files = CountingFiles::new(one_file(NAME, frames.concat()));
            let read = read(&files).unwrap();
            assert_eq!((outputs(&read.items), codes(&read)), (answers(&[1, 2, 3, 4]), vec![]));
            let size = u64::try_from(frames.concat().len()).unwrap();
            assert!(files.opened() <= 4 && files.read() <= 2 * size + (256 << 10));
            assert_eq!(read.bytes, size, "progress tells every byte once");
        }
    }

    #[test]
    fn a_damaged_one_costs_itself_and_no_row_of_it_counts() {
        for frames in both() {
            for at in [frames[1].len() - 1, frames[1].len() / 2] {
                let mut frames = frames.clone();
                frames[1][at] ^= 0x55;
                assert_eq!(seen(frames.concat()), (answers(&[1, 4]), vec![Code::FrameLost]));
            }
        }
    }

    #[test]
    fn one_that_is_cut_within_the_file_costs_itself() {
        for frames in both() {
            let cut = &frames[1][..frames[1].len() / 2];
            let bytes = [&frames[0], cut, &frames[2]].concat();
            assert_eq!(seen(bytes), (answers(&[1, 4]), vec![Code::FrameLost]));
        }
    }

    #[test]
    fn a_torn_one_gives_its_complete_lines() {
        for frames in both() {
            let read = |cut: usize| seen([&frames[0], &frames[1][..cut]].concat());
            let len = frames[1].len();
            assert_eq!(read(len / 2), (answers(&[1, 2]), vec![Code::TornTail]));
            assert_eq!(read(len - 2), (answers(&[1, 2, 3]), vec![Code::TornTail]));
        }
    }

    /// Decoding it twice is our way of reading it, not the log's size.
    #[test]
    fn a_large_one_counts_once_against_the_limit() {
        let limits = Limits::new().with_decoded_bytes(6 << 20);
        let files = one_file(NAME, three_frames(&"x".repeat(5 << 20)).concat());
        assert_eq!(outputs(&read_within(&files, limits).unwrap().items), answers(&[1, 2, 3, 4]));
    }

    #[test]
    fn a_window_over_the_limit_costs_its_frame() {
        let mut encoder = zstd::stream::Encoder::new(Vec::new(), 3).unwrap();
        encoder.window_log(27).unwrap();
        let text = format!("{}{}", lines()[3], " ".repeat(5 << 20));
        std::io::Write::write_all(&mut encoder, text.as_bytes()).unwrap();
        let mut frames = frames();
        frames[3] = encoder.finish().unwrap();
        assert_eq!(seen(frames.concat()), (answers(&[1, 3, 4]), vec![Code::FrameLost]));
    }
}

/// Logs that claim more than anybody wrote.
mod limits {
    use super::*;

    /// A frame of `blocks` blocks, each a run of 128 KiB of `byte`.
    fn bomb(blocks: usize, byte: u8) -> Vec<u8> {
        let run = |last: u32| {
            let [a, b, c, _] = ((128 << 10) << 3 | 0b10 | last).to_le_bytes();
            [a, b, c, byte]
        };
        let runs = std::iter::repeat_n(run(0), blocks - 1).chain([run(1)]);
        [&MAGIC[..], &[0, 0x58]].concat().into_iter().chain(runs.flatten()).collect()
    }

    #[test]
    fn the_frames_of_the_bomb_are_sound() {
        let text = zstd::stream::decode_all(&bomb(3, b' ')[..]).unwrap();
        assert_eq!(text, vec![b' '; 384 << 10]);
        let mut frames = frames();
        frames.insert(3, bomb(3, b'\n'));
        frames.insert(3, bomb(40, b' '));
        assert_eq!(seen(frames.concat()), (answers(&[1, 2, 3, 4]), vec![]));
    }

    #[test]
    fn a_bomb_is_a_limit_error_of_its_unit_and_quick() {
        let limits = Limits::new().with_decoded_bytes(16 << 20).with_line_bytes(1 << 20);
        let started = Instant::now();
        for byte in [b'x', b'\n', 0] {
            // 32 GiB out of 1 MiB.
            let bomb = bomb(1 << 18, byte);
            for at in [0, 1, 3, 6] {
                let mut frames = frames();
                frames.insert(at, bomb.clone());
                let error = read_within(&one_file(NAME, frames.concat()), limits).unwrap_err();
                assert_eq!(error.kind(), ErrorKind::Limit, "{at}");
            }
        }
        assert!(started.elapsed() < Duration::from_secs(20), "{:?}", started.elapsed());
    }

    #[test]
    fn a_torn_bomb_is_one_too() {
        let limits = Limits::new().with_decoded_bytes(16 << 20);
        let bomb = bomb(1 << 18, b'x');
        let bytes = [&frames().concat()[..], &bomb[..bomb.len() - 1]].concat();
        let error = read_within(&one_file(NAME, bytes), limits).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Limit);
    }

    #[test]
    fn a_log_may_decode_to_exactly_the_limit() {
        let log = four_answers(4);
        let files = one_file(NAME, log.zstd());
        let len = u64::try_from(log.text().len()).unwrap();
        let read = |bytes| read_within(&files, Limits::new().with_decoded_bytes(bytes));
        assert_eq!(outputs(&read(len).unwrap().items), answers(&[1, 2, 3, 4]));
        assert_eq!(read(len - 1).unwrap_err().kind(), ErrorKind::Limit);
    }

    #[test]
    fn a_unit_over_the_limit_costs_no_other() {
        let files = one_file(NAME, [frames().concat(), bomb(1 << 10, b'x')].concat());
        let good = four_answers(4).header("id", serde_json::json!("good"));
        let files = files.with_file("home/sessions/p/good/session.v4.jsonl", good.text());
        assert_eq!(scan(&files).entries.len(), 8, "128 MiB are within the default limits");
        let limits = Limits::new().with_decoded_bytes(16 << 20);
        let options = tokdash_core::ScanOptions::new().with_limits(limits);
        let scan =
            tokdash_core::SourceExt::scan_in(&tokdash_dsh::Dsh::at("home"), &files, &options);
        assert_eq!(scan.entries.len(), 4);
        assert_eq!(scan_codes(&scan), [(Code::LimitExceeded, 1)]);
    }
}
