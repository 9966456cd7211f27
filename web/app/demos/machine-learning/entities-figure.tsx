import { ChartFigure } from '@/components/charts/chart-figure'
import { EmptyNotice } from '@/components/demo/faces'
import { counted, listed } from '@/lib/format'
import type { Table } from '@/lib/table'
import { OpenFigure } from '@/components/demo/note'
import { Part } from '@/components/demo/part'
import type { Choosing } from './article-layout'
import type { Report } from './ask'
import { mentionsNote } from './notes'
import { Choose } from './parts'
import { entityNote } from './tone-notes'
import { ToneScore } from './tone-scale'
import { isNamed, kindWords, namedEntities, toneWords } from './words'

/** Who and what is named, how often, and how the text feels about each. */
export function EntitiesFigure({ report, ...choosing }: { report: Report } & Choosing) {
  const named = namedEntities(report)
  if (named.length === 0)
    return (
      <Part title="Nobody is named">
        <div className="mt-3">
          <EmptyNotice title="No people, organisations or places found">
            Names are found by their capitals and their surroundings; a text in capitals or without
            names has none to find.
          </EmptyNotice>
        </div>
      </Part>
    )
  const kinds = (['person', 'organization', 'place', 'other'] as const)
    .map((kind) => ({ kind, count: named.filter((entity) => entity.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => {
      const { one } = kindWords[kind]
      return counted(count, one, one === 'person' ? 'people' : `${one}s`)
    })
  return (
    <ChartFigure
      demo="machine-learning"
      name="names"
      title={`It names ${listed(kinds)}`}
      sub="The most frequent first. The dot is the tone towards each, −1 to 1; press a name for its sentences and the words behind it."
      table={tableOf(report, choosing)}
      credit="Computed by the built-in engine"
    />
  )
}

interface Named {
  entity: Report['entities'][number]
  index: number
}

function tableOf(report: Report, choosing: Choosing): Table<Named> {
  return {
    columns: [
      {
        key: 'name',
        header: 'Name',
        value: ({ entity }) => entity.text,
        text: ({ entity, index }) => (
          <Choose
            here={{ kind: 'entity', index }}
            {...choosing}
            className="-my-2 inline-block min-h-9 text-left font-medium underline decoration-hairline underline-offset-3 hover:text-primary hover:decoration-current aria-pressed:font-semibold aria-pressed:decoration-text"
          >
            {entity.text}
          </Choose>
        ),
      },
      {
        key: 'kind',
        header: 'Kind',
        secondary: true,
        value: ({ entity }) => kindWords[entity.kind].one,
      },
      {
        key: 'count',
        header: 'Named',
        value: ({ entity }) => entity.count,
        text: ({ entity }) => (
          <OpenFigure note={() => mentionsNote(report, entity)}>{String(entity.count)}</OpenFigure>
        ),
      },
      {
        key: 'tone',
        header: 'Tone towards it',
        value: ({ entity }) => entity.sentiment,
        text: ({ entity }) => (
          <>
            <span className="sr-only">{toneWords[entity.tone]} </span>
            <ToneScore
              score={entity.sentiment}
              tone={entity.tone}
              note={() => entityNote(report, entity)}
            />
          </>
        ),
      },
      {
        key: 'also',
        header: 'Also as',
        exportOnly: true,
        value: ({ entity }) => entity.aliases.join('; '),
      },
      {
        key: 'sentences',
        header: 'Sentences',
        exportOnly: true,
        value: ({ entity }) =>
          [...new Set(entity.mentions.map(({ sentence }) => sentence + 1))].join(' '),
      },
      {
        key: 'confidence',
        header: 'Confidence',
        exportOnly: true,
        value: ({ entity }) => entity.confidence,
      },
      {
        key: 'words',
        header: 'Words behind the tone',
        exportOnly: true,
        value: ({ entity }) =>
          entity.tone_words.map(({ text, weight }) => `${text} ${String(weight)}`).join('; '),
      },
    ],
    rows: report.entities
      .map((entity, index) => ({ entity, index }))
      .filter(({ entity }) => isNamed(entity)),
  }
}
