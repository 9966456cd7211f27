//! The workflow: parse, filter, price, score, explain.

use std::collections::BTreeMap;

use boreal_demo_kit::number::{round_to, wire};
use boreal_demo_kit::{Money, stats};

use super::Plan;
use super::report::{Drop, Listed, Report, Saving, Step, StepName};
use crate::comparables::comparables;
use crate::cost::{Cost, fuel};
use crate::filter::{Filtered, filter};
use crate::listing::Listing;
use crate::price::{Fair, PriceModel, Validation};
use crate::score::{Points, Priced, money, points, reasons, whole};
use crate::stock::Stock;

/// Cars whose comparables are told.
const COMPARED: usize = 5;

/// Milliseconds on a clock that somebody else reads: engines have none.
pub type Clock<'a> = &'a dyn Fn() -> Option<f64>;

/// The answer, by nobody's clock.
pub fn run(plan: &Plan) -> Report {
    run_with(plan, &|| None, &mut |_| {})
}

/// The answer, with each step told as it is done.
pub fn run_with(plan: &Plan, clock: Clock, on_step: &mut dyn FnMut(&Step)) -> Report {
    let stock;
    let cars = match &plan.own {
        None => {
            stock = Stock::bundled();
            Cars {
                listings: &stock.listings,
                model: Some(&stock.model),
                validation: Some(stock.validation),
            }
        }
        Some(own) => {
            return Own::of(own).answer(plan, clock, on_step);
        }
    };
    Workflow::new(plan, cars, clock, on_step).run()
}

/// What is searched.
#[derive(Clone, Copy)]
struct Cars<'a> {
    listings: &'a [Listing],
    model: Option<&'a PriceModel>,
    validation: Option<Validation>,
}

/// A visitor's listings with a price model of their own.
struct Own<'a> {
    listings: &'a [Listing],
    model: Option<PriceModel>,
    validation: Option<Validation>,
}

impl<'a> Own<'a> {
    fn of(listings: &'a [Listing]) -> Self {
        Self {
            listings,
            model: PriceModel::fit(listings),
            validation: Validation::of(listings),
        }
    }

    fn answer(&self, plan: &Plan, clock: Clock, on_step: &mut dyn FnMut(&Step)) -> Report {
        let cars = Cars {
            listings: self.listings,
            model: self.model.as_ref(),
            validation: self.validation,
        };
        Workflow::new(plan, cars, clock, on_step).run()
    }
}

struct Workflow<'a> {
    plan: &'a Plan,
    cars: Cars<'a>,
    clock: Clock<'a>,
    on_step: &'a mut dyn FnMut(&Step),
    /// When the step under way began.
    began: Option<f64>,
    steps: Vec<Step>,
}

impl<'a> Workflow<'a> {
    fn new(
        plan: &'a Plan,
        cars: Cars<'a>,
        clock: Clock<'a>,
        on_step: &'a mut dyn FnMut(&Step),
    ) -> Self {
        Self {
            plan,
            cars,
            clock,
            on_step,
            began: clock(),
            steps: Vec::new(),
        }
    }

    fn run(mut self) -> Report {
        let (plan, cars) = (self.plan, self.cars);
        self.parse();
        let found = self.filter();
        let priced = self.price(&found.fitting);
        let scored = self.score(&priced);
        let listings = self.explain(&found.fitting, &priced, &scored);
        let costliest = (0..found.costs.len())
            .rev()
            .max_by_key(|&at| found.costs[at].costs)
            .filter(|&at| found.costs[at].costs > 0);
        let below = priced
            .iter()
            .filter(|car| car.fair.is_some_and(|fair| car.listing.price < fair.low));
        Report {
            synthetic: plan.own.is_none(),
            note: note(plan, cars.listings.len()),
            wish: plan.wish.clone(),
            read_as: plan.readings.clone(),
            not_understood: plan.left.clone(),
            waived: plan.waived.clone(),
            total: cars.listings.len() as u32,
            fits: found.fitting.len() as u32,
            below_range: cars.model.map(|_| below.count() as u32),
            saving: scored
                .first()
                .and_then(|&(at, _)| saving(plan, &priced, at)),
            wishes: found.costs,
            costliest,
            pair: found.pair,
            listings,
            price_error: cars.model.map(|model| model.error.rounded()),
            validation: cars.validation.map(|validation| validation.rounded()),
            province: plan.of.province,
            km_per_year: wire(plan.of.km_per_year, 2),
            fuel_price: wire(plan.of.fuel_price, 4),
            power_price: wire(plan.of.power_price, 4),
            steps: self.steps,
        }
    }

