//! Step 5 of match-v1: what a label, the word before a model's name, says about the seller.

use super::fold::fold_into;
use crate::generated::rules::{SELF_HOSTED, SUBSCRIPTIONS};
use crate::overrides::{BoundOverrides, LabelTarget};
use crate::table::Table;
use crate::{Flag, Flags};

/// Where labels are looked up: the user's own first, then the table's.
#[derive(Clone, Copy)]
pub(crate) struct Labels<'b> {
    pub(crate) table: &'static Table,
    pub(crate) overrides: Option<&'b BoundOverrides>,
}

impl Labels<'_> {
    /// The seller that a label names, and how it does. `scratch` is overwritten.
    pub(crate) fn resolve(self, label: &str, scratch: &mut String) -> Option<(LabelTarget, Flags)> {
        fold_into(scratch, [label]);
        let (label, flags) = without_subscription(scratch);
        if let Some(target) = self.exact(label) {
            return Some((target, flags));
        }
        if contains_word(label, SELF_HOSTED) {
            return Some((LabelTarget::SelfHosted, flags));
        }
        let target = dash_prefixes(label).find_map(|prefix| self.exact(prefix))?;
        Some((target, flags.with(Flag::LabelPrefix)))
    }

    fn exact(self, label: &str) -> Option<LabelTarget> {
        let own = self.overrides.and_then(|overrides| overrides.label(label));
        own.or_else(|| self.table.label(label).map(LabelTarget::Seller))
    }
}

fn without_subscription(label: &str) -> (&str, Flags) {
    let mut label = label;
    let mut flags = Flags::NONE;
    for suffix in SUBSCRIPTIONS {
        let Some(rest) = label.strip_suffix(suffix) else { continue };
        if rest.is_empty() || rest.ends_with('-') {
            label = rest.trim_matches('-');
            flags.insert(Flag::SubscriptionEquivalent);
        }
    }
    (label, flags)
}

/// Whether one of `words` stands in the label between its ends, `-`, `:` and `/`.
fn contains_word(label: &str, words: &[&str]) -> bool {
    let is_edge = |letter: &u8| matches!(letter, b'-' | b':' | b'/');
    let mut rest = label.as_bytes();
    loop {
        let ends_after = |word: &&str| {
            let behind = rest.strip_prefix(word.as_bytes());
            behind.is_some_and(|behind| behind.first().is_none_or(is_edge))
        };
        if words.iter().any(ends_after) {
            return true;
        }
        let Some(edge) = rest.iter().position(is_edge) else { return false };
        rest = rest.get(edge + 1..).unwrap_or_default();
    }
}

/// The beginnings of a label that end before a `-`, longest first.
fn dash_prefixes(label: &str) -> impl Iterator<Item = &str> {
    let dashes = label.bytes().enumerate().rev().filter(|(_, letter)| *letter == b'-');
    dashes.filter_map(|(place, _)| label.get(..place))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn self_hosted_words_stand_alone() {
        assert!(contains_word("my-vllm", &["vllm"]));
        assert!(contains_word("vllm:8000", &["vllm"]));
        assert!(contains_word("xvllm-vllm", &["vllm"]));
        assert!(contains_word("a-lm-studio/x", &["lm-studio"]));
        assert!(!contains_word("vllms", &["vllm"]));
        assert!(!contains_word("", &["vllm"]));
    }

    #[test]
    fn a_subscription_suffix_goes_with_its_dash() {
        assert_eq!(without_subscription("zai-coding-plan").0, "zai");
        assert_eq!(without_subscription("coding-plan").0, "");
        assert_eq!(without_subscription("zaicoding-plan").0, "zaicoding-plan");
        assert_eq!(without_subscription("zai-token-plan-coding-plan").0, "zai");
    }

    #[test]
    fn prefixes_end_at_dashes_longest_first() {
        assert_eq!(dash_prefixes("a-b-c").collect::<Vec<_>>(), ["a-b", "a"]);
    }
}
