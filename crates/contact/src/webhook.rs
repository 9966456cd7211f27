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

/// Where and how the call is made.
#[derive(Clone)]
pub struct Webhook {
    url: Url,
    secret: Secret,
    client: reqwest::Client,
    allow_private: bool,
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
    /// `allow_private` also allows `http://` and addresses of the local network, for a system on the same machine.
    pub fn new(url: &str, secret: Secret, allow_private: bool) -> Result<Self, WebhookError> {
        let url = Url::parse(url).map_err(|_| WebhookError::Url)?;
        match url.scheme() {
            "https" => {}
            "http" if allow_private => {}
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
            .dns_resolver(Arc::new(PublicOnly { allow_private }))
            .build()
            .map_err(|error| WebhookError::Client(error.into()))?;
        Ok(Self {
            url,
            secret,
            client,
            allow_private,
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
        if self.allow_private || is_public(address) {
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

/// Resolves names and drops every address that is not public, so that no name leads inside.
struct PublicOnly {
    allow_private: bool,
}

impl Resolve for PublicOnly {
    fn resolve(&self, name: Name) -> Resolving {
        let allow_private = self.allow_private;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let usable: Vec<SocketAddr> = found
                .filter(|address| allow_private || is_public(address.ip()))
                .collect();
            if usable.is_empty() {
                return Err("the name has no public address".into());
            }
            Ok(Box::new(usable.into_iter()) as Addrs)
        })
    }
}

/// Whether an address is on the public internet: not private, local, shared, reserved or embedded (IANA registries).
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => {
            let [first, second, third, _] = address.octets();
            !(address.is_private()
                || address.is_loopback()
                || address.is_link_local()
                || address.is_broadcast()
                || address.is_documentation()
                || first == 0
                || first >= 224
                || (first == 100 && (64..128).contains(&second))
                || (first == 192 && second == 0 && third == 0)
                || (first == 198 && (18..20).contains(&second)))
        }
        IpAddr::V6(address) => {
            let first = address.segments()[0];
            // Global unicast is 2000::/3; within it, tunnels carry an IPv4 address of anyone's choice.
            (0x2000..0x4000).contains(&first)
                && first != 0x2002
                && !(first == 0x2001 && address.segments()[1] < 0x200)
                && !(first == 0x2001 && address.segments()[1] == 0xdb8)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::is_public;

    #[test]
    fn only_public_addresses_pass() {
        for address in [
            "1.1.1.1",
            "142.250.69.78",
            "2606:4700::1111",
            "::ffff:8.8.8.8",
        ] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
        for address in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "192.0.0.1",
            "::",
            "::1",
            "fe80::1",
            "fc00::1",
            "ff02::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "2001::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
    }
}
