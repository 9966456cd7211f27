import { useId, type RefObject } from 'react'
import { answerJson } from '@/components/demo/api-snippets'
import { CodeText } from '@/components/demo/code-text'
import { CopyButton } from '@/components/demo/copy-button'
import { fieldsOf } from '@/components/demo/fields-of'
import { SaveButtons } from '@/components/demo/save-buttons'
import { Tabs, tabPanel } from '@/components/demo/tabs'
import { formatNumber } from '@/lib/format'
import type { PlainTree } from '@/lib/plain-html'
import { jsonText } from '@/lib/save-text'
import type { ViewState } from '@/lib/use-view'
import type { Extraction, Report } from './ask'
import { articleFileName, markdownFile } from './exports'
import { Reader, type Ties } from './reader'
import { settings, type View } from './settings'

type Form = View['form']

/** As much source as a page shows without slowing down; the copy and the file hold all of it. */
const MAX_CHARS = 60_000

function sourceOf(report: Report, form: Exclude<Form, 'reader'>) {
  return form === 'json' ? jsonText(report) : report[form]
}

/** The article in five forms, to read, copy and keep. */
export function ArticlePane({
  extraction,
  tree,
  ties,
  state,
  box,
}: {
  extraction: Extraction
  tree: PlainTree
  ties: Ties
  state: ViewState<View>
  /** The part that scrolls. */
  box: RefObject<HTMLDivElement | null>
}) {
  const id = useId()
  const { report } = extraction
  const { form } = state.view
  return (
    <section aria-label="The article" className="flex min-h-0 min-w-0 flex-col print:block">
      <Tabs
        id={id}
        {...fieldsOf(settings, state)('form')}
        className="overflow-x-auto border-b border-hairline"
        tabClassName="-mb-px h-11 first:pl-0"
      />
      <div
        ref={box}
        {...tabPanel(id, form)}
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
  const name = settings.form.props.options.find(({ value }) => value === copied)?.label ?? ''
  return (
    <div className="no-print flex flex-wrap items-center gap-x-1 border-t border-hairline pt-2">
      <CopyButton
        key={form}
        text={() => sourceOf(report, copied)}
        label={`Copy ${copied === 'text' ? 'the text' : name}`}
        className="text-button -ml-2"
      />
      <span className="small-text ml-auto">Download</span>
      <SaveButtons
        files={[
          {
            label: 'Markdown',
            name: articleFileName(report, 'md'),
            text: () => markdownFile(extraction),
          },
          { label: 'JSON', name: articleFileName(report, 'json'), text: () => jsonText(report) },
        ]}
      />
    </div>
  )
}
