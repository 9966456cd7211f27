import { whatHappened } from '@/components/demo/api-problem'
import { Notice } from '@/components/demo/faces'
import { NoteScope } from '@/components/demo/note'
import { SentenceForm, WordChoice, WordDay, WordNumber } from '@/components/demo/sentence'
import { formatNumber, formatPercent } from '@/lib/format'
import type { View } from './params'
import { PricedBond } from './priced-bond'
import type { BondYields } from './use-bond-yields'

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
    <NoteScope>
      <section aria-label="Price of a bond" className="figure">
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
        {report && <PricedBond price={report} view={view} isStale={price.isStale} />}
      </section>
    </NoteScope>
  )
}
