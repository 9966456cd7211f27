/** Which rows a tariff moves, by their share of exports. */
import type { Shock } from './ask'

type ShockRow = Shock['rows'][number]

/** Rows that can still be read one by one. */
const DRAWN = 8
/** Less is written as no change, in percentage points. */
const LEAST_PP = 0.05

/** In percentage points. */
export const shareChange = ({ share_before, share_after }: ShockRow) =>
  100 * (share_after - share_before)

/** Those whose share of all exports moves most, most first. */
export function movedRows({ rows }: Shock) {
  const moved = rows.filter((row) => Math.abs(shareChange(row)) >= LEAST_PP)
  return moved.sort((a, b) => Math.abs(shareChange(b)) - Math.abs(shareChange(a))).slice(0, DRAWN)
}

/** What is drawn, in a sentence. */
export function movedWords(report: Shock) {
  const moved = movedRows(report).length
  const of = `of the ${String(report.rows.length)} rows of the table`
  if (moved === 0) return 'No row’s share of exports changes by 0.1 points'
  return moved === 1
    ? `Drawn: ${of}, the one whose share changes most`
    : `Drawn: ${of}, the ${String(moved)} whose shares change most`
}
