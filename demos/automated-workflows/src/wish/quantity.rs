//! Amounts: "under 25k", "60-100k km", "2018 or newer", "at least 40 mpg", "$20k-$30k".

use super::items::{Item, ItemKind};
use super::lexicon::{Compare, Meaning, Unit};
use crate::reading::{Field, Op};
use crate::stock::AS_OF_YEAR;

/// An amount that was read, or words with a number in them that say nothing we know.
#[derive(Debug, Clone, PartialEq)]
pub struct Amount {
    /// Empty where the number says nothing.
    pub parts: Vec<Part>,
    /// Whether only its size tells what it is about.
    pub is_bare: bool,
    /// The item after it.
    pub end: usize,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Part {
    pub field: Field,
    pub op: Op,
    pub value: f64,
}

const KM_A_MILE: f64 = 1.609_344;
/// Litres in 100 km at one mile a US gallon.
const MPG_LITRES: f64 = 235.214_583;

/// What numbers of a field may be: all else is not taken for one.
const PRICES: std::ops::RangeInclusive<f64> = 500.0..=1e6;
const KMS: std::ops::RangeInclusive<f64> = 100.0..=1e6;
const YEARS: std::ops::RangeInclusive<f64> = 1950.0..=2027.0;
const SEATS: std::ops::RangeInclusive<f64> = 1.0..=9.0;
const LITRES: std::ops::RangeInclusive<f64> = 1.0..=40.0;

/// The amount that begins at an item, if one does.
pub fn amount(items: &[Item], from: usize) -> Option<Amount> {
    let lead = Lead::at(items, from)?;
    let mut reader = Reader {
        items,
        at: lead.number,
    };
    let first = reader.number(lead.is_dollar)?;
    let second = reader.range(lead.compare == Some(Compare::Between));
    let (after, is_plus) = reader.compare_after();
    let compare = lead.compare.or(after);
    let mut last = second.clone().unwrap_or_else(|| first.clone());
    if is_plus {
        last.unit = last.unit.or_else(|| reader.unit());
    }
    let quantity = Quantity {
        compare,
        noun: lead.noun,
        first: first.with_units_of(&last),
        second: second.map(|_| last),
        is_negated: lead.is_negated,
    };
    let parts = quantity.parts().unwrap_or_default();
    Some(Amount {
        is_bare: quantity.is_bare(),
        parts,
        end: reader.at,
    })
}

/// A distance such as "100 km", for a place: kilometres, and the item after it.
pub fn distance_km(items: &[Item], at: usize) -> Option<(f64, usize)> {
    let mut reader = Reader { items, at };
    let number = reader.number(false)?;
    let km = match number.unit? {
        Unit::Km => number.amount(),
        Unit::Miles => number.amount() * KM_A_MILE,
        _ => return None,
    };
    (1.0..=5_000.0)
        .contains(&km)
        .then_some((km.round(), reader.at))
}

/// What stands before a number and belongs to it.
struct Lead {
    compare: Option<Compare>,
    noun: Option<Field>,
    is_dollar: bool,
    is_negated: bool,
    /// The number's item.
    number: usize,
}

impl Lead {
    fn at(items: &[Item], from: usize) -> Option<Self> {
        let mut lead = Self {
            compare: None,
            noun: None,
            is_dollar: false,
            is_negated: false,
            number: from,
        };
        for item in &items[from..] {
            match &item.kind {
                ItemKind::Number { .. } => return Some(lead),
                ItemKind::Sign(sign) => lead.sign(*sign)?,
                ItemKind::Means(meanings) => lead.words(meanings, from)?,
                ItemKind::Break | ItemKind::Unknown => return None,
            }
            lead.number += 1;
        }
        None
    }

    fn sign(&mut self, sign: char) -> Option<()> {
        self.compare = Some(match sign {
            '$' => {
                self.is_dollar = true;
                return Some(());
            }
            '<' => Compare::Less,
            '≤' => Compare::AtMost,
            '>' => Compare::More,
            '≥' => Compare::AtLeast,
            '~' => Compare::About,
            _ => return None,
        });
        Some(())
    }

