//! What is told of the sites in the end: who serves whom, at which prices, and how sure it is.

use super::branch::Search;
use super::course::Course;
use super::transport::{Transport, Unserved, transport, transport_within};
use super::{Infeasible, Problem, Progress, Solution, State};

/// The answer where only one set of sites can be: nothing is left to prove.
pub(super) fn serve_from(
    problem: &Problem,
    open: Vec<usize>,
    course: &mut Course,
) -> Result<Solution, Infeasible> {
    let served = transport_within(problem, &open, course);
    let served = served.map_err(|why| Infeasible::NoSet {
        p: problem.p,
        is_proven: why == Unserved::Impossible,
    })?;
    let found = Solution::of(problem, open, served);
    course.progress.best = found.objective;
    course.progress.bound = found.bound;
    course.worked(0);
    Ok(found)
}

/// The answer of a search, as far as it comes.
pub(super) fn search<'a>(problem: &'a Problem, course: Course<'a>) -> Result<Solution, Infeasible> {
    let mut search = Search::new(problem, course);
    search.begin();
    let bound = search.run();
    let is_stopped = search.course.is_stopped();
    let sites = 0..problem.sites();
    let mut open: Vec<usize> = sites.filter(|&site| search.open[site]).collect();
    // Whoever has ended it does not wait until everybody is served once more.
    let mut served = match search.flows.take() {
        Some(flows) => Transport::of(problem, &open, flows),
        None => transport_within(problem, &open, &mut search.course),
    };
    let is_found = served.is_ok();
    if !is_found && problem.p.is_none() {
        // Ended before a first set. With every allowed site open there is no conflict: this is what there is to tell,
        // and it is worked out to its end.
        open = problem.sites_that(|state| state != State::Closed);
        served = transport(problem, &open).ok_or(Unserved::Impossible);
    }
    let served = served.map_err(|why| Infeasible::NoSet {
        p: problem.p,
        is_proven: match problem.p {
            // All that can be open were tried.
            None => why == Unserved::Impossible,
            Some(_) => !search.course.is_stopped(),
        },
    })?;
    let found = Solution::of(problem, open, served);
    let Progress {
        iterations, nodes, ..
    } = search.course.progress;
    Ok(Solution {
        bound: bound.min(found.objective),
        is_proven: is_found && !is_stopped,
        iterations,
        nodes,
        ..found
    })
}

impl Solution {
    /// The best of one set of sites: proven, where there is no other.
    fn of(problem: &Problem, open: Vec<usize>, served: Transport) -> Self {
        let fixed: f64 = open.iter().map(|&site| problem.fixed[site]).sum();
        let objective = served.cost + fixed;
        Self {
            objective,
            open,
            flows: served.flows,
            bound: objective,
            is_proven: true,
            iterations: 0,
            nodes: 0,
            capacity_prices: served.capacity_prices,
            customer_prices: served.customer_prices,
        }
    }
}
