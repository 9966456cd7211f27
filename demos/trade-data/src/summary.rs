//! Who and what made a total, and what each added to its growth.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use boreal_demo_kit::field::present;
use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{Fields, Input};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::{IntoParams, ToSchema};

use crate::concentration::{entropy, herfindahl};
use crate::cube::{By, Cube, Flow, Kind, Member, Rests, Within, dollars};
use crate::month::Period;
use crate::record;

/// The last whole calendar year there are figures of.
pub(crate) const FROM: &str = "2025-01";
pub(crate) const TO: &str = "2025-12";
/// Rows on their own, where not all are asked for.
pub(crate) const TOP: RangeInclusive<u16> = 1..=300;
/// Rows said to have moved a total: more cannot be read one by one.
const MOVERS: usize = 12;
/// The longest key of a section or a chapter, with room for spaces.
pub(crate) const MAX_WITHIN: usize = 12;

/// Which rows of which months, as sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[schema(as = TradeDataSummaryParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct Params {
    /// Exports or imports.
    pub flow: String,
    /// What the rows are: partners, sections of the tariff, its chapters, or products. Pairs of a partner and a product
    /// are refused: the bundled tables have the two apart.
    pub by: String,
    /// First month, `2025-01`.
    pub from: String,
    /// Last month.
    pub to: String,
    /// The months to compare with, `2024-01..2024-12`, or `none`; without it the same months a year before.
    pub compare: Option<String>,
    /// Only what belongs to this section (`V`) or chapter (`27`).
    pub within: Option<String>,
    /// So many rows on their own, the largest, and the others as one; all on their own without it.
    pub top: Option<u16>,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            flow: Flow::Exports.to_string(),
            by: By::Partner.to_string(),
            from: FROM.to_owned(),
            to: TO.to_owned(),
            compare: None,
            within: None,
            top: None,
        }
    }
}

/// A summary that can be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    pub(crate) flow: Flow,
    pub(crate) by: By,
    pub(crate) period: Period,
    pub(crate) compare: Option<Period>,
    pub(crate) within: Option<Within>,
    pub(crate) top: Option<u16>,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let flow = fields.one_of("flow", &self.flow);
        let by = check_by(fields, &self.by);
        let known = record::months();
        let period = Period::check(fields, &self.from, &self.to, known);
        let compare = Period::check_compare(fields, self.compare.as_deref(), period, known);
        let within = check_within(fields, self.within.as_deref(), by);
        let top = fields.optional_within("top", self.top, TOP);
        Some(Plan {
            top: top?,
            flow: flow?,
            by: by?,
            period: period?,
            compare: compare?,
            within: within?,
        })
    }
}

/// What the rows are. The bundled tables count partners and goods apart, and nothing is estimated from the two.
pub(crate) fn check_by(fields: &mut Fields, text: &str) -> Option<By> {
    let by = fields.one_of("by", text)?;
    if by == By::Pair {
        let message = "the bundled tables have partners and products apart: what a partner buys of a product is in a table of your own alone";
        fields.refuse("by", "published_apart", message, json!({ "got": by }));
        return None;
    }
    Some(by)
}

/// The section or chapter that `within` names; its rows must be finer than itself.
pub(crate) fn check_within(
    fields: &mut Fields,
    text: Option<&str>,
    by: Option<By>,
) -> Option<Option<Within>> {
    let text = fields.optional_text("within", text, MAX_WITHIN)?;
    let Some(text) = present(text) else {
        return Some(None);
    };
    let Some(within) = record::find_part(text) else {
        let message =
            format!("within must be a section like V or a chapter like 27, got \"{text}\"");
        fields.refuse("within", "unknown_part", message, json!({ "got": text }));
        return None;
    };
    match by {
        Some(By::Partner) => {
            let message = "the bundled tables have partners and products apart: within goes with by section, chapter or product";
            fields.refuse("within", "published_apart", message, json!({ "got": text }));
            None
        }
        Some(by) if by <= within.by => {
            let message = format!("by must be finer than the {} that within names", within.by);
            fields.refuse(
                "by",
                "not_finer",
                message,
                json!({ "within": text, "got": by }),
            );
            None
        }
        _ => Some(Some(within)),
    }
}

