//! The signed call, answered by a listener that keeps every byte.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use boreal_contact::{ContactSettings, EmlFolder, Reach, Secret, Webhook};
use boreal_store::{DeliveryState, Kind, ListFilter};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::test_contact::{TestContact, generous, smtp};

const SECRET: &str = "shared with the other system";

/// As the site calls unless its owner says otherwise.
const PUBLIC: Reach = Reach::Public;

/// A listener that answers each call with the next of `answers`, then with 200.
struct Other {
    port: u16,
    calls: Arc<Mutex<Vec<String>>>,
}

impl Other {
    async fn listen(mut answers: Vec<&'static str>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let calls = Arc::<Mutex<Vec<String>>>::default();
        let kept = Arc::clone(&calls);
        tokio::spawn(async move {
            loop {
                let (mut stream, _) = listener.accept().await.unwrap();
                let mut call = String::new();
                while !call.ends_with('}') {
                    let mut bytes = [0; 4_096];
                    let count = stream.read(&mut bytes).await.unwrap();
                    call.push_str(std::str::from_utf8(&bytes[..count]).unwrap());
                }
                kept.lock().unwrap().push(call);
                let status = if answers.is_empty() {
                    "200 OK"
                } else {
                    answers.remove(0)
                };
                let answer =
                    format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.unwrap();
            }
        });
        Self { port, calls }
    }

    fn webhook(&self) -> Webhook {
        let url = format!("http://127.0.0.1:{}/hook", self.port);
        Webhook::new(&url, Secret::new(SECRET).unwrap(), Reach::Anywhere).unwrap()
    }

    fn calls(&self) -> Vec<String> {
        self.calls.lock().unwrap().clone()
    }
}

async fn contact() -> TestContact {
    TestContact::open_with(ContactSettings {
        webhook: true,
        ..generous()
    })
    .await
}

/// A message and what its webhook heard of it.
struct Called {
    other: Other,
    contact: TestContact,
    reference: String,
}

impl Called {
    /// Takes in a message that the webhook answers so, and works until its call is in `state`.
    async fn until(state: DeliveryState, answers: Vec<&'static str>) -> Self {
        let contact = contact().await;
        let called = Self {
            other: Other::listen(answers).await,
            reference: contact.take("Ada", "ada@example.org").await,
            contact,
        };
        called.work_until(state).await;
        called
    }

    /// Works until the call is in `state` and the owner has the mail, and stops.
    async fn work_until(&self, state: DeliveryState) {
        let (contact, reference) = (&self.contact, &self.reference);
        let mailer = EmlFolder::under(contact.folder.path());
        let worker = contact.worker(mailer).with_webhook(self.other.webhook());
        let worker = worker.start();
        contact.until(reference, Kind::Webhook, state).await;
        let sent = DeliveryState::Sent;
        contact.until(reference, Kind::Owner, sent).await;
        worker.stop(Duration::from_secs(120)).await;
    }

    /// What is noted of the call, though it was sent.
    async fn note(&self) -> Option<String> {
        let record = self.contact.record(&self.reference).await;
        record.deliveries[1].last_error.clone()
    }

    /// What each call said, rightly signed.
    fn bodies(&self) -> Vec<serde_json::Value> {
        let calls = self.other.calls();
        calls.iter().map(|call| signed_body(call)).collect()
    }
}

fn header(call: &str, name: &str) -> String {
    let wanted = format!("{name}: ");
    let line = call.lines().find_map(|line| line.strip_prefix(&wanted));
    line.unwrap_or_else(|| panic!("no {name} in {call}"))
        .to_owned()
}

/// What a call says, once its signature is found to be right.
fn signed_body(call: &str) -> serde_json::Value {
    let (_, body) = call.split_once("\r\n\r\n").unwrap();
    let mut mac = Hmac::<Sha256>::new_from_slice(SECRET.as_bytes()).unwrap();
    mac.update(format!("{}.{body}", header(call, "x-boreal-timestamp")).as_bytes());
    let signature: String = mac
        .finalize()
        .into_bytes()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    assert_eq!(
        header(call, "x-boreal-signature"),
        format!("sha256={signature}")
    );
    serde_json::from_str(body).unwrap()
}

