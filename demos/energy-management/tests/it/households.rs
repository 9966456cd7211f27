//! What a household pays for a year, and who may have which plan. The bills without a battery are recomputed apart from the
//! bundled table, in Python.

use boreal_demo_kit::Input;
use energy_management::bill::{Params, PlanBill, Report};
use energy_management::tariff::{HOUSEHOLD, Tariff, tiered};
use jiff::civil::date;

use crate::meter::{asked, table};

fn of_plan(report: &Report, tariff: Tariff) -> &PlanBill {
    let plan = report.plans.iter().find(|plan| plan.tariff == tariff);
    plan.unwrap()
}

fn plan(report: &Report, tariff: Tariff) -> (f64, f64) {
    let plan = of_plan(report, tariff);
    (plan.days, plan.year_without)
}

#[track_caller]
fn near(found: f64, wanted: f64, tolerance: f64) {
    assert!((found - wanted).abs() <= tolerance, "{found} for {wanted}");
}

/// 8,760 hours of which every one counts. Before rebate and tax: $1,153.67, 1,322.48 and 1,097.74.
#[test]
fn the_sample_is_a_year() {
    let report = asked(|_| ()).unwrap();
    let reading = &report.reading;
    assert_eq!(
        (reading.steps, reading.days, reading.used_kwh),
        (8760, 365.0, 9000.0)
    );
    assert_eq!((reading.clock_changes, reading.missing), (2, 0));
    let (from, to) = (reading.from.to_string(), reading.to.to_string());
    assert_eq!((from.as_str(), to.as_str()), ("2025-07-01", "2026-06-30"));
    let [tou, ulo, market] =
        [Tariff::Tou, Tariff::Ulo, Tariff::Market].map(|tariff| plan(&report, tariff));
    assert_eq!((tou.0, ulo.0, market.0), (365.0, 365.0, 89.0));
    near(tou.1, 1032.53, 0.011);
    near(ulo.1, 1183.62, 0.011);
    let tiered = plan(&report, Tariff::Tiered).1;
    near(tiered, 982.475, 0.006);
    assert_eq!(
        (report.best_without, report.year_without),
        (Tariff::Tiered, tiered)
    );
}

/// By the 89 days with a wholesale price the overnight plan is the cheaper one, and at $450 a kWh a battery would need 19
/// years: the year's hours turn both. Before rebate and tax battery and plan save $454.26 against time of use.
#[test]
fn a_roof_is_judged_by_a_whole_year() {
    let change = |params: &mut Params| (params.solar_kw, params.cost_per_kwh) = (10.0, 450.0);
    let report = asked(change).unwrap();
    let (tou, ulo) = (plan(&report, Tariff::Tou).1, plan(&report, Tariff::Ulo).1);
    near(tou, HOUSEHOLD * 510.31, 0.02);
    near(ulo, HOUSEHOLD * 577.43, 0.02);
    let with = report.plans.iter().map(|plan| plan.year_with);
    let least = with.take(2).fold(f64::INFINITY, f64::min);
    near(tou - least, HOUSEHOLD * 454.26, 0.05);
    assert!(
        report.pays && report.best_without == Tariff::Tou,
        "{report:?}"
    );
    near(plan(&report, Tariff::Tiered).1, 510.48, 0.02);
}

/// 13 % of tax on the whole and 23.5 % off: what saves a dollar of regulated energy saves 89.5 cents.
#[test]
fn rebate_and_tax_count_on_regulated_energy_alone() {
    let report = asked(|_| ()).unwrap();
    assert_eq!((report.tax_pct, report.rebate_pct), (13.0, 23.5));
    assert_eq!(report.household_factor, 0.895);
    let rows = table(date(2026, 6, 1).at(0, 0, 0, 0), 60, 48, |_| {
        "1,0.2".to_owned()
    });
    let report = asked(|params| params.csv = rows.replace("time,kwh", "time,kwh,price")).unwrap();
    // A Monday and a Tuesday, each with twelve hours off-peak, six at mid-peak and six at on-peak; own prices as they are.
    let rates = 0.098 * 24.0 + 0.157 * 12.0 + 0.203 * 12.0;
    near(report.plans[0].without, HOUSEHOLD * rates, 0.006);
    assert_eq!(report.plans[3].without, 9.6);
    // At $650 a kWh it seems to pay in year 15 where neither tax and rebate nor the tiered plan are counted.
    let dear = asked(|params| params.cost_per_kwh = 650.0).unwrap();
    assert!(!dear.pays && dear.years_to_pay.unwrap() > 16.3, "{dear:?}");
}

