//! Trade Data Analysis: whom does Canada trade with, in what, and what changed?
//!
//! A [`cube::Cube`] holds values by partner, product and month in columns. [`record`] is the
//! bundled one: partners and products apart, as they were published. [`own_trade`] reads a
//! visitor's table, where both stand in a row. On either, [`summary`] says who and what moved the
//! total and [`series`] how it went, [`indexes`] how concentrated it was; [`reconcile`] holds customs against the balance of payments,
//! [`structure`] looks at two-way trade and comparative advantage, [`shock`] tries a tariff.

pub mod accuracy;
pub mod concentration;
pub mod cube;
pub mod indexes;
pub mod month;
pub mod own_trade;
pub mod reconcile;
pub mod record;
pub mod series;
pub mod shock;
pub mod structure;
pub mod summary;

use boreal_demo_kit::Input;
use indexes::Indexes;
use serde::Serialize;
use utoipa::ToSchema;

/// What the page shows before anyone touches a control.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = TradeDataDefaultReport)]
pub struct DefaultReport {
    /// Exports of 2025 against 2024, by partner.
    pub partners: summary::Report,
    /// The same by section of the tariff.
    pub sections: summary::Report,
    /// And by chapter, the largest on their own.
    pub chapters: summary::Report,
    pub series: series::Report,
    /// How concentrated exports are by chapter and by product, in the columns of `series`.
    pub chapter_concentration: Indexes,
    pub product_concentration: Indexes,
    pub reconciliation: reconcile::Report,
    pub intra_industry: structure::IntraIndustry,
    pub shock: shock::Report,
    /// The months there are figures of.
    pub first: String,
    pub last: String,
}

/// The largest partners and chapters on their own on the page; those that moved a total are told of all.
const PARTNERS_SHOWN: u16 = 20;
const CHAPTERS_SHOWN: u16 = 12;

/// The same bytes every time.
pub fn default_report() -> DefaultReport {
    const VALID: &str = "the defaults are checked by a test";
    let by = |by: &str, top: Option<u16>| {
        let params = summary::Params {
            by: by.to_owned(),
            top,
            ..summary::Params::default()
        };
        summary::run(&params.plan().expect(VALID))
    };
    let over_time = |by: &str| {
        let params = series::Params {
            by: by.to_owned(),
            ..series::Params::default()
        };
        series::run(&params.plan().expect(VALID))
    };
    let months = record::months();
    DefaultReport {
        partners: by("partner", Some(PARTNERS_SHOWN)),
        sections: by("section", None),
        chapters: by("chapter", Some(CHAPTERS_SHOWN)),
        series: over_time("partner"),
        chapter_concentration: over_time("chapter").concentration.expect(VALID),
        product_concentration: over_time("product").concentration.expect(VALID),
        reconciliation: reconcile::run(
            &reconcile::Params::default().plan().expect(VALID),
            reconcile::Totals::bundled(),
        ),
        intra_industry: structure::run(&structure::Params::default().plan().expect(VALID)),
        shock: shock::run(&shock::Params::default().plan().expect(VALID)),
        first: months.first.to_string(),
        last: months.last.to_string(),
    }
}
