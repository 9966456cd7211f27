import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { readFrom } from '@/components/charts/read-from'
import { Facts } from '@/components/demo/answer'
import { NoteSlot, type FigureNote } from '@/components/demo/note'
import { worked } from '@/components/demo/worked'
import { formatDay, formatNumber, formatPercent, formatSigned } from '@/lib/format'
import type { Price } from './ask'
import type { BondView } from './settings'

interface PricePoint {
  shift_bp: number
  yield_pct: number
  /** With duration and convexity. */
  price: number
  /** With duration alone: the straight line. */
  straight: number
}

/** Prices paid per 100 for shifts of the yield, by the second-order rule; exact at no shift. */
export function priceCurve(
  { dirty_price, modified_duration, convexity, yield_pct }: Price,
  widest = 200,
  step = 25,
): PricePoint[] {
  return Array.from({ length: (2 * widest) / step + 1 }, (_, index) => {
    const shift_bp = index * step - widest
    const change = shift_bp / 1e4
    const straight = dirty_price * (1 - modified_duration * change)
    return {
      shift_bp,
      yield_pct: yield_pct + shift_bp / 100,
      price: straight + (dirty_price * convexity * change * change) / 2,
      straight,
    }
  })
}

/** The finding: what the bond costs and what a basis point does to it. */
export function priceTitle({ dirty_price, dv01 }: Price) {
  return `This bond costs ${formatNumber(dirty_price, 2)} per 100, and loses ${formatNumber(dv01 * 100, 1)} cents when yields rise a basis point`
}

/** A figure of the bond, and what stands behind it. */
type BondFact = Pick<FigureNote, 'formula' | 'result' | 'text'> & { name: string; title?: string }

/** The bond's figures, each ending its own formula. */
function factsOf(price: Price): BondFact[] {
  const number = (value: number) => formatNumber(value, 3)
  const clean = number(price.clean_price)
  const accrued = number(price.accrued_interest)
  const paid = number(price.dirty_price)
  const yieldText = formatPercent(price.yield_pct, 3)
  const [next, last] = [price.cash_flows[0], price.cash_flows.at(-1)]
  return [
    {
      name: 'Clean price',
      title: 'Clean price per 100',
      ...worked(['P = Σ CF / (1 + y/2)^k − accrued'], clean, `  = ${paid} − ${accrued} = `),
      text: 'k counts half-years, parts of one by actual days; in the last period simple interest, as the market does.',
    },
    {
      name: 'Accrued interest',
      title: 'Accrued interest per 100',
      ...worked(
        [
          price.convention === 'actual_actual'
            ? 'a = coupon / 2 × days since coupon / days in period'
            : price.accrued_days > 182
              ? 'a = coupon / 2 − coupon × days left / 365'
              : `a = coupon × ${String(price.accrued_days)} days / 365`,
        ],
        accrued,
        '  = ',
      ),
      text: `Convention: ${price.convention_rule}.`,
    },
    {
      name: 'Paid in all',
      title: 'Paid in all per 100',
      ...worked(['clean price + accrued interest'], paid, `  = ${clean} + ${accrued} = `),
    },
    {
      name: 'Yield',
      ...worked(['the y at which Σ CF / (1 + y/2)^k', 'is what is paid in all'], yieldText, '  = '),
      text: 'Compounded twice a year, as Government of Canada bonds are quoted.',
    },
    {
      name: 'Modified duration',
      ...worked(
        ['D* = D / (1 + y/2)'],
        formatNumber(price.modified_duration, 2),
        `   = ${number(price.macaulay_duration)} / (1 + ${yieldText} / 2) = `,
      ),
      text: 'Per cent the price falls when the yield rises by one point, before convexity.',
    },
    {
      name: 'Convexity',
      ...worked(['C = P″(y) / P'], formatNumber(price.convexity, 1), '  = '),
      text: 'How the duration itself changes with the yield; it softens a fall of the price and adds to a rise.',
    },
    {
      name: 'Payments left',
      ...worked(
        [`${formatDay(next?.date ?? '')} to ${formatDay(last?.date ?? '')}, twice a year`],
        String(price.cash_flows.length),
        '  = ',
      ),
    },
  ]
}

/** The bond's figures, and how its price moves with the yield. */
export function PricedBond({
  price,
  view,
  stale,
  pending,
  isOwn,
}: {
  price: Price
  view: BondView
  stale: boolean
  pending: boolean
  isOwn: boolean
}) {
  const noteOf = ({ name, ...fact }: BondFact): FigureNote => ({
    title: name,
    inputs: [
      { name: 'Coupon', value: formatPercent(view.coupon_pct) },
      { name: 'Yield, semi-annual', value: formatPercent(price.yield_pct, 3) },
      { name: 'Payments left', value: String(price.cash_flows.length) },
    ],
    source: 'Computed from the bond above',
    date: `settles ${formatDay(view.settlement)}`,
    ...fact,
  })
  const shifts = priceCurve(price)
  const money = (value: number) => formatNumber(value, 2)
  return (
    <>
      <Facts
        facts={factsOf(price).map((fact) => ({
          name: fact.name,
          said: { text: fact.result, note: () => noteOf(fact) },
        }))}
      />
      <NoteSlot className="mt-3 max-w-sm" />
      <ChartFigure
        demo="bond-yields"
        name="bond price"
        title={priceTitle(price)}
        sub="Paid per 100 of face value, accrued interest included, estimated for other yields on the same day. Green: by duration and convexity; dashed: by duration alone."
        className="mt-7"
        stale={stale}
        pending={pending}
        isOwn={isOwn}
        saysStale
        table={{
          columns: [
            { key: 'shift_bp', header: 'Shift', unit: 'bp', format: formatSigned },
            { key: 'yield_pct', header: 'Yield', unit: '%', format: money },
            { key: 'price', header: 'Duration and convexity', unit: 'per 100', format: money },
            { key: 'straight', header: 'Duration alone', unit: 'per 100', format: money },
          ],
          rows: shifts,
        }}
        credit={`Computed for settlement ${view.settlement}`}
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
              name: 'Duration and convexity',
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
              label: `${money(price.dirty_price)} at ${formatPercent(price.yield_pct)}`,
            },
          ]}
          cursor={{
            unit: 'quarter point',
            bigUnit: 'point',
            step: 4,
            read: readFrom(shifts, ({ shift_bp, yield_pct, straight, price: dirty }) => ({
              title: formatPercent(yield_pct),
              value: money(dirty),
              lines: [`${formatSigned(shift_bp)} bp, duration alone ${money(straight)}`],
            })),
          }}
        />
      </ChartFigure>
    </>
  )
}
