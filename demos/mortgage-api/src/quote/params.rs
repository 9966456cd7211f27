//! A home, a loan and a closing date: as sent, and as the rules allow.

use crate::error::{MAX_CITY_CHARS, MIN_LOAN, ParamsError, named, rate, whole_within, within};
use crate::rules::lending::{
    HIGH_RATIO, LONG_INSURED, LONGEST_INSURED_YEARS, MINIMUM_DOWN, STANDARD_YEARS,
};
use crate::rules::{FIRST_CLOSING, LAST_CLOSING, REVIEWED, in_force};
use crate::terms::{Compounding, Frequency, Province, Stub};
use boreal_demo_kit::number::round_half_up;
use jiff::civil::Date;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The dearest home a quote is given for.
pub const MAX_PRICE: u32 = 100_000_000;
/// The highest rate, far above any since the 21.75 % of August 1981.
pub const MAX_RATE_PCT: u32 = 25;
/// The longest amortization any Canadian lender writes.
pub const MAX_AMORTIZATION_YEARS: u32 = 40;
/// The longest term on offer.
pub const MAX_TERM_YEARS: u32 = 10;

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
    #[serde(default = "default_amortization_years")]
    pub amortization_years: u32,
    /// Years until the contract ends.
    #[serde(default = "default_term_years")]
    pub term_years: u32,
    /// How often it is paid.
    #[serde(default = "default_frequency")]
    #[schema(value_type = Frequency)]
    pub frequency: String,
    /// How the rate compounds.
    #[serde(default = "default_compounding")]
    #[schema(value_type = Compounding)]
    pub compounding: String,
    /// Where the home is.
    #[serde(default = "default_province")]
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
    #[schema(value_type = Option<String>, format = Date)]
    pub closing_date: Option<String>,
    /// Insure even though the law does not ask for it.
    #[serde(default)]
    pub insure_low_ratio: bool,
    /// Where the cents go that rounding the payment down leaves over.
    #[serde(default = "default_stub")]
    #[schema(value_type = Stub)]
    pub stub: String,
}

fn default_amortization_years() -> u32 {
    25
}
fn default_term_years() -> u32 {
    5
}
fn default_frequency() -> String {
    Frequency::Monthly.to_string()
}
fn default_compounding() -> String {
    Compounding::SemiAnnual.to_string()
}
fn default_province() -> String {
    Province::Ontario.to_string()
}
fn default_stub() -> String {
    Stub::Separate.to_string()
}

impl Default for Params {
    /// A first home in Toronto with ten per cent down: it shows insurance, both taxes and both rebates.
    fn default() -> Self {
        Self {
            price: 750_000.0,
            down_payment: 75_000.0,
            rate_pct: 4.09,
            amortization_years: default_amortization_years(),
            term_years: default_term_years(),
            frequency: default_frequency(),
            compounding: default_compounding(),
            province: default_province(),
            city: Some("Toronto".to_owned()),
            first_time_buyer: true,
            new_build: false,
            closing_date: Some(REVIEWED.to_string()),
            insure_low_ratio: false,
            stub: default_stub(),
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

impl TryFrom<Params> for Plan {
    type Error = ParamsError;

    fn try_from(params: Params) -> Result<Self, ParamsError> {
        let price = within("price", params.price, 10_000, MAX_PRICE)?;
        let down_payment = within("down_payment", params.down_payment, 0, MAX_PRICE)?;
        let annual_rate = rate("rate_pct", params.rate_pct, MAX_RATE_PCT)?;
        let years = whole_within(
            "amortization_years",
            params.amortization_years,
            1,
            MAX_AMORTIZATION_YEARS,
        )?;
        let term_years = whole_within("term_years", params.term_years, 1, MAX_TERM_YEARS)?;
        if term_years > years {
            return Err(ParamsError::TermBeyondAmortization(years));
        }
        let city = params.city.filter(|city| !city.trim().is_empty());
        if city
            .as_ref()
            .is_some_and(|city| city.chars().count() > MAX_CITY_CHARS)
        {
            return Err(ParamsError::City);
        }
        let closing = closing_date(params.closing_date.as_deref())?;
        let loan = price - down_payment;
        if loan < MIN_LOAN {
            return Err(ParamsError::NothingToBorrow(price));
        }
        let minimum = round_half_up(in_force(MINIMUM_DOWN, closing).value.on(price), 2);
        if down_payment < minimum {
            return Err(ParamsError::DownPaymentTooSmall {
                minimum,
                price,
                closing,
            });
        }
        let insured = params.insure_low_ratio || loan > HIGH_RATIO * price;
        let long = in_force(LONG_INSURED, closing).value;
        let long_allowed = years <= LONGEST_INSURED_YEARS
            && long.allows(params.first_time_buyer, params.new_build);
        if insured && years > STANDARD_YEARS && !long_allowed {
            return Err(ParamsError::LongInsured {
                years,
                rule: long.in_words(),
            });
        }
        Ok(Self {
            price,
            down_payment,
            annual_rate,
            amortization_years: years,
            term_years,
            frequency: named("frequency", &params.frequency)?,
            compounding: named("compounding", &params.compounding)?,
            province: named("province", &params.province)?,
            city,
            first_time_buyer: params.first_time_buyer,
            new_build: params.new_build,
            closing,
            insured,
            stub: named("stub", &params.stub)?,
        })
    }
}

/// The closing date within the tables; absent means the day they were reviewed.
pub(crate) fn closing_date(text: Option<&str>) -> Result<Date, ParamsError> {
    let Some(text) = text else {
        return Ok(REVIEWED);
    };
    text.trim()
        .parse()
        .ok()
        .filter(|day| (FIRST_CLOSING..=LAST_CLOSING).contains(day))
        .ok_or_else(|| ParamsError::ClosingDate(text.chars().take(40).collect()))
}
