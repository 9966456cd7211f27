//! Exports before and after a tariff, and how the result moves with each assumption.

use std::ops::RangeInclusive;

use boreal_demo_kit::number::round_to;
use serde::Serialize;
use utoipa::ToSchema;

use super::base::{Base, Subject};
use super::outcome::{Assumptions, change, outcome};
use super::{ELASTICITY, Plan, SHARE_PCT, TARIFF_PCT};
use crate::cube::{By, Rests, dollars};
use crate::summary::Concentration;

/// A partner, or a chapter where every partner puts the tariff, before and after.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataShockRow)]
pub struct Row {
    pub key: String,
    pub name: String,
    /// In dollars.
    pub before: f64,
    pub after: f64,
    /// Of all exports, 0 to 1.
    pub share_before: f64,
    pub share_after: f64,
}

/// What the change would be with one assumption moved and the others as they are.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataSensitivity)]
pub struct Sensitivity {
    /// The field of the assumption.
    pub assumption: String,
    /// Half of its value and half as much again, within its limits; of nothing, nothing and some.
    pub low: f64,
    pub high: f64,
    /// The change of all exports, in dollars.
    pub change_at_low: f64,
    pub change_at_high: f64,
}

/// What the change would be at another tariff and elasticity.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataShockCell)]
pub struct Cell {
    pub tariff_pct: f64,
    pub elasticity: f64,
    /// Of all exports.
    pub change_pct: f64,
}

/// Exports after a tariff.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataShock)]
pub struct Report {
    /// What the rows are: partners, or chapters (products of one's own table) where every partner puts the tariff.
    pub by: By,
    /// Whose tariff it is; null where it is every partner's.
    pub partner: Option<String>,
    pub partner_name: Option<String>,
    /// The chapter or product that is hit; null for everything.
    pub chapter_name: Option<String>,
    pub from: String,
    pub to: String,
    /// All exports, in dollars.
    pub before: f64,
    pub after: f64,
    pub change: f64,
    pub change_pct: f64,
    /// What the tariff falls on, before it.
    pub hit: f64,
    /// What of that is no longer sold to the partner, and what of it the others buy.
    pub lost: f64,
    pub diverted: f64,
    /// What the partner's customs would take in.
    pub duty: f64,
    /// The partner's share of the chapter's exports, in per cent, where it is an assumption; null where it is not.
    pub partner_share_pct: Option<f64>,
    pub is_share_assumed: bool,
    /// Of partners, or of chapters or products as `by` says; a rest adds nothing.
    pub hhi_before: f64,
    pub hhi_after: f64,
    pub entropy_before: f64,
    pub entropy_after: f64,
    /// Those with the most exports, the one the tariff is of or on among them.
    pub rows: Vec<Row>,
    /// The assumption that matters most first.
    pub sensitivity: Vec<Sensitivity>,
    pub grid: Vec<Cell>,
}

/// Rows on their own.
const SHOWN: usize = 10;
const GRID_TARIFFS: [f64; 4] = [10.0, 25.0, 35.0, 50.0];
const GRID_ELASTICITIES: [f64; 5] = [0.5, 1.0, 1.5, 3.0, 5.0];

/// Cents that may have fractions, as dollars on the wire.
fn wire(cents: f64) -> f64 {
    round_to(cents / 100.0, 2)
}

pub fn run(plan: &Plan) -> Report {
    let Plan { base, assumed } = plan;
    let done = outcome(base, assumed);
    let total = base.total();
    let change = done.diverted - done.lost;
    let rounded: Vec<i64> = done
        .after
        .iter()
        .map(|cents| cents.round() as i64)
        .collect();
    let before = Concentration::of(&base.cents, &base.kinds, Rests::OfTheirOwn);
    let after = Concentration::of(&rounded, &base.kinds, Rests::OfTheirOwn);
    let mut order: Vec<usize> = (0..base.cents.len())
        .filter(|&at| base.cents[at] > 0)
        .collect();
    order.sort_by(|&a, &b| base.cents[b].cmp(&base.cents[a]));
    let place = order.iter().position(|&at| at == base.member);
    if let Some(place) = place.filter(|place| *place >= SHOWN) {
        order.swap(place, SHOWN - 1);
    }
    order.truncate(SHOWN);
    let total_after = total + change;
    let share = |cents: f64, total: f64| {
        if total > 0.0 {
            round_to(cents / total, 6)
        } else {
            0.0
        }
    };
    let row = |&at: &usize| Row {
        key: base.names[at].0.clone(),
        name: base.names[at].1.clone(),
        before: dollars(base.cents[at]),
        after: wire(done.after[at]),
        share_before: share(base.cents[at] as f64, total),
        share_after: share(done.after[at], total_after),
    };
    let of_all = |change: f64| {
        if total > 0.0 {
            round_to(100.0 * change / total, 4)
        } else {
            0.0
        }
    };
    let partner = (base.by == By::Partner).then(|| base.names[base.member].clone());
    let (key, name) = partner.unzip();
    Report {
        by: base.by,
        partner: key,
        partner_name: name,
        chapter_name: base.chapter_name.clone(),
        from: base.period.first.to_string(),
        to: base.period.last.to_string(),
        before: wire(total),
        after: wire(total_after),
        change: wire(change),
        change_pct: of_all(change),
        hit: wire(done.hit),
        lost: wire(done.lost),
        diverted: wire(done.diverted),
        duty: wire(done.duty),
        partner_share_pct: share_of(base, assumed),
        is_share_assumed: matches!(base.subject, Subject::ShareOf(_)),
        hhi_before: before.hhi,
        hhi_after: after.hhi,
        entropy_before: before.entropy,
        entropy_after: after.entropy,
        rows: order.iter().map(row).collect(),
        sensitivity: sensitivity(base, assumed),
        grid: grid(base, assumed, &of_all),
    }
}

