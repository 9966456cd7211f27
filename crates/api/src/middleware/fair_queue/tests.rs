use std::iter;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::{BACKGROUND_FROM, FairQueue, NETWORK_SHARE, Turn, VISITOR_BYTES, Work};
use crate::middleware::recent::MOST_REMEMBERED;

fn long(in_background: bool) -> Work {
    Work {
        is_long: true,
        in_background,
        ..Work::default()
    }
}

/// Lets somebody wait so often who has had so much already.
fn wait(
    state: &mut FairQueue,
    (client, spent_s): (&str, u64),
    is_long: bool,
    times: usize,
) -> Vec<oneshot::Receiver<Turn>> {
    let share = state.share(client, client);
    share.spent = Duration::from_secs(spent_s);
    let place = |_| {
        let (caller, turn) = oneshot::channel();
        share.wait(is_long, 0, caller);
        turn
    };
    (0..times).map(place).collect()
}

#[test]
fn who_has_had_least_goes_first_whatever_its_work_is_called() {
    let mut state = FairQueue::default();
    let _waiting = (
        wait(&mut state, ("greedy", 9), false, 1),
        wait(&mut state, ("modest", 1), true, 1),
    );
    let now = Instant::now();
    let mut next = || state.next(1, now).map(|next| next.client);
    assert_eq!(next().as_deref(), Some("modest"));
    assert_eq!(next().as_deref(), Some("greedy"));
}

#[test]
fn nobodys_second_goes_before_anothers_first_and_a_worker_is_left_to_others() {
    let workers = 2;
    let mut state = FairQueue::default();
    let _crowd = wait(&mut state, ("crowd", 0), false, 9);
    let now = Instant::now();
    let next = |state: &mut FairQueue| state.next(workers, now).map(|next| next.client);
    assert_eq!(next(&mut state).as_deref(), Some("crowd"));
    // Whoever has had more still goes before the second of one who has had nothing.
    let _other = wait(&mut state, ("other", 9), false, 2);
    assert_eq!(next(&mut state).as_deref(), Some("other"));
    assert_eq!(next(&mut state).as_deref(), Some("crowd"));
    assert_eq!(next(&mut state), None, "all workers are busy");

    let mut state = FairQueue::default();
    let _crowd = wait(&mut state, ("crowd", 0), false, 9);
    assert_eq!(next(&mut state).as_deref(), Some("crowd"));
    assert_eq!(next(&mut state).as_deref(), Some("crowd"));
    assert_eq!(next(&mut state), None, "the last worker is for another");
    let _newcomer = wait(&mut state, ("newcomer", 0), false, 1);
    assert_eq!(next(&mut state).as_deref(), Some("newcomer"));
}

#[test]
fn who_has_had_much_of_late_is_in_nobodys_way_until_that_is_forgotten() {
    let (workers, now) = (2, Instant::now());
    let mut state = FairQueue::default();
    let next = |state: &mut FairQueue, now| {
        let next = state.next(workers, now)?;
        Some((next.client, next.work.in_background))
    };
    let _crowd = (
        wait(&mut state, ("greedy", 0), true, 9),
        wait(&mut state, ("as greedy", 9), true, 9),
    );
    for client in ["greedy", "as greedy"] {
        let first = (client.to_owned(), false);
        assert_eq!(next(&mut state, now), Some(first));
    }
    for client in ["greedy", "as greedy"] {
        state.done(client, long(false), BACKGROUND_FROM, now);
    }
    let below: Vec<_> = iter::from_fn(|| next(&mut state, now)).collect();
    assert_eq!(below.len(), workers, "all workers for long work are busy");
    assert!(below.iter().all(|(_, in_background)| *in_background));

    // As much for others as if the pool were empty: two that are long, and one that is short.
    let others = [("one", true), ("two", true), ("three", false)];
    let _others = others.map(|(client, is_long)| wait(&mut state, (client, 20), is_long, 1));
    let above: Vec<_> = iter::from_fn(|| next(&mut state, now)).collect();
    assert_eq!(above.len(), workers + 1);
    assert!(above.iter().all(|(_, in_background)| !in_background));

    // A minute and a half of rest, and it is as others are.
    state.done("greedy", long(true), MOST_REMEMBERED, now);
    state.done("one", long(false), Duration::ZERO, now);
    let later = now + Duration::from_secs(90);
    assert_eq!(next(&mut state, later), Some(("greedy".to_owned(), false)));
}

