//! Quebec's duties on transfers, by municipality and closing date. Data, no logic.

use super::transfer_tables::{Bracket, Tables, above, to};
use super::{Dated, Source, dollars};
use jiff::civil::date;
use rust_decimal::Decimal;

const QUEBEC_SOURCE: Source = Source::confirmed(
    "Québec, Act respecting duties on transfers of immovables (D-15.1), thresholds indexed yearly",
    "https://www.legisquebec.gouv.qc.ca/en/document/cs/D-15.1",
);
/// Quebec's base duty, levied by every municipality.
pub const QUEBEC: Tables = &[
    Dated {
        from: date(2024, 1, 1),
        value: &[to(58_900, 500), to(294_600, 1_000), above(1_500)],
        source: QUEBEC_SOURCE,
    },
    Dated {
        from: date(2025, 1, 1),
        value: &[to(61_500, 500), to(307_800, 1_000), above(1_500)],
        source: QUEBEC_SOURCE,
    },
    Dated {
        from: date(2026, 1, 1),
        value: &[to(62_900, 500), to(315_000, 1_000), above(1_500)],
        source: QUEBEC_SOURCE,
    },
];

const MONTREAL_SOURCE: Source = Source::confirmed(
    "Ville de Montréal, droits sur les mutations immobilières (upper thresholds of 2025)",
    "https://montreal.ca/en/topics/property-transfer-duties",
);
/// Montreal, in place of the base duty. Only the two lowest thresholds move with the index.
pub const MONTREAL: Tables = &[
    Dated {
        from: date(2024, 1, 1),
        value: &[
            to(58_900, 500),
            to(294_600, 1_000),
            to(552_300, 1_500),
            to(1_104_700, 2_000),
            to(2_136_500, 2_500),
            to(3_113_000, 3_500),
            above(4_000),
        ],
        source: MONTREAL_SOURCE,
    },
    Dated {
        from: date(2025, 1, 1),
        value: &[
            to(61_500, 500),
            to(307_800, 1_000),
            to(552_300, 1_500),
            to(1_104_700, 2_000),
            to(2_136_500, 2_500),
            to(3_113_000, 3_500),
            above(4_000),
        ],
        source: MONTREAL_SOURCE,
    },
    Dated {
        from: date(2026, 1, 1),
        value: &[
            to(62_900, 500),
            to(315_000, 1_000),
            to(552_300, 1_500),
            to(1_104_700, 2_000),
            to(2_136_500, 2_500),
            to(3_113_000, 3_500),
            above(4_000),
        ],
        source: MONTREAL_SOURCE,
    },
];

const MONTREAL_WEST_SOURCE: Source = Source::confirmed(
    "Town of Montreal West, duties on transfer (slices above 500,000 from its worked example of 2024)",
    "https://montreal-west.ca/en/finance-administration/taxes-evaluation/duties-on-transfer/",
);
/// Montreal West, a town of its own inside the island.
pub const MONTREAL_WEST: Tables = &[
    Dated {
        from: date(2024, 1, 1),
        value: &[
            to(58_900, 500),
            to(294_600, 1_000),
            to(500_000, 1_500),
            to(750_000, 2_000),
            above(2_500),
        ],
        source: MONTREAL_WEST_SOURCE,
    },
    Dated {
        from: date(2025, 1, 1),
        value: &[
            to(61_500, 500),
            to(307_800, 1_000),
            to(500_000, 1_500),
            to(750_000, 2_000),
            above(2_500),
        ],
        source: MONTREAL_WEST_SOURCE,
    },
    Dated {
        from: date(2026, 1, 1),
        value: &[
            to(62_900, 500),
            to(315_000, 1_000),
            to(500_000, 1_500),
            to(750_000, 2_000),
            above(2_500),
        ],
        source: MONTREAL_WEST_SOURCE,
    },
];

const QUEBEC_CITY_SOURCE: Source = Source::confirmed(
    "Ville de Québec, Règlement R.V.Q. 3101 relatif aux droits sur les mutations immobilières",
    "https://reglements.ville.quebec.qc.ca/fr/document/rc/R.V.Q.%203101",
);
/// Quebec City, in place of the base duty.
pub const QUEBEC_CITY: Tables = &[
    Dated {
        from: date(2024, 1, 1),
        value: &[
            to(58_900, 500),
            to(294_600, 1_000),
            to(500_000, 1_500),
            to(750_000, 2_500),
            above(3_000),
        ],
        source: QUEBEC_CITY_SOURCE,
    },
    Dated {
        from: date(2025, 1, 1),
        value: &[
            to(61_500, 500),
            to(307_800, 1_000),
            to(500_000, 1_500),
            to(750_000, 2_500),
            above(3_000),
        ],
        source: QUEBEC_CITY_SOURCE,
    },
    Dated {
        from: date(2026, 1, 1),
        value: &[
            to(62_900, 500),
            to(315_000, 1_000),
            to(500_000, 1_500),
            to(750_000, 2_500),
            above(3_000),
        ],
        source: QUEBEC_CITY_SOURCE,
    },
];

const LAVAL_URL: &str = "https://www.laval.ca/Pages/Fr/Affaires/droits-mutation-immobiliere.aspx";
/// The city publishes the thresholds of one year; those beside it are indexed here.
const LAVAL_INDEXED: Source = Source::unconfirmed(
    "Ville de Laval, droits de mutation (thresholds of 2025 indexed by the province's rate)",
    LAVAL_URL,
);
/// Laval, in place of the base duty; every threshold moves with the index.
pub const LAVAL: Tables = &[
    Dated {
        from: date(2024, 1, 1),
        value: &[
            to(58_900, 500),
            to(294_600, 1_000),
            to(585_300, 1_500),
            to(1_170_700, 2_000),
            above(3_000),
        ],
        source: LAVAL_INDEXED,
    },
    Dated {
        from: date(2025, 1, 1),
        value: &[
            to(61_500, 500),
            to(307_800, 1_000),
            to(611_500, 1_500),
            to(1_223_100, 2_000),
            above(3_000),
        ],
        source: Source::confirmed("Ville de Laval, droits de mutation immobilière", LAVAL_URL),
    },
    Dated {
        from: date(2026, 1, 1),
        value: &[
            to(62_900, 500),
            to(315_000, 1_000),
            to(625_800, 1_500),
            to(1_251_700, 2_000),
            above(3_000),
        ],
        source: LAVAL_INDEXED,
    },
];

/// The most a municipality of Quebec other than Montréal may charge above 500,000.
pub const QUEBEC_MOST: Bracket = above(3_000);
/// Value from which a municipality of Quebec sets its own rates.
pub const QUEBEC_OWN_FROM: Decimal = dollars(500_000);
/// The last year whose thresholds Quebec has published.
pub const QUEBEC_LAST_YEAR: i16 = 2026;
