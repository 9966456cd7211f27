import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { EmptyNotice } from '@/components/demo/faces'
import { OpenFigure } from '@/components/demo/note'
import type { ChartTable } from '@/lib/chart-table'
import { formatNumber, formatSigned } from '@/lib/format'
import {
  comparisonTitle,
  differenceNote,
  likenessNote,
  nameRows,
  overlapNote,
  sharedNames,
} from './compare-words'
import type { CompareAnswer } from './query'
import { ToneDots } from './tone-dots'
import { formatScore, kindWords } from './words'

/** The tone towards each shared name in both articles, and who is in which. */
export function CompareResult({
  answer,
  names,
  isStale,
}: {
  answer: CompareAnswer
  names: readonly [string, string]
  isStale: boolean
}) {
  const { comparison } = answer
  const shared = sharedNames(comparison)
  return (
    <>
      <ChartFigure
        demo="machine-learning"
        name="comparison"
        level={3}
        title={comparisonTitle(comparison)}
        sub="Tone towards each name that stands in both, from −1 to 1: the square in the first article, the disc in the second, at the right the difference."
        table={tableOf(comparison.shared_entities)}
        credit={`First: ${names[0]}. Second: ${names[1]}. Computed by the built-in engine`}
        stale={isStale}
        foot={
          <>
            <Likeness answer={answer} />
            {shared.length > 0 && <CursorHint unit="name" />}
          </>
        }
      >
        {shared.length > 0 ? (
          <ToneDots shared={shared} />
        ) : (
          <EmptyNotice title="No name stands in both">
            Choose two articles on the same story, or read the lists below.
          </EmptyNotice>
        )}
      </ChartFigure>
      <WhoIsWhere comparison={comparison} names={names} />
    </>
  )
}

/** How alike the two are, each figure open to its formula. */
function Likeness({ answer }: { answer: CompareAnswer }) {
  const { comparison } = answer
  const { similarity, entity_overlap: overlap, tone_difference: difference } = comparison
  return (
    <p className="mb-1.5 text-sm">
      Words alike{' '}
      <OpenFigure note={likenessNote(comparison)}>{formatNumber(similarity * 100)} %</OpenFigure>,
      names and figures in both{' '}
      <OpenFigure note={overlapNote(comparison)}>{formatNumber(overlap * 100)} %</OpenFigure>,
      overall tone of the second less the first{' '}
      <OpenFigure note={differenceNote(answer)}>{formatSigned(difference, 2)}</OpenFigure>.
    </p>
  )
}

function tableOf(shared: CompareAnswer['comparison']['shared_entities']): ChartTable {
  const score = (value: unknown) => formatScore(Number(value))
  return {
    columns: [
      { key: 'name', label: 'In both' },
      { key: 'kind', label: 'Kind', secondary: true },
      { key: 'first_count', label: 'Named, first', numeric: true, secondary: true },
      { key: 'second_count', label: 'Named, second', numeric: true, secondary: true },
      { key: 'first_tone', label: 'Tone, first', numeric: true, show: score },
      { key: 'second_tone', label: 'Tone, second', numeric: true, show: score },
      {
        key: 'difference',
        label: 'Second less first',
        numeric: true,
        show: (value) => formatSigned(Number(value), 2),
      },
    ],
    rows: shared.map((one) => ({
      name: one.text,
      kind: kindWords[one.kind].one,
      first_count: one.first_count,
      second_count: one.second_count,
      first_tone: one.first_sentiment,
      second_tone: one.second_sentiment,
      difference: one.difference,
    })),
  }
}

function WhoIsWhere({
  comparison,
  names,
}: {
  comparison: CompareAnswer['comparison']
  names: readonly [string, string]
}) {
  return (
    <div
      role="region"
      aria-label="Who is in which article"
      tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable
      className="mt-8 overflow-x-auto"
    >
      <table className="data-table min-w-150 table-fixed">
        <caption className="sr-only">Who and what is in the first, in both, in the second</caption>
        <thead>
          <tr>
            <th scope="col" className="w-32">
              Kind
            </th>
            <th scope="col">Only in the first: {names[0]}</th>
            <th scope="col">In both</th>
            <th scope="col">Only in the second: {names[1]}</th>
          </tr>
        </thead>
        <tbody>
          {nameRows(comparison).map(({ title, first, both, second }) => (
            <tr key={title} className="align-top">
              <th scope="row">{title}</th>
              <td className="text-muted">{first.join(', ') || '–'}</td>
              <td className="font-medium">{both.join(', ') || '–'}</td>
              <td className="text-muted">{second.join(', ') || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
