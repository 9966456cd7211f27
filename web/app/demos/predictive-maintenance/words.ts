/** How the page writes its figures, and what it calls its machines. */
import { counted, formatDollars, formatNumber } from '@/lib/format'
import type { AnsweredFleet, Report, Stage, UnitReport } from './ask'

export type Known = UnitReport & { rul: number; low: number; high: number }

export const isKnown = (unit: UnitReport): unit is Known =>
  unit.rul != null && unit.low != null && unit.high != null

/** Machines with an estimate, the one that fails first at the top; at the end those of an age nothing is known of. */
export const byLife = ({ units }: Report): Known[] =>
  units
    .filter(isKnown)
    .sort((a, b) => Number(a.older_than_failed) - Number(b.older_than_failed) || a.rul - b.rul)

/** Machines without one. */
export const unknown = ({ units }: Report) => units.filter(({ rul }) => rul == null)

/** All machines, those without an estimate at the end: what a title counts are rows of these. */
export const allByLife = (report: Report): UnitReport[] => [...byLife(report), ...unknown(report)]

/** Why there is no estimate of a machine. */
export const lackOf = ({ silent }: Pick<UnitReport, 'silent'>) =>
  silent == null ? 'too few readings' : `no reading of ${sensorName(silent)}`

/** Whether stopping all at an age costs less than any line, each on histories it was not chosen on. */
export const isByAge = ({ cost }: Pick<Report, 'cost'>) =>
  cost.held_out_age_cost < Math.min(cost.held_out_cost, cost.run_to_failure_cost)

/** The line to stop at; 0 where an age costs less, and where no line saves on histories it was not fitted to. */
export const lineOf = ({ cost }: Pick<Report, 'cost'>) =>
  !isByAge({ cost }) && cost.held_out_cost < cost.run_to_failure_cost ? cost.best.act_by : 0

/** What the rule of the plan costs on histories it was not chosen on; without one all run to failure. */
export function leastOf({ cost }: Pick<Report, 'cost'>) {
  if (isByAge({ cost })) return cost.held_out_age_cost
  return lineOf({ cost }) > 0 ? cost.held_out_cost : cost.run_to_failure_cost
}

/** What intervals were to hold: of few machines nothing is promised. */
export const promisedOf = ({ few_histories }: Pick<Report, 'few_histories'>) =>
  few_histories ? 'asked for' : 'promised'

const STOP = 'stop now'

/** What to do with a machine, and when: by the rule that costs least. */
export function planOf(unit: UnitReport, report: Report) {
  // An age is known of every machine, also of one whose estimate says nothing or that has none.
  if (isByAge(report)) return planByAge(unit, report.cost.best_age)
  const line = lineOf(report)
  if (line === 0) return 'run'
  if (!isKnown(unit)) return `no estimate: ${lackOf(unit)}`
  if (unit.older_than_failed) return 'older than any that failed: not learnt'
  if (unit.rul <= line) return STOP
  // Where its interval is open, more may be left than is told apart.
  const more = unit.high >= report.cap ? ' or more' : ''
  const plan = `in about ${cycles(Math.ceil(unit.rul - line))}${more}`
  return unit.low <= line ? `${plan}, watch` : plan
}

/** One that may fail before it is so old is to be watched. */
function planByAge(unit: UnitReport, age: number) {
  const until = age - unit.cycle
  if (until <= 0) return STOP
  const plan = `in ${cycles(Math.ceil(until))}, at age ${whole(age)}`
  return unit.low != null && unit.low <= until ? `${plan}, watch` : plan
}

/** Machines whose plan is to be stopped now; by age also those without an estimate. */
export const toStop = (report: Report) =>
  allByLife(report).filter((unit) => planOf(unit, report) === STOP)

/** What the machines of a fleet are called. */
export const nounOf = ({ view, own }: Pick<AnsweredFleet, 'view' | 'own'>) =>
  own ? 'machine' : view.fleet === 'engines' ? 'engine' : 'pump'

/** The plan of its row, for a machine whose estimate is not gone by. */
export function planText(unit: UnitReport, report: Report) {
  if (!isByAge(report))
    return lineOf(report) > 0 ? 'Watch, do not plan.' : 'No stop is worth its cost: let it run.'
  return toStop(report).includes(unit)
    ? 'By its age stop it now.'
    : `By its age stop it ${planOf(unit, report)}.`
}

/** The plans of all: by age the first stop, where none is due now. */
export function plansText(answered: AnsweredFleet) {
  const { report } = answered
  const stop = toStop(report).length
  if (stop > 0) return `By age stop ${String(stop)} of ${String(report.units.length)} now.`
  if (!isByAge(report))
    return lineOf(report) > 0
      ? 'Watch, do not plan.'
      : `No stop is worth its cost: let every ${nounOf(answered)} run.`
  const oldest = report.units.reduce((found, unit) => (unit.cycle > found.cycle ? unit : found))
  return `By age stop none now; ${nounOf(answered)} ${String(oldest.unit)} is first, ${planOf(oldest, report)}.`
}

export const cycles = (value: number) => counted(Math.round(value), 'cycle')
export const whole = (value: number) => formatNumber(Math.round(value))
export const money = (value: number) => formatDollars(Math.round(value))

/** "125 or more" where the interval ends at what is told apart. */
export const upTo = (value: number, cap: number) =>
  value >= cap ? `${whole(cap)} or more` : whole(value)

export const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** "oil particles" of `oil_particles`. */
export const sensorName = (name: string) => name.replaceAll('_', ' ')

const simulated = 'Simulated pumps, our own model of wear'
const engines = 'NASA C-MAPSS FD003, simulated turbofans'

export const creditOf = ({ view, own }: AnsweredFleet) =>
  own ? `Own data: ${own.name}` : view.fleet === 'engines' ? engines : simulated

export const noteCredit = (answered: AnsweredFleet) =>
  answered.own
    ? { source: `Your tables: ${answered.own.name}`, date: 'sent to be learnt from, not stored' }
    : {
        source: creditOf(answered),
        date: answered.view.fleet === 'engines' ? 'published 2008' : 'the same pumps every time',
      }

/** What is known while a model is trained. */
export const progressOf = ({ done, of, checked, rmse }: Stage) =>
  rmse == null
    ? `Growing trees: ${formatNumber(done)} of ${formatNumber(of)}.`
    : `Growing trees: ${formatNumber(done)} of ${formatNumber(of)}. On ${counted(checked, 'machine')} not seen in training the miss is ${formatNumber(rmse, 1)} cycles so far.`
