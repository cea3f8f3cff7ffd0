//! A snapshot of what paths depend on: the operating system, the variables, the current
//! directory, the user's home. Everything else in this crate is a pure function of it, so that
//! the rules of Windows can be tested on Linux and no test has to change its own process.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;

use camino::{Utf8Path, Utf8PathBuf};

use crate::error::PathError;

/// The operating system whose rules apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Os {
    /// Linux, and every Unix that is not macOS.
    Linux,
    /// macOS.
    MacOs,
    /// Windows.
    Windows,
}

impl Os {
    /// The operating system that this program was built for.
    #[must_use]
    pub fn host() -> Self {
        if cfg!(windows) {
            Self::Windows
        } else if cfg!(target_os = "macos") {
            Self::MacOs
        } else {
            Self::Linux
        }
    }

    /// The variable in which this system keeps the user's home.
    pub(crate) fn home_variable(self) -> &'static str {
        match self {
            Self::Windows => "USERPROFILE",
            Self::Linux | Self::MacOs => "HOME",
        }
    }
}

/// Something that the operating system told, or could not tell as text.
#[derive(Clone)]
enum Told<T> {
    Text(T),
    NotUnicode,
}

/// The part of a process's environment that decides where agents keep their logs.
///
/// Taken from the running process with [`from_process`](Self::from_process), or made up with
/// [`empty`](Self::empty) and the `with_` methods, for any operating system on any other.
///
/// Its `Debug` output shows how many variables there are: no name, no value.
#[derive(Clone)]
pub struct Env {
    os: Os,
    variables: BTreeMap<String, Told<String>>,
    current_dir: Option<Told<Utf8PathBuf>>,
    /// What the system's user database says, for a process that has no home variable.
    fallback_home: Option<Told<Utf8PathBuf>>,
}

impl Env {
    /// A snapshot of the running process.
    ///
    /// A value that is not valid Unicode, or a current directory that is gone, is no error here:
    /// it becomes one when a rule needs it.
    ///
    /// # Errors
    /// None today. The signature leaves room for systems that refuse the question.
    pub fn from_process() -> Result<Self, PathError> {
        let mut env = Self::empty(Os::host());
        for (name, value) in std::env::vars_os() {
            // No rule asks for a name that is not Unicode.
            if let Ok(name) = name.into_string() {
                env.variables.insert(key(env.os, &name), text(value));
            }
        }
        env.current_dir = std::env::current_dir().ok().map(path);
        env.fallback_home = std::env::home_dir().map(path);
        Ok(env)
    }

    /// An environment of `os` in which nothing is set: no variable, no home, no current
    /// directory.
    #[must_use]
    pub fn empty(os: Os) -> Self {
        Self { os, variables: BTreeMap::new(), current_dir: None, fallback_home: None }
    }

    /// Sets a variable; the last value set for a name counts.
    #[must_use]
    pub fn with_var(mut self, name: impl AsRef<str>, value: impl Into<String>) -> Self {
        self.variables.insert(key(self.os, name.as_ref()), Told::Text(value.into()));
        self
    }

    /// Sets the directory that relative paths are read against. It must be absolute in the
    /// sense of [`os`](Self::os) to be of use.
    #[must_use]
    pub fn with_current_dir(mut self, path: impl Into<Utf8PathBuf>) -> Self {
        self.current_dir = Some(Told::Text(path.into()));
        self
    }

    /// Sets the user's home: the variable `HOME`, or `USERPROFILE` on Windows.
    #[must_use]
    pub fn with_user_home(self, path: impl Into<Utf8PathBuf>) -> Self {
        let name = self.os.home_variable();
        self.with_var(name, path.into().into_string())
    }

    /// The operating system whose rules apply.
    #[must_use]
    pub fn os(&self) -> Os {
        self.os
    }

    /// The value of a variable exactly as it is set, which may be empty; `None` when it is not
    /// set. On Windows names are compared without regard to case.
    ///
    /// # Errors
    /// [`NotUnicode`](crate::PathErrorKind::NotUnicode) when it is set to something that is not
    /// valid Unicode.
    pub fn var(&self, name: &str) -> Result<Option<&str>, PathError> {
        match self.variables.get(&key(self.os, name)) {
            None => Ok(None),
            Some(Told::Text(value)) => Ok(Some(value)),
            Some(Told::NotUnicode) => Err(PathError::variable_not_unicode(name)),
        }
    }

    /// The value of a variable that is set to more than white space.
    pub(crate) fn filled_var(&self, name: &str) -> Result<Option<&str>, PathError> {
        Ok(self.var(name)?.filter(|value| !value.trim().is_empty()))
    }

    /// The current directory, if there is one.
    pub(crate) fn current_dir(&self) -> Result<Option<&Utf8Path>, PathError> {
        match &self.current_dir {
            None => Ok(None),
            Some(Told::Text(path)) => Ok(Some(path)),
            Some(Told::NotUnicode) => Err(PathError::current_dir_not_unicode()),
        }
    }

