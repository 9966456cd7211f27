//! The bundled purchases: a public sample of CD buyers and a year of an online shop.

use std::sync::LazyLock;

use boreal_demo_kit::{Fields, Input, wire_enum};
use jiff::civil::{Date, date};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::analysis::{Data, Report, analyse};
use crate::day;
use crate::ledger::{Ledger, Rows, RowsBuilder};
use crate::options::{DEFAULT_HORIZON_WEEKS, DEFAULT_SEED, Options, fits};

const CDS: &str = include_str!("../data/cds.csv");
const SHOP: &str = include_str!("../data/shop.csv");

/// Customers of the smallest sample: fewer than groups need.
const FEW: usize = 38;

wire_enum! {
    /// Which bundled purchases.
    #[schema(as = CustomerSegmentationSample)]
    pub enum Sample {
        /// 2,357 buyers of CDs, January 1997 to June 1998, in US dollars.
        Cds = "cds",
        /// An online shop for gifts, December 2009 to December 2010, in pounds.
        Shop = "shop",
        /// The first 38 of the CD buyers: too few for groups.
        Few = "few",
    }
}

impl Sample {
    /// The day the file counts from.
    const fn from(self) -> Date {
        match self {
            Self::Cds | Self::Few => date(1997, 1, 1),
            Self::Shop => date(2009, 12, 1),
        }
    }

    /// Half of the CDs' record, as in the published fit; a quarter of the shop's year.
    const fn usual_holdout(self) -> u32 {
        match self {
            Self::Cds | Self::Few => 39,
            Self::Shop => 13,
        }
    }

    pub fn data(self) -> &'static Data {
        static ALL: LazyLock<Vec<Data>> = LazyLock::new(|| {
            Sample::ALL
                .iter()
                .map(|sample| data(&sample.rows()))
                .collect()
        });
        &ALL[self as usize]
    }

    /// The rows of the file: a customer a line, then day and amount of each order.
    pub fn rows(self) -> Rows {
        const WRITTEN: &str = "the bundled files are checked by a test";
        let text = match self {
            Self::Cds | Self::Few => CDS,
            Self::Shop => SHOP,
        };
        let most = match self {
            Self::Few => FEW,
            Self::Cds | Self::Shop => usize::MAX,
        };
        let first = day::number(self.from());
        let mut rows = RowsBuilder::default();
        for line in text.lines().skip(1).take(most) {
            let (customer, orders) = line.split_once(',').expect(WRITTEN);
            for order in orders.split(' ') {
                let (after, amount) = order.split_once(':').expect(WRITTEN);
                let after: i32 = after.parse().expect(WRITTEN);
                let amount: f64 = amount.parse().expect(WRITTEN);
                rows.add(customer, first + after, (amount * 100.0).round() as i64);
            }
        }
        rows.finish()
    }
}

fn data(rows: &Rows) -> Data {
    let ledger = Ledger::of(rows).expect("the bundled files have purchases");
    Data::Transactions(rows.clone(), ledger)
}

/// What is asked of the bundled purchases, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema, IntoParams)]
#[schema(as = CustomerSegmentationSampleParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct Params {
    /// Which purchases.
    pub sample: String,
    /// How many groups; without it the number that can be defended.
    pub k: Option<u32>,
    /// Where chance begins: the same seed gives the same answer.
    pub seed: u32,
    /// Weeks to look ahead.
    pub horizon_weeks: u32,
    /// The last weeks of the record, held back to test the forecast on.
    pub holdout_weeks: Option<u32>,
    /// Whether every customer is named in the answer.
    pub assignments: bool,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            sample: Sample::Cds.to_string(),
            k: None,
            seed: DEFAULT_SEED,
            horizon_weeks: DEFAULT_HORIZON_WEEKS,
            holdout_weeks: None,
            assignments: false,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Plan {
    pub sample: Sample,
    pub options: Options,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let sample: Option<Sample> = fields.one_of("sample", &self.sample);
        let options = Options::check(
            fields,
            self.k,
            self.seed,
            self.horizon_weeks,
            self.holdout_weeks,
            self.assignments,
        );
        let (sample, mut options) = (sample?, options?);
        options.holdout_weeks.get_or_insert(sample.usual_holdout());
        fits(fields, &options, sample.data())?;
        Some(Plan { sample, options })
    }
}

pub fn run(plan: &Plan) -> Report {
    analyse(plan.sample.data(), &plan.options)
}
