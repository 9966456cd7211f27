//! Wishes with their meaning: a table written before the reader, one it was tuned on, one of nonsense.

use std::collections::BTreeSet;

use automated_workflows::reading::{Reading, WishValue};
use automated_workflows::wish::read;

const BEFORE: &str = include_str!("wishes.txt");
const TUNED: &str = include_str!("more-wishes.txt");
const HOSTILE: &str = include_str!("hostile.txt");

struct Wish {
    text: String,
    readings: BTreeSet<String>,
    left: BTreeSet<String>,
}

fn wishes(table: &str) -> Vec<Wish> {
    let set = |part: Option<&str>| -> BTreeSet<String> {
        let parts = part.unwrap_or_default().split(';').map(str::trim);
        parts
            .filter(|one| !one.is_empty())
            .map(str::to_owned)
            .collect()
    };
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let mut parts = line.split(" | ");
            let text = parts.next().unwrap_or_default().trim_end_matches(" |");
            Wish {
                text: text.to_owned(),
                readings: set(parts.next()),
                left: set(parts.next()),
            }
        })
        .collect()
}

fn written(reading: &Reading) -> String {
    let value = match &reading.value {
        WishValue::Number(number) => number.to_string(),
        WishValue::Name(name) => name.clone(),
    };
    let within = reading.within_km.map(|km| format!(" within {km}"));
    let within = within.unwrap_or_default();
    format!("{} {} {value}{within}", reading.field, reading.op)
}

/// The wishes of a table, and those that were read otherwise than meant.
fn misread(table: &str) -> (usize, Vec<String>) {
    let all = wishes(table);
    let mut wrong = Vec::new();
    for wish in &all {
        let understood = read(&wish.text);
        let readings: BTreeSet<String> = understood.readings.iter().map(written).collect();
        let left: BTreeSet<String> = understood.left.into_iter().collect();
        if readings != wish.readings || left != wish.left {
            wrong.push(format!(
                "{}\n   meant {:?} left {:?}\n   read  {readings:?} left {left:?}",
                wish.text, wish.readings, wish.left
            ));
        }
    }
    (all.len(), wrong)
}

#[test]
fn of_wishes_written_before_the_reader_nineteen_in_twenty_are_read_right() {
    let (all, wrong) = misread(BEFORE);
    assert!(all >= 120, "{all}");
    assert!(wrong.len() * 20 <= all, "{}", wrong.join("\n"));
}

#[test]
fn wishes_the_reader_was_tuned_on_are_read_right() {
    let (all, wrong) = misread(TUNED);
    assert!(all >= 60, "{all}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn nonsense_is_not_taken_for_a_wish() {
    let all = wishes(HOSTILE);
    assert!(all.len() >= 30, "{}", all.len());
    for wish in all {
        let understood = read(&wish.text);
        let readings: BTreeSet<String> = understood.readings.iter().map(written).collect();
        assert!(
            readings.is_subset(&wish.readings),
            "{}: {readings:?}",
            wish.text
        );
    }
}

/// What need not be is told apart from what was not understood.
#[test]
fn what_need_not_be_asks_for_nothing_and_is_told() {
    for (wish, waived) in [
        (
            "doesn't have to be AWD, under 18k",
            "doesn't have to be AWD",
        ),
        (
            "hatchback, does not need to be automatic or red",
            "does not need to be automatic or red",
        ),
        (
            "wagon, doesn’t have to be under 100,000 km",
            "doesn’t have to be under 100,000 km",
        ),
    ] {
        let understood = read(wish);
        assert_eq!(understood.waived, [waived], "{wish}");
        assert!(understood.left.is_empty(), "{wish}");
    }
    assert!(read("not AWD").waived.is_empty());
}
