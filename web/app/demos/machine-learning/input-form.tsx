import { useState } from 'react'
import { LineInput, PasteInput, SubmitButton } from '@/components/demo/article-input'
import { Segments, SelectField } from '@/components/demo/fields'
import { FileInput } from '@/components/demo/file-input'
import { useAnswer } from '@/components/demo/use-answer'
import { formatNumber } from '@/lib/format'
import { sampleOf, serverStatus } from './ask'
import {
  MAX_TEXT_CHARS,
  mostHtml,
  ownAddress,
  ownFile,
  ownText,
  type OwnArticle,
} from './own-article'
import { settings } from './settings'

const ways = [
  { value: 'sample', label: 'Sample' },
  { value: 'text', label: 'Text' },
  { value: 'url', label: 'Address' },
  { value: 'file', label: 'File' },
] as const

const promise = 'It is held in memory for this request, never stored and never put into the link.'
const noFetch =
  'This site does not read web addresses: save the page and use File, or paste its text.'

/** Where the article comes from: a sample of ours, or the visitor's own text, address or file. */
export function InputForm({
  sample,
  onSample,
  onOwn,
  isBusy,
}: {
  sample: string
  onSample: (slug: string) => void
  onOwn: (own: OwnArticle) => void
  isBusy: boolean
}) {
  const status = useAnswer(serverStatus).answered.report
  const [way, setWay] = useState<(typeof ways)[number]['value']>('sample')
  const [text, setText] = useState('')
  const [url, setUrl] = useState('')
  const isOff = status?.fetch_enabled === false
  const give = ({ own }: { own: OwnArticle }) => {
    onOwn(own)
  }
  return (
    <section
      aria-label="The article"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 rounded-panel border border-hairline bg-surface p-4 md:px-5 lg:grid-cols-[auto_minmax(0,1fr)]"
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
          <SelectField isWords {...settings.sample.props} value={sample} onChange={onSample} />
          <p className="small-text mt-1.5">
            {sampleOf(sample).note} Fictional, written by us: the people, places and sums are
            invented.
          </p>
        </div>
      )}
      {way === 'text' && (
        <PasteInput
          isLabelHidden
          label="Text of the article"
          placeholder="Paste an article in English or French, its headline on the first line."
          value={text}
          onType={setText}
          read={ownText}
          onGive={give}
          button={<SubmitButton isBusy={isBusy} idle="Analyze this text" busy="Analyzing" />}
          promise={`${formatNumber(text.length)} of at most ${formatNumber(MAX_TEXT_CHARS)} characters. ${promise}`}
        />
      )}
      {way === 'url' && (
        <LineInput
          isLabelHidden
          label="Web address of the article"
          value={url}
          onType={setUrl}
          read={(given) => (isOff ? { refusal: noFetch } : ownAddress(given))}
          onGive={give}
          button={<SubmitButton isBusy={isBusy} idle="Read and analyze" busy="Reading" />}
          promise={
            isOff
              ? noFetch
              : `Our server reads a public page of at most ${mostHtml}, if its robots.txt allows it, takes the article out of it, and writes neither to disk.`
          }
        />
      )}
      {way === 'file' && (
        <FileInput
          isCompact
          label="Your HTML or text file"
          accept=".html,.htm,.xhtml,.txt,.md,text/html,text/plain"
          action={isBusy ? 'Analyzing' : 'Choose a file or drop it here'}
          hint={`A saved page (.html) of at most ${mostHtml}, or a text file (.txt, .md) of at most ${formatNumber(MAX_TEXT_CHARS)} characters. ${promise}`}
          isBusy={isBusy}
          read={ownFile}
          onGive={give}
        />
      )}
    </section>
  )
}
