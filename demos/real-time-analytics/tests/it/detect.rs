//! The three detectors against figures computed independently on Ontario's demand of 2016.

use super::{close, stretch};
use boreal_demo_kit::Input;
use real_time_analytics::detect::{Params, Point, Report, run};

fn params(detector: &str, values: Vec<f64>) -> Params {
    Params {
        values: values.into_iter().map(Some).collect(),
        detector: detector.to_owned(),
        ..Params::default()
    }
}

#[track_caller]
fn report(params: Params) -> Report {
    run(&params.plan().unwrap())
}

/// The point at an hour of the year, from the stretch that holds it.
#[track_caller]
fn point(hour: usize, detector: &str, window: usize, period: Option<usize>) -> Point {
    let (first, values) = stretch(hour);
    let asked = Params {
        window,
        period,
        ..params(detector, values)
    };
    report(asked).points[hour - first]
}

#[track_caller]
fn check_median(hour: usize, detector: &str, window: usize, median: f64, mad: f64, score: f64) {
    let point = point(hour, detector, window, Some(24));
    close(point.center.unwrap(), median);
    close(point.scale.unwrap(), mad);
    close(point.score.unwrap(), score);
}

#[test]
fn robust_scores_are_the_reference() {
    check_median(100, "robust", 24, 17835.0, 1354.5, -0.940167);
    check_median(1000, "robust", 24, 18194.5, 822.5, 0.516228);
    check_median(5000, "robust", 24, 18969.0, 2129.0, -0.124192);
    check_median(8783, "robust", 24, 15166.5, 832.5, -0.821148);
}

#[test]
fn seasonal_scores_are_the_reference() {
    check_median(400, "seasonal", 14, 18260.5, 857.0, -0.307342);
    check_median(1000, "seasonal", 14, 17385.5, 823.0, 1.178941);
    check_median(5000, "seasonal", 14, 17972.0, 1309.0, 0.311744);
    check_median(8783, "seasonal", 14, 14642.5, 920.0, -0.358878);
}

#[test]
fn weighted_means_and_deviations_are_the_reference() {
    // A window of 19 weighs the newest value by a tenth. Later stretches begin
    // 400 hours before: by then 0.9^400 of the start is left, far below 1e-6.
    let check = |hour: usize, mean: f64, deviation: f64| {
        let point = point(hour, "ewma", 19, None);
        close(point.center.unwrap(), mean);
        close(point.scale.unwrap(), deviation);
    };
    check(0, 13417.0, 0.0);
    check(1, 13372.1, 134.7);
    check(2, 13274.39, 319.773166);
    check(100, 17407.403232, 1816.986276);
    check(5000, 17116.118866, 2519.923703);
    check(8783, 15372.39591, 1145.84701);
}

#[test]
fn nothing_is_scored_before_the_memory_is_full() {
    let scored = |detector: &str, window: usize, period: Option<usize>| {
        let (_, values) = stretch(0);
        let asked = Params {
            window,
            period,
            ..params(detector, values)
        };
        report(asked).points.iter().position(|p| p.score.is_some())
    };
    assert_eq!(scored("robust", 24, None), Some(24));
    assert_eq!(scored("ewma", 19, None), Some(19));
    assert_eq!(scored("seasonal", 14, Some(24)), Some(14 * 24));
}

#[test]
fn a_spike_is_flagged_by_all_three() {
    for detector in ["robust", "ewma", "seasonal"] {
        let (_, mut values) = stretch(0);
        values[390] += 15_000.0;
        let asked = Params {
            window: 14,
            period: Some(24),
            ..params(detector, values)
        };
        assert!(report(asked).points[390].flag, "{detector}");
    }
}

#[test]
fn where_nothing_varied_another_value_is_flagged_without_a_score() {
    let mut values = vec![5.0; 30];
    values.push(5.1);
    let point = report(params("robust", values.clone())).points[30];
    assert_eq!(
        (point.scale, point.score, point.flag),
        (Some(0.0), None, true)
    );
    let floor = Params {
        min_scale: 0.5,
        ..params("robust", values)
    };
    let point = report(floor).points[30];
    assert!(!point.flag && point.score.is_some());
}

/// A gap is neither a zero nor an error: what comes after it is judged as if it had not been, but for its place in
/// the period.
#[test]
fn missing_values_are_gaps() {
    let (_, values) = stretch(0);
    let gap = 50;
    for detector in ["robust", "ewma", "seasonal"] {
        let mut with_gap = params(detector, values.clone());
        (with_gap.window, with_gap.period) = (14, Some(24));
        let without = with_gap.clone();
        // A whole day is missing, so that the hours keep their places.
        let missing = if detector == "seasonal" { 24 } else { 1 };
        with_gap.values.splice(gap..gap, vec![None; missing]);
        let as_sent: Params =
            serde_json::from_value(serde_json::to_value(&with_gap).unwrap()).unwrap();
        assert_eq!(as_sent, with_gap);
        let (with_gap, without) = (report(as_sent).points, report(without).points);
        for point in &with_gap[gap..gap + missing] {
            assert_eq!(
                (point.center, point.score, point.flag),
                (None, None, false),
                "{detector}"
            );
        }
        let verdict = |point: &Point| (point.center, point.scale, point.score, point.flag);
        let after = with_gap[gap + missing..].iter().map(verdict);
        assert!(
            after.eq(without[gap..].iter().map(verdict)),
            "{detector}: a gap changes what comes after it"
        );
    }
    let nothing = Params {
        values: vec![None; 5],
        ..params("robust", Vec::new())
    };
    let nothing = report(nothing);
    assert_eq!((nothing.scored, nothing.flagged), (0, 0));
}

#[test]
fn columns_hold_the_figures_of_the_rows() {
    let (_, mut values) = stretch(0);
    values[390] += 15_000.0;
    let rows = report(params("robust", values.clone()));
    let columns = report(Params {
        shape: "columns".to_owned(),
        ..params("robust", values)
    });
    assert!(rows.columns.is_none() && columns.points.is_empty());
    assert_eq!(
        (columns.scored, columns.flagged),
        (rows.scored, rows.flagged)
    );
    let columns = columns.columns.unwrap();
    for point in rows.points {
        let at = point.index as usize;
        let figures = [
            (columns.center[at], point.center),
            (columns.scale[at], point.scale),
            (columns.expected[at], point.expected),
            (columns.score[at], point.score),
        ];
        for (in_column, in_row) in figures {
            assert_eq!(in_column, in_row, "value {at}");
        }
        assert_eq!(columns.flags.contains(&point.index), point.flag);
    }
}
