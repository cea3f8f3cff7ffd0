//! What a caller may say about where Reasonix keeps its logs.

use camino::Utf8PathBuf;
use tokdash_core::SessionTexts;

/// How [`Reasonix`](crate::Reasonix) is set up. The defaults find what the client itself would.
///
/// ```
/// use tokdash_reasonix::ReasonixOptions;
///
/// let options = ReasonixOptions::new().with_home("/backup/of/.reasonix");
/// assert!(options.home.is_some());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ReasonixOptions {
    /// The home; `None`, the default, takes it from the environment.
    pub home: Option<Utf8PathBuf>,
    /// Which texts of a session are kept; unless set, all of them.
    pub session_texts: SessionTexts,
}

impl ReasonixOptions {
    /// The defaults.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the home: the folder that holds `stats`. It wins over the environment.
    #[must_use]
    pub fn with_home(mut self, home: impl Into<Utf8PathBuf>) -> Self {
        self.home = Some(home.into());
        self
    }

    /// Sets which texts of a session are kept: titles, previews and labels; working directories.
    #[must_use]
    pub fn with_session_texts(mut self, texts: SessionTexts) -> Self {
        self.session_texts = texts;
        self
    }
}
