//! A home, a loan and a closing date: as sent, and as the rules allow.

use crate::amortization::Extra;
use crate::limits::{
    AMORTIZATION_YEARS, AMOUNT, Dates, RATE_PCT, TERM_YEARS, assumed, rate, up_to_closing,
};
use crate::rules::lending::{LONG_INSURED, MINIMUM_DOWN, MinimumDown, is_high_ratio};
use crate::rules::{REVIEWED, in_force};
use crate::terms::{Compounding, Frequency, Province, Stub};
use boreal_demo_kit::day::in_words;
use boreal_demo_kit::money::dollars;
use boreal_demo_kit::{Fields, Input, Money};
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
/// Far above what any lender asks for.
const FEES: RangeInclusive<f64> = 0.0..=100_000.0;
/// More than doubles the payment of the most expensive home.
const RAISED_PAYMENT: RangeInclusive<f64> = 0.0..=1_000_000.0;

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
    /// The municipality; matters in Toronto, Quebec and Nova Scotia.
    #[serde(default)]
    pub city: Option<String>,
    /// Nobody on the title owned a home before.
    #[serde(default)]
    pub first_time_buyer: bool,
    /// Nobody lived in it before.
    #[serde(default)]
    pub new_build: bool,
    /// The day the title changes hands: taxes are those of this day.
    #[serde(default)]
    #[schema(format = Date)]
    pub closing_date: Option<String>,
    /// The day the mortgage is applied for: lending rules are those of this day; else the closing date.
    #[serde(default)]
    #[schema(format = Date)]
    pub application_date: Option<String>,
    /// The day the purchase is agreed on: the first-time buyer's GST rebate depends on it; else the application date.
    #[serde(default)]
    #[schema(format = Date)]
    pub agreement_date: Option<String>,
    /// The lender's fees at the start, for the APR.
    #[serde(default)]
    pub fees: f64,
    /// Paid once beyond the payments.
    #[serde(default)]
    pub lump_sum: f64,
    /// The year whose last payment it comes with.
    #[serde(default = "assumed::lump_sum_after_years")]
    pub lump_sum_after_years: u32,
    /// Added to each payment.
    #[serde(default)]
    pub raised_payment: f64,
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
            application_date: None,
            agreement_date: None,
            fees: 0.0,
            lump_sum: 0.0,
            lump_sum_after_years: assumed::lump_sum_after_years(),
            raised_payment: 0.0,
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
    pub(crate) dates: Dates,
    pub(crate) insured: bool,
    pub(super) stub: Stub,
    pub(super) fees: Decimal,
    pub(super) extra: Extra,
}

impl Input for Params {
    type Plan = Plan;

    /// A first home in Toronto with ten per cent down: it shows insurance, both taxes, both rebates,
    /// fees and prepayments.
    fn example() -> Self {
        Self {
            fees: 500.0,
            lump_sum: 10_000.0,
            raised_payment: 100.0,
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
            application_date: self.application_date.as_deref(),
            insure_low_ratio: self.insure_low_ratio,
        };
        let plan = home.check(fields);
        let dates = plan.as_ref().map(|plan| plan.dates);
        let closing = dates.map(|dates| dates.closing);
        let agreement = self.agreement_date.as_deref();
        let agreement = up_to_closing(fields, "agreement_date", agreement, closing);
        let dates = dates.zip(agreement).map(|(dates, day)| dates.agreed(day));
        let annual_rate = rate(fields, "rate_pct", self.rate_pct, RATE_PCT);
        let compounding = fields.one_of("compounding", &self.compounding);
        let city = self.city.unwrap_or_default();
        let city = fields.text("city", city.trim(), MAX_CITY_CHARS);
        let stub = fields.one_of("stub", &self.stub);
        let fees = fields.dollars_within("fees", self.fees, FEES);
        let lump_sum = fields.dollars_within("lump_sum", self.lump_sum, AMOUNT);
        let raised = fields.dollars_within("raised_payment", self.raised_payment, RAISED_PAYMENT);
        let after = self.lump_sum_after_years;
        let after = fields.within("lump_sum_after_years", after, AMORTIZATION_YEARS);
        if let (Some(plan), Some(fees)) = (&plan, fees)
            && fees > (plan.price - plan.down_payment) / Decimal::TWO
        {
            let loan = plan.price - plan.down_payment;
            let message = format!(
                "fees must be at most half of the {} borrowed",
                dollars(loan)
            );
            let values =
                json!({ "maximum": Money::new(loan / Decimal::TWO), "got": Money::new(fees) });
            fields.refuse("fees", "fees_beyond_loan", message, values);
        }
        if let (Some(plan), Some(after)) = (&plan, after)
            && after > plan.amortization_years
        {
            let years = plan.amortization_years;
            let message =
                format!("lump_sum_after_years must not exceed amortization_years, {years}");
            let values = json!({ "maximum": years, "got": after });
            fields.refuse(
                "lump_sum_after_years",
                "beyond_amortization",
                message,
                values,
            );
        }
        Some(Plan {
            annual_rate: annual_rate?,
            compounding: compounding?,
            city: city.map(str::to_owned).filter(|city| !city.is_empty()),
            stub: stub?,
            fees: fees?,
            extra: Extra {
                each: raised?,
                lump_sum: lump_sum?,
                lump_sum_after_years: after?,
            },
            dates: dates?,
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
    pub application_date: Option<&'a str>,
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
        let dates = Dates::check(fields, self.application_date, self.closing_date);
        if let (Some(years), Some(term_years)) = (years, term_years)
            && term_years > years
        {
            let message = format!("term_years must not exceed amortization_years, {years}");
            let values = json!({ "maximum": years, "got": term_years });
            fields.refuse("term_years", "term_beyond_amortization", message, values);
        }
        let (price, down_payment, dates) = (price?, down_payment?, dates?);
        let minimum = &in_force(MINIMUM_DOWN, dates.application).value;
        check_down_payment(fields, price, down_payment, minimum, dates)?;
        if self.insure_low_ratio && price >= minimum.insured_below {
            let cap = minimum.insured_below;
            let message = format!(
                "insure_low_ratio is not possible here: a home of {} or more cannot be insured",
                dollars(cap)
            );
            let values = json!({ "insured_below": Money::new(cap), "price": Money::new(price) });
            fields.refuse("insure_low_ratio", "price_not_insurable", message, values);
        }
        let high_ratio = is_high_ratio(price, down_payment);
        let insured = self.insure_low_ratio || high_ratio;
        let years = years?;
        if insured {
            let long = in_force(LONG_INSURED, dates.application).value;
            let most = long.most_years(high_ratio, self.first_time_buyer, self.new_build);
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
            dates,
            insured,
            stub: Stub::Separate,
            fees: Decimal::ZERO,
            extra: Extra::default(),
        })
    }
}

/// Neither less than the law asks nor so much that no mortgage is left.
fn check_down_payment(
    fields: &mut Fields,
    price: Decimal,
    down_payment: Decimal,
    minimum: &MinimumDown,
    dates: Dates,
) -> Option<()> {
    let minimum = minimum.on(price);
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
            "down_payment must be at least {} for a price of {} by the rules of {}",
            dollars(minimum),
            dollars(price),
            in_words(dates.application)
        );
        let values = json!({
            "minimum": Money::new(minimum), "price": Money::new(price), "application_date": dates.application,
        });
        fields.refuse("down_payment", "down_payment_too_small", message, values);
        return None;
    }
    Some(())
}
