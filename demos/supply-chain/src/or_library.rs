//! The OR-Library's formats of facility location and p-median problems (J. E. Beasley, 1990).

use crate::solver::{Problem, State};

/// `m n`, then capacity and cost of each site, then demand and the costs of serving it for each customer. Where a file
/// prints a word for the capacity, `capacity` stands in.
pub fn facility(text: &str, capacity: Option<f64>) -> Option<Problem> {
    let mut words = text.split_ascii_whitespace();
    let sites: usize = words.next()?.parse().ok()?;
    let customers: usize = words.next()?.parse().ok()?;
    let (mut capacities, mut fixed) = (Vec::new(), Vec::new());
    for _ in 0..sites {
        let word = words.next()?;
        capacities.push(capacity.or_else(|| word.parse().ok())?);
        fixed.push(words.next()?.parse().ok()?);
    }
    let mut demand = Vec::new();
    let mut costs = vec![Vec::with_capacity(customers); sites];
    for _ in 0..customers {
        demand.push(words.next()?.parse().ok()?);
        for row in &mut costs {
            row.push(words.next()?.parse().ok()?);
        }
    }
    Some(Problem {
        states: vec![State::Free; sites],
        capacity: Some(capacities),
        fixed,
        demand,
        costs,
        p: None,
    })
}

/// `n edges p`, then edges with their lengths, the last of a pair counting; distances are shortest paths.
pub fn p_median(text: &str) -> Option<Problem> {
    let mut words = text.split_ascii_whitespace().map(str::parse::<usize>);
    let mut next = || words.next()?.ok();
    let (nodes, edges, p) = (next()?, next()?, next()?);
    let mut costs = vec![vec![f64::INFINITY; nodes]; nodes];
    for _ in 0..edges {
        let (a, b, length) = (next()?, next()?, next()? as f64);
        costs[a - 1][b - 1] = length;
        costs[b - 1][a - 1] = length;
    }
    for (node, row) in costs.iter_mut().enumerate() {
        row[node] = 0.0;
    }
    for through in 0..nodes {
        let over = costs[through].clone();
        for row in &mut costs {
            let first = row[through];
            for (cost, second) in row.iter_mut().zip(&over) {
                *cost = cost.min(first + second);
            }
        }
    }
    Some(Problem {
        states: vec![State::Free; nodes],
        capacity: None,
        fixed: vec![0.0; nodes],
        demand: vec![1.0; nodes],
        costs,
        p: Some(p),
    })
}
