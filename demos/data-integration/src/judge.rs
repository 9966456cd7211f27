//! One crop in one place: the verdict, its reasons and its dates.

use super::calendar;
use super::place::{Frost, Place, days_between};
use super::report::CropPlan;
use super::season::{Season, Verdict};
use super::tables::crops::{Crop, DaysFrom, Hardiness};
use super::tables::hardiness::Zone;
use boreal_demo_kit::number::round_to;

/// One crop in one place, on its way to a verdict.
pub(super) struct Judge<'a> {
    pub crop: &'a Crop,
    pub place: &'a Place<'a>,
    pub frost: Option<&'a Frost>,
    pub year: i16,
}

impl Judge<'_> {
    pub fn fill(&self, mut plan: CropPlan) -> CropPlan {
        let Some(frost) = self.frost else {
            plan.reasons.push(
                "No published frost dates for this city, so no dates and no verdict.".to_owned(),
            );
            return plan;
        };
        plan.windows = calendar::windows(self.crop, frost);
        plan.sow_indoors = plan.windows.sow_indoors.map(|span| span.from);
        plan.transplant = plan.windows.transplant.map(|span| span.from);
        plan.direct_sow = plan.windows.direct_sow.map(|span| span.from);
        if self.crop.is_overwintering() {
            self.judge_by_winter(&mut plan);
        } else if let Some(season) = Season::of(self.crop, frost) {
            plan.packet_harvest = Some(calendar::packet_harvest(&season));
            self.judge_by_heat(&mut plan, &season, frost);
            self.mind_the_start(&mut plan, &season, frost);
        }
        plan
    }

    fn judge_by_winter(&self, plan: &mut CropPlan) {
        if self.crop.days_from != DaysFrom::Crown {
            plan.harvest = calendar::harvest_next_year(self.crop, &plan.windows);
            plan.reasons
                .push("Planted in fall, harvested the next summer.".to_owned());
        } else {
            plan.reasons.push(format!(
                "Planted as a root or a bush; the first full harvest comes {}.",
                first_crop_year(self.crop)
            ));
        }
        let (Some(zone), Some(least)) = (self.place.zone, self.crop.zone_min) else {
            plan.reasons
                .push("Its winter hardiness or the city's zone is not tabulated.".to_owned());
            return;
        };
        let short = zone.short_of(Zone::start_of(least));
        let (verdict, reason) = match short {
            0 => (
                Verdict::Grows,
                format!("Survives winters down to zone {least}; this is zone {zone}."),
            ),
            1 => (
                Verdict::Marginal,
                format!(
                    "Needs zone {least}; this is zone {zone}, half a zone colder: choose a sheltered spot and cover it in winter."
                ),
            ),
            _ => (
                Verdict::No,
                format!("Needs zone {least}; winters of zone {zone} would kill it."),
            ),
        };
        plan.verdict = verdict;
        plan.reasons.insert(0, reason);
    }

    fn judge_by_heat(&self, plan: &mut CropPlan, season: &Season, frost: &Frost) {
        let Some(borrowed) = self.place.climate else {
            plan.reasons.push(
                "No temperature record near this city, so ripening is not judged.".to_owned(),
            );
            return;
        };
        let crop = self.crop;
        let needed = season.heat_needed(crop);
        let available = season.heat_available(crop, borrowed.year);
        let ratio = available / needed;
        let verdict = Verdict::of_ratio(ratio);
        plan.verdict = verdict;
        plan.heat_ratio = Some(round_to(ratio, 3));
        plan.heat_needed = Some(round_to(needed, 1));
        plan.heat_available = Some(round_to(available, 1));
        plan.harvest = calendar::harvest(crop, season, borrowed.year, verdict);
        plan.succession = calendar::succession(crop, frost, borrowed.year);
        plan.soil_ready = crop
            .soil_min_c
            .and_then(|least| borrowed.year.first_at_least(least, self.year));
        let sums = format!(
            "Needs {needed:.0} heat units above {} °C; an average season gives {available:.0}",
            crop.heat_base_c
        );
        plan.reasons.push(match verdict {
            Verdict::Grows => format!("{sums}, {ratio:.2} times as much."),
            Verdict::Marginal => format!(
                "{sums}, {:.0} % of it: choose an early variety, a warm wall or a cover.",
                ratio * 100.0
            ),
            _ => format!(
                "{sums}, only {:.0} % of it: it would not ripen outdoors.",
                ratio * 100.0
            ),
        });
        if let Some(least) = crop.zone_min
            && self
                .place
                .zone
                .is_some_and(|zone| zone.short_of(Zone::start_of(least)) > 0)
        {
            plan.reasons.push(format!(
                "Not winter-hardy here (needs zone {least}): grow it for one summer or bring it indoors."
            ));
        }
    }

    fn mind_the_start(&self, plan: &mut CropPlan, season: &Season, frost: &Frost) {
        if self.crop.hardiness == Hardiness::Tender {
            let risk = frost.risk_on(season.outdoors) * 100.0;
            plan.frost_risk_pct = Some(round_to(risk, 0));
            if season.outdoors < frost.last_spring.p10 {
                plan.reasons.push(format!(
                    "Frost kills it: {risk:.0} years in 100 still have a frost after {}; {} is the careful date.",
                    season.outdoors, frost.last_spring.p10
                ));
            }
        }
        if let Some(ready) = plan
            .soil_ready
            .filter(|&ready| days_between(season.outdoors, ready) >= WORTH_WAITING_DAYS)
        {
            plan.reasons.push(format!(
                "The soil is usually still too cold on {}: it warms to {} °C about {ready}, {} days later.",
                season.outdoors,
                self.crop.soil_min_c.unwrap_or_default(),
                days_between(season.outdoors, ready)
            ));
        }
    }
}

/// Soil that warms up within the week is not worth a remark.
const WORTH_WAITING_DAYS: i32 = 7;

fn first_crop_year(crop: &Crop) -> &'static str {
    match crop.days_min {
        0..365 => "in the first or second year",
        365..730 => "in the second year",
        730..1_095 => "in the third year",
        _ => "after three years or more",
    }
}
