/** The answer in words: sentences with figures that open to what they rest on. */
import type { Said } from '@/components/demo/said'
import { counted, formatNumber, formatPercent, numberWord } from '@/lib/format'
import type { AnsweredPlan, Candidate } from './ask'
import type { Surge } from './contract.gen'
import { budgetNote, costNote, hoursNote, queueNote, surgeNote } from './notes'
import {
  bestOf,
  cents,
  cloudNames,
  duration,
  lengthOf,
  machineName,
  minutes,
  money,
  runOf,
  setupName,
  shareBelow,
  short,
  stepName,
  tooShort,
  untilNew,
  workOf,
} from './words'

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** "Five machines hold; four do not." */
function firstSentence(best: Candidate) {
  const hold = `${numberWord(best.machines)} ${best.machines === 1 ? 'machine holds' : 'machines hold'}`
  if (!best.fewer) return `${hold}. `
  const fewer = best.fewer.machines
  return `${hold}; ${lower(numberWord(fewer))} ${fewer === 1 ? 'does' : 'do'} not. `
}

export function whyFewerFail({ report, view }: AnsweredPlan) {
  const best = bestOf(report)
  if (!best.fewer) return ''
  const { machines, reason, p99_lost_ms, availability_pct } = best.fewer
  const lost = view.lost_machines
  const lose = lost === 0 ? 'Of' : `Lose ${lower(numberWord(lost))} of`
  const cores = Math.max(0, machines - lost) * best.vcpus
  const left = `${lose} ${lower(numberWord(machines))} and ${counted(cores, 'core')}`
  if (reason === 'queue_grows') {
    const work = workOf(report)
    if (lost === 0)
      return ` ${numberWord(machines)} ${machines === 1 ? 'has' : 'have'} ${counted(machines * best.vcpus, 'core')} for ${work}: the queue only grows.`
    return ` ${left} ${cores === 1 ? 'faces' : 'face'} ${work}: the queue only grows.`
  }
  if (reason === 'too_slow' && p99_lost_ms != null)
    return ` ${lost === 0 ? `With ${lower(numberWord(machines))}` : `${left} ${cores === 1 ? 'is' : 'are'} left:`} p99 is ${duration(p99_lost_ms)}.`
  return ` ${numberWord(machines)} would be enough only ${shareBelow(availability_pct, view.availability_pct)} of the time.`
}

export function answerOf(answered: AnsweredPlan): Said[] {
  const { report } = answered
  if (report.surge) return surgeSentence(answered, report.surge)
  const peak = report.own
    ? `Your fullest minute has ${formatNumber(report.requests_per_second * 60)} requests. `
    : ''
  return [
    peak,
    firstSentence(bestOf(report)),
    ...holdSentence(answered),
    ...costSentence(answered),
    whyFewerFail(answered),
    lossSentence(answered),
    ...budgetSentence(answered),
    ...elasticSentence(answered),
  ].filter((part) => part !== '')
}

function holdSentence(answered: AnsweredPlan): Said[] {
  const { report, view } = answered
  const best = bestOf(report)
  const lost = view.lost_machines
  return [
    `With ${lower(numberWord(best.machines))} of ${String(best.vcpus)} vCPU p99 is `,
    { text: duration(best.p99_ms), note: () => queueNote(answered, 0) },
    ...(lost === 0
      ? ['. ']
      : [
          ', and ',
          { text: duration(best.p99_lost_ms), note: () => queueNote(answered, lost) },
          ` with ${lower(numberWord(lost))} lost. `,
        ]),
  ]
}

function costSentence(answered: AnsweredPlan): Said[] {
  const { clouds, egress_gb } = answered.report
  const costs = clouds.flatMap(({ best }, at): Said[] => [
    at === 0 ? 'A month costs ' : ', ',
    { text: money(best.monthly_cad), note: () => costNote(answered, best) },
    ` at ${cloudNames[best.cloud]} (${best.machines === clouds[0]?.best.machines ? machineName(best) : setupName(best)})`,
  ])
  return [...costs, egress_gb > 0 ? ', without egress and storage.' : ', without storage.']
}

