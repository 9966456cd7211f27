//! Figures others have published or worked out apart, and ours.

use boreal_demo_kit::Input;
use boreal_demo_kit::accuracy::{Case, Reference};

use crate::plan::{self, needed_cores};
use crate::prices::{Catalogue, Cloud};
use crate::queueing::{ErlangB, Queue};

const COMPARED: &str = "2026-11-18";
const VALID: &str = "the cases are checked by a test";
const WORK: f64 = 0.04;
const RATE: f64 = 300.0;

const BY_HAND: Reference = Reference {
    name: "Worked out by hand from the fractions of Erlang’s formula",
    url: None,
    compared: COMPARED,
};
const APART: Reference = Reference {
    name: "Worked out apart in Python from the published definitions",
    url: None,
    compared: COMPARED,
};

/// Every case, in the order a reader meets them.
pub fn cases() -> Vec<Case> {
    [by_hand(), tails(), prices()].concat()
}

fn by_hand() -> Vec<Case> {
    let queue = |servers, load| Queue::new(servers, load, 1.0).expect(VALID);
    let mut blocked = ErlangB::new(2.0);
    for _ in 0..3 {
        blocked.add_server();
    }
    vec![
        BY_HAND.case(
            "Erlang B, 3 servers, 2 erlang: 4/19",
            "",
            6,
            4.0 / 19.0,
            blocked.blocked(),
        ),
        BY_HAND.case(
            "Erlang C, 3 servers, 2 erlang: 4/9",
            "",
            6,
            4.0 / 9.0,
            queue(3, 2.0).wait_chance(),
        ),
        BY_HAND.case(
            "Mean wait of 2 servers, 1 erlang: a third of the work",
            "",
            6,
            1.0 / 3.0,
            queue(2, 1.0).mean_wait(),
        ),
        BY_HAND.case(
            "Mean wait of 1 server, 0.8 erlang: four times the work",
            "",
            6,
            4.0,
            queue(1, 0.8).mean_wait(),
        ),
    ]
}

fn tails() -> Vec<Case> {
    let p99 = |cores| {
        let queue = Queue::new(cores, RATE, WORK).expect(VALID);
        queue.answer_quantile(plan::PROMISED) * 1000.0
    };
    let theirs = [
        (13, 251.93),
        (14, 199.85),
        (15, 190.13),
        (16, 186.85),
        (20, 184.34),
    ];
    let mut cases: Vec<Case> = theirs
        .into_iter()
        .map(|(cores, theirs)| {
            let what =
                format!("99th percentile of 300 requests a second, 40 ms each, {cores} cores");
            APART.case(what, "ms", 2, theirs, p99(cores))
        })
        .collect();
    let needed = needed_cores(RATE, WORK, 0.25).map_or(0.0, f64::from);
    cases.push(APART.case("Cores that keep it under 250 ms", "", 0, 14.0, needed));
    cases
}

fn prices() -> Vec<Case> {
    let checked = plan::Params::default().plan().expect(VALID);
    let report = plan::run(&checked, Catalogue::bundled()).expect(VALID);
    let theirs = [
        (Cloud::Google, 757.38),
        (Cloud::Azure, 800.80),
        (Cloud::Aws, 878.83),
    ];
    let ours = |cloud: Cloud| {
        let found = report
            .clouds
            .iter()
            .find(|one| one.cloud == cloud)
            .expect(VALID);
        &found.best
    };
    theirs
        .into_iter()
        .map(|(cloud, theirs)| {
            let best = ours(cloud);
            let what = format!("A month of {} {} ({cloud})", best.machines, best.machine);
            let monthly = boreal_demo_kit::number::wire(best.monthly_cad.amount(), 2);
            APART.case(what, "$", 2, theirs, monthly)
        })
        .collect()
}
