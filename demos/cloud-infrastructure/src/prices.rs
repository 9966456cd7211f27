//! List prices of machines in Canadian regions, and which of them are fit to be compared.
//!
//! A machine is offered where its cores are known and its own, and where its price list does not contradict itself.

mod azure_list;

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;
use std::sync::LazyLock;

use boreal_demo_kit::number::decimal_from_f64;
use boreal_demo_kit::stats::median;
use boreal_demo_kit::{Limits, Money, Table, wire_enum};
use rust_decimal::Decimal;
use rust_decimal::prelude::ToPrimitive;
use serde::Serialize;
use utoipa::ToSchema;

use crate::azure_size::AzureSize;
pub use azure_list::{AzurePrice, TooFew};

const AWS: &str = include_str!("../data/aws.csv");
const AZURE: &str = include_str!("../data/azure.csv");
const GOOGLE: &str = include_str!("../data/google.csv");
const LIMITS: Limits = Limits {
    max_bytes: 200_000,
    max_rows: 2000,
    max_columns: 8,
};
const VALID: &str = "the bundled tables are checked by a test";

/// Hours of a month, as the three clouds count them.
pub const HOURS_A_MONTH: u32 = 730;
/// Canadian dollars for one of the United States: the Bank of Canada's daily rate of [`EXCHANGE_DAY`].
pub const EXCHANGE: Decimal = Decimal::from_parts(14064, 0, 0, false, 4);
pub const EXCHANGE_DAY: &str = "2026-09-22";
/// Two prices that should be one differ by no more than this share.
const TOLERANCE: f64 = 0.25;

wire_enum! {
    /// Whose machines they are.
    #[schema(as = CloudInfrastructureCloud)]
    pub enum Cloud {
        Aws = "aws",
        Azure = "azure",
        Google = "google",
    }
}

wire_enum! {
    /// Where the machines stand.
    #[schema(as = CloudInfrastructureProvince)]
    pub enum Province {
        Ontario = "ontario",
        Quebec = "quebec",
    }
}

wire_enum! {
    /// What a program must be built for.
    #[schema(as = CloudInfrastructureProcessor)]
    pub enum Processor {
        Arm = "arm",
        X86 = "x86",
    }
}

/// A region of a cloud in Canada.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Region {
    pub name: &'static str,
    pub province: Province,
}

const fn region(name: &'static str, province: Province) -> Region {
    Region { name, province }
}

impl Cloud {
    /// Those whose prices are in the tables; AWS Calgary is not.
    pub const fn regions(self) -> &'static [Region] {
        const AWS: [Region; 1] = [region("ca-central-1", Province::Quebec)];
        const AZURE: [Region; 2] = [
            region("canadacentral", Province::Ontario),
            region("canadaeast", Province::Quebec),
        ];
        const GOOGLE: [Region; 2] = [
            region("northamerica-northeast1", Province::Quebec),
            region("northamerica-northeast2", Province::Ontario),
        ];
        match self {
            Self::Aws => &AWS,
            Self::Azure => &AZURE,
            Self::Google => &GOOGLE,
        }
    }
}

/// A machine that can be had.
#[derive(Debug, Clone, PartialEq)]
pub struct Offer {
    pub cloud: Cloud,
    pub region: Region,
    pub machine: String,
    pub processor: Processor,
    pub vcpus: u32,
    pub memory_gib: f64,
    pub usd_per_hour: Decimal,
}

impl Offer {
    /// Canadian dollars a month of so many of them.
    pub fn monthly(&self, machines: u32) -> Decimal {
        Decimal::from(machines) * Decimal::from(HOURS_A_MONTH) * self.usd_per_hour * EXCHANGE
    }

    pub fn monthly_cad(&self, machines: u32) -> Money {
        Money::new(self.monthly(machines))
    }

    /// Canadian dollars of so many machine-hours.
    pub fn hours_cad(&self, machine_hours: f64) -> Money {
        let hours = decimal_from_f64(machine_hours).expect("a run has an end");
        Money::new(hours * self.usd_per_hour * EXCHANGE)
    }
}

