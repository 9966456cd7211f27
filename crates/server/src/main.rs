//! The command line of the site.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use boreal_server::app::{App, AppState};
use boreal_server::config::{Config, LogFormat, Overrides};
use boreal_server::listen::{ConnectionLimits, serve};
use boreal_server::office::{Office, close};
use boreal_server::openapi::openapi_json;
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
    /// Print the API's contract.
    Openapi,
}

fn main() -> anyhow::Result<()> {
    let cli = Cli::parse();
    match cli.command {
        Command::Openapi => {
            print!("{}", openapi_json()?);
            Ok(())
        }
        Command::Serve { listen } => {
            let config = load(&cli.shared, listen)?;
            start_log(config.log_format);
            runtime()?.block_on(run(config))
        }
    }
}

fn load(shared: &Shared, listen: Option<SocketAddr>) -> anyhow::Result<Config> {
    let overrides = Overrides {
        listen,
        data_dir: shared.data_dir.clone(),
    };
    Ok(Config::load(
        shared.config.as_deref(),
        std::env::vars(),
        overrides,
    )?)
}

fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
}

/// Log lines go to standard error; `RUST_LOG` narrows or widens them.
fn start_log(format: LogFormat) {
    let filter =
        EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
}

async fn run(config: Config) -> anyhow::Result<()> {
    let listen = config.listen;
    let limits = ConnectionLimits {
        connections: config.limits_connections,
        header: Duration::from_secs(config.limits_header_seconds),
    };
    let office = Office::open(&config).await?;
    let app = Arc::new(App::new(AppState::new(config, &office)));
    let (store, worker) = office.start();

    let listener = TcpListener::bind(listen)
        .await
        .with_context(|| format!("cannot listen on {listen}"))?;
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
