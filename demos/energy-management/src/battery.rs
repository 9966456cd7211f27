//! A battery and the best it can do: with any prices, never charging and discharging at once, proven.

use crate::points::Points;
use crate::value::{Backward, Curve, Moves};

/// Power at the grid in units of energy an hour; the rest in units of energy.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Battery {
    pub power: f64,
    pub energy: f64,
    /// Stored of a unit bought.
    pub charge_efficiency: f64,
    /// Delivered of a unit taken out.
    pub discharge_efficiency: f64,
    pub initial: f64,
    /// Stored at the end at least.
    pub final_min: f64,
}

impl Battery {
    /// Empty at first, with any amount left at the end.
    pub fn new(power: f64, energy: f64, efficiency: f64) -> Self {
        Self {
            power,
            energy,
            charge_efficiency: efficiency,
            discharge_efficiency: efficiency,
            initial: 0.0,
            final_min: 0.0,
        }
    }
}

/// What the meter sees in a step beside the battery.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Step {
    /// Of a unit of energy bought.
    pub buy: f64,
    /// Of a unit of energy sold.
    pub sell: f64,
    /// Load less solar, in units of power.
    pub net_load: f64,
}

impl Step {
    /// At a market that buys and sells at one price.
    pub fn market(price: f64) -> Self {
        Self {
            buy: price,
            sell: price,
            net_load: 0.0,
        }
    }

    /// What so much power from the grid costs for so many hours; negative power is sold.
    pub fn cost(&self, grid: f64, hours: f64) -> f64 {
        let price = if grid > 0.0 { self.buy } else { self.sell };
        price * grid * hours
    }
}

/// A schedule and the proof that nothing is better.
#[derive(Debug, Clone, PartialEq)]
pub struct Schedule {
    /// By step, power at the grid.
    pub charge: Vec<f64>,
    pub discharge: Vec<f64>,
    /// At the end of each step.
    pub stored: Vec<f64>,
    /// By step, what the battery saves or earns: the cost without it less the cost with it.
    pub gain: Vec<f64>,
    /// The sum of the gains.
    pub value: f64,
    /// No schedule can gain more.
    pub bound: f64,
    /// Most pieces a value function had.
    pub pieces: usize,
}

impl Schedule {
    /// What the value may be below the best there is, in per cent of it.
    pub fn gap_pct(&self) -> f64 {
        100.0 * (self.bound - self.value).abs() / self.bound.abs().max(1.0)
    }

    /// By step, power from the grid; below zero it is given.
    pub fn grid<'a>(&'a self, steps: &'a [Step]) -> impl Iterator<Item = f64> + 'a {
        let powers = self.charge.iter().zip(&self.discharge);
        let pairs = steps.iter().zip(powers);
        pairs.map(|(step, (charge, discharge))| step.net_load + charge - discharge)
    }

    /// What the steps' prices make of it, other than those it was made for.
    pub fn settled(&self, steps: &[Step], hours: f64) -> Vec<f64> {
        let powers = self.charge.iter().zip(&self.discharge);
        let pairs = steps.iter().zip(powers);
        pairs
            .map(|(step, (charge, discharge))| {
                let with = step.net_load + charge - discharge;
                step.cost(step.net_load, hours) - step.cost(with, hours)
            })
            .collect()
    }
}

/// Why there is no schedule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoSchedule {
    /// The end cannot be reached: from no state, or not from the first.
    Unreachable,
    /// What the stored energy is worth has more points than are worked out.
    TooManyPoints,
}

/// The schedule that gains most. With `limit`, the grid gives at most so much power in any step.
pub fn best(
    battery: &Battery,
    steps: &[Step],
    hours: f64,
    limit: Option<f64>,
) -> Result<Schedule, NoSchedule> {
    best_within(battery, steps, hours, limit, &mut Points::default())
}

/// The same, where what was worked out before counts too.
pub fn best_within(
    battery: &Battery,
    steps: &[Step],
    hours: f64,
    limit: Option<f64>,
    points: &mut Points,
) -> Result<Schedule, NoSchedule> {
    let moves: Vec<Moves> = steps
        .iter()
        .map(|step| moves_of(battery, step, hours, limit))
        .collect();
    let curves = worth(battery, &moves, points)?;
    let bound = curves[0].at(battery.initial);
    let mut schedule = Schedule {
        charge: Vec::with_capacity(steps.len()),
        discharge: Vec::with_capacity(steps.len()),
        stored: Vec::with_capacity(steps.len()),
        gain: Vec::with_capacity(steps.len()),
        value: 0.0,
        bound,
        pieces: curves.iter().map(Curve::pieces).max().unwrap_or_default(),
    };
    let mut state = battery.initial;
    for ((step, moves), next) in steps.iter().zip(&moves).zip(&curves[1..]) {
        let (change, _) = next
            .best_move(moves, state, battery.energy)
            .ok_or(NoSchedule::Unreachable)?;
        let (charge, discharge) = powers(battery, change, hours);
        state = (state + change).clamp(0.0, battery.energy);
        let with = step.net_load + charge - discharge;
        let gain = step.cost(step.net_load, hours) - step.cost(with, hours);
        schedule.charge.push(charge);
        schedule.discharge.push(discharge);
        schedule.stored.push(state);
        schedule.gain.push(gain);
        schedule.value += gain;
    }
    Ok(schedule)
}

