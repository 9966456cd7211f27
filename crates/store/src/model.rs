//! What is stored, as the rest of the site speaks of it.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::StoreError;

/// Milliseconds since 1970 in UTC: the one form of time in both databases.
pub type Millis = i64;

/// Declares an enum that is stored as a lower-case word.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident, $column:literal { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)+
        }

        impl $name {
            /// The word that stands in the database and in exports.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }
        }

        impl FromStr for $name {
            type Err = StoreError;

            fn from_str(word: &str) -> Result<Self, StoreError> {
                match word {
                    $($word => Ok(Self::$variant),)+
                    _ => Err(StoreError::UnknownWord { column: $column, value: word.to_owned() }),
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str(self.as_str())
            }
        }
    };
}

words! {
    /// What is sent because of an enquiry; each kind waits and fails on its own.
    Kind, "kind" {
        /// The mail that brings the message to the owner.
        Owner = "owner",
        /// The mail that tells the visitor that the message arrived.
        Acknowledgement = "acknowledgement",
        /// The signed call to the owner's other system.
        Webhook = "webhook",
    }
}

words! {
    /// How an enquiry is treated.
    Standing, "standing" {
        /// A message like any other.
        Accepted = "accepted",
        /// Suspected spam: kept and listed, but nothing is sent.
        Quarantined = "quarantined",
    }
}

words! {
    /// How far a delivery has come.
    DeliveryState, "state" {
        /// Waiting for its time.
        Queued = "queued",
        /// A worker is at it.
        Leased = "leased",
        /// Accepted by the other side.
        Sent = "sent",
        /// Given up: the owner must look.
        Dead = "dead",
        /// Needs no further attempt and nobody's attention: it is not wanted there, or there is no such place any more.
        Closed = "closed",
    }
}

/// When the visitor gets an acknowledgement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Acknowledge {
    /// Never: the message is suspect, or the site has it switched off.
    Never,
    /// Unless its mailbox refused one for good, or that or its domain had enough of them.
    Within(AcknowledgeLimits),
}

/// How many acknowledgements a mailbox and a domain get.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AcknowledgeLimits {
    /// None to a mailbox that got one at or after this moment.
    pub mailbox_since: Millis,
    /// None to a domain that got `most_a_domain` at or after this one.
    pub domain_since: Millis,
    pub most_a_domain: i64,
}

/// A message about to be stored, with all that must be sent because of it.
#[derive(Clone)]
pub struct NewEnquiry {
    /// Short public name; unique.
    pub reference: String,
    /// When the message came in.
    pub received_at: Millis,
    /// The visitor's name.
    pub name: String,
    /// The visitor's address as it is written to.
    pub email: String,
    /// The mailbox it leads to, as far as that shows: the same for all spellings of an address.
    pub mailbox: String,
    pub message: String,
    /// The page or demo from which it was sent.
    pub origin: Option<String>,
    /// Keyed hash of the client's network address.
    pub ip_hash: Option<String>,
    /// Whether it is treated as a message or as suspected spam.
    pub standing: Standing,
    /// The spam score that led to the standing.
    pub spam_score: i64,
    /// What made up the score, as short words.
    pub spam_reasons: String,
    /// Names this attempt to send; the same key never stores twice.
    pub idempotency_key: Option<String>,
    /// Hash of name, address and text, to tell a repeat from another message under the same key.
    pub body_hash: String,
    /// What is to be sent, apart from the acknowledgement.
    pub outgoing: Vec<Kind>,
    /// Whether an acknowledgement is to be sent as well.
    pub acknowledge: Acknowledge,
    /// Names the form it was sent with, which counts once.
    pub form_token: Option<String>,
}

impl NewEnquiry {
    /// The address as it is written, in small letters: what is noted of one spelling holds for that alone. Only addresses
    /// in ASCII are acknowledged.
    pub(crate) fn address(&self) -> String {
        self.email.to_ascii_lowercase()
    }

    pub(crate) fn domain(&self) -> &str {
        registered_domain(&self.mailbox)
    }
}

/// The domain of a mailbox whose acknowledgements count together: sub-domains cost their owner nothing, so they count
/// with the name that was registered. Suffixes such as `co.uk` are known by their shape, up to three letters before a
/// country's two: the list of them all weighs more than a wrong guess, which costs somebody an acknowledgement or
/// counts a sub-domain by itself.
pub fn registered_domain(mailbox: &str) -> &str {
    let domain = mailbox.rsplit('@').next().unwrap_or_default();
    let dots: Vec<usize> = domain.rmatch_indices('.').map(|(at, _)| at).collect();
    let has_short_suffix = matches!(
        dots[..],
        [last, second, ..] if domain.len() - last == 3 && last - second <= 4
    );
    let registered = if has_short_suffix { 2 } else { 1 };
    dots.get(registered).map_or(domain, |at| &domain[at + 1..])
}

impl fmt::Debug for NewEnquiry {
    /// Names no person: this type passes through code that logs.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("NewEnquiry")
            .field("reference", &self.reference)
            .field("standing", &self.standing)
            .finish_non_exhaustive()
    }
}