#[tokio::test]
async fn the_call_is_signed_and_repeats_name_themselves() {
    let answers = vec![
        "500 Oops",
        "302 Found\r\nlocation: http://169.254.169.254/",
        "429 Too Many Requests",
    ];
    let called = Called::until(DeliveryState::Sent, answers).await;
    let calls = called.other.calls();
    assert_eq!(calls.len(), 4);
    for call in &calls {
        assert_eq!(
            header(call, "idempotency-key"),
            format!("{}.webhook", called.reference)
        );
        let json = signed_body(call);
        assert_eq!(json["reference"], called.reference);
        assert_eq!(json["email"], "ada@example.org");
    }
}

/// What one visitor writes must not look as if the webhook did not work.
#[tokio::test]
async fn a_text_that_the_webhook_refuses_is_announced_without_it_and_nothing_turns_red() {
    for refusal in [
        "400 Bad Request",
        "406 Not Acceptable",
        "413 Content Too Large",
        "422 Unprocessable Content",
    ] {
        let called = Called::until(DeliveryState::Sent, vec![refusal]).await;
        let now = jiff::Timestamp::now();
        let readiness = called.contact.service.readiness(now).await.unwrap();
        assert_eq!((readiness.queue.dead, readiness.queue.queued), (0, 0));
        let calls = called.other.calls();
        let [refused, announcement] = &calls[..] else {
            panic!("{calls:?}")
        };
        assert_eq!(signed_body(refused)["name"], "Ada");
        let body = signed_body(announcement);
        let fields: Vec<&String> = body.as_object().unwrap().keys().collect();
        assert_eq!(
            fields,
            ["event", "received_at", "reference", "text_refused"]
        );
        assert_eq!(body["reference"], called.reference);
        assert_eq!(
            header(announcement, "idempotency-key"),
            format!("{}.webhook.announcement", called.reference)
        );

        let expected = format!("text refused for good ({})", &refusal[..3]);
        assert_eq!(called.note().await, Some(expected));
        let unsent = ListFilter {
            unsent: true,
            ..ListFilter::default()
        };
        let unsent = called.contact.store.list_enquiries(&unsent).await.unwrap();
        let record = called.contact.record(&called.reference).await;
        assert_eq!(unsent, [record.enquiry]);
    }
}

/// A guard's 403, a system's 500 and a call's 409 may pass by themselves; that they do not, shows only after a while.
#[tokio::test]
async fn a_text_that_a_guard_stops_each_time_is_announced_before_the_queue_is_old() {
    let mut answers = vec!["403 Forbidden", "500 Oops", "409 Conflict"];
    // The announcement is taken, and the whole is stopped again.
    answers.extend(["200 OK", "403 Forbidden"]);
    let called = Called::until(DeliveryState::Sent, answers).await;
    let bodies = called.bodies();
    assert_eq!(bodies.len(), 5);
    assert!(bodies[..3].iter().all(|body| body["name"] == "Ada"));
    assert_eq!(bodies[3]["text_refused"], true);
    assert_eq!(bodies[4]["name"], "Ada");
    assert!(called.note().await.is_some());

    // Put right, it is sent whole again when the owner asks for it, and not with all others.
    let now = jiff::Timestamp::now().as_millisecond();
    let (store, reference) = (&called.contact.store, &called.reference);
    assert_eq!(store.retry(None, now).await.unwrap(), 0);
    assert_eq!(store.retry(Some(reference), now).await.unwrap(), 1);
    called.work_until(DeliveryState::Sent).await;
    assert_eq!(called.bodies()[5]["name"], "Ada");
    assert_eq!(called.note().await, None);
}

#[tokio::test]
async fn a_fault_that_has_passed_when_a_text_is_announced_keeps_nothing_back() {
    let called = Called::until(DeliveryState::Sent, vec!["500 Oops"; 3]).await;
    let bodies = called.bodies();
    assert_eq!(bodies.len(), 5);
    assert_eq!(bodies[3]["text_refused"], true);
    assert_eq!(bodies[4]["name"], "Ada");
    assert_eq!(called.note().await, None);
}

#[tokio::test]
async fn a_webhook_that_is_closed_to_every_call_gets_the_whole_message_once_it_opens() {
    // Three messages, an announcement, a message, an announcement: then the owner has put the login right.
    let called = Called::until(DeliveryState::Sent, vec!["403 Forbidden"; 6]).await;
    let bodies = called.bodies();
    assert_eq!(bodies.len(), 7);
    assert_eq!(bodies[6]["name"], "Ada");
    assert_eq!(called.note().await, None);
}

