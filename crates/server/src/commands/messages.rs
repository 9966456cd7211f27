//! `boreal messages`: the owner's view of what visitors wrote.

use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::Write;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use boreal_api::config::Config;
use boreal_api::contact_backend::retention;
use boreal_contact::{Email, EmlFolder, Reference, write_csv, write_csv_header, write_jsonl};
use boreal_store::{
    Cursor, DeliveryState, Enquiry, EnquiryRecord, ListFilter, Millis, Standing, Store,
};
use clap::{Subcommand, ValueEnum};
use jiff::Timestamp;

use super::table::{as_written, one_line, write_table};

/// Messages read from the database at a time: an export of any length fits in memory.
const PAGE: u32 = 500;

/// What can be done with messages.
#[derive(Subcommand)]
pub enum Messages {
    /// List the messages, newest first.
    List {
        /// How many at most.
        #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=10_000))]
        limit: u32,
        /// Only those held as suspected spam.
        #[arg(long, conflicts_with = "unsent")]
        quarantined: bool,
        /// Only those whose mail or call was given up, or that were announced without their text.
        #[arg(long)]
        unsent: bool,
    },
    /// Show one message and what was sent because of it.
    Show {
        /// Its reference, as K7QF-3M9T.
        #[arg(value_parser = parse_reference)]
        reference: Reference,
    },
    /// Write all messages for another program.
    Export {
        /// The form of the file.
        #[arg(long)]
        format: Format,
        /// The file to write, which must not exist yet [default: standard output].
        #[arg(long)]
        out: Option<PathBuf>,
        /// Only the messages of this person, however the address is spelt.
        #[arg(long, value_parser = parse_email)]
        email: Option<Email>,
    },
    /// Send again what was given up; of a message that is named also what was only announced, and a quarantined one is
    /// released.
    Retry {
        /// The message concerned.
        #[arg(value_parser = parse_reference, required_unless_present = "all", conflicts_with = "all")]
        reference: Option<Reference>,
        /// All deliveries that were given up.
        #[arg(long)]
        all: bool,
    },
    /// Delete messages for good, with their mail files.
    Erase {
        /// The message concerned.
        #[arg(value_parser = parse_reference, required_unless_present = "email", conflicts_with = "email")]
        reference: Option<Reference>,
        /// All messages of this person, however the address is spelt.
        #[arg(long, value_parser = parse_email)]
        email: Option<Email>,
    },
    /// Delete what is older than the settings allow, now instead of within the hour.
    Purge,
}

/// The form of an export.
#[derive(Clone, Copy, ValueEnum)]
pub enum Format {
    /// A table for a spreadsheet.
    Csv,
    /// One JSON object a line.
    Jsonl,
}

/// Carries out one of the commands.
pub async fn messages(
    config: &Config,
    command: Messages,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let store = super::open(config).await?;
    let store = store.as_ref();
    let mail_files = EmlFolder::under(&config.data_dir);
    match command {
        Messages::List {
            limit,
            quarantined,
            unsent,
        } => {
            let filter = ListFilter {
                standing: quarantined.then_some(Standing::Quarantined),
                unsent,
                limit,
                ..ListFilter::default()
            };
            list(store, &filter, out).await?;
        }
        Messages::Show { reference } => show(store, &reference, out).await?,
        Messages::Export {
            format,
            out: file,
            email,
        } => export(store, format, file.as_deref(), email.as_ref(), out).await?,
        Messages::Retry { reference, .. } => retry(store, reference.as_ref(), out).await?,
        Messages::Erase { reference, email } => {
            let mut references: Vec<String> = reference.iter().map(Reference::to_string).collect();
            if let Some(email) = &email {
                references = references_of(store, email, out).await?;
            }
            erase(store, &references, &mail_files, out).await?;
        }
        Messages::Purge => {
            let purged = store
                .purge(&retention(config).before(Timestamp::now()))
                .await?;
            let files = mail_files.forget_mail(store).await?;
            let (messages, hashes) = (purged.enquiries, purged.ip_hashes);
            writeln!(
                out,
                "Deleted {messages} messages, {files} mail files and {hashes} address hashes"
            )?;
        }
    }
    store.close().await;
    Ok(())
}

