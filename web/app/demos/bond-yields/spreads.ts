/** Spreads in words and in a table: how far today's stands from its own past. */
import type { FigureNote } from '@/components/demo/note'
import { worked } from '@/components/demo/worked'
import { formatNumber, formatSigned, numberWord } from '@/lib/format'
import { standingOf, type Standing } from '@/lib/standing'
import { credit } from './answer'
import { spreadPairs, mortgagePair, type SpreadPair } from './settings'
import type { Episode, History, Source, Spread } from './ask'

/** A spread against its own past, month-ends from `since` to `month`. */
export interface SpreadRow extends Standing {
  spread: string
  since: string
  month: string
  year_ago: number | null
  change: number | null
}

interface Dated {
  date: string
  spread_bp: number
}

/** One series less another on the days both have, in basis points. */
export function difference(history: History, { long, short }: SpreadPair): Dated[] {
  const of = (name: string) => history.series.find(({ series }) => series === name)?.points ?? []
  const taken = new Map(of(short).map(({ date, value_pct }) => [date, value_pct]))
  return of(long).flatMap(({ date, value_pct }) => {
    const other = taken.get(date)
    return other === undefined
      ? []
      : [{ date, spread_bp: Math.round((value_pct - other) * 1e4) / 100 }]
  })
}

export function spreadRow(name: string, points: readonly Dated[]): SpreadRow | null {
  const standing = standingOf(points.map(({ spread_bp }) => spread_bp))
  if (!standing) return null
  const year_ago = points.at(-13)?.spread_bp ?? null
  return {
    ...standing,
    spread: name,
    since: points[0]?.date.slice(0, 7) ?? '',
    month: points.at(-1)?.date.slice(0, 7) ?? '',
    year_ago,
    change: year_ago === null ? null : standing.now - year_ago,
  }
}

/** Five spreads against their own past: four of bonds, and what lenders add for a mortgage. */
export function spreadRows(history: History, mortgage: Spread): SpreadRow[] {
  const bonds = (['10y-2y', '5y-2y', '10y-5y', 'long-10y'] as const).map((key) =>
    spreadRow(spreadPairs[key].name, difference(history, spreadPairs[key])),
  )
  return [...bonds, spreadRow(mortgagePair.name, mortgage.points)].filter((row) => row !== null)
}

export function spreadNote(
  row: SpreadRow,
  which: 'now' | 'change' | 'percentile',
  source: Source,
): FigureNote {
  const from = credit(source, row.month)
  const value = row[which] ?? 0
  if (which === 'percentile')
    return {
      title: `Percentile of ${row.spread}`,
      ...worked(
        [
          'months that were lower / all months × 100',
          `  = ${String(row.lower)} / ${String(row.count)} × 100`,
        ],
        formatNumber(value),
        '  = ',
      ),
      text: `Month-ends from ${row.since} to ${row.month}.`,
      ...from,
    }
  const change = `  = ${formatSigned(row.now)} − (${formatSigned(row.year_ago ?? 0)})`
  const lines =
    which === 'now' ? [row.spread.replace(' minus ', ' − ')] : ['now − a year ago', change]
  return {
    title: which === 'now' ? row.spread : `${row.spread}, change in a year`,
    ...worked(lines, formatSigned(value), '  = '),
    text: 'Basis points at the month-end, as published.',
    ...from,
  }
}

/** A spread is called extreme in the lowest or highest tenth of its months. */
const EXTREME = 10

export function spreadRowsTitle(rows: readonly SpreadRow[]) {
  const extreme = rows.filter(
    ({ percentile }) => percentile < EXTREME || percentile > 100 - EXTREME,
  )
  const shares = rows.map(({ percentile }) => percentile)
  if (extreme.length === 0)
    return `No spread is extreme: all ${String(rows.length)} stand between percentiles ${String(Math.min(...shares))} and ${String(Math.max(...shares))}`
  if (extreme.length === 1) {
    const [row] = extreme
    const end = row && row.percentile < EXTREME ? 'lowest' : 'highest'
    return `One spread is extreme: ${row?.spread ?? ''}, in the ${end} tenth of its months`
  }
  return `${String(extreme.length)} of ${String(rows.length)} spreads stand in the outer tenths of their months`
}

export function lasting(episodes: readonly Episode[], run: number) {
  return episodes.filter(({ observations }) => observations >= run)
}

export function spreadTitle(spread: Spread, run: number) {
  const episodes = lasting(spread.episodes, run)
  const since = spread.points[0]?.date.slice(0, 4) ?? ''
  const count = numberWord(episodes.length)
  if (episodes.length === 0) return `No inversion since ${since}`
  const inversions = `${count} inversion${episodes.length === 1 ? '' : 's'} since ${since}`
  if (episodes.at(-1)?.ongoing) return `${inversions}, and the last still runs`
  const deepest = episodes.reduce((a, b) => (b.deepest_bp < a.deepest_bp ? b : a))
  if (episodes.length === 1) return `${inversions}, in ${years(deepest)}`
  const place =
    deepest === episodes.at(-1) ? 'the last the deepest' : `the deepest in ${years(deepest)}`
  return `${inversions}, ${place}`
}

/** "2022 to 2024", or one year. */
export function years({ from, to }: Pick<Episode, 'from' | 'to'>) {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  return first === last ? first : `${first} to ${last}`
}

export function ruleText(run: number) {
  return run === 1
    ? 'Shaded: every month-end below zero, and each run of them.'
    : `Shaded: ${String(run)} or more month-ends in a row below zero.`
}
