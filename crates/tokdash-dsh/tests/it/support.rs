//! Generated logs: rows as dsh writes them, with made-up texts.

use serde_json::{Value, json};
use tokdash_core::{
    Code, Collected, Diagnostic, ErrorKind, Files, Limits, MemFiles, Provenance, ReadCx, Result,
    Scan, ScanOptions, Session, SessionItem, SessionTexts, Source, SourceExt, Step, Tally,
    TokenTotals, Unit, UsageEntry, UsageSourceExt,
};
use tokdash_dsh::{Dsh, DshOptions};
use tokdash_paths::{Env, Os};

/// A time like those in logs, in milliseconds.
pub const BASE: u64 = 1_786_735_098_528;

/// A log under construction.
#[derive(Clone, Debug)]
pub struct Log {
    pub version: u64,
    header: Value,
    pub rows: Vec<Value>,
    seq: u64,
}

impl Log {
    /// A log of format `version`, session `session-abc`.
    pub fn new(version: u64) -> Self {
        let mut header = json!({
            "type": "session", "version": version, "id": "session-abc", "createdAt": BASE,
            "cwd": "/home/dev/demo", "delegationDepth": 0,
        });
        if version >= 2 {
            header["isSeeded"] = json!(false);
        }
        Self { version, header, rows: Vec::new(), seq: 0 }
    }

    pub fn header(mut self, field: &str, value: Value) -> Self {
        self.header[field] = value;
        self
    }

    /// Adds an event; its time is a second after the one before.
    pub fn event(mut self, kind: &str, data: Value) -> Self {
        let row =
            json!({"type": kind, "seq": self.seq, "time": BASE + 1_000 * self.seq, "data": data});
        self.rows.push(row);
        self.seq += 1;
        self
    }

    /// Adds a row as it stands.
    pub fn raw(mut self, row: Value) -> Self {
        self.rows.push(row);
        self
    }

    /// Sets a field of the last row.
    pub fn with(mut self, field: &str, value: Value) -> Self {
        self.rows.last_mut().unwrap()[field] = value;
        self
    }

    /// Removes a field of the last row.
    pub fn without(mut self, field: &str) -> Self {
        self.rows.last_mut().unwrap().as_object_mut().unwrap().remove(field);
        self
    }

    pub fn context(self, provider: &str, model: &str) -> Self {
        self.event("request/context", json!({"provider": provider, "model": model}))
    }

    pub fn prompt(self, text: &str) -> Self {
        let content = json!([{"type": "text", "text": text}]);
        self.event("user/message", json!({"content": content, "source": {"kind": "user"}}))
    }

    /// An early sample, as formats 0 and 1 write it.
    pub fn chunk(self, turn: u64, step: u64, usage: Value) -> Self {
        let chunk = json!({"type": "usage", "usage": usage});
        self.event("assistant/chunk", json!({"turn": turn, "step": step, "chunk": chunk}))
    }

    /// A finished answer with its own usage.
    pub fn message(self, turn: u64, step: u64, usage: Value) -> Self {
        let data = json!({"turn": turn, "step": step, "message": answer(), "usage": usage});
        self.event("assistant/message", data)
    }

    /// A finished answer that names no usage of its own, with this stream.
    pub fn streamed(self, turn: u64, step: u64, stream: Value) -> Self {
        let data = json!({"turn": turn, "step": step, "message": answer(), "stream": stream});
        self.event("assistant/message", data)
    }

    /// A failed request with this stream.
    pub fn attempt(self, turn: u64, step: u64, stream: Value) -> Self {
        self.event("assistant/attempt", json!({"turn": turn, "step": step, "stream": stream}))
    }

    pub fn retry_started(self, turn: u64, step: u64) -> Self {
        self.event("llm/retry-started", json!({"turn": turn, "step": step, "retry": 1}))
    }

    pub fn compaction(self, id: Value, usage: Value) -> Self {
        let data = json!({
            "compactionId": id, "provider": "official", "model": "small",
            "summary": [{"type": "text", "text": "what was said"}], "usage": usage,
        });
        self.event("compaction/summary", data)
    }

