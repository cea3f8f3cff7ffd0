//! Names that recur in a file: each is made once and then shared.

use tokdash_core::Name;

/// How many names of a kind are kept. A file with more is odd; its further names are made anew.
const KEPT: usize = 64;

/// The provider and the model that a row's `model` names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ModelName {
    pub(crate) provider: Option<Name>,
    pub(crate) model: Name,
}

impl ModelName {
    /// Splits at the first slash: a model's own name may hold more of them.
    fn of(raw: &str) -> Self {
        let (provider, model) = raw.split_once('/').unwrap_or(("", raw));
        let (provider, model) = (provider.trim(), model.trim());
        Self {
            provider: (!provider.is_empty()).then(|| provider.into()),
            model: if model.is_empty() { "unknown" } else { model }.into(),
        }
    }
}

/// The names met in one file.
#[derive(Debug, Default)]
pub(crate) struct Names {
    models: Vec<(Box<str>, ModelName)>,
    words: Vec<Name>,
}

impl Names {
    /// What a row's `model` names, absent or not.
    pub(crate) fn model(&mut self, raw: Option<&str>) -> ModelName {
        let raw = raw.unwrap_or_default();
        if let Some((_, name)) = self.models.iter().find(|(kept, _)| **kept == *raw) {
            return name.clone();
        }
        let name = ModelName::of(raw);
        if self.models.len() < KEPT {
            self.models.push((raw.into(), name.clone()));
        }
        name
    }

    /// Any other word.
    pub(crate) fn word(&mut self, word: &str) -> Name {
        if let Some(name) = self.words.iter().find(|kept| kept.as_str() == word) {
            return name.clone();
        }
        let name = Name::from(word);
        if self.words.len() < KEPT {
            self.words.push(name.clone());
        }
        name
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_model_splits_at_its_first_slash() {
        for (raw, provider, model) in [
            ("beta/vendor/ds-slash", Some("beta"), "vendor/ds-slash"),
            (" a / b ", Some("a"), "b"),
            ("bare", None, "bare"),
            ("/x", None, "x"),
            ("a/", Some("a"), "unknown"),
            ("", None, "unknown"),
            (" ", None, "unknown"),
            ("/", None, "unknown"),
        ] {
            let name = ModelName::of(raw);
            assert_eq!(name.provider.as_ref().map(Name::as_str), provider, "{raw:?}");
            assert_eq!(name.model.as_str(), model, "{raw:?}");
        }
    }

    #[test]
    fn more_names_than_are_kept_are_still_right() {
        let mut names = Names::default();
        for _ in 0..2 {
            for number in 0..3 * KEPT {
                let text = format!("p/m{number}");
                let model = names.model(Some(&text)).model;
                assert_eq!(text.strip_prefix("p/"), Some(model.as_str()));
                assert_eq!(names.word(&text).as_str(), text);
            }
        }
        assert_eq!((names.models.len(), names.words.len()), (KEPT, KEPT));
    }
}
