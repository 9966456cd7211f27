//! Canadian bond yields: what the curve says today, said before, and implies.
//!
//! A file per question: [`curve`] (one day, or two compared), [`observations`]
//! (series over time), [`spreads`] (with inversion episodes), [`fit`]
//! (Nelson-Siegel and Svensson), [`price`] (one bond). Data comes in as a
//! [`History`], bundled or newer.

pub mod accuracy;
pub mod basis;
pub mod curve;
pub mod fit;
pub mod history;
pub mod observations;
pub mod own_points;
pub mod period;
pub mod price;
pub mod series;
pub mod spreads;
pub mod zero_curves;

pub use history::History;
pub use series::Series;

use boreal_demo_kit::Input;
use serde::Serialize;
use utoipa::ToSchema;

/// What the page shows before anyone touches a control.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = BondYieldsDefaultReport)]
pub struct DefaultReport {
    /// The newest curve against a year before.
    pub compare: curve::CompareReport,
    /// Bonds over time.
    pub history: observations::Report,
    /// Ten years less two.
    pub spread: spreads::Report,
    /// The posted five-year mortgage less five-year bonds.
    pub mortgage_spread: spreads::Report,
    /// Curves through the newest points on the bonds' basis, by both models.
    pub fits: Vec<fit::Report>,
    /// The default bond's request.
    pub price_params: price::Params,
    /// Its price.
    pub price: price::Report,
}

/// The default report, on bundled data only; the same bytes every time.
pub fn default_report() -> DefaultReport {
    const VALID: &str = "the defaults are checked by a test";
    let history = History::bundled();
    let compare_plan = curve::CompareParams::default().plan().expect(VALID);
    let compare = curve::compare(&compare_plan, history).expect(VALID);
    let price_params = price::Params::example();
    DefaultReport {
        history: observations::run(
            &observations::Params::default().plan().expect(VALID),
            history,
        ),
        spread: spreads::run(&spreads::Params::default().plan().expect(VALID), history),
        mortgage_spread: spreads::run(&spreads::Plan::mortgage(), history),
        fits: fit::Model::ALL
            .iter()
            .map(|&model| fit::run(&fit_params(model, &compare.curve).plan().expect(VALID)))
            .collect(),
        compare,
        price: price::run(&price_params.clone().plan().expect(VALID)),
        price_params,
    }
}

/// The request for a curve through a day's points, bills and bonds on one basis.
fn fit_params(model: fit::Model, curve: &curve::Report) -> fit::Params {
    fit::Params {
        model: model.to_string(),
        points: curve
            .points
            .iter()
            .map(|point| fit::Point {
                years: point.years,
                yield_pct: point.bond_equivalent_pct,
            })
            .collect(),
        economic: false,
    }
}
