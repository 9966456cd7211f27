//! The brackets of land transfer taxes, by jurisdiction and closing date. Data, no logic.

use super::{Dated, Source, dollars, per_cent};
use crate::terms::Province;
use jiff::civil::date;
use rust_decimal::Decimal;

/// The rate of one slice of the price, up to a bound.
#[derive(Debug, Clone, Copy)]
pub struct Bracket {
    /// Where the slice ends; `None` for the last.
    pub up_to: Option<Decimal>,
    /// The rate within it.
    pub rate: Decimal,
}

/// A slice that ends at `up_to` dollars, at thousandths of a per cent.
const fn to(up_to: u32, rate: u32) -> Bracket {
    Bracket {
        up_to: Some(dollars(up_to)),
        rate: per_cent(rate),
    }
}

/// The slice above all others.
const fn above(rate: u32) -> Bracket {
    Bracket {
        up_to: None,
        rate: per_cent(rate),
    }
}

/// Brackets by date.
pub type Tables = &'static [Dated<&'static [Bracket]>];

/// Ontario, homes of one or two families.
pub const ONTARIO: Tables = &[Dated {
    from: date(2017, 1, 1),
    value: &[
        to(55_000, 500),
        to(250_000, 1_000),
        to(400_000, 1_500),
        to(2_000_000, 2_000),
        above(2_500),
    ],
    source: Source {
        name: "Ontario Ministry of Finance, land transfer tax",
        url: "https://www.ontario.ca/document/land-transfer-tax",
    },
}];
/// Most a first-time buyer gets back in Ontario.
pub const ONTARIO_FIRST_TIME: Decimal = dollars(4_000);

const TORONTO_SOURCE: Source = Source {
    name: "City of Toronto, municipal land transfer tax",
    url: "https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-land-transfer-tax-mltt/",
};
/// Toronto, on top of Ontario's.
pub const TORONTO: Tables = &[
    Dated {
        from: date(2024, 1, 1),
        value: &[
            to(55_000, 500),
            to(250_000, 1_000),
            to(400_000, 1_500),
            to(2_000_000, 2_000),
            to(3_000_000, 2_500),
            to(4_000_000, 3_500),
            to(5_000_000, 4_500),
            to(10_000_000, 5_500),
            to(20_000_000, 6_500),
            above(7_500),
        ],
        source: TORONTO_SOURCE,
    },
    Dated {
        from: date(2026, 4, 1),
        value: &[
            to(55_000, 500),
            to(250_000, 1_000),
            to(400_000, 1_500),
            to(2_000_000, 2_000),
            to(3_000_000, 2_500),
            to(4_000_000, 4_400),
            to(5_000_000, 5_450),
            to(10_000_000, 6_500),
            to(20_000_000, 7_550),
            above(8_600),
        ],
        source: TORONTO_SOURCE,
    },
];
/// Most a first-time buyer gets back in Toronto.
pub const TORONTO_FIRST_TIME: Decimal = dollars(4_475);

const BRITISH_COLUMBIA_SOURCE: Source = Source {
    name: "Government of British Columbia, property transfer tax",
    url: "https://www2.gov.bc.ca/gov/content/taxes/property-taxes/property-transfer-tax",
};
/// British Columbia, residential.
pub const BRITISH_COLUMBIA: Tables = &[Dated {
    from: date(2018, 2, 21),
    value: &[
        to(200_000, 1_000),
        to(2_000_000, 2_000),
        to(3_000_000, 3_000),
        above(5_000),
    ],
    source: BRITISH_COLUMBIA_SOURCE,
}];

/// A relief in full up to one value that fades to nothing at another.
#[derive(Debug, Clone, Copy)]
pub struct Relief {
    /// In full up to this value.
    pub full_to: Decimal,
    /// Nothing from this value.
    pub none_from: Decimal,
    /// The tax on the first part of the price that is waived; `None` waives all of it.
    pub waived_part: Option<Decimal>,
}

/// British Columbia, first-time buyers.
pub const BRITISH_COLUMBIA_FIRST_TIME: &[Dated<Relief>] = &[
    Dated {
        from: date(2017, 2, 22),
        value: Relief {
            full_to: dollars(500_000),
            none_from: dollars(525_000),
            waived_part: None,
        },
        source: BRITISH_COLUMBIA_SOURCE,
    },
    Dated {
        from: date(2024, 4, 1),
        value: Relief {
            full_to: dollars(835_000),
            none_from: dollars(860_000),
            waived_part: Some(dollars(500_000)),
        },
        source: BRITISH_COLUMBIA_SOURCE,
    },
];
/// British Columbia, newly built homes.
pub const BRITISH_COLUMBIA_NEW_BUILD: &[Dated<Relief>] = &[
    Dated {
        from: date(2016, 2, 17),
        value: Relief {
            full_to: dollars(750_000),
            none_from: dollars(800_000),
            waived_part: None,
        },
        source: BRITISH_COLUMBIA_SOURCE,
    },
    Dated {
        from: date(2024, 4, 1),
        value: Relief {
            full_to: dollars(1_100_000),
            none_from: dollars(1_150_000),
            waived_part: None,
        },
        source: BRITISH_COLUMBIA_SOURCE,
    },
];

const QUEBEC_SOURCE: Source = Source {
    name: "Québec, Act respecting duties on transfers of immovables (D-15.1), thresholds indexed yearly",
    url: "https://www.legisquebec.gouv.qc.ca/en/document/cs/D-15.1",
};
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

const MONTREAL_SOURCE: Source = Source {
    name: "Ville de Montréal, droits sur les mutations immobilières (upper thresholds of 2025)",
    url: "https://montreal.ca/en/topics/property-transfer-duties",
};
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

