//! The example that most people start first, started as they start it.

use std::fs;
use std::path::Path;
use std::process::Output;

use serde_json::Value;

use crate::programs::{json, run, text};

fn usage(home: &Path, arguments: &[&str]) -> Output {
    run("usage", home, arguments)
}

const SECRETS: [&str; 4] = ["PLANTED-PROMPT", "PLANTED-ANSWER", "PLANTED-KEY", "PLANTED-CWD"];

/// A home of each agent, with words in it that must not come out.
fn homes() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let stats = folder.path().join("reasonix/stats");
    fs::create_dir_all(&stats).unwrap();
    let rows = concat!(
        r#"{"ts":"2026-11-30T23:00:00.5Z","model":"p/m","source":"cli","prompt":10,"completion":4,"#,
        r#""cache_hit":3,"cache_miss":7,"requests":2,"usage_source":"executor","cost_amount":"0.01","#,
        r#""cost_currency":"CNY","cost_complete":true,"note":"PLANTED-PROMPT"}"#,
        "\n",
        r#"{"ts":"2026-11-30T23:01:00Z","source":"cli","turn":true}"#,
        "\n",
        r#"{"ts":"2026-11-30T23:02:00Z","model":"p/m","requests":3}"#,
        "\n",
        "PLANTED-ANSWER is no row\n",
    );
    fs::write(stats.join("2026-11-30.jsonl"), rows).unwrap();
    let session = folder.path().join("dsh/sessions/--PLANTED--/s");
    fs::create_dir_all(&session).unwrap();
    let log = concat!(
        r#"{"type":"session","version":0,"id":"s","createdAt":1,"cwd":"/PLANTED-CWD","seedLength":1}"#,
        "\n",
        r#"{"type":"assistant/message","seq":0,"time":1796079600000,"data":{"turn":1,"step":1,"#,
        r#""message":{"content":"PLANTED-ANSWER","source":{"model":"m"}},"#,
        r#""usage":{"inputTokens":5,"outputTokens":1}}}"#,
        "\n",
        r#"{"type":"assistant/message","seq":1,"time":1796079700000,"data":{"turn":2,"step":1,"#,
        r#""message":{"content":"PLANTED-KEY","source":{"model":"m"}},"#,
        r#""usage":{"inputTokens":100,"outputTokens":20,"cacheReadTokens":50,"cacheWriteTokens":6}}}"#,
        "\n",
        r#"{"type":"assistant/message","seq":2,"time":"PLANTED-PROMPT","data":{"turn":3"#,
        "\n",
    );
    fs::write(session.join("session.jsonl"), log).unwrap();
    fs::write(folder.path().join("dsh/.credentials.yaml"), "PLANTED-KEY").unwrap();
    folder
}

fn both(homes: &Path, more: &[&str]) -> Output {
    let (reasonix, dsh) = (homes.join("reasonix"), homes.join("dsh"));
    let mut arguments =
        vec!["--reasonix-home", reasonix.to_str().unwrap(), "--dsh-home", dsh.to_str().unwrap()];
    arguments.extend(more);
    usage(homes, &arguments)
}

#[test]
fn json_sums_what_was_used() {
    let homes = homes();
    let sums = json(&both(homes.path(), &["--json"]));
    assert_eq!(sums["entries"], 2);
    let tokens = |value: &Value| {
        ["input", "output", "cache_read", "cache_write", "cache_write_1h", "reasoning"]
            .map(|bucket| value[bucket].as_u64().unwrap())
    };
    assert_eq!(tokens(&sums["tokens"]), [107, 24, 53, 6, 0, 0]);
    assert_eq!(tokens(&sums["inherited_tokens"]), [5, 1, 0, 0, 0, 0]);
    assert_eq!(sums["requests_without_usage"], 3);
    assert_eq!(sums["ignored"]["turn"], 1);
    assert_eq!(sums["diagnostics"]["InvalidJson"], 2);
    assert_eq!(tokens(&sums["by_source"]["dsh"]["tokens"]), [100, 20, 50, 6, 0, 0]);
    assert_eq!(sums["by_source"]["reasonix"]["entries"], 1);
}

#[test]
fn ndjson_is_one_entry_a_line_by_time() {
    let homes = homes();
    let output = both(homes.path(), &["--ndjson"]);
    let lines: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [reasonix, dsh] = &lines[..] else { panic!("two lines, not {}", lines.len()) };
    assert_eq!(reasonix["source"], "reasonix");
    assert_eq!(reasonix["timestamp"], "2026-11-30T23:00:00.500Z");
    assert_eq!(reasonix["timestamp_ns"], 1_796_079_600_500_000_000_u64);
    assert_eq!(
        (&reasonix["purpose"], &reasonix["requests"]),
        (&Value::from("main"), &Value::from(2))
    );
    let cost = serde_json::json!({"amount": "0.01", "currency": "CNY", "complete": true});
    assert_eq!(reasonix["recorded_cost"], cost);
    assert_eq!(reasonix["session"], Value::Null);
    assert_eq!(dsh["id"], "dsh:s:2:1");
    assert_eq!(dsh["unit"], "sessions/--PLANTED--/s");
    assert_eq!(dsh["quality"], "exact");
    assert_eq!(dsh["recorded_cost"], Value::Null);
    let unpriced = serde_json::json!({
        "status": "unpriced", "currency": null, "amount": null, "rate_id": null,
        "reason": "unknown_model",
    });
    assert_eq!(dsh["cost"], unpriced);
}

