import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { measured } from './scores-figure'

/** The rows of the model card's table: name, F1, precision, recall. */
async function modelCard() {
  const card = await readFile('../demos/article-extractor/data/README.md', 'utf8')
  return card.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const figures = cells.slice(2, 5).map(Number)
    return cells.length === 6 && figures.every((figure) => figure > 0)
      ? [{ name: cells[1], f1: figures[0], precision: figures[1], recall: figures[2] }]
      : []
  })
}

test('the page shows the figures of the model card, all of them', async () => {
  expect(measured.scores).toEqual(await modelCard())
})

test('what the page says about the set stands in the model card', async () => {
  const card = await readFile('../demos/article-extractor/data/README.md', 'utf8')
  expect(card).toContain('Web Content Extraction Benchmark (WCXB)')
  expect(card).toContain(`licence ${measured.licence}`)
  expect(card).toContain(`${String(measured.pages)} article pages`)
})