/** The promise is one of time; what a machine works on when it fails is lost however many are left. */
function lossSentence({ report, view }: AnsweredPlan) {
  const lost = runOf(report, 'planned')?.lost_with_machine ?? 0
  if (lost === 0) return ''
  const who = view.lost_machines > 1 ? 'the machines that fail' : 'the machine that fails'
  return ` In the simulation ${counted(lost, 'request')} ${lost === 1 ? 'is' : 'are'} lost with ${who}: the promise leaves ${lost === 1 ? 'it' : 'them'} out.`
}

function budgetSentence(answered: AnsweredPlan): Said[] {
  const { report } = answered
  const best = bestOf(report)
  return [
    ' Of the ',
    `${minutes(report.budget_minutes)} a month in which the promise may break, machines down together take `,
    { text: minutes(best.down_minutes), note: () => budgetNote(answered) },
    '.',
  ]
}

function surgeSentence(answered: AnsweredPlan, surge: Surge): Said[] {
  const { report, view } = answered
  const best = bestOf(report)
  const scaled = runOf(report, 'autoscaled')
  const stretch = report.trial.step_seconds === 60 ? 'minutes' : `stretches of ${stepName(report)}`
  const broken = scaled?.broken_steps ?? 0
  const times = `${short(view.surge)} times the traffic`
  const simulated = tooShort(answered)
  // Fewer than planned are never kept; of those ready from the start some are there to be lost.
  const most =
    view.max_machines === '' ? Infinity : Math.max(Number(view.max_machines), best.machines)
  const fails =
    most < surge.carrying_machines
      ? `with at most ${counted(most, 'machine')} does not carry`
      : 'is too late for'
  const lost = formatPercent((100 * (scaled?.lost ?? 0)) / Math.max(1, scaled?.requests ?? 0), 0)
  return [
    simulated !== null
      ? `Not known: ${duration(1000 * simulated)} of ${times} are simulated, too short to judge autoscaling, whose machines work after up to ${untilNew(answered)}. `
      : broken === 0
        ? `Yes: autoscaling carries ${times} at once without breaking the promise. `
        : `No: autoscaling ${fails} ${times} at once. In ${String(broken)} of ${String(scaled?.steps.length ?? 0)} ${stretch} the promise breaks, and ${lost} of the requests are lost. `,
    `Ready from the start takes ${lower(numberWord(surge.machines))} ${surge.machines === 1 ? 'machine' : 'machines'}, `,
    { text: money(surge.monthly_cad), note: () => surgeNote(answered, surge) },
    ` a month; for the peak alone ${lower(numberWord(best.machines))} ${best.machines === 1 ? 'holds' : 'hold'}. `,
    ...runCostSentence(answered, surge),
    ...costSentence(answered),
  ]
}

/** What the run itself costs, beside as many machines from the start as the rush takes. */
function runCostSentence(answered: AnsweredPlan, surge: Surge): Said[] {
  const { report } = answered
  const scaled = runOf(report, 'autoscaled')
  if (!scaled) return []
  const hours = ({ machine_hours }: Pick<Surge, 'machine_hours'>) => short(machine_hours, 2)
  return [
    `In the ${duration(1000 * lengthOf(report))} simulated autoscaling costs `,
    {
      text: cents(scaled.cost_cad),
      note: () => hoursNote(answered, 'Autoscaling, as simulated', scaled),
    },
    ` (${hours(scaled)} machine-hours), being ready from the start `,
    {
      text: cents(surge.cost_cad),
      note: () => hoursNote(answered, 'Ready from the start, as simulated', surge),
    },
    ` (${hours(surge)}). `,
  ]
}

function elasticSentence({ report }: AnsweredPlan): Said[] {
  if (!report.own) return []
  return [
    ` With machines only while they are needed, ${formatPercent(report.own.elastic_pct, 0)} of the machine-hours would do.`,
  ]
}
