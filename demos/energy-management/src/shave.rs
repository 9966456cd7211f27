//! The cap on the grid's power that saves most where peaks are charged: a search with its gap.

use crate::battery::{Battery, Step, Unreachable, best_value};

/// The best cap found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Shaved {
    /// Power from the grid, at most.
    pub cap: f64,
    /// Without the battery.
    pub peak: f64,
    /// Of energy and of the peak, against no battery.
    pub saved: f64,
    /// No cap can save more.
    pub bound: f64,
    pub solves: u32,
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

fn peak_of(steps: &[Step]) -> f64 {
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

/// Splits the caps where they could still save most, at most `solves` times.
///
/// What energy saves never falls as the cap rises, and what the peak saves is straight: between two caps nothing saves
/// more than the energy at the higher with the peak at the lower. That bounds the search whatever the prices.
pub fn shave(
    battery: &Battery,
    steps: &[Step],
    hours: f64,
    charge: f64,
    solves: u32,
) -> Result<Shaved, Unreachable> {
    let peak = peak_of(steps);
    let energy_saved = |cap: f64| best_value(battery, steps, hours, Some(cap));
    let lowest = lowest_cap(battery, steps, hours);
    let saved = |cap: f64, energy: f64| energy + charge * (peak - cap);
    let (low, high) = (energy_saved(lowest)?, energy_saved(peak)?);
    let mut best = [(lowest, low), (peak, high)]
        .into_iter()
        .max_by(|a, b| saved(a.0, a.1).total_cmp(&saved(b.0, b.1)))
        .ok_or(Unreachable)?;
    // Two caps each with what energy saves there.
    let mut open = vec![((lowest, low), (peak, high))];
    let could = |of: &((f64, f64), (f64, f64))| saved(of.0.0, of.1.1);
    let mut done = 2;
    let bound = loop {
        let widest = open
            .iter()
            .enumerate()
            .max_by(|a, b| could(a.1).total_cmp(&could(b.1)));
        let Some((at, bound)) = widest.map(|(at, of)| (at, could(of))) else {
            break saved(best.0, best.1);
        };
        let most = saved(best.0, best.1);
        if done >= solves || bound - most <= 1e-9 * most.abs().max(1.0) {
            break bound.max(most);
        }
        let (from, to) = open.swap_remove(at);
        let cap = 0.5 * (from.0 + to.0);
        let middle = (cap, energy_saved(cap)?);
        done += 1;
        if saved(middle.0, middle.1) > most {
            best = middle;
        }
        open.extend([(from, middle), (middle, to)]);
    };
    Ok(Shaved {
        cap: best.0,
        peak,
        saved: saved(best.0, best.1),
        bound,
        solves: done,
    })
}
