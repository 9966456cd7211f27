/** How the page speaks of machines, milliseconds and money. */
import { formatDay, formatDollars, formatNumber, formatPercent, withUnit } from '@/lib/format'
import type { AnsweredPlan, Candidate, Cloud, PlanReport, Province, Run } from './ask'

export const cloudNames: Record<Cloud, string> = { aws: 'AWS', azure: 'Azure', google: 'Google' }
export const provinceNames: Record<Province, string> = { ontario: 'Ontario', quebec: 'Quebec' }

/** With decimals where they say something. */
export const short = (value: number, digits = 1) =>
  formatNumber(value, Number.isInteger(Number(value.toFixed(digits))) ? 0 : digits)

/** "184 ms", "1.7 s", "12 min". */
export function duration(ms: number) {
  if (ms < 10) return withUnit(formatNumber(ms, 1), 'ms')
  if (ms < 1000) return withUnit(formatNumber(ms), 'ms')
  if (ms < 60_000) return withUnit(short(ms / 1000, ms < 10_000 ? 1 : 0), 's')
  return withUnit(short(ms / 60_000), 'min')
}

export const money = (value: number) => formatDollars(value)

/** Of a run of minutes. */
export function cents(value: number) {
  return value < 0.01 ? 'under a cent' : formatDollars(value, 2)
}

/** Of a month: "43.8 min", "7.2 h". */
export const minutes = (value: number) =>
  value < 120 ? withUnit(short(value), 'min') : withUnit(short(value / 60), 'h')

/** What Azure calls Standard_D4ps_v6 is D4ps_v6 to its users. */
export const machineName = ({ machine }: { machine: string }) => machine.replace(/^Standard_/, '')

/** "5 × e2-standard-4". */
export const setupName = (one: { machine: string; machines: number }) =>
  `${formatNumber(one.machines)} × ${machineName(one)}`

/** The cheapest set-up of all; a report has at least one. */
export function bestOf(report: PlanReport): Candidate {
  const best = report.clouds[0]?.best
  if (!best) throw new Error('a plan names at least one set-up')
  return best
}

/** "1 core of work", "12.5 cores of work". */
export const workOf = ({ load_cores }: PlanReport) =>
  `${short(load_cores)} ${short(load_cores) === '1' ? 'core' : 'cores'} of work`

/** A share that is below what is promised, in as many digits as show it. */
export function shareBelow(value: number, promised: number) {
  const digits = [2, 3].find((count) => Number(value.toFixed(count)) < promised) ?? 4
  return formatPercent(value, digits)
}

const secondsUntilNew = ({ check_seconds, start_seconds }: AnsweredPlan['view']) =>
  check_seconds + start_seconds

/** Seconds that are simulated. */
export const lengthOf = ({ trial }: PlanReport) =>
  trial.step_seconds * (trial.runs[0]?.steps.length ?? 0)

/** Seconds from the surge to the end of the simulation, where new machines cannot work before that; else null. */
export function tooShort({ report, view }: Pick<AnsweredPlan, 'report' | 'view'>) {
  const { event } = report.trial
  const left = lengthOf(report) - (event?.at_seconds ?? 0)
  return event?.kind === 'surge' && left < secondsUntilNew(view) ? left : null
}

/** How long until what autoscaling orders works, at the most. */
export const untilNew = ({ view }: Pick<AnsweredPlan, 'view'>) =>
  duration(1000 * secondsUntilNew(view))

export const runOf = ({ trial }: PlanReport, kind: Run['kind']) =>
  trial.runs.find((run) => run.kind === kind)

/** What a stretch of the simulation is called: "minute", or "10 seconds". */
export function stepName({ trial }: PlanReport) {
  const seconds = trial.step_seconds
  if (seconds === 60) return 'minute'
  if (seconds < 120) return `${formatNumber(seconds, seconds < 1 ? 1 : 0)} s`
  return `${formatNumber(seconds / 60)} min`
}

type Lists = PlanReport['lists']

/** Of Azure alone the publisher is asked. */
const isAsked = ({ source }: PlanReport, cloud: Cloud) =>
  cloud === 'azure' && source.mode !== 'snapshot'

export const askedLists = (report: PlanReport): Lists =>
  report.lists.filter(({ cloud }) => isAsked(report, cloud))

/** Those that came with the site. */
export const bundledLists = (report: PlanReport): Lists =>
  report.lists.filter(({ cloud }) => !isAsked(report, cloud))

/** "2026", or "2026 and 2027". */
export const yearsOf = (lists: Lists) =>
  [...new Set(lists.map(({ as_of }) => as_of.slice(0, 4)))].sort().join(' and ')

export const creditOf = ({ own, report }: AnsweredPlan) => {
  const asked = askedLists(report).map(
    ({ cloud, as_of }) => `, ${cloudNames[cloud]} as asked ${formatDay(as_of)},`,
  )
  const { cad_per_usd, day } = report.exchange
  const rate = `${String(cad_per_usd)} CAD a USD of ${formatDay(day)}`
  const prices = `List prices of ${yearsOf(bundledLists(report))}${asked.join('')} at ${rate}`
  return own ? `Own data: ${own.name}; ${prices}` : prices
}

/** The day of a list, or the year where no more is known. */
export const listDate = (as_of: string) =>
  as_of.length > 4 ? formatDay(as_of) : `${as_of}, month not known`

/** "AWS (Aug 22, 2026)": each list with its day. */
export const listCredit = (lists: Lists) =>
  lists.map(({ cloud, as_of }) => `${cloudNames[cloud]} (${listDate(as_of)})`).join(', ')

/** The one rate that all lists are converted at, whatever their days. */
export const rateOf = ({ publisher, cad_per_usd, day }: PlanReport['exchange']) =>
  `US dollars of every list at the ${publisher}’s ${String(cad_per_usd)} of ${formatDay(day)}`

const listDay = (report: PlanReport, cloud: Cloud) =>
  report.lists.find((list) => list.cloud === cloud)?.as_of ?? ''

export const priceCredit = (report: PlanReport, cloud: Cloud) => ({
  source: `${cloudNames[cloud]} list price${isAsked(report, cloud) ? ', as asked' : ''}; Bank of Canada, ${String(report.exchange.cad_per_usd)} CAD a USD of ${report.exchange.day}`,
  date: listDay(report, cloud),
})

export const queueCredit = ({ own }: AnsweredPlan) => ({
  source: own ? `Your table: ${own.name}; Erlang (1917)` : 'Erlang (1917), M/M/c',
  date: own ? 'sent to be worked out, not stored' : 'as set',
})
