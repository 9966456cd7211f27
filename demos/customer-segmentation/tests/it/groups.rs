//! K-means against scikit-learn, and the number of groups.

use boreal_demo_kit::SeededRng;
use customer_segmentation::agreement::{adjusted_rand, silhouettes};
use customer_segmentation::analysis::Data;
use customer_segmentation::choice::{MOST_JUDGED, Verdict, judge};
use customer_segmentation::customer::{Point, Scale, customers};
use customer_segmentation::kmeans::{best_of, nearest, search};
use customer_segmentation::record::Sample;

use crate::record::{CDS, SHOP};

fn points(sample: Sample, every: usize, from: usize) -> Vec<Point> {
    let Data::Transactions(_, ledger) = sample.data() else {
        panic!("the bundled data are transactions");
    };
    let all = customers(ledger);
    let some: Vec<_> = all.into_iter().skip(from).step_by(every).collect();
    Scale::of(&some).points(&some)
}

/// Research references, at a thousandth; and scikit-learn 1.9.1's best of 50 starts (tolerance 1e-9), at a millionth.
#[test]
fn sums_are_no_higher_than_scikit_learns_best_of_fifty() {
    let cds = [
        2880.828171,
        1985.307568,
        1591.732441,
        1304.773619,
        1101.155295,
        960.719362,
        864.610821,
    ];
    let shop = [
        6652.124155,
        5022.572911,
        4054.606235,
        3446.358089,
        3036.957563,
        2748.550813,
        2486.054663,
    ];
    for (report, theirs) in [(&*CDS, cds), (&*SHOP, shop)] {
        for (row, theirs) in report.choices.iter().zip(theirs) {
            assert!(
                row.inertia <= theirs * (1.0 + 1e-6),
                "{}: {} for {theirs}",
                row.k,
                row.inertia
            );
        }
    }
    assert!(CDS.inertia <= 1985.315205 * 1.001);
}

#[test]
fn ten_sets_of_customers_are_grouped_as_well_as_by_scikit_learn() {
    let theirs = [
        [186.025218, 119.29554],
        [185.815493, 111.548973],
        [189.09986, 128.204868],
        [193.760755, 109.999778],
        [220.493985, 138.753353],
        [194.366584, 120.005814],
        [205.36729, 137.399962],
        [196.944361, 115.628096],
        [167.362674, 104.615674],
        [206.37791, 127.745654],
    ];
    for (from, theirs) in theirs.into_iter().enumerate() {
        let points = points(Sample::Cds, 10, from);
        for (k, theirs) in [3, 5].into_iter().zip(theirs) {
            let ours = search(&points, k, &mut SeededRng::new(1)).inertia;
            assert!(
                ours <= theirs * (1.0 + 1e-6),
                "set {from}, {k} groups: {ours} for {theirs}"
            );
        }
    }
}

#[test]
fn silhouettes_are_scikit_learns() {
    let of = |k: usize| {
        CDS.choices
            .iter()
            .find(|row| row.k == k)
            .unwrap()
            .silhouette
    };
    assert_eq!((of(2), of(3)), (0.578665, 0.489042));
    let of = |k: usize| {
        SHOP.choices
            .iter()
            .find(|row| row.k == k)
            .unwrap()
            .silhouette
    };
    assert!((of(2) - 0.418732).abs() < 1e-4, "{}", of(2));
}

#[test]
fn three_groups_are_defended_and_their_sizes_known() {
    assert_eq!((CDS.k, CDS.recommended_k), (3, 3));
    let sizes: Vec<usize> = CDS.segments.iter().map(|segment| segment.size).collect();
    assert_eq!(sizes, [307, 677, 1373]);
    assert!(CDS.stability > 0.99, "{}", CDS.stability);
    let verdict = |k: usize| CDS.choices.iter().find(|row| row.k == k).unwrap().verdict;
    assert_eq!((verdict(2), verdict(3)), (Verdict::Coarse, Verdict::Chosen));
    assert!(
        CDS.choices[2..]
            .iter()
            .all(|row| row.verdict != Verdict::Coarse)
    );
}

