//! Which offer is best: true cost over the term, judged against what Canadians paid.

use super::error::{ParamsError, named};
use super::interest::effective_annual_rate;
use super::market::{MarketRate, MarketRates};
use super::offer_table::{Availability, Offer, OfferTable};
use super::quote;
use super::terms::{Compounding, Frequency, Province, RateType};
use boreal_demo_kit::Money;
use boreal_demo_kit::money::in_words;
use boreal_demo_kit::number::{round_to, wire};
use rust_decimal::Decimal;
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
    #[serde(default = "default_amortization_years")]
    pub amortization_years: u32,
    /// Length of the contracts compared; costs over different terms do not compare.
    #[serde(default = "default_term_years")]
    pub term_years: u32,
    /// How often it is paid.
    #[serde(default = "default_frequency")]
    #[schema(value_type = Frequency)]
    #[param(value_type = Frequency)]
    pub frequency: String,
    /// Where the home is.
    #[serde(default = "default_province")]
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
    #[schema(value_type = Option<String>, format = Date)]
    #[param(value_type = Option<String>, format = Date)]
    pub closing_date: Option<String>,
    /// Only fixed or only variable rates.
    #[serde(default, rename = "type")]
    #[schema(value_type = Option<RateType>)]
    #[param(value_type = Option<RateType>)]
    pub rate_type: Option<String>,
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
fn default_province() -> String {
    Province::Ontario.to_string()
}

impl Default for Params {
    /// The home of the default quote.
    fn default() -> Self {
        let home = quote::Params::default();
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
            rate_type: None,
        }
    }
}

/// The same home with the visitor's own table of offers, as sent in a body.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = MortgageApiOwnOffersParams)]
pub struct OwnParams {
    /// The home.
    pub home: Params,
    /// The offers: a header line and a row each, at most 200.
    pub csv: String,
}

/// A home offers can be compared for.
#[derive(Debug, Clone)]
pub struct Plan {
    home: quote::Plan,
    rate_type: Option<RateType>,
}

impl TryFrom<Params> for Plan {
    type Error = ParamsError;

    fn try_from(params: Params) -> Result<Self, ParamsError> {
        let rate_type = params.rate_type.filter(|t| !t.is_empty());
        let home = quote::Params {
            price: params.price,
            down_payment: params.down_payment,
            amortization_years: params.amortization_years,
            term_years: params.term_years,
            frequency: params.frequency,
            province: params.province,
            city: None,
            first_time_buyer: params.first_time_buyer,
            new_build: params.new_build,
            closing_date: params.closing_date,
            ..quote::Params::default()
        };
        Ok(Self {
            home: home.try_into()?,
            rate_type: rate_type.map(|t| named("type", &t)).transpose()?,
        })
    }
}

/// An offer with its cost.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MortgageApiRankedOffer)]
pub struct RankedOffer {
    /// Place by cost over the term, from 1; equal costs share a place.
    pub rank: u32,
    /// Who offers it.
    pub lender: String,
    /// What it is called.
    pub product: String,
    /// Stated yearly rate in per cent.
    pub rate_pct: f64,
    /// Fixed or variable.
    #[serde(rename = "type")]
    pub rate_type: RateType,
    /// Years until the contract ends.
    pub term_years: u32,
    /// How the rate compounds.
    pub compounding: Compounding,
    /// The rate with compounding, in per cent.
    pub effective_annual_rate_pct: f64,
    /// Each payment.
    pub payment: Money,
    /// Payments in the term.
    pub paid_over_term: Money,
    /// Balance when the term ends.
    pub balance_at_term: Money,
    /// Paid once, at the start.
    pub fee: Money,
    /// Got once, at the start.
    pub cashback: Money,
    /// Payments and the balance left, plus fee, less cashback.
    pub cost_over_term: Money,
    /// The same less the loan: what borrowing costs.
    pub borrowing_cost: Money,
    /// Points above (or below) the average of such mortgages; `null` where none is known.
    pub vs_market_pct: Option<f64>,
    /// That average in per cent.
    pub market_rate_pct: Option<f64>,
    /// Its month.
    pub market_month: Option<String>,
    /// Why it stands where it does.
    pub reasons: Vec<String>,
}

/// An offer this home cannot have.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MortgageApiExcludedOffer)]
pub struct ExcludedOffer {
    /// Who offers it.
    pub lender: String,
    /// What it is called.
    pub product: String,
    /// Why not.
    pub reason: String,
}

/// The offers, best first.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MortgageApiOffersReport)]
pub struct Report {
    /// Amount borrowed, insurance premium included.
    pub loan: Money,
    /// Whether the loan is insured.
    pub insured: bool,
    /// How the offers are ranked, in words.
    pub ranked_by: String,
    /// Ranked, best first.
    pub offers: Vec<RankedOffer>,
    /// Those this home cannot have.
    pub excluded: Vec<ExcludedOffer>,
}

const RANKED_BY: &str =
    "payments over the term, plus the balance left at its end, plus fee, less cashback";

