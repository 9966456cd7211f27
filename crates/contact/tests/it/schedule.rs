//! When a failed delivery is tried again.

use std::time::Duration;

use boreal_contact::Backoff;

#[track_caller]
fn check(attempt: i64, seconds: u64) {
    let wait = Backoff::default()
        .after("K7QF-3M9T.owner", attempt, attempt, Duration::ZERO)
        .unwrap()
        .as_secs_f64();
    let expected = seconds as f64;
    assert!((0.8 * expected..=1.2 * expected).contains(&wait), "{wait}");
}

#[test]
fn waits_grow_from_half_a_minute_to_six_hours() {
    check(1, 30);
    check(2, 120);
    check(3, 600);
    check(4, 3_600);
    check(5, 21_600);
    check(100, 21_600);
}

#[test]
fn rows_that_failed_together_come_back_apart() {
    let backoff = Backoff::default();
    let waits: std::collections::HashSet<Duration> = (0..50)
        .filter_map(|row| backoff.after(&format!("{row}.owner"), 1, 1, Duration::ZERO))
        .collect();
    assert!(waits.len() > 40);
}

#[test]
fn five_days_are_about_two_dozen_attempts() {
    let backoff = Backoff::default();
    let (mut age, mut attempt) = (Duration::ZERO, 1);
    while let Some(wait) = backoff.after("K7QF-3M9T.owner", attempt, attempt, age) {
        age += wait;
        attempt += 1;
    }
    assert!((20..=30).contains(&attempt), "{attempt}");
    assert!(age >= Duration::from_secs(5 * 86_400));
}

#[test]
fn a_clock_set_forward_expires_nothing() {
    let month = Duration::from_secs(30 * 86_400);
    assert!(
        Backoff::default()
            .after("K7QF-3M9T.owner", 1, 1, month)
            .is_some()
    );
}
