//! The lowest point of a smooth function, by BFGS with a backtracking line search.

/// Steps before a fit is given up as it is; ours take twenty to sixty.
const MAX_STEPS: usize = 300;
/// A slope below this is flat: the functions are means, one to a hundred in size.
const FLAT: f64 = 1e-8;
/// A step that gains less than this part of the value gains rounding; so many in a row end the search.
const NO_GAIN: f64 = 1e-14;
const MOST_WITHOUT_GAIN: usize = 3;
/// How much of the promised descent a step must give (Armijo's rule).
const SUFFICIENT: f64 = 1e-4;

/// Where the search ended.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Minimum<const N: usize> {
    pub at: [f64; N],
    pub value: f64,
    /// Whether the slope is flat there.
    pub is_flat: bool,
}

/// Goes down from `start`; `function` gives value and slope, an infinite value where it is not defined.
pub fn minimize<const N: usize>(
    start: [f64; N],
    function: impl Fn(&[f64; N]) -> (f64, [f64; N]),
) -> Minimum<N> {
    let mut at = start;
    let (mut value, mut slope) = function(&at);
    let mut inverse = identity::<N>();
    let mut without_gain = 0;
    for _ in 0..MAX_STEPS {
        if largest(&slope) < FLAT || !value.is_finite() {
            break;
        }
        let mut way: [f64; N] = std::array::from_fn(|row| -dot(&inverse[row], &slope));
        if dot(&way, &slope) >= 0.0 {
            inverse = identity();
            way = slope.map(|s| -s);
        }
        // Parameters are logarithms: a step of more than two is a leap in the dark.
        let length = (2.0 / largest(&way)).min(1.0);
        let Some((next, next_value, next_slope)) =
            step(&at, value, &slope, &way, length, &function)
        else {
            break;
        };
        let moved: [f64; N] = std::array::from_fn(|i| next[i] - at[i]);
        let bent: [f64; N] = std::array::from_fn(|i| next_slope[i] - slope[i]);
        update(&mut inverse, &moved, &bent);
        without_gain = match value - next_value > NO_GAIN * value.abs() {
            true => 0,
            false => without_gain + 1,
        };
        (at, value, slope) = (next, next_value, next_slope);
        if without_gain == MOST_WITHOUT_GAIN {
            break;
        }
    }
    Minimum {
        at,
        value,
        // Rounding keeps a line search from the last digits of the slope.
        is_flat: value.is_finite() && largest(&slope) < 1e-5,
    }
}

type Step<const N: usize> = ([f64; N], f64, [f64; N]);

fn step<const N: usize>(
    at: &[f64; N],
    value: f64,
    slope: &[f64; N],
    way: &[f64; N],
    mut length: f64,
    function: &impl Fn(&[f64; N]) -> (f64, [f64; N]),
) -> Option<Step<N>> {
    let descent = dot(way, slope);
    for _ in 0..40 {
        let next = std::array::from_fn(|i| at[i] + length * way[i]);
        let (next_value, next_slope) = function(&next);
        if next_value.is_finite() && next_value <= value + SUFFICIENT * length * descent {
            return Some((next, next_value, next_slope));
        }
        length /= 2.0;
    }
    None
}

fn update<const N: usize>(inverse: &mut [[f64; N]; N], moved: &[f64; N], bent: &[f64; N]) {
    let curvature = dot(moved, bent);
    if curvature <= 1e-14 {
        return;
    }
    let pulled: [f64; N] = std::array::from_fn(|row| dot(&inverse[row], bent));
    let scale = (curvature + dot(bent, &pulled)) / (curvature * curvature);
    for row in 0..N {
        for column in 0..N {
            inverse[row][column] += scale * moved[row] * moved[column]
                - (pulled[row] * moved[column] + moved[row] * pulled[column]) / curvature;
        }
    }
}

fn identity<const N: usize>() -> [[f64; N]; N] {
    std::array::from_fn(|row| std::array::from_fn(|column| f64::from(u8::from(row == column))))
}

fn dot<const N: usize>(a: &[f64; N], b: &[f64; N]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn largest<const N: usize>(values: &[f64; N]) -> f64 {
    values.iter().fold(0.0, |most, value| value.abs().max(most))
}
