//! Which step of a log a request belongs to.

use tokdash_core::Timestamp;

use crate::session::clock::Draft;

/// What the client says of where a request belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The turn set off by the message with this index, and which of its answers. `None` where the
    /// start of the turn is lost.
    Turn { message: Option<u64>, answer: usize },
    /// An instant.
    At(Option<Timestamp>),
}

impl Place {
    /// The index of the step it belongs to, or of the nearest.
    pub(super) fn among(self, steps: &[Draft], prompts: &[u64]) -> usize {
        match self {
            Self::Turn { message: None, .. } => 0,
            Self::Turn { message: Some(message), answer } => {
                let turn = prompts.partition_point(|prompt| *prompt <= message);
                let turn = u64::try_from(turn).ok().filter(|turns| *turns > 0);
                let first = steps.partition_point(|step| step.turn < turn);
                let end = steps.partition_point(|step| step.turn <= turn);
                // A turn without an answer of its own goes to the answer before it.
                first.saturating_add(answer).min(end.saturating_sub(1))
            }
            Self::At(at) => nearest(at, steps),
        }
    }
}

fn nearest(at: Option<Timestamp>, steps: &[Draft]) -> usize {
    let last = steps.len().saturating_sub(1);
    let Some(at) = at else { return last };
    let distance =
        |step: &Draft| step.at.map_or(u64::MAX, |t| t.as_nanos().abs_diff(at.as_nanos()));
    let by_distance = steps.iter().enumerate().min_by_key(|(_, step)| distance(step));
    by_distance.map_or(last, |(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Steps of turns 1, 1 and 3, two seconds apart; prompts at 0, 3 and 4.
    fn steps() -> Vec<Draft> {
        let step = |(index, turn): (i64, u64)| Draft {
            turn: Some(turn),
            at: Some(Timestamp::from_millis(index * 2_000).unwrap()),
            ..Draft::default()
        };
        [(1, 1), (2, 1), (5, 3)].into_iter().map(step).collect()
    }

    fn turn(message: u64, answer: usize) -> usize {
        Place::Turn { message: Some(message), answer }.among(&steps(), &[0, 3, 4])
    }

    #[test]
    fn requests_go_to_the_answers_of_their_turn_in_order() {
        assert_eq!([turn(0, 0), turn(0, 1), turn(0, 7)], [0, 1, 1]);
        assert_eq!([turn(4, 0), turn(4, 1), turn(99, 0)], [2, 2, 2]);
        // The second turn has no answer.
        assert_eq!(turn(3, 0), 1);
        let lost = Place::Turn { message: None, answer: 5 };
        assert_eq!(lost.among(&steps(), &[0, 3, 4]), 0);
    }

    #[test]
    fn an_instant_goes_to_the_nearest_answer() {
        let at = |millis| Place::At(Some(Timestamp::from_millis(millis).unwrap()));
        assert_eq!(at(0).among(&steps(), &[]), 0);
        assert_eq!(at(4_100).among(&steps(), &[]), 1);
        assert_eq!(at(90_000).among(&steps(), &[]), 2);
        assert_eq!(Place::At(None).among(&steps(), &[]), 2);
        assert_eq!(at(1).among(&[], &[]), 0);
    }
}
