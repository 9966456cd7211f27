//! A model trained on histories that ended in failure, what it would have said of each of them without having seen
//! it, and what it says of the machines that run.
//!
//! Machines are dealt into folds. The model of a fold has not seen its machines: what it says of them is how far
//! such estimates can be trusted. A machine that runs is given the mean of all folds' models.

use boreal_demo_kit::SeededRng;
use boreal_demo_kit::stats::median;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::booster::{Binned, Bins, Growth, grow};
use crate::columns::LeftOut;
use crate::drawing::{Drawing, drawings};
use crate::features::{self, FIRST, PER_SENSOR};
use crate::readings::{Fleet, Machine, Unit};
use crate::speech::{Shuffled, Speech};

/// Fewer readings than a machine's own beginning has say nothing.
pub const NEEDED_READINGS: usize = FIRST;
/// Fewer failures cannot be told from chance.
pub const LEAST_MACHINES: usize = 4;
const FOLDS: usize = 5;
/// The number of trees was chosen by cross-validation over the engines of NASA's FD003 (`data/README.md`), the rest
/// by a prototype on the same engines.
const GROWTH: Growth = Growth {
    trees: 300,
    depth: 5,
    rate: 0.05,
    columns: 0.4,
    most_columns: 40,
    rows: 0.5,
    min_leaf: 20,
    shrink: 5.0,
};
/// Neighbouring cycles say nearly the same: of more rows every second, third or so is learnt from.
const ENOUGH_ROWS: usize = 8_500;
/// Readings a level, slope and spread are taken over, where lives are long enough.
const LONGEST_WINDOW: usize = 50;
/// Histories are looked at so often at the most, so that memory is bounded.
const MOST_LOOKS: usize = 20_000;
/// Estimates are checked up to this part above the cap: beyond it all are the cap.
pub const CHECKED_TO: f64 = 1.2;
const SEED: u64 = 1;

/// How far a training is.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = PredictiveMaintenanceStage)]
pub struct Stage {
    /// Trees grown.
    pub done: usize,
    pub of: usize,
    /// Machines that were estimated by a model which had not seen them.
    pub checked: usize,
    /// The root mean square error of these estimates, in cycles.
    pub rmse: Option<f64>,
}

/// Who follows a training: told after each tree, and says whether it goes on.
pub type Follow<'a> = &'a mut dyn FnMut(Stage) -> bool;

/// Everything a report is made of that takes long to compute.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Fit {
    pub cap: f64,
    pub window: usize,
    pub look_every: usize,
    pub rows: usize,
    pub filled: usize,
    pub left_out: Vec<LeftOut>,
    /// Histories without a sensor that is learnt from, which are not learnt from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub silent: Vec<Unit>,
    pub replays: Vec<Replay>,
    pub units: Vec<Estimate>,
    pub sensors: Vec<Speech>,
    pub age_rise: f64,
    pub drawings: Vec<Drawing>,
}

impl Fit {
    /// Models that were grown, each without one fold of the histories.
    pub fn folds(&self) -> usize {
        let folds = self.replays.iter().map(|replay| replay.fold + 1);
        folds.max().unwrap_or(1)
    }
}

/// A history that ended, looked at every few readings by a model that has not seen it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Replay {
    pub fold: usize,
    /// Its last cycle: there it failed.
    pub life: f64,
    /// Cycle and estimate at each look.
    pub looks: Vec<(f64, f64)>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    pub unit: Unit,
    pub readings: usize,
    pub cycle: f64,
    /// `None` where there are fewer readings than are needed, and where a sensor is silent.
    pub rul: Option<f64>,
    /// The first sensor of those learnt from that it has no reading of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub silent: Option<String>,
}

/// Rows of some machines as columns.
struct Rows {
    columns: Vec<Vec<f32>>,
    /// Machine and reading of each row.
    of: Vec<(usize, usize)>,
}

