//! How a finished mail leaves: over SMTP, or as a file while no mail server is configured.

mod eml;
mod kept;
mod quota;
mod smtp;

use async_trait::async_trait;
use boreal_store::{Enquiry, Kind};
use lettre::Message;
use lettre::address::Envelope;

pub use eml::{EmlFolder, ForgetError};
pub use smtp::{Smtp, SmtpUrlError};

/// The time that a text is put off from which it is announced without it: by the waits between them before the queue is
/// old enough to turn readiness red.
const TEXT_PUT_OFF: i64 = 3;

/// A mail that only needs to be carried.
#[derive(Clone)]
pub struct Mail {
    /// Names the mail: reference and kind.
    pub id: String,
    /// The addresses on the outside.
    pub envelope: Envelope,
    /// The mail as it goes over the wire.
    pub bytes: Vec<u8>,
}

impl Mail {
    pub(crate) fn new(kind: Kind, enquiry: &Enquiry, message: &Message) -> Self {
        Self {
            id: format!("{}.{kind}", enquiry.reference),
            envelope: message.envelope().clone(),
            bytes: message.formatted(),
        }
    }

    pub(crate) fn test(message: &Message) -> Self {
        Self {
            id: "test".to_owned(),
            envelope: message.envelope().clone(),
            bytes: message.formatted(),
        }
    }
}

/// Why a delivery failed. `Display` names no person; the other side's words, which may, stand in `detail`.
#[derive(Debug, thiserror::Error)]
pub enum SendError {
    /// The other side will never take it.
    #[error("refused for good ({code})")]
    Refused {
        /// The SMTP or HTTP code.
        code: u16,
        /// The other side's words.
        detail: String,
    },
    /// The other side took the addresses, or would take another call, but will never take this text.
    #[error("text refused for good ({code})")]
    TextRefused {
        /// The SMTP or HTTP code.
        code: u16,
        /// The other side's words.
        detail: String,
    },
    /// The other side asks to try again later.
    #[error("put off ({code})")]
    PutOff {
        /// The SMTP or HTTP code.
        code: u16,
        /// The other side's words.
        detail: String,
    },
    /// The other side asks to try again later what may be for good, where it is the text that it does not take.
    #[error("put off ({code})")]
    TextPutOff {
        /// The SMTP or HTTP code.
        code: u16,
        /// The other side's words.
        detail: String,
    },
    /// The other side does not accept our user name or password.
    #[error("login refused")]
    Login {
        /// The other side's words.
        detail: String,
    },
    /// No encrypted connection that can be trusted.
    #[error("no trusted encryption")]
    Tls {
        /// What is wrong.
        detail: String,
    },
    /// No answer in time.
    #[error("no answer in time")]
    Timeout,
    /// No connection, or a broken one.
    #[error("unreachable")]
    Unreachable {
        /// What is wrong.
        detail: String,
    },
    /// It cannot be put together, now or ever.
    #[error("cannot be composed")]
    Unsendable {
        /// What is wrong.
        detail: String,
    },
}

impl SendError {
    /// Whether trying again is useless.
    pub fn is_permanent(&self) -> bool {
        matches!(
            self,
            Self::Refused { .. } | Self::TextRefused { .. } | Self::Unsendable { .. }
        )
    }

    /// Whether what a visitor wrote counts as the reason that an attempt failed, after its text was put off so often.
    ///
    /// What puts off a text may pass by itself, so that the whole message is tried a few times first. An outage before
    /// is none of these times: it says nothing of the text.
    pub(crate) fn is_of_text(&self, put_off_before: i64) -> bool {
        match self {
            Self::TextRefused { .. } => true,
            Self::TextPutOff { .. } => put_off_before + 1 >= TEXT_PUT_OFF,
            _ => false,
        }
    }

    /// The whole story for the owner's eyes, cut to a length that fits a list.
    pub fn for_owner(&self) -> String {
        let detail = match self {
            Self::Refused { detail, .. }
            | Self::TextRefused { detail, .. }
            | Self::PutOff { detail, .. }
            | Self::TextPutOff { detail, .. }
            | Self::Login { detail }
            | Self::Tls { detail }
            | Self::Unreachable { detail }
            | Self::Unsendable { detail } => detail.as_str(),
            Self::Timeout => "",
        };
        let story = format!("{self}: {detail}");
        story.trim_end_matches(": ").chars().take(300).collect()
    }
}

/// A way for mail to leave.
#[async_trait]
pub trait Mailer: std::fmt::Debug + Send + Sync {
    /// Hands one mail over; returns only when the other side has taken charge of it.
    async fn send(&self, mail: &Mail) -> Result<(), SendError>;

    /// Goes as far as it can without sending anything.
    async fn check(&self) -> Result<(), SendError>;

    /// Where mail goes, in words for the start-up line; no secrets.
    fn destination(&self) -> String;
}
