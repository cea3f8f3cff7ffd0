//! Steps 1, 3 and 4 of match-v1: what an id says before any seller is asked.

use super::Trail;
use super::fold::is_blank;
use crate::generated::rules::{COLON_VARIANTS, NOT_A_MODEL, PATH_WORDS};
use crate::{Flag, Reason};

/// What a suffix behind a colon means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum VariantAction {
    /// The same price: taken off.
    Strip,
    /// No cost.
    Free,
    /// No price: the reseller picks the route.
    Unpriced,
    /// A name of its own, to be found as it is.
    ExactOnly,
}

/// An id in its parts, borrowed from the query.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ModelId<'q> {
    /// What stands before the name.
    labels: &'q str,
    /// The last segment, without the variants that are taken off.
    pub(crate) name: &'q str,
    pub(crate) variant: Option<VariantAction>,
}

impl<'q> ModelId<'q> {
    /// The segments before the name, from the left.
    pub(crate) fn labels(&self) -> impl Iterator<Item = &'q str> + use<'q> {
        segments(self.labels)
    }
}

/// The id without the blanks around it; an error where it names no model.
pub(crate) fn trimmed(model: &str) -> Result<&str, Reason> {
    let raw = model.trim_matches(is_blank);
    if NOT_A_MODEL.iter().any(|word| word.eq_ignore_ascii_case(raw)) {
        return Err(Reason::NotAModel);
    }
    Ok(raw)
}

/// Splits a trimmed id.
pub(crate) fn parse<'q>(raw: &'q str, trail: &mut Trail) -> Result<ModelId<'q>, Reason> {
    let (labels, name) = split_name(without_marks(raw, trail)).ok_or(Reason::NotAModel)?;
    if name.chars().all(|letter| is_blank(letter) || matches!(letter, '.' | '_' | '-')) {
        return Err(Reason::NotAModel);
    }
    let id = ModelId { labels: without_path_words(labels), name, variant: None };
    match name.rsplit_once(':') {
        Some(_) if is_local_tag(name) => Err(Reason::SelfHosted),
        Some((base, suffix)) => with_variant(id, base, suffix, trail),
        None => Ok(id),
    }
}

fn with_variant<'q>(
    id: ModelId<'q>,
    base: &'q str,
    suffix: &str,
    trail: &mut Trail,
) -> Result<ModelId<'q>, Reason> {
    let known = COLON_VARIANTS.iter().find(|(word, _)| word.eq_ignore_ascii_case(suffix));
    let (word, action) = known.ok_or(Reason::UnknownModel)?;
    let name = match action {
        VariantAction::Strip => {
            trail.variant = Some(word);
            base
        }
        VariantAction::Free => {
            trail.variant = Some(word);
            id.name
        }
        VariantAction::Unpriced | VariantAction::ExactOnly => id.name,
    };
    Ok(ModelId { name, variant: Some(*action), ..id })
}

const SEPARATORS: [char; 2] = ['/', '\\'];

fn is_separator(letter: u8) -> bool {
    matches!(letter, b'/' | b'\\')
}

/// The non-empty segments of a path; a backslash separates as well.
fn segments(path: &str) -> impl Iterator<Item = &str> {
    path.split(SEPARATORS).filter(|segment| !segment.is_empty())
}

/// What stands before the last non-empty segment, and that segment.
fn split_name(path: &str) -> Option<(&str, &str)> {
    let end = path.bytes().rposition(|letter| !is_separator(letter))? + 1;
    let path = path.get(..end)?;
    let start = path.bytes().rposition(is_separator).map_or(0, |place| place + 1);
    path.split_at_checked(start)
}

/// Without the trailing `[…]` and `@version`.
fn without_marks<'q>(raw: &'q str, trail: &mut Trail) -> &'q str {
    let unmarked = without_bracket(raw);
    if unmarked.len() != raw.len() {
        trail.flags.insert(Flag::ContextMarker);
    }
    let unversioned = without_version(unmarked);
    if unversioned.len() != unmarked.len() {
        trail.flags.insert(Flag::VertexVersion);
    }
    unversioned
}

fn without_bracket(raw: &str) -> &str {
    let Some(inner) = raw.strip_suffix(']') else { return raw };
    // The bracket that closes last begins at the first `[` behind the one that closed before it.
    let behind = inner.rfind(']').map_or(0, |place| place + 1);
    let opened = inner.get(behind..).and_then(|rest| rest.find('['));
    opened.and_then(|place| raw.get(..behind + place)).unwrap_or(raw)
}

