//! The exports a tariff is tried on: the bundled ones, or those of a visitor's table.

use boreal_demo_kit::Fields;
use boreal_demo_kit::field::shown;
use serde_json::json;

use crate::cube::{By, Cube, Flow, Kind, Within};
use crate::month::Period;
use crate::record;

/// Whose tariff it is where neither a partner nor a chapter is sent.
const USUAL_PARTNER: &str = "US";

/// Whose tariff, and on what.
#[derive(Debug, Clone, Copy)]
pub(super) enum Tariffed<'a> {
    /// One partner's, on everything.
    Partner(&'a str),
    /// Every partner's, on one chapter or product.
    Chapter(&'a str),
    /// One partner's, on one chapter or product.
    Both { partner: &'a str, chapter: &'a str },
}

impl<'a> Tariffed<'a> {
    pub(super) fn of(partner: Option<&'a str>, chapter: Option<&'a str>) -> Self {
        match (partner, chapter) {
            (Some(partner), Some(chapter)) => Self::Both { partner, chapter },
            (None, Some(chapter)) => Self::Chapter(chapter),
            (partner, None) => Self::Partner(partner.unwrap_or(USUAL_PARTNER)),
        }
    }
}

/// What of a member's exports the tariff falls on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Subject {
    /// All of them.
    Whole,
    /// So much, where it is known by partner and product.
    Known(i64),
    /// The partner's assumed share of a chapter's exports to everyone, which are these.
    ShareOf(i64),
}

/// The exports a tariff is tried on.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Base {
    /// What the members are: partners, or the chapters or products where every partner puts the tariff.
    pub(super) by: By,
    pub(super) names: Vec<(String, String)>,
    pub(super) kinds: Vec<Kind>,
    pub(super) cents: Vec<i64>,
    /// The partner that puts the tariff, or the chapter or product it is put on by all.
    pub(super) member: usize,
    pub(super) subject: Subject,
    /// The chapter or product that is hit; `None` where everything is.
    pub(super) chapter_name: Option<String>,
    pub(super) period: Period,
}

impl Base {
    /// All of a member's exports.
    fn of(cube: &Cube, by: By, period: Period, member: usize) -> Self {
        let members = &cube.level(by).members;
        Self {
            by,
            names: members
                .iter()
                .map(|member| (member.key.clone(), member.name.clone()))
                .collect(),
            kinds: members.iter().map(|member| member.kind).collect(),
            cents: cube.sums(Flow::Exports, period, by, None),
            member,
            subject: Subject::Whole,
            chapter_name: (by != By::Partner).then(|| members[member].name.clone()),
            period,
        }
    }

    /// Of the bundled tables, where what a partner buys of a chapter is not known: it needs a share that is assumed.
    pub(super) fn bundled(
        fields: &mut Fields,
        tariffed: Tariffed<'_>,
        is_share_given: bool,
        period: Option<Period>,
    ) -> Option<Self> {
        let (partners, products) = (record::partners(), record::products());
        match tariffed {
            Tariffed::Partner(partner) => {
                let member = known_partner(fields, partner);
                Some(Self::of(partners, By::Partner, period?, member?))
            }
            Tariffed::Chapter(chapter) => {
                let member = known_chapter(fields, chapter);
                Some(Self::of(products, By::Chapter, period?, member?))
            }
            Tariffed::Both { partner, chapter } => {
                let member = known_partner(fields, partner);
                let hit = known_chapter(fields, chapter);
                let (member, hit, period) = (member?, hit?, period?);
                let base = Self::of(partners, By::Partner, period, member);
                let hit_member = &products.level(By::Chapter).members[hit];
                if !is_share_given {
                    refuse_both(fields, &base.names[member], &hit_member.key);
                    return None;
                }
                let sums = products.sums(Flow::Exports, period, By::Chapter, None);
                Some(Self {
                    subject: Subject::ShareOf(sums[hit]),
                    chapter_name: Some(hit_member.name.clone()),
                    ..base
                })
            }
        }
    }

    /// Of a table of one's own, where it is.
    pub(super) fn own(
        fields: &mut Fields,
        cube: &Cube,
        period: Period,
        tariffed: Tariffed<'_>,
    ) -> Option<Self> {
        let base = match tariffed {
            Tariffed::Partner(partner) => {
                let member = named(fields, cube, By::Partner, partner)?;
                Self::of(cube, By::Partner, period, member)
            }
            Tariffed::Chapter(product) => {
                let member = named(fields, cube, By::Product, product)?;
                Self::of(cube, By::Product, period, member)
            }
            Tariffed::Both { partner, chapter } => {
                let member = named(fields, cube, By::Partner, partner);
                let hit = named(fields, cube, By::Product, chapter);
                let (member, hit) = (member?, hit?);
                let within = Within {
                    by: By::Product,
                    member: hit,
                };
                let sums = cube.sums(Flow::Exports, period, By::Partner, Some(within));
                Self {
                    subject: Subject::Known(sums[member]),
                    chapter_name: Some(cube.level(By::Product).members[hit].name.clone()),
                    ..Self::of(cube, By::Partner, period, member)
                }
            }
        };
        if base.cents.iter().sum::<i64>() == 0 {
            let message =
                "the table has no exports in these months that a tariff could be tried on";
            fields.refuse("csv", "no_exports", message, json!({}));
            return None;
        }
        Some(base)
    }

    /// Whether a partner may buy what is no longer sold. Where every partner puts the tariff nobody is left.
    pub(super) fn can_buy(&self, at: usize) -> bool {
        self.by == By::Partner
            && at != self.member
            && self.kinds[at] != Kind::Returned
            && self.cents[at] > 0
    }

    pub(super) fn total(&self) -> f64 {
        self.cents.iter().sum::<i64>() as f64
    }
}

fn known_partner(fields: &mut Fields, key: &str) -> Option<usize> {
    let level = record::partners().level(By::Partner);
    let found = level.find(key);
    let found = found.filter(|at| level.members[*at].kind == Kind::One);
    if found.is_none() {
        unknown(
            fields,
            "partner",
            "the code of a partner like US or GB",
            key,
        );
    }
    found
}

fn known_chapter(fields: &mut Fields, key: &str) -> Option<usize> {
    let found = record::products().level(By::Chapter).find(key);
    if found.is_none() {
        unknown(fields, "chapter", "a chapter like 27 or 87", key);
    }
    found
}

/// A partner or product of one's own table.
fn named(fields: &mut Fields, cube: &Cube, by: By, name: &str) -> Option<usize> {
    let level = cube.level(by);
    let found = level.find(name);
    let found = found.filter(|at| level.members[*at].kind == Kind::One);
    if found.is_none() {
        let (field, what) = match by {
            By::Partner => ("partner", "a partner of the table"),
            _ => ("chapter", "a product of the table"),
        };
        unknown(fields, field, what, name);
    }
    found
}

/// A share of what nobody published would be an estimate: whoever wants one says it.
fn refuse_both(fields: &mut Fields, (partner, name): &(String, String), chapter: &str) {
    let message = format!(
        "how much of chapter {chapter} goes to {name} is not in the bundled tables, which have partners and chapters apart: give the partner's share that you assume, or leave out partner or chapter"
    );
    let values = json!({ "partner": partner, "chapter": chapter });
    fields.refuse("partner_share_pct", "published_apart", message, values);
}

fn unknown(fields: &mut Fields, field: &str, what: &str, got: &str) {
    let got = shown(got);
    let message = format!("{field} must be {what}, got \"{got}\"");
    fields.refuse(field, "unknown_name", message, json!({ "got": got }));
}
