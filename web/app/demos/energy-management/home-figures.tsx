import { BarChart } from '@/components/charts/bar-chart'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { fieldsOf } from '@/components/demo/fields-of'
import type { OwnTable } from '@/components/demo/own-data'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { FormFigure, NumberRows } from '@/components/demo/small-form'
import type { AnswerState } from '@/components/demo/use-answer'
import { formatDay, formatDollars, formatMonth, formatNumber, formatPercent } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import type { AnsweredBill, BillReport } from './ask'
import {
  fromDays,
  heldText,
  isDearer,
  isDoubtful,
  leftOutText,
  openBy,
  paceText,
  paysAtText,
  regulatedText,
} from './bill-answer'
import { bill } from './fields.gen'
import { homeKeys, settings, type HomeView, type View } from './settings'
import { yearOf } from './verdict'
import { billCredit, kw, lifeOf, money, planName, tariffName, yearsBeyond } from './words'

type State = AnswerState<HomeView, OwnTable | null, BillReport>

export function billTitle(report: BillReport, life: number) {
  const from = fromDays(report)
  const home = `${from}${from === '' ? 'At' : 'at'} home`
  if (isDoubtful(report)) return `${home} no verdict yet: your prices look like cents`
  if (openBy(report, life) !== null) return `${home} it is open whether a battery pays for itself`
  const at = `${home} a battery`
  if (report.years_to_pay == null) return `${at} saves nothing`
  return report.pays
    ? `${at} pays for itself in ${yearOf(report.years_to_pay, life)}`
    : `${at} needs ${yearsBeyond(report.years_to_pay, life)} and lasts ${String(life)}`
}

/** Of the days that a year is made of, which are not the roof's year: what the pace makes of them is said. */
export function solarText({ report: { reading }, view }: AnsweredBill) {
  if (view.solar_kw <= 0) return ''
  const year = view.solar_kw * bill.solar_yield_kwh.default
  const pace = (reading.solar_kwh * 365) / reading.year_days
  // Over a year they are.
  if (Math.abs(pace / year - 1) < 0.02) return ''
  return ` The roof’s ${formatNumber(reading.solar_kwh)} kWh of these days are ${formatNumber(pace)} a year at that pace; its year is ${formatNumber(year)}.`
}

/** The rates that were taken, and what they leave a household to pay. */
export const ratesText = (report: BillReport) =>
  report.reading.is_regulated
    ? ` Regulated rates of ${formatDay(report.rates_from)} to ${formatDay(report.rates_to)}, whatever the meter’s dates; newer ones are not held. A dollar of them costs a household ${formatDollars(report.household_factor, 3)}, with tax less the rebate.`
    : regulatedText(report)

/** What battery and plan together save, or cost more, than the cheapest plan without a battery. */
export function savedText(report: BillReport) {
  const name = (tariff: BillReport['best_with']) => tariffName(tariff, report).toLowerCase()
  const year = money(Math.abs(report.year_saved))
  return isDearer(report)
    ? `Battery and ${name(report.best_with)} together cost ${year} a year more than ${name(report.best_without)} without one`
    : `Battery and ${name(report.best_with)} together save ${year} a year against ${name(report.best_without)} without one`
}

/** Where energy and peaks count in a year by paces far apart, the cap that is best for it is not a month's own. */
export function pacesText({ reading, peaks }: BillReport) {
  const [energy, peak] = [365 / reading.year_days, 12 / peaks.length]
  return Math.abs(peak / energy - 1) < 0.05
    ? ''
    : ` A year here is the energy × ${formatNumber(energy, 2)} and the billed peaks × ${formatNumber(peak, 2)}: of a month’s own bill another cap may save more.`
}

