//! The owner's other system: a signed call for every message.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use boreal_sources::SystemLookup;
use boreal_sources::address::is_public;
use boreal_sources::http::{check, guarded};
use boreal_sources::resolve::AddressTest;
use boreal_store::Enquiry;
use jiff::Timestamp;
use serde_json::json;
use url::Url;

use crate::mailer::SendError;
use crate::secret::{Secret, hex};

/// How long a call may take, connection included.
const DEFAULT_TIMEOUT: Duration = Duration::from_secs(15);

/// Not an address that can be called.
#[derive(Debug, thiserror::Error)]
#[error("webhook_url must be an https:// address")]
pub struct WebhookError;

/// Which addresses may be called.
#[derive(Clone, Copy, Debug)]
pub enum Reach {
    /// Only by `https://` and on the public internet, so that no name leads inside.
    Public,
    /// Also by `http://` and on the local network, for a system on the same machine.
    Anywhere,
}

impl Reach {
    fn test(self) -> AddressTest {
        match self {
            Self::Public => is_public,
            Self::Anywhere => |_| true,
        }
    }
}

/// Where and how the call is made.
#[derive(Clone)]
pub struct Webhook {
    url: Url,
    secret: Secret,
    client: reqwest::Client,
    reach: Reach,
}

impl fmt::Debug for Webhook {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The path may hold a token, so only the host is shown.
        write!(
            formatter,
            "Webhook({})",
            self.url.host_str().unwrap_or_default()
        )
    }
}

impl Webhook {
    /// Prepares calls to `url`, signed with `secret`.
    ///
    /// # Panics
    /// Never in practice: the client's settings are constants.
    pub fn new(url: &str, secret: Secret, reach: Reach) -> Result<Self, WebhookError> {
        let url = Url::parse(url).map_err(|_| WebhookError)?;
        match (url.scheme(), reach) {
            ("https", _) | ("http", Reach::Anywhere) if url.has_host() => {}
            _ => return Err(WebhookError),
        }
        let client = guarded(reach.test(), Arc::new(SystemLookup))
            .timeout(DEFAULT_TIMEOUT)
            .build()
            .expect("the client's settings are constants");
        Ok(Self {
            url,
            secret,
            client,
            reach,
        })
    }

    /// Tells of a message, once.
    pub(crate) async fn call(&self, enquiry: &Enquiry, now: Timestamp) -> Result<(), SendError> {
        let body = json!({
            "event": "message",
            "reference": enquiry.reference,
            "received_at": received_at(enquiry),
            "name": enquiry.name,
            "email": enquiry.email,
            "message": enquiry.message,
            "origin": enquiry.origin,
        });
        let key = format!("{}.webhook", enquiry.reference);
        self.post(&key, &body.to_string(), now).await
    }

    /// Tells that there is a message, without a word of the visitor's, once.
    ///
    /// Under a key of its own: whoever knows the other one would answer as before, or refuse another body under it.
    pub(crate) async fn announce(
        &self,
        enquiry: &Enquiry,
        now: Timestamp,
    ) -> Result<(), SendError> {
        let body = json!({
            "event": "message",
            "reference": enquiry.reference,
            "received_at": received_at(enquiry),
            "text_refused": true,
        });
        let key = format!("{}.webhook.announcement", enquiry.reference);
        self.post(&key, &body.to_string(), now).await
    }

    /// The signature covers the moment and the body, so that an old call cannot be played again.
    async fn post(&self, key: &str, body: &str, now: Timestamp) -> Result<(), SendError> {
        check(self.reach.test(), &self.url).map_err(|refused| SendError::Unreachable {
            detail: refused.to_string(),
        })?;
        let timestamp = now.as_second().to_string();
        let signature = hex(&self.secret.sign("", &format!("{timestamp}.{body}")));
        let response = self
            .client
            .post(self.url.clone())
            .header("content-type", "application/json")
            .header("idempotency-key", key)
            .header("x-boreal-timestamp", timestamp)
            .header("x-boreal-signature", format!("sha256={signature}"))
            .body(body.to_owned())
            .send()
            .await
            .map_err(|error| classify(&error))?;
        judge(response.status().as_u16())
    }
}

fn received_at(enquiry: &Enquiry) -> Timestamp {
    Timestamp::from_millisecond(enquiry.received_at).unwrap_or_default()
}

/// Which answers are final. A redirect is not followed: it could lead anywhere.
///
/// Guards in front of other systems answer 403 to what they take for an attack, and systems that stumble over a text
/// answer 500, or 502 and 504 by what stands before them; 409 they answer to whom they know already, and while the call
/// before under the same key is under way.
fn judge(code: u16) -> Result<(), SendError> {
    let detail = String::new();
    match code {
        200..=299 => Ok(()),
        403 | 409 | 500 | 502 | 504 => Err(SendError::TextPutOff { code, detail }),
        // Too early, too much, or a login that the owner can put right.
        401 | 408 | 425 | 429 => Err(SendError::PutOff { code, detail }),
        // Not these words, or not as many.
        400 | 406 | 413 | 415 | 422 | 451 => Err(SendError::TextRefused { code, detail }),
        400..=499 => Err(SendError::Refused { code, detail }),
        _ => Err(SendError::PutOff { code, detail }),
    }
}

fn classify(error: &reqwest::Error) -> SendError {
    if error.is_timeout() {
        return SendError::Timeout;
    }
    let mut detail = String::from("no connection");
    let mut source = std::error::Error::source(error);
    while let Some(cause) = source {
        detail = cause.to_string();
        source = cause.source();
    }
    SendError::Unreachable { detail }
}
