import { ChartFigure } from '@/components/charts/chart-figure'
import type { KindAdvice } from '@/lib/tables/advice'
import type { Basis } from './answer-figure'
import { creditOf } from './ask'
import { kindWords } from './words'

const fitWords: Record<KindAdvice['fit'], string> = {
  best: 'best',
  good: 'fits',
  poor: 'would do badly',
  impossible: 'cannot be drawn',
}

/** Every kind of chart for this question, with the reason for it or against it. */
export function AdviceFigure({ answered, stale, pending }: Basis) {
  const { report } = answered
  const [best] = report.advice
  return (
    <ChartFigure
      demo="data-visualization"
      name="advice"
      title={best ? `For this question: ${kindWords[best.kind]}` : 'No chart fits'}
      sub="Ten kinds of chart, judged by rules from the question and its groups; the best first."
      table={{
        columns: [
          { key: 'kind', header: 'Chart', value: ({ kind }) => kindWords[kind] },
          { key: 'fit', header: 'Verdict', value: ({ fit }) => fitWords[fit] },
          { key: 'reason', header: 'Why' },
        ],
        rows: report.advice,
        fixedOrder: true,
      }}
      bestRow={0}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
    />
  )
}
