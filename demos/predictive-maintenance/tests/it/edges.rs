//! The least and the most that is taken, and what is refused.

use boreal_demo_kit::Input;
use predictive_maintenance::columns::Why;
use predictive_maintenance::predict::{Params, run};
use predictive_maintenance::readings::{Unit, read};
use predictive_maintenance::simulator::{csv, simulate};

/// The first line of NASA's `train_FD003.txt` and the next.
const NASA: &str = "1 1 -0.0005 0.0004 100.0 518.67 642.36 1583.23 1396.84 14.62 21.61 553.97 2387.96 9062.17 1.3 47.3 522.31 2388.01 8145.32 8.4246 0.03 391 2388 100.0 39.11 23.3537  \n1 2 0.0008 -0.0003 100.0 518.67 642.50 1584.69 1396.89 14.62 21.61 554.55 2388.00 9061.78 1.3 47.23 522.42 2388.03 8152.85 8.4403 0.03 392 2388 100.0 38.99 23.4491  \n";

#[test]
fn nasas_files_are_read_as_they_are_and_with_commas() {
    let fleet = read(NASA).unwrap();
    assert_eq!(fleet.sensors.len(), 21);
    assert_eq!((&*fleet.sensors[0], &*fleet.sensors[20]), ("s1", "s21"));
    assert_eq!(fleet.machines.len(), 1);
    assert_eq!(fleet.machines[0].unit, Unit::Number(1));
    assert_eq!(fleet.machines[0].cycles, [1.0, 2.0]);
    assert_eq!(fleet.machines[0].sensors[20], [23.3537, 23.4491]);
    let commas: Vec<String> = NASA
        .lines()
        .map(|line| line.trim().replace(' ', ","))
        .collect();
    assert_eq!(read(&commas.join("\r\n")).unwrap(), fleet);
    let headed = format!("unit cycle op1 op2 op3 {}\n{NASA}", fleet.sensors.join(" "));
    assert_eq!(read(&headed).unwrap(), fleet);
}

#[test]
fn headings_say_what_is_what() {
    let text = "Machine;Cycles;setting 1;Temp;Vibration\nP-1;1;5;20,5;1\nP-1;2;5;;1\nP-2;1;5;n/a;3\nP-2;2;5;21,5;3\n";
    let fleet = read(text).unwrap();
    assert_eq!(fleet.sensors, ["Temp", "Vibration"]);
    assert_eq!(fleet.machines[0].unit, Unit::Name("P-1".to_owned()));
    // What is missing is the reading before, or the first there is.
    assert_eq!(fleet.machines[0].sensors[0], [20.5, 20.5]);
    assert_eq!(fleet.machines[1].sensors[0], [21.5, 21.5]);
    assert_eq!(fleet.filled(), 2);
    let spaces = read("unit cycle temp\n1 1 nan\n1 2 21.5\n1 3 N/A\n").unwrap();
    assert_eq!(spaces.machines[0].sensors[0], [21.5, 21.5, 21.5]);
    assert_eq!(spaces.filled(), 2);
    // A sensor that did not answer makes no headings of a first line.
    let silent = NASA.replacen(" 518.67 ", " N/A ", 1);
    assert_eq!(read(&silent).unwrap().filled(), 1);
    // What is not used is not said to be filled.
    let wanted = ["temp".to_owned()];
    let wide = read("unit,cycle,temp,oil\n1,1,,3\n1,2,21.5,\n").unwrap();
    assert_eq!(wide.with_sensors(&wanted).unwrap().filled(), 1);
    let commas = read("unit,cycle,temp\n1,1,NaN\n1,2,21.5\n").unwrap();
    assert_eq!(
        (commas.filled(), commas.machines[0].sensors[0][0]),
        (1, 21.5)
    );
    // The plainest name is the machine's, wherever it stands.
    let named = read("id,age,unit,cycle,temp\n9,40,1,1,5\n9,40,1,2,5\n").unwrap();
    assert_eq!(named.sensors, ["temp"]);
    assert_eq!(named.machines[0].cycles, [1.0, 2.0]);
}

/// An empty cell between two commas is a cell, also where there are no headings.
#[test]
fn an_empty_cell_of_a_table_without_headings_is_a_sensor_that_did_not_answer() {
    let commas = NASA
        .replace(" \n", "\n")
        .replace(' ', ",")
        .replace(",\n", "\n");
    let silent = commas.replacen(",642.50,", ",,", 1);
    let fleet = read(&silent).unwrap();
    assert_eq!(fleet.filled(), 1);
    assert_eq!(fleet.machines[0].sensors[1], [642.36, 642.36]);
    // The last one too, and a mark at the end of a line begins no cell.
    let last = commas.replacen(",23.4491", ",", 1);
    assert_eq!(read(&last).unwrap().filled(), 1);
    assert_eq!(read(&commas.replace('\n', ",\n")).unwrap().filled(), 0);
    // A comma that parts no cells is a decimal one.
    let semicolons = commas.replace(',', ";").replace('.', ",");
    assert_eq!(read(&semicolons).unwrap(), read(NASA).unwrap());
}

