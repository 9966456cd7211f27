import { describe, expect, test } from 'vitest'
import { homeQuestion, penaltyQuestion, qualifyQuestion } from './ask'
import { cashLines } from './cash-figure'
import {
  cashBounds,
  lawPercent,
  offerNote,
  premiumTaxPct,
  quoteFigures,
  quoteNote,
  ratePercent,
  transferTaxNote,
} from './notes'
import { offersTitle } from './offers-figure'
import { reasonsOf } from './offers-table'
import { penaltyNote } from './qualify-notes'
import { qualifyLines, qualifyTitle } from './qualify-figure'

const home = homeQuestion.initial
const { quote, offers } = home.report
const penalty = penaltyQuestion.initial

test('rates have two decimals, the law’s as many as it gives', () => {
  expect(ratePercent(4.1)).toBe('4.10\u00a0%')
  expect(ratePercent(9.975)).toBe('9.975\u00a0%')
  expect(lawPercent(8)).toBe('8\u00a0%')
  expect(lawPercent(9.975)).toBe('9.975\u00a0%')
})

test('a loan of nothing is said in a word', () => {
  const { report } = qualifyQuestion.initial
  expect(qualifyTitle(report)).toMatch(/^You may borrow up to \$\d/)
  expect(qualifyTitle({ ...report, max_loan: 0 })).toMatch(/^You may borrow nothing: /)
})

/** The payment by the note's own formula and inputs. */
function byTheNote({ formula, inputs = [] }: ReturnType<typeof quoteNote>) {
  const input = (name: string) =>
    Number.parseFloat(
      inputs.find((one) => one.name.startsWith(`${name}, `))?.value.replace(/[$,]/g, '') ?? '',
    )
  const [loan, rate, k, m, n] = ['P', 'j', 'k', 'm', 'n'].map(input) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const i = (1 + rate / 100 / k) ** (k / m) - 1
  const part = Number(/÷ (\d)$/.exec(formula[0] ?? '')?.[1] ?? 1)
  return (loan * i) / (1 - (1 + i) ** -n) / part
}

describe('notes', () => {
  test('the payment’s formula gives the payment', () => {
    expect(byTheNote(quoteNote('payment', home))).toBeCloseTo(quote.payment, 2)
    const accelerated = {
      ...home,
      view: { ...home.view, frequency: 'accelerated_weekly' as const },
    }
    expect(byTheNote(quoteNote('payment', accelerated))).toBeCloseTo(quote.payment / 4, 1)
  })

  test('a loan that runs over by a payment is still worked out by its amortization', () => {
    const longer = { ...home, report: { ...home.report, quote: { ...quote, payments: 301 } } }
    expect(byTheNote(quoteNote('payment', longer))).toBeCloseTo(quote.payment, 2)
  })

  test('each ends in the figure it explains and names source and date', () => {
    const notes = [
      ...quoteFigures.map((figure) => quoteNote(figure, home)),
      ...(['provincial', 'municipal', 'rebate'] as const).map((which) =>
        transferTaxNote('Tax', home, which),
      ),
      ...qualifyLines(qualifyQuestion.initial).map(({ note }) => note()),
      ...(['three_months_interest', 'ird_standard', 'ird_posted'] as const).map((which) =>
        penaltyNote(which, penalty),
      ),
      ...offers.offers.map((offer) => offerNote(offer, offers.loan, offers.source)),
    ]
    expect(notes).toHaveLength(quoteFigures.length + 12 + offers.offers.length)
    for (const note of notes) {
      expect(note.formula.at(-1), note.title).toContain(note.result)
      expect(note.source, note.title).not.toBe('')
      expect(note.date, note.title).not.toBe('')
    }
  })

  test('a transfer tax shows the slices of its own jurisdiction', () => {
    const { formula } = transferTaxNote('Ontario', home, 'provincial')
    expect(formula).toHaveLength(5)
    expect(formula.at(-1)).toContain('$11,475.00')
  })
})

test('the cash to close adds up', () => {
  const lines = cashLines(home)
  const parts = lines.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0)
  expect(parts).toBeCloseTo(quote.cash_to_close, 2)
  expect(premiumTaxPct(quote)).toBe(8)
  expect(premiumTaxPct({ ...quote, premium: 13_950, premium_tax: 1391.51 })).toBe(9.975)
})

