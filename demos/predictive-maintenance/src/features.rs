//! What a machine's readings say at a cycle: each sensor smoothed, its level, slope and spread over a window, and
//! how far it has moved; and the age.

/// The weight of the newest reading in the exponential mean.
const NEWEST: f64 = 0.2;
/// A machine's own beginning: so many readings.
pub const FIRST: usize = 15;
/// Columns a sensor gives.
pub const PER_SENSOR: usize = 6;

/// Appends the features of some readings of one machine: `sensors[s][i]`, `ages[i]`, at `rows` in rising order.
pub fn append(
    sensors: &[&[f32]],
    ages: &[f64],
    rows: &[usize],
    window: usize,
    to: &mut [Vec<f32>],
) {
    let (age, own) = to.split_last_mut().expect("one column is the age");
    for (sensor, columns) in sensors.iter().zip(own.chunks_exact_mut(PER_SENSOR)) {
        let origin = sensor.first().copied().map_or(0.0, f64::from);
        // Sums of x, x² and i·x of all readings before one, from the first reading so that nothing cancels.
        let mut sums = vec![[0.0; 3]; sensor.len() + 1];
        let smooth = smoothed(sensor);
        for (i, value) in sensor.iter().enumerate() {
            let x = f64::from(*value) - origin;
            let before = sums[i];
            sums[i + 1] = [before[0] + x, before[1] + x * x, before[2] + i as f64 * x];
        }
        let mean_of = |from: usize, to: usize| (sums[to][0] - sums[from][0]) / (to - from) as f64;
        for &i in rows {
            let end = i + 1;
            let from = end.saturating_sub(window);
            let n = (end - from) as f64;
            let [x, xx, ix] = std::array::from_fn(|k| sums[end][k] - sums[from][k]);
            let level = x / n;
            let centre = from as f64 + (n - 1.0) / 2.0;
            let spread = n * (n * n - 1.0) / 12.0;
            let slope = if end - from < 2 {
                0.0
            } else {
                (ix - centre * x) / spread
            };
            let deviation = (xx / n - level * level).max(0.0).sqrt();
            let begun = mean_of(0, end.min(FIRST));
            let moved = if from == 0 {
                0.0
            } else {
                level - mean_of(from.saturating_sub(window), from)
            };
            let values = [
                smooth[i],
                origin + level,
                slope,
                deviation,
                smooth[i] - origin - begun,
                moved,
            ];
            for (column, value) in columns.iter_mut().zip(values) {
                column.push(value as f32);
            }
        }
    }
    age.extend(rows.iter().map(|&i| ages[i] as f32));
}

/// Readings with the noise taken out as for the estimate: their exponential mean.
pub fn smoothed(sensor: &[f32]) -> Vec<f64> {
    let mut mean = None;
    sensor
        .iter()
        .map(|&value| {
            let value = f64::from(value);
            let next = mean.map_or(value, |mean| mean + NEWEST * (value - mean));
            mean = Some(next);
            next
        })
        .collect()
}
