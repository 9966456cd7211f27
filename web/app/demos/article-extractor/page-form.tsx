import { useState } from 'react'
import { AddressField, LineInput, PasteInput } from '@/components/demo/article-input'
import { Segments } from '@/components/demo/fields'
import { fieldsOf } from '@/components/demo/fields-of'
import { FileInput } from '@/components/demo/file-input'
import type { ReadInput } from '@/components/demo/input-reason'
import { useAnswer } from '@/components/demo/use-answer'
import { Button } from '@/components/ui/button'
import { addressOf } from '@/lib/page-address'
import { refusedHtml } from '@/lib/page-limit'
import type { ViewState } from '@/lib/use-view'
import { sampleHtml, serverStatus, type Page } from './ask'
import { addressesOf, MAX_BATCH } from './batch'
import { MAX_HTML_BYTES, mostHtml, settings, type View } from './settings'

/** What the visitor has typed so far, kept while they try another way. */
interface Drafts {
  /** Null until somebody types: the address of the view stands in its place. */
  url: string | null
  html: string
  /** The address pasted HTML was read from. */
  base: string
  batch: string
}

/** The address HTML was read from: optional, and refused when it is none. */
function baseOf(text: string): ReadInput<{ url: string | null }> {
  if (text.trim() === '') return { url: null }
  const given = addressOf(text)
  return 'refusal' in given ? { refusal: `Address it came from: ${given.refusal}` } : given
}

function pastedPage(html: string, base: string): ReadInput<Page> {
  const from = baseOf(base)
  const refusal =
    html.trim() === '' ? 'Paste the HTML of a page first.' : refusedHtml(html, MAX_HTML_BYTES)
  if (refusal !== null) return { refusal }
  return 'refusal' in from ? from : { kind: 'paste', html, url: from.url }
}

async function filedPage(file: File, base: string): Promise<ReadInput<Page>> {
  const from = baseOf(base)
  if ('refusal' in from) return from
  const { readPageFile } = await import('@/lib/read-page-file')
  const read = await readPageFile(file, MAX_HTML_BYTES)
  return 'refusal' in read ? read : { kind: 'file', name: file.name, url: from.url, ...read }
}

/** The page to read, given in one of four ways. Nothing happens before the button is pressed. */
export function PageForm({
  state,
  pending,
  isBatchRunning,
  onStart,
  onStop,
  onStartBatch,
}: {
  state: ViewState<View>
  /** A page is on its way. */
  pending: boolean
  isBatchRunning: boolean
  onStart: (page: Page) => void
  onStop: () => void
  onStartBatch: (urls: readonly string[]) => void
}) {
  const server = useAnswer(serverStatus).answered.report
  const [drafts, setDrafts] = useState<Drafts>({ url: null, html: '', base: '', batch: '' })
  const type = (draft: keyof Drafts) => (text: string) => {
    setDrafts((now) => ({ ...now, [draft]: text }))
  }
  const { input, url: address } = state.view
  const isOff = server?.fetch_enabled === false
  const isFromLink = drafts.url === null && address !== ''
  const button = pending ? (
    <Button variant="quiet" className="max-sm:w-full" onClick={onStop}>
      Stop
    </Button>
  ) : (
    <Button type="submit" disabled={isOff && input === 'url'} className="max-sm:w-full">
      Extract
    </Button>
  )
  const base = (
    <AddressField
      label="Address it came from"
      hint="optional, makes relative links whole"
      value={drafts.base}
      onType={type('base')}
    />
  )
  return (
    <section
      aria-label="The page to read"
      className="no-print rounded-panel border border-hairline bg-surface px-4 py-4 md:px-6 md:py-5"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="max-sm:w-full">
          <Segments {...fieldsOf(settings, state)('input')} />
        </div>
        <button
          type="button"
          className="text-button -mx-2"
          onClick={() => {
            onStart({ kind: 'sample' })
          }}
        >
          Show our sample page
        </button>
      </div>
      {input === 'url' && (
        <LineInput
          label="Address of an article"
          value={drafts.url ?? address}
          onType={type('url')}
          read={addressOf}
          onGive={({ url }) => {
            onStart({ kind: 'url', url })
          }}
          button={button}
          promise={
            pending
              ? `Fetching the page${server?.user_agent ? ` as ${server.user_agent}` : ''} and reading it. A slow site is given ten seconds.`
              : promise(isOff, isFromLink)
          }
        />
      )}
      {input === 'paste' && (
        <PasteInput
          isCode
          label="HTML of a page"
          placeholder="<!DOCTYPE html>"
          value={drafts.html}
          onType={type('html')}
          read={(html) => pastedPage(html, drafts.base)}
          onGive={onStart}
          aside={
            <button
              type="button"
              className="text-button -mr-2"
              onClick={() => void sampleHtml().then(type('html'))}
            >
              Start from the sample
            </button>
          }
          button={button}
          promise={`At most ${mostHtml}. In the browser: View page source, select all, copy. It is read for this answer, never stored, and never part of a link.`}
        >
          {base}
        </PasteInput>
      )}
      {input === 'file' && (
        <FileInput
          label="Your HTML file"
          accept=".html,.htm,.xhtml,.txt,text/html,application/xhtml+xml,text/plain"
          action="Choose a page or drop it here"
          hint={`.html, .htm or .txt, at most ${mostHtml}`}
          isBusy={pending}
          read={(file) => filedPage(file, drafts.base)}
          onGive={onStart}
          promise="The encoding is read as a browser does: byte-order mark, then the page’s own charset, then UTF-8, else Windows-1252. The file is read for this answer and never stored."
        >
          {base}
        </FileInput>
      )}
      {input === 'batch' && (
        <PasteInput
          isCode
          label="Addresses of articles, one a line"
          rows={6}
          placeholder={'https://\nhttps://'}
          value={drafts.batch}
          onType={type('batch')}
          read={addressesOf}
          onGive={({ urls }) => {
            if (!isBatchRunning) onStartBatch(urls)
          }}
          button={
            <Button
              type="submit"
              disabled={isOff}
              aria-disabled={isBatchRunning}
              className="max-sm:w-full"
            >
              Extract all
            </Button>
          }
          promise={
            isOff
              ? 'This server does not fetch pages: whoever runs it has switched that off.'
              : `At most ${String(MAX_BATCH)}, two at a time, with the pauses our server asks for. The list is not part of the link.`
          }
        />
      )}
    </section>
  )
}

/** What happens to the address, before anything does. */
function promise(isOff: boolean, isFromLink: boolean) {
  if (isOff)
    return 'This server does not fetch pages: whoever runs it has switched that off. Give the page as HTML or as a file; everything else works the same.'
  if (isFromLink)
    return 'The link you followed brought this address. It is fetched when you press Extract and not before, so that nobody can make you fetch a page by sending you a link.'
  return 'Our server fetches the page once, from the public web only, and obeys the site’s robots.txt. Nothing is written to disk.'
}
