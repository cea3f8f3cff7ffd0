//! What the homes of all agents have in common: the answer's shape, `~`, and how a relative value
//! becomes a path.

use camino::{Utf8Path, Utf8PathBuf};

use crate::env::Env;
use crate::error::PathError;
use crate::lexical;

/// The home of an agent and the rule that named it.
///
/// Whether anything is there is not known: this crate looks at no disk.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Home {
    path: Utf8PathBuf,
    origin: Origin,
}

/// Which rule named a [`Home`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Origin {
    /// The caller did.
    Explicit,
    /// This environment variable of the agent did.
    Variable(&'static str),
    /// Nobody did: it is where the agent goes by itself.
    Default,
}

impl Home {
    pub(crate) fn new(path: Utf8PathBuf, origin: Origin) -> Self {
        Self { path, origin }
    }

    /// The folder, an absolute path.
    #[must_use]
    pub fn path(&self) -> &Utf8Path {
        &self.path
    }

    /// Which rule named it.
    #[must_use]
    pub fn origin(&self) -> Origin {
        self.origin
    }
}

/// The home that the caller gave, as it is; only a relative path is put behind the current
/// directory. An empty path is none.
pub(crate) fn explicit(env: &Env, given: Option<&Utf8Path>) -> Result<Option<Home>, PathError> {
    let Some(given) = given.filter(|path| !path.as_str().is_empty()) else { return Ok(None) };
    let path = absolute(env, given.as_str(), None)?;
    Ok(Some(Home::new(path.into(), Origin::Explicit)))
}

/// The folder that `value` of `variable` names: `~` expanded, then read against the current
/// directory, then cleaned.
pub(crate) fn resolve(env: &Env, value: &str, variable: &str) -> Result<Utf8PathBuf, PathError> {
    let Some(rest) = below_tilde(value) else { return resolve_plain(env, value, variable) };
    let path = lexical::join(env.os(), user_home(env)?.as_str(), rest);
    Ok(lexical::clean(env.os(), &path).into())
}

/// As [`resolve`], for a value in which `~` is a plain name.
pub(crate) fn resolve_plain(
    env: &Env,
    value: &str,
    variable: &str,
) -> Result<Utf8PathBuf, PathError> {
    let path = absolute(env, value, Some(variable))?;
    Ok(lexical::clean(env.os(), &path).into())
}

/// The user's home. The agents know of no folder without one, unless they say so.
pub(crate) fn user_home(env: &Env) -> Result<Utf8PathBuf, PathError> {
    let variable = env.os().home_variable();
    let home = env.user_home()?.ok_or_else(|| PathError::no_home(variable))?;
    let path = absolute(env, home, Some(variable))?;
    Ok(lexical::clean(env.os(), &path).into())
}

/// `base` and the folders below it, with the separators of the environment's system.
pub(crate) fn below(env: &Env, base: &Utf8Path, folders: &[&str]) -> Utf8PathBuf {
    let mut path = base.as_str().to_owned();
    for folder in folders {
        path = lexical::join(env.os(), &path, folder);
    }
    path.into()
}

/// What follows `~`, `~/` or `~\`; nothing for `~user`, which no agent expands. Both separators
/// serve on every system, as both agents have it.
fn below_tilde(value: &str) -> Option<&str> {
    let rest = value.strip_prefix('~')?;
    if rest.is_empty() { Some(rest) } else { rest.strip_prefix(['/', '\\']) }
}

/// `variable` is the one that holds `value`; none when the caller gave it.
fn absolute(env: &Env, value: &str, variable: Option<&str>) -> Result<String, PathError> {
    let os = env.os();
    if lexical::is_absolute(os, value) {
        return Ok(value.to_owned());
    }
    let base = env
        .current_dir()?
        .filter(|path| lexical::is_absolute(os, path.as_str()))
        .ok_or_else(|| PathError::no_current_dir(variable))?;
    Ok(lexical::against(os, base.as_str(), value))
}

#[cfg(test)]
mod tests {
    use super::below_tilde;

    #[test]
    fn tilde_stands_alone_or_before_a_separator() {
        for (value, expected) in [
            ("~", Some("")),
            ("~/", Some("")),
            ("~/a/b", Some("a/b")),
            (r"~\a", Some("a")),
            ("~user", None),
            ("~user/a", None),
            ("a/~", None),
            (" ~", None),
            ("", None),
        ] {
            assert_eq!(below_tilde(value), expected, "{value}");
        }
    }
}