    fn parse(&mut self) {
        // The wish was read when the call was checked; here it is told what came of it.
        let words = self.plan.wish.split_whitespace().count() as u32;
        let read = self.plan.readings.len() as u32;
        let left = &self.plan.left;
        let dropped = left.iter().map(|text| Drop {
            text: text.clone(),
            field: None,
            count: 1,
        });
        let note = match self.plan.is_edited {
            true => format!("{read} wishes, as they were edited"),
            false => format!(
                "{words} words, {read} phrases understood, {} not",
                left.len()
            ),
        };
        self.done(StepName::Parse, (words, read), dropped.collect(), note);
    }

    fn filter(&mut self) -> Filtered {
        let found = filter(self.cars.listings, &self.plan.readings);
        let pairs = found.clauses.iter().zip(&found.dropped);
        let dropped = pairs.map(|(clause, count)| Drop {
            text: clause.text.clone(),
            field: Some(clause.field),
            count: *count,
        });
        let counts = (self.cars.listings.len() as u32, found.fitting.len() as u32);
        let note = format!("{} wishes, one after the other", found.clauses.len());
        self.done(StepName::Filter, counts, dropped.collect(), note);
        found
    }

    fn price(&mut self, fitting: &[usize]) -> Vec<Priced<'a>> {
        let (plan, cars) = (self.plan, self.cars);
        let priced: Vec<Priced> = fitting
            .iter()
            .map(|&at| {
                let listing = &cars.listings[at];
                Priced {
                    listing,
                    fair: cars.model.map(|model| model.unseen(at, listing)),
                    cost: Cost::of(listing, cars.model, &plan.of),
                }
            })
            .collect();
        let fair: Vec<f64> = priced
            .iter()
            .filter_map(|car| Some(car.fair?.price))
            .collect();
        let note = match stats::median(&fair) {
            Some(middle) => format!("Median fair price {}", money(middle)),
            None if cars.model.is_none() => "Too few listings to expect a price".to_owned(),
            None => "Nothing to price".to_owned(),
        };
        let count = priced.len() as u32;
        self.done(StepName::Price, (count, count), Vec::new(), note);
        priced
    }

    /// Places among the cars that fit, best first.
    fn score(&mut self, priced: &[Priced]) -> Vec<(usize, Points)> {
        let points = points(priced, &self.plan.readings);
        let mut order: Vec<(usize, Points)> = points.into_iter().enumerate().collect();
        order.sort_by(|(a, x), (b, y)| {
            let (one, other) = (priced[*a].listing, priced[*b].listing);
            let by_score = y.total().total_cmp(&x.total());
            by_score
                .then_with(|| one.price.total_cmp(&other.price))
                .then_with(|| one.id.cmp(&other.id))
        });
        let note = match order.first() {
            Some((_, best)) => format!("Best {} of 100", best.total()),
            None => "Nothing to score".to_owned(),
        };
        let count = priced.len() as u32;
        self.done(StepName::Score, (count, count), Vec::new(), note);
        order
    }

    fn explain(
        &mut self,
        fitting: &[usize],
        priced: &[Priced],
        scored: &[(usize, Points)],
    ) -> Vec<Listed> {
        let shown = scored.iter().take(self.plan.limit).enumerate();
        let listed: Vec<Listed> = shown
            .map(|(rank, (at, points))| {
                let near = if rank < COMPARED {
                    comparables(self.cars.listings, fitting[*at])
                } else {
                    Vec::new()
                };
                let car = &priced[*at];
                Listed::of(car, *points, reasons(car, &self.plan.readings), near)
            })
            .collect();
        let counts = (priced.len() as u32, listed.len() as u32);
        let note = format!(
            "The first {}, with reasons and cars like them",
            listed.len()
        );
        self.done(StepName::Explain, counts, Vec::new(), note);
        listed
    }

    fn done(
        &mut self,
        name: StepName,
        (rows_in, rows_out): (u32, u32),
        dropped: Vec<Drop>,
        note: String,
    ) {
        let now = (self.clock)();
        let took = self
            .began
            .zip(now)
            .map(|(began, now)| round_to(now - began, 3));
        let step = Step {
            name,
            count: rows_out,
            ms: took,
            rows_in,
            rows_out,
            dropped,
            note,
        };
        (self.on_step)(&step);
        self.steps.push(step);
        self.began = (self.clock)();
    }
}