/// The second refusal is of our own words: the owner must look.
#[tokio::test]
async fn a_webhook_that_refuses_every_text_is_a_fault() {
    let answers = vec!["422 Unprocessable Content"; 2];
    let called = Called::until(DeliveryState::Dead, answers).await;
    let now = jiff::Timestamp::now();
    let readiness = called.contact.service.readiness(now).await.unwrap();
    assert_eq!(readiness.queue.dead, 1);
}

#[tokio::test]
async fn a_call_that_is_gone_for_good_is_a_dead_letter_and_the_mail_goes_out() {
    let called = Called::until(DeliveryState::Dead, vec!["410 Gone"]).await;
    assert_eq!(called.other.calls().len(), 1);
}

#[tokio::test]
async fn a_silent_webhook_delays_no_mail_and_a_silent_mail_server_no_call() {
    // Takes connections and never answers.
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = silent.local_addr().unwrap().port();
    let url = format!("http://127.0.0.1:{port}/hook");
    let webhook = Webhook::new(&url, Secret::new(SECRET).unwrap(), Reach::Anywhere).unwrap();
    let mailing = contact().await;
    let mailer = EmlFolder::under(mailing.folder.path());
    let worker = mailing.worker(mailer).with_webhook(webhook).start();
    for name in ["Ada", "Grace", "Mary"] {
        let reference = mailing.take(name, "ada@example.org").await;
        let sent = DeliveryState::Sent;
        mailing.until(&reference, Kind::Owner, sent).await;
    }
    drop(worker);

    let other = Other::listen(Vec::new()).await;
    let calling = contact().await;
    let mailer = smtp(&format!("smtp://127.0.0.1:{port}"));
    let worker = calling.worker(mailer).with_webhook(other.webhook()).start();
    for name in ["Ada", "Grace", "Mary"] {
        let reference = calling.take(name, "ada@example.org").await;
        let sent = DeliveryState::Sent;
        calling.until(&reference, Kind::Webhook, sent).await;
    }
    drop(worker);
}

#[tokio::test]
async fn calls_of_a_webhook_that_was_taken_away_are_closed() {
    let contact = contact().await;
    let reference = contact.take("Ada", "ada@example.org").await;
    let worker = contact.start(EmlFolder::under(contact.folder.path()));
    contact
        .until(&reference, Kind::Webhook, DeliveryState::Closed)
        .await;
    contact.until_quiet().await;
    worker.stop(Duration::from_secs(120)).await;
    assert_eq!(contact.store.queue().await.unwrap().dead, 0);
}

#[tokio::test]
async fn addresses_of_the_inside_are_never_called() {
    let other = Other::listen(Vec::new()).await;
    for host in ["localhost", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]"] {
        let contact = contact().await;
        let url = format!("https://{host}:{}/", other.port);
        let webhook = Webhook::new(&url, Secret::new(SECRET).unwrap(), PUBLIC).unwrap();
        let mailer = EmlFolder::under(contact.folder.path());
        let worker = contact.worker(mailer).with_webhook(webhook).start();
        let reference = contact.take("Ada", "ada@example.org").await;
        let metrics = contact.service.metrics();
        boreal_test_support::eventually("a refused call", || async {
            (metrics.failed() > 0).then_some(())
        })
        .await;
        worker.stop(Duration::from_secs(120)).await;
        let record = contact.record(&reference).await;
        let failure = record.deliveries[1].last_error.clone().unwrap();
        assert!(failure.contains("public"), "{failure}");
    }
    assert!(other.calls().is_empty());
}

#[test]
fn only_encrypted_addresses_are_configurable() {
    let secret = || Secret::new(SECRET).unwrap();
    for url in [
        "http://hooks.example.ca",
        "ftp://hooks.example.ca",
        "hooks.example.ca",
        "https://",
    ] {
        assert!(Webhook::new(url, secret(), PUBLIC).is_err(), "{url}");
    }
    let webhook = Webhook::new("https://hooks.example.ca/token-in-path", secret(), PUBLIC).unwrap();
    assert!(!format!("{webhook:?}").contains("token"));
}