/// Why machines of a list are not offered, counted by size.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureDropped)]
pub struct Dropped {
    /// The name does not tell the cores.
    pub cores_unknown: usize,
    /// Its price buys a part of its cores: burstable and flexible machines.
    pub shared_cores: usize,
    /// A size of the series differs by more than a quarter between regions, or a vCPU of it from the series' middle.
    pub contradictory: usize,
    pub memory_unknown: usize,
}

/// What a cloud's list gave.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructurePriceList)]
pub struct PriceList {
    pub cloud: Cloud,
    /// The day of the prices, or the year where no more is known.
    pub as_of: String,
    /// Sizes in the table.
    pub sizes: usize,
    /// Sizes that can be compared.
    pub offered: usize,
    pub dropped: Dropped,
    /// Series whose prices contradict each other, by name.
    pub contradictory_series: Vec<String>,
}

/// A size and its prices by region.
#[derive(Debug, Clone, PartialEq)]
struct Size {
    machine: String,
    /// Given by the table, where it has them.
    vcpus: Option<u32>,
    memory_gib: Option<f64>,
    /// In the order of [`Cloud::regions`].
    prices: Vec<Option<Decimal>>,
}

/// What is told of a machine beside its prices.
struct Known {
    vcpus: u32,
    /// Whose price is asked.
    vcpus_paid: u32,
    memory_gib: Option<f64>,
    processor: Processor,
    series: String,
}

/// Everything that can be had, and what was left out.
#[derive(Debug, Clone, PartialEq)]
pub struct Catalogue {
    pub offers: Vec<Offer>,
    pub lists: Vec<PriceList>,
}

impl Catalogue {
    pub fn bundled() -> &'static Self {
        static READ: LazyLock<Catalogue> =
            LazyLock::new(|| Catalogue::of("2026-06-18", &sizes(Cloud::Azure, AZURE)));
        &READ
    }

    pub fn list(&self, cloud: Cloud) -> &PriceList {
        let list = self.lists.iter().find(|list| list.cloud == cloud);
        list.expect("every cloud has a list")
    }

    fn offered_in(&self, region: Region) -> usize {
        let offers = self.offers.iter();
        offers.filter(|offer| offer.region == region).count()
    }

    /// The lists, with one of Azure and its day.
    fn of(azure_as_of: &str, azure: &[Size]) -> Self {
        let mut catalogue = Self {
            offers: Vec::new(),
            lists: Vec::new(),
        };
        catalogue.add(Cloud::Aws, "2026-08-22", &sizes(Cloud::Aws, AWS));
        catalogue.add(Cloud::Azure, azure_as_of, azure);
        catalogue.add(Cloud::Google, "2026", &sizes(Cloud::Google, GOOGLE));
        catalogue
    }

    fn add(&mut self, cloud: Cloud, as_of: &str, sizes: &[Size]) {
        let mut dropped = Dropped::default();
        let mut known = Vec::new();
        for size in sizes {
            if has_shared_cores(cloud, &size.machine) {
                dropped.shared_cores += 1;
            } else if let Some(told) = known_of(cloud, size) {
                known.push((size, told));
            } else {
                dropped.cores_unknown += 1;
            }
        }
        let contradictory = contradictory_series(&known);
        let mut offered = 0;
        for (size, told) in known {
            if contradictory.contains(&told.series) {
                dropped.contradictory += 1;
                continue;
            }
            let Some(memory_gib) = told.memory_gib else {
                dropped.memory_unknown += 1;
                continue;
            };
            offered += 1;
            for (&region, &price) in cloud.regions().iter().zip(&size.prices) {
                self.offers.extend(price.map(|usd_per_hour| Offer {
                    cloud,
                    region,
                    machine: size.machine.clone(),
                    processor: told.processor,
                    vcpus: told.vcpus,
                    memory_gib,
                    usd_per_hour,
                }));
            }
        }
        self.lists.push(PriceList {
            cloud,
            as_of: as_of.to_owned(),
            sizes: sizes.len(),
            offered,
            dropped,
            contradictory_series: contradictory.into_iter().collect(),
        });
    }
}

