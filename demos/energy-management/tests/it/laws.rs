//! What holds for any battery and any prices.

use energy_management::battery::{Battery, Step, best, best_value};
use energy_management::points::Points;
use energy_management::shave::{Effort, lowest_cap, shave};
use proptest::prelude::*;

fn batteries() -> impl Strategy<Value = Battery> {
    (
        0.2..3.0f64,
        0.2..8.0f64,
        0.6..1.0f64,
        0.6..1.0f64,
        0.0..1.0f64,
        0.0..1.0f64,
    )
        .prop_map(
            |(power, energy, charge_efficiency, discharge_efficiency, initial, left)| Battery {
                power,
                energy,
                charge_efficiency,
                discharge_efficiency,
                initial: initial * energy,
                // Never more than there was: it can be kept.
                final_min: left * initial * energy,
            },
        )
}

fn steps(most: usize) -> impl Strategy<Value = Vec<Step>> {
    let step = (-80.0..120.0f64, -40.0..80.0f64, -2.0..3.0f64, any::<bool>());
    prop::collection::vec(step, 1..most).prop_map(|steps| {
        let step = |(buy, sell, net_load, is_market)| Step {
            buy,
            sell: if is_market { buy } else { sell },
            net_load,
        };
        steps.into_iter().map(step).collect()
    })
}

/// The best of a grid of states: never better than the exact schedule, and near it where the grid is fine.
fn by_grid(battery: &Battery, steps: &[Step], levels: usize) -> f64 {
    let state = |at: usize| battery.energy * at as f64 / levels as f64;
    let mut worth: Vec<f64> = (0..=levels)
        .map(|at| match state(at) >= battery.final_min - 1e-12 {
            true => 0.0,
            false => f64::NEG_INFINITY,
        })
        .collect();
    for step in steps.iter().rev() {
        let idle = step.cost(step.net_load, 1.0);
        let from = |from: usize| {
            let values = (0..=levels).filter_map(|to| {
                let change = state(to) - state(from);
                let power = match change > 0.0 {
                    true => change / battery.charge_efficiency,
                    false => change * battery.discharge_efficiency,
                };
                let gain = idle - step.cost(step.net_load + power, 1.0);
                (power.abs() <= battery.power + 1e-12).then_some(gain + worth[to])
            });
            values.fold(f64::NEG_INFINITY, f64::max)
        };
        worth = (0..=levels).map(from).collect();
    }
    let at = (battery.initial / battery.energy * levels as f64).round() as usize;
    worth[at]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn the_schedule_keeps_every_limit_and_reaches_its_bound(battery in batteries(), steps in steps(60)) {
        let found = best(&battery, &steps, 1.0, None).unwrap();
        prop_assert!((found.value - found.bound).abs() <= 1e-7 * found.bound.abs().max(1.0));
        let without_schedule = best_value(&battery, &steps, 1.0, None).unwrap();
        prop_assert!((without_schedule - found.bound).abs() <= 1e-7 * found.bound.abs().max(1.0));
        let mut state = battery.initial;
        for at in 0..steps.len() {
            let (charge, discharge) = (found.charge[at], found.discharge[at]);
            prop_assert!(charge == 0.0 || discharge == 0.0);
            prop_assert!(charge >= 0.0 && charge <= battery.power + 1e-12);
            prop_assert!(discharge >= 0.0 && discharge <= battery.power + 1e-12);
            state += charge * battery.charge_efficiency - discharge / battery.discharge_efficiency;
            prop_assert!((state - found.stored[at]).abs() < 1e-9);
            prop_assert!(found.stored[at] >= 0.0 && found.stored[at] <= battery.energy);
        }
        prop_assert!(state >= battery.final_min - 1e-9);
    }

    #[test]
    fn no_grid_of_states_is_better(battery in batteries(), steps in steps(8), half in any::<bool>()) {
        // On the grid exactly: the states it starts and ends with.
        let battery = Battery {
            initial: if half { battery.energy / 2.0 } else { 0.0 },
            final_min: 0.0,
            ..battery
        };
        let found = best(&battery, &steps, 1.0, None).unwrap();
        let grid = by_grid(&battery, &steps, 240);
        let slack = 1e-9 * found.bound.abs().max(1.0);
        prop_assert!(grid <= found.bound + slack, "{grid} above {}", found.bound);
        // A level off in a step costs at most its energy at the dearest price.
        let level = battery.energy / 240.0;
        let coarse = steps.len() as f64 * level * 2.0 * 120.0 / (0.6 * 0.6);
        prop_assert!(found.bound <= grid + coarse, "{} far above {grid}", found.bound);
    }

    #[test]
    fn a_cap_that_can_be_held_is_held_and_the_search_says_its_gap(battery in batteries(), steps in steps(24), charge in 0.0..50.0f64, other in 0.0..50.0f64) {
        let cap = lowest_cap(&battery, &steps, 1.0);
        let found = best(&battery, &steps, 1.0, Some(cap + 1e-6));
        let found = found.unwrap();
        for (at, step) in steps.iter().enumerate() {
            prop_assert!(step.net_load + found.charge[at] - found.discharge[at] <= cap + 2e-6);
        }
        let peak = steps.iter().map(|step| step.net_load).fold(0.0, f64::max);
        if peak > 0.0 {
            let effort = Effort { solves: 40, points: usize::MAX };
            let shaved = shave(&battery, &steps, 1.0, charge, None, effort, &mut Points::default()).unwrap();
            prop_assert!(shaved.bound >= shaved.saved - 1e-9);
            // What the schedule takes and saves is what is said.
            let most = shaved.schedule.grid(&steps).fold(0.0, f64::max);
            prop_assert!((most - shaved.cap).abs() < 1e-9);
            prop_assert!((shaved.schedule.value + charge * (peak - most) - shaved.saved).abs() < 1e-6);
            // A charge takes no more from the schedule without a cap than that one's rise of the peak costs.
            let free = best(&battery, &steps, 1.0, None).unwrap();
            let rise = free.grid(&steps).fold(0.0, f64::max) - peak;
            prop_assert!(shaved.saved >= free.value - charge * rise - 1e-6);
            // No cap of a fine comb is above the bound, from the lowest to all that battery and load can take.
            for part in 0..=20 {
                let cap = cap + (peak + battery.power - cap) * f64::from(part) / 20.0;
                if let Ok(energy) = best_value(&battery, &steps, 1.0, Some(cap)) {
                    prop_assert!(energy + charge * (peak - cap) <= shaved.bound + 1e-6);
                    prop_assert!(energy + other * (peak - cap) <= shaved.bound_at(other) + 1e-6);
                }
            }
        }
    }
}
