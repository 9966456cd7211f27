//! `/api/v1/automated-workflows`: a wish read, cars found, priced, scored and explained, at once or step by step; a
//! vehicle's number looked up; what the reader left put to the owner's AI endpoint.

mod lookup;
mod reader;
mod steps;

use std::time::Instant;

use automated_workflows::search::{self, Report, Step};
use automated_workflows::{accuracy, assisted, default_report, own_listings, vin};
use boreal_demo_kit::DemoSlug;
use boreal_sources::{Mode, SourceInfo};
use jiff::civil::date;
use utoipa_axum::routes;

use crate::declaration::{Demo, Setup};
use crate::settings::ConfigError;
use crate::sources::Sourced;
use lookup::Lookup;
use reader::WishReader;
use steps::{Ended, StepMessage, Steps};

/// A table within the engine's limit, the wishes, and the words around them.
const TABLE_BYTES: usize = 2 << 20;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    let lookup = Lookup::new(setup)?;
    let reader = WishReader::new(setup)?;
    let status = reader.clone();
    let steps = Steps {
        services: setup.services.clone(),
    };
    Ok(setup
        .demo(DemoSlug::AutomatedWorkflows)
        .default_report(|| Sourced::new(default_report(), ratings()))
        .accuracy(accuracy::cases)
        .post::<search::Params, _>(
            "search",
            "A wish read phrase by phrase, and the synthetic listings that fit it: ranked, priced, explained.",
            |plan| Ok(Sourced::new(timed(plan, &mut |_| {}), ratings())),
        )
        .custom(routes!(steps::stream), steps)
        .takes_query::<search::QueryParams>()
        .schema::<StepMessage>()
        .schema::<Ended>()
        .post::<own_listings::Params, _>(
            "table",
            "The same of a table of your own listings. It is read, used and forgotten.",
            |plan| Ok(Sourced::new(timed(plan, &mut |_| {}), ratings())),
        )
        .up_to(TABLE_BYTES)
        // A price model is fitted, however few the bytes.
        .short_below(0)
        .custom(routes!(lookup::decode), lookup)
        .takes_query::<vin::Params>()
        .custom(routes!(reader::read), reader)
        .takes_body::<assisted::Params>()
        .get_plain(
            "status",
            "Which model may be asked about words the grammar left.",
            move || status.status(),
        ))
}

/// The search by a clock, so that every step says how long it took.
fn timed(plan: &search::Plan, on_step: &mut dyn FnMut(&Step)) -> Report {
    let began = Instant::now();
    let clock = || Some(began.elapsed().as_secs_f64() * 1e3);
    search::run_with(plan, &clock, on_step)
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
