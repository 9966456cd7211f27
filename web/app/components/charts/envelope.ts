import { round } from '@/lib/chart-series'
import type { Scale } from '@/lib/chart-scale'

/** The outline of a long series: one stroke a pixel column, from its lowest value to its highest. */
export function envelopePath(
  x: ArrayLike<number>,
  y: ArrayLike<number | null>,
  scaleX: Scale,
  scaleY: Scale,
): string {
  let path = ''
  let column = Number.NaN
  let low = 0
  let high = 0
  const flush = () => {
    if (Number.isNaN(column)) return
    const top = scaleY(high)
    const bottom = scaleY(low)
    path += `${path === '' ? 'M' : 'L'}${String(column)} ${round(top)}`
    if (bottom - top >= 0.5) path += `V${round(bottom)}`
  }
  for (let index = 0; index < x.length; index += 1) {
    const value = y[index] ?? null
    if (value === null) continue
    const at = Math.round(scaleX(x[index] ?? 0))
    if (at === column) {
      low = Math.min(low, value)
      high = Math.max(high, value)
    } else {
      flush()
      column = at
      low = value
      high = value
    }
  }
  flush()
  return path
}
