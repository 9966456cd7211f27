//! How fast messages are taken in, beside a bare SQLite insert loop on the same disk in the same run.
//!
//! Every message is an HTTP request over a real socket, checked, limited, scored and committed with
//! fsync before it is answered. Prints `name value unit`; rounds alternate and the median counts,
//! so that a busy moment of the machine weighs on neither side.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::ensure;
use boreal_api::app::Api;
use boreal_api::config::{Config, Overrides};
use boreal_api::contact_backend::ContactBackend;
use boreal_api::services::Services;
use boreal_server::app::App;
use boreal_server::listen::{ConnectionLimits, serve};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;

/// Rounds of each measurement.
const ROUNDS: usize = 3;

/// Visitors at once when the site is busy.
const VISITORS: usize = 16;

/// Messages of one round.
const MESSAGES: usize = 1_600;

/// What a visitor writes, about as long as such messages are.
const TEXT: &str = "We collect orders in three systems and would like to see them in one place by the spring. \
    How would you model this, what would it take, and could you show us something similar that you have done before?";

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    // Beside the build, on a real disk: the temporary folder may be memory.
    std::fs::create_dir_all("target")?;
    let folder = tempfile::tempdir_in("target")?;
    let (mut accepted, mut busy, mut alone) = (vec![], vec![], vec![]);
    let (mut bare, mut commits) = (vec![], vec![]);
    for round in 0..ROUNDS {
        let address = start(&folder.path().join(format!("site-{round}"))).await?;
        alone.extend(visitor(address, round * 1_000_000, MESSAGES / 8).await?);
        let started = Instant::now();
        let mut visitors = JoinSet::new();
        for number in 0..VISITORS {
            let first = round * 1_000_000 + (number + 1) * 10_000;
            visitors.spawn(visitor(address, first, MESSAGES / VISITORS));
        }
        while let Some(waits) = visitors.join_next().await {
            busy.extend(waits??);
        }
        accepted.push(per_second(started));
        let started = Instant::now();
        commits.extend(insert_loop(&folder.path().join(format!("bare-{round}.db"))).await?);
        bare.push(per_second(started));
    }
    let (accepted, bare) = (median(accepted), median(bare));
    println!("contact_accepted {accepted:.0} messages/s");
    println!("contact_busy_p50 {:.2} ms", percentile(&mut busy, 0.50));
    println!("contact_busy_p99 {:.2} ms", percentile(&mut busy, 0.99));
    println!("contact_alone_p50 {:.2} ms", percentile(&mut alone, 0.50));
    println!("contact_alone_p99 {:.2} ms", percentile(&mut alone, 0.99));
    println!("sqlite_bare_inserts {bare:.0} messages/s");
    println!("sqlite_bare_p50 {:.2} ms", percentile(&mut commits, 0.50));
    println!("sqlite_bare_p99 {:.2} ms", percentile(&mut commits, 0.99));
    println!("contact_share_of_bare_sqlite {:.2} ratio", accepted / bare);
    Ok(())
}

/// The site on a free port; mail is not sent, so that only the intake is measured.
async fn start(data_dir: &Path) -> anyhow::Result<SocketAddr> {
    let settings = [
        ("BOREAL_LIMITS_CONTACT_PER_MINUTE", "100000"),
        ("BOREAL_LIMITS_CONTACT_PER_DAY", "1000000"),
        ("BOREAL_LIMITS_CONTACT_PER_DAY_PER_NETWORK", "1000000"),
        ("BOREAL_SOURCES_LIVE", "false"),
    ];
    let settings = settings.map(|(key, value)| (key.to_owned(), value.to_owned()));
    let overrides = Overrides {
        data_dir: Some(data_dir.to_owned()),
        listen: None,
    };
    let config = Config::load(None, settings, overrides)?;
    let limits = ConnectionLimits {
        connections: config.limits_connections,
        of_one_address: config.limits_connections,
        trusted_proxies: Vec::new(),
        header: Duration::from_secs(60),
    };
    let contact = ContactBackend::open(&config).await?;
    let services = Services::open(&config, Some(&contact.store));
    let app = Arc::new(App::new(Api::open(config, &contact, &services).await?));
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    tokio::spawn(serve(listener, app, limits, std::future::pending()));
    Ok(address)
}

/// Sends messages one after another on one connection; gives the wait for each.
async fn visitor(address: SocketAddr, first: usize, count: usize) -> anyhow::Result<Vec<Duration>> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let mut stream = BufReader::new(stream);
    let mut waits = Vec::with_capacity(count);
    for number in first..first + count {
        let body = format!(
            r#"{{"name":"Visitor {number}","email":"visitor-{number}@example.ca","message":"{TEXT}","idempotency_key":"{number}"}}"#
        );
        let request = format!(
            "POST /functions/v1/send-contact-email HTTP/1.1\r\nhost: site.example\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        let started = Instant::now();
        stream.write_all(request.as_bytes()).await?;
        read_answer(&mut stream).await?;
        waits.push(started.elapsed());
    }
    Ok(waits)
}

async fn read_answer(stream: &mut BufReader<TcpStream>) -> anyhow::Result<()> {
    let mut length = 0;
    let mut line = String::new();
    stream.read_line(&mut line).await?;
    ensure!(line.starts_with("HTTP/1.1 200"), "answered {line}");
    while line.trim_end() != "" {
        line.clear();
        stream.read_line(&mut line).await?;
        if let Some(value) = line.strip_prefix("content-length: ") {
            length = value.trim_end().parse()?;
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    Ok(())
}

/// The rows of a message, committed one message after another with the store's own settings; gives the wait for each.
async fn insert_loop(file: &Path) -> anyhow::Result<Vec<Duration>> {
    // The store makes the schema; the loop then goes past it.
    let url = format!("sqlite:{}", file.display());
    boreal_store::open(&url).await?.close().await;
    let mut connection = SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .pragma("secure_delete", "ON")
        .connect()
        .await?;
    let mut waits = Vec::with_capacity(MESSAGES);
    for number in 0..MESSAGES {
        let started = Instant::now();
        let reference = format!("R{number:07}");
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query(
            "INSERT INTO enquiries (reference, received_at, name, email, mailbox, message, standing,
                spam_score, spam_reasons, idempotency_key, body_hash)
             VALUES ($1, $2, 'Visitor', 'visitor@example.ca', 'visitor@example.ca', $3, 'accepted', 0, '', $1, $1)",
        )
        .bind(&reference)
        .bind(number as i64)
        .bind(TEXT)
        .execute(&mut *transaction)
        .await?;
        for kind in ["owner", "acknowledgement"] {
            sqlx::query(
                "INSERT INTO outbox (id, reference, kind, state, created_at, due_at)
                 VALUES ($1, $2, $3, 'queued', $4, 0)",
            )
            .bind(format!("{reference}.{kind}"))
            .bind(&reference)
            .bind(kind)
            .bind(number as i64)
            .execute(&mut *transaction)
            .await?;
        }
        transaction.commit().await?;
        waits.push(started.elapsed());
    }
    Ok(waits)
}

fn per_second(started: Instant) -> f64 {
    MESSAGES as f64 / started.elapsed().as_secs_f64()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// The wait that a share of all waits does not exceed, in milliseconds.
fn percentile(waits: &mut [Duration], share: f64) -> f64 {
    waits.sort();
    let rank = (share * waits.len() as f64).ceil() as usize;
    waits[rank.clamp(1, waits.len()) - 1].as_secs_f64() * 1_000.0
}
