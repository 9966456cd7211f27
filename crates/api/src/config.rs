//! How this installation runs: `boreal.toml`, then `BOREAL_*` variables on top.
//! A key means the same in both: `smtp_url` in the file is `BOREAL_SMTP_URL`.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use ipnet::IpNet;
use sha2::{Digest, Sha256};

use crate::demos::Demos;
use crate::services::Services;
pub use crate::settings::ConfigError;
use crate::settings::Settings;
use crate::stream::permits::StreamLimits;

/// Connections that an address may have, and an owner must allow it: a browser opens six at once to read a page.
const FEWEST_OF_ADDRESS: usize = 8;

/// What the owner can set, but for what a demo reads for itself. Nothing else reads the environment.
#[derive(Clone, Debug)]
pub struct Config {
    /// `listen`: the address to serve on; `127.0.0.1:8080`.
    pub listen: SocketAddr,
    /// `data_dir`: where the database, the mail folder and the secret live; `./var`.
    pub data_dir: PathBuf,
    /// `database_url`: `sqlite:PATH` (default `boreal.db` in the data folder) or `postgres://...`.
    pub database_url: Secret,
    /// `secret`: signs form tokens and hides network addresses; made and kept in the data folder, but required with `postgres://`.
    pub secret: Option<Secret>,
    /// `previous_secret`: the secret before a change, so that forms already open stay good; none.
    pub previous_secret: Option<Secret>,
    /// `smtp_url`: `smtp://`, `smtps://` or `smtp+starttls://user:pass@host:port`; without it mail is written to files.
    pub smtp_url: Option<Secret>,
    /// `smtp_ca_file`: certificate authorities to trust for SMTP beside the public ones; none.
    pub smtp_ca_file: Option<PathBuf>,
    /// `contact_to`: who receives the messages; the address in `site.toml`.
    pub contact_to: Option<String>,
    /// `contact_from`: the sender of our mail, on a domain of ours; as `contact_to`.
    pub contact_from: Option<String>,
    /// `contact_key`: the public key callers of the contact function must send; none.
    pub contact_key: Option<Secret>,
    /// `contact_acknowledge`: whether visitors get a mail that says that their message arrived; true.
    pub contact_acknowledge: bool,
    /// `contact_retention_months`: how long a message is kept; 24.
    pub contact_retention_months: u32,
    /// `contact_quarantine_days`: how long suspected spam is kept; 30.
    pub contact_quarantine_days: u32,
    /// `outbox_poll_seconds`: how often to look for deliveries that nobody announced, as another instance's; 5.
    pub outbox_poll_seconds: u32,
    /// `outbox_lease_seconds`: after this a delivery of a process that died is taken over; 180.
    pub outbox_lease_seconds: u32,
    /// `webhook_url`: an address told of every message; none.
    pub webhook_url: Option<String>,
    /// `webhook_secret`: signs the webhook's body; required with `webhook_url`.
    pub webhook_secret: Option<Secret>,
    /// `webhook_allow_private`: whether the webhook may be `http://` or on the local network; false.
    pub webhook_allow_private: bool,
    /// `limits_contact_per_minute`: messages a client may send a minute; 5.
    pub limits_contact_per_minute: u32,
    /// `limits_contact_per_day`: messages a client may send in any 24 hours; 30.
    pub limits_contact_per_day: u32,
    /// `limits_contact_per_day_per_network`: those of an IPv4 /24 or IPv6 /48; 90.
    pub limits_contact_per_day_per_network: u32,
    /// `limits_api_per_minute`: API calls a client may make a minute; 240.
    pub limits_api_per_minute: u32,
    /// `limits_connections`: connections open at once; 8192.
    pub limits_connections: usize,
    /// `limits_connections_per_address`: those of one address, an IPv6 /64 being one, and requests of one visitor under
    /// way by a proxy; 256.
    pub limits_connections_per_address: usize,
    /// `limits_header_seconds`: how long a request's head may take; 10.
    pub limits_header_seconds: u64,
    /// `limits_request_seconds`: how long a request may take, body included; 30.
    pub limits_request_seconds: u64,
    /// `limits_streams`, `limits_streams_per_visitor`, `limits_stream_sessions`: event streams open at once; 6000, 12 a
    /// visitor, 64 replays of one's own.
    pub limits_streams: StreamLimits,
    /// `trusted_proxies`: networks whose `X-Forwarded-*` headers are believed; none.
    pub trusted_proxies: Vec<IpNet>,
    /// `sources_live`: whether publishers are asked for new figures; true.
    pub sources_live: bool,
    /// `sources_allow_private`: whether a source may be on a private network, as in tests; false.
    pub sources_allow_private: bool,
    /// `metrics_listen`: an address of their own for the figures at `/metrics`; none.
    pub metrics_listen: Option<SocketAddr>,
    /// `metrics_token`: with it `/metrics` answers on the public address, to whoever sends it; none.
    pub metrics_token: Option<Secret>,
    /// `log_format`: `text` or `json`; `text`.
    pub log_format: LogFormat,
    /// `fetch_enabled`: whether pages are fetched from addresses that visitors give; true.
    pub fetch_enabled: bool,
    /// All of them, for the demos to read their own.
    pub settings: Settings,
}

/// How log lines are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    Text,
    /// One object a line.
    Json,
}

impl std::str::FromStr for LogFormat {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "text" => Ok(Self::Text),
            "json" => Ok(Self::Json),
            _ => Err("must be text or json"),
        }
    }
}

/// A value that must not be printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// The value itself, for the one place that needs it.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Whether somebody sent it; how long that takes to say tells nothing of it.
    #[must_use]
    pub fn is(&self, sent: &str) -> bool {
        Sha256::digest(sent) == Sha256::digest(&self.0)
    }
}

