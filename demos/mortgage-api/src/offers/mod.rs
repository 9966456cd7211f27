//! Which offer is best: true cost over the term, judged against what Canadians paid.

mod params;
mod reasons;

pub use params::{OwnParams, OwnPlan, Params, Plan};
pub use reasons::{ExclusionCode, Reason, ReasonCode};

use super::borrowing_rate::BorrowingRate;
use super::interest::effective_annual_rate;
use super::market::MarketRates;
use super::offer_table::{Offer, OfferTable};
use super::terms::{Compounding, RateType};
use boreal_demo_kit::Money;
use boreal_demo_kit::number::{round_to, wire};
use rust_decimal::Decimal;
use serde::Serialize;
use utoipa::ToSchema;

/// An offer with its cost.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MortgageApiRankedOffer)]
pub struct RankedOffer {
    /// By cost over the term, from 1; equal costs share a rank.
    pub rank: u32,
    pub lender: String,
    pub product: String,
    /// Stated yearly rate in per cent.
    pub rate_pct: f64,
    #[serde(rename = "type")]
    pub rate_type: RateType,
    /// Years until the contract ends.
    pub term_years: u32,
    pub compounding: Compounding,
    /// The rate with compounding, in per cent.
    pub effective_annual_rate_pct: f64,
    /// The rate with the fee; `null` where the fee is no less than the loan.
    pub borrowing_rate: Option<BorrowingRate>,
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
    pub market_month: Option<String>,
    /// Why it stands where it does.
    pub reasons: Vec<String>,
    /// The same for a program, in the same order.
    pub reason_details: Vec<Reason>,
}

/// An offer this home cannot have.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MortgageApiExcludedOffer)]
pub struct ExcludedOffer {
    pub lender: String,
    pub product: String,
    pub reason: String,
    pub code: ExclusionCode,
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
        match plan.exclusion(offer) {
            Some(code) => excluded.push(ExcludedOffer {
                lender: offer.lender.clone(),
                product: offer.product.clone(),
                reason: code.in_words(offer, plan.home.term_years),
                code,
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
            borrowing_rate: (offer.fee < loan).then(|| {
                BorrowingRate::of(
                    &schedule,
                    loan,
                    offer.fee,
                    offer.rate,
                    offer.compounding,
                    self.home.frequency,
                )
            }),
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
            reasons: Vec::new(),
            reason_details: reasons::of(offer, average.is_some()),
        }
    }
}

/// Numbers sorted offers and says how far each is from the best, and why.
fn rank(offers: &mut [RankedOffer]) {
    let Some(best) = offers.first().map(|offer| offer.cost_over_term) else {
        return;
    };
    let mut last: Option<(Money, u32)> = None;
    for (index, offer) in offers.iter_mut().enumerate() {
        let rank = match last {
            Some((cost, rank)) if cost == offer.cost_over_term => rank,
            _ => index as u32 + 1,
        };
        last = Some((offer.cost_over_term, rank));
        offer.rank = rank;
        let distance = offer.cost_over_term.amount() - best.amount();
        offer.reason_details.insert(0, Reason::by_cost(distance));
        offer.reasons = offer
            .reason_details
            .iter()
            .map(|reason| reason.in_words(offer))
            .collect();
    }
}
