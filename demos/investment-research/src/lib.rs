//! Investment Research: What am I holding, how risky is it, and what would be better?
//!
//! A file per question: [`optimize`] (weights for returns and covariances), [`metrics`] (one
//! series of prices), [`backtest`] (weights held through the past), [`company`] (annual filings),
//! [`symbol`] (who files under a symbol), and [`portfolio`], which asks the first three together,
//! for the page.

pub mod accuracy;
pub mod backtest;
pub mod choose;
pub mod company;
pub mod conflict;
pub mod data_set;
pub mod matrix;
pub mod metrics;
pub mod optimize;
pub mod portfolio;
mod price_table;
pub mod prices;
pub mod problem;
mod program;
pub mod symbol;

use boreal_demo_kit::Input;
use serde::Serialize;
use utoipa::ToSchema;

/// What the page holds before anyone touches a control.
pub const HOLDINGS: &str = "2y 20, 5y 30, 10y 30, 30y 20";

/// What the page shows before anyone touches a control.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchDefaultReport)]
pub struct DefaultReport {
    pub params: portfolio::Params,
    pub portfolio: portfolio::Report,
    pub company: company::Report,
}

/// The same bytes every time.
pub fn default_report() -> DefaultReport {
    const VALID: &str = "the defaults are checked by a test";
    let params = portfolio::Params {
        holdings: HOLDINGS.to_owned(),
        ..portfolio::Params::default()
    };
    let plan = params.clone().plan().expect(VALID);
    DefaultReport {
        portfolio: portfolio::run(&plan).expect(VALID),
        company: company::run(
            &company::Params::default().plan().expect(VALID),
            &company::Ticker::Aapl.listed(),
            company::Filings::bundled(),
        )
        .expect(VALID),
        params,
    }
}
