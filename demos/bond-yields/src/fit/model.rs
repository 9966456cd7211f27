//! Nelson-Siegel and Svensson curves: what they are made of, and their values.
//!
//! `y(t) = b0 + b1 s(t/T1) + b2 h(t/T1) + b3 h(t/T2)` with the slope
//! `s(x) = (1 - e^-x)/x` and the hump `h(x) = s(x) - e^-x` (Nelson and Siegel
//! 1987; Svensson 1994 added the last term).

use boreal_demo_kit::wire_enum;

wire_enum! {
    /// Which curve is fitted.
    #[schema(as = BondYieldsModel)]
    pub enum Model {
        /// Level, slope and one hump.
        NelsonSiegel = "nelson_siegel",
        /// Level, slope and two humps.
        Svensson = "svensson",
    }
}

impl Model {
    /// Number of decay times.
    pub const fn decays(self) -> usize {
        match self {
            Self::NelsonSiegel => 1,
            Self::Svensson => 2,
        }
    }

    /// Number of coefficients.
    pub const fn betas(self) -> usize {
        self.decays() + 2
    }

    /// Fewest maturities that determine it.
    pub const fn min_points(self) -> usize {
        self.betas() + self.decays()
    }
}

/// `(1 - e^-x)/x`.
fn slope(x: f64) -> f64 {
    -(-x).exp_m1() / x
}

/// `(1 - e^-x)/x - e^-x`.
fn hump(x: f64) -> f64 {
    slope(x) - (-x).exp()
}

/// Slope, hump and their helpers at every maturity for one decay time.
#[derive(Debug, Clone, Default)]
pub struct Columns {
    pub slope: Vec<f64>,
    pub hump: Vec<f64>,
    /// Change of the hump with the logarithm of the decay time; the slope's change is the hump.
    pub hump_change: Vec<f64>,
}

impl Columns {
    pub fn fill(&mut self, years: &[f64], tau: f64) {
        self.slope.clear();
        self.hump.clear();
        self.hump_change.clear();
        for t in years {
            let x = t / tau;
            let decay = (-x).exp();
            let slope = slope(x);
            self.slope.push(slope);
            self.hump.push(slope - decay);
            self.hump_change.push(slope - decay - x * decay);
        }
    }
}

/// Coefficients and decay times of a curve; unused ones of Nelson-Siegel are zero and one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Curve {
    /// Level, slope, first and second hump.
    pub betas: [f64; 4],
    /// Decay times in years.
    pub taus: [f64; 2],
}

impl Curve {
    /// The yield at a maturity in years.
    pub fn yield_at(&self, years: f64) -> f64 {
        let [b0, b1, b2, b3] = self.betas;
        let (x, z) = (years / self.taus[0], years / self.taus[1]);
        b0 + b1 * slope(x) + b2 * hump(x) + b3 * hump(z)
    }

    /// The instantaneous forward rate, where yields are continuously compounded zero rates.
    pub fn forward_at(&self, years: f64) -> f64 {
        let [b0, b1, b2, b3] = self.betas;
        let (x, z) = (years / self.taus[0], years / self.taus[1]);
        b0 + (b1 + b2 * x) * (-x).exp() + b3 * z * (-z).exp()
    }

    /// The rate agreed today for the time between two maturities.
    pub fn forward_between(&self, from: f64, to: f64) -> f64 {
        (self.yield_at(to) * to - self.yield_at(from) * from) / (to - from)
    }
}
