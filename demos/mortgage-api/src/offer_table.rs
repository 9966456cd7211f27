//! The table of offers: ours (synthetic), the owner's, or a visitor's own.

use super::limits::{AMORTIZATION_YEARS, RATE_PCT, TERM_YEARS};
use super::terms::{Compounding, RateType};
use boreal_demo_kit::number::decimal_from_f64;
use boreal_demo_kit::{Limits, Row, Table, TableError, wire_enum};
use rust_decimal::Decimal;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::LazyLock;

/// What a visitor's table may hold: far more offers than anyone compares.
pub const OFFER_LIMITS: Limits = Limits {
    max_bytes: 65_536,
    max_rows: 200,
    max_columns: 20,
};

const BUNDLED: &str = include_str!("../data/sample-offers.csv");
/// The header and two rows a visitor can start from.
pub const TEMPLATE: &str = "lender,product,type,term_years,rate_pct,fee,cashback,available_to,max_amortization_years\n\
    My bank,5-year fixed,fixed,5,4.19,0,0,any,30\n\
    My broker,5-year variable,variable,5,3.85,350,0,any,25\n";

wire_enum! {
    /// Which loans an offer is for.
    #[schema(as = MortgageApiAvailability)]
    pub enum Availability {
        /// Any loan.
        Any = "any",
        /// Insured loans only.
        Insured = "insured",
        /// Uninsured loans only.
        Uninsured = "uninsured",
    }
}

/// One lender's offer; the rate is a fraction.
#[derive(Debug, Clone, PartialEq)]
pub struct Offer {
    pub lender: String,
    pub product: String,
    pub rate_type: RateType,
    /// Years until the contract ends.
    pub term_years: u32,
    /// Stated yearly rate.
    pub rate: Decimal,
    pub compounding: Compounding,
    /// Paid once, at the start.
    pub fee: Decimal,
    /// Got once, at the start.
    pub cashback: Decimal,
    pub available_to: Availability,
    pub max_amortization_years: u32,
}

/// Offers that have been read and checked.
#[derive(Debug, Clone)]
pub struct OfferTable {
    /// In file order.
    pub offers: Vec<Offer>,
}

impl OfferTable {
    /// The sample lenders of the repository, all synthetic.
    pub fn bundled() -> &'static Self {
        static OFFERS: LazyLock<OfferTable> = LazyLock::new(|| {
            OfferTable::from_csv(BUNDLED).expect("the bundled table is checked by a test")
        });
        &OFFERS
    }

    pub fn from_csv(text: &str) -> Result<Self, TableError> {
        Self::from_table(&Table::read(text, &OFFER_LIMITS)?)
    }

    /// Reads a table of offers; only `lender`, `term_years` and `rate_pct` are needed.
    pub fn from_table(table: &Table) -> Result<Self, TableError> {
        let columns = Columns::find(table)?;
        let offers = table
            .rows()
            .iter()
            .map(|row| columns.offer(table, row))
            .collect::<Result<_, _>>()?;
        Ok(Self { offers })
    }
}

struct Columns {
    lender: usize,
    term_years: usize,
    rate_pct: usize,
    product: Option<usize>,
    rate_type: Option<usize>,
    compounding: Option<usize>,
    fee: Option<usize>,
    cashback: Option<usize>,
    available_to: Option<usize>,
    max_amortization_years: Option<usize>,
}

impl Columns {
    fn find(table: &Table) -> Result<Self, TableError> {
        Ok(Self {
            lender: table.column("lender", &["bank", "preteur", "prêteur"])?,
            term_years: table.column("term_years", &["term", "terme"])?,
            rate_pct: table.column("rate_pct", &["rate", "taux"])?,
            product: table.optional_column("product", &["name", "produit"]),
            rate_type: table.optional_column("type", &["rate_type", "kind"]),
            compounding: table.optional_column("compounding", &[]),
            fee: table.optional_column("fee", &["fees", "frais"]),
            cashback: table.optional_column("cashback", &["cash_back", "remise"]),
            available_to: table.optional_column("available_to", &["insured", "for"]),
            max_amortization_years: table
                .optional_column("max_amortization_years", &["max_amortization"]),
        })
    }

