/** Which passage of the article a kept block of the page became. */
import { plainWords } from '@/lib/plain-html'
import type { Block } from './ask'

/** How many passages ahead a block's words are looked for: past a table whose cells were merged, no further. */
const LOOK_AHEAD = 40

/** Which passage of the article a kept block of the page became, and the way back. */
export interface BlockLinks {
  /** The passage of a block, by the block's place. */
  passageOf: ReadonlyMap<number, number>
  /** The first block of a passage. */
  blockOf: ReadonlyMap<number, number>
}

/** How a block's text begins; the engine cuts long ones and says so with an ellipsis. */
function opening(text: string) {
  return plainWords(text.replace(/…$/, ''))
}

/** Both run in the page's order, so one walk finds them: each block from where the last one was found. */
export function linkBlocks(blocks: readonly Block[], passages: readonly string[]): BlockLinks {
  const passageOf = new Map<number, number>()
  const blockOf = new Map<number, number>()
  let from = 0
  let offset = 0
  for (const [index, block] of blocks.entries()) {
    const words = block.kept ? opening(block.text) : ''
    if (words === '') continue
    const last = Math.min(passages.length, from + LOOK_AHEAD)
    for (let passage = from; passage < last; passage++) {
      const found = passages[passage]?.indexOf(words, passage === from ? offset : 0) ?? -1
      if (found < 0) continue
      passageOf.set(index, passage)
      if (!blockOf.has(passage)) blockOf.set(passage, index)
      from = passage
      offset = found + words.length
      break
    }
  }
  return { passageOf, blockOf }
}
