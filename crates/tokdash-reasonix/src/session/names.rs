//! Which files below the home belong to a session, and what they are to it: by their names alone.

/// What a file is to its session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// `manifest.json` of a framed store.
    Manifest,
    /// `header.json` of a framed store.
    Header,
    /// `events.frames`: frames, one record each.
    Frames,
    /// `events.jsonl`: lines, one commit each.
    Commits,
    /// `<id>.jsonl`: lines, one message each.
    Log,
    /// `<id>.jsonl.meta`.
    Meta,
    /// `<id>.meta.json` of a subagent.
    Subagent,
    /// `<id>.wire.jsonl`.
    Wire,
    /// `<id>.wire.meta.json`.
    WireMeta,
    /// `<id>.turns.jsonl`.
    Turns,
    /// `<id>.jsonl.telemetry.json`.
    Telemetry,
}

impl Part {
    /// Whether a unit stands on this file; the others only add to one.
    pub(super) fn is_ground(self) -> bool {
        matches!(self, Self::Manifest | Self::Frames | Self::Commits | Self::Log)
    }
}

/// A file's name below the home, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Name {
    /// The unit: a store's folder, or the path of a log of lines.
    pub(super) key: String,
    pub(super) part: Part,
}

/// Other files that end like a log and are none.
const SIDECARS: [&str; 5] = [
    ".events.jsonl",
    ".conflicts.jsonl",
    ".guardian.jsonl",
    ".adjudication.jsonl",
    ".execution.jsonl",
];

/// What stands beside a log, the longer endings first.
const ENDINGS: [(&str, Part); 7] = [
    (".jsonl.telemetry.json", Part::Telemetry),
    (".wire.meta.json", Part::WireMeta),
    (".jsonl.meta", Part::Meta),
    (".wire.jsonl", Part::Wire),
    (".turns.jsonl", Part::Turns),
    (".meta.json", Part::Subagent),
    (".jsonl", Part::Log),
];

/// Understands a name below the home, with `/` separators; `None` where it is no session's.
pub(super) fn parse(name: &str) -> Option<Name> {
    let parts: Vec<&str> = name.split('/').collect();
    if parts.iter().any(|part| part.starts_with('.') || part.is_empty()) {
        return None;
    }
    match parts.as_slice() {
        ["projects", _, "sessions", file] | ["sessions", file] => beside_log(name, file, false),
        ["projects", _, "sessions", "subagents", file] | ["sessions", "subagents", file] => {
            beside_log(name, file, true)
        }
        ["projects", _, store, _, file] | [store, _, file] if is_versioned(store, "sessions-v") => {
            in_store(name, file)
        }
        [store, "by-id", _, file] if is_versioned(store, "desktop-sessions-v") => {
            in_store(name, file)
        }
        _ => None,
    }
}

/// Whether a session of this key is a subagent's.
pub(super) fn is_subagent(key: &str) -> bool {
    key.rsplit('/').nth(1) == Some("subagents")
}

/// Whether trouble in this folder concerns sessions.
pub(super) fn is_near(folder: &str) -> bool {
    let mut parts = folder.split('/');
    let first = parts.next().unwrap_or_default();
    let is_place = |part: &str| part == "sessions" || is_versioned(part, "sessions-v");
    match first {
        "projects" => parts.nth(1).is_none_or(is_place),
        first => is_place(first) || is_versioned(first, "desktop-sessions-v"),
    }
}

fn is_versioned(folder: &str, prefix: &str) -> bool {
    folder.strip_prefix(prefix).is_some_and(|version| !version.is_empty())
}

fn in_store(name: &str, file: &str) -> Option<Name> {
    let part = match file {
        "manifest.json" => Part::Manifest,
        "header.json" => Part::Header,
        "events.frames" => Part::Frames,
        "events.jsonl" => Part::Commits,
        _ => return None,
    };
    let folder = name.strip_suffix(file)?.trim_end_matches('/');
    Some(Name { key: folder.to_owned(), part })
}

