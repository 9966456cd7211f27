//! Optima and impossibilities, each proved by other means than those that found them.
//!
//! A point of a convex set is the least of a smooth convex function exactly if no point of the
//! set lies further down its gradient. That is a linear program, solved here by a simplex.

use boreal_demo_kit::SeededRng;
use investment_research::choose::{Aim, Names, Objective, choose};
use investment_research::conflict::conflict;
use investment_research::matrix::Covariance;
use investment_research::problem::{Group, Limit, Problem};

use crate::simplex::most;

const PROBLEMS: usize = 200;
const NAMES: Names = Names {
    min_weight: "min_weight",
    max_weight: "max_weight",
    target: "target",
    risk_free: "risk_free",
    group_min: |index| format!("groups[{index}].min"),
    group_max: |index| format!("groups[{index}].max"),
    weights: (-5.0, 5.0),
    targets: (-10.0, 10.0),
    risk_free_rates: (-0.5, 1.0),
};

/// Two to sixty assets; covariances of full rank, of too few observations, with a doubled asset,
/// or a hair off singular; limits from idle to impossible.
fn random_problem(rng: &mut SeededRng) -> Problem {
    let size = 2 + rng.below(59) as usize;
    let observations = match rng.below(3) {
        0 => size / 2 + 2,
        _ => size * 3 + 5,
    };
    let mut columns: Vec<Vec<f64>> = (0..size)
        .map(|_| {
            let scale = 0.05 + 0.4 * rng.uniform();
            (0..observations).map(|_| scale * rng.normal()).collect()
        })
        .collect();
    let market: Vec<f64> = (0..observations).map(|_| 0.15 * rng.normal()).collect();
    for column in &mut columns {
        for (value, market) in column.iter_mut().zip(&market) {
            *value += market;
        }
    }
    match rng.below(4) {
        0 => columns[1] = columns[0].clone(),
        1 => columns[1] = columns[0].iter().map(|v| v + 1e-6 * rng.normal()).collect(),
        _ => {}
    }
    let means = (0..size).map(|_| 0.05 + 0.08 * rng.normal()).collect();
    let even = 1.0 / size as f64;
    let min_weight = match rng.below(4) {
        0 => -0.3,
        1 => 0.4 * even,
        2 => even * (0.7 + 0.5 * rng.uniform()),
        _ => 0.0,
    };
    let max_weight = match rng.below(4) {
        0 => even * (0.8 + 0.6 * rng.uniform()),
        1 => 3.0 * even,
        _ => 1.0,
    };
    let groups = (0..rng.below(4)).map(|number| {
        let members: Vec<usize> = (0..size).filter(|_| rng.uniform() < 0.4).collect();
        let low = rng.uniform();
        Group {
            name: format!("group {number}"),
            assets: if members.is_empty() { vec![0] } else { members },
            min: if rng.uniform() < 0.5 {
                0.7 * low
            } else {
                f64::NEG_INFINITY
            },
            max: low + 0.3 * rng.uniform(),
        }
    });
    let groups: Vec<Group> = groups.collect();
    let names = (0..size).map(|number| format!("asset {number}")).collect();
    let covariance = Covariance::of_columns(&columns, 1.0);
    Problem::new(
        names,
        means,
        covariance,
        (min_weight.min(max_weight), max_weight),
        groups,
    )
    .unwrap()
}

fn random_aim(problem: &Problem, rng: &mut SeededRng) -> Aim {
    let objective = Objective::ALL[rng.below(4) as usize];
    let mean = problem.expected_returns.iter().sum::<f64>() / problem.size() as f64;
    let even = vec![1.0 / problem.size() as f64; problem.size()];
    Aim {
        objective,
        risk_free: 0.04 * rng.uniform(),
        target: match objective {
            Objective::TargetReturn => mean + 0.15 * rng.uniform(),
            _ => problem.covariance.volatility(&even) * (0.4 + 1.2 * rng.uniform()),
        },
    }
}

/// `A x ≤ b` of the limits for `x = w − floor ≥ 0`, with the sum as two rows.
struct Polytope {
    a: Vec<Vec<f64>>,
    b: Vec<f64>,
    floor: f64,
}

impl Polytope {
    fn new(problem: &Problem, least_return: Option<f64>, limits: &[Limit]) -> Self {
        let size = problem.size();
        let has = |limit: Limit| limits.contains(&limit);
        // Without a least weight anything down to a thousand times the whole stands for no limit.
        let floor = if has(Limit::MinWeight) {
            problem.min_weight
        } else {
            -1000.0
        };
        let mut polytope = Self {
            a: Vec::new(),
            b: Vec::new(),
            floor,
        };
        let ones = vec![1.0; size];
        polytope.at_most(&ones, 1.0);
        polytope.at_least(&ones, 1.0);
        if has(Limit::MaxWeight) {
            for asset in 0..size {
                let mut row = vec![0.0; size];
                row[asset] = 1.0;
                polytope.at_most(&row, problem.max_weight);
            }
        }
        for (index, group) in problem.groups.iter().enumerate() {
            let row: Vec<f64> = (0..size)
                .map(|asset| f64::from(u8::from(group.assets.contains(&asset))))
                .collect();
            if has(Limit::GroupMin(index)) {
                polytope.at_least(&row, group.min);
            }
            if has(Limit::GroupMax(index)) {
                polytope.at_most(&row, group.max);
            }
        }
        if let Some(least) = least_return {
            polytope.at_least(&problem.expected_returns, least);
        }
        polytope
    }

