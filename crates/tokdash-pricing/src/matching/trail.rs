//! The trail: what was taken off an id or assumed on the way to its card.

use crate::{Flags, Mode};

/// Something that was taken off the end of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Strip {
    /// A full date.
    Date,
    /// `latest` or `stable`.
    Latest(&'static str),
    /// A word for the effort of thinking.
    Effort(&'static str),
}

/// What happened on the way to an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Trail {
    pub(crate) flags: Flags,
    /// The suffix behind a colon.
    pub(crate) variant: Option<&'static str>,
    /// The client whose name stood before the id.
    pub(crate) client: Option<&'static str>,
    /// What was stripped, in order.
    pub(crate) strips: [Option<Strip>; 3],
    /// The mode that the name asked for.
    pub(crate) mode: Option<Mode>,
}

impl Trail {
    /// Everything as words, those with a detail last.
    pub(crate) fn words(&self) -> Vec<String> {
        let mut words: Vec<String> =
            self.flags.iter().map(|flag| flag.as_str().to_owned()).collect();
        words.extend(self.variant.map(|word| format!("variant:{word}")));
        words.extend(self.client.map(|word| format!("client_prefix:{word}")));
        words.extend(self.strips.iter().flatten().map(|strip| match strip {
            Strip::Date => "stripped:date".to_owned(),
            Strip::Latest(word) => format!("stripped:{word}"),
            Strip::Effort(word) => format!("stripped:effort:{word}"),
        }));
        words.extend(self.mode.map(|mode| format!("mode:{mode}")));
        words
    }
}
