import { BarChart } from '@/components/charts/bar-chart'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { fieldsOf } from '@/components/demo/fields-of'
import type { OwnTable } from '@/components/demo/own-data'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { FormFigure, NumberRows } from '@/components/demo/small-form'
import type { AnswerState } from '@/components/demo/use-answer'
import { formatMonth, formatNumber, formatPercent } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import type { AnsweredBill, BillReport } from './ask'
import { fromDays, leftOutText, openBy, paysAtText, readingText } from './bill-answer'
import { bill } from './fields.gen'
import { homeKeys, settings, type HomeView, type View } from './settings'
import { yearOf } from './verdict'
import { billCredit, kw, lifeOf, money, tariffName, yearsBeyond } from './words'

type State = AnswerState<HomeView, OwnTable | null, BillReport>

export function billTitle(report: BillReport, life: number) {
  const from = fromDays(report)
  const home = `${from}${from === '' ? 'At' : 'at'} home`
  if (openBy(report, life) !== null) return `${home} it is open whether a battery pays for itself`
  const at = `${home} a battery`
  if (report.years_to_pay == null) return `${at} saves nothing`
  return report.pays
    ? `${at} pays for itself in ${yearOf(report.years_to_pay, life)}`
    : `${at} needs ${yearsBeyond(report.years_to_pay, life)} and lasts ${String(life)}`
}

/** The sample's months use less than their part of a year: the dollars are of that pace. */
export function usedText({ report: { reading }, view }: AnsweredBill) {
  const pace = (reading.used_kwh * 365) / reading.days
  return ` Its ${formatNumber(reading.used_kwh)} kWh of these days are ${formatNumber(pace)} a year at that pace, of ${formatNumber(view.yearly_kwh)} used in one.`
}

/** The roof's days are not its year: what the pace makes of them is said. */
export function solarText({ report: { reading }, view }: AnsweredBill) {
  if (view.solar_kw <= 0) return ''
  const year = view.solar_kw * bill.solar_yield_kwh.default
  const pace = (reading.solar_kwh * 365) / reading.days
  return ` The roof’s ${formatNumber(reading.solar_kwh)} kWh of these days are ${formatNumber(pace)} a year at that pace; its year is ${formatNumber(year)}.`
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
        sub={`Dollars a year for ${report.peaks.length > 0 ? 'energy and the months’ peaks' : 'energy alone'}, at the pace of ${readingText(answered)}. ${own ? 'Your meter.' : `Synthetic meter: Ontario’s own load of April to June 2026, scaled to what is used a year.${usedText(answered)}`} Regulated rates from ${report.rates_from}, two of the overnight plan’s as recalled.${own ? '' : ' The wholesale price is without the global adjustment, which most pay on top.'}${solarText(answered)}${leftOutText(answered)}`}
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
            { key: 'tariff', header: 'Plan', text: ({ tariff }) => tariffName(tariff, report) },
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
            {`Saved ${money(report.year_saved)} a year on ${tariffName(report.best_with, report).toLowerCase()} against ${tariffName(report.best_without, report).toLowerCase()} without; pays in ${lifeOf(view.home_life)} from ${paysAtText(answered)}. `}
            <CursorHint unit="plan" />
          </>
        }
      >
        <BarChart
          label="Bill by plan, without and with a battery"
          categories={report.plans.map(({ tariff }) => tariffName(tariff, report))}
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
  const worst = report.peaks.reduce((most, { gap_pct }) => Math.max(most, gap_pct), 0)
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
          title={`What each month saves is within ${formatPercent(worst, 1)} of the most any cap could`}
          sub="Each month by itself, from empty; one with fewer than 28 days is not billed, and a meter without such a month is billed as one: the cap on the grid’s power that saves most of energy and peak together; it is above the old peak where cheap energy is worth more than the peak costs. The gap is what no other cap can exceed."
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
                key: 'gap_pct',
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
