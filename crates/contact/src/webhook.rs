//! The owner's other system: a signed call for every message.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use boreal_store::Enquiry;
use jiff::Timestamp;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use serde_json::json;
use url::{Host, Url};

use crate::mailer::SendError;
use crate::secret::{Secret, hex};

/// How long a call may take, connection included.
const DEFAULT_TIMEOUT: Duration = Duration::from_secs(15);

/// Why calls cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum WebhookError {
    /// Not an address that can be called.
    #[error("webhook_url must be an https:// address")]
    Url,
    /// The HTTP client cannot be set up.
    #[error("the HTTP client cannot be set up")]
    Client(#[source] Box<dyn std::error::Error + Send + Sync>),
}

/// Which addresses may be called.
#[derive(Clone, Copy, Debug)]
pub enum Reach {
    /// Only by `https://`, and only those for which the test holds, so that no name leads inside.
    Public(fn(IpAddr) -> bool),
    /// Also by `http://` and on the local network, for a system on the same machine.
    Anywhere,
}

impl Reach {
    fn allows(self, address: IpAddr) -> bool {
        match self {
            Self::Public(is_public) => is_public(address.to_canonical()),
            Self::Anywhere => true,
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
    pub fn new(url: &str, secret: Secret, reach: Reach) -> Result<Self, WebhookError> {
        let url = Url::parse(url).map_err(|_| WebhookError::Url)?;
        match (url.scheme(), reach) {
            ("https", _) | ("http", Reach::Anywhere) => {}
            _ => return Err(WebhookError::Url),
        }
        if url.host().is_none() {
            return Err(WebhookError::Url);
        }
        let client = reqwest::Client::builder()
            .tls_backend_preconfigured(tls().map_err(|error| WebhookError::Client(error.into()))?)
            .redirect(reqwest::redirect::Policy::none())
            .no_proxy()
            .timeout(DEFAULT_TIMEOUT)
            .dns_resolver(Arc::new(Guarded(reach)))
            .build()
            .map_err(|error| WebhookError::Client(error.into()))?;
        Ok(Self {
            url,
            secret,
            client,
            reach,
        })
    }

    /// Calls once. The signature covers the moment and the body, so that an old call cannot be played again.
    pub(crate) async fn call(&self, enquiry: &Enquiry, now: Timestamp) -> Result<(), SendError> {
        self.refuse_literal_address()?;
        let body = json!({
            "event": "message",
            "reference": enquiry.reference,
            "received_at": Timestamp::from_millisecond(enquiry.received_at).unwrap_or_default(),
            "name": enquiry.name,
            "email": enquiry.email,
            "message": enquiry.message,
            "origin": enquiry.origin,
        })
        .to_string();
        let timestamp = now.as_second().to_string();
        let signature = hex(&self.secret.sign("", &format!("{timestamp}.{body}")));
        let response = self
            .client
            .post(self.url.clone())
            .header("content-type", "application/json")
            .header("idempotency-key", format!("{}.webhook", enquiry.reference))
            .header("x-boreal-timestamp", timestamp)
            .header("x-boreal-signature", format!("sha256={signature}"))
            .body(body)
            .send()
            .await
            .map_err(|error| classify(&error))?;
        judge(response.status().as_u16())
    }

    /// An address written as a number never reaches the resolver, so it is looked at here.
    fn refuse_literal_address(&self) -> Result<(), SendError> {
        let address = match self.url.host() {
            Some(Host::Ipv4(address)) => IpAddr::V4(address),
            Some(Host::Ipv6(address)) => IpAddr::V6(address),
            _ => return Ok(()),
        };
        if self.reach.allows(address) {
            return Ok(());
        }
        Err(SendError::Unreachable {
            detail: "the address is not public".to_owned(),
        })
    }
}

/// Which answers are final. A redirect is not followed: it could lead anywhere.
fn judge(code: u16) -> Result<(), SendError> {
    let detail = String::new();
    match code {
        200..=299 => Ok(()),
        // Too early, too much, or a login that the owner can put right.
        401 | 403 | 408 | 425 | 429 => Err(SendError::PutOff { code, detail }),
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

fn tls() -> Result<rustls::ClientConfig, rustls::Error> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let roots = rustls::RootCertStore {
        roots: webpki_roots::TLS_SERVER_ROOTS.to_vec(),
    };
    Ok(rustls::ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_root_certificates(roots)
        .with_no_client_auth())
}

/// Resolves names and drops every address out of reach.
struct Guarded(Reach);

impl Resolve for Guarded {
    fn resolve(&self, name: Name) -> Resolving {
        let reach = self.0;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let usable: Vec<SocketAddr> =
                found.filter(|address| reach.allows(address.ip())).collect();
            if usable.is_empty() {
                return Err("the name has no public address".into());
            }
            Ok(Box::new(usable.into_iter()) as Addrs)
        })
    }
}
