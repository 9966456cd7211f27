import { CopyLink } from '@/components/demo/controls'
import { cn } from '@/lib/cn'
import { formatTimeUtc } from '@/lib/format'
import { spokenAddress } from './page-address'
import type { Extraction } from './query'

/** Which page the article is of, and what became of it: the demo's data line. */
export function PageLine({ extraction, href }: { extraction: Extraction; href: string }) {
  const { page, report, arrivedAt } = extraction
  const time = arrivedAt === null ? '' : formatTimeUtc(new Date(arrivedAt).toISOString())
  return (
    <div className="small-text flex flex-wrap items-center gap-x-3.5 gap-y-1.5 border-t border-hairline py-2.5">
      <span className={cn('chip', page.kind === 'url' && 'chip-live')}>
        <Shape isFilled={page.kind === 'url'} />
        {page.kind === 'sample' && 'Sample · synthetic'}
        {page.kind === 'url' && `Fetched · ${time}`}
        {page.kind === 'paste' && `Pasted · ${time}`}
        {page.kind === 'file' && `File · ${time}`}
      </span>
      <span className="min-w-0 wrap-anywhere">
        {page.kind === 'sample' && 'a news page we wrote; town, newspaper and people are invented'}
        {page.kind === 'url' && (
          <>
            {spokenAddress(page.url).host}
            {spokenAddress(page.url).rest}
          </>
        )}
        {page.kind === 'paste' && (page.url ?? 'HTML of yours')}
        {page.kind === 'file' && page.name} · read as{' '}
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

/** A disc for what was fetched, a square for what was given: the difference without colour. */
function Shape({ isFilled }: { isFilled: boolean }) {
  return (
    <svg aria-hidden="true" width="10" height="10" viewBox="0 0 10 10" fill="none">
      {isFilled ? (
        <circle cx="5" cy="5" r="4" fill="currentColor" />
      ) : (
        <rect x="1.500" y="1.500" width="7" height="7" stroke="currentColor" strokeWidth="1.600" />
      )}
    </svg>
  )
}
