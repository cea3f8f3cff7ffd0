//! Listing sessions beside its limits: decoding the same frames (dsh), and decoding and SHA-256
//! (framed stores of Reasonix). Logs are generated: 5,000 sessions of each, with the long prompts,
//! answers and tool outputs that a listing must pass over.
//!
//! `cargo bench --bench sessions`
#![allow(missing_docs, unreachable_pub, clippy::print_stdout, clippy::float_arithmetic)]
#![allow(clippy::indexing_slicing, clippy::cast_precision_loss, clippy::unwrap_used)]
#![allow(clippy::expect_used, clippy::panic, dead_code)]

mod support;

use std::fs;
use std::path::{Path, PathBuf};

use base64::Engine as _;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokdash::core::{OsFiles, stream_sessions};
use tokdash::dsh::Dsh;
use tokdash::reasonix::Reasonix;
use tokdash::{ScanOptions, SessionRecord, Source};
use zstd::zstd_safe::{self, DCtx};

const SESSIONS: usize = 5_000;
const TURNS: usize = 3;
/// Bytes of each prompt, answer and tool output.
const TEXT: usize = 6_000;

fn main() {
    let dsh = support::home_of(&|take| (0..SESSIONS).for_each(|index| dsh_session(index, take)));
    let logs = logs_below(&dsh.path, "session.v4.jsonl.zstd");
    let source = Dsh::at(dsh.path.to_str().unwrap());
    println!("dsh: {} sessions", logs.len());
    let limit: support::Side<'_> = ("decoding", &|| {
        let mut text = vec![0; 1 << 20];
        logs.iter().map(|log| decode(log, &mut text)).sum()
    });
    support::compare(&|| list(&source), &[limit], bytes_of(&logs));

    let reasonix = support::home_of(&|take| (0..SESSIONS).for_each(|index| framed(index, take)));
    let logs = logs_below(&reasonix.path, "events.frames");
    let source = Reasonix::at(reasonix.path.to_str().unwrap());
    println!("reasonix: {} sessions", logs.len());
    let limit: support::Side<'_> = ("decoding and SHA-256", &|| {
        let mut text = vec![0; 1 << 20];
        logs.iter().map(|log| decode_and_hash(log, &mut text)).sum()
    });
    support::compare(&|| list(&source), &[limit], bytes_of(&logs));
}

/// Lists the sessions of a source with one thread and keeps none.
fn list(source: &dyn Source) -> u64 {
    let mut sink = tokdash::core::FnSink::new(|record: SessionRecord| {
        assert_eq!(record.steps.len(), TURNS);
        std::ops::ControlFlow::Continue(())
    });
    let options = ScanOptions::new().with_threads(1);
    let (report, _) = stream_sessions(source, &OsFiles::new(), &options, &mut sink);
    assert!(report.failure.is_none() && report.failed == 0 && sink.diagnostics.is_empty());
    report.entries
}

/// Words that no other text has: a text repeats itself about as much as prose does.
fn text(seed: usize) -> String {
    let mut state = seed as u64 + 1;
    let mut text = String::with_capacity(TEXT + 8);
    while text.len() < TEXT {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let word = state >> 33;
        text.push_str(["the ", "of ", "file ", "\n", "error ", "test "][(word % 6) as usize]);
        text.push_str(&format!("{:x} ", word % 0xFFFF));
    }
    text
}

