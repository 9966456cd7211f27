//! `/api/v1/data-integration`: what grows in a city, when to plant it, and the plan as files.

use std::sync::LazyLock;

use boreal_demo_kit::DemoSlug;
use boreal_sources::{Mode, SourceInfo};
use data_integration::export::{calendar_file, table_file};
use data_integration::params::DEFAULT_YEAR;
use data_integration::{Params, Report, run};
use jiff::Timestamp;
use jiff::civil::{Date, date};

use crate::declaration::{Demo, File, Setup};
use crate::facts::Facts;
use crate::settings::ConfigError;
use crate::sources::Sourced;

/// Whose the events' identifiers are.
static FACTS: LazyLock<Facts> = LazyLock::new(Facts::embedded);

/// The last day of the climate normals the frost dates belong to, 1981 to 2010.
const NORMALS_END: Date = date(2010, 12, 31);

/// Some fifty crops of one's own as people write them: more take long to plan.
const SHORT_PLAN_BYTES: usize = 1_024;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    Ok(setup
        .demo(DemoSlug::DataIntegration)
        .default_report(|| Sourced::new(data_integration::default_report(), source()))
        .get_plain("cities", "The cities and crops to choose from.", || {
            Sourced::new(data_integration::catalogue(DEFAULT_YEAR), source())
        })
        .get::<Params, _>(
            "plan",
            "The garden's year: every crop judged and dated.",
            |plan| Ok(Sourced::new(run(plan), source())),
        )
        .post::<Params, _>(
            "plan",
            "The same from a body, with room for one's own crops. They are read, used and forgotten.",
            |plan| Ok(Sourced::new(run(plan), source())),
        )
        .short_below(SHORT_PLAN_BYTES)
        .file::<Params>(
            "plan.ics",
            "The plan's jobs as events for a calendar program (RFC 5545).",
            "text/calendar",
            |plan| {
                let report = run(plan);
                let text = calendar_file::write(&report, Timestamp::now(), FACTS.host());
                file(&report, "ics", text)
            },
        )
        .short_below(SHORT_PLAN_BYTES)
        .file::<Params>(
            "plan.csv",
            "The plan as a table, one row a crop.",
            "text/csv",
            |plan| {
                let report = run(plan);
                let text = table_file::write(&report);
                file(&report, "csv", text)
            },
        )
        .short_below(SHORT_PLAN_BYTES))
}

/// City slugs are plain ASCII, as a file's name must be.
fn file(report: &Report, extension: &str, text: String) -> File {
    let (city, year) = (&report.city.slug, report.year);
    File {
        name: format!("garden-{city}-{year}.{extension}"),
        text,
    }
}

/// The bundled tables. Most figures are one publisher's; the report's lineage names every table's own.
fn source() -> SourceInfo {
    SourceInfo {
        mode: Mode::Snapshot,
        as_of: Some(NORMALS_END),
        fetched_at: None,
        age_seconds: None,
        stale: true,
        publisher: "Environment and Climate Change Canada".to_owned(),
        licence: "ECCC Data Servers End-use Licence".to_owned(),
        licence_url: "https://eccc-msc.github.io/open-data/licence/readme_en/".to_owned(),
        url: "https://climate.weather.gc.ca/climate_normals/".to_owned(),
    }
}
