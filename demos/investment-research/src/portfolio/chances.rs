//! What chance does to an answer: futures drawn from the past, and the choice on resampled pasts.

use boreal_demo_kit::SeededRng;
use boreal_demo_kit::number::round_to;
use boreal_demo_kit::stats::quantile;
use serde::Serialize;
use utoipa::ToSchema;

use super::Plan;
use crate::choose::{self, Aim};

/// Enough that the 5 % line moves by less than a point from seed to seed.
const PATHS: usize = 2_000;
/// A hundred, or as many as long tables leave time for: so many products in all.
const RESAMPLES: usize = 100;
const LEAST_RESAMPLES: usize = 20;
const PRODUCTS: usize = 600_000_000;

/// What one dollar may be worth after so many years, in all but the most unusual futures.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchFanPoint)]
pub struct FanPoint {
    pub year: u16,
    pub p5: f64,
    pub p25: f64,
    pub p50: f64,
    pub p75: f64,
    pub p95: f64,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchFan)]
pub struct Fan {
    pub paths: usize,
    pub points: Vec<FanPoint>,
    /// Futures that end below the start, of all.
    pub loss_chance_pct: f64,
}

/// Draws each period's return from those of the past, with replacement.
pub fn fan(returns: &[f64], periods_per_year: u16, years: u16, seed: u32) -> Fan {
    let mut rng = SeededRng::new(u64::from(seed));
    let mut ends: Vec<Vec<f64>> = vec![Vec::with_capacity(PATHS); usize::from(years) + 1];
    for _ in 0..PATHS {
        let mut value = 1.0;
        ends[0].push(value);
        for end in ends.iter_mut().skip(1) {
            for _ in 0..periods_per_year {
                value *= 1.0 + returns[rng.below(returns.len() as u64) as usize];
            }
            end.push(value);
        }
    }
    let at = |values: &[f64], p: f64| round_to(quantile(values, p).unwrap_or(1.0), 4);
    let last = &ends[ends.len() - 1];
    let losses = last.iter().filter(|value| **value < 1.0).count();
    Fan {
        paths: PATHS,
        loss_chance_pct: round_to(100.0 * losses as f64 / PATHS as f64, 2),
        points: (0..=years)
            .zip(&ends)
            .map(|(year, values)| FanPoint {
                year,
                p5: at(values, 0.05),
                p25: at(values, 0.25),
                p50: at(values, 0.5),
                p75: at(values, 0.75),
                p95: at(values, 0.95),
            })
            .collect(),
    }
}

/// The weights of the same choice on pasts drawn from this one, period by period with replacement.
#[derive(Debug, Clone, PartialEq)]
pub struct Resampled {
    /// By asset, then by past.
    pub weights: Vec<Vec<f64>>,
    /// Pasts on which the limits could hold.
    pub solved: usize,
    pub drawn: usize,
}

pub fn resample(plan: &Plan, aim: &Aim, returns: &[Vec<f64>], periods: f64) -> Resampled {
    let mut rng = SeededRng::new(u64::from(plan.seed) ^ 0x5eed);
    let length = returns.first().map_or(0, Vec::len);
    let mut weights = vec![Vec::new(); returns.len()];
    let mut solved = 0;
    let each = length * returns.len() * returns.len();
    let resamples = (PRODUCTS / each.max(1)).clamp(LEAST_RESAMPLES, RESAMPLES);
    for _ in 0..resamples {
        let drawn: Vec<usize> = (0..length)
            .map(|_| rng.below(length as u64) as usize)
            .collect();
        let past: Vec<Vec<f64>> = returns
            .iter()
            .map(|column| drawn.iter().map(|&at| column[at]).collect())
            .collect();
        let problem = plan.problem(&past, periods);
        let Some(chosen) = problem.and_then(|problem| choose::weights(&problem, aim)) else {
            continue;
        };
        solved += 1;
        for (column, weight) in weights.iter_mut().zip(chosen) {
            column.push(weight);
        }
    }
    Resampled {
        weights,
        solved,
        drawn: resamples,
    }
}
