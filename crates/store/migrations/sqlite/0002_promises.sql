-- The mailbox behind an address: ada+news@ leads to ada@.
ALTER TABLE enquiries ADD COLUMN mailbox TEXT NOT NULL DEFAULT '';
UPDATE enquiries SET mailbox = email_key;

ALTER TABLE acknowledged RENAME COLUMN email_key TO mailbox;
ALTER TABLE acknowledged ADD COLUMN domain TEXT NOT NULL DEFAULT '';
CREATE INDEX acknowledged_domain ON acknowledged (domain, acknowledged_at);

-- A refused acknowledgement is nothing the owner must look at.
UPDATE outbox SET state = 'closed' WHERE kind = 'acknowledgement' AND state = 'dead';

-- Forms that were sent; the row is the hash of the form's token.
CREATE TABLE form_tokens (
    token   TEXT PRIMARY KEY NOT NULL,
    used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Copies made by `boreal backup`, to be named when a message is erased.
CREATE TABLE backups (
    path    TEXT PRIMARY KEY NOT NULL,
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
