import { describe, expect, test } from 'vitest'
import { initialView } from '@/lib/url-state'
import { cashLines, premiumTaxPct } from './cash-figure'
import {
  lawPercent,
  offerNote,
  quoteNote,
  ratePercent,
  readInputs,
  sumLines,
  transferTaxNote,
} from './notes'
import { offersTitle } from './offers-figure'
import { ownReasons } from './offers-table'
import { settings } from './params'
import { penaltyNote } from './qualify-notes'
import { inWords } from './refusals'
import { defaultOffers, defaultReport } from './report'

const view = initialView(settings)
const { quote, penalty } = defaultReport

test('a sum stands in a column that adds up to its last line', () => {
  expect(
    sumLines(
      [
        ['price', 750],
        ['down', -75.5],
      ],
      'loan',
      674.5,
    ),
  ).toEqual(['  price $750.00', '− down   $75.50', '= loan  $674.50'])
})

test('the inputs of a working are read one by one', () => {
  expect(readInputs('P = 695,925, j = 4.09 %, n = 300')).toEqual([
    { name: 'P', value: '695,925' },
    { name: 'j', value: '4.09 %' },
    { name: 'n', value: '300' },
  ])
  expect(readInputs('675,000 × 3.1 %')).toEqual([])
})

test('rates have two decimals, the law’s as many as it gives', () => {
  expect(ratePercent(4.1)).toBe('4.10\u00a0%')
  expect(ratePercent(9.975)).toBe('9.975\u00a0%')
  expect(lawPercent(8)).toBe('8\u00a0%')
  expect(lawPercent(9.975)).toBe('9.975\u00a0%')
})

describe('notes', () => {
  test('each ends in the figure it explains and names source and date', () => {
    const notes = [
      ...(
        [
          'payment',
          'cash_to_close',
          'premium',
          'premium_tax',
          'loan',
          'balance_at_term',
          'effective_annual_rate_pct',
          'interest_over_term',
          'total_interest',
        ] as const
      ).map((figure) => quoteNote(figure, quote, view)),
      ...(['provincial', 'municipal', 'rebate'] as const).map((which) =>
        transferTaxNote('Tax', quote, view, which),
      ),
      ...(['three_months_interest', 'ird_standard', 'ird_posted'] as const).map((which) =>
        penaltyNote(which, penalty, view),
      ),
      ...defaultOffers.offers.map((offer) =>
        offerNote(offer, defaultOffers.loan, defaultOffers.source),
      ),
    ]
    for (const note of notes) {
      expect(note.formula.at(-1), note.title).toContain(note.result)
      expect(note.source, note.title).not.toBe('')
      expect(note.date, note.title).not.toBe('')
    }
  })

  test('a transfer tax shows the slices of its own jurisdiction', () => {
    const { formula } = transferTaxNote('Ontario', quote, view, 'provincial')
    expect(formula).toHaveLength(5)
    expect(formula.at(-1)).toContain('$11,475.00')
  })
})

test('the cash to close adds up', () => {
  const lines = cashLines(view, quote)
  const parts = lines.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0)
  expect(parts).toBeCloseTo(quote.cash_to_close, 2)
  expect(premiumTaxPct(quote)).toBe(8)
})

test('the title of the offers counts only rates that have a market to beat', () => {
  expect(offersTitle(defaultOffers)).toBe(
    'Sample Online Lender, 5-year variable, is cheapest; 2 of 6 rates beat what Canadians actually paid',
  )
  expect(offersTitle({ ...defaultOffers, offers: [] })).toBe('No offer fits this home')
})

test('reasons leave out what the row says already and write dollars', () => {
  expect(
    ownReasons(['5,927.63 dearer over the term than the best', 'a fee of 250 at the start']),
  ).toBe('a fee of $250 at the start')
  expect(ownReasons(['1,500 cash back at the start'])).toBe('$1,500 cash back at the start')
})

test('a refusal names the field in the reader’s words', () => {
  const message = 'down_payment must be at least 50,000'
  expect(inWords({ field: 'down_payment', message })).toBe(
    'The down payment must be at least 50,000.',
  )
})
