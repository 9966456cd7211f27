//! Why an offer stands where it does, or cannot be had: for a program and in words.

use super::{Plan, RankedOffer};
use crate::offer_table::{Availability, Offer};
use crate::terms::RateType;
use boreal_demo_kit::money::in_words;
use boreal_demo_kit::{Money, wire_enum};
use rust_decimal::Decimal;
use serde::Serialize;
use utoipa::ToSchema;

wire_enum! {
    /// What speaks for or against an offer.
    #[schema(as = MortgageApiReasonCode)]
    pub enum ReasonCode {
        LowestCost = "lowest_cost",
        /// Dearer over the term than the best, by the amount.
        DearerThanBest = "dearer_than_best",
        /// Against what Canadians paid: `vs_market_pct` says how far.
        AgainstMarket = "against_market",
        /// There is no official average for this kind and term.
        NoMarketAverage = "no_market_average",
        /// The amount is paid at the start.
        Fee = "fee",
        /// The amount is got at the start.
        Cashback = "cashback",
        /// A variable rate is costed as if prime stayed where it is.
        PrimeHeld = "prime_held",
    }
}

/// One reason, with its amount where it is about one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MortgageApiReason)]
pub struct Reason {
    pub code: ReasonCode,
    pub amount: Option<Money>,
}

/// What speaks for or against an offer by itself; its cost against the others' is [`Reason::by_cost`].
pub(super) fn of(offer: &Offer, has_average: bool) -> Vec<Reason> {
    let market = if has_average {
        ReasonCode::AgainstMarket
    } else {
        ReasonCode::NoMarketAverage
    };
    let mut reasons = vec![Reason::plain(market)];
    for (code, amount) in [
        (ReasonCode::Fee, offer.fee),
        (ReasonCode::Cashback, offer.cashback),
    ] {
        if amount > Decimal::ZERO {
            reasons.push(Reason::with_amount(code, amount));
        }
    }
    if offer.rate_type == RateType::Variable {
        reasons.push(Reason::plain(ReasonCode::PrimeHeld));
    }
    reasons
}

impl Reason {
    const fn plain(code: ReasonCode) -> Self {
        Self { code, amount: None }
    }

    fn with_amount(code: ReasonCode, amount: Decimal) -> Self {
        Self {
            code,
            amount: Some(Money::new(amount)),
        }
    }

    /// How far an offer's cost is above the best.
    pub(super) fn by_cost(distance: Decimal) -> Self {
        if distance.is_zero() {
            Self::plain(ReasonCode::LowestCost)
        } else {
            Self::with_amount(ReasonCode::DearerThanBest, distance)
        }
    }

    pub(super) fn in_words(&self, offer: &RankedOffer) -> String {
        let amount = in_words(self.amount.unwrap_or(Money::ZERO).amount());
        match self.code {
            ReasonCode::LowestCost => "lowest cost over the term".to_owned(),
            ReasonCode::DearerThanBest => {
                format!("{amount} dearer over the term than the best")
            }
            ReasonCode::AgainstMarket => against_market(offer),
            ReasonCode::NoMarketAverage => NO_AVERAGE.to_owned(),
            ReasonCode::Fee => format!("a fee of {amount} at the start"),
            ReasonCode::Cashback => format!("{amount} cash back at the start"),
            ReasonCode::PrimeHeld => "costed as if prime stayed where it is".to_owned(),
        }
    }
}

const NO_AVERAGE: &str = "no official average is at hand for this kind and term";

fn against_market(offer: &RankedOffer) -> String {
    let (Some(gap), Some(rate), Some(month)) = (
        offer.vs_market_pct,
        offer.market_rate_pct,
        &offer.market_month,
    ) else {
        return NO_AVERAGE.to_owned();
    };
    let side = match gap {
        gap if gap < 0.0 => format!("{:.2} points below", -gap),
        gap if gap > 0.0 => format!("{gap:.2} points above"),
        _ => "level with".to_owned(),
    };
    format!("{side} the {rate} % Canadians paid on average in {month}")
}

wire_enum! {
    /// Why a home cannot have an offer.
    #[schema(as = MortgageApiExclusionCode)]
    pub enum ExclusionCode {
        OtherTerm = "other_term",
        OtherType = "other_type",
        InsuredOnly = "insured_only",
        UninsuredOnly = "uninsured_only",
        AmortizationTooLong = "amortization_too_long",
    }
}

impl Plan {
    pub(super) fn exclusion(&self, offer: &Offer) -> Option<ExclusionCode> {
        let home = &self.home;
        if offer.term_years != home.term_years {
            return Some(ExclusionCode::OtherTerm);
        }
        if self
            .rate_type
            .is_some_and(|wanted| wanted != offer.rate_type)
        {
            return Some(ExclusionCode::OtherType);
        }
        match (offer.available_to, home.insured) {
            (Availability::Insured, false) => Some(ExclusionCode::InsuredOnly),
            (Availability::Uninsured, true) => Some(ExclusionCode::UninsuredOnly),
            _ if home.amortization_years > offer.max_amortization_years => {
                Some(ExclusionCode::AmortizationTooLong)
            }
            _ => None,
        }
    }
}

impl ExclusionCode {
    pub(super) fn in_words(self, offer: &Offer, wanted_term_years: u32) -> String {
        match self {
            Self::OtherTerm => {
                let unit = if offer.term_years == 1 {
                    "year"
                } else {
                    "years"
                };
                format!("runs {} {unit}, not {wanted_term_years}", offer.term_years)
            }
            Self::OtherType => format!("is {}", offer.rate_type),
            Self::InsuredOnly => "is for insured loans only".to_owned(),
            Self::UninsuredOnly => "is for uninsured loans only".to_owned(),
            Self::AmortizationTooLong => format!(
                "allows at most {} years of amortization",
                offer.max_amortization_years
            ),
        }
    }
}
