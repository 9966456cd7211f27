//! How far and how long what is ordered is on its way.

use boreal_demo_kit::number::round_to;

use super::Flows;
use super::params::km;
use super::report::Reach;
use crate::cities::City;
use crate::solver::Problem;

/// Kilometres that are told.
const REACHES: [f64; 3] = [250.0, 500.0, 1000.0];
/// A day's drive, in hours on the way: of the 13 that a driver may drive in a day in Canada, south of 60° N
/// (SOR/2005-313, Commercial Vehicle Drivers Hours of Service Regulations), with some to spare.
pub(super) const DAY_HOURS: f64 = 10.0;

/// What a network's customers have of it.
pub(super) struct Service {
    /// Of a tonne, along great circles.
    pub(super) average_km: f64,
    pub(super) average_hours: f64,
    /// The part of what is ordered within a day's drive.
    pub(super) day_share: f64,
}

/// Who serves whom, and where they are.
pub(super) struct Ways<'a> {
    pub(super) places: &'a [City],
    pub(super) problem: &'a Problem,
    pub(super) flows: Flows<'a>,
}

impl Ways<'_> {
    pub(super) fn service(&self, speed_kmh: f64) -> Service {
        let average_km = self.average_km();
        Service {
            average_km: round_to(average_km, 4),
            average_hours: round_to(average_km / speed_kmh, 4),
            day_share: round_to(self.share_within(DAY_HOURS * speed_kmh), 6),
        }
    }

    pub(super) fn reach(&self) -> Vec<Reach> {
        let reach = |km: f64| Reach {
            km,
            share: round_to(self.share_within(km), 6),
        };
        REACHES.map(reach).to_vec()
    }

    /// Of each unit of demand, how far it goes.
    fn average_km(&self) -> f64 {
        let demand = &self.problem.demand;
        let way = |&(from, to, share): &(usize, usize, f64)| share * demand[to] * self.km(from, to);
        let total: f64 = demand.iter().sum();
        self.flows.iter().map(way).sum::<f64>() / total
    }

    /// The part of what is ordered that goes no farther.
    fn share_within(&self, most_km: f64) -> f64 {
        let demand = &self.problem.demand;
        let total: f64 = demand.iter().sum();
        let flows = self.flows.iter();
        let near = flows.filter(|&&(from, to, _)| self.km(from, to) <= most_km);
        near.map(|&(_, to, share)| share * demand[to]).sum::<f64>() / total
    }

    fn km(&self, from: usize, to: usize) -> f64 {
        km(&self.places[from], &self.places[to])
    }
}