fn parse_email(typed: &str) -> Result<Email, String> {
    Email::parse(typed).map_err(|error| error.message)
}

fn parse_reference(typed: &str) -> Result<Reference, &'static str> {
    Reference::parse(typed).ok_or("a reference has eight letters and digits, as K7QF-3M9T")
}

async fn list(store: &dyn Store, filter: &ListFilter, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut rows = Vec::new();
    for enquiry in store.list_enquiries(filter).await? {
        // Erased in this very moment: no longer to be listed.
        let Some(record) = store.show_enquiry(&enquiry.reference).await? else {
            continue;
        };
        rows.push([
            enquiry.reference.clone(),
            moment(enquiry.received_at),
            status(&record),
            one_line(&format!("{} <{}>", enquiry.name, enquiry.email), 40),
            one_line(&enquiry.message, 48),
        ]);
    }
    let headings = ["REFERENCE", "RECEIVED (UTC)", "STATUS", "FROM", "MESSAGE"];
    write_table(out, headings, &rows)?;
    let queue = store.queue().await?;
    writeln!(
        out,
        "\n{} listed; {} deliveries waiting, {} given up, {} messages quarantined",
        rows.len(),
        queue.queued,
        queue.dead,
        queue.quarantined
    )?;
    Ok(())
}

/// The one thing about a message that the owner must know first.
fn status(record: &EnquiryRecord) -> String {
    if record.enquiry.standing == Standing::Quarantined {
        return "QUARANTINED".to_owned();
    }
    let of_state = |wanted: &[DeliveryState]| {
        record
            .deliveries
            .iter()
            .find(|delivery| wanted.contains(&delivery.state))
    };
    if let Some(dead) = of_state(&[DeliveryState::Dead]) {
        return format!("GIVEN UP: {}", dead.kind);
    }
    if let Some(waiting) = of_state(&[DeliveryState::Queued, DeliveryState::Leased]) {
        return format!("waiting: {}", waiting.kind);
    }
    let is_announced = record
        .deliveries
        .iter()
        .any(|sent| sent.state == DeliveryState::Sent && sent.last_error.is_some());
    match is_announced {
        true => "ANNOUNCED without text".to_owned(),
        false => "sent".to_owned(),
    }
}

async fn show(store: &dyn Store, reference: &Reference, out: &mut dyn Write) -> anyhow::Result<()> {
    let Some(record) = store.show_enquiry(reference.as_str()).await? else {
        bail!("there is no message {reference}");
    };
    let enquiry = &record.enquiry;
    writeln!(out, "Reference  {}", enquiry.reference)?;
    writeln!(out, "Received   {} UTC", moment(enquiry.received_at))?;
    writeln!(out, "Name       {}", one_line(&enquiry.name, 200))?;
    writeln!(out, "E-mail     {}", one_line(&enquiry.email, 300))?;
    if let Some(origin) = &enquiry.origin {
        writeln!(out, "From page  {}", one_line(origin, 200))?;
    }
    if enquiry.standing == Standing::Quarantined {
        let (score, reasons) = (enquiry.spam_score, &enquiry.spam_reasons);
        writeln!(
            out,
            "Standing   QUARANTINED, score {score} ({reasons}); release it with `boreal messages retry {reference}`"
        )?;
    }
    writeln!(out, "\n{}\n", as_written(&enquiry.message))?;
    let rows: Vec<[String; 5]> = record
        .deliveries
        .iter()
        .map(|delivery| {
            let when = match (delivery.state, delivery.finished_at) {
                (_, Some(finished_at)) => moment(finished_at),
                (DeliveryState::Queued, None) if delivery.due_at > 0 => {
                    format!("next {}", moment(delivery.due_at))
                }
                _ => String::new(),
            };
            [
                delivery.kind.to_string(),
                delivery.state.to_string(),
                delivery.attempts.to_string(),
                when,
                one_line(delivery.last_error.as_deref().unwrap_or_default(), 300),
            ]
        })
        .collect();
    let headings = ["DELIVERY", "STATE", "ATTEMPTS", "WHEN (UTC)", "LAST ANSWER"];
    write_table(out, headings, &rows)?;
    Ok(())
}

