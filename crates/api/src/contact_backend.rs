//! The contact side of the site put together from its configuration: store, service, mailer, worker.

use std::fs::DirBuilder;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use boreal_contact::{
    ContactService, ContactSettings, EmlFolder, MailIdentity, Mailer, Reach, Retention,
    RunningWorker, Secret, Secrets, Smtp, Webhook, Worker, WorkerSettings,
};
use boreal_store::{Rate, Store};

use crate::config::Config;
use crate::facts::Facts;

/// A day as retention counts it.
const DAY: Duration = Duration::from_secs(86_400);

/// A month as retention counts it.
const MONTH: Duration = Duration::from_secs(30 * 86_400 + 36_000);

/// The longest a mail server may take over one mail.
const MAIL_TIMEOUT: Duration = Duration::from_secs(60);

/// What one delivery may send within its lease: a text, and where that is not taken a notice, and the text once more.
const SENT_IN_A_LEASE: u32 = 3;

/// How long deliveries under way may finish when the process stops.
const GRACE: Duration = Duration::from_secs(10);

/// Where messages come in and go out.
pub struct ContactBackend {
    pub store: Arc<dyn Store>,
    pub service: Arc<ContactService>,
    pub mailer: Arc<dyn Mailer>,
    /// Who writes to whom.
    pub identity: MailIdentity,
    worker: Worker,
}

impl ContactBackend {
    /// Opens the database and prepares the rest; nothing is sent yet.
    pub async fn open(config: &Config) -> anyhow::Result<Self> {
        make_private(&config.data_dir)?;
        let store = boreal_store::open(config.database_url.reveal())
            .await
            .context("database_url")?;
        let secrets = secrets(config)?;
        let identity = identity(config)?;
        let mailer = mailer(config, &identity, Some(&store))?;
        let service = Arc::new(ContactService::new(
            Arc::clone(&store),
            secrets,
            contact_settings(config),
        ));
        let settings = WorkerSettings {
            poll: Duration::from_secs(config.outbox_poll_seconds.into()),
            lease: lease(config),
            retention: retention(config),
            ..WorkerSettings::default()
        };
        let mut worker = Worker::new(
            Arc::clone(&store),
            &service,
            identity.clone(),
            Arc::clone(&mailer),
            settings,
        )
        .with_mail_files(EmlFolder::under(&config.data_dir));
        if let Some(webhook) = webhook(config)? {
            worker = worker.with_webhook(webhook);
        }
        Ok(Self {
            store,
            service,
            mailer,
            identity,
            worker,
        })
    }

    /// Starts to send; give the result to [`close`] at the end.
    #[must_use]
    pub fn start(self) -> (Arc<dyn Store>, RunningWorker) {
        (self.store, self.worker.start())
    }
}

/// Makes the data folder where there is none: nobody else ever sees into it. One that stands already is the owner's
/// to close.
pub fn make_private(data_dir: &Path) -> anyhow::Result<()> {
    DirBuilder::new()
        .recursive(true)
        .mode(0o700)
        .create(data_dir)
        .with_context(|| format!("the data folder {} cannot be made", data_dir.display()))?;
    if is_open_to_others(data_dir) {
        let folder = data_dir.display();
        tracing::warn!(
            "Other users of this machine can look into the data folder: chmod 700 {folder}"
        );
    }
    Ok(())
}

fn is_open_to_others(folder: &Path) -> bool {
    folder
        .metadata()
        .is_ok_and(|folder| folder.permissions().mode() & 0o007 != 0)
}

/// Lets deliveries under way finish and closes the database.
pub async fn close(store: Arc<dyn Store>, worker: RunningWorker) {
    worker.stop(GRACE).await;
    store.close().await;
}

