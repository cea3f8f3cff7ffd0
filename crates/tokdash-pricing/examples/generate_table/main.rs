//! Makes `src/generated` from `data/prices.json`.
//!
//! ```text
//! cargo run -p tokdash-pricing --no-default-features --example generate_table
//! cargo run -p tokdash-pricing --example generate_table -- --check
//! ```
//!
//! The first form writes the files, also when those that are there do not compile. `--check`
//! writes nothing and fails when they are not what the data gives.
#![allow(clippy::print_stdout, clippy::print_stderr, clippy::unwrap_used, clippy::expect_used)]
#![allow(clippy::panic, clippy::indexing_slicing, clippy::string_slice, unreachable_pub)]

mod check;
mod generate;
#[path = "../../src/name_hash.rs"]
mod name_hash;
mod rules;
mod sellers;
mod source;
mod table;
mod text;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let check_only = std::env::args().any(|argument| argument == "--check");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let data = std::fs::read_to_string(root.join("data/prices.json")).expect("data/prices.json");
    let generated = match generate::generate(&data) {
        Ok(generated) => generated,
        Err(faults) => {
            faults.iter().for_each(|fault| eprintln!("error: {fault}"));
            return ExitCode::FAILURE;
        }
    };
    generated.warnings.iter().for_each(|warning| eprintln!("warning: {warning}"));
    let mut stale = false;
    for (name, text) in [("rules.rs", &generated.rules), ("table.rs", &generated.table)] {
        let path = root.join("src/generated").join(name);
        if std::fs::read_to_string(&path).is_ok_and(|old| old == *text) {
            println!("{name} is fresh");
        } else if check_only {
            println!("{name} is not what data/prices.json gives");
            stale = true;
        } else {
            std::fs::write(&path, text).expect("src/generated can be written");
            println!("{name} written");
        }
    }
    if stale { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