impl Listed {
    fn of(
        car: &Priced,
        points: Points,
        reasons: Vec<String>,
        comparables: Vec<crate::comparables::Comparable>,
    ) -> Self {
        let one = car.listing;
        let cents = |pick: fn(&Fair) -> f64| car.fair.as_ref().map(|fair| round_to(pick(fair), 2));
        Self {
            id: one.id.clone(),
            make: one.make.clone(),
            model: one.model.clone(),
            year: one.year,
            km: one.km,
            price: one.price,
            fair_price: cents(|fair| fair.price),
            low: cents(|fair| fair.low),
            high: cents(|fair| fair.high),
            score: points.total(),
            points,
            reasons,
            five_year_cost: car.cost.total(),
            cost: car.cost,
            body: one.body,
            drive: one.drive,
            fuel: one.fuel,
            transmission: one.transmission,
            colour: one.colour,
            seats: one.seats,
            city: one.city.clone(),
            province: one.province,
            owners: one.owners,
            has_accident: one.has_accident,
            seller: one.seller,
            rated_as: one.rating.as_ref().map(|rating| rating.rated_as.clone()),
            per_100km: one.rating.as_ref().map(|rating| rating.per_100km),
            comparables,
        }
    }
}

fn note(plan: &Plan, count: usize) -> String {
    let count = whole(count as f64);
    match plan.own {
        None => format!(
            "{count} synthetic listings: the cars, kilometres and prices are made up. Makes, models and fuel ratings (model year 2023) are real."
        ),
        Some(_) => format!(
            "Your {count} listings. Fuel ratings are those of model year 2023, whatever the year of the car."
        ),
    }
}

/// Against the rating that is most common among the other cars that fit and uses more.
fn saving(plan: &Plan, priced: &[Priced], first: usize) -> Option<Saving> {
    let own = priced[first].listing.rating.as_ref()?;
    let spent = fuel(own, &plan.of);
    // One name may have several ratings: each is counted by itself.
    let mut common: BTreeMap<(&str, &str, u64), (usize, usize)> = BTreeMap::new();
    for (at, car) in priced.iter().enumerate() {
        let Some(rating) = &car.listing.rating else {
            continue;
        };
        if rating.is_electric == own.is_electric && rating.per_100km > own.per_100km {
            let key = (
                car.listing.make.as_str(),
                rating.rated_as.as_str(),
                rating.per_100km.to_bits(),
            );
            common.entry(key).or_insert((0, at)).0 += 1;
        }
    }
    let ((make, rated_as, _), (_, at)) = common
        .into_iter()
        .max_by(|(a, (x, _)), (b, (y, _))| x.cmp(y).then_with(|| b.cmp(a)))?;
    let other = priced[at].listing.rating.as_ref()?;
    Some(Saving {
        against: format!("{make} {rated_as}"),
        against_per_100km: other.per_100km,
        own_per_100km: own.per_100km,
        amount: Money::new(fuel(other, &plan.of).amount() - spent.amount()),
    })
}
