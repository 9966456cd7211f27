//! Visitors who write one message after another, and what must be true of all of them in the end.

use std::collections::{BTreeMap, BTreeSet};
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

/// How long nothing may leave while something waits: a lease that a kill left behind, a retry and a slow machine. How
/// many wait makes no difference.
const PATIENCE: Duration = Duration::from_secs(120);

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
                // Whoever is asked to try again does.
                let reply = post(server, &message(number)).await;
                if let Some(reply) = reply.filter(|reply| reply.status != 503) {
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
    until_sent(store).await;
    let arrived: Vec<String> = smtp
        .messages()
        .iter()
        .map(|mail| mail.header("Message-ID"))
        .collect();
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

/// Waits until nothing is left to send; fails when nothing more leaves.
async fn until_sent(store: &dyn Store) {
    let started = Instant::now();
    let at_first = store.queue().await.unwrap().queued;
    let (mut waiting, mut progress_at) = (at_first, started);
    loop {
        let queue = store.queue().await.unwrap();
        assert_eq!(queue.dead, 0, "nothing is given up");
        if queue.queued == 0 {
            let seconds = started.elapsed().as_secs_f64();
            println!("{at_first} mails waited and left within {seconds:.1} s");
            return;
        }
        if queue.queued < waiting {
            (waiting, progress_at) = (queue.queued, Instant::now());
        }
        let silence = progress_at.elapsed();
        assert!(
            silence < PATIENCE,
            "{waiting} mails wait and none left for {silence:?}"
        );
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Messages stored by an attempt that was never answered, and found again by the next one.
fn unanswered(acknowledged: &[Acknowledged], stored: &[Enquiry]) -> usize {
    let stored_at: BTreeMap<&str, Millis> = stored
        .iter()
        .map(|enquiry| (enquiry.reference.as_str(), enquiry.received_at))
        .collect();
    acknowledged
        .iter()
        .filter(|message| stored_at[message.reference.as_str()] < message.asked_at)
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
