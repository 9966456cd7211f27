//! Machines without a reading of a sensor: which of the two is left out.

use boreal_demo_kit::Input;
use predictive_maintenance::columns::Why;
use predictive_maintenance::predict::{Params, run};
use predictive_maintenance::readings::{Fleet, Unit, read_both};
use predictive_maintenance::report::Report;
use predictive_maintenance::simulator::{csv, simulate};

#[test]
fn what_machines_that_run_do_not_tell_is_not_learnt_and_said() {
    let fleet = simulate(5, 2, 4);
    let mut running = fleet.running;
    for machine in &mut running.machines {
        machine.sensors[3].fill(f32::NAN);
    }
    let params = Params {
        train_csv: csv(&fleet.failed),
        test_csv: csv(&running).replace("NaN", ""),
        ..Params::default()
    };
    let plan = params.plan().unwrap();
    let [out] = &plan.failed.left_out[..] else {
        panic!("{:?}", plan.failed.left_out)
    };
    assert_eq!((&*out.column, out.why), ("flow", Why::Silent));
    assert_eq!(plan.failed.sensors, plan.running.sensors);
    assert_eq!(plan.failed.sensors.len(), 7);
    assert_eq!(plan.failed.machines[0].sensors.len(), 7);
    assert_eq!(run(&plan).left_out, plan.failed.left_out);
}

/// A table of pumps of which some lack sensors, by their places.
fn table(mut pumps: Fleet, silent: &[(usize, usize)]) -> String {
    for &(machine, sensor) in silent {
        pumps.machines[machine].sensors[sensor].fill(f32::NAN);
    }
    csv(&pumps).replace("NaN", "")
}

/// Six pumps that run, of which some lack sensors.
fn some_silent(silent: &[(usize, usize)]) -> Params {
    let fleet = simulate(5, 6, 4);
    Params {
        train_csv: csv(&fleet.failed),
        test_csv: table(fleet.running, silent),
        ..Params::default()
    }
}

/// Pumps that failed, of which some lack sensors.
fn some_failed_silent(failed: usize, silent: &[(usize, usize)]) -> Params {
    let fleet = simulate(failed, 3, 4);
    Params {
        train_csv: table(fleet.failed, silent),
        test_csv: csv(&fleet.running),
        ..Params::default()
    }
}

#[test]
fn one_silent_machine_of_many_has_no_estimate_and_takes_no_sensor_from_the_others() {
    let plan = some_silent(&[(1, 6)]).plan().unwrap();
    assert!(plan.failed.left_out.is_empty());
    assert_eq!(plan.failed.sensors.len(), 8);
    let report = run(&plan);
    let told = report.units.iter();
    let told: Vec<_> = told
        .map(|unit| (unit.rul.is_some(), unit.silent.as_deref()))
        .collect();
    let known = (true, None);
    // The last one is new: it has fewer readings than are needed.
    let expected = [
        known,
        (false, Some("leak")),
        known,
        known,
        known,
        (false, None),
    ];
    assert_eq!(told, expected);
    assert_eq!(report.filled, 0);
    // The others are told what they are told without it.
    let whole = run(&some_silent(&[]).plan().unwrap());
    assert_eq!(report.units[0], whole.units[0]);
}

#[test]
fn a_sensor_that_many_machines_that_run_lack_is_left_out() {
    let left_out = |silent: &[(usize, usize)]| -> Vec<String> {
        let plan = some_silent(silent).plan().unwrap();
        let left_out = plan.failed.left_out.into_iter();
        left_out.map(|out| out.column).collect()
    };
    assert_eq!(left_out(&[(1, 6), (2, 6)]), ["leak"]);
    // Each of one machine, and together of too many: of equals the last goes, and that is enough.
    assert_eq!(left_out(&[(1, 6), (2, 3)]), ["leak"]);
}

/// Columns that were left out, and how many machines that run lack another.
fn lacking(report: &Report) -> (Vec<&str>, usize) {
    let left_out = report.left_out.iter();
    let left_out = left_out.map(|out| &*out.column).collect();
    let silent = report.units.iter().filter(|unit| unit.silent.is_some());
    (left_out, silent.count())
}

/// At most a quarter of them have no estimate, also where what they lack has not moved on any of them yet.
#[test]
fn a_sensor_that_never_moves_on_machines_that_run_counts_where_it_is_learnt_from() {
    let fleet = simulate(5, 6, 4);
    let mut running = fleet.running;
    for machine in &mut running.machines {
        machine.sensors[3].fill(0.0);
        machine.sensors[6].fill(0.0);
    }
    let params = Params {
        train_csv: csv(&fleet.failed),
        test_csv: table(running, &[(1, 6), (2, 3)]),
        ..Params::default()
    };
    let report = run(&params.plan().unwrap());
    assert_eq!(lacking(&report), (vec!["leak"], 1));
}

#[test]
fn a_sensor_that_moves_on_machines_that_run_alone_takes_no_other_with_it() {
    let fleet = simulate(5, 6, 4);
    let mut failed = fleet.failed;
    for machine in &mut failed.machines {
        machine.sensors[3].fill(1.5);
    }
    let params = Params {
        train_csv: csv(&failed),
        test_csv: table(fleet.running, &[(1, 3), (2, 6)]),
        ..Params::default()
    };
    // Where those that failed are refused, any may be learnt from.
    let alone = read_both("", &params.test_csv).1.unwrap().left_out;
    let alone: Vec<&str> = alone.iter().map(|out| &*out.column).collect();
    assert_eq!(alone, ["leak"]);
    let report = run(&params.plan().unwrap());
    assert_eq!(lacking(&report), (vec![], 1));
}

