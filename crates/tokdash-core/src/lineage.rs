//! Families of sessions: which was forked from or started by which.
//!
//! The links come from logs, which may lack a parent or, hostile, name each other in a circle.
//! Whatever they say, this is a forest: every session stands in it once.

use std::collections::HashMap;

use crate::{Session, SessionId, SourceId};

/// A forest of sessions. Parents come before children; siblings, and roots, in the order in which
/// they began, then of their ids, then of their units.
///
/// ```
/// use tokdash_core::{Lineage, Session};
///
/// let root = Session::new("a".into(), "made-up".into(), "u".into());
/// let mut fork = Session::new("b".into(), "made-up".into(), "v".into());
/// fork.parent = Some("a".into());
/// let sessions = [fork, root];
/// let lineage = Lineage::of(&sessions);
/// let ids: Vec<_> = lineage.iter().map(|at| (at.session.id.as_str(), at.depth)).collect();
/// assert_eq!(ids, [("a", 0), ("b", 1)]);
/// ```
#[derive(Clone, Debug)]
pub struct Lineage<'a> {
    /// In the order of siblings.
    nodes: Vec<Node<'a>>,
    by_id: HashMap<(&'a SourceId, &'a SessionId), Vec<usize>>,
    roots: Vec<usize>,
}

#[derive(Clone, Debug)]
struct Node<'a> {
    session: &'a Session,
    parent: Option<usize>,
    children: Vec<usize>,
    link: Link,
}

/// How a session hangs in the forest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Link {
    /// It names no parent.
    Root,
    /// It hangs below the parent it names.
    Child,
    /// It names a parent that is not here, and stands as a root.
    MissingParent,
    /// It names a parent that descends from it. Of such a circle the session that began first is
    /// made the root.
    CutCircle,
}

/// A session at its place in the forest.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Relative<'a> {
    /// The session.
    pub session: &'a Session,
    /// How far below the start of the walk it hangs.
    pub depth: usize,
    /// How it hangs there.
    pub link: Link,
}

impl<'a> Lineage<'a> {
    /// The forest of `sessions`. A parent is looked for among the sessions of the same source; of
    /// several with its id the one in the same working directory is taken, else the first.
    #[must_use]
    pub fn of(sessions: impl IntoIterator<Item = &'a Session>) -> Self {
        let mut sessions: Vec<_> = sessions.into_iter().collect();
        sessions.sort_by_key(|session| {
            (session.started.is_none(), session.started, &session.id, &session.unit)
        });
        let mut by_id: HashMap<_, Vec<usize>> = HashMap::new();
        for (at, session) in sessions.iter().enumerate() {
            by_id.entry((&session.source, &session.id)).or_default().push(at);
        }
        let parents = sessions.iter().map(|session| parent_of(session, &sessions, &by_id));
        let mut parents: Vec<Option<usize>> = parents.collect();
        let cut = cut_circles(&mut parents);
        let nodes =
            sessions.iter().zip(&parents).map(|(session, parent)| Node::new(session, *parent));
        let mut lineage = Self { nodes: nodes.collect(), by_id, roots: Vec::new() };
        for at in cut {
            if let Some(node) = lineage.nodes.get_mut(at) {
                node.link = Link::CutCircle;
            }
        }
        lineage.hang(&parents);
        lineage
    }

    fn hang(&mut self, parents: &[Option<usize>]) {
        for (at, parent) in parents.iter().enumerate() {
            match parent.and_then(|parent| self.nodes.get_mut(parent)) {
                Some(parent) => parent.children.push(at),
                None => self.roots.push(at),
            }
        }
    }

    /// The sessions that hang below no other.
    pub fn roots(&self) -> impl Iterator<Item = Relative<'a>> + '_ {
        self.roots.iter().filter_map(|at| self.relative(*at, 0))
    }

    /// All sessions, depth first.
    pub fn iter(&self) -> impl Iterator<Item = Relative<'a>> + '_ {
        self.walk(self.roots.clone(), 0)
    }

