-- How often the other side put off the text as such: failures of another kind say nothing of it.
ALTER TABLE outbox ADD COLUMN text_put_off INTEGER NOT NULL DEFAULT 0;