async fn export(
    store: &dyn Store,
    format: Format,
    file: Option<&Path>,
    of: Option<&Email>,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let mut created;
    let to: &mut dyn Write = match file {
        Some(path) => {
            // Private, since it holds people's letters, and never over an older one.
            created = OpenOptions::new()
                .write(true)
                .create_new(true)
                .mode(0o600)
                .open(path)
                .with_context(|| format!("cannot write {}", path.display()))?;
            &mut created
        }
        None => out,
    };
    let count = match format {
        Format::Csv => {
            let mut table = csv::Writer::from_writer(to);
            write_csv_header(&mut table)?;
            each_page(store, of, |page| Ok(write_csv(&mut table, page)?)).await?
        }
        Format::Jsonl => each_page(store, of, |page| Ok(write_jsonl(&mut &mut *to, page)?)).await?,
    };
    eprintln!("Exported {count} messages");
    Ok(())
}

/// Walks through the messages of one person or of all, newest first.
async fn each_page(
    store: &dyn Store,
    of: Option<&Email>,
    mut visit: impl FnMut(&[Enquiry]) -> anyhow::Result<()>,
) -> anyhow::Result<usize> {
    let mailbox = of.map(Email::mailbox);
    // Read from the address as it was written, so that rows of an older version count too.
    let is_wanted = |enquiry: &Enquiry| {
        let found = || Email::parse(&enquiry.email).map(|email| email.mailbox());
        mailbox.is_none() || found().ok() == mailbox
    };
    let mut count = 0;
    let mut after = None;
    loop {
        let filter = ListFilter {
            after: after.take(),
            limit: PAGE,
            ..ListFilter::default()
        };
        let mut page = store.list_enquiries(&filter).await?;
        let Some(last) = page.last() else {
            return Ok(count);
        };
        after = Some(Cursor {
            received_at: last.received_at,
            reference: last.reference.clone(),
        });
        page.retain(is_wanted);
        visit(&page)?;
        count += page.len();
    }
}

async fn retry(
    store: &dyn Store,
    reference: Option<&Reference>,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    if let Some(reference) = reference
        && store.show_enquiry(reference.as_str()).await?.is_none()
    {
        bail!("there is no message {reference}");
    }
    let now = Timestamp::now().as_millisecond();
    let queued = store.retry(reference.map(Reference::as_str), now).await?;
    match queued {
        0 => writeln!(out, "Nothing was given up, so nothing is sent again")?,
        _ => writeln!(
            out,
            "Queued {queued} deliveries again; a running server sends them within seconds"
        )?,
    }
    Ok(())
}

/// All messages of one person; says which spellings of the address they bear.
async fn references_of(
    store: &dyn Store,
    email: &Email,
    out: &mut dyn Write,
) -> anyhow::Result<Vec<String>> {
    let mut references = Vec::new();
    let mut spellings = BTreeSet::new();
    let note = |page: &[Enquiry]| {
        for enquiry in page {
            references.push(enquiry.reference.clone());
            spellings.insert(one_line(&enquiry.email, 300));
        }
        Ok(())
    };
    each_page(store, Some(email), note).await?;
    for spelling in spellings {
        writeln!(out, "Found {spelling}")?;
    }
    Ok(references)
}

async fn erase(
    store: &dyn Store,
    references: &[String],
    mail_files: &EmlFolder,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let mut erased = 0;
    for reference in references {
        erased += usize::from(store.erase(reference).await?);
    }
    let files = mail_files.forget_mail(store).await?;
    writeln!(out, "Erased {erased} messages and {files} mail files")?;
    let held = store.overwrite_deleted().await;
    let held = held.context("the rows are gone, but their place is not overwritten yet")?;
    writeln!(out, "What may still hold them is yours to clear:")?;
    for place in held {
        writeln!(out, "  {place}")?;
    }
    writeln!(
        out,
        "  your own mailbox, the mail server's, and other copies of the data folder"
    )?;
    Ok(())
}

/// A moment to the minute, in UTC.
fn moment(at: Millis) -> String {
    Timestamp::from_millisecond(at)
        .unwrap_or_default()
        .strftime("%Y-%m-%d %H:%M")
        .to_string()
}
