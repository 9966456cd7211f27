//! A list of Azure as its publisher tells it today, in place of the bundled one.

use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};

use boreal_demo_kit::number::decimal_from_f64;

use super::{Catalogue, Cloud, Size};

/// A price of one size in one region, as its publisher tells it today.
#[derive(Debug, Clone, PartialEq)]
pub struct AzurePrice {
    pub size: String,
    pub region: String,
    pub usd_per_hour: f64,
}

/// A list of Azure that holds too few machines of a region to stand for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooFew {
    pub region: &'static str,
    pub found: usize,
    pub bundled: usize,
}

impl Display for TooFew {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self {
            region,
            found,
            bundled,
        } = self;
        write!(
            f,
            "the list has {found} machines of {region} that can be compared, the bundled one {bundled}"
        )
    }
}

impl Catalogue {
    /// The bundled lists with a newer one of Azure in place of the older: no size of the older is kept, so that all
    /// prices of a list are of its day. Refused, with the region, where a region has less than nine of ten of the
    /// machines that are bundled: a list cut short would name a dearer machine the cheapest.
    pub fn with_azure(prices: &[AzurePrice], as_of: &str) -> Result<Self, TooFew> {
        let newer = Self::of(as_of, &sizes(prices));
        for &region in Cloud::Azure.regions() {
            let (found, bundled) = (newer.offered_in(region), Self::bundled().offered_in(region));
            if 10 * found < 9 * bundled {
                return Err(TooFew {
                    region: region.name,
                    found,
                    bundled,
                });
            }
        }
        Ok(newer)
    }
}

/// One row a size, in the order of their names; prices of other regions are left out.
fn sizes(prices: &[AzurePrice]) -> Vec<Size> {
    let regions = Cloud::Azure.regions();
    let mut sizes: BTreeMap<&str, Size> = BTreeMap::new();
    for price in prices {
        let at = regions
            .iter()
            .position(|region| region.name == price.region);
        let usd_per_hour = decimal_from_f64(price.usd_per_hour);
        let (Some(at), Some(usd_per_hour)) = (at, usd_per_hour) else {
            continue;
        };
        let size = sizes.entry(&price.size).or_insert_with(|| Size {
            machine: price.size.clone(),
            vcpus: None,
            memory_gib: None,
            prices: vec![None; regions.len()],
        });
        size.prices[at] = Some(usd_per_hour);
    }
    sizes.into_values().collect()
}
