//! One sample for each request: what replaces what, retries, compaction, routes and times.

use serde_json::{Value, json};
use tokdash_core::{Code, Purpose, UsageEntry};

use crate::support::{
    BASE, HOLE, Log, answer, codes, frame, outputs, read_log, stream, troubles, usage, want,
};

fn zero() -> Value {
    usage(0, 0)
}

fn invalid() -> Value {
    json!({"inputTokens": -1, "outputTokens": 1})
}

mod replacing {
    use super::*;

    #[test]
    fn plain_jsonl_basic() {
        let log = Log::new(0).prompt("x").context("official", "large");
        let entry =
            log.event("turn/start", json!({"turn": 0})).message(0, 0, usage(100, 12)).only();
        assert_eq!(entry.id.as_str(), "dsh:session-abc:0:0");
        assert_eq!((entry.tokens.input, entry.tokens.output), (100, 12));
        assert_eq!(entry.provider.as_ref().unwrap().as_str(), "official");
        assert_eq!(entry.timestamp.as_millis().unsigned_abs(), BASE + 3_000);
        assert!(entry.settled);
    }

    #[test]
    fn chunk_replaced_by_final_message_same_step() {
        for version in [0, 1] {
            let log = Log::new(version).context("a", "b").chunk(1, 1, usage(100, 10));
            let entry = log.message(1, 1, usage(100, 12)).only();
            assert_eq!((entry.tokens.output, entry.settled), (12, true));
            assert_eq!(entry.model.as_str(), "large");
            assert_eq!(entry.provenance.line, Some(4));
        }
    }

    #[test]
    fn early_chunk_without_final_message_is_counted_and_is_not_settled() {
        let log = Log::new(0).context("old", "old").context("official", "large");
        let entry = log.chunk(1, 1, usage(100, 10)).only();
        assert_eq!((entry.tokens.output, entry.settled), (10, false));
        assert_eq!(entry.model.as_str(), "large");
        assert_eq!(entry.provider.unwrap().as_str(), "official");
    }

    #[test]
    fn a_later_chunk_replaces_an_earlier_one() {
        let log = Log::new(0).chunk(1, 1, usage(9, 1)).chunk(1, 1, usage(9, 2));
        assert_eq!(log.chunk(1, 1, usage(9, 3)).outputs(), want(&[("1:1", 3)]));
    }

    #[test]
    fn three_distinct_keys_are_three_rows() {
        let log = Log::new(0).chunk(0, 0, usage(1, 1)).chunk(0, 1, usage(1, 2));
        let log = log.chunk(1, 0, usage(1, 3));
        assert_eq!(log.outputs(), want(&[("0:0", 1), ("0:1", 2), ("1:0", 3)]));
    }

    #[test]
    fn non_adjacent_repeated_turn_step_folds_to_one_sample() {
        let log = Log::new(0).chunk(0, 0, usage(1, 100)).message(1, 0, usage(1, 300));
        let log = log.message(0, 0, usage(1, 111));
        assert_eq!(log.outputs(), want(&[("0:0", 111), ("1:0", 300)]));
    }

    #[test]
    fn an_invalid_or_zero_later_sample_does_not_erase_the_earlier_one() {
        for (later, trouble) in
            [(zero(), vec![]), (invalid(), vec![Code::InvalidCount]), (Value::Null, vec![])]
        {
            for version in 0..=4 {
                let log = Log::new(version).context("official", "large");
                let log = match version {
                    0 | 1 => log.chunk(1, 1, usage(100, 9)),
                    _ => log.attempt(1, 1, stream(&[usage(100, 9)])),
                };
                let read = log.message(1, 1, later.clone()).read();
                assert_eq!(outputs(&read.items), want(&[("1:1", 9)]), "{version} {later}");
                assert_eq!(read.items[0].model.as_str(), "large");
                assert_eq!(codes(&read), trouble);
            }
        }
    }

    #[test]
    fn a_later_sample_without_a_usable_time_does_not_erase_the_earlier_one() {
        let log = Log::new(0).chunk(1, 1, usage(100, 9)).message(1, 1, usage(100, 50));
        let read = log.without("time").read();
        assert_eq!(outputs(&read.items), want(&[("1:1", 9)]));
        assert_eq!(codes(&read), [Code::InvalidTimestamp]);
    }

