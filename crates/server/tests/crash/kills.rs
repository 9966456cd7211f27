//! `kill -9` at any moment: what was acknowledged is stored and delivered.

use std::path::Path;
use std::time::Duration;

use boreal_test_support::{Database, SmtpServer, SmtpSetup, eventually};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::site::{Settings, Site, Starting, sqlite_url};
use crate::stream::{Stream, all_stored, settle};
use crate::visit::{FUNCTION, delivered, message, request};

/// `make bench` asks for a thousand over both databases.
fn kills() -> usize {
    let asked = std::env::var("KILLS").map(|count| count.parse().expect("KILLS is a number"));
    asked.unwrap_or(50)
}

/// Milliseconds a life lasts, spread evenly but without a pattern: the golden ratio's multiples.
fn lifetime(life: usize) -> Duration {
    let spread = (life as f64 * 0.618_033_988_75).fract();
    Duration::from_millis(10 + (spread * 190.0) as u64)
}

async fn survive_kills(data_dir: &Path, database_url: &str) {
    let smtp = SmtpServer::start(&SmtpSetup::default(), &[]);
    let settings = Settings::hurried(database_url).mailing_to(&smtp);
    let stream = Stream::start(3);
    for life in 0..kills() {
        let starting = Starting::spawn(data_dir, &settings);
        // Now and then the process dies before it listens.
        if life % 10 == 9 {
            tokio::time::sleep(lifetime(life) / 4).await;
            starting.kill();
            continue;
        }
        let site = starting.ready();
        let before = stream.acknowledged();
        stream.point_at(&[site.address]);
        // Every other life brings something, however slow the machine.
        if life % 2 == 0 {
            let more = || async { (stream.acknowledged() > before).then_some(()) };
            eventually("a message is acknowledged", more).await;
        }
        tokio::time::sleep(lifetime(life)).await;
        site.kill();
    }
    let site = Site::start(data_dir, &settings);
    stream.point_at(&[site.address]);
    let acknowledged = stream.finish().await;
    let store = boreal_store::open(database_url).await.unwrap();
    let outcome = settle(&acknowledged, store.as_ref(), &smtp).await;
    assert!(outcome.acknowledged >= kills() / 2, "messages kept coming");
    assert!(outcome.duplicates <= kills(), "at most one a kill");
    println!(
        "{} kills: {} acknowledged, stored and delivered, {} of them twice under the same Message-ID",
        kills(),
        outcome.acknowledged,
        outcome.duplicates
    );
    site.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kills_lose_nothing_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    survive_kills(folder.path(), &sqlite_url(folder.path())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kills_lose_nothing_on_postgres() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::create().await;
    survive_kills(folder.path(), &database.url).await;
}

#[tokio::test]
async fn a_kill_between_commit_and_answer_is_healed_by_the_key() {
    let folder = tempfile::tempdir().unwrap();
    let url = sqlite_url(folder.path());
    let settings = Settings::hurried(&url);
    let site = Site::start(folder.path(), &settings);
    let store = boreal_store::open(&url).await.unwrap();

    let json = [("content-type", "application/json")];
    let bytes = request("POST", FUNCTION, &json, &message(1).to_string());
    let mut visitor = TcpStream::connect(site.address).await.unwrap();
    visitor.write_all(bytes.as_bytes()).await.unwrap();
    let stored = eventually("the message is on disk", || async {
        all_stored(store.as_ref()).await.pop()
    })
    .await;
    // The answer, if there is one already, is never read.
    site.kill();
    drop(visitor);

    let site = Site::start(folder.path(), &settings);
    let again = delivered(site.address, &message(1)).await;
    assert_eq!(again, stored.reference);
    assert_eq!(all_stored(store.as_ref()).await.len(), 1);
}
