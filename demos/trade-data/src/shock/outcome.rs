//! What a tariff does to exports on given assumptions.

use super::base::{Base, Subject};

/// What is assumed, as shares and not per cent.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Assumptions {
    pub(super) tariff: f64,
    pub(super) elasticity: f64,
    pub(super) pass_through: f64,
    pub(super) covered: f64,
    pub(super) diversion: f64,
    /// Of the chapter's exports, where what the partner buys of it is not known; else all.
    pub(super) partner_share: f64,
}

impl Assumptions {
    /// What the buyer pays of the old price.
    fn paid(&self) -> f64 {
        1.0 + self.pass_through * self.tariff
    }

    /// What is left of a dollar of exports that pays the tariff.
    fn kept(&self) -> f64 {
        self.paid().powf(1.0 - self.elasticity) / (1.0 + self.tariff)
    }

    /// What of a dollar's worth of goods is no longer bought. The rest of what is lost is price, which nobody can sell.
    fn unsold(&self) -> f64 {
        1.0 - self.paid().powf(-self.elasticity)
    }
}

/// Exports after, by member, and what the figures between are.
pub(super) struct Outcome {
    pub(super) after: Vec<f64>,
    pub(super) hit: f64,
    pub(super) lost: f64,
    pub(super) diverted: f64,
    pub(super) duty: f64,
}

pub(super) fn outcome(base: &Base, assumed: &Assumptions) -> Outcome {
    let whole = base.cents[base.member] as f64;
    let subject = match base.subject {
        Subject::Whole => whole,
        Subject::Known(known) => known as f64,
        // No more than the partner buys in all.
        Subject::ShareOf(chapter) => (chapter as f64 * assumed.partner_share).min(whole),
    };
    let hit = subject * assumed.covered;
    let left = hit * assumed.kept();
    let lost = hit - left;
    let others: f64 = (0..base.cents.len())
        .filter(|&at| base.can_buy(at))
        .map(|at| base.cents[at] as f64)
        .sum();
    let diverted = if others > 0.0 {
        hit * assumed.unsold() * assumed.diversion
    } else {
        0.0
    };
    let after = (0..base.cents.len()).map(|at| {
        let cents = base.cents[at] as f64;
        if at == base.member {
            cents - lost
        } else if base.can_buy(at) {
            cents + diverted * cents / others
        } else {
            cents
        }
    });
    Outcome {
        after: after.collect(),
        hit,
        lost,
        diverted,
        duty: left * assumed.tariff,
    }
}

/// How all exports change, in cents.
pub(super) fn change(base: &Base, assumed: &Assumptions) -> f64 {
    let Outcome { lost, diverted, .. } = outcome(base, assumed);
    diverted - lost
}
