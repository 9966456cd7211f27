import { Answer } from '@/components/demo/demo-frame'
import { OpenFigure } from '@/components/demo/note'
import { counted } from '@/lib/format'
import { extremes, leadSentence } from './answer-parts'
import { entityNote, mentionsNote, namesNote, shareNote, toneNote } from './notes'
import type { Entity, Report } from './query'
import { formatScore, namedEntities, toneWords } from './words'

/** What the article says, who is in it, and how it feels about them. */
export function ArticleAnswer({ report }: { report: Report }) {
  const lead = leadSentence(report)
  return (
    <Answer>
      {lead && (
        <>
          It says: “<span lang={report.language}>{lead}</span>”{' '}
        </>
      )}
      <Names report={report} />
      <Feeling report={report} />
    </Answer>
  )
}

function Names({ report }: { report: Report }) {
  const named = namedEntities(report)
  const [first] = named
  if (!first) return <>It names nobody that our model knows as a name. </>
  const total = (
    <>
      It names <OpenFigure note={namesNote(report)}>{String(named.length)}</OpenFigure>{' '}
      {named.length === 1 ? 'person, organisation or place' : 'people, organisations and places'}
    </>
  )
  if (first.count === 1) return <>{total}, each once. </>
  return (
    <>
      {total}, most often {first.text},{' '}
      <OpenFigure note={mentionsNote(report, first)}>{counted(first.count, 'time')}</OpenFigure>
      .{' '}
    </>
  )
}

function Feeling({ report }: { report: Report }) {
  const { label, score, sentences } = report.sentiment
  const count = sentences.filter((one) => one.label === label).length
  const { kindest, hardest } = extremes(report)
  return (
    <>
      Its tone is {toneWords[label]},{' '}
      <OpenFigure note={toneNote(report)}>{formatScore(score)}</OpenFigure> on a scale from −1 to 1:{' '}
      <OpenFigure note={shareNote(report)}>{String(count)}</OpenFigure> of{' '}
      {counted(sentences.length, 'sentence')} {count === 1 ? 'is' : 'are'} {toneWords[label]}
      {hardest && (
        <>
          . It is hardest on <Towards report={report} entity={hardest} />
        </>
      )}
      {kindest && (
        <>
          {hardest ? ' and kindest to ' : '. It is kindest to '}
          <Towards report={report} entity={kindest} />
        </>
      )}
      .
    </>
  )
}

function Towards({ report, entity }: { report: Report; entity: Entity }) {
  return (
    <>
      {entity.text},{' '}
      <OpenFigure note={entityNote(report, entity)}>{formatScore(entity.sentiment)}</OpenFigure>
    </>
  )
}
