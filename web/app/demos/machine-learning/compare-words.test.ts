import { expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { comparisonTitle, nameRows } from './compare-words'
import type { Comparison, SharedEntity } from './ask'

const shared = (text: string, difference: number, kind: SharedEntity['kind'] = 'person') => ({
  text,
  kind,
  first_count: 1,
  second_count: 2,
  first_sentiment: 0,
  second_sentiment: difference,
  difference,
  first_tone: 'neutral' as const,
  second_tone: 'neutral' as const,
})

const comparison = (over: Partial<Comparison>): Comparison => ({
  similarity: 0.4,
  entity_overlap: 0.2,
  same_story: true,
  tone_difference: 0.5,
  shared_entities: [],
  only_first: [],
  only_second: [],
  shared_phrases: [],
  phrases_only_first: [],
  phrases_only_second: [],
  ...over,
})

test('the title names whom one of the two is kinder to', () => {
  const title = (...shared_entities: SharedEntity[]) =>
    plainText(comparisonTitle(comparison({ shared_entities })))
  expect(title(shared('$5', 0.9, 'money'), shared('Ann', 0.62))).toBe(
    'One story: the second is kinder to Ann, by 0.62, named once in the first',
  )
  const often = { ...shared('Ann', -0.3), first_count: 3 }
  expect(title(often)).toBe('One story: the first is kinder to Ann, by 0.30')
  expect(title({ ...often, first_count: 1, second_count: 1 })).toMatch(/, named once in each$/)
  expect(title(shared('Ann', 0.02))).toMatch(/told alike/)
  expect(plainText(comparisonTitle(comparison({ same_story: false })))).toBe(
    'Two different stories: no name stands in both',
  )
})

test('names stand in rows by kind, and empty rows are left out', () => {
  const rows = nameRows(
    comparison({
      shared_entities: [shared('Ann', 0), shared('2026', 0, 'date')],
      only_second: [{ text: 'Oslo', kind: 'place', count: 1 }],
      phrases_only_first: ['ice tests'],
    }),
  )
  expect(rows).toEqual([
    { title: 'People', first: [], both: ['Ann'], second: [] },
    { title: 'Places', first: [], both: [], second: ['Oslo'] },
    { title: 'Dates and amounts', first: [], both: ['2026'], second: [] },
    { title: 'Key phrases', first: ['ice tests'], both: [], second: [] },
  ])
})
