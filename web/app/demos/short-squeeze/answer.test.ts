import { describe, expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { answerOf, isCovered, replayedRow } from './answer'
import { contributionsOf, contributionsTitle } from './contributions-figure'
import { question, type Row, type ScoreReport } from './ask'
import { placesOf, rankTitle } from './rank-figure'

const { initial } = question
const { replay } = initial.report

/** The default answer with another replay. */
const answered = (more: Partial<typeof replay>) => ({
  ...initial,
  report: { replay: { ...replay, ...more }, own: null },
})

describe('the answer', () => {
  test('says the score, what it rests on and how old that was', () => {
    expect(plainText(answerOf(initial, 50))).toBe(
      'At the close of Jan 27, 2021, GameStop scored 83.8 of 100 on what was public: Fuel 74.3, Spark 94.4. The newest official short interest, 109.26\u00a0% of its shares, was that of Dec 31, 2020. The stock closed at $347.51. What nobody knew then: within 20 sessions it closed as high as $325.00 on Jan 29, 2021, and at $108.73 on Feb 25, 2021.',
    )
  })

  test('gives no score where too little was known', () => {
    expect(plainText(answerOf(initial, 61))).toContain(
      'too little was public to score GameStop: 60\u00a0% of the weights.',
    )
    const said = plainText(answerOf(answered({ short_interest: [], close: null }), 50))
    expect(said).toContain('No short interest of GameStop in our record was public yet.')
    expect(said).toContain('The record has no close of that day.')
  })

  test('says of a figure that it is not confirmed', () => {
    const [first] = replay.short_interest
    if (!first) throw new Error('the default replay has a report')
    const unsure = { ...first, short_interest_pct: null, certainty: 'unconfirmed' as const }
    const said = answerOf(answered({ short_interest: [unsure] }), 50)
    expect(plainText(said)).toContain('71,196,206 shares (unconfirmed), was that of')
    const note = said.flatMap((part) => (typeof part === 'string' ? [] : [part.note()]))[3]
    expect(note?.text).toContain('Second-hand, unconfirmed.')
  })

  test('every figure opens to a formula that ends in it, a source and a date', () => {
    const figures = answerOf(initial, 50).filter((part) => typeof part !== 'string')
    expect(figures).toHaveLength(7)
    for (const { text, note: opened } of figures) {
      const note = opened()
      expect(note.result).toBe(text)
      expect(note.formula.join('\n')).toContain(text)
      expect(note.source).toContain('Securities and Exchange Commission')
      // What came after is of its own day.
      expect(note.date).toMatch(/Jan 27, 2021|Jan 29, 2021|Feb 25, 2021/)
    }
  })

  test('what is missing is named under the side it is missing from', () => {
    const [, , spark] = answerOf(initial, 50).filter((part) => typeof part !== 'string')
    expect(spark?.note().text).toContain('Missing: relative volume')
    expect(spark?.note().text).toContain('60 % of the weight is known')
  })
})

describe('findings', () => {
  test('over the contributions name what adds most, and count what is missing at its weight', () => {
    expect(contributionsTitle(replay, initial.view)).toBe(
      'Short interest adds most to Fuel, 20-session return adds most to Spark',
    )
    const volume = contributionsOf(replay, initial.view).find(
      ({ name }) => name === 'Relative volume',
    )
    expect(volume).toMatchObject({ added: null, weight: 40, value: null })
    const bare = { ...replay, rows: [] }
    expect(contributionsTitle(bare, initial.view)).toBe('Nothing of GameStop was public to add up')
  })

  test('over the ranks say how often the first stays first', () => {
    expect(rankTitle(replay)).toBe('GameStop stays first in 97 of 100 other weightings')
    const [, second] = replay.rows
    const behind = { ...replay, rows: second ? [second, ...replay.rows] : [] }
    expect(rankTitle(behind)).toBe('GameStop is first in 97 of 100 other weightings')
    expect(placesOf(replay)[0]).toMatchObject({ symbol: 'GME', place: 1, best: 1, worst: 2 })
    const [own, ...others] = replay.rank_ranges
    const ranks = (best: number, worst: number) =>
      rankTitle({
        ...replay,
        rank_ranges: [{ symbol: 'GME', best, worst, first_in: 0 }, ...others],
      })
    expect(own?.symbol).toBe('GME')
    expect(ranks(3, 5)).toBe('Under 100 other weightings GameStop ranks 3rd to 5th')
    expect(ranks(4, 4)).toBe('GameStop is 4th under each of 100 other weightings')
  })
})

describe('the answer on a universe of one’s own', () => {
  const row = replayedRow(replay)
  const own = { name: 'mine.csv', rows: 2, csv: '', scope: { recomputed: [], kept: [] } }
  const answerTo = (
    rows: readonly (Row | undefined)[],
    ranked_by: ScoreReport['ranked_by'] = 'score',
  ) =>
    plainText(
      answerOf(
        {
          ...initial,
          own,
          report: {
            replay,
            own: {
              rows: rows.filter((one) => one !== undefined),
              ranked: rows.length,
              ranked_by,
              excluded: [{ symbol: 'THIN', reason: 'trades 5 shares a day' }],
              excluded_count: 1,
              unfiltered: 0,
            },
          },
        },
        50,
      ),
    )

  test('names the highest score and counts what could not be scored', () => {
    const bare = row && { ...row, symbol: 'BARE', score: null }
    expect(answerTo([row, bare])).toBe(
      'Of your 2 stocks, GME has the most of the conditions: score 83.8 of 100, Fuel 74.3, Spark 94.4. One lacks too much to be scored. 1 stock did not pass the liquidity filter.',
    )
  })

  test('says so where none has a score', () => {
    const bare = row && { ...row, coverage: 0.4 }
    expect(answerTo([bare])).toContain('None of your 1 stock has a score on 50 % of the weights.')
  })

  test('ranks by one side where the table has nothing of the other, and says why', () => {
    const bare = row && { ...row, score: null, spark: null, coverage: 0, fuel_coverage: 0.4 }
    expect(answerTo([bare], 'fuel')).toBe(
      'Of your 1 stock, GME has the most Fuel: 74.3 of 100, on 40\u00a0% of its weights. No stock of your table has both sides. A score also needs Spark: relative volume, 20-session return or RSI; the rows are ranked by Fuel alone. 1 stock did not pass the liquidity filter.',
    )
  })
})

test('coverage is met at its very limit', () => {
  expect(isCovered({ coverage: 0.5 }, 50)).toBe(true)
  expect(isCovered({ coverage: 0.499 }, 50)).toBe(false)
})
