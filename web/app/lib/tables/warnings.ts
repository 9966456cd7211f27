/** When a chart would mislead: each warning says what is wrong and what to do instead. */
import { counted, formatNumber, listed } from '../format'
import { niceInterval, type Interval } from '../chart-scale'
import type { Group } from './aggregate'
import { addsUp, FEW_ROWS, noLevel, smallGroups, type Facts } from './facts'
import { smallDigits } from './numbers'
import { unevenRounds, type UnevenRounds } from './part-spans'
import type { ColumnProfile } from './profile'
import { isRate, type ChartKind } from './question'

export type WarningCode =
  | 'simpson'
  | 'few-rows'
  | 'part-spans'
  | 'truncated-axis'
  | 'dual-axis'
  | 'overplotting'
  | 'skewed-mean'
  | 'summed-rate'
  | 'missing'
  | 'many-groups'
  | 'unsure-dates'
  | 'unsure-commas'

export interface Warning {
  code: WarningCode
  text: string
}

/** A chart as it is drawn. */
export interface Drawn {
  kind: ChartKind
  axis: 'zero' | 'data'
  /** The ends of its axis of figures. */
  domain: Interval
}

/** Kinds whose marks are lengths or areas: they begin at zero, whatever is asked. */
const fromZero: ReadonlySet<ChartKind> = new Set([
  'bars',
  'stacked',
  'treemap',
  'histogram',
  'heat',
])

/** Kinds that draw the groups of the first column alone, whatever they are split by. */
const wholeKinds: ReadonlySet<ChartKind> = new Set(['dots', 'histogram', 'treemap'])

/** Where the axis begins unless one says otherwise. */
export const usualAxis = (kind: ChartKind) => (fromZero.has(kind) ? 'zero' : 'data')

/** Where the axis of figures begins and ends. */
export function domainOf(
  kind: ChartKind,
  axis: 'zero' | 'data',
  values: readonly number[],
): Interval {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (!Number.isFinite(low)) return [0, 1]
  const isZero = axis === 'zero' || fromZero.has(kind)
  return niceInterval(isZero ? [Math.min(0, low), Math.max(0, high)] : [low, high])
}

/** A difference that is less than this part of the level fills an axis that leaves out zero. */
const SMALL_DIFFERENCE = 0.25
const MANY_GROUPS = 30
/** So many groups of the first column are drawn. */
export const MOST_DRAWN = 40
const MISSING_SHARE = 0.05
/** Mean and median this far apart tell of a few very large values. */
const SKEW = 1.3

/** A mean has a decimal more than its rows. */
const figure = (value: number, { digits }: ColumnProfile) =>
  formatNumber(value, Math.abs(value) < 1000 ? smallDigits(value, Math.min(2, digits + 1)) : 0)

type Warn = (facts: Facts, drawn: Drawn) => string | null

