//! Which of our stations a publisher's site stands for: the nearest within reach.

use real_time_analytics::{Station, stations};
use std::collections::BTreeMap;

/// Farther away the weather is another: a town and its airport lie within this.
pub const MAX_DISTANCE_KM: f64 = 40.0;
/// Mean radius of the Earth.
const EARTH_KM: f64 = 6_371.008_8;

/// The station nearest to a place and how far off it is, if it is within reach.
pub fn nearest(place: (f64, f64)) -> Option<(&'static Station, f64)> {
    stations()
        .iter()
        .map(|station| {
            let distance = distance_km(place, (station.latitude, station.longitude));
            (station, distance)
        })
        .filter(|(_, distance)| *distance <= MAX_DISTANCE_KM)
        .min_by(|a, b| a.1.total_cmp(&b.1))
}

/// Great-circle distance of two places in degrees north and east.
pub fn distance_km((north_a, east_a): (f64, f64), (north_b, east_b): (f64, f64)) -> f64 {
    let (a, b) = (north_a.to_radians(), north_b.to_radians());
    let half_north = (b - a) / 2.0;
    let half_east = (east_b - east_a).to_radians() / 2.0;
    let chord = half_north.sin().powi(2) + a.cos() * b.cos() * half_east.sin().powi(2);
    2.0 * EARTH_KM * chord.sqrt().min(1.0).asin()
}

/// For each station the offer of the nearest site; equally near ones by name, so that the choice is always the same.
pub fn by_station<T>(
    offers: impl IntoIterator<Item = (&'static Station, f64, String, T)>,
) -> BTreeMap<String, (f64, T)> {
    let mut chosen: BTreeMap<String, (f64, String, T)> = BTreeMap::new();
    for (station, distance, name, offer) in offers {
        let better = chosen.get(&station.id).is_none_or(|(near, kept, _)| {
            distance
                .total_cmp(near)
                .then_with(|| name.cmp(kept))
                .is_lt()
        });
        if better {
            chosen.insert(station.id.clone(), (distance, name, offer));
        }
    }
    let without_name = |(station, (distance, _, offer))| (station, (distance, offer));
    chosen.into_iter().map(without_name).collect()
}