fn beside_log(name: &str, file: &str, subagent: bool) -> Option<Name> {
    if SIDECARS.iter().any(|ending| file.ends_with(ending)) {
        return None;
    }
    let (ending, part) = ENDINGS.iter().find(|(ending, _)| file.ends_with(ending))?;
    let has_stem = file.len() > ending.len();
    if !has_stem || (*part == Part::Subagent && !subagent) {
        return None;
    }
    Some(Name { key: format!("{}.jsonl", name.strip_suffix(ending)?), part: *part })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key_and_part(name: &str) -> Option<(String, Part)> {
        parse(name).map(|name| (name.key, name.part))
    }

    #[test]
    fn stores_are_folders_wherever_they_lie() {
        for folder in [
            "projects/-home-dev/sessions-v4/a",
            "projects/-home-dev/sessions-v3/a",
            "sessions-v4/a",
            "desktop-sessions-v5/by-id/a",
        ] {
            for (file, part) in [
                ("manifest.json", Part::Manifest),
                ("header.json", Part::Header),
                ("events.frames", Part::Frames),
                ("events.jsonl", Part::Commits),
            ] {
                let got = key_and_part(&format!("{folder}/{file}"));
                assert_eq!(got, Some((folder.to_owned(), part)));
            }
            assert_eq!(parse(&format!("{folder}/writer.lock")), None);
        }
    }

    #[test]
    fn what_stands_beside_a_log_belongs_to_it() {
        for (ending, part) in [
            (".jsonl", Part::Log),
            (".jsonl.meta", Part::Meta),
            (".wire.jsonl", Part::Wire),
            (".wire.meta.json", Part::WireMeta),
            (".turns.jsonl", Part::Turns),
            (".jsonl.telemetry.json", Part::Telemetry),
        ] {
            for folder in ["sessions", "projects/p/sessions", "projects/p/sessions/subagents"] {
                let got = key_and_part(&format!("{folder}/a.b{ending}"));
                assert_eq!(got, Some((format!("{folder}/a.b.jsonl"), part)), "{folder} {ending}");
            }
        }
        assert_eq!(
            key_and_part("sessions/subagents/s.meta.json"),
            Some(("sessions/subagents/s.jsonl".to_owned(), Part::Subagent)),
        );
        assert_eq!(parse("sessions/s.meta.json"), None);
    }

    #[test]
    fn sidecars_hidden_files_and_other_places_are_no_sessions() {
        for name in [
            "sessions/a.events.jsonl",
            "sessions/a.conflicts.jsonl",
            "sessions/a.guardian.jsonl",
            "sessions/a.adjudication.jsonl",
            "sessions/a.execution.jsonl",
            "sessions/a.jsonl.lock",
            "sessions/a.jsonl.lease.json",
            "sessions/a.jsonl.damaged",
            "sessions/a.events.jsonl.rotating",
            "sessions/a.goal-state.json",
            "sessions/.a.jsonl",
            "sessions/.jsonl",
            "sessions/a.ckpt/b.jsonl",
            "archive/a.jsonl",
            "stats/2026-06-01.jsonl",
            "projects/p/sessions-v4/.trash/a/manifest.json",
            "projects/p/sessions-v4/.query-cache/a/header.json",
            "projects/p/sessions-v4/a/legacy/events.jsonl",
            "projects/p/sessions-v/a/manifest.json",
            "projects/.p/sessions/a.jsonl",
            "state/sessions/a.jsonl",
            ".env",
            "config.toml",
        ] {
            assert_eq!(parse(name), None, "{name}");
        }
    }

    #[test]
    fn trouble_elsewhere_in_the_home_is_not_of_sessions() {
        for near in ["projects", "projects/p", "projects/p/sessions", "sessions-v4/a", "sessions"] {
            assert!(is_near(near), "{near}");
        }
        for far in ["", "stats", "state", "projects/p/other", "cache/sessions"] {
            assert!(!is_near(far), "{far}");
        }
    }
}