    /// The user's home as it is written, which may be relative: the variable, or what the system
    /// says when that is unset or blank.
    pub(crate) fn user_home(&self) -> Result<Option<&str>, PathError> {
        if let Some(home) = self.filled_var(self.os.home_variable())? {
            return Ok(Some(home));
        }
        match &self.fallback_home {
            None => Ok(None),
            Some(Told::Text(path)) => Ok(Some(path.as_str()).filter(|path| !path.is_empty())),
            Some(Told::NotUnicode) => Err(PathError::user_home_not_unicode()),
        }
    }
}

impl fmt::Debug for Env {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Env")
            .field("os", &self.os)
            .field("variables", &self.variables.len())
            .finish_non_exhaustive()
    }
}

/// The form of a variable's name under which it is kept.
fn key(os: Os, name: &str) -> String {
    match os {
        Os::Windows => name.to_uppercase(),
        Os::Linux | Os::MacOs => name.to_owned(),
    }
}

fn text(value: OsString) -> Told<String> {
    value.into_string().map_or(Told::NotUnicode, Told::Text)
}

fn path(value: PathBuf) -> Told<Utf8PathBuf> {
    Utf8PathBuf::from_path_buf(value).map_or(Told::NotUnicode, Told::Text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PathErrorKind, dsh, reasonix};

    fn with_unreadable(name: &str) -> Env {
        let mut env = Env::empty(Os::Linux).with_user_home("/home/dev");
        env.variables.insert(name.to_owned(), Told::NotUnicode);
        env
    }

    #[test]
    fn unreadable_variable_is_an_error_that_names_it() {
        for (name, result) in [
            ("DSH_HOME", dsh::home(&with_unreadable("DSH_HOME"), None)),
            ("HOME", dsh::home(&with_unreadable("HOME"), None)),
            ("REASONIX_STATE_HOME", reasonix::home(&with_unreadable("REASONIX_STATE_HOME"), None)),
            (
                "BASE",
                reasonix::home(&with_unreadable("BASE").with_var("REASONIX_HOME", "${BASE}"), None),
            ),
        ] {
            let error = result.unwrap_err();
            assert_eq!(error.kind(), PathErrorKind::NotUnicode);
            assert_eq!(error.variable(), Some(name));
            assert_eq!(error.to_string(), format!("the value of {name} is not valid unicode"));
        }
    }

    #[test]
    fn unreadable_variable_that_no_rule_needs_is_no_error() {
        let env = with_unreadable("EDITOR");
        assert_eq!(dsh::home(&env, None).unwrap().path(), "/home/dev/.dsh");
        assert_eq!(reasonix::home(&env, None).unwrap().path(), "/home/dev/.reasonix");
    }

    #[test]
    fn unreadable_appdata_gives_no_desktop_home() {
        let mut env = Env::empty(Os::Windows);
        env.variables.insert("APPDATA".to_owned(), Told::NotUnicode);
        assert_eq!(dsh::desktop_home(&env), None);
    }

    #[test]
    fn current_dir_that_is_not_unicode_fails_relative_paths_alone() {
        let mut env = Env::empty(Os::Linux).with_var("DSH_HOME", "/data");
        env.current_dir = Some(Told::NotUnicode);
        assert_eq!(dsh::home(&env, None).unwrap().path(), "/data");
        let error = dsh::home(&env.with_var("DSH_HOME", "data"), None).unwrap_err();
        assert_eq!(error.kind(), PathErrorKind::NotUnicode);
        assert_eq!(error.variable(), None);
    }

    #[test]
    fn home_of_the_user_database_serves_when_the_variable_is_unset_or_blank() {
        let mut env = Env::empty(Os::Linux);
        env.fallback_home = Some(Told::Text("/srv/dev".into()));
        assert_eq!(dsh::home(&env, None).unwrap().path(), "/srv/dev/.dsh");
        let env = env.with_user_home(" ");
        assert_eq!(dsh::home(&env, None).unwrap().path(), "/srv/dev/.dsh");
        let env = env.with_user_home("/home/dev");
        assert_eq!(dsh::home(&env, None).unwrap().path(), "/home/dev/.dsh");
    }

    #[test]
    fn home_of_the_user_database_may_be_unreadable() {
        let mut env = Env::empty(Os::Linux);
        env.fallback_home = Some(Told::NotUnicode);
        assert_eq!(dsh::home(&env, None).unwrap_err().kind(), PathErrorKind::NotUnicode);
    }

    #[cfg(unix)]
    #[test]
    fn bytes_that_are_not_unicode_are_remembered_as_such() {
        use std::os::unix::ffi::OsStringExt;
        let bytes = || OsString::from_vec(vec![b'/', 0xff]);
        assert!(matches!(text(bytes()), Told::NotUnicode));
        assert!(matches!(path(PathBuf::from(bytes())), Told::NotUnicode));
    }
}
