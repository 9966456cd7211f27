//! `boreal check`: is this installation fit to serve, one line a part.

use std::io::{self, Write};

use anyhow::Context as _;
use boreal_api::config::{Config, ConfigError};
use boreal_api::contact_backend;
use boreal_api::reader::Reader;
use boreal_api::sources::Sources;
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
    findings.push(("ai", ai(&config).await));
    let sources = sources(&config).await.into_iter();
    findings.extend(sources.map(|finding| ("sources", finding)));
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
    std::fs::create_dir_all(folder)
        .with_context(|| format!("{} cannot be made", folder.display()))?;
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
        "{kind} works, but {dead} deliveries were given up: see `boreal messages list`"
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
    let mailer = contact_backend::mailer(config, &contact_backend::identity(config)?)?;
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
    let mailer = contact_backend::mailer(config, &identity)?;
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
    match Reader::open(config).user_agent() {
        Some(name) => format!("pages that visitors name are fetched as {name}"),
        None => "off; visitors paste HTML".to_owned(),
    }
}

/// Asked a word, since nothing less shows that address, model and key are right.
async fn ai(config: &Config) -> Finding {
    let Some(ai) = config.ai() else {
        return Ok("no ai_url is set, so the built-in engine answers".to_owned());
    };
    ai.probe()
        .await
        .with_context(|| format!("{ai:?}; the built-in engine answers meanwhile"))?;
    Ok(format!("{ai:?} answers"))
}

/// A publisher that does not answer is no fault of this installation: the figures it has serve on.
async fn sources(config: &Config) -> Vec<Finding> {
    if !config.sources_live {
        return vec![Ok("off; the bundled snapshots serve".to_owned())];
    }
    let store = match super::open(config).await {
        Ok(store) => store,
        Err(_) => return vec![Ok("not asked while the database is away".to_owned())],
    };
    let statuses = Sources::open(config, &store).await.ask_all().await;
    store.close().await;
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
