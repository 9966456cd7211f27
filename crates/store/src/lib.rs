//! Where messages, outbox rows and cached feeds rest: one trait, SQLite and PostgreSQL.