    #[test]
    fn entries_come_in_the_order_in_which_their_requests_were_first_seen() {
        let log = Log::new(0).chunk(2, 1, usage(1, 1)).message(1, 1, usage(1, 2));
        let log = log.compaction(json!("c"), usage(1, 3)).message(2, 1, usage(1, 4));
        assert_eq!(log.outputs(), want(&[("2:1", 4), ("1:1", 2), ("c:c", 3)]));
    }

    #[test]
    fn fold_ignores_unknown_events_and_non_usage_chunks() {
        let packed = |kind: &str| {
            json!({"type": kind, "seq0": 3, "time0": BASE, "data": {"turn": 1, "step": 1,
                "usage": usage(7, 7), "texts": ["usage"], "chunk": {"type": "usage",
                "usage": usage(7, 7)}}})
        };
        let text = json!({"turn": 1, "step": 1, "chunk": {"type": "text-delta", "text": "usage",
            "usage": usage(7, 7)}});
        let log = Log::new(0)
            .raw(packed("text-chunks"))
            .raw(packed("reasoning-chunks"))
            .raw(packed("tool-call-chunks"))
            .event("assistant/chunk", text)
            .event("brand/new", json!({"turn": 1, "step": 1, "usage": usage(7, 7)}))
            .event("session/title-llm-request", json!({"usage": usage(7, 7)}))
            .event("web/deepseek-search-llm-request", json!({"usage": usage(7, 7)}))
            .raw(json!({"type": "no/envelope"}))
            .raw(json!({"data": {"usage": usage(7, 7)}}))
            .raw(json!({}))
            .message(1, 1, usage(1, 5));
        assert_eq!(log.only().tokens.output, 5);
    }
}

mod streams {
    use super::*;

    #[test]
    fn attempt_only_usage_is_counted() {
        for version in 2..=4 {
            let log = Log::new(version).context("official", "large");
            let entry = log.attempt(1, 1, stream(&[usage(100, 7)])).only();
            assert_eq!((entry.tokens.output, entry.settled), (7, true));
            assert_eq!(entry.model.as_str(), "large");
        }
    }

    #[test]
    fn attempt_usage_is_replaced_by_a_later_final_message() {
        let log = Log::new(3).attempt(1, 1, stream(&[usage(100, 7)]));
        assert_eq!(log.message(1, 1, usage(100, 9)).outputs(), want(&[("1:1", 9)]));
    }

    #[test]
    fn attempt_without_a_usage_chunk_is_ignored() {
        let deltas = json!([{"type": "chunk", "time": 1, "chunk": {"type": "text-delta"}},
            {"type": "text-chunks", "texts": ["usage"]}, {}, 1, null, [], "usage"]);
        for stream in [deltas, json!([]), json!({}), json!(1), Value::Null] {
            let read = Log::new(4).attempt(1, 1, stream).read();
            assert_eq!((read.items, read.diagnostics), (vec![], vec![]));
        }
    }

    #[test]
    fn attempt_takes_the_last_usage_chunk_in_its_stream() {
        let stream = stream(&[usage(1, 1), usage(2, 2), usage(100, 30)]);
        assert_eq!(Log::new(4).attempt(1, 1, stream).only().tokens.output, 30);
    }

    #[test]
    fn message_usage_from_stream_when_data_usage_absent() {
        let stream = stream(&[usage(1, 1), usage(100, 31)]);
        let log = Log::new(4).streamed(1, 1, stream.clone());
        assert_eq!(log.only().tokens.output, 31);
        let data = json!({"turn": 1, "step": 1, "message": answer(), "stream": stream,
            "usage": null});
        assert_eq!(Log::new(4).event("assistant/message", data).only().tokens.output, 31);
    }

    #[test]
    fn a_messages_own_usage_goes_before_its_stream() {
        let data = json!({"turn": 1, "step": 1, "usage": usage(100, 12), "message": answer(),
            "stream": stream(&[usage(100, 99)])});
        assert_eq!(Log::new(4).event("assistant/message", data).only().tokens.output, 12);
    }

    #[test]
    fn the_last_usage_chunk_counts_also_where_it_counts_nothing() {
        for last in [zero(), invalid()] {
            let log = Log::new(4).attempt(1, 1, stream(&[usage(1, 1), last]));
            assert_eq!(log.read().items, []);
        }
    }
}

