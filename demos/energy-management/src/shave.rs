//! The cap on the grid's power that saves most where peaks are charged: a search with its gap.

use crate::battery::{Battery, NoSchedule, Schedule, Step, best_within, is_concave};
use crate::points::Points;

/// The best cap found.
#[derive(Debug, Clone, PartialEq)]
pub struct Shaved {
    /// The most power that the schedule takes from the grid; above the peak without the battery where charging is worth it.
    pub cap: f64,
    /// Without the battery.
    pub peak: f64,
    /// Of energy and of the peak, against no battery.
    pub saved: f64,
    /// No cap can save more.
    pub bound: f64,
    pub solves: u32,
    pub schedule: Schedule,
    search: Search,
}

impl Shaved {
    /// What the schedule saves at another charge than the one it was made for.
    pub fn saved_at(&self, charge: f64) -> f64 {
        self.schedule.value + charge * (self.peak - self.cap)
    }

    /// What no cap can exceed at another charge, by the caps that were looked at.
    pub fn bound_at(&self, charge: f64) -> f64 {
        let saved = |(cap, energy): Point| energy + charge * (self.peak - cap);
        let points = &self.search.points;
        let between = (0..points.len() - 1).map(|at| saved(self.search.could(at)));
        let all = points.iter().map(|point| saved(*point)).chain(between);
        all.fold(self.saved_at(charge), f64::max)
    }
}

/// How far caps are searched for: two are looked at in any case, the lowest and none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    pub solves: u32,
    /// No other cap is looked at where it could take more points than these, all counted.
    pub points: usize,
}

/// The lowest cap that can be held, to a millionth of the peak.
pub fn lowest_cap(battery: &Battery, steps: &[Step], hours: f64) -> f64 {
    let peak = peak_of(steps);
    let (mut held_not, mut held) = ((peak - battery.power).max(0.0), peak);
    if can_hold(battery, steps, hours, held_not) {
        return held_not;
    }
    while held - held_not > 1e-6 * peak.max(1e-6) {
        let middle = 0.5 * (held + held_not);
        match can_hold(battery, steps, hours, middle) {
            true => held = middle,
            false => held_not = middle,
        }
    }
    held
}

/// Without the battery.
pub fn peak_of(steps: &[Step]) -> f64 {
    steps.iter().map(|step| step.net_load).fold(0.0, f64::max)
}

/// Whether what is needed for the steps to come can be stored in those before, from the last to the first.
fn can_hold(battery: &Battery, steps: &[Step], hours: f64, cap: f64) -> bool {
    let mut needed = battery.final_min;
    for step in steps.iter().rev() {
        let room = cap - step.net_load;
        if room < -battery.power {
            return false;
        }
        needed = match room < 0.0 {
            true => needed - room * hours / battery.discharge_efficiency,
            false => needed - room.min(battery.power) * hours * battery.charge_efficiency,
        };
        needed = needed.max(0.0);
        if needed > battery.energy {
            return false;
        }
    }
    needed <= battery.initial
}

/// A cap, and what energy saves there.
type Point = (f64, f64);

/// The caps looked at, one above the other.
#[derive(Debug, Clone, PartialEq)]
struct Search {
    points: Vec<Point>,
    is_concave: bool,
}

impl Search {
    /// Between a cap and the next: where energy and peak could save most, and what energy could save there.
    ///
    /// What energy saves never falls as the cap rises. Where no step's reward has a dent, it is concave too, so that it
    /// lies below the straight lines through the caps on either side, and most where they cross.
    fn could(&self, at: usize) -> Point {
        let (from, to) = (self.points[at], self.points[at + 1]);
        let slope = |a: Point, b: Point| (b.1 - a.1) / (b.0 - a.0);
        let neighbour = |at: Option<usize>| at.and_then(|at| self.points.get(at));
        let beside = |at| neighbour(at).filter(|_| self.is_concave);
        let above = beside(Some(at + 2)).map_or(0.0, |next| slope(to, *next).max(0.0));
        let cap = match beside(at.checked_sub(1)).map(|before| slope(*before, from)) {
            Some(below) if below > above => {
                let crossing = to.1 - from.1 + below * from.0 - above * to.0;
                (crossing / (below - above)).clamp(from.0, to.0)
            }
            _ => from.0,
        };
        (cap, to.1 - above * (to.0 - cap))
    }

