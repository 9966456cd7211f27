//! Mortgage finder: what a Canadian home really costs, and which offer is best.
//!
//! Four questions, a file each: [`quote`] (cost of a home), [`qualify`] (how much
//! may be borrowed), [`penalty`] (leaving early), [`offers`] (which contract).
//! Amounts are decimals rounded half-up to cents; [`rules`] holds the law as
//! dated tables, so that a closing date decides which rule applies.

pub mod amortization;
pub mod error;
pub mod interest;
pub mod market;
pub mod offer_table;
pub mod offers;
pub mod penalty;
pub mod qualify;
pub mod quote;
pub mod rules;
pub mod terms;

pub use error::ParamsError;
pub use market::MarketRates;
pub use offer_table::OfferTable;

use serde::Serialize;
use utoipa::ToSchema;

/// What the page shows before anyone touches a control.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MortgageApiDefaultReport)]
pub struct DefaultReport {
    /// The default quote's request.
    pub quote_params: quote::Params,
    /// Its answer.
    pub quote: quote::Report,
    /// The default qualification's request.
    pub qualify_params: qualify::Params,
    /// Its answer.
    pub qualify: qualify::Report,
    /// The default penalty's request.
    pub penalty_params: penalty::Params,
    /// Its answer.
    pub penalty: penalty::Report,
    /// The default comparison's request.
    pub offers_params: offers::Params,
    /// Its answer, on the bundled tables.
    pub offers: offers::Report,
}

/// The default report, on bundled data only; the same bytes every time.
pub fn default_report() -> DefaultReport {
    const VALID: &str = "the defaults are checked by a test";
    let (quote_params, qualify_params) = (quote::Params::default(), qualify::Params::default());
    let (penalty_params, offers_params) = (penalty::Params::default(), offers::Params::default());
    let offers_plan = offers::Plan::try_from(offers_params.clone()).expect(VALID);
    DefaultReport {
        quote: quote::run(&quote_params.clone().try_into().expect(VALID)),
        qualify: qualify::run(&qualify_params.clone().try_into().expect(VALID)),
        penalty: penalty::run(&penalty_params.clone().try_into().expect(VALID)),
        offers: offers::run(
            &offers_plan,
            &OfferTable::bundled(),
            &MarketRates::bundled(),
        ),
        quote_params,
        qualify_params,
        penalty_params,
        offers_params,
    }
}
