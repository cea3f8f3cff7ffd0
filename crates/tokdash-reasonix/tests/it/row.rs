//! Values as rows spell them.

use tokdash_core::Code;

use crate::support::{TS, line, read};

const TOKENS: [&str; 5] = ["prompt", "completion", "reasoning", "cache_hit", "cache_miss"];

/// A row whose other fields are sound and count.
fn row_with(field: &str, value: &str) -> String {
    line(&format!(r#""prompt":1000,"completion":5,"{field}":{value}"#))
}

#[test]
fn every_invalid_count_drops_its_row_and_names_its_field() {
    let huge = "7".repeat(5_000);
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let values = [
        "true",
        "false",
        "\"\"",
        "\"12\"",
        "\"x\"",
        "[]",
        "{}",
        "{\"n\":1}",
        "[5]",
        "-1",
        "-0",
        "1.0",
        "1.9",
        "-0.5",
        "1e3",
        "1E0",
        "1e999",
        "-1e999",
        "1099511627777",
        "9223372036854775807",
        "9223372036854775808",
        "18446744073709551616",
        "1e30",
        &huge,
        &deep,
    ];
    for field in TOKENS {
        for value in values {
            let read = read([row_with(field, value), line(r#""prompt":3"#)].concat());
            assert_eq!(read.buckets(), [[3, 0, 0]], "{field} {value:.40}");
            assert_eq!(read.remarks(), [(Code::InvalidCount, Some(field))], "{field} {value:.40}");
        }
    }
}

#[test]
fn one_bad_row_gives_one_diagnostic() {
    let read = read(line(r#""prompt":-1,"completion":-1,"cache_hit":"x","source":5"#));
    assert_eq!(read.remarks(), [(Code::InvalidCount, Some("prompt"))]);
}

#[test]
fn null_and_absent_counts_are_the_same() {
    for field in TOKENS {
        let _ = read(row_with(field, "null"));
        assert_eq!(read(row_with(field, "null")).remarks(), [], "{field}");
    }
}

#[test]
fn the_largest_count_is_two_to_the_forty() {
    let read = read(line(r#""completion":1099511627776"#));
    assert_eq!(read.buckets(), [[0, 1 << 40, 0]]);
}

#[test]
fn odd_values_in_fields_we_do_not_use_are_harmless() {
    let huge = "7".repeat(5_000);
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    for value in ["1e999", "-1e999", &huge, &deep, "\"\\ud800\"", "[1,{\"prompt\":9}]"] {
        let read = read(line(&format!(r#""selected_cost":{value},"prompt":3"#)));
        assert_eq!(read.buckets(), [[3, 0, 0]], "{value:.40}");
        assert_eq!(read.remarks(), [], "{value:.40}");
    }
}

#[test]
fn of_a_key_that_stands_twice_the_last_counts() {
    let read = read(line(r#""prompt":"x","turn":true,"prompt":3,"turn":false"#));
    assert_eq!(read.buckets(), [[3, 0, 0]]);
    assert_eq!(read.remarks(), []);
}

#[test]
fn escapes_and_white_space_change_nothing() {
    let plain = read(format!("{{\"ts\":\"{TS}\",\"model\":\"é/b\",\"prompt\":3}}\n"));
    let spelled =
        format!(" {{ \"\\u0074s\" : \"{TS}\" ,\t\"model\":\"\\u00e9\\/b\", \"prompt\" :3 }} \r\n");
    let spelled = read(spelled);
    assert_eq!(spelled.entries[0].id, plain.entries[0].id);
    assert_eq!(spelled.entries[0].model, plain.entries[0].model);
}

/// Tokdash 2.7.1's edge cases of values and stamps (its answers marked lenient or wrong are right
/// here).
#[test]
fn the_edge_cases_of_an_older_reader_get_the_right_answer() {
    type Want = Result<[u64; 3], Code>;
    let dropped = |code: Code| -> Want { Err(code) };
    let full = |rest: &str| format!(r#"{{"ts":"{TS}","model":"a/b",{rest}}}"#);
    let at = |ts: &str| format!(r#"{{"ts":{ts},"model":"a/b","prompt":3}}"#);
    let three: Want = Ok([3, 0, 0]);
    let no_time = dropped(Code::InvalidTimestamp);
    let mut table: Vec<(String, Want)> = vec![
        (full(r#""cache_miss":900,"prompt":1000"#), Ok([900, 0, 0])),
        (full(r#""cache_hit":500,"prompt":100"#), Ok([0, 0, 500])),
        (full(r#""cache_hit":500,"prompt":100,"cache_miss":0"#), Ok([0, 0, 500])),
        (full(r#""cache_miss":5000,"prompt":1000"#), Ok([5000, 0, 0])),
        (full(r#""cache_miss":0,"cache_hit":0,"prompt":1000"#), Ok([1000, 0, 0])),
        (full(r#""cache_miss":7"#), Ok([7, 0, 0])),
        (full(r#""prompt":3,"requests":3"#), three.clone()),
        (full(r#""prompt":3,"completion":50,"reasoning":40"#), Ok([3, 50, 0])),
        (full(r#""prompt":3,"x":"\ud800""#), three.clone()),
        (full(r#""prompt":3,"model":"\ud800""#), three.clone()),
        (full(r#""prompt":3,"prompt":4"#), Ok([4, 0, 0])),
        (full(r#""prompt":NaN"#), dropped(Code::InvalidJson)),
        (full(r#""prompt":Infinity"#), dropped(Code::InvalidJson)),
        (full(r#""prompt":"1_000""#), dropped(Code::InvalidCount)),
        (full(r#""prompt":"１２""#), dropped(Code::InvalidCount)),
        (format!("{}{}", full(r#""prompt":3"#), full(r#""prompt":3"#)), dropped(Code::InvalidJson)),
        (format!("\u{feff}{}", full(r#""prompt":3"#)), three.clone()),
        (format!("\0\0\0{}", full(r#""prompt":3"#)), three.clone()),
        (format!("{}\r", full(r#""prompt":3"#)), three.clone()),
    ];
    for ts in [
        "2026-08-15T12:00:00Z",
        "2026-08-15T12:00:00z",
        "2026-08-15t12:00:00Z",
        "2026-08-15 12:00:00Z",
        "2026-08-15T13:00:00+01:00",
        "2026-08-15T13:00:00+0100",
        "2026-08-15T13:00:00+01",
        "2026-08-15T12:00:00-00:00",
        "2026-08-15T12:00:00",
        " 2026-08-15T12:00:00Z ",
        "2026-08-15T12:00:00.1Z",
        "2026-08-15T12:00:00.123456789012Z",
        "2016-12-31T23:59:60Z",
    ] {
        table.push((at(&format!("\"{ts}\"")), three.clone()));
    }
    for ts in [
        "\"2026-08-15T24:00:00Z\"",
        "\"2026-08-15T12:00:00+24:00\"",
        "\"2026-08-15T12:00:00ZZ\"",
        "1786795200000",
        "\"1969-12-31T23:59:59Z\"",
        "\"2026-08-15\"",
        "\"20260815T120000Z\"",
        "\"2026-W33-6T12:00:00Z\"",
        "\"2026-08-15T12:00Z\"",
        "\"2026-08-15T12:00:00,5Z\"",
        "\"\"",
        "\" \"",
        "\"\\ud800\"",
        "null",
        "true",
    ] {
        table.push((at(ts), no_time.clone()));
    }
    for (row, want) in table {
        let read = read(format!("{row}\n"));
        let got = read.buckets().first().copied().ok_or_else(|| read.diagnostics[0].code.clone());
        assert_eq!(got, want, "{row}");
    }
}

#[test]
fn the_entry_knows_its_place() {
    let (first, second) = (line(r#""prompt":3"#), line(r#""prompt":4"#));
    let read = read(format!("{first}\n{second}"));
    let place = &read.entries[1].provenance;
    let start = u64::try_from(first.len() + 1).unwrap();
    assert_eq!(place.line, Some(3));
    assert_eq!(place.bytes, Some(start..start + u64::try_from(second.len()).unwrap()));
    assert_eq!((place.unit.as_str(), place.revision.number()), ("stats/2026-06-01.jsonl", 1));
}
