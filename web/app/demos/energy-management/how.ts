import { howPart } from '@/components/demo/how-it-works'

const formulas = `V(t, s) = max over Δ of V(t+1, s+Δ) + r(Δ)
r(Δ)  = −price × Δ / in     charging
r(Δ)  = −price × Δ × out    discharging
gap   = V(0, s₀) − Σ r
load  = exp(ridge(57 columns))
home  = regulated rate × (1 + 0.13 − 0.235)`

export const How = howPart({
  isCompared: true,
  method: [
    'What stored energy is worth at the end of an hour is a piecewise linear function of how much there is. It is worked back from the last hour to the first: tilted by the price, its maximum slid over what the power allows, the upper envelope kept with every crossing. Nothing is rounded to a grid, and no hour both buys and sells, so that negative prices are right too. The first function is the bound; the schedule read off forwards earns it.',
    formulas,
    'Tomorrow’s load is a ridge regression on logarithms: yesterday’s 24 hours, means of the week before, weekday and holiday, the season, and how they mix; 24 hours at once. At 10:00 the day before only ten of yesterday’s hours are known, and the error is half as large again. Intervals take the errors of the last 120 days by hour; their level moves a little each day with what was missed.',
    'What uncertainty costs: a battery that plans each midnight on what is known then, settled at what came, beside one that knows every price. Whether it pays rests on what is known the day before: Ontario’s day-ahead prices, our forecast of Alberta’s, and of 2016, when nobody knew them, those of the day before. A day whose day before is not in the record has no plan by yesterday’s prices, and counts in no pace and no share of that plan.',
    'At home the same schedule runs on the meter’s own hours with buying and selling prices apart, solar included, and every hour known beforehand: what it saves is the most it could. Where the month’s peak is charged, a year is made of the billed months alone, their energy × 365 / their days and their peaks × 12 / their number, and caps on the grid’s power are split where they could still save most of it; what is left open is the gap. On the tiered plan a schedule is made by the price of the tier that each month reaches without a battery, and billed by both tiers; where it moves a month into the other tier, what another could save besides is in the gap. Where prices and loads leave many cases, fewer caps are looked at, and the gap is wider.',
  ],
  limits: [
    'A price taker: a battery this size moves no price. No wear, no grid fees, no capacity payments, no interest.',
    'Every figure ends with its days, and none is of today: Ontario’s load on June 30, 2026, its price the same day, Alberta’s load and price on June 8; tomorrow is the day after these. The hour that spring leaves out is neither traded nor forecast; of the one that comes twice in autumn Ontario’s load is the mean of both, and Alberta’s record has one load and one price. No feed stands behind them: the forecast’s coefficients, errors and intervals are measured on these years alone.',
    'The market of 2016 (hourly price) and that of 2026 (day-ahead) are not one series, and a quarter is not a year: the pace is a pace.',
    'The forecast knows no temperature; in 2016, where one is known, a sixth of the error at midnight and a third at 10:00 came from that.',
    'The operator’s own column for Alberta is a forecast of the next hour: it stands beside ours of the next hour and nowhere else.',
    'Regulated rates are those of November 1, 2025, to October 31, 2026, whatever the meter’s dates; newer ones are not held. They, the tiers and the Ontario Electricity Rebate of 23.5 % are from the Ontario Energy Board’s release of October 17, 2025. A dollar of regulated energy costs a household 89.5 cents: sales tax of 13 % is charged before the rebate is taken off, as the Canada Revenue Agency ruled in 2017 of the rebate under the same Act; that it still is so is recalled. Your own prices, the export price and the peak charge count as you give them: with tax and rebate they compare with the regulated plans; before both a household’s contract looks dearer than it is, which flatters the battery on it. A business that reclaims the tax saves less, so that the verdict flatters its battery.',
    'The tiered plan is billed by a household’s monthly thresholds, 600 kWh from May to October and 1,000 from November to April; a business has 750 in every month. Delivery by the kilowatt-hour is left out: without a roof that flatters the battery, which draws more than it gives back, and with one it is to its disadvantage. Every hour known beforehand flatters it.',
    'The regulated plans are open up to 250,000 kWh a year, or up to 50 kW, and to dwellings and farms whatever they use (O. Reg. 95/05, s. 4 (2)); above both they are left out here, and without prices of your own there is no verdict. Use and demand are those of your meter’s days, the demand its highest step: an hour’s mean hides what a quarter of it reached, and near 50 kW a plan may be closed that is open here. A battery’s charging counts: where its best schedule would be above both, it is held to 50 kW from the grid, and left alone where the load is above that; what it could save within 250,000 kWh is left open. A plan that a battery would open is not worked out: where one could, a verdict is open. Customers who pay for their peaks are mostly not on these plans. Net metering credits exports against use; here a kilowatt-hour given is paid the export price at once. The wholesale price at home is of 89 days, and no choice: most pay the global adjustment on top.',
    'The sun is a clear sky’s shape scaled to 1,150 kWh a kW and year, an assumption; a meter of some months has those months’ sun, and its pace is not a year’s. A meter of your own has its season’s use and its months’ peaks too; with fewer than 330 days it has a part of the year, which is said before the verdict, and a year of it is a guess. From 330 days on it is taken for a year: one of fewer than 365 lacks days of a season, and one of more than a year and not of whole years counts some seasons twice.',
    'Where peaks are charged, days of a month that has fewer than 28, of a February that has fewer than 27, stand in the period’s bill alone: no year is made of them. A meter without such a month is billed as one, and each month begins with an empty battery, which is a little to its disadvantage.',
    'A meter has at least a day, and lacks at most a tenth of its steps; its battery holds at most 96 steps at full power. A bill has room for 20 million cases and a schedule for 8 million: a plan that takes more is compared without a battery alone and named, and a schedule of your own prices is refused, as is one whose steps, times those it takes to fill the battery and one, are more than 1,500,000.',
    'Times without an offset are read by Ontario’s clock, unless energy at 2:00 of the day in March that leaves that hour out shows standard time; a table in standard time without that day cannot be told.',
    'Carbon is left out: we hold no hourly source for it.',
  ],
  company: [
    'The same schedule runs on your tariff, your peaks and your meter, is planned anew when a forecast changes, and tells what it cost not to know.',
    'What it takes: a year of your meter by the quarter hour, your contract’s prices, and what the battery may do.',
  ],
})