impl Rows {
    fn of(
        machines: &[Machine],
        sensors: &[usize],
        window: usize,
        wanted: impl Fn(&Machine) -> Vec<usize>,
    ) -> Self {
        let mut rows = Self {
            columns: vec![Vec::new(); sensors.len() * PER_SENSOR + 1],
            of: Vec::new(),
        };
        for (place, machine) in machines.iter().enumerate() {
            let own = wanted(machine);
            let read: Vec<&[f32]> = sensors
                .iter()
                .map(|&sensor| &machine.sensors[sensor][..])
                .collect();
            features::append(&read, &machine.cycles, &own, window, &mut rows.columns);
            rows.of
                .extend(own.into_iter().map(|reading| (place, reading)));
        }
        rows
    }

    /// Which rows they are, and their columns as bins.
    fn binned(self, bins: &Bins) -> (Vec<(usize, usize)>, Binned) {
        (self.of, bins.apply(&self.columns))
    }
}

/// Trains on `failed`, checks itself on them and estimates `running`; `None` when told to end.
pub fn fit(failed: &Fleet, running: &Fleet, cap: f64, follow: Follow) -> Option<Fit> {
    let machines = &failed.machines;
    let spans = machines
        .iter()
        .map(|machine| machine.last_cycle() - machine.first_cycle());
    // Nobody has more left than the longest record.
    let cap = cap.min(spans.fold(1.0, f64::max));
    let window = (usual_readings(failed) / 4).clamp(5, LONGEST_WINDOW);
    let look_every = look_every(failed);
    let sensors = moving(failed);
    let stride = failed.rows().div_ceil(ENOUGH_ROWS).max(1);
    let left = |&(machine, reading): &(usize, usize)| {
        let machine = &machines[machine];
        machine.last_cycle() - machine.cycles[reading]
    };
    let learnt = Rows::of(machines, &sensors, window, |machine| {
        (0..machine.cycles.len())
            .rev()
            .step_by(stride)
            .collect::<Vec<_>>()
            .into_iter()
            .rev()
            .collect()
    });
    let bins = Bins::of(&learnt.columns);
    let (learnt, learnt_bins) = learnt.binned(&bins);
    let looked = Rows::of(machines, &sensors, window, |machine| {
        looks(machine, look_every).collect()
    });
    let (looked, looked_bins) = looked.binned(&bins);
    let silent = |machine: &Machine| machine.first_lacking(&sensors);
    let now = Rows::of(
        &running.machines,
        &sensors,
        window,
        |machine| match machine.cycles.len() {
            readings if readings < NEEDED_READINGS => Vec::new(),
            _ if silent(machine).is_some() => Vec::new(),
            readings => vec![readings - 1],
        },
    );
    let (now, now_bins) = now.binned(&bins);
    let target: Vec<f64> = learnt.iter().map(|row| left(row).min(cap)).collect();

    let folds = FOLDS.min(machines.len());
    let fold_of = deal(machines.len(), folds);
    let mut said = vec![0.0; looked.len()];
    let mut said_now = vec![0.0; now.len()];
    let mut shuffled = Shuffled::new(sensors.len() + 1);
    let mut stage = Stage {
        done: 0,
        of: folds * GROWTH.trees,
        checked: 0,
        rmse: None,
    };
    for fold in 0..folds {
        let rows: Vec<u32> = (0..learnt.len() as u32)
            .filter(|&row| fold_of[learnt[row as usize].0] != fold)
            .collect();
        let mut rng = SeededRng::new(SEED + 1 + fold as u64);
        let mut goes_on = || {
            stage.done += 1;
            follow(stage)
        };
        let model = grow(
            &learnt_bins,
            &target,
            &rows,
            &GROWTH,
            &mut rng,
            &mut goes_on,
        )?;
        let held: Vec<usize> = (0..looked.len())
            .filter(|&row| fold_of[looked[row].0] == fold)
            .collect();
        for &row in &held {
            said[row] = model.predict(&looked_bins, row).clamp(0.0, cap);
        }
        for (row, said) in said_now.iter_mut().enumerate() {
            *said += model.predict(&now_bins, row).clamp(0.0, cap) / folds as f64;
        }
        let checked: Vec<usize> = held
            .into_iter()
            .filter(|&row| left(&looked[row]) <= CHECKED_TO * cap)
            .collect();
        shuffled.add(
            &model,
            &looked_bins,
            &checked,
            |row| left(&looked[row]).min(cap),
            cap,
            &mut rng,
        );
        stage.checked += fold_of.iter().filter(|&&of| of == fold).count();
        stage.rmse = shuffled.rmse();
    }

    let mut replays: Vec<Replay> = machines
        .iter()
        .zip(&fold_of)
        .map(|(machine, &fold)| Replay {
            fold,
            life: machine.last_cycle(),
            looks: Vec::new(),
        })
        .collect();
    for (&(machine, reading), &said) in looked.iter().zip(&said) {
        replays[machine]
            .looks
            .push((machines[machine].cycles[reading], rounded(said, 1)));
    }
    let mut units: Vec<Estimate> = running
        .machines
        .iter()
        .map(|machine| Estimate {
            unit: machine.unit.clone(),
            readings: machine.cycles.len(),
            cycle: machine.last_cycle(),
            rul: None,
            silent: silent(machine).map(|sensor| failed.sensors[sensor].clone()),
        })
        .collect();
    for (&(machine, _), &said) in now.iter().zip(&said_now) {
        units[machine].rul = Some(rounded(said, 1));
    }
    let (mut speeches, age_rise) = shuffled.speeches(&sensors, failed);
    speeches.sort_by(|a, b| b.rise.total_cmp(&a.rise));
    let drawings = drawings(failed, running, &speeches, &units, cap);
    Some(Fit {
        cap,
        window,
        look_every,
        rows: failed.rows() + running.rows(),
        filled: failed.filled() + running.filled(),
        left_out: failed.left_out.clone(),
        silent: failed.silent.clone(),
        replays,
        units,
        sensors: speeches,
        age_rise,
        drawings,
    })
}

