/** What a figure of the answer rests on. */
import type { FigureNote } from '@/components/demo/note'
import { worked } from '@/components/demo/worked'
import { formatNumber, formatPercent } from '@/lib/format'
import type { AnsweredPlan, Candidate } from './ask'
import type { Surge } from './contract.gen'
import {
  bestOf,
  cents,
  cloudNames,
  duration,
  lengthOf,
  machineName,
  minutes,
  money,
  priceCredit,
  queueCredit,
  setupName,
  short,
} from './words'

export function queueNote(answered: AnsweredPlan, lost: number): FigureNote {
  const { report, view } = answered
  const best = bestOf(report)
  const cores = (best.machines - lost) * best.vcpus
  const p99 = lost === 0 ? best.p99_ms : best.p99_lost_ms
  return {
    title:
      lost === 0 ? '99th percentile, all machines up' : `99th percentile, ${String(lost)} lost`,
    ...worked(
      [
        'P(T > t) = (1 − C) e^(−μt) + C (δ e^(−μt) − μ e^(−δt)) / (δ − μ)',
        `c = ${String(cores)} cores, a = λ/μ = ${formatNumber(report.load_cores, 2)}, δ = cμ − λ`,
        'P(T > t) = 0.01',
      ],
      duration(p99),
      't = ',
    ),
    inputs: [
      { name: 'λ, requests a second', value: formatNumber(report.requests_per_second, 1) },
      { name: '1/μ, work of a request', value: duration(view.service_ms) },
      { name: 'Of the work alone', value: duration(report.work_p99_ms) },
    ],
    text: 'C is the chance to wait (Erlang C). The simulator reproduces it in most of its 95 % intervals.',
    ...queueCredit(answered),
  }
}

export function costNote(answered: AnsweredPlan, one: Candidate): FigureNote {
  const { report } = answered
  const { exchange, egress_gb } = report
  return {
    title: `A month at ${cloudNames[one.cloud]}`,
    ...worked(
      [
        `  ${setupName(one)}`,
        `× US$${String(one.usd_per_hour)} an hour × 730 h`,
        `× ${String(exchange.cad_per_usd)} CAD`,
      ],
      money(one.monthly_cad),
    ),
    inputs: [
      { name: 'Carry the load', value: money(one.carrying_cad) },
      { name: 'There to be lost', value: money(one.spare_cad) },
      { name: 'Region', value: one.region },
      { name: 'Machine', value: `${String(one.vcpus)} vCPU, ${String(one.memory_gib)} GiB` },
    ],
    text: `Not priced, and in no sum: storage, ${formatNumber(egress_gb)} GB out to the internet, load balancer, taxes. List prices, on demand, Linux.`,
    ...priceCredit(report, one.cloud),
  }
}

export function budgetNote(answered: AnsweredPlan): FigureNote {
  const { report, view } = answered
  const best = bestOf(report)
  const needed = best.carrying_machines
  return {
    title: 'How often too many machines are down at once',
    ...worked(
      [
        `P(at least ${String(needed)} of ${String(best.machines)} up), each ${formatPercent(view.machine_availability_pct, 2)}`,
        `= ${formatPercent(best.availability_pct, 4)}`,
        '(1 − that) × 730 h',
      ],
      minutes(best.down_minutes),
    ),
    inputs: [
      { name: 'Error budget', value: minutes(report.budget_minutes) },
      { name: 'Promised', value: formatPercent(view.availability_pct, 3) },
    ],
    text: 'Machines are taken to fail independently: a fault of a whole region is not in it. That a machine is up so often is an assumption to change.',
    ...queueCredit(answered),
  }
}

export function surgeNote(answered: AnsweredPlan, surge: Surge): FigureNote {
  const best = bestOf(answered.report)
  return {
    ...costNote(answered, best),
    title: 'A month, ready for the surge',
    ...worked(
      [
        `  ${setupName({ ...best, machines: surge.machines })}`,
        `× US$${String(best.usd_per_hour)} an hour × 730 h`,
        `× ${String(answered.report.exchange.cad_per_usd)} CAD`,
      ],
      money(surge.monthly_cad),
    ),
    inputs: [{ name: 'Requests a second', value: formatNumber(surge.requests_per_second) }],
  }
}

/** Machine-hours of what is simulated, of a run or of machines ready from the start. */
export function hoursNote(
  answered: AnsweredPlan,
  title: string,
  { machine_hours, cost_cad }: Pick<Surge, 'machine_hours' | 'cost_cad'>,
): FigureNote {
  const { report } = answered
  const best = bestOf(report)
  return {
    ...costNote(answered, best),
    title,
    ...worked(
      [
        `  ${short(machine_hours, 2)} machine-hours of ${machineName(best)}`,
        `× US$${String(best.usd_per_hour)} an hour`,
        `× ${String(report.exchange.cad_per_usd)} CAD`,
      ],
      cents(cost_cad),
    ),
    inputs: [{ name: 'Simulated', value: duration(1000 * lengthOf(report)) }],
    text: 'A machine is paid for from when it is ordered to when it goes. List prices, on demand, Linux; where the cloud counts by the minute or asks for one at least, it is more.',
  }
}
