//! The stock: 5,000 synthetic listings, the same on every machine.
//!
//! Makes, models and fuel ratings are real; cars, kilometres and prices are drawn. A price is the model's price when
//! new, less what age and kilometres take, with what a make holds, what a body or a drive adds and chance. The numbers
//! are chosen so that the stock shows the relations measured on 852 real listings of the Toronto area in January 2019,
//! which are not in this repository and cannot be had from it: the logarithm of the price falls by 0.0716 a year and by
//! 0.0540 each 10,000 km (R² 0.57), and a ridge model misses by 12.5 % in the median.

use std::sync::LazyLock;

use boreal_demo_kit::SeededRng;

use crate::catalogue::{Body, Catalogue, Colour, Drive, Fuel, Model, Transmission, Variant};
use crate::listing::{Listing, Rating, Seller};
use crate::places::{City, cities};
use crate::price::{PriceModel, Validation};

/// The year the listings are of.
pub const AS_OF_YEAR: u32 = 2026;
/// How many listings there are.
pub const LISTINGS: usize = 5_000;
/// Where chance begins.
pub const SEED: u64 = 30;

const FIRST_YEAR: u32 = 2012;
const LAST_YEAR: u32 = 2025;

/// A year takes this much of the logarithm of the price, ever less as the car ages.
const YEAR: f64 = -0.092;
const YEAR_SQUARED: f64 = 0.0017;
/// Each 10,000 km.
const TEN_THOUSAND_KM: f64 = -0.052;
/// Equipment nobody lists, and what buyer and seller happened to think.
const TRIM: f64 = 0.08;
const CHANCE: f64 = 0.165;

/// How a make holds its price, a year.
const HOLDS: [(&str, f64); 16] = [
    ("Toyota", 0.012),
    ("Lexus", 0.012),
    ("Honda", 0.010),
    ("Subaru", 0.009),
    ("Porsche", 0.012),
    ("Mazda", 0.004),
    ("Jeep", 0.003),
    ("Nissan", -0.006),
    ("Chrysler", -0.006),
    ("Tesla", -0.012),
    ("BMW", -0.012),
    ("Audi", -0.012),
    ("Mercedes-Benz", -0.012),
    ("Land Rover", -0.022),
    ("Jaguar", -0.022),
    ("Alfa Romeo", -0.016),
];

const COLOURS: [(Colour, f64); 10] = [
    (Colour::White, 26.0),
    (Colour::Black, 22.0),
    (Colour::Grey, 19.0),
    (Colour::Silver, 12.0),
    (Colour::Blue, 9.0),
    (Colour::Red, 7.0),
    (Colour::Green, 2.0),
    (Colour::Brown, 2.0),
    (Colour::Orange, 0.6),
    (Colour::Yellow, 0.4),
];

/// The listings with the prices a model expects of them, made once.
pub struct Stock {
    pub listings: Vec<Listing>,
    pub model: PriceModel,
    pub validation: Validation,
}

static STOCK: LazyLock<Stock> = LazyLock::new(|| Stock::new(listings(SEED)));

impl Stock {
    pub fn bundled() -> &'static Self {
        &STOCK
    }

    fn new(listings: Vec<Listing>) -> Self {
        let model = PriceModel::fit(&listings).expect("the stock has listings enough");
        let validation = Validation::of(&listings).expect("the stock has listings enough");
        Self {
            listings,
            model,
            validation,
        }
    }
}

/// The listings of a seed.
pub fn listings(seed: u64) -> Vec<Listing> {
    let mut rng = SeededRng::new(seed);
    (0..LISTINGS)
        .map(|index| listing(&mut rng, index))
        .collect()
}

