//! GST, HST and QST on a home nobody lived in, and the rebates a buyer who moves in may claim.

use super::transfer_bill::{Level, Line};
use super::{Dated, Rule, RuleCode, Source, dollars, in_force, in_per_cent, per_cent};
use crate::terms::Province;
use boreal_demo_kit::Money;
use boreal_demo_kit::money;
use boreal_demo_kit::number::{round_half_up, wire};
use jiff::civil::{Date, date};
use rust_decimal::Decimal;
use serde::Serialize;
use utoipa::ToSchema;

/// The tax on a new home, with its rebates; nothing on a home somebody lived in.
#[derive(Debug, Clone, Default, PartialEq, Serialize, ToSchema)]
#[schema(as = MortgageApiNewHomeTax)]
pub struct NewHomeTax {
    /// GST, or the federal part of HST.
    pub federal: Money,
    /// QST, or the provincial part of HST.
    pub provincial: Money,
    /// Rebates of both.
    pub rebate: Money,
    /// What is due: federal and provincial less rebate.
    pub total: Money,
    /// Tax by tax and rebate by rebate.
    pub lines: Vec<Line>,
    /// What the buyer should check.
    pub notes: Vec<String>,
    #[serde(skip)]
    pub rules: Vec<Rule>,
}

/// A share of a tax that is given back, up to an amount, fading out between two prices.
#[derive(Debug, Clone, Copy)]
struct Rebate {
    share: Decimal,
    at_most: Decimal,
    /// Price up to which it is given in full and from which there is none.
    fades: Option<(Decimal, Decimal)>,
}

impl Rebate {
    fn of(&self, tax: Decimal, price: Decimal) -> Decimal {
        let full = (tax * self.share).min(self.at_most);
        let left = match self.fades {
            Some((full_to, _)) if price <= full_to => Decimal::ONE,
            Some((_, none_from)) if price >= none_from => Decimal::ZERO,
            Some((full_to, none_from)) => (none_from - price) / (none_from - full_to),
            None => Decimal::ONE,
        };
        round_half_up(full * left, 2)
    }

    fn in_words(&self) -> String {
        let most = money::dollars(self.at_most);
        let share = in_per_cent(self.share);
        match self.fades {
            Some((full_to, none_from)) => format!(
                "{share} of the tax, at most {most}, fading from {} to nothing at {}",
                money::dollars(full_to),
                money::dollars(none_from)
            ),
            None => format!("{share} of the tax, at most {most}"),
        }
    }
}

const CRA: Source = Source::confirmed(
    "Canada Revenue Agency, GST/HST new housing rebates (Excise Tax Act, s. 254)",
    "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/gst-hst-rebates/new-housing-rebate.html",
);
const FEDERAL: Decimal = per_cent(5_000);
const FEDERAL_SINCE: Dated<()> = Dated {
    from: date(2008, 1, 1),
    value: (),
    source: CRA,
};
const FEDERAL_REBATE: Dated<Rebate> = Dated {
    from: date(2008, 1, 1),
    value: Rebate {
        share: per_cent(36_000),
        at_most: dollars(6_300),
        fades: Some((dollars(350_000), dollars(450_000))),
    },
    source: CRA,
};
/// For agreements from this day and before 2031. The bill began at 27 May 2025; the Act as
/// passed reaches back to 20 March.
const FIRST_TIME_REBATE: Dated<Rebate> = Dated {
    from: date(2025, 3, 20),
    value: Rebate {
        share: per_cent(100_000),
        at_most: dollars(50_000),
        fades: Some((dollars(1_000_000), dollars(1_500_000))),
    },
    source: Source::confirmed(
        "Making Life More Affordable for Canadians Act (S.C. 2026, c. 2), part 2",
        "https://laws-lois.justice.gc.ca/eng/AnnualStatutes/2026_2/",
    ),
};
const FIRST_TIME_LAST_YEAR: i16 = 2030;

