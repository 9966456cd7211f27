import { ChartFigure } from '@/components/charts/chart-figure'
import { Facts } from '@/components/demo/demo-frame'
import { whatHappened } from '@/components/demo/api-problem'
import { Notice } from '@/components/demo/faces'
import { OpenFigure, type FigureNote } from '@/components/demo/note'
import { SentenceForm, WordChoice, WordDay, WordNumber } from '@/components/demo/sentence'
import { formatDay, formatNumber, formatPercent } from '@/lib/format'
import type { View } from './params'
import type { Price } from './query'
import type { BondYields } from './use-bond-yields'

/** The finding: what the bond costs and what a basis point does to it. */
export function priceTitle({ dirty_price, dv01 }: Price) {
  return `This bond costs ${formatNumber(dirty_price, 2)} per 100, and loses ${formatNumber(dv01 * 100, 1)} cents when yields rise a basis point`
}

function notesOf(price: Price, view: View): Record<'clean' | 'accrued' | 'duration', FigureNote> {
  const from = { source: 'Computed from the bond above', date: `settles ${formatDay(view.settle)}` }
  const inputs = [
    { name: 'Coupon', value: formatPercent(view.coupon) },
    { name: 'Yield, half-yearly', value: formatPercent(price.yield_pct, 3) },
    { name: 'Payments left', value: String(price.cash_flows.length) },
  ]
  const clean = formatNumber(price.clean_price, 3)
  const accrued = formatNumber(price.accrued_interest, 3)
  const duration = formatNumber(price.modified_duration, 2)
  return {
    clean: {
      title: 'Clean price per 100',
      formula: [
        'P = Σ CF / (1 + y/2)^k − accrued',
        `  = ${formatNumber(price.dirty_price, 3)} − ${accrued} = ${clean}`,
      ],
      result: clean,
      inputs,
      text: 'k counts half-years, parts of one by actual days; in the last period simple interest, as the market does.',
      ...from,
    },
    accrued: {
      title: 'Accrued interest per 100',
      formula: ['a = coupon / 2 × days since coupon / days in period', `  = ${accrued}`],
      result: accrued,
      inputs: inputs.slice(0, 1),
      ...from,
    },
    duration: {
      title: 'Modified duration',
      formula: [
        'D* = D / (1 + y/2)',
        `   = ${formatNumber(price.macaulay_duration, 3)} / (1 + ${formatPercent(price.yield_pct, 3)} / 2) = ${duration}`,
      ],
      result: duration,
      inputs,
      text: 'Per cent the price falls when the yield rises by one point, before convexity.',
      ...from,
    },
  }
}

/** A bond in a sentence, its price, and the payments behind it. */
export function PriceFigure({
  view,
  price,
  isFitted,
  onChange,
}: {
  view: View
  price: BondYields['price']
  isFitted: boolean
  onChange: (patch: Partial<View>) => void
}) {
  const { report } = price
  const curveYield = price.params?.yield_pct
  return (
    <div className="figure">
      <SentenceForm
        label="Bond to price"
        derived={
          view.by === 'curve'
            ? isFitted && curveYield !== null && curveYield !== undefined
              ? `The fitted curve reads ${formatPercent(curveYield)} at this maturity.`
              : 'Choose a fit in Controls: without one the curve has no yield between its points.'
            : 'Coupons are paid twice a year, as Government of Canada bonds do.'
        }
      >
        A bond paying{' '}
        <WordNumber
          label="Coupon, per cent a year"
          value={view.coupon}
          min={0}
          max={30}
          format={(value) => formatPercent(value)}
          onChange={(coupon) => {
            onChange({ coupon })
          }}
        />{' '}
        until{' '}
        <WordDay
          label="Maturity"
          value={view.maturity}
          min={view.settle}
          onChange={(maturity) => {
            onChange({ maturity })
          }}
        />
        , settled on{' '}
        <WordDay
          label="Settlement"
          value={view.settle}
          onChange={(settle) => {
            onChange({ settle })
          }}
        />{' '}
        at{' '}
        <WordChoice
          label="Priced by"
          value={view.by}
          options={[
            { value: 'yield', label: 'a yield of' },
            { value: 'curve', label: 'the curve’s yield' },
            { value: 'price', label: 'a clean price of' },
          ]}
          onChange={(by) => {
            onChange({ by })
          }}
        />
        {view.by === 'yield' && (
          <>
            {' '}
            <WordNumber
              label="Yield, per cent, half-yearly"
              value={view.yield}
              min={-5}
              max={50}
              format={(value) => formatPercent(value)}
              onChange={(next) => {
                onChange({ yield: next })
              }}
            />
          </>
        )}
        {view.by === 'price' && (
          <>
            {' '}
            <WordNumber
              label="Clean price per 100"
              value={view.price}
              min={1}
              max={500}
              format={(value) => formatNumber(value, 2)}
              onChange={(next) => {
                onChange({ price: next })
              }}
            />
          </>
        )}
        .
      </SentenceForm>
      {price.error && (
        <div className="mt-4">
          <Notice tone="danger" title="This bond has no price.">
            <p>{whatHappened(price.error)}</p>
          </Notice>
        </div>
      )}
      {report && <Priced price={report} view={view} isStale={price.isStale} />}
    </div>
  )
}

function Priced({ price, view, isStale }: { price: Price; view: View; isStale: boolean }) {
  const notes = notesOf(price, view)
  const number = (value: number) => formatNumber(value, 3)
  return (
    <ChartFigure
      demo="bond-yields"
      name="bond price"
      title={priceTitle(price)}
      sub="Per 100 of face value. Each payment, what it is worth at settlement, and the sum that is paid."
      className="mt-7"
      stale={isStale}
      table={{
        columns: [
          { key: 'date', label: 'Paid on', show: (value) => formatDay(String(value)) },
          {
            key: 'amount',
            label: 'Payment',
            numeric: true,
            show: (value) => number(Number(value)),
          },
          {
            key: 'present_value',
            label: 'Worth at settlement',
            numeric: true,
            show: (value) => number(Number(value)),
          },
        ],
        rows: price.cash_flows.map((flow) => ({ ...flow })),
      }}
      credit={`Computed, settlement ${view.settle}`}
      foot={
        <Facts
          facts={[
            {
              name: 'Clean price',
              value: <OpenFigure note={notes.clean}>{number(price.clean_price)}</OpenFigure>,
            },
            {
              name: 'Accrued',
              value: <OpenFigure note={notes.accrued}>{number(price.accrued_interest)}</OpenFigure>,
            },
            { name: 'Paid in all', value: number(price.dirty_price) },
            { name: 'Yield', value: formatPercent(price.yield_pct, 3) },
            {
              name: 'Modified duration',
              value: (
                <OpenFigure note={notes.duration}>
                  {formatNumber(price.modified_duration, 2)}
                </OpenFigure>
              ),
            },
            { name: 'Convexity', value: formatNumber(price.convexity, 1) },
          ]}
        />
      }
    />
  )
}
