//! The figures for monitoring, on an address that only the owner reaches.

use std::fs;
use std::net::SocketAddr;

use crate::site::{Settings, Site, sqlite_url};
use crate::visit::{delivered, get, message};

#[tokio::test]
async fn metrics_on_an_address_of_their_own_are_there_and_nowhere_else() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let settings = Settings::hurried(&sqlite_url(folder.path()))
        .with("METRICS_LISTEN", "127.0.0.1:0")
        .logging_to(&log);
    let site = Site::start(folder.path(), &settings);
    // Said before the site says that it listens.
    let said = fs::read_to_string(&log).unwrap();
    let own: SocketAddr = said
        .split("for monitoring are at http://")
        .nth(1)
        .and_then(|rest| rest.split("/metrics").next()?.parse().ok())
        .unwrap_or_else(|| panic!("no address in {said}"));

    delivered(site.address, &message(1)).await;
    let figures = get(own, "/metrics").await.unwrap();
    assert_eq!(figures.status, 200);
    let accepted = "\ncontact_accepted_total 1\n";
    assert!(figures.body.contains(accepted), "{}", figures.body);

    for path in ["/", "/healthz", "/readyz", "/api/v1/sources"] {
        assert_eq!(get(own, path).await.unwrap().status, 404, "{path}");
        assert_ne!(get(site.address, path).await.unwrap().status, 404, "{path}");
    }
    let public = get(site.address, "/metrics").await.unwrap();
    assert_eq!(public.status, 404);
    assert!(!public.body.contains("contact_"), "{}", public.body);
    site.stop();
}
