//! One suite for both databases, then the faults that only one of them has.
#![expect(
    clippy::unwrap_used,
    reason = "the bodies shared by both databases are test code outside #[test] functions"
)]

mod messages;
mod outbox;
mod postgres_faults;
mod sqlite_faults;

use boreal_store::{Acknowledge, Claim, Kind, Millis, NewEnquiry, Standing};

/// The moment at which every test begins.
const NOW: Millis = 1_800_000_000_000;
const MINUTE: Millis = 60_000;
const DAY: Millis = 86_400_000;

/// A plain message that asks for an owner mail only.
fn enquiry(reference: &str) -> NewEnquiry {
    NewEnquiry {
        reference: reference.to_owned(),
        received_at: NOW,
        name: "Ada Lovelace".to_owned(),
        email: "Ada@example.org".to_owned(),
        email_key: "ada@example.org".to_owned(),
        message: "How would you model our orders?".to_owned(),
        origin: Some("bond-yields".to_owned()),
        ip_hash: Some("0a1b".to_owned()),
        standing: Standing::Accepted,
        spam_score: 0,
        spam_reasons: String::new(),
        idempotency_key: None,
        body_hash: "hash".to_owned(),
        outgoing: vec![Kind::Owner],
        acknowledge: Acknowledge::Never,
    }
}

/// A claim for owner mails with a lease of one minute.
fn claim(worker: &str, limit: u32, now: Millis) -> Claim<'_> {
    Claim {
        kind: Kind::Owner,
        worker,
        limit,
        now,
        lease_until: now + MINUTE,
        horizon: now + DAY,
    }
}

/// Runs each named test once per database.
macro_rules! on_both {
    ($($name:ident,)+) => {
        mod on_sqlite {
            $(#[tokio::test]
            async fn $name() {
                let folder = tempfile::tempdir().unwrap();
                let url = format!("sqlite:{}", folder.path().join("boreal.db").display());
                super::$name(boreal_store::open(&url).await.unwrap()).await;
            })+
        }

        mod on_postgres {
            $(#[tokio::test]
            async fn $name() {
                let database = boreal_test_support::Database::create().await;
                super::$name(boreal_store::open(&database.url).await.unwrap()).await;
            })+
        }
    };
}

use on_both;
