//! The event types this reader knows, and which of them a read looks at.

use serde::de::{Deserialize, Deserializer};
use tokdash_core::SessionTexts;
use tokdash_core::decode::Text;

/// What is asked of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Its usage.
    Usage,
    /// Its usage, which steps are made of, and the facts of its session with these texts.
    Sessions(SessionTexts),
}

impl Wanted {
    /// The texts of sessions, if those are asked for.
    pub(crate) fn texts(self) -> Option<SessionTexts> {
        match self {
            Self::Usage => None,
            Self::Sessions(texts) => Some(texts),
        }
    }

    /// Whether rows of this type are decoded. What is not asked for is not even looked at.
    pub(crate) fn takes(self, kind: Kind) -> bool {
        let texts = self.texts();
        match kind {
            Kind::Chunk
            | Kind::Message
            | Kind::Attempt
            | Kind::Compaction
            | Kind::RetryStarted
            | Kind::Context
            | Kind::RequestHeader
            | Kind::EndSeed => true,
            Kind::TurnStart | Kind::TurnEnd | Kind::CompactionStart | Kind::UserMessage => {
                texts.is_some()
            }
            Kind::Title | Kind::Descriptor => texts.is_some_and(|texts| texts.titles),
            Kind::Directory => texts.is_some_and(|texts| texts.directories),
            Kind::Other => false,
        }
    }
}

/// The event types that usage and sessions know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A streamed chunk (formats 0 and 1).
    Chunk,
    /// A finished answer.
    Message,
    /// A failed request (format 2 and later).
    Attempt,
    /// A successful compaction.
    Compaction,
    /// A retry that was sent.
    RetryStarted,
    /// A change of the route.
    Context,
    /// A request's header.
    RequestHeader,
    /// A fork's or a resume's mark.
    EndSeed,
    /// A turn that begins.
    TurnStart,
    /// A turn that ended, and how.
    TurnEnd,
    /// A compaction that begins.
    CompactionStart,
    /// A message in the user's role: a person's, or one that dsh made.
    UserMessage,
    /// A title of the session.
    Title,
    /// What a subagent is.
    Descriptor,
    /// A change of the working directory (format 4).
    Directory,
    /// Any other type, and a row without one.
    #[default]
    Other,
}

impl Kind {
    /// Whether a row of this type tells something of the session that is no usage.
    pub(crate) fn is_of_sessions(self) -> bool {
        Wanted::Sessions(SessionTexts::new()).takes(self) && !Wanted::Usage.takes(self)
    }

    pub(crate) fn of(name: &[u8]) -> Self {
        match name {
            b"assistant/chunk" => Self::Chunk,
            b"assistant/message" => Self::Message,
            b"assistant/attempt" => Self::Attempt,
            b"compaction/summary" => Self::Compaction,
            b"llm/retry-started" => Self::RetryStarted,
            b"request/context" => Self::Context,
            b"request/header" => Self::RequestHeader,
            b"session/end-seed" => Self::EndSeed,
            b"turn/start" => Self::TurnStart,
            b"turn/end" => Self::TurnEnd,
            b"compaction/start" => Self::CompactionStart,
            b"user/message" => Self::UserMessage,
            b"session/title" => Self::Title,
            b"subagent/descriptor" => Self::Descriptor,
            b"working-directory/change" => Self::Directory,
            _ => Self::Other,
        }
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = Text::deserialize(deserializer)?;
        Ok(name.raw().map_or(Self::Other, |name| Self::of(name.as_bytes())))
    }
}