const MONTREAL_WEST_SOURCE: Source = Source {
    name: "Town of Montreal West, duties on transfer (slices above 500,000 from its worked example of 2024)",
    url: "https://montreal-west.ca/en/finance-administration/taxes-evaluation/duties-on-transfer/",
};
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

/// Manitoba.
pub const MANITOBA: Tables = &[Dated {
    from: date(2004, 1, 1),
    value: &[
        to(30_000, 0),
        to(90_000, 500),
        to(150_000, 1_000),
        to(200_000, 1_500),
        above(2_000),
    ],
    source: Source {
        name: "Manitoba Finance, land transfer tax",
        url: "https://www.gov.mb.ca/finance/taxation/taxes/land.html",
    },
}];
/// New Brunswick, on the greater of price and assessment; the price is taken here.
pub const NEW_BRUNSWICK: Tables = &[Dated {
    from: date(2016, 4, 1),
    value: &[above(1_000)],
    source: Source {
        name: "New Brunswick, Real Property Transfer Tax Act (R-2.1)",
        url: "https://laws.gnb.ca/en/showdoc/cs/R-2.1",
    },
}];
/// Saskatchewan's title transfer fee.
pub const SASKATCHEWAN: Tables = &[Dated {
    from: date(2023, 7, 29),
    value: &[above(400)],
    source: Source {
        name: "Information Services Corporation, Saskatchewan land titles transfer fee",
        url: "https://www.isc.ca",
    },
}];
/// Prince Edward Island; waived in full for first-time buyers since 2016-10-01.
pub const PRINCE_EDWARD_ISLAND: Tables = &[Dated {
    from: date(2016, 10, 1),
    value: &[above(1_000)],
    source: Source {
        name: "Prince Edward Island, Real Property Transfer Tax Act",
        url: "https://www.princeedwardisland.ca/en/information/finance/real-property-transfer-tax-first-time-home-buyers-exemption",
    },
}];
/// Value up to which Prince Edward Island levies nothing.
pub const PRINCE_EDWARD_ISLAND_EXEMPT: Decimal = dollars(30_000);

/// A registration fee: a base, and an amount for each started step above a free part.
#[derive(Debug, Clone, Copy)]
pub struct RegistrationFee {
    /// Charged always.
    pub base: Decimal,
    /// Value that costs no more than the base.
    pub free: Decimal,
    /// Size of a step.
    pub step: Decimal,
    /// Charged for each started step.
    pub per_step: Decimal,
    /// Never more than this.
    pub at_most: Option<Decimal>,
}

/// Alberta registers the title and the mortgage for a fee; there is no transfer tax.
pub const ALBERTA: &[Dated<RegistrationFee>] = &[
    Dated {
        from: date(2014, 1, 1),
        value: RegistrationFee {
            base: dollars(50),
            free: dollars(0),
            step: dollars(5_000),
            per_step: dollars(2),
            at_most: None,
        },
        source: ALBERTA_SOURCE,
    },
    Dated {
        from: date(2024, 10, 20),
        value: RegistrationFee {
            base: dollars(50),
            free: dollars(0),
            step: dollars(5_000),
            per_step: dollars(5),
            at_most: None,
        },
        source: ALBERTA_SOURCE,
    },
];
const ALBERTA_SOURCE: Source = Source {
    name: "Alberta Land Titles, registration fees",
    url: "https://www.alberta.ca/land-titles-registration-documents",
};
/// Newfoundland and Labrador registers the deed and the mortgage for a fee each.
pub const NEWFOUNDLAND: &[Dated<RegistrationFee>] = &[Dated {
    from: date(2010, 12, 8),
    value: RegistrationFee {
        base: dollars(100),
        free: dollars(500),
        step: dollars(100),
        per_step: Decimal::from_parts(40, 0, 0, false, 2),
        at_most: Some(dollars(5_000)),
    },
    source: Source {
        name: "Newfoundland and Labrador, Registration of Deeds prescribed fees",
        url: "https://www.assembly.nl.ca/legislation/sr/regulations/rc100110.htm",
    },
}];

/// Nova Scotia leaves the deed transfer tax to its municipalities.
pub const NOVA_SCOTIA_SOURCE: Source = Source {
    name: "Service Nova Scotia, municipal deed transfer tax rates",
    url: "https://novascotia.ca/sns/access/land/",
};
/// Municipal rates of Nova Scotia, by plain name of the place.
pub const NOVA_SCOTIA: &[(&str, Decimal)] = &[
    ("halifax", per_cent(1_500)),
    ("dartmouth", per_cent(1_500)),
    ("bedford", per_cent(1_500)),
    ("sydney", per_cent(1_500)),
    ("cape breton", per_cent(1_500)),
    ("glace bay", per_cent(1_500)),
    ("bridgewater", per_cent(1_500)),
    ("amherst", per_cent(1_250)),
    ("truro", per_cent(1_000)),
    ("new glasgow", per_cent(1_000)),
    ("yarmouth", per_cent(1_000)),
    ("kentville", per_cent(0)),
];
/// The most a municipality of Nova Scotia charges, taken where the place is not in the table.
pub const NOVA_SCOTIA_MOST: Decimal = per_cent(1_500);

/// Cities that levy their own brackets, by province and plain name.
pub const CITIES: &[(Province, &str, Tables)] = &[
    (Province::Ontario, "toronto", TORONTO),
    (Province::Quebec, "montreal", MONTREAL),
    (Province::Quebec, "montreal west", MONTREAL_WEST),
    (Province::Quebec, "montreal ouest", MONTREAL_WEST),
];
