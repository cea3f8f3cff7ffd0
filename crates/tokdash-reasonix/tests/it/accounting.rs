//! Which rows count, and as what.

use tokdash_core::{Code, Purpose, Quality, Timestamp};

use crate::support::{TS, buckets, entry, line, line_at, read};

#[test]
fn buckets_are_disjoint() {
    let entry = entry(
        r#""prompt":1000,"completion":50,"reasoning":20,"cache_hit":100,"cache_miss":900,"total":1"#,
    );
    assert_eq!(buckets(&entry), [900, 50, 100]);
    assert_eq!(entry.tokens.total(), 1050);
    assert_eq!(entry.reasoning_within_output, Some(20));
}

#[test]
fn cache_writes_are_never_made_up() {
    assert_eq!(entry(r#""cache_miss":900,"completion":1"#).tokens.cache_write, 0);
}

#[test]
fn total_is_never_used() {
    for total in ["null", "0", "-1", "\"x\"", "1e999", "99999999", "[1]"] {
        let fields = format!(r#""prompt":10,"completion":5,"total":{total}"#);
        assert_eq!(buckets(&entry(&fields)), [10, 5, 0], "{total}");
    }
}

#[test]
fn an_explicit_miss_of_zero_leaves_the_prompt_as_input() {
    let entry = entry(r#""prompt":1000,"completion":5,"cache_hit":0,"cache_miss":0"#);
    assert_eq!(buckets(&entry), [1000, 5, 0]);
}

#[test]
fn a_prompt_that_is_not_the_sum_of_its_parts_is_noted_and_counted() {
    for (fields, want) in [
        (r#""prompt":1000,"cache_miss":900"#, [900, 0, 0]),
        (r#""prompt":1000,"cache_hit":100,"cache_miss":5000"#, [5000, 0, 100]),
        (r#""prompt":100,"cache_hit":500"#, [0, 0, 500]),
        (r#""prompt":0,"cache_hit":500"#, [0, 0, 500]),
    ] {
        let read = read(line(fields));
        assert_eq!(read.buckets(), [want], "{fields}");
        assert_eq!(read.remarks(), [(Code::Inconsistent, Some("prompt"))], "{fields}");
    }
}

#[test]
fn without_a_prompt_nothing_can_be_inconsistent() {
    for fields in [r#""cache_hit":5"#, r#""prompt":null,"cache_hit":5,"cache_miss":7"#] {
        let _ = entry(fields);
    }
}

#[test]
fn an_interrupted_answer_has_output_and_no_prompt() {
    let fields =
        r#""completion":40,"reasoning":40,"requests":1,"incomplete_reason":"usage_unknown""#;
    let entry = entry(fields);
    assert_eq!(buckets(&entry), [0, 40, 0]);
    assert_eq!(entry.quality, Quality::MayHoldEstimates);
}

#[test]
fn turn_rows_are_ignored_before_anything_else() {
    for row in [
        r#"{"ts":"2026-06-01T12:00:00Z","source":"cli","turn":true}"#,
        r#"{"turn":true,"usage_source":"executor"}"#,
        r#"{"turn":true,"ts":"never","prompt":-5,"model":7}"#,
        r#"{"turn":true,"ts":"2026-06-01T12:00:00Z","prompt":5,"requests":1}"#,
    ] {
        let read = read(format!("{row}\n"));
        assert_eq!((read.entries.len(), read.remarks()), (0, vec![]), "{row}");
        assert_eq!(read.tally.ignored["turn"], 1);
        assert_eq!(read.tally.without_usage.requests(), 0);
    }
}

#[test]
fn a_turn_that_is_not_true_is_no_turn_row() {
    let _ = entry(r#""prompt":5,"turn":false"#);
    let read = read(line(r#""prompt":5,"turn":"true""#));
    assert_eq!(read.buckets(), [[5, 0, 0]]);
    assert_eq!(read.remarks(), [(Code::InvalidField, Some("turn"))]);
}

#[test]
fn rows_with_a_compaction_object_are_ignored_before_anything_else() {
    let row = r#"{"usage_source":"x","compaction":{"in":5,"out":6},"prompt":"x"}"#;
    let read = read(format!("{row}\n"));
    assert_eq!((read.entries.len(), read.remarks()), (0, vec![]));
    assert_eq!(read.tally.ignored["compaction"], 1);
}

#[test]
fn a_compaction_that_is_no_object_does_not_hide_a_row() {
    let _ = entry(r#""prompt":5,"compaction":null"#);
    let read = read(line(r#""prompt":5,"compaction":1"#));
    assert_eq!(read.buckets(), [[5, 0, 0]]);
    assert_eq!(read.remarks(), [(Code::InvalidField, Some("compaction"))]);
}

#[test]
fn compaction_as_a_purpose_is_usage() {
    let entry = entry(r#""prompt":5,"usage_source":"compaction""#);
    assert_eq!(entry.purpose, Purpose::Compaction);
}

#[test]
fn requests_without_tokens_are_tallied_and_no_entry() {
    let log = [
        line(r#""requests":1,"incomplete_reason":"usage_unknown""#),
        line(r#""requests":4,"prompt":0,"completion":0"#),
        line_at("2026-06-02T12:00:00Z", r#""requests":2"#),
    ];
    let read = read(log.concat());
    assert_eq!((read.entries.len(), read.remarks()), (0, vec![]));
    let without: Vec<_> = read.tally.without_usage.iter().collect();
    assert_eq!((without.len(), read.tally.without_usage.requests()), (2, 7));
    assert_eq!(without[0].timestamp, Timestamp::parse(TS).unwrap());
    assert_eq!((without[0].rows, without[0].requests), (2, 5));
    assert_eq!(without[0].provider.as_ref().unwrap().as_str(), "deepseek");
    assert_eq!(without[0].model.as_str(), "v4");
    assert_eq!(read.tally.ignored_total(), 0);
}

#[test]
fn a_row_of_zeros_and_no_requests_is_counted_as_empty() {
    let read = read([line(r#""prompt":0"#), line(r#""requests":0,"reasoning":9"#)].concat());
    assert_eq!((read.entries.len(), read.remarks()), (0, vec![]));
    assert_eq!(read.tally.ignored["empty"], 2);
    assert_eq!(read.tally.without_usage.rows(), 0);
}

#[test]
fn requests_are_kept_and_one_when_not_given() {
    for (fields, want) in [
        (r#""prompt":5,"requests":3"#, 3),
        (r#""prompt":5"#, 1),
        (r#""prompt":5,"requests":null"#, 1),
        // A writer that leaves zeros out says the same with both.
        (r#""prompt":5,"requests":0"#, 1),
    ] {
        assert_eq!(entry(fields).requests, want, "{fields}");
    }
}

#[test]
fn unusable_requests_are_noted_and_the_row_counts_as_one() {
    for requests in ["-1", "1.0", "true", "\"2\"", "1e999", "1099511627777"] {
        let read = read(line(&format!(r#""prompt":5,"requests":{requests}"#)));
        assert_eq!(read.entries[0].requests, 1, "{requests}");
        assert_eq!(read.remarks(), [(Code::InvalidField, Some("requests"))], "{requests}");
    }
}

#[test]
fn reasoning_is_capped_by_the_output_and_absent_is_unknown() {
    for (fields, want) in [
        (r#""completion":10,"reasoning":4"#, Some(4)),
        (r#""completion":10,"reasoning":40"#, Some(10)),
        (r#""completion":10,"reasoning":0"#, Some(0)),
        (r#""completion":10,"reasoning":null"#, None),
        (r#""completion":10"#, None),
    ] {
        let entry = entry(fields);
        assert_eq!(entry.reasoning_within_output, want, "{fields}");
        assert_eq!(entry.tokens.total(), 10);
    }
}

#[test]
fn the_model_splits_at_its_first_slash() {
    for (model, provider, name) in [
        ("beta/vendor/ds-slash", Some("beta"), "vendor/ds-slash"),
        ("magpie/深度/x", Some("magpie"), "深度/x"),
        (" a / b ", Some("a"), "b"),
        ("bare", None, "bare"),
        ("/x", None, "x"),
        ("a/", Some("a"), "unknown"),
        ("", None, "unknown"),
        ("  ", None, "unknown"),
    ] {
        let read = read(format!("{{\"ts\":\"{TS}\",\"model\":\"{model}\",\"prompt\":5}}\n"));
        let entry = read.only();
        assert_eq!(entry.provider.as_ref().map(|name| name.as_str()), provider, "{model:?}");
        assert_eq!(entry.model.as_str(), name, "{model:?}");
    }
}

#[test]
fn a_model_that_is_absent_or_no_text_is_unknown() {
    for (model, noted) in [
        ("", false),
        (r#""model":null,"#, false),
        (r#""model":5,"#, true),
        (r#""model":["a/b"],"#, true),
        (r#""model":"a\ud800","#, true),
    ] {
        let read = read(format!("{{{model}\"ts\":\"{TS}\",\"prompt\":5}}\n"));
        assert_eq!(read.entries[0].model.as_str(), "unknown", "{model}");
        assert_eq!(read.entries[0].provider, None);
        assert_eq!(read.remarks().len(), usize::from(noted), "{model}");
    }
}

#[test]
fn purposes_are_the_words_of_usage_source() {
    for (word, want) in [
        ("executor", Purpose::Main),
        ("subagent", Purpose::Subagent),
        ("compaction", Purpose::Compaction),
        ("title", Purpose::Title),
        ("planner", Purpose::Planner),
        ("classifier", Purpose::Classifier),
        ("capability-router", Purpose::Other("capability-router".into())),
        ("", Purpose::Unspecified),
    ] {
        let entry = entry(&format!(r#""prompt":5,"usage_source":"{word}""#));
        assert_eq!(entry.purpose, want);
    }
    assert_eq!(entry(r#""prompt":5"#).purpose, Purpose::Unspecified);
}

#[test]
fn the_surface_is_the_word_of_source() {
    let surface = |fields| entry(fields).surface.map(String::from);
    assert_eq!(surface(r#""prompt":5,"source":"cli""#).as_deref(), Some("cli"));
    assert_eq!(surface(r#""prompt":5,"source":" desktop ""#).as_deref(), Some("desktop"));
    assert_eq!(surface(r#""prompt":5,"source":"""#), None);
    assert_eq!(surface(r#""prompt":5"#), None);
}

#[test]
fn only_usage_unknown_marks_possible_estimates() {
    let quality = |fields| entry(fields).quality;
    let unknown = quality(r#""prompt":5,"incomplete_reason":"usage_unknown""#);
    assert_eq!(unknown, Quality::MayHoldEstimates);
    assert_eq!(quality(r#""prompt":5,"incomplete_reason":"no_price""#), Quality::Exact);
    // It says nothing of the tokens: the client writes it on every row.
    assert_eq!(quality(r#""prompt":5,"cost_estimated":true"#), Quality::Exact);
}

#[test]
fn the_recorded_cost_is_kept_digit_for_digit() {
    let fields =
        r#""prompt":5,"cost_amount":"0.0101028000","cost_currency":"CNY","cost_complete":true"#;
    let cost = entry(fields).recorded_cost.unwrap();
    assert_eq!((&*cost.amount, cost.complete), ("0.0101028000", true));
    assert_eq!(cost.currency.unwrap().as_str(), "CNY");
}

#[test]
fn a_missing_or_unknown_currency_is_never_dollars() {
    let currency = |fields: &str| {
        let entry = entry(&format!(r#""prompt":5,"cost_amount":"1"{fields}"#));
        entry.recorded_cost.unwrap().currency.map(String::from)
    };
    assert_eq!(currency(""), None);
    assert_eq!(currency(r#","cost_currency":" ""#), None);
    assert_eq!(currency(r#","cost_currency":" XYZ ""#).as_deref(), Some("XYZ"));
}

#[test]
fn an_unusable_cost_is_noted_and_left_out() {
    for amount in ["\"1,5\"", "\"1e3\"", "\"NaN\"", "0.5", "true"] {
        let read = read(line(&format!(r#""prompt":5,"cost_amount":{amount}"#)));
        assert_eq!(read.entries[0].recorded_cost, None, "{amount}");
        assert_eq!(read.remarks(), [(Code::InvalidField, Some("cost_amount"))], "{amount}");
    }
    let fields = r#""prompt":5,"cost_amount":"","cost_complete":false"#;
    assert_eq!(entry(fields).recorded_cost, None);
}

#[test]
fn a_cost_is_complete_only_where_the_client_says_so() {
    let complete = |fields: &str| {
        let read = read(line(&format!(r#""prompt":5,"cost_amount":"1"{fields}"#)));
        read.entries[0].recorded_cost.as_ref().unwrap().complete
    };
    assert!(!complete(""));
    assert!(!complete(r#","cost_complete":false"#));
    assert!(!complete(r#","cost_complete":"true""#));
    assert!(complete(r#","cost_complete":true"#));
}

#[test]
fn fields_of_the_wrong_type_are_noted_and_the_row_kept() {
    let fields = concat!(
        r#""prompt":5,"source":1,"usage_source":[],"incomplete_reason":{},"cost_amount":"1","#,
        r#""cost_currency":7,"cost_complete":"yes","display_complete":3"#,
    );
    let read = read(line(fields));
    let fields: Vec<_> = read.remarks().into_iter().map(|(_, field)| field.unwrap()).collect();
    assert_eq!(
        fields,
        ["source", "usage_source", "incomplete_reason", "cost_currency", "cost_complete"]
    );
    assert!(read.diagnostics.iter().all(|each| each.code == Code::InvalidField));
    let entry = &read.entries[0];
    assert_eq!((&entry.surface, &entry.purpose), (&None, &Purpose::Unspecified));
    assert_eq!(entry.recorded_cost.as_ref().unwrap().currency, None);
}

#[test]
fn rows_are_events_and_add_up() {
    let read = read(line(r#""prompt":5,"completion":1"#).repeat(3));
    assert_eq!(read.buckets(), [[5, 1, 0]; 3]);
}

#[test]
fn entries_are_settled_and_belong_to_no_session() {
    let entry = entry(r#""prompt":5"#);
    assert!(entry.settled);
    assert_eq!((entry.session, entry.served_model, entry.machine), (None, None, None));
}

#[test]
fn a_time_that_is_missing_or_unreadable_drops_the_row() {
    for ts in ["", r#""ts":null,"#, r#""ts":1786795200000,"#, r#""ts":"x","#, r#""ts":"\ud800","#] {
        let read = read(format!("{{{ts}\"model\":\"m\",\"prompt\":5}}\n"));
        assert_eq!(read.entries.len(), 0, "{ts}");
        assert_eq!(read.remarks(), [(Code::InvalidTimestamp, Some("ts"))], "{ts}");
    }
}

#[test]
fn a_current_row_without_a_readable_time_is_drift() {
    for field in [r#""usage_source":"x""#, r#""cost_complete":false"#, r#""display_complete":true"#]
    {
        for ts in ["", r#""ts":5,"#, r#""ts":"1786795200","#] {
            let read = read(format!("{{{ts}{field},\"prompt\":5}}\n"));
            assert_eq!(read.remarks(), [(Code::Drift, Some("ts"))], "{field} {ts}");
        }
    }
}

#[test]
fn a_row_with_no_field_we_know_is_drift() {
    for row in ["{}", r#"{"time":1,"tokens":{"in":5}}"#, r#"{"total":5}"#] {
        let read = read(format!("{row}\n"));
        assert_eq!(read.remarks(), [(Code::Drift, None)], "{row}");
        assert_eq!(read.entries.len(), 0);
    }
}
