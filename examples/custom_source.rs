//! A source for an agent that tokdash does not know, as anybody would write it with `tokdash-core`
//! alone. The page about it is `docs/adding-a-source.md`.
//!
//! The agent is made up. It is called notebook, and appends a row to `runs/*.jsonl` for each run:
//!
//! ```text
//! {"id":"a1","at":"2026-03-02T09:00:00Z","model":"small","in":1200,"cached":1000,"out":80,"note":"…"}
//! ```
#![allow(clippy::print_stdout, missing_docs)]

use std::cell::RefCell;
use std::collections::HashSet;
use std::error::Error;

use camino::{Utf8Path, Utf8PathBuf};
use tokdash_core::decode::{Count, Text};
use tokdash_core::testing::Contract;
use tokdash_core::{
    Code, Descriptor, Diagnostic, EntryId, Files, Flow, Found, FoundFile, Line, LineEvent,
    LineSplitter, MemFiles, Member, Name, Progress, Provenance, ReadCx, ReadEnd, Registry, Result,
    Revision, ScanOptions, Sink, Source, Tally, Timestamp, TokenCounts, Unit, UnitKey, UsageEntry,
    UsageSource, Walk, allow_list, read_lines,
};

// Layer 1, the row: bytes to fields, nothing else. What is not named here, such as the note, is
// skipped and never becomes a value.
allow_list! {
    struct Row<'a> {
        "id" => id: Text<'a>,
        "at" => at: Text<'a>,
        "model" => model: Text<'a>,
        "in" => input: Count,
        "cached" => cached: Count,
        "out" => output: Count,
    }
}

/// Does it count, and as what? With this agent `in` holds the cached part too; ours never overlap.
fn tokens(row: &Row<'_>) -> Result<TokenCounts, &'static str> {
    let input = row.input.valid().ok_or("in")?;
    let cached = row.cached.or_zero().ok_or("cached")?;
    let output = row.output.valid().ok_or("out")?;
    let uncached = input.checked_sub(cached).ok_or("cached")?;
    Ok(TokenCounts::new().with_input(uncached).with_cache_read(cached).with_output(output))
}

// Layer 2, the stream: one file, line by line, in bounded memory.
struct Runs<'a> {
    source: &'a Notebook,
    unit: &'a UnitKey,
    ids: HashSet<String>,
    tally: Tally,
}

impl Runs<'_> {
    fn take(&mut self, event: LineEvent<'_>, out: &mut dyn Sink<UsageEntry>) -> Flow {
        match event {
            LineEvent::Line(line) => match self.entry(&line) {
                Ok(Some(entry)) => out.item(entry),
                Ok(None) => Flow::Continue(()),
                Err(trouble) => out.diagnostic(trouble.with_line(line.number)),
            },
            LineEvent::TooLong { number, .. } => {
                self.tally.lossy = true;
                out.diagnostic(Diagnostic::new(Code::LineTooLong).with_line(number))
            }
            _ => Flow::Continue(()),
        }
    }

    /// The entry that a line is, nothing where there is none, or what is wrong with it: a code and
    /// the name of a field, never the line itself.
    fn entry(&mut self, line: &Line<'_>) -> Result<Option<UsageEntry>, Diagnostic> {
        let row: Row<'_> = serde_json::from_slice(line.bytes).map_err(|_| {
            self.tally.lossy = true;
            Diagnostic::new(Code::InvalidJson)
        })?;
        let invalid = |code, field| Diagnostic::new(code).with_field(field);
        let id = row.id.filled().ok_or_else(|| invalid(Code::InvalidField, "id"))?;
        let at = row.at.filled().and_then(|at| Timestamp::parse(at).ok());
        let at = at.ok_or_else(|| invalid(Code::InvalidTimestamp, "at"))?;
        let tokens = tokens(&row).map_err(|field| invalid(Code::InvalidCount, field))?;
        if tokens.is_zero() {
            self.tally.ignore("empty");
            return Ok(None);
        }
        if !self.ids.insert(id.to_owned()) {
            self.tally.ignore("repeated");
            return Ok(None);
        }
        let place = Provenance::new(self.unit.clone(), self.source.revision());
        let place = place.with_line(line.number).with_bytes(line.start..line.end);
        let model = row.model.filled().map_or_else(|| Name::from("unknown"), Name::from);
        // The agent's own id, so that a copied file adds nothing. Never a path or a line.
        let id = EntryId::from(format!("{}:{id}", self.source.descriptor.id));
        let source = self.source.descriptor.id.clone();
        Ok(Some(UsageEntry::new(id, source, model, at, tokens, place)))
    }
}

// Layer 3, the source: what it is called, where its files are, and which of them change together.
struct Notebook {
    descriptor: Descriptor,
    home: Utf8PathBuf,
}

impl Notebook {
    fn at(home: impl Into<Utf8PathBuf>) -> Self {
        let descriptor = Descriptor::new("notebook", "Notebook")
            .with_note("runs that are stopped before their first answer leave no row");
        Self { descriptor, home: home.into() }
    }