    fn at_most(&mut self, row: &[f64], most: f64) {
        let shift: f64 = row.iter().sum::<f64>() * self.floor;
        self.a.push(row.to_vec());
        self.b.push(most - shift);
    }

    fn at_least(&mut self, row: &[f64], least: f64) {
        let negated: Vec<f64> = row.iter().map(|value| -value).collect();
        self.at_most(&negated, -least);
    }

    fn is_empty(&self) -> bool {
        most(&self.a, &self.b, &vec![0.0; self.a[0].len()]).is_none()
    }

    /// The most of `direction · w`.
    fn reach(&self, direction: &[f64]) -> f64 {
        let shift: f64 = direction.iter().sum::<f64>() * self.floor;
        most(&self.a, &self.b, direction).unwrap() + shift
    }

    /// How far beyond the limits a point lies.
    fn beyond(&self, weights: &[f64]) -> f64 {
        let rows = self.a.iter().zip(&self.b).map(|(row, most)| {
            let value: f64 = row
                .iter()
                .zip(weights)
                .map(|(a, w)| a * (w - self.floor))
                .sum();
            value - most
        });
        let floors = weights.iter().map(|weight| self.floor - weight);
        rows.chain(floors).fold(0.0, f64::max)
    }
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// The gradient of half the variance, on a scale of one.
fn downhill(problem: &Problem, weights: &[f64]) -> Vec<f64> {
    let scale = problem.covariance.largest_variance();
    let gradient = problem.covariance.times(weights);
    gradient.iter().map(|value| -value / scale).collect()
}

/// No allowed point lies further along `direction` than this one.
#[track_caller]
fn nothing_lies_further(set: &Polytope, direction: &[f64], weights: &[f64], what: &str) {
    let gap = set.reach(direction) - dot(direction, weights);
    assert!(gap < 1e-6, "{what}: {gap:e} further");
}

#[test]
fn two_hundred_random_problems_are_solved_or_impossible_as_a_simplex_says() {
    let mut rng = SeededRng::new(2026);
    let (mut solved, mut impossible, mut without_limit) = (0, 0, 0);
    for number in 0..PROBLEMS {
        let problem = random_problem(&mut rng);
        let aim = random_aim(&problem, &mut rng);
        let limits = problem.limits();
        let what = format!(
            "problem {number}, {} assets, {}",
            problem.size(),
            aim.objective
        );
        let target = match aim.objective {
            Objective::TargetReturn => Some(aim.target),
            Objective::MaxSharpe => Some(aim.risk_free),
            _ => None,
        };
        let set = Polytope::new(&problem, target, &limits);
        let found = choose(&problem, &aim, &NAMES);
        let calmest = || problem.least_volatile(&limits).unwrap();
        let too_bold = |set: &Polytope| {
            // The least variance there is, proved as such, is more than the target.
            let calm = calmest();
            nothing_lies_further(set, &downhill(&problem, &calm), &calm, &what);
            problem.covariance.volatility(&calm) > aim.target
        };
        match found {
            Err(errors) if errors.0[0].code == "no_volatility" => {
                let earning = [limits.clone(), vec![Limit::Return(aim.risk_free + 1e-4)]].concat();
                let still = problem.least_volatile(&earning).unwrap();
                assert!(set.beyond(&still) < 1e-6, "{what}");
                assert!(problem.covariance.volatility(&still) < 1e-6, "{what}");
                without_limit += 1;
            }
            Err(errors) => {
                let is_risky = aim.objective == Objective::TargetRisk;
                assert!(
                    set.is_empty() || (is_risky && too_bold(&set)),
                    "{what}: {errors}"
                );
                impossible += 1;
            }
            Ok(weights) => {
                assert!(!set.is_empty(), "{what} was solved and is impossible");
                assert!(
                    set.beyond(&weights) < 1e-6,
                    "{what}: {:e}",
                    set.beyond(&weights)
                );
                is_best(&problem, &aim, &set, &weights, &what);
                solved += 1;
            }
        }
    }
    let counts = format!("{solved} solved, {impossible} impossible, {without_limit} without limit");
    assert!(solved >= 60 && impossible >= 40, "{counts}");
    assert!(without_limit <= 10, "{counts}");
}

#[track_caller]
fn is_best(problem: &Problem, aim: &Aim, set: &Polytope, weights: &[f64], what: &str) {
    let volatility = problem.covariance.volatility(weights);
    let earned = problem.expected_return(weights);
    match aim.objective {
        Objective::MinVolatility | Objective::TargetReturn => {
            nothing_lies_further(set, &downhill(problem, weights), weights, what);
        }
        Objective::MaxSharpe => {
            // The ratio is pseudo-concave where it is above zero: a stationary point is its best.
            let products = problem.covariance.times(weights);
            let excess = earned - aim.risk_free;
            let gradient: Vec<f64> = problem
                .expected_returns
                .iter()
                .zip(&products)
                .map(|(mean, product)| {
                    (mean - aim.risk_free) - excess * product / volatility.powi(2)
                })
                .collect();
            nothing_lies_further(set, &gradient, weights, what);
        }
        Objective::TargetRisk => {
            assert!(volatility <= aim.target + 1e-6, "{what}: {volatility}");
            let limits = problem.limits();
            let best = Polytope::new(problem, None, &limits).reach(&problem.expected_returns);
            if earned < best - 1e-6 {
                // Not the highest return of all: then no calmer portfolio earns as much.
                let same = Polytope::new(problem, Some(earned - 1e-9), &limits);
                nothing_lies_further(&same, &downhill(problem, weights), weights, what);
                assert!(
                    volatility > aim.target - 1e-5,
                    "{what}: {volatility} of {}",
                    aim.target
                );
            }
        }
        Objective::RiskParity => unreachable!("not among the random ones"),
    }
}

#[test]
fn no_set_in_conflict_is_smaller_than_the_one_named() {
    let mut rng = SeededRng::new(7);
    let (mut seen, mut longest) = (0, 0);
    while seen < 40 {
        let problem = random_problem(&mut rng);
        let limits = problem.limits();
        if problem.can_hold(&limits) {
            continue;
        }
        seen += 1;
        let named = conflict(&problem, &limits);
        assert!(named.is_smallest);
        let is_empty = |kept: &[Limit]| Polytope::new(&problem, None, kept).is_empty();
        assert!(is_empty(&named.limits), "{named:?}");
        longest = longest.max(named.limits.len());
        // Every set of the limits, by the bits of a number.
        for bits in 0_u32..1 << limits.len() {
            if (bits.count_ones() as usize) < named.limits.len() {
                let chosen = (0..limits.len()).filter(|at| bits >> at & 1 == 1);
                let set: Vec<Limit> = chosen.map(|at| limits[at]).collect();
                assert!(!is_empty(&set), "{set:?} is smaller than {named:?}");
            }
        }
    }
    assert!(
        longest >= 3,
        "only conflicts of {longest} limits were drawn"
    );
}

#[test]
fn among_very_many_limits_a_conflict_is_irreducible_and_says_so() {
    // Twenty groups of which the last three stand against each other, on sixty assets.
    let group = |number: usize, assets: std::ops::Range<usize>, min: f64, max: f64| Group {
        name: format!("group {number}"),
        assets: assets.collect(),
        min,
        max,
    };
    let mut groups: Vec<Group> = (0..17)
        .map(|number| group(number, number..number + 3, -1.0, 1.0))
        .collect();
    groups.push(group(17, 0..20, 0.4, 1.0));
    groups.push(group(18, 20..40, 0.4, 1.0));
    groups.push(group(19, 40..60, 0.4, 1.0));
    let mut rows = vec![vec![0.0; 60]; 60];
    (0..60).for_each(|asset| rows[asset][asset] = 0.04);
    let names = (0..60).map(|number| format!("asset {number}")).collect();
    let covariance = Covariance::new(&rows);
    let problem = Problem::new(names, vec![0.05; 60], covariance, (0.0, 1.0), groups).unwrap();
    let named = conflict(&problem, &problem.limits());
    let mins = [17, 18, 19].map(Limit::GroupMin);
    assert_eq!(named.limits, mins);
    assert!(!named.is_smallest);
}

#[test]
fn risk_parity_gives_every_asset_the_same_share() {
    let mut rng = SeededRng::new(11);
    for _ in 0..30 {
        let problem = random_problem(&mut rng);
        let weights = problem.risk_parity().unwrap();
        let even = 1.0 / problem.size() as f64;
        for share in problem.risk_shares(&weights) {
            assert!((share - even).abs() < 1e-8, "{share} of {even}");
        }
    }
}

#[test]
fn a_frontier_rises_in_both_and_holds_its_limits() {
    let mut rng = SeededRng::new(3);
    let mut seen = 0;
    while seen < 20 {
        let problem = random_problem(&mut rng);
        let limits = problem.limits();
        if !problem.can_hold(&limits) {
            continue;
        }
        seen += 1;
        let frontier = problem.frontier(&limits, 50).unwrap();
        assert_eq!(frontier.len(), 50);
        let set = Polytope::new(&problem, None, &limits);
        for pair in frontier.windows(2) {
            assert!(pair[1].expected_return >= pair[0].expected_return - 1e-7);
            assert!(pair[1].volatility >= pair[0].volatility - 1e-6);
            assert!(set.beyond(&pair[1].weights) < 1e-6);
        }
    }
}
