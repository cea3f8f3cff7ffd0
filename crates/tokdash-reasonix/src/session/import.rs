//! Which old log an imported session has taken over.

use sha2::{Digest as _, Sha256};
use tokdash_core::{Member, ReadCx, Result, UnitKey};

use super::digest;
use super::input::Input;
use super::manifest::Imported;
use super::names::{self, Part};
use super::out::Out;
use super::{Sessions, discovery};

/// The unit that holds the old log: the one its path leads to under this home, else the one whose
/// bytes are the same. A log that is gone is named all the same, for whoever remembers it.
pub(super) fn old_unit(
    view: &Sessions,
    cx: &ReadCx<'_>,
    imported: &Imported,
    out: &Out<'_>,
) -> Option<UnitKey> {
    let by_path = key_in(&imported.path);
    let is_here = |key: &&str| cx.files().open(&view.home.join(key), 0).is_ok();
    if let Some(key) = by_path.as_deref().filter(is_here) {
        return Some(key.into());
    }
    let by_bytes = find(view, cx, imported, out);
    by_bytes.or_else(|| by_path.map(UnitKey::from))
}

/// The part of a path that names a log below a home. The path is that of the importing machine,
/// whatever its home and system.
fn key_in(path: &str) -> Option<String> {
    let path = path.replace('\\', "/");
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    (0..parts.len()).find_map(|from| {
        let name = parts.get(from..)?.join("/");
        let is_log = names::parse(&name).is_some_and(|name| name.part == Part::Log);
        is_log.then_some(name)
    })
}

/// Only a log of the right size is opened.
fn find(view: &Sessions, cx: &ReadCx<'_>, imported: &Imported, out: &Out<'_>) -> Option<UnitKey> {
    let (size, sha256) = (imported.size?, imported.sha256.as_deref()?);
    let logs = discovery::logs(&view.home, cx.files()).ok()?;
    let size_of = |members: &[Member]| {
        members.iter().fold(0u64, |sum, member| sum.saturating_add(member.stamp.len))
    };
    let mut same_size = logs.into_iter().filter(|(_, members)| size_of(members) == size);
    let found = same_size.find(|(_, members)| {
        members_digest(cx, members, out).is_ok_and(|digest| digest::is(digest, sha256))
    });
    found.map(|(key, _)| key.into())
}

/// Over the log, then its `.meta`: name, a zero byte, bytes, a zero byte.
fn members_digest(cx: &ReadCx<'_>, members: &[Member], out: &Out<'_>) -> Result<Sha256> {
    let mut digest = Sha256::new();
    for member in members {
        digest.update(member.file_name());
        digest.update([0]);
        let mut input = Input::open_aside(cx.files(), &member.path, out)?;
        loop {
            let piece = input.buffered();
            digest.update(piece);
            input.advance(piece.len());
            if !input.fill()? {
                break;
            }
        }
        digest.update([0]);
    }
    Ok(digest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_of_any_machine_leads_to_a_key_of_this_home() {
        for (path, want) in [
            (
                "/home/a/.reasonix/projects/-p/sessions/x.jsonl",
                Some("projects/-p/sessions/x.jsonl"),
            ),
            ("/home/a/.reasonix/sessions/x.jsonl", Some("sessions/x.jsonl")),
            (
                "/projects/.reasonix/projects/-p/sessions/x.jsonl",
                Some("projects/-p/sessions/x.jsonl"),
            ),
            (
                r"C:\Users\a\reasonix\projects\-p\sessions\x.jsonl",
                Some("projects/-p/sessions/x.jsonl"),
            ),
            ("/home/a/x.jsonl", None),
            ("", None),
        ] {
            assert_eq!(key_in(path).as_deref(), want, "{path}");
        }
    }
}
