//! A transfer tax as it is drawn up: slices, fees, reliefs, and the rules behind them.

use super::transfer_tables::{Bracket, RegistrationFee, Relief, Tables};
use super::{Dated, Rule, RuleCode, in_force, in_per_cent};
use crate::terms::Province;
use boreal_demo_kit::money::in_words;
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
    #[schema(as = MortgageApiTransferTaxLevel)]
    pub enum Level {
        Provincial = "provincial",
        Municipal = "municipal",
    }
}

/// One slice, fee or relief of the tax.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MortgageApiTransferTaxLine)]
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
    /// Slice by slice.
    pub lines: Vec<Line>,
    /// What the buyer should check.
    pub notes: Vec<String>,
    /// The rules applied.
    #[serde(skip)]
    pub rules: Vec<Rule>,
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
    fn on(&self, value: Decimal) -> Decimal {
        let steps = ((value - self.free).max(Decimal::ZERO) / self.step).ceil();
        let fee = self.base + steps * self.per_step;
        self.at_most.map_or(fee, |most| fee.min(most))
    }
}

/// The tax as it is drawn up.
#[derive(Default)]
pub struct Bill {
    pub provincial: Decimal,
    pub municipal: Decimal,
    pub rebate: Decimal,
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
            let what = format!("From {} to {}", in_words(from), in_words(to));
            self.lines.push(Line {
                from: Some(Money::new(from)),
                to: Some(Money::new(to)),
                rate_pct: Some(wire(bracket.rate * Decimal::ONE_HUNDRED, 4)),
                ..Line::new(level, who, what, (to - from) * bracket.rate)
            });
        }
        let top = row.value.iter().map(|bracket| bracket.rate).max();
        let words = format!(
            "{} slices, the highest at {}",
            row.value.len(),
            in_per_cent(top.expect("a table has a bracket"))
        );
        let title = format!("Transfer tax, {who}");
        let rule = Rule::of(RuleCode::TransferTax, &title, row, words);
        self.rules.push(rule.levied_by(who));
        let tax = round_half_up(tax_on(purchase.price, row.value), 2);
        match level {
            Level::Provincial => self.provincial += tax,
            Level::Municipal => self.municipal += tax,
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
        for (what, value) in [
            ("Registering the title", purchase.price),
            ("Registering the mortgage", purchase.loan),
        ] {
            if value > Decimal::ZERO {
                let fee = row.value.on(value);
                self.provincial += fee;
                self.lines
                    .push(Line::new(Level::Provincial, who, what, fee));
            }
        }
        let words = format!(
            "{} and {} for each started {}",
            in_words(row.value.base),
            in_words(row.value.per_step),
            in_words(row.value.step)
        );
        let title = format!("Registration fees, {who}");
        let rule = Rule::of(RuleCode::RegistrationFees, &title, row, words);
        self.rules.push(rule.levied_by(who));
    }

    pub fn relief(&mut self, level: Level, who: &str, what: &str, amount: Decimal) {
        self.rebate += amount;
        self.lines.push(Line::new(level, who, what, -amount));
    }

    pub fn note(&mut self, text: &str) {
        self.notes.push(text.to_owned());
    }

    pub fn close(self) -> TransferTax {
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
