//! A home to compare offers for: as sent, and as the rules allow.

use crate::limits::assumed;
use crate::offer_table::{OFFER_LIMITS, OfferTable, TEMPLATE};
use crate::quote;
use crate::terms::{Frequency, Province, RateType};
use boreal_demo_kit::{DecimalMark, Fields, Input};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// A home to be financed, as sent in the query.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema, IntoParams)]
#[schema(as = MortgageApiOffersParams)]
#[into_params(parameter_in = Query)]
pub struct Params {
    /// Price of the home.
    pub price: f64,
    /// Cash the buyer brings towards the price.
    pub down_payment: f64,
    /// Years over which the loan is paid down.
    #[serde(default = "assumed::amortization_years")]
    pub amortization_years: u32,
    /// Length of the contracts compared; costs over different terms do not compare.
    #[serde(default = "assumed::term_years")]
    pub term_years: u32,
    /// How often it is paid.
    #[serde(default = "assumed::frequency")]
    #[schema(value_type = Frequency)]
    #[param(value_type = Frequency)]
    pub frequency: String,
    /// Where the home is.
    #[serde(default = "assumed::province")]
    #[schema(value_type = Province)]
    #[param(value_type = Province)]
    pub province: String,
    /// Nobody on the title owned a home before.
    #[serde(default)]
    pub first_time_buyer: bool,
    /// Nobody lived in it before.
    #[serde(default)]
    pub new_build: bool,
    /// The day the title changes hands.
    #[serde(default)]
    #[schema(format = Date)]
    #[param(format = Date)]
    pub closing_date: Option<String>,
    /// The day the mortgage is applied for: lending rules are those of this day; else the closing date.
    #[serde(default)]
    #[schema(format = Date)]
    #[param(format = Date)]
    pub application_date: Option<String>,
    /// Only fixed or only variable rates.
    #[serde(default, rename = "type")]
    #[schema(value_type = Option<RateType>)]
    #[param(value_type = Option<RateType>)]
    pub rate_type: Option<String>,
}

impl From<quote::Params> for Params {
    /// Offers for the home of a quote.
    fn from(home: quote::Params) -> Self {
        Self {
            price: home.price,
            down_payment: home.down_payment,
            amortization_years: home.amortization_years,
            term_years: home.term_years,
            frequency: home.frequency,
            province: home.province,
            first_time_buyer: home.first_time_buyer,
            new_build: home.new_build,
            closing_date: home.closing_date,
            application_date: home.application_date,
            rate_type: None,
        }
    }
}

impl Default for Params {
    fn default() -> Self {
        quote::Params::default().into()
    }
}

/// The same home with the visitor's own table of offers, as sent in a body.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = MortgageApiOwnOffersParams)]
pub struct OwnParams {
    pub home: Params,
    /// The offers: a header line and a row each.
    pub csv: String,
    /// The mark before the decimals, where the table leaves open what `1,500` is.
    #[serde(default)]
    #[schema(value_type = Option<DecimalMark>)]
    pub decimal_mark: Option<String>,
}

/// A home offers can be compared for.
#[derive(Debug, Clone)]
pub struct Plan {
    pub(super) home: quote::Plan,
    pub(super) rate_type: Option<RateType>,
}

/// The same with the offers to compare.
#[derive(Debug, Clone)]
pub struct OwnPlan {
    pub home: Plan,
    pub table: OfferTable,
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        quote::Params::example().into()
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let home = quote::Home {
            price: self.price,
            down_payment: self.down_payment,
            amortization_years: self.amortization_years,
            term_years: self.term_years,
            frequency: &self.frequency,
            province: &self.province,
            first_time_buyer: self.first_time_buyer,
            new_build: self.new_build,
            closing_date: self.closing_date.as_deref(),
            application_date: self.application_date.as_deref(),
            insure_low_ratio: false,
        };
        let home = home.check(fields);
        let rate_type = fields.optional_one_of("type", self.rate_type.as_deref());
        Some(Plan {
            home: home?,
            rate_type: rate_type?,
        })
    }
}

impl Input for OwnParams {
    type Plan = OwnPlan;

    fn example() -> Self {
        Self {
            home: Params::example(),
            csv: TEMPLATE.to_owned(),
            decimal_mark: None,
        }
    }

    fn check(self, fields: &mut Fields) -> Option<OwnPlan> {
        let home = fields.inside("home", |fields| self.home.check(fields));
        let mark = fields.optional_one_of("decimal_mark", self.decimal_mark.as_deref());
        let table = fields.table_with(
            "csv",
            &self.csv,
            &OFFER_LIMITS,
            mark,
            OfferTable::from_table,
        );
        Some(OwnPlan {
            home: home?,
            table: table?,
        })
    }
}
