//! What may be borrowed: down payment, insurance, long amortizations, the stress test.

use super::{Dated, Source, dollars, per_cent};
use crate::terms::Province;
use boreal_demo_kit::number::round_half_up;
use jiff::civil::date;
use rust_decimal::Decimal;

const FINANCE: Source = Source::confirmed(
    "Department of Finance Canada, government-backed mortgage insurance parameters",
    "https://www.canada.ca/en/department-finance.html",
);
const CMHC: Source = Source::confirmed(
    "Canada Mortgage and Housing Corporation, mortgage loan insurance premiums",
    "https://www.cmhc-schl.gc.ca",
);
const OSFI: Source = Source::confirmed(
    "OSFI Guideline B-20 and Department of Finance Canada, minimum qualifying rate",
    "https://www.osfi-bsif.gc.ca",
);

/// The least a buyer must bring.
#[derive(Debug, Clone, Copy)]
pub struct MinimumDown {
    /// Price from which no insurance is to be had.
    pub insured_below: Decimal,
}

/// Part of the price that needs 5 % (the part above it needs 10 %).
const FIRST_TIER: Decimal = dollars(500_000);
const FIRST_SHARE: Decimal = per_cent(5_000);
const SECOND_SHARE: Decimal = per_cent(10_000);
/// Share needed where insurance is not to be had, and below which it is needed.
pub const UNINSURED_SHARE: Decimal = per_cent(20_000);

/// The least down payment of a loan that need not be insured, to the nearest cent.
pub fn uninsured_down(price: Decimal) -> Decimal {
    round_half_up(price * UNINSURED_SHARE, 2)
}

/// Whether so much down leaves more to borrow than a federally regulated lender may lend uninsured.
pub fn is_high_ratio(price: Decimal, down_payment: Decimal) -> bool {
    down_payment < uninsured_down(price)
}

/// Down payment rules, by the day of the application.
pub const MINIMUM_DOWN: &[Dated<MinimumDown>] = &[
    Dated {
        from: date(2016, 2, 15),
        value: MinimumDown {
            insured_below: dollars(1_000_000),
        },
        source: FINANCE,
    },
    Dated {
        from: date(2024, 12, 15),
        value: MinimumDown {
            insured_below: dollars(1_500_000),
        },
        source: FINANCE,
    },
];

impl MinimumDown {
    /// The least down payment on a price, not rounded.
    pub fn exactly_on(&self, price: Decimal) -> Decimal {
        if price >= self.insured_below {
            return price * UNINSURED_SHARE;
        }
        let first = price.min(FIRST_TIER);
        first * FIRST_SHARE + (price - first) * SECOND_SHARE
    }

    /// The least down payment on a price, to the nearest cent: nobody can pay a part of one.
    pub fn on(&self, price: Decimal) -> Decimal {
        round_half_up(self.exactly_on(price), 2)
    }
}

/// Premium as a share of the loan, by loan to value.
#[derive(Debug, Clone, Copy)]
pub struct PremiumTable {
    /// Highest loan to value of each band below the last and its premium, ascending.
    pub bands: &'static [(Decimal, Decimal)],
    /// The premium of the last band, up to what the least down payment leaves to borrow.
    pub last: Decimal,
    /// Added where the loan is paid over more than 25 years.
    pub long_amortization: Decimal,
}

/// Insurance premiums, by the day of the application.
pub const PREMIUMS: &[Dated<PremiumTable>] = &[Dated {
    from: date(2017, 3, 17),
    value: PremiumTable {
        bands: &[
            (per_cent(65_000), per_cent(600)),
            (per_cent(75_000), per_cent(1_700)),
            (per_cent(80_000), per_cent(2_400)),
            (per_cent(85_000), per_cent(2_800)),
            (per_cent(90_000), per_cent(3_100)),
        ],
        last: per_cent(4_000),
        long_amortization: per_cent(200),
    },
    source: CMHC,
}];

/// Years above which an insured loan is a long one.
pub const STANDARD_YEARS: u32 = 25;
const LONGEST_INSURED_YEARS: u32 = 30;

impl PremiumTable {
    /// The premium's share of the loan; bands are compared on the exact ratio.
    ///
    /// 500,000 on 588,235 is 85.00004 % and belongs to the next band, while
    /// 425,000 on 500,000 is 85 % exactly. The last band has no top of its own: the least
    /// down payment is rounded to the cent, so a loan may be a hair above 95 % of an odd price.
    pub fn share(&self, loan: Decimal, price: Decimal, amortization_years: u32) -> Decimal {
        let band = self.bands.iter().find(|(top, _)| loan <= *top * price);
        let share = band.map_or(self.last, |(_, share)| *share);
        if amortization_years > STANDARD_YEARS {
            share + self.long_amortization
        } else {
            share
        }
    }
}

/// Who may insure a loan of more than 25 years.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LongInsured {
    /// Nobody.
    Nobody,
    /// First-time buyers of a new build.
    FirstTimeNewBuild,
    /// First-time buyers, and any buyer of a new build.
    FirstTimeOrNewBuild,
}

