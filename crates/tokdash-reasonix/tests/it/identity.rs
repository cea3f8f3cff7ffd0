//! Ids: what they are made of, and what they are not.

use crate::support::{TS, entry, line, line_at, read, scan};

const ID: &str = "reasonix:96b2dae6368e8dfc5836f12a9a1f29c5100bf27c6a3c6ea79ae93ab7d31c920d";

fn id(log: &str) -> String {
    let read = read(log);
    assert_eq!(read.entries.len(), 1, "{read:?}");
    read.entries[0].id.to_string()
}

#[test]
fn the_id_hashes_six_fields() {
    let fields = r#""prompt":1000,"completion":50,"cache_hit":100,"cache_miss":900"#;
    assert_eq!(entry(fields).id.as_str(), ID);
    // The others are not part of it.
    let more = concat!(
        r#""total":9,"requests":7,"source":"cli","usage_source":"title","reasoning":3,"#,
        r#""prompt":1000,"completion":50,"cache_hit":100,"cache_miss":900"#,
    );
    assert_eq!(entry(more).id.as_str(), ID);
    // A miss that is not given is what is left of the prompt.
    assert_eq!(entry(r#""prompt":1000,"completion":50,"cache_hit":100"#).id.as_str(), ID);
}

#[test]
fn each_of_the_six_fields_makes_another_id() {
    let base = r#""prompt":1000,"completion":50,"cache_hit":100,"cache_miss":900"#;
    let mut ids = vec![id(&line(base))];
    for (from, to) in [("1000", "1001"), ("50", "51"), ("100,", "99,"), ("900", "901")] {
        ids.push(id(&line(&base.replacen(from, to, 1))));
    }
    ids.push(id(&line_at("2026-06-01T12:00:00+00:00", base)));
    ids.push(id(&line(base).replace("deepseek/v4", "deepseek/v5")));
    ids.push(id(&line(base).replace("deepseek/v4", " deepseek/v4")));
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 8);
}

#[test]
fn a_model_that_is_not_there_hashes_as_unknown() {
    let want = "reasonix:f0d3f218d7ebeb9f7329671962b1b629e148a18f96a9298df4b49d808ce89307";
    for model in
        ["", r#""model":"","#, r#""model":null,"#, r#""model":"unknown","#, r#""model":7,"#]
    {
        let log = format!(
            "{{{model}\"ts\":\"{TS}\",\"prompt\":1000,\"completion\":50,\"cache_miss\":0}}\n"
        );
        assert_eq!(id(&log), want, "{model}");
    }
}

#[test]
fn an_explicit_miss_of_zero_hashes_as_given() {
    // Counted as 1000 of input, hashed as 0: an older reader's ids stay valid.
    let log = format!(r#"{{"ts":"{TS}","prompt":1000,"completion":50,"cache_miss":0}}"#);
    let given = id(&(log.clone() + "\n"));
    assert_eq!(given, "reasonix:f0d3f218d7ebeb9f7329671962b1b629e148a18f96a9298df4b49d808ce89307");
    assert_ne!(given, id(&(log.replace(",\"cache_miss\":0", "") + "\n")));
}

#[test]
fn absent_numbers_hash_as_zero() {
    let want = "reasonix:ce0ccbb78ea9c50e93a9fdafc71c840ffc5f118958508caa1aa9ced986caa7c4";
    assert_eq!(entry(r#""completion":50"#).id.as_str(), want);
    assert_eq!(entry(r#""completion":50,"prompt":null,"cache_hit":0"#).id.as_str(), want);
}

#[test]
fn time_and_model_hash_untrimmed_and_decoded() {
    let want = "reasonix:72ded6547dc50c4c0ce37a160258eaeb3306d2d86996b10ce0a361f693cf1ff5";
    let log = "{\"ts\":\" 2026-06-01T12:00:00Z \",\"model\":\" a/b \",\"prompt\":1000}\n";
    assert_eq!(id(log), want);
    assert_eq!(id(&log.replace(" a/b ", " \\u0061\\/b ")), want);
}

#[test]
fn repeats_in_one_log_are_numbered_from_one() {
    let row = line(r#""prompt":1000,"completion":50,"cache_hit":100,"cache_miss":900"#);
    let read = read([row.as_str(), &line(r#""prompt":1"#), &row, &row].concat());
    let ids: Vec<_> = read.entries.iter().map(|entry| entry.id.as_str()).collect();
    assert_eq!(ids[0], ID);
    assert_eq!(ids[2], format!("{ID}:1"));
    assert_eq!(ids[3], format!("{ID}:2"));
}

#[test]
fn rows_that_give_no_entry_take_no_number() {
    let row = line(r#""prompt":1000,"completion":50,"cache_hit":100,"cache_miss":900"#);
    let turn = row.replace("}", ",\"turn\":true}");
    let dropped = row.replace("}", ",\"reasoning\":-1}");
    assert_eq!(id(&[turn, dropped, row].concat()), ID);
}

#[test]
fn no_path_line_or_offset_is_in_an_id() {
    let row = line(r#""prompt":1000,"completion":50,"cache_hit":100,"cache_miss":900"#);
    let moved = scan(&[("other name.jsonl", format!("\n\n{{}}\n{row}"))]);
    assert_eq!(moved.entries[0].id.as_str(), ID);
    assert_eq!(moved.entries[0].provenance.line, Some(4));
}
