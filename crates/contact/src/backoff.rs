//! When a failed delivery is tried again, and when it is given up.

use std::time::Duration;

use sha2::{Digest, Sha256};

/// The waits between attempts.
#[derive(Debug, Clone)]
pub struct Backoff {
    /// The wait after each attempt; the last one repeats.
    pub delays: Vec<Duration>,
    /// How long to go on altogether.
    pub give_up_after: Duration,
    /// Attempts below which nothing is given up, so that a clock set forward expires no mail.
    pub min_attempts: u32,
}

impl Default for Backoff {
    fn default() -> Self {
        Self {
            delays: [30, 120, 600, 3_600, 21_600]
                .map(Duration::from_secs)
                .to_vec(),
            // What RFC 5321, 4.5.4.1 asks of a sender: at least four or five days.
            give_up_after: Duration::from_secs(5 * 86_400),
            min_attempts: 12,
        }
    }
}

impl Backoff {
    /// The wait after failed attempt number `attempt`, on which wait number `step` follows, of a delivery queued `age`
    /// ago; none when it is over.
    ///
    /// The jitter of a fifth either way comes from the delivery's own name, so that rows which failed
    /// together do not come back together, and the same row always waits the same.
    pub fn after(&self, id: &str, attempt: i64, step: i64, age: Duration) -> Option<Duration> {
        if age >= self.give_up_after && attempt >= i64::from(self.min_attempts) {
            return None;
        }
        let step = usize::try_from(step.max(1) - 1).unwrap_or(usize::MAX);
        let delay = self.delays.get(step).or(self.delays.last())?;
        let seed = Sha256::digest(format!("{id}/{attempt}"));
        let fraction = f64::from(u16::from_be_bytes([seed[0], seed[1]])) / f64::from(u16::MAX);
        Some(delay.mul_f64(0.8 + 0.4 * fraction))
    }

    /// No wait is ever longer than this.
    pub(crate) fn longest(&self) -> Duration {
        self.delays.iter().max().copied().unwrap_or_default() * 2
    }
}
