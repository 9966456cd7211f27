//! Answers that have no log line of their own: refusals by a limit, health checks and what browsers ask before they
//! call. None of them costs its sender anything, and a line for each would let anybody fill the disk. They are counted
//! by status instead, and told once a minute.

use std::collections::BTreeMap;
use std::mem;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use http::{Method, StatusCode};

/// From one telling to the next.
const EVERY: Duration = Duration::from_secs(60);

/// Routes that programs ask now and then to learn whether all is well, at no rate.
const HEALTH: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// The answers since they were told last, by status.
#[derive(Clone, Debug, Default)]
pub struct Tally(Arc<Mutex<BTreeMap<u16, u64>>>);

impl Tally {
    /// Counts an answer that has no line of its own; `false` for one that has.
    pub fn counts(&self, method: &Method, route: &str, status: StatusCode) -> bool {
        let counts = method == Method::OPTIONS || HEALTH.contains(&route) || is_of_a_limit(status);
        if counts {
            let mut answers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            *answers.entry(status.as_u16()).or_default() += 1;
        }
        counts
    }

    /// Tells what was counted since the last time, if anything was.
    pub fn tell(&self) {
        let answers = mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        if answers.is_empty() {
            return;
        }
        let by_status = answers.iter();
        let by_status = by_status.map(|(status, times)| format!("{times} with status {status}"));
        let by_status = by_status.collect::<Vec<_>>().join(", ");
        tracing::info!("Answered besides: {by_status}");
    }

    /// Tells once a minute, for ever.
    pub async fn tell_every_minute(self) {
        loop {
            tokio::time::sleep(EVERY).await;
            self.tell();
        }
    }
}

/// What the limits refuse with, those of time, of size and of form too.
fn is_of_a_limit(status: StatusCode) -> bool {
    matches!(
        status,
        StatusCode::BAD_REQUEST
            | StatusCode::REQUEST_TIMEOUT
            | StatusCode::PAYLOAD_TOO_LARGE
            | StatusCode::URI_TOO_LONG
            | StatusCode::TOO_MANY_REQUESTS
            | StatusCode::SERVICE_UNAVAILABLE
    )
}
