import { setQuery } from '@/lib/address'

/** A named example: the query of its view. */
export interface Case {
  label: string
  query: string
}

/** What a query asks for, without the part of a figure that is opened: to look into a case is not to leave it. */
function askedBy(query: string) {
  const params = new URLSearchParams(query)
  params.delete('into')
  return params.toString()
}

/** Examples to start from, each a link that is followed without leaving the page. */
export function Cases({
  cases,
  query,
  onChoose,
}: {
  cases: readonly Case[]
  /** The query of the view that is shown; none where it is no case's whatever its query. */
  query: string | null
  onChoose?: (() => void) | undefined
}) {
  return (
    <ul
      aria-label="Cases to start from"
      className="case-row no-print mt-3 flex gap-1.5 md:flex-wrap"
    >
      {cases.map((one) => (
        <li key={one.label}>
          <a
            href={`?${one.query}`}
            aria-current={query !== null && askedBy(one.query) === askedBy(query)}
            className="quick-choice inline-flex items-center"
            onClick={(event) => {
              // With a key held the browser opens it elsewhere.
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onChoose?.()
              setQuery(one.query, 'push')
            }}
          >
            {one.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