fn listing(rng: &mut SeededRng, index: usize) -> Listing {
    let models = &Catalogue::bundled().models;
    let model = pick(rng, models, |model| model.weight);
    let since = model.variants.iter().map(|one| one.since).min();
    let year = year(rng, since.unwrap_or(FIRST_YEAR));
    let built: Vec<&Variant> = model
        .variants
        .iter()
        .filter(|variant| variant.since <= year)
        .collect();
    let variant = *pick(rng, &built, |variant| frequency(variant));
    let age = f64::from(AS_OF_YEAR - year);
    let a_year = (9.70 + 0.33 * rng.normal()).exp();
    let km = (a_year * (age - 0.4)).clamp(300.0, 420_000.0);
    let has_accident = rng.uniform() < 0.06 + 0.012 * age;
    let owners = 1 + (rng.uniform() < 0.09 * age) as u32 + (rng.uniform() < 0.03 * age) as u32;
    let seller = if rng.uniform() < 0.72 {
        Seller::Dealer
    } else {
        Seller::Private
    };
    let city: &City = pick(rng, cities(), |city| city.weight);
    let log_price = log_price(model, variant, age, km)
        - if has_accident { 0.07 } else { 0.0 }
        - if seller == Seller::Private { 0.05 } else { 0.0 }
        + TRIM * rng.normal()
        + CHANCE * rng.normal();
    let hundreds = (log_price.exp() / 100.0).round().max(12.0) * 100.0;
    Listing {
        id: format!("SYN-{:04}", index + 1),
        make: model.make.clone(),
        model: model.name.clone(),
        year,
        km: (km / 100.0).round() * 100.0,
        // Dealers ask just under the hundred.
        price: hundreds - if seller == Seller::Dealer { 5.0 } else { 0.0 },
        body: Some(variant.body),
        drive: Some(variant.drive),
        fuel: Some(variant.fuel),
        transmission: Some(variant.transmission),
        colour: Some(pick(rng, &COLOURS, |(_, weight)| *weight).0),
        seats: Some(model.seats),
        city: Some(city.name.clone()),
        province: Some(city.province),
        owners: Some(owners),
        has_accident: Some(has_accident),
        seller: Some(seller),
        rating: Some(Rating::from(variant)),
    }
}

/// Most cars are sold three to eight years old.
fn year(rng: &mut SeededRng, since: u32) -> u32 {
    let years: Vec<u32> = (since.max(FIRST_YEAR)..=LAST_YEAR).collect();
    *pick(rng, &years, |year| match AS_OF_YEAR - **year {
        1 | 2 => 6.0,
        3..=5 => 10.0,
        6..=8 => 9.0,
        9 | 10 => 4.0,
        _ => 1.5,
    })
}

/// How often a model is bought this way.
fn frequency(variant: &Variant) -> f64 {
    let fuel = match variant.fuel {
        Fuel::Gasoline | Fuel::PlugInHybrid => 1.0,
        Fuel::Hybrid => 0.45,
        Fuel::Electric => 0.4,
        Fuel::Diesel => 0.12,
    };
    let drive = if variant.drive == Drive::Awd {
        1.3
    } else {
        1.0
    };
    let shift = match (variant.transmission, variant.body) {
        (Transmission::Automatic, _) => 1.0,
        (Transmission::Manual, Body::Coupe | Body::Convertible) => 0.8,
        (Transmission::Manual, _) => 0.18,
    };
    let body = match variant.body {
        Body::Convertible | Body::Hatchback => 0.5,
        _ => 1.0,
    };
    fuel * drive * shift * body
}

fn log_price(model: &Model, variant: &Variant, age: f64, km: f64) -> f64 {
    let holds = HOLDS.iter().find(|(make, _)| *make == model.make);
    let held = holds.map_or(-0.002, |(_, held)| *held);
    let of_body = if variant.body == Body::Pickup {
        0.006
    } else {
        0.0
    };
    let of_fuel = match variant.fuel {
        Fuel::Hybrid => 0.07,
        Fuel::Diesel => 0.06,
        // What is dear when new and ages like a battery.
        Fuel::Electric => -0.006 * age,
        Fuel::Gasoline | Fuel::PlugInHybrid => 0.0,
    };
    let has_choice = model.variants.iter().any(|one| one.drive != Drive::Awd);
    let of_drive = if has_choice && variant.drive == Drive::Awd {
        0.05
    } else {
        0.0
    };
    let of_shift = match variant.transmission {
        Transmission::Manual => -0.04,
        Transmission::Automatic => 0.0,
    };
    model.new_price.ln()
        + (YEAR + held + of_body) * age
        + YEAR_SQUARED * age * age
        + TEN_THOUSAND_KM * km / 10_000.0
        + of_fuel
        + of_drive
        + of_shift
}

/// One of several, by their weights.
fn pick<'a, T>(rng: &mut SeededRng, all: &'a [T], weight: impl Fn(&&'a T) -> f64) -> &'a T {
    let total: f64 = all.iter().map(|one| weight(&one)).sum();
    let mut left = rng.uniform() * total;
    for one in all {
        left -= weight(&one);
        if left < 0.0 {
            return one;
        }
    }
    &all[all.len() - 1]
}
