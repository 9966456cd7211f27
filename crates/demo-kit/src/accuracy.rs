//! Worked cases: a figure of an engine beside the same figure as somebody else published it.
//!
//! A demo lists its cases once; its tests hold each of them, and the page `/accuracy` shows them.

use serde::Serialize;

/// Where a published figure was read.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Reference {
    /// Publisher and publication.
    pub name: &'static str,
    /// A public address, where there is one that stays.
    pub url: Option<&'static str>,
    /// The day the two were first compared.
    pub compared: &'static str,
}

/// One figure, theirs and ours.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Case {
    /// What is worked out, with its inputs, as a reader would check it.
    pub what: String,
    /// Written before or after the figure; empty for a plain number.
    pub unit: &'static str,
    /// Decimals the publisher prints; ours is compared at that precision.
    pub decimals: u32,
    pub theirs: f64,
    pub ours: f64,
    /// Whether ours, rounded as theirs is, is theirs.
    pub passes: bool,
    pub reference: Reference,
}

impl Reference {
    /// A case of this source. The tolerance is half of the last digit it prints.
    pub fn case(
        self,
        what: impl Into<String>,
        unit: &'static str,
        decimals: u32,
        theirs: f64,
        ours: f64,
    ) -> Case {
        // Room for the last bit of a decimal that no float holds exactly.
        let tolerance = 0.5 / 10f64.powf(f64::from(decimals)) + 1e-9;
        Case {
            what: what.into(),
            unit,
            decimals,
            theirs,
            ours,
            passes: (ours - theirs).abs() <= tolerance,
            reference: self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Reference;

    #[test]
    fn a_case_passes_at_the_precision_that_was_published() {
        let source = Reference {
            name: "A table",
            url: None,
            compared: "2026-11-16",
        };
        let passes = |decimals, theirs, ours| source.case("x", "", decimals, theirs, ours).passes;
        assert!(passes(0, -20.0, -19.52));
        assert!(!passes(0, -20.0, -19.4));
        assert!(passes(2, 4.13, 4.134));
        assert!(!passes(2, 1463.11, 1463.12));
    }
}
