//! The VIN decoder of the US National Highway Traffic Safety Administration (vPIC), as typed values.
//!
//! Documented at <https://vpic.nhtsa.dot.gov/api/>. `DecodeVinValues` answers with one flat object of more than a
//! hundred strings, empty where nothing is known; the count of them grows. `ErrorCode` lists numbers parted by commas,
//! 0 where all is well. No key; the agency slows down who asks too often. Most vehicles sold in Canada are known.

use serde::Deserialize;
use thiserror::Error;

use crate::feed::Publisher;

pub const PUBLISHER: Publisher = Publisher {
    name: "US National Highway Traffic Safety Administration",
    licence: "Public domain",
    licence_url: "https://www.nhtsa.gov/about-nhtsa/terms-use",
    setting: "sources_vpic_url",
    base_url: "https://vpic.nhtsa.dot.gov",
};

/// Why an answer cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum VpicError {
    #[error("the answer is not DecodeVinValues JSON")]
    Malformed,
    #[error("the answer holds no vehicle")]
    Empty,
}

/// What is known of a number; `None` where nothing is.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Vehicle {
    pub make: Option<String>,
    pub model: Option<String>,
    pub year: Option<u32>,
    pub trim: Option<String>,
    pub body: Option<String>,
    pub drive: Option<String>,
    pub fuel: Option<String>,
    pub cylinders: Option<u32>,
    pub displacement_l: Option<f64>,
    pub plant_country: Option<String>,
    /// The agency's own remarks on the number, where it has any.
    pub problem: Option<String>,
}

/// Where one number is decoded.
pub fn decode_url(base: &str, vin: &str) -> String {
    format!("{base}/api/vehicles/DecodeVinValues/{vin}?format=json")
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Answer {
    results: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase", default)]
#[derive(Default)]
struct Row {
    make: Option<String>,
    model: Option<String>,
    model_year: Option<String>,
    trim: Option<String>,
    body_class: Option<String>,
    drive_type: Option<String>,
    fuel_type_primary: Option<String>,
    engine_cylinders: Option<String>,
    #[serde(rename = "DisplacementL")]
    displacement: Option<String>,
    plant_country: Option<String>,
    error_code: Option<String>,
    error_text: Option<String>,
}

/// Reads the published answer.
pub fn vehicle(body: &str) -> Result<Vehicle, VpicError> {
    let answer: Answer = serde_json::from_str(body).map_err(|_| VpicError::Malformed)?;
    let row = answer.results.into_iter().next().ok_or(VpicError::Empty)?;
    let vehicle = Vehicle {
        make: said(row.make),
        model: said(row.model),
        year: number(row.model_year),
        trim: said(row.trim),
        body: said(row.body_class),
        drive: said(row.drive_type),
        fuel: said(row.fuel_type_primary),
        cylinders: number(row.engine_cylinders),
        displacement_l: number(row.displacement),
        plant_country: said(row.plant_country),
        problem: said(row.error_text).filter(|_| said(row.error_code).as_deref() != Some("0")),
    };
    match vehicle.make.is_none() && vehicle.model.is_none() && vehicle.problem.is_none() {
        true => Err(VpicError::Empty),
        false => Ok(vehicle),
    }
}

/// A text that says something.
fn said(text: Option<String>) -> Option<String> {
    let text = text?.trim().to_owned();
    (!text.is_empty() && text != "Not Applicable").then_some(text)
}

fn number<T: std::str::FromStr>(text: Option<String>) -> Option<T> {
    said(text)?.parse().ok()
}
