//! The schema grows in steps, the same in both databases.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The steps' names; append only.
const STEPS: [&str; 5] = ["enquiries", "promises", "mailboxes", "questions", "texts"];

/// Takes a database through the steps, here in its own words.
pub(crate) fn migrator(steps: [&'static str; STEPS.len()]) -> Migrator {
    let migration = |(version, (name, sql)): (i64, (&'static str, &'static str))| {
        let simple = MigrationType::Simple;
        Migration::new(version, name.into(), simple, sql.into_sql_str(), false)
    };
    let named = STEPS.into_iter().zip(steps);
    Migrator::with_migrations((1..).zip(named).map(migration).collect())
}
