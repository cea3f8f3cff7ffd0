//! The words of match-v1, as constants.

use std::fmt::Write;

use tokdash_pricing::{Mode, fold};

use super::generate::header;
use super::source::Document;

/// The text of `src/generated/rules.rs`.
pub fn rules_file(document: &Document) -> String {
    let rules = &document.rules;
    let mut file = header(document);
    file.push_str("\nuse crate::Mode;\nuse crate::matching::VariantAction;\n\n");
    words(&mut file, "NOT_A_MODEL", rules.not_a_model.iter().cloned());
    words(&mut file, "PATH_WORDS", rules.strip_prefix_words.iter().cloned());
    words(&mut file, "EFFORTS", rules.effort_suffixes.iter().map(|word| fold(word)));
    words(&mut file, "LATEST", rules.latest_suffixes.iter().map(|word| fold(word)));
    words(&mut file, "SELF_HOSTED", rules.self_hosted_labels.iter().map(|word| fold(word)));
    words(&mut file, "SUBSCRIPTIONS", rules.subscription_suffixes.iter().map(|word| fold(word)));
    let variants = rules.colon_variants.iter().map(|(word, action)| {
        let action = match action.as_str() {
            "strip" => "Strip",
            "free" => "Free",
            "unpriced" => "Unpriced",
            "exact_only" => "ExactOnly",
            other => panic!("colon variant {word}: unknown action {other}"),
        };
        format!("({word:?}, VariantAction::{action})")
    });
    list(&mut file, "COLON_VARIANTS", "(&str, VariantAction)", variants);
    let modes = rules.mode_suffixes.iter().map(|(word, mode)| {
        let mode = Mode::parse(mode).unwrap_or_else(|| panic!("unknown mode {mode}"));
        format!("({word:?}, Mode::{mode:?})")
    });
    list(&mut file, "MODE_SUFFIXES", "(&str, Mode)", modes);
    file
}

fn words(file: &mut String, name: &str, words: impl Iterator<Item = String>) {
    list(file, name, "&str", words.map(|word| format!("{word:?}")));
}

fn list(file: &mut String, name: &str, of: &str, items: impl Iterator<Item = String>) {
    writeln!(file, "pub(crate) const {name}: &[{of}] = &[").unwrap();
    for item in items {
        writeln!(file, "    {item},").unwrap();
    }
    file.push_str("];\n");
}