#[test]
fn who_comes_new_starts_where_those_who_have_had_little_are() {
    let now = Instant::now();
    let mut state = FairQueue::default();
    let _greedy = wait(&mut state, ("greedy", 60), true, 1);
    let share = state.visitors.get_mut("greedy").unwrap();
    share.took(2 * BACKGROUND_FROM, now);
    assert!(state.next(2, now).unwrap().work.in_background);
    assert_eq!(state.clock, Duration::ZERO);
}

#[test]
fn long_work_takes_no_worker_of_short_work() {
    let now = Instant::now();
    let mut state = FairQueue::default();
    let workers = 2;
    let _waiting = [
        ("one", true),
        ("two", true),
        ("three", false),
        ("four", false),
        ("five", false),
        ("six", false),
    ]
    .map(|(client, is_long)| wait(&mut state, (client, 0), is_long, 1));
    let begun: Vec<_> = iter::from_fn(|| state.next(workers, now)).collect();
    let long = begun.iter().filter(|next| next.work.is_long).count();
    assert_eq!((long, begun.len() - long), (workers, workers + 1));
}

#[test]
fn a_second_long_call_beside_the_first_goes_to_the_background() {
    let now = Instant::now();
    // With two workers it waits: one of them is left to others.
    for (workers, expected) in [(4, &[false, true, true][..]), (2, &[false][..])] {
        let mut state = FairQueue::default();
        let _calls = wait(&mut state, ("greedy", 0), true, 3);
        let kinds: Vec<bool> = iter::from_fn(|| state.next(workers, now))
            .map(|next| next.work.in_background)
            .collect();
        assert_eq!(kinds, expected, "{workers} workers");
    }
}

/// What each of its visitors asks for first has not been counted yet either.
#[test]
fn the_long_calls_of_a_network_leave_a_worker_to_others() {
    let (workers, now) = (2, Instant::now());
    let mut state = FairQueue::default();
    let mut waiting = Vec::new();
    let mut ask = |state: &mut FairQueue, client: &str, network: &str| {
        let (caller, turn) = oneshot::channel();
        waiting.push(turn);
        state.share(client, network).wait(true, 0, caller);
        state.next(workers, now).map(|next| next.work)
    };
    let first = ask(&mut state, "first", "crowd").unwrap();
    let second = ask(&mut state, "second", "crowd").unwrap();
    assert_eq!(
        (first.in_background, second.in_background),
        (false, true),
        "both are under way while nobody else asks"
    );
    assert_eq!(ask(&mut state, "third", "crowd"), None);
    assert_eq!(ask(&mut state, "other", "elsewhere"), Some(long(false)));
    // Its place before the background is free again.
    state.done("first", first, Duration::ZERO, now);
    assert_eq!(state.next(workers, now).unwrap().work, long(false));
}

#[test]
fn a_network_that_has_had_much_computes_in_the_background_whichever_address_asks() {
    let now = Instant::now();
    let mut state = FairQueue::default();
    let mut waiting = Vec::new();
    let mut ask = |state: &mut FairQueue, client: &str, network: &str| {
        let (caller, turn) = oneshot::channel();
        waiting.push(turn);
        state.share(client, network).wait(true, 0, caller);
        let next = state.next(8, now).unwrap();
        state.done(client, next.work, BACKGROUND_FROM, now);
        next.work.in_background
    };
    for number in 0..NETWORK_SHARE {
        assert!(!ask(&mut state, &format!("one {number}"), "one"));
    }
    assert!(ask(&mut state, "one more", "one"));
    assert!(!ask(&mut state, "one of another", "other"));
}

#[test]
fn full_of_long_work_there_is_room_for_short_and_for_another_network() {
    let (most, now) = (4, Instant::now());
    let mut state = FairQueue::default();
    let mut waiting = Vec::new();
    for number in 0..most {
        let (caller, turn) = oneshot::channel();
        let client = format!("of a crowd {number}");
        state.share(&client, "crowd").wait(true, 0, caller);
        waiting.push(turn);
    }
    state.share("another of it", "crowd");
    assert!(!state.make_room("another of it", true, most, now));
    assert!(state.make_room("another of it", false, most, now), "short");
    state.share("newcomer", "elsewhere");
    assert!(state.make_room("newcomer", true, most, now));
    let lost = waiting.iter_mut().filter_map(|turn| turn.try_recv().err());
    let lost = lost.filter(|why| *why == oneshot::error::TryRecvError::Closed);
    assert_eq!(lost.count(), 1, "the newest of the crowd");
    // Who has gone away holds no place.
    waiting.clear();
    assert!(state.make_room("another of it", true, most, now));
}

