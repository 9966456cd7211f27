import { useState } from 'react'
import type { ApiRequest } from '@/api/request'
import { answerJson, snippet } from '@/components/demo/api-snippets'
import { CodeText } from '@/components/demo/code-text'
import { CopyButton } from '@/components/demo/copy-button'
import { sendCall, useHost, type Sent } from '@/components/demo/send-request'
import { Button } from '@/components/ui/button'
import { apiPage } from '@/content/api'
import { formatNumber } from '@/lib/format'

/** A call as curl writes it, and its real answer on a press. A stream never ends, so it is only shown. */
export function TryCall({ name, call }: { name: string; call: ApiRequest }) {
  const [sent, setSent] = useState<Sent | null>(null)
  const [sending, setSending] = useState(false)
  const code = snippet('curl', [call], useHost())
  const onSend = async () => {
    if (sending) return
    setSending(true)
    setSent(await sendCall(call))
    setSending(false)
  }
  return (
    <div className="overflow-hidden rounded-panel border border-hairline bg-surface">
      <CodeText code={code} label={`Request: ${name}`} className="max-h-80" />
      <div className="flex flex-wrap items-center gap-1.5 border-t border-hairline px-4 py-2">
        {call.stream === undefined && (
          <Button size="sm" aria-disabled={sending} onClick={() => void onSend()}>
            {sending ? apiPage.sending : apiPage.send}
          </Button>
        )}
        <CopyButton
          text={() => code}
          label={apiPage.copy}
          className="inline-flex min-h-11 items-center rounded-button border border-control bg-surface px-3.5 text-sm font-semibold md:min-h-10"
        />
        <p role="status" className="flex flex-wrap gap-x-3.5 font-mono text-xs text-muted">
          {sent && (
            <>
              <span>{sent.status}</span>
              <span>{sent.type}</span>
              {sent.ms > 0 && <span>{formatNumber(sent.ms)} ms</span>}
            </>
          )}
        </p>
      </div>
      {sent && (
        <CodeText
          code={typeof sent.answer === 'string' ? sent.answer : answerJson(sent.answer)}
          label={`Answer: ${name}`}
          className="max-h-96 border-t border-hairline bg-surface-2"
        />
      )}
    </div>
  )
}
