//! Laws every plan obeys, in every city with every crop.

use super::plan_of;
use boreal_demo_kit::Input;
use data_integration::reason::Reason;
use data_integration::season::Verdict;
use data_integration::tables::Tables;
use data_integration::{Params, run};
use proptest::prelude::*;

#[test]
fn dates_are_in_the_order_of_the_work() {
    for city in &Tables::bundled().cities {
        let report = plan_of(&city.slug, "all");
        if let Some(frost) = &report.frost {
            assert!(frost.last_spring.p90 <= frost.last_spring.p50);
            assert!(frost.last_spring.p50 <= frost.last_spring.p10);
            assert!(frost.last_spring.p50 < frost.first_fall.p50);
            assert!(frost.first_fall.p10 <= frost.first_fall.p50);
        }
        for crop in &report.crops {
            let at = format!("{} in {}", crop.slug, city.slug);
            if let (Some(sown), Some(out)) = (crop.sow_indoors, crop.transplant) {
                assert!(sown <= out, "{at}");
            }
            for span in [
                crop.windows.sow_indoors,
                crop.windows.transplant,
                crop.windows.direct_sow,
                crop.harvest,
            ]
            .into_iter()
            .flatten()
            {
                assert!(span.from <= span.to, "{at}");
            }
            if let (Some(out), Some(harvest)) = (crop.transplant.or(crop.direct_sow), crop.harvest)
            {
                assert!(out < harvest.from, "{at}");
            }
            if let Some(ratio) = crop.heat_ratio {
                assert!(ratio >= 0.0 && ratio.is_finite(), "{at}");
                assert_ne!(crop.verdict, Verdict::Unknown, "{at}");
            }
            assert!(!crop.reasons.is_empty(), "{at}");
            let words: Vec<_> = crop.reason_details.iter().map(Reason::in_words).collect();
            assert_eq!(crop.reasons, words, "{at}");
            assert!(crop.spacing.plants_per_bed >= 1, "{at}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_order_of_crops_changes_only_the_order(city in prop::sample::select(vec!["calgary", "toronto", "whitehorse", "brandon"]), year in 2000i32..=2100) {
        let plan = |crops: &str| {
            let params = Params { city: city.to_owned(), crops: crops.to_owned(), year, compare: None, ..Params::default() };
            run(&params.plan().unwrap()).crops
        };
        let (there, mut back) = (plan("tomato,pea,basil"), plan("basil,pea,tomato"));
        back.reverse();
        prop_assert_eq!(there.len(), 3);
        for (a, b) in there.iter().zip(&back) {
            prop_assert_eq!(&a.slug, &b.slug);
            prop_assert_eq!(a.heat_ratio, b.heat_ratio);
            prop_assert_eq!(a.harvest, b.harvest);
        }
    }

    #[test]
    fn a_longer_season_never_gives_less_heat(first in 1i8..=28, earlier in 0i8..=20) {
        let ratio = |day: i8| {
            let params = Params {
                city: "regina".to_owned(), crops: "tomato".to_owned(), compare: None,
                last_frost: Some("05-21".to_owned()), first_frost: Some(format!("09-{day:02}")),
                ..Params::default()
            };
            run(&params.plan().unwrap()).crops[0].heat_ratio.unwrap()
        };
        let shorter = (first - earlier).max(1);
        prop_assert!(ratio(shorter) <= ratio(first));
    }

    #[test]
    fn any_text_is_a_plan_or_a_named_refusal(city in "\\PC{0,30}", crops in "\\PC{0,60}", csv in "\\PC{0,80}") {
        let params = Params { city, crops, crops_csv: Some(csv), ..Params::default() };
        if let Ok(plan) = params.plan() {
            run(&plan);
        }
    }
}