/// One partner, section, chapter or product.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataRow)]
pub struct Row {
    pub key: String,
    pub name: String,
    pub kind: Kind,
    /// The section of a chapter, the chapter of a product.
    pub parent: Option<String>,
    /// In dollars.
    pub value: f64,
    /// Of the total, 0 to 1.
    pub share: f64,
    /// In the period compared with, in dollars; null without one.
    pub before: Option<f64>,
    /// Null where there was nothing before.
    pub growth_pct: Option<f64>,
    /// What it adds to the growth of the total, in percentage points; the rows add up to that growth.
    pub contribution_pp: Option<f64>,
}

/// A period in rows.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataSummary)]
pub struct Report {
    pub flow: Flow,
    pub by: By,
    pub from: String,
    pub to: String,
    /// The months compared with; null without any.
    pub compare_from: Option<String>,
    pub compare_to: Option<String>,
    /// In dollars.
    pub total: f64,
    pub total_before: Option<f64>,
    pub growth_pct: Option<f64>,
    /// Largest first; those without any value in both periods are left out.
    pub rows: Vec<Row>,
    /// Those that moved the total most either way, most first: of every partner or product, whatever `top` says, and
    /// never a rest or what was returned. Where they all go one way, the first of the other way stands after them.
    /// Empty where no growth can be told.
    pub movers: Vec<Row>,
    /// Herfindahl-Hirschman index, 0 to 1, of each on its own, whatever `top` says. The rest of a chapter stands for
    /// many small products and adds nothing.
    pub hhi: f64,
    /// The same with each rest counted as one, and what has no name in a visitor's table counted to the largest: the
    /// true index lies between the two.
    pub hhi_most: f64,
    /// Shannon's entropy in natural units, with rests counted as in `hhi_most`: the true one is no lower.
    pub entropy: f64,
    pub hhi_before: Option<f64>,
    pub hhi_most_before: Option<f64>,
    pub entropy_before: Option<f64>,
}

pub fn run(plan: &Plan) -> Report {
    run_on(plan, record::cube(plan.by))
}

/// The summary of any cube that has the plan's level.
pub fn run_on(plan: &Plan, cube: &Cube) -> Report {
    let &Plan {
        flow, by, within, ..
    } = plan;
    let now = cube.sums(flow, plan.period, by, within);
    let before = plan
        .compare
        .map(|compare| cube.sums(flow, compare, by, within));
    let total: i64 = now.iter().sum();
    let total_before = before.as_ref().map(|before| before.iter().sum::<i64>());
    let kinds: Vec<Kind> = cube
        .level(by)
        .members
        .iter()
        .map(|member| member.kind)
        .collect();
    let mut order: Vec<usize> = (0..now.len())
        .filter(|&at| now[at] != 0 || before.as_ref().is_some_and(|before| before[at] != 0))
        .collect();
    order.sort_by(|&a, &b| now[b].cmp(&now[a]));
    let row = |member: &Member, parent: Option<String>, value: i64, was: Option<i64>| Row {
        key: member.key.clone(),
        name: member.name.clone(),
        kind: member.kind,
        parent,
        value: dollars(value),
        share: if total == 0 {
            0.0
        } else {
            round_to(value as f64 / total as f64, 6)
        },
        before: was.map(dollars),
        growth_pct: was.and_then(|was| growth(value, was)),
        contribution_pp: was.zip(total_before).and_then(|(was, all)| {
            (all > 0).then(|| round_to(100.0 * (value - was) as f64 / all as f64, 4))
        }),
    };
    let alone = plan.top.map_or(order.len(), usize::from).min(order.len());
    let (alone, others) = order.split_at(alone);
    let listed = |&at: &usize| {
        let was = before.as_ref().map(|before| before[at]);
        let parent = record::parent_of(cube, by, at);
        row(&cube.level(by).members[at], parent, now[at], was)
    };
    let mut rows: Vec<Row> = alone.iter().map(listed).collect();
    let moved = before
        .as_ref()
        .filter(|before| before.iter().sum::<i64>() > 0)
        .map(|before| movers(&now, before, &kinds));
    if !others.is_empty() {
        let sum = |of: &Vec<i64>| others.iter().map(|&at| of[at]).sum::<i64>();
        let rest = Member::new("others", format!("{} others", others.len())).of_kind(Kind::Rest);
        rows.push(row(&rest, None, sum(&now), before.as_ref().map(sum)));
        rows.sort_by(|a, b| b.value.total_cmp(&a.value));
    }
    let concentration = |cents| Concentration::of(cents, &kinds, cube.rests());
    let three = concentration(&now);
    let earlier = before.as_ref().map(|before| concentration(before));
    Report {
        flow,
        by,
        from: plan.period.first.to_string(),
        to: plan.period.last.to_string(),
        compare_from: plan.compare.map(|compare| compare.first.to_string()),
        compare_to: plan.compare.map(|compare| compare.last.to_string()),
        total: dollars(total),
        total_before: total_before.map(dollars),
        growth_pct: total_before.and_then(|before| growth(total, before)),
        rows,
        movers: moved.iter().flatten().map(listed).collect(),
        hhi: three.hhi,
        hhi_most: three.hhi_most,
        entropy: three.entropy,
        hhi_before: earlier.map(|earlier| earlier.hhi),
        hhi_most_before: earlier.map(|earlier| earlier.hhi_most),
        entropy_before: earlier.map(|earlier| earlier.entropy),
    }
}

