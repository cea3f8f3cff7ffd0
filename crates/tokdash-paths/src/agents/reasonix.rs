//! Where Reasonix keeps its logs: the *state root*, which holds `stats`, `projects` and the
//! session stores.
//!
//! `REASONIX_CACHE_HOME` and the XDG variables do not move it.

mod braces;

use camino::{Utf8Path, Utf8PathBuf};

use crate::env::{Env, Os};
use crate::error::PathError;
use crate::home::{self, Home, Origin};
use crate::lexical;

/// The variables that move the state root, the strongest first.
const VARIABLES: [&str; 2] = ["REASONIX_STATE_HOME", "REASONIX_HOME"];

/// The state root of Reasonix: `explicit`, else `REASONIX_STATE_HOME`, else `REASONIX_HOME`,
/// else the default of the system.
///
/// `explicit` is taken as it is; a relative path is put behind the current directory, an empty
/// one is none. The variables are read as Reasonix reads them, in this order:
///
/// 1. white space around the value is trimmed; blank is unset;
/// 2. `${VAR}` and `${VAR:-default}` are replaced once. An unset or empty `VAR` gives the
///    default, or nothing. The default ends at the first `}` and is literal. `$VAR`, `%VAR%`, an
///    unclosed `${` and braces around anything but a name stay as they are;
/// 3. `~`, `~/x` and `~\x` start at the user's home, also when a variable brought the `~`;
/// 4. a relative path is read against the current directory, and `.` and `..` are taken out
///    without a look at links.
///
/// Two corners differ from Reasonix, on purpose. A value of which step 2 leaves nothing is
/// *unset* here, where Reasonix takes its working directory; and a `~` without a known home is
/// an error, where Reasonix makes a folder of that name.
///
/// The default is `.reasonix` in the user's home; on Linux without one, `reasonix` in
/// `XDG_CONFIG_HOME`, if that is absolute. On Windows it is `%APPDATA%\reasonix`, else
/// `AppData\Roaming\reasonix` in the user's home.
///
/// ```
/// use tokdash_paths::{Env, Os, reasonix};
///
/// let env = Env::empty(Os::Linux)
///     .with_user_home("/home/dev")
///     .with_var("REASONIX_HOME", "${DATA:-~/data}/reasonix");
/// assert_eq!(reasonix::home(&env, None)?.path(), "/home/dev/data/reasonix");
/// # Ok::<(), tokdash_paths::PathError>(())
/// ```
///
/// # Errors
/// [`NoHome`](crate::PathErrorKind::NoHome) when the user's home is needed and unknown,
/// [`NoCurrentDir`](crate::PathErrorKind::NoCurrentDir) when a relative path cannot be placed,
/// [`NotUnicode`](crate::PathErrorKind::NotUnicode) when a value that is needed is not text.
pub fn home(env: &Env, explicit: Option<&Utf8Path>) -> Result<Home, PathError> {
    if let Some(home) = home::explicit(env, explicit)? {
        return Ok(home);
    }
    for name in VARIABLES {
        if let Some(path) = from_variable(env, name)? {
            return Ok(Home::new(path, Origin::Variable(name)));
        }
    }
    let path = match env.os() {
        Os::Windows => windows_default(env)?,
        Os::Linux | Os::MacOs => unix_default(env)?,
    };
    Ok(Home::new(path, Origin::Default))
}

fn from_variable(env: &Env, name: &'static str) -> Result<Option<Utf8PathBuf>, PathError> {
    let Some(value) = env.filled_var(name)? else { return Ok(None) };
    let expanded = braces::expand(env, value.trim())?;
    if expanded.trim().is_empty() {
        return Ok(None);
    }
    home::resolve(env, &expanded, name).map(Some)
}

fn windows_default(env: &Env) -> Result<Utf8PathBuf, PathError> {
    let roaming = match env.filled_var("APPDATA")?.filter(|path| is_absolute(env, path)) {
        Some(path) => lexical::clean(env.os(), path).into(),
        None => home::below(env, &home::user_home(env)?, &["AppData", "Roaming"]),
    };
    Ok(home::below(env, &roaming, &["reasonix"]))
}

fn unix_default(env: &Env) -> Result<Utf8PathBuf, PathError> {
    // macOS keeps settings in the user's home: without one it has nowhere else to go.
    if env.os() == Os::Linux && env.user_home()?.is_none() {
        let config = env.filled_var("XDG_CONFIG_HOME")?.filter(|path| is_absolute(env, path));
        if let Some(path) = config {
            let config = lexical::clean(env.os(), path);
            return Ok(home::below(env, Utf8Path::new(&config), &["reasonix"]));
        }
    }
    Ok(home::below(env, &home::user_home(env)?, &[".reasonix"]))
}

fn is_absolute(env: &Env, path: &str) -> bool {
    lexical::is_absolute(env.os(), path)
}
