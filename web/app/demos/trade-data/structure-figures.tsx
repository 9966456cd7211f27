import { BarChart } from '@/components/charts/bar-chart'
import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { useAnswer } from '@/components/demo/use-answer'
import { formatDollarsShort, formatNumber } from '@/lib/format'
import { advantageQuestion, structureQuestion, type AnsweredTrade } from './ask'
import { goodsInSentence, index, periodName } from './words'

/** How much of each chapter goes both ways. */
export function TwoWayFigure({ answered: { view, own } }: { answered: AnsweredTrade }) {
  const asked = useAnswer({
    ...structureQuestion,
    // Of Canada's trade whatever table is in use: its months are not that table's.
    view: own ? structureQuestion.initial.view : { from: view.from, to: view.to },
    own: null,
  })
  const { report } = asked.answered
  const most = [...report.rows].sort((a, b) => b.grubel_lloyd - a.grubel_lloyd)
  const [first, last] = [most[0], most.at(-1)]
  return (
    <>
      <AnswerProblem what="Two-way trade" state={asked} />
      <ChartFigure
        demo="trade-data"
        name="two-way trade"
        title={
          first && last
            ? `${first.name} go both ways, ${goodsInSentence(last.name)} mostly one`
            : 'Two-way trade'
        }
        sub={`Grubel-Lloyd index of the ten chapters with the most trade, ${periodName(report.from, report.to)}: 1 where as much comes as goes, 0 where all goes one way. All chapters: ${index(report.grubel_lloyd ?? 0)}. Chapters are coarse: engines out and pumps in count as two-way trade of one, so that the index is higher than finer goods would give. Chapter 99 is confidential and special trade, goods of any kind.`}
        table={{
          columns: [
            { key: 'key', header: 'Chapter', align: 'start' },
            { key: 'name', header: 'Goods' },
            { key: 'exports', header: 'Exports', fileUnit: '$', format: formatDollarsShort },
            { key: 'imports', header: 'Imports', fileUnit: '$', format: formatDollarsShort },
            {
              key: 'index',
              header: 'Index',
              value: ({ grubel_lloyd }) => grubel_lloyd,
              format: index,
            },
          ],
          rows: report.rows,
        }}
        credit={`Statistics Canada, customs basis, ${report.from} to ${report.to}`}
        stale={asked.stale}
        pending={asked.pending}
        foot={<CursorHint unit="chapter" />}
      >
        <BarChart
          label="Two-way trade by chapter"
          horizontal
          values
          categories={most.map(({ name }) => name)}
          series={[
            {
              key: 'index',
              name: 'Index',
              tone: 'signal',
              values: most.map(({ grubel_lloyd }) => grubel_lloyd),
            },
          ]}
          format={(value) => formatNumber(value, 2)}
          unitName="chapter"
        />
      </ChartFigure>
    </>
  )
}

/** Headings of the classification, in our words; the table has codes alone. */
const goods: Readonly<Record<string, string>> = {
  '9610': 'Coin other than gold',
  '3414': 'Petroleum gases',
  '2234': 'Linseed',
  '3510': 'Electricity',
  '6411': 'Newsprint',
  '7928': 'Other aircraft',
  '2519': 'Other wood pulp',
  '6880': 'Uranium and thorium',
  '5623': 'Potash fertilizers',
  '2482': 'Sawn softwood',
  '2226': 'Rapeseed and canola',
  '7915': 'Railway freight cars',
  '2786': 'Slag and dross',
  '0452': 'Oats',
  '6343': 'Reconstituted wood',
  '7832': 'Road tractors',
}

/** What Canada exported more of than the world did, for its size. */
export function AdvantageFigure() {
  const asked = useAnswer({ ...advantageQuestion, view: {}, own: null })
  const { report } = asked.answered
  const rows = (report?.rows ?? []).map((row) => ({ ...row, name: goods[row.sitc] ?? '' }))
  const most = rows
    .slice(0, 2)
    .flatMap(({ name }) => (name ? [goodsInSentence(name)] : []))
    .join(' and ')
  return (
    <>
      <AnswerProblem what="The advantage" state={asked} />
      <ChartFigure
        demo="trade-data"
        name="comparative advantage"
        title={
          report
            ? `In ${String(rows.length)} of ${String(report.products)} products Canada exported more than its share${most && `, most of all ${most}`}`
            : 'Comparative advantage'
        }
        sub={`Revealed comparative advantage (Balassa), mean of 1998 to 2000: the product’s share of Canada’s exports over its share of the world’s. SITC, revision 2; the first ${String(Object.keys(goods).length)} are named by us.`}
        table={{
          columns: [
            { key: 'sitc', header: 'SITC', align: 'start' },
            { key: 'name', header: 'Goods' },
            {
              key: 'rca',
              header: 'Advantage',
              unit: 'times',
              format: (value) => formatNumber(value, 2),
            },
            {
              key: 'canada',
              header: 'Canada',
              fileUnit: 'US$',
              format: formatDollarsShort,
              secondary: true,
            },
            {
              key: 'world',
              header: 'World',
              fileUnit: 'US$',
              format: formatDollarsShort,
              secondary: true,
            },
          ],
          rows,
        }}
        credit="World trade, mean of 1998 to 2000, from the R package economiccomplexity"
        stale={asked.stale}
        pending={asked.pending}
      />
    </>
  )
}
