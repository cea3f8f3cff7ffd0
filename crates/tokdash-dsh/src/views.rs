//! Where a read puts what it finds: the sinks of the views that were asked for.

use tokdash_core::{
    Diagnostic, Flow, Progress, Session, SessionItem, SessionTexts, Sink, Step, UsageEntry,
};

use crate::kind::Wanted;

/// The sinks of one read. What breaks off one view breaks off the read.
pub(crate) struct Views<'o> {
    usage: Option<&'o mut dyn Sink<UsageEntry>>,
    sessions: Option<&'o mut dyn Sink<SessionItem>>,
    texts: SessionTexts,
}

impl<'o> Views<'o> {
    pub(crate) fn of_usage(usage: &'o mut dyn Sink<UsageEntry>) -> Self {
        Self { usage: Some(usage), sessions: None, texts: SessionTexts::new() }
    }

    pub(crate) fn of_sessions(out: &'o mut dyn Sink<SessionItem>, texts: SessionTexts) -> Self {
        Self { usage: None, sessions: Some(out), texts }
    }

    /// Adds the view of usage.
    pub(crate) fn with_usage(mut self, usage: &'o mut dyn Sink<UsageEntry>) -> Self {
        self.usage = Some(usage);
        self
    }

    /// What they ask of a log.
    pub(crate) fn wanted(&self) -> Wanted {
        match self.sessions {
            Some(_) => Wanted::Sessions(self.texts),
            None => Wanted::Usage,
        }
    }

    /// Tells each view.
    pub(crate) fn diagnostic(&mut self, diagnostic: Diagnostic) -> Flow {
        if let Some(usage) = &mut self.usage {
            usage.diagnostic(diagnostic.clone())?;
        }
        self.diagnostic_of_sessions(diagnostic)
    }

    /// Tells sessions alone, of a row that is nothing to usage.
    pub(crate) fn diagnostic_of_sessions(&mut self, diagnostic: Diagnostic) -> Flow {
        match &mut self.sessions {
            Some(sessions) => sessions.diagnostic(diagnostic),
            None => Flow::Continue(()),
        }
    }

    pub(crate) fn progress(&mut self, progress: Progress) -> Flow {
        if let Some(usage) = &mut self.usage {
            usage.progress(progress)?;
        }
        match &mut self.sessions {
            Some(sessions) => sessions.progress(progress),
            None => Flow::Continue(()),
        }
    }

    /// Gives a usage entry, if any are asked for.
    pub(crate) fn entry(&mut self, entry: impl FnOnce() -> UsageEntry) -> Flow {
        match &mut self.usage {
            Some(usage) => usage.item(entry()),
            None => Flow::Continue(()),
        }
    }

    pub(crate) fn step(&mut self, step: Step) -> Flow {
        self.session_item(SessionItem::Step(step))
    }

    pub(crate) fn session(&mut self, session: Session) -> Flow {
        self.session_item(SessionItem::Session(Box::new(session)))
    }

    fn session_item(&mut self, item: SessionItem) -> Flow {
        match &mut self.sessions {
            Some(sessions) => sessions.item(item),
            None => Flow::Continue(()),
        }
    }
}
