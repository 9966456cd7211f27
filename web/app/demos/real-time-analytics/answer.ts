/** The answer in words, computed: what is unusual, with figures that open to what they rest on. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import {
  counted,
  formatMoment,
  formatNumber,
  formatSigned,
  formatTimeUtc,
  listed,
  numberWord,
  withUnit,
} from '@/lib/format'
import { reasonsOf } from './log-entry'
import {
  nameOf,
  LIMIT,
  type Alert,
  type Channel,
  type DetectorScore,
  type Observation,
} from './report'
import type { StreamState } from './stream-state'
import { LEAST_SCALE, mostUnusual, oddities, type Unusual } from './unusual'
import type { View } from './settings'
import { windowOf, words } from './words'

export const degrees = (value: number, digits = 1) => withUnit(formatNumber(value, digits), '°C')

/** Whose figures these are, under every note. */
export const creditOf = (channel: Channel | null) =>
  channel?.event
    ? `${channel.source?.publisher ?? ''}: ${channel.event.name}`
    : (channel?.source?.publisher ??
      'Test signal from monthly means 1960–1994, Environment and Climate Change Canada')

/** What every note of the stream ends with: whose figures these are, and of when. */
export const originOf = ({ channel, clock }: StreamState, at = clock) => ({
  source: creditOf(channel),
  date: formatMoment(at),
})

/** How many stand out right now: a sentence of the same length, whatever comes. */
export function answerOf(state: StreamState, mode: View['mode'] = 'live'): Said[] {
  if (state.stats.stations === 0)
    return ['Nothing has been played yet. The answer comes with the first reports.']
  return openingOf(state, oddOf(state), mode)
}

/** What changes from second to second, each in a place of its own. */
export function factsOf(state: StreamState): { name: string; said: Said[] }[] {
  const odd = oddOf(state)
  const most = mostUnusual(state.stations.values())
  const isPlayed = state.stats.stations > 0
  return [
    { name: 'Standing out', said: isPlayed ? oddClauses(state, odd) : none },
    { name: 'Farthest from expected', said: (isPlayed && most && mostOf(state, most)) || none },
    { name: 'Alerts in force', said: isPlayed ? alertsOf(state) : none },
  ]
}

const none: Said[] = ['none']

/** The newest first. */
const oddOf = ({ alerts }: StreamState) =>
  [...alerts.values()]
    .filter(({ kind }) => oddities.includes(kind))
    .sort((a, b) => Date.parse(b.since) - Date.parse(a.since))

/** What is played, before what stands out in it. */
function playedOf({ channel, clock }: StreamState, mode: View['mode']) {
  if (channel?.event) return `${formatMoment(clock)}: `
  if (channel?.source) return ''
  if (channel === null) return 'In the test signal this page was built with, '
  const away = mode === 'live' ? 'No observations reach this server now. ' : ''
  return `${away}In the test signal, which is synthetic, `
}

function openingOf(state: StreamState, odd: readonly Alert[], mode: View['mode']): Said[] {
  const { channel } = state
  const played = playedOf(state, mode)
  const places = new Set(odd.map(({ station }) => station)).size
  const { stations: heard } = state.stats
  const stations = heard === 1 ? 'one station' : counted(heard, 'station')
  const note = (): FigureNote => ({
    title: 'Stations reporting',
    formula: ['stations with at least one report', `  = ${stations}`],
    result: stations,
    inputs: [
      { name: 'reports', value: formatNumber(state.stats.received) },
      { name: 'silent now', value: formatNumber(state.stats.stations_silent) },
    ],
    text:
      channel?.event?.note ??
      (channel?.source
        ? 'Hourly observations of the publisher’s automatic stations.'
        : 'Synthetic: made from each station’s published monthly mean, a day-night wave and seeded noise.'),
    ...originOf(state),
  })
  const figure = { text: stations, note }
  if (heard === 1) {
    const verdict = places === 0 ? ' does not stand out.' : ' stands out.'
    return [`${played}${played === '' ? 'The' : 'the'} `, figure, verdict]
  }
  const many = places === 0 ? 'None' : numberWord(places)
  return [
    `${played}${played === '' ? many : many.toLowerCase()} of `,
    figure,
    places <= 1 ? ' stands out.' : ' stand out.',
  ]
}

/** So many are named; of more the number is told. */
const NAMED = 2

function oddClauses(state: StreamState, odd: readonly Alert[]): Said[] {
  if (odd.length === 0) return none
  const more = odd.length - NAMED
  const said = odd
    .slice(0, NAMED)
    .flatMap((alert, index): Said[] => [
      index === 0 ? '' : more > 0 ? ', ' : ' and ',
      ...oddClause(state, alert),
    ])
  return more > 0 ? [...said, ` and ${String(more)} more`] : said
}

