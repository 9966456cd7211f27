//! Every machine of the tables in the smallest number that keeps the promise, by price.

use std::cmp::Reverse;

use boreal_demo_kit::number::{round_to, wire};
use boreal_demo_kit::{Money, wire_enum};
use rust_decimal::Decimal;
use rust_decimal::prelude::ToPrimitive;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Plan, minutes_of_month};
use crate::carbon::{self, Carbon};
use crate::prices::{Catalogue, Cloud, Offer, Processor, Province};

/// Set-ups of a cloud beside its cheapest.
const NEXT: usize = 4;
/// Cheaper set-ups that are explained.
const EXPLAINED: usize = 12;

/// A machine in the smallest number that keeps the promise.
#[derive(Debug, Clone, PartialEq)]
pub struct Setup<'a> {
    pub offer: &'a Offer,
    pub machines: u32,
    /// Of these, so many carry the load on their own.
    pub carrying: u32,
    /// Canadian dollars a month, exact.
    pub monthly: Decimal,
}

/// The chance that at least `needed` of so many machines are up, each with a chance of its own.
pub fn availability(machines: u32, needed: u32, machine_availability: f64) -> f64 {
    let up = machine_availability;
    let down = 1.0 - up;
    let mut chance = up.powi(machines as i32);
    let mut all = chance;
    for lost in 1..=machines.saturating_sub(needed) {
        let left = f64::from(machines - lost + 1);
        chance *= left / f64::from(lost) * down / up;
        all += chance;
    }
    all.min(1.0)
}

/// Of every fitting machine its set-up, cheapest first; at one price the fewest machines, then the cleaner grid.
pub(super) fn setups<'a>(plan: &Plan, catalogue: &'a Catalogue) -> Vec<Setup<'a>> {
    let fits = |offer: &&Offer| {
        offer.memory_gib >= plan.memory_gib
            && plan.vcpus.is_none_or(|vcpus| vcpus == offer.vcpus)
            && plan.processor.is_none_or(|one| one == offer.processor)
            && plan.province.is_none_or(|one| one == offer.region.province)
    };
    let offers = catalogue.offers.iter().filter(fits);
    let mut setups: Vec<Setup> = offers
        .map(|offer| {
            let carrying = plan.needed_cores.div_ceil(offer.vcpus);
            let machines = machines_for(plan, carrying);
            Setup {
                offer,
                machines,
                carrying,
                monthly: offer.monthly(machines),
            }
        })
        .collect();
    setups.sort_by(|one, other| {
        let grams = |setup: &Setup| setup.offer.region.province.grams_a_kwh();
        one.monthly
            .cmp(&other.monthly)
            .then(one.machines.cmp(&other.machines))
            .then(grams(one).total_cmp(&grams(other)))
            .then_with(|| one.offer.machine.cmp(&other.offer.machine))
    });
    setups
}

/// Enough to lose as many as are promised, and to be up as often.
pub(super) fn machines_for(plan: &Plan, carrying: u32) -> u32 {
    let mut machines = carrying + plan.lost_machines;
    while availability(machines, carrying, plan.machine_availability) < plan.availability {
        machines += 1;
    }
    machines
}

wire_enum! {
    /// Why a number of machines does not do.
    #[schema(as = CloudInfrastructureReason)]
    pub enum Reason {
        /// With the machines that may be lost gone, work comes faster than it is done.
        QueueGrows = "queue_grows",
        /// With them gone, more than one of 100 is answered late.
        TooSlow = "too_slow",
        /// Too often more machines are down than may be.
        TooRarelyUp = "too_rarely_up",
    }
}

/// A number of machines that does not do.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureFewer)]
pub struct Fewer {
    pub machines: u32,
    pub reason: Reason,
    /// With all of them up; `null` where the queue only grows.
    pub p99_ms: Option<f64>,
    /// With the machines that may be lost gone.
    pub p99_lost_ms: Option<f64>,
    /// Share of the time the promise holds.
    pub availability_pct: f64,
    pub monthly_cad: Money,
}

/// A set-up that keeps the promise.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureCandidate)]
pub struct Candidate {
    pub cloud: Cloud,
    pub region: String,
    pub province: Province,
    pub machine: String,
    pub processor: Processor,
    /// Of one machine.
    pub vcpus: u32,
    pub memory_gib: f64,
    pub usd_per_hour: f64,
    pub machines: u32,
    /// So many of them carry the load; the others are there to be lost.
    pub carrying_machines: u32,
    pub monthly_cad: Money,
    pub carrying_cad: Money,
    pub spare_cad: Money,
    /// Of the cores at the peak, all machines up.
    pub utilisation_pct: f64,
    pub p99_ms: f64,
    /// With the machines that may be lost gone.
    pub p99_lost_ms: f64,
    pub availability_pct: f64,
    /// Of the month, on average, in which the promise does not hold.
    pub down_minutes: f64,
    pub carbon: Carbon,
    /// One machine less, and why it does not do; `null` where one is all there is.
    pub fewer: Option<Fewer>,
}

/// What a cloud offers.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureCloudPlan)]
pub struct CloudPlan {
    pub cloud: Cloud,
    /// Machines that fit, by region.
    pub considered: usize,
    pub best: Candidate,
    /// The next ones by price, each of another machine.
    pub next: Vec<Candidate>,
}

