//! How much may be borrowed: the stress test, forwards and backwards.

use super::interest::{annuity_factor, periodic_rate};
use super::limits::{AMORTIZATION_YEARS, AMOUNT, Dates, RATE_PCT, assumed, rate};
use super::rules::lending::{
    CONDO_FEE_SHARE, DEBT_SERVICE_LIMITS, DebtServiceLimits, LONG_INSURED, MINIMUM_DOWN,
    MinimumDown, PREMIUMS, QUALIFYING_RATE, UNINSURED_SHARE, is_high_ratio, uninsured_down,
};
use super::rules::{REVIEWED, Rule, RuleCode, in_force, in_per_cent};
use super::terms::{Compounding, Frequency};
use boreal_demo_kit::number::{round_half_up, wire};
use boreal_demo_kit::{Fields, Input, Money, wire_enum};
use jiff::civil::Date;
use rust_decimal::prelude::ToPrimitive;
use rust_decimal::{Decimal, RoundingStrategy};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::ops::RangeInclusive;
use utoipa::ToSchema;

const MONTHS_A_YEAR: Decimal = super::rules::dollars(12);
/// The most expensive home a quote is given for.
const DEAREST: Decimal = super::rules::dollars(*AMOUNT.end() as u32);
/// A household earns something.
const INCOME: RangeInclusive<f64> = 1.0..=*AMOUNT.end();
/// Property tax in a year, and debts in a month, of the largest estates.
const LARGE_COST: RangeInclusive<f64> = 0.0..=10_000_000.0;
const MONTHLY_COST: RangeInclusive<f64> = 0.0..=1_000_000.0;

/// A household and a loan, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = MortgageApiQualifyParams)]
pub struct Params {
    /// Gross income of the household in a year.
    pub annual_income: f64,
    /// Property tax in a year.
    #[serde(default)]
    pub property_tax_annual: f64,
    /// Heating in a month.
    #[serde(default)]
    pub heating_monthly: f64,
    /// Condominium fee in a month; half of it counts.
    #[serde(default)]
    pub condo_fee_monthly: f64,
    /// Payments on other debts in a month (for cards, 3 % of the balance).
    #[serde(default)]
    pub debts_monthly: f64,
    /// The contract's rate in per cent.
    pub rate_pct: f64,
    /// Years over which the loan is paid down.
    #[serde(default = "assumed::amortization_years")]
    pub amortization_years: u32,
    /// Cash for the down payment; without it the smallest allowed is taken.
    #[serde(default)]
    pub down_payment: Option<f64>,
    /// Nobody on the title owned a home before.
    #[serde(default)]
    pub first_time_buyer: bool,
    /// Nobody lived in it before.
    #[serde(default)]
    pub new_build: bool,
    /// The day the title changes hands.
    #[serde(default)]
    #[schema(format = Date)]
    pub closing_date: Option<String>,
    /// The day the mortgage is applied for: lending rules are those of this day; else the closing date.
    #[serde(default)]
    #[schema(format = Date)]
    pub application_date: Option<String>,
    /// A loan to find the income for, insurance premium included.
    #[serde(default)]
    pub target_loan: Option<f64>,
    /// A home to find the income for: its loan is the price less the down payment, with the premium.
    #[serde(default)]
    pub target_price: Option<f64>,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            annual_income: 150_000.0,
            property_tax_annual: 0.0,
            heating_monthly: 0.0,
            condo_fee_monthly: 0.0,
            debts_monthly: 0.0,
            rate_pct: 4.09,
            amortization_years: assumed::amortization_years(),
            down_payment: None,
            first_time_buyer: false,
            new_build: false,
            closing_date: Some(REVIEWED.to_string()),
            application_date: None,
            target_loan: None,
            target_price: None,
        }
    }
}

/// A household the test can be run on; amounts are yearly, so that they are divided once, rates fractions.
#[derive(Debug, Clone)]
pub struct Plan {
    income: Decimal,
    housing: Decimal,
    debts: Decimal,
    contract_rate: Decimal,
    amortization_years: u32,
    down_payment: Option<Decimal>,
    /// Whether a loan of so many years can be insured.
    insurable: bool,
    application: Date,
    target_loan: Option<Decimal>,
    target_price: Option<Decimal>,
}

impl Input for Params {
    type Plan = Plan;