fn contact_settings(config: &Config) -> ContactSettings {
    let per_minute = config.limits_contact_per_minute;
    ContactSettings {
        per_client: Rate::per_minute(per_minute, per_minute),
        per_client_day: config.limits_contact_per_day,
        per_network_day: config.limits_contact_per_day_per_network,
        // Whoever raises the limit of one client means that of all.
        global: Rate::per_minute(per_minute.max(5) * 24, per_minute.max(5) * 48),
        acknowledge: config.contact_acknowledge,
        webhook: config.webhook_url.is_some(),
        ..ContactSettings::default()
    }
}

/// How long things are kept.
#[must_use]
pub fn retention(config: &Config) -> Retention {
    Retention {
        messages: MONTH * config.contact_retention_months,
        quarantined: DAY * config.contact_quarantine_days,
        ..Retention::default()
    }
}

/// The secret of the configuration, else that of the data folder.
pub fn secrets(config: &Config) -> anyhow::Result<Secrets> {
    let mut secrets = match &config.secret {
        Some(secret) => Secrets {
            current: Secret::new(secret.reveal()).context("secret")?,
            previous: None,
        },
        None => Secrets::load_or_create(&config.data_dir)?,
    };
    if let Some(previous) = &config.previous_secret {
        secrets.previous = Some(Secret::new(previous.reveal()).context("previous_secret")?);
    }
    Ok(secrets)
}

/// Who writes to whom.
pub fn identity(config: &Config) -> anyhow::Result<MailIdentity> {
    let facts = Facts::embedded();
    let to = config.contact_to.as_deref().unwrap_or(&facts.email);
    let from = config
        .contact_from
        .clone()
        .unwrap_or_else(|| format!("{} <{to}>", facts.name));
    MailIdentity::new(&from, to, &facts.name).context("contact_to or contact_from")
}

/// How mail leaves. Without the `messages` that it brings it can only be tried.
pub fn mailer(
    config: &Config,
    identity: &MailIdentity,
    messages: Option<&Arc<dyn Store>>,
) -> anyhow::Result<Arc<dyn Mailer>> {
    let Some(url) = &config.smtp_url else {
        tracing::warn!(
            "No smtp_url is set: mail is written to files in the data folder instead of being sent"
        );
        let folder = EmlFolder::under(&config.data_dir);
        return Ok(Arc::new(match messages {
            Some(messages) => folder.of_messages_in(Arc::clone(messages)),
            None => folder,
        }));
    };
    let ca_file = config.smtp_ca_file.as_deref();
    let smtp = Smtp::from_url(url.reveal(), ca_file, identity.domain()).context("smtp_url")?;
    Ok(Arc::new(smtp.with_timeout(
        MAIL_TIMEOUT.min(lease(config) / SENT_IN_A_LEASE),
    )))
}

fn lease(config: &Config) -> Duration {
    Duration::from_secs(config.outbox_lease_seconds.into())
}

/// Who else is told of every message.
pub fn webhook(config: &Config) -> anyhow::Result<Option<Webhook>> {
    let (Some(url), Some(secret)) = (&config.webhook_url, &config.webhook_secret) else {
        return Ok(None);
    };
    let secret = Secret::new(secret.reveal()).context("webhook_secret")?;
    let reach = match config.webhook_allow_private {
        true => Reach::Anywhere,
        false => Reach::Public,
    };
    Ok(Some(
        Webhook::new(url, secret, reach).context("webhook_url")?,
    ))
}

#[cfg(test)]
mod tests {
    use std::fs::{Permissions, set_permissions};
    use std::os::unix::fs::PermissionsExt;

    use super::{is_open_to_others, make_private};

    #[test]
    fn the_data_folder_is_private_from_the_first_moment() {
        let folder = tempfile::tempdir().unwrap();
        let data_dir = folder.path().join("lib/boreal");
        make_private(&data_dir).unwrap();
        for made in [data_dir.parent().unwrap(), &data_dir] {
            let mode = made.metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o700, "{}", made.display());
        }
        assert!(!is_open_to_others(&data_dir));
        set_permissions(&data_dir, Permissions::from_mode(0o755)).unwrap();
        assert!(is_open_to_others(&data_dir));
    }
}
