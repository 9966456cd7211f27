/** How a text separates and quotes its cells, told from its first records. */
import { separators, type Quote, type Separator } from './choices'
import { recordsIn, type Dialect } from './records'
import { commentsIn, usualWidth } from './header'
import type { ReadingChoice } from './reading'

/** So many records tell. */
const LOOKED_AT = 200

const named = /^sep=(.)\n/i

/** The first line by which Excel names the separator; it is no record. */
export function namedSeparator(sample: string) {
  const [line = '', given] = named.exec(sample) ?? []
  const separator = separators.find((mark) => mark === given)
  return separator ? { separator, length: line.length } : null
}

/** Text in single quotes throughout, and none in double ones. */
function quoteOf(sample: string): Quote {
  if (sample.includes('"')) return '"'
  const opening = sample.match(/(?:^|[\t;|^,])'/gm)?.length ?? 0
  const closing = sample.match(/'(?:[\t;|^,]|$)/gm)?.length ?? 0
  return opening > 1 && opening === closing ? "'" : '"'
}

/** Quotes inside a cell that a backslash marks, as databases export them. */
const hasBackslashes = (sample: string) => /\\"(?![\t;|^,\n])/.test(sample)

/** What was chosen holds, and the rest is guessed under it. */
export function dialectOf(
  sample: string,
  choice: Pick<ReadingChoice, 'separator' | 'quote'>,
): Dialect & { separator: Separator; quote: Quote } {
  const quote = choice.quote ?? quoteOf(sample)
  const rest = { quote, isBackslashed: hasBackslashes(sample) }
  const separator = choice.separator ?? namedSeparator(sample)?.separator
  if (separator) return { separator, ...rest }
  let best: { separator: Separator; share: number; width: number } | null = null
  for (const separator of separators) {
    const read = recordsIn(sample, { separator, ...rest }, { most: LOOKED_AT, isEnd: true })
    const records = read.records.slice(commentsIn(read.records))
    const wide = records.filter(({ cells }) => cells.length > 1)
    const width = usualWidth(wide)
    const share = wide.filter(({ cells }) => cells.length === width).length / (records.length || 1)
    if (width > 1 && (best === null || share > best.share + 0.001))
      best = { separator, share, width }
  }
  // Where no mark is regular, the text is one column with marks in its sentences.
  return { separator: best && best.share >= 0.4 ? best.separator : ',', ...rest }
}
