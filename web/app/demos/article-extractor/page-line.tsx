import { CopyLink } from '@/components/demo/copy-link'
import { ChipLine } from '@/components/demo/data-line'
import type { OwnInUse, OwnScope } from '@/components/demo/own-in-use'
import { formatTimeUtc } from '@/lib/format'
import { spokenAddress } from '@/lib/page-address'
import type { Extraction, Page } from './ask'

const states: Record<Page['kind'], string> = {
  sample: 'Sample · synthetic',
  url: 'Fetched',
  paste: 'Pasted',
  file: 'File',
}

/** A page of the visitor's own, by its name; what was fetched stands in the link. */
export const ownPage = (page: Page): OwnInUse | null =>
  page.kind === 'paste' || page.kind === 'file' ? { name: nameOf(page), scope } : null

const scope: OwnScope = {
  recomputed: ['the answer', 'the article with its blocks, facts, links and pictures'],
  kept: ['the scores on public test sets'],
}

function nameOf(page: Page) {
  switch (page.kind) {
    case 'sample':
      return 'a news page we wrote; town, newspaper and people are invented'
    case 'url':
      return Object.values(spokenAddress(page.url)).join('')
    case 'paste':
      return page.url ?? 'your pasted HTML'
    case 'file':
      return page.name
  }
}

/** Which page the article is of, and what became of it: the demo's data line. */
export function PageLine({ extraction, href }: { extraction: Extraction; href: string }) {
  const { page, report, arrivedAt } = extraction
  const time = arrivedAt === null ? '' : ` · ${formatTimeUtc(new Date(arrivedAt).toISOString())}`
  return (
    <ChipLine
      mode={page.kind === 'url' ? 'live' : 'snapshot'}
      chip={states[page.kind] + time}
      end={
        ownPage(page) ? (
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
