//! The examples, started as a user starts them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// Where `cargo test` has put an example: beside the folder of this test.
fn example(name: &str) -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let folder = test.parent().unwrap().parent().unwrap().join("examples");
    let example = folder.join(name).with_extension(std::env::consts::EXE_EXTENSION);
    assert!(example.exists(), "build it first: cargo build --example {name}");
    example
}

/// Runs an example with a user's home of its own: the developer's logs are nobody's business.
pub fn run(name: &str, home: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(example(name));
    for variable in ["DSH_HOME", "REASONIX_HOME", "REASONIX_STATE_HOME", "APPDATA"] {
        command.env_remove(variable);
    }
    command.env("HOME", home).env("USERPROFILE", home).env("TZ", "UTC");
    command.args(arguments).output().unwrap()
}

pub fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

pub fn json(output: &Output) -> Value {
    assert!(output.status.success(), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}
