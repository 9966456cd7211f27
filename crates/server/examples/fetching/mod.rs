//! A site that fetches pages from this machine, and the hostile web that it finds here. No setting lets the real program
//! do so: this example starts itself again as one that may.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result};
use boreal_api::app::Api;
use boreal_api::config::{Config, Overrides};
use boreal_api::contact_backend::ContactBackend;
use boreal_api::page_reader::PageReader;
use boreal_api::services::Services;
use boreal_server::app::App;
use boreal_server::listen::{ConnectionLimits, bind, serve};
use boreal_sources::{PageFetcher, PageGuards};
use boreal_test_support::{Reply, WebServer};
use tracing_subscriber::EnvFilter;

use super::site::Site;

/// In the environment of the site: the ports that it may fetch from.
const PORTS: &str = "BENCH_FETCHED_PORTS";

/// More rules for robots than are weighed for the address of a page that is asked for.
const RULES: usize = 12_000;

/// Where the hostile web is, on every address of this machine.
#[derive(Clone, Copy)]
pub struct WebPorts {
    /// Pages that never come.
    pub slow: u16,
    /// Pages behind long rules for robots.
    pub rules: u16,
}

pub struct Web {
    slow: WebServer,
    rules: WebServer,
}

impl Web {
    pub async fn start() -> Self {
        let page = Reply::html("<article><h1>Pier</h1><p>It was rebuilt.</p></article>");
        let rules: String = (0..RULES)
            .map(|rule| format!("Disallow: /*{rule}*a*b$\n"))
            .collect();
        let rules = format!("User-agent: *\n{rules}");
        let rules = Reply::with("200 OK", "content-type: text/plain", rules.as_bytes());
        let anywhere = Ipv4Addr::UNSPECIFIED;
        Self {
            slow: WebServer::listen(anywhere, 0, &[("/page", Reply::Silence)]).await,
            rules: WebServer::listen(anywhere, 0, &[("/page", page), ("/robots.txt", rules)]).await,
        }
    }

    pub fn ports(&self) -> WebPorts {
        WebPorts {
            slow: self.slow.port,
            rules: self.rules.port,
        }
    }

    /// This example as a site that fetches from here.
    pub fn site(&self, folder: &Path, settings: &[(&str, &str)]) -> Result<Site> {
        let WebPorts { slow, rules } = self.ports();
        let ports = format!("{slow},{rules}");
        Site::run(
            &std::env::current_exe()?,
            folder,
            settings,
            &[(PORTS, &*ports)],
        )
    }
}

/// Whether this process is the site.
pub fn is_program() -> bool {
    std::env::var_os(PORTS).is_some()
}

/// Serves as the program does, but for where pages may be fetched from.
pub async fn serve_here() -> Result<()> {
    let ports = std::env::var(PORTS)?;
    let ports: Vec<u16> = ports.split(',').map(str::parse).collect::<Result<_, _>>()?;
    let filter = EnvFilter::new("info,sqlx=warn");
    let log = tracing_subscriber::fmt().with_env_filter(filter);
    log.with_writer(std::io::stderr).init();
    let folder = std::env::args().next_back().map(PathBuf::from);
    let overrides = Overrides {
        listen: Some(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))),
        data_dir: Some(folder.context("the last argument is the folder")?),
    };
    let config = Config::load(None, std::env::vars(), overrides)?;
    let limits = ConnectionLimits {
        connections: config.limits_connections,
        of_one_address: config.limits_connections_per_address,
        trusted_proxies: config.trusted_proxies.clone(),
        header: Duration::from_secs(config.limits_header_seconds),
    };
    let listener = bind(config.listen)?;
    let contact = ContactBackend::open(&config).await?;
    let guards = PageGuards {
        may_reach: |ip| ip.is_loopback(),
        ports,
        ..PageGuards::default()
    };
    let services = Services {
        page_reader: PageReader::new(Some(PageFetcher::new(guards))),
        ..Services::open(&config, Some(&contact.store))
    };
    let api = Api::open(config, &contact, &services).await?;
    api.start();
    println!("The site is at http://{}", listener.local_addr()?);
    serve(
        listener,
        Arc::new(App::new(api)),
        limits,
        std::future::pending(),
    )
    .await;
    Ok(())
}
