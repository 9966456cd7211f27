import { useState, type ReactNode } from 'react'
import { counted } from '@/lib/format'
import { Part } from './part'

/** So many entries stand at once; the rest comes on demand. */
const SHOWN = 8

/** A part of a page that is a list: its first entries, and all of them when asked for. */
export function ListPart({
  title,
  sub,
  empty,
  entries,
}: {
  title: string
  sub: string
  /** Said in place of a list without entries. */
  empty: string
  /** Items of a list, each with its key. */
  entries: readonly ReactNode[]
}) {
  const [isOpen, setOpen] = useState(false)
  const rest = entries.length - SHOWN
  return (
    <div className="min-w-0">
      <Part title={title} sub={sub}>
        {entries.length === 0 ? (
          <p className="mt-3 text-sm text-muted">{empty}</p>
        ) : (
          <ul className="mt-2">{isOpen ? entries : entries.slice(0, SHOWN)}</ul>
        )}
        {rest > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            className="text-button -ml-2"
            onClick={() => {
              setOpen(!isOpen)
            }}
          >
            {isOpen ? 'Show fewer' : `Show ${counted(rest, 'more', 'more')}`}
          </button>
        )}
      </Part>
    </div>
  )
}
