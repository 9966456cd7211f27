//! What a group is called and what to do about it, by rules on its centre.

use crate::customer::{Point, Rfm};

/// A kind of customer: where it lies on the three scores, and what follows from it.
#[derive(Debug, PartialEq)]
pub struct Kind {
    pub name: &'static str,
    /// Recency, frequency and monetary score it stands for: minus is less than others.
    place: Point,
    /// Only for groups whose typical customer bought once.
    is_once: bool,
    pub reason: &'static str,
    pub action: &'static str,
}

/// Bought once, as a centre says it: between one purchase and two, nearer to one.
const ONCE: f64 = 1.5;

/// Eight for those who bought once and ten for the others: as many as there can be groups of either, so that no two
/// share a name.
pub const KINDS: [Kind; 18] = [
    Kind {
        name: "Champions",
        place: [-1.4, 1.7, 1.6],
        is_once: false,
        reason: "bought lately, often and for much",
        action: "Thank them, give them first access and ask for referrals; they need no discount.",
    },
    Kind {
        name: "Loyal customers",
        place: [-0.8, 0.9, 0.7],
        is_once: false,
        reason: "come back and were here not long ago",
        action: "Offer what goes with what they bought and a reward for the next purchase.",
    },
    Kind {
        name: "Recent returners",
        place: [-1.2, 0.3, 0.1],
        is_once: false,
        reason: "bought more than once, the last time lately",
        action: "Help them to a habit: remind them at the time between their purchases.",
    },
    Kind {
        name: "New customers",
        place: [-1.5, -0.7, -0.5],
        is_once: true,
        reason: "bought for the first time lately",
        action: "Welcome them and make the second purchase easy within weeks.",
    },
    Kind {
        name: "Big spenders",
        place: [-0.3, 0.5, 1.5],
        is_once: false,
        reason: "spend more than most",
        action: "Serve them in person; offer the dear range, not the discount.",
    },
    Kind {
        name: "Good customers gone quiet",
        place: [0.4, 0.9, 0.9],
        is_once: false,
        reason: "bought well and have been silent for long",
        action: "Call or write first of all: ask why, and make one good offer.",
    },
    Kind {
        name: "Slipping customers",
        place: [0.1, 0.2, 0.4],
        is_once: false,
        reason: "bought more than once, not lately",
        action: "Win them back now, while they still answer: a reminder with a date.",
    },
    Kind {
        name: "Steady small buyers",
        place: [-0.4, 0.5, -0.4],
        is_once: false,
        reason: "come back for little at a time",
        action: "Bundle and set a threshold for free delivery; do not discount.",
    },
    Kind {
        name: "Occasional buyers",
        place: [0.0, -0.2, -0.1],
        is_once: false,
        reason: "are in the middle of everything",
        action: "Write with the season; watch which way they go.",
    },
    Kind {
        name: "Large one-time buyers",
        place: [0.6, -0.8, 0.6],
        is_once: true,
        reason: "bought once, for much, long ago",
        action: "Find out what the purchase was for; offer its follow-up once.",
    },
    Kind {
        name: "One-time buyers",
        place: [0.6, -0.8, -0.5],
        is_once: true,
        reason: "bought once, long ago",
        action: "One cheap attempt by mail; then leave them alone.",
    },
    Kind {
        name: "Small one-time buyers",
        place: [0.6, -0.8, -1.5],
        is_once: true,
        reason: "bought once, for little, long ago",
        action: "Spend nothing on them; keep them on the newsletter.",
    },
    Kind {
        name: "Dormant customers",
        place: [0.9, -0.3, -0.4],
        is_once: false,
        reason: "bought little and have been silent for long",
        action: "Leave them in the yearly mailing; no budget beyond.",
    },
    Kind {
        name: "Fading regulars",
        place: [0.5, 0.5, 0.2],
        is_once: false,
        reason: "used to come back and have stopped",
        action: "Ask what changed; offer what they used to buy.",
    },
    Kind {
        name: "New large customers",
        place: [-1.2, -0.7, 0.9],
        is_once: true,
        reason: "bought for the first time lately, and for much",
        action: "Have somebody write in person; ask what else they need.",
    },
    Kind {
        name: "New small customers",
        place: [-1.2, -0.7, -1.4],
        is_once: true,
        reason: "bought for the first time lately, for little",
        action: "Show them the range; one reminder within weeks.",
    },
    Kind {
        name: "Undecided first buyers",
        place: [-0.3, -0.7, -0.3],
        is_once: true,
        reason: "bought once, neither lately nor long ago",
        action: "Ask how it went and offer what others bought second.",
    },
    Kind {
        name: "Long-lost one-time buyers",
        place: [1.3, -0.8, -0.5],
        is_once: true,
        reason: "bought once, longest ago of all",
        action: "Do not write; keep them out of the count of customers.",
    },
];

/// Where kinds lie: a centre further out is of the kind at the edge, not of whichever is left.
const EDGES: [(f64, f64); 3] = [(-1.5, 1.3), (-0.8, 1.7), (-1.5, 1.6)];
/// Recency score from which a kind is said to be silent, and up to which to have bought lately.
const SILENT: f64 = 0.4;
const LATELY: f64 = -1.2;

/// What a false name costs: a wrong number of purchases more than a wrong time.
fn penalty(kind: &Kind, center: &Point, is_once: bool) -> f64 {
    let is_wrong_number = is_once != kind.is_once;
    let is_wrong_time = (kind.place[0] >= SILENT && center[0] < 0.0)
        || (kind.place[0] <= LATELY && center[0] > 0.0);
    1000.0 * f64::from(u8::from(is_wrong_number)) + 100.0 * f64::from(u8::from(is_wrong_time))
}

/// The kind of each group, no kind twice: nearest pairs first. A false name is taken only when nothing else is left.
pub fn kinds(centers: &[Point], typical: &[Rfm]) -> Vec<&'static Kind> {
    let mut pairs: Vec<(f64, usize, usize)> = Vec::new();
    for (group, center) in centers.iter().enumerate() {
        let is_once = typical[group].frequency < ONCE;
        let within: Point = std::array::from_fn(|at| center[at].clamp(EDGES[at].0, EDGES[at].1));
        for (at, kind) in KINDS.iter().enumerate() {
            let apart = crate::kmeans::squared_distance(&within, &kind.place);
            pairs.push((apart + penalty(kind, center, is_once), group, at));
        }
    }
    pairs.sort_by(|a, b| a.0.total_cmp(&b.0).then((a.1, a.2).cmp(&(b.1, b.2))));
    let mut found: Vec<Option<&'static Kind>> = vec![None; centers.len()];
    let mut is_taken = [false; KINDS.len()];
    for (_, group, kind) in pairs {
        if found[group].is_none() && !is_taken[kind] {
            found[group] = Some(&KINDS[kind]);
            is_taken[kind] = true;
        }
    }
    found
        .into_iter()
        .map(|kind| kind.expect("there are more kinds than groups"))
        .collect()
}
