//! Where a message is taken in: checked, limited, scored, stored; only then is it acknowledged.

use std::sync::Arc;
use std::time::Duration;

use boreal_demo_kit::FieldError;
use boreal_store::{
    Acknowledge, AcknowledgeLimits, Added, Kind, Millis, NewEnquiry, QueueStats, Rate, Standing,
    Store, StoreError, registered_domain,
};
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use tokio::sync::{Mutex, watch};
use tracing::{info, warn};

use crate::client::Client;
use crate::fields::{RawEnquiry, Submission};
use crate::limits::{Limits, Taken};
use crate::metrics::Metrics;
use crate::reference::Reference;
use crate::secret::{Secrets, hex};
use crate::spam::{Score, score};
use crate::token::{FormToken, TokenVerdict};

/// A mailbox is acknowledged once in this time.
const ACKNOWLEDGE_EVERY_MS: Millis = 86_400_000;

/// Acknowledgements to one domain in an hour: more than a site of this kind has reason for, too few to flood anyone.
const ACKNOWLEDGE_A_DOMAIN: i64 = 20;
const HOUR_MS: Millis = 3_600_000;

/// Locks among which attempts are spread by their keys.
const ATTEMPT_LOCKS: usize = 64;

/// Without a key, the same words from the same address within the same hour are one message.
const SAME_MESSAGE_MS: Millis = 3_600_000;

/// Draws of a reference before the database is taken for broken; two in a row are already unheard of.
const REFERENCE_DRAWS: usize = 5;

/// Why a message was not taken in.
#[derive(Debug, thiserror::Error)]
pub enum ContactError {
    /// Some fields are not valid.
    #[error("some fields are not valid")]
    Invalid(Vec<FieldError>),
    /// The idempotency key was used for another message.
    #[error("this key was used for another message")]
    KeyConflict,
    /// Too many messages from there in a short time.
    #[error("too many messages")]
    RateLimited {
        /// When to try again.
        retry_after: Duration,
    },
    /// As many messages from there as are taken in a day.
    #[error("as many messages as are taken in a day")]
    DaySpent {
        /// When to try again.
        retry_after: Duration,
    },
    /// Too many messages altogether, none of it this visitor's doing.
    #[error("too many messages from all visitors together")]
    Crowded {
        /// When to try again.
        retry_after: Duration,
    },
    /// The message could not be stored; it is not lost as long as the form keeps it.
    #[error("the message could not be stored")]
    Unavailable(#[from] StoreError),
    /// No reference could be drawn: the system gives no randomness, or the same one again and again.
    #[error("no reference could be drawn")]
    NoReference,
}

/// What the visitor is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Accepted {
    /// The name of the message, for further correspondence.
    pub reference: Reference,
}

/// What it lets in and what it sends.
#[derive(Debug, Clone)]
pub struct ContactSettings {
    /// Messages a minute from one IPv4 address or IPv6 /64.
    pub per_client: Rate,
    /// Messages in any 24 hours from one of them.
    pub per_client_day: u32,
    /// Messages in any 24 hours from one IPv4 /24 or IPv6 /48.
    pub per_network_day: u32,
    /// Messages altogether.
    pub global: Rate,
    /// Whether visitors get an acknowledgement.
    pub acknowledge: bool,
    /// Of the acknowledgements to one domain in an hour, those that one visitor may cause.
    pub acknowledged_by_client: u32,
    /// Those that one network may cause: others' addresses are at the same few providers.
    pub acknowledged_by_network: u32,
    /// Whether a webhook is called.
    pub webhook: bool,
}

impl Default for ContactSettings {
    fn default() -> Self {
        Self {
            per_client: Rate::per_minute(5, 5),
            // More than people have reason for. With the acknowledgements a network's stay below the 300 mails a day
            // that the smallest mail providers let out.
            per_client_day: 30,
            per_network_day: 90,
            global: Rate::per_minute(120, 240),
            acknowledge: true,
            acknowledged_by_client: 2,
            acknowledged_by_network: 6,
            webhook: false,
        }
    }
}

/// Whether messages can be taken in and sent on.
#[derive(Debug, Clone, Copy)]
pub struct Readiness {
    /// What waits and what was given up.
    pub queue: QueueStats,
    /// Seconds for which the oldest delivery has been waiting.
    pub oldest_queued_seconds: i64,
    /// Whether the mail server refuses our login.
    pub login_failing: bool,
}

/// Takes messages in.
#[derive(Debug)]
pub struct ContactService {
    store: Arc<dyn Store>,
    secrets: Secrets,
    settings: ContactSettings,
    limits: Limits,
    metrics: Arc<Metrics>,
    wake: watch::Sender<u64>,
    /// Repeats of one attempt pass one after the other, so that only the first is counted against the limits.
    attempts: [Mutex<()>; ATTEMPT_LOCKS],
}

