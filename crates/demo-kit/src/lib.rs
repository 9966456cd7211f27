//! What three or more demos share: seeded randomness, statistics, table reading with limits.
