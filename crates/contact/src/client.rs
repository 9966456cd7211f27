//! Who is asking: the client's address behind proxies, and the buckets it is counted in.

use std::net::{IpAddr, Ipv6Addr};

use ipnet::IpNet;
use jiff::Timestamp;

/// The sender of a message, as far as the server knows.
#[derive(Debug, Clone, Copy)]
pub struct Client {
    /// The network address, if it is known.
    pub ip: Option<IpAddr>,
    /// The moment at which the message came in.
    pub now: Timestamp,
}

/// The client's address: the right-most hop that is not one of our own proxies.
///
/// `forwarded_for` holds the values of `X-Forwarded-For` in order. It is read only when the
/// connection itself comes from a trusted proxy, and from the right, because whatever stands
/// further left was written by the client.
pub fn client_address(peer: IpAddr, forwarded_for: &[&str], trusted: &[IpNet]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|net| net.contains(&address));
    let mut client = peer.to_canonical();
    let hops = forwarded_for.iter().flat_map(|value| value.split(','));
    for hop in hops.rev() {
        if !is_trusted(client) {
            break;
        }
        let Some(address) = parse_hop(hop) else {
            break;
        };
        client = address;
    }
    client
}

/// A hop as proxies write it: an address, perhaps in brackets, perhaps with a port.
fn parse_hop(hop: &str) -> Option<IpAddr> {
    let hop = hop.trim();
    let address = hop
        .parse::<IpAddr>()
        .ok()
        .or_else(|| Some(hop.parse::<std::net::SocketAddr>().ok()?.ip()))
        .or_else(|| hop.strip_prefix('[')?.strip_suffix(']')?.parse().ok())?;
    Some(address.to_canonical())
}

/// The buckets of an address, narrow to wide, each with how many times the single client's share it holds.
///
/// A household gets a whole IPv6 /64 and small providers hand out a /48, so single addresses say nothing there. The
/// widest keep one network from spending what all visitors have together.
pub(crate) fn buckets(address: IpAddr) -> Vec<(String, u32)> {
    match address.to_canonical() {
        IpAddr::V4(address) => {
            let [a, b, c, _] = address.octets();
            vec![(address.to_string(), 1), (format!("{a}.{b}.{c}.0/24"), 8)]
        }
        IpAddr::V6(address) => vec![
            (format!("{}/64", masked(address, 64)), 1),
            (format!("{}/48", masked(address, 48)), 8),
            (format!("{}/32", masked(address, 32)), 16),
        ],
    }
}

fn masked(address: Ipv6Addr, prefix: u32) -> Ipv6Addr {
    Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << (128 - prefix)))
}
