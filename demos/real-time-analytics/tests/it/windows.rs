//! Windows: figures of the reference, closing by the watermark, order of arrival.

use super::{close, stretch};
use real_time_analytics::window::{Sliding, Tumbling, WindowStats};

#[test]
fn the_sliding_day_is_the_reference() {
    let check = |hour: usize, mean: f64, deviation: f64| {
        let (first, values) = stretch(hour);
        let mut window = Sliding::new(24 * 3_600);
        for (offset, &value) in values[..=hour - first].iter().enumerate() {
            window.add(offset as i64 * 3_600, value);
        }
        let stats = window.stats().unwrap();
        assert_eq!(stats.count, 24);
        close(stats.mean, mean);
        close(stats.standard_deviation.unwrap(), deviation);
    };
    check(23, 14226.5, 1543.804138);
    check(100, 17948.208333, 1657.290323);
    check(1000, 17752.791667, 1483.501556);
    check(5000, 18271.375, 2707.137439);
    check(8783, 14862.208333, 1318.495947);
}

#[test]
fn a_tumbling_window_closes_once_the_watermark_has_passed_its_end() {
    let mut windows = Tumbling::new(100);
    windows.add(10, 1.0);
    windows.add(99, 3.0);
    windows.add(100, 7.0);
    assert!(windows.close_until(99).is_empty());
    let closed = windows.close_until(100);
    assert_eq!(closed.len(), 1);
    assert_eq!(
        (closed[0].from.as_second(), closed[0].until.as_second()),
        (0, 100)
    );
    let stats = closed[0].stats;
    assert_eq!(
        (stats.count, stats.mean, stats.min, stats.max),
        (2, 2.0, 1.0, 3.0)
    );
    assert_eq!(windows.close_until(1_000).len(), 1);
    assert!(windows.close_until(1_000).is_empty(), "closed once");
}

#[test]
fn one_value_has_no_deviation() {
    assert_eq!(WindowStats::of(&[4.0]).unwrap().standard_deviation, None);
    assert_eq!(WindowStats::of(&[]), None);
}
