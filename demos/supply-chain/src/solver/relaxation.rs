//! What each site is worth at given prices of the customers' demand.

use super::{Problem, State};

/// Prices with what follows from them.
pub(super) struct Relaxation<'a> {
    problem: &'a Problem,
    /// Without capacities: for each customer the sites by cost, so that a scan ends at the price.
    by_cost: Vec<Vec<(f64, u32)>>,
    items: Vec<Item>,
}

/// A customer that a site would like to serve.
#[derive(Clone, Copy)]
struct Item {
    /// Below nothing: what serving all of it earns, and the same of a unit of demand.
    earned: f64,
    of_unit: f64,
    demand: f64,
    customer: u32,
}

impl<'a> Relaxation<'a> {
    pub(super) fn of(problem: &'a Problem) -> Self {
        let sorted = |customer: usize| {
            let costs = problem.costs.iter().zip(0u32..);
            let mut sites: Vec<(f64, u32)> = costs
                .map(|(row, site)| (row[customer], site))
                .filter(|(cost, _)| cost.is_finite())
                .collect();
            sites.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            sites
        };
        let by_cost = match problem.capacity {
            None => (0..problem.customers()).map(sorted).collect(),
            Some(_) => Vec::new(),
        };
        Self {
            problem,
            by_cost,
            items: Vec::new(),
        }
    }

    /// Of every site that is not closed: its cost and what it earns at these prices.
    pub(super) fn worths(&mut self, prices: &[f64], states: &[State], worths: &mut Vec<f64>) {
        worths.clear();
        worths.extend_from_slice(&self.problem.fixed);
        if self.problem.capacity.is_some() {
            for site in 0..worths.len() {
                if states[site] != State::Closed {
                    worths[site] += self.knapsack(site, prices, |_, _| ());
                }
            }
            return;
        }
        for (sites, price) in self.by_cost.iter().zip(prices) {
            for (cost, site) in sites {
                if cost >= price {
                    break;
                }
                worths[*site as usize] += cost - price;
            }
        }
    }

    /// How much of each customer the taken sites serve, at these prices.
    pub(super) fn served(&mut self, prices: &[f64], taken: &[f64], served: &mut Vec<f64>) {
        served.clear();
        served.resize(prices.len(), 0.0);
        if self.problem.capacity.is_some() {
            for (site, part) in taken.iter().enumerate().filter(|(_, part)| **part > 0.0) {
                self.knapsack(site, prices, |customer, share| {
                    served[customer] += part * share;
                });
            }
            return;
        }
        for ((sites, price), served) in self.by_cost.iter().zip(prices).zip(served) {
            for (cost, site) in sites {
                if cost >= price {
                    break;
                }
                *served += taken[*site as usize];
            }
        }
    }

    /// The best load of a site: whom it would serve, and what that earns. The last one in part.
    fn knapsack(&mut self, site: usize, prices: &[f64], mut take: impl FnMut(usize, f64)) -> f64 {
        let problem = self.problem;
        let capacity = problem
            .capacity
            .as_ref()
            .map_or(f64::INFINITY, |of| of[site]);
        self.items.clear();
        let rows = problem.costs[site]
            .iter()
            .zip(prices)
            .zip(&problem.demand)
            .zip(0u32..);
        for (((cost, price), &demand), customer) in rows {
            let earned = cost - price;
            if earned < 0.0 {
                self.items.push(Item {
                    earned,
                    of_unit: earned / demand,
                    demand,
                    customer,
                });
            }
        }
        let mut sum = 0.0;
        let mut left = capacity;
        let mut whole = |items: &[Item], take: &mut dyn FnMut(usize, f64)| {
            for item in items {
                take(item.customer as usize, 1.0);
                sum += item.earned;
            }
        };
        let mut items = &mut self.items[..];
        if items.iter().map(|item| item.demand).sum::<f64>() <= left {
            whole(items, &mut take);
            return sum;
        }
        // Halves, the better ones first, until one customer is left that does not fit.
        while items.len() > 1 {
            let middle = items.len() / 2;
            items.select_nth_unstable_by(middle, |a, b| {
                a.of_unit
                    .total_cmp(&b.of_unit)
                    .then(a.customer.cmp(&b.customer))
            });
            let (better, others) = items.split_at_mut(middle);
            let weight: f64 = better.iter().map(|item| item.demand).sum();
            if weight <= left {
                whole(better, &mut take);
                left -= weight;
                items = others;
            } else {
                items = better;
            }
        }
        if let Some(item) = items.first() {
            let part = (left / item.demand).clamp(0.0, 1.0);
            take(item.customer as usize, part);
            sum += part * item.earned;
        }
        sum
    }
}