    pub fn end_seed(self, inherited: bool) -> Self {
        let data = if inherited { json!({"inherited": true}) } else { json!({}) };
        self.event("session/end-seed", data)
    }

    pub fn lines(&self) -> Vec<String> {
        let rows = std::iter::once(&self.header).chain(&self.rows);
        rows.map(|row| format!("{}\n", ordered(row))).collect()
    }

    pub fn text(&self) -> String {
        self.lines().concat()
    }

    /// One frame a line.
    pub fn frames(&self) -> Vec<Vec<u8>> {
        self.lines().iter().map(|line| frame(line.as_bytes())).collect()
    }

    pub fn plain_name(&self) -> String {
        match self.version {
            0 => "session.jsonl".to_owned(),
            version => format!("session.v{version}.jsonl"),
        }
    }

    pub fn zstd_name(&self) -> String {
        format!("{}.zstd", self.plain_name())
    }

    /// This log, plain, in a home of its own.
    pub fn home(&self) -> MemFiles {
        MemFiles::new().with_file(at(&self.plain_name()), self.text())
    }

    /// What reading it gives, in both encodings, which must be the same.
    pub fn read(&self) -> Collected<UsageEntry> {
        let plain = read(&self.home()).unwrap();
        let frames = MemFiles::new().with_file(at(&self.zstd_name()), self.frames().concat());
        let framed = read(&frames).unwrap();
        assert_eq!(brief(&plain.items), brief(&framed.items));
        assert_eq!(codes(&plain), codes(&framed));
        plain
    }
}

/// What stands for a value that JSON libraries do not write; see [`Log::text_with`].
pub const HOLE: &str = "@hole@";

impl Log {
    /// A log of session `id`.
    pub fn of(version: u64, id: &str) -> Self {
        Self::new(version).header("id", json!(id))
    }

    /// Its text, with `literal` in place of the text [`HOLE`].
    pub fn text_with(&self, literal: &str) -> String {
        self.text().replace(&format!("\"{HOLE}\""), literal)
    }

    /// The whole log, one frame a line.
    pub fn zstd(&self) -> Vec<u8> {
        self.frames().concat()
    }

    /// Figures of this log that are no entries.
    pub fn tally(&self) -> Tally {
        read_fully(&self.home(), Limits::new()).unwrap().1
    }

    /// Outputs by short id.
    pub fn outputs(&self) -> Vec<(String, u64)> {
        outputs(&self.read().items)
    }

    /// Its one entry.
    pub fn only(&self) -> UsageEntry {
        let mut read = self.read();
        assert_eq!(read.items.len(), 1, "{:?}", read.items);
        assert_eq!(read.diagnostics, []);
        read.items.remove(0)
    }
}

/// Four answers, outputs 10 to 40, in the frames of header, then one row each.
pub fn four_answers(version: u64) -> Log {
    let log = Log::new(version).context("official", "large");
    (1..=4).fold(log, |log, step| log.message(1, step, usage(100, 10 * step)))
}

/// A row with the envelope's fields in the order in which dsh writes them.
fn ordered(row: &Value) -> String {
    let fields = row.as_object().unwrap();
    let first = ["type", "version", "id", "seq", "seq0", "time", "time0", "data"];
    let rest = fields.keys().map(String::as_str).filter(|key| !first.contains(key));
    let parts = first.into_iter().chain(rest).filter_map(|key| {
        let value = fields.get(key)?;
        Some(format!("{}:{value}", Value::from(key)))
    });
    format!("{{{}}}", parts.collect::<Vec<_>>().join(","))
}

pub fn answer() -> Value {
    json!({
        "role": "assistant", "content": [{"type": "text", "text": "an answer"}],
        "source": {"kind": "model", "provider": "official", "model": "large"},
    })
}

pub fn usage(input: u64, output: u64) -> Value {
    json!({"inputTokens": input, "outputTokens": output})
}

