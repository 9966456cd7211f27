//! Which of our stations a publisher's site stands for: the nearest within reach.

use boreal_sources::eccc::Position;
use real_time_analytics::{Station, stations};
use std::collections::BTreeMap;

/// Farther away the weather is another: a town and its airport lie within this.
const MAX_DISTANCE_KM: f64 = 40.0;
/// Mean radius of the Earth.
const EARTH_KM: f64 = 6_371.008_8;

/// A row of a publisher's and the station it is nearest to.
pub struct Near<R> {
    pub station: &'static Station,
    pub distance_km: f64,
    pub row: R,
}

/// The row with its station, if there is one within reach.
pub fn near<R>(position: Position, row: R) -> Option<Near<R>> {
    let nearest = stations()
        .iter()
        .map(|station| (station, distance_km(position, at(station))))
        .min_by(|a, b| a.1.total_cmp(&b.1));
    let (station, distance_km) = nearest.filter(|(_, distance)| *distance <= MAX_DISTANCE_KM)?;
    Some(Near {
        station,
        distance_km,
        row,
    })
}

/// Where a station is.
pub fn at(station: &Station) -> Position {
    Position {
        north: station.latitude,
        east: station.longitude,
    }
}

/// For each station the nearest row; equally near ones by name, so that the choice is always the same.
pub fn by_station<'a, R>(
    rows: impl IntoIterator<Item = &'a Near<R>>,
    name: impl Fn(R) -> &'a str,
) -> BTreeMap<String, &'a Near<R>>
where
    R: Copy + 'a,
{
    let mut chosen: BTreeMap<String, &Near<R>> = BTreeMap::new();
    for near in rows {
        let is_better = chosen.get(&near.station.id).is_none_or(|kept| {
            let by_distance = near.distance_km.total_cmp(&kept.distance_km);
            by_distance
                .then_with(|| name(near.row).cmp(name(kept.row)))
                .is_lt()
        });
        if is_better {
            chosen.insert(near.station.id.clone(), near);
        }
    }
    chosen
}

/// As a page shows it.
pub fn rounded_km(distance_km: f64) -> f64 {
    (distance_km * 10.0).round() / 10.0
}

/// Great-circle distance.
fn distance_km(a: Position, b: Position) -> f64 {
    let (north_a, north_b) = (a.north.to_radians(), b.north.to_radians());
    let half_north = (north_b - north_a) / 2.0;
    let half_east = (b.east - a.east).to_radians() / 2.0;
    let chord = half_north.sin().powi(2) + north_a.cos() * north_b.cos() * half_east.sin().powi(2);
    2.0 * EARTH_KM * chord.sqrt().min(1.0).asin()
}