fn without_version(id: &str) -> &str {
    match id.rsplit_once('@') {
        Some((base, "default" | "latest")) => base,
        Some((base, version)) if version.len() == 8 && is_digits(version) => base,
        _ => id,
    }
}

/// Labels without `models/` at their front, as often as it stands there.
fn without_path_words(labels: &str) -> &str {
    let mut labels = labels;
    loop {
        let rest = labels.trim_start_matches(SEPARATORS);
        let (first, behind) = rest.split_once(SEPARATORS).unwrap_or((rest, ""));
        if !PATH_WORDS.iter().any(|word| word.eq_ignore_ascii_case(first)) {
            return labels;
        }
        labels = behind;
    }
}

/// The tags of a local model store: `name:8b`, `name:latest`, `name:…-cloud`.
fn is_local_tag(name: &str) -> bool {
    let Some((_, tag)) = name.split_once(':').filter(|(base, _)| !base.is_empty()) else {
        return false;
    };
    tag.eq_ignore_ascii_case("latest") || ends_in_cloud(tag) || begins_with_size(tag)
}

fn ends_in_cloud(tag: &str) -> bool {
    let end = tag.len().checked_sub("-cloud".len()).and_then(|place| tag.get(place..));
    end.is_some_and(|end| end.eq_ignore_ascii_case("-cloud"))
}

/// `8b`, `0.6B`, `270m`, each also with `-…` behind it.
fn begins_with_size(tag: &str) -> bool {
    let size = tag.split_once('-').map_or(tag, |(size, _)| size);
    let Some(number) = size.strip_suffix(['b', 'B', 'm', 'M']) else { return false };
    let (whole, fraction) = number.split_once('.').unwrap_or((number, "0"));
    is_digits(whole) && is_digits(fraction)
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(model: &str) -> String {
        let mut trail = Trail::default();
        let id = trimmed(model).and_then(|raw| parse(raw, &mut trail));
        id.map_or_else(|reason| reason.to_string(), |id| id.name.to_owned())
    }

    #[test]
    fn marks_behind_the_name_go() {
        for (model, want) in [
            ("claude-opus-5[1m]", "claude-opus-5"),
            ("claude-opus-5@20251101", "claude-opus-5"),
            ("claude-opus-5@20251101[1m]", "claude-opus-5"),
            ("claude-opus-5@2025110", "claude-opus-5@2025110"),
            ("a[b]c[[1m]", "a[b]c"),
            ("a[b/c]", "a"),
            ("a]", "a]"),
            ("[1m]", "not_a_model"),
        ] {
            assert_eq!(name(model), want, "{model}");
        }
    }

    #[test]
    fn path_words_go_from_the_front_alone() {
        for (model, want) in [
            ("models/gemini", "gemini"),
            ("Models/model/x", "x"),
            ("models", "models"),
            ("//models//", "models"),
            ("a\\b", "b"),
            ("/ / ", "not_a_model"),
            ("deepseek/..", "not_a_model"),
        ] {
            assert_eq!(name(model), want, "{model}");
        }
        let id = parse("models/a/models/b", &mut Trail::default()).unwrap();
        assert_eq!(id.labels().collect::<Vec<_>>(), ["a", "models"]);
    }

    #[test]
    fn sizes_and_tags_behind_a_colon_are_local() {
        for model in ["qwen3:8b", "x:0.6B-q4", "x:latest", "x:20-cloud", "gemma:270m"] {
            assert_eq!(name(model), "self_hosted", "{model}");
        }
        for model in ["qwen3:8", "x:b", "x:1.b", "x:.5b", ":latest", "x:8bit"] {
            assert_eq!(name(model), "unknown_model", "{model}");
        }
    }

    #[test]
    fn variants_are_taken_off_or_kept_as_recorded() {
        assert_eq!(name("x:Thinking"), "x");
        assert_eq!(name("x:exacto"), "x:exacto");
        assert_eq!(name("x:free"), "x:free");
        assert_eq!(name("x:unheard"), "unknown_model");
        assert_eq!(name("AUTO"), "not_a_model");
        assert_eq!(name(" \u{b} "), "not_a_model");
    }
}