/// The 30-year rule, by the day of the application.
pub const LONG_INSURED: &[Dated<LongInsured>] = &[
    Dated {
        from: date(2012, 7, 9),
        value: LongInsured::Nobody,
        source: FINANCE,
    },
    Dated {
        from: date(2024, 8, 1),
        value: LongInsured::FirstTimeNewBuild,
        source: FINANCE,
    },
    Dated {
        from: date(2024, 12, 15),
        value: LongInsured::FirstTimeOrNewBuild,
        source: FINANCE,
    },
];

impl LongInsured {
    /// Most years an insured loan of such a buyer may run. Only loans above 80 % of the price may
    /// be insured for longer.
    pub const fn most_years(
        self,
        high_ratio: bool,
        first_time_buyer: bool,
        new_build: bool,
    ) -> u32 {
        let may_be_long = high_ratio
            && match self {
                Self::Nobody => false,
                Self::FirstTimeNewBuild => first_time_buyer && new_build,
                Self::FirstTimeOrNewBuild => first_time_buyer || new_build,
            };
        if may_be_long {
            LONGEST_INSURED_YEARS
        } else {
            STANDARD_YEARS
        }
    }

    /// The rule in words.
    pub const fn in_words(self) -> &'static str {
        match self {
            Self::Nobody => "an insured mortgage may not run past 25 years",
            Self::FirstTimeNewBuild => {
                "30 years can be insured only for first-time buyers of a new build"
            }
            Self::FirstTimeOrNewBuild => {
                "30 years can be insured only for first-time buyers or buyers of a new build, with less than 20 % down"
            }
        }
    }
}

/// The rate a borrower must be able to pay.
#[derive(Debug, Clone, Copy)]
pub struct QualifyingRate {
    /// Added to the contract rate.
    pub buffer: Decimal,
    /// Never tested below this.
    pub floor: Decimal,
}

/// The qualifying rate, by the day of the application.
pub const QUALIFYING_RATE: &[Dated<QualifyingRate>] = &[Dated {
    from: date(2021, 6, 1),
    value: QualifyingRate {
        buffer: per_cent(2_000),
        floor: per_cent(5_250),
    },
    source: OSFI,
}];

/// How much of the gross income a home may take. Insurers set these; a lender of an uninsured
/// loan sets its own.
#[derive(Debug, Clone, Copy)]
pub struct DebtServiceLimits {
    /// Housing costs over gross income (GDS), at most.
    pub housing: Decimal,
    /// Housing and other debts over gross income (TDS), at most.
    pub debts: Decimal,
}

/// The insurers' limits, by the day of the application.
pub const DEBT_SERVICE_LIMITS: &[Dated<DebtServiceLimits>] = &[Dated {
    from: date(2021, 7, 5),
    value: DebtServiceLimits {
        housing: per_cent(39_000),
        debts: per_cent(44_000),
    },
    source: CMHC_LIMITS,
}];
const CMHC_LIMITS: Source = Source::confirmed(
    "Canada Mortgage and Housing Corporation, calculating GDS and TDS",
    "https://www.cmhc-schl.gc.ca/professionals/project-funding-and-mortgage-financing/mortgage-loan-insurance/calculating-gds-tds",
);

/// Share of condominium fees that counts as housing cost (CMHC's GDS definition).
pub const CONDO_FEE_SHARE: Decimal = per_cent(50_000);

const ONTARIO_PREMIUM_TAX: &[Dated<Decimal>] = &[Dated {
    from: date(1993, 7, 1),
    value: per_cent(8_000),
    source: Source::confirmed(
        "Ontario Ministry of Finance, retail sales tax on insurance premiums",
        "https://www.ontario.ca/page/ministry-finance",
    ),
}];
const SASKATCHEWAN_PREMIUM_TAX: &[Dated<Decimal>] = &[Dated {
    from: date(2017, 8, 1),
    value: per_cent(6_000),
    source: Source::confirmed(
        "Saskatchewan Ministry of Finance, provincial sales tax on insurance premiums",
        "https://www.saskatchewan.ca",
    ),
}];
const QUEBEC_PREMIUM_TAX_SOURCE: Source = Source::confirmed(
    "Revenu Québec, tax on insurance premiums (S.Q. 2025, c. 27 from 2027)",
    "https://www.revenuquebec.ca",
);
const QUEBEC_PREMIUM_TAX: &[Dated<Decimal>] = &[
    Dated {
        from: date(1991, 1, 1),
        value: per_cent(9_000),
        source: QUEBEC_PREMIUM_TAX_SOURCE,
    },
    Dated {
        from: date(2027, 1, 1),
        value: per_cent(9_975),
        source: QUEBEC_PREMIUM_TAX_SOURCE,
    },
];

/// The tax on the insurance premium, where the province levies one (Manitoba stopped in 2020).
///
/// It is due in cash at closing and cannot be added to the loan.
pub const fn premium_tax(province: Province) -> Option<&'static [Dated<Decimal>]> {
    match province {
        Province::Ontario => Some(ONTARIO_PREMIUM_TAX),
        Province::Saskatchewan => Some(SASKATCHEWAN_PREMIUM_TAX),
        Province::Quebec => Some(QUEBEC_PREMIUM_TAX),
        _ => None,
    }
}