    /// The buyers of the quote's example, with what a house costs to run.
    fn example() -> Self {
        Self {
            property_tax_annual: 4_800.0,
            heating_monthly: 125.0,
            debts_monthly: 450.0,
            down_payment: Some(75_000.0),
            first_time_buyer: true,
            target_price: Some(750_000.0),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let income = fields.dollars_within("annual_income", self.annual_income, INCOME);
        let property_tax =
            fields.dollars_within("property_tax_annual", self.property_tax_annual, LARGE_COST);
        let heating = fields.dollars_within("heating_monthly", self.heating_monthly, MONTHLY_COST);
        let condo_fee =
            fields.dollars_within("condo_fee_monthly", self.condo_fee_monthly, MONTHLY_COST);
        let debts = fields.dollars_within("debts_monthly", self.debts_monthly, LARGE_COST);
        let contract_rate = rate(fields, "rate_pct", self.rate_pct, RATE_PCT);
        let years = self.amortization_years;
        let years = fields.within("amortization_years", years, AMORTIZATION_YEARS);
        let down_payment = fields.optional(
            "down_payment",
            self.down_payment,
            AMOUNT,
            Fields::dollars_within,
        );
        let dates = Dates::check(
            fields,
            self.application_date.as_deref(),
            self.closing_date.as_deref(),
        );
        let target_loan = fields.optional(
            "target_loan",
            self.target_loan,
            AMOUNT,
            Fields::dollars_within,
        );
        let target_price = fields.optional(
            "target_price",
            self.target_price,
            AMOUNT,
            Fields::dollars_within,
        );
        if let (Some(Some(_)), Some(Some(_))) = (target_loan, target_price) {
            let message = "target_price must not come with a target_loan: the price gives the loan";
            fields.refuse("target_price", "two_targets", message, json!({}));
        }
        let (years, application) = (years?, dates?.application);
        let long = in_force(LONG_INSURED, application).value;
        Some(Plan {
            income: income?,
            housing: property_tax? + (heating? + condo_fee? * CONDO_FEE_SHARE) * MONTHS_A_YEAR,
            debts: debts? * MONTHS_A_YEAR,
            contract_rate: contract_rate?,
            amortization_years: years,
            down_payment: down_payment?,
            insurable: years <= long.most_years(true, self.first_time_buyer, self.new_build),
            application,
            target_loan: target_loan?,
            target_price: target_price?,
        })
    }
}

wire_enum! {
    /// Which limit binds.
    #[schema(as = MortgageApiBinding)]
    pub enum Binding {
        /// Housing costs over income.
        Gds = "gds",
        /// Housing and other debts over income.
        Tds = "tds",
    }
}

/// What the household may borrow and buy.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MortgageApiQualifyReport)]
pub struct Report {
    /// The rate the test is run at, in per cent.
    pub qualifying_rate_pct: f64,
    /// Most principal and interest in a month, at that rate.
    pub max_payment: Money,
    /// Most that may be borrowed, insurance premium included.
    pub max_loan: Money,
    /// The most expensive home that loan buys with the down payment given, or the smallest allowed.
    pub max_price: Money,
    /// The down payment at that price.
    pub down_payment_at_max_price: Money,
    /// The insurance premium at that price.
    pub premium_at_max_price: Money,
    /// Which limit binds.
    pub binding: Binding,
    /// Housing limit in per cent of income.
    pub gds_limit_pct: f64,
    /// Debt limit in per cent of income.
    pub tds_limit_pct: f64,
    /// Principal and interest the housing limit leaves.
    pub gds_payment: Money,
    /// Principal and interest the debt limit leaves.
    pub tds_payment: Money,
    /// The loan an income is found for, premium included; `null` without a target, or where no
    /// lender may lend it.
    pub target_loan: Option<Money>,
    /// Yearly income that would carry it.
    pub income_required: Option<Money>,
    /// The smallest down payment with which the income carries the home it is found for; `null` without one.
    pub down_payment_required: Option<Money>,
    /// The rules applied.
    pub rules: Vec<Rule>,
}

/// Runs the test.
pub fn run(plan: &Plan) -> Report {
    let rate_row = in_force(QUALIFYING_RATE, plan.application);
    let limits_row = in_force(DEBT_SERVICE_LIMITS, plan.application);
    let (test, limits) = (&rate_row.value, &limits_row.value);
    let qualifying_rate = (plan.contract_rate + test.buffer).max(test.floor);
    let rate = periodic_rate(
        qualifying_rate,
        Compounding::SemiAnnual,
        Frequency::Monthly.per_year(),
    );
    let factor = annuity_factor(
        rate,
        plan.amortization_years * Frequency::Monthly.per_year(),
    );
    let monthly = |yearly: Decimal| yearly.max(Decimal::ZERO) / MONTHS_A_YEAR;
    let gds_payment = monthly(plan.income * limits.housing - plan.housing);
    let tds_payment = monthly(plan.income * limits.debts - plan.housing - plan.debts);
    let (max_payment, binding) = if tds_payment < gds_payment {
        (tds_payment, Binding::Tds)
    } else {
        (gds_payment, Binding::Gds)
    };
    let max_loan = round_half_up(max_payment * factor, 2);
    let price = plan.max_price(max_loan);
    let down = plan.down_payment_on(price);
    let target_loan = plan.target();
    let hundred = Decimal::ONE_HUNDRED;
    Report {
        qualifying_rate_pct: wire(qualifying_rate * hundred, 4),
        max_payment: Money::new(max_payment),
        max_loan: Money::new(max_loan),
        max_price: Money::new(price),
        down_payment_at_max_price: Money::new(down.min(price)),
        premium_at_max_price: Money::new(plan.premium(price, down)),
        binding,
        gds_limit_pct: wire(limits.housing * hundred, 2),
        tds_limit_pct: wire(limits.debts * hundred, 2),
        gds_payment: Money::new(gds_payment),
        tds_payment: Money::new(tds_payment),
        target_loan: target_loan.map(Money::new),
        income_required: target_loan.map(|loan| plan.income_for(loan / factor, limits)),
        down_payment_required: plan
            .target_price
            .map(|price| Money::new(plan.least_down(price, max_loan))),
        rules: vec![
            Rule::of(
                RuleCode::QualifyingRate,
                "Qualifying rate",
                rate_row,
                format!(
                    "the greater of the rate plus {} and {}",
                    in_per_cent(test.buffer),
                    in_per_cent(test.floor)
                ),
            ),
            Rule::of(
                RuleCode::DebtServiceLimits,
                "Debt service limits",
                limits_row,
                format!(
                    "housing {}, with debts {} of gross income: the insurers' limits; a lender of an uninsured loan sets its own",
                    in_per_cent(limits.housing),
                    in_per_cent(limits.debts)
                ),
            ),
        ],
    }
}

impl Plan {
    /// The yearly income at which both limits leave this monthly payment.
    fn income_for(&self, payment: Decimal, limits: &DebtServiceLimits) -> Money {
        let housing = payment * MONTHS_A_YEAR + self.housing;
        let by_housing = housing / limits.housing;
        let by_debt = (housing + self.debts) / limits.debts;
        Money::new(by_housing.max(by_debt))
    }

