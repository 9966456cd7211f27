/** Which kinds of chart fit a question, with the reason for each, and why the others do not. */
import { formatNumber } from '../format'
import { MOST_SPANS } from './calendar'
import { addsUp, isOrdered, isTimeline, smallGroups, type Facts } from './facts'
import { chartKinds, type Asked, type ChartKind } from './question'
import { MOST_DRAWN } from './warnings'

export interface KindAdvice {
  kind: ChartKind
  /** `impossible` cannot be drawn from this question at all. */
  fit: 'best' | 'good' | 'poor' | 'impossible'
  reason: string
}

interface Judged {
  /** From 0 to 100; null where it cannot be drawn. */
  score: number | null
  reason: string
}

const impossible = (reason: string): Judged => ({ score: null, reason })
const poor = (reason: string): Judged => ({ score: 20, reason })

const hasNegative = ({ groups, show }: Facts) => groups.some((group) => group[show] < 0)
const splitCount = ({ splitBuckets }: Facts) => splitBuckets?.list.length ?? 0
/** Of all groups there are, or of those a limit leaves, no more than these. */
const drawnCount = (facts: Facts) =>
  Math.min(facts.whole.length, isTimeline(facts) ? MOST_SPANS : MOST_DRAWN)

const judges: Record<ChartKind, (facts: Facts) => Judged> = {
  bars: (facts) => {
    if (facts.whole.length > 60)
      return poor(`${formatNumber(facts.whole.length)} bars cannot be told apart.`)
    if (isTimeline(facts) && facts.whole.length > 24)
      return poor('Over so many spans of time a line shows the course.')
    const few = smallGroups(facts)
    if (few.length > 0)
      return poor(
        `${formatNumber(few.length)} of ${formatNumber(facts.groups.length)} groups rest on fewer than ten rows: a bar hides that.`,
      )
    if (splitCount(facts) > 4) return poor('More than four bars side by side cannot be compared.')
    if (addsUp(facts))
      return { score: 70, reason: 'A length from zero is read as an amount, which this is.' }
    return { score: 50, reason: 'The groups are large enough for their figures to stand alone.' }
  },
  dots: (facts) => {
    if (facts.measure === null || addsUp(facts))
      return poor('Dots with ranges are for figures that vary from row to row, not for amounts.')
    if (facts.whole.length > 60) return poor('Too many rows to read.')
    if (isTimeline(facts)) return poor('Time runs along a line.')
    if (facts.split) return poor('Each group has one range; the split would lay several over it.')
    return {
      score: smallGroups(facts).length > 0 ? 80 : 60,
      reason:
        'A place on the axis with the middle half of its rows shows how far the figure can be trusted.',
    }
  },
  dumbbell: (facts) => {
    if (!facts.split)
      return impossible('It joins two groups within each level of a split, and there is none.')
    if (facts.whole.length !== 2) {
      const count = drawnCount(facts)
      return impossible(
        `It joins two groups; ${formatNumber(count)} of ${facts.by.name} ${count === 1 ? 'is' : 'are'} drawn.`,
      )
    }
    return {
      score: 90,
      reason: 'Two groups side by side within each level: what differs is read off row by row.',
    }
  },
  line: (facts) => {
    if (!isOrdered(facts)) return impossible(`${facts.by.name} has no order to draw a line along.`)
    if (splitCount(facts) > 6) return poor('More than six lines cross beyond reading.')
    if (isTimeline(facts))
      return {
        score: 85,
        reason: 'Time runs from left to right, and the course is what one looks for.',
      }
    return { score: 45, reason: `${facts.by.name} has an order, which a line follows.` }
  },
  stacked: (facts) => {
    if (!facts.split) return impossible('There is no split to stack.')
    if (!addsUp(facts))
      return impossible('Means and medians do not add up, so that a stack of them has no height.')
    if (hasNegative(facts)) return poor('Amounts below zero pull a stack apart.')
    if (splitCount(facts) > 6) return poor('More than six layers cannot be told apart.')
    return { score: 75, reason: 'Parts that add up to a whole, and the whole can be read as well.' }
  },
  multiples: (facts) => {
    if (!facts.split)
      return impossible('It draws a panel for each level of a split, and there is none.')
    if (!isOrdered(facts)) return impossible(`${facts.by.name} has no order to draw a line along.`)
    if (splitCount(facts) > 24) return poor('More than 24 panels are no longer looked at.')
    return {
      score: splitCount(facts) > 6 ? 88 : 60,
      reason: 'A panel each: shapes are compared without lines that cross.',
    }
  },
  scatter: ({ points, by }) => {
    if (!points)
      return impossible(`${by.name} is no measured figure, so that rows have no place along it.`)
    if (points.total > 500 && points.hidden > 0.6) return poor('Most points lie on top of others.')
    return {
      score: by.distinct > 24 ? 84 : 55,
      reason: 'Both are measured: each row is a point, and nothing is averaged away.',
    }
  },
  histogram: ({ measure }) =>
    measure === null
      ? impossible('Rows are counted: there is no measure to spread out.')
      : {
          score: 30,
          reason: `How the rows spread over ${measure.name}, before anything is averaged.`,
        },
  heat: (facts) => {
    if (!facts.split) return impossible('It needs a second column across the first.')
    if (facts.whole.length < 4 || splitCount(facts) < 4)
      return poor('With so few groups, figures side by side say more than colours.')
    return { score: 65, reason: 'Many groups across many: where it is high is seen at once.' }
  },
  treemap: (facts) => {
    if (!addsUp(facts)) return impossible('Areas are shares of a whole, and means have none.')
    if (hasNegative(facts)) return impossible('An area cannot be below zero.')
    if (isTimeline(facts)) return poor('Time has an order that areas lose.')
    if (facts.whole.length < 4) return poor('Few parts compare better as lengths.')
    return {
      score: facts.whole.length > 15 ? 72 : 55,
      reason: 'Shares of a whole, with the small ones still in sight.',
    }
  },
}

/** Every kind, the best first. */
export function adviceOf(facts: Facts): KindAdvice[] {
  const judged = chartKinds
    .map((kind) => ({ kind, ...judges[kind](facts) }))
    .sort((a, b) => (b.score ?? -1) - (a.score ?? -1))
  return judged.map(({ kind, score, reason }, at) => {
    const fit = score === null ? 'impossible' : at === 0 ? 'best' : score > 40 ? 'good' : 'poor'
    return { kind, fit, reason }
  })
}

/** The kind that is drawn: the one asked for, or the best where that cannot be drawn. */
export function kindFor(advice: readonly KindAdvice[], { kind }: Asked) {
  const wanted = advice.find((one) => one.kind === kind)
  const best = advice[0]?.kind ?? 'bars'
  if (!wanted) return { kind: best, refused: null }
  return wanted.fit === 'impossible'
    ? { kind: best, refused: { kind: wanted.kind, reason: wanted.reason } }
    : { kind: wanted.kind, refused: null }
}
