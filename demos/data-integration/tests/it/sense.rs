//! No nonsense: every crop in every city by rules, and named cases that were wrong.

use super::{crop, plan_of};
use boreal_demo_kit::Input;
use data_integration::calendar::SOIL_WARMER_C;
use data_integration::season::{Season, Verdict, days_sown, variety_share};
use data_integration::tables::Tables;
use data_integration::tables::crops::{Hardiness, Picking};
use data_integration::{Params, run};
use jiff::civil::{Date, date};

fn outdoors(city: &str, slug: &str) -> Option<Date> {
    let report = plan_of(city, slug);
    let plan = crop(&report, slug);
    plan.transplant.or(plan.direct_sow)
}

#[test]
fn nothing_is_planted_into_cold_soil() {
    assert_eq!(outdoors("vancouver", "corn"), Some(date(2027, 5, 1)));
    assert_eq!(outdoors("vancouver", "bush-bean"), Some(date(2027, 5, 1)));
    assert_eq!(
        outdoors("vancouver", "sweet-pepper"),
        Some(date(2027, 5, 19))
    );
    assert_eq!(outdoors("toronto", "corn"), Some(date(2027, 5, 7)));
    let vancouver = plan_of("vancouver", "watermelon");
    let watermelon = crop(&vancouver, "watermelon");
    assert_eq!(watermelon.heat_ratio, Some(0.752));
    assert!(watermelon.soil_ready.unwrap() < date(2027, 7, 1));
    assert!(watermelon.transplant >= watermelon.soil_ready);
}

#[test]
fn okra_does_not_grow_in_winnipeg() {
    let report = plan_of("winnipeg", "okra");
    assert_ne!(crop(&report, "okra").verdict, Verdict::Grows);
}

/// 50 cities, 73 crops: the rules a gardener would hold each plan to.
#[test]
fn every_crop_in_every_city_makes_sense() {
    let tables = Tables::bundled();
    let mut judged = 0;
    for city in &tables.cities {
        let crops: Vec<&str> = tables.crops.iter().map(|crop| crop.slug.as_str()).collect();
        let params = Params {
            city: city.slug.clone(),
            crops: crops.join(","),
            ..Params::default()
        };
        let report = run(&params.plan().unwrap());
        let climate = data_integration::joined_city::JoinedCity::join(tables, city)
            .climate
            .map(|climate| climate.year);
        let Some(frost) = &report.frost else {
            continue;
        };
        for (plan, asks) in report.crops.iter().zip(&tables.crops) {
            judged += 1;
            let name = format!("{} in {}", plan.slug, city.slug);
            let planted = [plan.transplant, plan.direct_sow];
            if asks.is_planted_in_fall() {
                if let Some(harvest) = plan.harvest {
                    let summer = date(report.year + 1, 6, 15)..=date(report.year + 1, 9, 30);
                    assert!(
                        summer.contains(&harvest.from) && harvest.from <= harvest.to,
                        "{name}"
                    );
                }
                continue;
            }
            for day in planted.into_iter().flatten() {
                if let (Some(least), Some(climate)) = (asks.soil_min_c, climate) {
                    assert!(
                        climate.mean_c(day) >= least - SOIL_WARMER_C - 1e-9,
                        "{name}: cold soil on {day}"
                    );
                }
                if asks.hardiness == Hardiness::Tender {
                    assert!(day >= frost.last_spring.p50, "{name}: frost on {day}");
                }
            }
            if let (Some(indoors), Some(out)) = (plan.sow_indoors, plan.transplant) {
                assert!(indoors < out, "{name}");
            }
            for window in [
                plan.windows.sow_indoors,
                plan.windows.transplant,
                plan.windows.direct_sow,
            ] {
                assert!(window.is_none_or(|span| span.from <= span.to), "{name}");
            }
            if let (Some(climate), Some(_)) = (climate, plan.harvest)
                && plan.verdict == Verdict::Grows
                && !asks.is_overwintering()
            {
                let end = data_integration::season::end_of_growth(asks, frost);
                let season = Season::of(asks, frost).unwrap();
                let sown = if asks.transplant.is_some() {
                    days_sown(asks)
                } else {
                    season.days_min
                };
                for (window, days) in [
                    (plan.windows.transplant, season.days_min),
                    (plan.windows.direct_sow, sown),
                ] {
                    let Some(window) = window else { continue };
                    let heat_from = |day| climate.heat_between(asks.heat_base_c, day, end);
                    let needed = asks.heat_of(days);
                    let share = variety_share(heat_from(window.from) / needed);
                    assert!(
                        heat_from(window.to) >= needed * share - 1e-6,
                        "{name}: planted on {} it does not ripen by {end}",
                        window.to
                    );
                }
            }
            if plan.verdict == Verdict::No && !asks.is_overwintering() {
                assert_eq!(plan.harvest, None, "{name}");
            }
            if let (Some(harvest), false) = (plan.harvest, asks.is_overwintering()) {
                let first = plan.transplant.or(plan.direct_sow).unwrap();
                assert!(first < harvest.from && harvest.from <= harvest.to, "{name}");
                let end = data_integration::season::end_of_growth(asks, frost);
                assert!(harvest.to <= end, "{name}: picked after frost");
                if asks.picking == Picking::Continuous {
                    assert_eq!(harvest.to, end, "{name}: picking ends at frost");
                }
            }
        }
    }
    assert!(judged >= 73 * 38, "{judged}");
}
