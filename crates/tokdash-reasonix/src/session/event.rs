//! One event of a framed store: which kinds tell something of a session, and what.

use tokdash_core::decode::{Object, Text, Whole};
use tokdash_core::{Name, SessionTexts, allow_list};

use super::document;
use super::literal::{self, Raw};
use super::message::{self, Era, Message};

allow_list! {
    /// Where a payload lies that was too large for its event.
    pub(super) struct Reference<'a> {
        "digest" => digest: Text<'a>,
        "bytes" => bytes: Whole,
    }
}

allow_list! {
    struct MessagePayload<'a> {
        "message" => message: Object<message::Row<'a>>,
    }
}

allow_list! {
    struct RetractPayload<'a> {
        "messageId" => message: Text<'a>,
        "id" => id: Text<'a>,
    }
}

allow_list! {
    struct ConfigPayload<'a> {
        "modelRef" => model: Text<'a>,
    }
}

allow_list! {
    struct EndPayload<'a> {
        "status" => status: Text<'a>,
    }
}

allow_list! {
    struct TitlePayload<'a> {
        "title" => title: Raw<'a>,
    }
}

/// The kinds of event that are looked into. The rest is counted and skipped, tool output above
/// all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Message,
    Retract,
    Config,
    TurnStart,
    TurnEnd,
    Title,
}

impl Kind {
    pub(super) fn of(name: &str) -> Option<Self> {
        Some(match name {
            "message/complete" | "message/upsert" => Self::Message,
            "message/retract" => Self::Retract,
            "session/config" => Self::Config,
            "turn/start" => Self::TurnStart,
            "turn/end" => Self::TurnEnd,
            "session/title" => Self::Title,
            _ => return None,
        })
    }
}

/// What an event tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fact {
    Message(Box<Message>),
    /// A message that was taken back.
    Retract(Box<str>),
    Model(Name),
    TurnStart,
    TurnEnd(Option<Name>),
    Title(Option<String>),
    /// Nothing of a session.
    Nothing,
}

/// Reads a payload; `None` when it is no JSON object.
pub(super) fn read(kind: Kind, payload: &[u8], era: Era, texts: SessionTexts) -> Option<Fact> {
    let name = |text: &Text<'_>| text.filled().map(Name::from);
    Some(match kind {
        Kind::Message => {
            let payload: MessagePayload<'_> = document::object(payload)?;
            let row = payload.message.as_ref();
            row.map_or(Fact::Nothing, |row| Fact::Message(Box::new(Message::of(row, era, texts))))
        }
        Kind::Retract => {
            let payload: RetractPayload<'_> = document::object(payload)?;
            let id = payload.message.filled().or(payload.id.filled());
            id.map_or(Fact::Nothing, |id| Fact::Retract(id.into()))
        }
        Kind::Config => {
            let payload: ConfigPayload<'_> = document::object(payload)?;
            name(&payload.model).map_or(Fact::Nothing, Fact::Model)
        }
        Kind::TurnStart => Fact::TurnStart,
        Kind::TurnEnd => {
            let payload: EndPayload<'_> = document::object(payload)?;
            Fact::TurnEnd(name(&payload.status))
        }
        Kind::Title if !texts.titles => Fact::Nothing,
        Kind::Title => {
            let payload: TitlePayload<'_> = document::object(payload)?;
            Fact::Title(payload.title.and_then(literal::preview))
        }
    })
}
