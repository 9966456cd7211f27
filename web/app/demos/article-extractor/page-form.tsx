import { useState } from 'react'
import { Segments } from '@/components/demo/fields'
import { BatchInput } from './batch-input'
import { FileInput } from './file-input'
import type { Input } from './params'
import { PasteInput } from './paste-input'
import type { Page, Status } from './query'
import { UrlInput } from './url-input'

const labels: Record<Input, string> = {
  url: 'Address',
  paste: 'HTML',
  file: 'File',
  batch: 'Batch',
}

/** What the visitor has typed so far, kept while they try another way. */
interface Drafts {
  /** Null until somebody types: the address of the view stands in its place. */
  url: string | null
  html: string
  /** The address pasted HTML was read from. */
  base: string
  batch: string
}

/** The page to read, given in one of four ways. Nothing happens before the button is pressed. */
export function PageForm({
  input,
  onInput,
  address,
  pending,
  server,
  isBatchRunning,
  onStart,
  onStop,
  onStartBatch,
}: {
  input: Input
  onInput: (input: Input) => void
  /** The address a link brought along. */
  address: string
  /** The page on its way, if one is. */
  pending: Page | null
  /** What this server can do; undefined until it has said so. */
  server: Status | undefined
  isBatchRunning: boolean
  onStart: (page: Page) => void
  onStop: () => void
  onStartBatch: (urls: readonly string[]) => void
}) {
  const [drafts, setDrafts] = useState<Drafts>({ url: null, html: '', base: '', batch: '' })
  const change = (patch: Partial<Drafts>) => {
    setDrafts((now) => ({ ...now, ...patch }))
  }
  const isPending = pending !== null
  return (
    <section
      aria-label="The page to read"
      className="no-print rounded-panel border border-hairline bg-surface px-4 py-4 md:px-6 md:py-5"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="max-sm:w-full">
          <Segments
            label="Give the page as"
            value={input}
            options={(Object.keys(labels) as Input[]).map((value) => ({
              value,
              label: labels[value],
            }))}
            onChange={onInput}
          />
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
        <UrlInput
          value={drafts.url ?? address}
          isFromLink={drafts.url === null && address !== '' && !isPending}
          isPending={isPending}
          server={server}
          onType={(url) => {
            change({ url })
          }}
          onStart={onStart}
          onStop={onStop}
        />
      )}
      {input === 'paste' && (
        <PasteInput
          html={drafts.html}
          base={drafts.base}
          isPending={isPending}
          onType={change}
          onStart={onStart}
          onStop={onStop}
        />
      )}
      {input === 'file' && (
        <FileInput
          base={drafts.base}
          isPending={isPending}
          onBase={(base) => {
            change({ base })
          }}
          onStart={onStart}
        />
      )}
      {input === 'batch' && (
        <BatchInput
          value={drafts.batch}
          isRunning={isBatchRunning}
          isOff={server?.fetch_enabled === false}
          onType={(batch) => {
            change({ batch })
          }}
          onStart={onStartBatch}
        />
      )}
    </section>
  )
}
