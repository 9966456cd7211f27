//! The outbox worker: sends what is due, again and again, until the other side has it.
//!
//! Each kind of delivery has a lane of its own, so that a silent mail server never delays the
//! webhook, nor a flood of acknowledgements the owner's mail. A lane claims only as many rows as
//! it can start at once; a process that dies loses its leases, and the rows go to the next one.

use std::sync::Arc;
use std::time::Duration;

use boreal_store::{Claim, Delivery, Kind, Millis, PurgeBefore, Store, StoreError};
use jiff::Timestamp;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tracing::{error, info, warn};

use crate::backoff::Backoff;
use crate::compose::{MailError, MailIdentity};
use crate::mailer::{EmlFolder, Mailer, SendError};
use crate::metrics::Metrics;
use crate::service::ContactService;
use crate::webhook::Webhook;

/// How often to try again to record an outcome while the database is away.
const RECORD_EVERY: Duration = Duration::from_millis(500);

/// How long things are kept.
#[derive(Debug, Clone)]
pub struct Retention {
    pub messages: Duration,
    /// Suspected spam.
    pub quarantined: Duration,
    /// Hashes of network addresses.
    pub ip_hashes: Duration,
    /// How often to look for what is too old.
    pub every: Duration,
}

impl Default for Retention {
    fn default() -> Self {
        const DAY: u64 = 86_400;
        Self {
            messages: Duration::from_secs(730 * DAY),
            quarantined: Duration::from_secs(30 * DAY),
            ip_hashes: Duration::from_secs(30 * DAY),
            every: Duration::from_secs(3_600),
        }
    }
}

impl Retention {
    /// The moments before which things are too old at `now`.
    pub fn before(&self, now: Timestamp) -> PurgeBefore {
        let now = now.as_millisecond();
        PurgeBefore {
            now,
            accepted: now - millis(self.messages),
            quarantined: now - millis(self.quarantined),
            ip_hashes: now - millis(self.ip_hashes),
        }
    }
}

#[derive(Debug, Clone)]
pub struct WorkerSettings {
    /// Deliveries under way at once in each lane: few, because mail providers count connections.
    pub concurrency: u32,
    /// How often to look for work that nobody announced: due retries, other instances' rows.
    pub poll: Duration,
    /// After this a delivery counts as abandoned; longer than any delivery may take.
    pub lease: Duration,
    /// The waits between attempts.
    pub backoff: Backoff,
    /// How long things are kept.
    pub retention: Retention,
}

impl Default for WorkerSettings {
    fn default() -> Self {
        Self {
            concurrency: 4,
            poll: Duration::from_secs(5),
            lease: Duration::from_secs(180),
            backoff: Backoff::default(),
            retention: Retention::default(),
        }
    }
}

/// Everything needed to send.
#[derive(Debug)]
pub struct Worker {
    name: String,
    store: Arc<dyn Store>,
    identity: MailIdentity,
    mailer: Arc<dyn Mailer>,
    webhook: Option<Webhook>,
    mail_files: Option<EmlFolder>,
    settings: WorkerSettings,
    metrics: Arc<Metrics>,
    arrivals: watch::Receiver<u64>,
}

/// A worker at work; dropping it without [`RunningWorker::stop`] abandons what is under way.
#[derive(Debug)]
pub struct RunningWorker {
    stop: watch::Sender<bool>,
    lanes: JoinSet<()>,
}

impl RunningWorker {
    /// Claims nothing more and waits for what is under way, up to `grace`.
    ///
    /// What is cut off then is sent again once its lease runs out, with the same Message-ID.
    pub async fn stop(mut self, grace: Duration) {
        self.stop.send_replace(true);
        let drained = async { while self.lanes.join_next().await.is_some() {} };
        if tokio::time::timeout(grace, drained).await.is_err() {
            warn!("Stopped while deliveries were under way; they are repeated after their lease");
        }
    }
}

