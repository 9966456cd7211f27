//! Three functions the models need: logarithm of gamma, its slope, and Gauss' series.

/// Lanczos' coefficients for g = 7, nine terms, as Numerical Recipes and Boost print them.
#[expect(clippy::excessive_precision, reason = "as published")]
const LANCZOS: [f64; 9] = [
    0.999_999_999_999_809_93,
    676.520_368_121_885_1,
    -1_259.139_216_722_402_8,
    771.323_428_777_653_13,
    -176.615_029_162_140_59,
    12.507_343_278_686_905,
    -0.138_571_095_265_720_12,
    9.984_369_578_019_571_6e-6,
    1.505_632_735_149_311_6e-7,
];

/// The logarithm of gamma at `x` above zero.
pub fn ln_gamma(x: f64) -> f64 {
    if x < 0.5 {
        // Euler's reflection, for the small ones.
        let sine = (std::f64::consts::PI * x).sin();
        return (std::f64::consts::PI / sine).ln() - ln_gamma(1.0 - x);
    }
    let x = x - 1.0;
    let base = x + 7.5;
    let terms = LANCZOS.iter().enumerate().skip(1);
    let sum: f64 = LANCZOS[0] + terms.map(|(at, c)| c / (x + at as f64)).sum::<f64>();
    0.5 * std::f64::consts::TAU.ln() + (x + 0.5) * base.ln() - base + sum.ln()
}

/// The slope of [`ln_gamma`]: upwards by recurrence, then by its asymptotic series.
pub fn digamma(mut x: f64) -> f64 {
    let mut sum = 0.0;
    while x < 10.0 {
        sum -= 1.0 / x;
        x += 1.0;
    }
    let y = 1.0 / (x * x);
    let series = y * (1.0 / 12.0 - y * (1.0 / 120.0 - y * (1.0 / 252.0 - y * (1.0 / 240.0))));
    sum + x.ln() - 0.5 / x - series
}

/// Terms of a series before it is taken as it is: a horizon of years on an age of days still ends long before.
const MAX_TERMS: usize = 30_000;
/// A term this much smaller than the sum changes nothing.
const SMALL: f64 = 1e-14;

/// Gauss' series 2F1(a, b; c; z) for 0 <= z < 1 and c above zero.
pub fn hypergeometric(a: f64, b: f64, c: f64, z: f64) -> f64 {
    let (mut term, mut sum) = (1.0, 1.0);
    for at in 0..MAX_TERMS {
        let j = at as f64;
        term *= (a + j) * (b + j) / ((c + j) * (j + 1.0)) * z;
        sum += term;
        if term.abs() < SMALL * f64::abs(sum) {
            break;
        }
    }
    sum
}

/// The logarithm of the same where all of a, b and c are above zero: no term is negative, and none overflows.
pub fn ln_hypergeometric(a: f64, b: f64, c: f64, z: f64) -> f64 {
    const LARGE: f64 = 1e200;
    let (mut term, mut sum, mut taken_out) = (1.0, 1.0, 0.0);
    for at in 0..MAX_TERMS {
        let j = at as f64;
        let ratio = (a + j) * (b + j) / ((c + j) * (j + 1.0)) * z;
        term *= ratio;
        sum += term;
        // While terms still grow, a small one says nothing.
        if ratio < 1.0 && term < SMALL * sum {
            break;
        }
        if sum > LARGE {
            (term, sum) = (term / LARGE, sum / LARGE);
            taken_out += LARGE.ln();
        }
    }
    sum.ln() + taken_out
}
