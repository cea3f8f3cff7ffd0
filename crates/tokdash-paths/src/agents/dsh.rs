//! Where DeepSeek Harness (dsh) keeps its logs.
//!
//! One rule on every system: `DSH_HOME`, else `.dsh` in the user's home. Its logs are in
//! `sessions/` below that. Two more places exist, and only a caller who asks gets them:
//! [`sdk_session_root`] and [`desktop_home`].

use camino::{Utf8Path, Utf8PathBuf};

use crate::env::{Env, Os};
use crate::error::PathError;
use crate::home::{self, Home, Origin};
use crate::lexical;

const HOME: &str = "DSH_HOME";
const SESSION_ROOT: &str = "DSH_SESSION_ROOT";

/// The home of dsh: `explicit`, else `DSH_HOME`, else `.dsh` in the user's home.
///
/// `explicit` is taken as it is; a relative path is put behind the current directory, an empty
/// one is none. `DSH_HOME` is read as dsh reads it:
///
/// - blank is unset; apart from that white space is part of the name, nothing is trimmed;
/// - `~`, `~/x` and `~\x` start at the user's home, on every system; `~user` is a plain name;
/// - a relative path is read against the current directory, and `.` and `..` are taken out
///   without a look at links. `$VAR` and `%VAR%` are plain names.
///
/// ```
/// use tokdash_paths::{Env, Os, dsh};
///
/// let env = Env::empty(Os::Windows).with_user_home(r"C:\Users\dev");
/// assert_eq!(dsh::home(&env, None)?.path(), r"C:\Users\dev\.dsh");
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
    if let Some(value) = env.filled_var(HOME)? {
        let path = home::resolve(env, value, HOME)?;
        return Ok(Home::new(path, Origin::Variable(HOME)));
    }
    let path = home::below(env, &home::user_home(env)?, &[".dsh"]);
    Ok(Home::new(path, Origin::Default))
}

/// The folder in which programs built on the Python SDK 0.1 keep sessions: `DSH_SESSION_ROOT`.
/// `None` when it is unset or blank; such programs then use `.sessions` in their own working
/// directory, which nobody else can know.
///
/// It is read like `DSH_HOME` but for the `~`: dsh hands the value to Node's `path.resolve` as it
/// is, so `~/x` is the folder `~` in the current directory.
///
/// It takes the place of `<home>/sessions`, not of the home.
///
/// # Errors
/// [`NoCurrentDir`](crate::PathErrorKind::NoCurrentDir) when a relative path cannot be placed,
/// [`NotUnicode`](crate::PathErrorKind::NotUnicode) when a value that is needed is not text.
pub fn sdk_session_root(env: &Env) -> Result<Option<Utf8PathBuf>, PathError> {
    let Some(value) = env.filled_var(SESSION_ROOT)? else { return Ok(None) };
    home::resolve_plain(env, value, SESSION_ROOT).map(Some)
}

/// The home that the desktop app gives to dsh on Windows: `%APPDATA%\dsh-desktop\harness`.
///
/// `None` on other systems, and when `APPDATA` is unset, not valid Unicode, or no absolute path.
#[must_use]
pub fn desktop_home(env: &Env) -> Option<Utf8PathBuf> {
    if env.os() != Os::Windows {
        return None;
    }
    let base = env.var("APPDATA").ok()??;
    lexical::is_absolute(env.os(), base).then(|| {
        let base = lexical::clean(env.os(), base);
        home::below(env, Utf8Path::new(&base), &["dsh-desktop", "harness"])
    })
}