impl Worker {
    /// A worker over `store` that listens to `service`.
    pub fn new(
        store: Arc<dyn Store>,
        service: &ContactService,
        identity: MailIdentity,
        mailer: Arc<dyn Mailer>,
        settings: WorkerSettings,
    ) -> Self {
        let mut name = [0; 8];
        // The name only tells leases apart; without randomness the process id does nearly as well.
        let name = match getrandom::fill(&mut name) {
            Ok(()) => crate::secret::hex(&name),
            Err(_) => std::process::id().to_string(),
        };
        Self {
            name,
            store,
            identity,
            mailer,
            webhook: None,
            mail_files: None,
            settings,
            metrics: service.metrics(),
            arrivals: service.arrivals(),
        }
    }

    /// Calls a webhook as well.
    #[must_use]
    pub fn with_webhook(mut self, webhook: Webhook) -> Self {
        self.webhook = Some(webhook);
        self
    }

    /// Deletes the files of mails to messages that are deleted.
    #[must_use]
    pub fn with_mail_files(mut self, folder: EmlFolder) -> Self {
        self.mail_files = Some(folder);
        self
    }

    /// Begins to work in the background.
    pub fn start(self) -> RunningWorker {
        let (stop, stopping) = watch::channel(false);
        let worker = Arc::new(self);
        let mut lanes = JoinSet::new();
        let webhook = worker.webhook.is_some().then_some(Kind::Webhook);
        for kind in [Kind::Owner, Kind::Acknowledgement]
            .into_iter()
            .chain(webhook)
        {
            lanes.spawn(Arc::clone(&worker).lane(kind, stopping.clone()));
        }
        lanes.spawn(Arc::clone(&worker).keep_clean(stopping));
        RunningWorker { stop, lanes }
    }

    async fn lane(self: Arc<Self>, kind: Kind, mut stopping: watch::Receiver<bool>) {
        let mut arrivals = self.arrivals.clone();
        let mut under_way = JoinSet::new();
        while !*stopping.borrow() {
            arrivals.borrow_and_update();
            let free = self
                .settings
                .concurrency
                .saturating_sub(under_way.len() as u32);
            let mut found = 0;
            match self.claim(kind, free).await {
                Ok(deliveries) => {
                    found = deliveries.len();
                    for delivery in deliveries {
                        if *stopping.borrow() {
                            self.hand_back(&delivery).await;
                        } else {
                            under_way.spawn(Arc::clone(&self).deliver(delivery));
                        }
                    }
                }
                Err(cause) => error!(%cause, %kind, "Could not look for deliveries"),
            }
            if found > 0 && under_way.len() < self.settings.concurrency as usize {
                continue;
            }
            tokio::select! {
                _ = stopping.changed() => {}
                Some(_) = under_way.join_next() => {}
                // The sender is gone with the service; polling goes on.
                Ok(()) = arrivals.changed() => {}
                () = tokio::time::sleep(self.settings.poll) => {}
            }
        }
        while under_way.join_next().await.is_some() {}
    }

    async fn claim(&self, kind: Kind, limit: u32) -> Result<Vec<Delivery>, StoreError> {
        if limit == 0 {
            return Ok(Vec::new());
        }
        let now = Timestamp::now().as_millisecond();
        let longest = self.settings.backoff.longest().max(self.settings.lease * 2);
        self.store
            .claim_due(&Claim {
                kind,
                worker: &self.name,
                limit,
                now,
                lease_until: now + millis(self.settings.lease),
                horizon: now + millis(longest),
            })
            .await
    }

    /// Gives a row back that was claimed while the process was told to stop.
    async fn hand_back(&self, delivery: &Delivery) {
        if let Err(cause) = self.store.release(&delivery.lease).await {
            let id = &delivery.lease.id;
            warn!(%cause, id, "Could not hand {id} back; it waits for its lease to end");
        }
    }