mod retries {
    use super::*;

    /// One sample of a step, in a way in which usage is written.
    type Sample = fn(Log, u64, u64) -> Log;

    const SAMPLES: [(&str, Sample); 4] = [
        ("message", |log, step, output| log.message(1, step, usage(10, output))),
        ("attempt", |log, step, output| log.attempt(1, step, stream(&[usage(10, output)]))),
        ("streamed", |log, step, output| log.streamed(1, step, stream(&[usage(10, output)]))),
        ("chunk", |log, step, output| log.chunk(1, step, usage(10, output))),
    ];

    /// Checks what `build` gives in every format, with every kind of sample.
    fn each(build: impl Fn(Log, Sample) -> Log, wanted: &[(&str, u64)]) {
        for version in 0..=4 {
            for (name, sample) in SAMPLES {
                let log = build(Log::new(version), sample);
                assert_eq!(log.outputs(), want(wanted), "{name}, format {version}");
            }
        }
    }

    #[test]
    fn started_retry_keeps_the_previous_attempts_usage() {
        each(
            |log, sample| sample(sample(log, 1, 10).retry_started(1, 1), 1, 20),
            &[("1:1", 10), ("1:1:r:1", 20)],
        );
    }

    #[test]
    fn multiple_retries_replace_usage_only_within_each_attempt() {
        each(
            |log, sample| {
                let log = sample(sample(log, 1, 10), 1, 11).retry_started(1, 1);
                let log = sample(sample(log, 1, 20), 1, 21).retry_started(1, 1);
                sample(sample(log, 1, 30), 1, 31)
            },
            &[("1:1", 11), ("1:1:r:1", 21), ("1:1:r:2", 31)],
        );
    }

    #[test]
    fn retry_identity_does_not_depend_on_previous_usage() {
        each(
            |log, sample| sample(log.retry_started(1, 1).retry_started(1, 1), 1, 20),
            &[("1:1:r:2", 20)],
        );
    }

    #[test]
    fn scheduled_retry_does_not_open_a_new_attempt() {
        each(
            |log, sample| {
                let log = sample(log, 1, 10);
                let log = log.event("llm/retry", json!({"turn": 1, "step": 1, "retry": 1}));
                sample(log, 1, 20)
            },
            &[("1:1", 20)],
        );
    }

    #[test]
    fn retry_boundaries_are_scoped_to_their_step() {
        each(
            |log, sample| {
                let log = sample(sample(log, 1, 10), 2, 15).retry_started(1, 2);
                let log = sample(log.retry_started(2, 1), 1, 20);
                sample(log, 2, 25)
            },
            &[("1:1", 20), ("1:2", 15), ("1:2:r:1", 25)],
        );
    }

    #[test]
    fn a_retry_without_a_readable_step_opens_nothing() {
        for data in [json!({}), json!({"turn": 1}), json!({"turn": 1, "step": "1"}), json!(1)] {
            let log = Log::new(4).message(1, 1, usage(1, 10)).event("llm/retry-started", data);
            assert_eq!(log.message(1, 1, usage(1, 20)).outputs(), want(&[("1:1", 20)]));
        }
    }

    #[test]
    fn a_log_and_what_a_migration_makes_of_it_give_the_same_ids() {
        let build = |log: Log| {
            let log = log.message(1, 1, usage(1, 10)).retry_started(1, 1);
            log.message(1, 1, usage(1, 20)).message(1, 2, usage(1, 30))
        };
        let renumbered = build(Log::new(4).prompt("x").prompt("y")).outputs();
        assert_eq!(build(Log::new(0)).outputs(), renumbered);
    }
}

mod compaction {
    use super::*;

    #[test]
    fn compaction_summary_usage_is_counted_as_an_entry_of_its_own() {
        for version in 0..=4 {
            let log = Log::new(version).context("official", "large").message(1, 1, usage(1, 10));
            let read = log.compaction(json!("cp-1"), usage(900, 70)).read();
            assert_eq!(outputs(&read.items), want(&[("1:1", 10), ("c:cp-1", 70)]));
            let entry = &read.items[1];
            assert_eq!(entry.purpose, Purpose::Compaction);
            assert_eq!(entry.model.as_str(), "small");
            assert_eq!(entry.provider.as_ref().unwrap().as_str(), "official");
            assert!(entry.settled);
        }
    }

