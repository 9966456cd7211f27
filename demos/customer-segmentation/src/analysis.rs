//! The whole answer: groups, what they are worth, what to expect, who stayed.

use boreal_demo_kit::number::round_to;
use serde::Serialize;
use utoipa::ToSchema;

use crate::choice::{Choice, judge};
use crate::cohorts::{Cohort, cohorts};
use crate::customer::{Customer, Point, Scale, customers};
use crate::day;
use crate::kmeans::Clustering;
use crate::ledger::{Counts, Ledger, Rows};
use crate::options::Options;
use crate::outlook::{ModelReport, NoModel, Outlooks, Quiet, outlooks};
use crate::segments::{
    Assignment, Points, Ranked, Segment, Step, assignments, drawn, ladder, ranked, segments,
};
use crate::validation::{Validation, usual_holdout, validate};

/// With fewer customers a group is a handful, and what resampling says of it is luck.
pub const LEAST_FOR_GROUPS: usize = 50;

/// Customers in groups, with everything that speaks for and against them.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CustomerSegmentationReport)]
pub struct Report {
    pub customers: usize,
    /// What all of them spent.
    pub revenue: f64,
    /// Groups shown.
    pub k: usize,
    /// The number the engine defends.
    pub recommended_k: usize,
    pub seed: u64,
    /// Sum of squared distances to the centres, features `log1p` then z-scored.
    pub inertia: f64,
    pub silhouette: f64,
    /// Mean adjusted Rand index between the groups of different seeds.
    pub stability: f64,
    /// The same with the groups of customers drawn again with replacement.
    pub stability_bootstrap: f64,
    /// Fewer than fifty customers: the groups are a handful each, and the ranked list says more.
    pub is_too_few: bool,
    /// Customers the number of groups was judged on.
    pub judged: usize,
    pub choices: Vec<Choice>,
    /// Best customers first.
    pub segments: Vec<Segment>,
    /// What a customer more in the next better group is worth.
    pub ladder: Vec<Step>,
    /// Customers to draw, a part of each group where there are many.
    pub points: Points,
    /// Whom to write to first.
    pub ranked: Vec<Ranked>,
    /// Every customer, by id; empty unless asked for.
    pub assignments: Vec<Assignment>,
    pub horizon_weeks: u32,
    /// What all are expected to buy and to spend in the weeks ahead; null without a model.
    pub expected_purchases: Option<f64>,
    pub expected_value: Option<f64>,
    pub value_at_risk: Option<f64>,
    pub model: Option<ModelReport>,
    pub no_model: Option<NoModel>,
    pub quiet: Option<Quiet>,
    /// Of transactions: what was found in the rows, first and last day, who stayed, and the later period.
    pub counts: Option<Counts>,
    pub first: Option<String>,
    pub last: Option<String>,
    pub cohorts: Vec<Cohort>,
    pub validation: Option<Validation>,
}

/// What is analysed: valid, and at least one customer.
#[derive(Debug, Clone)]
pub enum Data {
    Customers(Vec<Customer>),
    Transactions(Rows, Ledger),
}

impl Data {
    /// Different customers, as far as groups need them.
    pub fn distinct(&self) -> usize {
        let points = match self {
            Self::Customers(customers) => Scale::of(customers).points(customers),
            Self::Transactions(_, ledger) => {
                let customers = customers(ledger);
                Scale::of(&customers).points(&customers)
            }
        };
        crate::kmeans::distinct(&points, *crate::options::K.end() as usize).len()
    }
}

pub fn analyse(data: &Data, options: &Options) -> Report {
    match data {
        Data::Customers(customers) => report(customers, None, options),
        Data::Transactions(rows, ledger) => {
            let of_ledger = customers(ledger);
            report(&of_ledger, Some((rows, ledger)), options)
        }
    }
}

fn report(
    customers: &[Customer],
    transactions: Option<(&Rows, &Ledger)>,
    options: &Options,
) -> Report {
    let scale = Scale::of(customers);
    let points: Vec<Point> = scale.points(customers);
    let choices = judge(&points, options.seed);
    let k = options.k.unwrap_or(choices.recommended);
    let clustering: Clustering = choices.clustering(&points, k);
    let judged = choices.rows.iter().find(|row| row.k == k);
    let outlooks = outlooks(customers, options.horizon_weeks);
    let (outlooks, no_model) = match outlooks {
        Ok(outlooks) => (Some(outlooks), None),
        Err(reason) => (None, Some(reason)),
    };
    let segments = segments(customers, &scale, &clustering, outlooks.as_ref());
    let sum = |of: fn(&crate::outlook::Outlook) -> f64, places| {
        let known = outlooks.as_ref()?;
        Some(round_to(known.each.iter().map(of).sum(), places))
    };
    let each = outlooks
        .as_ref()
        .map(|outlooks: &Outlooks| &outlooks.each[..]);
    Report {
        customers: customers.len(),
        revenue: round_to(customers.iter().map(|one| one.rfm.monetary).sum(), 2),
        k,
        recommended_k: choices.recommended,
        seed: options.seed,
        inertia: round_to(clustering.inertia, 6),
        silhouette: judged.map_or(0.0, |row| row.silhouette),
        stability: judged.map_or(1.0, |row| row.stability),
        stability_bootstrap: judged.map_or(1.0, |row| row.stability_bootstrap),
        is_too_few: customers.len() < LEAST_FOR_GROUPS,
        judged: choices.judged,
        ladder: ladder(&segments),
        points: drawn(customers, &clustering.labels),
        ranked: ranked(customers, &clustering.labels, each),
        assignments: match options.assignments {
            true => assignments(customers, &clustering.labels, each),
            false => Vec::new(),
        },
        segments,
        choices: choices.rows,
        horizon_weeks: options.horizon_weeks,
        expected_purchases: sum(|one| one.purchases, 2),
        expected_value: sum(|one| one.value, 2),
        value_at_risk: sum(|one| one.at_risk, 2),
        quiet: outlooks.as_ref().and_then(|outlooks| outlooks.quiet),
        model: outlooks.map(|outlooks| outlooks.report),
        no_model,
        counts: transactions.map(|(_, ledger)| ledger.counts),
        first: transactions.map(|(_, ledger)| day::date(ledger.first).to_string()),
        last: transactions.map(|(_, ledger)| day::date(ledger.last).to_string()),
        cohorts: transactions.map_or_else(Vec::new, |(_, ledger)| cohorts(ledger)),
        validation: transactions.and_then(|(rows, ledger)| {
            let weeks = options
                .holdout_weeks
                .unwrap_or_else(|| usual_holdout(ledger));
            validate(rows, ledger, weeks)
        }),
    }
}