/** A meter's bill on each plan, without and with a battery, and its own small form. */
export function BillFigure({ state, answer }: { state: ViewState<View>; answer: State }) {
  const { answered, stale, pending, refused } = answer
  const { report, view, own } = answered
  const field = fieldsOf(settings, state, refused)
  const keys = own ? homeKeys.filter((key) => key !== 'yearly_kwh') : homeKeys
  return (
    <>
      <AnswerProblem what="The bill" state={answer} placed={homeKeys} />
      <FormFigure
        demo="energy-management"
        name="bill"
        title={billTitle(report, view.home_life)}
        sub={`Dollars a year, each rounded by itself, for ${report.peaks.length > 0 ? 'energy and the months’ peaks' : 'energy alone'}, at the pace of ${paceText(answered)}. ${own ? 'Your meter.' : 'Synthetic meter: Ontario’s own load of the year to June 30, 2026, scaled to what is used in one.'}${ratesText(report)}${own ? '' : ' Wholesale is of the 89 days whose price we hold, April 3 to June 30, 2026, without the global adjustment, which most pay on top.'}${solarText(answered)}${heldText(report)}${leftOutText(answered)}`}
        formLabel="Your home and its battery"
        paired
        form={<NumberRows fields={keys.map((key) => field(key))} />}
        credit={billCredit(answered)}
        stale={stale}
        saysStale
        pending={pending}
        isOwn={own !== null}
        table={{
          columns: [
            { key: 'tariff', header: 'Plan', text: (plan) => planName(plan, report) },
            { key: 'year_without', header: 'Without', fileUnit: '$ a year', format: money },
            { key: 'year_with', header: 'With', fileUnit: '$ a year', format: money },
            {
              key: 'saved',
              header: 'Saved',
              fileUnit: '$ a year',
              value: ({ year_without, year_with }) => year_without - year_with,
              format: money,
            },
          ],
          rows: report.plans,
          fixedOrder: true,
        }}
        foot={
          <>
            {isDoubtful(report)
              ? ''
              : `${savedText(report)}; the battery pays within ${lifeOf(view.home_life)} at ${paysAtText(answered)}. `}
            <CursorHint unit="plan" />
          </>
        }
      >
        <BarChart
          label="Bill by plan, without and with a battery"
          categories={report.plans.map((plan) => planName(plan, report))}
          values
          series={[
            {
              key: 'without',
              name: 'Without',
              tone: 'noise',
              values: report.plans.map(({ year_without }) => year_without),
            },
            {
              key: 'with',
              name: 'With a battery',
              tone: 'signal',
              values: report.plans.map(({ year_with }) => year_with),
            },
          ]}
          format={money}
          unitName="plan"
        />
      </FormFigure>
    </>
  )
}

/** What the meter draws through the day, and what peaks are shaved to where they are charged. */
export function DayFigure({ answer }: { answer: State }) {
  const { answered, stale, pending } = answer
  const { report, own } = answered
  const rows = report.mean_hours
  const highest = rows.reduce((found, row) => (row.with_kw > found.with_kw ? row : found))
  const worst = report.peaks.reduce((most, { year_gap_pct }) => Math.max(most, year_gap_pct), 0)
  const shared = {
    demo: 'energy-management',
    credit: billCredit(answered),
    stale,
    pending,
    isOwn: own !== null,
  }
  return (
    <div className="grid gap-7">
      <ChartFigure
        {...shared}
        name="mean day"
        title={`With the battery most is drawn from ${String(highest.hour)}:00`}
        sub={`Mean power from the grid by hour of the day on ${tariffName(report.best_with, report).toLowerCase()}, kilowatts; below zero it is given. Grey: without the battery.`}
        table={{
          columns: [
            { key: 'hour', header: 'From', value: ({ hour }) => `${String(hour)}:00` },
            {
              key: 'without_kw',
              header: 'Without',
              unit: 'kW',
              format: (value) => formatNumber(value, 2),
            },
            {
              key: 'with_kw',
              header: 'With',
              unit: 'kW',
              format: (value) => formatNumber(value, 2),
            },
          ],
          rows,
          fixedOrder: true,
        }}
        foot={<CursorHint unit="hour" />}
      >
        <BarChart
          label="Mean power from the grid by hour"
          categories={rows.map(({ hour }) => String(hour))}
          series={[
            {
              key: 'without',
              name: 'Without',
              tone: 'noise',
              values: rows.map(({ without_kw }) => without_kw),
            },
            {
              key: 'with',
              name: 'With a battery',
              tone: 'signal',
              values: rows.map(({ with_kw }) => with_kw),
            },
          ]}
          format={(value) => formatNumber(value, 1)}
          unit="kW"
          unitName="hour"
        />
      </ChartFigure>
      {report.peaks.length > 0 && (
        <ChartFigure
          {...shared}
          name="peaks"
          title={`What each month saves of a year is within ${formatPercent(worst, 1)} of the most any cap could`}
          sub={`Each month by itself, from empty: the cap on the grid’s power that saves most of a year’s energy and peaks together; it is above the old peak where cheap energy is worth more than the peak costs. A month with fewer than 28 days, a February with fewer than 27, is not billed, and no year is made of its days; a meter without a month that is billed is billed as one. Saved is of the month’s own bill.${pacesText(report)} The gap is what no other cap can exceed in a year.`}
          table={{
            columns: [
              {
                key: 'month',
                header: 'Month',
                text: ({ month }) => (month == null ? 'All days' : formatMonth(month, 'short')),
              },
              { key: 'peak_kw', header: 'Peak', fileUnit: 'kW', format: kw },
              { key: 'shaved_kw', header: 'With', fileUnit: 'kW', format: kw },
              { key: 'saved', header: 'Saved', fileUnit: '$', format: money },
              {
                key: 'year_gap_pct',
                header: 'Gap',
                unit: '%',
                format: (value) => formatNumber(value, 2),
              },
            ],
            rows: report.peaks,
            fixedOrder: true,
          }}
        />
      )}
    </div>
  )
}
