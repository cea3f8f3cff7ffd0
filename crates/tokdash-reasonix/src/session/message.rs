//! One message of a conversation: what a session needs of it, and nothing of what was said.

use serde_json::value::RawValue;
use tokdash_core::decode::{Count, Flag, Text};
use tokdash_core::{Name, SessionTexts, Timestamp, allow_list};

use super::field::Field;
use super::literal::{self, Raw};
use super::workspace;

allow_list! {
    /// A message as it stands. Contents are not looked into before it is clear that they must be.
    pub(super) struct Row<'a> {
        "role" => role: Text<'a>,
        "id" => id: Text<'a>,
        "origin" => origin: Text<'a>,
        "content" => content: Raw<'a>,
        "raw_content" => raw_content: Raw<'a>,
        "createdAt" => created: Raw<'a>,
        "workDurationMs" => work: Count,
        "modelRef" => model: Text<'a>,
        "local_only" => local_only: Flag,
        "host_authored" => host_authored: Flag,
    }
}

/// Whose words name the working directory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Era {
    /// The client's own messages in the conversation.
    Framed,
    /// The system message, or the block before a person's words.
    Lines,
}

/// What a message is to its session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A person's words: they set off a turn.
    Prompt,
    /// The client's own words on the user's side.
    Host,
    System,
    /// A model's answer: a step.
    Answer,
    /// A tool's result, a note for the screen, anything else.
    Other,
}

/// What is kept of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Message {
    pub(super) kind: Kind,
    pub(super) id: Option<Box<str>>,
    pub(super) created: Field<Timestamp>,
    /// How long the client says it worked, in milliseconds.
    pub(super) work: Field<u64>,
    pub(super) model: Option<Name>,
    pub(super) preview: Option<String>,
    pub(super) cwd: Option<String>,
}

impl Message {
    pub(super) fn of(row: &Row<'_>, era: Era, texts: SessionTexts) -> Self {
        let kind = kind(row);
        let wants_preview = texts.titles && kind == Kind::Prompt;
        Self {
            kind,
            id: row.id.filled().map(Box::from),
            created: literal::time(row.created),
            work: work(row.work),
            model: row.model.filled().map(Name::from),
            preview: wants_preview.then(|| preview(row)).flatten(),
            cwd: texts.directories.then(|| cwd(row, kind, era)).flatten(),
        }
    }
}

fn kind(row: &Row<'_>) -> Kind {
    if row.local_only.is_true() {
        return Kind::Other;
    }
    match row.role.filled() {
        Some("user") if row.host_authored.is_true() => Kind::Host,
        Some("user") if row.origin.filled() == Some("host") => Kind::Host,
        Some("user") => Kind::Prompt,
        Some("system") => Kind::System,
        Some("assistant") => Kind::Answer,
        _ => Kind::Other,
    }
}

/// No work is as good as none recorded: the client leaves a zero out.
fn work(count: Count) -> Field<u64> {
    match count {
        Count::Absent | Count::Valid(0) => Field::Absent,
        Count::Valid(millis) => Field::Valid(millis),
        Count::Invalid => Field::Invalid,
    }
}

/// The start of what the person wrote: as they wrote it, where that is recorded apart.
fn preview(row: &Row<'_>) -> Option<String> {
    if let Some(raw) = row.raw_content {
        return literal::preview(raw);
    }
    let content = row.content?;
    // Looked for without its brackets, which the client's language may write as escapes.
    if mentions(content, "workspace") {
        let text = literal::whole(content);
        if let Some((_, words)) = workspace::block_before(&text) {
            return tokdash_core::preview(words);
        }
    }
    literal::preview(content)
}

fn cwd(row: &Row<'_>, kind: Kind, era: Era) -> Option<String> {
    let content = row.content.filter(|content| mentions(content, workspace::LINE_START))?;
    match (era, kind) {
        (Era::Framed, Kind::Host) | (Era::Lines, Kind::System) => {
            workspace::named_in(&literal::whole(content))
        }
        (Era::Lines, Kind::Prompt | Kind::Host) => {
            let text = literal::whole(content);
            let (block, _) = workspace::block_before(&text)?;
            (!is_their_own(row, &text)).then(|| workspace::named_in(block)).flatten()
        }
        _ => None,
    }
}

/// Whether the block at the head is part of what the person wrote.
fn is_their_own(row: &Row<'_>, content: &str) -> bool {
    let words = row.raw_content.map(literal::whole).unwrap_or_default();
    let words = words.trim();
    !words.is_empty() && content.trim_start().starts_with(words)
}

fn mentions(raw: &RawValue, text: &str) -> bool {
    memchr::memmem::find(raw.get().as_bytes(), text.as_bytes()).is_some()
}
