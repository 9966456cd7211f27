//! A transfer tax as it is drawn up: slices, fees, reliefs, and the rules behind them.

use super::transfer_tables::{Bracket, RegistrationFee, Relief, Tables};
use super::{Dated, Rule, RuleCode, in_force, in_per_cent};
use crate::terms::Province;
use boreal_demo_kit::money::dollars;
use boreal_demo_kit::number::{round_half_up, wire};
use boreal_demo_kit::{Money, wire_enum};
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

wire_enum! {
    /// Whose tax it is.
    #[schema(as = MortgageApiTaxLevel)]
    pub enum Level {
        Federal = "federal",
        Provincial = "provincial",
        Municipal = "municipal",
    }
}

impl Level {
    pub const fn in_words(self) -> &'static str {
        match self {
            Self::Federal => "Canada",
            Self::Provincial => "Province",
            Self::Municipal => "Municipality",
        }
    }
}

/// One slice, fee or relief of a tax.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MortgageApiTaxLine)]
pub struct Line {
    /// Who levies it.
    pub jurisdiction: String,
    pub level: Level,
    /// What it is, in words.
    pub what: String,
    /// Where the slice of the price begins; `null` for what is not a slice.
    pub from: Option<Money>,
    /// Where it ends.
    pub to: Option<Money>,
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
    /// Where the municipality's rate is not known: the least and the most it may come to; `null` where it is.
    pub between: Option<Between>,
    /// Slice by slice.
    pub lines: Vec<Line>,
    /// What the buyer should check.
    pub notes: Vec<String>,
    /// The rules applied.
    #[serde(skip)]
    pub rules: Vec<Rule>,
}

/// The bounds of a tax whose rate is not known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MortgageApiTaxBetween)]
pub struct Between {
    pub least: Money,
    pub most: Money,
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

pub fn tax_on(price: Decimal, brackets: &[Bracket]) -> Decimal {
    marginal(price, brackets)
        .iter()
        .map(|(from, to, bracket)| (to - from) * bracket.rate)
        .sum()
}

impl Relief {
    pub fn amount(&self, price: Decimal, tax: Decimal, brackets: &[Bracket]) -> Decimal {
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
    fn on(&self, value: Decimal, per_step: Decimal) -> Decimal {
        let steps = ((value - self.free).max(Decimal::ZERO) / self.step).ceil();
        let fee = self.base + steps * per_step;
        self.at_most.map_or(fee, |most| fee.min(most))
    }
}

/// The tax as it is drawn up.
#[derive(Default)]
pub struct Bill {
    pub provincial: Decimal,
    pub municipal: Decimal,
    pub rebate: Decimal,
    pub between: Option<Between>,
    pub lines: Vec<Line>,
    pub notes: Vec<String>,
    pub rules: Vec<Rule>,
}

impl Line {
    pub fn new(level: Level, who: &str, what: impl Into<String>, amount: Decimal) -> Self {
        Self {
            jurisdiction: who.to_owned(),
            level,
            what: what.into(),
            from: None,
            to: None,
            rate_pct: None,
            amount: Money::new(amount),
        }
    }
}

impl Bill {
    /// Lists the slices of a bracket table and returns their sum, in cents.
    pub fn levy(
        &mut self,
        level: Level,
        who: &str,
        table: Tables,
        purchase: &Purchase<'_>,
    ) -> Decimal {
        let row = in_force(table, purchase.closing);
        for (from, to, bracket) in marginal(purchase.price, row.value) {
            let what = format!("From {} to {}", dollars(from), dollars(to));
            self.lines.push(Line {
                from: Some(Money::new(from)),
                to: Some(Money::new(to)),
                rate_pct: Some(wire(bracket.rate * Decimal::ONE_HUNDRED, 4)),
                ..Line::new(level, who, what, (to - from) * bracket.rate)
            });
        }
        let top = row.value.iter().map(|bracket| bracket.rate).max();
        let top = in_per_cent(top.expect("a table has a bracket"));
        let words = match row.value.len() {
            1 => format!("{top} of the price"),
            slices => format!("{slices} slices, the highest at {top}"),
        };
        let title = format!("Transfer tax, {who}");
        let rule = Rule::of(RuleCode::TransferTax, &title, row, words);
        self.rules.push(rule.levied_by(who));
        let tax = round_half_up(tax_on(purchase.price, row.value), 2);
        match level {
            Level::Municipal => self.municipal += tax,
            Level::Federal | Level::Provincial => self.provincial += tax,
        }
        tax
    }

    /// Adds the fees for registering the title and, where there is one, the mortgage.
    pub fn registration(
        &mut self,
        who: &str,
        table: &'static [Dated<RegistrationFee>],
        purchase: &Purchase<'_>,
    ) {
        let row = in_force(table, purchase.closing);
        let fees = &row.value;
        for (what, value, per_step) in [
            ("Registering the title", purchase.price, fees.per_step),
            (
                "Registering the mortgage",
                purchase.loan,
                fees.per_step_of_mortgage,
            ),
        ] {
            if value > Decimal::ZERO {
                let fee = fees.on(value, per_step);
                self.provincial += fee;
                self.lines
                    .push(Line::new(Level::Provincial, who, what, fee));
            }
        }
        let mut words = format!(
            "{} and {} for each started {}",
            dollars(fees.base),
            dollars(fees.per_step),
            dollars(fees.step)
        );
        if fees.per_step_of_mortgage != fees.per_step {
            let of_mortgage = dollars(fees.per_step_of_mortgage);
            words.push_str(&format!(" of the price, {of_mortgage} of the mortgage"));
        }
        if let Some(most) = fees.at_most {
            words.push_str(&format!(", at most {}", dollars(most)));
        }
        let title = format!("Registration fees, {who}");
        let rule = Rule::of(RuleCode::RegistrationFees, &title, row, words);
        self.rules.push(rule.levied_by(who));
    }

    pub fn relief(&mut self, level: Level, who: &str, what: &str, amount: Decimal) {
        self.rebate += amount;
        self.lines.push(Line::new(level, who, what, -amount));
    }

    pub fn note(&mut self, text: impl Into<String>) {
        self.notes.push(text.into());
    }

    /// Says that a municipality's rate is not known, and what it may come to at least and at most.
    pub fn unknown_rate(&mut self, who: &str, least: Decimal, most: Decimal) {
        let bounds = match least.is_zero() {
            true => format!("up to {}", dollars(most)),
            false => format!("between {} and {}", dollars(least), dollars(most)),
        };
        self.note(format!(
            "The rate of {who} is not known here: {bounds} may be due, {} was taken. Ask the municipality.",
            dollars(self.municipal),
        ));
        self.between = Some(Between {
            least: Money::new(least),
            most: Money::new(most),
        });
    }

    pub fn close(mut self) -> TransferTax {
        // A rate that is not known, or a rule that is explained, has its note already.
        let is_said =
            self.between.is_some() || self.notes.iter().any(|note| note.contains("unconfirmed"));
        let unsure = self.rules.iter().find(|rule| !rule.confirmed && !is_said);
        if let Some(Rule { name, .. }) = unsure {
            self.notes
                .push(format!("{name}: unconfirmed, ask before you rely on it."));
        }
        TransferTax {
            provincial: Money::new(self.provincial),
            municipal: Money::new(self.municipal),
            rebate: Money::new(self.rebate),
            total: Money::new(self.provincial + self.municipal - self.rebate),
            between: self.between,
            lines: self.lines,
            notes: self.notes,
            rules: self.rules,
        }
    }
}
