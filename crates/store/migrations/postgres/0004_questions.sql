-- What an answer was to, as a digest: one to another question is left aside. No tag was ever kept.
ALTER TABLE feed_cache RENAME COLUMN etag TO question;