/// A stream with these usage chunks.
pub fn stream(usages: &[Value]) -> Value {
    let chunk = |usage: &Value| json!({"type": "chunk", "time": BASE, "chunk": {"type": "usage", "usage": usage}});
    usages.iter().map(chunk).collect()
}

/// One frame as dsh writes it: a checksum, no content size.
pub fn frame(text: &[u8]) -> Vec<u8> {
    let mut encoder = zstd::stream::Encoder::new(Vec::new(), 3).unwrap();
    encoder.include_checksum(true).unwrap();
    std::io::Write::write_all(&mut encoder, text).unwrap();
    encoder.finish().unwrap()
}

/// One frame with a block for each part, so that a cut leaves the parts before it.
pub fn frame_of_blocks<T: AsRef<[u8]>>(parts: &[T]) -> Vec<u8> {
    let mut encoder = zstd::stream::Encoder::new(Vec::new(), 3).unwrap();
    encoder.include_checksum(true).unwrap();
    for part in parts {
        std::io::Write::write_all(&mut encoder, part.as_ref()).unwrap();
        std::io::Write::flush(&mut encoder).unwrap();
    }
    encoder.finish().unwrap()
}

/// A path in the folder of the one session.
pub fn at(name: &str) -> String {
    format!("home/sessions/--demo--/session-abc/{name}")
}

/// One file in the folder of the one session.
pub fn one_file(name: &str, bytes: impl AsRef<[u8]>) -> MemFiles {
    MemFiles::new().with_file(at(name), bytes)
}

/// Reads the only unit below `home`.
pub fn read(files: &dyn Files) -> Result<Collected<UsageEntry>> {
    read_within(files, Limits::new())
}

/// Reads the only unit below `home` within `limits`.
pub fn read_within(files: &dyn Files, limits: Limits) -> Result<Collected<UsageEntry>> {
    read_fully(files, limits).map(|(collected, _)| collected)
}

/// Reads the only unit below `home`, with the figures that are no entries.
pub fn read_fully(files: &dyn Files, limits: Limits) -> Result<(Collected<UsageEntry>, Tally)> {
    let source = Dsh::at("home");
    let usage = source.usage().unwrap();
    let units = usage.units(files).unwrap().items;
    assert_eq!(units.len(), 1);
    let mut collected = Collected::default();
    let cx = ReadCx::new(files, &units[0]).with_limits(limits);
    let end = usage.read(&cx, &mut collected)?;
    Ok((collected, end.tally))
}

/// Reads a log of these bytes, which must have a readable header.
pub fn read_log(name: &str, bytes: impl AsRef<[u8]>) -> Collected<UsageEntry> {
    read(&one_file(name, bytes)).unwrap()
}

/// Why a log of these bytes is not read.
pub fn failure(name: &str, bytes: impl AsRef<[u8]>) -> ErrorKind {
    read(&one_file(name, bytes)).expect_err("a failed unit").kind()
}

/// Scans everything below `home`.
pub fn scan(files: &MemFiles) -> Scan {
    Dsh::at("home").scan_in(files, &ScanOptions::new().with_threads(1))
}

/// Id, input, output, cache read, cache write.
pub type Brief = (String, u64, u64, u64, u64);

pub fn brief(entries: &[UsageEntry]) -> Vec<Brief> {
    let of = |entry: &UsageEntry| {
        let tokens = entry.tokens;
        let id = entry.id.as_str().to_owned();
        (id, tokens.input, tokens.output, tokens.cache_read, tokens.cache_write)
    };
    entries.iter().map(of).collect()
}

/// Id without `dsh:session-abc:`, and output.
pub fn outputs(entries: &[UsageEntry]) -> Vec<(String, u64)> {
    let of = |entry: &UsageEntry| {
        let id = entry.id.as_str();
        (id.strip_prefix("dsh:session-abc:").unwrap_or(id).to_owned(), entry.tokens.output)
    };
    entries.iter().map(of).collect()
}

