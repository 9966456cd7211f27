/**
 * How a series looks. Colour never stands alone: each tone has its own dash and
 * marker, in fixed order, so that the same place in a list looks the same everywhere.
 */

/** `signal` is what the page is about, `noise` what it is held against; the numbers are further series. */
export type Tone = 'signal' | 'noise' | 2 | 3 | 4 | 5 | 6

export type Marker = 'disc' | 'square' | 'triangle' | 'diamond' | 'ring' | 'cross' | 'bar'

export interface ToneLook {
  /** Sets the colour of everything below it that is drawn in the series' colour. */
  className: string
  width: number
  dash?: string
  marker: Marker
}

const looks: Record<Tone, ToneLook> = {
  signal: { className: 'tone-signal', width: 2.5, marker: 'disc' },
  noise: { className: 'tone-noise', width: 2, dash: '5 4', marker: 'square' },
  2: { className: 'tone-2', width: 2, dash: '9 4', marker: 'triangle' },
  3: { className: 'tone-3', width: 2, dash: '2 4', marker: 'diamond' },
  4: { className: 'tone-4', width: 2, dash: '12 4 2 4', marker: 'ring' },
  5: { className: 'tone-5', width: 2, dash: '5 3 2 3 2 3', marker: 'cross' },
  6: { className: 'tone-6', width: 2, dash: '1 3', marker: 'bar' },
}

export function lookOf(tone: Tone): ToneLook {
  return looks[tone]
}

const order: readonly Tone[] = ['signal', 2, 3, 4, 5, 6]

/** The tone of the series at a place in a list; beyond six everything is grey, and the list is too long. */
export function toneAt(index: number): Tone {
  return order[index] ?? 'noise'
}

/** A marker's outline around a point. Square and ring are hollow. */
export function markerPath(marker: Marker, x: number, y: number, size = 4): string {
  const s = size
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`
  switch (marker) {
    case 'disc':
    case 'ring':
      return `M${at(-s, 0)}a${String(s)} ${String(s)} 0 1 0 ${String(2 * s)} 0a${String(s)} ${String(s)} 0 1 0 ${String(-2 * s)} 0`
    case 'square':
      return `M${at(-s * 0.9, -s * 0.9)}L${at(s * 0.9, -s * 0.9)}L${at(s * 0.9, s * 0.9)}L${at(-s * 0.9, s * 0.9)}Z`
    case 'triangle':
      return `M${at(0, -s * 1.2)}L${at(s * 1.1, s * 0.8)}L${at(-s * 1.1, s * 0.8)}Z`
    case 'diamond':
      return `M${at(0, -s * 1.3)}L${at(s * 1.1, 0)}L${at(0, s * 1.3)}L${at(-s * 1.1, 0)}Z`
    case 'cross':
      return `M${at(-s, -s)}L${at(s, s)}M${at(s, -s)}L${at(-s, s)}`
    case 'bar':
      return `M${at(-s * 0.5, -s * 1.2)}L${at(s * 0.5, -s * 1.2)}L${at(s * 0.5, s * 1.2)}L${at(-s * 0.5, s * 1.2)}Z`
  }
}

/** Markers drawn as an outline on the page's ground rather than filled. */
export const isHollow = (marker: Marker) => marker === 'square' || marker === 'ring'

/** A pixel with at most one decimal: enough for the eye, and a third of the bytes. */
export function round(value: number) {
  return String(Math.round(value * 10) / 10)
}