    fn minimum(&self) -> &'static MinimumDown {
        &in_force(MINIMUM_DOWN, self.application).value
    }

    /// The loan to find the income for: as sent, or that of the home sent, where it may be lent.
    fn target(&self) -> Option<Decimal> {
        let Some(price) = self.target_price else {
            return self.target_loan;
        };
        let down = self.down_payment_on(price);
        let allowed = down < price && self.allows(price, down);
        allowed.then(|| price - down + self.premium(price, down))
    }

    /// The most expensive price whose loan, premium included, stays within `max_loan`.
    ///
    /// With the smallest down payment the loan rises with the price up to where insurance ends,
    /// falls there, and is a plain share of the price above: whoever reaches a price above buys
    /// more than anyone below. A given down payment rules a price out for good once it is too
    /// small, so its prices need no such care.
    fn max_price(&self, max_loan: Decimal) -> Decimal {
        let lent = Decimal::ONE - UNINSURED_SHARE;
        let uninsured = (max_loan / lent).round_dp_with_strategy(2, RoundingStrategy::ToZero);
        let insured_below = self.minimum().insured_below;
        let too_dear = match self.down_payment {
            None if !self.insurable || uninsured >= insured_below => return uninsured,
            None => insured_below,
            Some(_) => DEAREST,
        };
        let (mut fits, mut too_dear) = (0, cents(too_dear));
        while too_dear - fits > 1 {
            let middle = fits.midpoint(too_dear);
            if self.fits(Decimal::new(middle, 2), max_loan) {
                fits = middle;
            } else {
                too_dear = middle;
            }
        }
        Decimal::new(fits, 2)
    }

    /// The smallest down payment with which the loan on a price stays within `max_loan`: more down
    /// never raises the share of the premium, so that all above it are enough too.
    fn least_down(&self, price: Decimal, max_loan: Decimal) -> Decimal {
        let (mut short, mut enough) = (-1, cents(price));
        while enough - short > 1 {
            let middle = short.midpoint(enough);
            let down = Decimal::new(middle, 2);
            // What may not be lent has no premium.
            let loan = || price - down + self.premium(price, down);
            if self.allows(price, down) && loan() <= max_loan {
                enough = middle;
            } else {
                short = middle;
            }
        }
        Decimal::new(enough, 2)
    }

    fn fits(&self, price: Decimal, max_loan: Decimal) -> bool {
        let down = self.down_payment_on(price);
        let loan = (price - down).max(Decimal::ZERO);
        // A given down payment buys what it covers in full, not what half a cent is forgiven for.
        let covers = self
            .down_payment
            .is_none_or(|down| down >= self.minimum().exactly_on(price));
        covers && self.allows(price, down) && loan + self.premium(price, down) <= max_loan
    }

    /// Whether so much down is enough for this price and these years.
    fn allows(&self, price: Decimal, down: Decimal) -> bool {
        let insurable = self.insurable || !is_high_ratio(price, down);
        insurable && down >= self.minimum().on(price)
    }

    fn down_payment_on(&self, price: Decimal) -> Decimal {
        self.down_payment.unwrap_or_else(|| {
            let least = self.minimum().on(price);
            if self.insurable {
                least
            } else {
                least.max(uninsured_down(price))
            }
        })
    }

    fn premium(&self, price: Decimal, down: Decimal) -> Decimal {
        let loan = (price - down).max(Decimal::ZERO);
        if !is_high_ratio(price, down) {
            return Decimal::ZERO;
        }
        let table = &in_force(PREMIUMS, self.application).value;
        round_half_up(loan * table.share(loan, price, self.amortization_years), 2)
    }
}

fn cents(amount: Decimal) -> i64 {
    let cents = amount * Decimal::ONE_HUNDRED;
    cents
        .to_i64()
        .expect("no price is beyond a number of cents")
}
