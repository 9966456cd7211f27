//! One request to one address: what it may reach and how much of the answer is read.

use super::load::Held;
use super::{Cause, MAX_URL_CHARS, PageError, PageGuards, Room};
use crate::http::{FetchError, check, guarded, refusal};
use crate::resolve::{Lookup, Pinned, permitted};
use reqwest::header::{ACCEPT, CONTENT_ENCODING, HeaderMap, LOCATION};
use reqwest::{Response, StatusCode};
use std::net::IpAddr;
use std::sync::Arc;
use tokio::time::timeout;
use url::{Host, Url};

/// The longest name there is (RFC 1035, part 2.3.4); what is longer leads nowhere.
const MAX_NAME_CHARS: usize = 253;

/// Addresses of a name that are tried, of IPv4 and of IPv6: one that does not answer has another beside it.
const TRIED_OF_FAMILY: usize = 2;

/// What is unpacked of a body before everybody else has a turn: a few kilobytes on the way may be megabytes.
const PIECE_BYTES: usize = 64 * 1024;

/// Makes single requests: redirects come back to be checked like any address.
pub(super) struct HttpClient {
    guards: PageGuards,
    lookup: Arc<dyn Lookup>,
}

/// Where a request led.
pub(super) enum Outcome {
    /// Somewhere else, not yet checked.
    Redirect(Url),
    /// An answer whose body is still to be read.
    Answer(Response),
}

impl HttpClient {
    pub(super) fn new(guards: PageGuards, lookup: Arc<dyn Lookup>) -> Self {
        Self { guards, lookup }
    }

    /// Where a request for an address would go: to each of these at the most, and all of them are public.
    ///
    /// The system looks a name up on a thread that others need, and looks on when nobody waits any more: until it is
    /// done the lookup keeps what its fetch holds.
    pub(super) async fn resolve(&self, url: &Url, held: Held) -> Result<Vec<IpAddr>, Cause> {
        self.check(url)?;
        let name = match url.host() {
            Some(Host::Ipv4(v4)) => return Ok(vec![v4.into()]),
            Some(Host::Ipv6(v6)) => return Ok(vec![v6.into()]),
            Some(Host::Domain(name)) => name,
            None => return Err(Cause::Forbidden),
        };
        if name.trim_end_matches('.').len() > MAX_NAME_CHARS {
            return Err(Cause::Unreachable);
        }
        let (lookup, may_reach) = (Arc::clone(&self.lookup), self.guards.may_reach);
        let name = name.to_owned();
        let found = tokio::spawn(async move {
            let _held = held;
            permitted(&*lookup, may_reach, &name).await
        });
        let found = timeout(self.guards.connect_timeout, found).await;
        let found = found.map_err(|_| Cause::TimedOut)?;
        let mut addresses = found.map_err(|_| Cause::Unreachable)??;
        let mut of_family = [0; 2];
        addresses.retain(|address| {
            let before = &mut of_family[usize::from(address.is_ipv6())];
            *before += 1;
            *before <= TRIED_OF_FAMILY
        });
        Ok(addresses)
    }

    /// Asks once, at the addresses that were found for the host.
    pub(super) async fn get(
        &self,
        url: &Url,
        addresses: &[IpAddr],
        accept: &str,
    ) -> Result<Outcome, Cause> {
        let found = Arc::new(Pinned(addresses.to_vec()));
        let client = guarded(self.guards.may_reach, found)
            .user_agent(self.guards.user_agent.as_str())
            .connect_timeout(self.guards.connect_timeout)
            // Strangers decide how many hosts a visitor leads us to: a connection to each is not kept open.
            .pool_max_idle_per_host(0)
            .build()
            .expect("the client's settings are constants");
        let request = client.get(url.clone()).header(ACCEPT, accept);
        let response = request.send().await.map_err(|error| explain(&error))?;
        if header_bytes(response.headers()) > self.guards.max_header_bytes {
            return Err(Cause::HeadersTooLarge);
        }
        if !is_redirect(response.status()) {
            return Ok(Outcome::Answer(response));
        }
        let location = response.headers().get(LOCATION);
        let location = location.and_then(|value| std::str::from_utf8(value.as_bytes()).ok());
        match location {
            Some(location) => Ok(Outcome::Redirect(next_hop(url, location)?)),
            None => Err(Cause::Status(response.status().as_u16())),
        }
    }

