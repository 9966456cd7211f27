//! A tariff of one partner, or of all on one chapter: what exports would be, and how concentrated.
//!
//! With a tariff t of which the share p is passed on to the buyer, the buyer pays 1 + p·t of the
//! old price, buys (1 + p·t)^−e of the old quantity, and the exporter is left with
//! (1 + p·t)/(1 + t) of the old price. What is no longer bought may in part be sold to the other partners at the old price.
//! Nothing else moves: no exchange rate, no answer of other countries, no time to adapt.

mod base;
mod outcome;
mod report;

pub use report::{Cell, Report, Row, Sensitivity, run};

use std::ops::RangeInclusive;

use boreal_demo_kit::field::present;
use boreal_demo_kit::{DecimalMark, Fields, Input};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use self::base::{Base, Tariffed};
use self::outcome::Assumptions;
use crate::month::Period;
use crate::own_trade::{self, MAX_NAME};
use crate::record;
use crate::summary::{FROM, TO};

/// Per cent of the value.
pub const TARIFF_PCT: RangeInclusive<f64> = 0.0..=500.0;
pub const SHARE_PCT: RangeInclusive<f64> = 0.0..=100.0;
/// Published estimates of import demand lie within it.
pub const ELASTICITY: RangeInclusive<f64> = 0.0..=20.0;

/// A tariff and what is assumed of it, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = TradeDataShockParams)]
pub struct Params {
    /// The partner that puts the tariff: its key (`US`), or its name in a table of one's own. Without it every partner
    /// puts it on `chapter`, and `US` on everything where there is no chapter either.
    pub partner: Option<String>,
    /// Only on this chapter (`27`), or on this product of one's own table; without it on everything. With `partner`
    /// it needs `partner_share_pct`, or a table of one's own: the bundled ones have the two apart.
    pub chapter: Option<String>,
    pub tariff_pct: f64,
    /// How much less is bought when the price rises, in per cent for one per cent.
    pub elasticity: f64,
    /// How much of the tariff the buyer pays; the exporter bears the rest.
    pub pass_through_pct: f64,
    /// How much of what is hit pays the tariff: the rest is exempt.
    pub covered_pct: f64,
    /// How much of what is no longer bought is sold to the other partners, in proportion to what they buy; none
    /// where every partner puts the tariff.
    pub diversion_pct: f64,
    /// What is assumed to be the partner's share of the chapter's exports, which the bundled tables do not have:
    /// needed there where both are sent, and of no use elsewhere.
    pub partner_share_pct: Option<f64>,
    /// First month of the exports it is tried on; without it 2025, or the first of a table of one's own.
    pub from: Option<String>,
    /// Last month.
    pub to: Option<String>,
    /// A table of one's own to try it on, as `table` takes it.
    pub csv: Option<String>,
    /// The mark before the decimals, where the table leaves open what `1,500` is.
    #[schema(value_type = Option<DecimalMark>)]
    pub decimal_mark: Option<String>,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            partner: None,
            chapter: None,
            tariff_pct: 25.0,
            elasticity: 1.5,
            pass_through_pct: 100.0,
            covered_pct: 100.0,
            diversion_pct: 0.0,
            partner_share_pct: None,
            from: None,
            to: None,
            csv: None,
            decimal_mark: None,
        }
    }
}

/// A shock that can be worked out.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    base: Base,
    assumed: Assumptions,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let tariff = fields.within("tariff_pct", self.tariff_pct, TARIFF_PCT);
        let elasticity = fields.within("elasticity", self.elasticity, ELASTICITY);
        let pass_through = fields.within("pass_through_pct", self.pass_through_pct, SHARE_PCT);
        let covered = fields.within("covered_pct", self.covered_pct, SHARE_PCT);
        let diversion = fields.within("diversion_pct", self.diversion_pct, SHARE_PCT);
        let share = fields.optional_within("partner_share_pct", self.partner_share_pct, SHARE_PCT);
        fields.optional_text("partner", self.partner.as_deref(), MAX_NAME);
        fields.optional_text("chapter", self.chapter.as_deref(), MAX_NAME);
        let mark = fields.optional_one_of("decimal_mark", self.decimal_mark.as_deref());
        let csv = self.csv.as_deref();
        let tariffed = Tariffed::of(
            present(self.partner.as_deref()),
            present(self.chapter.as_deref()),
        );
        let ends = |first: String, last: String| {
            let given = |text: &Option<String>| present(text.as_deref()).map(str::to_owned);
            (
                given(&self.from).unwrap_or(first),
                given(&self.to).unwrap_or(last),
            )
        };
        let base = match present(csv) {
            Some(csv) => {
                let cube = own_trade::cube(fields, csv, mark)?;
                let known = cube.months();
                let (from, to) = ends(known.first.to_string(), known.last.to_string());
                let period = Period::check(fields, &from, &to, known)?;
                Base::own(fields, &cube, period, tariffed)
            }
            None => {
                own_trade::publish_limits(fields);
                let (from, to) = ends(FROM.to_owned(), TO.to_owned());
                let period = Period::check(fields, &from, &to, record::months());
                Base::bundled(fields, tariffed, self.partner_share_pct.is_some(), period)
            }
        };
        Some(Plan {
            base: base?,
            assumed: Assumptions {
                tariff: tariff? / 100.0,
                elasticity: elasticity?,
                pass_through: pass_through? / 100.0,
                covered: covered? / 100.0,
                diversion: diversion? / 100.0,
                partner_share: share?.map_or(1.0, |share| share / 100.0),
            },
        })
    }
}
