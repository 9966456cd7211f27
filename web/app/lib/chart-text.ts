/** Text in drawings: how wide it will be, and where labels can stand without touching. */

/** Average advance of a character in em: Geist Mono is exact, Instrument Sans a little generous. */
const MONO_EM = 0.6
const SANS_EM = 0.54

/** The width of a text in pixels, estimated: a drawing must be laid out before a browser measures it. */
export function textWidth(text: string, size: number, face: 'mono' | 'sans' = 'sans') {
  return text.length * size * (face === 'mono' ? MONO_EM : SANS_EM)
}

/** Moves labels apart, as little as possible, so that neighbours keep a distance and all stay inside. */
export function spreadLabels(wanted: readonly number[], gap: number, low: number, high: number) {
  const order = wanted.map((_, index) => index)
  order.sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed: number[] = [...wanted]
  let floor = low
  for (const index of order) {
    const at = Math.max(placed[index] ?? low, floor)
    placed[index] = at
    floor = at + gap
  }
  let ceiling = high
  for (const index of order.toReversed()) {
    const at = Math.min(placed[index] ?? high, ceiling)
    placed[index] = at
    ceiling = at - gap
  }
  return placed
}

/** Breaks a text into lines no wider than `width`, for titles inside an exported picture. */
export function wrapText(
  text: string,
  width: number,
  size: number,
  face: 'mono' | 'sans' = 'sans',
) {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && textWidth(longer, size, face) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  if (line !== '') lines.push(line)
  return lines
}

/** A text cut to fit, with an ellipsis; empty when not even three characters fit. */
export function fitText(text: string, width: number, size: number, face: 'mono' | 'sans' = 'sans') {
  if (textWidth(text, size, face) <= width) return text
  const room = Math.floor(width / (size * (face === 'mono' ? MONO_EM : SANS_EM))) - 1
  return room < 3 ? '' : `${text.slice(0, room).trimEnd()}…`
}
