//! Where a read of one unit puts what it finds: the sink, and the figures that are no items.

use std::cell::{Cell, RefCell};

use tokdash_core::{Code, Diagnostic, Flow, Progress, ReadEnd, SessionItem, Sink, Tally, UnitKey};

/// The one sink of a read, shared by all that take part in it. It remembers that it was stopped,
/// and is not spoken to again.
pub(super) struct Out<'s> {
    sink: RefCell<&'s mut dyn Sink<SessionItem>>,
    unit: UnitKey,
    stopped: Cell<bool>,
    tally: RefCell<Tally>,
}

impl<'s> Out<'s> {
    pub(super) fn new(sink: &'s mut dyn Sink<SessionItem>, unit: &UnitKey) -> Self {
        Self {
            sink: RefCell::new(sink),
            unit: unit.clone(),
            stopped: Cell::new(false),
            tally: RefCell::default(),
        }
    }

    pub(super) fn item(&self, item: SessionItem) -> Flow {
        self.tell(|sink| sink.item(item))
    }

    /// A diagnostic of this unit.
    pub(super) fn diagnostic(&self, diagnostic: Diagnostic) -> Flow {
        self.tell(|sink| sink.diagnostic(diagnostic.with_unit(self.unit.clone())))
    }

    /// A diagnostic of this unit, of which nothing more is known.
    pub(super) fn note(&self, code: Code, field: &'static str) -> Flow {
        self.diagnostic(Diagnostic::new(code).with_field(field))
    }

    /// A diagnostic for something that was lost: what a store already has is better kept.
    pub(super) fn lost(&self, diagnostic: Diagnostic) -> Flow {
        self.tally.borrow_mut().lossy = true;
        self.diagnostic(diagnostic)
    }

    pub(super) fn progress(&self, bytes: u64) -> Flow {
        self.tell(|sink| sink.progress(Progress::of_bytes(bytes)))
    }

    pub(super) fn ignore(&self, what: &'static str) {
        self.tally.borrow_mut().ignore(what);
    }

    pub(super) fn is_lossy(&self) -> bool {
        self.tally.borrow().lossy
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped.get()
    }

    /// How the read ended; of one that was stopped, that says nothing.
    pub(super) fn end(self) -> ReadEnd {
        ReadEnd::whole(self.tally.into_inner())
    }

    fn tell(&self, say: impl FnOnce(&mut dyn Sink<SessionItem>) -> Flow) -> Flow {
        if self.stopped.get() {
            return Flow::Break(());
        }
        let flow = say(&mut **self.sink.borrow_mut());
        self.stopped.set(flow.is_break());
        flow
    }
}
