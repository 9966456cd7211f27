//! One suite for both databases, then the faults that only one of them has.
#![expect(
    clippy::unwrap_used,
    reason = "the bodies shared by both databases are test code outside #[test] functions"
)]

mod acknowledgements;
mod messages;
mod outbox;
mod postgres_faults;
mod sqlite_faults;
mod upgrade;

use boreal_store::{
    Acknowledge, AcknowledgeLimits, Claim, End, Kind, Millis, NewEnquiry, Standing,
};

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
        mailbox: "ada@example.org".to_owned(),
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
        form_token: None,
    }
}

/// An acknowledgement a day to a mailbox and two an hour to a domain.
fn acknowledge_at(now: Millis) -> Acknowledge {
    Acknowledge::Within(AcknowledgeLimits {
        mailbox_since: now - DAY,
        domain_since: now - 60 * MINUTE,
        most_a_domain: 2,
    })
}

/// A claim for the oldest owner mail with a lease of one minute.
fn claim(worker: &str, now: Millis) -> Claim<'_> {
    Claim {
        kind: Kind::Owner,
        end: End::Oldest,
        worker,
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