#[track_caller]
fn left_out(text: &str, sensors: &[&str], expected: &[(&str, Why, Option<u32>)]) {
    let fleet = read(text).unwrap();
    assert_eq!(fleet.sensors, sensors);
    let told = fleet.left_out.iter();
    let told: Vec<_> = told
        .map(|out| (&*out.column, out.why, out.unit.clone()))
        .collect();
    let expected: Vec<_> = expected
        .iter()
        .map(|(column, why, unit)| (*column, *why, unit.map(Unit::Number)))
        .collect();
    assert_eq!(told, expected);
}

#[test]
fn what_is_no_sensor_is_left_out_and_said() {
    // A second column of time would tell when a machine ran.
    left_out(
        "unit,cycle,time,Timestamp,op1,temp\n1,1,1700000000,9,3,5\n",
        &["temp"],
        &[
            ("time", Why::Counts, None),
            ("Timestamp", Why::Counts, None),
            ("op1", Why::Setting, None),
        ],
    );
    left_out(
        "unit,cycle,site,on,temp\n1,1,Regina,2026-01-05,5\n1,2,,2026-01-06,6\n",
        &["temp"],
        &[("site", Why::Text, None), ("on", Why::Text, None)],
    );
    // Of a machine that never had it, nothing can be filled in.
    left_out(
        "unit,cycle,oil,temp\n1,1,3,5\n2,1,,6\n3,1,,6\n",
        &["temp"],
        &[("oil", Why::Silent, Some(2))],
    );
    // A heading that says nothing names no sensor.
    left_out("unit,cycle,_,,temp\n1,1,x,y,5\n", &["temp"], &[]);
    left_out("unit cycle _ temp\n1 1 x 5\n", &["temp"], &[]);
}

#[test]
fn a_column_of_numbers_with_a_word_in_it_is_refused_there() {
    let error = read("unit,cycle,oil,temp\n1,1,3,5\n1,2,hot,6\n1,3,4,6\n").unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 3, column \"oil\": \"hot\" is not a number"
    );
}

#[test]
fn a_wrong_table_is_refused_by_line_and_column() {
    for (text, said) in [
        ("", "header line"),
        ("1 2 3\n", "3 cells where the header has 26"),
        ("unit,cycle\n1,1\n", "a sensor"),
        ("unit,temp\n1,1\n", "no column \"cycle\""),
        ("time,temp\n1,1\n", "no column \"unit\""),
        ("unit,cycle,temp\n1,1,5\n1,1,6\n", "line 3"),
        ("unit,cycle,temp\n1,2,5\n1,1,6\n", "must rise"),
        ("unit,cycle,temp\n1,-1,5\n", "a cycle is a number"),
        ("unit,cycle,temp\n,1,5\n", "1 to 40 characters"),
        ("unit,cycle,temp\n1,1,hot\n", "\"hot\" is not a number"),
        ("unit cycle temp\n1 1 hot\n", "\"hot\" is not a number"),
        ("unit,cycle,temp\n1,1,\n", "has no reading"),
        ("unit,cycle,temp\n1,1,5\n2,1,\n2,2,\n", "line 3"),
        ("unit,cycle,temp\n1,1,1e13\n", "1e12"),
        ("unit,cycle,temp,temp\n1,1,5,6\n", "is there twice"),
    ] {
        let error = read(text).unwrap_err().to_string();
        assert!(error.contains(said), "{text:?}: {error}");
    }
}

#[test]
fn names_are_kept_and_one_machine_is_one() {
    let fleet = read("unit,cycle,temp\n1,1,5\n1.0,2,5\n0012,1,5\n12,1,5\n0,1,5\n").unwrap();
    let units: Vec<String> = fleet
        .machines
        .iter()
        .map(|one| one.unit.to_string())
        .collect();
    assert_eq!(units, ["1", "0012", "12", "0"]);
    assert_eq!(fleet.machines[0].cycles, [1.0, 2.0]);
}

