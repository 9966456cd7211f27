//! What kind of trade it is: two-way trade within a chapter, and comparative advantage.

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{Fields, Input, Limits, Table, TableError};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::concentration::grubel_lloyd;
use crate::cube::{By, Flow, dollars};
use crate::month::Period;
use crate::record;
use crate::summary::{FROM, TO};

const EXPORTS: &str = include_str!("../data/exports-1998-2000.csv");
const LIMITS: Limits = Limits {
    max_bytes: 1 << 16,
    max_rows: 2000,
    max_columns: 5,
};

/// Which months, as sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[schema(as = TradeDataIntraIndustryParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct Params {
    /// First month.
    pub from: String,
    /// Last month.
    pub to: String,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            from: FROM.to_owned(),
            to: TO.to_owned(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    period: Period,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let period = Period::check(fields, &self.from, &self.to, record::months());
        Some(Plan { period: period? })
    }
}

/// How much of a chapter goes both ways.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataTwoWay)]
pub struct TwoWay {
    pub key: String,
    pub name: String,
    /// In dollars.
    pub exports: f64,
    pub imports: f64,
    /// Grubel-Lloyd index, 0 to 1: 1 where as much comes as goes.
    pub grubel_lloyd: f64,
}

/// Two-way trade by chapter.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataIntraIndustry)]
pub struct IntraIndustry {
    pub from: String,
    pub to: String,
    /// Of all chapters, weighted by their trade; null without trade.
    pub grubel_lloyd: Option<f64>,
    /// The ten chapters with the most trade first.
    pub rows: Vec<TwoWay>,
}

/// Chapters on their own; the smaller ones say little.
const SHOWN: usize = 10;

pub fn run(plan: &Plan) -> IntraIndustry {
    let cube = record::products();
    let sums = |flow| cube.sums(flow, plan.period, By::Chapter, None);
    let (exports, imports) = (sums(Flow::Exports), sums(Flow::Imports));
    let pairs = || exports.iter().copied().zip(imports.iter().copied());
    let mut rows: Vec<TwoWay> = cube
        .level(By::Chapter)
        .members
        .iter()
        .zip(pairs())
        .filter_map(|(member, (exports, imports))| {
            Some(TwoWay {
                key: member.key.clone(),
                name: member.name.clone(),
                exports: dollars(exports),
                imports: dollars(imports),
                grubel_lloyd: round_to(grubel_lloyd(std::iter::once((exports, imports)))?, 6),
            })
        })
        .collect();
    rows.sort_by(|a, b| (b.exports + b.imports).total_cmp(&(a.exports + a.imports)));
    rows.truncate(SHOWN);
    IntraIndustry {
        from: plan.period.first.to_string(),
        to: plan.period.last.to_string(),
        grubel_lloyd: grubel_lloyd(pairs()).map(|index| round_to(index, 6)),
        rows,
    }
}

/// A product Canada exports more of than the world does, for its size.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataAdvantage)]
pub struct Advantage {
    /// Standard International Trade Classification, revision 2, four digits.
    pub sitc: String,
    /// In US dollars a year.
    pub canada: f64,
    pub world: f64,
    /// Balassa's index: the product's share of Canada's exports over its share of the world's.
    pub rca: f64,
}

/// Revealed comparative advantage, mean of 1998 to 2000.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataAdvantages)]
pub struct Advantages {
    pub period: String,
    /// Products in the table.
    pub products: usize,
    /// Those with an index of 1 or more, highest first.
    pub rows: Vec<Advantage>,
}

/// The same every time.
pub fn advantages() -> Advantages {
    let exports = exports().expect("the bundled table is read by a test");
    let total = |pick: fn(&(String, f64, f64)) -> f64| exports.iter().map(pick).sum::<f64>();
    let (canada, world) = (total(|row| row.1), total(|row| row.2));
    let mut rows: Vec<Advantage> = exports
        .iter()
        .filter(|row| row.2 > 0.0)
        .map(|(sitc, of_canada, of_world)| Advantage {
            sitc: sitc.clone(),
            canada: *of_canada,
            world: *of_world,
            rca: round_to((of_canada / canada) / (of_world / world), 6),
        })
        .filter(|row| row.rca >= 1.0)
        .collect();
    rows.sort_by(|a, b| b.rca.total_cmp(&a.rca));
    Advantages {
        period: "1998 to 2000".to_owned(),
        products: exports.len(),
        rows,
    }
}

fn exports() -> Result<Vec<(String, f64, f64)>, TableError> {
    let table = Table::read(EXPORTS, &LIMITS)?;
    let sitc = table.column("sitc", &[])?;
    let (canada, world) = (table.column("canada", &[])?, table.column("world", &[])?);
    let rows = table.rows().iter().map(|row| {
        Ok((
            table.text(row, sitc).unwrap_or_default().to_owned(),
            table.required_number(row, canada)?,
            table.required_number(row, world)?,
        ))
    });
    rows.collect()
}