impl ContactService {
    /// A service over `store`.
    pub fn new(store: Arc<dyn Store>, secrets: Secrets, settings: ContactSettings) -> Self {
        Self {
            limits: Limits::new(Arc::clone(&store), secrets.clone(), settings.clone()),
            store,
            secrets,
            settings,
            metrics: Arc::default(),
            wake: watch::Sender::new(0),
            attempts: [const { Mutex::const_new(()) }; ATTEMPT_LOCKS],
        }
    }

    /// What was counted since the start.
    pub fn metrics(&self) -> Arc<Metrics> {
        Arc::clone(&self.metrics)
    }

    /// Tells a worker of new messages; each call gives an ear of its own.
    pub fn arrivals(&self) -> watch::Receiver<u64> {
        self.wake.subscribe()
    }

    /// A token for a form that is fetched now.
    pub fn form_token(&self, now: Timestamp) -> Result<FormToken, ContactError> {
        let mut nonce = [0; 8];
        getrandom::fill(&mut nonce).map_err(|_| ContactError::NoReference)?;
        Ok(FormToken::issue(&self.secrets, now, nonce))
    }

    /// Takes a message in. When this returns a reference, the message and what must be sent are on disk.
    pub async fn accept(&self, raw: RawEnquiry, client: Client) -> Result<Accepted, ContactError> {
        let submission = Submission::try_from(&raw).map_err(ContactError::Invalid)?;
        let now = client.now.as_millisecond();
        let body_hash = submission.body_hash();
        let key = idempotency_key(&raw, &body_hash, now);
        let _attempt = self.attempts[lock_of(&key)].lock().await;
        // A repeat is answered before the limits: whoever tries again after a broken
        // connection must learn that the message arrived.
        if let Some(earlier) = self.store.find_repeat(&key, &body_hash).await? {
            return accepted(earlier);
        }
        let token = FormToken::judge(&self.secrets, raw.form_token.as_deref(), client.now);
        let is_held = score(&submission, raw.website.as_deref(), token).is_suspect();
        let counted = self.limits.count(client, is_held).await;
        let mut taken = counted.inspect_err(|refused| {
            if !matches!(refused, ContactError::Unavailable(_)) {
                self.metrics.count_limited();
            }
        })?;
        let added = self
            .add(
                &raw,
                &submission,
                client,
                token,
                (&key, &body_hash),
                &mut taken,
            )
            .await;
        // What stored nothing new costs nothing: a repeat that raced on another instance, a full disk.
        if !matches!(added, Ok(Ok(_))) {
            let _ = self.limits.give_back(&taken).await;
        }
        match added? {
            Ok(reference) => Ok(Accepted { reference }),
            Err(earlier) => accepted(earlier),
        }
    }

    /// Stores a message under a reference of its own, or says what stood in the way.
    async fn add(
        &self,
        raw: &RawEnquiry,
        submission: &Submission,
        client: Client,
        mut token: TokenVerdict,
        (key, body_hash): (&str, &str),
        taken: &mut Taken,
    ) -> Result<Result<Reference, Added>, ContactError> {
        let may_acknowledge = self
            .may_acknowledge(raw, submission, client, token, taken)
            .await?;
        let website = raw.website.as_deref();
        for _ in 0..REFERENCE_DRAWS {
            let verdict = score(submission, website, token);
            let form = raw.form_token.as_deref();
            let form = form.filter(|_| token == TokenVerdict::Valid);
            let reference = Reference::random().map_err(|_| ContactError::NoReference)?;
            let mut new = self.enquiry(
                &reference,
                submission,
                client,
                &verdict,
                (key, body_hash),
                form.map(FormToken::name),
            );
            if !may_acknowledge {
                new.acknowledge = Acknowledge::Never;
            }
            match self.store.add_enquiry(&new).await? {
                Added::ReferenceTaken => {}
                Added::FormSpent => {
                    token = TokenVerdict::Spent;
                    let was_held = verdict.is_suspect();
                    if !was_held && score(submission, website, token).is_suspect() {
                        let counted = self.limits.count_as_held(client, taken).await;
                        counted.inspect_err(|_| self.metrics.count_limited())?;
                    }
                }
                Added::Stored => {
                    self.announce(&reference, &verdict);
                    return Ok(Ok(reference));
                }
                earlier => return Ok(Err(earlier)),
            }
        }
        Err(ContactError::NoReference)
    }

    /// Writes to the database and counts the queue: an error means that messages cannot be taken in.
    pub async fn readiness(&self, now: Timestamp) -> Result<Readiness, StoreError> {
        let now = now.as_millisecond();
        self.store.probe(now).await?;
        let queue = self.store.queue().await?;
        Ok(Readiness {
            queue,
            oldest_queued_seconds: queue
                .oldest_queued_at
                .map_or(0, |queued_at| (now - queued_at).max(0) / 1_000),
            login_failing: self.metrics.login_failing(),
        })
    }