impl From<String> for Secret {
    fn from(value: String) -> Self {
        Self(value)
    }
}

impl std::str::FromStr for Secret {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(text.to_owned()))
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("[redacted]")
    }
}

/// What the command line sets over file and environment.
#[derive(Clone, Debug, Default)]
pub struct Overrides {
    /// `--listen`.
    pub listen: Option<SocketAddr>,
    /// `--data-dir`.
    pub data_dir: Option<PathBuf>,
}

impl Config {
    /// Reads the file and the given variables; every unknown key or bad value is an error that names it.
    pub fn load(
        file: Option<&Path>,
        variables: impl IntoIterator<Item = (String, String)>,
        overrides: Overrides,
    ) -> Result<Self, ConfigError> {
        let mut settings = Settings::read(file, variables)?;
        let data_dir = settings.or("data_dir", PathBuf::from("./var"))?;
        let data_dir = overrides.data_dir.unwrap_or(data_dir);
        let listen = settings.or("listen", SocketAddr::from(([127, 0, 0, 1], 8080)))?;
        let database = format!("sqlite:{}", data_dir.join("boreal.db").display());
        let mut config = Self {
            listen: overrides.listen.unwrap_or(listen),
            database_url: settings.or("database_url", Secret::from(database))?,
            data_dir,
            secret: settings.optional("secret")?,
            previous_secret: settings.optional("previous_secret")?,
            smtp_url: settings.optional("smtp_url")?,
            smtp_ca_file: settings.optional("smtp_ca_file")?,
            contact_to: settings.optional("contact_to")?,
            contact_from: settings.optional("contact_from")?,
            contact_key: settings.optional("contact_key")?,
            contact_acknowledge: settings.or("contact_acknowledge", true)?,
            contact_retention_months: settings.within("contact_retention_months", 24, 1..=120)?,
            contact_quarantine_days: settings.within("contact_quarantine_days", 30, 1..=365)?,
            outbox_poll_seconds: settings.within("outbox_poll_seconds", 5, 1..=300)?,
            // A mail may take a third of a lease, so a shorter one would cut off slow servers.
            outbox_lease_seconds: settings.within("outbox_lease_seconds", 180, 10..=3_600)?,
            webhook_url: settings.optional("webhook_url")?,
            webhook_secret: settings.optional("webhook_secret")?,
            webhook_allow_private: settings.or("webhook_allow_private", false)?,
            limits_contact_per_minute: settings.within(
                "limits_contact_per_minute",
                5,
                1..=100_000,
            )?,
            limits_contact_per_day: settings.within("limits_contact_per_day", 30, 1..=1_000_000)?,
            limits_contact_per_day_per_network: settings.within(
                "limits_contact_per_day_per_network",
                90,
                1..=1_000_000,
            )?,
            limits_api_per_minute: settings.within("limits_api_per_minute", 240, 1..=1_000_000)?,
            limits_connections: settings.within("limits_connections", 8192, 8..=1_000_000)?,
            limits_connections_per_address: settings.within(
                "limits_connections_per_address",
                256,
                FEWEST_OF_ADDRESS..=1_000_000,
            )?,
            limits_header_seconds: settings.within("limits_header_seconds", 10, 1..=300)?,
            limits_request_seconds: settings.within("limits_request_seconds", 30, 1..=300)?,
            limits_streams: StreamLimits {
                streams: settings.within("limits_streams", 6_000, 1..=1_000_000)?,
                per_visitor: settings.within("limits_streams_per_visitor", 12, 1..=1_000_000)?,
                sessions: settings.within("limits_stream_sessions", 64, 1..=10_000)?,
            },
            trusted_proxies: settings.list("trusted_proxies")?,
            sources_live: settings.or("sources_live", true)?,
            sources_allow_private: settings.or("sources_allow_private", false)?,
            metrics_listen: settings.optional("metrics_listen")?,
            metrics_token: settings.optional("metrics_token")?,
            log_format: settings.or("log_format", LogFormat::Text)?,
            fetch_enabled: settings.or("fetch_enabled", true)?,
            settings: Settings::default(),
        };
        Demos::declare(&mut settings, &Services::offline())?;
        settings.refuse_unknown()?;
        config.settings = settings;
        if config.webhook_url.is_some() && config.webhook_secret.is_none() {
            return Err(ConfigError::missing(
                "webhook_secret",
                "webhook_url is set and needs it",
            ));
        }
        if config.shares_its_database() && config.secret.is_none() {
            return Err(ConfigError::missing(
                "secret",
                "instances that share a PostgreSQL database must share it; set the same random text of at least 16 characters for each",
            ));
        }
        Ok(config)
    }

    /// The same with room for no more than so many connections: an address's part of them is as large as before, but
    /// for the few that a browser opens at once, and streams leave a quarter to others.
    #[must_use]
    pub fn with_room_for(self, connections: usize) -> Self {
        let allowed = self.limits_connections;
        if connections >= allowed {
            return self;
        }
        let of_address = self.limits_connections_per_address;
        let of_address = of_address.saturating_mul(connections) / allowed;
        let streams = (connections - connections / 4).max(1);
        Self {
            limits_connections: connections,
            limits_connections_per_address: of_address.max(FEWEST_OF_ADDRESS.min(connections)),
            limits_streams: StreamLimits {
                streams: self.limits_streams.streams.min(streams),
                ..self.limits_streams
            },
            ..self
        }
    }

    /// Whether other instances may work on the same database.
    #[must_use]
    pub fn shares_its_database(&self) -> bool {
        self.database_url.reveal().starts_with("postgres")
    }
}

#[cfg(test)]
mod tests;
