//! Land transfer tax: brackets, fees and first-time reliefs of a purchase.

use super::transfer_tables as tables;
use super::transfer_tables::{Bracket, RegistrationFee, Relief, Tables};
use super::{Dated, Rule, in_force, in_per_cent};
use crate::terms::Province;
use boreal_demo_kit::Money;
use boreal_demo_kit::money::in_words;
use boreal_demo_kit::number::{round_half_up, wire};
use jiff::civil::Date;
use rust_decimal::Decimal;
use serde::Serialize;
use utoipa::ToSchema;

/// What the tax depends on.
#[derive(Debug, Clone, Copy)]
pub struct Purchase<'a> {
    /// Price paid; assessments above it are not known here.
    pub price: Decimal,
    /// Mortgage registered, insurance premium included.
    pub loan: Decimal,
    /// Where the home is.
    pub province: Province,
    /// The municipality, as written.
    pub city: Option<&'a str>,
    /// Nobody on the title owned a home before.
    pub first_time_buyer: bool,
    /// Nobody lived in it before.
    pub new_build: bool,
    /// The day the title changes hands.
    pub closing: Date,
}

/// One slice, fee or relief of the tax.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MortgageApiTransferTaxLine)]
pub struct Line {
    /// Who levies it.
    pub jurisdiction: String,
    /// What it is, in words.
    pub what: String,
    /// The rate, where there is one.
    pub rate_pct: Option<f64>,
    /// The amount; a relief is negative.
    pub amount: Money,
}

/// The tax with its parts.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MortgageApiLandTransferTax)]
pub struct TransferTax {
    /// Provincial tax or registration fees.
    pub provincial: Money,
    /// Municipal tax, on top or in place of it.
    pub municipal: Money,
    /// First-time and new-build reliefs.
    pub rebate: Money,
    /// What is due: provincial and municipal less rebate.
    pub total: Money,
    /// Slice by slice.
    pub lines: Vec<Line>,
    /// What the buyer should check.
    pub notes: Vec<String>,
    /// The rules applied.
    #[serde(skip)]
    pub rules: Vec<Rule>,
}

/// Computes the tax of a purchase.
pub fn transfer_tax(purchase: &Purchase<'_>) -> TransferTax {
    let mut bill = Bill::default();
    match purchase.province {
        Province::Ontario => ontario(purchase, &mut bill),
        Province::BritishColumbia => british_columbia(purchase, &mut bill),
        Province::Quebec => quebec(purchase, &mut bill),
        Province::NovaScotia => nova_scotia(purchase, &mut bill),
        Province::PrinceEdwardIsland => prince_edward_island(purchase, &mut bill),
        Province::Alberta => bill.registration("Alberta", tables::ALBERTA, purchase),
        Province::Newfoundland => {
            bill.registration("Newfoundland and Labrador", tables::NEWFOUNDLAND, purchase);
        }
        Province::Manitoba => {
            bill.levy_provincial("Manitoba", tables::MANITOBA, purchase);
            bill.note("Manitoba's land titles office adds a registration fee.");
        }
        Province::NewBrunswick => {
            bill.levy_provincial("New Brunswick", tables::NEW_BRUNSWICK, purchase);
            bill.note(
                "The tax is on the greater of price and assessed value; the price was taken.",
            );
        }
        Province::Saskatchewan => {
            bill.levy_provincial("Saskatchewan", tables::SASKATCHEWAN, purchase);
        }
    }
    bill.close()
}

fn ontario(purchase: &Purchase<'_>, bill: &mut Bill) {
    let tax = bill.levy_provincial("Ontario", tables::ONTARIO, purchase);
    if purchase.first_time_buyer {
        bill.relief(
            "Ontario",
            "First-time buyer's refund",
            tax.min(tables::ONTARIO_FIRST_TIME),
        );
    }
    if let Some(table) = own_brackets(purchase) {
        let tax = bill.levy_municipal("Toronto", table, purchase);
        if purchase.first_time_buyer {
            bill.relief(
                "Toronto",
                "First-time buyer's rebate",
                tax.min(tables::TORONTO_FIRST_TIME),
            );
        }
    }
}