/// A set-up that costs less and does not do.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureCheaper)]
pub struct Cheaper {
    pub cloud: Cloud,
    pub region: String,
    pub machine: String,
    pub vcpus: u32,
    #[serde(flatten)]
    pub fewer: Fewer,
}

pub(super) fn by_cloud(plan: &Plan, setups: &[Setup]) -> Vec<CloudPlan> {
    let mut clouds: Vec<CloudPlan> = Vec::new();
    for setup in setups {
        let cloud = setup.offer.cloud;
        let Some(known) = clouds.iter_mut().find(|known| known.cloud == cloud) else {
            clouds.push(CloudPlan {
                cloud,
                considered: 1,
                best: candidate(plan, setup),
                next: Vec::new(),
            });
            continue;
        };
        known.considered += 1;
        let machine = &setup.offer.machine;
        let is_other = known.best.machine != *machine
            && known.next.iter().all(|other| other.machine != *machine);
        if is_other && known.next.len() < NEXT {
            known.next.push(candidate(plan, setup));
        }
    }
    clouds
}

/// Of every machine the largest number that costs less than the best set-up: none of these does.
pub(super) fn cheaper(plan: &Plan, setups: &[Setup], best: &Setup) -> Vec<Cheaper> {
    let affordable = |setup| affordable(setup, best.monthly).map(|machines| (setup, machines));
    let mut found: Vec<(&Setup, u32)> = setups.iter().filter_map(affordable).collect();
    // Those nearest to doing first: most cores left, then the cheapest.
    let left = |machines: u32| machines.saturating_sub(plan.lost_machines);
    found.sort_by_key(|&(setup, machines)| {
        let cores = left(machines) * setup.offer.vcpus;
        (Reverse(cores), setup.offer.monthly(machines))
    });
    let mut explained: Vec<Cheaper> = Vec::new();
    for (setup, machines) in found {
        let offer = setup.offer;
        if explained.len() == EXPLAINED {
            break;
        }
        // The same machine in another region is no other set-up.
        if explained.iter().all(|one| one.machine != offer.machine) {
            explained.push(Cheaper {
                cloud: offer.cloud,
                region: offer.region.name.to_owned(),
                machine: offer.machine.clone(),
                vcpus: offer.vcpus,
                fewer: fewer(plan, setup, machines),
            });
        }
    }
    explained
}

/// The most machines that cost less than so much.
fn affordable(setup: &Setup, monthly: Decimal) -> Option<u32> {
    let machines = (monthly / setup.offer.monthly(1)).ceil() - Decimal::ONE;
    machines.to_u32().filter(|&machines| machines > 0)
}

fn candidate(plan: &Plan, setup: &Setup) -> Candidate {
    let (offer, machines) = (setup.offer, setup.machines);
    let busy = plan.load() / f64::from(machines * offer.vcpus);
    let up = availability(machines, setup.carrying, plan.machine_availability);
    let p99 = |machines: u32| {
        let seconds = plan.quantile(machines * offer.vcpus);
        seconds.map_or(f64::INFINITY, |seconds| round_to(seconds * 1000.0, 2))
    };
    let carrying = Money::new(offer.monthly(setup.carrying));
    let monthly = Money::new(setup.monthly);
    Candidate {
        cloud: offer.cloud,
        region: offer.region.name.to_owned(),
        province: offer.region.province,
        machine: offer.machine.clone(),
        processor: offer.processor,
        vcpus: offer.vcpus,
        memory_gib: offer.memory_gib,
        usd_per_hour: wire(offer.usd_per_hour, 6),
        machines,
        carrying_machines: setup.carrying,
        monthly_cad: monthly,
        carrying_cad: carrying,
        spare_cad: Money::new(monthly.amount() - carrying.amount()),
        utilisation_pct: round_to(100.0 * busy, 2),
        p99_ms: p99(machines),
        p99_lost_ms: p99(machines - plan.lost_machines),
        availability_pct: round_to(100.0 * up, 4),
        down_minutes: round_to(minutes_of_month(1.0 - up), 2),
        carbon: carbon::of_month(
            offer.cloud,
            offer.region.province,
            machines * offer.vcpus,
            busy,
        ),
        fewer: (machines > 1).then(|| fewer(plan, setup, machines - 1)),
    }
}

fn fewer(plan: &Plan, setup: &Setup, machines: u32) -> Fewer {
    let vcpus = setup.offer.vcpus;
    let left = machines.saturating_sub(plan.lost_machines);
    let p99 = |machines: u32| plan.quantile(machines * vcpus);
    let p99_lost = p99(left);
    let up = availability(machines, setup.carrying, plan.machine_availability);
    let milliseconds = |seconds: Option<f64>| seconds.map(|one| round_to(one * 1000.0, 2));
    Fewer {
        machines,
        reason: match p99_lost {
            None => Reason::QueueGrows,
            Some(seconds) if seconds > plan.promise => Reason::TooSlow,
            Some(_) => Reason::TooRarelyUp,
        },
        p99_ms: milliseconds(p99(machines)),
        p99_lost_ms: milliseconds(p99_lost),
        // With fewer than carry the load it never holds.
        availability_pct: match machines >= setup.carrying {
            true => round_to(100.0 * up, 4),
            false => 0.0,
        },
        monthly_cad: setup.offer.monthly_cad(machines),
    }
}
