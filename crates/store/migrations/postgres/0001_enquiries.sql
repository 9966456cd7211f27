-- Times are milliseconds since 1970 in UTC.
CREATE TABLE enquiries (
    reference       TEXT PRIMARY KEY,
    received_at     BIGINT NOT NULL,
    name            TEXT NOT NULL,
    email           TEXT NOT NULL,
    email_key       TEXT NOT NULL,
    message         TEXT NOT NULL,
    origin          TEXT,
    ip_hash         TEXT,
    standing        TEXT NOT NULL,
    spam_score      BIGINT NOT NULL,
    spam_reasons    TEXT NOT NULL,
    idempotency_key TEXT UNIQUE,
    body_hash       TEXT NOT NULL
);

CREATE INDEX enquiries_newest ON enquiries (received_at DESC, reference DESC);
CREATE INDEX enquiries_email_key ON enquiries (email_key);
CREATE INDEX enquiries_quarantined ON enquiries (received_at) WHERE standing = 'quarantined';

-- `id` is the reference and the kind, which is also the local part of the Message-ID.
CREATE TABLE outbox (
    id          TEXT PRIMARY KEY,
    reference   TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
    kind        TEXT NOT NULL,
    state       TEXT NOT NULL,
    attempts    BIGINT NOT NULL DEFAULT 0,
    created_at  BIGINT NOT NULL,
    due_at      BIGINT NOT NULL,
    lease_until BIGINT NOT NULL DEFAULT 0,
    worker      TEXT,
    finished_at BIGINT,
    last_error  TEXT
);

CREATE INDEX outbox_reference ON outbox (reference);
CREATE INDEX outbox_waiting ON outbox (kind, created_at) WHERE state IN ('queued', 'leased');
CREATE INDEX outbox_dead ON outbox (reference) WHERE state = 'dead';

-- One row per address that was ever acknowledged; `suppressed` is 1 after a permanent refusal.
CREATE TABLE acknowledged (
    email_key       TEXT PRIMARY KEY,
    acknowledged_at BIGINT NOT NULL,
    suppressed      BIGINT NOT NULL DEFAULT 0
);

-- Losing the buckets in a crash costs nothing, so they skip the write-ahead log.
CREATE UNLOGGED TABLE rate_limits (
    key     TEXT PRIMARY KEY,
    full_at BIGINT NOT NULL
);

CREATE TABLE feed_cache (
    key        TEXT PRIMARY KEY,
    body       BYTEA NOT NULL,
    fetched_at BIGINT NOT NULL,
    etag       TEXT
);

-- The row that the readiness check writes.
CREATE TABLE probe (
    id        BIGINT PRIMARY KEY CHECK (id = 1),
    probed_at BIGINT NOT NULL
);
