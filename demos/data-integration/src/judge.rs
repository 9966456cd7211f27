//! One crop in one place: the verdict, its reasons and its dates.

use super::calendar;
use super::joined_city::{Frost, JoinedCity, days_between};
use super::reason::Reason;
use super::report::CropPlan;
use super::season::{Season, Verdict};
use super::tables::crops::{Crop, DaysFrom, Hardiness};
use super::tables::hardiness::Zone;
use boreal_demo_kit::number::round_to;

/// One crop in one place, on its way to a verdict.
pub(super) struct Judge<'a> {
    pub crop: &'a Crop,
    pub city: &'a JoinedCity<'a>,
    pub frost: Option<&'a Frost>,
    pub year: i16,
}

impl Judge<'_> {
    pub fn fill(&self, plan: CropPlan) -> CropPlan {
        let mut plan = self.judge(plan);
        let reasons = plan.reason_details.iter();
        plan.reasons = reasons.map(Reason::in_words).collect();
        plan
    }

    fn judge(&self, mut plan: CropPlan) -> CropPlan {
        let Some(frost) = self.frost else {
            plan.reason_details.push(Reason::NoFrostDates);
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
        plan.reason_details
            .push(if self.crop.days_from == DaysFrom::Crown {
                Reason::SlowStart {
                    days: self.crop.days_min,
                }
            } else {
                plan.harvest = calendar::harvest_next_year(self.crop, &plan.windows);
                Reason::FallPlanted
            });
        let (Some(zone), Some(needs_zone)) = (self.city.zone, self.crop.zone_min) else {
            plan.reason_details.push(Reason::WinterUnknown);
            return;
        };
        let verdict = match zone.short_of(Zone::start_of(needs_zone)) {
            0 => Verdict::Grows,
            1 => Verdict::Marginal,
            _ => Verdict::No,
        };
        plan.verdict = verdict;
        let winter = Reason::Winter {
            verdict,
            needs_zone,
            zone,
        };
        plan.reason_details.insert(0, winter);
    }

    fn judge_by_heat(&self, plan: &mut CropPlan, season: &Season, frost: &Frost) {
        let Some(climate) = self.city.climate else {
            plan.reason_details.push(Reason::NoTemperatureRecord);
            return;
        };
        let crop = self.crop;
        let needed = season.heat_needed(crop);
        let available = season.heat_available(crop, climate.year);
        let ratio = available / needed;
        let verdict = Verdict::of_ratio(ratio);
        plan.verdict = verdict;
        plan.heat_ratio = Some(round_to(ratio, 3));
        plan.heat_needed = Some(round_to(needed, 1));
        plan.heat_available = Some(round_to(available, 1));
        plan.harvest = calendar::harvest(crop, season, climate.year, verdict);
        plan.succession = calendar::succession(crop, frost, climate.year);
        plan.soil_ready = crop
            .soil_min_c
            .and_then(|least| climate.year.first_at_least(least, self.year));
        plan.reason_details.push(Reason::Heat {
            verdict,
            base_c: crop.heat_base_c,
            needed,
            available,
            ratio,
        });
        if let Some(needs_zone) = crop.zone_min
            && self
                .city
                .zone
                .is_some_and(|zone| zone.short_of(Zone::start_of(needs_zone)) > 0)
        {
            plan.reason_details
                .push(Reason::NotWinterHardy { needs_zone });
        }
    }

    fn mind_the_start(&self, plan: &mut CropPlan, season: &Season, frost: &Frost) {
        if self.crop.hardiness == Hardiness::Tender {
            let years_in_100 = round_to(frost.risk_on(season.outdoors) * 100.0, 0);
            plan.frost_risk_pct = Some(years_in_100);
            let careful = frost.last_spring.p10;
            if season.outdoors < careful {
                plan.reason_details.push(Reason::FrostRisk {
                    outdoors: season.outdoors,
                    careful,
                    years_in_100,
                });
            }
        }
        if let (Some(ready), Some(soil_min_c)) = (plan.soil_ready, self.crop.soil_min_c) {
            let days = days_between(season.outdoors, ready);
            if days >= WORTH_WAITING_DAYS {
                plan.reason_details.push(Reason::ColdSoil {
                    outdoors: season.outdoors,
                    soil_min_c,
                    ready,
                    days,
                });
            }
        }
    }
}

/// Soil that warms up within the week is not worth a remark.
const WORTH_WAITING_DAYS: i32 = 7;
