//! From columns to the model; the same for both databases, since both keep text and 64-bit numbers only.

use crate::StoreError;
use crate::model::{
    CachedFeed, Claim, Delivery, Enquiry, Kind, Lease, Millis, Outgoing, QueueStats,
};

/// The columns of an enquiry, in the order in which every statement names them.
pub(crate) type EnquiryRow = (
    String,
    Millis,
    String,
    String,
    String,
    Option<String>,
    String,
    i64,
    String,
);

/// `kind, state, attempts, due_at, finished_at, last_error`.
pub(crate) type OutgoingRow = (String, String, i64, Millis, Option<Millis>, Option<String>);

/// `id, reference, attempts, created_at, text_put_off` of a row just leased.
pub(crate) type LeasedRow = (String, String, i64, Millis, i64);

/// `queued, oldest_queued_at, dead, quarantined`.
pub(crate) type QueueRow = (i64, Option<Millis>, i64, i64);

/// `body, fetched_at, question`.
pub(crate) type FeedRow = (Vec<u8>, Millis, Option<String>);

/// The outbox row of one kind for one message; also the local part of its Message-ID.
pub(crate) fn outbox_id(reference: &str, kind: Kind) -> String {
    format!("{reference}.{kind}")
}

/// How many messages one page of a list holds.
pub(crate) fn page_size(limit: u32) -> i64 {
    if limit == 0 { 100 } else { i64::from(limit) }
}

pub(crate) fn enquiry(row: EnquiryRow) -> Result<Enquiry, StoreError> {
    let (reference, received_at, name, email, message, origin, standing, spam_score, spam_reasons) =
        row;
    Ok(Enquiry {
        reference,
        received_at,
        name,
        email,
        message,
        origin,
        standing: standing.parse()?,
        spam_score,
        spam_reasons,
    })
}

pub(crate) fn outgoing(row: OutgoingRow) -> Result<Outgoing, StoreError> {
    let (kind, state, attempts, due_at, finished_at, last_error) = row;
    Ok(Outgoing {
        kind: kind.parse()?,
        state: state.parse()?,
        attempts,
        due_at,
        finished_at,
        last_error,
    })
}

pub(crate) fn delivery(claim: &Claim<'_>, row: LeasedRow, enquiry: Enquiry) -> Delivery {
    let (id, _, attempt, created_at, text_put_off) = row;
    Delivery {
        lease: Lease {
            id,
            worker: claim.worker.to_owned(),
            attempt,
        },
        kind: claim.kind,
        created_at,
        text_put_off,
        enquiry,
    }
}

pub(crate) fn queue((queued, oldest_queued_at, dead, quarantined): QueueRow) -> QueueStats {
    QueueStats {
        queued,
        oldest_queued_at,
        dead,
        quarantined,
    }
}

pub(crate) fn feed((body, fetched_at, question): FeedRow) -> CachedFeed {
    CachedFeed {
        body,
        fetched_at,
        question,
    }
}
