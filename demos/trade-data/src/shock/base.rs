//! The exports a tariff is tried on: the bundled ones, or those of a visitor's table.

use boreal_demo_kit::Fields;
use boreal_demo_kit::field::shown;
use serde_json::json;

use crate::cube::{By, Cube, Flow, Kind, Within};
use crate::month::Period;
use crate::record;

/// The exports a tariff is tried on.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Base {
    pub(super) names: Vec<(String, String)>,
    pub(super) kinds: Vec<Kind>,
    pub(super) cents: Vec<i64>,
    /// The partner that puts the tariff.
    pub(super) partner: usize,
    /// What of the chapter it hits, all partners together; `None` where everything is hit or it is known.
    pub(super) chapter: Option<i64>,
    /// What is hit where it is known by partner and product.
    pub(super) known: Option<i64>,
    pub(super) chapter_name: Option<String>,
    pub(super) period: Period,
}

impl Base {
    fn of(cube: &Cube, period: Period, partner: usize) -> Self {
        let level = cube.level(By::Partner);
        Self {
            names: level
                .members
                .iter()
                .map(|member| (member.key.clone(), member.name.clone()))
                .collect(),
            kinds: level.members.iter().map(|member| member.kind).collect(),
            cents: cube.sums(Flow::Exports, period, By::Partner, None),
            partner,
            chapter: None,
            known: None,
            chapter_name: None,
            period,
        }
    }

    /// Of the bundled tables, where what a partner buys of a chapter is not known.
    pub(super) fn bundled(
        fields: &mut Fields,
        partner: &str,
        chapter: Option<&str>,
        period: Option<Period>,
    ) -> Option<Self> {
        let partners = record::partners().level(By::Partner);
        let found = partners.find(partner);
        let found = found.filter(|at| partners.members[*at].kind == Kind::One);
        if found.is_none() {
            unknown(
                fields,
                "partner",
                "the code of a partner like US or GB",
                partner,
            );
        }
        let chapters = record::products().level(By::Chapter);
        let hit = chapter.map(|key| chapters.find(key));
        if let Some((None, key)) = hit.zip(chapter) {
            unknown(fields, "chapter", "a chapter like 27 or 87", key);
        }
        let (found, period) = (found?, period?);
        let mut base = Self::of(record::partners(), period, found);
        if let Some(member) = hit {
            let member = member?;
            let sums = record::products().sums(Flow::Exports, period, By::Chapter, None);
            base.chapter = Some(sums[member]);
            base.chapter_name = Some(chapters.members[member].name.clone());
        }
        Some(base)
    }

    /// Of a table of one's own, where it is.
    pub(super) fn own(
        fields: &mut Fields,
        cube: &Cube,
        period: Period,
        partner: &str,
        product: Option<&str>,
    ) -> Option<Self> {
        let found = cube.level(By::Partner).find(partner);
        if found.is_none() {
            unknown(fields, "partner", "a partner of the table", partner);
        }
        let hit = product.map(|name| cube.level(By::Product).find(name));
        if let Some((None, name)) = hit.zip(product) {
            unknown(fields, "chapter", "a product of the table", name);
        }
        let mut base = Self::of(cube, period, found?);
        if let Some(member) = hit {
            let within = Within {
                by: By::Product,
                member: member?,
            };
            let sums = cube.sums(Flow::Exports, period, By::Partner, Some(within));
            base.known = Some(sums[base.partner]);
            base.chapter_name = product.map(str::to_owned);
        }
        if base.cents.iter().sum::<i64>() == 0 {
            let message =
                "the table has no exports in these months that a tariff could be tried on";
            fields.refuse("csv", "no_exports", message, json!({}));
            return None;
        }
        Some(base)
    }

    /// Whether a partner may buy what is no longer sold.
    pub(super) fn can_buy(&self, at: usize) -> bool {
        at != self.partner && self.kinds[at] != Kind::Returned && self.cents[at] > 0
    }

    pub(super) fn total(&self) -> f64 {
        self.cents.iter().sum::<i64>() as f64
    }
}

fn unknown(fields: &mut Fields, field: &str, what: &str, got: &str) {
    let got = shown(got);
    let message = format!("{field} must be {what}, got \"{got}\"");
    fields.refuse(field, "unknown_name", message, json!({ "got": got }));
}
