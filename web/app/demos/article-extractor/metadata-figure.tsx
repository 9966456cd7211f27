import { useId } from 'react'
import { counted, formatDay } from '@/lib/format'
import { languageName, sourceNames } from './answer'
import type { Field, Provenance, Report } from './ask'

const fields: Record<Field, string> = {
  title: 'Title',
  byline: 'Written by',
  site_name: 'Site',
  published: 'Published',
  language: 'Language',
  excerpt: 'Summary',
  lead_image: 'Lead picture',
}

const order = Object.keys(fields) as Field[]

/** A value for the eye: days and languages in words, the rest as stated. */
export function shownValue(field: Field, value: string) {
  if (field === 'language') return languageName(value)
  return field === 'published' ? formatDay(value) : value
}

export function metadataTitle({ provenance }: Report) {
  const missing = order.length - provenance.length
  const disputed = provenance.filter(({ others }) => others.length > 0).length
  if (provenance.length === 0) return 'The page says nothing about itself'
  const found =
    missing === 0
      ? `All ${String(order.length)} facts about the article were found`
      : `${String(provenance.length)} of ${String(order.length)} facts about the article were found`
  return disputed === 0 ? found : `${found}; ${String(disputed)} had rivals`
}

/** What the page states about the article, and where each value was found. */
export function MetadataFigure({ report }: { report: Report }) {
  const id = useId()
  const found = new Map(report.provenance.map((entry) => [entry.field, entry]))
  return (
    <figure aria-labelledby={id} className="figure">
      <h2 id={id} className="figure-title">
        {metadataTitle(report)}
      </h2>
      <p className="figure-sub">
        Each value with the place it was found in. Where places differ, the most trusted one wins
        and the others can be opened.
      </p>
      <table className="data-table mt-2" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col" className="w-22 md:w-36">
              Fact
            </th>
            <th scope="col">Value</th>
            <th scope="col" className="w-22 md:w-36">
              Found in
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map((field) => (
            <FactRow key={field} field={field} entry={found.get(field)} />
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function FactRow({ field, entry }: { field: Field; entry: Provenance | undefined }) {
  return (
    <tr className="align-top">
      <th scope="row" className="text-muted">
        {fields[field]}
      </th>
      <td className="wrap-anywhere">
        {entry ? (
          <>
            {shownValue(field, entry.value)}
            {entry.others.length > 0 && <Rivals field={field} entry={entry} />}
          </>
        ) : (
          <span className="text-muted">not stated on the page</span>
        )}
      </td>
      <td>{entry ? sourceNames[entry.source] : '–'}</td>
    </tr>
  )
}

/** The values that were not chosen. */
function Rivals({ field, entry: { others } }: { field: Field; entry: Provenance }) {
  return (
    <details className="mt-1">
      <summary className="small-text w-max rounded-field text-primary underline underline-offset-3">
        {counted(others.length, 'other value')}
      </summary>
      <ul className="mt-1 grid gap-1 border-l border-hairline pl-3">
        {others.map(({ source, value }, index) => (
          <li key={index} className="small-text">
            <span className="text-text">{shownValue(field, value)}</span>, {sourceNames[source]}
          </li>
        ))}
      </ul>
    </details>
  )
}
