//! The table of `docs/many-machines.md` in a real PostgreSQL, where one is installed.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::programs::{run, text};

/// The SQL of the page, in its order: the table, the loading, the question.
fn blocks() -> Vec<String> {
    let page = include_str!("../../docs/many-machines.md");
    let blocks: Vec<_> = page
        .split("```sql\n")
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap().to_owned())
        .collect();
    assert_eq!(blocks.len(), 3);
    blocks
}

/// Where the server's programs are: on the path, or where Debian puts them.
fn server_folder() -> Option<PathBuf> {
    let on_path = std::env::var_os("PATH")?;
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut debian: Vec<_> = debian.filter_map(|at| Some(at.ok()?.path().join("bin"))).collect();
    debian.sort();
    let whole = |folder: &PathBuf| ["initdb", "pg_ctl"].iter().all(|it| folder.join(it).exists());
    std::env::split_paths(&on_path).chain(debian.into_iter().rev()).find(whole)
}

/// A server of its own in a temporary folder, reached by a socket there; stopped when dropped.
struct Server {
    programs: PathBuf,
    folder: tempfile::TempDir,
    user: Option<&'static str>,
}

impl Server {
    fn start() -> Option<Self> {
        let programs = server_folder()?;
        let folder = tempfile::tempdir().unwrap();
        let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
        // The server refuses to run as root.
        let user = root.then_some("nobody");
        if let Some(user) = user {
            let owner = Command::new("chown").arg(user).arg(folder.path()).status();
            assert!(owner.unwrap().success());
        }
        let server = Self { programs, folder, user };
        let data = server.data();
        server.program("initdb", &["-A", "trust", "-U", "tokdash", "-E", "UTF8", "-D", &data]);
        let options = format!("-k {} -c listen_addresses=''", server.folder.path().display());
        let log = server.folder.path().join("log");
        let log = log.to_str().unwrap();
        server.program("pg_ctl", &["-D", &data, "-l", log, "-o", &options, "-w", "start"]);
        Some(server)
    }

    fn data(&self) -> String {
        self.folder.path().join("data").to_str().unwrap().to_owned()
    }

    fn program(&self, name: &str, arguments: &[&str]) {
        let program = self.programs.join(name);
        let mut command = match self.user {
            Some(user) => {
                let mut command = Command::new("runuser");
                command.args(["-u", user, "--"]).arg(program);
                command
            }
            None => Command::new(program),
        };
        command.args(arguments).current_dir(self.folder.path()).stdout(Stdio::null());
        assert!(command.status().unwrap().success(), "{name}");
    }

    /// Runs a script, with lines on its standard input, and gives what it prints.
    fn psql(&self, script: &str, machine: &str, input: &[u8]) -> String {
        let file = self.folder.path().join("script.sql");
        std::fs::write(&file, script).unwrap();
        let mut command = Command::new("psql");
        command.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", "tokdash"]);
        command.args(["-d", "postgres", "-h"]).arg(self.folder.path());
        command.args(["-v", &format!("machine={machine}"), "-f"]).arg(&file);
        command.env("PGTZ", "UTC").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        child.stdin.take().unwrap().write_all(input).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success());
        text(&output.stdout).to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let data = self.data();
        self.program("pg_ctl", &["-D", &data, "-m", "immediate", "-w", "stop"]);
    }
}

fn entries(home: &Path) -> Vec<u8> {
    let output = run("usage", home, &["--ndjson"]);
    assert!(output.status.success());
    output.stdout
}

#[test]
fn repeated_loads_from_many_machines_count_each_entry_once() {
    let Some(server) = Server::start() else {
        eprintln!("NOT RUN: no PostgreSQL server is installed here");
        return;
    };
    let [table, load, question] = &blocks()[..] else { panic!("three blocks") };
    let home = tempfile::tempdir().unwrap();
    let lines = entries(home.path());
    let entries: Vec<serde_json::Value> =
        text(&lines).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(entries.len() > 10);

    let sums = "select count(*), sum(input), sum(output), sum(cache_read), sum(requests), \
                min(machine), max(machine) from usage_entry";
    let of = |pointer: &str| -> u64 {
        entries.iter().map(|entry| entry.pointer(pointer).unwrap().as_u64().unwrap()).sum()
    };
    let expected = |machine: &str| {
        let (input, output) = (of("/tokens/input"), of("/tokens/output"));
        let (read, requests) = (of("/tokens/cache_read"), of("/requests"));
        format!("{}|{input}|{output}|{read}|{requests}|{machine}|{machine}\n", entries.len())
    };
    server.psql(table, "", b"");
    for machine in ["laptop", "server", "laptop"] {
        server.psql(table, "", b"");
        server.psql(load, machine, &lines);
        assert_eq!(server.psql(sums, "", b""), expected("laptop"), "after {machine}");
    }

    let mut early = entries[0].clone();
    early["timestamp_ns"] = (early["timestamp_ns"].as_i64().unwrap() - 1).into();
    early["tokens"]["output"] = 1.into();
    server.psql(load, "server", early.to_string().as_bytes());
    assert_eq!(server.psql(sums, "", b""), expected("laptop"), "an early sample changes nothing");

    let mut late = entries[0].clone();
    late["timestamp_ns"] = (late["timestamp_ns"].as_i64().unwrap() + 1).into();
    late["tokens"]["output"] = (late["tokens"]["output"].as_u64().unwrap() + 5).into();
    server.psql(load, "server", late.to_string().as_bytes());
    let total = server.psql("select sum(output) from usage_entry", "", b"");
    assert_eq!(total.trim(), (of("/tokens/output") + 5).to_string());

    let days = server.psql(question, "", b"");
    assert!(days.lines().any(|line| line.contains("|USD|")), "{days}");
}
