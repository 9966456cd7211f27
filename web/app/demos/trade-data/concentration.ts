/** How concentrated trade is over time: what is drawn of it, and what is said. Without React. */
import type { Indexes, Series } from './ask'
import { monthAfter } from './compared-months'
import { verdictOf, type Span } from './verdict'
import { capital, index, inPeriod } from './words'

export interface Level {
  by: 'partner' | 'chapter' | 'product'
  indexes: Indexes
}

/** A figure of some levels, the first of which leads. */
export interface Concentration {
  flow: Series['flow']
  columns: readonly string[]
  levels: readonly Level[]
}

const YEAR = 12
/** Of the twelve months of a year that is compared. */
const LEAST_MONTHS = 6

const has = (value: number | null) => value !== null

/** How many of the twelve months that end with a column have trade; all of them where they begin before the first. */
const monthsIn = ({ hhi }: Indexes, at: number) =>
  at < YEAR - 1 ? YEAR : hhi.slice(at + 1 - YEAR, at + 1).filter(has).length

/** Twelve months at a time, where there are two such to compare: the seasons cancel in them. */
export const isByYear = ({ levels }: Concentration) =>
  levels.some(({ indexes }) => spansOf(indexes, true).filter((span) => span !== null).length > 1)

/** What a level has at each column, as it is drawn; null without trade, and of years with too little of it. */
export function spansOf(indexes: Indexes, byYear: boolean) {
  const { hhi, hhi_most, year_hhi, year_hhi_most } = indexes
  const [lows, highs] = byYear ? [year_hhi, year_hhi_most] : [hhi, hhi_most]
  return lows.map((least, at): Span | null => {
    const most = highs[at]
    const isBare = byYear && monthsIn(indexes, at) < LEAST_MONTHS
    return least === null || most == null || isBare ? null : { least, most }
  })
}

/** Whether a rest leaves the index open. */
export const isOpen = (spans: readonly (Span | null)[]) =>
  spans.some((span) => span !== null && span.least !== span.most)

/** The first and the last column with an index, and how the one stands to the other; null with fewer than two. */
function endsOf(of: Concentration, { indexes }: Level) {
  const spans = spansOf(indexes, isByYear(of))
  const firstAt = spans.findIndex((span) => span !== null)
  const lastAt = spans.findLastIndex((span) => span !== null)
  const [first, last] = [spans[firstAt], spans[lastAt]]
  if (!first || !last || firstAt === lastAt) return null
  return { first, last, firstAt, lastAt, verdict: verdictOf(last, first) }
}

/** Of when a column is: "in 2024", "from May 2025 to April 2026", "in March 2025". */
function whenOf(of: Concentration, at: number) {
  const month = of.columns[at] ?? ''
  return inPeriod(isByYear(of) ? monthAfter(month, 1 - YEAR) : month, month)
}

/** The finding: whether the level that leads became more or less concentrated. */
export function concentrationTitle(of: Concentration) {
  const { flow, levels } = of
  const [lead] = levels
  const ends = lead && endsOf(of, lead)
  if (!ends) return `Concentration of ${flow}`
  const { first, last, firstAt, lastAt, verdict } = ends
  const found = {
    less: `By ${lead.by}, ${flow} are less concentrated`,
    more: `By ${lead.by}, ${flow} are more concentrated`,
    same: `By ${lead.by}, ${flow} are about as concentrated`,
    open: `Whether ${flow} are more concentrated by ${lead.by} cannot be told`,
  }[verdict]
  const least = first.least === first.most && last.least === last.most ? '' : 'at least '
  return `${found}: HHI ${least}${index(first.least)} ${whenOf(of, firstAt)}, ${index(last.least)} ${whenOf(of, lastAt)}`
}