const warns: Record<WarningCode, Warn> = {
  simpson: ({ reversal, measure, points, split }, { kind }) => {
    if (kind === 'scatter' && points && split) {
      const { correlation: overall, within } = points
      // A level of one value turns nothing round.
      if (overall === null || Math.abs(overall) <= 0.1 || within.length < 2) return null
      const isTurned = within.every(
        ({ correlation }) =>
          correlation !== null &&
          Math.abs(correlation) > 0.1 &&
          Math.sign(correlation) === -Math.sign(overall),
      )
      return isTurned
        ? `Over all rows the two ${overall > 0 ? 'rise together' : 'run against each other'} (${formatNumber(overall, 2)}); within each of the ${String(within.length)} levels of ${split.name} it is the other way round.`
        : null
    }
    if (!reversal || !measure) return null
    const { first, second, levels } = reversal
    const isLower = first.mean < second.mean
    return `${first.label} looks ${isLower ? 'lower' : 'higher'} than ${second.label}, ${figure(first.mean, measure)} against ${figure(second.mean, measure)}, and is ${isLower ? 'higher' : 'lower'} at each of the ${String(levels.length)} values of ${reversal.split} with at least five rows of both. A chart without that split would say the opposite.`
  },
  'few-rows': (facts, { kind }) => {
    // Ranges show by themselves how much a figure rests on; points and counts are the rows.
    if (['dots', 'scatter', 'histogram', 'treemap'].includes(kind)) return null
    const few = smallGroups(facts)
    if (few.length === 0) return null
    const least = few.reduce((fewest, group) => (group.count < fewest.count ? group : fewest))
    return `${formatNumber(few.length)} of ${counted(facts.groups.length, 'group')} ${few.length === 1 ? 'rests' : 'rest'} on fewer than ${String(FEW_ROWS)} rows, ${groupName(facts, least)} on ${formatNumber(least.count)}. Take dots with ranges, or gather the small ones.`
  },
  'part-spans': ({ partSpans, stretch, whole, byBuckets }, { kind }) => {
    if (kind === 'scatter' || kind === 'histogram') return null
    const { span } = byBuckets
    const uneven = unevenRounds(stretch, byBuckets, whole)
    if (uneven) return unevenText(uneven)
    if (partSpans.length === 0) return null
    const isOne = partSpans.length === 1
    const runs = partSpans.map(({ from, to }) => `from ${from} to ${to}`)
    return `${listed(partSpans.map(({ label }) => label))} ${isOne ? 'is' : 'are'} not whole: the dates run ${listed(runs)}. A total over part of a ${span ?? 'span'} cannot be compared with one over all of it. Leave ${isOne ? 'it' : 'them'} out, or compare the same part of each.`
  },
  'truncated-axis': ({ measure, show, also }, { kind, axis, domain }) => {
    // Two measures are drawn from zero, side by side or each in its panel.
    const isTwo = also !== null && (kind === 'bars' || kind === 'line')
    if (measure === null || show === 'count' || isTwo) return null
    if (fromZero.has(kind))
      return axis === 'data' && kind !== 'histogram' && kind !== 'heat'
        ? 'Lengths and areas are read from zero, so that they begin there. To see small differences take dots.'
        : null
    if (kind === 'scatter' || kind === 'multiples' || axis === 'zero') return null
    const [low, high] = domain
    const size = Math.max(Math.abs(low), Math.abs(high))
    if ((low <= 0 && high >= 0) || (high - low) / size >= SMALL_DIFFERENCE) return null
    return `The axis ${low > 0 ? 'begins' : 'ends'} at ${figure(low > 0 ? low : high, measure)}: what fills the chart is a difference of ${formatNumber((100 * (high - low)) / size)} %. Begin at zero to see it in proportion.`
  },
  'dual-axis': ({ measure, also }, { kind }) => {
    if (!measure?.spread || !also?.spread || (kind !== 'bars' && kind !== 'line')) return null
    const size = ({ spread }: ColumnProfile) =>
      Math.max(Math.abs(spread?.min ?? 0), Math.abs(spread?.max ?? 0))
    const ratio = size(measure) / size(also)
    if (ratio < 3 && ratio > 1 / 3) return null
    return `${measure.name} and ${also.name} have no scale in common. Over two axes their lines could be made to cross anywhere, so that each has a panel of its own.`
  },
  overplotting: ({ points }, { kind }) =>
    kind === 'scatter' && points && points.total > 500 && points.hidden > 0.5
      ? `${formatNumber(100 * points.hidden)} % of ${counted(points.total, 'point')} lie on top of another, so that thick and thin look alike. Take a histogram of either, or group one of them.`
      : null,
  'skewed-mean': ({ measure, show, rows }) => {
    const spread = measure?.spread
    if (show !== 'mean' || !spread || rows < 20 || spread.min < 0) return null
    const { mean, median, upper_quartile: high } = spread
    // The mean of zeros and ones is a share; only values far out carry one that three quarters lie below.
    if (median === 0)
      return mean > high && (measure.outliers ?? 0) > 0
        ? `The mean of ${measure.name} is ${figure(mean, measure)}, and three quarters of the rows are ${high === 0 ? '0' : `at ${figure(high, measure)} or below`}: a few large values carry it. Look at those first.`
        : null
    const ratio = mean / median
    if (ratio < SKEW && ratio > 1 / SKEW) return null
    return `The mean of ${measure.name} is ${figure(mean, measure)}, and half of the rows lie ${ratio > 1 ? 'below' : 'above'} ${figure(median, measure)}: a few ${ratio > 1 ? 'large' : 'small'} values carry it. Take the median.`
  },
  'summed-rate': ({ measure, show }) =>
    measure && show === 'sum' && isRate(measure.name)
      ? `${measure.name} looks like a rate or a price, and such figures do not add up to anything. Take the mean.`
      : null,
  missing: ({ measure, by, split, splitBuckets, rows, show, also }, { kind }) => {
    const isTwo = also !== null && (kind === 'bars' || kind === 'line')
    const isSplit = !wholeKinds.has(kind) && !isTwo
    const isDrawn = addsUp({ show }) && kind !== 'scatter'
    // What is split by its own measure has no rows without a level.
    const level = isSplit && split?.name !== measure?.name ? split : null
    const sentences = [measure, by, level].flatMap((column) => {
      if (column === null || column.missing <= MISSING_SHARE * rows) return []
      const share = `${formatNumber((100 * column.missing) / rows)} % of the rows have no ${column.name} and are`
      return column === level && isDrawn
        ? `${share} drawn as “${noLevel(column.name, splitBuckets?.list)}”.`
        : `${share} in no group. If they differ from the others, so does the answer.`
    })
    return sentences.length === 0 ? null : sentences.join(' ')
  },
  'many-groups': ({ whole, byBuckets, by, show, measure }, { kind }) =>
    byBuckets.scale === 'words' &&
    whole.length > MANY_GROUPS &&
    kind !== 'treemap' &&
    kind !== 'scatter' &&
    kind !== 'histogram'
      ? `${formatNumber(whole.length)} values of ${by.name} are more than can be compared at a glance${whole.length > MOST_DRAWN ? `: the ${String(MOST_DRAWN)} with ${show === 'sum' ? `the largest sum of ${measure?.name ?? ''}` : 'the most rows'} are drawn` : ''}.`
      : null,
  'unsure-dates': ({ unsure, by }) =>
    by.kind === 'date' && unsure.includes(by.name)
      ? `The dates of ${by.name} could be read with day and month the other way round. Say which under “Read it differently”.`
      : null,
  'unsure-commas': ({ unsure, measure, also, by, split }) => {
    const names = [measure, also, by, split].flatMap((column) =>
      column?.kind === 'number' && unsure.includes(column.name) ? [column.name] : [],
    )
    return names.length === 0
      ? null
      : `Commas or points in ${listed([...new Set(names)])} could group thousands or mark decimals, and nothing in the file tells which: commas were read as thousands, points as decimals. Say which under “Read it differently”.`
  },
}

const timesText = (count: number) =>
  ['never', 'once', 'twice'][count] ?? `${formatNumber(count)} times`

function unevenText({ first, last, most, least }: UnevenRounds) {
  const places = first === last ? `${first} comes` : `${first} to ${last} come`
  return `From the first date to the last ${places} ${timesText(most)} and the others ${timesText(least)}: their totals cannot be compared. Ask for dates in which each comes as often.`
}

const groupName = ({ byBuckets, splitBuckets }: Facts, { by, split }: Group) => {
  const label = byBuckets.list[by]?.label ?? ''
  return splitBuckets ? `${label} at ${splitBuckets.list[split]?.label ?? ''}` : label
}

export function warningsOf(facts: Facts, drawn: Drawn): Warning[] {
  return (Object.keys(warns) as WarningCode[]).flatMap((code) => {
    const text = warns[code](facts, drawn)
    return text === null ? [] : [{ code, text }]
  })
}
