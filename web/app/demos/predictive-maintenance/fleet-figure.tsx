import { useState } from 'react'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { RangeRows } from '@/components/charts/range-rows'
import { opened } from '@/components/demo/said'
import { counted } from '@/lib/format'
import type { AnsweredFleet, Report } from './ask'
import { lifeNote } from './answer'
import {
  allByLife,
  byLife,
  capitalised,
  creditOf,
  cycles,
  isByAge,
  isKnown,
  lineOf,
  nounOf,
  planOf,
  toStop,
  unknown,
  upTo,
  whole,
  type Known,
} from './words'

export interface Basis {
  answered: AnsweredFleet
  stale: boolean
  pending: boolean
}

export const shared = ({ answered, stale, pending }: Basis) => ({
  demo: 'predictive-maintenance',
  credit: creditOf(answered),
  stale,
  pending,
  isOwn: answered.own !== null,
})

/** Rows drawn until more are asked for: a phone's window of them. */
const FIRST = 8

export function fleetTitle(answered: AnsweredFleet) {
  const stop = toStop(answered.report).length
  const noun = nounOf(answered)
  const act_by = lineOf(answered.report)
  if (isByAge(answered.report)) {
    const age = `age ${whole(answered.report.cost.best_age)}, at which stopping costs least`
    if (stop === 0) return `No ${noun} has reached ${age}`
    return `${whole(stop)} ${noun}${stop === 1 ? ' has' : 's have'} reached ${age}`
  }
  if (act_by === 0) return `No stop is worth its cost: let every ${noun} run`
  const line = cycles(act_by)
  if (stop === 0) return `No ${noun} is inside the line of ${line}`
  return `${whole(stop)} ${noun}${stop === 1 ? ' is' : 's are'} inside the line of ${line}`
}

/** By what the plan goes. */
function ruleText(report: Report) {
  if (isByAge(report))
    return `The plan goes by age: stopping all at ${whole(report.cost.best_age)} costs less than at any estimate.`
  return lineOf(report) > 0
    ? 'The violet line: stopping at it costs least.'
    : 'No stopping point saved money on machines it was not chosen from.'
}

/** Machines that have a row and a plan, and no mark in the drawing. */
function undrawnText(report: Report, noun: string) {
  const undrawn = unknown(report).length
  if (undrawn === 0) return ''
  return ` Only in the table: ${counted(undrawn, `${noun} without`, `${noun}s without`)} an estimate.`
}

/** Every machine's cycles left, the first to fail at the top, and the line to act by. */
export function FleetFigure(basis: Basis) {
  const { answered } = basis
  const { report } = answered
  const [isLong, setLong] = useState(false)
  const units = byLife(report)
  const noun = nounOf(answered)
  const name = ({ unit, older_than_failed }: Known) =>
    `${capitalised(noun)} ${String(unit)}${older_than_failed ? ', not learnt' : ''}`
  const rows = isLong ? units : units.slice(0, FIRST)
  const act_by = lineOf(report)
  const ends = rows.flatMap(({ high, truth }) => [high, truth ?? 0])
  return (
    <ChartFigure
      {...shared(basis)}
      name="cycles left"
      title={fleetTitle(answered)}
      sub={`Cycles left, estimate and ${report.few_histories ? '' : `${whole(report.interval_pct)} % `}interval; ${whole(report.cap)} means that or more. ${ruleText(report)}${units.some(({ truth }) => truth != null) ? ' Squares: what became of it.' : ''}${undrawnText(report, noun)}`}
      table={{
        columns: [
          { key: 'unit', header: capitalised(noun), value: ({ unit }) => String(unit) },
          {
            key: 'rul',
            header: 'Left',
            unit: 'cycles',
            text: (unit) =>
              isKnown(unit) ? opened(whole(unit.rul), () => lifeNote(unit, answered)) : '–',
          },
          { key: 'low', header: 'From', unit: 'cycles', format: (value) => whole(value) },
          {
            key: 'high',
            header: 'To',
            unit: 'cycles',
            format: (value) => upTo(value, report.cap),
          },
          { key: 'cycle', header: 'Last cycle', format: (value) => whole(value), secondary: true },
          {
            key: 'plan',
            header: 'Plan',
            value: (unit) => planOf(unit, report),
          },
        ],
        rows: allByLife(report),
      }}
      foot={
        <>
          <CursorHint unit={noun} />
          {units.length > FIRST && (
            <button
              type="button"
              className="text-button no-print"
              onClick={() => {
                setLong(!isLong)
              }}
            >
              {isLong
                ? `Only the first ${String(FIRST)}`
                : `All ${String(units.length)} ${noun}s with an estimate`}
            </button>
          )}
        </>
      }
    >
      {rows.length > 0 ? (
        <RangeRows
          label={`Cycles left of ${noun}s`}
          rows={rows.map((unit) => ({
            key: String(unit.unit),
            name: name(unit),
            range: [unit.low, unit.high],
            value: unit.rul,
            ...(unit.truth != null && { other: Math.min(unit.truth, report.cap) }),
          }))}
          format={whole}
          names={['Interval', 'Cycles left', 'It still ran']}
          domain={[0, Math.min(report.cap, Math.max(act_by, ...ends))]}
          {...(act_by > 0 && { line: { at: act_by, label: `Act by ${whole(act_by)}` } })}
          unitName={noun}
        />
      ) : null}
    </ChartFigure>
  )
}
