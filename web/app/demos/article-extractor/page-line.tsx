import { CopyLink } from '@/components/demo/controls'
import { cn } from '@/lib/cn'
import { formatTimeUtc } from '@/lib/format'
import { spokenAddress } from '@/lib/page-address'
import type { Extraction, Page } from './ask'

const states: Record<Page['kind'], string> = {
  sample: 'Sample · synthetic',
  url: 'Fetched',
  paste: 'Pasted',
  file: 'File',
}

function nameOf(page: Page) {
  switch (page.kind) {
    case 'sample':
      return 'a news page we wrote; town, newspaper and people are invented'
    case 'url':
      return Object.values(spokenAddress(page.url)).join('')
    case 'paste':
      return page.url ?? 'HTML of yours'
    case 'file':
      return page.name
  }
}

/** Which page the article is of, and what became of it: the demo's data line. */
export function PageLine({ extraction, href }: { extraction: Extraction; href: string }) {
  const { page, report, arrivedAt } = extraction
  const isFetched = page.kind === 'url'
  return (
    <div className="small-text flex flex-wrap items-center gap-x-3.5 gap-y-1.5 border-t border-hairline py-2.5">
      <span className={cn('chip', isFetched && 'chip-live')}>
        {/* A disc for what was fetched, a square for what was given: the difference without colour. */}
        <svg aria-hidden="true" width="10" height="10" viewBox="0 0 10 10" fill="none">
          {isFetched ? (
            <circle cx="5" cy="5" r="4" fill="currentColor" />
          ) : (
            <rect x="1.5" y="1.5" width="7" height="7" stroke="currentColor" strokeWidth="1.6" />
          )}
        </svg>
        {states[page.kind]}
        {arrivedAt !== null && ` · ${formatTimeUtc(new Date(arrivedAt).toISOString())}`}
      </span>
      <span className="min-w-0 wrap-anywhere">
        {nameOf(page)} · read as{' '}
        {page.kind === 'file' ? page.charset.toUpperCase() : report.encoding}
        {page.kind !== 'sample' && ' · not stored'}
      </span>
      <span className="lg:ml-auto">
        {page.kind === 'paste' || page.kind === 'file' ? (
          'A link cannot carry it'
        ) : (
          <CopyLink href={href} className="text-button -ml-2 inline-flex items-center gap-1.5" />
        )}
      </span>
    </div>
  )
}
