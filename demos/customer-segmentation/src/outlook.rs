//! What the models say of each customer: whether they are still one, and what to expect.

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::wire_enum;
use serde::Serialize;
use utoipa::ToSchema;

use crate::bg_nbd::{self, Ahead, Life};
use crate::customer::Customer;
use crate::day::WEEK;
use crate::gamma_gamma;

wire_enum! {
    /// Why nothing is said of the future.
    #[schema(as = CustomerSegmentationNoModel)]
    pub enum NoModel {
        /// Nobody said when each customer first bought.
        AgeUnknown = "age_unknown",
        /// Fewer than twenty customers came back.
        TooFewCameBack = "too_few_came_back",
    }
}

/// The fitted parameters, in weeks and in the money of the data.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CustomerSegmentationModel)]
pub struct ModelReport {
    pub r: f64,
    pub alpha: f64,
    pub a: f64,
    pub b: f64,
    pub log_likelihood: f64,
    pub customers: usize,
    /// Of these, those who bought again.
    pub came_back: usize,
    /// Whether the search ended on flat ground; parameters of a fit that did not are not to be read.
    pub is_settled: bool,
    /// The model of what a purchase is worth; null where it has no mean.
    pub spend: Option<SpendReport>,
}

/// The parameters of the gamma-gamma model.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CustomerSegmentationSpend)]
pub struct SpendReport {
    pub p: f64,
    pub q: f64,
    pub v: f64,
    /// A typical purchase, p v / (q - 1).
    pub mean_value: f64,
}

impl ModelReport {
    pub fn of(model: &bg_nbd::Model, lives: &[Life]) -> Self {
        let spend = gamma_gamma::fit(lives);
        Self::with(model, spend.as_ref(), lives)
    }

    fn with(model: &bg_nbd::Model, spend: Option<&gamma_gamma::Model>, lives: &[Life]) -> Self {
        Self {
            r: round_to(model.r, 5),
            alpha: round_to(model.alpha, 5),
            a: round_to(model.a, 5),
            b: round_to(model.b, 5),
            log_likelihood: round_to(model.log_likelihood, 4),
            customers: lives.len(),
            came_back: lives.iter().filter(|life| life.repeats > 0.0).count(),
            is_settled: model.is_settled,
            spend: spend.map(|spend| SpendReport {
                p: round_to(spend.p, 5),
                q: round_to(spend.q, 5),
                v: round_to(spend.v, 5),
                mean_value: round_to(spend.p * spend.v / (spend.q - 1.0), 2),
            }),
        }
    }
}

/// A customer's next weeks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Outlook {
    /// The chance that they are still a customer.
    pub alive: f64,
    pub purchases: f64,
    pub value: f64,
    /// What they would bring if they were surely still here, less what is expected.
    pub at_risk: f64,
}

/// From how many silent days a typical returning customer is more likely gone than not.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = CustomerSegmentationQuiet)]
pub struct Quiet {
    pub days: f64,
    /// Of a customer with so many repeat purchases, the median of those who came back.
    pub repeats: f64,
    /// First seen so many weeks ago, the median again.
    pub age_weeks: f64,
}

/// The models of a set of customers and what they say of each.
#[derive(Debug, Clone)]
pub struct Outlooks {
    pub report: ModelReport,
    pub each: Vec<Outlook>,
    pub quiet: Option<Quiet>,
}

/// Fits both models and looks ahead.
pub fn outlooks(customers: &[Customer], weeks: u32) -> Result<Outlooks, NoModel> {
    let lives: Option<Vec<Life>> = customers.iter().map(|customer| customer.life).collect();
    let lives = lives.ok_or(NoModel::AgeUnknown)?;
    let model = bg_nbd::fit(&lives).ok_or(NoModel::TooFewCameBack)?;
    let spend = gamma_gamma::fit(&lives);
    let mut ahead = Ahead::new(&model, f64::from(weeks));
    let each = customers.iter().zip(&lives).map(|(customer, life)| {
        let alive = model.alive(life);
        let if_here = ahead.if_here(life);
        let worth = match &spend {
            Some(spend) => spend.expected_value(life),
            // Without a model of spending, what they spent so far, by purchase.
            None => customer.rfm.monetary / customer.rfm.frequency.max(1.0),
        };
        Outlook {
            alive,
            purchases: alive * if_here,
            value: alive * if_here * worth,
            at_risk: (1.0 - alive) * if_here * worth,
        }
    });
    let each = each.collect();
    Ok(Outlooks {
        each,
        report: ModelReport::with(&model, spend.as_ref(), &lives),
        quiet: quiet(&model, &lives),
    })
}

fn quiet(model: &bg_nbd::Model, lives: &[Life]) -> Option<Quiet> {
    let returned: Vec<&Life> = lives.iter().filter(|life| life.repeats > 0.0).collect();
    let median = |of: fn(&Life) -> f64| {
        let values: Vec<f64> = returned.iter().map(|life| of(life)).collect();
        boreal_demo_kit::stats::median(&values)
    };
    let (repeats, age_weeks) = (median(|life| life.repeats)?, median(|life| life.age_weeks)?);
    let alive = |silent: f64| {
        model.alive(&Life {
            repeats,
            last_weeks: age_weeks - silent,
            age_weeks,
            mean_value: 0.0,
        })
    };
    if alive(age_weeks) > 0.5 || alive(0.0) < 0.5 {
        return None;
    }
    // The chance falls with every silent day: halving finds where it passes one half.
    let (mut low, mut high) = (0.0, age_weeks);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if alive(middle) > 0.5 {
            low = middle;
        } else {
            high = middle;
        }
    }
    Some(Quiet {
        days: round_to(WEEK * high, 0),
        repeats,
        age_weeks: round_to(age_weeks, 1),
    })
}
