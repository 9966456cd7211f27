//! Which cars fit: what each wish asks for, how many cars it costs, and which to loosen when none is left.

use serde::Serialize;
use utoipa::ToSchema;

use crate::catalogue::Catalogue;
use crate::listing::Listing;
use crate::places::{City, Province, city};
use crate::reading::{Field, Op, Reading, WishValue};
use crate::wish::read::NEAR_KM;

/// Qualities a listing has or has not; all others are weighed.
pub const CERTAIN: [&str; 2] = ["accident_free", "one_owner"];

/// Readings that hold together: of "Honda or Toyota" one is enough.
#[derive(Debug, Clone, PartialEq)]
pub struct Clause {
    pub field: Field,
    /// Places in the list of readings.
    pub readings: Vec<usize>,
    /// Their words, joined.
    pub text: String,
}

/// What a wish costs.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsWishCost)]
pub struct WishCost {
    /// Its words.
    pub text: String,
    pub field: Field,
    /// Places in `read_as`.
    pub readings: Vec<usize>,
    /// Cars that fit this wish alone.
    pub alone: u32,
    /// Cars that fit all the others.
    pub without: u32,
    /// Cars that it takes away from those.
    pub costs: u32,
    /// The nearest number at which a car fits all wishes, where a number is in the way.
    pub nearest: Option<f64>,
}

/// Two wishes that no car fits together with the rest.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsPair)]
pub struct Pair {
    pub texts: [String; 2],
    /// Cars that fit once both are gone.
    pub without: u32,
}

pub struct Filtered {
    /// The listings that fit every wish, by their places.
    pub fitting: Vec<usize>,
    pub clauses: Vec<Clause>,
    pub costs: Vec<WishCost>,
    /// Cars each clause drops, one after the other.
    pub dropped: Vec<u32>,
    /// Where no car fits and no single wish is in the way.
    pub pair: Option<Pair>,
}

pub fn filter(listings: &[Listing], readings: &[Reading]) -> Filtered {
    let clauses = clauses(readings);
    // How many clauses each listing misses, and which.
    let fits: Vec<Vec<bool>> = clauses
        .iter()
        .map(|clause| {
            let asked = Asked::of(clause, readings);
            listings.iter().map(|listing| asked.fits(listing)).collect()
        })
        .collect();
    let misses: Vec<Vec<usize>> = (0..listings.len())
        .map(|at| (0..clauses.len()).filter(|&c| !fits[c][at]).collect())
        .collect();
    let count = |is: &dyn Fn(&[usize]) -> bool| misses.iter().filter(|missed| is(missed)).count();
    let fitting: Vec<usize> = (0..listings.len())
        .filter(|&at| misses[at].is_empty())
        .collect();
    let costs = clauses
        .iter()
        .enumerate()
        .map(|(c, clause)| {
            let without = count(&|missed| missed.iter().all(|&other| other == c));
            let only = (0..listings.len()).filter(|&at| misses[at] == [c]);
            WishCost {
                text: clause.text.clone(),
                field: clause.field,
                readings: clause.readings.clone(),
                alone: fits[c].iter().filter(|fits| **fits).count() as u32,
                without: without as u32,
                costs: (without - fitting.len()) as u32,
                nearest: nearest(only.map(|at| &listings[at]), &readings[clause.readings[0]])
                    .filter(|_| fitting.is_empty()),
            }
        })
        .collect();
    let dropped = (0..clauses.len())
        .map(|c| count(&|missed| missed.first() == Some(&c)) as u32)
        .collect();
    let pair = fitting
        .is_empty()
        .then(|| pair(&clauses, &misses))
        .flatten();
    Filtered {
        fitting,
        costs,
        dropped,
        pair,
        clauses,
    }
}

/// The group of what is to be like a model, beyond those of the fields.
const LIKE: u8 = u8::MAX;