    fn words(&mut self, meanings: &[Meaning], from: usize) -> Option<()> {
        let is_first = self.number == from;
        let compare = meanings.iter().find_map(|meaning| match meaning {
            Meaning::Compare(compare) => Some(*compare),
            _ => None,
        });
        let noun = meanings.iter().find_map(|meaning| match meaning {
            Meaning::Noun(field) => Some(*field),
            _ => None,
        });
        if let Some(compare) = compare {
            self.compare = Some(compare);
        } else if let Some(noun) = noun {
            self.noun = Some(noun);
        } else if meanings.contains(&Meaning::Not) && is_first {
            self.is_negated = true;
        } else if !meanings.contains(&Meaning::Filler) || is_first {
            return None;
        }
        Some(())
    }
}

#[derive(Debug, Clone)]
struct Number {
    value: f64,
    is_thousands: bool,
    unit: Option<Unit>,
}

impl Number {
    fn amount(&self) -> f64 {
        self.value * if self.is_thousands { 1_000.0 } else { 1.0 }
    }

    /// "20-25k" are both thousands, "60 to 90 km" both kilometres.
    fn with_units_of(self, last: &Self) -> Self {
        let shares = last.is_thousands && self.value <= last.value;
        Self {
            is_thousands: self.is_thousands || shares,
            unit: self.unit.or(last.unit),
            ..self
        }
    }
}

struct Reader<'a> {
    items: &'a [Item],
    at: usize,
}

impl Reader<'_> {
    fn item(&self, ahead: usize) -> Option<&Item> {
        self.items.get(self.at + ahead)
    }

    fn number(&mut self, is_dollar: bool) -> Option<Number> {
        let ItemKind::Number { value, suffix } = &self.item(0)?.kind else {
            return None;
        };
        let mut number = Number {
            value: *value,
            is_thousands: matches!(suffix.as_str(), "k" | "kkm" | "g" | "gs" | "grand"),
            unit: match suffix.as_str() {
                "km" | "kms" | "kkm" => Some(Unit::Km),
                "mi" => Some(Unit::Miles),
                "mpg" => Some(Unit::MilesPerGallon),
                "cad" => Some(Unit::Dollars),
                "yr" | "yrs" => Some(Unit::Years),
                _ => is_dollar.then_some(Unit::Dollars),
            },
        };
        let is_litre = suffix == "l";
        self.at += 1;
        if is_litre {
            return self.per_hundred(0).then(|| {
                number.unit = Some(Unit::Litres);
                number
            });
        }
        loop {
            match self.item(0).and_then(unit_of) {
                Some(Unit::Thousand) => {
                    number.is_thousands = true;
                    self.at += 1;
                }
                Some(unit) => {
                    number.unit = Some(unit);
                    self.at += 1;
                }
                None if self.item(0).is_some_and(|item| item.is_sign('$')) => {
                    // "$20k-$30k": the second sign is the second number's.
                    number.unit = number.unit.or(Some(Unit::Dollars));
                    self.at += 1;
                }
                None if self.is_month() => {
                    number.unit = Some(Unit::Month);
                    self.at += 2;
                }
                None if self.is_litre_word() && self.per_hundred(1) => {
                    number.unit = Some(Unit::Litres);
                }
                None => return Some(number),
            }
        }
    }

    fn unit(&mut self) -> Option<Unit> {
        let unit = self.item(0).and_then(unit_of)?;
        self.at += 1;
        Some(unit)
    }

    fn is_litre_word(&self) -> bool {
        let words = ["l", "litre", "litres", "liter", "liters"];
        self.item(0)
            .is_some_and(|item| words.contains(&item.key.as_str()))
    }

    /// "/month".
    fn is_month(&self) -> bool {
        self.item(0).is_some_and(|item| item.is_sign('/'))
            && self.item(1).and_then(unit_of) == Some(Unit::Month)
    }

    /// Takes "/100 km" or "per 100 km" after so many items.
    fn per_hundred(&mut self, ahead: usize) -> bool {
        let parts = ["per", "aux", "a", "par"];
        let is_per = |item: &Item| item.is_sign('/') || parts.contains(&item.key.as_str());
        let is_hundred = self.item(ahead).is_some_and(is_per)
            && self
                .item(ahead + 1)
                .is_some_and(|item| item.number() == Some(100.0));
        if is_hundred {
            self.at += ahead + 2;
            if self.item(0).and_then(unit_of) == Some(Unit::Km) {
                self.at += 1;
            }
        }
        is_hundred
    }

    /// The other end, where a range goes on.
    fn range(&mut self, is_between: bool) -> Option<Number> {
        let joins = |item: &Item| {
            item.is_sign('-')
                || item.means(&Meaning::To)
                || (is_between && item.means(&Meaning::And))
        };
        if !self.item(0).is_some_and(joins) {
            return None;
        }
        let is_dollar = self.item(1).is_some_and(|item| item.is_sign('$'));
        let ahead = 1 + usize::from(is_dollar);
        self.item(ahead)?.number()?;
        let before = self.at;
        self.at += ahead;
        let number = self.number(is_dollar);
        if number.is_none() {
            self.at = before;
        }
        number
    }

    /// "max", "or newer", "+": what stands behind a number, unless the next number is meant.
    fn compare_after(&mut self) -> (Option<Compare>, bool) {
        let Some(item) = self.item(0) else {
            return (None, false);
        };
        if item.is_sign('+') {
            self.at += 1;
            return (Some(Compare::AtLeast), true);
        }
        let found = item.meanings().iter().find_map(|meaning| match meaning {
            Meaning::Compare(
                compare @ (Compare::AtMost | Compare::AtLeast | Compare::About | Compare::NotOlder),
            ) => Some(*compare),
            _ => None,
        });
        let next = self.items[self.at + 1..]
            .iter()
            .find(|item| !item.is_filler() && !item.is_sign('$'));
        if found.is_none() || next.is_some_and(|item| item.number().is_some()) {
            return (None, false);
        }
        // "25k, from a dealer" and "80,000 km near Laval" compare nothing.
        if item.means(&Meaning::Near) || item.key == "from" {
            return (None, false);
        }
        self.at += 1;
        (found, true)
    }
}

