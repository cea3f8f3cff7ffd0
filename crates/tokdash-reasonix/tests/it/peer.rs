//! The cases of an older reader of the same logs, under its names, with the answers of our rules.

use tokdash_core::{Code, Timestamp};

use crate::support::{TS, buckets, entry, line, line_at, read, scan};

#[test]
fn basic() {
    let entry = entry(r#""prompt":8247,"completion":56,"cache_hit":128,"cache_miss":8119"#);
    assert_eq!(buckets(&entry), [8119, 56, 128]);
    assert_eq!(entry.tokens.input + entry.tokens.cache_read, 8247);
    assert_eq!(entry.provider.unwrap().as_str(), "deepseek");
}

#[test]
fn multiple_entries() {
    let read = read([line(r#""prompt":1"#), line(r#""prompt":2"#), line(r#""prompt":3"#)].concat());
    assert_eq!(read.buckets(), [[1, 0, 0], [2, 0, 0], [3, 0, 0]]);
}

#[test]
fn invalid_lines_skipped() {
    let log = ["{not json\n", "[]\n", "\n", &line(r#""prompt":3"#), "{\"ts\":\"x\"}\n"].concat();
    let read = read(log);
    assert_eq!(read.buckets(), [[3, 0, 0]]);
    let codes: Vec<_> = read.diagnostics.into_iter().map(|each| each.code).collect();
    assert_eq!(codes, [Code::InvalidJson, Code::NotAnObject, Code::InvalidTimestamp]);
}

#[test]
fn bad_token_field_drops_its_row_not_the_rest() {
    for bad in [r#""oops""#, r#"{"n":1}"#, "[5]", "-4", "false", r#""""#, "[]", "{}"] {
        let log = [line(&format!(r#""prompt":{bad},"completion":1"#)), line(r#""prompt":3"#)];
        let read = read(log.concat());
        assert_eq!(read.buckets(), [[3, 0, 0]], "{bad}");
        assert_eq!(read.remarks(), [(Code::InvalidCount, Some("prompt"))], "{bad}");
    }
}

#[test]
fn falsy_malformed_token_fields_are_rejected() {
    for field in ["prompt", "completion", "cache_hit", "cache_miss"] {
        for bad in ["false", r#""""#, "[]", "{}"] {
            let read = read(line(&format!(r#""prompt":5,"completion":1,"{field}":{bad}"#)));
            assert_eq!(read.entries.len(), 0, "{field} {bad}");
        }
    }
}

#[test]
fn cache_hit_absent() {
    assert_eq!(buckets(&entry(r#""prompt":5,"cache_miss":5"#)), [5, 0, 0]);
}

#[test]
fn input_derived_from_prompt_when_cache_miss_absent() {
    assert_eq!(buckets(&entry(r#""prompt":500,"cache_hit":120"#)), [380, 0, 120]);
}

#[test]
fn absent_and_null_token_fields_read_as_zero() {
    let fields = r#""completion":5,"prompt":null,"cache_hit":null,"cache_miss":null"#;
    assert_eq!(buckets(&entry(fields)), [0, 5, 0]);
    assert_eq!(buckets(&entry(r#""completion":5"#)), [0, 5, 0]);
}

#[test]
fn a_row_of_only_zeroes_is_not_usage() {
    let read = read(line(r#""prompt":0,"completion":0,"cache_hit":0,"cache_miss":0"#));
    assert_eq!((read.entries.len(), read.diagnostics.len()), (0, 0));
}

#[test]
fn nine_digit_fractional_seconds() {
    let read = read(line_at("2026-08-15T11:24:35.556987654Z", r#""prompt":1"#));
    assert_eq!(read.entries[0].timestamp.as_millis(), 1_786_793_075_556);
}

#[test]
fn naive_timestamp_is_read_as_utc() {
    let read = read(line_at("2026-08-15T12:00:00", r#""prompt":1"#));
    assert_eq!(read.entries[0].timestamp.as_millis(), 1_786_795_200_000);
}

#[test]
fn multiple_day_files_combine_in_timestamp_order() {
    let scan = scan(&[
        ("2026-06-01.jsonl", line_at("2026-06-02T00:30:00+01:00", r#""prompt":1"#)),
        ("2026-06-02.jsonl", line_at("2026-06-01T20:00:00Z", r#""prompt":2"#)),
        ("2026-06-03.jsonl", line_at("2026-06-01T23:00:00Z", r#""prompt":3"#)),
    ]);
    let inputs: Vec<_> = scan.entries.iter().map(|entry| entry.tokens.input).collect();
    assert_eq!(inputs, [2, 3, 1]);
}

#[test]
fn unknown_model_keeps_tokens() {
    let read = read(format!("{{\"ts\":\"{TS}\",\"prompt\":5,\"completion\":7}}\n"));
    assert_eq!(read.buckets(), [[5, 7, 0]]);
    assert_eq!(read.entries[0].model.as_str(), "unknown");
}

#[test]
fn bare_model_id_has_no_provider() {
    let read = read(line(r#""prompt":5"#).replace("deepseek/v4", "v4"));
    assert_eq!((read.entries[0].provider.as_ref(), read.entries[0].model.as_str()), (None, "v4"));
}

#[test]
fn entry_ids_are_content_keyed_not_path_or_line_keyed() {
    let row = line(r#""prompt":5"#);
    let here = scan(&[("a.jsonl", row.clone())]);
    let there = scan(&[("b.jsonl", format!("\n{{}}\n{row}"))]);
    assert_eq!(here.entries[0].id, there.entries[0].id);
}

#[test]
fn identical_rows_in_one_day_stay_distinct() {
    let scan = scan(&[("a.jsonl", line(r#""prompt":5"#).repeat(2))]);
    assert_eq!((scan.entries.len(), scan.totals().input), (2, 10));
}

#[test]
fn rows_that_differ_only_in_surface_stay_distinct() {
    let log = [line(r#""prompt":5,"source":"cli""#), line(r#""prompt":5,"source":"bot""#)];
    assert_eq!(scan(&[("a.jsonl", log.concat())]).entries.len(), 2);
}

#[test]
fn a_time_in_another_zone_is_the_same_instant() {
    let read = read(line_at("2026-06-01T08:30:00-03:30", r#""prompt":1"#));
    assert_eq!(read.entries[0].timestamp, Timestamp::parse(TS).unwrap());
}
