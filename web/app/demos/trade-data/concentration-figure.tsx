import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { SmallMultiples } from '@/components/charts/small-multiples'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { useAnswer } from '@/components/demo/use-answer'
import { formatMonth } from '@/lib/format'
import { indexQuestion, type AnsweredTrade, type GoodsIndexes, type Series } from './ask'
import {
  concentrationTitle,
  concentrationWords,
  isByYear,
  panelsOf,
  tableColumns,
  type Level,
} from './concentration'
import { useSeries, type SeriesFigureProps } from './use-series'
import { index } from './words'

/** By partner and by goods, as far as they are there: of a table of one's own both come with its answer. */
export function levelsOf(
  series: Series,
  { chapter, product }: GoodsIndexes,
  own: AnsweredTrade['report']['own'],
): Level[] {
  const level = (by: Level['by'], indexes: Level['indexes'] | null | undefined) =>
    indexes ? [{ by, indexes }] : []
  if (!own)
    return [
      ...level('partner', series.concentration),
      ...level('chapter', chapter),
      ...level('product', product),
    ]
  return [own.series, own.product_series].flatMap((found) =>
    found ? level(found.by === 'partner' ? 'partner' : 'product', found.concentration) : [],
  )
}

/** While those of the other flow are all there is. */
const noGoods: GoodsIndexes = { chapter: null, product: null }

/** How concentrated trade is over time, a panel each for partners and goods. */
export function ConcentrationFigure(props: SeriesFigureProps) {
  const { answered, by } = props
  const { own, view, report } = answered
  const { series, asked, figure } = useSeries({ ...props, by: 'partner' })
  const goods = useAnswer({
    ...indexQuestion,
    view: own ? indexQuestion.initial.view : { flow: view.flow },
    own: null,
  })
  const of = {
    flow: series.flow,
    columns: series.columns,
    levels: levelsOf(
      series,
      goods.answered.view.flow === series.flow ? goods.answered.report : noGoods,
      report.own,
    ),
  }
  const { columns, items } = panelsOf(of)
  const [first = '', last = ''] = [columns[0], columns.at(-1)]
  const byYear = isByYear(of)
  return (
    <>
      {!own && <AnswerProblem what="The concentration of goods" state={goods} />}
      {/* By partner, the figure of the months asks the same and says so. */}
      {!own && by !== 'partner' && <AnswerProblem what="The concentration" state={asked} />}
      <ChartFigure
        {...figure}
        name="concentration"
        title={concentrationTitle(of)}
        sub={concentrationWords(of, own !== null)}
        table={{
          columns: [{ key: 'month', header: 'Month' }, ...tableColumns(of)],
          rows: series.columns.map((month, at) => ({ month, at })),
          fixedOrder: true,
        }}
        stale={figure.stale === true || (!own && goods.stale)}
        pending={figure.pending === true || (!own && goods.pending)}
        foot={<CursorHint unit="month" bigUnit="panel" />}
      >
        <SmallMultiples
          label={`Concentration of ${of.flow}, a panel each`}
          items={items}
          columns={columns.map((month) =>
            byYear ? `twelve months to ${formatMonth(month)}` : formatMonth(month),
          )}
          ends={[formatMonth(first, 'short'), formatMonth(last, 'short')]}
          format={index}
          unitName="month"
        />
      </ChartFigure>
    </>
  )
}
