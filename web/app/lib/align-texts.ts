/** Finds short texts again in the passages they were put into. */
import { plainWords } from './plain-html'

/** How many passages ahead a text is looked for: past a table whose cells were merged, no further. */
const LOOK_AHEAD = 40

export interface TextLinks {
  /** The passage of a text, by the text's place. */
  passageOf: ReadonlyMap<number, number>
  /** The first text of a passage. */
  textOf: ReadonlyMap<number, number>
}

/** How a text begins: long ones are cut, which an ellipsis says. */
const opening = (text: string) => plainWords(text.replace(/…$/, ''))

/**
 * Which passage each text stands in. Both run in the same order, so one walk finds them: each text from where the
 * last one was found. Null is a text that is nowhere.
 */
export function alignTexts(
  texts: readonly (string | null)[],
  passages: readonly string[],
): TextLinks {
  const passageOf = new Map<number, number>()
  const textOf = new Map<number, number>()
  let from = 0
  let offset = 0
  for (const [index, text] of texts.entries()) {
    const words = text === null ? '' : opening(text)
    if (words === '') continue
    const last = Math.min(passages.length, from + LOOK_AHEAD)
    for (let passage = from; passage < last; passage++) {
      const found = passages[passage]?.indexOf(words, passage === from ? offset : 0) ?? -1
      if (found < 0) continue
      passageOf.set(index, passage)
      if (!textOf.has(passage)) textOf.set(passage, index)
      from = passage
      offset = found + words.length
      break
    }
  }
  return { passageOf, textOf }
}
