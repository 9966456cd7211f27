import { ChartFigure, CursorHint, type FigureBasis } from '@/components/charts/chart-figure'
import { dumbbellAxis } from '@/components/charts/dumbbell-axis'
import { DumbbellChart } from '@/components/charts/dumbbell-chart'
import { readFrom } from '@/components/charts/read-from'
import { EmptyNotice } from '@/components/demo/faces'
import { PageOnly } from '@/components/demo/page-only'
import { plainText, Sentence } from '@/components/demo/said'
import { SideBySide } from '@/components/table/side-by-side'
import { formatSigned } from '@/lib/format'
import type { CompareAnswer, SharedEntity } from './ask'
import { comparisonTitle, likeness, nameRows, sharedNames, sharedTable } from './compare-words'
import { formatScore } from './words'

/** More rows than this say no more; the table has them all. */
const SHOWN = 14

/** The tone towards each shared name in both articles, and who is in which. */
export function CompareResult({
  answer,
  names,
  ...figure
}: Pick<FigureBasis, 'stale' | 'pending' | 'isOwn'> & {
  answer: CompareAnswer
  names: readonly [string, string]
}) {
  const { comparison } = answer
  const all = sharedNames(comparison)
  const shared = all.slice(0, SHOWN)
  const title = comparisonTitle(comparison)
  return (
    <>
      <ChartFigure
        demo="machine-learning"
        name="comparison"
        level={3}
        title={<Sentence said={title} />}
        plainTitle={plainText(title)}
        sub={`Tone towards each name that stands in both, from −1 to 1: the square in the first article, the disc in the second, at the right the difference.${all.length > SHOWN ? ` Drawn: the ${String(SHOWN)} widest of ${String(all.length)}; the table has all.` : ''}`}
        table={sharedTable(comparison)}
        credit={`First: ${names[0]}. Second: ${names[1]}. Computed by the built-in engine`}
        {...figure}
        saysStale
        foot={
          <>
            <p className="mb-1.5 text-sm">
              <Sentence said={likeness(answer)} />
            </p>
            {shared.length > 0 && <CursorHint unit="name" />}
          </>
        }
      >
        {shared.length > 0 ? (
          <TonePairs shared={shared} />
        ) : (
          <EmptyNotice title="No name stands in both">
            Choose two articles on the same story, or read the lists below.
          </EmptyNotice>
        )}
      </ChartFigure>
      <PageOnly>
        <SideBySide names={names} rows={nameRows(comparison)} />
      </PageOnly>
    </>
  )
}

const axis = dumbbellAxis(
  [-1, -0.5, 0, 0.5, 1].map((at) => ({ at, label: formatSigned(at, at % 1 ? 1 : 0) })),
  ['First', 'Second'],
)

function TonePairs({ shared }: { shared: readonly SharedEntity[] }) {
  return (
    <DumbbellChart
      label={`Tone towards ${String(shared.length)} names in both articles`}
      wideWidth={1120}
      unitName="name"
      domain={[-1, 1]}
      axis={axis}
      format={formatScore}
      rows={shared.map(({ text, first_sentiment, second_sentiment, difference }) => ({
        key: text,
        name: text,
        from: first_sentiment,
        to: second_sentiment,
        end: formatScore(difference),
      }))}
      read={readFrom(shared, (row) => ({
        title: row.text,
        value: formatScore(row.difference),
        lines: [
          `first ${formatScore(row.first_sentiment)}, ${row.first_tone}`,
          `second ${formatScore(row.second_sentiment)}, ${row.second_tone}`,
        ],
      }))}
    />
  )
}
