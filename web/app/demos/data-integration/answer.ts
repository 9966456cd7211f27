/** The answer in words, computed: sentences and facts with figures that open to what they rest on. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import { worked } from '@/components/demo/worked'
import { dayMonth } from '@/lib/days'
import { counted, formatNumber } from '@/lib/format'
import type { Comparison, Plan } from './ask'
import { jobPhrase, jobsByDate } from './bands'
import { countNote, frostNote, joinedNote, moveNote, PRACTICE, seasonNote } from './notes'

/** How many of the chosen crops grow here, when to start, and what the frost allows. */
export function answerOf(plan: Plan): Said[] {
  const { city, crops, frost, compare } = plan
  if (crops.length === 0)
    return [`Choose some crops above, and the calendar for ${city.name} stands here.`]
  if (!frost)
    return [
      `No frost dates are published for ${city.name} in our tables, so there are no dates and no verdicts. `,
    ]
  const { p50, p10 } = frost.last_spring
  return [
    ...countSentence(plan),
    ...startSentence(plan),
    ' The last spring frost comes about ',
    { text: dayMonth(p50), note: () => frostNote(frost, 'last_spring', 'p50') },
    ', but after ',
    { text: dayMonth(p10), note: () => frostNote(frost, 'last_spring', 'p10') },
    frost.percentiles_published ? ' in one year of ten.' : ' in one year of ten (assumed spread).',
    ...(compare ? moveSentence(city.name, compare) : []),
  ]
}

function countSentence(plan: Plan): Said[] {
  const { crops, city } = plan
  const verdicts = ['grows', 'marginal', 'unknown'] as const
  const [growing = 0, marginal = 0, unknown = 0] = verdicts.map(
    (verdict) => crops.filter((crop) => crop.verdict === verdict).length,
  )
  if (unknown === crops.length)
    return [`Heat is not judged in ${city.name}: no temperature record lies near enough.`]
  const all = growing === crops.length && crops.length > 1
  const rest = [
    ...(marginal > 0 ? [`${formatNumber(marginal)} more with an early variety or a cover`] : []),
    ...(unknown > 0 ? [`${formatNumber(unknown)} could not be judged`] : []),
  ]
  return [
    `In ${city.name} `,
    {
      text: all
        ? `all ${formatNumber(growing)}`
        : `${formatNumber(growing)} of your ${formatNumber(crops.length)}`,
      note: () => countNote(plan),
    },
    ` ${crops.length === 1 ? 'crop' : 'crops'} ${growing === 1 ? 'ripens' : 'ripen'} in an average year`,
    `${rest.map((words) => `, ${words}`).join('')}.`,
  ]
}

function startSentence({ crops, frost, year }: Plan): Said[] {
  const [first] = jobsByDate(crops)
  if (!first || !frost) return []
  const note = (): FigureNote => ({
    title: 'The first job',
    ...worked([`last frost (P50)   ${frost.last_spring.p50}`, jobPhrase(first)], first.span.from),
    text: 'Each crop has its weeks before or after the last spring frost; seedlings count back from the day they go out. The earliest of all jobs is the start.',
    source: `Weeks by crop: ${PRACTICE}`,
    date: String(year),
  })
  return [' Start on ', { text: dayMonth(first.span.from), note }, `: ${jobPhrase(first)}.`]
}

/** The change that is told: what gets better, or, where nothing does, what gets worse. */
function moveSentence(here: string, compare: Comparison): Said[] {
  const which = compare.better > 0 ? 'better' : 'worse'
  if (compare[which] === 0) return []
  return [
    ` Moved to ${compare.city.name}, `,
    { text: counted(compare[which], 'crop'), note: () => moveNote(here, compare, which) },
    ` would do ${which}.`,
  ]
}

const bases = {
  station: 'station record',
  reported: 'published chart',
  recalled: 'recalled, check locally',
  own: 'your own',
} as const

export function factsOf(plan: Plan): { name: string; said: Said }[] {
  const { frost, city } = plan
  const { zone, climate } = city
  const distance = climate && `${climate.station_name}, ${formatNumber(climate.distance_km)} km`
  return [
    ...(frost
      ? [
          {
            name: 'First fall frost',
            said: {
              text: dayMonth(frost.first_fall.p50),
              note: () => frostNote(frost, 'first_fall', 'p50'),
            },
          },
          {
            name: 'Frost-free',
            said: { text: counted(frost.frost_free_days, 'day'), note: () => seasonNote(frost) },
          },
        ]
      : []),
    { name: 'Frost dates', said: frost ? bases[frost.basis] : 'none published' },
    {
      name: 'Hardiness zone',
      said: zone
        ? { text: zone, note: () => joinedNote(plan, 'hardiness', 'Hardiness zone', zone) }
        : 'not tabulated',
    },
    {
      name: 'Temperatures',
      said: !distance
        ? 'none near'
        : climate.distance_km > 0
          ? {
              text: distance,
              note: () => joinedNote(plan, 'climate-days', 'Nearest temperature record', distance),
            }
          : 'own record',
    },
  ]
}
