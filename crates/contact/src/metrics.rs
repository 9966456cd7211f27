//! What the pipeline counts, and how Prometheus reads it.

use std::fmt::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use boreal_store::{Millis, QueueStats};

/// Counters since the start of the process.
#[derive(Debug, Default)]
pub struct Metrics {
    accepted: AtomicU64,
    spam: AtomicU64,
    limited: AtomicU64,
    sent: AtomicU64,
    failed: AtomicU64,
    dead: AtomicU64,
    login_failing: AtomicBool,
}

impl Metrics {
    /// Deliveries accepted by the other side.
    pub fn sent(&self) -> u64 {
        self.sent.load(Ordering::Relaxed)
    }

    /// Attempts that will be repeated.
    pub fn failed(&self) -> u64 {
        self.failed.load(Ordering::Relaxed)
    }

    /// Deliveries given up.
    pub fn dead(&self) -> u64 {
        self.dead.load(Ordering::Relaxed)
    }

    /// Messages held as suspected spam.
    pub fn spam(&self) -> u64 {
        self.spam.load(Ordering::Relaxed)
    }

    /// Whether the mail server refused our login the last time.
    pub fn login_failing(&self) -> bool {
        self.login_failing.load(Ordering::Relaxed)
    }

    pub(crate) fn count_accepted(&self, suspect: bool) {
        self.accepted.fetch_add(1, Ordering::Relaxed);
        if suspect {
            self.spam.fetch_add(1, Ordering::Relaxed);
        }
    }

    pub(crate) fn count_limited(&self) {
        self.limited.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn count_sent(&self) {
        self.sent.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn count_failed(&self) {
        self.failed.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn count_dead(&self) {
        self.dead.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn set_login_failing(&self, failing: bool) {
        self.login_failing.store(failing, Ordering::Relaxed);
    }

    /// All figures in the Prometheus text format.
    pub fn to_prometheus(&self, queue: &QueueStats, now: Millis) -> String {
        let oldest_seconds = queue
            .oldest_queued_at
            .map_or(0, |queued_at| (now - queued_at).max(0) / 1_000);
        let counter =
            |value: &AtomicU64| i64::try_from(value.load(Ordering::Relaxed)).unwrap_or(i64::MAX);
        let figures = [
            (
                "contact_accepted_total",
                "counter",
                "Messages stored.",
                counter(&self.accepted),
            ),
            (
                "contact_spam_total",
                "counter",
                "Messages held as suspected spam.",
                counter(&self.spam),
            ),
            (
                "contact_limited_total",
                "counter",
                "Messages refused by a rate limit.",
                counter(&self.limited),
            ),
            (
                "contact_sent_total",
                "counter",
                "Deliveries accepted by the other side.",
                counter(&self.sent),
            ),
            (
                "contact_failed_total",
                "counter",
                "Attempts that will be repeated.",
                counter(&self.failed),
            ),
            (
                "contact_dead_total",
                "counter",
                "Deliveries given up.",
                counter(&self.dead),
            ),
            (
                "contact_outbox_queued",
                "gauge",
                "Deliveries waiting or under way.",
                queue.queued,
            ),
            (
                "contact_outbox_oldest_seconds",
                "gauge",
                "Age of the oldest of them.",
                oldest_seconds,
            ),
            (
                "contact_outbox_dead",
                "gauge",
                "Dead letters in the database.",
                queue.dead,
            ),
            (
                "contact_quarantined",
                "gauge",
                "Suspected spam in the database.",
                queue.quarantined,
            ),
        ];
        let mut text = String::new();
        for (name, kind, help, value) in figures {
            // Writing to a string cannot fail.
            let _ = write!(
                text,
                "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n"
            );
        }
        text
    }
}