fn unit_of(item: &Item) -> Option<Unit> {
    item.meanings().iter().find_map(|meaning| match meaning {
        Meaning::Unit(unit) => Some(*unit),
        _ => None,
    })
}

struct Quantity {
    compare: Option<Compare>,
    noun: Option<Field>,
    first: Number,
    second: Option<Number>,
    is_negated: bool,
}

impl Quantity {
    fn is_bare(&self) -> bool {
        self.noun.is_none() && self.first.unit.is_none()
    }

    fn parts(&self) -> Option<Vec<Part>> {
        let field = self.field()?;
        if let Some(second) = &self.second {
            let (a, b) = (self.value(field, &self.first)?, self.value(field, second)?);
            let part = |op, value| Part { field, op, value };
            return Some(vec![
                part(Op::AtLeast, a.min(b)),
                part(Op::AtMost, a.max(b)),
            ]);
        }
        let value = self.value(field, &self.first)?;
        let (op, value) = match self.first.unit {
            Some(Unit::Years) => self.age_op(value),
            Some(Unit::MilesPerGallon) => (Op::AtMost, value),
            _ if field == Field::Year => self.year_op(value),
            _ => self.op(field, value),
        };
        Some(vec![Part { field, op, value }])
    }

    fn field(&self) -> Option<Field> {
        let about_years = matches!(
            self.compare,
            Some(Compare::Older | Compare::Newer | Compare::NotOlder)
        );
        let amount = self.first.amount();
        let is_year = !self.first.is_thousands && YEARS.contains(&amount) && amount.fract() == 0.0;
        Some(match self.first.unit {
            Some(Unit::Km | Unit::Miles) => Field::Km,
            Some(Unit::Dollars) => Field::Price,
            Some(Unit::Litres | Unit::MilesPerGallon) => Field::Consumption,
            Some(Unit::Seats | Unit::Rows) => Field::Seats,
            Some(Unit::Years) => Field::Year,
            Some(Unit::Month | Unit::Thousand) => return None,
            None => match self.noun {
                Some(noun) => noun,
                None if is_year => Field::Year,
                None if about_years => return None,
                None => Field::Price,
            },
        })
    }