/** How another level went between its own first and last. */
function levelWords(of: Concentration, level: Level) {
  const ends = endsOf(of, level)
  if (!ends) return ''
  const { first, last, verdict } = ends
  const span = ({ least, most }: Span, word = 'to') =>
    least === most ? index(least) : `${index(least)} ${word} ${index(most)}`
  const between = (of: Span) => `${of.least === of.most ? '' : 'between '}${span(of, 'and')}`
  const fromTo = `from ${between(first)} to ${between(last)}`
  return {
    less: ` By ${level.by} it fell ${fromTo}.`,
    more: ` By ${level.by} it rose ${fromTo}.`,
    same: ` By ${level.by} it hardly changed, at ${span(last)}.`,
    open: ` By ${level.by} it cannot be told: ${span(first)} then, ${span(last)} at last.`,
  }[verdict]
}

/** Where months of the years that are compared have no trade, no season may cancel. */
function yearWords(level: Level, ends: NonNullable<ReturnType<typeof endsOf>>) {
  const [first, last] = [ends.firstAt, ends.lastAt].map((at) => monthsIn(level.indexes, at))
  return first === YEAR && last === YEAR
    ? ' Twelve months at a time, so that the seasons cancel.'
    : ` Twelve months at a time; ${String(first)} of the first and ${String(last)} of the last have trade.`
}

/** What stands under the finding: how the others went, and what the index does not say. */
export function concentrationWords(of: Concentration, isOwn: boolean) {
  const [lead, ...others] = of.levels
  const byYear = isByYear(of)
  const ends = lead && endsOf(of, lead)
  const common = byYear && ends ? YEAR - (ends.lastAt - ends.firstAt) : 0
  const hasOpen = of.levels.some(({ indexes }) => isOpen(spansOf(indexes, byYear)))
  return [
    'Herfindahl-Hirschman index, from 0, many small ones, to 1, one alone.',
    byYear
      ? lead && ends
        ? yearWords(lead, ends)
        : ' Twelve months at a time.'
      : ' Single months, not adjusted for the seasons.',
    common > 0 ? ` The first and the last twelve have ${String(common)} in common.` : '',
    ...others.map((level) => levelWords(of, level)),
    hasOpen
      ? ` ${isOwn ? 'What has no name' : 'What is left of a chapter'} is one figure: the least, which is drawn, counts nothing for it, the most counts it ${isOwn ? 'to the largest' : 'as one'}.`
      : '',
    ' In current dollars: a price alone moves shares. Each panel has its own scale from zero.',
  ].join('')
}

/** The panels, from the first column any of them has an index of. */
export function panelsOf(of: Concentration) {
  const byYear = isByYear(of)
  const drawn = of.levels.map(({ by, indexes }) => ({ by, spans: spansOf(indexes, byYear) }))
  const begins = of.columns.findIndex((_, at) => drawn.some(({ spans }) => spans[at] != null))
  const from = Math.max(0, begins)
  return {
    columns: of.columns.slice(from),
    items: drawn.map(({ by, spans }) => ({
      key: by,
      name: `By ${by}${isOpen(spans) ? ', at least' : ''}`,
      values: spans.slice(from).map((span) => span && span.least),
    })),
  }
}

/** The columns of the table: each level by month and by year, and the most where it is open. */
export function tableColumns({ levels }: Concentration) {
  return levels.flatMap(({ by, indexes }) => {
    const column = (name: keyof Indexes, header: string, secondary: boolean) => ({
      key: `${by}_${name}`,
      header: `${capital(by)}, ${header}`,
      value: ({ at }: { at: number }) => indexes[name][at],
      format: index,
      secondary,
    })
    const hasMost = [false, true].some((byYear) => isOpen(spansOf(indexes, byYear)))
    return [
      column('hhi', hasMost ? 'month, least' : 'month', true),
      ...(hasMost ? [column('hhi_most', 'month, most', true)] : []),
      column('year_hhi', hasMost ? 'twelve months, least' : 'twelve months', false),
      ...(hasMost ? [column('year_hhi_most', 'twelve months, most', true)] : []),
    ]
  })
}
