//! What stored energy is worth, step by step from the end: exact, because every such function is piecewise linear.
//!
//! With V the worth after a step and r the reward of changing the stored energy by Δ, the worth before it is
//! max over Δ of V(s + Δ) + r(Δ). Both are piecewise linear, so is the maximum; where a price is negative it is not
//! concave, and the points where two pieces cross are kept as breakpoints.

/// Breakpoints nearer than this part of the battery's energy are one.
const SAME_X: f64 = 1e-12;
/// A breakpoint this near to the line between its neighbours, as a part of its height, is none.
const SAME_Y: f64 = 1e-12;

/// A continuous piecewise linear function on the states from which the end can be reached.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Curve {
    /// By stored energy, ascending.
    points: Vec<(f64, f64)>,
}

/// What changes of the stored energy are possible in a step, and what each brings: straight between the knots.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Moves {
    /// By change of the stored energy, ascending; at least one.
    pub knots: Vec<(f64, f64)>,
}

impl Moves {
    /// What a change brings.
    pub fn reward(&self, change: f64) -> f64 {
        line_at(&self.knots, change)
    }
}

/// A function given by its points, straight between them, constant beyond.
fn line_at(points: &[(f64, f64)], x: f64) -> f64 {
    let at = points.partition_point(|point| point.0 <= x);
    match (
        at.checked_sub(1).map(|before| points[before]),
        points.get(at),
    ) {
        (Some(before), Some(after)) => {
            before.1 + (after.1 - before.1) * ((x - before.0) / (after.0 - before.0))
        }
        (Some(last), None) => last.1,
        (None, Some(first)) => first.1,
        (None, None) => 0.0,
    }
}

impl Curve {
    /// Worth nothing anywhere from `low` to `high`: the end of the last step.
    pub fn flat(low: f64, high: f64) -> Self {
        let mut points = vec![(low, 0.0)];
        if high > low {
            points.push((high, 0.0));
        }
        Self { points }
    }

    pub fn at(&self, state: f64) -> f64 {
        line_at(&self.points, state)
    }

    pub fn points(&self) -> usize {
        self.points.len()
    }

    pub fn pieces(&self) -> usize {
        self.points.len().saturating_sub(1)
    }

    /// From which states the end can be reached; `None` where from none.
    pub fn domain(&self) -> Option<(f64, f64)> {
        Some((self.points.first()?.0, self.points.last()?.0))
    }

    /// The best change from a state, and what it is worth with all that follows. Of equals the smallest change.
    pub fn best_move(&self, moves: &Moves, state: f64, energy: f64) -> Option<(f64, f64)> {
        let (low, high) = self.domain()?;
        let (least, most) = (moves.knots.first()?.0, moves.knots.last()?.0);
        let slack = SAME_X * 1e3 * energy;
        let ends = moves.knots.iter().map(|knot| state + knot.0);
        let inside = |x: &f64| *x > state + least && *x < state + most;
        let first = self
            .points
            .partition_point(|point| point.0 <= state + least);
        let breaks = self.points[first..]
            .iter()
            .map(|point| point.0)
            .take_while(inside);
        let mut best: Option<(f64, f64)> = None;
        for target in ends.chain(breaks) {
            if target < low - slack || target > high + slack {
                continue;
            }
            let change = target.clamp(low, high) - state;
            let worth = self.at(state + change) + moves.reward(change);
            let is_better = best.is_none_or(|(than, most)| {
                let same = SAME_X * most.abs().max(1.0);
                worth > most + same || (worth >= most - same && change.abs() < than.abs())
            });
            if is_better {
                best = Some((change, worth));
            }
        }
        best
    }
}

/// Works the worth back through the steps, keeping its memory between them.
#[derive(Debug, Default)]
pub struct Backward {
    events: Vec<f64>,
    lines: Vec<(f64, f64)>,
    /// By knot, the first breakpoint above the state moved by the knot.
    above: Vec<usize>,
    /// By piece of the moves, breakpoints inside its window that could still be the best.
    queues: Vec<Queue>,
}

/// Breakpoints whose tilted heights fall from front to back.
#[derive(Debug, Default)]
struct Queue {
    at: Vec<usize>,
    front: usize,
    pushed: usize,
}

impl Queue {
    /// The highest of the breakpoints `from..to`; both only grow.
    fn highest(&mut self, from: usize, to: usize, height: impl Fn(usize) -> f64) -> Option<usize> {
        self.pushed = self.pushed.max(from);
        while self.pushed < to {
            let new = height(self.pushed);
            while self.at.len() > self.front && height(self.at[self.at.len() - 1]) <= new {
                self.at.pop();
            }
            self.at.push(self.pushed);
            self.pushed += 1;
        }
        while self.front < self.at.len() && self.at[self.front] < from {
            self.front += 1;
        }
        self.at.get(self.front).copied()
    }

    fn clear(&mut self) {
        self.at.clear();
        self.front = 0;
        self.pushed = 0;
    }
}

