//! A message's life: validation, spam score, mail, outbox worker.
//!
//! [`ContactService`] takes a message in: it validates, limits, scores and stores it together with
//! what must be sent, and only then names its reference. [`Worker`] sends: it leases
//! deliveries from the store, mails them and calls the webhook, again and again for five
//! days. Between the two stands nothing but the database, so either may die at any time.

mod backoff;
mod client;
mod compose;
mod export;
mod fields;
mod limits;
mod mailer;
mod metrics;
mod reference;
mod retention;
mod secret;
mod service;
mod spam;
mod text;
mod token;
mod webhook;
mod worker;

pub use backoff::Backoff;
pub use client::{Client, client_address};
pub use compose::{MailError, MailIdentity};
pub use export::{write_csv, write_csv_header, write_jsonl};
pub use fields::{
    Email, MAX_EMAIL_CHARS, MAX_MESSAGE_CHARS, MAX_NAME_CHARS, MIN_MESSAGE_CHARS, MIN_NAME_CHARS,
    MessageText, Name, RawEnquiry, Submission,
};
pub use mailer::{EmlFolder, ForgetError, Mail, Mailer, SendError, Smtp, SmtpUrlError};
pub use metrics::Metrics;
pub use reference::Reference;
pub use retention::Retention;
pub use secret::{Secret, SecretError, Secrets};
pub use service::{Accepted, ContactError, ContactService, ContactSettings, Readiness};
pub use spam::{Score, score};
pub use token::{FormToken, TokenVerdict};
pub use webhook::{Reach, Webhook, WebhookError};
pub use worker::{RunningWorker, Worker, WorkerSettings};