fn british_columbia(purchase: &Purchase<'_>, bill: &mut Bill) {
    let tax = bill.levy_provincial("British Columbia", tables::BRITISH_COLUMBIA, purchase);
    let brackets = in_force(tables::BRITISH_COLUMBIA, purchase.closing).value;
    let reliefs = [
        (
            purchase.first_time_buyer,
            "First-time buyer's exemption",
            tables::BRITISH_COLUMBIA_FIRST_TIME,
        ),
        (
            purchase.new_build,
            "Newly built home exemption",
            tables::BRITISH_COLUMBIA_NEW_BUILD,
        ),
    ];
    // A buyer who qualifies for both takes the larger.
    let best = reliefs
        .into_iter()
        .filter(|(applies, _, _)| *applies)
        .map(|(_, name, table)| {
            let row = in_force(table, purchase.closing);
            (row.value.amount(purchase.price, tax, brackets), name, row)
        })
        .max_by_key(|(amount, _, _)| *amount);
    if let Some((amount, name, row)) = best {
        bill.relief("British Columbia", name, amount);
        let words = format!(
            "in full to {}, fading to nothing at {}",
            in_words(row.value.full_to),
            in_words(row.value.none_from)
        );
        bill.rules.push(Rule::of(name, row, words));
    }
}

fn quebec(purchase: &Purchase<'_>, bill: &mut Bill) {
    match own_brackets(purchase) {
        Some(table) => {
            let name = purchase.city.unwrap_or("Montréal").trim().to_owned();
            bill.levy_municipal(&name, table, purchase);
        }
        None => {
            bill.levy_municipal("Quebec municipality", tables::QUEBEC, purchase);
            if purchase.price > Decimal::from(500_000) {
                bill.note("A Quebec municipality may charge up to 3 % on the part above 500,000; 1.5 % was taken.");
            }
        }
    }
    bill.note("The duty is on the greatest of price, deed and roll value times the comparative factor; the price was taken.");
}

fn nova_scotia(purchase: &Purchase<'_>, bill: &mut Bill) {
    let place = purchase.city.map(plain);
    let known = tables::NOVA_SCOTIA
        .iter()
        .find(|(name, _)| place.as_deref() == Some(name));
    let rate = known.map_or(tables::NOVA_SCOTIA_MOST, |(_, rate)| *rate);
    let name = purchase.city.map_or("Nova Scotia municipality", str::trim);
    let tax = round_half_up(purchase.price * rate, 2);
    bill.municipal += tax;
    bill.line(
        name,
        "Deed transfer tax on the price".to_owned(),
        Some(rate),
        tax,
    );
    bill.rules.push(Rule {
        name: format!("Deed transfer tax, {name}"),
        value: in_per_cent(rate),
        effective_from: super::FIRST_CLOSING,
        source: tables::NOVA_SCOTIA_SOURCE.name.to_owned(),
        url: tables::NOVA_SCOTIA_SOURCE.url.to_owned(),
    });
    if known.is_none() {
        bill.note("Rates differ by municipality; the highest, 1.5 %, was taken.");
    }
    bill.note("Buyers who do not live in Nova Scotia pay a provincial levy besides.");
}

fn prince_edward_island(purchase: &Purchase<'_>, bill: &mut Bill) {
    if purchase.price <= tables::PRINCE_EDWARD_ISLAND_EXEMPT {
        bill.note("Nothing is due up to 30,000.");
        return;
    }
    let tax = bill.levy_provincial(
        "Prince Edward Island",
        tables::PRINCE_EDWARD_ISLAND,
        purchase,
    );
    if purchase.first_time_buyer {
        bill.relief("Prince Edward Island", "First-time buyer's exemption", tax);
    }
}

/// The brackets of a city that has its own.
fn own_brackets(purchase: &Purchase<'_>) -> Option<Tables> {
    let place = plain(purchase.city?);
    tables::CITIES
        .iter()
        .find(|(province, name, _)| *province == purchase.province && *name == place)
        .map(|(_, _, table)| *table)
}

