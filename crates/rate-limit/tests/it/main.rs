//! Buckets in memory stay bounded and fair.

use boreal_rate_limit::{MemoryLimits, Rate, Take};

const NOW: i64 = 1_790_000_000_000;

#[test]
fn a_client_that_keeps_asking_is_not_forgotten_in_a_flood() {
    let limits = MemoryLimits::with_capacity(1_000);
    let rate = Rate::per_minute(5, 5);
    for _ in 0..5 {
        assert_eq!(limits.take("greedy", &rate, NOW), Take::Granted);
    }
    for client in 0..10_000 {
        limits.take(&format!("{client}"), &rate, NOW);
    }
    assert!(matches!(
        limits.take("greedy", &rate, NOW),
        Take::Refused { .. }
    ));
}

#[test]
fn refusals_cost_nothing() {
    let limits = MemoryLimits::default();
    let rate = Rate::per_minute(60, 1);
    assert_eq!(limits.take("one", &rate, NOW), Take::Granted);
    for wait in 0..1_000 {
        let expected = Take::Refused {
            retry_after_ms: 1_000 - wait,
        };
        assert_eq!(limits.take("one", &rate, NOW + wait), expected);
    }
    assert_eq!(limits.take("one", &rate, NOW + 1_000), Take::Granted);
}

#[test]
fn a_rate_of_thousands_a_second_is_a_limit_too() {
    let limits = MemoryLimits::default();
    let rate = Rate::per_minute(120_000, 3);
    let take = |now| limits.take("one", &rate, now) == Take::Granted;
    assert_eq!(
        [take(NOW), take(NOW), take(NOW), take(NOW)],
        [true, true, true, false]
    );
    // Two come back in a millisecond.
    assert_eq!(
        [1, 1, 1].map(|later| take(NOW + later)),
        [true, true, false]
    );
}

#[test]
fn a_clock_set_back_costs_one_token_and_not_the_time_it_was_set_back_by() {
    let limits = MemoryLimits::default();
    let rate = Rate::per_day(4, 2);
    let six_hours = 6 * 3_600_000;
    for _ in 0..2 {
        assert_eq!(limits.take("one", &rate, NOW), Take::Granted);
    }
    let back = NOW - 400 * 86_400_000;
    let refused = Take::Refused {
        retry_after_ms: six_hours,
    };
    assert_eq!(limits.take("one", &rate, back), refused);
    assert_eq!(limits.take("one", &rate, back + six_hours), Take::Granted);
}
