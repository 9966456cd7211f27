//! The grammar: from phrases to readings, with what is left over.

use super::items::{Item, ItemKind, items, model_of};
use super::lexicon::{Meaning, ModelName};
use super::quantity::{amount, distance_km};
use crate::reading::{Field, Op, Reading, WishValue};

/// How far "near" reaches when nothing is said, in kilometres.
pub const NEAR_KM: f64 = 100.0;

/// A wish that was read.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Understood {
    pub readings: Vec<Reading>,
    /// What was not understood, as it was written.
    pub left: Vec<String>,
    /// What need not be, as it was written.
    pub waived: Vec<String>,
}

pub fn read(text: &str) -> Understood {
    let items = items(text);
    let mut reader = Reader {
        letters: text.chars().collect(),
        items: &items,
        at: 0,
        found: Vec::new(),
        bare: Vec::new(),
        left: Vec::new(),
        waived: Vec::new(),
    };
    reader.run();
    reader.tell_km_from_price();
    let mut readings: Vec<Reading> = Vec::new();
    for reading in reader.found {
        let is_same = |one: &Reading| {
            (one.field, one.op, &one.value) == (reading.field, reading.op, &reading.value)
        };
        if !readings.iter().any(is_same) {
            readings.push(reading);
        }
    }
    let written = |spans: &[(usize, usize)]| {
        let text = |span: &(usize, usize)| reader.letters[span.0..span.1].iter().collect();
        spans.iter().map(text).collect()
    };
    Understood {
        readings,
        left: written(&reader.left),
        waived: written(&reader.waived),
    }
}

struct Reader<'a> {
    letters: Vec<char>,
    items: &'a [Item],
    at: usize,
    found: Vec<Reading>,
    /// Readings whose field only the size of a number told.
    bare: Vec<usize>,
    /// Where what was not understood begins and ends.
    left: Vec<(usize, usize)>,
    /// The same of what need not be.
    waived: Vec<(usize, usize)>,
}

/// What a list goes on with: the words before it that hold for all of it.
#[derive(Clone, Copy, PartialEq)]
enum Mood {
    Is,
    IsNot,
    Like,
    Near,
    /// Not near.
    Away,
    /// Need not be.
    Waived,
}

