//! Figures others have published, worked out again.

use crate::comfort::{humidex, wind_chill};
use boreal_demo_kit::accuracy::{Case, Reference};

const VALID: &str = "the cases are checked by a test";

const WIND_CHILL: Reference = Reference {
    name: "Environment Canada, wind chill calculation chart",
    url: Some(
        "https://bac-lac.wayback.archive-it.org/web/20060208013847/http:/www.msc.ec.gc.ca/education/windchill/windchill_chart_e.cfm",
    ),
    compared: "2026-11-16",
};
const HUMIDEX: Reference = Reference {
    name: "Wikipedia, Humidex",
    url: Some("https://en.wikipedia.org/wiki/Humidex"),
    compared: "2026-11-16",
};
const CITY_PAGE: Reference = Reference {
    name: "Environment and Climate Change Canada, a city’s current conditions",
    url: Some("https://weather.gc.ca"),
    compared: "2026-11-16",
};

/// Every case, in the order a reader meets them.
pub fn cases() -> Vec<Case> {
    let cold = [
        (-10.0, 30.0, -20.0),
        (-25.0, 20.0, -37.0),
        (-40.0, 60.0, -64.0),
    ]
    .map(|(degrees, wind, theirs)| {
        let ours = wind_chill(degrees, wind).expect(VALID);
        let what = format!("Wind chill at −{} °C with a wind of {wind} km/h", -degrees);
        WIND_CHILL.case(what, "", 0, theirs, ours)
    });
    let hot = [
        (HUMIDEX, 30.0, 15.0, 34.0),
        (HUMIDEX, 30.0, 25.0, 42.0),
        (CITY_PAGE, 25.6, 15.4, 30.0),
    ]
    .map(|(reference, degrees, dew_point, theirs)| {
        let ours = humidex(degrees, dew_point).expect(VALID);
        let what = format!("Humidex at {degrees} °C with a dew point of {dew_point} °C");
        reference.case(what, "", 0, theirs, ours)
    });
    [cold, hot].concat()
}
