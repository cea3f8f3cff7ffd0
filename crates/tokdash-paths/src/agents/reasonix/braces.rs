//! `${VAR}` and `${VAR:-default}` in the values of Reasonix's variables.
//!
//! One pass from left to right: what a variable or a default brings in is not looked at again.
//! So `${A:-${B}}` has the default `${B`, and with `A` unset becomes the text `${B}`.

use crate::env::Env;
use crate::error::PathError;

/// Replaces every reference in `value`. What is no reference stays as it is.
pub(super) fn expand(env: &Env, value: &str) -> Result<String, PathError> {
    let mut out = String::with_capacity(value.len());
    let mut rest = value;
    while let Some((before, after)) = rest.split_once("${") {
        out.push_str(before);
        if let Some((reference, tail)) = Reference::parse(after) {
            out.push_str(reference.value(env)?);
            rest = tail;
        } else {
            out.push_str("${");
            rest = after;
        }
    }
    out.push_str(rest);
    Ok(out)
}

struct Reference<'a> {
    name: &'a str,
    /// Empty when there is none: both give nothing.
    default: &'a str,
}

impl<'a> Reference<'a> {
    /// Reads a reference whose `${` is gone; gives it and what follows its `}`.
    fn parse(text: &'a str) -> Option<(Self, &'a str)> {
        let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))?;
        let (name, after) = text.split_at_checked(end)?;
        if name.is_empty() || name.starts_with(|c: char| c.is_ascii_digit()) {
            return None;
        }
        let (default, tail) = match after.strip_prefix('}') {
            Some(tail) => ("", tail),
            None => after.strip_prefix(":-")?.split_once('}')?,
        };
        Some((Self { name, default }, tail))
    }

    fn value<'v>(&self, env: &'v Env) -> Result<&'v str, PathError>
    where
        'a: 'v,
    {
        Ok(env.var(self.name)?.filter(|value| !value.is_empty()).unwrap_or(self.default))
    }
}

#[cfg(test)]
mod tests {
    use super::expand;
    use crate::env::{Env, Os};

    #[test]
    fn references_are_replaced_and_all_else_stays() {
        let env = Env::empty(Os::Linux)
            .with_var("A", "alpha")
            .with_var("_b1", "beta")
            .with_var("EMPTY", "")
            .with_var("NESTED", "${A}");
        for (value, expected) in [
            ("", ""),
            ("plain", "plain"),
            ("${A}", "alpha"),
            ("x${A}y${_b1}z", "xalphaybetaz"),
            ("${UNSET}", ""),
            ("${EMPTY}", ""),
            ("${A:-no}", "alpha"),
            ("${UNSET:-yes}", "yes"),
            ("${EMPTY:-yes}", "yes"),
            ("${UNSET:-}", ""),
            ("${UNSET:-a:-b}", "a:-b"),
            ("$A", "$A"),
            ("$", "$"),
            ("$${A}", "$alpha"),
            ("${A", "${A"),
            ("${UNSET:-x", "${UNSET:-x"),
            ("${", "${"),
            ("${}", "${}"),
            ("${1A}", "${1A}"),
            ("${A-x}", "${A-x}"),
            ("${A:=x}", "${A:=x}"),
            ("${ A }", "${ A }"),
            ("${é}", "${é}"),
            ("${${A}}", "${alpha}"),
            ("${x ${A}", "${x alpha"),
            ("${UNSET:-${A}}", "${A}"),
            ("${NESTED}", "${A}"),
        ] {
            assert_eq!(expand(&env, value).unwrap(), expected, "{value}");
        }
    }
}
