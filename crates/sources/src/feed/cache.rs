//! Where a feed's last good answer is kept.

use async_trait::async_trait;
use jiff::Timestamp;

/// A body as it came, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CachedBody {
    pub body: String,
    pub fetched_at: Timestamp,
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
