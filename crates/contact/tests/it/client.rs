//! Whose address counts, behind which proxies.

use boreal_contact::client_address;

#[track_caller]
fn check(peer: &str, forwarded: &[&str], trusted: &[&str], expected: &str) {
    let trusted: Vec<ipnet::IpNet> = trusted.iter().map(|net| net.parse().unwrap()).collect();
    let found = client_address(peer.parse().unwrap(), forwarded, &trusted);
    assert_eq!(found.to_string(), expected);
}

const LOCAL: &[&str] = &["127.0.0.0/8", "10.0.0.0/8"];

#[test]
fn without_a_trusted_proxy_the_header_is_ignored() {
    check("198.51.100.1", &["1.2.3.4"], &[], "198.51.100.1");
    check("198.51.100.1", &["1.2.3.4"], LOCAL, "198.51.100.1");
}

#[test]
fn the_right_most_untrusted_hop_counts() {
    check("127.0.0.1", &["1.2.3.4"], LOCAL, "1.2.3.4");
    check(
        "127.0.0.1",
        &["6.6.6.6, 1.2.3.4, 10.0.0.9"],
        LOCAL,
        "1.2.3.4",
    );
    check("127.0.0.1", &["6.6.6.6", "1.2.3.4"], LOCAL, "1.2.3.4");
    check("127.0.0.1", &[], LOCAL, "127.0.0.1");
    check("127.0.0.1", &["10.0.0.1, 10.0.0.2"], LOCAL, "10.0.0.1");
}

#[test]
fn proxies_may_write_ports_and_brackets() {
    check("127.0.0.1", &["1.2.3.4:5678"], LOCAL, "1.2.3.4");
    check("127.0.0.1", &["[2001:db8::1]:443"], LOCAL, "2001:db8::1");
    check("127.0.0.1", &["[2001:db8::1]"], LOCAL, "2001:db8::1");
}

#[test]
fn rubbish_ends_the_search_at_the_last_proxy() {
    check("127.0.0.1", &["1.2.3.4, unknown"], LOCAL, "127.0.0.1");
    check(
        "127.0.0.1",
        &["1.2.3.4, unknown, 10.0.0.9"],
        LOCAL,
        "10.0.0.9",
    );
    check("127.0.0.1", &["", "\0"], LOCAL, "127.0.0.1");
}

#[test]
fn mapped_addresses_are_the_addresses_they_map() {
    check("::ffff:198.51.100.1", &[], &[], "198.51.100.1");
    check("::ffff:127.0.0.1", &["::ffff:1.2.3.4"], LOCAL, "1.2.3.4");
}
