//! How concentrated trade is over time.

use serde::Serialize;
use utoipa::ToSchema;

use crate::cube::{Cube, Flow, Kind};
use crate::month::Period;
use crate::series::Plan;
use crate::summary::Concentration;

/// Months in which the seasons cancel, and those of them before the last.
const YEAR: usize = 12;
const EARLIER: i32 = 11;

/// The index of each column of a series, every row on its own whatever `top` says.
#[derive(Debug, Clone, Default, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataIndexes)]
pub struct Indexes {
    /// Herfindahl-Hirschman index, 0 to 1; null without trade. The rest of a chapter stands for many small products
    /// and adds nothing.
    pub hhi: Vec<Option<f64>>,
    /// The same with each rest counted as one, and what has no name in a visitor's table counted to the largest: the
    /// true index lies between the two.
    pub hhi_most: Vec<Option<f64>>,
    /// Of the twelve months that end with the column, earlier ones than were asked for among them; null where the table
    /// has fewer.
    pub year_hhi: Vec<Option<f64>>,
    pub year_hhi_most: Vec<Option<f64>>,
}

impl Indexes {
    /// `months` says how many there are in each column.
    pub(crate) fn of(cube: &Cube, flow: Flow, plan: &Plan, months: &[u32]) -> Self {
        let members = &cube.level(plan.by).members;
        let kinds: Vec<Kind> = members.iter().map(|member| member.kind).collect();
        let first = cube.months().first.max(plan.period.first.plus(-EARLIER));
        let needed = Period {
            first,
            last: plan.period.last,
        };
        let sums = cube.by_month(flow, needed, plan.by, plan.within);
        let index = |months: &[Vec<i64>]| {
            let of_member = |at: usize| months.iter().map(|sums| sums[at]).sum();
            let cents: Vec<i64> = (0..kinds.len()).map(of_member).collect();
            let has_trade = cents.iter().any(|cents| *cents != 0);
            has_trade.then(|| Concentration::of(&cents, &kinds, cube.rests()))
        };
        let mut indexes = Self::default();
        let mut end = sums.len() - plan.period.len();
        for count in months {
            let start = end;
            end += *count as usize;
            let column = index(&sums[start..end]);
            indexes.hhi.push(column.map(|three| three.hhi));
            indexes.hhi_most.push(column.map(|three| three.hhi_most));
            let year = end
                .checked_sub(YEAR)
                .and_then(|from| index(&sums[from..end]));
            indexes.year_hhi.push(year.map(|three| three.hhi));
            indexes.year_hhi_most.push(year.map(|three| three.hhi_most));
        }
        indexes
    }
}
