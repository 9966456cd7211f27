/** What the figures of the months have in common: the months they draw, whose they are, and of when. */
import type { FigureBasis } from '@/components/charts/chart-figure'
import { useAnswer } from '@/components/demo/use-answer'
import { seriesQuestion, type AnsweredTrade } from './ask'
import type { Rows } from './settings'
import { ownSeriesOf } from './summaries'

/** What the page hands to such a figure. */
export interface SeriesFigureProps {
  answered: AnsweredTrade
  by: Rows
  stale: boolean
  pending: boolean
}

/** Canada's months are asked for once a figure of them is near; a table of one's own has them in its one answer. */
export function useSeries({ answered, by, stale, pending }: SeriesFigureProps) {
  const { own, view, report } = answered
  const asked = useAnswer({
    ...seriesQuestion,
    view: own ? seriesQuestion.initial.view : { flow: view.flow, by },
    own: null,
  })
  const series = report.own ? ownSeriesOf(report.own, by) : asked.answered.report
  const [first = '', last = ''] = [series.columns[0], series.columns.at(-1)]
  const whose = own ? `Own data: ${own.name}` : 'Statistics Canada, customs basis'
  const figure: FigureBasis = {
    demo: 'trade-data',
    credit: `${whose}, ${first} to ${last}`,
    stale: stale || asked.stale,
    pending: pending || asked.pending,
    isOwn: own !== null,
  }
  return { series, first, last, asked, figure }
}