describe('what is paid on a transfer', () => {
  const [tax] = quote.rules.filter(({ code }) => code === 'transfer_tax')
  if (!tax) throw new Error('the default report has a transfer tax')
  const [line] = quote.land_transfer_tax.lines
  if (!line) throw new Error('the default report has lines of it')

  test('has the name that its law gives it, and says where it is unconfirmed', () => {
    const rules = [
      { ...tax, code: 'registration_fees', jurisdiction: 'Alberta', confirmed: false } as const,
    ]
    const lines = [{ ...line, jurisdiction: 'Alberta', what: 'Title', rate_pct: null, amount: 250 }]
    const land_transfer_tax = {
      ...quote.land_transfer_tax,
      provincial: 250,
      municipal: 0,
      rebate: 0,
      total: 250,
      lines,
    }
    const alberta = {
      ...home,
      view: { ...home.view, place: 'alberta' as const },
      report: { ...home.report, quote: { ...quote, rules, land_transfer_tax } },
    }
    const fees = cashLines(alberta).find(({ item }) => item.startsWith('Alberta'))
    expect(fees?.item).toBe('Alberta registration fees')
    expect(fees?.note?.()).toMatchObject({
      source: tax.source,
      date: expect.stringMatching(/; unconfirmed$/) as string,
    })
  })

  test('is told with its bounds where the town’s rate is not known', () => {
    const land_transfer_tax = {
      ...quote.land_transfer_tax,
      municipal: 6000,
      between: { least: 0, most: 6000 },
    }
    const unknown = { ...quote, cash_to_close: 90_000, land_transfer_tax }
    expect(cashBounds(unknown)).toEqual({ least: 84_000, most: 90_000 })
    expect(cashBounds(quote)).toBeNull()
    const lines = cashLines({ ...home, report: { ...home.report, quote: unknown } })
    expect(lines.find(({ item }) => item.startsWith('Toronto'))?.detail).toBe(
      'rate not known here: up to $6,000',
    )
  })

  test('shows a rate with the decimals it has', () => {
    const lines = [{ ...line, jurisdiction: 'Ontario', rate_pct: 5.45, amount: 11_475 }]
    const changed = { ...quote, land_transfer_tax: { ...quote.land_transfer_tax, lines } }
    const note = transferTaxNote(
      'Ontario',
      { ...home, report: { ...home.report, quote: changed } },
      'provincial',
    )
    expect(note.formula.join()).toContain('5.45\u00a0%')
  })
})

test('the title of the offers counts only rates that have a market to beat', () => {
  expect(offersTitle(offers)).toBe(
    'Sample Online Lender, 5-year variable, is cheapest; 2 of 6 rates beat what Canadians actually paid',
  )
  expect(offersTitle({ ...offers, offers: [] })).toBe('No offer fits this home')
})

test('an offer’s reasons are written from its figures', () => {
  const [best, second] = offers.offers
  if (!best || !second) throw new Error('the default report has offers')
  expect(reasonsOf(best)).toBe('lowest cost over the term; costed as if prime stayed where it is')
  expect(
    reasonsOf({
      ...second,
      type: 'fixed',
      fee: 250,
      cashback: 1500,
      vs_market_pct: 0.18,
      market_rate_pct: 4.01,
      market_month: '2026-06',
    }),
  ).toBe(
    '0.18 points above the 4.01\u00a0% Canadians paid on average in 2026-06; a fee of $250 at the start; $1,500 cash back at the start',
  )
})

test('the tax on a new home names the rule of its rebate', () => {
  const rule = {
    code: 'new_home_rebate' as const,
    name: "First-time buyer's GST rebate",
    jurisdiction: null,
    value: 'up to $50,000',
    effective_from: '2025-05-27',
    source: 'Department of Finance Canada, GST rebate',
    url: 'https://www.canada.ca',
    confirmed: true,
  }
  const report = { ...home.report, quote: { ...quote, rules: [...quote.rules, rule] } }
  expect(quoteNote('new_home_tax', { ...home, report })).toMatchObject({
    source: rule.source,
    date: 'In force since May 27, 2025',
  })
})

test('what a contract allows to prepay is not said without a source', () => {
  expect(quoteNote('prepayment', home).text).not.toMatch(/\d to \d+ %/)
})
