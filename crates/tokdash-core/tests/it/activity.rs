//! Active time: the rules, one by one, then what holds for any history.

use std::time::Duration;

use proptest::prelude::*;
use tokdash_core::{
    ActiveTime, Activity, ActivityOptions, Moment, Session, SessionRecord, Step, Timestamp, Window,
};

/// Noon of a day; the instants of these tests are milliseconds after it.
const DAY: i64 = 1_780_315_200_000;

fn at(ms: i64) -> Timestamp {
    Timestamp::from_millis(DAY + ms).unwrap()
}

fn measured(ms: i64, work: u64) -> Moment {
    Moment::new(at(ms), Some(work))
}

fn unmeasured(ms: i64) -> Moment {
    Moment::new(at(ms), None)
}

fn active(steps: &[Moment], prior: Option<i64>) -> (u64, u64) {
    let activity = Activity::of(steps.iter().copied(), prior.map(at), &ActivityOptions::new());
    (activity.union_ms(), activity.sum_ms())
}

fn window(since: i64, until: i64) -> Window {
    Window::all().with_since(at(since)).with_until(at(until))
}

#[test]
fn a_measured_step_counts_its_duration_and_ends_at_its_instant() {
    let steps = [measured(5_000, 5_000), measured(14_000, 9_000)];
    assert_eq!(active(&steps, Some(0)), (14_000, 14_000));
    let activity = Activity::of(steps, Some(at(0)), &ActivityOptions::new());
    assert_eq!(activity.clipped(&window(0, 5_000)).sum_ms(), 5_000);
    assert_eq!(activity.clipped(&window(5_000, 14_000)).sum_ms(), 9_000);
    assert_eq!(activity.clipped(&window(14_000, 99_000)).sum_ms(), 0);
}

#[test]
fn every_step_of_a_session_counts() {
    let steps = [
        measured(5_000, 5_000),
        measured(14_000, 9_000),
        measured(72_000, 12_000),
        measured(80_000, 8_000),
    ];
    assert_eq!(active(&steps, Some(0)), (34_000, 34_000));
}

#[test]
fn a_single_measured_step_counts_although_nothing_is_before_it() {
    assert_eq!(active(&[measured(12_000, 12_000)], None), (12_000, 12_000));
}

#[test]
fn the_time_in_which_a_user_thinks_is_not_work() {
    let steps = [measured(5_000, 5_000), measured(610_000, 10_000)];
    assert_eq!(active(&steps, Some(0)), (15_000, 15_000));
    let mut session = Session::new("s".into(), "x".into(), "u".into());
    session.prior_event = Some(at(0));
    let steps = steps.map(|moment| {
        let mut step = Step::new("s".into(), moment.timestamp);
        step.measured_ms = moment.measured_ms;
        step
    });
    let record = SessionRecord::new(session, steps.to_vec());
    assert_eq!(record.span_ms(&Window::all()), 605_000);
    assert_eq!(record.span_ms(&window(0, 610_000)), 0);
    assert_eq!(record.activity(&ActivityOptions::new()).union_ms(), 15_000);
}

#[test]
fn without_a_measured_duration_the_gap_counts() {
    assert_eq!(active(&[unmeasured(5_000), unmeasured(20_000)], Some(0)), (20_000, 20_000));
    assert_eq!(active(&[unmeasured(5_000), unmeasured(20_000)], None), (15_000, 15_000));
}

#[test]
fn a_gap_counts_up_to_the_cap_and_ends_at_the_step() {
    let steps = [unmeasured(0), unmeasured(3_600_000)];
    assert_eq!(active(&steps, None), (300_000, 300_000));
    let options = ActivityOptions::new().with_cap(Duration::from_secs(60));
    let activity = Activity::of(steps, None, &options);
    assert_eq!(activity.sum_ms(), 60_000);
    assert_eq!(activity.clipped(&window(0, 3_540_000)).sum_ms(), 0);
    assert_eq!(activity.clipped(&window(3_540_000, 3_600_000)).sum_ms(), 60_000);
}

#[test]
fn measured_work_is_never_capped() {
    assert_eq!(active(&[measured(4_000_000, 3_600_000)], None), (3_600_000, 3_600_000));
}

#[test]
fn a_measured_step_is_the_event_before_the_next_gap() {
    let steps = [unmeasured(0), measured(100_000, 1_000), unmeasured(104_000)];
    assert_eq!(active(&steps, None), (5_000, 5_000));
}

#[test]
fn a_duration_of_zero_is_a_measurement() {
    assert_eq!(active(&[unmeasured(0), measured(10_000, 0)], None), (0, 0));
}

#[test]
fn a_step_without_any_timing_counts_nothing() {
    assert_eq!(active(&[], None), (0, 0));
    assert_eq!(active(&[], Some(0)), (0, 0));
    assert_eq!(active(&[unmeasured(0)], None), (0, 0));
    assert_eq!(active(&[unmeasured(0), unmeasured(0)], Some(0)), (0, 0));
}

#[test]
fn a_stale_prompt_never_makes_time_run_backwards() {
    // The prior event is one that came first, or it is none.
    assert_eq!(active(&[measured(10_000, 10_000)], Some(50_000)), (10_000, 10_000));
    assert_eq!(active(&[unmeasured(10_000)], Some(50_000)), (0, 0));
}

