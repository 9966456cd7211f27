/** The level of the shares that is gone into: which it is, its title and its rows. */
import { wayTo, type TreemapItem } from '@/components/charts/treemap-chart'
import { formatPercent } from '@/lib/format'
import type { Row, Summary } from './ask'
import { capital } from './words'

/** What is told of a tile: its share of all and its growth. */
export type Told = Pick<Row, 'share' | 'growth_pct'>

/** A row of the figure's table. */
export type LevelRow = Told & Pick<Row, 'name' | 'value'>

export interface Level {
  key: string
  name: string
  /** Largest first. */
  parts: readonly TreemapItem[]
}

/** The level of a key, or the nearest around it: of a product that is not there, its chapter; null is the whole. */
export function levelOf(items: readonly TreemapItem[], into: string): Level | null {
  const way = wayTo(items, into)
  const last = way.at(-1)
  if (!last) return /^\d{3,}$/.test(into) ? levelOf(items, into.slice(0, 2)) : null
  const parts = (last.parts ?? []).filter(({ value }) => value > 0)
  return { key: last.key, name: last.name, parts: parts.sort((a, b) => b.value - a.value) }
}

const under = (flow: Summary['flow'], { name }: Level) => `${flow} under “${name}”`

/** What is drawn, in a sentence: "exports", "exports under “Minerals and fuels”". */
export const drawnName = (flow: Summary['flow'], level: Level | null) =>
  level ? under(flow, level) : flow

/** The finding within a level. A rest is nobody and leads no list. */
export function levelTitle(level: Level, flow: Summary['flow']) {
  const [first, second] = level.parts.filter(({ pale }) => !pale)
  if (!first || !second) return capital(under(flow, level))
  const whole = level.parts.reduce((sum, { value }) => sum + value, 0)
  const part = formatPercent((100 * (first.value + second.value)) / whole, 0)
  return `Two parts make up ${part} of ${under(flow, level)}: ${first.name}; ${second.name}`
}

/** The parts as rows: shares are of all, as the tiles say them. */
export const levelRows = (
  { parts }: Level,
  told: ReadonlyMap<string, Told>,
  total: number,
): LevelRow[] =>
  parts.map(({ key, name, value }) => {
    const { share, growth_pct } = told.get(key) ?? { share: value / total, growth_pct: null }
    return { name, value, share, growth_pct: growth_pct ?? null }
  })