    /// Whether the visitor is to be acknowledged as far as that shows before the message is stored.
    async fn may_acknowledge(
        &self,
        raw: &RawEnquiry,
        submission: &Submission,
        client: Client,
        token: TokenVerdict,
        taken: &mut Taken,
    ) -> Result<bool, StoreError> {
        let email = &submission.email;
        // Without a form of ours anyone could have mail sent to anyone.
        let is_wanted = self.settings.acknowledge
            && token == TokenVerdict::Valid
            && email.as_str().is_ascii()
            && !score(submission, raw.website.as_deref(), token).is_suspect();
        if !is_wanted {
            return Ok(false);
        }
        let mailbox = email.mailbox();
        let domain = registered_domain(&mailbox);
        let counted = self.limits.count_acknowledgement(client, domain, taken);
        counted.await
    }

    fn enquiry(
        &self,
        reference: &Reference,
        submission: &Submission,
        client: Client,
        verdict: &Score,
        (key, body_hash): (&str, &str),
        form_token: Option<String>,
    ) -> NewEnquiry {
        let suspect = verdict.is_suspect();
        let received_at = client.now.as_millisecond();
        let mut outgoing = Vec::new();
        if !suspect {
            outgoing.push(Kind::Owner);
            outgoing.extend(self.settings.webhook.then_some(Kind::Webhook));
        }
        let acknowledge = form_token.is_some() && !suspect;
        NewEnquiry {
            reference: reference.to_string(),
            received_at,
            name: submission.name.as_str().to_owned(),
            email: submission.email.as_str().to_owned(),
            mailbox: submission.email.mailbox(),
            message: submission.message.as_str().to_owned(),
            origin: submission.origin.clone(),
            ip_hash: client
                .ip
                .map(|ip| self.secrets.pseudonym("ip", &ip.to_canonical().to_string())),
            standing: if suspect {
                Standing::Quarantined
            } else {
                Standing::Accepted
            },
            spam_score: verdict.points,
            spam_reasons: verdict.reasons.join(" "),
            idempotency_key: Some(key.to_owned()),
            body_hash: body_hash.to_owned(),
            outgoing,
            acknowledge: if acknowledge {
                Acknowledge::Within(AcknowledgeLimits {
                    mailbox_since: received_at - ACKNOWLEDGE_EVERY_MS,
                    domain_since: received_at - HOUR_MS,
                    most_a_domain: ACKNOWLEDGE_A_DOMAIN,
                })
            } else {
                Acknowledge::Never
            },
            form_token,
        }
    }

    fn announce(&self, reference: &Reference, verdict: &Score) {
        let suspect = verdict.is_suspect();
        self.metrics.count_accepted(suspect);
        self.wake
            .send_modify(|count| *count = count.wrapping_add(1));
        if suspect {
            let reasons = verdict.reasons.join(" ");
            warn!(%reference, reasons, "Held message {reference} as suspected spam");
        } else {
            info!(%reference, "Stored message {reference}");
        }
    }
}

/// What a repeat is told.
fn accepted(earlier: Added) -> Result<Accepted, ContactError> {
    match earlier {
        Added::Repeated { reference } => Reference::parse(&reference)
            .map(|reference| Accepted { reference })
            .ok_or(ContactError::NoReference),
        Added::KeyConflict => Err(ContactError::KeyConflict),
        Added::Stored | Added::ReferenceTaken | Added::FormSpent => Err(ContactError::NoReference),
    }
}

/// Which lock an attempt takes: its key ends in hexadecimal digits of a hash.
fn lock_of(key: &str) -> usize {
    let end = key.len().saturating_sub(4);
    usize::from_str_radix(&key[end..], 16).unwrap_or_default() % ATTEMPT_LOCKS
}

/// The name of this attempt to send: the page's own, else the form's token, else the words and the hour.
///
/// Hashed, so that it is short whatever was sent. With a token the words belong to the name,
/// because a form that is filled in a second time is a second message.
fn idempotency_key(raw: &RawEnquiry, body_hash: &str, now: Millis) -> String {
    let given = |value: &Option<String>| value.clone().filter(|value| !value.is_empty());
    let (kind, text) = match (given(&raw.idempotency_key), given(&raw.form_token)) {
        (Some(key), _) => ("key", key),
        (None, Some(token)) => ("form", format!("{token} {body_hash}")),
        (None, None) => ("hour", format!("{} {body_hash}", now / SAME_MESSAGE_MS)),
    };
    format!("{kind}:{}", hex(&Sha256::digest(text)))
}