/// The members on their own that moved the total most, and one of each way where there is one.
fn movers(now: &[i64], before: &[i64], kinds: &[Kind]) -> Vec<usize> {
    let change = |at: usize| now[at] - before[at];
    let mut order: Vec<usize> = (0..now.len())
        .filter(|&at| kinds[at] == Kind::One && change(at) != 0)
        .collect();
    order.sort_by_key(|&at| Reverse(change(at).abs()));
    let (first, others) = order.split_at(order.len().min(MOVERS));
    let way = |at: usize| change(at).signum();
    let is_missing = |at: usize| first.iter().all(|&mover| way(mover) != way(at));
    let of_other_way = others.iter().find(|&&at| is_missing(at));
    first.iter().chain(of_other_way).copied().collect()
}

fn growth(now: i64, before: i64) -> Option<f64> {
    (before > 0).then(|| round_to(100.0 * (now - before) as f64 / before as f64, 4))
}

/// How concentrated the members of a level are.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Concentration {
    pub hhi: f64,
    pub hhi_most: f64,
    pub entropy: f64,
}

impl Concentration {
    pub(crate) fn of(cents: &[i64], kinds: &[Kind], rests: Rests) -> Self {
        let total = cents.iter().sum::<i64>() as f64;
        let of_rests = cents
            .iter()
            .zip(kinds)
            .filter(|(_, kind)| **kind == Kind::Rest)
            .map(|(cents, _)| *cents);
        let squares: f64 = of_rests
            .clone()
            .map(|cents| (cents as f64 / total).powi(2))
            .sum();
        let all = herfindahl(cents.iter().copied());
        let least = if total > 0.0 { all - squares } else { 0.0 };
        let most = match rests {
            Rests::OfTheirOwn => cents.to_vec(),
            Rests::Anybodys => with_the_largest(cents, kinds, of_rests.sum()),
        };
        Self {
            hhi: round_to(least, 6),
            hhi_most: round_to(herfindahl(most.iter().copied()), 6),
            entropy: round_to(entropy(most.iter().copied()), 6),
        }
    }
}

/// The named members, the largest of them with all that has no name: no other way to share it out is more concentrated.
fn with_the_largest(cents: &[i64], kinds: &[Kind], unnamed: i64) -> Vec<i64> {
    let named = cents
        .iter()
        .zip(kinds)
        .filter(|(_, kind)| **kind != Kind::Rest);
    let mut named: Vec<i64> = named.map(|(cents, _)| *cents).collect();
    match named.iter_mut().max() {
        Some(largest) => *largest += unnamed,
        None => named.push(unnamed),
    }
    named
}
