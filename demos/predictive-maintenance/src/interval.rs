//! Intervals around an estimate from the errors of estimates like it, made by models that had not seen the machine:
//! split conformal prediction over folds, signed, and apart by the size of the estimate, because near failure an
//! estimate is far better (Vovk, Gammerman, Shafer 2005; Barber et al. 2021, "Predictive inference with the
//! jackknife+").
//!
//! The errors of one machine go together, so that many of few machines say less than they count: of those the
//! outermost is taken, and of all machines' errors the rank.

use std::collections::HashSet;

use crate::fit::{CHECKED_TO, Fit, Replay};

/// Where estimates are parted to be told of, as shares of the cap.
pub const PARTS: [f64; 3] = [0.32, 0.64, 0.92];
/// And to take errors from, where there are enough: near failure they grow fast.
const FINE_PARTS: [f64; 9] = [0.05, 0.1, 0.15, 0.2, 0.28, 0.4, 0.64, 0.88, 0.96];
/// Fewer errors than this do not say where one in twenty of them lies.
const ENOUGH: usize = 40;
/// Nor do errors of fewer machines than this.
const ENOUGH_MACHINES: usize = 15;

/// An estimate of a machine whose end is known.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Check {
    /// Which history it is of.
    pub history: usize,
    pub fold: usize,
    pub said: f64,
    /// What was left, the cap at the most.
    pub truth: f64,
}

/// Every estimate that can be checked.
pub fn checks(fit: &Fit) -> Vec<Check> {
    let replays = fit.replays.iter().enumerate();
    replays
        .flat_map(|(history, replay)| checks_of(history, replay, fit.cap))
        .collect()
}

/// Those of one history.
fn checks_of(history: usize, replay: &Replay, cap: f64) -> impl Iterator<Item = Check> {
    let looks = replay.looks.iter();
    let left = looks.map(|&(cycle, said)| (said, replay.life - cycle));
    left.filter(move |(_, left)| *left <= CHECKED_TO * cap)
        .map(move |(said, left)| Check {
            history,
            fold: replay.fold,
            said,
            truth: left.min(cap),
        })
}

/// Errors of estimates, truth less estimate: all, by part and by fine part.
pub struct Errors {
    layers: [(&'static [f64], Vec<Alike>); 3],
    cap: f64,
}

/// Errors of estimates of about the same size.
#[derive(Debug, Clone, Default)]
struct Alike {
    /// Sorted.
    errors: Vec<f64>,
    histories: HashSet<usize>,
}

impl Errors {
    pub fn of<'a>(checks: impl Iterator<Item = &'a Check>, cap: f64) -> Self {
        let layer = |edges: &'static [f64]| (edges, vec![Alike::default(); edges.len() + 1]);
        let mut layers = [layer(&FINE_PARTS), layer(&PARTS), layer(&[])];
        for check in checks {
            for (edges, parts) in &mut layers {
                let alike = &mut parts[part_of(check.said, edges, cap)];
                alike.errors.push(check.truth - check.said);
                alike.histories.insert(check.history);
            }
        }
        for part in layers.iter_mut().flat_map(|(_, parts)| parts) {
            part.errors.sort_by(f64::total_cmp);
        }
        Self { layers, cap }
    }

    /// Errors of estimates like this one, as like as there are enough of, and then of more.
    fn near(&self, said: f64) -> impl Iterator<Item = &Alike> {
        let layers = self.layers.iter();
        layers
            .map(move |(edges, parts)| &parts[part_of(said, edges, self.cap)])
            .skip_while(|alike| alike.errors.len() < ENOUGH)
            .chain([self.all()])
    }

    fn all(&self) -> &Alike {
        &self.layers[2].1[0]
    }

    /// The interval that holds the truth so often, within 0 and the cap.
    pub fn interval(&self, said: f64, level: f64) -> (f64, f64) {
        let outside = (1.0 - level) / 2.0;
        let from_first = |errors: &[f64], rank: usize| errors.get(rank - 1).copied();
        let from_last = |errors: &[f64], rank: usize| errors.iter().nth_back(rank - 1).copied();
        let low = self.end(said, outside, from_first, f64::min);
        let high = self.end(said, outside, from_last, f64::max);
        let within = |value: f64| value.clamp(0.0, self.cap);
        (
            within(said + low.unwrap_or(-self.cap)),
            within(said + high.unwrap_or(self.cap)),
        )
    }

    /// The error that such a share lies beyond; `None` where there are too few errors to promise any.
    ///
    /// Of n errors and the next one each rank is as likely as another. Where there are too few for the rank, or of too
    /// few machines, there are more of estimates less like this one; no end is nearer than the outermost of those most
    /// like it.
    fn end(
        &self,
        said: f64,
        outside: f64,
        ranked: impl Fn(&[f64], usize) -> Option<f64>,
        further: fn(f64, f64) -> f64,
    ) -> Option<f64> {
        // A rank that is whole stays so.
        const WHOLE: f64 = 1e-9;
        let mut end = 0.0;
        for alike in self.near(said) {
            let rank = ((alike.errors.len() + 1) as f64 * outside + WHOLE).floor() as usize;
            let is_enough =
                alike.histories.len() >= ENOUGH_MACHINES.min(self.all().histories.len());
            let rank = if is_enough { rank } else { 0 };
            end = ranked(&alike.errors, rank.max(1)).map_or(end, |error| further(end, error));
            if rank > 0 {
                return Some(end);
            }
        }
        None
    }
}

/// Which part an estimate is in.
pub fn part_of(said: f64, edges: &[f64], cap: f64) -> usize {
    edges.iter().filter(|&&edge| said >= edge * cap).count()
}

/// For each check the interval made of the other folds' errors alone: no fold judges itself.
pub fn held_out(checks: &[Check], cap: f64, level: f64) -> Vec<(f64, f64)> {
    let folds = checks.iter().map(|check| check.fold + 1).max().unwrap_or(0);
    let errors: Vec<Errors> = (0..folds)
        .map(|fold| Errors::of(checks.iter().filter(|check| check.fold != fold), cap))
        .collect();
    checks
        .iter()
        .map(|check| errors[check.fold].interval(check.said, level))
        .collect()
}
