//! Who is asking: the peer of the connection, or what a trusted proxy says of it.

use std::net::{IpAddr, SocketAddr};

use http::HeaderMap;
use ipnet::IpNet;

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
    /// Reads the forwarding headers only where the connection comes from a
    /// trusted proxy, and then takes the right-most hop that is not one itself:
    /// everything further left was written by the visitor.
    #[must_use]
    pub fn of(peer: SocketAddr, headers: &HeaderMap, trusted: &[IpNet]) -> Self {
        let peer = peer.ip().to_canonical();
        let is_trusted = |ip: &IpAddr| trusted.iter().any(|network| network.contains(ip));
        if !is_trusted(&peer) {
            return Self {
                ip: peer,
                scheme: Scheme::Http,
            };
        }
        let mut ip = peer;
        for hop in hops(headers).into_iter().rev() {
            let Some(hop) = hop else { break };
            ip = hop;
            if !is_trusted(&hop) {
                break;
            }
        }
        let scheme = match headers
            .get("x-forwarded-proto")
            .map(http::HeaderValue::as_bytes)
        {
            Some(b"https") => Scheme::Https,
            _ => Scheme::Http,
        };
        Self { ip, scheme }
    }
}

/// The hops of `X-Forwarded-For` from the visitor's side to ours; `None` where one cannot be read.
fn hops(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    headers
        .get_all("x-forwarded-for")
        .iter()
        .flat_map(|value| value.to_str().unwrap_or("?").split(','))
        .map(|hop| parse_hop(hop.trim()))
        .collect()
}

/// An address, with or without port and brackets.
fn parse_hop(hop: &str) -> Option<IpAddr> {
    let bare = hop.trim_start_matches('[').trim_end_matches(']');
    let ip = bare
        .parse()
        .or_else(|_| hop.parse::<SocketAddr>().map(|address| address.ip()));
    ip.ok().map(|ip| ip.to_canonical())
}

#[cfg(test)]
mod tests {
    use http::HeaderMap;

    use super::Visitor;
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
