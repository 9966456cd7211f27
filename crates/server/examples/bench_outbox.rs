//! How fast a backlog leaves, as after an outage: one mail at a time to a mail server on this machine, each leased
//! before and recorded after with fsync. Prints `name value unit`.
//!
//! Run with `cargo run --release -p boreal-server --example bench_outbox`.

use std::sync::Arc;
use std::time::{Duration, Instant};

use boreal_contact::{
    Client, ContactService, ContactSettings, MailIdentity, RawEnquiry, Secret, Secrets, Smtp,
    Worker, WorkerSettings,
};
use boreal_store::Rate;
use boreal_test_support::{SmtpServer, SmtpSetup, eventually};
use jiff::Timestamp;

/// Messages that wait when the mail server comes back.
const BACKLOG: usize = 500;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    // Beside the build, on a real disk: the temporary folder may be memory.
    std::fs::create_dir_all("target")?;
    let folder = tempfile::tempdir_in("target")?;
    let url = format!("sqlite:{}", folder.path().join("boreal.db").display());
    let store = boreal_store::open(&url).await?;
    let secrets = Secrets {
        current: Secret::new("known to the bench")?,
        previous: None,
    };
    let plenty = Rate::per_minute(60_000, 60_000);
    let settings = ContactSettings {
        per_client: plenty,
        global: plenty,
        acknowledge: false,
        ..ContactSettings::default()
    };
    let service = ContactService::new(Arc::clone(&store), secrets, settings);
    for number in 0..BACKLOG {
        let raw = RawEnquiry {
            name: "Ada Lovelace".to_owned(),
            email: "ada@example.org".to_owned(),
            message: format!("How would you model our {number} orders?"),
            ..RawEnquiry::default()
        };
        let now = Timestamp::now();
        service.accept(raw, Client { ip: None, now }).await?;
    }

    let server = SmtpServer::start(&SmtpSetup::default(), &[]);
    let smtp = format!("smtp://127.0.0.1:{}", server.port);
    let mailer = Arc::new(Smtp::from_url(&smtp, None, "boreal.example")?);
    let owner = "owner@boreal.example";
    let identity = MailIdentity::new(owner, owner, "Boreal Signal")?;
    let settings = WorkerSettings::default();
    let started = Instant::now();
    let worker = Worker::new(Arc::clone(&store), &service, identity, mailer, settings).start();
    eventually("an empty queue", || async {
        let queue = store.queue().await.ok()?;
        (queue.queued == 0).then_some(())
    })
    .await;
    let seconds = started.elapsed().as_secs_f64();
    worker.stop(Duration::from_secs(10)).await;
    anyhow::ensure!(server.messages().len() == BACKLOG, "each arrives once");
    println!("outbox_mails {:.0} mails/s", BACKLOG as f64 / seconds);
    println!("outbox_mail {:.1} ms", seconds * 1_000.0 / BACKLOG as f64);
    Ok(())
}