/// What became of a [`NewEnquiry`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Added {
    /// It is on disk, and so are its outbox rows.
    Stored,
    /// The same message under the same key was stored before, under this reference.
    Repeated {
        /// The reference given the first time.
        reference: String,
    },
    /// The key was used for another message.
    KeyConflict,
    /// The reference is in use; draw another.
    ReferenceTaken,
    /// The form was sent before with another message; nothing is stored.
    FormSpent,
}

/// A stored message.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Enquiry {
    /// Short public name.
    pub reference: String,
    /// When the message came in.
    pub received_at: Millis,
    /// The visitor's name.
    pub name: String,
    /// The visitor's address.
    pub email: String,
    pub message: String,
    /// The page or demo from which it was sent.
    pub origin: Option<String>,
    /// Whether it is treated as a message or as suspected spam.
    pub standing: Standing,
    pub spam_score: i64,
    /// What made up the score.
    pub spam_reasons: String,
}

impl fmt::Debug for Enquiry {
    /// Names no person: this type passes through code that logs.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Enquiry")
            .field("reference", &self.reference)
            .field("standing", &self.standing)
            .finish_non_exhaustive()
    }
}

/// One thing that was or will be sent, as the owner sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Outgoing {
    /// What it is.
    pub kind: Kind,
    /// How far it has come.
    pub state: DeliveryState,
    /// How often it was tried.
    pub attempts: i64,
    /// When it is tried next, if it is waiting.
    pub due_at: Millis,
    /// When it reached its end, sent or dead.
    pub finished_at: Option<Millis>,
    /// What the other side said last; of what was sent, what did not leave as it should.
    pub last_error: Option<String>,
}

/// A stored message with everything that was sent because of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EnquiryRecord {
    /// The message.
    #[serde(flatten)]
    pub enquiry: Enquiry,
    /// What was or will be sent.
    pub deliveries: Vec<Outgoing>,
}

/// An end of the queue.
#[derive(Debug, Clone, Copy)]
pub enum End {
    /// What has waited longest.
    Oldest,
    /// What came last.
    Newest,
}

impl End {
    /// The opposite one.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Oldest => Self::Newest,
            Self::Newest => Self::Oldest,
        }
    }
}

/// A request for work.
#[derive(Debug, Clone)]
pub struct Claim<'a> {
    /// The kind of delivery wanted.
    pub kind: Kind,
    /// Where to take it from.
    pub end: End,
    /// The worker that asks; names the lease.
    pub worker: &'a str,
    /// The present.
    pub now: Millis,
    /// When others may take the row over.
    pub lease_until: Millis,
    /// No delay is ever this far ahead; a row that says so was written under a wrong clock and is due.
    pub horizon: Millis,
}

/// The right to finish one delivery, until the lease runs out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lease {
    /// The outbox row.
    pub id: String,
    /// Who holds it.
    pub worker: String,
    /// Which attempt this is; with `worker` it tells a stale holder from the present one.
    pub attempt: i64,
}

/// A delivery to make now.
#[derive(Debug, Clone)]
pub struct Delivery {
    /// The right to report its end.
    pub lease: Lease,
    /// What is to be sent.
    pub kind: Kind,
    /// When it was first queued.
    pub created_at: Millis,
    /// How often its text was put off as such before.
    pub text_put_off: i64,
    /// The message concerned.
    pub enquiry: Enquiry,
}

/// A place in the list of messages, newest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cursor {
    /// When the last message shown came in.
    pub received_at: Millis,
    pub reference: String,
}

/// Which messages to list.
#[derive(Debug, Clone, Default)]
pub struct ListFilter {
    /// Only those of this standing.
    pub standing: Option<Standing>,
    /// Only those of which something was given up or left otherwise than it should.
    pub unsent: bool,
    /// Only those older than this place.
    pub after: Option<Cursor>,
    /// How many at most; 0 means 100.
    pub limit: u32,
}

/// What is too old to keep.
#[derive(Debug, Clone, Copy)]
pub struct PurgeBefore {
    /// The present: buckets that are full again by now go.
    pub now: Millis,
    /// Messages received before this go, once nothing of theirs is waiting to be sent.
    pub accepted: Millis,
    /// Quarantined messages received before this go.
    pub quarantined: Millis,
    /// Hashes of network addresses received before this go.
    pub ip_hashes: Millis,
    /// Forms sent before this are forgotten: their tokens are too old to be good.
    pub form_tokens: Millis,
}

/// How much a purge removed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Purged {
    /// Messages deleted.
    pub enquiries: u64,
    /// Network address hashes removed from messages that stay.
    pub ip_hashes: u64,
}

/// The state of the outbox.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct QueueStats {
    /// Deliveries that wait or are under way.
    pub queued: i64,
    /// When the oldest of them was queued, acknowledgements aside: how long those wait is in the hands of whoever
    /// gave the address.
    pub oldest_queued_at: Option<Millis>,
    /// Deliveries given up.
    pub dead: i64,
    /// Messages held as suspected spam.
    pub quarantined: i64,
}

/// The last good answer of a publisher.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CachedFeed {
    /// The bytes as they came.
    pub body: Vec<u8>,
    /// When they came.
    pub fetched_at: Millis,
    /// A digest of what was asked; none of what was kept before schema 4, or is no answer.
    pub question: Option<String>,
}