/// Readings that half of the machines have had.
fn usual_readings(fleet: &Fleet) -> usize {
    let lengths = fleet
        .machines
        .iter()
        .map(|machine| machine.cycles.len() as f64);
    median(&lengths.collect::<Vec<_>>()).unwrap_or_default() as usize
}

/// Readings between two looks at a history: forty looks at a usual life.
fn look_every(fleet: &Fleet) -> usize {
    let least = fleet.rows().div_ceil(MOST_LOOKS);
    (usual_readings(fleet) / 40).clamp(1, 5).max(least)
}

/// The readings a history is looked at. At its last one it has failed.
fn looks(machine: &Machine, every: usize) -> impl Iterator<Item = usize> {
    (NEEDED_READINGS - 1..machine.cycles.len().saturating_sub(1)).step_by(every)
}

/// Machines of which an estimate can be checked: looked at so near their end that the cap tells lives apart.
pub fn checkable(fleet: &Fleet, cap: f64) -> usize {
    let every = look_every(fleet);
    let is_near = |machine: &&Machine| {
        looks(machine, every)
            .any(|look| machine.last_cycle() - machine.cycles[look] <= CHECKED_TO * cap)
    };
    fleet.machines.iter().filter(is_near).count()
}

/// Sensors that move at all, whatever machines lack them.
pub fn moving(fleet: &Fleet) -> Vec<usize> {
    let sensors = 0..fleet.sensors.len();
    sensors
        .filter(|&sensor| moves(&fleet.machines, sensor))
        .collect()
}

/// Whether a sensor of these machines ever changes.
pub(crate) fn moves(machines: &[Machine], sensor: usize) -> bool {
    let mut values = machines
        .iter()
        .flat_map(|machine| &machine.sensors[sensor])
        .filter(|value| !value.is_nan());
    let first = values.next();
    values.any(|value| Some(value) != first)
}

/// Which fold each machine is in: shuffled, then dealt in turn.
fn deal(machines: usize, folds: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..machines).collect();
    let mut rng = SeededRng::new(SEED);
    for place in (1..machines).rev() {
        order.swap(place, rng.below(place as u64 + 1) as usize);
    }
    let mut fold_of = vec![0; machines];
    for (place, machine) in order.into_iter().enumerate() {
        fold_of[machine] = place % folds;
    }
    fold_of
}

pub fn rounded(value: f64, decimals: i32) -> f64 {
    let scale = 10_f64.powi(decimals);
    (value * scale).round() / scale
}
