//! A home, a loan and a closing date: as sent, and as the rules allow.

use crate::limits::{
    AMORTIZATION_YEARS, AMOUNT, RATE_PCT, TERM_YEARS, assumed, closing_date, rate,
};
use crate::rules::lending::{HIGH_RATIO, LONG_INSURED, MINIMUM_DOWN};
use crate::rules::{REVIEWED, in_force};
use crate::terms::{Compounding, Frequency, Province, Stub};
use boreal_demo_kit::money::dollars;
use boreal_demo_kit::{Fields, Input, Money};
use jiff::civil::Date;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::ops::RangeInclusive;
use utoipa::ToSchema;

const PRICE: RangeInclusive<f64> = 10_000.0..=*AMOUNT.end();
/// A loan below this is not a mortgage.
const MIN_LOAN: Decimal = crate::rules::dollars(1_000);
/// Canada's longest place name, with room to spare.
const MAX_CITY_CHARS: usize = 80;

/// A home, a loan and a closing date, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = MortgageApiQuoteParams)]
pub struct Params {
    /// Price of the home.
    pub price: f64,
    /// Cash the buyer brings towards the price.
    pub down_payment: f64,
    /// Stated yearly rate in per cent.
    pub rate_pct: f64,
    /// Years over which the loan is paid down.
    #[serde(default = "assumed::amortization_years")]
    pub amortization_years: u32,
    /// Years until the contract ends.
    #[serde(default = "assumed::term_years")]
    pub term_years: u32,
    /// How often it is paid.
    #[serde(default = "assumed::frequency")]
    #[schema(value_type = Frequency)]
    pub frequency: String,
    /// How the rate compounds.
    #[serde(default = "assumed::compounding")]
    #[schema(value_type = Compounding)]
    pub compounding: String,
    /// Where the home is.
    #[serde(default = "assumed::province")]
    #[schema(value_type = Province)]
    pub province: String,
    /// The municipality; matters in Toronto, Montréal and Nova Scotia.
    #[serde(default)]
    pub city: Option<String>,
    /// Nobody on the title owned a home before.
    #[serde(default)]
    pub first_time_buyer: bool,
    /// Nobody lived in it before.
    #[serde(default)]
    pub new_build: bool,
    /// The day the title changes hands; which rules hold depends on it.
    #[serde(default)]
    #[schema(format = Date)]
    pub closing_date: Option<String>,
    /// Insure even though the law does not ask for it.
    #[serde(default)]
    pub insure_low_ratio: bool,
    /// Where the cents go that rounding the payment down leaves over.
    #[serde(default = "assumed::stub")]
    #[schema(value_type = Stub)]
    pub stub: String,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            price: 750_000.0,
            down_payment: 75_000.0,
            rate_pct: 4.09,
            amortization_years: assumed::amortization_years(),
            term_years: assumed::term_years(),
            frequency: assumed::frequency(),
            compounding: assumed::compounding(),
            province: assumed::province(),
            city: None,
            first_time_buyer: false,
            new_build: false,
            closing_date: Some(REVIEWED.to_string()),
            insure_low_ratio: false,
            stub: assumed::stub(),
        }
    }
}

/// A purchase the rules allow.
#[derive(Debug, Clone)]
pub struct Plan {
    pub(crate) price: Decimal,
    pub(crate) down_payment: Decimal,
    pub(crate) annual_rate: Decimal,
    pub(crate) amortization_years: u32,
    pub(crate) term_years: u32,
    pub(crate) frequency: Frequency,
    pub(crate) compounding: Compounding,
    pub(super) province: Province,
    pub(super) city: Option<String>,
    pub(super) first_time_buyer: bool,
    pub(super) new_build: bool,
    pub(super) closing: Date,
    pub(crate) insured: bool,
    pub(super) stub: Stub,
}

impl Input for Params {
    type Plan = Plan;

