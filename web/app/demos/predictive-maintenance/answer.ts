/** The answer in words: sentences with figures that open to what they rest on. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import { worked } from '@/components/demo/worked'
import { counted, formatNumber, formatPercent } from '@/lib/format'
import type { AnsweredFleet, UnitReport } from './ask'
import {
  byLife,
  capitalised,
  cycles,
  isByAge,
  lackOf,
  lineOf,
  money,
  nounOf,
  noteCredit,
  planText,
  plansText,
  promisedOf,
  toStop,
  unknown,
  upTo,
  whole,
  type Known,
} from './words'

export function lifeNote(unit: Known, answered: AnsweredFleet): FigureNote {
  const { report } = answered
  return {
    title: `What is left of ${nounOf(answered)} ${String(unit.unit)}`,
    ...worked(
      [
        `mean of ${String(report.validation.folds)} models’ estimates`,
        `interval ${whole(unit.low)} to ${upTo(unit.high, report.cap)}`,
      ],
      cycles(unit.rul),
      '  = ',
    ),
    inputs: [
      { name: 'Readings', value: whole(unit.readings) },
      { name: 'Last cycle', value: whole(unit.cycle) },
      ...(unit.truth == null ? [] : [{ name: 'It still ran', value: cycles(unit.truth) }]),
    ],
    text: `Each model is boosted trees on the machine’s smoothed sensors, their level, slope and spread over ${String(report.window)} readings, and its age. Lives beyond ${whole(report.cap)} cycles are not told apart.`,
    ...noteCredit(answered),
  }
}

function stopNote(answered: AnsweredFleet): FigureNote {
  const { cost, look_every } = answered.report
  const act_by = lineOf(answered.report)
  return {
    title: act_by > 0 ? 'The line that costs least' : 'Why no machine is stopped',
    ...worked(
      [
        `  ${counted(cost.best.planned, 'planned stop')} at ${money(answered.view.planned_cost)}`,
        `+ ${counted(cost.best.failures, 'failure')} at ${money(answered.view.failure_cost)}`,
        'over all cycles used, times 1,000',
      ],
      money(cost.best.cost),
      '  = ',
    ),
    inputs: [
      ...(cost.best.act_by > 0
        ? [
            {
              name: act_by > 0 ? 'Stop at or under' : 'The least in hindsight, at or under',
              value: cycles(cost.best.act_by),
            },
          ]
        : []),
      { name: 'On histories it was not chosen on', value: money(cost.held_out_cost) },
      { name: 'Stopped at an age, likewise', value: money(cost.held_out_age_cost) },
      { name: 'Run to failure', value: money(cost.run_to_failure_cost) },
      { name: 'If failures were known', value: money(cost.perfect_cost) },
    ],
    text: `Every history is run again and looked at every ${counted(look_every, 'reading')}, with the estimate of a model that had not seen it.`,
    ...noteCredit(answered),
  }
}

function ageNote(answered: AnsweredFleet): FigureNote {
  const { cost } = answered.report
  return {
    title: 'The age that costs least',
    ...worked(
      [
        `each stopped at age ${whole(cost.best_age)} or failed before,`,
        `${money(answered.view.planned_cost)} a planned stop, ${money(answered.view.failure_cost)} a failure`,
        'over all cycles used, times 1,000',
      ],
      money(cost.best_age_cost),
      '  = ',
    ),
    inputs: [
      { name: 'On histories it was not chosen on', value: money(cost.held_out_age_cost) },
      { name: 'Stopped at estimates, likewise', value: money(cost.held_out_cost) },
      { name: 'Run to failure', value: money(cost.run_to_failure_cost) },
      { name: 'If failures were known', value: money(cost.perfect_cost) },
    ],
    text: 'On histories they were not chosen on, stopping all at one age costs less than stopping by estimates: the plan goes by age.',
    ...noteCredit(answered),
  }
}

function heldNote(answered: AnsweredFleet): FigureNote {
  const { validation, outcome, interval_pct } = answered.report
  const promised = capitalised(promisedOf(answered.report))
  return {
    title: 'How often the intervals hold',
    ...(outcome
      ? worked(
          [
            `${String(outcome.units)} ${nounOf(answered)}s that run, by the mean of all models,`,
            'each interval from the errors on histories,',
            'against what became of it',
          ],
          `${String(outcome.held)} of ${String(outcome.units)}`,
          '  = ',
        )
      : worked(
          [
            `${formatNumber(validation.looks)} estimates of ${counted(validation.histories, 'history', 'histories')}`,
            'each by a model that had not seen the machine,',
            'each interval from the other folds’ errors',
          ],
          formatPercent(validation.coverage, 1),
          '  = ',
        )),
    inputs: [
      { name: promised, value: formatPercent(interval_pct, 0) },
      { name: 'Histories, not seen in training', value: formatPercent(validation.coverage, 1) },
      { name: 'Mean width on these', value: cycles(validation.width) },
    ],
    text: `${promised} is the share of intervals that hold the truth, lives beyond the cap counted as the cap. Estimates of histories when more than 1.2 times the cap was left are not checked.`,
    ...noteCredit(answered),
  }
}

function missNote(answered: AnsweredFleet): FigureNote {
  const { validation, outcome } = answered.report
  const miss = (value: number) => `${formatNumber(value, 1)} cycles`
  return {
    title: 'The root mean square miss',
    ...worked(
      [
        '√(Σ (estimate − truth)² / n)',
        outcome
          ? `over ${String(outcome.units)} ${nounOf(answered)}s that run`
          : `over ${formatNumber(validation.looks)} estimates of histories`,
      ],
      miss(outcome ? outcome.rmse : validation.rmse),
      '  = ',
    ),
    inputs: [
      { name: 'Histories, not seen in training', value: miss(validation.rmse) },
      ...(outcome ? [{ name: 'On the true lives', value: miss(outcome.rmse_true) }] : []),
    ],
    text: 'Lives beyond the cap count as the cap, except on the true lives.',
    ...noteCredit(answered),
  }
}

/**
 * What was kept, which is all that can be said of few machines: "Such intervals held for 92 of 100 pumps; the root
 * mean square miss was 11 cycles."
 */