    fn check(&self, url: &Url) -> Result<(), Cause> {
        check(self.guards.may_reach, url).map_err(Cause::from)?;
        let port = url.port_or_known_default();
        let plain = url.username().is_empty() && url.password().is_none();
        match plain && port.is_some_and(|port| self.guards.ports.contains(&port)) {
            true => Ok(()),
            false => Err(Cause::Forbidden),
        }
    }
}

/// Reads a body up to a limit on its size as unpacked, as far as there is room; the flag says that there was more.
pub(super) async fn read(
    mut response: Response,
    limit: usize,
    room: &mut Room<'_>,
) -> Result<(Vec<u8>, bool), PageError> {
    // Only what we asked for is unpacked, and its header then removed.
    if response.headers().contains_key(CONTENT_ENCODING) {
        return Err(Cause::Encoding.into());
    }
    let (mut body, mut piece) = (Vec::new(), 0);
    while let Some(chunk) = response.chunk().await.map_err(|error| explain(&error))? {
        let (came, is_cut) = match limit - body.len() {
            rest if chunk.len() > rest => (&chunk[..rest], true),
            _ => (&chunk[..], false),
        };
        if !room(body.len() + came.len()) {
            return Err(PageError::NoRoom);
        }
        body.extend_from_slice(came);
        if is_cut {
            return Ok((body, true));
        }
        piece += came.len();
        if piece >= PIECE_BYTES {
            piece = 0;
            tokio::task::yield_now().await;
        }
    }
    // It grew by doubling, and a page may be kept.
    body.shrink_to_fit();
    Ok((body, false))
}

fn is_redirect(status: StatusCode) -> bool {
    matches!(status.as_u16(), 301 | 302 | 303 | 307 | 308)
}

/// The address a redirect leads to: no longer than one that is typed, and never from an encrypted connection to a plain one.
fn next_hop(from: &Url, location: &str) -> Result<Url, Cause> {
    let to = from.join(location).map_err(|_| Cause::Forbidden)?;
    // All of it is ASCII as written here.
    if to.as_str().len() > MAX_URL_CHARS {
        return Err(Cause::RedirectTooLong);
    }
    if from.scheme() == "https" && to.scheme() == "http" {
        return Err(Cause::Downgrade);
    }
    Ok(to)
}

/// Names and values with what the wire puts between them.
fn header_bytes(headers: &HeaderMap) -> usize {
    let separators = ": \r\n".len();
    headers
        .iter()
        .map(|(name, value)| name.as_str().len() + value.len() + separators)
        .sum()
}

fn explain(error: &reqwest::Error) -> Cause {
    match refusal(error) {
        Some(refused) => refused.into(),
        None if error.is_timeout() => Cause::TimedOut,
        None => Cause::Unreachable,
    }
}

impl From<FetchError> for Cause {
    fn from(error: FetchError) -> Self {
        match error {
            FetchError::Forbidden | FetchError::NotHttp => Self::Forbidden,
            _ => Self::Unreachable,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Cause, MAX_URL_CHARS, next_hop};
    use url::Url;

    #[track_caller]
    fn check(from: &str, location: &str, expected: Result<&str, Cause>) {
        let next = next_hop(&Url::parse(from).unwrap(), location);
        let next = next.as_ref().map(Url::as_str).map_err(Clone::clone);
        assert_eq!(next, expected, "{from} to {location}");
    }

    #[test]
    fn redirects_are_relative_to_the_page_and_never_leave_tls() {
        check("https://a.example/x/y", "z", Ok("https://a.example/x/z"));
        check(
            "https://a.example/x",
            "//b.example",
            Ok("https://b.example/"),
        );
        check(
            "http://a.example/",
            "https://a.example/",
            Ok("https://a.example/"),
        );
        check(
            "http://a.example/",
            "http://b.example/",
            Ok("http://b.example/"),
        );
        check(
            "https://a.example/",
            "http://a.example/",
            Err(Cause::Downgrade),
        );
        check("https://a.example/", "http://[bad", Err(Cause::Forbidden));
    }

    #[test]
    fn redirects_lead_to_no_longer_address_than_may_be_typed() {
        let start = "https://a.example/";
        let longest = format!("{start}{}", "x".repeat(MAX_URL_CHARS - start.len()));
        check(start, &longest, Ok(&longest));
        check(start, &format!("{longest}x"), Err(Cause::RedirectTooLong));
        let written = "é".repeat(MAX_URL_CHARS / 6);
        check(start, &written, Err(Cause::RedirectTooLong));
    }
}
