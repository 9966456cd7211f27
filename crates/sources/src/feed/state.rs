//! What a feed holds, and how the last tries to renew it went.

use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use jiff::Timestamp;
use jiff::civil::Date;

/// First wait after a failure; it doubles with each one more.
const FIRST_BACKOFF: Duration = Duration::from_secs(30);
/// Longest wait between tries.
const LONGEST_BACKOFF: Duration = Duration::from_secs(60 * 60);

pub(super) struct State<T> {
    pub(super) held: Held<T>,
    pub(super) origin: Origin,
    pub(super) failures: u32,
    pub(super) last_error: Option<String>,
    pub(super) last_attempt: Option<Timestamp>,
    pub(super) next_attempt: Instant,
    pub(super) latency: Option<Duration>,
    pub(super) refreshing: bool,
    pub(super) is_closed: bool,
}

/// Figures with what is said of them, counted once.
pub(super) struct Held<T> {
    pub(super) data: Arc<T>,
    pub(super) as_of: Option<Date>,
    pub(super) rows: usize,
}

impl<T> Held<T> {
    pub(super) fn new(data: T, describe: fn(&T) -> (Option<Date>, usize)) -> Self {
        let (as_of, rows) = describe(&data);
        Self {
            data: Arc::new(data),
            as_of,
            rows,
        }
    }
}

#[derive(Clone, Copy)]
pub(super) enum Origin {
    Bundled,
    Restored(Timestamp),
    Fetched(Timestamp),
}

/// Ends a refresh however it ends: a caller who went away, or a panic, which counts as a failure.
pub(super) struct RefreshGuard<'a, T>(pub(super) &'a RwLock<State<T>>);

impl<T> Drop for RefreshGuard<'_, T> {
    fn drop(&mut self) {
        let mut state = self.0.write().unwrap_or_else(PoisonError::into_inner);
        state.refreshing = false;
        if std::thread::panicking() {
            state.fail("the answer could not be read".to_owned(), Duration::ZERO);
        }
    }
}

impl<T> State<T> {
    /// Whether it is time to ask, and nobody does.
    pub(super) fn is_due(&self, now: Instant) -> bool {
        !self.refreshing && !self.is_closed && now >= self.next_attempt
    }

    pub(super) fn succeed(
        &mut self,
        held: Held<T>,
        at: Timestamp,
        latency: Duration,
        refresh_after: Duration,
    ) {
        self.held = held;
        self.origin = Origin::Fetched(at);
        self.failures = 0;
        self.last_error = None;
        self.latency = Some(latency);
        self.next_attempt = Instant::now() + refresh_after;
    }

    pub(super) fn fail(&mut self, error: String, latency: Duration) {
        self.failures = self.failures.saturating_add(1);
        self.last_error = Some(error);
        self.latency = Some(latency);
        self.next_attempt = Instant::now() + backoff(self.failures);
    }
}

/// 30 s, 1 min, 2 min ... one hour.
fn backoff(failures: u32) -> Duration {
    let doublings = failures.saturating_sub(1).min(16);
    (FIRST_BACKOFF * 2u32.pow(doublings)).min(LONGEST_BACKOFF)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_up_to_an_hour() {
        let seconds: Vec<u64> = [1, 2, 3, 7, 8, 9, u32::MAX]
            .map(|n| backoff(n).as_secs())
            .to_vec();
        assert_eq!(seconds, [30, 60, 120, 1_920, 3_600, 3_600, 3_600]);
    }
}
