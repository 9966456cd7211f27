import { OpenFigure } from '@/components/demo/note'
import { formatNumber } from '@/lib/format'
import { topicNote } from './notes'
import { Part } from './part'
import type { Report } from './query'
import { topicWords, wordOfStem } from './words'

/** What it is about, how sure that is, and what else it could be. */
export function TopicPart({ report }: { report: Report }) {
  const { label, confidence, alternatives, words } = report.topic
  const text = `${report.title ?? ''} ${report.text}`
  const shares = [{ label, confidence }, ...alternatives.slice(0, 3)]
  const [first, ...rest] = words
  return (
    <Part
      title={
        <>
          Topic: {topicWords[label].toLowerCase()},{' '}
          <OpenFigure note={topicNote(report)}>{formatNumber(confidence * 100)} %</OpenFigure>
        </>
      }
      sub={
        first
          ? `Spoken for by ${[first, ...rest]
              .slice(0, 5)
              .map(({ word }) => `“${wordOfStem(text, word)}”`)
              .join(', ')}.`
          : 'No word of it is known to the model: a guess.'
      }
    >
      <ul className="mt-2.5 grid gap-1.5 text-sm">
        {shares.map((share) => (
          <li key={share.label} className="flex items-center gap-3">
            <span className="w-28 shrink-0">{topicWords[share.label]}</span>
            <svg aria-hidden="true" className="h-2.5 w-0 flex-1">
              <rect width="100%" height="100%" className="fill-surface-2" />
              <rect
                width={`${String(Math.max(0.5, share.confidence * 100))}%`}
                height="100%"
                className={share.label === label ? 'ramp-4' : 'fill-noise'}
              />
            </svg>
            <span className="w-14 shrink-0 text-right font-mono text-xs">
              {formatNumber(share.confidence * 100, 1)} %
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
