//! A database that takes nothing: the visitor is told, and nothing needs a restart.

use boreal_test_support::{Database, SmtpServer, SmtpSetup, eventually};
use serde_json::{Value, json};

use crate::disk::{SmallDisk, allow_writes, refuse_writes};
use crate::site::{Settings, Site, run, sqlite_url};
use crate::stream::all_stored;
use crate::visit::{Reply, delivered, get, message, post};

/// The refusal says what to do, when, and that nothing is lost; pages are served on.
async fn check_refused(site: &Site, refused: &Reply, part: &str) {
    assert_eq!(refused.status, 503, "{}", refused.body);
    assert!(refused.header("retry-after").is_some());
    let words = refused.json()["error"].to_string();
    assert!(words.contains("still in the form"), "{words}");
    let readiness = get(site.address, "/readyz").await.unwrap();
    assert_eq!(readiness.status, 503, "{}", readiness.body);
    assert_ne!(readiness.json()[part], "ok", "{}", readiness.body);
    assert_eq!(get(site.address, "/healthz").await.unwrap().status, 200);
}

/// The very message that was refused is taken, and readiness is green again.
async fn check_recovered(site: &Site, refused: &Value) {
    eventually("the message is taken", || async {
        let reply = post(site.address, refused).await?;
        (reply.status == 200).then_some(())
    })
    .await;
    eventually("readiness is green", || async {
        let reply = get(site.address, "/readyz").await?;
        (reply.status == 200).then_some(())
    })
    .await;
}

#[tokio::test]
async fn a_full_disk_is_said_and_overcome() {
    let disk = SmallDisk::new();
    let url = sqlite_url(disk.path());
    let smtp = SmtpServer::start(&SmtpSetup::default(), &[]);
    let settings = Settings::hurried(&url).mailing_to(&smtp);
    let site = Site::start(disk.path(), &settings);
    delivered(site.address, &message(0)).await;
    assert_eq!(get(site.address, "/readyz").await.unwrap().status, 200);

    disk.fill(&site);
    // The log may have room left from before, and what fits there is safely stored.
    let mut taken = 1;
    let (body, refused) = loop {
        let mut body = message(taken);
        body["message"] = json!("long ".repeat(900));
        let reply = post(site.address, &body).await.unwrap();
        if reply.status != 200 {
            break (body, reply);
        }
        taken += 1;
        assert!(taken < 3_000, "the disk is never full");
    };
    check_refused(&site, &refused, disk.part()).await;

    disk.free(&site);
    check_recovered(&site, &body).await;
    let store = boreal_store::open(&url).await.unwrap();
    assert_eq!(
        all_stored(store.as_ref()).await.len(),
        taken + 1,
        "no half row"
    );
    eventually("all mail has left", || async {
        (store.queue().await.ok()?.queued == 0).then_some(())
    })
    .await;
    assert_eq!(smtp.messages().len(), taken + 1, "each mail once");
    println!("{taken} messages before the disk was full");
    site.stop();
}

#[tokio::test]
async fn a_file_that_takes_no_writes_is_said_and_overcome() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings::hurried(&sqlite_url(folder.path()));
    let site = Site::start(folder.path(), &settings);
    refuse_writes(&site);
    let refused = post(site.address, &message(1)).await.unwrap();
    check_refused(&site, &refused, "database").await;
    allow_writes(&site);
    check_recovered(&site, &message(1)).await;
    site.stop();
}

#[tokio::test]
async fn a_read_only_postgres_is_said_and_overcome() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::create().await;
    // An operator's session in another database is not itself read-only.
    let operator = Database::create().await;
    let name = &database.name;
    let switch = |value: &str| {
        format!(
            "ALTER DATABASE {name} SET default_transaction_read_only = {value};
             SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        )
    };
    let site = Site::start(folder.path(), &Settings::hurried(&database.url));
    delivered(site.address, &message(0)).await;
    operator.execute(&switch("on")).await;
    let refused = post(site.address, &message(1)).await.unwrap();
    check_refused(&site, &refused, "database").await;
    operator.execute(&switch("off")).await;
    check_recovered(&site, &message(1)).await;
    site.stop();
}

#[test]
fn a_file_that_is_no_database_stops_the_start() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(
        folder.path().join("boreal.db"),
        "not a database".repeat(100),
    )
    .unwrap();
    let settings = Settings::hurried(&sqlite_url(folder.path()));
    let stopped = run(
        folder.path(),
        &settings,
        &["serve", "--listen", "127.0.0.1:0"],
    );
    let words = String::from_utf8_lossy(&stopped.stderr);
    assert!(!stopped.status.success());
    assert!(words.contains("not a database"), "{words}");
}

#[tokio::test]
async fn a_file_locked_by_another_program_is_said_and_overcome() {
    use sqlx::{Connection, Executor};

    let folder = tempfile::tempdir().unwrap();
    let url = sqlite_url(folder.path());
    let site = Site::start(folder.path(), &Settings::hurried(&url));
    let mut other = sqlx::SqliteConnection::connect(&url).await.unwrap();
    other.execute("BEGIN EXCLUSIVE").await.unwrap();
    let refused = post(site.address, &message(1)).await.unwrap();
    check_refused(&site, &refused, "database").await;
    other.execute("ROLLBACK").await.unwrap();
    check_recovered(&site, &message(1)).await;
    site.stop();
}
