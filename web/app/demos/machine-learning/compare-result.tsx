import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { EmptyNotice } from '@/components/demo/faces'
import { OpenFigure } from '@/components/demo/note'
import { plainText, Sentence } from '@/components/demo/said'
import { cn } from '@/lib/cn'
import { formatNumber, formatSigned } from '@/lib/format'
import type { Table } from '@/lib/table'
import type { CompareAnswer } from './ask'
import {
  comparisonTitle,
  differenceNote,
  likenessNote,
  nameRows,
  overlapNote,
  sharedNames,
} from './compare-words'
import { ToneDots } from './tone-dots'
import { formatScore, kindWords } from './words'

/** The tone towards each shared name in both articles, and who is in which. */
export function CompareResult({
  answer,
  names,
  stale,
}: {
  answer: CompareAnswer
  names: readonly [string, string]
  stale: boolean
}) {
  const { comparison } = answer
  const shared = sharedNames(comparison)
  const title = comparisonTitle(comparison)
  return (
    <>
      <ChartFigure
        demo="machine-learning"
        name="comparison"
        level={3}
        title={<Sentence said={title} />}
        plainTitle={plainText(title)}
        sub="Tone towards each name that stands in both, from −1 to 1: the square in the first article, the disc in the second, at the right the difference."
        table={tableOf(comparison.shared_entities)}
        credit={`First: ${names[0]}. Second: ${names[1]}. Computed by the built-in engine`}
        stale={stale}
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
      <OpenFigure note={() => likenessNote(comparison)}>
        {formatNumber(similarity * 100)} %
      </OpenFigure>
      , names and figures in both{' '}
      <OpenFigure note={() => overlapNote(comparison)}>{formatNumber(overlap * 100)} %</OpenFigure>,
      overall tone of the second less the first{' '}
      <OpenFigure note={() => differenceNote(answer)}>{formatSigned(difference, 2)}</OpenFigure>.
    </p>
  )
}

type Shared = CompareAnswer['comparison']['shared_entities'][number]

function tableOf(shared: readonly Shared[]): Table<Shared> {
  return {
    columns: [
      { key: 'name', header: 'In both', value: ({ text }) => text },
      { key: 'kind', header: 'Kind', secondary: true, value: ({ kind }) => kindWords[kind].one },
      { key: 'first_count', header: 'Named, first', secondary: true },
      { key: 'second_count', header: 'Named, second', secondary: true },
      {
        key: 'first_tone',
        header: 'Tone, first',
        value: ({ first_sentiment }) => first_sentiment,
        text: ({ first_sentiment }) => formatScore(first_sentiment),
      },
      {
        key: 'second_tone',
        header: 'Tone, second',
        value: ({ second_sentiment }) => second_sentiment,
        text: ({ second_sentiment }) => formatScore(second_sentiment),
      },
      {
        key: 'difference',
        header: 'Second less first',
        text: ({ difference }) => formatSigned(difference, 2),
      },
    ],
    rows: shared,
  }
}

const columns = 'md:grid md:grid-cols-[8rem_1fr_1fr_1fr] md:gap-x-5'

/** Who and what is in the first, in both, in the second: columns where there is room, else one under the other. */
function WhoIsWhere({
  comparison,
  names,
}: {
  comparison: CompareAnswer['comparison']
  names: readonly [string, string]
}) {
  return (
    <div className="mt-8 text-sm">
      <div
        aria-hidden="true"
        className={cn('small-text hidden items-end border-b border-text pb-2', columns)}
      >
        <span />
        <span>Only in the first: {names[0]}</span>
        <span>In both</span>
        <span>Only in the second: {names[1]}</span>
      </div>
      {nameRows(comparison).map(({ title, first, both, second }) => (
        <div key={title} className={cn('border-b border-hairline py-2.5', columns)}>
          <h4 className="font-sans text-sm leading-normal font-semibold tracking-normal">
            {title}
          </h4>
          <dl className="contents">
            <Named label="Only in the first" names={first} className="text-muted" />
            <Named label="In both" names={both} className="font-medium" />
            <Named label="Only in the second" names={second} className="text-muted" />
          </dl>
        </div>
      ))}
    </div>
  )
}

function Named({
  label,
  names,
  className,
}: {
  label: string
  names: readonly string[]
  className: string
}) {
  return (
    <div className={cn('max-md:mt-1', names.length === 0 && 'max-md:hidden')}>
      <dt className="small-text md:sr-only">{label}</dt>
      <dd className={className}>{names.join(', ') || '–'}</dd>
    </div>
  )
}
