//! Session folders of dsh: new sessions, forks, subagents, and folders that an upgrade left with
//! two generations of one log.

mod frames;
mod plan;
mod render;

use self::frames::Framer;
use self::plan::{Plan, Planner, Start};
use self::render::Rows;
use super::clock::{FIRST_DAY, MILLIS_PER_DAY};
use super::json::Object;
use super::rng::Rng;
use super::words::PROJECTS;
use super::{DshVersion, Options, Totals, length};

/// What a session is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    New,
    /// It repeats a part of the last new session and goes on from there.
    Fork,
    /// The same, made by an agent.
    ForkedSubagent,
    /// It has a parent and repeats nothing.
    Subagent,
    /// A session of the oldest format that the newest client goes on with.
    Migrated,
}

/// Sessions come in this order, over and over.
const KINDS: [Kind; 8] = [
    Kind::New,
    Kind::Fork,
    Kind::New,
    Kind::Subagent,
    Kind::Migrated,
    Kind::New,
    Kind::ForkedSubagent,
    Kind::New,
];

/// The formats of new sessions in a mixed home, one after another.
const VERSIONS: [u64; 5] = [4, 0, 3, 1, 2];
const OLDEST: u64 = 0;
const NEWEST: u64 = 4;

/// Writes a home of dsh, file by file, and tells what it holds.
pub fn dsh(options: &Options, out: &mut dyn FnMut(&str, &[u8])) -> Totals {
    let mut home = Home {
        options: *options,
        planner: Planner::new(Rng::of_part(options.seed, "dsh")),
        framer: Framer::new(),
        totals: Totals::default(),
        versions: VERSIONS.iter().cycle(),
        parent: None,
        out,
    };
    let kinds = KINDS.iter().cycle();
    for (index, kind) in (0..options.sessions).zip(kinds) {
        home.session(index, *kind);
    }
    home.totals
}

struct Home<'a> {
    options: Options,
    planner: Planner,
    framer: Framer,
    totals: Totals,
    versions: std::iter::Cycle<std::slice::Iter<'static, u64>>,
    /// The last new session.
    parent: Option<Session>,
    out: &'a mut dyn FnMut(&str, &[u8]),
}

/// A session as far as its header and its folder go, with what it did.
#[derive(Clone, Debug)]
struct Session {
    id: String,
    project: &'static str,
    version: u64,
    created: u64,
    parent: Option<String>,
    by_agent: bool,
    repeated: Plan,
    own: Plan,
    plain: bool,
}