/// scikit-learn's documentation: `adjusted_rand_score([0, 0, 1, 2], [0, 0, 1, 1])` is 0.57.
#[test]
fn agreement_is_the_adjusted_rand_index() {
    let check = |a: &[u8], b: &[u8], expected: f64| {
        let found = adjusted_rand(a, b);
        assert!((found - expected).abs() < 1e-9, "{a:?} {b:?}: {found}");
    };
    check(&[0, 0, 1, 1], &[1, 1, 0, 0], 1.0);
    check(&[0, 0, 1, 2], &[0, 0, 1, 1], 4.0 / 7.0);
    check(&[0, 0, 0, 0], &[0, 1, 2, 3], 0.0);
    check(&[0, 0, 1, 1], &[0, 1, 0, 1], -0.5);
    check(&[0, 0, 0], &[0, 0, 0], 1.0);
}

#[test]
fn a_silhouette_by_hand() {
    // Two pairs a unit apart, ten between them: (10.5 - 1) / 10.5 outside, (9.5 - 1) / 9.5 inside.
    let points: Vec<Point> = [0.0, 1.0, 10.0, 11.0].map(|x| [x, 0.0, 0.0]).to_vec();
    let found = silhouettes(&points, &[&[0, 0, 1, 1]])[0];
    let expected = (9.5 / 10.5 + 8.5 / 9.5) / 2.0;
    assert!((found - expected).abs() < 1e-12, "{found}");
}

#[test]
fn every_customer_is_in_the_nearest_group() {
    let points = points(Sample::Shop, 3, 0);
    let found = best_of(&points, 6, 3, &mut SeededRng::new(5));
    for (point, &label) in points.iter().zip(&found.labels) {
        let (near, distance) = nearest(&found.centers, point);
        let own =
            customer_segmentation::kmeans::squared_distance(point, &found.centers[label as usize]);
        assert!(near == label as usize || own - distance < 1e-9);
    }
}

/// A tenth of a group times the difference before it is rounded: of 4,000 customers a cent would be four dollars.
#[test]
fn a_tenth_of_a_group_is_worth_the_unrounded_difference() {
    for report in [&*CDS, &*SHOP] {
        for step in &report.ladder {
            let of = |name: &str| {
                let segment = report.segments.iter().find(|one| one.name == name).unwrap();
                (
                    segment.expected_value.unwrap() / segment.size as f64,
                    segment.size as f64,
                )
            };
            let ((from, size), (to, _)) = (of(&step.from), of(&step.to));
            assert!(((to - from) * size / 10.0 - step.worth_of_a_tenth).abs() < 0.006);
            assert!((step.to_value - step.from_value - step.worth).abs() < 1e-9);
        }
    }
}

/// Above the number of customers that are judged, the groups shown are those judged, taken on to all.
#[test]
fn groups_of_many_customers_are_those_that_were_judged() {
    let mut rng = SeededRng::new(3);
    let points: Vec<Point> = (0..2 * MOST_JUDGED)
        .map(|_| std::array::from_fn(|_| rng.normal()))
        .collect();
    let choices = judge(&points, 1);
    assert_eq!(choices.judged, MOST_JUDGED);
    for row in &choices.rows {
        let shown = choices.clustering(&points, row.k);
        // Twice the customers have about twice the sum, if they lie in the same groups.
        let ratio = shown.inertia / (2.0 * row.inertia);
        assert!((ratio - 1.0).abs() < 0.03, "{}: {ratio}", row.k);
        let found = search(&points, row.k, &mut SeededRng::new(1));
        assert!(shown.inertia <= found.inertia * 1.01, "{} groups", row.k);
        for (point, &label) in points.iter().zip(&shown.labels) {
            let own = customer_segmentation::kmeans::squared_distance(
                point,
                &shown.centers[label as usize],
            );
            assert!(own - nearest(&shown.centers, point).1 < 1e-9);
        }
    }
}
