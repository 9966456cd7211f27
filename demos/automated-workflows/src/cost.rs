//! What a car costs in five years: what it loses, the tax, the fuel.

use std::sync::LazyLock;

use boreal_demo_kit::Money;
use boreal_demo_kit::number::decimal_from_f64;
use rust_decimal::Decimal;
use serde::Serialize;
use utoipa::ToSchema;

use crate::catalogue::Bundled;
use crate::listing::{Listing, Rating, Seller};
use crate::places::Province;
use crate::price::PriceModel;

/// Years looked ahead.
pub const YEARS: u32 = 5;

/// How the car is used and what fuel costs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Use {
    pub km_per_year: Decimal,
    /// Dollars a litre.
    pub fuel_price: Decimal,
    /// Dollars a kilowatt hour.
    pub power_price: Decimal,
    /// Where the buyer lives; `None` for where the car is.
    pub province: Option<Province>,
}

/// Five years with a car, in dollars. Insurance, repairs, tires and interest are not in it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsCost)]
pub struct Cost {
    /// What the car loses of its asking price.
    pub depreciation: Money,
    /// Sales tax of the buyer's province, by who sells.
    pub tax: Money,
    /// Fuel or electricity by the rating; `null` where the model has none.
    pub fuel: Option<Money>,
    /// Of the tax, in percent.
    pub tax_pct: f64,
    /// What the car may be sold for then.
    pub resale: Money,
}

/// A province's sales tax on a used car, in percent.
#[derive(Debug, Clone, PartialEq)]
pub struct SalesTax {
    pub province: Province,
    pub name: String,
    pub dealer_pct: Decimal,
    pub private_pct: Decimal,
    /// Up to this price nothing is due between private people.
    pub private_exempt_up_to: Decimal,
}

static TAXES: LazyLock<Vec<SalesTax>> = LazyLock::new(|| {
    let table = Bundled::read(include_str!("../data/sales-tax.csv"));
    let rows = table.rows().iter();
    rows.map(|row| SalesTax {
        province: table
            .text(row, "province")
            .parse()
            .expect("the bundled provinces are read by a test"),
        name: table.text(row, "name").to_owned(),
        dealer_pct: decimal(table.number(row, "dealer_pct")),
        private_pct: decimal(table.number(row, "private_pct")),
        private_exempt_up_to: decimal(table.number(row, "private_exempt_up_to")),
    })
    .collect()
});

/// Of every province and territory.
pub fn sales_taxes() -> &'static [SalesTax] {
    &TAXES
}

/// The tax a buyer pays, in percent; without a seller a dealer is assumed, without a province none is known.
pub fn tax_pct(province: Option<Province>, seller: Option<Seller>, price: Decimal) -> Decimal {
    let of_province = sales_taxes()
        .iter()
        .find(|tax| Some(tax.province) == province);
    of_province.map_or(Decimal::ZERO, |tax| match seller {
        Some(Seller::Private) if price <= tax.private_exempt_up_to => Decimal::ZERO,
        Some(Seller::Private) => tax.private_pct,
        Some(Seller::Dealer) | None => tax.dealer_pct,
    })
}

/// Five years of fuel or electricity.
pub fn fuel(rating: &Rating, of: &Use) -> Money {
    let price = if rating.is_electric {
        of.power_price
    } else {
        of.fuel_price
    };
    let hundreds = of.km_per_year * Decimal::from(YEARS) / Decimal::ONE_HUNDRED;
    Money::new(hundreds * decimal(rating.per_100km) * price)
}

impl Cost {
    pub fn of(listing: &Listing, model: Option<&PriceModel>, of: &Use) -> Self {
        let price = decimal(listing.price);
        let pct = tax_pct(of.province.or(listing.province), listing.seller, price);
        let km_per_year = f64::try_from(of.km_per_year).unwrap_or_default();
        // Without a model nothing is known of what a car loses.
        let kept = model.map_or(1.0, |model| {
            model.kept_after(listing, f64::from(YEARS), km_per_year)
        });
        let resale = Money::new(price * decimal(kept));
        Self {
            depreciation: Money::new(price - resale.amount()),
            tax: Money::new(price * pct / Decimal::ONE_HUNDRED),
            fuel: listing.rating.as_ref().map(|rating| fuel(rating, of)),
            tax_pct: f64::try_from(pct).unwrap_or_default(),
            resale,
        }
    }

    /// All of it, of the rounded parts.
    pub fn total(&self) -> Money {
        let fuel = self.fuel.unwrap_or(Money::ZERO).amount();
        Money::new(self.depreciation.amount() + self.tax.amount() + fuel)
    }
}

fn decimal(value: f64) -> Decimal {
    decimal_from_f64(value).unwrap_or_default()
}