impl Home<'_> {
    fn session(&mut self, index: u64, kind: Kind) {
        let plain =
            self.options.plain || self.options.dsh_version == DshVersion::Mixed && index % 4 == 3;
        let session = match (kind, self.parent.clone()) {
            (Kind::Fork, Some(parent)) => self.fork(&parent, false, plain),
            (Kind::ForkedSubagent, Some(parent)) => self.fork(&parent, true, plain),
            (Kind::Subagent, Some(parent)) => self.subagent(&parent, plain),
            (Kind::Migrated, _) => self.new_session(NEWEST, plain),
            _ => {
                let version = self.versions.next().copied().unwrap_or(NEWEST);
                let session = self.new_session(version, plain);
                self.parent = Some(session.clone());
                session
            }
        };
        session.repeated.count_as_inherited(&mut self.totals);
        session.own.count_as_own(&mut self.totals);
        self.totals.units += 1;
        if kind == Kind::Migrated && self.options.dsh_version == DshVersion::Mixed {
            self.write_older_generation(&session);
        }
        self.write(&session);
    }

    fn new_session(&mut self, version: u64, plain: bool) -> Session {
        let version = match self.options.dsh_version {
            DshVersion::One(version) => version,
            DshVersion::Mixed => version,
        };
        let rng = &mut self.planner.rng;
        let days = self.options.days.max(1);
        let created = FIRST_DAY * MILLIS_PER_DAY + rng.below(days * MILLIS_PER_DAY);
        let (id, project) = (format!("session-{}", rng.uuid()), *rng.pick(&PROJECTS));
        let own = self.own_plan(created, version);
        let repeated = Plan::default();
        let (parent, by_agent) = (None, false);
        Session { id, project, version, created, parent, by_agent, repeated, own, plain }
    }

    fn own_plan(&mut self, created: u64, version: u64) -> Plan {
        let route = self.planner.route();
        let start = Start { time: created + 40, turn: 1, route, tells_reasoning: version < NEWEST };
        self.planner.plan(start, self.options.steps)
    }

    fn fork(&mut self, parent: &Session, by_agent: bool, plain: bool) -> Session {
        let turns = parent.own.turns.len().div_ceil(2);
        let repeated = parent.own.first(turns);
        let created = parent.own.ended() + self.planner.rng.between(1_000, 3_600_000);
        let turn = repeated.next_turn();
        let route = match repeated.turns.last() {
            Some(last) => last.route,
            None => self.planner.route(),
        };
        let tells_reasoning = parent.version < NEWEST;
        let start = Start { time: created + 40, turn, route, tells_reasoning };
        let own = self.planner.plan(start, self.options.steps);
        let uuid = self.planner.rng.uuid();
        let id = if by_agent { uuid } else { format!("session-{uuid}") };
        let parent_id = Some(parent.id.clone());
        Session { id, created, parent: parent_id, by_agent, repeated, own, plain, ..parent.clone() }
    }

    fn subagent(&mut self, parent: &Session, plain: bool) -> Session {
        let created = parent.created + self.planner.rng.between(5_000, 60_000);
        let own = self.own_plan(created, parent.version);
        let (id, parent_id) = (self.planner.rng.uuid(), Some(parent.id.clone()));
        let repeated = Plan::default();
        let by_agent = true;
        Session { id, created, parent: parent_id, by_agent, repeated, own, plain, ..parent.clone() }
    }

    /// The log that the older client left: the first turns of the same history. Its entries are
    /// all in the newer one, so that it adds nothing.
    fn write_older_generation(&mut self, session: &Session) {
        let turns = session.own.turns.len().div_ceil(2);
        let older = Session { version: OLDEST, own: session.own.first(turns), ..session.clone() };
        self.write(&older);
    }

    fn write(&mut self, session: &Session) {
        let batches = session.rows().batches;
        let batches = batches.iter().filter(|batch| !batch.is_empty());
        let bytes: Vec<u8> = if session.plain {
            batches.flat_map(|batch| batch.bytes()).collect()
        } else {
            batches.flat_map(|batch| self.framer.frame(batch.as_bytes())).collect()
        };
        self.totals.bytes += length(&bytes);
        let folder = format!("sessions/--home-dev-{}--/{}", session.project, session.id);
        (self.out)(&format!("{folder}/{}", session.file_name()), &bytes);
        if session.version >= 3 {
            (self.out)(&format!("{folder}/session.lock"), b"");
        }
    }
}

impl Session {
    fn file_name(&self) -> String {
        let tag = match self.version {
            0 => String::new(),
            version => format!(".v{version}"),
        };
        let compressed = if self.plain { "" } else { ".zstd" };
        format!("session{tag}.jsonl{compressed}")
    }

    fn rows(&self) -> Rows {
        // How long the repeated part is stands in the old headers, so it is written first.
        let length = self.repeated_rows(0).seq();
        let mut rows = self.repeated_rows(length);
        if self.is_fork() {
            rows.end_seed(self.created);
        }
        rows.plan(&self.own);
        rows
    }

    fn repeated_rows(&self, length: u64) -> Rows {
        let mut rows = Rows::new(self.version, self.header(length));
        rows.plan(&self.repeated);
        rows
    }

    fn is_fork(&self) -> bool {
        !self.repeated.turns.is_empty()
    }

    fn header(&self, seed_length: u64) -> Object {
        let header = Object::new()
            .text("type", "session")
            .number("version", self.version)
            .text("id", &self.id)
            .number("createdAt", self.created)
            .text("cwd", &format!("/home/dev/{}", self.project));
        let header = match &self.parent {
            Some(parent) => header.text("parentSession", parent),
            None => header,
        };
        let header = match self.version {
            0 | 1 => header.number_or_nothing("seedLength", seed_length),
            _ => header.flag("isSeeded", self.is_fork()),
        };
        let header = if self.by_agent { header.text("origin", "subagent") } else { header };
        header.number("delegationDepth", u64::from(self.by_agent))
    }
}
