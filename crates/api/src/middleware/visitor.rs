//! Who is asking: the peer of the connection, or what a trusted proxy says of it.

use std::net::{IpAddr, SocketAddr};
use std::sync::Once;

use axum::extract::FromRequestParts;
use boreal_contact::client_address;
use http::HeaderMap;
use http::request::Parts;
use ipnet::IpNet;

use crate::error::ApiError;
use crate::site::security::Scheme;

/// The visitor as far as we may believe it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// The address, IPv4-mapped IPv6 written as IPv4.
    pub ip: IpAddr,
    /// Whether the visitor came by TLS.
    pub scheme: Scheme,
}

impl Visitor {
    /// Reads the forwarding headers only where the connection comes from a trusted proxy:
    /// otherwise the visitor wrote them.
    #[must_use]
    pub fn of(peer: SocketAddr, headers: &HeaderMap, trusted: &[IpNet]) -> Self {
        let peer = peer.ip().to_canonical();
        let is_proxy = trusted.iter().any(|network| network.contains(&peer));
        if !is_proxy && seems_a_proxy(peer, headers) {
            static TOLD: Once = Once::new();
            TOLD.call_once(|| {
                tracing::warn!(%peer, "A proxy that is not in trusted_proxies passes visitors on: they all share one visitor's limits");
            });
        }
        let hops: Vec<&str> = headers
            .get_all("x-forwarded-for")
            .iter()
            // Nobody else's is looked at, however long.
            .filter(|_| is_proxy)
            // What is no text is no address either, and ends the search as such.
            .map(|value| value.to_str().unwrap_or("?"))
            .collect();
        let by_tls = headers
            .get("x-forwarded-proto")
            .is_some_and(|scheme| scheme.as_bytes() == b"https");
        Self {
            ip: client_address(peer, &hops, trusted),
            scheme: match is_proxy && by_tls {
                true => Scheme::Https,
                false => Scheme::Http,
            },
        }
    }
}

/// Whoever stands on this machine or in its network and speaks for others; from elsewhere anybody may write the header.
fn seems_a_proxy(peer: IpAddr, headers: &HeaderMap) -> bool {
    let is_local = match peer {
        IpAddr::V4(v4) => v4.is_loopback() || v4.is_private(),
        IpAddr::V6(v6) => v6.is_loopback() || v6.is_unique_local(),
    };
    is_local && headers.contains_key("x-forwarded-for")
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, ApiError> {
        let visitor = parts.extensions.get::<Self>().copied();
        visitor.ok_or_else(|| ApiError::Internal(anyhow::anyhow!("a request without a visitor")))
    }
}

#[cfg(test)]
mod tests {
    use http::HeaderMap;

    use super::{Visitor, seems_a_proxy};
    use crate::site::security::Scheme;

    #[track_caller]
    fn check(peer: &str, forwarded: &[&str], expected: &str) {
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", value.parse().unwrap());
        }
        let trusted = ["10.0.0.0/8".parse().unwrap(), "fd00::/8".parse().unwrap()];
        let visitor = Visitor::of(peer.parse().unwrap(), &headers, &trusted);
        assert_eq!(visitor.ip.to_string(), expected, "{peer} {forwarded:?}");
    }

    #[test]
    fn forwarding_is_believed_only_from_trusted_proxies() {
        check("203.0.113.9:1", &[], "203.0.113.9");
        check("203.0.113.9:1", &["198.51.100.1"], "203.0.113.9");
        check("10.0.0.1:1", &["198.51.100.1"], "198.51.100.1");
        check("10.0.0.1:1", &[], "10.0.0.1");
    }

    #[test]
    fn a_local_peer_that_speaks_for_others_is_told_of() {
        let mut headers = HeaderMap::new();
        let seems = |peer: &str, headers: &HeaderMap| seems_a_proxy(peer.parse().unwrap(), headers);
        assert!(!seems("127.0.0.1", &headers), "it speaks for itself");
        headers.append("x-forwarded-for", "198.51.100.1".parse().unwrap());
        for peer in ["127.0.0.1", "172.17.0.1", "::1", "fd00::1"] {
            assert!(seems(peer, &headers), "{peer}");
        }
        for peer in ["203.0.113.9", "2001:db8::1"] {
            assert!(!seems(peer, &headers), "{peer} may have written it itself");
        }
    }

    #[test]
    fn the_right_most_untrusted_hop_is_the_visitor() {
        check("10.0.0.1:1", &["1.2.3.4, 198.51.100.1"], "198.51.100.1");
        check(
            "10.0.0.1:1",
            &["1.2.3.4, 198.51.100.1, 10.9.9.9"],
            "198.51.100.1",
        );
        check(
            "10.0.0.1:1",
            &["1.2.3.4", "198.51.100.1:443"],
            "198.51.100.1",
        );
        check("[fd00::1]:1", &["[2001:db8::7]:50"], "2001:db8::7");
        check("10.0.0.1:1", &["198.51.100.1, nonsense"], "10.0.0.1");
    }

    #[test]
    fn mapped_addresses_are_written_as_ipv4() {
        check("[::ffff:203.0.113.9]:1", &[], "203.0.113.9");
        check(
            "[::ffff:10.0.0.1]:1",
            &["::ffff:198.51.100.1"],
            "198.51.100.1",
        );
    }

    #[test]
    fn tls_is_believed_only_from_trusted_proxies() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-proto", "https".parse().unwrap());
        let trusted = ["10.0.0.0/8".parse().unwrap()];
        let scheme = |peer: &str| Visitor::of(peer.parse().unwrap(), &headers, &trusted).scheme;
        assert_eq!(scheme("10.0.0.1:1"), Scheme::Https);
        assert_eq!(scheme("203.0.113.9:1"), Scheme::Http);
    }
}
