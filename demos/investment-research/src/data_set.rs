//! The prices the page starts from: bonds at constant maturities, and synthetic shares.

use std::sync::LazyLock;

use boreal_demo_kit::{Limits, SeededRng, Table, wire_enum};
use jiff::civil::{Date, date};

use crate::prices::Prices;

const ZERO_CURVES: &str = include_str!("../data/zero-month-ends.csv");
const LIMITS: Limits = Limits {
    max_bytes: 1_000_000,
    max_rows: 1_000,
    max_columns: 20,
};
/// Before 1997 the published 30-year rate jumps where the 20-year rate does not: in twelve months by more than 0.4
/// points, and once by two thirds of the bond's price. From here on no month does.
const FIRST: Date = date(1996, 12, 31);
const VALID: &str = "the bundled table is checked by a test";
/// Maturities held, in years, and what they are called.
const HELD: [(f64, &str); 7] = [
    (0.25, "3m"),
    (1.0, "1y"),
    (2.0, "2y"),
    (5.0, "5y"),
    (10.0, "10y"),
    (20.0, "20y"),
    (30.0, "30y"),
];

wire_enum! {
    /// Whose prices.
    #[schema(as = InvestmentResearchDataSet)]
    pub enum DataSet {
        /// Government of Canada zero-coupon bonds at constant maturities, total return.
        Bonds = "bonds",
        /// Made-up shares, to try the page with.
        Synthetic = "synthetic",
    }
}

impl DataSet {
    pub fn prices(self) -> &'static Prices {
        static BONDS: LazyLock<Prices> = LazyLock::new(bonds);
        static SYNTHETIC: LazyLock<Prices> = LazyLock::new(synthetic);
        match self {
            Self::Bonds => &BONDS,
            Self::Synthetic => &SYNTHETIC,
        }
    }
}

/// A zero-coupon curve: maturities in years, and rates in per cent, continuously compounded.
struct Curve {
    day: Date,
    points: Vec<(f64, f64)>,
}

impl Curve {
    /// The rate at a maturity: straight between two points, level beyond them.
    fn rate(&self, years: f64) -> f64 {
        let after = self.points.partition_point(|(at, _)| *at <= years);
        let before = after.checked_sub(1).and_then(|at| self.points.get(at));
        match (before, self.points.get(after)) {
            (Some(low), Some(high)) => {
                low.1 + (high.1 - low.1) * (years - low.0) / (high.0 - low.0)
            }
            (Some(only), None) | (None, Some(only)) => only.1,
            (None, None) => 0.0,
        }
    }

    /// What one dollar at the end of so many years is worth.
    fn discount(&self, years: f64) -> f64 {
        (-self.rate(years) / 100.0 * years).exp()
    }
}

fn curves() -> Vec<Curve> {
    let table = Table::read(ZERO_CURVES, &LIMITS).expect(VALID);
    let years: Vec<f64> = table
        .headers()
        .iter()
        .skip(1)
        .map(|name| name.parse().expect(VALID))
        .collect();
    let curve = |row| Curve {
        day: table.text(row, 0).expect(VALID).parse().expect(VALID),
        points: years
            .iter()
            .enumerate()
            .map(|(at, &years)| (years, table.required_number(row, at + 1).expect(VALID)))
            .collect(),
    };
    let curves = table.rows().iter().map(curve);
    curves.filter(|curve| curve.day >= FIRST).collect()
}

/// Each month the bond of the maturity is bought, held to the next month-end, sold and bought anew:
/// the index is the total return of that, without costs.
fn bonds() -> Prices {
    let curves = curves();
    let index = |years: f64| {
        let mut value = 100.0;
        let mut values = vec![value];
        for pair in curves.windows(2) {
            let held = crate::prices::years(pair[0].day, pair[1].day);
            value *= pair[1].discount((years - held).max(0.0)) / pair[0].discount(years);
            values.push(value);
        }
        values
    };
    Prices {
        assets: HELD.map(|(_, name)| name.to_owned()).to_vec(),
        closes: HELD.map(|(years, _)| index(years)).to_vec(),
        dates: curves.iter().map(|curve| curve.day).collect(),
        left_out: 0,
    }
}

/// Twenty years of months: a market with rare crashes, what each share takes of it, and what is its own.
fn synthetic() -> Prices {
    /// Name, share of the market's moves, own volatility and own drift, a month in per cent.
    const SHARES: [(&str, f64, f64, f64); 6] = [
        ("SYN-BANK", 1.0, 3.6, 0.15),
        ("SYN-TECH", 1.5, 6.2, 0.35),
        ("SYN-ENERGY", 1.1, 6.0, -0.05),
        ("SYN-UTILITY", 0.5, 2.8, 0.2),
        ("SYN-GOLD", -0.1, 5.4, 0.45),
        ("SYN-BROAD", 0.95, 1.0, 0.05),
    ];
    const MONTHS: i32 = 240;
    let mut rng = SeededRng::new(15);
    let first = date(2005, 12, 31);
    let month = |count: i32| {
        first
            .first_of_month()
            .saturating_add(jiff::Span::new().months(count))
            .last_of_month()
    };
    let mut closes = vec![vec![100.0]; SHARES.len()];
    for _ in 0..MONTHS {
        let crash = if rng.uniform() < 0.02 { -11.0 } else { 0.2 };
        let market = 0.45 + crash + 3.4 * rng.normal();
        for (column, (_, share, own, drift)) in closes.iter_mut().zip(SHARES) {
            let change = (drift + share * market + own * rng.normal()).max(-60.0);
            let last = column[column.len() - 1];
            column.push(last * (1.0 + change / 100.0));
        }
    }
    Prices {
        assets: SHARES.map(|(name, ..)| name.to_owned()).to_vec(),
        dates: (0..=MONTHS).map(month).collect(),
        closes,
        left_out: 0,
    }
}
