//! How many plants a bed holds.

use super::tables::crops::Crop;
use boreal_demo_kit::number::round_to;
use serde::Serialize;
use utoipa::ToSchema;

/// A rectangular bed, in metres.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationBed)]
pub struct Bed {
    /// Across the rows.
    pub width_m: f64,
    /// Along the rows.
    pub length_m: f64,
}

/// How a crop fills the bed.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = DataIntegrationSpacing)]
pub struct Spacing {
    /// Between plants in a row.
    pub in_row_cm: f64,
    /// Between rows.
    pub row_cm: f64,
    /// How deep a seed goes.
    pub depth_cm: Option<f64>,
    /// Rows the whole bed takes.
    pub rows: u32,
    /// Plants in each.
    pub plants_per_row: u32,
    /// Plants if the whole bed is given to this crop.
    pub plants_per_bed: u32,
    /// Plants if every crop of the plan gets an equal part of the bed.
    pub plants_in_share: u32,
    /// Square metres one plant takes.
    pub area_per_plant_m2: f64,
}

impl Spacing {
    /// The bed planted with one crop, and with a crop's part of it.
    ///
    /// A plant stands in the middle of its place, so a bed narrower than the row
    /// distance still takes one row, as long as a plant itself fits.
    pub fn of(crop: &Crop, bed: &Bed, crops: usize) -> Self {
        let fit = |side_m: f64, distance_cm: f64| {
            // A hair of tolerance: 1.2 m over 40 cm is three, whatever the last bit says.
            ((side_m * 100.0 / distance_cm + 1e-9).floor() as u32).max(1)
        };
        let rows = fit(bed.width_m, crop.row_cm);
        let plants_per_row = fit(bed.length_m, crop.in_row_cm);
        let plants_per_bed = rows * plants_per_row;
        let area_per_plant_m2 = crop.in_row_cm * crop.row_cm / 10_000.0;
        let share_m2 = bed.width_m * bed.length_m / crops.max(1) as f64;
        let in_share = ((share_m2 / area_per_plant_m2 + 1e-9).floor() as u32).min(plants_per_bed);
        Self {
            in_row_cm: crop.in_row_cm,
            row_cm: crop.row_cm,
            depth_cm: crop.depth_cm,
            rows,
            plants_per_row,
            plants_per_bed,
            plants_in_share: in_share,
            area_per_plant_m2: round_to(area_per_plant_m2, 4),
        }
    }
}