/// What the best schedule gains, without the schedule.
pub fn best_value(
    battery: &Battery,
    steps: &[Step],
    hours: f64,
    limit: Option<f64>,
) -> Result<f64, NoSchedule> {
    best_value_within(battery, steps, hours, limit, &mut Points::default())
}

/// The same, where what was worked out before counts too.
pub fn best_value_within(
    battery: &Battery,
    steps: &[Step],
    hours: f64,
    limit: Option<f64>,
    points: &mut Points,
) -> Result<f64, NoSchedule> {
    let mut backward = Backward::default();
    let mut curve = Curve::flat(battery.final_min, battery.energy);
    for step in steps.iter().rev() {
        let moves = moves_of(battery, step, hours, limit);
        curve = backward.step(&curve, &moves, battery.energy);
        points.take(&curve)?;
    }
    starts(battery, &curve).map(|()| curve.at(battery.initial))
}

/// By step and after the last, what the stored energy is worth.
fn worth(
    battery: &Battery,
    moves: &[Moves],
    points: &mut Points,
) -> Result<Vec<Curve>, NoSchedule> {
    let mut backward = Backward::default();
    let mut kept = Points::kept();
    let mut curves = Vec::with_capacity(moves.len() + 1);
    let mut next = Curve::flat(battery.final_min, battery.energy);
    for moves in moves.iter().rev() {
        let before = backward.step(&next, moves, battery.energy);
        points.take(&before)?;
        kept.take(&before)?;
        curves.push(std::mem::replace(&mut next, before));
    }
    curves.push(next);
    curves.reverse();
    starts(battery, &curves[0]).map(|()| curves)
}

/// Whether the end can be reached from the first state.
fn starts(battery: &Battery, first: &Curve) -> Result<(), NoSchedule> {
    let slack = 1e-9 * battery.energy;
    let (low, high) = first.domain().ok_or(NoSchedule::Unreachable)?;
    let is_inside = battery.initial >= low - slack && battery.initial <= high + slack;
    is_inside.then_some(()).ok_or(NoSchedule::Unreachable)
}

/// The powers at the grid that change the stored energy so.
fn powers(battery: &Battery, change: f64, hours: f64) -> (f64, f64) {
    if change > 0.0 {
        let charge = change / (battery.charge_efficiency * hours);
        (charge.min(battery.power), 0.0)
    } else {
        let discharge = -change * battery.discharge_efficiency / hours;
        (0.0, discharge.min(battery.power))
    }
}

/// Whether no step rewards a change less than a mean of changes around it: then neither does the whole, with any cap.
pub fn is_concave(battery: &Battery, steps: &[Step]) -> bool {
    steps.iter().all(|step| {
        let knots = moves_of(battery, step, 1.0, None).knots;
        let slopes = knots
            .windows(2)
            .map(|pair| (pair[1].1 - pair[0].1) / (pair[1].0 - pair[0].0));
        slopes.is_sorted_by(|a, b| *a >= *b - 1e-12 * a.abs())
    })
}

/// The changes a step allows, each with what it saves against leaving the battery alone.
fn moves_of(battery: &Battery, step: &Step, hours: f64, limit: Option<f64>) -> Moves {
    let stored_of = battery.charge_efficiency * hours;
    let taken_of = hours / battery.discharge_efficiency;
    // The change that takes so much more power from the grid.
    let change_of = |power: f64| power * if power > 0.0 { stored_of } else { taken_of };
    let least = -battery.power;
    let most = limit.map_or(battery.power, |limit| {
        battery.power.min(limit - step.net_load)
    });
    if most < least {
        return Moves::default();
    }
    let idle = step.cost(step.net_load, hours);
    let mut powers = vec![least];
    // Where buying turns to selling; where charging turns to discharging.
    let turns = if step.buy == step.sell {
        0.0
    } else {
        -step.net_load
    };
    let mut kinks = [turns.min(0.0), turns.max(0.0)];
    kinks.sort_by(f64::total_cmp);
    for power in kinks.into_iter().chain([most]) {
        if powers.last().is_some_and(|last| power > *last) && power <= most {
            powers.push(power);
        }
    }
    let knot = |power: f64| {
        (
            change_of(power),
            idle - step.cost(step.net_load + power, hours),
        )
    };
    Moves {
        knots: powers.into_iter().map(knot).collect(),
    }
}
