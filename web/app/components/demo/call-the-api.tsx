import { useId, useState } from 'react'
import type { ApiRequest } from '@/api/request'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/lib/export'
import { formatNumber } from '@/lib/format'
import { answerJson, languages, snippet, type Language } from './api-snippets'
import { CodeText } from './code-text'
import { CopyButton } from './copy-button'
import { DemoIcon } from './demo-icons'
import { isLong, REQUEST_FILE, requestKey } from './long-request'
import { sendCall, useHost, type Sent } from './send-request'
import { Tabs, tabPanel } from './tabs'
import '@/styles/demo.css'

/** A request and what came back for it. */
export interface Exchange {
  request: ApiRequest
  answer: unknown
}

/**
 * The requests behind what the page shows in three languages, and the real answer to the last of them. Each stands
 * with its own answer, so that one that failed or is on its way is never shown beside another's; Send asks again
 * and shows what comes back, errors included.
 */
export function CallTheApi({
  here,
  exchanges,
}: {
  exchanges: readonly [Exchange, ...Exchange[]]
  /** The key of the control in focus, marked in the request. */
  here?: string | undefined
}) {
  const id = useId()
  const host = useHost()
  const [language, setLanguage] = useState<Language>('curl')
  const [sent, setSent] = useState<(Sent & { key: string }) | null>(null)
  const [sending, setSending] = useState(false)
  const requests = exchanges.map(({ request }) => request)
  const { request: last, answer } = exchanges.at(-1) ?? exchanges[0]
  const key = requestKey(last)
  const fresh = sent?.key === key ? sent : null
  const code = snippet(language, requests, host)

  const onSend = async () => {
    if (sending) return
    setSending(true)
    // With the request it answers, so that an old answer is not shown under a new request.
    setSent({ key, ...(await sendCall(last)) })
    setSending(false)
  }
  return (
    <section
      id="api"
      aria-labelledby={`${id}-title`}
      className="no-print overflow-hidden rounded-panel border border-hairline bg-surface"
    >
      <div className="flex flex-wrap items-center gap-x-4 border-b border-hairline px-4 max-md:pt-2">
        <h2 id={`${id}-title`} className="text-base leading-snug">
          Call the API
        </h2>
        <Tabs
          id={id}
          label="Language"
          options={languages.map((value) => ({ value, label: value }))}
          value={language}
          onChange={setLanguage}
          className="max-md:order-1 max-md:basis-full"
          tabClassName="h-12"
        />
        <span className="ml-auto flex items-center gap-1.5 py-1">
          <Button size="sm" aria-disabled={sending} onClick={() => void onSend()}>
            <DemoIcon name="play" size={16} />
            {sending ? 'Sending' : 'Send'}
          </Button>
          <CopyButton
            text={() => code}
            label="Copy"
            icon={<DemoIcon name="copy" size={16} />}
            className="inline-flex min-h-11 items-center gap-2 rounded-button border border-control bg-surface px-3.5 text-sm font-semibold md:min-h-10"
          />
        </span>
      </div>
      <div className="grid md:grid-cols-2">
        <div {...tabPanel(id, language)} className="min-w-0">
          <CodeText code={code} label="Request" here={here} className="max-h-96" />
          {isLong(last) && (
            <button
              type="button"
              className="text-button mx-2 mb-2"
              onClick={() => {
                const text = JSON.stringify(last.body)
                saveFile(REQUEST_FILE, new Blob([text], { type: 'application/json' }))
              }}
            >
              Download {REQUEST_FILE}
            </button>
          )}
        </div>
        <div className="min-w-0 border-hairline bg-surface-2 max-md:border-t md:border-l">
          <p
            role="status"
            className="flex flex-wrap gap-x-3.5 px-4 pt-2.5 font-mono text-xs text-muted"
          >
            <span>{fresh ? fresh.status : '200 OK'}</span>
            <span>{fresh ? fresh.type : last.job ? 'text/event-stream' : 'application/json'}</span>
            <span>{last.path.split('?')[0]?.split('/').at(-1)}</span>
            {fresh && fresh.ms > 0 && <span>{formatNumber(fresh.ms)} ms</span>}
          </p>
          <CodeText
            code={
              fresh && typeof fresh.answer === 'string'
                ? fresh.answer
                : answerJson(fresh ? fresh.answer : answer)
            }
            label="Answer"
            className="max-h-96"
          />
        </div>
      </div>
    </section>
  )
}
