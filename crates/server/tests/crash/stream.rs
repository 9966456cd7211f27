//! Visitors who write one message after another, and what must be true of all of them in the end.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use boreal_store::{Cursor, Enquiry, ListFilter, Millis, Store};
use boreal_test_support::SmtpServer;
use jiff::Timestamp;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::visit::{message, post};

/// How long mail may take to arrive at the end: a lease, a retry and a slow machine.
const PATIENCE: Duration = Duration::from_secs(150);

/// A message that the visitor was told is sent.
pub struct Acknowledged {
    pub reference: String,
    /// When the attempt began that was answered.
    pub asked_at: Millis,
}

/// Visitors at work.
pub struct Stream {
    servers: watch::Sender<Vec<SocketAddr>>,
    stopping: Arc<AtomicBool>,
    acknowledged: Arc<AtomicUsize>,
    visitors: JoinSet<Vec<Acknowledged>>,
}

impl Stream {
    /// Starts `visitors`; they wait for an address.
    pub fn start(visitors: usize) -> Self {
        let mut stream = Self {
            servers: watch::Sender::new(Vec::new()),
            stopping: Arc::default(),
            acknowledged: Arc::default(),
            visitors: JoinSet::new(),
        };
        let numbers = Arc::new(AtomicUsize::new(0));
        for _ in 0..visitors {
            let visitor = Visitor {
                servers: stream.servers.subscribe(),
                stopping: Arc::clone(&stream.stopping),
                acknowledged: Arc::clone(&stream.acknowledged),
                numbers: Arc::clone(&numbers),
            };
            stream.visitors.spawn(visitor.write());
        }
        stream
    }

    /// Where the site is now.
    pub fn point_at(&self, servers: &[SocketAddr]) {
        self.servers.send_replace(servers.to_vec());
    }

    pub fn acknowledged(&self) -> usize {
        self.acknowledged.load(Ordering::Relaxed)
    }

    /// Lets every visitor finish the message at hand.
    pub async fn finish(self) -> Vec<Acknowledged> {
        self.stopping.store(true, Ordering::Relaxed);
        self.visitors
            .join_all()
            .await
            .into_iter()
            .flatten()
            .collect()
    }
}

struct Visitor {
    servers: watch::Receiver<Vec<SocketAddr>>,
    stopping: Arc<AtomicBool>,
    acknowledged: Arc<AtomicUsize>,
    numbers: Arc<AtomicUsize>,
}

impl Visitor {
    async fn write(self) -> Vec<Acknowledged> {
        let mut acknowledged = Vec::new();
        while !self.stopping.load(Ordering::Relaxed) {
            let number = self.numbers.fetch_add(1, Ordering::Relaxed);
            acknowledged.push(self.insist(number).await);
            self.acknowledged.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        acknowledged
    }

    /// Sends one message under one key until it is acknowledged, by whichever server answers.
    async fn insist(&self, number: usize) -> Acknowledged {
        for attempt in number.. {
            let servers = self.servers.borrow().clone();
            if !servers.is_empty() {
                let asked_at = Timestamp::now().as_millisecond();
                let server = servers[attempt % servers.len()];
                if let Some(reply) = post(server, &message(number)).await {
                    return Acknowledged {
                        reference: reply.reference(),
                        asked_at,
                    };
                }
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        unreachable!("the loop has no end")
    }
}

/// What the figures of a run were.
#[derive(Debug)]
pub struct Outcome {
    pub acknowledged: usize,
    pub duplicates: usize,
}

/// Waits until all mail has arrived and checks that every acknowledged message is stored once and delivered.
pub async fn settle(
    acknowledged: &[Acknowledged],
    store: &dyn Store,
    smtp: &SmtpServer,
) -> Outcome {
    let promised: BTreeSet<&str> = acknowledged
        .iter()
        .map(|message| message.reference.as_str())
        .collect();
    assert_eq!(
        promised.len(),
        acknowledged.len(),
        "one reference a message"
    );
    let stored = all_stored(store).await;
    let kept: BTreeSet<&str> = stored
        .iter()
        .map(|enquiry| enquiry.reference.as_str())
        .collect();
    assert_eq!(kept, promised, "exactly what was promised is stored");

    let wanted: BTreeSet<String> = promised
        .iter()
        .map(|reference| format!("<{reference}.owner@boreal.example>"))
        .collect();
    let deadline = Instant::now() + PATIENCE;
    let arrived = loop {
        let waiting = store.queue().await.unwrap().queued;
        let arrived: Vec<String> = smtp
            .messages()
            .iter()
            .map(|mail| mail.header("Message-ID"))
            .collect();
        if waiting == 0 && arrived.len() >= wanted.len() {
            break arrived;
        }
        assert!(Instant::now() < deadline, "{waiting} mails never left");
        tokio::time::sleep(Duration::from_millis(100)).await;
    };
    let distinct: BTreeSet<String> = arrived.iter().cloned().collect();
    assert_eq!(
        distinct, wanted,
        "every message is delivered, under its one Message-ID"
    );
    let outcome = Outcome {
        acknowledged: acknowledged.len(),
        duplicates: arrived.len() - distinct.len(),
    };
    println!(
        "{outcome:?}, {} stored without an answer and found again",
        unanswered(acknowledged, &stored)
    );
    outcome
}

/// Messages stored by an attempt that was never answered, and found again by the next one.
fn unanswered(acknowledged: &[Acknowledged], stored: &[Enquiry]) -> usize {
    let stored_at = |reference: &str| {
        stored
            .iter()
            .find(|enquiry| enquiry.reference == reference)
            .map(|enquiry| enquiry.received_at)
    };
    acknowledged
        .iter()
        .filter(|message| stored_at(&message.reference) < Some(message.asked_at))
        .count()
}

/// Every message in the store.
pub async fn all_stored(store: &dyn Store) -> Vec<Enquiry> {
    let mut stored: Vec<Enquiry> = Vec::new();
    loop {
        let after = stored.last().map(|last| Cursor {
            received_at: last.received_at,
            reference: last.reference.clone(),
        });
        let filter = ListFilter {
            after,
            limit: 1_000,
            ..ListFilter::default()
        };
        let page = store.list_enquiries(&filter).await.unwrap();
        if page.is_empty() {
            return stored;
        }
        stored.extend(page);
    }
}
