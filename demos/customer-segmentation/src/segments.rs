//! The groups as a manager reads them: who is in them, what they bring, what a step up is worth.

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::stats::median;
use serde::Serialize;
use utoipa::ToSchema;

use crate::customer::{Customer, Rfm, Scale};
use crate::kmeans::Clustering;
use crate::naming::kinds;
use crate::outlook::{Outlook, Outlooks};

/// Customers drawn at the most: more cover each other.
pub const MOST_DRAWN: usize = 500;
/// Customers ranked: a day's letters.
pub const MOST_RANKED: usize = 40;

/// A group with its name, its weight and what to do.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CustomerSegmentationSegment)]
pub struct Segment {
    pub name: String,
    pub size: usize,
    /// Of all customers, 0 to 1; the groups add up to 1.
    pub share_of_customers: f64,
    pub revenue: f64,
    /// Of all revenue, 0 to 1.
    pub share_of_revenue: f64,
    /// The centre k-means found, back in days, purchases and money.
    pub center: Rfm,
    /// The middle customer of the group by each measure.
    pub median: Rfm,
    /// Why it has its name: what its typical customer did, not each of them.
    pub reason: String,
    pub action: String,
    /// Mean chance of still being a customer; null without a model, as those below.
    pub alive: Option<f64>,
    /// In the weeks ahead, all of the group.
    pub expected_purchases: Option<f64>,
    pub expected_value: Option<f64>,
    pub value_at_risk: Option<f64>,
}

pub fn segments(
    customers: &[Customer],
    scale: &Scale,
    clustering: &Clustering,
    outlooks: Option<&Outlooks>,
) -> Vec<Segment> {
    let centers: Vec<Rfm> = clustering
        .centers
        .iter()
        .map(|center| scale.back(center))
        .collect();
    let kinds = kinds(&clustering.centers, &centers);
    let all: f64 = customers.iter().map(|one| one.rfm.monetary).sum();
    let segment = |(group, (kind, center)): (usize, (_, Rfm))| {
        let kind: &crate::naming::Kind = kind;
        let members: Vec<usize> = (0..customers.len())
            .filter(|&at| clustering.labels[at] as usize == group)
            .collect();
        let middle = |of: fn(&Rfm) -> f64| {
            let values: Vec<f64> = members.iter().map(|&at| of(&customers[at].rfm)).collect();
            median(&values).unwrap_or_default()
        };
        let ahead = |of: fn(&Outlook) -> f64| {
            let known = outlooks?;
            Some(members.iter().map(|&at| of(&known.each[at])).sum::<f64>())
        };
        let revenue: f64 = members.iter().map(|&at| customers[at].rfm.monetary).sum();
        let size = members.len();
        Segment {
            name: kind.name.to_owned(),
            size,
            share_of_customers: round_to(size as f64 / customers.len() as f64, 6),
            revenue: round_to(revenue, 2),
            share_of_revenue: if all > 0.0 {
                round_to(revenue / all, 6)
            } else {
                0.0
            },
            center: center.rounded(),
            median: Rfm {
                recency_days: middle(|rfm| rfm.recency_days),
                frequency: middle(|rfm| rfm.frequency),
                monetary: middle(|rfm| rfm.monetary),
            }
            .rounded(),
            reason: kind.reason.to_owned(),
            action: kind.action.to_owned(),
            alive: ahead(|one| one.alive).map(|sum| round_to(sum / size.max(1) as f64, 4)),
            expected_purchases: ahead(|one| one.purchases).map(|sum| round_to(sum, 2)),
            expected_value: ahead(|one| one.value).map(|sum| round_to(sum, 2)),
            value_at_risk: ahead(|one| one.at_risk).map(|sum| round_to(sum, 2)),
        }
    };
    kinds
        .into_iter()
        .zip(centers)
        .enumerate()
        .map(segment)
        .collect()
}

/// One group and the next better one.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CustomerSegmentationStep)]
pub struct Step {
    pub from: String,
    pub to: String,
    /// What a customer brings: in the weeks ahead, or so far where there is no model.
    pub from_value: f64,
    pub to_value: f64,
    /// What a customer more in the better group is worth: the difference.
    pub worth: f64,
    /// The same, before rounding, times a tenth of the group.
    pub worth_of_a_tenth: f64,
    /// Whether the values lie ahead.
    pub is_expected: bool,
}

