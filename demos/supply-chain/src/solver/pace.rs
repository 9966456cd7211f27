//! How fast prices move, and when they move less.

/// How prices move. Both sets were tried against others on the public instances.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pace {
    /// How much of the last direction is kept.
    pub(super) deflection: f64,
    pub(super) step: f64,
    /// After so many iterations without gain the step shrinks, and the search goes back to its best prices.
    pub(super) patience: u32,
    pub(super) shrink: f64,
    pub(super) goes_back: bool,
    pub(super) least_step: f64,
}

pub(super) const PLAIN: Pace = Pace {
    deflection: 0.7,
    step: 1.0,
    patience: 50,
    shrink: 0.8,
    goes_back: false,
    least_step: 5e-4,
};
pub(super) const WITH_CAPACITY: Pace = Pace {
    deflection: 0.3,
    step: 1.2,
    patience: 25,
    shrink: 0.5,
    goes_back: true,
    least_step: 1e-3,
};
