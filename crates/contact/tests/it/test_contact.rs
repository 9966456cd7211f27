//! What most tests begin with: a service over a fresh database, and a worker in a hurry.

use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use boreal_contact::{
    Accepted, Backoff, Client, ContactError, ContactService, ContactSettings, MailIdentity, Mailer,
    RawEnquiry, RunningWorker, Secret, Secrets, Smtp, Worker, WorkerSettings,
};
use boreal_store::{DeliveryState, EnquiryRecord, Kind, Rate, Store};
use boreal_test_support::eventually;
use jiff::{SignedDuration, Timestamp};
use tokio::net::{TcpListener, TcpStream};

pub(crate) struct TestContact {
    pub(crate) folder: tempfile::TempDir,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) service: ContactService,
}

pub(crate) fn secrets() -> Secrets {
    Secrets {
        current: Secret::new("a secret that only tests know").unwrap(),
        previous: None,
    }
}

pub(crate) fn identity() -> MailIdentity {
    let from = "Boreal Signal <hello@boreal.example>";
    MailIdentity::new(from, "owner@boreal.example", "Boreal Signal").unwrap()
}

/// A port that stays while servers behind it come and go. Until there is one it hangs up on everybody.
pub(crate) struct PassedOn {
    pub(crate) port: u16,
    server: Arc<AtomicU16>,
}

impl PassedOn {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let server = Arc::<AtomicU16>::default();
        let current = Arc::clone(&server);
        tokio::spawn(async move {
            while let Ok((mut client, _)) = listener.accept().await {
                let port = current.load(Ordering::Relaxed);
                tokio::spawn(async move {
                    if let Ok(mut server) = TcpStream::connect(("127.0.0.1", port)).await {
                        let _ = tokio::io::copy_bidirectional(&mut client, &mut server).await;
                    }
                });
            }
        });
        Self { port, server }
    }

    pub(crate) fn pass_on_to(&self, port: u16) {
        self.server.store(port, Ordering::Relaxed);
    }
}

/// Settings that let nothing be refused for being too many.
pub(crate) fn generous() -> ContactSettings {
    let plenty = Rate::per_minute(60_000, 60_000);
    ContactSettings {
        per_client: plenty,
        per_client_day: 1_000_000,
        per_network_day: 1_000_000,
        global: plenty,
        acknowledge: false,
        acknowledged_by_client: 1_000_000,
        acknowledged_by_network: 1_000_000,
        webhook: false,
    }
}

/// Retries after a few milliseconds, and gives up only on request.
pub(crate) fn hurried() -> WorkerSettings {
    WorkerSettings {
        poll: Duration::from_millis(20),
        lease: Duration::from_secs(20),
        backoff: Backoff {
            delays: vec![Duration::from_millis(30)],
            ..Backoff::default()
        },
        ..WorkerSettings::default()
    }
}

pub(crate) fn smtp(url: &str) -> Smtp {
    Smtp::from_url(url, None, "boreal.example")
        .unwrap()
        .with_timeout(Duration::from_secs(60))
}

/// A message that nobody could object to.
pub(crate) fn message(name: &str, email: &str) -> RawEnquiry {
    RawEnquiry {
        name: name.to_owned(),
        email: email.to_owned(),
        message: "How would you model our orders?".to_owned(),
        ..RawEnquiry::default()
    }
}

/// A visitor of this address.
pub(crate) fn visitor_from(ip: &str) -> Client {
    Client {
        ip: Some(ip.parse().unwrap()),
        ..visitor()
    }
}

pub(crate) fn visitor() -> Client {
    Client {
        ip: Some("203.0.113.7".parse().unwrap()),
        now: Timestamp::now(),
    }
}

impl TestContact {
    pub(crate) async fn open() -> Self {
        Self::open_with(generous()).await
    }

    pub(crate) async fn open_with(settings: ContactSettings) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("boreal.db").display());
        let store = boreal_store::open(&url).await.unwrap();
        let service = ContactService::new(Arc::clone(&store), secrets(), settings);
        Self {
            folder,
            store,
            service,
        }
    }

    pub(crate) fn worker(&self, mailer: impl Mailer + 'static) -> Worker {
        let store = Arc::clone(&self.store);
        Worker::new(
            store,
            &self.service,
            identity(),
            Arc::new(mailer),
            hurried(),
        )
    }

    pub(crate) fn start(&self, mailer: impl Mailer + 'static) -> RunningWorker {
        self.worker(mailer).start()
    }

    pub(crate) async fn accept(&self, raw: RawEnquiry) -> Result<Accepted, ContactError> {
        self.service.accept(raw, visitor()).await
    }

    /// Takes in a plain message and gives its reference.
    pub(crate) async fn take(&self, name: &str, email: &str) -> String {
        let accepted = self.accept(message(name, email)).await.unwrap();
        accepted.reference.to_string()
    }

    /// The same message from a form of ours that was opened a while ago.
    pub(crate) fn in_form(&self, raw: RawEnquiry, now: Timestamp) -> RawEnquiry {
        let opened_at = now - SignedDuration::from_secs(30);
        let token = self.service.form_token(opened_at).unwrap();
        RawEnquiry {
            form_token: Some(token.as_str().to_owned()),
            ..raw
        }
    }

    /// Takes in a message from a form and gives its reference.
    pub(crate) async fn take_from_form(&self, name: &str, email: &str) -> String {
        let raw = self.in_form(message(name, email), Timestamp::now());
        self.accept(raw).await.unwrap().reference.to_string()
    }

    pub(crate) async fn record(&self, reference: &str) -> EnquiryRecord {
        self.store.show_enquiry(reference).await.unwrap().unwrap()
    }

    /// Waits until the delivery of `kind` is in `state`.
    pub(crate) async fn until(&self, reference: &str, kind: Kind, state: DeliveryState) {
        let what = format!("{reference}.{kind} to be {state}");
        eventually(&what, || async {
            let record = self.record(reference).await;
            let reached = record
                .deliveries
                .iter()
                .any(|sent| sent.kind == kind && sent.state == state);
            reached.then_some(())
        })
        .await;
    }

    /// Waits until nothing is left to send.
    pub(crate) async fn until_quiet(&self) {
        eventually("an empty queue", || async {
            (self.store.queue().await.unwrap().queued == 0).then_some(())
        })
        .await;
    }
}
