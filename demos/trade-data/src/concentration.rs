//! How concentrated values are.

/// The Herfindahl-Hirschman index: the sum of squared shares, 1 where one has all. 0 of nothing.
pub fn herfindahl(cents: impl Iterator<Item = i64> + Clone) -> f64 {
    shares(cents).map(|share| share * share).sum()
}

/// Shannon's entropy in natural units: 0 where one has all, ln n where n have the same.
pub fn entropy(cents: impl Iterator<Item = i64> + Clone) -> f64 {
    // An empty sum is negative zero.
    shares(cents).map(|share| -share * share.ln()).sum::<f64>() + 0.0
}

fn shares(cents: impl Iterator<Item = i64> + Clone) -> impl Iterator<Item = f64> {
    let total: i64 = cents.clone().sum();
    cents
        .filter(|cents| *cents > 0)
        .map(move |cents| cents as f64 / total as f64)
}

/// How much of trade goes both ways, after Grubel and Lloyd: 1 − Σ|x − m| / Σ(x + m); `None` without trade.
pub fn grubel_lloyd(pairs: impl Iterator<Item = (i64, i64)>) -> Option<f64> {
    let (apart, all) = pairs.fold((0, 0), |(apart, all), (exports, imports)| {
        (apart + (exports - imports).abs(), all + exports + imports)
    });
    (all > 0).then(|| 1.0 - apart as f64 / all as f64)
}