    /// The sessions directly below the one of this id, forks and subagents alike; see
    /// [`Session::origin`].
    pub fn children(
        &self,
        source: &SourceId,
        id: &SessionId,
    ) -> impl Iterator<Item = &'a Session> + '_ {
        let below = self.below(source, id);
        below.into_iter().filter_map(|at| self.nodes.get(at)).map(|node| node.session)
    }

    /// All sessions below the one of this id, depth first; its children have depth 1.
    pub fn descendants(
        &self,
        source: &SourceId,
        id: &SessionId,
    ) -> impl Iterator<Item = Relative<'a>> + '_ {
        self.walk(self.below(source, id), 1)
    }

    /// The parent that a session hangs below.
    #[must_use]
    pub fn parent(&self, session: &Session) -> Option<&'a Session> {
        let same_id = self.by_id.get(&(&session.source, &session.id))?;
        let mut nodes = same_id.iter().filter_map(|at| self.nodes.get(*at));
        let node = nodes.find(|node| node.session.unit == session.unit)?;
        Some(self.nodes.get(node.parent?)?.session)
    }

    fn below(&self, source: &SourceId, id: &SessionId) -> Vec<usize> {
        let same_id = self.by_id.get(&(source, id)).into_iter().flatten();
        let nodes = same_id.filter_map(|at| self.nodes.get(*at));
        nodes.flat_map(|node| node.children.iter().copied()).collect()
    }

    fn relative(&self, at: usize, depth: usize) -> Option<Relative<'a>> {
        self.nodes.get(at).map(|node| Relative { session: node.session, depth, link: node.link })
    }

    /// With a stack of its own: a chain of a million forks is no reason to overflow ours.
    fn walk(&self, from: Vec<usize>, depth: usize) -> impl Iterator<Item = Relative<'a>> + '_ {
        let mut stack: Vec<_> = from.into_iter().rev().map(|at| (at, depth)).collect();
        std::iter::from_fn(move || {
            let (at, depth) = stack.pop()?;
            let children = self.nodes.get(at).map_or(&[][..], |node| &node.children);
            stack.extend(children.iter().rev().map(|child| (*child, depth + 1)));
            self.relative(at, depth)
        })
    }
}

impl<'a> Node<'a> {
    fn new(session: &'a Session, parent: Option<usize>) -> Self {
        let link = match (parent, &session.parent) {
            (Some(_), _) => Link::Child,
            (None, Some(_)) => Link::MissingParent,
            (None, None) => Link::Root,
        };
        Self { session, parent, children: Vec::new(), link }
    }
}

fn parent_of(
    session: &Session,
    sessions: &[&Session],
    by_id: &HashMap<(&SourceId, &SessionId), Vec<usize>>,
) -> Option<usize> {
    let candidates = by_id.get(&(&session.source, session.parent.as_ref()?))?;
    let same_place = |at: &&usize| sessions.get(**at).is_some_and(|it| it.cwd == session.cwd);
    candidates.iter().find(same_place).or_else(|| candidates.first()).copied()
}

/// Takes the parent from one member of each circle, the first in order, and says from which.
fn cut_circles(parents: &mut [Option<usize>]) -> Vec<usize> {
    /// The walk, counted from 1, that came by first; 0 is none.
    const NONE: usize = 0;
    let mut seen = vec![NONE; parents.len()];
    let mut cut = Vec::new();
    for start in 0..parents.len() {
        let walk = start + 1;
        let mut at = Some(start);
        while let Some((here, mark)) = at.and_then(|at| Some((at, seen.get_mut(at)?))) {
            if *mark == walk {
                cut.push(first_of_circle(here, parents));
                break;
            }
            if *mark != NONE {
                break;
            }
            *mark = walk;
            at = parents.get(here).copied().flatten();
        }
    }
    for at in &cut {
        if let Some(parent) = parents.get_mut(*at) {
            *parent = None;
        }
    }
    cut
}

fn first_of_circle(member: usize, parents: &[Option<usize>]) -> usize {
    let next = |at: &usize| parents.get(*at).copied().flatten().filter(|at| *at != member);
    std::iter::successors(Some(member), next).min().unwrap_or(member)
}