    /// Inside the two caps, where a line is crossed if that is not at an end.
    fn split(&self, at: usize, crossing: f64) -> f64 {
        let (from, to) = (self.points[at].0, self.points[at + 1].0);
        let margin = 0.02 * (to - from);
        match (from + margin..=to - margin).contains(&crossing) {
            true => crossing,
            false => 0.5 * (from + to),
        }
    }
}

/// Splits the caps where they could still save most, as often as the effort allows.
///
/// They reach from the lowest that can be held to what the schedule takes that no peak is charged for, with `limit` at most
/// so much: above that, energy saves no more. The bound holds whatever the prices.
pub fn shave(
    battery: &Battery,
    steps: &[Step],
    hours: f64,
    charge: f64,
    limit: Option<f64>,
    effort: Effort,
    points: &mut Points,
) -> Result<Shaved, NoSchedule> {
    let peak = peak_of(steps);
    let at_most = |cap: f64, points: &mut Points| {
        held(cap, peak, |cap| {
            best_within(battery, steps, hours, Some(cap), points)
        })
    };
    let saved = |(cap, energy): Point| energy + charge * (peak - cap);
    let before = points.left();
    let free = best_within(battery, steps, hours, limit, points)?;
    let mut dearest = before - points.left();
    let lowest = lowest_cap(battery, steps, hours);
    let capped = at_most(lowest, points)?;
    dearest = dearest.max(before - points.left() - dearest);
    let lowest = (lowest, capped.bound);
    let highest = (highest_of(steps, &free).max(lowest.0), free.bound);
    let (mut most, mut schedule) = match saved(lowest) > saved(highest) {
        true => (lowest, capped),
        false => (highest, free),
    };
    let mut search = Search {
        points: vec![lowest, highest],
        is_concave: is_concave(battery, steps),
    };
    let mut done = 2;
    let bound = loop {
        let between = (0..search.points.len() - 1).map(|at| (at, search.could(at)));
        let widest = between.max_by(|a, b| saved(a.1).total_cmp(&saved(b.1)));
        let (at, could) = widest.ok_or(NoSchedule::Unreachable)?;
        let found = saved(most);
        let left = points.left();
        let is_spent = before - left + dearest > effort.points.min(before);
        let is_near = saved(could) - found <= 1e-7 * found.abs().max(1.0);
        if is_near || is_spent || done >= effort.solves {
            break saved(could);
        }
        let cap = search.split(at, could.0);
        let capped = match at_most(cap, points) {
            // It takes more than any before it: what was found stands, with its gap.
            Err(NoSchedule::TooManyPoints) => break saved(could),
            found => found?,
        };
        dearest = dearest.max(left - points.left());
        let middle = (cap, capped.bound);
        done += 1;
        if saved(middle) > found {
            (most, schedule) = (middle, capped);
        }
        search.points.insert(at + 1, middle);
    };
    let cap = highest_of(steps, &schedule);
    let saved = saved((cap, schedule.value));
    Ok(Shaved {
        cap,
        peak,
        saved,
        bound: bound.max(saved),
        solves: done,
        schedule,
        search,
    })
}

/// What is found at a cap, or just above it where it cannot be held: a cap found to a millionth of the peak may be missed
/// by less than that.
fn held<T>(
    cap: f64,
    peak: f64,
    mut at: impl FnMut(f64) -> Result<T, NoSchedule>,
) -> Result<T, NoSchedule> {
    match at(cap) {
        Err(NoSchedule::Unreachable) => at(cap + 1e-6 * peak),
        found => found,
    }
}

/// The most power that a schedule takes from the grid.
fn highest_of(steps: &[Step], schedule: &Schedule) -> f64 {
    schedule.grid(steps).fold(0.0, f64::max)
}
