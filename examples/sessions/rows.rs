//! Which sessions are shown, and their figures in the window.

use tokdash::TokenTotals;
use tokdash::core::{
    ActiveTime, ActivityOptions, Session, SessionRecord, SessionScan, project_name,
};

use crate::args::Args;
use crate::clock;
use crate::report::grouped;

/// The sessions that are shown, the newest first.
pub struct Rows<'a> {
    pub list: Vec<Row<'a>>,
    /// Of all of them together.
    pub active: ActiveTime,
}

/// One session, with its figures in the window.
pub struct Row<'a> {
    pub record: &'a SessionRecord,
    pub steps: usize,
    /// `None` where the agent records none with its sessions.
    pub tokens: Option<TokenTotals>,
    pub span_ms: u64,
    pub active_ms: u64,
    pub active_ms_sum: u64,
}

impl<'a> Rows<'a> {
    pub fn of(scan: &'a SessionScan, args: &Args) -> Result<Self, String> {
        let mut rows = Self { list: Vec::new(), active: ActiveTime::new() };
        // A family is told by its other members.
        let only = args.id.as_deref().filter(|_| args.json || !args.tree);
        let known = |id: &str| scan.sessions.iter().any(|it| it.session.id.as_str() == id);
        if let Some(id) = args.id.as_deref().filter(|id| !known(id)) {
            return Err(format!("no session {id}"));
        }
        let wanted = |it: &&SessionRecord| only.is_none_or(|id| it.session.id.as_str() == id);
        for record in scan.sessions.iter().filter(wanted) {
            rows.add(record, args);
        }
        Ok(rows)
    }

    fn add(&mut self, record: &'a SessionRecord, args: &Args) {
        let window = &args.window;
        let steps = record.steps_in(window).count();
        if steps == 0 && !window.is_all() {
            return;
        }
        let active = record.activity(&ActivityOptions::new()).clipped(window);
        self.active.add(&active);
        self.list.push(Row {
            record,
            steps,
            tokens: record.tokens_in(window),
            span_ms: record.span_ms(window),
            active_ms: active.union_ms(),
            active_ms_sum: active.sum_ms(),
        });
    }
}

impl Row<'_> {
    pub fn session(&self) -> &Session {
        &self.record.session
    }

    /// What people call it: its title, else what it says first, else where it is, else its id.
    pub fn name(&self) -> String {
        let session = self.session();
        let texts = [&session.title, &session.label, &session.preview];
        let text = texts.into_iter().flatten().next().map(String::as_str).or(self.project());
        text.map_or_else(|| session.id.as_str().chars().take(8).collect(), str::to_owned)
    }

    pub fn project(&self) -> Option<&str> {
        self.session().cwd.as_deref().and_then(project_name)
    }

    /// The first model, and how many more there were.
    pub fn models(&self) -> String {
        match self.session().models.as_slice() {
            [] => String::new(),
            [model] => model.to_string(),
            [model, more @ ..] => format!("{model} +{}", more.len()),
        }
    }

    /// Its turns, and those it repeats from another session.
    pub fn turns(&self) -> String {
        match self.session().inherited_turns {
            0 => self.session().turns.to_string(),
            inherited => format!("{} (+{inherited})", self.session().turns),
        }
    }

    pub fn shown_tokens(&self) -> String {
        self.tokens.map_or_else(|| "not recorded".to_owned(), |tokens| grouped(tokens.total()))
    }

    pub fn active(&self) -> String {
        clock::duration(self.active_ms)
    }
}
