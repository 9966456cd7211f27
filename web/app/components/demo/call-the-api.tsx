import { useId, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { site } from '@/content/site'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/format'
import {
  answerJson,
  bodyOf,
  languages,
  snippet,
  type ApiRequest,
  type Language,
} from './api-snippets'
import { CodeText } from './code-text'
import { CopyButton } from './copy-button'
import { DemoIcon } from './demo-icons'
import '@/styles/demo.css'

const never = () => () => undefined

/** The host of the page; the firm's own address in the prerendered one. */
function useHost() {
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => site.url,
  )
}

interface Sent {
  /** The request it answers, so that an old answer is not shown under a new request. */
  key: string
  status: string
  type: string
  ms: number
  answer: unknown
}

async function send(request: ApiRequest, key: string): Promise<Sent> {
  const start = performance.now()
  const response = await fetch(request.path, {
    method: request.method,
    ...(request.method === 'POST' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify((await bodyOf(request)) ?? {}),
    }),
  })
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
  const answer: unknown = type.includes('json') ? await response.json() : await response.text()
  const status = `${String(response.status)} ${response.statusText}`.trim()
  return { key, status, type, ms: performance.now() - start, answer }
}

/**
 * The request behind this very view in three languages, and the real answer beside it. The answer shown first
 * is the one the page itself was drawn from; Send asks again and shows what comes back, errors included.
 */
export function CallTheApi({
  requests,
  answer,
  here,
}: {
  /** The requests of the view; the last one's answer is shown. */
  requests: readonly [ApiRequest, ...ApiRequest[]]
  answer: unknown
  /** The key of the control in focus, marked in the request. */
  here?: string | undefined
}) {
  const id = useId()
  const host = useHost()
  const [language, setLanguage] = useState<Language>('curl')
  const [sent, setSent] = useState<Sent | null>(null)
  const [sending, setSending] = useState(false)
  const last = requests.at(-1) ?? requests[0]
  const key = JSON.stringify(last)
  const fresh = sent?.key === key ? sent : null
  const code = snippet(language, requests, host)

  const onSend = async () => {
    setSending(true)
    try {
      setSent(await send(last, key))
    } catch {
      const text = 'No answer: check the connection and try again.'
      setSent({ key, status: 'no answer', type: '', ms: 0, answer: text })
    }
    setSending(false)
  }
  const onTabKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const next =
      languages[(languages.indexOf(language) + step + languages.length) % languages.length]
    if (!next) return
    event.preventDefault()
    setLanguage(next)
    document.getElementById(`${id}-${next}`)?.focus()
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
        <div role="tablist" aria-label="Language" className="flex max-md:order-1 max-md:basis-full">
          {languages.map((option) => (
            <button
              key={option}
              id={`${id}-${option}`}
              type="button"
              role="tab"
              aria-selected={option === language}
              aria-controls={`${id}-panel`}
              tabIndex={option === language ? 0 : -1}
              className={cn(
                'h-12 border-b-2 px-2.5 text-sm font-medium',
                option === language ? 'border-primary text-text' : 'border-transparent text-muted',
              )}
              onKeyDown={onTabKey}
              onClick={() => {
                setLanguage(option)
              }}
            >
              {option}
            </button>
          ))}
        </div>
        <span className="ml-auto flex items-center gap-1.5 py-1">
          <Button size="sm" disabled={sending} onClick={() => void onSend()}>
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
        <div
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${language}`}
          className="min-w-0"
        >
          <CodeText code={code} label="Request" here={here} className="max-h-96" />
        </div>
        <div className="min-w-0 border-hairline bg-surface-2 max-md:border-t md:border-l">
          <p
            role="status"
            className="flex flex-wrap gap-x-3.5 px-4 pt-2.5 font-mono text-xs text-muted"
          >
            <span>{fresh ? fresh.status : '200 OK'}</span>
            <span>{fresh ? fresh.type : 'application/json'}</span>
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
