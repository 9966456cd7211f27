import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { Facts } from '@/components/demo/demo-frame'
import { NoteSlot, OpenFigure, type FigureNote } from '@/components/demo/note'
import { formatDay, formatNumber, formatPercent, formatSigned } from '@/lib/format'
import type { View } from './params'
import { priceCurve } from './price-curve'
import type { Price } from './query'

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

/** The bond's figures, and how its price moves with the yield. */
export function PricedBond({
  price,
  view,
  isStale,
}: {
  price: Price
  view: View
  isStale: boolean
}) {
  const notes = notesOf(price, view)
  const number = (value: number) => formatNumber(value, 3)
  const shifts = priceCurve(price)
  const money = (value: number) => formatNumber(value, 2)
  return (
    <>
      <Facts
        facts={[
          {
            name: 'Clean price',
            value: <OpenFigure note={notes.clean}>{number(price.clean_price)}</OpenFigure>,
          },
          {
            name: 'Accrued interest',
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
          { name: 'Payments left', value: String(price.cash_flows.length) },
        ]}
      />
      <NoteSlot className="mt-3 max-w-sm" />
      <ChartFigure
        demo="bond-yields"
        name="bond price"
        title={priceTitle(price)}
        sub="Paid per 100 of face value, accrued interest included, if the yield were another on the same day. Green: duration and convexity; dashed: duration alone."
        className="mt-7"
        stale={isStale}
        table={{
          columns: [
            {
              key: 'shift_bp',
              header: 'Shift',
              unit: 'bp',
              text: ({ shift_bp }) => formatSigned(shift_bp),
            },
            {
              key: 'yield_pct',
              header: 'Yield',
              unit: '%',
              text: ({ yield_pct }) => money(yield_pct),
            },
            { key: 'price', header: 'Price', text: ({ price }) => money(price) },
            { key: 'straight', header: 'Duration alone', text: ({ straight }) => money(straight) },
          ],
          rows: shifts,
        }}
        credit={`Computed for settlement ${view.settle}`}
        foot={<CursorHint unit="quarter point" bigUnit="point" />}
      >
        <LineChart
          label="Price of the bond by its yield"
          height={{ wide: 270, narrow: 250 }}
          wideWidth={1120}
          x={{ kind: 'linear', format: (value) => formatPercent(value, 1) }}
          y={{ format: (value) => formatNumber(value) }}
          series={[
            {
              key: 'price',
              name: 'Price',
              tone: 'signal',
              curve: 'smooth',
              points: shifts.map(({ yield_pct, price: y }) => ({ x: yield_pct, y })),
              label: { text: '', value: formatNumber(shifts.at(-1)?.price ?? 0, 1) },
            },
            {
              key: 'straight',
              name: 'Duration alone',
              tone: 'noise',
              points: shifts.map(({ yield_pct, straight: y }) => ({ x: yield_pct, y })),
              label: false,
            },
          ]}
          crossovers={[
            {
              x: price.yield_pct,
              y: price.dirty_price,
              label: `${formatNumber(price.dirty_price, 2)} at ${formatPercent(price.yield_pct)}`,
            },
          ]}
          cursor={{
            unit: 'quarter point',
            bigUnit: 'point',
            step: 4,
            read: (index) => {
              const point = shifts[index]
              return point
                ? {
                    title: formatPercent(point.yield_pct),
                    value: formatNumber(point.price, 2),
                    lines: [
                      `${formatSigned(point.shift_bp)} bp, duration alone ${formatNumber(point.straight, 2)}`,
                    ],
                  }
                : { title: '' }
            },
          }}
        />
      </ChartFigure>
    </>
  )
}
