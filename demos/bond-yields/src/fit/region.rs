//! Bounds on the decay times, and the best step within them.

use super::model::Model;

/// Shortest and longest decay time in years: a fifth of a year to half of thirty.
pub const TAU_BOUNDS: (f64, f64) = (0.2, 15.0);
/// The second decay time is at least this many times the first.
pub const MIN_RATIO: f64 = 1.2;

/// Second derivatives in the logarithms of the decay times.
pub type Matrix = [[f64; 2]; 2];

/// Where the logarithms of the decay times may lie: an interval, or a triangle.
pub struct Region {
    corners: Vec<[f64; 2]>,
}

impl Region {
    /// The region of a model.
    pub fn of(model: Model) -> Self {
        let (low, high, ratio) = (TAU_BOUNDS.0.ln(), TAU_BOUNDS.1.ln(), MIN_RATIO.ln());
        let corners = match model {
            Model::NelsonSiegel => vec![[low, 0.0], [high, 0.0]],
            Model::Svensson => vec![[low, low + ratio], [low, high], [high - ratio, high]],
        };
        Self { corners }
    }

    /// Minimises `g p + p H p / 2` over the points `at + p` of the region, exactly.
    pub fn minimize(&self, at: [f64; 2], g: [f64; 2], h: Matrix) -> [f64; 2] {
        if let [a, b, c] = self.corners[..] {
            let determinant = h[0][0] * h[1][1] - h[0][1] * h[1][0];
            if determinant > 0.0 {
                let free = [
                    at[0] + (h[0][1] * g[1] - h[1][1] * g[0]) / determinant,
                    at[1] + (h[1][0] * g[0] - h[0][0] * g[1]) / determinant,
                ];
                if inside(free, a, b, c) {
                    return free;
                }
            }
        }
        let value = |to: [f64; 2]| {
            let p = [to[0] - at[0], to[1] - at[1]];
            let curved =
                p[0] * (h[0][0] * p[0] + h[0][1] * p[1]) + p[1] * (h[1][0] * p[0] + h[1][1] * p[1]);
            g[0] * p[0] + g[1] * p[1] + curved / 2.0
        };
        let edges = self
            .corners
            .iter()
            .enumerate()
            .flat_map(|(i, a)| self.corners[i + 1..].iter().map(move |b| (*a, *b)));
        edges
            .map(|(a, b)| along_edge(at, g, h, a, b))
            .min_by(|p, q| value(*p).total_cmp(&value(*q)))
            .unwrap_or(at)
    }
}

/// The best point of the segment from `a` to `b` for the quadratic around `at`.
fn along_edge(at: [f64; 2], g: [f64; 2], h: Matrix, a: [f64; 2], b: [f64; 2]) -> [f64; 2] {
    let d = [b[0] - a[0], b[1] - a[1]];
    let p = [a[0] - at[0], a[1] - at[1]];
    let slope = d[0] * (g[0] + h[0][0] * p[0] + h[0][1] * p[1])
        + d[1] * (g[1] + h[1][0] * p[0] + h[1][1] * p[1]);
    let curved =
        d[0] * (h[0][0] * d[0] + h[0][1] * d[1]) + d[1] * (h[1][0] * d[0] + h[1][1] * d[1]);
    let share = if curved > 0.0 {
        (-slope / curved).clamp(0.0, 1.0)
    } else if slope < 0.0 {
        1.0
    } else {
        0.0
    };
    [a[0] + share * d[0], a[1] + share * d[1]]
}

/// Whether a point lies in a triangle, edges included.
fn inside(p: [f64; 2], a: [f64; 2], b: [f64; 2], c: [f64; 2]) -> bool {
    let side =
        |u: [f64; 2], v: [f64; 2]| (v[0] - u[0]) * (p[1] - u[1]) - (v[1] - u[1]) * (p[0] - u[0]);
    let sides = [side(a, b), side(b, c), side(c, a)];
    sides.iter().all(|s| *s >= 0.0) || sides.iter().all(|s| *s <= 0.0)
}