#[test]
fn the_tiered_plan_is_billed_by_the_month_and_its_parts() {
    for (month, part, kwh, dollars) in [
        (10, 1.0, 600.0, 72.0),
        (10, 1.0, 700.0, 86.2),
        (11, 1.0, 1000.0, 120.0),
        (4, 1.0, 1100.0, 134.2),
        (6, 0.5, 400.0, 50.2),
    ] {
        near(tiered(month, part, kwh), dollars, 1e-9);
    }
    // 15 days of June, 48 kWh each: 300 kWh at the first tier's price, 420 above.
    let csv = table(date(2026, 6, 1).at(0, 0, 0, 0), 60, 15 * 24, |_| {
        "2".to_owned()
    });
    let report = asked(|params| params.csv = csv).unwrap();
    near(
        of_plan(&report, Tariff::Tiered).without,
        HOUSEHOLD * (36.0 + 420.0 * 0.142),
        0.006,
    );
}

#[test]
fn regulated_plans_are_not_for_those_who_use_too_much() {
    let large = |params: &mut Params| {
        (params.yearly_kwh, params.power_kw) = (1e6, 555.6);
        (params.energy_kwh, params.cost_per_kwh) = (1500.0, 600.0);
    };
    let refused = |change: &dyn Fn(&mut Params)| {
        let mut params = Params::default();
        change(&mut params);
        let error = params.plan().map(|_| ()).unwrap_err().0.remove(0);
        (error.field, error.code.to_string())
    };
    let needs = |field: &str| (field.to_owned(), "needs_prices".to_owned());
    assert_eq!(refused(&large), needs("yearly_kwh"));
    // More than 250,000 kWh, but at no hour more than 50 kW; and the other way round.
    assert!(
        asked(|params| params.yearly_kwh = 260_000.0)
            .unwrap()
            .reading
            .is_regulated
    );
    let from = date(2026, 6, 1).at(0, 0, 0, 0);
    let peaked = |kwh: &str| {
        table(from, 60, 720, |at| {
            if at == 99 {
                "90".to_owned()
            } else {
                kwh.to_owned()
            }
        })
    };
    assert!(
        asked(|params| params.csv = peaked("28"))
            .unwrap()
            .reading
            .is_regulated
    );
    assert_eq!(refused(&|params| params.csv = peaked("29")), needs("csv"));
    // With prices of its own it is judged by those alone.
    let rows = table(from, 60, 720, |at| {
        format!("{},0.{}", 100 + at % 7, 1 + at % 9)
    });
    let report = asked(|params| params.csv = rows.replace("time,kwh", "time,kwh,price")).unwrap();
    assert!(!report.reading.is_regulated);
    assert_eq!(
        (report.plans.len(), report.best_without),
        (1, Tariff::Market)
    );
}

#[test]
fn the_middle_of_ones_own_prices_is_told() {
    let rows = table(date(2026, 6, 1).at(0, 0, 0, 0), 60, 48, |at| match at {
        0..8 => "1,203".to_owned(),
        _ => "1,9.8".to_owned(),
    });
    let report = asked(|params| params.csv = rows.replace("time,kwh", "time,kwh,price")).unwrap();
    assert_eq!(report.reading.median_price, Some(9.8));
    assert_eq!(asked(|_| ()).unwrap().reading.median_price, None);
}

#[test]
fn rates_have_an_end() {
    let report = asked(|_| ()).unwrap();
    let rates = (report.rates_from.as_str(), report.rates_to.as_str());
    assert_eq!(rates, ("2025-11-01", "2026-10-31"));
}

/// Prices that are the same all day leave a battery nothing but its losses; where peaks are charged it shaves them.
#[test]
fn on_tiered_rates_a_battery_shaves_peaks() {
    let of = |charge: f64| {
        let change = |params: &mut Params| {
            (params.power_kw, params.energy_kwh) = (1.0, 1.0);
            params.demand_charge = charge;
        };
        asked(change).unwrap()
    };
    let free = of(0.0);
    let bill = of_plan(&free, Tariff::Tiered);
    assert_eq!((bill.year_with, bill.gap_pct), (bill.year_without, 0.0));
    let charged = of(20.0);
    let bill = of_plan(&charged, Tariff::Tiered);
    assert!(bill.year_without - bill.year_with > 25.0, "{charged:?}");
    assert!(charged.pays_at_cost_per_kwh > 390.0, "{charged:?}");
}