/** An alert, and its value with the reasons where it has one. */
function oddClause(state: StreamState, alert: Alert): Said[] {
  const { station, kind, value, detectors } = alert
  const name = nameOf(station)
  const clause = `${name} ${words.alert[kind].state}`
  if (value == null) return [clause]
  const text = degrees(value)
  const note = (): FigureNote => ({
    title: `${words.alert[kind].name}, ${name}`,
    formula: [`${text} since ${formatMoment(alert.since)}`],
    result: text,
    inputs: detectors.map((one) => ({ name: words.detector[one].name, value: 'flagged it' })),
    text: reasonsOf(alert),
    ...originOf(state, alert.at),
  })
  return kind === 'unusual'
    ? [`${name}’s `, { text, note }, ' is unusual']
    : [`${clause} at `, { text, note }]
}

function mostOf(state: StreamState, most: Unusual): Said[] | undefined {
  const { observation, by, flags } = most
  const value = observation.temperature_c
  if (value == null || by.expected == null || by.score == null) return undefined
  const note = () => scoreNote(state, observation, by)
  const verdicts = [`inside the limit of ${LIMIT}`, 'flagged by one detector alone']
  const verdict = verdicts[flags] ?? `flagged by ${numberWord(flags).toLowerCase()} detectors`
  return [
    `${nameOf(most.station)}: `,
    { text: degrees(value), note },
    ` against ${degrees(by.expected)}, ${verdict}`,
  ]
}

/** A detector's score of a reading, with those of the others beside it. */
export function scoreNote(
  state: StreamState,
  { station, observed_at, temperature_c, scores }: Observation,
  by: DetectorScore,
): FigureNote {
  return {
    title: `${nameOf(station)}, ${formatMoment(observed_at)}`,
    formula: scoreFormula(temperature_c ?? 0, by),
    result: by.score == null ? 'no score' : formatSigned(by.score, 1),
    inputs: scores.map((one) => ({
      name: words.detector[one.detector].name,
      id: one.expected == null ? 'warming up' : `expected ${formatNumber(one.expected, 1)}`,
      value: one.score == null ? '–' : `${formatSigned(one.score, 1)}${one.flag ? ' flag' : ''}`,
    })),
    text: `Compared with ${words.detector[by.detector].compared(windowOf(state.channel, by.detector))}. A reading is flagged beyond ±${LIMIT}; an alert needs two detectors that agree.`,
    ...originOf(state, observed_at),
  }
}

/** The sum behind a score, as the engine has it. */
export function scoreFormula(
  value: number,
  { detector, expected, scale, score }: Omit<DetectorScore, 'flag'>,
) {
  if (expected == null || score == null) return ['still warming up: no score']
  const center = formatNumber(expected, 1)
  const difference = `(${formatNumber(value, 1)} − ${expected < 0 ? `(${center})` : center})`
  const result = `  = ${formatSigned(score, 1)}`
  if (detector === 'ewma')
    return ['z = (x − mean) / sd, both before x', `  = ${difference} / sd`, result]
  const divisor = Math.max(scale ?? 0, LEAST_SCALE)
  return [
    'z = 0.6745 · (x − median) / MAD',
    `  = 0.6745 · ${difference} / ${formatNumber(divisor, 2)}`,
    result,
  ]
}

const LISTED = 12

function alertsOf(state: StreamState): Said[] {
  const alerts = [...state.alerts.values()]
  const open = state.stats.alerts_open
  if (open === 0) return none
  const text = counted(open, 'alert')
  const kinds = [...new Set(alerts.map(({ kind }) => words.alert[kind].name.toLowerCase()))]
  const note = (): FigureNote => ({
    title: 'Alerts in force',
    formula: ['raised and not yet cleared', `  = ${text}`],
    result: text,
    inputs: alerts.slice(0, LISTED).map((alert) => ({
      name: nameOf(alert.station),
      id: words.alert[alert.kind].name,
      value: formatTimeUtc(alert.since).replace(' UTC', ''),
    })),
    text: `${alerts.length > LISTED ? `The first ${String(LISTED)} of ${String(alerts.length)} are listed. ` : ''}Raised once, cleared after three calm readings. These are ours; official warnings stand with each station.`,
    ...originOf(state),
  })
  const isShort = kinds.length > 0 && kinds.length <= 3
  return isShort ? [{ text, note }, `: ${listed(kinds)}`] : [{ text, note }]
}