fn sizes(cloud: Cloud, text: &str) -> Vec<Size> {
    let table = Table::read(text, &LIMITS).expect(VALID);
    let machine = table.column("machine", &["size"]).expect(VALID);
    let vcpus = table.optional_column("vcpus", &[]);
    let memory = table.optional_column("memory_gib", &[]);
    let regions: Vec<usize> = cloud
        .regions()
        .iter()
        .map(|region| table.column(region.name, &[]).expect(VALID))
        .collect();
    let rows = table.rows().iter().map(|row| {
        let text = |column| table.text(row, column);
        Size {
            machine: text(machine).expect(VALID).to_owned(),
            vcpus: vcpus.map(|column| text(column).expect(VALID).parse().expect(VALID)),
            memory_gib: memory.map(|column| text(column).expect(VALID).parse().expect(VALID)),
            prices: regions
                .iter()
                .map(|&column| text(column).map(|price| Decimal::from_str(price).expect(VALID)))
                .collect(),
        }
    });
    rows.collect()
}

/// Machines that may use all their cores only for a while, or at times.
fn has_shared_cores(cloud: Cloud, machine: &str) -> bool {
    match cloud {
        Cloud::Aws => machine.starts_with('t') || machine.contains("-flex"),
        Cloud::Azure => machine.starts_with("Standard_B"),
        Cloud::Google => !machine.contains("-standard") && !machine.contains("-high"),
    }
}

fn known_of(cloud: Cloud, size: &Size) -> Option<Known> {
    if cloud == Cloud::Azure {
        let read = AzureSize::read(&size.machine)?;
        return Some(Known {
            vcpus: read.vcpus,
            vcpus_paid: read.vcpus_paid,
            memory_gib: read.memory_gib().map(f64::from),
            processor: processor(read.is_arm()),
            series: read.series(),
        });
    }
    let vcpus = size.vcpus?;
    let (series, is_arm) = if cloud == Cloud::Aws {
        let family = size.machine.split('.').next().unwrap_or_default();
        // c7g, m6gd, r8gn: the letter after the generation.
        let is_arm = family.trim_start_matches(|letter: char| !letter.is_ascii_digit());
        let is_arm = is_arm.trim_start_matches(|letter: char| letter.is_ascii_digit());
        (family.to_owned(), is_arm.starts_with('g'))
    } else {
        let words = size.machine.split('-');
        let series: Vec<&str> = words.filter(|word| word.parse::<u32>().is_err()).collect();
        (series.join("-"), false)
    };
    Some(Known {
        vcpus,
        vcpus_paid: vcpus,
        memory_gib: size.memory_gib,
        processor: processor(is_arm),
        series,
    })
}

fn processor(is_arm: bool) -> Processor {
    if is_arm {
        Processor::Arm
    } else {
        Processor::X86
    }
}

/// Where the prices of a series cannot all be true, none of them is taken: it is not told which are wrong.
fn contradictory_series(known: &[(&Size, Known)]) -> BTreeSet<String> {
    let mut by_series: BTreeMap<&str, Vec<(f64, u32)>> = BTreeMap::new();
    let mut found = BTreeSet::new();
    for (size, told) in known {
        let prices: Vec<f64> = size
            .prices
            .iter()
            .filter_map(|price| price.as_ref()?.to_f64())
            .collect();
        if let [first, second] = prices[..]
            && differ(first, second)
        {
            found.insert(told.series.clone());
        }
        let of_series = by_series.entry(&told.series).or_default();
        of_series.extend(prices.iter().map(|&price| (price, told.vcpus_paid)));
    }
    for (series, prices) in by_series {
        let a_vcpu: Vec<f64> = prices
            .iter()
            .map(|&(price, vcpus)| price / f64::from(vcpus.max(1)))
            .collect();
        let Some(middle) = median(&a_vcpu) else {
            continue;
        };
        if a_vcpu.iter().any(|&price| differ(price, middle)) {
            found.insert(series.to_owned());
        }
    }
    found
}

fn differ(one: f64, other: f64) -> bool {
    one.max(other) > one.min(other) * (1.0 + TOLERANCE)
}
