-- Whose a message is shows in `mailbox`.
DROP INDEX enquiries_email_key;
ALTER TABLE enquiries DROP COLUMN email_key;
