//! The brackets of land transfer taxes, by jurisdiction and closing date. Data, no logic.

use super::quebec_tables::{LAVAL, MONTREAL, MONTREAL_WEST, QUEBEC_CITY};
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
pub(super) const fn to(up_to: u32, rate: u32) -> Bracket {
    Bracket {
        up_to: Some(dollars(up_to)),
        rate: per_cent(rate),
    }
}

/// The slice above all others.
pub(super) const fn above(rate: u32) -> Bracket {
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
    source: Source::confirmed(
        "Ontario Ministry of Finance, land transfer tax",
        "https://www.ontario.ca/document/land-transfer-tax",
    ),
}];
/// Most a first-time buyer gets back in Ontario.
pub const ONTARIO_FIRST_TIME: Decimal = dollars(4_000);

const TORONTO_SOURCE: Source = Source::confirmed(
    "City of Toronto, municipal land transfer tax",
    "https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-land-transfer-tax-mltt/",
);
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

const BRITISH_COLUMBIA_SOURCE: Source = Source::confirmed(
    "Government of British Columbia, property transfer tax",
    "https://www2.gov.bc.ca/gov/content/taxes/property-taxes/property-transfer-tax",
);
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
    source: Source::confirmed(
        "Manitoba Finance, land transfer tax",
        "https://www.gov.mb.ca/finance/taxation/taxes/land.html",
    ),
}];
/// New Brunswick, on the greater of price and assessment; the price is taken here.
pub const NEW_BRUNSWICK: Tables = &[Dated {
    from: date(2016, 4, 1),
    value: &[above(1_000)],
    source: Source::confirmed(
        "New Brunswick, Real Property Transfer Tax Act (R-2.1)",
        "https://laws.gnb.ca/en/showdoc/cs/R-2.1",
    ),
}];
/// Saskatchewan's title transfer fee.
pub const SASKATCHEWAN: Tables = &[Dated {
    from: date(2023, 7, 29),
    value: &[above(400)],
    source: SASKATCHEWAN_SOURCE,
}];
/// The highest amount of a step, `None` for the last, and its fee.
pub type FeeStep = (Option<Decimal>, Decimal);
/// What Saskatchewan charges to register a mortgage, by the highest amount of each step.
pub const SASKATCHEWAN_MORTGAGE: &[Dated<&[FeeStep]>] = &[Dated {
    from: date(2023, 7, 29),
    value: &[
        (Some(dollars(250_000)), dollars(180)),
        (Some(dollars(500_000)), dollars(250)),
        (Some(dollars(750_000)), dollars(500)),
        (Some(dollars(1_000_000)), dollars(750)),
        (None, dollars(1_000)),
    ],
    source: SASKATCHEWAN_SOURCE,
}];
const SASKATCHEWAN_SOURCE: Source = Source::confirmed(
    "Information Services Corporation, Saskatchewan land titles fees of 29 July 2023",
    "https://www.isc.ca",
);
/// Prince Edward Island, on the whole value.
pub const PRINCE_EDWARD_ISLAND: Tables = &[Dated {
    from: date(2016, 10, 1),
    value: &[above(1_000)],
    source: Source::confirmed(
        "Prince Edward Island, Real Property Transfer Tax Act",
        "https://www.princeedwardisland.ca/en/information/finance/real-property-transfer-tax-first-time-home-buyers-exemption",
    ),
}];
/// Prince Edward Island from a million, first-time buyers included. Two firms report the budget
/// of 2025; whether the rate is on the whole value or on the part above is not said by the province.
pub const PRINCE_EDWARD_ISLAND_HIGH: Tables = &[Dated {
    from: date(2025, 4, 28),
    value: &[above(2_000)],
    source: Source::unconfirmed(
        "Prince Edward Island budget 2025, as reported by KPMG and Ryan (on the whole value)",
        "https://kpmg.com/us/en/taxnewsflash/news/2025/04/canada-tax-measures-2025-budget-pei.html",
    ),
}];
/// Value from which the higher rate holds.
pub const PRINCE_EDWARD_ISLAND_HIGH_FROM: Decimal = dollars(1_000_000);
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
    /// Charged for each started step of the price.
    pub per_step: Decimal,
    pub per_step_of_mortgage: Decimal,
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
            per_step_of_mortgage: Decimal::from_parts(15, 0, 0, false, 1),
            at_most: None,
        },
        source: Source::unconfirmed(
            "Alberta Land Titles, registration fees before October 2024, as law firms report them",
            "https://www.alberta.ca/land-titles-registration-documents",
        ),
    },
    Dated {
        from: date(2024, 10, 20),
        value: RegistrationFee {
            base: dollars(50),
            free: dollars(0),
            step: dollars(5_000),
            per_step: dollars(5),
            per_step_of_mortgage: dollars(5),
            at_most: None,
        },
        source: ALBERTA_SOURCE,
    },
];
const ALBERTA_SOURCE: Source = Source::confirmed(
    "Alberta Land Titles, registration fees",
    "https://www.alberta.ca/land-titles-registration-documents",
);
/// Newfoundland and Labrador registers the deed and the mortgage for a fee each.
pub const NEWFOUNDLAND: &[Dated<RegistrationFee>] = &[Dated {
    from: date(2010, 12, 8),
    value: RegistrationFee {
        base: dollars(100),
        free: dollars(500),
        step: dollars(100),
        per_step: Decimal::from_parts(40, 0, 0, false, 2),
        per_step_of_mortgage: Decimal::from_parts(40, 0, 0, false, 2),
        at_most: Some(dollars(5_000)),
    },
    source: Source::confirmed(
        "Newfoundland and Labrador, Registration of Deeds prescribed fees",
        "https://www.assembly.nl.ca/legislation/sr/regulations/rc100110.htm",
    ),
}];

