//! The client library that the contact function is written for, calling it.

use std::process::Command;

use boreal_test_support::node_program;

use crate::site::{Settings, Site, sqlite_url};
use crate::stream::all_stored;

#[tokio::test]
async fn the_real_client_library_can_call_the_function() {
    let folder = tempfile::tempdir().unwrap();
    let url = sqlite_url(folder.path());
    let settings = Settings::hurried(&url).with("CONTACT_KEY", "sb_publishable_boreal");
    let site = Site::start(folder.path(), &settings);
    let called = Command::new("node")
        .arg(node_program("supabase").join("invoke.mjs"))
        .arg(format!("http://{}", site.address))
        .arg("sb_publishable_boreal")
        .output()
        .expect("Node 20 or newer is needed: https://nodejs.org");
    let errors = String::from_utf8_lossy(&called.stderr);
    assert!(called.status.success(), "{errors}");
    let reference = String::from_utf8(called.stdout).unwrap();
    let store = boreal_store::open(&url).await.unwrap();
    let stored = all_stored(store.as_ref()).await;
    assert_eq!(stored.len(), 1);
    assert_eq!(stored[0].reference, reference.trim());
    site.stop();
}
