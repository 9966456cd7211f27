import { ChartFigure } from '@/components/charts/chart-figure'
import { QuickChoices } from '@/components/demo/fields'
import { OpenFigure, type FigureNote } from '@/components/demo/note'
import { formatDay, formatDollars, formatPercent } from '@/lib/format'
import { cents, lawPercent, quoteNote, transferTaxNote } from './notes'
import { placeOf, type View } from './params'
import type { Quote } from './report'

interface CashLine {
  item: string
  amount: number
  note: FigureNote | null
  detail?: string
}

/** The name of whoever levies the provincial or the municipal tax. */
function leviedBy(quote: Quote, view: View, which: 'provincial' | 'municipal') {
  const lines = quote.land_transfer_tax.lines.filter(({ amount }) => amount >= 0)
  const names = [...new Set(lines.map(({ jurisdiction }) => jurisdiction))]
  const city = placeOf(view).city
  if (which === 'municipal') return names.at(-1) ?? city ?? 'Municipal'
  return names[0] ?? 'Provincial'
}

/** The rate of the tax on the premium, in per cent. */
export const premiumTaxPct = ({ premium, premium_tax, rules }: Quote) => {
  const said = rules.find(({ name }) => name.startsWith('Tax on the insurance premium'))?.value
  const found = /^([\d.]+) %/.exec(said ?? '')
  return found ? Number(found[1]) : premium > 0 ? (premium_tax / premium) * 100 : 0
}

/** What has to be brought on closing day, line by line. */
export function cashLines(view: View, quote: Quote): CashLine[] {
  const tax = quote.land_transfer_tax
  const rule = quote.rules.find(({ name }) => name.startsWith('Tax on the insurance premium'))
  const transfer = (which: 'provincial' | 'municipal') => {
    const item = `${leviedBy(quote, view, which)} land transfer tax`
    return { item, amount: tax[which], note: transferTaxNote(item, quote, view, which) }
  }
  return [
    {
      item: 'Down payment',
      amount: view.down,
      note: null,
      detail: `${formatPercent((view.down / view.price) * 100, 1)} of the price`,
    },
    ...(tax.provincial > 0 ? [transfer('provincial')] : []),
    ...(tax.municipal > 0 ? [transfer('municipal')] : []),
    ...(tax.rebate > 0
      ? [
          {
            item: 'Rebates',
            amount: -tax.rebate,
            note: transferTaxNote('Rebates of transfer tax', quote, view, 'rebate'),
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
            note: quoteNote('premium_tax', quote, view),
            ...(rule && { detail: `since ${formatDay(rule.effective_from)}` }),
          },
        ]
      : []),
    {
      item: 'Cash to close',
      amount: quote.cash_to_close,
      note: quoteNote('cash_to_close', quote, view),
    },
  ]
}

/** What to bring on closing day: down payment, transfer taxes, rebates, tax on the premium. */
export function CashFigure({
  view,
  quote,
  credit,
  onClosing,
}: {
  view: View
  quote: Quote
  credit: string
  onClosing: (day: string) => void
}) {
  const lines = cashLines(view, quote)
  const inQuebec = placeOf(view).province === 'QC'
  return (
    <ChartFigure
      demo="mortgage-api"
      name="cash to close"
      title={`${cents(quote.cash_to_close)} to bring on closing day`}
      sub={`Dollars in cash, not financed, by the rules of ${formatDay(view.closing)}`}
      credit={credit}
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
                  pressed: view.closing === day,
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
