//! How long things are kept.

use std::time::Duration;

use boreal_store::{Millis, PurgeBefore};
use jiff::Timestamp;

/// Longer than any form token is good for.
const FORM_TOKENS_KEPT_MS: Millis = 2 * 86_400_000;

/// How long things are kept.
#[derive(Debug, Clone)]
pub struct Retention {
    pub messages: Duration,
    /// Suspected spam.
    pub quarantined: Duration,
    /// Hashes of network addresses.
    pub ip_hashes: Duration,
    /// How often to look for what is too old.
    pub every: Duration,
}

impl Default for Retention {
    fn default() -> Self {
        const DAY: u64 = 86_400;
        Self {
            messages: Duration::from_secs(730 * DAY),
            quarantined: Duration::from_secs(30 * DAY),
            ip_hashes: Duration::from_secs(30 * DAY),
            every: Duration::from_secs(3_600),
        }
    }
}

impl Retention {
    /// The moments before which things are too old at `now`.
    pub fn before(&self, now: Timestamp) -> PurgeBefore {
        let now = now.as_millisecond();
        PurgeBefore {
            now,
            accepted: now - millis(self.messages),
            quarantined: now - millis(self.quarantined),
            ip_hashes: now - millis(self.ip_hashes),
            form_tokens: now - FORM_TOKENS_KEPT_MS,
        }
    }
}

/// A duration as the store counts it.
pub(crate) fn millis(duration: Duration) -> Millis {
    Millis::try_from(duration.as_millis()).unwrap_or(Millis::MAX / 4)
}
