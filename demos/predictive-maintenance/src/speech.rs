//! How much each sensor says: what the error becomes when a sensor's columns are taken from other rows (Breiman 2001,
//! "Random forests").

use boreal_demo_kit::SeededRng;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::booster::{Binned, Model};
use crate::features::PER_SENSOR;
use crate::fit::rounded;
use crate::readings::Fleet;

/// Of the estimates that are checked, every so-manieth is made again with each sensor dealt anew, and of many a
/// fold has fewer, so that work is bounded.
const SHUFFLED_EVERY: usize = 4;
const MOST_SHUFFLED: usize = 150;

/// How much a sensor says.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = PredictiveMaintenanceSensor)]
pub struct Speech {
    pub name: String,
    /// By how many cycles the error rises when this sensor's values are shuffled among the checks.
    pub rise: f64,
}

/// Errors of the estimates that are checked, straight and by shuffled sensor.
pub(crate) struct Shuffled {
    squares: Vec<f64>,
    straight: f64,
    count: usize,
}

impl Shuffled {
    pub fn new(groups: usize) -> Self {
        Self {
            squares: vec![0.0; groups],
            straight: 0.0,
            count: 0,
        }
    }

    pub fn add(
        &mut self,
        model: &Model,
        data: &Binned,
        rows: &[usize],
        truth: impl Fn(usize) -> f64,
        cap: f64,
        rng: &mut SeededRng,
    ) {
        let mut others = rows.to_vec();
        for place in (1..others.len()).rev() {
            others.swap(place, rng.below(place as u64 + 1) as usize);
        }
        let every = SHUFFLED_EVERY.max(rows.len() / MOST_SHUFFLED);
        for (&row, &other) in rows.iter().zip(&others).step_by(every) {
            let error = |said: f64| (said.clamp(0.0, cap) - truth(row)).powi(2);
            self.straight += error(model.predict(data, row));
            self.count += 1;
            for (group, squares) in self.squares.iter_mut().enumerate() {
                let is_own = |column: usize| column / PER_SENSOR == group;
                let said = model.predict_by(|column| {
                    data.columns[column][if is_own(column) { other } else { row }]
                });
                *squares += error(said);
            }
        }
    }

    pub fn rmse(&self) -> Option<f64> {
        (self.count > 0).then(|| (self.straight / self.count as f64).sqrt())
    }

    /// The rise of each sensor, and that of the age.
    pub fn speeches(&self, sensors: &[usize], fleet: &Fleet) -> (Vec<Speech>, f64) {
        let straight = self.rmse().unwrap_or_default();
        let rise = |group: usize| {
            rounded(
                (self.squares[group] / self.count.max(1) as f64).sqrt() - straight,
                2,
            )
        };
        let speeches = sensors.iter().enumerate().map(|(group, &sensor)| Speech {
            name: fleet.sensors[sensor].clone(),
            rise: rise(group),
        });
        (speeches.collect(), rise(sensors.len()))
    }
}
