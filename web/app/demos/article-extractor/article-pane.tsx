import { useId, type KeyboardEvent, type RefObject } from 'react'
import { answerJson } from '@/components/demo/api-snippets'
import { CodeText } from '@/components/demo/code-text'
import { CopyButton } from '@/components/demo/copy-button'
import { cn } from '@/lib/cn'
import { saveFile } from '@/lib/export'
import { formatNumber } from '@/lib/format'
import type { ArticleTree } from './article-tree'
import { articleFileName, jsonFile, markdownFile } from './exports'
import { forms, type Form } from './params'
import { Reader, type Ties } from './reader'
import type { Extraction, Report } from './query'

const names: Record<Form, string> = {
  reader: 'Article',
  text: 'Text',
  markdown: 'Markdown',
  html: 'HTML',
  json: 'JSON',
}

/** As much source as a page shows without slowing down; the copy and the file hold all of it. */
const MAX_CHARS = 60_000

function sourceOf(report: Report, form: Exclude<Form, 'reader'>) {
  return form === 'json' ? jsonFile(report) : report[form]
}

/** The article in five forms, to read, copy and keep. */
export function ArticlePane({
  extraction,
  tree,
  ties,
  form,
  onForm,
  box,
}: {
  extraction: Extraction
  tree: ArticleTree
  ties: Ties
  form: Form
  onForm: (form: Form) => void
  /** The part that scrolls. */
  box: RefObject<HTMLDivElement | null>
}) {
  const id = useId()
  const { report } = extraction
  const onTabKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const next = forms[(forms.indexOf(form) + step + forms.length) % forms.length]
    if (step === 0 || !next) return
    event.preventDefault()
    onForm(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <section aria-label="The article" className="flex min-h-0 min-w-0 flex-col">
      <div
        role="tablist"
        aria-label="Form"
        className="flex overflow-x-auto border-b border-hairline"
      >
        {forms.map((option) => (
          <button
            key={option}
            id={`${id}-${option}`}
            type="button"
            role="tab"
            aria-selected={option === form}
            aria-controls={`${id}-panel`}
            tabIndex={option === form ? 0 : -1}
            className={cn(
              '-mb-px h-11 border-b-2 px-2.5 text-sm font-medium first:pl-0',
              option === form ? 'border-primary text-text' : 'border-transparent text-muted',
            )}
            onKeyDown={onTabKey}
            onClick={() => {
              onForm(option)
            }}
          >
            {names[option]}
          </button>
        ))}
      </div>
      <div
        ref={box}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${form}`}
        tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- a panel that scrolls must be reachable
        className="min-h-0 flex-1 overflow-y-auto pt-4 pr-3 pb-3 focus-visible:-outline-offset-3"
      >
        {form === 'reader' ? (
          <Reader report={report} tree={tree} ties={ties} />
        ) : (
          <ArticleSource report={report} form={form} />
        )}
      </div>
      <TakeAway extraction={extraction} form={form} />
    </section>
  )
}

/** One of the article's forms as source. */
function ArticleSource({ report, form }: { report: Report; form: Exclude<Form, 'reader'> }) {
  if (form === 'json')
    return (
      <>
        <p className="small-text">
          Long lists and texts are cut here; the copy and the file are whole.
        </p>
        <CodeText code={answerJson(report)} label="Report as JSON" className="!px-0" />
      </>
    )
  const source = sourceOf(report, form)
  const isCut = source.length > MAX_CHARS
  return (
    <>
      {isCut && (
        <p className="small-text mb-2">
          The first {formatNumber(MAX_CHARS)} of {formatNumber(source.length)} characters; the copy
          and the file are whole.
        </p>
      )}
      <pre className="font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap">
        {isCut ? source.slice(0, MAX_CHARS) : source}
      </pre>
    </>
  )
}

/** Copy what is shown, or take the article along as a file. */
function TakeAway({ extraction, form }: { extraction: Extraction; form: Form }) {
  const { report } = extraction
  const copied = form === 'reader' ? 'text' : form
  const save = (extension: string, type: string, text: string) => {
    saveFile(articleFileName(report, extension), new Blob([text], { type }))
  }
  return (
    <div className="no-print flex flex-wrap items-center gap-x-1 border-t border-hairline pt-2">
      <CopyButton
        key={form}
        text={() => sourceOf(report, copied)}
        label={`Copy ${copied === 'text' ? 'the text' : names[copied]}`}
        className="text-button -ml-2"
      />
      <span className="small-text ml-auto">Download</span>
      <button
        type="button"
        className="text-button"
        onClick={() => {
          save('md', 'text/markdown', markdownFile(extraction))
        }}
      >
        Markdown
      </button>
      <button
        type="button"
        className="text-button -mr-2"
        onClick={() => {
          save('json', 'application/json', jsonFile(report))
        }}
      >
        JSON
      </button>
    </div>
  )
}
