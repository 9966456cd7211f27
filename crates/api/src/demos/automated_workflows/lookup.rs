//! A vehicle's number, looked up with the US safety agency once its check digit is right.

use std::sync::Arc;

use automated_workflows::vin;
use axum::extract::{RawQuery, State};
use boreal_sources::Fetch;
use boreal_sources::vpic::{self, PUBLISHER};
use serde::Serialize;
use utoipa::ToSchema;

use crate::answer::Answer;
use crate::declaration::Setup;
use crate::error::ApiError;
use crate::middleware::compute::{Compute, Weight};
use crate::middleware::every_field::plan_of_query;
use crate::middleware::rate_limit::RateLimiter;
use crate::middleware::visitor::Visitor;
use crate::settings::ConfigError;

/// Vehicle numbers a visitor may look up a minute: the agency slows down who asks too often.
const LOOKUPS_PER_MINUTE: u32 = 10;

#[derive(Clone)]
pub struct Lookup {
    base_url: String,
    /// `None` where the owner has switched publishers off.
    publishers: Option<Arc<dyn Fetch>>,
    compute: Compute,
    calls: RateLimiter,
}

impl Lookup {
    pub fn new(setup: &mut Setup) -> Result<Self, ConfigError> {
        Ok(Self {
            base_url: setup.base_url(&PUBLISHER)?,
            publishers: setup.services.publishers.clone(),
            compute: setup.services.compute.clone(),
            calls: RateLimiter::per_minute(LOOKUPS_PER_MINUTE),
        })
    }
}

/// A vehicle's number, checked, and what the agency knows of it.
#[derive(Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsDecoded)]
pub struct Decoded {
    /// As it was checked: its ninth sign fits the others.
    vin: String,
    /// `null` where nobody was asked or nothing came back; the note says which.
    vehicle: Option<Vehicle>,
    note: String,
    publisher: String,
}

/// What is known of a vehicle; `null` where nothing is.
#[derive(Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsVehicle)]
struct Vehicle {
    make: Option<String>,
    model: Option<String>,
    year: Option<u32>,
    trim: Option<String>,
    body: Option<String>,
    drive: Option<String>,
    fuel: Option<String>,
    cylinders: Option<u32>,
    displacement_l: Option<f64>,
    plant_country: Option<String>,
    /// The agency's remarks on the number.
    problem: Option<String>,
}

impl From<vpic::Vehicle> for Vehicle {
    fn from(known: vpic::Vehicle) -> Self {
        Self {
            make: known.make,
            model: known.model,
            year: known.year,
            trim: known.trim,
            body: known.body,
            drive: known.drive,
            fuel: known.fuel,
            cylinders: known.cylinders,
            displacement_l: known.displacement_l,
            plant_country: known.plant_country,
            problem: known.problem,
        }
    }
}

/// What the US safety agency knows of a vehicle's number, once its check digit is right.
#[utoipa::path(
    get, path = "/api/v1/automated-workflows/vin", tag = "automated-workflows",
    operation_id = "automated_workflows_vin",
    params(vin::Params),
    responses((status = 200, body = Decoded))
)]
pub async fn decode(
    State(lookup): State<Lookup>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Answer, ApiError> {
    let vin = plan_of_query::<vin::Params>(&query.unwrap_or_default())?;
    let answer = match &lookup.publishers {
        None => Err(
            "Publishers are not asked here, so the number was checked and not looked up."
                .to_owned(),
        ),
        Some(publishers) => {
            lookup.calls.take(visitor.ip)?;
            let url = vpic::decode_url(&lookup.base_url, vin.as_str());
            let body = publishers.fetch(&url).await;
            body.map_err(|error| format!("The agency could not be asked: {error}."))
        }
    };
    let work = move || {
        let vehicle = answer.and_then(|body| {
            let known = vpic::vehicle(&body);
            known.map_err(|error| format!("The agency was asked, but {error}."))
        });
        let (vehicle, note) = match vehicle {
            Ok(vehicle) => (
                Some(Vehicle::from(vehicle)),
                "Decoded by the agency.".to_owned(),
            ),
            Err(note) => (None, note),
        };
        Ok(Decoded {
            vin: vin.as_str().to_owned(),
            vehicle,
            note,
            publisher: PUBLISHER.name.to_owned(),
        })
    };
    lookup
        .compute
        .call(visitor.ip)
        .answer(Weight::Short, work)
        .await
}