function trust(answered: AnsweredFleet): Said[] {
  const { outcome, validation } = answered.report
  const noun = nounOf(answered)
  return [
    ' Such intervals held for ',
    {
      text: outcome
        ? `${String(outcome.held)} of ${String(outcome.units)}`
        : formatPercent(validation.coverage, 0),
      note: () => heldNote(answered),
    },
    outcome
      ? ` ${noun}s; the root mean square miss was `
      : ' of the checks on your machines; the root mean square miss was ',
    {
      text: cycles(outcome ? outcome.rmse : validation.rmse),
      note: () => missNote(answered),
    },
    '.',
  ]
}

/** What can be said of a machine without an estimate: nothing, and why. */
function noNumber(unit: UnitReport, answered: AnsweredFleet): Said[] {
  const needed = answered.report.needed_readings
  const why =
    unit.silent == null
      ? `${counted(unit.readings, 'reading is', 'readings are')} recorded, ${String(needed)} are needed`
      : `it has ${lackOf(unit)}, which the estimate goes by`
  return [
    `No number for ${nounOf(answered)} ${String(unit.unit)}: ${why}. ${planText(unit, answered.report)}`,
  ]
}

/** Where of no machine an estimate can be told: why, and what to do all the same. */
function nothingTold(answered: AnsweredFleet): Said[] {
  const { report } = answered
  const why =
    byLife(report).length > 0
      ? 'Every machine with an estimate is older than any that failed: of such an age nothing was learnt.'
      : 'No machine has the readings an estimate needs.'
  return [`${why} ${plansText(answered)}`]
}

function next(answered: AnsweredFleet): Said[] {
  const { report } = answered
  const [first] = byLife(report)
  if (!first || first.older_than_failed) return nothingTold(answered)
  const stop = toStop(report).length
  const all = report.units.length
  const old = report.units.filter((unit) => unit.older_than_failed).length
  const few = report.few_histories
  const line = {
    text: stop === 0 ? 'none' : String(stop),
    note: () => (isByAge(report) ? ageNote(answered) : stopNote(answered)),
  }
  return [
    `${capitalised(nounOf(answered))} ${String(first.unit)} next; stop `,
    line,
    ` of ${String(all)} now. It has about `,
    { text: cycles(first.rul), note: () => lifeNote(first, answered) },
    ` left${few ? ',' : `; ${whole(report.interval_pct)} of 100 such lie`} between ${whole(first.low)} and ${upTo(first.high, report.cap)}.`,
    ...trust(answered),
    few &&
      ` Only ${counted(report.validation.histories, 'machine')} that failed could be used to check the estimates: below 15 errors are large, and no interval is promised.`,
    old > 0 &&
      ` ${String(old)} of those that run ${old === 1 ? 'is' : 'are'} older than any that failed: not learnt.`,
  ].filter((part) => part !== false)
}

/** The answer; of the machine chosen where nothing can be said of it. */
export function answerOf(answered: AnsweredFleet, machine: string): Said[] {
  const silent = unknown(answered.report).find(({ unit }) => String(unit) === machine)
  return silent ? noNumber(silent, answered) : next(answered)
}