pub fn codes(collected: &Collected<UsageEntry>) -> Vec<Code> {
    collected.diagnostics.iter().map(|diagnostic| diagnostic.code.clone()).collect()
}

/// Entries without the place where they were read.
pub fn unplaced(entries: &[UsageEntry]) -> Vec<UsageEntry> {
    let nowhere = |entry: &UsageEntry| {
        let mut entry = entry.clone();
        entry.provenance = Provenance::new("".into(), entry.provenance.revision);
        entry
    };
    entries.iter().map(nowhere).collect()
}

/// The ids of entries, in their order.
pub fn ids(entries: &[UsageEntry]) -> Vec<&str> {
    entries.iter().map(|entry| entry.id.as_str()).collect()
}

/// Code and field of each diagnostic.
pub fn troubles(diagnostics: &[Diagnostic]) -> Vec<(Code, Option<&str>)> {
    let of = |diagnostic: &Diagnostic| diagnostic.code.clone();
    diagnostics.iter().map(|each| (of(each), each.field.as_deref())).collect()
}

/// Codes over all units of a scan, each as often as it was met.
pub fn scan_codes(scan: &Scan) -> Vec<(Code, u64)> {
    let diagnostics = scan.diagnostics();
    let codes = diagnostics.by_severity().into_iter();
    codes.map(|(code, summary)| (code.clone(), summary.count)).collect()
}

/// Short form of an expected list of outputs.
pub fn want(list: &[(&str, u64)]) -> Vec<(String, u64)> {
    list.iter().map(|(id, output)| ((*id).to_owned(), *output)).collect()
}

impl Log {
    /// What a person says.
    pub fn human(self, content: Value) -> Self {
        self.said("user", content)
    }

    /// A message in the user's role, of this source.
    pub fn said(self, source: &str, content: Value) -> Self {
        let data = json!({"content": content, "source": {"kind": source}, "role": "user"});
        self.event("user/message", data).with("surfaceOp", json!("append"))
    }

    pub fn title(self, title: Value) -> Self {
        self.event("session/title", json!({"title": title, "source": {"kind": "provider"}}))
    }

    pub fn label(self, label: Value) -> Self {
        self.event("subagent/descriptor", json!({"version": 3, "mode": "one-shot", "label": label}))
    }

    pub fn moved_to(self, cwd: Value) -> Self {
        self.event("working-directory/change", json!({"cwd": cwd}))
    }

    pub fn turn_start(self, turn: u64) -> Self {
        self.event("turn/start", json!({"turn": turn}))
    }

    pub fn turn_end(self, turn: u64, kind: &str) -> Self {
        let reason = json!({"kind": kind, "error": {"message": "words"}});
        self.event("turn/end", json!({"turn": turn, "reason": reason}))
    }

    /// The session in this log, in both encodings, which must be the same.
    pub fn told(&self) -> Told {
        let plain = told(&Dsh::at("home"), &self.home()).unwrap();
        let framed = one_file(&self.zstd_name(), self.zstd());
        assert_eq!(told(&Dsh::at("home"), &framed).unwrap().session, plain.session);
        plain
    }

    /// The session in this log, which must have one and nothing to say.
    pub fn session(&self) -> Session {
        let told = self.told();
        assert_eq!(told.diagnostics, []);
        told.session.expect("a session")
    }
}

/// What a reader of sessions gave of one unit.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    pub steps: Vec<Step>,
    pub session: Option<Session>,
    pub diagnostics: Vec<Diagnostic>,
    pub tally: Tally,
}

impl Told {
    pub fn of(items: Vec<SessionItem>, diagnostics: Vec<Diagnostic>, tally: Tally) -> Self {
        let mut told = Self { steps: Vec::new(), session: None, diagnostics, tally };
        for item in items {
            assert!(told.session.is_none(), "an item came after the session");
            match item {
                SessionItem::Step(step) => told.steps.push(step),
                SessionItem::Session(session) => told.session = Some(*session),
                _ => panic!("an item of a new kind"),
            }
        }
        if let Some(session) = &told.session {
            assert!(told.steps.iter().all(|step| step.session == session.id));
        }
        assert_eq!(told.session.is_some(), !told.steps.is_empty());
        told
    }