/// A place's name without case, accents and hyphens: `Montréal-Ouest` is `montreal ouest`.
fn plain(name: &str) -> String {
    let folded: String = name
        .to_lowercase()
        .chars()
        .map(|c| match c {
            'é' | 'è' | 'ê' => 'e',
            'à' | 'â' => 'a',
            'ô' => 'o',
            '-' | '_' => ' ',
            other => other,
        })
        .collect();
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The tax on a price by brackets, and the slices that make it up.
fn marginal(price: Decimal, brackets: &[Bracket]) -> Vec<(Decimal, Decimal, Bracket)> {
    let mut from = Decimal::ZERO;
    let mut slices = Vec::new();
    for bracket in brackets {
        let to = bracket.up_to.map_or(price, |bound| bound.min(price));
        if to <= from {
            break;
        }
        slices.push((from, to, *bracket));
        from = to;
    }
    slices
}

fn tax_on(price: Decimal, brackets: &[Bracket]) -> Decimal {
    marginal(price, brackets)
        .iter()
        .map(|(from, to, bracket)| (to - from) * bracket.rate)
        .sum()
}

impl Relief {
    fn amount(&self, price: Decimal, tax: Decimal, brackets: &[Bracket]) -> Decimal {
        let full = match self.waived_part {
            Some(part) => tax_on(part.min(price), brackets),
            None => tax,
        };
        if price <= self.full_to {
            return full;
        }
        if price >= self.none_from {
            return Decimal::ZERO;
        }
        let fade = (self.none_from - price) / (self.none_from - self.full_to);
        round_half_up(full * fade, 2)
    }
}

impl RegistrationFee {
    fn on(&self, value: Decimal) -> Decimal {
        let steps = ((value - self.free).max(Decimal::ZERO) / self.step).ceil();
        let fee = self.base + steps * self.per_step;
        self.at_most.map_or(fee, |most| fee.min(most))
    }
}

/// The tax as it is drawn up.
#[derive(Default)]
struct Bill {
    provincial: Decimal,
    municipal: Decimal,
    rebate: Decimal,
    lines: Vec<Line>,
    notes: Vec<String>,
    rules: Vec<Rule>,
}

impl Bill {
    fn levy_provincial(&mut self, who: &str, table: Tables, purchase: &Purchase<'_>) -> Decimal {
        let tax = self.brackets(who, table, purchase);
        self.provincial += tax;
        tax
    }

    fn levy_municipal(&mut self, who: &str, table: Tables, purchase: &Purchase<'_>) -> Decimal {
        let tax = self.brackets(who, table, purchase);
        self.municipal += tax;
        tax
    }

    /// Lists the slices of a bracket table and returns their sum, in cents.
    fn brackets(&mut self, who: &str, table: Tables, purchase: &Purchase<'_>) -> Decimal {
        let row = in_force(table, purchase.closing);
        for (from, to, bracket) in marginal(purchase.price, row.value) {
            let what = format!("From {} to {}", in_words(from), in_words(to));
            self.line(who, what, Some(bracket.rate), (to - from) * bracket.rate);
        }
        let top = row
            .value
            .last()
            .map_or(Decimal::ZERO, |bracket| bracket.rate);
        let words = format!(
            "{} slices, the highest at {}",
            row.value.len(),
            in_per_cent(top)
        );
        self.rules
            .push(Rule::of(&format!("Transfer tax, {who}"), row, words));
        round_half_up(tax_on(purchase.price, row.value), 2)
    }

    /// Adds the fees for registering the title and, where there is one, the mortgage.
    fn registration(
        &mut self,
        who: &str,
        table: &'static [Dated<RegistrationFee>],
        purchase: &Purchase<'_>,
    ) {
        let row = in_force(table, purchase.closing);
        for (what, value) in [
            ("Registering the title", purchase.price),
            ("Registering the mortgage", purchase.loan),
        ] {
            if value > Decimal::ZERO {
                let fee = row.value.on(value);
                self.provincial += fee;
                self.line(who, what.to_owned(), None, fee);
            }
        }
        let words = format!(
            "{} and {} for each started {}",
            in_words(row.value.base),
            in_words(row.value.per_step),
            in_words(row.value.step)
        );
        self.rules
            .push(Rule::of(&format!("Registration fees, {who}"), row, words));
    }

    fn relief(&mut self, who: &str, what: &str, amount: Decimal) {
        self.rebate += amount;
        self.line(who, what.to_owned(), None, -amount);
    }

    fn line(&mut self, who: &str, what: String, rate: Option<Decimal>, amount: Decimal) {
        self.lines.push(Line {
            jurisdiction: who.to_owned(),
            what,
            rate_pct: rate.map(|r| wire(r * Decimal::ONE_HUNDRED, 4)),
            amount: Money::new(amount),
        });
    }

    fn note(&mut self, text: &str) {
        self.notes.push(text.to_owned());
    }

    fn close(self) -> TransferTax {
        TransferTax {
            provincial: Money::new(self.provincial),
            municipal: Money::new(self.municipal),
            rebate: Money::new(self.rebate),
            total: Money::new(self.provincial + self.municipal - self.rebate),
            lines: self.lines,
            notes: self.notes,
            rules: self.rules,
        }
    }
}
