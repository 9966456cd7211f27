//! Figures others have published or worked out apart, and ours.

use boreal_demo_kit::Input;
use boreal_demo_kit::accuracy::{Case, Reference};

use crate::cube::{By, Flow, dollars};
use crate::month::Month;
use crate::reconcile::Totals;
use crate::{structure, summary};

const COMPARED: &str = "2026-11-17";
const VALID: &str = "the cases are checked by a test";

const PAYMENTS: Reference = Reference {
    name: "Statistics Canada, table 12-10-0011-01, trade balance as a public article quotes it",
    url: Some("https://www150.statcan.gc.ca/t1/tbl1/en/tv.action?pid=1210001101"),
    compared: COMPARED,
};
const CUSTOMS: Reference = Reference {
    name: "Worked out apart in Python, on Statistics Canada’s customs figures",
    url: None,
    compared: COMPARED,
};
const ADVANTAGE: Reference = Reference {
    name: "Worked out apart, on the table of world trade of 1998 to 2000 in R’s economiccomplexity",
    url: Some("https://cran.r-project.org/package=economiccomplexity"),
    compared: COMPARED,
};

/// Every case, in the order a reader meets them.
pub fn cases() -> Vec<Case> {
    [
        balances(),
        totals(),
        growth(),
        concentration(),
        advantages(),
    ]
    .concat()
}

fn summarized(flow: Flow, by: By, year: i32) -> summary::Report {
    let params = summary::Params {
        flow: flow.to_string(),
        by: by.to_string(),
        from: format!("{year}-01"),
        to: format!("{year}-12"),
        ..summary::Params::default()
    };
    summary::run(&params.plan().expect(VALID))
}

/// Exports less imports, in millions, beside the balance in print.
fn balances() -> Vec<Case> {
    [
        ((2023, 12), "December 2023", -1623.8),
        ((2024, 1), "January 2024", -981.3),
        ((2024, 12), "December 2024", 1757.0),
        ((2025, 1), "January 2025", 3712.4),
        ((2025, 4), "April 2025", -7235.5),
        ((2025, 8), "August 2025", -6653.0),
        ((2025, 10), "October 2025", -583.1),
    ]
    .into_iter()
    .map(|((year, month), words, theirs)| {
        let total = |flow| {
            Totals::bundled()
                .get(Month::new(year, month), flow)
                .expect(VALID)
        };
        let ours = dollars(total(Flow::Exports) - total(Flow::Imports)) / 1e6;
        PAYMENTS.case(
            format!("Trade balance of {words}, balance of payments, in millions"),
            "$",
            1,
            theirs,
            ours,
        )
    })
    .collect()
}

fn totals() -> Vec<Case> {
    [
        (Flow::Exports, 2024, 780_794_738_909.0),
        (Flow::Imports, 2024, 767_211_186_094.0),
        (Flow::Exports, 2025, 778_991_853_048.0),
        (Flow::Imports, 2025, 788_941_970_364.0),
    ]
    .into_iter()
    .map(|(flow, year, theirs)| {
        let ours = summarized(flow, By::Chapter, year).total;
        CUSTOMS.case(format!("Customs {flow} of {year}"), "$", 0, theirs, ours)
    })
    .collect()
}

fn growth() -> Vec<Case> {
    let report = summarized(Flow::Exports, By::Partner, 2025);
    let added = |key: &str| {
        let row = report.rows.iter().find(|row| row.key == key);
        row.and_then(|row| row.contribution_pp).expect(VALID)
    };
    let mut cases: Vec<Case> = [
        ("US", "the United States", -4.0076),
        ("GB", "the United Kingdom", 2.2911),
        ("CN", "China", 0.5661),
        ("DE", "Germany", 0.3074),
        ("NL", "the Netherlands", 0.3067),
        ("CH", "Switzerland", -0.4646),
    ]
    .into_iter()
    .map(|(key, name, theirs)| {
        let what = format!("What {name} added to export growth in 2025, in points");
        CUSTOMS.case(what, "", 4, theirs, added(key))
    })
    .collect();
    let ours = report.growth_pct.expect(VALID);
    cases.push(CUSTOMS.case("Export growth in 2025", "%", 4, -0.2309, ours));
    cases
}

fn concentration() -> Vec<Case> {
    let mut cases: Vec<Case> = [
        (Flow::Exports, 2024, 0.092_483),
        (Flow::Exports, 2025, 0.089_786),
        (Flow::Imports, 2024, 0.070_567),
        (Flow::Imports, 2025, 0.069_316),
    ]
    .into_iter()
    .map(|(flow, year, theirs)| {
        let ours = summarized(flow, By::Chapter, year).hhi;
        let what = format!("Concentration of {flow} by chapter in {year}, HHI");
        CUSTOMS.case(what, "", 6, theirs, ours)
    })
    .collect();
    for (year, theirs) in [(2024, 0.627_096), (2025, 0.615_599)] {
        let params = structure::Params {
            from: format!("{year}-01"),
            to: format!("{year}-12"),
        };
        let ours = structure::run(&params.plan().expect(VALID)).grubel_lloyd;
        let what = format!("Two-way trade within chapters in {year}, Grubel-Lloyd");
        cases.push(CUSTOMS.case(what, "", 6, theirs, ours.expect(VALID)));
    }
    cases
}

fn advantages() -> Vec<Case> {
    let found = structure::advantages();
    let rca = |sitc: &str| {
        let row = found.rows.iter().find(|row| row.sitc == sitc);
        row.expect(VALID).rca
    };
    let mut cases: Vec<Case> = [
        ("9610", 6.825_226),
        ("3414", 6.404_833),
        ("2234", 5.483_956),
        ("3510", 5.202_840),
        ("6411", 4.744_330),
    ]
    .into_iter()
    .map(|(sitc, theirs)| {
        let what = format!("Comparative advantage of Canada in SITC {sitc}, 1998 to 2000");
        ADVANTAGE.case(what, "", 6, theirs, rca(sitc))
    })
    .collect();
    cases.push(ADVANTAGE.case(
        "Products with an advantage, of 785",
        "",
        0,
        81.0,
        found.rows.len() as f64,
    ));
    cases
}
