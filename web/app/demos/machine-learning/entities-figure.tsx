import { ChartFigure } from '@/components/charts/chart-figure'
import { EmptyNotice } from '@/components/demo/faces'
import { Part } from '@/components/demo/part'
import { opened } from '@/components/demo/said'
import { Choose } from '@/components/text/choose'
import { counted, listed } from '@/lib/format'
import type { Table } from '@/lib/table'
import type { Shown, ShownFigure } from './article-layout'
import type { Entity } from './ask'
import { mentionsNote } from './notes'
import { entityNote } from './tone-notes'
import { ToneScore } from './tone-score'
import { isNamed, kindWords, namedEntities, namedKinds, sentencesOf } from './words'

/** Who and what is named, how often, and how the text feels about each. */
export function EntitiesFigure({ report, figure, ...choosing }: ShownFigure) {
  const named = namedEntities(report)
  if (named.length === 0)
    return (
      <Part title="Nobody is named">
        <div className="mt-3">
          <EmptyNotice title="No people, organizations or places found">
            Names are found by their capitals and their surroundings; a text in capitals or without
            names has none to find.
          </EmptyNotice>
        </div>
      </Part>
    )
  const kinds = namedKinds
    .map((kind) => ({ kind, count: named.filter((entity) => entity.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => {
      const { one } = kindWords[kind]
      return counted(count, one, one === 'person' ? 'people' : `${one}s`)
    })
  return (
    <ChartFigure
      {...figure}
      demo="machine-learning"
      credit="Computed by the built-in engine"
      name="names"
      title={`It names ${listed(kinds)}`}
      sub="The most frequent first. The dot is the tone towards each, −1 to 1; press a name for its sentences and the words behind it."
      table={tableOf({ report, ...choosing })}
    />
  )
}

function tableOf({ report, ...choosing }: Shown): Table<Entity & { index: number }> {
  return {
    columns: [
      {
        key: 'name',
        header: 'Name',
        value: ({ text }) => text,
        text: ({ text, index }) => (
          <Choose
            here={{ kind: 'entity', index }}
            {...choosing}
            className="-my-2 inline-block min-h-9 text-left font-medium underline decoration-hairline underline-offset-3 hover:text-primary hover:decoration-current aria-pressed:font-semibold aria-pressed:decoration-text"
          >
            {text}
          </Choose>
        ),
      },
      { key: 'kind', header: 'Kind', secondary: true, value: ({ kind }) => kindWords[kind].one },
      {
        key: 'count',
        header: 'Named',
        text: (entity) => opened(String(entity.count), () => mentionsNote(report, entity)),
      },
      {
        key: 'tone',
        header: 'Tone towards it',
        value: ({ sentiment }) => sentiment,
        text: (entity) => (
          <>
            <span className="sr-only">{entity.tone} </span>
            <ToneScore
              score={entity.sentiment}
              tone={entity.tone}
              note={() => entityNote(report, entity)}
            />
            {entity.toned_mentions === 1 && entity.tone !== 'neutral' && (
              <span className="small-text block">by one mention</span>
            )}
          </>
        ),
      },
      {
        key: 'also',
        header: 'Also as',
        exportOnly: true,
        value: ({ aliases }) => aliases.join('; '),
      },
      {
        key: 'sentences',
        header: 'Sentences',
        exportOnly: true,
        value: (entity) =>
          sentencesOf(entity)
            .map((sentence) => sentence + 1)
            .join(' '),
      },
      { key: 'confidence', header: 'Confidence', exportOnly: true },
      {
        key: 'words',
        header: 'Words behind the tone',
        exportOnly: true,
        value: ({ tone_words }) =>
          tone_words.map(({ text, weight }) => `${text} ${String(weight)}`).join('; '),
      },
    ],
    rows: report.entities.map((entity, index) => ({ ...entity, index })).filter(isNamed),
  }
}
