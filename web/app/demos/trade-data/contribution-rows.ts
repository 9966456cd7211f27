/** The rows behind the contributions: who moved the total, all others, and what they add up to. */
import type { Row, Summary } from './ask'
import { ALL_OTHERS, restOf } from './rest'

/** Bars that still can be read one by one, where nothing is compared. */
const LARGEST = 12

/** The key of what is left, here and in an answer. A rest of one's own table is "Not named". */
const OTHERS = 'others'

/** A row that is shown, or what the rows add up to. */
export type ShownRow = Omit<Row, 'kind'> & { kind: Row['kind'] | 'sum' }

/** Whether a row is what the others leave, whatever a partner of one's own is called. */
export const isOthers = ({ key, kind }: Pick<ShownRow, 'key' | 'kind'>) =>
  kind === 'rest' && key === OTHERS

/** What the rows leave of the total; null where that is nothing. */
function othersOf({ total, total_before = null }: Summary, shown: readonly Row[]): ShownRow | null {
  const rest = restOf({ value: total, before: total_before }, shown)
  if (!rest) return null
  const { value, before } = rest
  return {
    key: OTHERS,
    name: ALL_OTHERS,
    kind: 'rest',
    parent: null,
    ...rest,
    share: total && value / total,
    contribution_pp:
      before !== null && total_before ? (100 * (value - before)) / total_before : null,
  }
}

const totalOf = ({ flow, total, total_before = null, growth_pct = null }: Summary): ShownRow => ({
  key: 'total',
  name: `All ${flow}`,
  kind: 'sum',
  parent: null,
  value: total,
  share: 1,
  before: total_before,
  growth_pct,
  contribution_pp: growth_pct,
})

/** From the most added to the most taken, then all others and the sum; the largest where nothing is compared. */
export function contributionRows(summary: Summary): ShownRow[] {
  const isGrowth = summary.growth_pct != null
  const shown = isGrowth
    ? [...summary.movers].sort((a, b) => (b.contribution_pp ?? 0) - (a.contribution_pp ?? 0))
    : summary.rows.filter(({ kind }) => kind === 'one').slice(0, LARGEST)
  const others = othersOf(summary, shown)
  return [...shown, ...(others ? [others] : []), ...(isGrowth ? [totalOf(summary)] : [])]
}

const wayOf = ({ value, before }: Row) => Math.sign(value - (before ?? 0))

/** Which rows are drawn. Where all that changed most go one way, the last mover is the first of the other way. */
export function drawnWords(summary: Summary) {
  const { movers, growth_pct, by } = summary
  const rows = contributionRows(summary)
  const ones = rows.filter(({ kind }) => kind === 'one').length
  if (ones === 0) return 'Drawn: all as one'
  const others = rows.some(({ kind }) => kind === 'rest') ? ', and all others as one' : ''
  const count = ones === 1 ? 'one' : String(ones)
  const all = by === 'pair' ? 'pairs of a partner and a product' : `${by}s`
  const first = `Drawn: of all ${all}, the`
  if (growth_pct == null) return `${first} ${count} largest${others}`
  const last = movers.at(-1)
  if (!last || ones < 3 || movers.slice(0, -1).some((row) => wayOf(row) === wayOf(last)))
    return `${first} ${count} that changed most in dollars, up or down${others}`
  const [way, other] = wayOf(last) < 0 ? ['up', 'down'] : ['down', 'up']
  return `${first} ${String(ones - 1)} that changed most in dollars, all of them ${way}, then the one furthest ${other}${others}`
}
