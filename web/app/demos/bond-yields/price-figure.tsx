import { ProblemNotice } from '@/components/demo/problem-notice'
import { fieldsOf } from '@/components/demo/fields-of'
import { NoteScope } from '@/components/demo/note'
import { SentenceForm, WordChoice, WordDay, WordNumber } from '@/components/demo/sentence'
import { useAnswer } from '@/components/demo/use-answer'
import { formatNumber, formatPercent } from '@/lib/format'
import { shownTexts } from '@/lib/url-state'
import type { ViewState } from '@/lib/use-view'
import { priceQuestion, type Fit } from './ask'
import { PricedBond } from './priced-bond'
import { bondView, settings, type View } from './settings'

const percent = (value: number) => formatPercent(value)

/** A bond in a sentence, its price, and the payments behind it. */
export function PriceFigure({
  state,
  fit,
  isOwnFit,
}: {
  state: ViewState<View>
  fit: Fit | null
  /** Whether the fit is of a visitor's own curve. */
  isOwnFit: boolean
}) {
  const { view, settled } = state
  const { answered, error, refused, stale, pending, retry } = useAnswer({
    ...priceQuestion,
    view: bondView(settled),
    own: settled.by === 'curve' ? fit : null,
    unusable: shownTexts(state.unusable, {
      yield_pct: view.by === 'yield',
      clean_price: view.by === 'price',
    }),
  })
  const field = fieldsOf(settings, state, refused)
  const { report: price, view: bond } = answered
  return (
    <NoteScope>
      <section aria-label="Price of a bond" className="figure">
        <SentenceForm
          label="Bond to price"
          derived={
            bond.by !== 'curve'
              ? 'Coupons are paid twice a year, as Government of Canada bonds do.'
              : price
                ? `The fitted curve reads ${formatPercent(price.yield_pct)} at this maturity.`
                : 'Choose a fit in Controls: without one the curve has no yield between its points.'
          }
        >
          A bond paying <WordNumber {...field('coupon_pct')} format={percent} /> until{' '}
          <WordDay {...field('maturity')} min={view.settlement} onRefuse={undefined} />, settled on{' '}
          <WordDay {...field('settlement')} /> at <WordChoice {...field('by')} />
          {view.by === 'yield' && (
            <>
              {' '}
              <WordNumber {...field('yield_pct')} format={percent} />
            </>
          )}
          {view.by === 'price' && (
            <>
              {' '}
              <WordNumber {...field('clean_price')} format={(value) => formatNumber(value, 2)} />
            </>
          )}
          , with interest accrued by <WordChoice {...field('convention')} />.
        </SentenceForm>
        {error && (
          <div className="mt-4">
            <ProblemNotice what="The price" error={error} onRetry={retry} />
          </div>
        )}
        {price && (
          <PricedBond
            {...{ price, stale, pending }}
            view={bond}
            isOwn={isOwnFit && bond.by === 'curve'}
          />
        )}
      </section>
    </NoteScope>
  )
}
