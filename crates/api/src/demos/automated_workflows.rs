//! `/api/v1/automated-workflows`: a wish read, cars found, priced, scored and explained; a vehicle's number looked up.

use std::sync::Arc;
use std::time::Instant;

use automated_workflows::search::{self, Report};
use automated_workflows::{accuracy, default_report, own_listings, vin};
use axum::extract::{RawQuery, State};
use boreal_demo_kit::DemoSlug;
use boreal_sources::vpic::{self, PUBLISHER};
use boreal_sources::{Fetch, Mode, SourceInfo};
use jiff::civil::date;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::routes;

use crate::answer::Answer;
use crate::declaration::{Demo, Setup};
use crate::error::ApiError;
use crate::middleware::compute::{Compute, Weight};
use crate::middleware::every_field::plan_of_query;
use crate::middleware::rate_limit::RateLimiter;
use crate::middleware::visitor::Visitor;
use crate::settings::ConfigError;
use crate::sources::Sourced;

/// A table within the engine's limit, the wishes, and the words around them.
const TABLE_BYTES: usize = 2 << 20;
/// Vehicle numbers a visitor may look up a minute: the agency slows down who asks too often.
const LOOKUPS_PER_MINUTE: u32 = 10;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    let lookup = Lookup {
        base_url: setup.base_url(&PUBLISHER)?,
        publishers: setup.services.publishers.clone(),
        compute: setup.services.compute.clone(),
        calls: RateLimiter::per_minute(LOOKUPS_PER_MINUTE),
    };
    Ok(setup
        .demo(DemoSlug::AutomatedWorkflows)
        .default_report(|| Sourced::new(default_report(), ratings()))
        .accuracy(accuracy::cases)
        .post::<search::Params, _>(
            "search",
            "A wish read phrase by phrase, and the synthetic listings that fit it: ranked, priced, explained.",
            |plan| Ok(Sourced::new(timed(plan), ratings())),
        )
        .post::<own_listings::Params, _>(
            "table",
            "The same of a table of your own listings. It is read, used and forgotten.",
            |plan| Ok(Sourced::new(timed(plan), ratings())),
        )
        .up_to(TABLE_BYTES)
        .custom(routes!(decode), lookup)
        .takes_query::<vin::Params>())
}

/// The search by a clock, so that every step says how long it took.
fn timed(plan: &search::Plan) -> Report {
    let began = Instant::now();
    let clock = || Some(began.elapsed().as_secs_f64() * 1e3);
    search::run_with(plan, &clock, &mut |_| {})
}

/// Fuel ratings are published once a model year.
fn ratings() -> SourceInfo {
    SourceInfo {
        mode: Mode::Snapshot,
        as_of: Some(date(2023, 12, 31)),
        fetched_at: None,
        age_seconds: None,
        stale: false,
        publisher: "Natural Resources Canada, fuel consumption ratings of model year 2023"
            .to_owned(),
        licence: "Open Government Licence – Canada".to_owned(),
        licence_url: "https://open.canada.ca/en/open-government-licence-canada".to_owned(),
        url: "https://open.canada.ca/data/en/dataset/98f1a129-f628-4ce4-b24d-6f16bf24dd64"
            .to_owned(),
    }
}

#[derive(Clone)]
struct Lookup {
    base_url: String,
    /// `None` where the owner has switched publishers off.
    publishers: Option<Arc<dyn Fetch>>,
    compute: Compute,
    calls: RateLimiter,
}

/// A vehicle's number, checked, and what the agency knows of it.
#[derive(Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsDecoded)]
struct Decoded {
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
async fn decode(
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
