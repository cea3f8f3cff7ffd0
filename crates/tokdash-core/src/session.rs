//! Sessions and their steps, as plain data.

use crate::{EntryId, Name, SessionId, SourceId, Timestamp, TokenTotals, UnitKey};

/// What a reader of sessions gives: steps as they come, and the session last.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum SessionItem {
    /// One model answer.
    Step(Step),
    /// The session that the steps before it belong to. (Boxed: it is ten times a step.)
    Session(Box<Session>),
}

/// One model answer: the unit of time and tokens within a session.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Step {
    /// The session it belongs to.
    pub session: SessionId,
    /// When the answer was complete.
    pub timestamp: Timestamp,
    /// The turn it belongs to, from 1, where the agent counts them.
    pub turn: Option<u64>,
    /// The model that was asked for, where the log says.
    pub model: Option<Name>,
    /// The usage entry of the same answer, where the agent links them.
    pub entry: Option<EntryId>,
    /// What it used, in tokens; `None` where nobody recorded it.
    pub tokens: Option<TokenTotals>,
    /// How long the agent itself says it worked, in milliseconds.
    pub measured_ms: Option<u64>,
    /// `false` for an early sample that a later row may replace, as on the usage entry.
    pub settled: bool,
}

impl Step {
    /// A step of `session` that was complete at `timestamp`; the rest is unknown.
    #[must_use]
    pub fn new(session: SessionId, timestamp: Timestamp) -> Self {
        Self {
            session,
            timestamp,
            turn: None,
            model: None,
            entry: None,
            tokens: None,
            measured_ms: None,
            settled: true,
        }
    }
}

/// One conversation with an agent, or one run of a subagent.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Session {
    /// As the agent names it.
    pub id: SessionId,
    /// The agent.
    pub source: SourceId,
    /// The unit it was read from.
    pub unit: UnitKey,
    /// The session it was forked from or started by.
    pub parent: Option<SessionId>,
    /// How it came to be.
    pub origin: Origin,
    /// How many subagents deep it is; 0 for a session a person started.
    pub depth: u64,
    /// The working directory, in the spelling of the machine it was on.
    pub cwd: Option<String>,
    /// Its title, at most 96 characters.
    pub title: Option<String>,
    /// The start of its first prompt, at most 96 characters.
    pub preview: Option<String>,
    /// What a subagent was called by the session that started it, at most 96 characters.
    pub label: Option<String>,
    /// The models it names, each once, in the order in which they were first named.
    pub models: Vec<Name>,
    /// Turns of its own.
    pub turns: u64,
    /// Turns it repeats from the session it was forked from.
    pub inherited_turns: u64,
    /// How its turns ended, in order, those it repeats among them; empty where the agent does not
    /// record it.
    pub turn_ends: Vec<TurnEnd>,
    /// Tokens it repeats from the session it was forked from; their owner counts them.
    pub inherited_tokens: TokenTotals,
    /// How far its tokens are known.
    pub coverage: Coverage,
    /// The event before its first step, from which the first gap is measured.
    pub prior_event: Option<Timestamp>,
    /// When it began.
    pub started: Option<Timestamp>,
    /// When its log last recorded something of it.
    pub last_seen: Option<Timestamp>,
    /// A unit whose content this session has taken over, and which views therefore hide.
    pub supersedes: Option<UnitKey>,
}

impl Session {
    /// A session of which nothing but its name and place is known.
    #[must_use]
    pub fn new(id: SessionId, source: SourceId, unit: UnitKey) -> Self {
        Self {
            id,
            source,
            unit,
            parent: None,
            origin: Origin::Root,
            depth: 0,
            cwd: None,
            title: None,
            preview: None,
            label: None,
            models: Vec::new(),
            turns: 0,
            inherited_turns: 0,
            turn_ends: Vec::new(),
            inherited_tokens: TokenTotals::default(),
            coverage: Coverage::NotRecorded,
            prior_event: None,
            started: None,
            last_seen: None,
            supersedes: None,
        }
    }
}

/// How a session came to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Origin {
    /// A person started it.
    Root,
    /// It continues another session from some point, which it repeats.
    Fork,
    /// Another session started it as a subagent.
    Subagent,
}

/// How far the tokens of a session are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Coverage {
    /// Every step carries its tokens, and they are those of the usage entries.
    Complete,
    /// The agent left usage beside the session: attribution, in no total.
    Retained,
    /// The same, but truncated, compacted, estimated or at odds with the agent's own sums.
    Partial,
    /// The agent recorded no tokens with the session.
    NotRecorded,
}

/// How one turn ended.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct TurnEnd {
    /// Whether the turn is repeated from the session it was forked from.
    pub inherited: bool,
    /// The agent's own word for it: `completed`, `failed`, `interrupted` …; `None` for a turn that
    /// has no end yet.
    pub status: Option<Name>,
}

impl TurnEnd {
    /// A turn that ended so.
    #[must_use]
    pub fn new(inherited: bool, status: Option<Name>) -> Self {
        Self { inherited, status }
    }
}

/// Which texts of a session a reader may keep. What is switched off is never built as a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SessionTexts {
    /// Titles, previews and labels: words of the conversation.
    pub titles: bool,
    /// Working directories: words of the machine.
    pub directories: bool,
}

impl Default for SessionTexts {
    fn default() -> Self {
        Self { titles: true, directories: true }
    }
}

impl SessionTexts {
    /// All of them.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether titles, previews and labels are kept.
    #[must_use]
    pub fn with_titles(mut self, titles: bool) -> Self {
        self.titles = titles;
        self
    }

    /// Whether working directories are kept.
    #[must_use]
    pub fn with_directories(mut self, directories: bool) -> Self {
        self.directories = directories;
        self
    }
}