/// Lets each of some visitors of a network ask for work that takes as much memory as one may, and gives who begins.
fn begin_largest(
    state: &mut FairQueue,
    waiting: &mut Vec<oneshot::Receiver<Turn>>,
    (network, clients): (&str, &[&str]),
) -> Vec<(String, Work)> {
    for client in clients {
        let (caller, turn) = oneshot::channel();
        waiting.push(turn);
        let share = state.share(client, network);
        share.wait(true, VISITOR_BYTES, caller);
    }
    let now = Instant::now();
    let begun = iter::from_fn(|| state.next(16, now));
    begun.map(|next| (next.client, next.work)).collect()
}

#[test]
fn work_that_takes_much_memory_runs_once_a_visitor_twice_a_network_and_four_times_in_all() {
    let (mut state, mut waiting) = (FairQueue::default(), Vec::new());
    let mut begin = |state: &mut FairQueue, network, clients: &[&str]| {
        begin_largest(state, &mut waiting, (network, clients))
    };
    assert_eq!(begin(&mut state, "a", &["a1", "a1"]).len(), 1);
    assert_eq!(begin(&mut state, "a", &["a2", "a3"]).len(), 1);
    let of_others = begin(&mut state, "b", &["b1", "b2", "b3"]);
    assert_eq!(of_others.len(), 2);
    assert!(begin(&mut state, "c", &["c1"]).is_empty());
    // Nor is other work of theirs in the way, or behind it.
    let (caller, _turn) = oneshot::channel();
    state.share("a1", "a").wait(false, 0, caller);
    let now = Instant::now();
    let short = state.next(16, now).unwrap();
    assert_eq!((&*short.client, short.work), ("a1", Work::default()));
    // Once it is done its memory is another's.
    let (client, work) = &of_others[0];
    state.done(client, *work, Duration::ZERO, now);
    assert_eq!(state.next(16, now).unwrap().work.bytes, VISITOR_BYTES);
    assert!(state.next(16, now).is_none());
}

#[test]
fn what_waits_for_memory_delays_no_other_work_of_its_visitor() {
    let (mut state, workers, now) = (FairQueue::default(), 8, Instant::now());
    let needed = [VISITOR_BYTES, VISITOR_BYTES, 0, 0];
    let ask = |(place, bytes)| {
        let (caller, turn) = oneshot::channel();
        state.share("one", "net").wait(true, bytes, caller);
        (place, turn)
    };
    let mut waiting: Vec<_> = needed.into_iter().enumerate().map(ask).collect();
    // The next one, by its place in the order of asking.
    let mut next = |state: &mut FairQueue| {
        let next = state.next(workers, now)?;
        drop(next.caller);
        let at = waiting.iter_mut().position(|(_, turn)| {
            turn.try_recv().err() == Some(oneshot::error::TryRecvError::Closed)
        })?;
        Some((waiting.remove(at).0, next.work))
    };
    let (first, work) = next(&mut state).unwrap();
    assert_eq!((first, work.bytes), (0, VISITOR_BYTES));
    let others: Vec<_> = iter::from_fn(|| next(&mut state)).collect();
    let others: Vec<_> = others.into_iter().map(|(place, _)| place).collect();
    assert_eq!(others, [2, 3], "for the other there is no memory yet");
    state.done("one", work, Duration::ZERO, now);
    let (last, work) = next(&mut state).unwrap();
    assert_eq!((last, work.bytes), (1, VISITOR_BYTES));
}

#[test]
fn who_has_had_much_of_late_leaves_half_of_the_memory_to_others() {
    let (mut state, mut waiting) = (FairQueue::default(), Vec::new());
    let now = Instant::now();
    let greedy = ["a", "b", "c", "d"];
    for client in greedy {
        state.share(client, client).took(2 * BACKGROUND_FROM, now);
    }
    let mut begun = Vec::new();
    for client in greedy {
        begun.extend(begin_largest(&mut state, &mut waiting, (client, &[client])));
    }
    assert_eq!(begun.len(), 2);
    assert!(begun.iter().all(|(_, work)| work.in_background));
    let others = ["e", "f", "g"]
        .map(|client| begin_largest(&mut state, &mut waiting, (client, &[client])).len());
    assert_eq!(others, [1, 1, 0]);
}