    fn offer(&self, table: &Table, row: &Row) -> Result<Offer, TableError> {
        let lender = table
            .text(row, self.lender)
            .ok_or_else(|| table.refuse(row, self.lender, "the cell is empty; a name is needed"))?;
        let rate_type = name(table, row, self.rate_type)?.unwrap_or(RateType::Fixed);
        let term_years =
            whole(table, row, Some(self.term_years), TERM_YEARS)?.ok_or_else(|| {
                table.refuse(
                    row,
                    self.term_years,
                    "the cell is empty; a number of years is needed",
                )
            })?;
        let rate = table.required_number(row, self.rate_pct)?;
        let rate = decimal_from_f64(rate)
            .filter(|_| RATE_PCT.contains(&rate))
            .ok_or_else(|| {
                let (low, high) = RATE_PCT.into_inner();
                let problem = format!("{rate} is not a rate from {low} to {high}");
                table.refuse(row, self.rate_pct, problem)
            })?;
        Ok(Offer {
            lender: lender.chars().take(80).collect(),
            product: self.product.and_then(|c| table.text(row, c)).map_or_else(
                || format!("{term_years}-year {rate_type}"),
                |p| p.chars().take(80).collect(),
            ),
            rate_type,
            term_years,
            rate: rate / Decimal::ONE_HUNDRED,
            compounding: name(table, row, self.compounding)?
                .unwrap_or(rate_type.usual_compounding()),
            fee: amount(table, row, self.fee)?,
            cashback: amount(table, row, self.cashback)?,
            available_to: name(table, row, self.available_to)?.unwrap_or(Availability::Any),
            max_amortization_years: whole(
                table,
                row,
                self.max_amortization_years,
                AMORTIZATION_YEARS,
            )?
            .unwrap_or(*AMORTIZATION_YEARS.end()),
        })
    }
}

fn name<T>(table: &Table, row: &Row, column: Option<usize>) -> Result<Option<T>, TableError>
where
    T: FromStr,
    T::Err: std::fmt::Display,
{
    let Some((column, text)) = column.and_then(|c| Some((c, table.text(row, c)?))) else {
        return Ok(None);
    };
    text.parse()
        .map(Some)
        .map_err(|problem: T::Err| table.refuse(row, column, problem.to_string()))
}

fn whole(
    table: &Table,
    row: &Row,
    column: Option<usize>,
    range: RangeInclusive<u32>,
) -> Result<Option<u32>, TableError> {
    let Some(column) = column else {
        return Ok(None);
    };
    let Some(value) = table.number(row, column)? else {
        return Ok(None);
    };
    let (low, high) = range.into_inner();
    if value.fract() == 0.0 && (f64::from(low)..=f64::from(high)).contains(&value) {
        return Ok(Some(value as u32));
    }
    let problem = format!("{value} is not a whole number from {low} to {high}");
    Err(table.refuse(row, column, problem))
}

/// Most a fee or a cashback may be; beyond it the row is a slip of the keyboard.
const MAX_AMOUNT: u32 = 1_000_000;

fn amount(table: &Table, row: &Row, column: Option<usize>) -> Result<Decimal, TableError> {
    let Some(column) = column else {
        return Ok(Decimal::ZERO);
    };
    let value = table.number(row, column)?.unwrap_or(0.0);
    decimal_from_f64(value)
        .filter(|v| (Decimal::ZERO..=Decimal::from(MAX_AMOUNT)).contains(v))
        .ok_or_else(|| {
            table.refuse(
                row,
                column,
                format!("{value} is not an amount from 0 to {MAX_AMOUNT}"),
            )
        })
}
