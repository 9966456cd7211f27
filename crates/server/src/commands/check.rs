//! `boreal check`: is this installation fit to serve, one line a part.

use std::io::{self, Write};

use anyhow::Context as _;
use boreal_api::config::{Config, ConfigError};
use boreal_api::contact_backend;
use boreal_api::demos::Demos;
use boreal_api::page_reader::PageReader;
use boreal_api::services::Services;
use jiff::Timestamp;

/// What is right with a part, or what is wrong.
type Finding = anyhow::Result<String>;

/// Looks at every part and says what it found; true when nothing is wrong.
pub async fn check(
    config: Result<Config, ConfigError>,
    send_test_mail: bool,
    out: &mut dyn Write,
) -> io::Result<bool> {
    let config = match config {
        Ok(config) => config,
        Err(error) => {
            say(out, "configuration", &Err(error.into()))?;
            return Ok(false);
        }
    };
    let listen = format!("serves on {}", config.listen);
    let mut findings = vec![
        ("configuration", Ok(listen)),
        ("data folder", data_folder(&config)),
        ("database", database(&config).await),
        ("secret", secret(&config)),
        ("mail", mail(&config).await),
    ];
    if send_test_mail {
        findings.push(("test mail", test_mail(&config).await));
    }
    findings.push(("webhook", webhook(&config)));
    findings.push(("fetching", Ok(fetching(&config))));
    findings.extend(demos(&config).await);
    for (part, finding) in &findings {
        say(out, part, finding)?;
    }
    Ok(findings.iter().all(|(_, finding)| finding.is_ok()))
}

fn say(out: &mut dyn Write, part: &str, finding: &Finding) -> io::Result<()> {
    match finding {
        Ok(detail) => writeln!(out, "{part:<14} ok     {detail}"),
        Err(error) => writeln!(out, "{part:<14} WRONG  {error:#}"),
    }
}

fn data_folder(config: &Config) -> Finding {
    let folder = &config.data_dir;
    contact_backend::make_private(folder)?;
    tempfile_in(folder).with_context(|| format!("{} cannot be written", folder.display()))?;
    Ok(folder.display().to_string())
}

/// Proves that files can be made there.
fn tempfile_in(folder: &std::path::Path) -> io::Result<()> {
    let path = folder.join(format!(".check-{}", std::process::id()));
    std::fs::write(&path, b"ok")?;
    std::fs::remove_file(&path)
}

async fn database(config: &Config) -> Finding {
    let store = super::open(config).await?;
    store.probe(Timestamp::now().as_millisecond()).await?;
    let queue = store.queue().await?;
    store.close().await;
    let kind = match config.shares_its_database() {
        true => "PostgreSQL",
        false => "SQLite",
    };
    let (waiting, dead) = (queue.queued, queue.dead);
    anyhow::ensure!(
        dead == 0,
        "{kind} works, but {dead} deliveries were given up: see `boreal messages list --unsent`"
    );
    Ok(format!("{kind}, writable; {waiting} deliveries waiting"))
}

fn secret(config: &Config) -> Finding {
    contact_backend::secrets(config)?;
    Ok(match config.secret {
        Some(_) => "from the configuration".to_owned(),
        None => "kept in the data folder".to_owned(),
    })
}

async fn mail(config: &Config) -> Finding {
    let mailer = contact_backend::mailer(config, &contact_backend::identity(config)?, None)?;
    let destination = mailer.destination();
    if let Err(error) = mailer.check().await {
        anyhow::bail!("{destination}: {}", error.for_owner());
    }
    Ok(match config.smtp_url {
        Some(_) => format!("{destination} lets us in"),
        None => format!("no smtp_url is set, so mail becomes {destination}"),
    })
}

async fn test_mail(config: &Config) -> Finding {
    let identity = contact_backend::identity(config)?;
    let mailer = contact_backend::mailer(config, &identity, None)?;
    let letter = identity.test_mail(Timestamp::now())?;
    if let Err(error) = mailer.send(&letter).await {
        anyhow::bail!("{}", error.for_owner());
    }
    Ok("handed over; look into the mailbox of contact_to".to_owned())
}

fn webhook(config: &Config) -> Finding {
    Ok(match contact_backend::webhook(config)? {
        Some(webhook) => format!("{webhook:?}, not called now"),
        None => "none".to_owned(),
    })
}

fn fetching(config: &Config) -> String {
    match PageReader::open(config).user_agent() {
        Some(name) => format!("pages that visitors name are fetched as {name}"),
        None => "off; visitors paste HTML".to_owned(),
    }
}

/// What the demos check of their own, and their publishers.
async fn demos(config: &Config) -> Vec<(&'static str, Finding)> {
    let store = super::open(config).await.ok();
    let services = Services::open(config, store.as_ref());
    let demos = match Demos::declare(&mut config.settings.clone(), &services) {
        Ok(demos) => demos,
        Err(error) => return vec![("demos", Err(error.into()))],
    };
    let mut findings = Vec::new();
    for check in demos.checks() {
        findings.push((check.part, (check.find)().await));
    }
    let sources = match &store {
        _ if !config.sources_live => vec![Ok("off; the bundled snapshots serve".to_owned())],
        None => vec![Ok("not asked while the database is away".to_owned())],
        Some(_) => {
            demos.restore().await;
            sources(&demos).await
        }
    };
    findings.extend(sources.into_iter().map(|finding| ("sources", finding)));
    if let Some(store) = store {
        store.close().await;
    }
    findings
}

/// A publisher that does not answer is no fault of this installation: the figures it has serve on.
async fn sources(demos: &Demos) -> Vec<Finding> {
    let statuses = demos.ask_publishers().await;
    let findings = statuses.into_iter().map(|status| {
        let until = match status.source.as_of {
            Some(day) => format!("figures to {day}"),
            None => "figures".to_owned(),
        };
        let title = status.title;
        Ok(match status.last_error {
            None => format!("{title}: answers, {until}"),
            Some(error) => format!("{title}: no answer ({error}); {until} serve on"),
        })
    });
    findings.collect()
}
