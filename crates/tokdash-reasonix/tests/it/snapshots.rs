//! A log with a bit of everything: its entries and its diagnostics, side by side.

use crate::support::read;

/// Rows of many kinds, a torn one last.
pub(crate) fn sample() -> Vec<u8> {
    let text = concat!(
        r#"{"ts":"2026-06-01T08:00:00.5Z","model":"acme/large","source":"cli","prompt":1200,"completion":80,"reasoning":30,"cache_hit":200,"cache_miss":1000,"total":1280,"requests":1,"usage_source":"executor","cost_amount":"0.0123","cost_currency":"CNY","cost_complete":true,"display_complete":true,"selected_cost":0.0123}"#,
        "\n",
        r#"{"ts":"2026-06-01T08:00:01Z","source":"cli","turn":true}"#,
        "\n",
        r#"{"ts":"2026-06-01T08:01:00Z","model":"acme/vendor/small","source":"desktop","prompt":50,"completion":5,"usage_source":"title"}"#,
        "\r\n",
        r#"{"ts":"2026-06-01T08:02:00Z","model":"acme/large","requests":2,"usage_source":"executor","incomplete_reason":"usage_unknown"}"#,
        "\n",
        r#"{"ts":"2026-06-01T08:03:00Z","model":"acme/large","prompt":700,"completion":9,"requests":2,"usage_source":"executor","cost_complete":false,"incomplete_reason":"usage_unknown"}"#,
        "\n",
        r#"{"ts":"2026-06-01T08:03:00Z","model":"acme/large","prompt":700,"completion":9,"requests":1,"usage_source":"executor"}"#,
        "\n",
        r#"{"ts":"2026-06-01T08:04:00Z","compaction":{"in":9000,"out":100}}"#,
        "\n",
        r#"{"ts":"2026-06-01T08:05:00Z","model":"bare","prompt":10,"cache_hit":500,"usage_source":"recovery-reviewer"}"#,
        "\n",
        r#"{"ts":"2026-06-01T08:06:00Z","model":"acme/large","prompt":1.5}"#,
        "\n",
        r#"{"ts":"yesterday","model":"acme/large","prompt":1}"#,
        "\n",
        r#"{"ts":"yesterday","model":"acme/large","prompt":1,"usage_source":"executor"}"#,
        "\n",
        r#"{"when":1780300000,"tokens":{"in":5}}"#,
        "\n",
        "\n",
        r#"{"ts":"2026-06-01T08:07:00Z","model":"acme/lar"#,
        "\n",
        r#"["ts","2026-06-01T08:08:00Z"]"#,
        "\n",
        r#"{"ts":"2026-06-01T10:09:00+02:00","model":7,"completion":3,"cost_amount":"one","source":{},"requests":-1}"#,
        "\n",
        r#"{"ts":"2026-06-01T08:10:00Z","model":"acme/large","prompt":0,"completion":0}"#,
        "\n",
    );
    let mut log = text.as_bytes().to_vec();
    log.extend_from_slice(b"{\"model\":\"\xc3\x28\"}\n");
    log.extend_from_slice(br#"{"ts":"2026-06-01T08:11:00Z","model":"acme/large","prompt":4}"#);
    log
}

#[test]
fn a_log_with_a_bit_of_everything() {
    let read = read(sample());
    insta::assert_json_snapshot!("entries", read.entries);
    let lines: Vec<_> = read.diagnostics.iter().map(ToString::to_string).collect();
    insta::assert_json_snapshot!("diagnostics", lines);
    insta::assert_json_snapshot!("tally", read.tally);
}