/// Every group but the best, with the one above it by what a customer brings.
pub fn ladder(segments: &[Segment]) -> Vec<Step> {
    let value = |segment: &Segment| {
        segment.expected_value.unwrap_or(segment.revenue) / segment.size.max(1) as f64
    };
    let mut order: Vec<&Segment> = segments.iter().collect();
    order.sort_by(|a, b| value(b).total_cmp(&value(a)));
    let step = |pair: &[&Segment]| {
        let (to_value, from_value) = (value(pair[0]), value(pair[1]));
        Step {
            from: pair[1].name.clone(),
            to: pair[0].name.clone(),
            from_value: round_to(from_value, 2),
            to_value: round_to(to_value, 2),
            // Of the two as they are shown, so that they can be subtracted by hand.
            worth: round_to(round_to(to_value, 2) - round_to(from_value, 2), 2),
            worth_of_a_tenth: round_to((to_value - from_value) * pair[1].size as f64 / 10.0, 2),
            is_expected: pair[1].expected_value.is_some(),
        }
    };
    order.windows(2).map(step).collect()
}

/// A customer in the answer.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CustomerSegmentationAssignment)]
pub struct Assignment {
    pub id: String,
    /// Place of the group in `segments`, from 0.
    pub segment: usize,
    #[serde(flatten)]
    pub rfm: Rfm,
    /// Chance of still being a customer; null without a model, as those below.
    pub alive: Option<f64>,
    pub expected_purchases: Option<f64>,
    pub expected_value: Option<f64>,
}

/// A customer with much at risk.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CustomerSegmentationRanked)]
pub struct Ranked {
    #[serde(flatten)]
    pub customer: Assignment,
    /// What they would bring in the weeks ahead if they were surely still here, less what is expected; null without a
    /// model.
    pub at_risk: Option<f64>,
}

fn assignment(customer: &Customer, label: u8, outlook: Option<&Outlook>) -> Assignment {
    Assignment {
        id: customer.id.clone(),
        segment: label as usize,
        rfm: customer.rfm.rounded(),
        alive: outlook.map(|one| round_to(one.alive, 4)),
        expected_purchases: outlook.map(|one| round_to(one.purchases, 4)),
        expected_value: outlook.map(|one| round_to(one.value, 2)),
    }
}

pub fn assignments(
    customers: &[Customer],
    labels: &[u8],
    outlooks: Option<&[Outlook]>,
) -> Vec<Assignment> {
    let one = |(at, customer): (usize, &Customer)| {
        assignment(customer, labels[at], outlooks.map(|each| &each[at]))
    };
    customers.iter().enumerate().map(one).collect()
}

/// By what is at risk times the chance that somebody is there to read it. Where nothing is known
/// of the future, by what was spent.
pub fn ranked(customers: &[Customer], labels: &[u8], outlooks: Option<&[Outlook]>) -> Vec<Ranked> {
    let saved = |outlook: &Outlook| outlook.alive * outlook.at_risk;
    let weight = |at: usize| outlooks.map_or(customers[at].rfm.monetary, |each| saved(&each[at]));
    let mut order: Vec<usize> = (0..customers.len()).collect();
    order.sort_by(|&a, &b| weight(b).total_cmp(&weight(a)).then(a.cmp(&b)));
    order.truncate(MOST_RANKED);
    order
        .into_iter()
        .map(|at| {
            let outlook = outlooks.map(|each| &each[at]);
            Ranked {
                customer: assignment(&customers[at], labels[at], outlook),
                at_risk: outlook.map(|one| round_to(one.at_risk, 2)),
            }
        })
        .collect()
}

/// Customers to draw, column by column.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CustomerSegmentationPoints)]
pub struct Points {
    pub recency_days: Vec<f64>,
    pub monetary: Vec<f64>,
    /// Place of the group in `segments`.
    pub segment: Vec<usize>,
}

/// Every so-many-th customer, group by group, so that each is drawn by its size.
pub fn drawn(customers: &[Customer], labels: &[u8]) -> Points {
    let mut order: Vec<usize> = (0..customers.len()).collect();
    order.sort_by(|&a, &b| {
        let rfm = |at: usize| &customers[at].rfm;
        labels[a]
            .cmp(&labels[b])
            .then(rfm(a).recency_days.total_cmp(&rfm(b).recency_days))
            .then(rfm(a).monetary.total_cmp(&rfm(b).monetary))
    });
    let every = customers.len().div_ceil(MOST_DRAWN).max(1);
    let kept: Vec<usize> = order.into_iter().step_by(every).collect();
    Points {
        recency_days: kept
            .iter()
            .map(|&at| customers[at].rfm.rounded().recency_days)
            .collect(),
        monetary: kept
            .iter()
            .map(|&at| customers[at].rfm.rounded().monetary)
            .collect(),
        segment: kept.iter().map(|&at| labels[at] as usize).collect(),
    }
}
