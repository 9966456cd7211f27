import { ChartFigure, type FigureBasis } from '@/components/charts/chart-figure'
import { QuickChoices } from '@/components/demo/fields'
import { OpenFigure, type FigureNote } from '@/components/demo/note'
import { formatDay, formatDollars, formatPercent } from '@/lib/format'
import type { AnsweredHome } from './ask'
import { cents, lawPercent, premiumTaxPct, quoteNote, ruleOf, transferTaxNote } from './notes'
import { placeOf } from './settings'

interface CashLine {
  item: string
  amount: number
  note: (() => FigureNote) | null
  detail?: string
}

/** The name of whoever levies the provincial or the municipal tax. */
function leviedBy({ view, report: { quote } }: AnsweredHome, which: 'provincial' | 'municipal') {
  const lines = quote.land_transfer_tax.lines.filter(({ amount }) => amount >= 0)
  const names = [...new Set(lines.map(({ jurisdiction }) => jurisdiction))]
  if (which === 'municipal') return names.at(-1) ?? placeOf(view).city ?? 'Municipal'
  return names[0] ?? 'Provincial'
}

/** What has to be brought on closing day, line by line. */
export function cashLines(answered: AnsweredHome): CashLine[] {
  const { view } = answered
  const { quote } = answered.report
  const tax = quote.land_transfer_tax
  const rule = ruleOf(quote, 'Tax on the insurance premium')
  const transfer = (which: 'provincial' | 'municipal') => {
    const item = `${leviedBy(answered, which)} land transfer tax`
    return { item, amount: tax[which], note: () => transferTaxNote(item, answered, which) }
  }
  return [
    {
      item: 'Down payment',
      amount: view.down_payment,
      note: null,
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
    {
      item: 'Cash to close',
      amount: quote.cash_to_close,
      note: () => quoteNote('cash_to_close', answered),
    },
  ]
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
  const inQuebec = placeOf(view).province === 'QC'
  return (
    <ChartFigure
      {...figure}
      name="cash to close"
      title={`${cents(quote.cash_to_close)} to bring on closing day`}
      sub={`Dollars in cash, not financed, by the rules of ${formatDay(view.closing_date)}`}
      bestRow={lines.length - 1}
      table={{
        columns: [
          {
            key: 'item',
            header: 'Item',
            text: ({ item, detail }) => (
              <>
                {item}
                {detail ? (
                  <>
                    <br />
                    <span className="small-text">{detail}</span>
                  </>
                ) : null}
              </>
            ),
          },
          {
            key: 'amount',
            header: 'Amount',
            unit: '$',
            text: ({ amount, note }) =>
              note ? <OpenFigure note={note}>{cents(amount)}</OpenFigure> : cents(amount),
          },
          { key: 'detail', header: 'Detail', exportOnly: true },
        ],
        rows: lines,
        fixedOrder: true,
      }}
      foot={
        <>
          {quote.insured ? `The premium of ${cents(quote.premium)} is added to the loan. ` : ''}
          {quote.land_transfer_tax.notes.join(' ')} Legal fees and inspection are not included.
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