#[test]
fn parallel_work_counts_once_in_the_union_and_each_time_in_the_sum() {
    let steps = [measured(10_000, 10_000), measured(12_000, 8_000)];
    assert_eq!(active(&steps, None), (12_000, 18_000));
}

#[test]
fn a_measured_step_and_another_at_one_instant_share_their_gap() {
    let steps = [unmeasured(0), unmeasured(10_000), measured(10_000, 4_000)];
    assert_eq!(active(&steps, None), (4_000, 4_000));
}

#[test]
fn intervals_are_built_before_they_are_clipped() {
    // The first step inside the window reaches back to one outside of it, up to the border.
    let activity = Activity::of(
        [unmeasured(0), unmeasured(60_000), unmeasured(90_000)],
        None,
        &ActivityOptions::new(),
    );
    assert_eq!(activity.clipped(&window(50_000, 100_000)).union_ms(), 40_000);
    assert_eq!(activity.clipped(&window(60_000, 60_000)).union_ms(), 0);
    assert_eq!(activity.clipped(&window(90_000, 50_000)).union_ms(), 0);
}

#[test]
fn sessions_that_work_at_once_overlap_in_the_union_of_all() {
    let of = |steps: &[Moment]| Activity::of(steps.iter().copied(), None, &ActivityOptions::new());
    let mut all = ActiveTime::new();
    all.add(&of(&[measured(10_000, 10_000), measured(11_000, 10_000)]));
    all.add(&of(&[measured(15_000, 10_000)]));
    assert_eq!((all.union_ms(), all.sum_ms()), (15_000, 30_000));
    assert_eq!(ActiveTime::new().union_ms(), 0);
}

#[test]
fn absurd_durations_do_not_overflow() {
    let activity = Activity::of(
        [measured(0, u64::MAX), measured(1, u64::MAX), measured(2, u64::MAX)],
        None,
        &ActivityOptions::new().with_cap(Duration::MAX),
    );
    assert!(activity.union_ms() <= activity.sum_ms());
    assert_eq!(activity.clipped(&window(0, 1)).union_ms(), 1);
    let mut all = ActiveTime::new();
    all.add(&activity);
    all.add(&activity);
    assert_eq!(all.sum_ms(), u64::MAX);
}

fn history() -> impl Strategy<Value = Vec<Moment>> {
    let step = (0i64..2_000_000, proptest::option::of(0u64..500_000));
    proptest::collection::vec(step.prop_map(|(ms, work)| Moment::new(at(ms), work)), 0..30)
}

proptest! {
    #[test]
    fn the_union_is_no_more_than_the_sum(steps in history(), prior in proptest::option::of(-9_000i64..2_000_000)) {
        let (union, sum) = active(&steps, prior);
        prop_assert!(union <= sum);
    }

    #[test]
    fn the_order_of_steps_does_not_matter(steps in history(), turn in 0usize..30) {
        let mut other = steps.clone();
        other.reverse();
        let by = turn % other.len().max(1);
        other.rotate_left(by);
        let options = ActivityOptions::new();
        prop_assert_eq!(Activity::of(steps, None, &options), Activity::of(other, None, &options));
    }

    #[test]
    fn windows_that_share_out_all_time_add_up(
        steps in history(), mut cuts in proptest::collection::vec(-600_000i64..2_100_000, 0..6),
    ) {
        cuts.sort_unstable();
        let mut windows = vec![Window::all()];
        for cut in cuts {
            let last = windows.pop().unwrap();
            windows.push(last.with_until(at(cut)));
            windows.push(Window::all().with_since(at(cut)));
        }
        let whole = Activity::of(steps, Some(at(-1_000)), &ActivityOptions::new());
        let parts: Vec<_> = windows.iter().map(|window| whole.clipped(window)).collect();
        prop_assert_eq!(parts.iter().map(Activity::sum_ms).sum::<u64>(), whole.sum_ms());
        prop_assert_eq!(parts.iter().map(Activity::union_ms).sum::<u64>(), whole.union_ms());
    }

    #[test]
    fn a_larger_cap_never_tells_less(steps in history(), cap in 0u64..600, more in 0u64..600) {
        let of = |secs| Activity::of(
            steps.iter().copied(), None, &ActivityOptions::new().with_cap(Duration::from_secs(secs)),
        );
        let (small, large) = (of(cap), of(cap + more));
        prop_assert!(small.union_ms() <= large.union_ms());
        prop_assert!(small.sum_ms() <= large.sum_ms());
    }

    #[test]
    fn the_order_of_sessions_does_not_matter(sessions in proptest::collection::vec(history(), 0..6)) {
        let add_up = |sessions: &mut dyn Iterator<Item = &Vec<Moment>>| {
            let mut all = ActiveTime::new();
            for steps in sessions {
                all.add(&Activity::of(steps.iter().copied(), None, &ActivityOptions::new()));
            }
            (all.union_ms(), all.sum_ms())
        };
        let forth = add_up(&mut sessions.iter());
        prop_assert_eq!(forth, add_up(&mut sessions.iter().rev()));
        prop_assert!(forth.0 <= forth.1);
    }
}