/// Alternatives of one field are one wish; a limit is one by itself.
pub fn clauses(readings: &[Reading]) -> Vec<Clause> {
    let mut clauses: Vec<(u8, Clause)> = Vec::new();
    for (at, reading) in readings.iter().enumerate() {
        if is_weighed(reading) {
            continue;
        }
        // "Like a CR-V" is said of what a make is, unless another model stands right before it.
        let follows_model = at > 0 && readings[at - 1].field == Field::Model;
        let group = match (reading.field, reading.op) {
            (Field::Model, Op::Like) if !follows_model => Some(LIKE),
            (Field::Make | Field::Model, Op::Is | Op::Like) => Some(0),
            (Field::Quality, _) => None,
            (field, Op::Is | Op::Near) => Some(1 + field as u8),
            _ => None,
        };
        let same = group.and_then(|group| clauses.iter_mut().find(|(own, _)| *own == group));
        match same {
            Some((_, clause)) => {
                clause.readings.push(at);
                // A make is said before its model.
                let joins = if reading.field == Field::Model && clause.field == Field::Make {
                    " "
                } else {
                    " or "
                };
                if clause.text != reading.text {
                    clause.text = format!("{}{joins}{}", clause.text, reading.text);
                }
                clause.field = reading.field;
            }
            None => clauses.push((
                group.unwrap_or(u8::MAX),
                Clause {
                    field: reading.field,
                    readings: vec![at],
                    text: reading.text.clone(),
                },
            )),
        }
    }
    clauses.into_iter().map(|(_, clause)| clause).collect()
}

/// Whether a reading weighs in the score in place of dropping cars.
pub fn is_weighed(reading: &Reading) -> bool {
    let is_certain = |name: &str| CERTAIN.contains(&name);
    reading.field == Field::Quality && !reading.value.name().is_some_and(is_certain)
}

/// A clause made ready for many listings.
enum Asked<'a> {
    Named {
        makes: Vec<&'a str>,
        models: Vec<&'a str>,
        kinds: Vec<(String, Option<String>)>,
    },
    Places(Vec<Spot>),
    Any(Vec<&'a Reading>),
}

/// A place that is asked for.
enum Spot {
    City(String),
    Province(Province),
    Near(&'static City, f64),
    Unknown,
}

impl<'a> Asked<'a> {
    fn of(clause: &Clause, readings: &'a [Reading]) -> Self {
        let own: Vec<&Reading> = clause.readings.iter().map(|&at| &readings[at]).collect();
        let is_named = |reading: &&Reading| {
            matches!(reading.field, Field::Make | Field::Model)
                && matches!(reading.op, Op::Is | Op::Like)
        };
        if own.iter().all(is_named) {
            let names = |field, op| {
                let of = own
                    .iter()
                    .filter(move |one| one.field == field && one.op == op);
                of.filter_map(|one| one.value.name()).collect()
            };
            let alike: Vec<&str> = names(Field::Model, Op::Like);
            let models: Vec<&str> = names(Field::Model, Op::Is);
            let mut makes: Vec<&str> = names(Field::Make, Op::Is);
            // "Honda Civic or Toyota" is that Honda, and any Toyota.
            makes.retain(|make| {
                let own = |(of, name): &(String, String)| of == make && models.contains(&&**name);
                !Catalogue::bundled().names.iter().any(own)
            });
            return Self::Named {
                makes,
                models,
                kinds: alike.into_iter().flat_map(kinds_of).collect(),
            };
        }
        if own.iter().all(|reading| reading.field == Field::Place)
            && !matches!(own[0].op, Op::IsNot | Op::NotNear)
        {
            return Self::Places(own.iter().map(|reading| Spot::of(reading)).collect());
        }
        Self::Any(own)
    }

    fn fits(&self, listing: &Listing) -> bool {
        match self {
            Self::Named {
                makes,
                models,
                kinds,
            } => {
                let kind = kind_of(listing);
                models.contains(&&*listing.model)
                    || makes.contains(&&*listing.make)
                    || kinds.contains(&kind)
            }
            Self::Places(spots) => spots.iter().any(|spot| spot.holds(listing)),
            Self::Any(readings) => readings.iter().any(|reading| fits(reading, listing)),
        }
    }
}

impl Spot {
    fn of(reading: &Reading) -> Self {
        let name = reading.value.name().unwrap_or_default();
        if let Ok(province) = name.parse() {
            return Self::Province(province);
        }
        match (city(name), reading.op) {
            (Some(city), Op::Near | Op::NotNear) => {
                Self::Near(city, reading.within_km.unwrap_or(NEAR_KM))
            }
            (Some(city), _) => Self::City(city.name.clone()),
            (None, _) => Self::Unknown,
        }
    }

