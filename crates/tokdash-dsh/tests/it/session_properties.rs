//! What holds for the session in any log: generated, chopped, framed, cut and mutated.

use std::collections::{BTreeSet, HashSet};

use proptest::prelude::*;
use serde_json::json;
use tokdash_core::testing::ChoppedFiles;
use tokdash_core::{Limits, MemFiles, PREVIEW_CHARS, ReadCx, SessionTexts, preview};
use tokdash_dsh::Dsh;

use crate::properties::{cut_at, cuts, logs, mutated, mutations};
use crate::support::{
    Log, Told, agreed, at, dsh_with, frame, one_file, only_unit, session_units, told, usage,
};

/// Texts that are short, long, blank, on several lines, in other scripts.
fn words() -> impl Strategy<Value = String> {
    prop_oneof!["[a-z ]{0,20}", "[a-zé日\\n\\t\"\\\\\u{2028}\u{0} ]{0,300}"]
}

/// Whether what a session tells could stand in a list, whatever the bytes were.
fn assert_sane(told: &Told) {
    let Some(session) = &told.session else { return };
    for text in [&session.title, &session.preview, &session.label].into_iter().flatten() {
        assert!(text.chars().count() <= PREVIEW_CHARS && !text.contains('\n'));
    }
    let named: HashSet<_> = session.models.iter().collect();
    assert_eq!(named.len(), session.models.len());
}

fn read(files: &MemFiles) -> Option<Told> {
    let source = Dsh::at("home");
    let unit = only_unit(&source, files);
    let limits = Limits::new().with_decoded_bytes(32 << 20);
    agreed(&source, &ReadCx::new(files, &unit).with_limits(limits)).map(|(_, told)| told)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn sessions_and_usage_are_the_same_entries_however_they_are_read(log in logs()) {
        let told = read(&log.home()).unwrap();
        let turns: BTreeSet<_> =
            told.steps.iter().filter_map(|step| step.turn).collect();
        if let Some(session) = &told.session {
            prop_assert!(session.turns >= turns.len() as u64);
            let inherited = told.tally.inherited.get(&session.id).copied().unwrap_or_default();
            prop_assert_eq!(session.inherited_tokens, inherited);
            prop_assert!(session.last_seen >= told.steps.iter().map(|step| step.timestamp).max());
        }
    }

    #[test]
    fn neither_chunking_nor_framing_changes_a_session(
        log in logs(),
        sizes in proptest::collection::vec(1usize..300, 1..5),
        cuts in cuts(),
    ) {
        let plain = log.told();
        let chopped = ChoppedFiles::new(log.home(), sizes.as_slice());
        prop_assert_eq!(&told(&Dsh::at("home"), &chopped).unwrap(), &plain);
        let text = log.text().into_bytes();
        let framed: Vec<u8> = cut_at(&text, &cuts).into_iter().flat_map(frame).collect();
        let framed = told(&Dsh::at("home"), &one_file(&log.zstd_name(), framed)).unwrap();
        prop_assert_eq!((framed.session, framed.steps), (plain.session, plain.steps));
    }

    #[test]
    fn texts_change_nothing_but_themselves(log in logs(), titles: bool, directories: bool) {
        let path = format!("/base/{}", at(&log.plain_name()));
        let files = MemFiles::new().with_file(path, log.text());
        let texts = SessionTexts::new().with_titles(titles).with_directories(directories);
        let all = told(&dsh_with(SessionTexts::new()), &files).unwrap();
        let mut some = told(&dsh_with(texts), &files).unwrap();
        if let (Some(some), Some(all)) = (&mut some.session, &all.session) {
            prop_assert!(titles || (&some.title, &some.preview, &some.label) == (&None, &None, &None));
            prop_assert!(directories || some.cwd.is_none());
            if !titles {
                some.title.clone_from(&all.title);
                some.preview.clone_from(&all.preview);
                some.label.clone_from(&all.label);
            }
            if !directories {
                some.cwd.clone_from(&all.cwd);
            }
        }
        prop_assert_eq!(some, all);
    }

    #[test]
    fn any_text_is_shown_as_its_preview(text in words(), more in words()) {
        let parts = json!([{"type": "text", "text": text}, {"type": "text", "text": more}]);
        let log = Log::new(4).human(parts).title(json!(text)).label(json!(more));
        let session = log.message(1, 1, usage(1, 1)).session();
        prop_assert_eq!(session.preview, preview(&format!("{text}\n{more}")));
        prop_assert_eq!(session.title, preview(&text));
        prop_assert_eq!(session.label, preview(&more));
    }

    #[test]
    fn duplicates_of_a_folder_tell_the_same_session(log in logs(), copies in 1usize..4) {
        let add = |files: MemFiles, number: usize| {
            files.with_file(format!("home/sessions/{number}/{}", log.zstd_name()), log.zstd())
        };
        let files = (0..copies).fold(MemFiles::new(), add);
        let source = Dsh::at("home");
        for unit in session_units(&source, &files) {
            let (_, mut told) = agreed(&source, &ReadCx::new(&files, &unit)).unwrap();
            if let Some(session) = &mut told.session {
                prop_assert_eq!(&session.unit, &unit.key);
                session.unit = "sessions/--demo--/session-abc".into();
            }
            prop_assert_eq!(told.session, log.told().session);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn no_mutated_bytes_panic(log in logs(), mutations in mutations(), is_plain: bool) {
        let (name, bytes) = if is_plain {
            (log.plain_name(), log.text().into_bytes())
        } else {
            (log.zstd_name(), log.zstd())
        };
        if let Some(told) = read(&one_file(&name, mutated(bytes, &mutations))) {
            assert_sane(&told);
        }
    }
}
