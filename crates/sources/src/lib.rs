//! The outside world: publishers' formats, the feed with its fall-backs, the guarded HTTP client.
