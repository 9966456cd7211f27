//! How much may be borrowed: the stress test, forwards and backwards.

use super::interest::{annuity_factor, periodic_rate};
use super::limits::{AMORTIZATION_YEARS, AMOUNT, RATE_PCT, assumed, closing_date, rate};
use super::rules::lending::{
    CONDO_FEE_SHARE, HIGH_RATIO, LONG_INSURED, MINIMUM_DOWN, PREMIUMS, STRESS_TEST, StressTest,
    UNINSURED_SHARE,
};
use super::rules::{REVIEWED, Rule, RuleCode, in_force, in_per_cent};
use super::terms::{Compounding, Frequency};
use boreal_demo_kit::number::{round_half_up, wire};
use boreal_demo_kit::{Fields, Input, Money, wire_enum};
use jiff::civil::Date;
use rust_decimal::{Decimal, RoundingStrategy};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use utoipa::ToSchema;

const MONTHS_A_YEAR: Decimal = super::rules::dollars(12);
/// The dearest home a quote is given for, in cents.
const DEAREST_CENTS: u64 = *AMOUNT.end() as u64 * 100;
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
    /// The day the title changes hands; which rules hold depends on it.
    #[serde(default)]
    #[schema(format = Date)]
    pub closing_date: Option<String>,
    /// A loan to find the income for.
    #[serde(default)]
    pub target_loan: Option<f64>,
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
            target_loan: None,
        }
    }
}

/// A household the test can be run on; amounts are monthly, rates fractions.
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
    closing: Date,
    target_loan: Option<Decimal>,
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
            target_loan: Some(675_000.0),
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
        let closing = closing_date(fields, self.closing_date.as_deref());
        let target_loan = fields.optional(
            "target_loan",
            self.target_loan,
            AMOUNT,
            Fields::dollars_within,
        );
        let (years, closing) = (years?, closing?);
        let long = in_force(LONG_INSURED, closing).value;
        Some(Plan {
            income: income? / MONTHS_A_YEAR,
            housing: property_tax? / MONTHS_A_YEAR + heating? + condo_fee? * CONDO_FEE_SHARE,
            debts: debts?,
            contract_rate: contract_rate?,
            amortization_years: years,
            down_payment: down_payment?,
            insurable: years <= long.most_years(self.first_time_buyer, self.new_build),
            closing,
            target_loan: target_loan?,
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
    /// The dearest home that loan buys with the down payment given, or the smallest allowed.
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
    /// Yearly income that would carry the target loan; `null` without one.
    pub income_required: Option<Money>,
    /// The rules applied.
    pub rules: Vec<Rule>,
}

/// Runs the test.
pub fn run(plan: &Plan) -> Report {
    let row = in_force(STRESS_TEST, plan.closing);
    let test = &row.value;
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
    let gds_payment = (plan.income * test.housing_limit - plan.housing).max(Decimal::ZERO);
    let tds_payment =
        (plan.income * test.debt_limit - plan.housing - plan.debts).max(Decimal::ZERO);
    let (max_payment, binding) = if tds_payment < gds_payment {
        (tds_payment, Binding::Tds)
    } else {
        (gds_payment, Binding::Gds)
    };
    let max_loan = round_half_up(max_payment * factor, 2);
    let price = plan.max_price(max_loan);
    let down = plan.down_payment_on(price);
    let hundred = Decimal::ONE_HUNDRED;
    Report {
        qualifying_rate_pct: wire(qualifying_rate * hundred, 4),
        max_payment: Money::new(max_payment),
        max_loan: Money::new(max_loan),
        max_price: Money::new(price),
        down_payment_at_max_price: Money::new(down.min(price)),
        premium_at_max_price: Money::new(plan.premium(price, down)),
        binding,
        gds_limit_pct: wire(test.housing_limit * hundred, 2),
        tds_limit_pct: wire(test.debt_limit * hundred, 2),
        gds_payment: Money::new(gds_payment),
        tds_payment: Money::new(tds_payment),
        income_required: plan
            .target_loan
            .map(|loan| plan.income_for(loan / factor, test)),
        rules: vec![
            Rule::of(
                RuleCode::QualifyingRate,
                "Qualifying rate",
                row,
                format!(
                    "the greater of the rate plus {} and {}",
                    in_per_cent(test.buffer),
                    in_per_cent(test.floor)
                ),
            ),
            Rule::of(
                RuleCode::DebtServiceLimits,
                "Debt service limits",
                row,
                format!(
                    "housing {}, with debts {} of gross income",
                    in_per_cent(test.housing_limit),
                    in_per_cent(test.debt_limit)
                ),
            ),
        ],
    }
}

impl Plan {
    /// The yearly income at which both limits leave this payment, to the next cent.
    fn income_for(&self, payment: Decimal, test: &StressTest) -> Money {
        let by_housing = (payment + self.housing) / test.housing_limit;
        let by_debt = (payment + self.housing + self.debts) / test.debt_limit;
        Money::new(by_housing.max(by_debt) * MONTHS_A_YEAR)
    }

    /// The dearest price whose loan, premium included, stays within `max_loan`.
    ///
    /// Both the loan and the least down payment rise with the price, so the
    /// dearest price is found by halving, to the cent. With the smallest down
    /// payment the loan falls once, where insurance ends; above that it is a
    /// plain share of the price.
    fn max_price(&self, max_loan: Decimal) -> Decimal {
        let minimum = &in_force(MINIMUM_DOWN, self.closing).value;
        let dearest_insured = minimum.insured_below - Decimal::new(1, 2);
        if self.down_payment.is_none() && (!self.insurable || self.fits(dearest_insured, max_loan))
        {
            return (max_loan / HIGH_RATIO).round_dp_with_strategy(2, RoundingStrategy::ToZero);
        }
        let (mut fits, mut too_dear) = (0u64, DEAREST_CENTS);
        while too_dear - fits > 1 {
            let middle = fits.midpoint(too_dear);
            if self.fits(Decimal::from(middle) / Decimal::ONE_HUNDRED, max_loan) {
                fits = middle;
            } else {
                too_dear = middle;
            }
        }
        Decimal::from(fits) / Decimal::ONE_HUNDRED
    }

    fn fits(&self, price: Decimal, max_loan: Decimal) -> bool {
        let down = self.down_payment_on(price);
        let least = in_force(MINIMUM_DOWN, self.closing).value.exactly_on(price);
        let loan = (price - down).max(Decimal::ZERO);
        let allowed = self.insurable || loan <= HIGH_RATIO * price;
        allowed && down >= least && loan + self.premium(price, down) <= max_loan
    }

    fn down_payment_on(&self, price: Decimal) -> Decimal {
        self.down_payment.unwrap_or_else(|| {
            let least = in_force(MINIMUM_DOWN, self.closing).value.exactly_on(price);
            if self.insurable {
                least
            } else {
                least.max(price * UNINSURED_SHARE)
            }
        })
    }

    fn premium(&self, price: Decimal, down: Decimal) -> Decimal {
        let loan = (price - down).max(Decimal::ZERO);
        if loan <= HIGH_RATIO * price {
            return Decimal::ZERO;
        }
        let table = &in_force(PREMIUMS, self.closing).value;
        let share = table.share(loan, price, self.amortization_years);
        round_half_up(
            loan * share.expect("asked only with the least down payment or more"),
            2,
        )
    }
}
