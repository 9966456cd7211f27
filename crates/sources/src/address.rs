//! Which addresses a server may be sent to on someone's behalf.
//!
//! A URL given by a visitor, or a publisher's redirect, must not reach the
//! machine itself, its private network or a cloud's metadata service. The test
//! is made on resolved addresses, since any name can point anywhere.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether an address is on the public internet.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => is_public_v6(v6),
    }
}

/// Where clouds tell a machine about itself on an address that looks public: Azure's platform answers there from
/// inside every virtual machine. The others' lie in the blocks below.
const METADATA: [Ipv4Addr; 1] = [Ipv4Addr::new(168, 63, 129, 16)];

/// Special-purpose blocks of the IANA IPv4 registry (RFC 6890 and its updates).
fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_unspecified()
        || address.is_loopback()
        || address.is_private()
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_documentation()
        || address.is_multicast()
        || a == 0
        || a >= 240
        || METADATA.contains(&address)
        // Carrier-grade NAT, RFC 6598.
        || (a == 100 && (64..128).contains(&b))
        // IETF protocol assignments, RFC 6890.
        || (a == 192 && b == 0 && c == 0)
        // 6to4 relays, RFC 7526.
        || (a == 192 && b == 88 && c == 99)
        // Benchmarking, RFC 2544.
        || (a == 198 && (18..20).contains(&b));
    !special
}

/// The IPv4 address that an IPv6 address stands for: written as one (RFC 4291, part 2.5.5.2), or reached through the
/// network's translator (NAT64, RFC 6052).
pub(crate) fn stands_for(address: Ipv6Addr) -> Option<Ipv4Addr> {
    let segments = address.segments();
    let is_translated = segments[..6] == [0x64, 0xff9b, 0, 0, 0, 0];
    let translated = is_translated.then(|| {
        let [a, b] = segments[6].to_be_bytes();
        let [c, d] = segments[7].to_be_bytes();
        Ipv4Addr::new(a, b, c, d)
    });
    address.to_ipv4_mapped().or(translated)
}

/// Only global unicast is public, less what embeds or tunnels to an IPv4 address that is not.
fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(v4) = stands_for(address) {
        return is_public_v4(v4);
    }
    let segments = address.segments();
    let global_unicast = (0x2000..0x4000).contains(&segments[0]);
    // Documentation (RFC 3849, RFC 9637), Teredo and other protocol assignments (2001::/23).
    let special = (segments[0] == 0x2001 && (segments[1] < 0x0200 || segments[1] == 0x0db8))
        || segments[0] == 0x3fff;
    // 6to4 carries an IPv4 address in its second and third segments.
    let tunnelled = segments[0] == 0x2002 && {
        let [a, b] = segments[1].to_be_bytes();
        let [c, d] = segments[2].to_be_bytes();
        !is_public_v4(Ipv4Addr::new(a, b, c, d))
    };
    global_unicast && !special && !tunnelled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(address: &str, public: bool) {
        let parsed: IpAddr = address.parse().unwrap();
        assert_eq!(is_public(parsed), public, "{address}");
    }

    #[test]
    fn private_and_special_addresses_are_refused() {
        for address in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "168.63.129.16",
            "::ffff:168.63.129.16",
            "64:ff9b::a83f:8110",
            "2002:a83f:8110::",
            // Alibaba's, Oracle's, Amazon's and Google's over IPv6.
            "100.100.100.200",
            "192.0.0.192",
            "fd00:ec2::254",
            "fd20:ce::254",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.1.2.3",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "2002:7f00:1::",
            "2002:c0a8:101::",
            "3fff::1",
            "64:ff9b::a00:1",
            "::7f00:1",
            "100::1",
        ] {
            check(address, false);
        }
    }

    #[test]
    fn public_addresses_are_allowed() {
        for address in [
            "1.1.1.1",
            "8.8.8.8",
            "100.63.255.255",
            "100.128.0.1",
            "172.15.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "198.17.0.1",
            "198.20.0.1",
            "223.255.255.255",
            "2606:4700::1111",
            "2a00:1450::1",
            "2002:808:808::",
            "64:ff9b::808:808",
            "::ffff:8.8.8.8",
        ] {
            check(address, true);
        }
    }
}
