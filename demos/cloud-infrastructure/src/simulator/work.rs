//! How long a request takes when its turn has come.

use boreal_demo_kit::SeededRng;

/// Seconds of work, as they are spread.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Work {
    Exponential {
        mean: f64,
    },
    Constant {
        mean: f64,
    },
    /// With a longer tail than the exponential where the spread, a share of the mean, is above one.
    Lognormal {
        mean: f64,
        spread: f64,
    },
}

impl Work {
    pub fn draw(self, rng: &mut SeededRng) -> f64 {
        match self {
            Self::Exponential { mean } => -mean * (1.0 - rng.uniform()).ln(),
            Self::Constant { mean } => mean,
            Self::Lognormal { mean, spread } => {
                let variance = (1.0 + spread * spread).ln();
                (mean.ln() - variance / 2.0 + variance.sqrt() * rng.normal()).exp()
            }
        }
    }
}