    pub fn codes(&self) -> Vec<Code> {
        self.diagnostics.iter().map(|diagnostic| diagnostic.code.clone()).collect()
    }
}

/// The only unit below the home of `source`.
pub fn only_unit(source: &Dsh, files: &dyn Files) -> Unit {
    let mut units = session_units(source, files);
    assert_eq!(units.len(), 1);
    units.remove(0)
}

pub fn session_units(source: &Dsh, files: &dyn Files) -> Vec<Unit> {
    let mut found = Collected::default();
    source.sessions().unwrap().discover(files, &mut found).unwrap();
    found.items.sort_by(|a, b| a.key.cmp(&b.key));
    found.items
}

/// Reads the session of the only unit.
pub fn told(source: &Dsh, files: &dyn Files) -> Result<Told> {
    told_by(source, &ReadCx::new(files, &only_unit(source, files)))
}

pub fn told_by(source: &Dsh, cx: &ReadCx<'_>) -> Result<Told> {
    let mut items = Collected::default();
    let end = source.sessions().unwrap().read(cx, &mut items)?;
    Ok(Told::of(items.items, items.diagnostics, end.tally))
}

/// Reads a unit by each view and by both at once, and checks that all agree: the views with each
/// other, and the one read with the two. `None` for a unit that cannot be read.
pub fn agreed(source: &Dsh, cx: &ReadCx<'_>) -> Option<(Collected<UsageEntry>, Told)> {
    let mut usage = Collected::default();
    let usage_end = source.usage().unwrap().read(cx, &mut usage);
    let told = told_by(source, cx);
    let (mut entries, mut items) = (Collected::default(), Collected::default());
    let both = source.read_both(cx, &mut entries, &mut items).expect("one decode for both");
    let (Ok(usage_end), Ok(told), Ok(both)) = (&usage_end, &told, &both) else {
        let errors = [usage_end.err(), told.err(), both.err()];
        let errors = errors.map(|error| error.expect("all views fail alike").to_string());
        assert!(errors[0] == errors[1] && errors[1] == errors[2]);
        return None;
    };
    assert_eq!(
        (entries.items, entries.diagnostics),
        (usage.items.clone(), usage.diagnostics.clone())
    );
    let both_told = Told::of(items.items, items.diagnostics, both.tally.clone());
    assert_eq!(&both_told, told);
    // A row that only sessions look at may be lost to them alone.
    assert!(told.tally.lossy || !usage_end.tally.lossy);
    let mut tally = usage_end.tally.clone();
    tally.lossy = told.tally.lossy;
    assert_eq!(told.tally, tally);
    assert_same_tokens(&usage.items, &told.steps);
    Some((usage, told.clone()))
}

/// Steps are the entries: the same ids in the same order, with the same tokens.
fn assert_same_tokens(entries: &[UsageEntry], steps: &[Step]) {
    assert_eq!(entries.len(), steps.len());
    for (entry, step) in entries.iter().zip(steps) {
        assert_eq!(step.entry.as_ref(), Some(&entry.id));
        assert_eq!(Some(&step.session), entry.session.as_ref());
        assert_eq!(step.tokens, Some(TokenTotals::from(entry.tokens)));
        assert_eq!(step.timestamp, entry.timestamp);
        let model = step.model.as_ref().map_or("unknown", |name| name.as_str());
        assert_eq!(model, entry.model.as_str());
    }
}

/// The home of generated logs, read with these texts.
pub fn dsh_with(texts: SessionTexts) -> Dsh {
    let options = DshOptions::new().with_home("/base/home").with_session_texts(texts);
    let env = Env::empty(Os::Linux).with_user_home("/home/dev").with_current_dir("/srv");
    Dsh::from_options(&options, &env).unwrap()
}