impl Backward {
    /// The worth before a step, of states from 0 to `energy`; empty where the end cannot be reached.
    pub fn step(&mut self, next: &Curve, moves: &Moves, energy: f64) -> Curve {
        let mut found = Curve::default();
        let (Some((low, high)), Some(first), Some(last)) =
            (next.domain(), moves.knots.first(), moves.knots.last())
        else {
            return found;
        };
        let (from, to) = ((low - last.0).max(0.0), (high - first.0).min(energy));
        let same = SAME_X * energy;
        if from > to + same {
            return found;
        }
        self.restart(next, moves, from, to);
        let mut start = from;
        let mut end = None;
        for at in 1..self.events.len() {
            let stop = self.events[at];
            if stop - start <= same {
                continue;
            }
            self.lines_between(next, moves, start, stop);
            end = found.extend_by(&self.lines, start, stop, same).or(end);
            start = stop;
        }
        match end {
            Some(end) => found.push(start, end, same),
            // One state alone.
            None => {
                if let Some((_, worth)) = next.best_move(moves, from, energy) {
                    found.points.push((from, worth));
                }
            }
        }
        // Thousands of them are kept: room to grow would be as much again.
        found.points.shrink_to_fit();
        found
    }

    /// The states where a breakpoint comes to stand at an end of a window.
    fn restart(&mut self, next: &Curve, moves: &Moves, from: f64, to: f64) {
        self.events.clear();
        self.events.push(from);
        for knot in &moves.knots {
            let states = next.points.iter().map(|point| point.0 - knot.0);
            self.events
                .extend(states.filter(|state| *state > from && *state < to));
        }
        self.events.push(to);
        // Runs that are sorted already: the stable sort merges them.
        self.events.sort_by(f64::total_cmp);
        self.above.clear();
        self.above.resize(moves.knots.len(), 0);
        self.queues.resize_with(moves.knots.len(), Queue::default);
        self.queues.iter_mut().for_each(Queue::clear);
    }

    /// Between two events the worth is the highest of a few straight lines: each by its height at `start` and its slope.
    fn lines_between(&mut self, next: &Curve, moves: &Moves, start: f64, stop: f64) {
        let middle = 0.5 * (start + stop);
        let points = &next.points;
        self.lines.clear();
        for (above, knot) in self.above.iter_mut().zip(&moves.knots) {
            while *above < points.len() && points[*above].0 <= middle + knot.0 {
                *above += 1;
            }
            // To the end of the window.
            if *above > 0 && *above < points.len() {
                let (before, after) = (points[*above - 1], points[*above]);
                let slope = (after.1 - before.1) / (after.0 - before.0);
                let height = before.1 + slope * (start + knot.0 - before.0) + knot.1;
                self.lines.push((height, slope));
            }
        }
        for (piece, ends) in moves.knots.windows(2).enumerate() {
            let slope = (ends[1].1 - ends[0].1) / (ends[1].0 - ends[0].0);
            let (from, to) = (self.above[piece], self.above[piece + 1]);
            let tilted = |at: usize| points[at].1 + slope * points[at].0;
            // To a breakpoint inside it.
            if let Some(at) = self.queues[piece].highest(from, to, tilted) {
                let change = points[at].0 - start - ends[0].0;
                self.lines
                    .push((points[at].1 + ends[0].1 + slope * change, -slope));
            }
        }
    }
}

impl Curve {
    /// Adds the upper envelope of lines from `start` to `stop`, and says how high it ends.
    fn extend_by(&mut self, lines: &[(f64, f64)], start: f64, stop: f64, same: f64) -> Option<f64> {
        let higher =
            |a: &&(f64, f64), b: &&(f64, f64)| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1));
        let mut current = *lines.iter().max_by(higher)?;
        self.push(start, current.0, same);
        loop {
            let crossing = |line: &(f64, f64)| start + (current.0 - line.0) / (line.1 - current.1);
            let steeper = lines.iter().filter(|line| line.1 > current.1);
            let overtaking = steeper.map(|line| (crossing(line), *line));
            let first = overtaking
                .filter(|(x, _)| *x < stop - same)
                .min_by(|a, b| a.0.total_cmp(&b.0).then(b.1.1.total_cmp(&a.1.1)));
            let Some((x, line)) = first else {
                return Some(current.0 + current.1 * (stop - start));
            };
            self.push(x, current.0 + current.1 * (x - start), same);
            current = line;
        }
    }

    /// Adds a breakpoint, and drops the one before it where that stands on a straight line.
    fn push(&mut self, x: f64, y: f64, same: f64) {
        match self.points.as_mut_slice() {
            [.., last] if x - last.0 <= same => {
                last.1 = last.1.max(y);
                return;
            }
            [.., before, last] => {
                let on_line = before.1 + (y - before.1) * ((last.0 - before.0) / (x - before.0));
                if (last.1 - on_line).abs() <= SAME_Y * last.1.abs().max(1.0) {
                    *last = (x, y);
                    return;
                }
            }
            _ => {}
        }
        self.points.push((x, y));
    }
}
