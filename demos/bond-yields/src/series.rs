//! The series of the history: what each is, its publisher's id, its place on the curve.

use boreal_demo_kit::wire_enum;

wire_enum! {
    /// A published rate, by short name.
    #[schema(as = BondYieldsSeries)]
    pub enum Series {
        /// Treasury bill, three months.
        Bill3m = "3m",
        /// Treasury bill, six months.
        Bill6m = "6m",
        /// Treasury bill, one year.
        Bill1y = "1y",
        /// Benchmark bond, two years.
        Bond2y = "2y",
        /// Benchmark bond, three years; live only.
        Bond3y = "3y",
        /// Benchmark bond, five years.
        Bond5y = "5y",
        /// Benchmark bond, seven years; live only.
        Bond7y = "7y",
        /// Benchmark bond, ten years.
        Bond10y = "10y",
        /// Long benchmark bond, about thirty years.
        BondLong = "long",
        /// Target for the overnight rate.
        Policy = "policy",
        /// Canadian Overnight Repo Rate Average.
        Corra = "corra",
        /// Prime business rate of the chartered banks.
        Prime = "prime",
        /// Posted five-year mortgage rate of the chartered banks.
        Mortgage5y = "mortgage_5y",
    }
}

wire_enum! {
    /// How a rate is quoted.
    #[schema(as = BondYieldsBasis)]
    pub enum Basis {
        /// Simple interest over the bill's life, actual days over 365.
        MoneyMarket = "money_market",
        /// Compounded twice a year, as bonds are quoted.
        SemiAnnual = "semi_annual",
        /// As the publisher states it; not a yield to maturity.
        Stated = "stated",
    }
}

impl Series {
    /// What a chart calls it.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Bill3m => "3-month treasury bill",
            Self::Bill6m => "6-month treasury bill",
            Self::Bill1y => "1-year treasury bill",
            Self::Bond2y => "2-year benchmark bond",
            Self::Bond3y => "3-year benchmark bond",
            Self::Bond5y => "5-year benchmark bond",
            Self::Bond7y => "7-year benchmark bond",
            Self::Bond10y => "10-year benchmark bond",
            Self::BondLong => "Long-term benchmark bond",
            Self::Policy => "Target for the overnight rate",
            Self::Corra => "CORRA",
            Self::Prime => "Prime rate",
            Self::Mortgage5y => "Posted 5-year mortgage rate",
        }
    }

    /// The Bank of Canada's id of it (Valet web service).
    pub const fn valet_id(self) -> &'static str {
        match self {
            Self::Bill3m => "TB.CDN.90D.MID",
            Self::Bill6m => "TB.CDN.180D.MID",
            Self::Bill1y => "TB.CDN.1Y.MID",
            Self::Bond2y => "BD.CDN.2YR.DQ.YLD",
            Self::Bond3y => "BD.CDN.3YR.DQ.YLD",
            Self::Bond5y => "BD.CDN.5YR.DQ.YLD",
            Self::Bond7y => "BD.CDN.7YR.DQ.YLD",
            Self::Bond10y => "BD.CDN.10YR.DQ.YLD",
            Self::BondLong => "BD.CDN.LONG.DQ.YLD",
            Self::Policy => "V39079",
            Self::Corra => "AVG.INTWO",
            Self::Prime => "V80691311",
            Self::Mortgage5y => "V80691335",
        }
    }

    /// The short name of what may be the Bank's id.
    pub(crate) fn short_name(text: &str) -> &str {
        Self::from_valet_id(text.trim()).map_or(text, |series| series.as_str())
    }

    /// The series the Bank knows by this id.
    pub fn from_valet_id(id: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|s| s.valet_id().eq_ignore_ascii_case(id))
    }

    /// Years to maturity, for those on the curve.
    pub const fn years(self) -> Option<f64> {
        match self {
            Self::Bill3m => Some(0.25),
            Self::Bill6m => Some(0.5),
            Self::Bill1y => Some(1.0),
            Self::Bond2y => Some(2.0),
            Self::Bond3y => Some(3.0),
            Self::Bond5y => Some(5.0),
            Self::Bond7y => Some(7.0),
            Self::Bond10y => Some(10.0),
            Self::BondLong => Some(30.0),
            Self::Policy | Self::Corra | Self::Prime | Self::Mortgage5y => None,
        }
    }

    pub const fn basis(self) -> Basis {
        match self {
            Self::Bill3m | Self::Bill6m | Self::Bill1y => Basis::MoneyMarket,
            Self::Policy | Self::Corra | Self::Prime => Basis::Stated,
            _ => Basis::SemiAnnual,
        }
    }
}