    /// The number in the field's own unit, where it can be one of it.
    fn value(&self, field: Field, number: &Number) -> Option<f64> {
        let amount = number.amount();
        let (value, range) = match (field, self.first.unit) {
            (Field::Km, Some(Unit::Miles)) => ((amount * KM_A_MILE).round(), KMS),
            (Field::Km, _) => (amount, KMS),
            (Field::Price, _) => (amount, PRICES),
            (Field::Seats, Some(Unit::Rows)) => (if amount == 3.0 { 6.0 } else { 0.0 }, SEATS),
            (Field::Seats, _) => (amount, SEATS),
            (Field::Year, Some(Unit::Years)) => (f64::from(AS_OF_YEAR) - amount, YEARS),
            (Field::Year, _) => (amount, YEARS),
            (_, Some(Unit::MilesPerGallon)) => {
                ((MPG_LITRES / amount * 10.0).round() / 10.0, LITRES)
            }
            _ => (amount, LITRES),
        };
        let is_whole = !matches!(field, Field::Seats | Field::Year) || value.fract() == 0.0;
        (range.contains(&value) && is_whole).then_some(value)
    }

    fn compared(&self) -> Option<Compare> {
        let compare = self.compare?;
        Some(match (self.is_negated, compare) {
            (false, same) => same,
            (true, Compare::Less) => Compare::AtLeast,
            (true, Compare::More) => Compare::AtMost,
            (true, Compare::Older) => Compare::NotOlder,
            (true, same) => same,
        })
    }

    fn op(&self, field: Field, value: f64) -> (Op, f64) {
        let is_seats = field == Field::Seats;
        let one = if is_seats { 1.0 } else { 0.0 };
        match self.compared() {
            Some(Compare::Less | Compare::Older) => (Op::AtMost, value - one),
            Some(Compare::AtMost) => (Op::AtMost, value),
            Some(Compare::More | Compare::Newer) => (Op::AtLeast, value + one),
            Some(Compare::AtLeast | Compare::NotOlder) => (Op::AtLeast, value),
            Some(Compare::About) => (Op::About, value),
            // Two seats are a kind of car; seven are room for seven.
            None | Some(Compare::Between) if is_seats && value > 2.0 => (Op::AtLeast, value),
            None | Some(Compare::Between) if is_seats => (Op::Is, value),
            None | Some(Compare::Between) => (Op::AtMost, value),
        }
    }

    fn year_op(&self, year: f64) -> (Op, f64) {
        match self.compared() {
            Some(Compare::Less | Compare::Older) => (Op::AtMost, year - 1.0),
            Some(Compare::AtMost) => (Op::AtMost, year),
            Some(Compare::More | Compare::Newer) => (Op::AtLeast, year + 1.0),
            Some(Compare::AtLeast | Compare::NotOlder) => (Op::AtLeast, year),
            Some(Compare::About) => (Op::About, year),
            None | Some(Compare::Between) => (Op::Is, year),
        }
    }

    /// "less than 5 years old" counts backwards; "older than 5 years" speaks of the year.
    fn age_op(&self, year: f64) -> (Op, f64) {
        match self.compared() {
            Some(Compare::Older) => (Op::AtMost, year - 1.0),
            Some(Compare::Less | Compare::AtMost | Compare::Newer | Compare::NotOlder) => {
                (Op::AtLeast, year)
            }
            Some(Compare::More | Compare::AtLeast) => (Op::AtMost, year),
            Some(Compare::About) => (Op::About, year),
            None | Some(Compare::Between) => (Op::Is, year),
        }
    }
}
