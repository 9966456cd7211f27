//! Names into addresses, past a test that every address must stand.
//!
//! The client connects to exactly the addresses given here, so a name cannot
//! change its mind between check and use.

use crate::http::FetchError;
use async_trait::async_trait;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// Whether an address may be connected to.
pub type AddressTest = fn(IpAddr) -> bool;

/// Who is asked for a name's addresses: the system, or a script in tests.
#[async_trait]
pub trait Lookup: Send + Sync {
    /// Every address of a name.
    async fn addresses(&self, host: &str) -> io::Result<Vec<IpAddr>>;
}

/// The system's own resolver.
#[derive(Debug, Clone, Copy)]
pub struct SystemLookup;

#[async_trait]
impl Lookup for SystemLookup {
    async fn addresses(&self, host: &str) -> io::Result<Vec<IpAddr>> {
        let found = tokio::net::lookup_host((host, 0)).await?;
        Ok(found.map(|address| address.ip()).collect())
    }
}

/// What was found for a name before, whatever name is asked for.
pub(crate) struct Pinned(pub(crate) Vec<IpAddr>);

#[async_trait]
impl Lookup for Pinned {
    async fn addresses(&self, _host: &str) -> io::Result<Vec<IpAddr>> {
        Ok(self.0.clone())
    }
}

/// The addresses of a name where all of them may be connected to.
pub(crate) async fn permitted(
    lookup: &dyn Lookup,
    may_reach: AddressTest,
    host: &str,
) -> Result<Vec<IpAddr>, FetchError> {
    let found = lookup.addresses(host).await;
    let found = found.map_err(|_| FetchError::Unreachable)?;
    // One private address among public ones is reason enough: such names are made to trick.
    match found.iter().copied().all(may_reach) {
        true => Ok(found),
        false => Err(FetchError::Forbidden),
    }
}

/// Resolves names to permitted addresses only.
pub(crate) struct GuardedResolver {
    pub(crate) lookup: Arc<dyn Lookup>,
    pub(crate) may_reach: AddressTest,
}

impl Resolve for GuardedResolver {
    fn resolve(&self, name: Name) -> Resolving {
        let (lookup, may_reach) = (Arc::clone(&self.lookup), self.may_reach);
        Box::pin(async move {
            let found = permitted(&*lookup, may_reach, name.as_str()).await?;
            // The client puts the URL's own port in the place of 0.
            let addresses = found.into_iter().map(|ip| SocketAddr::new(ip, 0));
            Ok(Box::new(addresses) as Addrs)
        })
    }
}