/// June of a net meter, 615 kWh bought: what the battery keeps of 30 kWh given brings that to 585, on either side of the
/// 600 of the first tier.
#[test]
fn what_crosses_a_tier_saves_by_both_prices() {
    let csv = table(date(2026, 6, 1).at(0, 0, 0, 0), 60, 720, |at| {
        match at % 24 {
            12 => "-1",
            20 => "20.5",
            _ => "0",
        }
        .to_owned()
    });
    let change = |params: &mut Params| {
        (params.csv, params.power_kw) = (csv, 1.0);
        (params.energy_kwh, params.efficiency_pct) = (1.0, 100.0);
    };
    let report = asked(change).unwrap();
    let bill = of_plan(&report, Tariff::Tiered);
    let saved = HOUSEHOLD * 15.0 * (0.142 + 0.12);
    near(bill.without - bill.with, saved, 0.011);
    // By the price that is paid without it, 30 kWh of the second tier.
    let most = HOUSEHOLD * 30.0 * 0.142;
    near(bill.gap_pct, 100.0 * (most - saved) / most, 0.001);
}

/// 290,000 kWh a year at no more than 50 kW: a battery that charges by night with 160 kW would close the plans. On 200
/// more the meter is the same, and held to 50 kW.
#[test]
fn a_battery_does_not_close_a_plan_by_charging() {
    let of = |yearly_kwh: f64| {
        let change = |params: &mut Params| {
            (params.yearly_kwh, params.power_kw) = (yearly_kwh, 160.0);
            (params.energy_kwh, params.cost_per_kwh) = (430.0, 500.0);
        };
        asked(change).unwrap()
    };
    let held = of(290_000.0);
    assert!(
        of_plan(&held, Tariff::Ulo).is_held && !held.pays,
        "{held:?}"
    );
    near(held.pays_at_cost_per_kwh, 354.0, 2.0);
    // Nothing that is taken by night is above what may be.
    let most = held.mean_hours.iter().map(|hour| hour.with_kw);
    assert!(most.fold(0.0, f64::max) <= 50.0);
    // By what is bought a year the plans stay open whatever its power.
    let free = of(200_000.0);
    assert!(free.plans.iter().all(|plan| !plan.is_held), "{free:?}");
}

/// 249,967 kWh a year and an hour of 90 kW: what the battery loses would close the plans, and 50 kW cannot be held.
#[test]
fn a_battery_that_can_only_close_a_plan_is_left_alone_and_the_rest_is_open() {
    let hours = |steady: &'static str, high: &'static str| {
        let from = date(2026, 6, 1).at(0, 0, 0, 0);
        let row = move |at| if at == 99 { high } else { steady }.to_owned();
        table(from, 60, 720, row)
    };
    let report = asked(|params| params.csv = hours("28.45", "90")).unwrap();
    let bill = of_plan(&report, Tariff::Ulo);
    assert_eq!((bill.is_held, bill.with), (true, bill.without));
    assert!(!of_plan(&report, Tariff::Tiered).is_held, "{report:?}");
    assert!(report.year_open > 100.0, "{report:?}");
    assert_eq!((report.year_saved, report.years_to_pay), (0.0, None));
    // Above both, a battery that holds 55 kW to 50 opens them; of 90 it does not.
    let may_open = |high: &'static str| {
        let csv = hours("29,0.2", high).replace("time,kwh", "time,kwh,price");
        let reading = asked(|params| params.csv = csv).unwrap().reading;
        assert!(!reading.is_regulated);
        reading.may_open
    };
    assert!(may_open("55,0.2") && !may_open("90,0.2"));
}

/// 716 kWh a day are bought and 800 given: of those the battery delivers what it holds, 13.5 kWh less its losses, and not
/// what it could take by its power. So 256,659 kWh a year are bought at the least.
#[test]
fn a_battery_delivers_no_more_of_a_roof_than_it_holds() {
    let kilowatts = |at: i64| match at % 24 {
        9..=16 => -100,
        18..=21 => 80,
        _ => 33,
    };
    let from = date(2026, 6, 1).at(0, 0, 0, 0);
    let rows = table(from, 60, 672, |at| format!("{},0.12", kilowatts(at)));
    let csv = rows.replace("time,kwh", "time,kwh,price");
    let asked = |energy_kwh| {
        let csv = csv.clone();
        let report = asked(|params| (params.csv, params.energy_kwh) = (csv, energy_kwh)).unwrap();
        assert!(!report.reading.is_regulated);
        report.reading.may_open
    };
    assert!(!asked(13.5));
    // What it would have to deliver is 31.1 kWh a day.
    assert!(!asked(31.0) && asked(36.0));
}
