//! Where to look, and what to keep.

use camino::Utf8PathBuf;
use tokdash_core::SessionTexts;

/// Where a [`Dsh`](crate::Dsh) looks for logs, and which texts of sessions it keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct DshOptions {
    /// The home, in place of `DSH_HOME` and the default.
    pub home: Option<Utf8PathBuf>,
    /// Further folders that hold sessions, as `sessions/` does in a home: the Python SDK's
    /// `DSH_SESSION_ROOT`, the desktop app's.
    pub session_roots: Vec<Utf8PathBuf>,
    /// Which texts sessions carry; all of them unless set. Usage carries none.
    pub session_texts: SessionTexts,
}

impl DshOptions {
    /// The home of the environment, and nothing else.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the home.
    #[must_use]
    pub fn with_home(mut self, home: impl Into<Utf8PathBuf>) -> Self {
        self.home = Some(home.into());
        self
    }

    /// Adds a folder that holds sessions.
    #[must_use]
    pub fn with_session_root(mut self, root: impl Into<Utf8PathBuf>) -> Self {
        self.session_roots.push(root.into());
        self
    }

    /// Sets which texts sessions carry.
    #[must_use]
    pub fn with_session_texts(mut self, texts: SessionTexts) -> Self {
        self.session_texts = texts;
        self
    }
}
