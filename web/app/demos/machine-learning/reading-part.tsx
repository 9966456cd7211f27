import { OpenFigure } from '@/components/demo/note'
import { formatNumber } from '@/lib/format'
import { gradeNote, languageNote, readabilityNote } from './notes'
import { Part } from './part'
import type { Report } from './query'

/** How hard it is to read, how long that takes, and in which language. */
export function ReadingPart({ report }: { report: Report }) {
  const { readability, language_detection: detection } = report
  const facts = [
    {
      name: 'Reading ease, 0 to 100',
      value: (
        <OpenFigure note={readabilityNote(report)}>
          {formatNumber(readability.flesch, 1)}
        </OpenFigure>
      ),
    },
    {
      name: 'School grade',
      value: <OpenFigure note={gradeNote(report)}>{formatNumber(readability.grade, 1)}</OpenFigure>,
    },
    {
      name: detection.name,
      value: (
        <OpenFigure note={languageNote(report)}>
          {formatNumber(detection.confidence * 100)} %
        </OpenFigure>
      ),
    },
    { name: 'Words', value: formatNumber(report.word_count) },
    { name: 'Minutes to read', value: formatNumber(report.reading_minutes) },
  ]
  return (
    <Part
      title={`${readability.level.charAt(0).toUpperCase()}${readability.level.slice(1)} to read`}
      sub="Silent reading at 238 words a minute, the mean of 190 studies (Brysbaert 2019)."
    >
      <dl className="mt-2.5 grid grid-cols-2 gap-x-6 gap-y-2.5 sm:grid-cols-3">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="small-text">{name}</dt>
            <dd className="font-mono text-base font-semibold tracking-tight">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