    #[test]
    fn compaction_without_a_route_of_its_own_takes_the_current_one() {
        let data = json!({"compactionId": "c", "usage": usage(1, 2)});
        let log = Log::new(4).context("official", "large").event("compaction/summary", data);
        assert_eq!(log.only().model.as_str(), "large");
    }

    #[test]
    fn compaction_usage_absent_is_not_zero() {
        let log = Log::new(4).compaction(json!("c"), Value::Null);
        assert_eq!(log.read().items, []);
        let failed = json!({"compactionId": "c", "error": "x", "usage": usage(7, 7)});
        assert_eq!(Log::new(4).event("compaction/end", failed).read().items, []);
    }

    #[test]
    fn compaction_with_an_invalid_bucket_is_dropped() {
        let log = Log::new(4).compaction(json!("c"), invalid());
        assert_eq!(codes(&log.read()), [Code::InvalidCount]);
    }

    #[test]
    fn compaction_is_known_by_its_id_and_by_its_time_only_without_one() {
        for id in [Value::Null, json!(""), json!(7), json!([])] {
            let entry = Log::new(4).compaction(id, usage(1, 2)).only();
            assert_eq!(entry.id.as_str(), format!("dsh:session-abc:c:{BASE}"));
        }
    }

    #[test]
    fn two_compactions_in_one_millisecond_stay_two() {
        let log = Log::new(4).compaction(json!("a"), usage(1, 2)).with("time", json!(BASE));
        let log = log.compaction(json!("b"), usage(1, 3)).with("time", json!(BASE));
        assert_eq!(log.outputs(), want(&[("c:a", 2), ("c:b", 3)]));
    }

    #[test]
    fn compaction_copies_are_known_whatever_their_sequence_numbers() {
        let one = Log::new(3).compaction(json!("a"), usage(1, 2)).outputs();
        let other = Log::new(3).prompt("x").compaction(json!("a"), usage(1, 2)).outputs();
        assert_eq!(one, other);
    }

    #[test]
    fn compaction_neither_needs_nor_touches_a_step() {
        let log = Log::new(4).message(1, 1, usage(1, 10)).compaction(json!("a"), usage(1, 2));
        assert_eq!(log.retry_started(1, 1).outputs(), want(&[("1:1", 10), ("c:a", 2)]));
    }
}

mod routes {
    use super::*;

    fn route(entry: &UsageEntry) -> (Option<&str>, &str) {
        (entry.provider.as_ref().map(|name| name.as_str()), entry.model.as_str())
    }

    fn message_from(source: Value) -> Value {
        json!({"turn": 1, "step": 1, "usage": usage(1, 2), "message": {"source": source}})
    }

    fn request_header(provider: &str, model: &str) -> Value {
        json!({"header": {"config": {"provider": provider, "model": model, "maxTokens": 1}}})
    }

    #[test]
    fn a_messages_own_source_goes_before_the_context() {
        let source = json!({"kind": "model", "provider": "p", "model": "m"});
        let log = Log::new(4).context("official", "large");
        let log = log.event("assistant/message", message_from(source));
        assert_eq!(route(&log.only()), (Some("p"), "m"));
    }

    #[test]
    fn the_last_context_or_request_header_serves_where_the_message_names_none() {
        for source in [Value::Null, json!({}), json!({"provider": " ", "model": ""}), json!(1)] {
            let log = || Log::new(4).context("first", "first");
            let end = |log: Log| log.event("assistant/message", message_from(source.clone()));
            let context = end(log().context("p", "m"));
            assert_eq!(route(&context.only()), (Some("p"), "m"));
            let header = end(log().event("request/header", request_header("p", "m")));
            assert_eq!(route(&header.only()), (Some("p"), "m"));
        }
    }

    #[test]
    fn chunks_and_attempts_take_the_route_of_their_moment() {
        let log = Log::new(0).context("p1", "m1").chunk(1, 1, usage(1, 1));
        let log = log.context("p2", "m2").attempt(1, 2, stream(&[usage(1, 2)])).context("p3", "m3");
        let read = log.read();
        assert_eq!(route(&read.items[0]), (Some("p1"), "m1"));
        assert_eq!(route(&read.items[1]), (Some("p2"), "m2"));
    }

