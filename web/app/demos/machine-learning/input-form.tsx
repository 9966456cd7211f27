import { useId, useState } from 'react'
import { Segments, SelectField } from '@/components/demo/fields'
import { Button } from '@/components/ui/button'
import { DemoIcon } from '@/components/demo/demo-icons'
import { FileChooser, useFileDrop } from '@/components/demo/file-drop'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/format'
import { addressProblem, readFile, textProblem } from './own-article'
import { defaults, MAX_TEXT_CHARS, type OwnArticle } from './query'

const ways = [
  { value: 'sample', label: 'Sample' },
  { value: 'text', label: 'Text' },
  { value: 'url', label: 'Address' },
  { value: 'file', label: 'File' },
] as const
type Way = (typeof ways)[number]['value']

export interface InputFormProps {
  sample: string
  onSample: (slug: string) => void
  own: OwnArticle | null
  onOwn: (own: OwnArticle) => void
  /** Why web addresses cannot be read here; null where they can. */
  noFetch: string | null
  isBusy: boolean
}

/** Where the article comes from: a sample of ours, or the visitor's own text, address or file. */
export function InputForm(props: InputFormProps) {
  const [way, setWay] = useState<Way>('sample')
  const note = defaults.samples.find(({ slug }) => slug === props.sample)?.note
  return (
    <form
      aria-label="The article"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 rounded-panel border border-hairline bg-surface p-4 md:px-5 lg:grid-cols-[auto_minmax(0,1fr)]"
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      <div className="lg:w-80 lg:pt-1">
        <Segments
          label="Where the article comes from"
          options={ways}
          value={way}
          onChange={setWay}
        />
      </div>
      {way === 'sample' && (
        <div>
          <SelectField
            isWords
            label="Sample article"
            options={defaults.samples.map(({ slug, title }) => ({ value: slug, label: title }))}
            value={props.sample}
            onChange={props.onSample}
          />
          <p className="small-text mt-1.5">
            {note} Fictional, written by us: the people, places and sums are invented.
          </p>
        </div>
      )}
      {way === 'text' && <PasteField {...props} />}
      {way === 'url' && <AddressField {...props} />}
      {way === 'file' && <FileField {...props} />}
    </form>
  )
}

const promise = 'It is held in memory for this request, never stored and never put into the link.'

function Problem({ id, children }: { id: string; children: string | null }) {
  return (
    <p id={id} role="alert" className="text-sm font-medium text-danger empty:hidden">
      {children}
    </p>
  )
}

function PasteField({ own, onOwn, isBusy }: InputFormProps) {
  const id = useId()
  const [text, setText] = useState(own?.kind === 'text' ? own.text : '')
  const [problem, setProblem] = useState<string | null>(null)
  const send = () => {
    const found = textProblem(text)
    setProblem(found)
    if (found === null) onOwn({ kind: 'text', name: 'Your text', text })
  }
  return (
    <div className="grid gap-2">
      <textarea
        aria-label="Text of the article"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem ${id}-limits`}
        value={text}
        rows={7}
        className="w-full rounded-field border border-control bg-bg p-3 text-sm"
        placeholder="Paste an article in English or French, its headline on the first line."
        onChange={(event) => {
          setText(event.target.value)
          setProblem(null)
        }}
      />
      <Problem id={`${id}-problem`}>{problem}</Problem>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" aria-disabled={isBusy} onClick={send}>
          {isBusy ? 'Analysing' : 'Analyse this text'}
        </Button>
        <p id={`${id}-limits`} className="small-text min-w-0 flex-1 basis-60">
          {formatNumber(text.length)} of at most {formatNumber(MAX_TEXT_CHARS)} characters.{' '}
          {promise}
        </p>
      </div>
    </div>
  )
}

function AddressField({ own, onOwn, isBusy, noFetch }: InputFormProps) {
  const id = useId()
  const [url, setUrl] = useState(own?.kind === 'url' ? own.url : '')
  const [problem, setProblem] = useState<string | null>(null)
  const send = () => {
    const found = noFetch ?? addressProblem(url)
    setProblem(found)
    if (found === null) onOwn({ kind: 'url', name: new URL(url.trim()).host, url: url.trim() })
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <div className="control-field min-w-0 flex-1 basis-60">
          <input
            type="url"
            inputMode="url"
            autoComplete="off"
            aria-label="Web address of the article"
            aria-invalid={problem !== null}
            aria-describedby={`${id}-problem ${id}-limits`}
            value={url}
            placeholder="https://"
            onChange={(event) => {
              setUrl(event.target.value)
              setProblem(null)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') send()
            }}
          />
        </div>
        <Button size="sm" className="min-h-11" aria-disabled={isBusy} onClick={send}>
          {isBusy ? 'Reading' : 'Read and analyse'}
        </Button>
      </div>
      <Problem id={`${id}-problem`}>{problem}</Problem>
      <p id={`${id}-limits`} className="small-text">
        {noFetch ??
          'Our server reads a public page of at most 5 MB, if its robots.txt allows it, takes the article out of it, and keeps neither.'}
      </p>
    </div>
  )
}

function FileField({ onOwn, isBusy }: InputFormProps) {
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File) => {
    const read = await readFile(file)
    setProblem('problem' in read ? read.problem : null)
    if ('own' in read) onOwn(read.own)
  }
  const { isOver, zone, choose, chooser } = useFileDrop((file) => void take(file))
  return (
    // Dropping is the mouse's way; the button is everybody's.
    <div
      className={cn(
        'grid gap-2 rounded-card border-[1.5px] border-dashed p-3',
        isOver ? 'border-accent' : 'border-control',
      )}
      {...zone}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" variant="quiet" aria-disabled={isBusy} onClick={choose}>
          <DemoIcon name="upload" />
          {isBusy ? 'Analysing' : 'Choose a file or drop it here'}
        </Button>
        <FileChooser
          label="Your HTML or text file"
          accept=".html,.htm,.xhtml,.txt,.md,text/html,text/plain"
          aria-describedby={`${id}-problem`}
          {...chooser}
        />
        <p className="small-text min-w-0 flex-1 basis-60">
          A saved page (.html) of at most 5 MB, or a text file (.txt, .md) of at most{' '}
          {formatNumber(MAX_TEXT_CHARS)} characters. {promise}
        </p>
      </div>
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </div>
  )
}