#[test]
fn one_silent_history_of_many_is_not_learnt_from_and_takes_no_sensor_from_the_others() {
    let plan = some_failed_silent(6, &[(2, 6)]).plan().unwrap();
    assert!(plan.failed.left_out.is_empty());
    assert_eq!(plan.failed.sensors.len(), 8);
    let report = run(&plan);
    assert_eq!(report.histories, 5);
    assert_eq!(report.silent_histories, [Unit::Number(3)]);
    // What is told is what is told of the others alone.
    let mut fleet = simulate(6, 3, 4);
    fleet.failed.machines.remove(2);
    let others = Params {
        train_csv: csv(&fleet.failed),
        test_csv: csv(&fleet.running),
        ..Params::default()
    };
    let others = Report {
        silent_histories: vec![Unit::Number(3)],
        ..run(&others.plan().unwrap())
    };
    assert_eq!(report, others);
}

#[test]
fn empty_cells_of_a_history_that_is_not_learnt_from_are_not_said_to_be_filled() {
    let fleet = simulate(6, 3, 4);
    let filled = |machine: usize| {
        let mut failed = fleet.failed.clone();
        failed.machines[machine].sensors[0][3] = f32::NAN;
        let params = Params {
            train_csv: table(failed, &[(2, 6)]),
            test_csv: csv(&fleet.running),
            ..Params::default()
        };
        params.plan().unwrap().failed.filled()
    };
    assert_eq!((filled(1), filled(2)), (1, 0));
}

#[track_caller]
fn learns_from(params: Params, histories: usize, left_out: &[&str]) {
    let failed = params.plan().unwrap().failed;
    let told = failed.left_out.iter();
    let told: Vec<&str> = told.map(|out| &*out.column).collect();
    assert_eq!((failed.machines.len(), &*told), (histories, left_out));
}

#[test]
fn a_sensor_that_more_than_a_few_histories_lack_is_left_out() {
    learns_from(some_failed_silent(5, &[(1, 6)]), 4, &[]);
    // Four are needed to learn from.
    learns_from(some_failed_silent(4, &[(1, 6)]), 4, &["leak"]);
    learns_from(some_failed_silent(12, &[(1, 6), (2, 6)]), 12, &["leak"]);
    learns_from(some_failed_silent(20, &[(1, 6), (2, 6)]), 18, &[]);
    // Each of one history, and together of too many: of equals the last goes, and that is enough.
    let two = some_failed_silent(12, &[(1, 6), (2, 3)]);
    learns_from(two, 11, &["leak"]);
    let three = some_failed_silent(20, &[(1, 1), (2, 3), (3, 6)]);
    learns_from(three, 18, &["leak"]);
    // The one that most lack goes first, wherever it stands.
    let most = some_failed_silent(20, &[(1, 1), (2, 1), (3, 6)]);
    let first = simulate(4, 1, 4).failed.sensors.swap_remove(1);
    learns_from(most, 19, &[&*first]);
    // As many as are needed, and one of them too short to be learnt from.
    let fleet = simulate(5, 3, 4);
    let mut failed = fleet.failed;
    let short = &mut failed.machines[4];
    short.cycles.truncate(10);
    for sensor in &mut short.sensors {
        sensor.truncate(10);
    }
    let params = Params {
        train_csv: table(failed, &[(1, 6)]),
        test_csv: csv(&fleet.running),
        ..Params::default()
    };
    learns_from(params, 5, &["leak"]);
}

#[test]
fn no_history_is_left_out_for_a_sensor_that_is_not_learnt_from() {
    // The machines that run do not tell it.
    let fleet = simulate(6, 3, 4);
    let params = Params {
        train_csv: table(fleet.failed.clone(), &[(2, 6)]),
        test_csv: table(fleet.running.clone(), &[(0, 6), (1, 6), (2, 6)]),
        ..Params::default()
    };
    learns_from(params, 6, &["leak"]);
    // It never moves.
    let mut still = fleet.failed;
    for machine in &mut still.machines {
        machine.sensors[6].fill(1.5);
    }
    let params = Params {
        train_csv: table(still, &[(2, 6)]),
        test_csv: csv(&fleet.running),
        ..Params::default()
    };
    let report = run(&params.plan().unwrap());
    assert_eq!((report.histories, report.sensors.len()), (6, 7));
    assert!(report.silent_histories.is_empty());
    // Nor does it take another with it.
    let fleet = simulate(12, 3, 4);
    let mut still = fleet.failed;
    for machine in &mut still.machines {
        machine.sensors[3].fill(1.5);
    }
    let params = Params {
        train_csv: table(still, &[(1, 6), (2, 3)]),
        test_csv: csv(&fleet.running),
        ..Params::default()
    };
    learns_from(params, 11, &[]);
}

#[test]
fn a_sensor_that_machines_that_run_do_not_tell_takes_no_other_with_it() {
    let fleet = simulate(12, 3, 4);
    let train_csv = table(fleet.failed, &[(1, 3), (2, 6)]);
    let learns = |running: &str| {
        let params = Params {
            train_csv: train_csv.clone(),
            test_csv: running.to_owned(),
            ..Params::default()
        };
        // The history without the other one.
        learns_from(params, 11, &["flow"]);
    };
    learns(&table(fleet.running.clone(), &[(0, 3), (1, 3), (2, 3)]));
    // More than a quarter of them lack it.
    learns(&table(fleet.running, &[(0, 3)]));
}
