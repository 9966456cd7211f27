//! Figures others have published or worked out apart, and ours.

use boreal_demo_kit::Input;
use boreal_demo_kit::accuracy::{Case, Reference};

use crate::analysis::Report;
use crate::record::{self, Sample};

const COMPARED: &str = "2026-11-17";
const VALID: &str = "the cases are checked by a test";

const PAPER: Reference = Reference {
    name: "Fader, Hardie and Lee, Counting your customers the easy way, Marketing Science 24 (2005)",
    url: Some("https://doi.org/10.1287/mksc.1040.0098"),
    compared: COMPARED,
};
const NOTE: Reference = Reference {
    name: "Fader and Hardie, The gamma-gamma model of monetary value (2013)",
    url: Some("http://www.brucehardie.com/notes/025/"),
    compared: COMPARED,
};
const LIFETIMES: Reference = Reference {
    name: "Worked out apart with the Python package Lifetimes 0.11.3, on the same purchases",
    url: Some("https://github.com/CamDavidsonPilon/lifetimes"),
    compared: COMPARED,
};
const SCIKIT: Reference = Reference {
    name: "Worked out apart with scikit-learn 1.9.1, best of 50 starts, on the same customers",
    url: Some("https://scikit-learn.org/stable/modules/generated/sklearn.cluster.KMeans.html"),
    compared: COMPARED,
};

/// Every case, in the order a reader meets them.
pub fn cases() -> Vec<Case> {
    let cds = report(Sample::Cds);
    [
        fit(&cds),
        later(&cds),
        groups(&cds, &CDS_GROUPS, "CD buyers"),
    ]
    .concat()
}

fn report(sample: Sample) -> Report {
    let params = record::Params {
        sample: sample.to_string(),
        ..record::Params::default()
    };
    record::run(&params.plan().expect(VALID))
}

/// Purchases up to the end of September 1997, as in the paper.
fn fit(cds: &Report) -> Vec<Case> {
    let model = &cds.validation.as_ref().expect(VALID).model;
    let spend = model.spend.as_ref().expect(VALID);
    let what = |name: &str| format!("BG/NBD on CDNOW, 39 weeks: {name}");
    let worth = |name: &str| format!("Gamma-gamma on CDNOW, 39 weeks: {name}");
    vec![
        PAPER.case(what("r"), "", 3, 0.243, model.r),
        PAPER.case(what("alpha"), "", 3, 4.414, model.alpha),
        PAPER.case(what("a"), "", 3, 0.793, model.a),
        PAPER.case(what("b"), "", 3, 2.426, model.b),
        PAPER.case(what("log-likelihood"), "", 1, -9582.4, model.log_likelihood),
        NOTE.case(worth("p"), "", 2, 6.25, spend.p),
        NOTE.case(worth("q"), "", 2, 3.74, spend.q),
        NOTE.case(worth("v"), "", 2, 15.44, spend.v),
    ]
}

/// The 39 weeks after.
fn later(cds: &Report) -> Vec<Case> {
    let validation = cds.validation.as_ref().expect(VALID);
    let mut cases = vec![
        LIFETIMES.case(
            "Purchases expected of 2,357 CDNOW customers in the next 39 weeks",
            "",
            0,
            1653.0,
            validation.expected,
        ),
        LIFETIMES.case("Purchases they then made", "", 0, 1882.0, validation.actual),
        LIFETIMES.case(
            "Mean absolute error a customer",
            "",
            4,
            0.7855,
            validation.mean_error,
        ),
    ];
    for (group, theirs) in validation.groups.iter().zip([
        0.2251, 0.5231, 1.0441, 1.5203, 2.1639, 2.6538, 3.5040, 6.1572,
    ]) {
        let what = format!("Expected of those with {} repeat purchases", group.repeats);
        cases.push(LIFETIMES.case(what, "", 4, theirs, group.expected));
    }
    cases
}

/// Silhouettes of two to five groups: for more, ours has a lower sum and with it another silhouette.
const CDS_GROUPS: [(usize, f64, f64); 2] = [(2, 2880.83, 0.5787), (3, 1985.31, 0.4890)];

fn groups(report: &Report, theirs: &[(usize, f64, f64)], whose: &str) -> Vec<Case> {
    let cases = theirs.iter().flat_map(|&(k, inertia, silhouette)| {
        let row = report.choices.iter().find(|row| row.k == k).expect(VALID);
        [
            SCIKIT.case(
                format!("{k} groups of {whose}: sum of squares"),
                "",
                2,
                inertia,
                row.inertia,
            ),
            SCIKIT.case(
                format!("{k} groups of {whose}: silhouette"),
                "",
                4,
                silhouette,
                row.silhouette,
            ),
        ]
    });
    cases.collect()
}
