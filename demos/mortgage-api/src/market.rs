//! What Canadians actually paid: the Bank of Canada's averages of new mortgages.
//!
//! Group A4 of the Bank's statistics gives, month by month, the average rate of
//! mortgages advanced by chartered banks, insured and uninsured, by kind and
//! term. An offer is judged against the average of its own kind.

use super::terms::RateType;
use boreal_demo_kit::{Limits, Table, TableError};
use std::sync::LazyLock;

/// One series of the group: which mortgages it averages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MarketSeries {
    /// The Bank's id (Valet group `A4_RATES_MORTGAGES`).
    pub id: &'static str,
    /// Insured mortgages, or uninsured ones.
    pub insured: bool,
    /// Fixed or variable.
    pub rate_type: RateType,
    /// Shortest term in it, in years.
    pub from_years: u32,
    /// Terms below this; `None` for no bound.
    pub below_years: Option<u32>,
}

const fn series(
    id: &'static str,
    insured: bool,
    rate_type: RateType,
    from_years: u32,
    below_years: Option<u32>,
) -> MarketSeries {
    MarketSeries {
        id,
        insured,
        rate_type,
        from_years,
        below_years,
    }
}

/// The series an offer can be judged against: funds advanced, by insurance, kind and term.
pub const MARKET_SERIES: &[MarketSeries] = &[
    series("V122667776", true, RateType::Variable, 0, None),
    series("V122667777", true, RateType::Fixed, 0, Some(1)),
    series("V122667778", true, RateType::Fixed, 1, Some(3)),
    series("V122667779", true, RateType::Fixed, 3, Some(5)),
    series("V122667780", true, RateType::Fixed, 5, None),
    series("V122667782", false, RateType::Variable, 0, None),
    series("V122667783", false, RateType::Fixed, 0, Some(1)),
    series("V122667784", false, RateType::Fixed, 1, Some(3)),
    series("V122667785", false, RateType::Fixed, 3, Some(5)),
    series("V122667786", false, RateType::Fixed, 5, None),
];

const BUNDLED: &str = include_str!("../data/market-rates.csv");
const LIMITS: Limits = Limits {
    max_bytes: 200_000,
    max_rows: 5_000,
    max_columns: 4,
};

/// The newest average of each series.
#[derive(Debug, Clone, Default)]
pub struct MarketRates {
    rows: Vec<MarketRate>,
}

/// An average and its month.
#[derive(Debug, Clone, PartialEq)]
pub struct MarketRate {
    /// Which mortgages.
    pub series: MarketSeries,
    /// The month, `2026-06`.
    pub month: String,
    /// The average in per cent.
    pub rate_pct: f64,
}

impl MarketRates {
    /// The figures tabulated in the repository.
    pub fn bundled() -> &'static Self {
        static RATES: LazyLock<MarketRates> = LazyLock::new(|| {
            MarketRates::from_csv(BUNDLED).expect("the bundled table is checked by a test")
        });
        &RATES
    }

    /// Reads `series_id,month,rate_pct`, keeping the newest month of each known series.
    pub fn from_csv(text: &str) -> Result<Self, TableError> {
        let table = Table::read(text, &LIMITS)?;
        let (id, month, rate) = (
            table.column("series_id", &[])?,
            table.column("month", &["date"])?,
            table.column("rate_pct", &["rate"])?,
        );
        let mut rates = Self::default();
        for row in table.rows() {
            let name = table.text(row, id).unwrap_or_default();
            if let (Some(month), Some(rate)) = (table.text(row, month), table.number(row, rate)?) {
                rates.add(name, month, rate);
            }
        }
        Ok(rates)
    }

    /// Adds an observation; older months and unknown series change nothing.
    pub fn add(&mut self, series_id: &str, month: &str, rate_pct: f64) {
        let Some(series) = MARKET_SERIES.iter().find(|s| s.id == series_id) else {
            return;
        };
        let newer = MarketRate {
            series: *series,
            month: month.to_owned(),
            rate_pct,
        };
        match self.rows.iter_mut().find(|row| row.series.id == series_id) {
            Some(row) if row.month.as_str() < month => *row = newer,
            Some(_) => {}
            None => self.rows.push(newer),
        }
    }

    /// The average of mortgages like this one, if it is known.
    pub fn of(&self, insured: bool, rate_type: RateType, term_years: u32) -> Option<&MarketRate> {
        self.rows.iter().find(|row| {
            row.series.insured == insured
                && row.series.rate_type == rate_type
                && term_years >= row.series.from_years
                && row
                    .series
                    .below_years
                    .is_none_or(|below| term_years < below)
        })
    }

    /// All averages, in the order they were read.
    pub fn rows(&self) -> &[MarketRate] {
        &self.rows
    }
}
