/** The settings of the page: how they stand in its address. Empty means that the advice decides. */
import { aggregates } from '@/lib/tables/aggregate'
import { timeSpans } from '@/lib/tables/buckets'
import {
  chartKinds,
  limits,
  nothingAsked,
  tests,
  testWords,
  type Asked,
} from '@/lib/tables/question'
import { choice, text, type ViewOf } from '@/lib/url-state'
import { setNames, starterSets, type SetName } from './starter-sets'
import { aggregateWords, kindWords } from './words'

const labelled = <T extends string>(values: readonly T[], words: Readonly<Record<T, string>>) => [
  { value: '' as const, label: 'as advised' },
  ...values.map((value) => ({ value, label: words[value] })),
]

const value = (label: string) => text('', { maxLength: 200 }, { label })
const test = (label: string) =>
  choice(
    [
      { value: '', label: testWords.is },
      ...tests.map((value) => ({ value, label: testWords[value] })),
    ],
    '',
    { label },
  )
const column = (label: string) => text('', { maxLength: 120 }, { label, how: 'push' })

export const settings = {
  set: choice(
    setNames.map((value) => ({ value, label: starterSets[value].label })),
    'fuel',
    { label: 'Table' },
  ),
  show: choice(labelled(aggregates, aggregateWords), '', { label: 'Figure' }),
  of: column('Measure'),
  also: column('Second measure'),
  by: column('Grouped by'),
  split: column('Split by'),
  kind: choice(labelled(chartKinds, kindWords), '', { label: 'Chart' }),
  span: choice(
    [{ value: '', label: 'as advised' }, ...timeSpans.map((value) => ({ value, label: value }))],
    '',
    { label: 'Span of time' },
  ),
  axis: choice({ '': 'as advised', zero: 'from zero', data: 'from the data' }, '', {
    label: 'Axis',
  }),
  where: column('Rows where'),
  test: test('Condition'),
  value: value('Value'),
  and: column('And where'),
  and_test: test('Second condition'),
  and_value: value('Second value'),
  limit: choice(['', ...limits], '', { label: 'Groups kept' }),
  order: choice({ '': 'largest', smallest: 'smallest' }, '', { label: 'Which groups' }),
}

export type View = ViewOf<typeof settings>

/** What a question rests on: one of our tables, or the visitor's. */
export type AskView = Asked & { set: SetName }

/** The question of an address: what it leaves open is as the table's own first question has it. */
export function askedOf({ set, ...given }: View): AskView {
  const chosen = Object.entries(given).filter(([, value]) => value !== '')
  const start: Partial<Asked> = starterSets[set].start
  return { ...nothingAsked, ...start, ...(Object.fromEntries(chosen) as Partial<Asked>), set }
}
