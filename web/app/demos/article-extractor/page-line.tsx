import { CopyLink } from '@/components/demo/controls'
import { ChipLine } from '@/components/demo/data-line'
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
  const time = arrivedAt === null ? '' : ` · ${formatTimeUtc(new Date(arrivedAt).toISOString())}`
  const isGiven = page.kind === 'paste' || page.kind === 'file'
  return (
    <ChipLine
      mode={page.kind === 'url' ? 'live' : 'snapshot'}
      chip={states[page.kind] + time}
      end={
        isGiven ? (
          'A link cannot carry it'
        ) : (
          <CopyLink href={href} className="text-button -ml-2 inline-flex items-center gap-1.5" />
        )
      }
    >
      {nameOf(page)} · read as {page.kind === 'file' ? page.charset.toUpperCase() : report.encoding}
      {page.kind !== 'sample' && ' · not stored'}
    </ChipLine>
  )
}
