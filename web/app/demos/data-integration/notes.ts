/** What stands behind each figure of the answer. */
import type { FigureNote } from '@/components/demo/note'
import { formatNumber, formatSigned } from '@/lib/format'
import { jobPhrase, jobsByDate } from './bands'
import { dayMonth } from './dates'
import type { Comparison, Frost, Plan } from './report'
import { verdictText } from './verdicts'

const ECCC = 'Environment and Climate Change Canada'

/** How many crops ripen: the heat test, crop by crop. */
export function countNote({ crops, city }: Plan): FigureNote {
  const growing = crops.filter(({ verdict }) => verdict === 'grows').length
  return {
    title: `Crops that grow in ${city.name}`,
    formula: [
      'ratio = heat given / heat needed',
      'grows: ratio ≥ 1 (or zone warm enough)',
      `count = ${formatNumber(growing)}`,
    ],
    result: formatNumber(growing),
    inputs: crops.map((crop) => ({ name: crop.name, value: verdictText(crop) })),
    text: 'Heat needed: an early variety’s days times the degrees above its base at 21 °C (tender crops) or 16 °C (others). Those two temperatures are our assumption.',
    source: `${ECCC}, daily means; crops compiled by us`,
    date: city.climate?.period ?? 'no temperature record',
  }
}

/** When the work starts. */
export function startNote(plan: Plan): FigureNote | null {
  const [first] = jobsByDate(plan.crops)
  if (!first || !plan.frost) return null
  return {
    title: 'The first job',
    formula: [
      `last frost (P50)   ${plan.frost.last_spring.p50}`,
      jobPhrase(first),
      `= ${first.span.from}`,
    ],
    result: first.span.from,
    text: 'Each crop has its weeks before or after the last spring frost; seedlings count back from the day they go out. The earliest of all jobs is the start.',
    source: 'Weeks by crop: compiled from general practice, not reviewed by a horticulturist',
    date: String(plan.year),
  }
}

/** A frost date with its odds. */
export function frostNote(frost: Frost, which: 'last_spring' | 'first_fall'): FigureNote {
  const { p10, p50, p90 } = frost[which]
  const spring = which === 'last_spring'
  return {
    title: spring ? 'Last frost of spring' : 'First frost of fall',
    formula: [
      `P90  ${p90}  9 years in 10 ${spring ? 'later' : 'earlier'}`,
      `P50  ${p50}  the middle year`,
      `P10  ${p10}  1 year in 10 ${spring ? 'later' : 'earlier'}`,
    ],
    result: p50,
    text: frost.basis_note,
    source: frost.basis === 'own' ? 'Your own dates' : `${ECCC}, climate normals`,
    date: frost.basis === 'own' ? 'as entered' : '1981 to 2010',
  }
}

/** How long the season between the frosts is. */
export function seasonNote(frost: Frost): FigureNote {
  const days = formatNumber(frost.frost_free_days)
  return {
    title: 'Frost-free days',
    formula: [
      `first fall frost   ${dayMonth(frost.first_fall.p50)}`,
      `− last spring frost  ${dayMonth(frost.last_spring.p50)}`,
      `= ${days} days`,
    ],
    result: days,
    text: frost.basis_note,
    source: frost.basis === 'own' ? 'Your own dates' : `${ECCC}, climate normals`,
    date: frost.basis === 'own' ? 'as entered' : '1981 to 2010',
  }
}

/** What a move changes. */
export function moveNote(here: string, compare: Comparison): FigureNote {
  const better = formatNumber(compare.better)
  return {
    title: `${here} against ${compare.city.name}`,
    formula: ['better = verdict rises (no, marginal, grows)', `= ${better}`],
    result: better,
    inputs: compare.crops.map(({ name, heat_ratio_here, heat_ratio_there, heat_ratio_change }) => ({
      name,
      value:
        heat_ratio_here == null || heat_ratio_there == null
          ? 'not compared by heat'
          : `${formatNumber(heat_ratio_here, 2)} → ${formatNumber(heat_ratio_there, 2)} (${formatSigned(heat_ratio_change ?? 0, 2)})`,
    })),
    source: `${ECCC}, daily means of both cities`,
    date: compare.city.climate?.period ?? 'no temperature record',
  }
}