#[test]
fn each_entry_has_our_exact_price_at_its_own_time() {
    let folder = tempfile::tempdir().unwrap();
    let session = folder.path().join("sessions/p/s");
    fs::create_dir_all(&session).unwrap();
    // The same use off-peak (Monday, 23:00 UTC) and at the peak (Tuesday, 02:00 UTC).
    let mut log = r#"{"type":"session","version":0,"id":"s","createdAt":1}"#.to_owned() + "\n";
    for (turn, time) in [(1, 1_796_079_600_000_u64), (2, 1_796_090_400_000)] {
        let usage = r#"{"inputTokens":1000000,"outputTokens":100000,"cacheReadTokens":7}"#;
        let source = r#"{"provider":"deepseek-official","model":"deepseek-flash"}"#;
        log += &format!(
            "{{\"type\":\"assistant/message\",\"seq\":{turn},\"time\":{time},\"data\":{{\"turn\":{turn},\
             \"step\":1,\"message\":{{\"source\":{source}}},\"usage\":{usage}}}}}\n"
        );
    }
    fs::write(session.join("session.jsonl"), log).unwrap();
    let home = folder.path().to_str().unwrap();
    let output = usage(folder.path(), &["--dsh-home", home, "--ndjson"]);
    let amounts: Vec<_> = text(&output.stdout)
        .lines()
        .map(|line| {
            let entry: Value = serde_json::from_str(line).unwrap();
            assert_eq!(entry["cost"]["status"], "priced");
            assert_eq!(entry["cost"]["currency"], "USD");
            assert_eq!(entry["cost"]["rate_id"].as_str().unwrap().len(), 16);
            entry["cost"]["amount"].as_str().unwrap().to_owned()
        })
        .collect();
    // 1 M x 0.15 + 0.1 M x 0.60 + 7 x 0.003 per million, and twice that.
    assert_eq!(amounts, ["0.210000021", "0.420000042"]);
    let sums = json(&usage(folder.path(), &["--dsh-home", home, "--json"]));
    let want = serde_json::json!([{"currency": "USD", "amount": "0.630000063"}]);
    assert_eq!(sums["cost"]["amounts"], want);
    assert_eq!(sums["cost"]["unpriced"], serde_json::json!([]));
}

#[test]
fn what_the_agent_recorded_stands_beside_our_price_and_is_never_mixed_in() {
    let homes = homes();
    let sums = json(&both(homes.path(), &["--json"]));
    assert_eq!(sums["recorded_cost"]["amounts"], serde_json::json!({"CNY": "0.01"}));
    assert_eq!(sums["cost"]["amounts"], serde_json::json!([]));
    assert_eq!(sums["cost"]["unpriced"][0]["rows"], 2);
}

#[test]
fn nothing_of_a_conversation_comes_out() {
    let homes = homes();
    for form in [&[][..], &["--json"], &["--ndjson"]] {
        let output = both(homes.path(), form);
        for secret in SECRETS {
            assert!(!text(&output.stdout).contains(secret), "{secret} in {form:?}");
            assert!(!text(&output.stderr).contains(secret), "{secret} in {form:?}");
        }
    }
}

#[test]
fn a_format_drift_is_the_first_thing_said() {
    let homes = homes();
    let day = homes.path().join("reasonix/stats/2026-12-01.jsonl");
    fs::write(day, "{\"when\":\"2026-12-01T00:00:00Z\",\"used\":{\"in\":5}}\n").unwrap();
    let table = both(homes.path(), &[]);
    assert!(text(&table.stdout).starts_with("DRIFT: "), "{}", text(&table.stdout));
    let sums = both(homes.path(), &["--json"]);
    assert_eq!(json(&sums)["diagnostics"]["Drift"], 1);
    let first = text(&sums.stdout).lines().nth(1).unwrap();
    assert_eq!(first.trim(), "\"drift\": 1,");
}

#[test]
fn a_path_that_is_no_folder_is_one_line_and_exit_code_2() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    for path in [folder.path().join("missing"), file] {
        let output = usage(folder.path(), &["--dsh-home", path.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(text(&output.stderr).lines().count(), 1);
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn an_empty_home_is_an_empty_report() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().to_str().unwrap();
    for option in ["--dsh-home", "--reasonix-home"] {
        let output = usage(folder.path(), &[option, home, "--json"]);
        assert_eq!(json(&output)["entries"], 0);
        assert!(output.stderr.is_empty());
    }
}

#[test]
fn with_one_home_given_only_that_is_read() {
    let homes = homes();
    let dsh = homes.path().join("dsh");
    let sums = json(&usage(homes.path(), &["--dsh-home", dsh.to_str().unwrap(), "--json"]));
    assert!(sums["by_source"]["reasonix"].is_null());
}

#[test]
fn the_homes_of_the_machine_are_found() {
    let homes = homes();
    fs::rename(homes.path().join("dsh"), homes.path().join(".dsh")).unwrap();
    let sums = json(&usage(homes.path(), &["--json"]));
    assert_eq!(sums["entries"], 1);
}

#[test]
fn without_any_home_the_shipped_logs_are_read_and_that_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let output = usage(folder.path(), &["--json"]);
    assert!(text(&output.stderr).contains("examples/data"), "{}", text(&output.stderr));
    assert!(json(&output)["entries"].as_u64().unwrap() > 0);
}
