//! Two instances on one PostgreSQL database, one of them killed.

use boreal_test_support::{Database, Fault, SmtpServer, SmtpSetup, eventually};

use crate::site::{Settings, Site};
use crate::stream::{Stream, settle};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_of_two_instances_may_die() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let database = Database::create().await;
    // Slow enough that the kill finds mail under way.
    let smtp = SmtpServer::start(&SmtpSetup::default(), &[Fault::AcceptSlowly(50); 200]);
    let settings = Settings::hurried(&database.url).mailing_to(&smtp);
    let [one, other] = folders
        .each_ref()
        .map(|folder| Site::start(folder.path(), &settings));
    let stream = Stream::start(3);
    stream.point_at(&[one.address, other.address]);
    let reach = |count: usize| {
        let stream = &stream;
        eventually("more messages", move || async move {
            (stream.acknowledged() >= count).then_some(())
        })
    };
    reach(60).await;
    one.kill();
    // The addresses stay: half of the attempts fail and go to the other instance.
    reach(150).await;
    let acknowledged = stream.finish().await;
    let store = boreal_store::open(&database.url).await.unwrap();
    let outcome = settle(&acknowledged, store.as_ref(), &smtp).await;
    assert!(outcome.duplicates <= 1, "one kill: {outcome:?}");
    other.stop();
}
