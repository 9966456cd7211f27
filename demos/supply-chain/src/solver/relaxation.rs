//! What each site is worth at given prices of the customers' demand.

use super::{Problem, State};

/// Prices with what follows from them.
pub(super) struct Relaxation<'a> {
    problem: &'a Problem,
    /// Without capacities: for each customer the sites that can be open by cost, so that a scan ends at the price.
    by_cost: Vec<Vec<(f64, u32)>>,
    /// By customer, the part of its demand that a unit is.
    per_unit: Vec<f64>,
    items: Vec<Item>,
}

/// A customer that a site would like to serve.
#[derive(Clone, Copy, Default)]
struct Item {
    /// What serving a unit of demand earns, below nothing.
    of_unit: f64,
    customer: u32,
}

impl<'a> Relaxation<'a> {
    pub(super) fn of(problem: &'a Problem) -> Self {
        let sorted = |customer: usize| {
            let costs = problem.costs.iter().zip(0u32..);
            let mut sites: Vec<(f64, u32)> = costs
                .map(|(row, site)| (row[customer], site))
                .filter(|(cost, site)| {
                    cost.is_finite() && problem.states[*site as usize] != State::Closed
                })
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
            per_unit: problem.demand.iter().map(|demand| demand.recip()).collect(),
            items: vec![Item::default(); problem.customers()],
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
        let (costs, demand) = (&problem.costs[site], &problem.demand);
        let mut left = problem
            .capacity
            .as_ref()
            .map_or(f64::INFINITY, |of| of[site]);
        // Each is written and kept only where it earns: who earns follows no pattern that a branch could guess.
        let mut count = 0;
        let rows = costs.iter().zip(prices).zip(&self.per_unit).zip(0u32..);
        for (((cost, price), per_unit), customer) in rows {
            let earned = cost - price;
            self.items[count] = Item {
                of_unit: earned * per_unit,
                customer,
            };
            count += usize::from(earned < 0.0);
        }
        let weight = |items: &[Item]| -> f64 {
            items
                .iter()
                .map(|item| demand[item.customer as usize])
                .sum()
        };
        let mut sum = 0.0;
        let mut serve = |item: &Item, part: f64| {
            let customer = item.customer as usize;
            take(customer, part);
            sum += part * (costs[customer] - prices[customer]);
        };
        let mut items = &mut self.items[..count];
        if weight(items) <= left {
            items.iter().for_each(|item| serve(item, 1.0));
            return sum;
        }
        // Halves, the better ones first, until one customer is left that does not fit.
        while items.len() > 1 {
            let middle = items.len() / 2;
            items.select_nth_unstable_by(middle, |a, b| a.of_unit.total_cmp(&b.of_unit));
            let (better, others) = items.split_at_mut(middle);
            let of_better = weight(better);
            if of_better <= left {
                better.iter().for_each(|item| serve(item, 1.0));
                left -= of_better;
                items = others;
            } else {
                items = better;
            }
        }
        if let Some(item) = items.first() {
            serve(
                item,
                (left / demand[item.customer as usize]).clamp(0.0, 1.0),
            );
        }
        sum
    }
}