impl Reader<'_> {
    fn run(&mut self) {
        let mut mood = Mood::Is;
        // Where the phrase of the mood began, until its first value.
        let mut opened: Option<usize> = None;
        while let Some(item) = self.items.get(self.at) {
            if mood == Mood::Waived {
                if let Some(next) = self.waive(opened) {
                    (opened, self.at) = (None, next);
                    continue;
                }
                // "But", a comma or the end of the list: what follows is asked for again.
                if item.kind == ItemKind::Break || item.means(&Meaning::And) {
                    (mood, opened) = (Mood::Is, None);
                }
            }
            // "Not within 100 km of Moncton".
            let refused = opened.filter(|_| mood == Mood::IsNot);
            if let Some(next) = self.within(refused) {
                (mood, opened, self.at) = (Mood::Is, None, next);
                continue;
            }
            if let Some(next) = self.amount() {
                (mood, opened, self.at) = (Mood::Is, None, next);
                continue;
            }
            if let Some(next_mood) = self.opens(item) {
                // "I don't want anything near Toronto": the two are one.
                if next_mood == Mood::Near && mood == Mood::IsNot && opened.is_some() {
                    mood = Mood::Away;
                } else {
                    (mood, opened) = (next_mood, Some(self.at));
                }
                self.at += 1;
                continue;
            }
            if let Some(next) = self.value(mood, opened) {
                self.at = next;
                opened = None;
                if !self.goes_on() {
                    mood = Mood::Is;
                }
                continue;
            }
            match &item.kind {
                ItemKind::Break => {
                    if opened.is_some() || !self.goes_on() {
                        (mood, opened) = (Mood::Is, None);
                    }
                }
                ItemKind::Means(_) if self.is_silent(item) => {}
                ItemKind::Sign('-' | '/' | '+' | '$' | '~') => {}
                _ => {
                    let from = opened.filter(|_| mood == Mood::IsNot).unwrap_or(self.at);
                    self.leave(from, self.at);
                    (mood, opened) = (Mood::Is, None);
                }
            }
            self.at += 1;
        }
    }

    /// Words that say nothing by themselves.
    fn is_silent(&self, item: &Item) -> bool {
        let is_word = |meaning: &Meaning| {
            matches!(
                meaning,
                Meaning::Filler
                    | Meaning::Or
                    | Meaning::And
                    | Meaning::To
                    | Meaning::Auto
                    | Meaning::Like
            )
        };
        item.meanings().iter().any(is_word)
    }

    /// "not", "like" and "near", where something follows that they can be said of.
    fn opens(&self, item: &Item) -> Option<Mood> {
        let ahead = self.ahead(self.at + 1)?;
        if item.means(&Meaning::Near) && city_of(ahead).is_some() {
            return Some(Mood::Near);
        }
        if item.means(&Meaning::Away) && city_of(ahead).is_some() {
            return Some(Mood::Away);
        }
        if item.means(&Meaning::Waive) && ahead.kind != ItemKind::Break {
            return Some(Mood::Waived);
        }
        if item.means(&Meaning::Like) && self.model_ahead(self.at + 1) {
            return Some(Mood::Like);
        }
        (item.means(&Meaning::Not) && ahead.kind != ItemKind::Break).then_some(Mood::IsNot)
    }

    /// The next item that says something.
    fn ahead(&self, from: usize) -> Option<&Item> {
        self.items.get(from..)?.iter().find(|item| {
            let is_word = item.is_filler() && item.meanings().len() == 1;
            !is_word
        })
    }

    /// Whether a model comes next, with or without its make.
    fn model_ahead(&self, from: usize) -> bool {
        let mut ahead = self.items.get(from..).unwrap_or_default().iter();
        let said = |item: &&Item| {
            let is_make = item
                .meanings()
                .iter()
                .any(|meaning| matches!(meaning, Meaning::Make(_)));
            !item.is_filler() && !is_make
        };
        ahead.find(said).is_some_and(|item| {
            item.meanings()
                .iter()
                .any(|meaning| model_of(meaning).is_some())
        })
    }

    /// What need not be: a value or an amount after the words that say so.
    fn waive(&mut self, opened: Option<usize>) -> Option<usize> {
        let item = &self.items[self.at];
        let end = match amount(self.items, self.at) {
            Some(amount) => amount.end,
            None if is_value(item) => self.at + 1,
            None => return None,
        };
        let last = self.items[end - 1].end;
        match (opened, self.waived.last_mut()) {
            // A list goes on.
            (None, Some(span)) => span.1 = last,
            _ => {
                let from = opened.unwrap_or(self.at);
                self.waived.push((self.items[from].start, last));
            }
        }
        Some(end)
    }

    /// "within 100 km of Moncton", or with the place of a "not" before it the opposite.
    fn within(&mut self, refused: Option<usize>) -> Option<usize> {
        let item = &self.items[self.at];
        if !item.means(&Meaning::Within) {
            return None;
        }
        let (km, next) = distance_km(self.items, self.at + 1)?;
        let skipped = self.items[next..]
            .iter()
            .take_while(|item| item.is_filler() || item.means(&Meaning::Near));
        let place = next + skipped.count();
        let city = city_of(self.items.get(place)?)?.to_owned();
        let op = if refused.is_some() {
            Op::NotNear
        } else {
            Op::Near
        };
        self.push(
            refused.unwrap_or(self.at),
            place,
            Field::Place,
            op,
            WishValue::Name(city),
        );
        if let Some(reading) = self.found.last_mut() {
            reading.within_km = Some(km);
        }
        Some(place + 1)
    }

    fn amount(&mut self) -> Option<usize> {
        let amount = amount(self.items, self.at)?;
        // "around Laval, 20k": the comparison belongs to a place.
        let last = amount.end - 1;
        if amount.parts.is_empty() {
            self.leave(self.at, last);
        }
        for part in &amount.parts {
            if amount.is_bare && part.field == Field::Price {
                self.bare.push(self.found.len());
            }
            self.push(
                self.at,
                last,
                part.field,
                part.op,
                WishValue::Number(part.value),
            );
        }
        Some(amount.end)
    }

    /// A value at the cursor in the mood of its list; the item after it.
    fn value(&mut self, mood: Mood, opened: Option<usize>) -> Option<usize> {
        let (from, at) = (opened.unwrap_or(self.at), self.at);
        let item = &self.items[at];
        let op = if mood == Mood::IsNot {
            Op::IsNot
        } else {
            Op::Is
        };
        let is_near = mood == Mood::Near || self.is_area(at + 1);
        // "Not the Toronto area" is as far from it as "not near Toronto".
        let is_away = mood == Mood::Away || (mood == Mood::IsNot && is_near);
        let end = at + 1 + usize::from(self.is_area(at + 1));
        for meaning in item.meanings() {
            match meaning {
                Meaning::Make(make) => {
                    let make = make.clone();
                    return self.make(&make, mood, from);
                }
                Meaning::Model(name) => {
                    let name = name.clone();
                    self.model(&name, mood, op, from);
                    return Some(at + 1);
                }
                Meaning::Value(field, value) => {
                    let value = WishValue::Name(value.clone());
                    // What is weighed cannot be excluded: "not cheap" is left as it is.
                    if *field == Field::Quality && op == Op::IsNot {
                        self.leave(from, at);
                    } else {
                        self.push(from, at, *field, op, value);
                    }
                    return Some(at + 1);
                }
                Meaning::TwoWheelDrive => {
                    let op = if op == Op::Is { Op::IsNot } else { Op::Is };
                    self.push(from, at, Field::Drive, op, "awd".into());
                    return Some(at + 1);
                }
                Meaning::Auto => {
                    self.push(from, at, Field::Transmission, op, "automatic".into());
                    return Some(at + 1);
                }
                Meaning::AreaOf(city) => {
                    let city = WishValue::Name(city.clone());
                    let op = if is_away || mood == Mood::IsNot {
                        Op::NotNear
                    } else {
                        Op::Near
                    };
                    self.push(from, end - 1, Field::Place, op, city);
                    return Some(end);
                }
                Meaning::City(city) => {
                    let city = WishValue::Name(city.clone());
                    let op = match (is_away, is_near) {
                        (true, _) => Op::NotNear,
                        (false, true) => Op::Near,
                        (false, false) => op,
                    };
                    self.push(from, end - 1, Field::Place, op, city);
                    return Some(end);
                }
                Meaning::Province(province) => {
                    self.push(from, at, Field::Place, op, province.as_str().into());
                    return Some(at + 1);
                }
                _ => {}
            }
        }
        None
    }

    fn is_area(&self, at: usize) -> bool {
        self.items
            .get(at)
            .is_some_and(|item| item.means(&Meaning::Area))
    }

    /// A make; before its own model it only says whose that is.
    fn make(&mut self, make: &str, mood: Mood, from: usize) -> Option<usize> {
        let next = self.items.get(self.at + 1);
        let own = next.and_then(|item| {
            item.meanings()
                .iter()
                .filter_map(model_of)
                .find(|name| name.make == make)
        });
        match (mood, own.cloned()) {
            (Mood::Like, Some(name)) => {
                self.push(
                    from,
                    self.at + 1,
                    Field::Model,
                    Op::Like,
                    WishValue::Name(name.model),
                );
                Some(self.at + 2)
            }
            (Mood::IsNot, Some(name)) => {
                self.push(
                    from,
                    self.at + 1,
                    Field::Model,
                    Op::IsNot,
                    WishValue::Name(name.model),
                );
                Some(self.at + 2)
            }
            _ => {
                let op = if mood == Mood::IsNot {
                    Op::IsNot
                } else {
                    Op::Is
                };
                self.push(
                    from,
                    self.at,
                    Field::Make,
                    op,
                    WishValue::Name(make.to_owned()),
                );
                Some(self.at + 1)
            }
        }
    }

    fn model(&mut self, name: &ModelName, mood: Mood, op: Op, from: usize) {
        let op = if mood == Mood::Like { Op::Like } else { op };
        if name.names_make && op == Op::Is {
            self.push(
                from,
                self.at,
                Field::Make,
                op,
                WishValue::Name(name.make.clone()),
            );
        }
        self.push(
            from,
            self.at,
            Field::Model,
            op,
            WishValue::Name(name.model.clone()),
        );
    }

    /// Whether the list of the mood has another value of the same field after the cursor: after "or" or "and", or
    /// after a comma where either follows.
    fn goes_on(&self) -> bool {
        let last = self.found.last().map(|reading| named(reading.field));
        let mut at = self.at;
        loop {
            let mut has_comma = false;
            let mut has_or = false;
            let mut has_and = false;
            while let Some(item) = self.items.get(at) {
                if item.means(&Meaning::Or) || item.key == "ni" || item.key == "nor" {
                    has_or = true;
                } else if item.means(&Meaning::And) {
                    has_and = true;
                } else if item.kind == ItemKind::Break || item.is_sign('/') {
                    has_comma = true;
                } else if !(item.is_filler() && item.meanings().len() == 1) {
                    break;
                }
                at += 1;
            }
            let field = self.items.get(at).and_then(field_of).map(named);
            if has_or {
                return field.is_none() || field == last;
            }
            if has_and && field.is_some() {
                return field == last;
            }
            if !has_comma || field.is_none() || field != last {
                return false;
            }
            at += 1;
        }
    }

    fn push(&mut self, from: usize, to: usize, field: Field, op: Op, value: WishValue) {
        let (start, end) = (self.items[from].start, self.items[to].end);
        self.found.push(Reading {
            text: self.letters[start..end].iter().collect(),
            field,
            op,
            value,
            within_km: None,
            start: start as u32,
            end: end as u32,
        });
    }

    /// Keeps what was not understood; words in a row are one phrase.
    fn leave(&mut self, from: usize, to: usize) {
        let (start, end) = (self.items[from].start, self.items[to].end);
        let between_is_silent = |last: usize| {
            let between = self
                .items
                .iter()
                .filter(|item| item.start >= last && item.end <= start);
            between.into_iter().all(|item| item.is_filler())
        };
        match self.left.last_mut() {
            Some(last) if between_is_silent(last.1) => last.1 = end,
            _ => self.left.push((start, end)),
        }
    }

    /// Of two limits without a unit the larger is the distance: "under 25k and under 100k".
    fn tell_km_from_price(&mut self) {
        let of_price = |reading: &&Reading| reading.field == Field::Price;
        let prices = self
            .found
            .iter()
            .filter(of_price)
            .filter_map(|reading| reading.value.number());
        let Some(smallest) = prices.min_by(f64::total_cmp) else {
            return;
        };
        for &index in &self.bare {
            let reading = &mut self.found[index];
            if reading
                .value
                .number()
                .is_some_and(|value| value >= 50_000.0 && value >= 2.0 * smallest)
            {
                reading.field = Field::Km;
            }
        }
    }
}

fn city_of(item: &Item) -> Option<&str> {
    item.meanings().iter().find_map(|meaning| match meaning {
        Meaning::City(city) | Meaning::AreaOf(city) => Some(city.as_str()),
        _ => None,
    })
}

/// Whether an item says something that a car may be.
fn is_value(item: &Item) -> bool {
    let is_other = |meaning: &Meaning| {
        matches!(
            meaning,
            Meaning::TwoWheelDrive | Meaning::Auto | Meaning::AreaOf(_)
        )
    };
    field_of(item).is_some() || item.meanings().iter().any(is_other)
}

/// A make and a model both name a car.
fn named(field: Field) -> Field {
    match field {
        Field::Model => Field::Make,
        field => field,
    }
}

/// The field of an item that is a value by itself.
fn field_of(item: &Item) -> Option<Field> {
    item.meanings().iter().find_map(|meaning| match meaning {
        Meaning::Make(_) => Some(Field::Make),
        Meaning::Model(_) => Some(Field::Model),
        Meaning::Value(field, _) => Some(*field),
        Meaning::City(_) | Meaning::Province(_) => Some(Field::Place),
        _ => None,
    })
}
