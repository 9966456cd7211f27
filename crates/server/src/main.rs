//! The command line of the site.

mod commands;
mod open_files;

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use boreal_api::app::Api;
use boreal_api::config::{Config, ConfigError, LogFormat, Overrides};
use boreal_api::contact_backend::{ContactBackend, close};
use boreal_api::openapi::openapi_json;
use boreal_api::services::Services;
use boreal_server::app::App;
use boreal_server::listen::{ConnectionLimits, bind, serve};
use clap::{Args, Parser, Subcommand};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

/// The public website of a data consultancy, in one binary.
#[derive(Parser)]
#[command(version, about)]
struct Cli {
    #[command(flatten)]
    shared: Shared,
    #[command(subcommand)]
    command: Command,
}

#[derive(Args)]
struct Shared {
    /// The configuration file [default: boreal.toml, if there is one].
    #[arg(long, global = true)]
    config: Option<PathBuf>,
    /// Where the database and the mail folder live [default: ./var].
    #[arg(long, global = true)]
    data_dir: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the site.
    Serve {
        /// The address to listen on [default: 127.0.0.1:8080].
        #[arg(long)]
        listen: Option<SocketAddr>,
    },
    /// Read, export, send again or delete what visitors wrote.
    #[command(subcommand)]
    Messages(commands::Messages),
    /// Copy the database into a file while the server runs.
    Backup {
        /// The file to write, which must not exist yet.
        file: PathBuf,
    },
    /// Say whether configuration, database, mail and sources are in order, one line each.
    Check {
        /// Also send a mail to the owner.
        #[arg(long)]
        send_test_mail: bool,
    },
    /// Print the API's contract.
    Openapi,
}

fn main() -> anyhow::Result<ExitCode> {
    let cli = Cli::parse();
    let done = execute(cli);
    // Whoever closes the pipe early, as `head` does, has read enough.
    match done {
        Err(error) if is_broken_pipe(&error) => Ok(ExitCode::SUCCESS),
        done => done,
    }
}

fn execute(cli: Cli) -> anyhow::Result<ExitCode> {
    let out = &mut std::io::stdout();
    match cli.command {
        Command::Serve { listen } => {
            let config = load(&cli.shared, listen)?;
            start_log(config.log_format, "info,sqlx=warn");
            runtime()?.block_on(run(config))?;
        }
        Command::Messages(command) => {
            let config = load_quietly(&cli.shared)?;
            runtime()?.block_on(commands::messages(&config, command, out))?;
        }
        Command::Backup { file } => {
            let config = load_quietly(&cli.shared)?;
            runtime()?.block_on(commands::backup(&config, &file, out))?;
        }
        Command::Check { send_test_mail } => {
            let config = load(&cli.shared, None);
            let check = commands::check(config, send_test_mail, out);
            if !runtime()?.block_on(check)? {
                return Ok(ExitCode::FAILURE);
            }
        }
        Command::Openapi => out.write_all(openapi_json()?.as_bytes())?,
    }
    Ok(ExitCode::SUCCESS)
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|cause| cause.kind() == std::io::ErrorKind::BrokenPipe)
}

/// For commands that a person reads: only what is wrong is logged.
fn load_quietly(shared: &Shared) -> Result<Config, ConfigError> {
    let config = load(shared, None)?;
    start_log(config.log_format, "warn");
    Ok(config)
}

fn load(shared: &Shared, listen: Option<SocketAddr>) -> Result<Config, ConfigError> {
    let overrides = Overrides {
        listen,
        data_dir: shared.data_dir.clone(),
    };
    Config::load(shared.config.as_deref(), std::env::vars(), overrides)
}

fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
}

/// Log lines go to standard error; `RUST_LOG` narrows or widens them.
fn start_log(format: LogFormat, default: &str) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(default));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
}

async fn run(config: Config) -> anyhow::Result<()> {
    let room = open_files::room_for(config.limits_connections);
    let config = config.with_room_for(room);
    let listen = config.listen;
    let limits = ConnectionLimits {
        connections: config.limits_connections,
        of_one_address: config.limits_connections_per_address,
        trusted_proxies: config.trusted_proxies.clone(),
        header: Duration::from_secs(config.limits_header_seconds),
    };
    // First of all: a second server on the same address must not ask publishers or send mail.
    let listener = bind(listen).with_context(|| format!("cannot listen on {listen}"))?;
    let metrics = match config.metrics_listen {
        Some(address) => Some(
            TcpListener::bind(address)
                .await
                .with_context(|| format!("metrics_listen: cannot listen on {address}"))?,
        ),
        None => None,
    };
    let contact = ContactBackend::open(&config).await?;
    let services = Services::open(&config, Some(&contact.store));
    let api = Api::open(config, &contact, &services).await?;
    api.start();
    if let Some(listener) = metrics {
        let address = listener.local_addr()?;
        tracing::info!(%address, "The figures for monitoring are at http://{address}/metrics");
        tokio::spawn(axum::serve(listener, api.metrics()).into_future());
    }
    let app = Arc::new(App::new(api));
    let (store, worker) = contact.start();

    let address = listener.local_addr()?;
    println!("Boreal Signal is at http://{address}");
    tracing::info!(%address, "Listening");
    serve(listener, app, limits, stop_signal()).await;
    close(store, worker).await;
    tracing::info!("Stopped");
    Ok(())
}

/// Resolves on Ctrl-C or when the service manager asks to stop.
async fn stop_signal() {
    let interrupt = tokio::signal::ctrl_c();
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())
        .expect("a signal handler can be installed at start");
    tokio::select! {
        _ = interrupt => {}
        _ = terminate.recv() => {}
    }
    tracing::info!("Stopping: open requests may finish");
}