fn refused(change: impl FnOnce(&mut Params)) -> Vec<(String, String)> {
    let fleet = simulate(5, 2, 4);
    let mut params = Params {
        train_csv: csv(&fleet.failed),
        test_csv: csv(&fleet.running),
        ..Params::default()
    };
    change(&mut params);
    let errors = params.plan().map(|_| ()).unwrap_err();
    let named = errors.0.into_iter().map(|error| (error.field, error.code));
    named.collect()
}

#[test]
fn what_cannot_be_learnt_from_is_refused_by_its_field() {
    let named = |field: &str, code: &str| vec![(field.to_owned(), code.to_owned())];
    assert_eq!(
        refused(|params| params.cap = 9.0),
        named("cap", "out_of_range")
    );
    assert_eq!(
        refused(|params| params.interval_pct = 99.5),
        named("interval_pct", "out_of_range")
    );
    assert_eq!(
        refused(|params| params.failure_cost = f64::NAN),
        named("failure_cost", "out_of_range")
    );
    assert_eq!(
        refused(|params| params.test_csv.clear()),
        named("test_csv", "empty_table")
    );
    assert_eq!(
        refused(|params| params.test_csv = "unit,cycle,x\n1,1,1\n".to_owned()),
        named("test_csv", "missing_column")
    );
    assert_eq!(
        refused(|params| params.train_csv = csv(&simulate(3, 1, 1).failed)),
        named("train_csv", "too_few_machines")
    );
    let still: String = (1..=5)
        .flat_map(|unit| (1..=30).map(move |cycle| format!("{unit},{cycle},7\n")))
        .collect();
    assert_eq!(
        refused(|params| params.train_csv = format!("unit,cycle,x\n{still}")),
        named("train_csv", "no_sensor_moves")
    );
    let late: String = (1..=5)
        .flat_map(|unit| (19_000..=19_030).map(move |day| format!("{unit},{day},{}\n", day % 7)))
        .collect();
    assert_eq!(
        refused(|params| params.train_csv = format!("unit,day,x\n{late}")),
        named("train_csv", "not_from_new")
    );
    let calendar: String = (19_000..=19_030)
        .map(|day| format!("1,{day},5\n"))
        .collect();
    let counted: String = (1..=5)
        .flat_map(|unit| (1..=60).map(move |cycle| format!("{unit},{cycle},{}\n", cycle % 7)))
        .collect();
    assert_eq!(
        refused(|params| {
            params.train_csv = format!("unit,day,x\n{counted}");
            params.test_csv = format!("unit,day,x\n{calendar}");
        }),
        named("test_csv", "not_from_new")
    );
    // An age in years, a reading a month: estimates in whole cycles would tell nothing.
    let years: String = (1..=5)
        .flat_map(|unit| {
            (1..=60).map(move |month| format!("{unit},{},{}\n", f64::from(month) / 12.0, month % 7))
        })
        .collect();
    assert_eq!(
        refused(|params| params.train_csv = format!("unit,age,x\n{years}")),
        named("train_csv", "too_short")
    );
    // A reading every hundred cycles says nothing of lives told apart up to ten.
    let sparse: String = (1..=5)
        .flat_map(|unit| {
            (1..=30).map(move |reading| format!("{unit},{},{reading}\n", reading * 100))
        })
        .collect();
    assert_eq!(
        refused(|params| {
            params.train_csv = format!("unit,cycle,x\n{sparse}");
            params.test_csv = params.train_csv.clone();
            params.cap = 10.0;
        }),
        named("cap", "cap_too_small")
    );
    assert_eq!(
        refused(|params| {
            params.train_csv.clear();
            params.test_csv.clear();
            params.planned_cost = 0.0;
        })
        .len(),
        3
    );
}

#[test]
fn short_lives_and_large_caps_are_answered() {
    // Machines that live twenty cycles, and a cap beyond all lives.
    let rows = |units: u32, cycles: u32| -> String {
        let row = |unit: u32, cycle: u32| format!("{unit},{cycle},{}\n", unit + cycle * cycle % 7);
        let table: String = (1..=units)
            .flat_map(|unit| (1..=cycles + unit % 3).map(move |cycle| row(unit, cycle)))
            .collect();
        format!("unit,cycle,x\n{table}")
    };
    for cap in [10.0, 125.0, 1e6] {
        let params = Params {
            train_csv: rows(4, 20),
            test_csv: rows(2, 15),
            cap,
            ..Params::default()
        };
        let report = run(&params.plan().unwrap());
        for unit in &report.units {
            let (low, rul, high) = (unit.low.unwrap(), unit.rul.unwrap(), unit.high.unwrap());
            assert!(0.0 <= low && low <= rul && rul <= high && high <= cap);
        }
        assert!(report.cost.curve.len() <= 65);
    }
}
