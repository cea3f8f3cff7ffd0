//! Overrides in TOML, with the line of every fault.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::file::{RuleShape, line_at};
use super::{Label, Overrides, OverridesError, OverridesErrorKind, SCHEMA, hash};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Outline {
    schema: Spanned<String>,
    #[serde(default)]
    rules: Vec<Spanned<RuleShape>>,
    #[serde(default)]
    labels: BTreeMap<String, Spanned<String>>,
}

pub(super) fn read(text: &str) -> Result<Overrides, OverridesError> {
    let fault = |byte: usize, message: &str| {
        OverridesError::new(Some(line_at(text, byte)), OverridesErrorKind::Form, message)
    };
    let outline: Outline = toml::from_str(text)
        .map_err(|error| fault(error.span().map_or(0, |span| span.start), error.message()))?;
    if outline.schema.get_ref() != SCHEMA {
        let message = format!("unsupported schema (supported: {SCHEMA})");
        return Err(fault(outline.schema.span().start, &message));
    }
    let rules = outline.rules.into_iter().map(|rule| {
        let line = line_at(text, rule.span().start);
        rule.into_inner().into_rule(line)
    });
    let rules = rules.collect::<Result<_, _>>()?;
    let labels = outline.labels.into_iter().map(|(label, seller)| {
        let line = Some(line_at(text, seller.span().start));
        Label { label, seller: seller.into_inner(), line }
    });
    Ok(Overrides { rules, labels: labels.collect(), hash: hash(text.as_bytes()) })
}
