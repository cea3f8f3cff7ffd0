//! Gives a session's items: its steps, and the session last.

use tokdash_core::{Code, Flow, Session, SessionItem, Step};

use super::clock::Draft;
use super::out::Out;

/// A step that nothing dates has no place among the others, and is told.
pub(super) fn give(session: Session, steps: Vec<Draft>, out: &Out<'_>) -> Flow {
    let mut is_dated = true;
    for draft in steps {
        let Some(at) = draft.at else {
            is_dated = false;
            continue;
        };
        let mut step = Step::new(session.id.clone(), at);
        (step.turn, step.model) = (draft.turn, draft.model);
        (step.tokens, step.measured_ms) = (draft.tokens, draft.work);
        out.item(SessionItem::Step(step))?;
    }
    if !is_dated {
        out.note(Code::InvalidTimestamp, "created_at")?;
    }
    out.item(SessionItem::Session(Box::new(session)))
}