    async fn deliver(self: Arc<Self>, delivery: Delivery) {
        // Beyond the lease somebody else may have the row, so the attempt must not go on.
        let outcome = tokio::time::timeout(self.settings.lease, self.send(&delivery))
            .await
            .unwrap_or(Err(SendError::Timeout));
        if delivery.kind != Kind::Webhook {
            let refused = matches!(outcome, Err(SendError::Login { .. }));
            self.metrics.set_login_failing(refused);
        }
        let deadline = tokio::time::Instant::now() + self.settings.lease;
        while let Err(cause) = self.record(&delivery, &outcome).await {
            // Trying on keeps a delivered mail from being sent twice because the database blinked.
            let id = &delivery.lease.id;
            error!(%cause, id, "Could not record the outcome of {id}");
            if tokio::time::Instant::now() > deadline {
                return;
            }
            tokio::time::sleep(RECORD_EVERY).await;
        }
    }

    async fn send(&self, delivery: &Delivery) -> Result<(), SendError> {
        let mail = match (delivery.kind, &self.webhook) {
            (Kind::Webhook, Some(webhook)) => {
                return webhook.call(&delivery.enquiry, Timestamp::now()).await;
            }
            (Kind::Webhook, None) => None,
            (Kind::Owner, _) => Some(self.identity.owner_mail(&delivery.enquiry)?),
            (Kind::Acknowledgement, _) => self.identity.acknowledgement(&delivery.enquiry)?,
        };
        let mail = mail.ok_or(SendError::Unsendable {
            detail: "nowhere to send it".to_owned(),
        })?;
        self.mailer.send(&mail).await
    }

    async fn record(
        &self,
        delivery: &Delivery,
        outcome: &Result<(), SendError>,
    ) -> Result<(), StoreError> {
        let lease = &delivery.lease;
        let (id, attempt) = (lease.id.as_str(), lease.attempt);
        let now = Timestamp::now().as_millisecond();
        let Err(failure) = outcome else {
            if self.store.mark_sent(lease, now).await? {
                self.metrics.count_sent();
                info!(id, attempt, "Sent {id}");
            }
            return Ok(());
        };
        let age = Duration::from_millis((now - delivery.created_at).max(0).unsigned_abs());
        let wait = match failure.is_permanent() {
            true => None,
            false => self.settings.backoff.after(id, attempt, age),
        };
        if let Some(wait) = wait {
            let due_at = now + millis(wait);
            if self
                .store
                .mark_deferred(lease, due_at, &failure.for_owner())
                .await?
            {
                self.metrics.count_failed();
                let seconds = wait.as_secs();
                warn!(id, attempt, %failure, "Could not send {id}; next attempt in {seconds} s");
            }
            return Ok(());
        }
        if delivery.kind == Kind::Acknowledgement && failure.is_permanent() {
            let reference = &delivery.enquiry.reference;
            self.store.suppress_acknowledgements(reference).await?;
        }
        if self
            .store
            .mark_dead(lease, now, &failure.for_owner())
            .await?
        {
            self.metrics.count_dead();
            error!(id, attempt, %failure, "Gave up {id}; see `boreal messages show`");
        }
        Ok(())
    }

    async fn keep_clean(self: Arc<Self>, mut stopping: watch::Receiver<bool>) {
        while !*stopping.borrow() {
            let before = self.settings.retention.before(Timestamp::now());
            match self.store.purge(&before).await {
                Ok(purged) if purged.enquiries + purged.ip_hashes > 0 => {
                    let (enquiries, ip_hashes) = (purged.enquiries, purged.ip_hashes);
                    info!(enquiries, ip_hashes, "Deleted what is too old to keep");
                }
                Ok(_) => {}
                Err(cause) => error!(%cause, "Could not delete what is too old to keep"),
            }
            if let Some(folder) = &self.mail_files {
                match folder.forget_mail(self.store.as_ref()).await {
                    Ok(0) => {}
                    Ok(files) => info!(files, "Deleted mail files of messages that are gone"),
                    Err(cause) => error!(%cause, "Could not delete mail files"),
                }
            }
            tokio::select! {
                _ = stopping.changed() => {}
                () = tokio::time::sleep(self.settings.retention.every) => {}
            }
        }
    }
}

impl From<MailError> for SendError {
    fn from(error: MailError) -> Self {
        Self::Unsendable {
            detail: error.to_string(),
        }
    }
}

fn millis(duration: Duration) -> Millis {
    Millis::try_from(duration.as_millis()).unwrap_or(Millis::MAX / 4)
}