    /// A first home in Toronto with ten per cent down: it shows insurance, both taxes and both rebates.
    fn example() -> Self {
        Self {
            city: Some("Toronto".to_owned()),
            first_time_buyer: true,
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let home = Home {
            price: self.price,
            down_payment: self.down_payment,
            amortization_years: self.amortization_years,
            term_years: self.term_years,
            frequency: &self.frequency,
            province: &self.province,
            first_time_buyer: self.first_time_buyer,
            new_build: self.new_build,
            closing_date: self.closing_date.as_deref(),
            insure_low_ratio: self.insure_low_ratio,
        };
        let plan = home.check(fields);
        let annual_rate = rate(fields, "rate_pct", self.rate_pct, RATE_PCT);
        let compounding = fields.one_of("compounding", &self.compounding);
        let city = self.city.unwrap_or_default();
        let city = fields.text("city", city.trim(), MAX_CITY_CHARS);
        let stub = fields.one_of("stub", &self.stub);
        Some(Plan {
            annual_rate: annual_rate?,
            compounding: compounding?,
            city: city.map(str::to_owned).filter(|city| !city.is_empty()),
            stub: stub?,
            ..plan?
        })
    }
}

/// What a purchase is, whatever the contract: the part every question about a home shares.
pub(crate) struct Home<'a> {
    pub price: f64,
    pub down_payment: f64,
    pub amortization_years: u32,
    pub term_years: u32,
    pub frequency: &'a str,
    pub province: &'a str,
    pub first_time_buyer: bool,
    pub new_build: bool,
    pub closing_date: Option<&'a str>,
    pub insure_low_ratio: bool,
}

impl Home<'_> {
    /// The purchase at a rate of nothing, for the caller to fill in.
    pub fn check(self, fields: &mut Fields) -> Option<Plan> {
        let price = fields.dollars_within("price", self.price, PRICE);
        let down_payment = fields.dollars_within("down_payment", self.down_payment, AMOUNT);
        let years = self.amortization_years;
        let years = fields.within("amortization_years", years, AMORTIZATION_YEARS);
        let term_years = fields.within("term_years", self.term_years, TERM_YEARS);
        let frequency = fields.one_of("frequency", self.frequency);
        let province = fields.one_of("province", self.province);
        let closing = closing_date(fields, self.closing_date);
        if let (Some(years), Some(term_years)) = (years, term_years)
            && term_years > years
        {
            let message = format!("term_years must not exceed amortization_years, {years}");
            let values = json!({ "maximum": years, "got": term_years });
            fields.refuse("term_years", "term_beyond_amortization", message, values);
        }
        let (price, down_payment, closing) = (price?, down_payment?, closing?);
        check_down_payment(fields, price, down_payment, closing)?;
        let high_ratio = price - down_payment > HIGH_RATIO * price;
        let insured = self.insure_low_ratio || high_ratio;
        let years = years?;
        if insured {
            let long = in_force(LONG_INSURED, closing).value;
            let most = long.most_years(self.first_time_buyer, self.new_build);
            if years > most {
                let way_out = if high_ratio {
                    "put 20 % down"
                } else {
                    "leave the loan uninsured"
                };
                let rule = long.in_words();
                let message = format!(
                    "amortization_years of {years} is not possible here: {rule}; choose at most {most}, or {way_out}"
                );
                let values = json!({ "maximum": most, "got": years, "rule": rule, "high_ratio": high_ratio });
                fields.refuse(
                    "amortization_years",
                    "amortization_not_insured",
                    message,
                    values,
                );
            }
        }
        Some(Plan {
            price,
            down_payment,
            annual_rate: Decimal::ZERO,
            amortization_years: years,
            term_years: term_years?,
            frequency: frequency?,
            compounding: Compounding::SemiAnnual,
            province: province?,
            city: None,
            first_time_buyer: self.first_time_buyer,
            new_build: self.new_build,
            closing,
            insured,
            stub: Stub::Separate,
        })
    }
}

/// Neither less than the law asks nor so much that no mortgage is left.
fn check_down_payment(
    fields: &mut Fields,
    price: Decimal,
    down_payment: Decimal,
    closing: Date,
) -> Option<()> {
    let minimum = in_force(MINIMUM_DOWN, closing).value.on(price);
    if price - down_payment < MIN_LOAN {
        let message = format!(
            "down_payment must leave at least {} of the price of {} to borrow",
            dollars(MIN_LOAN),
            dollars(price)
        );
        let values = json!({
            "maximum": Money::new(price - MIN_LOAN), "price": Money::new(price), "minimum_loan": Money::new(MIN_LOAN),
        });
        fields.refuse("down_payment", "nothing_to_borrow", message, values);
        return None;
    }
    if down_payment < minimum {
        let message = format!(
            "down_payment must be at least {} for a price of {} closing on {closing}",
            dollars(minimum),
            dollars(price)
        );
        let values = json!({
            "minimum": Money::new(minimum), "price": Money::new(price), "closing_date": closing,
        });
        fields.refuse("down_payment", "down_payment_too_small", message, values);
        return None;
    }
    Some(())
}
