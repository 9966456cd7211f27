//! The outbox worker: sends what is due, again and again, until the other side has it.
//!
//! Mail and webhook each have a lane of their own, so that neither waits for the other when it is
//! silent. A lane has one delivery under way and takes the next when the end of that one is on disk:
//! a process that is killed can repeat one mail, however many wait. Its lease runs out, and the row
//! goes to the next process.

use std::sync::Arc;
use std::time::Duration;

use boreal_store::{Claim, Delivery, End, Kind, Store, StoreError};
use jiff::Timestamp;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tracing::{error, info, warn};

use crate::backoff::Backoff;
use crate::compose::{MailError, MailIdentity};
use crate::mailer::{EmlFolder, Mailer, SendError};
use crate::metrics::Metrics;
use crate::retention::{Retention, millis};
use crate::service::ContactService;
use crate::webhook::Webhook;

/// How often to try again to record an outcome while the database is away.
const RECORD_EVERY: Duration = Duration::from_millis(500);

/// What a lane sends, the first kind first: no flood of acknowledgements holds up the owner's mail.
const MAIL: &[Kind] = &[Kind::Owner, Kind::Acknowledgement];
const WEBHOOK: &[Kind] = &[Kind::Webhook];

#[derive(Debug, Clone)]
pub struct WorkerSettings {
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
        lanes.spawn(Arc::clone(&worker).lane(MAIL, stopping.clone()));
        if worker.webhook.is_some() {
            lanes.spawn(Arc::clone(&worker).lane(WEBHOOK, stopping.clone()));
        }
        lanes.spawn(Arc::clone(&worker).keep_clean(stopping));
        RunningWorker { stop, lanes }
    }

    async fn lane(self: Arc<Self>, kinds: &[Kind], mut stopping: watch::Receiver<bool>) {
        let mut arrivals = self.arrivals.clone();
        let mut end = End::Oldest;
        while !*stopping.borrow() {
            arrivals.borrow_and_update();
            let mut found = false;
            for &kind in kinds {
                found = found || self.deliver_next(kind, end).await;
            }
            if found {
                // After an outage neither the backlog nor today's visitor waits for the other.
                end = end.other();
                continue;
            }
            tokio::select! {
                _ = stopping.changed() => {}
                // The sender is gone with the service; polling goes on.
                Ok(()) = arrivals.changed() => {}
                () = tokio::time::sleep(self.settings.poll) => {}
            }
        }
    }

    /// Takes one delivery to its end; false when none is due.
    async fn deliver_next(self: &Arc<Self>, kind: Kind, end: End) -> bool {
        match self.claim(kind, end).await {
            Ok(Some(delivery)) => {
                // A task of its own: one that panics takes no other mail with it.
                let mut task = JoinSet::new();
                task.spawn(Arc::clone(self).deliver(delivery));
                task.join_next().await;
                true
            }
            Ok(None) => false,
            Err(cause) => {
                error!(%cause, %kind, "Could not look for deliveries");
                false
            }
        }
    }

    async fn claim(&self, kind: Kind, end: End) -> Result<Option<Delivery>, StoreError> {
        let now = Timestamp::now().as_millisecond();
        let longest = self.settings.backoff.longest().max(self.settings.lease * 2);
        self.store
            .claim_due(&Claim {
                kind,
                end,
                worker: &self.name,
                now,
                lease_until: now + millis(self.settings.lease),
                horizon: now + millis(longest),
            })
            .await
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

    /// Sends; gives what the owner should know of it, if it did not leave as it should.
    async fn send(&self, delivery: &Delivery) -> Result<Option<String>, SendError> {
        let mail = match (delivery.kind, &self.webhook) {
            (Kind::Webhook, Some(webhook)) => {
                return call(webhook, delivery).await;
            }
            (Kind::Webhook, None) => None,
            (Kind::Owner, _) => Some(self.identity.owner_mail(&delivery.enquiry)?),
            (Kind::Acknowledgement, _) => self.identity.acknowledgement(&delivery.enquiry)?,
        };
        let mail = mail.ok_or(SendError::Unsendable {
            detail: "nowhere to send it".to_owned(),
        })?;
        match self.mailer.send(&mail).await {
            // Any visitor can write what a mail server takes for spam. The owner learns of it all the same, and only a
            // server that does not take our own words either is a fault to be looked at.
            Err(refused)
                if delivery.kind == Kind::Owner && refused.is_of_text(delivery.text_put_off) =>
            {
                let id = &delivery.lease.id;
                let notice = self.identity.owner_notice(&delivery.enquiry)?;
                self.mailer.send(&notice).await?;
                // As with the webhook: whoever takes the notice may take the whole by now.
                if !refused.is_permanent() && self.mailer.send(&mail).await.is_ok() {
                    return Ok(None);
                }
                warn!(id, %refused, "The mail server takes {id} for what it is not; its owner was told where to read it");
                Ok(Some(refused.for_owner()))
            }
            sent => sent.map(|()| None),
        }
    }

    async fn record(
        &self,
        delivery: &Delivery,
        outcome: &Result<Option<String>, SendError>,
    ) -> Result<(), StoreError> {
        let lease = &delivery.lease;
        let (id, attempt) = (lease.id.as_str(), lease.attempt);
        let now = Timestamp::now().as_millisecond();
        let failure = match outcome {
            Ok(note) => {
                if self.store.mark_sent(lease, now, note.as_deref()).await? {
                    self.metrics.count_sent();
                    info!(id, attempt, "Sent {id}");
                }
                return Ok(());
            }
            Err(failure) => failure,
        };
        let age = Duration::from_millis((now - delivery.created_at).max(0).unsigned_abs());
        let is_of_text = matches!(failure, SendError::TextPutOff { .. });
        // After an outage a text is tried anew in short steps: what is wrong with it shows soon, or passes.
        let step = match is_of_text {
            true => delivery.text_put_off + 1,
            false => attempt,
        };
        let wait = match failure.is_permanent() {
            true => None,
            false => self.settings.backoff.after(id, attempt, step, age),
        };
        if let Some(wait) = wait {
            let due_at = now + millis(wait);
            if self
                .store
                .mark_deferred(lease, due_at, &failure.for_owner(), is_of_text)
                .await?
            {
                self.metrics.count_failed();
                let seconds = wait.as_secs();
                warn!(id, attempt, %failure, "Could not send {id}; next attempt in {seconds} s");
            }
            return Ok(());
        }
        // Whether the visitor's address takes mail is no matter of ours: nobody has to look.
        if delivery.kind == Kind::Acknowledgement {
            // The text is ours: who refuses it says nothing about the address.
            let is_ours = matches!(failure, SendError::TextRefused { .. });
            if failure.is_permanent() && !is_ours {
                let reference = &delivery.enquiry.reference;
                self.store.suppress_acknowledgements(reference).await?;
            }
            let reason = failure.for_owner();
            if self.store.mark_closed(lease, now, &reason).await? {
                info!(id, attempt, %failure, "Gave up the acknowledgement {id}; the message itself is stored");
            }
            return Ok(());
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

    /// Calls that wait for a webhook that the owner took away would wait for ever.
    async fn close_webhook(&self) {
        let now = Timestamp::now().as_millisecond();
        let reason = "there is no webhook any more";
        match self.store.close_all(Kind::Webhook, now, reason).await {
            Ok(0) => {}
            Ok(calls) => info!(calls, "Closed the calls of a webhook that is no longer set"),
            Err(cause) => {
                error!(%cause, "Could not close the calls of a webhook that is no longer set")
            }
        }
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
            if self.webhook.is_none() {
                self.close_webhook().await;
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

/// Calls the webhook; gives what the owner should know of it, as [`Worker::send`] does for mail.
async fn call(webhook: &Webhook, delivery: &Delivery) -> Result<Option<String>, SendError> {
    let (id, enquiry) = (&delivery.lease.id, &delivery.enquiry);
    match webhook.call(enquiry, Timestamp::now()).await {
        // Nor does a text that the other system does not take look as if the system were away.
        Err(refused) if refused.is_of_text(delivery.text_put_off) => {
            webhook.announce(enquiry, Timestamp::now()).await?;
            // What was put off may have passed by now: whoever takes the announcement may take the whole.
            if !refused.is_permanent() && webhook.call(enquiry, Timestamp::now()).await.is_ok() {
                return Ok(None);
            }
            warn!(id, %refused, "The webhook does not take {id}; it was told where to look for it");
            Ok(Some(refused.for_owner()))
        }
        called => called.map(|()| None),
    }
}

impl From<MailError> for SendError {
    fn from(error: MailError) -> Self {
        Self::Unsendable {
            detail: error.to_string(),
        }
    }
}