    #[test]
    fn an_empty_context_changes_nothing() {
        let log = Log::new(0).context("p", "m").event("request/context", json!({}));
        let log = log.event("request/context", json!({"provider": "", "model": null}));
        let entry = log.event("request/context", json!({"model": 7})).chunk(1, 1, usage(1, 1));
        assert_eq!(route(&entry.only()), (Some("p"), "m"));
    }

    #[test]
    fn missing_model_falls_back_to_unknown_never_to_a_guess() {
        let entry = Log::new(0).chunk(1, 1, usage(1, 1)).only();
        assert_eq!(route(&entry), (None, "unknown"));
        let header = Log::new(0).header("agentPreset", json!("deepseek-flash"));
        assert_eq!(route(&header.chunk(1, 1, usage(1, 1)).only()), (None, "unknown"));
        let later = Log::new(0).chunk(1, 1, usage(1, 1)).context("p", "m");
        assert_eq!(route(&later.only()), (None, "unknown"));
    }

    #[test]
    fn the_model_that_answered_is_kept_where_it_is_another_one() {
        for (replay, served) in [
            (json!({"responseModel": "m2"}), Some("m2")),
            (json!({"response": {"responseModel": "m2"}}), Some("m2")),
            (json!({"response": {"responseModel": "m3"}, "responseModel": "m2"}), Some("m3")),
            (json!({"responseModel": "m"}), None),
            (json!({"responseModel": ""}), None),
            (json!({"responseModel": 5}), None),
            (json!({}), None),
            (json!("m2"), None),
        ] {
            let source = json!({"provider": "p", "model": "m", "replayState": replay});
            let entry = Log::new(4).event("assistant/message", message_from(source)).only();
            let ours = entry.served_model.as_ref().map(|name| name.as_str());
            assert_eq!((route(&entry), ours), ((Some("p"), "m"), served));
        }
    }
}

mod times {
    use super::*;

    #[test]
    fn usage_sample_without_a_usable_time_is_skipped() {
        let long = "9".repeat(19);
        for literal in ["null", "0", "-1", "1.5", "1e12", "\"1786735098528\"", "true", "[]", &long]
        {
            let log = Log::new(4).message(1, 1, usage(1, 1)).message(1, 2, usage(1, 2));
            let log = log.with("time", json!(HOLE)).message(1, 3, usage(1, 3));
            let read = read_log("session.v4.jsonl", log.text_with(literal));
            assert_eq!(outputs(&read.items), want(&[("1:1", 1), ("1:3", 3)]), "{literal}");
            let trouble = (Code::InvalidTimestamp, Some("time"));
            assert_eq!(troubles(&read.diagnostics), [trouble], "{literal}");
        }
        let log = Log::new(4).message(1, 1, usage(1, 1)).without("time");
        assert_eq!(codes(&log.read()), [Code::InvalidTimestamp]);
    }

    #[test]
    fn a_number_beyond_every_type_as_time_drops_its_row_alone() {
        let log = Log::new(4).message(1, 1, usage(1, 1)).with("time", json!(HOLE));
        let text = log.message(1, 2, usage(1, 2)).text_with("1e999");
        for (name, bytes) in [
            ("session.v4.jsonl", text.clone().into_bytes()),
            ("session.v4.jsonl.zstd", frame(text.as_bytes())),
        ] {
            let read = read_log(name, bytes);
            assert_eq!(outputs(&read.items), want(&[("1:2", 2)]));
            assert_eq!(read.diagnostics.len(), 1);
        }
    }

    #[test]
    fn what_is_no_sample_needs_no_time() {
        let log = Log::new(4).context("p", "m").without("time").retry_started(1, 1).without("time");
        let entry = log.attempt(1, 1, stream(&[usage(1, 2)])).only();
        assert_eq!(entry.id.as_str(), "dsh:session-abc:1:1:r:1");
        assert_eq!(entry.model.as_str(), "m");
    }

    #[test]
    fn an_unseeded_log_needs_no_sequence_numbers() {
        for version in 0..=4 {
            let log = Log::new(version).message(1, 1, usage(1, 2)).without("seq");
            let log = log.message(1, 2, usage(1, 3)).with("seq", json!("x"));
            assert_eq!(log.outputs(), want(&[("1:1", 2), ("1:2", 3)]));
        }
    }
}
