import { ChartFigure, type FigureBasis } from '@/components/charts/chart-figure'
import { QuickChoices } from '@/components/demo/fields'
import { linesTable, type Line } from '@/components/table/lines-table'
import { formatDay, formatDollars, formatPercent } from '@/lib/format'
import type { AnsweredHome } from './ask'
import {
  cashBounds,
  cents,
  lawPercent,
  premiumTaxPct,
  quoteNote,
  ruleOf,
  transferTaxNote,
} from './notes'
import { placeOf } from './settings'

/** What is paid on a transfer: the law of each place has its own word for it. */
const taxWords: Partial<Record<ReturnType<typeof placeOf>['province'], string>> = {
  BC: 'property transfer tax',
  NB: 'property transfer tax',
  NS: 'deed transfer tax',
  PE: 'property transfer tax',
  QC: 'transfer duties',
}
const taxWord = ({ view, report: { quote } }: AnsweredHome) =>
  ruleOf(quote, 'registration_fees')
    ? 'registration fees'
    : (taxWords[placeOf(view).province] ?? 'land transfer tax')

/** The name of whoever levies the provincial or the municipal tax. */
function leviedBy({ view, report: { quote } }: AnsweredHome, which: 'provincial' | 'municipal') {
  const lines = quote.land_transfer_tax.lines.filter(({ amount }) => amount >= 0)
  const names = [...new Set(lines.map(({ jurisdiction }) => jurisdiction))]
  if (which === 'municipal') return names.at(-1) ?? placeOf(view).city ?? 'Municipal'
  return names[0] ?? 'Provincial'
}

export function cashLines(answered: AnsweredHome): Line[] {
  const { view } = answered
  const { quote } = answered.report
  const tax = quote.land_transfer_tax
  const rule = ruleOf(quote, 'premium_tax')
  const transfer = (which: 'provincial' | 'municipal') => {
    const item = `${leviedBy(answered, which)} ${taxWord(answered)}`
    const unknown = which === 'municipal' && tax.between
    return {
      item,
      amount: tax[which],
      note: () => transferTaxNote(item, answered, which),
      ...(unknown && {
        detail: `rate not known here: ${unknown.least > 0 ? `${formatDollars(unknown.least)} to` : 'up to'} ${formatDollars(unknown.most)}`,
      }),
    }
  }
  const lines: Omit<Line, 'text'>[] = [
    {
      item: 'Down payment',
      amount: view.down_payment,
      detail: `${formatPercent((view.down_payment / view.price) * 100, 1)} of the price`,
    },
    ...(tax.provincial > 0 ? [transfer('provincial')] : []),
    ...(tax.municipal > 0 ? [transfer('municipal')] : []),
    ...(tax.rebate > 0
      ? [
          {
            item: 'Rebates',
            amount: -tax.rebate,
            note: () => transferTaxNote('Rebates of transfer tax', answered, 'rebate'),
            detail: tax.lines
              .filter(({ amount }) => amount < 0)
              .map(({ jurisdiction, amount }) => `${formatDollars(-amount)} ${jurisdiction}`)
              .join(', '),
          },
        ]
      : []),
    ...(quote.premium_tax > 0
      ? [
          {
            item: `Tax on the premium, ${lawPercent(premiumTaxPct(quote))}`,
            amount: quote.premium_tax,
            note: () => quoteNote('premium_tax', answered),
            ...(rule && { detail: `since ${formatDay(rule.effective_from)}` }),
          },
        ]
      : []),
    ...(quote.new_home_tax.lines.length > 0
      ? [
          {
            item: 'Tax on the new home, less rebates',
            amount: quote.new_home_tax.total,
            note: () => quoteNote('new_home_tax', answered),
            detail: `${quote.new_home_tax.rebate > 0 ? formatDollars(quote.new_home_tax.rebate) : 'nothing'} of ${formatDollars(quote.new_home_tax.federal + quote.new_home_tax.provincial)} rebated`,
          },
        ]
      : []),
    {
      item: 'Cash to close',
      amount: quote.cash_to_close,
      note: () => quoteNote('cash_to_close', answered),
    },
  ]
  return lines.map((line) => ({ ...line, text: cents(line.amount) }))
}

/** What to bring on closing day: down payment, transfer taxes, rebates, tax on the premium. */
export function CashFigure({
  answered,
  onClosing,
  ...figure
}: FigureBasis & { answered: AnsweredHome; onClosing: (day: string) => void }) {
  const { view } = answered
  const { quote } = answered.report
  const lines = cashLines(answered)
  const bounds = cashBounds(quote)
  const cash = bounds
    ? `${cents(bounds.least)} to ${cents(bounds.most)}`
    : cents(quote.cash_to_close)
  const inQuebec = placeOf(view).province === 'QC'
  return (
    <ChartFigure
      {...figure}
      name="cash to close"
      title={`${cash} to bring on closing day`}
      sub={`Dollars in cash, not financed, by the rules of ${formatDay(view.closing_date)}`}
      bestRow={lines.length - 1}
      table={linesTable(
        lines,
        ['Item', { key: 'amount', header: 'Amount', unit: '$' }],
        [{ key: 'detail', header: 'Detail', exportOnly: true }],
      )}
      foot={
        <>
          {quote.insured ? `The premium of ${cents(quote.premium)} is added to the loan. ` : ''}
          {[...quote.land_transfer_tax.notes, ...quote.new_home_tax.notes].join(' ')} Legal fees and
          inspection are not included.
          {inQuebec && quote.insured && (
            <span className="mt-2 block">
              Quebec taxes the premium by the closing date:
              <QuickChoices
                label="Closing date around the change of the Quebec tax"
                choices={['2026-12-31', '2027-01-01'].map((day) => ({
                  label: `Close on ${formatDay(day)}`,
                  pressed: view.closing_date === day,
                  onPress: () => {
                    onClosing(day)
                  },
                }))}
              />
            </span>
          )}
        </>
      }
    />
  )
}