fn dsh_session(index: usize, take: support::Take<'_>) {
    let id = format!("session-{index:05}");
    let time = 1_786_735_098_528_u64 + index as u64 * 60_000;
    let mut seq = 0;
    let mut row = |kind: &str, data: Value| {
        seq += 1;
        // In the order in which dsh writes the fields.
        format!(r#"{{"type":"{kind}","seq":{seq},"time":{},"data":{data}}}"#, time + seq * 500)
            + "\n"
    };
    let header = format!(
        r#"{{"type":"session","version":4,"id":"{id}","createdAt":{time},"cwd":"/home/dev/demo","isSeeded":false,"delegationDepth":0}}"#
    ) + "\n";
    let mut frames = vec![frame(header.as_bytes())];
    for turn in 1..=TURNS {
        let seed = (index * TURNS + turn) * 3;
        let content = |seed| json!([{"type":"text","text":text(seed)}]);
        let asked = row(
            "user/message",
            json!({"content":content(seed),"source":{"kind":"user"},"role":"user"}),
        );
        let message = json!({"role":"assistant","content":content(seed + 1),
            "source":{"kind":"model","provider":"official","model":"large"}});
        let answered = row(
            "assistant/message",
            json!({"turn":turn,"step":1,"message":message,
            "usage":{"inputTokens":1_000,"outputTokens":200,"cacheReadTokens":3_000}}),
        );
        let result = row(
            "tool/result",
            json!({"turn":turn,"step":1,"message":{"content":content(seed + 2)}}),
        );
        frames.extend([frame(asked.as_bytes()), frame((answered + &result).as_bytes())]);
    }
    take(&format!("sessions/--demo--/{id}/session.v4.jsonl.zstd"), &frames.concat());
}

fn framed(index: usize, take: support::Take<'_>) {
    let id = format!("{index:032x}");
    let folder = format!("projects/-home-dev-demo/sessions-v4/{id}");
    let created = "2026-06-01T12:00:00Z";
    let manifest = json!({"schemaVersion":4,"codec":"reasonix.session.linear/v4","sessionId":id,
        "contentRoot":"../.content-v1","createdAt":created,"writerGeneration":1});
    take(&format!("{folder}/manifest.json"), manifest.to_string().as_bytes());
    let mut log = Vec::new();
    let mut seq = 1;
    for turn in 0..TURNS {
        let seed = (index * TURNS + turn) * 3;
        let words = text(seed);
        let events = [
            ("turn/start", json!({"status":"in_progress"})),
            (
                "message/complete",
                json!({"message":{"role":"user","origin":"user","content":words,"raw_content":words}}),
            ),
            (
                "message/complete",
                json!({"message":{"role":"assistant","content":text(seed + 1),"workDurationMs":900}}),
            ),
            ("tool/result", json!({"content":text(seed + 2)})),
            ("turn/end", json!({"status":"completed"})),
        ];
        log.extend(batch(seq, turn, &events));
        seq += events.len();
    }
    take(&format!("{folder}/events.frames"), &log);
}

fn batch(first: usize, turn: usize, events: &[(&str, Value)]) -> Vec<u8> {
    let commit = format!("{first:032x}");
    let record = |kind: &str, more: Value| {
        let mut record =
            json!({"schemaVersion":4,"codec":"reasonix.session.linear/v4","recordType":kind});
        record.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        record.to_string().into_bytes()
    };
    let mut records = vec![record(
        "batch/begin",
        json!({"commitId":commit,"operationId":"messages:1","operationHash":"00","firstSeq":first,
            "eventCount":events.len(),"writerGeneration":1,
            "createdAt":format!("2026-06-01T12:{turn:02}:09Z")}),
    )];
    for ((kind, payload), seq) in events.iter().zip(first..) {
        let payload = base64::engine::general_purpose::STANDARD.encode(payload.to_string());
        let event = json!({"id":format!("{seq:032x}"),"seq":seq,"kind":kind,"payload":payload});
        records
            .push(record("batch/event", json!({"createdAt":"0001-01-01T00:00:00Z","event":event})));
    }
    let mut digest = Sha256::new();
    for record in &records {
        digest.update(record);
        digest.update([0]);
    }
    let sum: String = digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    records.push(record(
        "batch/end",
        json!({"commitId":commit,"firstSeq":first,"eventCount":events.len(),"sha256":sum}),
    ));
    records.iter().flat_map(|record| framed_record(record)).collect()
}

fn framed_record(record: &[u8]) -> Vec<u8> {
    let compressed = frame(record);
    let lengths =
        [compressed.len(), record.len()].map(|len| u32::try_from(len).unwrap().to_be_bytes());
    [&b"RX4F"[..], &lengths.concat(), &compressed].concat()
}

fn frame(text: &[u8]) -> Vec<u8> {
    let mut compressor = zstd::bulk::Compressor::new(3).unwrap();
    compressor.set_parameter(zstd_safe::CParameter::ChecksumFlag(true)).unwrap();
    compressor.compress(text).unwrap()
}

fn decode(log: &Path, text: &mut [u8]) -> u64 {
    let mut context = DCtx::create();
    let bytes = fs::read(log).unwrap();
    let (mut rest, mut decoded) = (&bytes[..], 0);
    while !rest.is_empty() {
        let len = zstd_safe::find_frame_compressed_size(rest).unwrap();
        decoded += context.decompress(&mut *text, &rest[..len]).unwrap() as u64;
        rest = &rest[len..];
    }
    decoded
}

fn decode_and_hash(log: &Path, text: &mut [u8]) -> u64 {
    let mut context = DCtx::create();
    let bytes = fs::read(log).unwrap();
    let (mut rest, mut decoded) = (&bytes[..], 0);
    let mut digest = Sha256::new();
    while let Some((head, after)) = rest.split_first_chunk::<12>() {
        let len = u32::from_be_bytes(head[4..8].try_into().unwrap()) as usize;
        let size = context.decompress(&mut *text, &after[..len]).unwrap();
        digest.update(&text[..size]);
        digest.update([0]);
        decoded += size as u64;
        rest = &after[len..];
    }
    std::hint::black_box(digest.finalize());
    decoded
}

fn logs_below(folder: &Path, name: &str) -> Vec<PathBuf> {
    let mut logs = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            logs.extend(logs_below(&entry, name));
        } else if entry.file_name().is_some_and(|file| file == name) {
            logs.push(entry);
        }
    }
    logs
}

fn bytes_of(logs: &[PathBuf]) -> u64 {
    logs.iter().map(|log| fs::metadata(log).unwrap().len()).sum()
}
