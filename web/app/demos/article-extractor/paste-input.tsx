import { useId, useState } from 'react'
import { refusedHtml } from '@/lib/read-page-file'
import { BaseField, baseOf } from './base-field'
import { FieldProblem } from './field-problem'
import { sampleHtml, type Page } from './query'
import { StartButton } from './url-input'

/** A page as HTML, for what our server may not or cannot fetch. */
export function PasteInput({
  html,
  base,
  isPending,
  onType,
  onStart,
  onStop,
}: {
  html: string
  base: string
  isPending: boolean
  onType: (patch: { html?: string; base?: string }) => void
  onStart: (page: Page) => void
  onStop: () => void
}) {
  const id = useId()
  const [refusal, setRefusal] = useState<string | null>(null)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const url = baseOf(base)
        const refused =
          html.trim() === ''
            ? 'Paste the HTML of a page first.'
            : (refusedHtml(html) ?? url.refusal)
        setRefusal(refused)
        if (refused === null) onStart({ kind: 'paste', html, url: url.url })
      }}
    >
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={`${id}-html`} className="control-legend">
          HTML of a page
        </label>
        <button
          type="button"
          className="text-button -mr-2"
          onClick={() => {
            void sampleHtml().then((sample) => {
              onType({ html: sample })
            })
          }}
        >
          Start from the sample
        </button>
      </div>
      <textarea
        id={`${id}-html`}
        value={html}
        rows={7}
        spellCheck={false}
        autoComplete="off"
        placeholder="<!DOCTYPE html>"
        aria-invalid={refusal !== null}
        aria-describedby={`${id}-problem ${id}-promise`}
        className="block w-full rounded-field border border-control bg-bg p-3 font-mono text-xs"
        onChange={(event) => {
          onType({ html: event.target.value })
        }}
      />
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <BaseField
          value={base}
          onType={(text) => {
            onType({ base: text })
          }}
        />
        <StartButton isPending={isPending} onStop={onStop} />
      </div>
      <FieldProblem id={`${id}-problem`} text={refusal} />
      <p id={`${id}-promise`} className="small-text mt-2">
        At most 5 MB. In the browser: View page source, select all, copy. It is read for this
        answer, never stored, and never part of a link.
      </p>
    </form>
  )
}