    fn holds(&self, listing: &Listing) -> bool {
        match self {
            Self::City(name) => listing.city.as_ref() == Some(name),
            Self::Province(province) => listing.province == Some(*province),
            Self::Near(centre, km) => {
                let own = listing.city.as_deref().and_then(city);
                own.is_some_and(|own| own.km_to(centre) <= *km)
            }
            Self::Unknown => false,
        }
    }
}

/// Body and class of the ways a model is built.
fn kinds_of(model: &str) -> Vec<(String, Option<String>)> {
    let models = Catalogue::bundled().named(model);
    let variants = models.flat_map(|model| &model.variants);
    variants
        .map(|variant| (variant.body.to_string(), Some(variant.class.clone())))
        .collect()
}

fn kind_of(listing: &Listing) -> (String, Option<String>) {
    let body = listing.body.map(|body| body.to_string());
    let class = listing.rating.as_ref().map(|rating| rating.class.clone());
    (body.unwrap_or_default(), class)
}

/// What a reading looks at in a listing.
fn fits(reading: &Reading, listing: &Listing) -> bool {
    let Reading {
        field, op, value, ..
    } = reading;
    match value {
        WishValue::Number(asked) => number_of(*field, listing).is_some_and(|own| match op {
            Op::AtMost => own <= *asked,
            Op::AtLeast => own >= *asked,
            Op::About if *field == Field::Year => (own - asked).abs() <= 1.0,
            Op::About => (own - asked).abs() <= 0.15 * asked,
            Op::IsNot => own != *asked,
            Op::Is | Op::Like | Op::Near | Op::NotNear => own == *asked,
        }),
        WishValue::Name(asked) => {
            let is_so = match name_of(*field, listing) {
                Some(own) => own == *asked,
                None if *field == Field::Quality => has_quality(asked, listing),
                None if *field == Field::Place => Spot::of(reading).holds(listing),
                None => false,
            };
            is_so != matches!(op, Op::IsNot | Op::NotNear)
        }
    }
}

fn has_quality(name: &str, listing: &Listing) -> bool {
    match name {
        "accident_free" => listing.has_accident == Some(false),
        "one_owner" => listing.owners == Some(1),
        _ => false,
    }
}

fn name_of(field: Field, listing: &Listing) -> Option<String> {
    match field {
        Field::Make => Some(listing.make.clone()),
        Field::Model => Some(listing.model.clone()),
        Field::Body => listing.body.map(|one| one.to_string()),
        Field::Drive => listing.drive.map(|one| one.to_string()),
        Field::Fuel => listing.fuel.map(|one| one.to_string()),
        Field::Transmission => listing.transmission.map(|one| one.to_string()),
        Field::Colour => listing.colour.map(|one| one.to_string()),
        _ => None,
    }
}

fn number_of(field: Field, listing: &Listing) -> Option<f64> {
    match field {
        Field::Seats => listing.seats.map(f64::from),
        Field::Year => Some(f64::from(listing.year)),
        Field::Km => Some(listing.km),
        Field::Price => Some(listing.price),
        // Litres and kilowatt hours are not the same thing.
        Field::Consumption => {
            let rating = listing.rating.as_ref();
            rating
                .filter(|rating| !rating.is_electric)
                .map(|rating| rating.per_100km)
        }
        _ => None,
    }
}

/// The number nearest to the one asked for among cars that fit all else.
fn nearest<'a>(others: impl Iterator<Item = &'a Listing>, reading: &Reading) -> Option<f64> {
    let asked = reading.value.number()?;
    others
        .filter_map(|listing| number_of(reading.field, listing))
        .min_by(|a, b| (a - asked).abs().total_cmp(&(b - asked).abs()))
}

/// The two wishes whose loss brings most cars, where no single one brings any.
fn pair(clauses: &[Clause], misses: &[Vec<usize>]) -> Option<Pair> {
    if misses.iter().any(|missed| missed.len() == 1) {
        return None;
    }
    let pairs = (0..clauses.len()).flat_map(|a| (a + 1..clauses.len()).map(move |b| [a, b]));
    let counted = pairs.map(|pair| {
        let only = |missed: &&Vec<usize>| missed.iter().all(|c| pair.contains(c));
        (misses.iter().filter(only).count(), pair)
    });
    let (without, [a, b]) = counted.max_by_key(|(count, [a, b])| (*count, usize::MAX - a - b))?;
    (without > 0).then(|| Pair {
        texts: [clauses[a].text.clone(), clauses[b].text.clone()],
        without: without as u32,
    })
}
