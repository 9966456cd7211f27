//! One crop in one place: the verdict, its reasons and its dates.

use super::calendar::{self, Ripening, Soil, Span};
use super::joined_city::{Frost, JoinedCity, days_between};
use super::reason::Reason;
use super::report::CropPlan;
use super::season::{Season, Verdict, days_sown, variety_share};
use super::tables::climate::ClimateYear;
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
        let soil = self.soil();
        plan.soil_ready = soil.warm_from();
        if let Soil::NeverWarm(soil_min_c) = soil {
            self.refuse_cold_soil(&mut plan, frost, soil_min_c);
            return plan;
        }
        plan.windows = calendar::windows(self.crop, frost, soil);
        plan.sow_indoors = plan.windows.sow_indoors.map(|span| span.from);
        plan.transplant = plan.windows.transplant.map(|span| span.from);
        plan.direct_sow = plan.windows.direct_sow.map(|span| span.from);
        if self.crop.is_overwintering() {
            self.judge_by_winter(&mut plan);
        } else if let Some(season) = Season::of(self.crop, frost)
            && let Some(planting) = plan.windows.transplant.or(plan.windows.direct_sow)
        {
            plan.packet_harvest = Some(calendar::packet_harvest(&season, planting));
            self.judge_by_heat(&mut plan, &season, planting, frost);
            self.mind_the_start(&mut plan, &season, planting, frost);
        }
        plan
    }

    fn soil(&self) -> Soil {
        let climate = self.city.climate.map(|climate| climate.year);
        Soil::of(self.crop, climate, self.year)
    }

    /// A crop whose soil never warms up is not planted, whatever the sum of heat.
    fn refuse_cold_soil(&self, plan: &mut CropPlan, frost: &Frost, soil_min_c: f64) {
        plan.verdict = Verdict::No;
        if let (Some(season), Some(climate)) = (Season::of(self.crop, frost), self.city.climate)
            && !self.crop.is_overwintering()
        {
            self.sum_heat(plan, &season, climate.year);
        }
        plan.reason_details
            .push(Reason::SoilNeverWarm { soil_min_c });
    }

    /// Writes the sums of heat into the plan; returns what is needed and the ratio.
    fn sum_heat(&self, plan: &mut CropPlan, season: &Season, climate: &ClimateYear) -> (f64, f64) {
        let needed = season.heat_needed(self.crop);
        let available = season.heat_available(self.crop, climate);
        let ratio = available / needed;
        plan.heat_ratio = Some(round_to(ratio, 3));
        plan.heat_needed = Some(round_to(needed, 1));
        plan.heat_available = Some(round_to(available, 1));
        plan.reason_details.push(Reason::Heat {
            verdict: Verdict::of_ratio(ratio),
            base_c: self.crop.heat_base_c,
            needed,
            available,
            ratio,
        });
        (needed, ratio)
    }

    fn judge_by_winter(&self, plan: &mut CropPlan) {
        plan.reason_details
            .push(if self.crop.days_from == DaysFrom::Crown {
                Reason::SlowStart {
                    days: self.crop.days_min,
                }
            } else {
                plan.harvest = self
                    .city
                    .climate
                    .and_then(|climate| calendar::harvest_next_year(&plan.windows, climate.year));
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
        if verdict == Verdict::No {
            plan.harvest = None;
        }
        let winter = Reason::Winter {
            verdict,
            needs_zone,
            zone,
        };
        plan.reason_details.insert(0, winter);
    }

    fn judge_by_heat(&self, plan: &mut CropPlan, season: &Season, planting: Span, frost: &Frost) {
        let Some(climate) = self.city.climate else {
            plan.reason_details.push(Reason::NoTemperatureRecord);
            return;
        };
        let crop = self.crop;
        let (needed, ratio) = self.sum_heat(plan, season, climate.year);
        let by_heat = Verdict::of_ratio(ratio);
        // Planted only when the soil is warm it may miss the heat of the weeks before.
        let left = season.heat_after(planting.from, crop, climate.year) / needed;
        plan.verdict = by_heat.or_worse(Verdict::of_ratio(left));
        if plan.verdict != by_heat {
            plan.reason_details.push(Reason::LateStart {
                verdict: plan.verdict,
                planted: planting.from,
                ratio: left,
            });
        }
        let warmest_c = climate.year.warmest_c();
        let loves_heat = crop.soil_min_c.is_some_and(|c| c >= HEAT_LOVER_SOIL_C);
        if plan.verdict == Verdict::Grows && loves_heat && warmest_c < WARM_SUMMER_C {
            plan.verdict = Verdict::Marginal;
            plan.reason_details.push(Reason::CoolSummer {
                warmest_c,
                needs_c: WARM_SUMMER_C,
            });
        }
        if plan.verdict != Verdict::No {
            self.date_by_heat(plan, season, climate.year, variety_share(left));
        }
        plan.succession = calendar::succession(crop, frost, climate.year, self.soil());
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

    /// Ends the windows while the crop still ripens, and dates the harvest of a variety that needs a share of the heat.
    fn date_by_heat(
        &self,
        plan: &mut CropPlan,
        season: &Season,
        climate: &ClimateYear,
        share: f64,
    ) {
        let crop = self.crop;
        let ripening = |days: f64, share: f64| Ripening {
            crop,
            climate,
            days: days * share,
            end: season.end,
        };
        let usual = ripening(season.days_min, share);
        let windows = &mut plan.windows;
        if let Some(set_out) = windows.transplant {
            windows.transplant = Some(usual.in_time(set_out));
            if let Some(sown) = windows.direct_sow {
                let days = days_sown(crop);
                let ratio = season.heat_after(sown.from, crop, climate) / crop.heat_of(days);
                if Verdict::of_ratio(ratio) == Verdict::No {
                    (windows.direct_sow, plan.direct_sow) = (None, None);
                    let sown = sown.from;
                    plan.reason_details
                        .push(Reason::NoDirectSowing { sown, ratio });
                } else {
                    let from_seed = ripening(days, variety_share(ratio));
                    windows.direct_sow = Some(from_seed.in_time(sown));
                }
            }
        } else {
            windows.direct_sow = windows.direct_sow.map(|sown| usual.in_time(sown));
        }
        let planting = windows.transplant.or(windows.direct_sow);
        plan.harvest = planting.and_then(|planting| calendar::harvest(&usual, season, planting));
    }

    fn mind_the_start(&self, plan: &mut CropPlan, season: &Season, planting: Span, frost: &Frost) {
        if self.crop.hardiness == Hardiness::Tender {
            // Sown outdoors it may come up before the others are set out.
            let sown = plan.windows.direct_sow.map(|span| span.from);
            let outdoors = sown.map_or(planting.from, |sown| sown.min(planting.from));
            let years_in_100 = round_to(frost.risk_on(outdoors) * 100.0, 0);
            plan.frost_risk_pct = Some(years_in_100);
            let careful = frost.last_spring.p10;
            if outdoors < careful {
                plan.reason_details.push(Reason::FrostRisk {
                    outdoors,
                    careful,
                    years_in_100,
                    assumed: !frost.percentiles_published,
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

/// A crop that starts only in soil this warm comes from the tropics: a sum of cool days does not
/// ripen it. Okra, sweet potato and the melons; the two bounds are assumptions, printed on the page.
const HEAT_LOVER_SOIL_C: f64 = 18.0;
/// The mean of the warmest 31 days such a crop needs.
const WARM_SUMMER_C: f64 = 20.0;
/// Soil that warms up within the week is not worth a remark.
const WORTH_WAITING_DAYS: i32 = 7;