/// What of the chapter's exports the partner is taken to buy, in per cent, where that is assumed.
fn share_of(base: &Base, assumed: &Assumptions) -> Option<f64> {
    let Subject::ShareOf(chapter) = base.subject else {
        return None;
    };
    // No more than the partner buys in all.
    let most = base.cents[base.member] as f64 / chapter.max(1) as f64;
    Some(round_to(100.0 * assumed.partner_share.min(most), 4))
}

/// Whether the outcome rests on an assumption.
fn matters(base: &Base, assumption: &str) -> bool {
    match assumption {
        "partner_share_pct" => matches!(base.subject, Subject::ShareOf(_)),
        "diversion_pct" => base.by == By::Partner,
        _ => true,
    }
}

/// Every assumption halved and raised by half, the one that matters most first.
fn sensitivity(base: &Base, assumed: &Assumptions) -> Vec<Sensitivity> {
    type Place = fn(&mut Assumptions) -> &mut f64;
    let all: [(&str, Place, f64, &RangeInclusive<f64>); 6] = [
        ("tariff_pct", |a| &mut a.tariff, 100.0, &TARIFF_PCT),
        ("elasticity", |a| &mut a.elasticity, 1.0, &ELASTICITY),
        (
            "pass_through_pct",
            |a| &mut a.pass_through,
            100.0,
            &SHARE_PCT,
        ),
        ("covered_pct", |a| &mut a.covered, 100.0, &SHARE_PCT),
        ("diversion_pct", |a| &mut a.diversion, 100.0, &SHARE_PCT),
        (
            "partner_share_pct",
            |a| &mut a.partner_share,
            100.0,
            &SHARE_PCT,
        ),
    ];
    let with = |place: Place, value: f64| {
        let mut moved = *assumed;
        *place(&mut moved) = value;
        wire(change(base, &moved))
    };
    let mut rows: Vec<Sensitivity> = all
        .into_iter()
        .filter(|(name, ..)| matters(base, name))
        .map(|(name, place, unit, range)| {
            let value = *place(&mut assumed.clone()) * unit;
            let low = round_to((value * 0.5).clamp(*range.start(), *range.end()), 4);
            // Nothing, halved or raised by half, is nothing: a quarter, or one for one, shows what some would do.
            let raised = if value == 0.0 && name == "elasticity" {
                1.0
            } else if value == 0.0 {
                25.0
            } else {
                value * 1.5
            };
            let high = round_to(raised.clamp(*range.start(), *range.end()), 4);
            Sensitivity {
                assumption: name.to_owned(),
                low,
                high,
                change_at_low: with(place, low / unit),
                change_at_high: with(place, high / unit),
            }
        })
        .collect();
    let reach = |row: &Sensitivity| (row.change_at_high - row.change_at_low).abs();
    rows.sort_by(|a, b| reach(b).total_cmp(&reach(a)));
    rows
}

fn grid(base: &Base, assumed: &Assumptions, of_all: &impl Fn(f64) -> f64) -> Vec<Cell> {
    GRID_TARIFFS
        .into_iter()
        .flat_map(|tariff_pct| {
            GRID_ELASTICITIES.into_iter().map(move |elasticity| {
                let moved = Assumptions {
                    tariff: tariff_pct / 100.0,
                    elasticity,
                    ..*assumed
                };
                Cell {
                    tariff_pct,
                    elasticity,
                    change_pct: of_all(change(base, &moved)),
                }
            })
        })
        .collect()
}
