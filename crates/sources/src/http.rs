//! The guarded HTTP client: public addresses only, bounded in time, bytes and redirects.
//!
//! Names are resolved here and only the addresses that passed the test are
//! connected to, so a name cannot change its mind between check and use. Each
//! redirect goes through the same door.

use crate::address::is_public;
use crate::resolve::{AddressTest, GuardedResolver, Lookup, SystemLookup};
use reqwest::redirect::{Attempt, Policy};
use std::net::IpAddr;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use thiserror::Error;
use url::{Host, Url};

/// What a fetch may cost.
#[derive(Debug, Clone)]
pub struct Guards {
    /// From asking to the last byte.
    pub timeout: Duration,
    /// Most bytes of a body.
    pub max_bytes: usize,
    /// Most redirects followed.
    pub max_redirects: usize,
    /// Lets private addresses be reached; for tests against a local server only.
    pub allow_private: bool,
    /// How we name ourselves; the site's name and an address to write to belong in it.
    pub user_agent: String,
}

impl Default for Guards {
    fn default() -> Self {
        Self {
            timeout: Duration::from_secs(15),
            max_bytes: 8 * 1024 * 1024,
            max_redirects: 3,
            allow_private: false,
            user_agent: concat!("boreal/", env!("CARGO_PKG_VERSION")).to_owned(),
        }
    }
}

impl Guards {
    fn may_reach(&self) -> AddressTest {
        if self.allow_private {
            |_| true
        } else {
            is_public
        }
    }
}

/// Why nothing came back.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FetchError {
    /// Not a URL, or not http or https.
    #[error("the address is not an http or https URL")]
    NotHttp,
    /// A private, loopback or otherwise special address.
    #[error("the address does not lead to the public internet")]
    Forbidden,
    /// Too long in coming.
    #[error("no answer within {0} s")]
    TimedOut(u64),
    /// No connection.
    #[error("no connection")]
    Unreachable,
    /// Sent around in circles.
    #[error("too many redirects")]
    TooManyRedirects,
    /// An answer, but not the thing.
    #[error("the server answered {0}")]
    Status(u16),
    /// More than we take.
    #[error("the answer is larger than {0} bytes")]
    TooLarge(usize),
    /// Bytes where text was expected.
    #[error("the answer is not UTF-8 text")]
    NotText,
}

/// An HTTP client that can only do what [`Guards`] allow.
#[derive(Debug, Clone)]
pub struct GuardedClient {
    client: reqwest::Client,
    guards: Guards,
}

impl GuardedClient {
    /// A client with these guards.
    ///
    /// # Panics
    /// Never in practice: the TLS settings are constants.
    pub fn new(guards: Guards) -> Self {
        let rules = guards.clone();
        let client = guarded(guards.may_reach(), Arc::new(SystemLookup))
            .user_agent(guards.user_agent.as_str())
            .timeout(guards.timeout)
            .connect_timeout(guards.timeout)
            .redirect(Policy::custom(move |attempt| follow(&rules, attempt)))
            .build()
            .expect("the client's settings are constants");
        Self { client, guards }
    }

    pub async fn text(&self, url: &str) -> Result<String, FetchError> {
        let bytes = self.bytes(url).await?;
        String::from_utf8(bytes).map_err(|_| FetchError::NotText)
    }

    /// Fetches a body of a 2xx answer.
    pub async fn bytes(&self, url: &str) -> Result<Vec<u8>, FetchError> {
        let url = Url::parse(url).map_err(|_| FetchError::NotHttp)?;
        check(self.guards.may_reach(), &url)?;
        let mut response = self
            .client
            .get(url)
            .send()
            .await
            .map_err(|error| self.explain(&error))?;
        let status = response.status();
        if !status.is_success() {
            return Err(FetchError::Status(status.as_u16()));
        }
        let limit = self.guards.max_bytes;
        if response
            .content_length()
            .is_some_and(|length| length > limit as u64)
        {
            return Err(FetchError::TooLarge(limit));
        }
        let mut body = Vec::new();
        while let Some(chunk) = response
            .chunk()
            .await
            .map_err(|error| self.explain(&error))?
        {
            if body.len() + chunk.len() > limit {
                return Err(FetchError::TooLarge(limit));
            }
            body.extend_from_slice(&chunk);
        }
        Ok(body)
    }

    fn explain(&self, error: &reqwest::Error) -> FetchError {
        if error.is_timeout() {
            return FetchError::TimedOut(self.guards.timeout.as_secs());
        }
        refusal(error).unwrap_or(FetchError::Unreachable)
    }
}

/// A client that connects only to addresses that stand the test and follows no redirect. What is called by an address
/// instead of a name must pass [`check`] first.
pub fn guarded(may_reach: AddressTest, lookup: Arc<dyn Lookup>) -> reqwest::ClientBuilder {
    reqwest::Client::builder()
        .tls_backend_preconfigured(tls())
        // A proxy from the environment would connect in our place, past the address test.
        .no_proxy()
        .redirect(Policy::none())
        .referer(false)
        .dns_resolver(GuardedResolver { lookup, may_reach })
}

/// TLS as every client of ours speaks it: the public authorities, 1.2 and 1.3. Made once: each page is fetched by a
/// client of its own, which goes on with the sessions of those before.
pub(crate) fn tls() -> rustls::ClientConfig {
    static TLS: LazyLock<rustls::ClientConfig> = LazyLock::new(|| {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let roots = webpki_roots::TLS_SERVER_ROOTS.iter().cloned();
        rustls::ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("ring knows TLS 1.2 and 1.3")
            .with_root_certificates(rustls::RootCertStore::from_iter(roots))
            .with_no_client_auth()
    });
    TLS.clone()
}

/// Our own refusal inside a client's error, where there is one.
pub(crate) fn refusal(error: &reqwest::Error) -> Option<FetchError> {
    let mut cause: Option<&(dyn std::error::Error + 'static)> = Some(error);
    while let Some(inner) = cause {
        if let Some(ours) = inner.downcast_ref::<FetchError>() {
            return Some(ours.clone());
        }
        cause = inner.source();
    }
    None
}

/// What can be told from the URL alone: its scheme, and its host where it is an address.
pub fn check(may_reach: AddressTest, url: &Url) -> Result<(), FetchError> {
    if !matches!(url.scheme(), "http" | "https") {
        return Err(FetchError::NotHttp);
    }
    // The client connects to an address without asking the resolver.
    let address: Option<IpAddr> = match url.host() {
        Some(Host::Ipv4(v4)) => Some(v4.into()),
        Some(Host::Ipv6(v6)) => Some(v6.into()),
        Some(Host::Domain(_)) => None,
        None => return Err(FetchError::NotHttp),
    };
    match address {
        Some(address) if !may_reach(address) => Err(FetchError::Forbidden),
        _ => Ok(()),
    }
}

fn follow(guards: &Guards, attempt: Attempt<'_>) -> reqwest::redirect::Action {
    if attempt.previous().len() > guards.max_redirects {
        return attempt.error(FetchError::TooManyRedirects);
    }
    match check(guards.may_reach(), attempt.url()) {
        Ok(()) => attempt.follow(),
        Err(error) => attempt.error(error),
    }
}
