//! A fleet of pumps that never was: documented degradation, so that the page has machines to show and the tests a
//! truth to hold estimates to. Every figure made from it is called simulated where it stands.
//!
//! A pump wears from 0 to 1 and fails there. It wears a little every day, by gamma-distributed steps (van Noortwijk
//! 2009, "A survey of the application of gamma processes in maintenance"), faster the more it is worn and the harder
//! it works. One in two wears at its bearing, the other at its seal; which one decides what the sensors show. Each
//! sensor is its own base, what the wear adds, what the load of the day adds, and noise. The weather is a sensor too,
//! and says nothing.

use std::fmt::Write as _;

use boreal_demo_kit::SeededRng;

use crate::readings::{Fleet, Machine, Unit};

/// Pumps that have failed, and pumps that run.
pub const FAILED: usize = 60;
pub const RUNNING: usize = 30;
const SEED: u64 = 20_260_101;
/// Days a pump of usual make lasts at usual load, about.
const USUAL_LIFE: f64 = 210.0;

/// Name (in mm/s, °C, a count, m³/h, kPa, A, ml/h and °C); base and how pumps differ in it; noise of a reading; what
/// full wear adds at the bearing and at the seal; what a load one above usual adds.
const SENSORS: [(&str, [f64; 6]); 8] = [
    ("vibration", [2.1, 0.25, 0.22, 3.4, 0.5, 0.5]),
    ("bearing_temperature", [58.0, 2.5, 1.2, 19.0, 2.0, 6.0]),
    ("oil_particles", [40.0, 6.0, 5.0, 90.0, 6.0, 0.0]),
    ("flow", [120.0, 3.0, 2.0, -2.0, -21.0, 14.0]),
    ("pressure", [640.0, 12.0, 7.0, -6.0, -72.0, 35.0]),
    ("current", [31.0, 0.8, 0.5, 2.2, 3.1, 3.5]),
    ("leak", [4.0, 1.2, 1.5, 0.5, 46.0, 1.0]),
    ("weather", [9.0, 0.0, 6.0, 0.0, 0.0, 0.0]),
];

/// A pump's whole life: its readings to the day it fails.
fn life(number: u32, rng: &mut SeededRng) -> Machine {
    let is_bearing = rng.uniform() < 0.5;
    let make = (0.28 * rng.normal()).exp();
    let bases: Vec<f64> = SENSORS
        .iter()
        .map(|(_, [base, differ, ..])| base + differ * rng.normal())
        .collect();
    let (mut wear, mut load) = (0.0_f64, 0.0_f64);
    let mut machine = Machine {
        unit: Unit::Number(number),
        cycles: Vec::new(),
        sensors: vec![Vec::new(); SENSORS.len()],
        filled: vec![0; SENSORS.len()],
    };
    let mut day = 0.0;
    while wear < 1.0 {
        day += 1.0;
        // The load wanders about its usual.
        load = 0.9 * load + 0.1 * rng.normal();
        for (place, (_, [_, _, noise, bearing, seal, by_load])) in SENSORS.iter().enumerate() {
            let full = if is_bearing { bearing } else { seal };
            let shown = full * wear.powf(1.6);
            let value = bases[place] + shown + by_load * load + noise * rng.normal();
            // As an instrument would print it.
            machine.sensors[place].push((value * 100.0).round() as f32 / 100.0);
        }
        machine.cycles.push(day);
        let rate = make * (0.45 + 1.5 * wear) * (1.0 + 0.4 * load).max(0.2) / USUAL_LIFE;
        wear += rate * exponential_pair(rng);
    }
    machine
}

/// A gamma-distributed step of shape 2 and mean 1.
fn exponential_pair(rng: &mut SeededRng) -> f64 {
    let product = (1.0 - rng.uniform()) * (1.0 - rng.uniform());
    -product.ln() / 2.0
}

/// Pumps that failed, pumps that run, and how long each of these still ran.
pub struct Simulated {
    pub failed: Fleet,
    pub running: Fleet,
    pub truth: Vec<f64>,
}

/// The bundled fleet: the same pumps every time.
pub fn fleet() -> Simulated {
    simulate(FAILED, RUNNING, SEED)
}

/// Pumps of a seed. The last of those that run is new: it has fewer readings than an estimate needs.
pub fn simulate(failed: usize, running: usize, seed: u64) -> Simulated {
    let mut rng = SeededRng::new(seed);
    let lives = (1..=failed as u32)
        .map(|number| life(number, &mut rng))
        .collect();
    let mut truth = Vec::new();
    let mut machines = Vec::new();
    for number in 1..=running as u32 {
        let mut machine = life(number, &mut rng);
        let whole = machine.cycles.len();
        let seen = if number as usize == running {
            9
        } else {
            // Anywhere in its life but the first month: pumps are looked at when they are in use.
            let from = 30.min(whole - 1);
            from + rng.below((whole - from) as u64) as usize
        };
        machine.cycles.truncate(seen);
        machine
            .sensors
            .iter_mut()
            .for_each(|sensor| sensor.truncate(seen));
        truth.push((whole - seen) as f64);
        machines.push(machine);
    }
    let fleet = |machines| Fleet {
        left_out: Vec::new(),
        sensors: SENSORS.iter().map(|(name, _)| (*name).to_owned()).collect(),
        machines,
        silent: Vec::new(),
    };
    Simulated {
        failed: fleet(lives),
        running: fleet(machines),
        truth,
    }
}

/// A fleet as the table that [`crate::readings::read`] takes.
pub fn csv(fleet: &Fleet) -> String {
    let mut text = format!("unit,cycle,{}\n", fleet.sensors.join(","));
    for machine in &fleet.machines {
        for (row, cycle) in machine.cycles.iter().enumerate() {
            let _ = write!(text, "{},{cycle}", machine.unit);
            for sensor in &machine.sensors {
                let _ = write!(text, ",{}", sensor[row]);
            }
            text.push('\n');
        }
    }
    text
}
