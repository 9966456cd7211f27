import { counted } from '@/lib/format'
import type { Choosing } from './article-pane'
import { Part } from './part'
import type { Report } from './query'
import { isSame } from './selection'
import { plainValue } from './words'

/** When, and how much money. */
export function DatesAndMoneyPart({ report, selection, select }: { report: Report } & Choosing) {
  const found = report.entities
    .map((entity, index) => ({ entity, index }))
    .filter(({ entity: { kind } }) => kind === 'date' || kind === 'money')
  const dates = found.filter(({ entity }) => entity.kind === 'date').length
  const title =
    found.length === 0
      ? 'No dates and no amounts'
      : `${counted(dates, 'date')} and ${counted(found.length - dates, 'amount')}`
  return (
    <Part
      title={title}
      sub={
        found.length === 0
          ? 'Dates and sums of money are found by grammars in English and French.'
          : 'As written, and in plain form where there is one.'
      }
    >
      <ul className="mt-2.5 flex flex-wrap gap-1.5">
        {found.map(({ entity, index }) => {
          const here = { kind: 'entity', index } as const
          const isChosen = isSame(selection, here)
          const value = plainValue(entity)
          return (
            <li key={index}>
              <button
                type="button"
                aria-pressed={isChosen}
                className="quick-choice"
                onClick={() => {
                  select(isChosen ? null : here)
                }}
              >
                <span lang={report.language}>{entity.text}</span>
                {value !== null && value !== entity.text && (
                  <span className="ml-1.5 font-mono text-xs text-muted">{value}</span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

/** What the text keeps coming back to. */
export function PhrasesPart({ report, selection, select }: { report: Report } & Choosing) {
  const { key_phrases: phrases } = report
  return (
    <Part
      title={phrases.length === 0 ? 'No phrase comes back' : 'What it keeps coming back to'}
      sub={
        phrases.length === 0
          ? 'The text is too short to repeat itself.'
          : 'The strongest first. Press one to see its sentences.'
      }
    >
      <ul className="mt-2.5 flex flex-wrap gap-1.5">
        {phrases.map((phrase, index) => {
          const here = { kind: 'phrase', index } as const
          const isChosen = isSame(selection, here)
          return (
            <li key={phrase.phrase}>
              <button
                type="button"
                aria-pressed={isChosen}
                className="quick-choice"
                onClick={() => {
                  select(isChosen ? null : here)
                }}
              >
                <span lang={report.language}>{phrase.phrase}</span>
                <span className="ml-1.5 font-mono text-xs text-muted">{phrase.count}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
