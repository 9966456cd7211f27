import { describe, expect, test } from 'vitest'
import type { Call } from '@/components/demo/use-answer'
import { detectQuestion } from './ask'
import { defaults } from './report'
import { judged, seriesOf } from './series-math'

describe('rows', () => {
  test('become a series with its gaps and labels', () => {
    const series = seriesOf(
      [
        { time: 'a', value: 1 },
        { time: null, value: null },
      ],
      'mine.csv',
    )
    const labels = ['a', null]
    expect(series).toMatchObject({ name: 'mine.csv', rows: 2, values: [1, null], labels })
  })

  test('without one number are none', () => {
    expect(seriesOf([{ time: 'a', value: null }], 'mine.csv')).toBeNull()
  })
})

test('the default view asks nothing; its settings and values are those of the default report', async () => {
  const { ask, initial } = detectQuestion
  const asked: unknown[] = []
  const call: Call = ({ body }) => {
    asked.push(body)
    return new Promise(() => undefined)
  }
  expect(await ask(call, initial.view, null)).toBe(initial.report)
  expect(asked).toEqual([])
  const { values } = defaults.detect_params
  const rows = values.map((value) => ({ time: null, value }))
  void ask(call, initial.view, seriesOf(rows, 'mine.csv'))
  expect(asked).toEqual([defaults.detect_params])
})

test('the example’s two flags are its spike, and lie outside the band', () => {
  const flagged = judged(defaults.detect_params, defaults.detect, true).filter(({ flag }) => flag)
  expect(flagged.map(({ x, flag }) => [x, flag])).toEqual([
    [80, 'right'],
    [81, 'right'],
  ])
  for (const { value, high } of flagged) expect(value).toBeGreaterThan(high ?? Infinity)
})
