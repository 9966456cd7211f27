//! Real servers for tests: a throw-away PostgreSQL cluster, an SMTP server that fails on request
//! and a web server that answers as told; and the largest calls there are.
//!
//! Everything here panics with a sentence that says what to do, as a test should; none of it ships.

mod certificates;
mod largest;
mod node;
mod postgres;
mod smtp;
mod web;

use std::time::{Duration, Instant};

pub use certificates::Certificates;
pub use largest::{LargestCall, largest_calls};
pub use node::node_program;
pub use postgres::{Database, PrivateCluster};
pub use smtp::{Fault, Received, SmtpServer, SmtpSetup, Tls};
pub use web::{Asked, Reply, WebServer};

/// How long [`eventually`] waits: generous, because it is only ever reached by a failing test.
const PATIENCE: Duration = Duration::from_secs(120);

/// Asks again and again until `probe` gives a value; panics with `what` when it never does.
pub async fn eventually<T, F>(what: &str, mut probe: impl FnMut() -> F) -> T
where
    F: Future<Output = Option<T>>,
{
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Some(value) = probe().await {
            return value;
        }
        assert!(Instant::now() < deadline, "waited in vain for: {what}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}
