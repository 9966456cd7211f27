//! Returns, cancellations and rows without a customer.

use customer_segmentation::ledger::{Counts, Ledger, Rows, RowsBuilder};

fn rows(entries: &[(&str, i32, i64)]) -> Rows {
    let mut rows = RowsBuilder::default();
    for (customer, day, cents) in entries {
        rows.add(customer, *day, *cents);
    }
    rows.finish()
}

#[track_caller]
fn check(entries: &[(&str, i32, i64)], expected: &[(&str, &[i32], i64)]) -> Counts {
    let ledger = Ledger::of(&rows(entries));
    let found: Vec<(String, Vec<i32>, i64)> = ledger
        .iter()
        .flat_map(|ledger| &ledger.histories)
        .map(|history| {
            let days = history.visits.iter().map(|visit| visit.day).collect();
            (history.id.clone(), days, history.cents)
        })
        .collect();
    let expected: Vec<(String, Vec<i32>, i64)> = expected
        .iter()
        .map(|(id, days, cents)| ((*id).to_owned(), days.to_vec(), *cents))
        .collect();
    assert_eq!(found, expected, "{entries:?}");
    ledger.map(|ledger| ledger.counts).unwrap_or_default()
}

#[test]
fn purchases_of_a_day_are_one_visit() {
    check(
        &[("a", 1, 500), ("a", 1, 300), ("a", 4, 200)],
        &[("a", &[1, 4], 1000)],
    );
}

#[test]
fn a_whole_purchase_taken_back_never_was() {
    let counts = check(
        &[("a", 1, 500), ("a", 3, 200), ("a", 4, -500)],
        &[("a", &[3], 200)],
    );
    assert_eq!((counts.cancellations, counts.cancelled_purchases), (1, 1));
}

#[test]
fn a_part_taken_back_reduces_what_was_spent() {
    let counts = check(&[("a", 1, 500), ("a", 4, -120)], &[("a", &[1], 380)]);
    assert_eq!((counts.cancellations, counts.cancelled_purchases), (1, 0));
}

#[test]
fn a_return_before_its_purchase_cancels_nothing() {
    check(
        &[("a", 1, -500), ("a", 4, 500), ("a", 5, 100)],
        &[("a", &[4, 5], 100)],
    );
}

#[test]
fn a_return_takes_the_latest_purchase_of_its_amount() {
    check(
        &[("a", 1, 500), ("a", 3, 500), ("a", 4, -500)],
        &[("a", &[1], 500)],
    );
}

#[test]
fn more_sent_back_than_bought_counts_as_nothing_spent() {
    let counts = check(&[("a", 1, 500), ("a", 4, -900)], &[("a", &[1], 0)]);
    assert_eq!(counts.customers_below_zero, 1);
}

#[test]
fn nobody_and_those_who_only_sent_back_are_counted_and_left_out() {
    let counts = check(
        &[("", 1, 500), ("a", 1, 100), ("b", 2, -900)],
        &[("a", &[1], 100)],
    );
    assert_eq!(
        (counts.without_customer, counts.customers_without_purchase),
        (1, 1)
    );
    assert_eq!(counts.rows, 3);
    check(&[("", 1, 500), ("b", 2, -900)], &[]);
}

#[test]
fn a_free_purchase_is_a_purchase() {
    check(&[("a", 1, 0), ("a", 9, 0)], &[("a", &[1, 9], 0)]);
}

#[test]
fn a_later_return_is_not_known_before() {
    let rows = rows(&[("a", 1, 500), ("a", 3, 200), ("a", 9, -500)]);
    let before = Ledger::until(&rows, 5).unwrap();
    assert_eq!(before.histories[0].visits.len(), 2);
    assert_eq!(before.counts.cancellations, 0);
}
