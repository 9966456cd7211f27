/** What stands behind each figure of the page: formula, inputs, source and date. */
import type { FigureNote } from '@/components/demo/note'
import { opened } from '@/components/demo/said'
import { worked } from '@/components/demo/worked'
import { dayMonth, readable } from '@/lib/days'
import { counted, formatNumber, formatSigned } from '@/lib/format'
import type { Comparison, CropPlan, Frost, Plan } from './ask'
import { heatText, verdictText } from './verdicts'

const ECCC = 'Environment and Climate Change Canada'
export const PRACTICE = 'compiled from general practice, not reviewed by a horticulturist'

const recordOf = ({ city }: Pick<Plan, 'city'>) => city.climate?.period ?? 'no temperature record'

/** How many crops ripen: the heat test, crop by crop. */
export function countNote({ crops, city }: Plan): FigureNote {
  const growing = crops.filter(({ verdict }) => verdict === 'grows').length
  const rule = ['share = heat given / heat needed', 'grows: share ≥ 100 % (or zone warm enough)']
  return {
    title: `Crops that grow in ${city.name}`,
    ...worked(rule, formatNumber(growing), 'count = '),
    inputs: crops.map((crop) => ({ name: crop.name, value: verdictText(crop) })),
    text: 'Heat needed: an early variety’s days times the degrees above its base at 21 °C (tender crops) or 16 °C (others). Those two temperatures are our assumption.',
    source: `${ECCC}, daily means; crops compiled by us`,
    date: recordOf({ city }),
  }
}

const frostSource = ({ basis }: Frost) =>
  basis === 'own'
    ? { source: 'Your own dates', date: 'as entered' }
    : { source: `${ECCC}, climate normals`, date: '1981 to 2010' }

export function frostNote(
  frost: Frost,
  which: 'last_spring' | 'first_fall',
  date: 'p10' | 'p50',
): FigureNote {
  const { p10, p50, p90 } = frost[which]
  const isSpring = which === 'last_spring'
  const beyond = isSpring ? 'later' : 'earlier'
  return {
    title: `${isSpring ? 'Last frost of spring' : 'First frost of fall'}, ${date === 'p50' ? 'the middle year' : '1 year in 10'}`,
    formula: [
      `P90  ${p90}  9 years in 10 ${beyond}`,
      `P50  ${p50}  the middle year`,
      `P10  ${p10}  1 year in 10 ${beyond}`,
    ],
    result: frost[which][date],
    text: frost.basis_note,
    ...frostSource(frost),
  }
}

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
    ...frostSource(frost),
  }
}

export function moveNote(here: string, compare: Comparison, which: 'better' | 'worse'): FigureNote {
  const rule = `${which} = verdict ${which === 'better' ? 'rises' : 'falls'} (no, marginal, grows)`
  return {
    title: `${which === 'better' ? 'Better' : 'Worse'} in ${compare.city.name} than in ${here}`,
    ...worked([rule], formatNumber(compare[which])),
    inputs: compare.crops.map(({ name, heat_ratio_here, heat_ratio_there }) => ({
      name,
      value:
        heat_ratio_here == null || heat_ratio_there == null
          ? 'not compared by heat'
          : `${heatText(heat_ratio_here)} → ${heatText(heat_ratio_there)}`,
    })),
    source: `${ECCC}, daily means of both cities`,
    date: recordOf(compare),
  }
}

export function seasonChangeNote(here: Frost, { city, frost }: Comparison): FigureNote {
  const there = frost?.frost_free_days ?? 0
  return {
    title: `Frost-free days in ${city.name}`,
    ...worked(
      [`${formatNumber(there)} there − ${formatNumber(here.frost_free_days)} here`],
      formatSigned(there - here.frost_free_days),
    ),
    ...(frost && { text: frost.basis_note }),
    ...frostSource(frost ?? here),
  }
}

/** A crop's heat against its need; the reasons of the verdict beside it. */
export function heatNote(crop: CropPlan, plan: Plan): FigureNote {
  const given = formatNumber(crop.heat_available ?? 0)
  const needed = formatNumber(crop.heat_needed ?? 0)
  const lines = ['share = heat given / heat needed', `  = ${given} / ${needed}`]
  return {
    title: `Heat for ${crop.name.toLowerCase()} in ${plan.city.name}`,
    ...worked(lines, heatText(crop.heat_ratio ?? 0), '  = '),
    inputs: [
      { name: 'Season gives', value: `${given} heat units` },
      { name: 'Early variety needs', value: `${needed} heat units` },
    ],
    text: readable(crop.reasons.join(' ')),
    source: `${ECCC}, daily means; crops compiled by us`,
    date: recordOf(plan),
  }
}

/** The share of its heat that a crop gets, which opens to its sum; a dash where heat does not decide. */
export function heatShare(crop: CropPlan, plan: Plan) {
  if (crop.heat_ratio == null) return '–'
  return opened(heatText(crop.heat_ratio), () => heatNote(crop, plan))
}

/** How many plants of a crop the bed holds, alone or in an equal share of it. */
export function plantsNote(crop: CropPlan, plan: Plan, part: 'bed' | 'share'): FigureNote {
  const { spacing, name } = crop
  const { width_m, length_m } = plan.bed
  const whole = formatNumber(spacing.plants_per_bed)
  const fit = (side_m: number, distance: number, count: number) =>
    `⌊${formatNumber(side_m * 100)} / ${String(distance)}⌋ = ${formatNumber(count)}`
  const bed = [
    `rows    ${fit(width_m, spacing.row_cm, spacing.rows)}`,
    `in each ${fit(length_m, spacing.in_row_cm, spacing.plants_per_row)}`,
  ]
  const share = [
    `⌊${formatNumber(width_m * length_m, 2)} m² / ${counted(plan.crops.length, 'crop')} / ${String(spacing.area_per_plant_m2)} m² a plant⌋`,
    `at most the whole bed, ${whole}`,
  ]
  return {
    title: `${name} in ${part === 'bed' ? 'the whole bed' : 'its share of the bed'}`,
    ...(part === 'bed'
      ? worked(bed, whole, 'plants  = ')
      : worked(share, formatNumber(spacing.plants_in_share), 'plants  = ')),
    text: 'A plant stands in the middle of its place, so a narrow bed still takes one row.',
    source: `Distances by crop: ${PRACTICE}`,
    date: String(plan.year),
  }
}

/** A value of the city that came with one of the joined tables. */
export function joinedNote(
  { city, lineage }: Plan,
  id: string,
  title: string,
  result: string,
): FigureNote {
  const table = lineage.tables.find((one) => one.id === id)
  return {
    title,
    ...worked([`${city.name} in the joined table`], result),
    ...(table && { text: table.note }),
    source: table?.publisher ?? '',
    date: table?.period ?? '',
  }
}
