-- Times are milliseconds since 1970 in UTC.
CREATE TABLE enquiries (
    reference       TEXT PRIMARY KEY NOT NULL,
    received_at     INTEGER NOT NULL,
    name            TEXT NOT NULL,
    email           TEXT NOT NULL,
    email_key       TEXT NOT NULL,
    message         TEXT NOT NULL,
    origin          TEXT,
    ip_hash         TEXT,
    standing        TEXT NOT NULL,
    spam_score      INTEGER NOT NULL,
    spam_reasons    TEXT NOT NULL,
    idempotency_key TEXT UNIQUE,
    body_hash       TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX enquiries_newest ON enquiries (received_at DESC, reference DESC);
CREATE INDEX enquiries_email_key ON enquiries (email_key);
CREATE INDEX enquiries_quarantined ON enquiries (received_at) WHERE standing = 'quarantined';

-- `id` is the reference and the kind, which is also the local part of the Message-ID.
CREATE TABLE outbox (
    id          TEXT PRIMARY KEY NOT NULL,
    reference   TEXT NOT NULL REFERENCES enquiries (reference) ON DELETE CASCADE,
    kind        TEXT NOT NULL,
    state       TEXT NOT NULL,
    attempts    INTEGER NOT NULL DEFAULT 0,
    created_at  INTEGER NOT NULL,
    due_at      INTEGER NOT NULL,
    lease_until INTEGER NOT NULL DEFAULT 0,
    worker      TEXT,
    finished_at INTEGER,
    last_error  TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_reference ON outbox (reference);
CREATE INDEX outbox_waiting ON outbox (kind, created_at) WHERE state IN ('queued', 'leased');
CREATE INDEX outbox_dead ON outbox (reference) WHERE state = 'dead';

-- One row per address that was ever acknowledged; `suppressed` is 1 after a permanent refusal.
CREATE TABLE acknowledged (
    email_key       TEXT PRIMARY KEY NOT NULL,
    acknowledged_at INTEGER NOT NULL,
    suppressed      INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE TABLE feed_cache (
    key        TEXT PRIMARY KEY NOT NULL,
    body       BLOB NOT NULL,
    fetched_at INTEGER NOT NULL,
    etag       TEXT
) STRICT;

-- The row that the readiness check writes.
CREATE TABLE probe (
    id        INTEGER PRIMARY KEY CHECK (id = 1),
    probed_at INTEGER NOT NULL
) STRICT;