    fn unit(&self, file: FoundFile) -> Unit {
        let key = format!("runs/{}", file.name);
        let member = Member::new(key.clone(), file.path, file.stamp);
        Unit::new(self.descriptor.id.clone(), key.into(), vec![member])
    }
}

impl Source for Notebook {
    fn descriptor(&self) -> &Descriptor {
        &self.descriptor
    }

    fn usage(&self) -> Option<&dyn UsageSource> {
        Some(self)
    }
}

impl UsageSource for Notebook {
    /// Raise it when the entries of the same bytes would change.
    fn revision(&self) -> Revision {
        Revision::new(1)
    }

    fn discover(&self, files: &dyn Files, out: &mut dyn Sink<Unit>) -> Result<()> {
        let root = self.home.join("runs");
        files.walk(&Walk::new(&root).with_depth(1), &mut |found| match found {
            Found::File(file) if file.name.ends_with(".jsonl") => out.item(self.unit(file)),
            Found::Unreadable { name } => {
                let unit = UnitKey::from(format!("runs/{name}"));
                out.diagnostic(Diagnostic::new(Code::Unreadable).with_unit(unit))
            }
            _ => Flow::Continue(()),
        })?;
        Ok(())
    }

    fn read(&self, cx: &ReadCx<'_>, out: &mut dyn Sink<UsageEntry>) -> Result<ReadEnd> {
        let unit = &cx.unit().key;
        let mut runs = Runs { source: self, unit, ids: HashSet::new(), tally: Tally::default() };
        let out = RefCell::new(out);
        for member in &cx.unit().members {
            let mut splitter = LineSplitter::new(cx.limits().line_bytes);
            let flow = read_lines(
                cx.files().open(&member.path, 0)?,
                &mut splitter,
                &mut |event| runs.take(event, &mut **out.borrow_mut()),
                &mut |bytes| out.borrow_mut().progress(Progress::of_bytes(bytes)),
            )?;
            if flow.is_break() {
                break;
            }
            // A line without its end may still be written to: it waits for the next read.
            if let Some((_, line)) = splitter.pending() {
                let _ =
                    out.borrow_mut().diagnostic(Diagnostic::new(Code::TornTail).with_line(line));
            }
        }
        Ok(ReadEnd::whole(runs.tally))
    }
}

/// Two files of the made-up agent; the second copies a row of the first and has its faults.
fn logs() -> MemFiles {
    let first = concat!(
        r#"{"id":"a1","at":"2026-03-02T09:00:00Z","model":"small","in":1200,"cached":1000,"out":80}"#,
        "\n",
        r#"{"id":"a2","at":"2026-03-02T09:05:00+01:00","model":"large","in":900,"out":310,"note":"x"}"#,
        "\n",
    );
    let second = concat!(
        r#"{"id":"a2","at":"2026-03-02T09:05:00+01:00","model":"large","in":900,"out":310}"#,
        "\n",
        r#"{"id":"a3","at":"yesterday","model":"small","in":5,"out":5}"#,
        "\n",
        r#"{"id":"a4","at":"2026-03-03T10:00:00Z","model":"small","in":"5","out":5}"#,
        "\n{broken\n",
        r#"{"id":"a5","at":"2026-03-03T10:01:00Z","in":64,"cached":64,"out":7}"#,
        "\n",
        r#"{"id":"a6","at":"2026-03-03T10:02"#,
    );
    MemFiles::new()
        .with_file("notebook/runs/2026-03-02.jsonl", first)
        .with_file("notebook/runs/2026-03-03.jsonl", second)
}

fn main() -> Result<(), Box<dyn Error>> {
    // The suite panics where a source breaks a promise that callers rely on. In a crate of your
    // own this is a test.
    let make = |home: &Utf8Path| -> Box<dyn Source> { Box::new(Notebook::at(home)) };
    Contract::new(&make, "notebook", logs()).check_usage();
    println!("the contract is kept\n");

    let mut registry = Registry::new();
    registry.register(tokdash::reasonix::Reasonix::at("reasonix"))?;
    registry.register(tokdash::dsh::Dsh::at("dsh"))?;
    registry.register(Notebook::at("notebook"))?;

    let scan = registry.scan_in(&logs(), &ScanOptions::new());
    for entry in &scan.entries {
        let (model, tokens) = (entry.model.as_str(), entry.tokens);
        let (input, cached, output) = (tokens.input, tokens.cache_read, tokens.output);
        println!(
            "{}  {model:<8} {}  {input} + {cached} cached -> {output}",
            entry.timestamp, entry.id
        );
    }
    println!();
    for source in &scan.sources {
        let (label, units) = (&source.descriptor.label, source.units);
        println!("{label}: {units} logs, {} entries, {} copies", source.entries, source.copies);
        for (_, summary) in source.tally.diagnostics.by_severity() {
            for diagnostic in &summary.first {
                println!("  {}: {diagnostic}", diagnostic.severity.as_str());
            }
        }
    }
    Ok(())
}
