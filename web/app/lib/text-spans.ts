/**
 * Marks in a text. The API counts characters (Unicode scalar values); a JavaScript string counts UTF-16 units,
 * so an emoji or a rare letter shifts every offset behind it. Here offsets are turned once, and a stretch of
 * text is cut into pieces that never overlap, whatever the marks do.
 */

/** Turns an offset in characters into one in UTF-16 units; what lies outside the text becomes its end. */
export function utf16Offsets(text: string): (chars: number) => number {
  // Without surrogates, which is nearly always, the two counts agree.
  if (!/[\ud800-\udfff]/.test(text)) return (chars) => clamp(chars, text.length)
  const starts = new Uint32Array(text.length + 1)
  let count = 0
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) {
    starts[count] = at
    count += 1
  }
  starts[count] = text.length
  return (chars) => starts[clamp(chars, count)] ?? text.length
}

function clamp(value: number, most: number) {
  return Math.min(most, Math.max(0, Math.trunc(value) || 0))
}

export interface Span {
  start: number
  end: number
}

/** A stretch of text that is one name, or none, and that lies in a highlight, or not. */
export interface Piece<T extends Span> extends Span {
  mark: T | null
  highlighted: boolean
}

/**
 * Cuts `range` into pieces: each mark whole, the rest cut where a highlight begins or ends. A mark that
 * overlaps an earlier one or reaches out of the range is left out rather than cut: half a name is no name.
 * A mark that a highlight touches is highlighted as a whole.
 */
export function piecesOf<T extends Span>(
  range: Span,
  marks: readonly T[],
  highlights: readonly Span[] = [],
): Piece<T>[] {
  const pieces: Piece<T>[] = []
  const touches = (start: number, end: number) =>
    highlights.some((span) => span.start < end && start < span.end)
  const plain = (start: number, end: number) => {
    const cuts = new Set([start, end])
    for (const span of highlights)
      for (const cut of [span.start, span.end]) if (cut > start && cut < end) cuts.add(cut)
    const ordered = [...cuts].sort((a, b) => a - b)
    for (const [place, from] of ordered.slice(0, -1).entries()) {
      const to = ordered[place + 1] ?? end
      pieces.push({ start: from, end: to, mark: null, highlighted: touches(from, to) })
    }
  }
  let at = range.start
  // Of two marks that begin together the longer wins.
  const ordered = marks
    .filter(({ start, end }) => start < end && start >= range.start && end <= range.end)
    .sort((a, b) => a.start - b.start || b.end - a.end)
  for (const mark of ordered) {
    if (mark.start < at) continue
    if (mark.start > at) plain(at, mark.start)
    pieces.push({ ...spanOf(mark), mark, highlighted: touches(mark.start, mark.end) })
    at = mark.end
  }
  if (at < range.end) plain(at, range.end)
  return pieces
}

const spanOf = ({ start, end }: Span): Span => ({ start, end })