/// Nova Scotia leaves the deed transfer tax to its municipalities, up to 1.5 % (Municipal Government Act, s. 102).
pub const NOVA_SCOTIA_SOURCE: Source = Source::confirmed(
    "Nova Scotia municipal deed transfer tax, by the municipality's by-law",
    "https://novascotia.ca/sns/access/land/",
);
/// The same by lists of the rates, which municipalities change without telling the province.
pub const NOVA_SCOTIA_LISTED: Source = Source::unconfirmed(
    "Nova Scotia municipal deed transfer tax, as listed by the province and brokers",
    "https://novascotia.ca/sns/access/land/",
);
/// Municipal rates of Nova Scotia, by plain name of the place. Kentville levies a tax whose rate
/// is not known here, so it is not in the table.
pub const NOVA_SCOTIA: &[(&str, Decimal, Source)] = &[
    ("halifax", per_cent(1_500), NOVA_SCOTIA_SOURCE),
    ("dartmouth", per_cent(1_500), NOVA_SCOTIA_SOURCE),
    ("bedford", per_cent(1_500), NOVA_SCOTIA_SOURCE),
    ("annapolis royal", per_cent(1_500), NOVA_SCOTIA_SOURCE),
    ("barrington", per_cent(1_500), NOVA_SCOTIA_SOURCE),
    ("sydney", per_cent(1_500), NOVA_SCOTIA_LISTED),
    ("sydney mines", per_cent(1_500), NOVA_SCOTIA_LISTED),
    ("new waterford", per_cent(1_500), NOVA_SCOTIA_LISTED),
    ("cape breton", per_cent(1_500), NOVA_SCOTIA_LISTED),
    ("glace bay", per_cent(1_500), NOVA_SCOTIA_LISTED),
    ("bridgewater", per_cent(1_500), NOVA_SCOTIA_LISTED),
    ("middleton", per_cent(1_500), NOVA_SCOTIA_LISTED),
    ("antigonish", per_cent(1_500), NOVA_SCOTIA_LISTED),
    ("amherst", per_cent(1_250), NOVA_SCOTIA_LISTED),
    ("digby", per_cent(1_250), NOVA_SCOTIA_LISTED),
    ("truro", per_cent(1_000), NOVA_SCOTIA_LISTED),
    ("stewiacke", per_cent(1_000), NOVA_SCOTIA_LISTED),
    ("new glasgow", per_cent(1_000), NOVA_SCOTIA_LISTED),
    ("yarmouth", per_cent(1_000), NOVA_SCOTIA_LISTED),
];
/// The most a municipality of Nova Scotia may charge.
pub const NOVA_SCOTIA_MOST: Decimal = per_cent(1_500);
/// Cities that levy their own brackets, by province, plain names and brackets. Former cities and
/// boroughs pay what the city they belong to levies.
pub const CITIES: &[(Province, &[&str], Tables)] = &[
    (
        Province::Ontario,
        &[
            "toronto",
            "etobicoke",
            "north york",
            "scarborough",
            "york",
            "east york",
        ],
        TORONTO,
    ),
    (
        Province::Quebec,
        &[
            "montreal",
            "anjou",
            "lachine",
            "lasalle",
            "outremont",
            "saint laurent",
            "saint leonard",
            "verdun",
            "ville marie",
        ],
        MONTREAL,
    ),
    (
        Province::Quebec,
        &["montreal west", "montreal ouest"],
        MONTREAL_WEST,
    ),
    (
        Province::Quebec,
        &[
            "quebec",
            "quebec city",
            "ville de quebec",
            "beauport",
            "charlesbourg",
            "sainte foy",
        ],
        QUEBEC_CITY,
    ),
    (Province::Quebec, &["laval"], LAVAL),
];