/// A province's tax on a new home.
struct Provincial {
    rates: &'static [Dated<Decimal>],
    rebate: Option<(Dated<Rebate>, &'static str, bool)>,
    note: Option<&'static str>,
}

const fn harmonized(rates: &'static [Dated<Decimal>]) -> Provincial {
    Provincial {
        rates,
        rebate: None,
        note: Some("No provincial rebate for buyers is known here: unconfirmed."),
    }
}

const ATLANTIC: &[Dated<Decimal>] = &[Dated {
    from: date(2016, 10, 1),
    value: per_cent(10_000),
    source: CRA,
}];

const ONTARIO: Provincial = Provincial {
    rates: &[Dated {
        from: date(2010, 7, 1),
        value: per_cent(8_000),
        source: CRA,
    }],
    rebate: Some((
        Dated {
            from: date(2010, 7, 1),
            value: Rebate {
                share: per_cent(75_000),
                at_most: dollars(24_000),
                fades: None,
            },
            source: CRA,
        },
        "Ontario new housing rebate",
        false,
    )),
    note: Some(
        "Ontario's Bill 114 of 2026 provides larger rebates for agreements from 2025 to 2027; its regulations are unconfirmed here, so they are not taken: more may come back.",
    ),
};
const NOVA_SCOTIA: Provincial = Provincial {
    rates: &[
        Dated {
            from: date(2016, 10, 1),
            value: per_cent(10_000),
            source: CRA,
        },
        Dated {
            from: date(2025, 4, 1),
            value: per_cent(9_000),
            source: Source::confirmed(
                "Canada Revenue Agency, GST/HST Notice 343, Nova Scotia HST rate decrease",
                "https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/notice343.html",
            ),
        },
    ],
    rebate: Some((
        Dated {
            from: date(2012, 4, 1),
            value: Rebate {
                share: per_cent(18_750),
                at_most: dollars(3_000),
                fades: None,
            },
            source: Source::confirmed(
                "Service Nova Scotia, First-Time Home Buyers Rebate",
                "https://www.novascotia.ca/sns/access/land/first-home-buyers-rebate.asp",
            ),
        },
        "Nova Scotia first-time buyer's rebate",
        true,
    )),
    note: None,
};
const QUEBEC: Provincial = Provincial {
    rates: &[Dated {
        from: date(2013, 1, 1),
        value: per_cent(9_975),
        source: REVENU_QUEBEC,
    }],
    rebate: Some((
        Dated {
            from: date(2013, 1, 1),
            value: Rebate {
                share: per_cent(50_000),
                at_most: dollars(9_975),
                fades: Some((dollars(200_000), dollars(300_000))),
            },
            source: REVENU_QUEBEC,
        },
        "QST new housing rebate",
        false,
    )),
    note: None,
};
const REVENU_QUEBEC: Source = Source::confirmed(
    "Revenu Québec, QST rebate for owners of new housing",
    "https://www.revenuquebec.ca/en/citizens/consumption-taxes/consumption-tax-rebates/owners-of-new-or-substantially-renovated-housing/",
);

/// The provinces whose tax on a new home is computed besides GST.
const fn provincial(province: Province) -> Option<Provincial> {
    match province {
        Province::Ontario => Some(ONTARIO),
        Province::NovaScotia => Some(NOVA_SCOTIA),
        Province::Quebec => Some(QUEBEC),
        Province::NewBrunswick | Province::Newfoundland | Province::PrinceEdwardIsland => {
            Some(harmonized(ATLANTIC))
        }
        Province::Alberta
        | Province::BritishColumbia
        | Province::Manitoba
        | Province::Saskatchewan => None,
    }
}

/// Computes the tax on a new home at its price before tax.
pub fn new_home_tax(
    price: Decimal,
    province: Province,
    first_time_buyer: bool,
    agreement: Date,
    closing: Date,
) -> NewHomeTax {
    let mut bill = NewHomeTax::default();
    let federal = bill.levy(Level::Federal, "GST", price, FEDERAL, &FEDERAL_SINCE);
    bill.federal = Money::new(federal);
    let is_first_time = first_time_buyer
        && agreement >= FIRST_TIME_REBATE.from
        && agreement.year() <= FIRST_TIME_LAST_YEAR;
    let usual = FEDERAL_REBATE.value.of(federal, price);
    let first_time = FIRST_TIME_REBATE.value.of(federal, price);
    if is_first_time && first_time > usual {
        bill.relieve(
            Level::Federal,
            "First-time buyer's GST rebate",
            first_time,
            &FIRST_TIME_REBATE,
        );
    } else {
        bill.relieve(
            Level::Federal,
            "GST new housing rebate",
            usual,
            &FEDERAL_REBATE,
        );
    }
    if let Some(own) = provincial(province) {
        let row = in_force(own.rates, closing);
        let name = match province {
            Province::Quebec => "QST",
            _ => "HST, provincial part",
        };
        let tax = bill.levy(Level::Provincial, name, price, row.value, row);
        bill.provincial = Money::new(tax);
        if let Some((rebate, what, first_time_only)) = own.rebate
            && (first_time_buyer || !first_time_only)
        {
            let amount = rebate.value.of(tax, price);
            bill.relieve(Level::Provincial, what, amount, &rebate);
        }
        bill.notes.extend(own.note.map(str::to_owned));
    }
    if province == Province::Saskatchewan {
        bill.notes.push(
            "Saskatchewan charges 6 % PST on a builder's new home without its land, part of which can come back (PST Rebate for New Home Construction): not computed, since the land's value is not asked."
                .to_owned(),
        );
    }
    bill.notes.push(
        "The price is taken before tax; rebates are for a buyer who is the first to live in it."
            .to_owned(),
    );
    let total = bill.federal.amount() + bill.provincial.amount() - bill.rebate.amount();
    bill.total = Money::new(total);
    bill
}

impl NewHomeTax {
    fn levy<T>(
        &mut self,
        level: Level,
        what: &str,
        price: Decimal,
        rate: Decimal,
        row: &Dated<T>,
    ) -> Decimal {
        let tax = round_half_up(price * rate, 2);
        self.lines.push(Line {
            rate_pct: Some(wire(rate * Decimal::ONE_HUNDRED, 4)),
            ..Line::new(level, level.in_words(), what, tax)
        });
        let words = format!("{} of the price", in_per_cent(rate));
        self.rules
            .push(Rule::of(RuleCode::NewHomeTax, what, row, words));
        tax
    }

    fn relieve(&mut self, level: Level, what: &str, amount: Decimal, row: &Dated<Rebate>) {
        if amount.is_zero() {
            return;
        }
        self.rebate = Money::new(self.rebate.amount() + amount);
        self.lines
            .push(Line::new(level, level.in_words(), what, -amount));
        let rule = Rule::of(RuleCode::NewHomeRebate, what, row, row.value.in_words());
        self.rules.push(rule);
    }
}
