//! Which crops are traditionally grown together or apart, and the reason given.

use super::{LIMITS, needed, parsed};
use boreal_demo_kit::{Table, TableError, wire_enum};

const BUNDLED: &str = include_str!("../../data/companions.csv");

wire_enum! {
    /// Together or apart.
    #[schema(as = DataIntegrationRelation)]
    pub enum Relation {
        /// Grown together.
        Good = "good",
        /// Kept apart.
        Avoid = "avoid",
    }
}

wire_enum! {
    /// Why two crops are grown together or kept apart.
    #[schema(as = DataIntegrationWhy)]
    pub enum Why {
        /// The other is a legume.
        Nitrogen = "nitrogen",
        /// The other holds it up.
        Support = "support",
        /// The other breaks the wind.
        Shelter = "shelter",
        /// The other flowers.
        Pollinators = "pollinators",
        /// The other smells.
        Scent = "scent",
        /// The other is gone soon.
        QuickCrop = "quick-crop",
        /// The other bears shade.
        Shade = "shade",
        /// This one does the other a service.
        ReturnsTheFavour = "returns-the-favour",
        /// Roots at two depths.
        RootDepth = "root-depth",
        /// Different room and season.
        SharesSpace = "shares-space",
        /// One hinders the other's growth.
        Inhibits = "inhibits",
        /// One insect eats both.
        SamePest = "same-pest",
        /// Same botanical family.
        SameFamily = "same-family",
        /// A soil disease of both.
        SharedDisease = "shared-disease",
        /// Advice handed down.
        Tradition = "tradition",
        /// Both want the same.
        Competition = "competition",
    }
}

impl Why {
    /// The reason as a sentence.
    pub const fn in_words(self) -> &'static str {
        match self {
            Self::Nitrogen => "A legume: it feeds itself from the air and leaves nitrogen behind.",
            Self::Support => "Its stalks carry the climbing vines.",
            Self::Shelter => "It breaks the wind.",
            Self::Pollinators => "Its flowers bring pollinators and insects that hunt pests.",
            Self::Scent => "Its scent may hide the crop from pests; trials disagree.",
            Self::QuickCrop => "It is harvested before its neighbour needs the room.",
            Self::Shade => "It crops well in the light shade of a taller neighbour.",
            Self::ReturnsTheFavour => {
                "It gains from this plant: scent, flowers, nitrogen, shelter or room."
            }
            Self::RootDepth => "Their roots draw on different depths of soil.",
            Self::SharesSpace => "They use the bed at different heights or weeks.",
            Self::Inhibits => "One of them releases substances that hold the other back.",
            Self::SamePest => "The same caterpillar eats both.",
            Self::SameFamily => "Same family: pests and diseases pass from one to the other.",
            Self::SharedDisease => "Both suffer from verticillium wilt, which stays in the soil.",
            Self::Tradition => "Gardeners keep them apart by tradition; trials disagree.",
            Self::Competition => "They compete for the same food, water or light.",
        }
    }
}

impl Why {
    /// The reason seen from the neighbour's side.
    pub const fn mirrored(self) -> Self {
        match self {
            Self::Nitrogen
            | Self::Support
            | Self::Shelter
            | Self::Pollinators
            | Self::Scent
            | Self::QuickCrop
            | Self::Shade => Self::ReturnsTheFavour,
            Self::ReturnsTheFavour => Self::SharesSpace,
            other => other,
        }
    }
}

/// One line of advice; `other` is a crop's slug or a common name of several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    /// The crop's slug.
    pub crop: String,
    /// Its neighbour, as the source calls it.
    pub other: String,
    /// Together or apart.
    pub relation: Relation,
    /// Why.
    pub why: Why,
}

pub(super) fn read() -> Result<Vec<Pairing>, TableError> {
    let table = Table::read(BUNDLED, &LIMITS)?;
    let [crop, other, relation, why] = [
        table.column("crop", &[])?,
        table.column("other", &[])?,
        table.column("relation", &[])?,
        table.column("why", &[])?,
    ];
    table
        .rows()
        .iter()
        .map(|row| {
            Ok(Pairing {
                crop: needed(&table, row, crop)?.to_owned(),
                other: needed(&table, row, other)?.to_owned(),
                relation: parsed(&table, row, relation)?,
                why: parsed(&table, row, why)?,
            })
        })
        .collect()
}
