import { useState, type ReactNode } from 'react'
import { Part } from '@/components/demo/part'
import { counted } from '@/lib/format'
import type { Report } from './ask'

/** So many entries stand at once; the rest comes on demand. */
const SHOWN = 8

/** The article's links and pictures, as addresses: this page loads nothing from elsewhere. */
export function ListsFigure({ report: { links, images } }: { report: Report }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-11 md:grid-cols-2">
      <Listed
        title={`${links.length === 0 ? 'No' : String(links.length)} ${links.length === 1 ? 'link' : 'links'} in the article`}
        sub="Each address once. Links open in a new tab."
        empty="The text leads nowhere else."
        entries={links.map(({ url, text }) => (
          <Entry key={url} url={url} words={text} />
        ))}
      />
      <Listed
        title={`${images.length === 0 ? 'No' : String(images.length)} ${images.length === 1 ? 'picture' : 'pictures'} in the article`}
        sub="Named, not loaded: this page asks no other host for anything, so nobody learns what you read."
        empty="The text has no pictures."
        entries={images.map(({ url, alt }) => (
          <Entry key={url} url={url} words={alt ?? 'No description'} />
        ))}
      />
    </div>
  )
}

function Listed({
  title,
  sub,
  empty,
  entries,
}: {
  title: string
  sub: string
  empty: string
  entries: readonly ReactNode[]
}) {
  const [isOpen, setOpen] = useState(false)
  const rest = entries.length - SHOWN
  return (
    <div className="min-w-0">
      <Part title={title} sub={sub}>
        {entries.length === 0 ? (
          <p className="mt-3 text-sm text-muted">{empty}</p>
        ) : (
          <ul className="mt-2">{isOpen ? entries : entries.slice(0, SHOWN)}</ul>
        )}
        {rest > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            className="text-button -ml-2"
            onClick={() => {
              setOpen(!isOpen)
            }}
          >
            {isOpen ? 'Show fewer' : `Show ${counted(rest, 'more', 'more')}`}
          </button>
        )}
      </Part>
    </div>
  )
}

function Entry({ url, words }: { url: string; words: string }) {
  return (
    <li className="border-b border-hairline py-2 text-sm">
      <span className="wrap-anywhere">{words}</span>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="block font-mono text-xs break-all text-primary underline underline-offset-3"
      >
        {url}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </li>
  )
}
