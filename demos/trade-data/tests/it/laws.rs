//! What must hold of any table: sums, shares, order.

use boreal_demo_kit::Input;
use proptest::prelude::*;
use trade_data::concentration::{entropy, grubel_lloyd, herfindahl};
use trade_data::own_trade::{self, Report};

type Line = (usize, usize, i32, u32);

fn csv(lines: &[Line]) -> String {
    let rows = lines.iter().map(|(partner, product, month, cents)| {
        let (year, month) = (2023 + month / 12, month % 12 + 1);
        let value = f64::from(*cents) / 100.0;
        format!("P{partner},G{product},{year}-{month:02},{value}\n")
    });
    std::iter::once("partner,product,month,value\n".to_owned())
        .chain(rows)
        .collect()
}

fn answer(lines: &[Line]) -> Report {
    let params = own_trade::Params {
        csv: csv(lines),
        ..own_trade::Params::default()
    };
    own_trade::run(&params.plan().unwrap())
}

fn lines() -> impl Strategy<Value = Vec<Line>> {
    prop::collection::vec((0..6usize, 0..5usize, 0..36i32, 1..1_000_000u32), 1..60)
}

proptest! {
    #[test]
    fn rows_add_up_to_the_total_and_their_contributions_to_its_growth(lines in lines()) {
        let report = answer(&lines);
        for summary in [&report.partners, &report.products] {
            let sum: f64 = summary.rows.iter().map(|row| row.value).sum();
            prop_assert!((sum - summary.total).abs() < 0.01);
            let shares: f64 = summary.rows.iter().map(|row| row.share).sum();
            prop_assert!((shares - 1.0).abs() < 1e-4);
            prop_assert!(summary.hhi > 0.0 && summary.hhi <= 1.0);
            prop_assert!(summary.entropy >= 0.0);
            if let Some(growth) = summary.growth_pct {
                let added: f64 = summary.rows.iter().filter_map(|row| row.contribution_pp).sum();
                prop_assert!((added - growth).abs() < 1e-2);
            }
        }
        prop_assert_eq!(report.partners.total, report.products.total);
        let linked: f64 = report.links.iter().map(|link| link.value).sum();
        prop_assert!((linked - report.partners.total).abs() < 0.01);
        let by_product = report.product_series.as_ref().map(|series| &series.totals);
        prop_assert_eq!(by_product, Some(&report.series.totals));
    }

    #[test]
    fn the_index_of_every_month_and_year_lies_between_its_bounds(lines in lines()) {
        let report = answer(&lines);
        for series in report.product_series.iter().chain([&report.series]) {
            let least = 1.0 / series.rows.len() as f64 - 1e-6;
            let found = series.concentration.as_ref().unwrap();
            let all = [&found.hhi, &found.hhi_most, &found.year_hhi, &found.year_hhi_most];
            for index in all.into_iter().flatten().flatten() {
                prop_assert!((least..=1.0).contains(index), "{index}");
            }
            for (index, total) in found.hhi.iter().zip(&series.totals) {
                prop_assert_eq!(index.is_some(), *total > 0.0);
            }
        }
    }

    #[test]
    fn pairs_add_up_to_the_total_and_their_contributions_to_its_growth(lines in lines()) {
        let report = answer(&lines);
        let pairs = report.pairs.unwrap();
        prop_assert_eq!(pairs.total, report.partners.total);
        prop_assert_eq!(pairs.growth_pct, report.partners.growth_pct);
        let sum: f64 = pairs.rows.iter().map(|row| row.value).sum();
        prop_assert!((sum - pairs.total).abs() < 0.01);
        if let Some(growth) = pairs.growth_pct {
            let added: f64 = pairs.rows.iter().filter_map(|row| row.contribution_pp).sum();
            prop_assert!((added - growth).abs() < 1e-2);
        }
        // A finer cut is never more concentrated.
        prop_assert!(pairs.hhi <= report.partners.hhi.min(report.products.hhi) + 1e-6);
    }

    #[test]
    fn the_order_of_the_rows_changes_no_figure(lines in lines(), seed in any::<u64>()) {
        let mut other = lines.clone();
        let length = other.len();
        for at in (1..length).rev() {
            other.swap(at, (seed as usize).wrapping_mul(at) % (at + 1));
        }
        let (one, two) = (answer(&lines), answer(&other));
        prop_assert_eq!(one.partners.total, two.partners.total);
        prop_assert_eq!(one.partners.hhi, two.partners.hhi);
        prop_assert_eq!(one.series.totals, two.series.totals);
    }

    #[test]
    fn concentration_lies_between_its_bounds(values in prop::collection::vec(1..1_000_000i64, 1..50)) {
        let count = values.len() as f64;
        let index = herfindahl(values.iter().copied());
        prop_assert!(index >= 1.0 / count - 1e-12 && index <= 1.0 + 1e-12);
        let spread = entropy(values.iter().copied());
        prop_assert!(spread >= -1e-12 && spread <= count.ln() + 1e-9);
        let both = grubel_lloyd(values.iter().map(|value| (*value, *value)));
        prop_assert_eq!(both, Some(1.0));
        let one_way = grubel_lloyd(values.iter().map(|value| (*value, 0)));
        prop_assert_eq!(one_way, Some(0.0));
    }
}

#[test]
fn nothing_has_no_concentration() {
    assert_eq!(herfindahl(std::iter::empty()), 0.0);
    assert_eq!(entropy(std::iter::empty()), 0.0);
    assert_eq!(grubel_lloyd(std::iter::empty()), None);
    assert_eq!(herfindahl([0, 0].into_iter()), 0.0);
    assert_eq!(herfindahl([5].into_iter()), 1.0);
}
