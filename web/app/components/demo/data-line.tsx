import { useSyncExternalStore, type ReactNode } from 'react'
import { formatAge, formatDay } from '@/lib/format'
import { NewTabLink } from '@/components/ui/new-tab-link'
import { cn } from '@/lib/cn'
import '@/styles/demo.css'

export type SourceMode = 'live' | 'cached' | 'snapshot' | 'replay'

/** Whose figures a page shows and how old they are: the `source` block of every answer. */
export interface SourceInfo {
  mode: SourceMode
  /** The date, month or span of years the figures speak of. */
  as_of?: string | null | undefined
  publisher: string
  licence?: string | null
  /** Where the licence stands, for people to read. */
  licence_url?: string | null | undefined
  /** When the publisher last answered, RFC 3339. */
  fetched_at?: string | null
  /** The publisher should have newer figures but does not answer. */
  stale?: boolean
}

const words: Record<SourceMode, string> = {
  live: 'Live',
  cached: 'Cached',
  snapshot: 'Snapshot',
  replay: 'Replay',
}

const MINUTE = 60_000
const watchMinutes = (onChange: () => void) => {
  const timer = setInterval(onChange, MINUTE)
  return () => {
    clearInterval(timer)
  }
}

/** The time, to the minute; null in the prerendered page, which must not depend on the day it was made. */
function useNow() {
  return useSyncExternalStore(
    watchMinutes,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => null,
  )
}

/** The words of the chip: the mode, and always an age or a date. */
export function chipText(source: SourceInfo, now: number | null) {
  const { mode, fetched_at, stale = false } = source
  const as_of = source.as_of ?? ''
  const dated = /^\d{4}-\d{2}-\d{2}/.test(as_of) ? formatDay(as_of) : as_of
  if (mode === 'snapshot' || mode === 'replay') return `${words[mode]} · ${dated}`
  const age = fetched_at && now !== null ? formatAge(now - Date.parse(fetched_at)) : null
  const when = age === null ? dated : mode === 'live' ? `${age} ago` : age
  return `${words[mode]} · ${when}${stale ? ', publisher not answering' : ''}`
}

/** Where the figures come from: mode in word and shape, publisher, period, licence. */
export function DataLine({
  source,
  children,
  links,
}: {
  source: SourceInfo
  /** Period and count: "month-end yields, 2001-01 to 2026-05, 305 months". */
  children: ReactNode
  /** Further links at the end of the line. */
  links?: ReactNode
}) {
  const now = useNow()
  const { mode, publisher, licence, licence_url } = source
  return (
    <ChipLine
      mode={mode}
      chip={chipText(source, now)}
      end={
        <>
          {links}
          {licence && licence_url ? <NewTabLink href={licence_url}>{licence}</NewTabLink> : licence}
        </>
      }
    >
      {publisher}
      {children ? <> · {children}</> : null}
    </ChipLine>
  )
}

/** What a page shows, by a word in a chip and more beside it; at the end what can be done with it. */
export function ChipLine({
  mode,
  chip,
  end,
  below,
  children,
}: {
  /** Figures of a publisher, or computed from the visitor's own. */
  mode: SourceMode | 'computed'
  chip: ReactNode
  end: ReactNode
  /** Remarks under the line. */
  below?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="border-t border-hairline py-2.5">
      <div className="small-text flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
        <span className={cn('chip', `chip-${mode}`)}>
          <ModeShape mode={mode} />
          {chip}
        </span>
        <span className="min-w-0 wrap-anywhere">{children}</span>
        <span className="flex flex-wrap items-center gap-x-3.5 lg:ml-auto">{end}</span>
      </div>
      {below}
    </div>
  )
}

/** Disc, half disc, square, triangle, diamond: the mode without colour. */
function ModeShape({ mode }: { mode: SourceMode | 'computed' }) {
  return (
    <svg aria-hidden="true" width="10" height="10" viewBox="0 0 10 10" fill="none">
      {mode === 'live' && <circle cx="5" cy="5" r="4" fill="currentColor" />}
      {mode === 'cached' && (
        <>
          <circle cx="5" cy="5" r="3.8" stroke="currentColor" strokeWidth="1.5" />
          <path d="M5 1.2a3.8 3.8 0 0 1 0 7.6Z" fill="currentColor" />
        </>
      )}
      {mode === 'snapshot' && (
        <rect x="1.5" y="1.5" width="7" height="7" stroke="currentColor" strokeWidth="1.6" />
      )}
      {mode === 'replay' && <path d="M2 1v8l7-4Z" fill="currentColor" />}
      {mode === 'computed' && <path d="M5 0 10 5 5 10 0 5Z" fill="currentColor" />}
    </svg>
  )
}