/// Ranks a table of offers for a home.
pub fn run(plan: &Plan, table: &OfferTable, market: &MarketRates) -> Report {
    let financing = plan.home.financing();
    let loan = financing.base_loan + financing.premium;
    let mut offers = Vec::new();
    let mut excluded = Vec::new();
    for offer in &table.offers {
        match plan.refusal(offer) {
            Some(reason) => excluded.push(ExcludedOffer {
                lender: offer.lender.clone(),
                product: offer.product.clone(),
                reason,
            }),
            None => offers.push(plan.cost(offer, loan, market)),
        }
    }
    offers.sort_by(|a, b| (a.cost_over_term, &a.lender).cmp(&(b.cost_over_term, &b.lender)));
    rank(&mut offers);
    Report {
        loan: Money::new(loan),
        insured: plan.home.insured,
        ranked_by: RANKED_BY.to_owned(),
        offers,
        excluded,
    }
}

impl Plan {
    fn refusal(&self, offer: &Offer) -> Option<String> {
        let home = &self.home;
        if offer.term_years != home.term_years {
            return Some(format!(
                "runs {} years, not {}",
                offer.term_years, home.term_years
            ));
        }
        if self
            .rate_type
            .is_some_and(|wanted| wanted != offer.rate_type)
        {
            return Some(format!("is {}", offer.rate_type));
        }
        match (offer.available_to, home.insured) {
            (Availability::Insured, false) => return Some("is for insured loans only".to_owned()),
            (Availability::Uninsured, true) => {
                return Some("is for uninsured loans only".to_owned());
            }
            _ => {}
        }
        (home.amortization_years > offer.max_amortization_years).then(|| {
            format!(
                "allows at most {} years of amortization",
                offer.max_amortization_years
            )
        })
    }

    fn cost(&self, offer: &Offer, loan: Decimal, market: &MarketRates) -> RankedOffer {
        let mut priced = self.home.clone();
        priced.annual_rate = offer.rate;
        priced.compounding = offer.compounding;
        let schedule = priced.schedule();
        let cost = schedule.paid_over_term + schedule.balance_at_term + offer.fee - offer.cashback;
        let rate_pct = wire(offer.rate * Decimal::ONE_HUNDRED, 4);
        let average = market.of(self.home.insured, offer.rate_type, offer.term_years);
        let vs_market_pct = average.map(|m| round_to(rate_pct - m.rate_pct, 4));
        RankedOffer {
            rank: 0,
            lender: offer.lender.clone(),
            product: offer.product.clone(),
            rate_pct,
            rate_type: offer.rate_type,
            term_years: offer.term_years,
            compounding: offer.compounding,
            effective_annual_rate_pct: wire(
                effective_annual_rate(offer.rate, offer.compounding) * Decimal::ONE_HUNDRED,
                4,
            ),
            payment: Money::new(schedule.payment),
            paid_over_term: Money::new(schedule.paid_over_term),
            balance_at_term: Money::new(schedule.balance_at_term),
            fee: Money::new(offer.fee),
            cashback: Money::new(offer.cashback),
            cost_over_term: Money::new(cost),
            borrowing_cost: Money::new(cost - loan),
            vs_market_pct,
            market_rate_pct: average.map(|m| m.rate_pct),
            market_month: average.map(|m| m.month.clone()),
            reasons: reasons(offer, average, vs_market_pct),
        }
    }
}

/// What speaks for or against an offer by itself; its place is added by [`rank`].
fn reasons(offer: &Offer, average: Option<&MarketRate>, gap: Option<f64>) -> Vec<String> {
    let mut reasons = Vec::new();
    match (average, gap) {
        (Some(average), Some(gap)) => {
            let side = match gap {
                g if g < 0.0 => format!("{:.2} points below", -g),
                g if g > 0.0 => format!("{g:.2} points above"),
                _ => "level with".to_owned(),
            };
            reasons.push(format!(
                "{side} the {} % Canadians paid on average in {}",
                average.rate_pct, average.month
            ));
        }
        _ => reasons.push("no official average is at hand for this kind and term".to_owned()),
    }
    if offer.fee > Decimal::ZERO {
        reasons.push(format!("a fee of {} at the start", in_words(offer.fee)));
    }
    if offer.cashback > Decimal::ZERO {
        reasons.push(format!(
            "{} cash back at the start",
            in_words(offer.cashback)
        ));
    }
    if offer.rate_type == RateType::Variable {
        reasons.push("costed as if prime stayed where it is".to_owned());
    }
    reasons
}

/// Numbers sorted offers and says how far each is from the best.
fn rank(offers: &mut [RankedOffer]) {
    let Some(best) = offers.first().map(|offer| offer.cost_over_term) else {
        return;
    };
    let mut last: Option<(Money, u32)> = None;
    for (index, offer) in offers.iter_mut().enumerate() {
        let place = match last {
            Some((cost, place)) if cost == offer.cost_over_term => place,
            _ => index as u32 + 1,
        };
        last = Some((offer.cost_over_term, place));
        offer.rank = place;
        let reason = if offer.cost_over_term == best {
            "lowest cost over the term".to_owned()
        } else {
            format!(
                "{} dearer over the term than the best",
                in_words(offer.cost_over_term.amount() - best.amount())
            )
        };
        offer.reasons.insert(0, reason);
    }
}
