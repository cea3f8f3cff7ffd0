//! Families of sessions, friendly and hostile.

use std::collections::HashSet;

use proptest::prelude::*;
use tokdash_core::{Lineage, Link, Origin, Session, Timestamp};

fn session(id: &str, parent: Option<&str>) -> Session {
    let mut session = Session::new(id.into(), "x".into(), format!("unit-{id}").into());
    session.parent = parent.map(Into::into);
    session
}

fn shown(sessions: &[Session]) -> Vec<(&str, usize, Link)> {
    let lineage = Lineage::of(sessions);
    lineage.iter().map(|at| (at.session.id.as_str(), at.depth, at.link)).collect()
}

#[test]
fn forks_and_subagents_stand_below_their_parents() {
    let mut subagent = session("sub", Some("a"));
    subagent.origin = Origin::Subagent;
    let mut fork = session("fork", Some("a"));
    fork.origin = Origin::Fork;
    let sessions =
        [session("deep", Some("sub")), subagent, fork, session("a", None), session("b", None)];
    assert_eq!(
        shown(&sessions),
        [
            ("a", 0, Link::Root),
            ("fork", 1, Link::Child),
            ("sub", 1, Link::Child),
            ("deep", 2, Link::Child),
            ("b", 0, Link::Root),
        ]
    );
    let lineage = Lineage::of(&sessions);
    let (source, id) = ("x".into(), "a".into());
    let origins: Vec<_> = lineage.children(&source, &id).map(|child| child.origin).collect();
    assert_eq!(origins, [Origin::Fork, Origin::Subagent]);
    let below: Vec<_> =
        lineage.descendants(&source, &id).map(|at| (at.session.id.as_str(), at.depth)).collect();
    assert_eq!(below, [("fork", 1), ("sub", 1), ("deep", 2)]);
    assert_eq!(lineage.parent(&sessions[0]).unwrap().id.as_str(), "sub");
    assert!(lineage.parent(&sessions[3]).is_none());
    assert_eq!(lineage.descendants(&source, &"none".into()).count(), 0);
}

#[test]
fn siblings_stand_in_the_order_in_which_they_began() {
    let mut sessions = [session("a", None), session("b", None), session("c", None)];
    sessions[0].started = Timestamp::from_millis(9).ok();
    sessions[1].started = Timestamp::from_millis(5).ok();
    let ids: Vec<_> = shown(&sessions).into_iter().map(|(id, ..)| id).collect();
    assert_eq!(ids, ["b", "a", "c"], "the one without a known start stands last");
}

#[test]
fn a_missing_parent_makes_a_root_that_says_so() {
    let sessions = [session("a", Some("gone"))];
    assert_eq!(shown(&sessions), [("a", 0, Link::MissingParent)]);
    let lineage = Lineage::of(&sessions);
    assert_eq!(lineage.roots().count(), 1);
}

#[test]
fn a_parent_of_another_source_is_no_parent() {
    let mut other = session("a", None);
    other.source = "y".into();
    let sessions = [other, session("b", Some("a"))];
    assert_eq!(shown(&sessions)[1], ("b", 0, Link::MissingParent));
}

#[test]
fn of_two_parents_with_one_id_the_one_in_the_same_folder_is_taken() {
    let (mut one, mut two, mut child) =
        (session("a", None), session("a", None), session("b", Some("a")));
    (one.unit, two.unit) = ("p/a".into(), "q/a".into());
    (one.cwd, two.cwd) = (Some("/p".into()), Some("/q".into()));
    child.cwd = Some("/q".into());
    let sessions = [child, one, two];
    let lineage = Lineage::of(&sessions);
    assert_eq!(lineage.parent(&sessions[0]).unwrap().unit.as_str(), "q/a");
}

#[test]
fn a_circle_is_cut_at_the_session_that_began_first() {
    let mut sessions = [
        session("a", Some("c")),
        session("b", Some("a")),
        session("c", Some("b")),
        session("d", Some("c")),
    ];
    sessions[1].started = Timestamp::from_millis(1).ok();
    let want = [
        ("b", 0, Link::CutCircle),
        ("c", 1, Link::Child),
        ("a", 2, Link::Child),
        ("d", 2, Link::Child),
    ];
    assert_eq!(shown(&sessions), want);
    sessions.reverse();
    assert_eq!(shown(&sessions), want);
    assert_eq!(shown(&[session("a", Some("a"))]), [("a", 0, Link::CutCircle)]);
}

#[test]
fn a_very_long_chain_overflows_no_stack() {
    let sessions: Vec<_> = (0..200_000u32)
        .map(|n| session(&n.to_string(), n.checked_sub(1).map(|p| p.to_string()).as_deref()))
        .collect();
    let lineage = Lineage::of(&sessions);
    assert_eq!(lineage.iter().map(|at| at.depth).max(), Some(199_999));
}

proptest! {
    #[test]
    fn whatever_they_name_each_session_stands_there_once(
        links in proptest::collection::vec((0u8..12, proptest::option::of(0u8..14)), 0..20),
    ) {
        let sessions: Vec<_> = links.iter().enumerate().map(|(at, (id, parent))| {
            let parent = parent.map(|parent| parent.to_string());
            let mut session = session(&id.to_string(), parent.as_deref());
            session.unit = format!("unit-{at}").into();
            session
        }).collect();
        let lineage = Lineage::of(&sessions);
        let units: HashSet<_> = lineage.iter().map(|at| at.session.unit.clone()).collect();
        prop_assert_eq!((lineage.iter().count(), units.len()), (sessions.len(), sessions.len()));
        let mut reversed = sessions.clone();
        reversed.reverse();
        prop_assert_eq!(shown(&sessions), shown(&reversed));
        for at in lineage.roots() {
            prop_assert!(lineage.parent(at.session).is_none());
        }
    }
}
