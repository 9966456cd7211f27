//! Mortgage finder: what a Canadian home really costs, and which offer is best.
//!
//! Four questions, a file each: [`quote`] (cost of a home), [`qualify`] (how much
//! may be borrowed), [`penalty`] (leaving early), [`offers`] (which contract).
//! Amounts are decimals rounded half-up to cents; [`rules`] holds the law as
//! dated tables, so that a closing date decides which rule applies.

pub mod accuracy;
pub mod amortization;
pub mod borrowing_rate;
pub mod interest;
mod limits;
pub mod market;
pub mod offer_table;
pub mod offers;
pub mod penalty;
pub mod qualify;
pub mod quote;
pub mod rules;
pub mod terms;

pub use market::MarketRates;
pub use offer_table::OfferTable;

use boreal_demo_kit::Input;
use serde::Serialize;
use utoipa::ToSchema;

/// What the page shows before anyone touches a control.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MortgageApiDefaultReport)]
pub struct DefaultReport {
    /// The default quote's request.
    pub quote_params: quote::Params,
    pub quote: quote::Report,
    /// The default qualification's request.
    pub qualify_params: qualify::Params,
    pub qualify: qualify::Report,
    /// The default penalty's request.
    pub penalty_params: penalty::Params,
    pub penalty: penalty::Report,
    /// The default comparison's request.
    pub offers_params: offers::Params,
    /// Its answer, on the bundled tables.
    pub offers: offers::Report,
}

/// The default report, on bundled data only; the same bytes every time.
pub fn default_report() -> DefaultReport {
    const VALID: &str = "the examples are checked by a test";
    let (quote_params, qualify_params) = (quote::Params::example(), qualify::Params::example());
    let (penalty_params, offers_params) = (penalty::Params::example(), offers::Params::example());
    DefaultReport {
        quote: quote::run(&quote_params.clone().plan().expect(VALID)),
        qualify: qualify::run(&qualify_params.clone().plan().expect(VALID)),
        penalty: penalty::run(&penalty_params.clone().plan().expect(VALID)),
        offers: offers::run(
            &offers_params.clone().plan().expect(VALID),
            OfferTable::bundled(),
            MarketRates::bundled(),
        ),
        quote_params,
        qualify_params,
        penalty_params,
        offers_params,
    }
}
