//! The connection of the last mail, kept for a moment: where more mail waits, the next goes over it and is spared the
//! server's greeting, which some put off for seconds against senders in a hurry, the encryption and the login.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lettre::transport::smtp::client::AsyncSmtpConnection;
use tokio::time::Instant;

/// How long nothing may happen on it: far less than servers and routers allow (RFC 5321, 4.5.3.2.7: five minutes).
const IDLE: Duration = Duration::from_secs(5);

/// How long to be polite for when it is over.
const QUIT_TIMEOUT: Duration = Duration::from_secs(2);

/// Room for one connection and when it was last used.
#[derive(Clone, Default)]
pub(super) struct Kept(Arc<Mutex<Option<(AsyncSmtpConnection, Instant)>>>);

impl Kept {
    /// The connection, if there is one.
    pub(super) fn take(&self) -> Option<AsyncSmtpConnection> {
        let (connection, _) = self.lock().take()?;
        Some(connection)
    }

    /// Keeps `connection`, and takes leave of the server when nobody needs it.
    pub(super) fn put(&self, connection: AsyncSmtpConnection) {
        *self.lock() = Some((connection, Instant::now()));
        let kept = self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(IDLE).await;
            let idle = kept.lock().take_if(|(_, used)| used.elapsed() >= IDLE);
            if let Some((connection, _)) = idle {
                take_leave(connection).await;
            }
        });
    }

    fn lock(&self) -> MutexGuard<'_, Option<(AsyncSmtpConnection, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What the server says to it makes no difference.
pub(super) async fn take_leave(mut connection: AsyncSmtpConnection) {
    let _ = tokio::time::timeout(QUIT_TIMEOUT, connection.quit()).await;
}
