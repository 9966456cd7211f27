//! Where a feed's last good answer is kept.

use async_trait::async_trait;
use jiff::Timestamp;
use sha2::{Digest, Sha256};

/// A body as it came, when, and to which question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CachedBody {
    pub body: String,
    pub fetched_at: Timestamp,
    /// A digest of what was asked; none of what was kept before it was noted, or is no answer.
    pub question: Option<String>,
}

/// Keeps bodies across restarts; the server implements it over its store.
///
/// A cache that fails is a cache miss: the implementor logs and moves on, since
/// a feed has a snapshot to fall back on.
#[async_trait]
pub trait FeedCache: Send + Sync {
    /// The last good answer under a key.
    async fn get(&self, key: &str) -> Option<CachedBody>;
    /// Keeps an answer under a key.
    async fn put(&self, key: &str, body: &CachedBody);
}

/// Keeps nothing.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoCache;

#[async_trait]
impl FeedCache for NoCache {
    async fn get(&self, _key: &str) -> Option<CachedBody> {
        None
    }

    async fn put(&self, _key: &str, _body: &CachedBody) {}
}

/// What tells a question from another.
pub(super) fn digest(question: &str) -> String {
    let digest = Sha256::digest(question);
    digest[..12]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
