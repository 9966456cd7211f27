//! What a visitor's own table answers: whom, what, both together, and month by month.

use std::collections::HashMap;

use boreal_demo_kit::number::round_to;
use serde::Serialize;
use utoipa::ToSchema;

use super::Plan;
use crate::cube::{By, Flow, Kind, dollars};
use crate::series::{self, Measure, Step};
use crate::summary;

/// What a partner buys or sells of a product.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataLink)]
pub struct Link {
    pub partner: String,
    pub product: String,
    /// In dollars.
    pub value: f64,
    /// In the months compared with; none where nothing is compared.
    pub before: Option<f64>,
}

/// A table's own answer: whom, what, both together, and month by month.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataTableReport)]
pub struct Report {
    /// The months of the table.
    pub first: String,
    pub last: String,
    pub rows: usize,
    pub partners: summary::Report,
    pub products: summary::Report,
    /// Partner and product at once, the largest on their own and the others as one; null where no row has both names.
    pub pairs: Option<summary::Report>,
    /// The largest pairs of a partner and a product, at most a thousand.
    pub links: Vec<Link>,
    /// What these pairs are of the total, 0 to 1.
    pub links_share: f64,
    pub series: series::Report,
    /// `series` by product, where it is by partner and products have names too.
    pub product_series: Option<series::Report>,
}

/// Pairs in an answer: a drawing of more is a tangle.
const MAX_LINKS: usize = 1000;
/// Pairs on their own among those that made the total; who moved it is looked for among all.
const PAIRS_SHOWN: u16 = 20;

pub fn run(plan: &Plan) -> Report {
    let Plan {
        cube,
        flow,
        period,
        compare,
        within,
    } = plan;
    let by = |by| {
        let plan = summary::Plan {
            top: (by == By::Pair).then_some(PAIRS_SHOWN),
            flow: *flow,
            by,
            period: *period,
            compare: *compare,
            within: *within,
        };
        summary::run_on(&plan, cube)
    };
    let names = |by, at: usize| cube.level(by).members[at].name.clone();
    let before: Option<HashMap<(usize, usize), i64>> = compare.map(|period| {
        let pairs = cube.pairs(*flow, period).into_iter();
        pairs.map(|(a, b, cents)| ((a, b), cents)).collect()
    });
    let mut links: Vec<Link> = cube
        .pairs(*flow, *period)
        .into_iter()
        .filter(|(partner, ..)| within.is_none_or(|within| within.member == *partner))
        .map(|(partner, product, cents)| Link {
            partner: names(By::Partner, partner),
            product: names(By::Product, product),
            value: dollars(cents),
            before: before.as_ref().map(|sums| {
                let cents = sums.get(&(partner, product)).copied();
                dollars(cents.unwrap_or_default())
            }),
        })
        .collect();
    links.sort_by(|a, b| b.value.total_cmp(&a.value));
    let worth = |links: &[Link]| links.iter().map(|link| link.value).sum::<f64>();
    let all = worth(&links);
    links.truncate(MAX_LINKS);
    let links_share = if all > 0.0 {
        round_to(worth(&links) / all, 6)
    } else {
        1.0
    };
    let measure = match flow {
        Flow::Exports => Measure::Exports,
        Flow::Imports => Measure::Imports,
    };
    let over_time = |by| {
        let plan = series::Plan {
            measure,
            by,
            step: Step::Month,
            period: cube.months(),
            within: *within,
            top: 8,
        };
        series::run_on(&plan, cube)
    };
    // A name may stand among the other flow alone.
    let has = |by| {
        let sums = cube.sums(*flow, cube.months(), by, *within);
        let mut members = cube.level(by).members.iter().zip(sums);
        members.any(|(member, cents)| member.kind == Kind::One && cents != 0)
    };
    let (series, product_series) = if has(By::Partner) {
        let products = has(By::Product).then(|| over_time(By::Product));
        (over_time(By::Partner), products)
    } else {
        (over_time(By::Product), None)
    };
    Report {
        first: cube.months().first.to_string(),
        last: cube.months().last.to_string(),
        rows: cube.len(),
        partners: by(By::Partner),
        products: by(By::Product),
        pairs: has(By::Pair).then(|| by(By::Pair)),
        links,
        links_share,
        series,
        product_series,
    }
}
