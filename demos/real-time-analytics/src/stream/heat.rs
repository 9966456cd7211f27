//! Heat: by humidex, or by temperature where the agency's own criteria leave the humidity out.

use super::alert::Signal;
use super::plan::{HEAT_CALM_BELOW, HEAT_FROM, HeatCriteria};
use crate::observation::Observation;

/// A reading as hot as a day's limit is of the next day when it comes so much after the first.
const NEXT_DAY_S: i64 = 18 * 3_600;
/// A gap that can hide a cool night.
const UNSEEN_NIGHT_S: i64 = 6 * 3_600;

/// What a reading says of heat: the signal, the figure it goes by, and the words for both ends of an alert.
pub(super) struct Judged {
    pub signal: Signal,
    pub value: Option<f64>,
    pub raised: String,
    pub cleared: String,
}

pub(super) fn by_humidex(humidex: Option<f64>) -> Judged {
    Judged {
        signal: match humidex {
            Some(humidex) if humidex >= HEAT_FROM => Signal::Bad,
            Some(humidex) if humidex >= HEAT_CALM_BELOW => Signal::Between,
            _ => Signal::Calm,
        },
        value: humidex,
        raised: format!("Humidex reached {HEAT_FROM}: great discomfort, avoid exertion."),
        cleared: format!("Humidex fell below {HEAT_CALM_BELOW}."),
    }
}

/// Remembers the first hot reading since the last cool one.
#[derive(Debug, Default)]
pub(super) struct HotSpell {
    since_s: Option<i64>,
    last_s: i64,
}

impl HotSpell {
    /// Judges a report; one without a temperature says nothing.
    pub fn judge(&mut self, criteria: HeatCriteria, observation: &Observation) -> Option<Judged> {
        let temperature = observation.temperature_c?;
        let second = observation.observed_at.as_second();
        let HeatCriteria {
            region,
            day_c,
            night_c,
        } = criteria;
        if temperature < night_c || second - self.last_s > UNSEEN_NIGHT_S {
            self.since_s = None;
        }
        self.last_s = second;
        let signal = if temperature < night_c {
            Signal::Calm
        } else if temperature < day_c || second - *self.since_s.get_or_insert(second) < NEXT_DAY_S {
            Signal::Between
        } else {
            Signal::Bad
        };
        Some(Judged {
            signal,
            value: Some(temperature),
            raised: format!(
                "A second day of {day_c} °C or more, and not below {night_c} °C in the night between: the agency's limits for a heat warning in {region}, where humidity does not count."
            ),
            cleared: format!("The temperature fell below {night_c} °C."),
        })
    }
}
