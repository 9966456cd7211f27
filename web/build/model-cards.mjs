// The scores of the article extractor beside others, out of its model card: the one place they are written.
import { readFile } from 'node:fs/promises'

const card = new URL('../../demos/article-extractor/data/README.md', import.meta.url)

/** The table under `| extractor, 500 pages | F1 | P | R |`. */
export async function extractorScores() {
  const text = await readFile(card, 'utf8')
  const found = /\| extractor, (\d+) pages \|[^\n]*\n\|[-|]+\n((?:\|[^\n]*\n)+)/.exec(text)
  if (!found) throw new Error(`no table of extractors in ${card.pathname}`)
  const [ours, ...others] = found[2]
    .trim()
    .split('\n')
    .map((line) => {
      const [name, ...figures] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      const [f1, precision, recall] = figures.map(Number)
      return { name, f1, precision, recall }
    })
  return { pages: Number(found[1]), ours, others }
}
