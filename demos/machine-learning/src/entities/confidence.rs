//! What a name's confidence is worth: the model's own probability is too sure of itself on text it never met.

/// The probability the model and the second pass give, and the share of such names that are right, as
/// measured on newswire and wikigold (`demos/machine-learning/data/README.md` has the table).
const MEASURED: [(f64, f64); 11] = [
    (0.0, 0.1),
    (0.33, 0.27),
    (0.5, 0.42),
    (0.65, 0.62),
    (0.75, 0.7),
    (0.855, 0.787),
    (0.928, 0.855),
    (0.967, 0.937),
    (0.986, 0.96),
    (0.995, 0.975),
    (1.0, 0.985),
];

/// The share of names so sure that are right.
pub fn calibrated(probability: f64) -> f64 {
    let above = MEASURED
        .iter()
        .position(|(stated, _)| *stated >= probability);
    let place = above.unwrap_or(MEASURED.len() - 1).max(1);
    let ((from, low), (to, high)) = (MEASURED[place - 1], MEASURED[place]);
    low + (high - low) * ((probability - from) / (to - from)).clamp(0.0, 1.0)
}
