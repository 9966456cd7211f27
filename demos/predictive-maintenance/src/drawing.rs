//! What the page draws of a sensor: as it went in the machines that failed, and in those that fail first.

use boreal_demo_kit::stats::quantile;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::features;
use crate::fit::{CHECKED_TO, Estimate, rounded};
use crate::readings::{Fleet, Machine, Unit};
use crate::speech::Speech;

/// Sensors that are drawn, points of a line, and machines whose lines are drawn: those that fail first.
const DRAWN_SENSORS: usize = 6;
const DRAWN_POINTS: usize = 16;
const DRAWN_MACHINES: usize = 8;

/// A sensor as it went in the machines that failed, and in those that fail first.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = PredictiveMaintenanceDrawing)]
pub struct Drawing {
    pub sensor: String,
    pub fleet: Vec<Band>,
    pub units: Vec<Line>,
}

/// What a sensor showed so many cycles before failure: the middle of the fleet and eight in ten of it, smoothed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = PredictiveMaintenanceBand)]
pub struct Band {
    pub cycles_left: f64,
    pub low: f64,
    pub middle: f64,
    pub high: f64,
}

/// A running machine's own readings of it, smoothed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = PredictiveMaintenanceLine)]
pub struct Line {
    pub unit: Unit,
    /// Cycles before its last, and the value there.
    pub points: Vec<(f64, f64)>,
}

/// Sensors that say most, with the machines that fail first.
pub(crate) fn drawings(
    failed: &Fleet,
    running: &Fleet,
    speeches: &[Speech],
    units: &[Estimate],
    cap: f64,
) -> Vec<Drawing> {
    let mut first: Vec<usize> = (0..units.len()).collect();
    first.retain(|&unit| units[unit].rul.is_some());
    first.sort_by(|&a, &b| {
        units[a]
            .rul
            .partial_cmp(&units[b].rul)
            .expect("estimates are numbers")
    });
    first.truncate(DRAWN_MACHINES);
    speeches
        .iter()
        .take(DRAWN_SENSORS)
        .map(|speech| {
            let sensor = failed.sensors.iter().position(|name| *name == speech.name);
            let sensor = sensor.expect("a sensor that speaks was read");
            Drawing {
                sensor: speech.name.clone(),
                fleet: bands(failed, sensor, cap),
                units: first
                    .iter()
                    .map(|&unit| line(&running.machines[unit], sensor))
                    .collect(),
            }
        })
        .collect()
}

/// The fleet at every twelfth of the cap before failure, as far as most machines have lived.
fn bands(fleet: &Fleet, sensor: usize, cap: f64) -> Vec<Band> {
    let smooth: Vec<Vec<f64>> = fleet
        .machines
        .iter()
        .map(|machine| features::smoothed(&machine.sensors[sensor]))
        .collect();
    (0..=(12.0 * CHECKED_TO).ceil() as u32)
        .filter_map(|step| {
            let cycles_left = (f64::from(step) * cap / 12.0).round();
            let at = |(machine, smooth): (&Machine, &Vec<f64>)| {
                let cycle = machine.last_cycle() - cycles_left;
                let after = machine.cycles.partition_point(|&own| own <= cycle);
                after.checked_sub(1).map(|reading| smooth[reading])
            };
            let values: Vec<f64> = fleet.machines.iter().zip(&smooth).filter_map(at).collect();
            let is_enough = 2 * values.len() >= fleet.machines.len();
            let of = |p| {
                is_enough
                    .then(|| quantile(&values, p))
                    .flatten()
                    .map(significant)
            };
            Some(Band {
                cycles_left,
                low: of(0.1)?,
                middle: of(0.5)?,
                high: of(0.9)?,
            })
        })
        .collect()
}

fn line(machine: &Machine, sensor: usize) -> Line {
    let smooth = features::smoothed(&machine.sensors[sensor]);
    let count = smooth.len();
    let step = count.div_ceil(DRAWN_POINTS).max(1);
    let points = (0..count)
        .rev()
        .step_by(step)
        .map(|reading| {
            (
                machine.last_cycle() - machine.cycles[reading],
                significant(smooth[reading]),
            )
        })
        .collect();
    Line {
        unit: machine.unit.clone(),
        points,
    }
}

/// Five digits: what a sensor is drawn with.
fn significant(value: f64) -> f64 {
    if value.abs() < 1e-30 {
        return 0.0;
    }
    rounded(value, 4 - value.abs().log10().floor() as i32)
}

#[cfg(test)]
mod tests {
    use super::significant;

    #[test]
    fn a_sensor_is_drawn_with_five_digits_whatever_its_size() {
        for (value, drawn) in [
            (0.0, 0.0),
            (1e-31, 0.0),
            (-0.000_123_456_78, -0.000_123_46),
            (9.999_96, 10.0),
            (9_062.174, 9_062.2),
            (-123_456_789.0, -123_460_000.0),
        ] {
            let error = (significant(value) - drawn).abs();
            assert!(error <= 1e-9 * drawn.abs(), "{value}");
        }
    }
}
